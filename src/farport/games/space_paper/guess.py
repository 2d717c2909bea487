"""A full position that fits what a seat knows: others' secrets and all future dice drawn anew (SP-310 to SP-312)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_paper.actions.setup import ChoosePolitics
from farport.games.space_paper.actions.technology import Research
from farport.games.space_paper.actions.windows import research_due
from farport.games.space_paper.course import COMMITTED, OPEN
from farport.games.space_paper.vocabulary import ALWAYS, SETUP_POLITICS, T_ORDERS
from farport.kernel import Bits, Rng

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def guess(position: Position, seat: int | None, rng: Bits) -> Position:
    twin = position.copy()
    twin.rng = Rng(rng.getrandbits(64))
    dice = Rng(rng.getrandbits(64))
    for other in range(position.seats):
        if other == seat:
            continue
        twin.own_standing_order()[other] = dice.below(ALWAYS + 1)
        twin.orders[other] = []
        twin.costs[other] = []
        twin.changes[other] = 0
        if twin.phase == SETUP_POLITICS and twin.simultaneous:
            _guess_politics(twin, other, dice)
        elif twin.phase == T_ORDERS and twin.committed[other] == COMMITTED:
            _guess_research(twin, other, dice)
    return twin


def _guess_politics(twin: Position, seat: int, dice: Rng) -> None:
    if twin.committed[seat] != COMMITTED:
        return
    choice = dice.choice(list(ChoosePolitics.offers(twin, seat)))
    assert isinstance(choice, ChoosePolitics)
    twin.politics[seat] = twin.tables.regimes.number(choice.politics)


def _guess_research(twin: Position, seat: int, dice: Rng) -> None:
    """Who has committed has named the technologies that he must name (SP-050)."""
    twin.committed[seat] = OPEN
    while research_due(twin, seat):
        dice.choice(list(Research.offers(twin, seat))).effect(twin, seat)
    twin.committed[seat] = COMMITTED
