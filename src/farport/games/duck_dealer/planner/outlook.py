"""Outlook: all that a search needs to know of a position and that no plan of this one turn will change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.duck_dealer.mechanics.reach import Reach, reach_from, reach_of, spread
from farport.games.duck_dealer.planner.appraisal import good_worths, share_left
from farport.games.duck_dealer.vocabulary import BUILDINGS, COLOURS, EQUIPMENT, LEFT, RIGHT

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position

UNREACHABLE: Final = 99
# How much of a reward a good on the way to it is worth: what still has to be done, and may fail, is taken off.
TO_BUILD: Final = 0.6
TO_MAKE: Final = 0.65
TO_DELIVER: Final = 0.9
TO_OPEN: Final = 0.55
NOT_YET: Final = 0.2  # a good that is of use only beside another one which nobody can make yet
FALLING: Final = (1.0, 0.6, 0.35, 0.2, 0.1)  # the worth of a second, third, ... good of the same kind


class Outlook:
    """The ship's ways and means at the beginning of the search, and what goods are good for in the present world."""

    __slots__ = (
        "_reaches",
        "first_reach",
        "free_choice",
        "goods_worth",
        "have",
        "hope",
        "income",
        "own",
        "planets",
        "position",
        "seat",
        "share",
        "stock",
    )

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.planets = position.galaxy.planets
        self.have = [position.energy(seat, colour) for colour in range(len(COLOURS))]
        self.stock = list(position.stock)
        self.free_choice = position.tables.free_choice
        self.income = [position.equipment[len(EQUIPMENT) * seat + colour + 1] for colour in range(len(COLOURS))]
        self.first_reach: Reach = reach_of(position, seat)
        self.share = max(0.0, share_left(position) - (0.0 if position.cube_spent else 1.0 / position.terms.spaces))
        self.goods_worth = good_worths(position.tables)  # what is left over at the end of the turn
        self.hope = hopes(position, seat, self.goods_worth, self.share)  # what it may become within the turn
        self.own = [  # a bit for each building of a planet on which the seat's privilege lies
            sum([1 << b for b in range(len(BUILDINGS)) if position.privileged(seat, planet, b)])
            for planet in range(self.planets)
        ]
        self._reaches: dict[int, list[Reach]] = {}

    def reach(self, planet: int, speed: int) -> Reach:
        """From a planet on which the ship has landed; planet -1 is where it is at the beginning."""
        if planet < 0:
            return self.first_reach
        reaches = self._reaches.get(speed)
        if reaches is None:
            reaches = [self._from(start, speed) for start in range(self.planets)]
            self._reaches[speed] = reaches
        return reaches[planet]

    def _from(self, planet: int, speed: int) -> Reach:
        if speed == self.position.speed(self.seat) and self.position.over(self.seat) <= 0:
            return reach_from(self.position, self.seat, planet, 0)
        reach = Reach(planet, self.position.galaxy.nodes)
        reach.red[planet] = 0
        return spread(self.position, self.seat, reach, speed, 0)


def hopes(position: Position, seat: int, worths: list[float], share: float) -> list[float]:
    """What a good may bring with the present factories, consumers and tiles, from the dearest down to the cheapest."""
    goods = position.tables.goods
    size = sizes(position)
    hope = [worth * share for worth in worths]
    can_have = obtainable(position, seat)
    slots = any([position.factory[planet] < 0 for planet in position.galaxy.regulars])
    tops = [
        pile[position.pile_next[side]]
        for side, pile in ((LEFT, position.pile_left), (RIGHT, position.pile_right))
        if position.pile_left_over(side) > 0
    ]
    for good in reversed(goods.order):
        for planet in range(position.galaxy.planets):
            if position.consumer[planet] == good:
                built = position.consumer_built[planet]
                sold = TO_DELIVER * goods.deliver_vp[good] if built else TO_OPEN * goods.build_vp[good]
                hope[good] = max(hope[good], sold)
        if good in tops:
            hope[good] = max(hope[good], TO_OPEN * goods.build_vp[good])
        if goods.first_input[good] < 0:
            continue
        one, other = goods.first_input[good], goods.second_input[good]
        for needed, beside in ((one, other), (other, one)):
            part = size[needed] / size[good]
            if not can_have[beside]:
                part *= NOT_YET
            if position.factory_stock[good] > 0 and slots:
                hope[needed] = max(hope[needed], TO_BUILD * goods.build_vp[good] * part)
            if good in position.factory:
                hope[needed] = max(hope[needed], TO_MAKE * (hope[good] - 1.0) * part)
    return hope


def obtainable(position: Position, seat: int) -> list[bool]:
    """Whether a good is aboard, comes from a mine, or can be made in the factories that there are."""
    goods = position.tables.goods
    can_have = [False] * goods.count
    for good in goods.order:
        if goods.first_input[good] < 0:
            can_have[good] = good in position.mine
        elif good in position.factory:
            can_have[good] = can_have[goods.first_input[good]] and can_have[goods.second_input[good]]
        if position.aboard(seat, good) > 0:
            can_have[good] = True
    return can_have


def sizes(position: Position) -> list[int]:
    """How many primary goods are in one unit of each good."""
    goods = position.tables.goods
    size = [1] * goods.count
    for good in goods.order:
        if goods.first_input[good] >= 0:
            size[good] = size[goods.first_input[good]] + size[goods.second_input[good]]
    return size


def worth_of_pile(number: int, each: float) -> float:
    """So many goods of one kind: every further one is worth less."""
    total = 0.0
    for place in range(number):
        total += each * FALLING[min(place, len(FALLING) - 1)]
    return total
