"""Every action of the game, and which of them each phase knows (SP-300, SP-305)."""

from __future__ import annotations

from typing import Any, Final

from farport.games.space_paper.actions.construction import Build, Cancel, SetStandingOrder, Settle
from farport.games.space_paper.actions.events import PlayEvent
from farport.games.space_paper.actions.movement import ContinueMove, EndTurn, Move, Stop
from farport.games.space_paper.actions.reactions import ChooseDefender, ChooseRetreat, Fire, ReactHelp
from farport.games.space_paper.actions.resources import Abandon, ChangePolitics, Relocate, SetGeologist, SwitchBonus
from farport.games.space_paper.actions.setup import ChooseEvent, ChooseHome, ChooseLeader, ChoosePolitics, ChooseRace
from farport.games.space_paper.actions.ships import Attack, CreateBlackHole, DestroyBlackHole, Invade, Jump, Land, Scan
from farport.games.space_paper.actions.technology import Research
from farport.games.space_paper.actions.upkeep import Defer, KeepSurplus, Sell
from farport.games.space_paper.actions.windows import ClearOrders, Commit
from farport.kernel import Action

KINDS: Final[tuple[tuple[type[Action[Any]], ...], ...]] = (
    (ChooseRace,),
    (ChooseLeader,),
    (ChooseEvent,),
    (ChoosePolitics, ClearOrders),
    (ChooseHome,),
    (Commit, Relocate, Abandon, SwitchBonus, SetGeologist, ChangePolitics, PlayEvent, ClearOrders),
    (Commit, Research, PlayEvent, ClearOrders),
    (Commit, Build, Cancel, Settle, SetStandingOrder, PlayEvent, ClearOrders),
    (EndTurn, Move, Jump, DestroyBlackHole, CreateBlackHole, Attack, Invade, Land, Scan, PlayEvent),
    (Commit, Sell, Abandon, Defer, KeepSurplus, PlayEvent, ClearOrders),
    (Stop, ContinueMove),
    (ChooseDefender,),
    (ChooseRetreat,),
    (ReactHelp,),
    (Fire,),
    (),
)

ACTIONS: Final[tuple[type[Action[Any]], ...]] = tuple(dict.fromkeys([kind for kinds in KINDS for kind in kinds]))
