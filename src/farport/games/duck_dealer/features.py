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
    numbers = [1.0 if position.phase == phase else 0.0 for phase in range(len(PHASES))]
    numbers.append(1.0 if position.mover == seat else 0.0)
    numbers.extend(_table(position))
    for other in range(MOST_SEATS):
        if other < position.seats:
            numbers.extend(_player(position, (seat + other) % position.seats))
        else:
            numbers.extend([0.0] * _player_count(position))
    numbers.extend(_places(position, seat))
    return numbers


def _table(position: Position) -> list[float]:
    terms = position.terms
    numbers = [position.stock[colour] / TOKEN_SCALE for colour in range(len(COLOURS))]
    numbers.append(len(position.counter) / terms.spaces)
    numbers.append(position.quiet / max(1, terms.stall_rounds * position.seats))
    numbers.extend([position.virtual[colour] / TOKEN_SCALE for colour in range(len(COLOURS))])
    numbers.append(position.budget / STEP_SCALE)
    numbers.append(1.0 if position.free_turn else 0.0)
    numbers.append(position.free_cubes / len(COLOURS))
    return numbers


def _player(position: Position, seat: int) -> list[float]:
    numbers = [1.0, position.vp[seat] / VP_SCALE, position.action_turns[seat] / position.terms.spaces]
    numbers.append(1.0 if position.active == seat else 0.0)
    numbers.extend([position.tokens[len(COLOURS) * seat + colour] / TOKEN_SCALE for colour in range(len(COLOURS))])
    pieces = position.equipment[len(EQUIPMENT) * seat : len(EQUIPMENT) * (seat + 1)]
    numbers.extend([piece / position.tables.slots for piece in pieces])
    numbers.append(position.speed(seat) / STEP_SCALE)
    numbers.append((position.capacity(seat) - position.load[seat]) / GOODS_SCALE)
    numbers.append(1.0 if position.landed[seat] else 0.0)
    numbers.append(1.0 if position.passage_of[2 * seat] >= 0 else 0.0)
    numbers.append(position.reserve[seat] / position.tables.cubes)
    goods = position.tables.goods.count
    numbers.extend([number / GOODS_SCALE for number in position.goods[seat * goods : (seat + 1) * goods]])
    return numbers


def _player_count(position: Position) -> int:
    return 4 + len(COLOURS) + len(EQUIPMENT) + 5 + position.tables.goods.count


def _places(position: Position, seat: int) -> list[float]:
    """For every good: steps to the nearest mine or factory, to the nearest consumer, and whether they are built."""
    goods = position.tables.goods.count
    source = [NONE] * goods
    consumer = [NONE] * goods
    built = [False] * goods
    if position.place[seat] >= 0:
        steps = position.ways_of(seat).steps
        for planet in range(position.galaxy.planets):
            _draw_near(source, position.mine[planet], steps[planet])
            _draw_near(source, position.factory[planet], steps[planet])
            _draw_near(consumer, position.consumer[planet], steps[planet])
            if position.consumer_built[planet]:
                built[position.consumer[planet]] = True
    numbers: list[float] = []
    for good in range(goods):
        numbers.append(1.0 if source[good] >= 0 else 0.0)
        numbers.append(source[good] / STEP_SCALE if source[good] >= 0 else 0.0)
        numbers.append(1.0 if consumer[good] >= 0 else 0.0)
        numbers.append(consumer[good] / STEP_SCALE if consumer[good] >= 0 else 0.0)
        numbers.append(1.0 if built[good] else 0.0)
        numbers.append(position.factory_stock[good] / 2)
    return numbers


def _draw_near(nearest: list[int], good: int, steps: int) -> None:
    """That good can be had or sold so many steps away."""
    if good != NONE and (nearest[good] == NONE or steps < nearest[good]):
        nearest[good] = steps
