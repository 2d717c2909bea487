"""Ending and reopening one's part of a secret window (SP-301)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, final

from farport.games.space_paper import refusals
from farport.games.space_paper.actions.technology import Research
from farport.games.space_paper.course import COMMITTED, OPEN, commit
from farport.games.space_paper.terms import GRADUATED
from farport.games.space_paper.vocabulary import NONE, SETUP_POLITICS, T_ORDERS
from farport.kernel import Action, Event, Field, Refusal

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


@final
class Commit(Action["Position"]):
    """My orders stand. Always possible, in the technology phase after the mandatory research."""

    __slots__ = ()
    do: ClassVar[str] = "commit"
    fields: ClassVar[tuple[Field, ...]] = ()

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        return () if research_due(position, seat) else COMMIT

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        return refusals.RESEARCH_DUE if research_due(position, seat) else None

    def effect(self, position: Position, seat: int) -> None:
        commit(position, seat)


COMMIT: Final = (Commit(),)


def research_due(position: Position, seat: int) -> bool:
    """SP-050: a full marker must be spent; SP-052: again and again when science is carried; graduated costs: never."""
    if position.phase != T_ORDERS or position.terms.cost_mode == GRADUATED:
        return False
    return len(Research.offers(position, seat)) > 0


@final
class ClearOrders(Action["Position"]):
    """Withdraw all own orders of the window, and the own commit; events that were played stay played."""

    __slots__ = ()
    do: ClassVar[str] = "clear_orders"
    fields: ClassVar[tuple[Field, ...]] = ()

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        return CLEAR if CLEAR[0].refusal(position, seat) is None else ()

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        if position.committed[seat] == OPEN and not position.orders[seat]:
            return refusals.NOTHING_TO_CLEAR
        if position.changes[seat] >= position.tables.order_changes:
            return refusals.TOO_MANY_CHANGES.says({"most": position.tables.order_changes})
        return None

    def effect(self, position: Position, seat: int) -> None:
        was_committed = position.committed[seat] == COMMITTED
        position.committed[seat] = OPEN
        position.changes[seat] += 1
        position.orders[seat] = []
        position.costs[seat] = []
        if position.phase == SETUP_POLITICS:
            position.politics[seat] = NONE
        if was_committed:  # that he thinks again is seen by all; what he had ordered is not
            position.tell(Event("orders_reopened", seat))


CLEAR: Final = (ClearOrders(),)
