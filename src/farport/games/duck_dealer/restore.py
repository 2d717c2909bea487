"""A position from the plain data that dump.py gave; whatever is no position is refused with a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.duck_dealer.state import Position
from farport.games.duck_dealer.terms import Terms
from farport.games.duck_dealer.vocabulary import ANSWER, SOURCES
from farport.kernel import OptionError, Plain, Rng, StateError, Table

if TYPE_CHECKING:
    from farport.games.duck_dealer.game import DuckDealer

KEY: Final = (1 << 64) - 1


def restore(game: DuckDealer, data: Plain) -> Position:
    table = Table(data, "state", StateError)
    seats = table.integer("seats", game.seats[0], game.seats[-1])
    terms = _terms(game, table, seats)
    key, counter = table.integers("rng", 2, 0, KEY)
    position = Position(game, terms, game.catalogue(terms.galaxy), Rng(key, counter))
    position.clear_fields()
    table.only(position.dump())
    position.restore_fields(table)
    _check_offer(table, position)
    _derive(position)
    return position


def _terms(game: DuckDealer, table: Table, seats: int) -> Terms:
    try:
        return Terms(game.tables, seats, game.options.restored(table))
    except OptionError as error:
        raise StateError(f"state: {error}") from None


def _check_offer(table: Table, position: Position) -> None:
    """While an offer waits for its answer there is a count of every good, else none."""
    goods = position.tables.goods.count if position.phase == ANSWER else 0
    table.items("offer_give", goods)
    table.items("offer_take", goods)


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
