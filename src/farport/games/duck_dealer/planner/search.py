"""The search: a beam over the steps of one action turn, kept diverse by planet."""

from __future__ import annotations

from typing import Final

from farport.games.duck_dealer.planner.draft import (
    BUILD_CONSUMER,
    BUILD_FACTORY,
    BUILD_YARD,
    DIG,
    DROP,
    MAKE,
    OVERLOAD,
    REFIT,
    SELL,
    TOKEN_WORTH,
    Draft,
    Step,
    added,
    fee,
    first_draft,
    followed,
    piece_worth,
    removed,
)
from farport.games.duck_dealer.planner.outlook import FALLING, Outlook
from farport.games.duck_dealer.vocabulary import (
    BLUE,
    CONSUMER,
    FACTORY,
    LEFT,
    MINE,
    NONE,
    PILES,
    RED,
    RIGHT,
    SHIPYARD,
    YELLOW,
)
from farport.kernel import Manner
from farport.kernel.manner import BUILDER, PLAIN, TRADER

WIDTH: Final = 28  # drafts that are followed up at every depth
STUDIED: Final = 1000  # by who is schooled: what pays only after many steps is among them
SHARE: Final = 3  # at most one in so many of them stands on the same planet
DEPTH: Final = 26  # steps of the longest plan
SHORTEST: Final = 4  # and of the shortest sight: two goods, and what is made of them
ROOM: Final = 2  # goods over capacity that may be mined to be used up at once
JOY: Final = 1.2  # how much better a temper likes the points of its own heart
FARTHEST: Final = 4  # red tokens for one flight


class End:
    """A draft that a turn could end with, what it gains a turn, and how many collecting turns it takes first."""

    __slots__ = ("collects", "draft", "rate")

    def __init__(self, rate: float, collects: int, draft: Draft) -> None:
        self.rate = rate
        self.collects = collects
        self.draft = draft


class Search:
    """All drafts of an action turn that were looked at, and how many collecting turns each would take first."""

    __slots__ = (
        "_build_joy",
        "_collects",
        "_depth",
        "_limit",
        "_outlook",
        "_sale_joy",
        "_width",
        "best",
        "best_collects",
        "best_rate",
        "ends",
        "pause",
        "start_worth",
    )

    def __init__(
        self, outlook: Outlook, collects: int, pause: float, manner: Manner = PLAIN, every: bool = False
    ) -> None:
        """Plans may need up to `collects` collecting turns before; `pause` is how many an action turn is worth.

        With `every` all turns that gain something are kept, not the best alone.
        """
        self._outlook = outlook
        self._width = manner.seen(STUDIED if manner.schooled else WIDTH, 2)
        self._build_joy = JOY if manner.likes(BUILDER) else 1.0
        self._sale_joy = JOY if manner.likes(TRADER) else 1.0
        # Who is schooled thinks a turn to its end, however few drafts it follows.
        self._depth = DEPTH if manner.schooled else manner.seen(DEPTH, SHORTEST)
        self._limit = collects
        self.pause = pause
        self.best: Draft | None = None
        self.best_rate = 0.0
        self.best_collects = 0
        self.ends: list[End] | None = [] if every else None
        first = first_draft(outlook)
        self.start_worth = self.left_over(first)
        self._run(first)

    def _run(self, first: Draft) -> None:
        beam = [first]
        for _ in range(self._depth):
            steps: list[Step] = []
            for draft in beam:
                self._expand(draft, steps)
            if not steps:
                return
            steps.sort(key=promise)
            beam = self._select(steps)

    def _select(self, steps: list[Step]) -> list[Draft]:
        """The most promising steps, taken; no two drafts alike, and no planet with too many."""
        beam: list[Draft] = []
        known: set[tuple[object, ...]] = set()
        crowd = [0] * self._outlook.planets
        for step in steps:
            if crowd[step.planet] * SHARE > self._width:
                continue
            draft = followed(self._outlook, step)
            key = draft.key()
            if key in known:
                continue
            known.add(key)
            crowd[step.planet] += 1
            beam.append(draft)
            self._rate(draft)
            if len(beam) == self._width:
                break
        return beam

    def _rate(self, draft: Draft) -> None:
        """The gain of a turn that ends here, by the turns that it takes; a ship that could not move on is no end."""
        if draft.load > draft.capacity:
            return
        collects = self.collects(draft.spent)
        gain = draft.vp + draft.pieces + self.left_over(draft) - self.start_worth
        rate = gain / (collects + self.pause)
        if self.ends is not None and rate > 0.0:
            self.ends.append(End(rate, collects, draft))
        if rate > self.best_rate:
            self.best = draft
            self.best_rate = rate
            self.best_collects = collects

    def left_over(self, draft: Draft) -> float:
        """What the goods aboard are worth after the turn."""
        outlook = self._outlook
        total = 0.0
        for good, number in enumerate(draft.goods):
            if number:
                for place in range(number):
                    total += outlook.goods_worth[good] * FALLING[min(place, len(FALLING) - 1)]
        return total * outlook.share

    def collects(self, spent: list[int]) -> int:
        """How many collecting turns it takes until so much can be spent."""
        turns = 0
        while turns < self._limit and not self._enough(spent[RED], spent[YELLOW], spent[BLUE], turns):
            turns += 1
        return turns

    def _enough(self, red: int, yellow: int, blue: int, turns: int) -> bool:
        """Whether so much can be spent after so many collecting turns, as far as the stock reaches."""
        outlook = self._outlook
        have = outlook.have
        stock = outlook.stock
        income = outlook.income
        missing = 0
        lack = red - have[RED]
        if lack > 0:
            if lack > stock[RED]:
                return False
            lack -= turns * income[RED]
            if lack > 0:
                missing = lack
        lack = yellow - have[YELLOW]
        if lack > 0:
            if lack > stock[YELLOW]:
                return False
            lack -= turns * income[YELLOW]
            if lack > 0:
                missing += lack
        lack = blue - have[BLUE]
        if lack > 0:
            if lack > stock[BLUE]:
                return False
            lack -= turns * income[BLUE]
            if lack > 0:
                missing += lack
        return missing <= turns * outlook.free_choice

    # ------------------------------------------------------------------ what may be done next

    def _expand(self, draft: Draft, steps: list[Step]) -> None:
        if draft.load > draft.capacity and draft.place >= 0:
            self._at(draft, draft.place, 0, steps)
            self._drop(draft, steps)
            return
        outlook = self._outlook
        reach = outlook.reach(draft.place, outlook.position.tables.speeds[draft.filled])
        spent = draft.spent
        for planet in range(outlook.planets):
            red = reach.red[planet]
            if red == 0 or (
                red <= FARTHEST and self._enough(spent[RED] + red, spent[YELLOW], spent[BLUE], self._limit)
            ):
                self._at(draft, planet, red, steps)

    def _at(self, draft: Draft, planet: int, red: int, steps: list[Step]) -> None:
        """Everything that can be done on a planet, once the ship is there."""
        outlook = self._outlook
        position = outlook.position
        base = draft.value - TOKEN_WORTH * red
        pile = NONE
        if draft.consumer[planet] < 0 and not position.galaxy.is_start[planet]:
            pile = self._pile(draft)
        good = position.mine[planet]
        blue = fee(outlook, draft, planet, MINE)
        if draft.load < draft.capacity + ROOM and not (draft.dropped and planet == draft.place):
            value = base + added(outlook, draft, good) - (OVERLOAD if draft.load >= draft.capacity else 0.0)
            self._add(draft, planet, DIG, good, pile, red, 0, blue, value, steps)
        if draft.load == 0:
            return
        if position.galaxy.is_start[planet]:
            self._at_start(draft, planet, red, base, steps)
        else:
            self._at_regular(draft, planet, red, pile, base, steps)

    def _drop(self, draft: Draft, steps: list[Step]) -> None:
        """DD-57: goods over capacity go overboard; not what was only just dug."""
        fresh = just_dug(draft)
        for good, number in enumerate(draft.goods):
            if number and good not in fresh:
                value = draft.value - removed(self._outlook, draft, good)
                steps.append(Step(draft, draft.place, DROP, good, NONE, value))

    def _add(
        self,
        draft: Draft,
        planet: int,
        what: int,
        good: int,
        pile: int,
        red: int,
        yellow: int,
        blue: int,
        value: float,
        steps: list[Step],
    ) -> None:
        spent = draft.spent
        if self._enough(spent[RED] + red, spent[YELLOW] + yellow, spent[BLUE] + blue, self._limit):
            steps.append(Step(draft, planet, what, good, pile, value - TOKEN_WORTH * (yellow + blue)))

    def _at_start(self, draft: Draft, planet: int, red: int, base: float, steps: list[Step]) -> None:
        outlook = self._outlook
        position = outlook.position
        yard = position.tables.yards[position.yard[planet]]
        if draft.goods[yard.wants] == 0:
            return
        wild = self._wildcard(draft, yard.wants)
        if wild < 0:
            return
        value = base - removed(outlook, draft, yard.wants) - removed(outlook, draft, wild)
        if not draft.yards & (1 << planet):
            cost = position.tables.build_cost
            self._add(draft, planet, BUILD_YARD, wild, NONE, red, cost, 0, value + self._build_joy * yard.vp, steps)
        elif draft.filled < position.tables.slots and not (yard.fifth and position.terms.fifth_makes_any):
            worth = piece_worth(outlook, draft)
            blue = fee(outlook, draft, planet, SHIPYARD)
            if worth > 0 and (yard.makes == 0 or position.stock[yard.makes - 1] > 0):
                self._add(draft, planet, REFIT, wild, NONE, red, 0, blue, value + worth, steps)

    def _at_regular(self, draft: Draft, planet: int, red: int, pile: int, base: float, steps: list[Step]) -> None:
        outlook = self._outlook
        position = outlook.position
        goods = position.tables.goods
        made = draft.factory[planet]
        if made >= 0:
            one, other = goods.first_input[made], goods.second_input[made]
            if draft.goods[one] and draft.goods[other]:
                value = (
                    base + added(outlook, draft, made) - removed(outlook, draft, one) - removed(outlook, draft, other)
                )
                self._add(draft, planet, MAKE, made, pile, red, 0, fee(outlook, draft, planet, FACTORY), value, steps)
        elif draft.load > 1:
            for good in goods.made:
                one, other = goods.first_input[good], goods.second_input[good]
                if draft.goods[one] and draft.goods[other] and draft.factory_stock[good]:
                    value = (
                        base
                        + self._build_joy * goods.build_vp[good]
                        - removed(outlook, draft, one)
                        - removed(outlook, draft, other)
                    )
                    cost = position.tables.build_cost
                    self._add(draft, planet, BUILD_FACTORY, good, pile, red, cost, 0, value, steps)
        if pile < 0:
            self._at_consumer(draft, planet, red, draft.consumer[planet], NONE, base, steps)
            return
        for side in range(len(PILES)):
            tiles = position.pile_left if side == LEFT else position.pile_right
            if draft.pile_next[side] < len(tiles):
                self._at_consumer(draft, planet, red, tiles[draft.pile_next[side]], side, base, steps)

    def _at_consumer(
        self, draft: Draft, planet: int, red: int, wanted: int, pile: int, base: float, steps: list[Step]
    ) -> None:
        if draft.goods[wanted] == 0:
            return
        outlook = self._outlook
        position = outlook.position
        goods = position.tables.goods
        value = base - removed(outlook, draft, wanted)
        if draft.built & (1 << planet):
            blue = fee(outlook, draft, planet, CONSUMER)
            self._add(
                draft,
                planet,
                SELL,
                wanted,
                pile,
                red,
                0,
                blue,
                value + self._sale_joy * goods.deliver_vp[wanted],
                steps,
            )
            return
        wild = self._wildcard(draft, wanted)
        if wild >= 0:
            value += self._build_joy * goods.build_vp[wanted] - removed(outlook, draft, wild)
            self._add(draft, planet, BUILD_CONSUMER, wild, pile, red, position.tables.build_cost, 0, value, steps)

    def _wildcard(self, draft: Draft, named: int) -> int:
        """The good that is missed least, of another kind than the named one (DD-40)."""
        best = NONE
        least = 0.0
        for good, number in enumerate(draft.goods):
            if number and good != named:
                worth = removed(self._outlook, draft, good)
                if best < 0 or worth < least:
                    best = good
                    least = worth
        return best

    def _pile(self, draft: Draft) -> int:
        """The pile for a discovery that is made in passing: the higher one."""
        position = self._outlook.position
        left = len(position.pile_left) - draft.pile_next[LEFT]
        right = len(position.pile_right) - draft.pile_next[RIGHT]
        return LEFT if left >= right else RIGHT


def just_dug(draft: Draft) -> list[int]:
    """What the last steps, at this stop and with nothing else between, have brought aboard."""
    goods: list[int] = []
    step = draft.step
    while step is not None and step.what in (DIG, DROP):
        if step.what == DIG:
            goods.append(step.good)
        if step.parent.place != step.planet:
            break
        step = step.parent.step
    return goods


def best_ends(search: Search, count: int, collects: int) -> list[End]:
    """The best turns that need so many collecting turns at most, and do not come to the same."""
    found: list[End] = []
    known: set[tuple[object, ...]] = set()
    for end in sorted(search.ends or [], key=lambda end: -end.rate):
        if end.collects <= collects:
            key = end.draft.key()
            if key not in known:
                known.add(key)
                found.append(end)
                if len(found) == count:
                    break
    return found


def promise(step: Step) -> float:
    """Sorting by it puts the most promising first."""
    return -step.value
