"""The commands of the game, one small class each: fields, what is listed, what forbids it, what it does."""

from __future__ import annotations

from typing import Any, Final

from farport.games.space_dealer.actions.attacks import Block, Sabotage
from farport.games.space_dealer.actions.cargo import Deliver, Dump, MoveGoods
from farport.games.space_dealer.actions.choosing import ChooseStart
from farport.games.space_dealer.actions.jobs import StartBuild, StartFlight, StartTech, StartUse
from farport.games.space_dealer.actions.planning import DiscardPlanned, Draw, Keep, Plan
from farport.games.space_dealer.actions.trading import Accept, Counter, Decline, MakeOffer, Withdraw
from farport.games.space_dealer.actions.using import Cancel, Release, UseBuild, UseCard, UseTech
from farport.games.space_dealer.actions.waiting import Done, Wait
from farport.kernel import Action

Kinds = tuple[type[Action[Any]], ...]

CHOOSING: Final[Kinds] = (ChooseStart,)
# What takes an inactive hourglass, a card from a pile, or an hourglass out of its run: not in the run-out (SD-142).
STARTING: Final[Kinds] = (StartTech, StartBuild, StartUse, StartFlight, Draw, Cancel)
# What the option runout_free_actions = effects_only leaves in the run-out (SD-143).
RUNOUT_EFFECTS: Final[Kinds] = (Deliver, UseCard, UseBuild, UseTech, DiscardPlanned, Keep, Release, Wait, Done)
# What the run-out leaves otherwise.
IN_RUNOUT: Final[Kinds] = (
    Deliver,
    UseCard,
    UseBuild,
    UseTech,
    DiscardPlanned,
    Plan,
    Keep,
    MoveGoods,
    Dump,
    MakeOffer,
    Counter,
    Accept,
    Decline,
    Withdraw,
    Sabotage,
    Block,
    Release,
    Wait,
    Done,
)
IN_RUNNING: Final[Kinds] = (*STARTING, *[kind for kind in IN_RUNOUT if kind is not Done])
ACTIONS: Final[Kinds] = (*CHOOSING, *STARTING, *IN_RUNOUT)
