"""A position from the plain data that dump.py gave; whatever is no position is refused with a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.forgotten_planet.dump import dump
from farport.games.forgotten_planet.terms import Terms
from farport.games.forgotten_planet.vocabulary import BASE, LAND, OVER, PHASES
from farport.kernel import OptionError, Plain, Rng, StateError, Table

if TYPE_CHECKING:
    from farport.games.forgotten_planet.game import ForgottenPlanet
    from farport.games.forgotten_planet.state import Position

END_REASONS: Final = ("", "land_used_up", "area_full", "stalled", "round_limit")
LARGE: Final = 1 << 40  # no count of the game comes near it


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
    position = game.bare(terms, seats, Rng(key, counter))
    table.only(dump(position))
    _restore_grid(position, table)
    _restore_seats(position, table)
    _restore_turn(position, table)
    _restore_setup(position, table)
    return position


def _restore_grid(position: Position, table: Table) -> None:
    cells = position.catalogue.cells
    size = len(position.tile)
    tiles = table.integers("tile", len(cells), LAND - 1, BASE + position.seats - 1)
    holders = table.integers("holder", len(cells), -1, position.seats - 1)
    statuses = table.integers("status", None, -2, 5)
    for cell, tile, holder in zip(cells, tiles, holders, strict=True):
        position.tile[cell] = tile
        position.holder[cell] = holder
    if statuses:
        if len(statuses) != len(cells):
            raise table.wrong("status", f"{len(cells)} numbers or none are expected")
        position.status = [-2] * size
        for cell, status in zip(cells, statuses, strict=True):
            position.status[cell] = status
    position.walls = table.integers("walls", size, 0, 15)
    position.open_cells = sum([1 for tile in tiles if tile < LAND])
    position.bank_land = table.integer("bank_land", 0, LARGE)
    position.land_total = table.integer("land_total", 0, LARGE)
    position.bank_mines = table.integers("bank_mines", 3, 0, LARGE)
    position.bank_bases = table.integer("bank_bases", 0, LARGE)
    position.bank_walls = table.integer("bank_walls", 0, LARGE)
    position.consumed = table.integer("consumed", 0, LARGE)


def _restore_seats(position: Position, table: Table) -> None:
    seats = position.seats
    each = position.tables.robots_each
    size = len(position.tile)
    position.robot_at = table.integers("robot_at", seats * each, 0, size - 1)
    position.on = table.integers("on", seats, 0, (1 << each) - 1)
    position.cubes = table.integers("cubes", None, 0, LARGE)
    position.stored = table.integers("stored", seats, 0, position.tables.store_cap)
    position.sold = table.integers("sold", seats, 0, LARGE)
    position.bids = table.integers("bids", seats, 0, LARGE)
    position.order = table.integers("order", seats, 0, seats - 1)
    position.partner = table.integers("partner", seats, -1, seats - 1)
    position.alliance = table.integers("alliance", seats, 0, seats - 1)
    position.purse = position.alliance if position.terms.alliances else list(range(seats))


def _restore_turn(position: Position, table: Table) -> None:
    seats = position.seats
    size = len(position.tile)
    position.phase = PHASES.index(table.word("phase", PHASES))
    position.mover = table.integer("mover", -1 if position.phase == OVER else 0, seats - 1)
    position.active = table.integer("active", -1, seats - 1)
    position.place = table.integer("place", 0, seats - 1)
    position.rounds = table.integer("rounds", 0, LARGE)
    position.fresh = table.integer("fresh", 0, LARGE)
    position.open_steps = table.integer("open_steps", 0, position.tables.move_steps)
    position.quiet = table.integer("quiet", 0, LARGE)
    position.built = table.flag("built")
    position.changed = table.flag("changed")
    position.taken = table.integer("taken", 0, LARGE)
    position.allowance = table.integer("allowance", 0, LARGE)
    position.site = table.integer("site", 0, size - 1)
    position.special_robots = table.integer("special_robots", 0, position.tables.robots_each)
    position.asked = table.integers("asked", None, 0, size - 1)
    position.end_reason = table.word("end_reason", END_REASONS)


def _restore_setup(position: Position, table: Table) -> None:
    seats = position.seats
    size = len(position.tile)
    position.base_sites = table.integers("base_sites", None, 0, size - 1)
    stacks: list[list[int]] = []
    for place, stack in enumerate(table.items("stacks")):
        inner = Table({"stack": stack}, f"state: stacks[{place}]", StateError)
        stacks.append(inner.integers("stack", None, 0, seats - 1))
    position.stacks = stacks
    position.queue = table.integers("queue", None, 0, seats - 1)
    position.auction_round = table.integer("auction_round", 0, LARGE)
    position.first_bidder = table.integer("first_bidder", 0, seats - 1)
    position.hidden_at = table.integers("hidden_at", None, 0, size - 1)
    position.hidden_kind = table.integers("hidden_kind", None, 0, 2)
