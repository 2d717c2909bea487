"""What a seat can imagine: the same position with hidden tiles and future dice drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.forgotten_planet.vocabulary import HIDDEN_KINDS
from farport.kernel import Bits, Rng

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position


def guess(position: Position, seat: int | None, rng: Bits) -> Position:
    twin = position.copy()
    draw = Rng(rng.getrandbits(64))
    if twin.hidden_kind:  # every order in which the others may have laid their three tiles is as likely
        for place, other in enumerate(twin.order):
            if other == seat:
                continue
            kinds = list(range(len(HIDDEN_KINDS)))
            draw.shuffle(kinds)
            for turn, laid in enumerate(range(place, len(twin.hidden_kind), twin.seats)):
                twin.hidden_kind[laid] = kinds[turn]
    twin.rng = Rng(draw.bits64())
    return twin
