"""A position as plain data, losslessly. restore.py is the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.kernel import Plain

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position


def dump(position: Position) -> Plain:
    """Lists over the grid hold the playable cells in reading order; cells are the integers of mechanics/grid.py."""
    cells = position.catalogue.cells
    data = position.dump_fields()  # most of it: put into another dictionary, it would be written twice
    data["game"] = position.game.id
    data["rules_version"] = position.game.rules_version
    data["seats"] = position.seats
    data["options"] = dict(position.terms.options)
    data["rng"] = position.rng.dump()
    data["tile"] = [position.tile[cell] for cell in cells]
    data["holder"] = [position.holder[cell] for cell in cells]
    data["status"] = [position.status[cell] for cell in cells] if position.status else []
    return data
