"""A position as plain data. restore.py is the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.kernel import Plain

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


def dump(position: Position) -> Plain:
    """Lists as they are inside, indexed by seat, planet, node and good in the order of the data file."""
    data = position.dump_fields()  # nearly everything: put into another dictionary, it would be written twice
    data["seats"] = position.seats
    data["options"] = dict(position.terms.options)
    data["rng"] = position.rng.dump()
    return data
