"""Draft: an action turn in the making. Drafts share their past; only what the last step changed is new."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.duck_dealer.planner.outlook import FALLING, Outlook, worth_of_pile
from farport.games.duck_dealer.vocabulary import CONSUMER, FACTORY, HOLD, MINE, NONE, SHIPYARD

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position

# What is done at a planet, after flying there if need be.
DIG: Final = 0
MAKE: Final = 1
SELL: Final = 2
BUILD_FACTORY: Final = 3
BUILD_CONSUMER: Final = 4
BUILD_YARD: Final = 5
REFIT: Final = 6
DROP: Final = 7

TOKEN_WORTH: Final = 0.6  # what a token is worth that a plan does not need
PIECE_WORTH: Final = 8.0  # a new piece of equipment, if the whole game still lies ahead
OVERLOAD: Final = 3.0  # for each good over capacity
SLOWER: Final = 2.0  # for each step per red token that the ship loses by it


class Step:
    """One thing to do: where, what, with which good, and which pile a discovery takes (NONE: nothing to discover)."""

    __slots__ = ("good", "parent", "pile", "planet", "value", "what")

    def __init__(self, parent: Draft, planet: int, what: int, good: int, pile: int, value: float) -> None:
        self.parent = parent
        self.planet = planet
        self.what = what
        self.good = good
        self.pile = pile
        self.value = value


class Draft:
    """Where the ship is, what it carries, what was spent and earned, and what has changed in the world."""

    __slots__ = (
        "built",
        "capacity",
        "consumer",
        "dropped",
        "factory",
        "factory_stock",
        "filled",
        "goods",
        "hope",
        "load",
        "paid",
        "pieces",
        "pile_next",
        "place",
        "spent",
        "step",
        "vp",
        "yards",
    )

    def __init__(self) -> None:
        self.step: Step | None = None
        self.place = NONE
        self.goods: list[int] = []
        self.load = 0
        self.capacity = 0
        self.filled = 0
        self.spent: list[int] = [0, 0, 0]
        self.vp = 0.0
        self.hope = 0.0  # what the goods aboard may become
        self.pieces = 0.0  # the worth of new equipment
        self.paid = 0
        self.dropped = False  # goods were thrown away at this stop (DD-57)
        self.consumer: list[int] = []
        self.built = 0  # a bit for each planet whose consumer is built
        self.yards = 0  # a bit for each planet whose shipyard is built
        self.factory: list[int] = []
        self.factory_stock: list[int] = []
        self.pile_next: list[int] = []

    @property
    def value(self) -> float:
        """How promising it is, for choosing what to follow up."""
        over = self.load - self.capacity
        value = self.vp + self.hope + self.pieces - TOKEN_WORTH * (self.spent[0] + self.spent[1] + self.spent[2])
        return value - OVERLOAD * over if over > 0 else value

    def key(self) -> tuple[object, ...]:
        """Drafts with the same key differ only in how they came about."""
        return (
            self.place,
            tuple(self.goods),
            self.vp,
            self.built,
            self.yards,
            self.filled,
            tuple(self.factory),
            self.dropped,
        )


def first_draft(outlook: Outlook) -> Draft:
    position = outlook.position
    seat = outlook.seat
    kinds = position.tables.goods.count
    draft = Draft()
    draft.place = position.place[seat] if position.landed[seat] else NONE
    draft.goods = position.goods[seat * kinds : (seat + 1) * kinds]
    draft.load = position.load[seat]
    draft.capacity = position.capacity(seat)
    draft.filled = position.filled(seat)
    draft.paid = position.paid[seat]
    draft.dropped = position.jettisoned
    draft.consumer = position.consumer
    draft.factory = position.factory
    draft.factory_stock = position.factory_stock
    draft.pile_next = position.pile_next
    for planet in range(outlook.planets):
        if position.consumer_built[planet]:
            draft.built |= 1 << planet
        if position.yard_built[planet]:
            draft.yards |= 1 << planet
    for good in range(kinds):
        draft.hope += worth_of_pile(draft.goods[good], outlook.hope[good])
    return draft


def added(outlook: Outlook, draft: Draft, good: int) -> float:
    """The hope that one more good of a kind brings."""
    return outlook.hope[good] * FALLING[min(draft.goods[good], len(FALLING) - 1)]


def removed(outlook: Outlook, draft: Draft, good: int) -> float:
    """The hope that goes with the last good of a kind."""
    return outlook.hope[good] * FALLING[min(draft.goods[good] - 1, len(FALLING) - 1)]


def red_to(outlook: Outlook, draft: Draft, planet: int) -> int:
    """Red tokens to that planet; 0 for staying on it."""
    if planet == draft.place:
        return 0
    return outlook.reach(draft.place, outlook.position.tables.speeds[draft.filled]).red[planet]


def fee(outlook: Outlook, draft: Draft, planet: int, building: int) -> int:
    """Blue tokens for one use (DD-55, DD-62)."""
    here = planet == draft.place
    if here and draft.paid & (1 << building) and outlook.own[planet] & (1 << building):
        return 0
    return outlook.position.tables.trade_cost


def followed(outlook: Outlook, step: Step) -> Draft:
    """The draft with the step taken."""
    old = step.parent
    position = outlook.position
    draft = Draft()
    draft.step = step
    draft.place = step.planet
    draft.goods = old.goods.copy()
    draft.load = old.load
    draft.capacity = old.capacity
    draft.filled = old.filled
    draft.spent = old.spent.copy()
    draft.spent[0] += red_to(outlook, old, step.planet)
    draft.vp = old.vp
    draft.pieces = old.pieces
    draft.paid = old.paid if step.planet == old.place else 0
    draft.dropped = old.dropped and step.planet == old.place
    draft.consumer = old.consumer
    draft.built = old.built
    draft.yards = old.yards
    draft.factory = old.factory
    draft.factory_stock = old.factory_stock
    draft.pile_next = old.pile_next
    if step.pile >= 0:
        _discover(position, draft, step)
    draft.hope = old.hope
    _act(outlook, old, draft, step)
    return draft


def _discover(position: Position, draft: Draft, step: Step) -> None:
    pile = position.pile_left if step.pile == 0 else position.pile_right
    draft.consumer = draft.consumer.copy()
    draft.consumer[step.planet] = pile[draft.pile_next[step.pile]]
    draft.pile_next = draft.pile_next.copy()
    draft.pile_next[step.pile] += 1


def _act(outlook: Outlook, old: Draft, draft: Draft, step: Step) -> None:
    position = outlook.position
    goods = position.tables.goods
    planet = step.planet
    if step.what == DIG:
        _pay_blue(outlook, old, draft, planet, MINE)
        _gain(outlook, draft, step.good)
    elif step.what == MAKE:
        _pay_blue(outlook, old, draft, planet, FACTORY)
        _lose(outlook, draft, goods.first_input[step.good])
        _lose(outlook, draft, goods.second_input[step.good])
        _gain(outlook, draft, step.good)
    elif step.what == SELL:
        _pay_blue(outlook, old, draft, planet, CONSUMER)
        _lose(outlook, draft, step.good)
        draft.vp += goods.deliver_vp[step.good]
    elif step.what == DROP:
        _lose(outlook, draft, step.good)
        draft.dropped = True
    elif step.what == BUILD_FACTORY:
        draft.spent[1] += position.tables.build_cost
        _lose(outlook, draft, goods.first_input[step.good])
        _lose(outlook, draft, goods.second_input[step.good])
        draft.factory = draft.factory.copy()
        draft.factory[planet] = step.good
        draft.factory_stock = draft.factory_stock.copy()
        draft.factory_stock[step.good] -= 1
        draft.vp += goods.build_vp[step.good]
    elif step.what == BUILD_CONSUMER:
        draft.spent[1] += position.tables.build_cost
        _lose(outlook, draft, draft.consumer[planet])
        _lose(outlook, draft, step.good)
        draft.built |= 1 << planet
        draft.vp += goods.build_vp[draft.consumer[planet]]
    else:
        _use_yard(outlook, old, draft, step)


def _use_yard(outlook: Outlook, old: Draft, draft: Draft, step: Step) -> None:
    position = outlook.position
    yard = position.tables.yards[position.yard[step.planet]]
    _lose(outlook, draft, yard.wants)
    _lose(outlook, draft, step.good)
    if step.what == BUILD_YARD:
        draft.spent[1] += position.tables.build_cost
        draft.yards |= 1 << step.planet
        draft.vp += yard.vp
        return
    _pay_blue(outlook, old, draft, step.planet, SHIPYARD)
    draft.pieces += piece_worth(outlook, draft)
    draft.filled += 1
    if yard.makes == HOLD:
        draft.capacity += position.tables.hold_capacity


def piece_worth(outlook: Outlook, draft: Draft) -> float:
    """A further piece of equipment, less what it costs in speed."""
    speeds = outlook.position.tables.speeds
    slower = speeds[draft.filled] - speeds[draft.filled + 1]
    return outlook.share * (PIECE_WORTH - SLOWER * slower)


def _pay_blue(outlook: Outlook, old: Draft, draft: Draft, planet: int, building: int) -> None:
    draft.spent[2] += fee(outlook, old, planet, building)
    draft.paid |= 1 << building


def _gain(outlook: Outlook, draft: Draft, good: int) -> None:
    draft.hope += added(outlook, draft, good)
    draft.goods[good] += 1
    draft.load += 1


def _lose(outlook: Outlook, draft: Draft, good: int) -> None:
    draft.hope -= removed(outlook, draft, good)
    draft.goods[good] -= 1
    draft.load -= 1
