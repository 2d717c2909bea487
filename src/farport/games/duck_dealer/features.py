"""What a seat sees as numbers: features of a fixed count for learning, and one number for evaluation.

The features do not depend on the map, only on the goods: the seat itself, the table, then up to four opponents in
turn order, then for every good where it can be had, made and sold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.duck_dealer.planner.appraisal import good_worths, prospects
from farport.games.duck_dealer.tables import MOST_SEATS
from farport.games.duck_dealer.vocabulary import COLOURS, EQUIPMENT, NONE, OVER, PHASES

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position

VP_SCALE: Final = 100.0
TOKEN_SCALE: Final = 10.0
STEP_SCALE: Final = 10.0
GOODS_SCALE: Final = 5.0
TABLE: Final = 11  # numbers of the table
PER_GOOD: Final = 6
RIVAL: Final = 0.3  # how much the best opponent's prospects count against one's own


def evaluate(position: Position, seat: int) -> float:
    """Own prospects against the best opponent's; when the game is over only VP count (DD-71)."""
    if position.phase == OVER:
        others = [position.vp[other] for other in range(position.seats) if other != seat]
        return float(position.vp[seat]) - RIVAL * max(others)
    worths = good_worths(position.tables)
    rivals = [prospects(position, other, worths) for other in range(position.seats) if other != seat]
    return prospects(position, seat, worths) - RIVAL * max(rivals)


def features(position: Position, seat: int) -> list[float]:
    """Most of them are 0: the list begins as so many times the same 0.0, and only what is there gets a number of its
    own, because to make one takes longer than to find it out."""
    player = _player_count(position)
    first = len(PHASES) + 1 + TABLE
    numbers = [0.0] * (first + MOST_SEATS * player + PER_GOOD * position.tables.goods.count)
    numbers[position.phase] = 1.0
    _put(numbers, len(PHASES), 1.0 if position.mover == seat else 0.0)
    _table(position, numbers, len(PHASES) + 1)
    for other in range(position.seats):
        _player(position, (seat + other) % position.seats, numbers, first + other * player)
    _places(position, seat, numbers, first + MOST_SEATS * player)
    return numbers


def _put(numbers: list[float], place: int, value: float) -> None:
    if value != 0.0:
        numbers[place] = value


def _table(position: Position, numbers: list[float], first: int) -> None:
    terms = position.terms
    for colour in range(len(COLOURS)):
        _put(numbers, first + colour, position.stock[colour] / TOKEN_SCALE)
        _put(numbers, first + 5 + colour, position.virtual[colour] / TOKEN_SCALE)
    _put(numbers, first + 3, len(position.counter) / terms.spaces)
    _put(numbers, first + 4, position.quiet / max(1, terms.stall_rounds * position.seats))
    _put(numbers, first + 8, position.budget / STEP_SCALE)
    _put(numbers, first + 9, 1.0 if position.free_turn else 0.0)
    _put(numbers, first + 10, position.free_cubes / len(COLOURS))


def _player(position: Position, seat: int, numbers: list[float], first: int) -> None:
    numbers[first] = 1.0
    _put(numbers, first + 1, position.vp[seat] / VP_SCALE)
    _put(numbers, first + 2, position.action_turns[seat] / position.terms.spaces)
    _put(numbers, first + 3, 1.0 if position.active == seat else 0.0)
    at = first + 4
    for colour in range(len(COLOURS)):
        _put(numbers, at + colour, position.tokens[len(COLOURS) * seat + colour] / TOKEN_SCALE)
    at += len(COLOURS)
    for kind in range(len(EQUIPMENT)):
        _put(numbers, at + kind, position.equipment[len(EQUIPMENT) * seat + kind] / position.tables.slots)
    at += len(EQUIPMENT)
    _put(numbers, at, position.speed(seat) / STEP_SCALE)
    _put(numbers, at + 1, (position.capacity(seat) - position.load[seat]) / GOODS_SCALE)
    _put(numbers, at + 2, 1.0 if position.landed[seat] else 0.0)
    _put(numbers, at + 3, 1.0 if position.passage_of[2 * seat] >= 0 else 0.0)
    _put(numbers, at + 4, position.reserve[seat] / position.tables.cubes)
    at += 5
    if position.load[seat] > 0:
        goods = position.tables.goods.count
        for good in range(goods):
            _put(numbers, at + good, position.goods[seat * goods + good] / GOODS_SCALE)


def _player_count(position: Position) -> int:
    return 4 + len(COLOURS) + len(EQUIPMENT) + 5 + position.tables.goods.count


def _places(position: Position, seat: int, numbers: list[float], first: int) -> None:
    """For every good: steps to the nearest mine or factory, to the nearest consumer, and whether they are built."""
    goods = position.tables.goods.count
    source = [NONE] * goods
    consumer = [NONE] * goods
    if position.place[seat] >= 0:
        steps = position.ways_of(seat).steps
        for planet in range(position.galaxy.planets):
            _draw_near(source, position.mine[planet], steps[planet])
            _draw_near(source, position.factory[planet], steps[planet])
            _draw_near(consumer, position.consumer[planet], steps[planet])
            if position.consumer_built[planet]:
                numbers[first + PER_GOOD * position.consumer[planet] + 4] = 1.0
    for good in range(goods):
        at = first + PER_GOOD * good
        if source[good] >= 0:
            numbers[at] = 1.0
            _put(numbers, at + 1, source[good] / STEP_SCALE)
        if consumer[good] >= 0:
            numbers[at + 2] = 1.0
            _put(numbers, at + 3, consumer[good] / STEP_SCALE)
        _put(numbers, at + 5, position.factory_stock[good] / 2)


def _draw_near(nearest: list[int], good: int, steps: int) -> None:
    """That good can be had or sold so many steps away."""
    if good != NONE and (nearest[good] == NONE or steps < nearest[good]):
        nearest[good] = steps
