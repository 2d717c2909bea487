"""What a seat can imagine: nothing is hidden, only the generator, which has done its work in the set-up, is another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.kernel import Bits, Rng

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


def guess(position: Position, seat: int | None, rng: Bits) -> Position:
    twin = position.copy()
    twin.rng = Rng(rng.getrandbits(64))
    return twin
