"""A position from the plain data that dump.py gave; whatever is no position is refused with a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.duck_dealer.state import Position
from farport.games.duck_dealer.terms import Terms
from farport.games.duck_dealer.vocabulary import BUILDINGS, COLOURS, EQUIPMENT, NONE, PHASES, PILES, SOURCES
from farport.kernel import OptionError, Plain, Rng, StateError, Table

if TYPE_CHECKING:
    from farport.games.duck_dealer.game import DuckDealer

LARGEST: Final = 10**6
KEY: Final = (1 << 64) - 1
REASONS: Final = ("", "counter", "stall")


def restore(game: DuckDealer, data: Plain) -> Position:
    table = Table(data, "state", StateError)
    seats = table.integer("seats", game.seats[0], game.seats[-1])
    terms = _terms(game, table, seats)
    key, counter = table.integers("rng", 2, 0, KEY)
    position = Position(game, terms, game.catalogue(terms.galaxy), seats, Rng(key, counter))
    table.only(position.dump())
    _read_board(table, position)
    _read_seats(table, position)
    _read_turn(table, position)
    _derive(position)
    return position


def _terms(game: DuckDealer, table: Table, seats: int) -> Terms:
    try:
        return Terms(game.tables, seats, game.options.restored(table))
    except OptionError as error:
        raise StateError(f"state: {error}") from None


def _read_board(table: Table, position: Position) -> None:
    planets = position.galaxy.planets
    kinds = position.tables.goods.count
    tiles = len(position.tables.goods.made) * position.tables.consumer_copies
    last_seat = position.seats - 1
    position.mine = table.integers("mine", planets, 0, kinds - 1)
    position.yard = table.integers("yard", planets, NONE, len(position.tables.yards) - 1)
    position.yard_built = _flags(table, "yard_built", planets)
    position.consumer = table.integers("consumer", planets, NONE, kinds - 1)
    position.consumer_built = _flags(table, "consumer_built", planets)
    position.factory = table.integers("factory", planets, NONE, kinds - 1)
    position.factory_stock = table.integers("factory_stock", kinds, 0, LARGEST)
    position.pile_left = table.integers("pile_left", None, 0, kinds - 1)
    position.pile_right = table.integers("pile_right", None, 0, kinds - 1)
    position.pile_next = table.integers("pile_next", len(PILES), 0, tiles)
    position.cubes = table.integers("cubes", position.galaxy.nodes, NONE, last_seat)
    position.privilege = table.integers("privilege", planets * len(BUILDINGS), NONE, last_seat)
    position.passage_of = table.integers("passage_of", 2 * position.seats, NONE, planets - 1)
    position.stock = table.integers("stock", len(COLOURS), 0, LARGEST)
    position.counter = table.integers("counter", None, 0, last_seat)


def _read_seats(table: Table, position: Position) -> None:
    seats = position.seats
    kinds = position.tables.goods.count
    position.equipment = table.integers("equipment", seats * len(EQUIPMENT), 0, position.tables.slots)
    position.goods = table.integers("goods", seats * kinds, 0, LARGEST)
    position.tokens = table.integers("tokens", seats * len(COLOURS), 0, LARGEST)
    position.reserve = table.integers("reserve", seats, 0, LARGEST)
    position.place = table.integers("place", seats, NONE, position.galaxy.nodes - 1)
    position.landed = _flags(table, "landed", seats)
    position.paid = table.integers("paid", seats, 0, (1 << len(BUILDINGS)) - 1)
    position.points = table.integers("points", seats * len(SOURCES), 0, LARGEST)
    position.delivered = table.integers("delivered", kinds, 0, LARGEST)


def _read_turn(table: Table, position: Position) -> None:
    last_seat = position.seats - 1
    kinds = position.tables.goods.count
    position.phase = PHASES.index(table.word("phase", PHASES))
    position.first = table.integer("first", 0, last_seat)
    position.mover = table.integer("mover", NONE, last_seat)
    position.active = table.integer("active", 0, last_seat)
    position.budget = table.integer("budget", 0, LARGEST)
    position.virtual = table.integers("virtual", len(COLOURS), 0, LARGEST)
    position.spent = table.integers("spent", len(COLOURS), 0, LARGEST)
    position.free_turn = table.flag("free_turn")
    position.free_cubes = table.integer("free_cubes", 0, LARGEST)
    position.cube_spent = table.flag("cube_spent")
    position.jettisoned = table.flag("jettisoned")
    position.offers_made = table.integer("offers_made", 0, LARGEST)
    position.offers_refused = table.texts("offers_refused")
    offered = kinds if position.phase == PHASES.index("answer") else 0
    position.offer_give = table.integers("offer_give", offered, 0, LARGEST)
    position.offer_take = table.integers("offer_take", offered, 0, LARGEST)
    position.quiet = table.integer("quiet", 0, LARGEST)
    position.final_turns = table.integer("final_turns", 0, position.seats)
    position.end_reason = table.word("end_reason", REASONS)


def _flags(table: Table, key: str, length: int) -> list[bool]:
    flags: list[bool] = []
    for place, value in enumerate(table.items(key, length)):
        if not isinstance(value, bool):
            raise table.wrong(f"{key}[{place}]", f"true or false is expected, not {value!r}")
        flags.append(value)
    return flags


def _derive(position: Position) -> None:
    """What is kept twice, for speed."""
    kinds = position.tables.goods.count
    for seat in range(position.seats):
        position.load[seat] = sum(position.goods[seat * kinds : (seat + 1) * kinds])
        position.vp[seat] = sum(position.points[seat * len(SOURCES) : (seat + 1) * len(SOURCES)])
        position.action_turns[seat] = position.counter.count(seat)
        for planet in position.passage_of[2 * seat : 2 * seat + 2]:
            if planet >= 0:
                position.passage_at[planet] = seat
