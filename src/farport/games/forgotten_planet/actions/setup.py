"""Decisions before the first turn: bidding for bases (FP-80 to FP-84), laying hidden tiles (FP-85 to FP-89)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from farport.games.forgotten_planet import refusals
from farport.games.forgotten_planet.fields import CellField
from farport.games.forgotten_planet.mechanics.grid import cell_xy
from farport.games.forgotten_planet.setup import empty_between, hidden_sites, kinds_left, next_bid, next_hidden
from farport.games.forgotten_planet.vocabulary import EMPTY, HIDDEN_KINDS
from farport.kernel import Action, Event, Field, Number, Refusal, Word

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position


@final
class Bid(Action["Position"]):
    """Put a marker on top of a starting base (FP-80)."""

    __slots__ = ("base",)
    do: ClassVar[str] = "bid"
    fields: ClassVar[tuple[Field, ...]] = (Number("base", 0, 99),)  # FP-84 says which of them there are

    def __init__(self, base: int) -> None:
        self.base = base

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Bid]:
        return [Bid(base) for base in range(1, state.seats + 1)]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None if 1 <= self.base <= state.seats else refusals.NO_SUCH_BASE.says({"bases": state.seats})

    def effect(self, state: Position, seat: int) -> None:
        state.stacks[self.base - 1].append(seat)
        state.bids[seat] += 1
        state.say("bid", seat, {"base": self.base, "markers": state.bids[seat]})
        next_bid(state)


@final
class HideTile(Action["Position"]):
    """Lay one of the three hidden tiles face down (FP-85)."""

    __slots__ = ("at", "kind")
    do: ClassVar[str] = "hide_tile"
    fields: ClassVar[tuple[Field, ...]] = (Word("kind", HIDDEN_KINDS), CellField("at"))

    def __init__(self, kind: int, at: int) -> None:
        self.kind = kind
        self.at = at

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[HideTile]:
        cells, _, _ = hidden_sites(state)
        return [HideTile(kind, cell) for kind in kinds_left(state, seat) for cell in cells]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if self.kind not in kinds_left(state, seat):
            return refusals.KIND_ALREADY_LAID
        if self.at >= len(state.tile) or state.tile[self.at] != EMPTY:
            return refusals.NOT_IN_AREA
        cells, nearest, farthest = hidden_sites(state)
        if self.at in cells:
            return None
        if any([empty_between(self.at, laid) < nearest for laid in state.hidden_at]):  # FP-86
            return refusals.TOO_NEAR.says({"least": nearest})
        return refusals.TOO_FAR.says({"most": farthest})

    def effect(self, state: Position, seat: int) -> None:
        state.hidden_at.append(self.at)
        state.hidden_kind.append(self.kind)
        secret: dict[str, object] = {"tile": HIDDEN_KINDS[self.kind]}
        state.tell(Event("tile_hidden", seat, {"at": cell_xy(self.at)}, secret=secret, witnesses=(seat,)))
        next_hidden(state)
