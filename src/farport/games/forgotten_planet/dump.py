"""A position as plain data, losslessly. restore.py is the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.kernel import Plain

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position


def dump(position: Position) -> Plain:
    """Lists over the grid hold the playable cells in reading order; cells are the integers of mechanics/grid.py."""
    cells = position.catalogue.cells
    return {
        "game": position.game.id,
        "rules_version": position.game.rules_version,
        "seats": position.seats,
        "options": dict(position.terms.options),
        "rng": position.rng.dump(),
        "tile": [position.tile[cell] for cell in cells],
        "holder": [position.holder[cell] for cell in cells],
        "status": [position.status[cell] for cell in cells] if position.status else [],
        **position.dump_fields(),
    }
