"""A position as text, for print(): what lies open before every seat, and the ships on the ring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_dealer.mechanics.goods import named
from farport.games.space_dealer.vocabulary import (
    CARDS,
    HOURGLASS_STATES,
    JOBS,
    NOBODY,
    NOTHING_THERE,
    PHASES,
    PLANETS,
    RESERVE,
    SHIPS,
)
from farport.kernel import Plain
from farport.kernel.drawing import paragraph, table

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position


def sketch(position: Position) -> str:
    head = paragraph(
        {
            "phase": PHASES[position.phase],
            "time": f"{position.clock / 1000:.1f} s of {position.terms.game_ms // 1000} s",
            "supply": named(position.supply),
        }
    )
    seats = [_seat(position, seat) for seat in range(position.seats)]
    ships = [_ship(position, ship) for ship in range(len(SHIPS)) if position.ship_owner[ship] != NOBODY]
    return f"{head}\n\n{table(seats)}\n\n{table(ships)}"


def _seat(position: Position, seat: int) -> Plain:
    return {
        "seat": seat,
        "planet": PLANETS[position.planet[seat]],
        "score": position.score(seat),
        "tech": position.tech[seat],
        "hourglasses": ", ".join(
            [
                f"{HOURGLASS_STATES[position.hourglass[number]]} {JOBS[position.job[number]]}".removesuffix(" idle")
                for number in range(seat * position.terms.slots, (seat + 1) * position.terms.slots)
                if position.hourglass[number] != RESERVE
            ]
        ),
        "built": [CARDS[card] for card in position.built[seat] if not position.covered[card]],
    }


def _ship(position: Position, ship: int) -> Plain:
    return {
        "ship": SHIPS[ship],
        "seat": position.ship_owner[ship],
        "at": position.ship_at[ship],
        "to": "" if position.ship_to[ship] == NOTHING_THERE else position.ship_to[ship],
        "cargo": named(position.cargo[ship]),
    }
