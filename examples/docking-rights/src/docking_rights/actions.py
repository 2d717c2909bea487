"""What a captain can do: choose a cell. One action, which all take at the same time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from farport import Action, Event
from farport.kernel import Number, Refusal

if TYPE_CHECKING:
    from docking_rights.state import Position

MOST_CELLS: Final = 99
NOT_IN_HAND: Final = Refusal("DR-4", "not_in_hand", "You have no cell {cell} in your hand.")


class Choose(Action["Position"]):
    """DR-4: lay a cell face down. What it is stays a secret until all have chosen."""

    __slots__ = ("cell",)
    do = "choose"
    fields = (Number("cell", 1, MOST_CELLS),)

    def __init__(self, cell: int) -> None:
        self.cell = cell

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Choose]:
        return [Choose(cell) for cell in sorted(set(state.hands[seat]))]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None if self.cell in state.hands[seat] else NOT_IN_HAND.says({"cell": self.cell})

    def effect(self, state: Position, seat: int) -> None:
        state.hands[seat].remove(self.cell)
        state.chosen[seat] = self.cell
        state.tell(Event("chosen", seat, secret={"cell": self.cell}, witnesses=(seat,)))
        if not state.to_move:
            state.show()
