"""A position as plain data. restore.py is the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.kernel import Plain

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


def dump(position: Position) -> Plain:
    """Lists as they are inside, indexed by seat, planet, node and good in the order of the data file."""
    return {
        "seats": position.seats,
        "options": dict(position.terms.options),
        "rng": position.rng.dump(),
        **position.dump_fields(),
    }
