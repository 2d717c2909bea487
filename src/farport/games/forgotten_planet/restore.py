"""A position from the plain data that dump.py gave; whatever is no position is refused with a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.forgotten_planet.dump import dump
from farport.games.forgotten_planet.terms import Terms
from farport.games.forgotten_planet.vocabulary import BASE, LAND, OVER
from farport.kernel import OptionError, Plain, Rng, StateError, Table

if TYPE_CHECKING:
    from farport.games.forgotten_planet.game import ForgottenPlanet
    from farport.games.forgotten_planet.state import Position


def restore(game: ForgottenPlanet, data: Plain) -> Position:
    """The inverse of `dump`. Kinds and ranges are checked here, how the numbers fit together in invariants.py."""
    table = Table(data, "state", StateError)
    if table.text("game") != game.id or table.integer("rules_version") != game.rules_version:
        raise StateError(f"state: it is not of {game.id}, rules version {game.rules_version}")
    seats = table.integer("seats", game.seats[0], game.seats[-1])
    try:
        terms = Terms(game.tables, seats, game.options.restored(table))
    except OptionError as error:
        raise StateError(f"state: {error}") from None
    key, counter = table.integers("rng", 2, 0, (1 << 64) - 1)
    position = game.bare(terms, Rng(key, counter))
    table.only(dump(position))
    position.restore_fields(table)
    _restore_grid(position, table)
    if position.phase != OVER:
        table.integer("mover", 0, seats - 1)
    position.purse = position.alliance if terms.alliances else list(range(seats))
    return position


def _restore_grid(position: Position, table: Table) -> None:
    cells = position.catalogue.cells
    size = len(position.tile)
    tiles = table.integers("tile", len(cells), LAND - 1, BASE + position.seats - 1)
    holders = table.integers("holder", len(cells), -1, position.seats - 1)
    statuses = table.integers("status", None, -2, 5)
    for cell, tile, holder in zip(cells, tiles, holders, strict=True):
        position.own_tile()[cell] = tile
        position.own_holder()[cell] = holder
    if statuses:
        if len(statuses) != len(cells):
            raise table.wrong("status", f"{len(cells)} numbers or none are expected")
        position.status = [-2] * size
        for cell, status in zip(cells, statuses, strict=True):
            position.status[cell] = status
    position.open_cells = sum([1 for tile in tiles if tile < LAND])
