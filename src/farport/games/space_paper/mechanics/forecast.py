"""The forecast: what the next income, construction and upkeep will bring to a seat under given orders.

A pure function of the position: it works on a copy, carries out the seat's orders of the open window and lets one round
of automatic steps pass for this seat alone, as if nobody else did anything. Clients show it, bots plan with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from farport.games.space_paper.mechanics.construction import advance_seat, planet_energy
from farport.games.space_paper.mechanics.order import Order
from farport.games.space_paper.mechanics.planets import discontented
from farport.games.space_paper.mechanics.resources import enforce_politics, income_of, take_income
from farport.games.space_paper.mechanics.upkeep import (
    begin_upkeep,
    bill_of,
    convert_surplus,
    favoured_gold,
    pay,
    pay_race_bonus,
    unpaid_items,
)
from farport.games.space_paper.vocabulary import C_ORDERS, COLONY, MINERAL_KINDS, MINERALS, R_ORDERS, T_ORDERS, U_ORDERS
from farport.kernel import Action

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position

INCOME: Final = 0
ENERGY: Final = 1
UPKEEP: Final = 2
STAGES: Final = 3


class Forecast:
    """One round ahead. `gold` and `science` are what R3 will bring; `upkeep` is what the bill will take.

    `left_gold` and `left_science` is what the tracks will show after all of it; `unpaid` counts possessions that the
    gold will not pay for; `discontented` counts capital and colonies that will not produce in the round after.
    """

    __slots__ = (
        "bonus",
        "discontented",
        "energy",
        "global_discontent",
        "gold",
        "left_gold",
        "left_science",
        "minerals",
        "science",
        "unpaid",
        "upkeep",
    )

    def __init__(self) -> None:
        self.gold = 0
        self.science = 0
        self.minerals = [0] * MINERAL_KINDS
        self.energy: dict[str, int] = {}
        self.bonus = 0
        self.upkeep = 0
        self.unpaid = 0
        self.global_discontent = 0
        self.discontented = 0
        self.left_gold = 0
        self.left_science = 0

    def data(self) -> dict[str, object]:
        return {
            "gold": self.gold,
            "science": self.science,
            "minerals": {mineral: self.minerals[number] for number, mineral in enumerate(MINERALS)},
            "energy": dict(self.energy),
            "race_bonus": self.bonus,
            "upkeep": self.upkeep,
            "unpaid": self.unpaid,
            "global_discontent": self.global_discontent,
            "discontented": self.discontented,
            "left_gold": self.left_gold,
            "left_science": self.left_science,
        }


def forecast(position: Position, seat: int, orders: Sequence[Action[Any]] | None = None) -> Forecast:
    """Under the orders given so far in this window, or under those in `orders`. Changes nothing."""
    twin = position.copy()
    if orders is not None:
        twin.orders[seat] = list(orders)
        twin.costs[seat] = [order.cost(twin, seat) if isinstance(order, Order) else 0 for order in orders]
    _carry_out(twin, seat)
    phase = position.phase
    result = Forecast()
    first = INCOME if phase == R_ORDERS else ENERGY if phase in (T_ORDERS, C_ORDERS) else UPKEEP
    for step in range(STAGES):
        stage = (first + step) % STAGES
        if stage == INCOME:
            _income(twin, seat, result, phase == R_ORDERS)
        elif stage == ENERGY:
            _energy(twin, seat, result)
        else:
            _upkeep(twin, seat, result, phase != U_ORDERS)
    result.global_discontent = twin.global_discontent[seat]
    result.left_gold = twin.gold[seat]
    result.left_science = twin.science[seat]
    worlds = [planet for planet in twin.holdings[seat] if twin.status[planet] >= COLONY]
    result.discontented = sum([1 for planet in worlds if discontented(twin, planet)])
    return result


def _carry_out(twin: Position, seat: int) -> None:
    """The seat's own orders, as if they were revealed now and nobody else had any (SP-301)."""
    orders = twin.orders[seat]
    costs = twin.costs[seat]
    twin.orders[seat] = []
    twin.costs[seat] = []
    for order, cost in sorted(zip(orders, costs, strict=True), key=_turn):
        if isinstance(order, Order) and order.void(twin, seat) is None:
            order.carry_out(twin, seat, cost)


def _turn(entry: tuple[Action[Any], int]) -> int:
    order = entry[0]
    return order.turn if isinstance(order, Order) else 0


def _income(twin: Position, seat: int, result: Forecast, with_politics: bool) -> None:
    if with_politics:
        enforce_politics(twin, seat)
    income = income_of(twin, seat)
    result.gold = income.gold
    result.science = income.science
    result.minerals = income.minerals
    take_income(twin, seat)


def _energy(twin: Position, seat: int, result: Forecast) -> None:
    for planet in twin.holdings[seat]:
        if twin.status[planet] >= COLONY:
            result.energy[twin.planet_name(planet)] = planet_energy(twin, seat, planet)
    advance_seat(twin, seat)


def _upkeep(twin: Position, seat: int, result: Forecast, with_tick: bool) -> None:
    if with_tick:
        begin_upkeep(twin, seat)
        result.bonus = favoured_gold(twin, seat)
        pay_race_bonus(twin, seat)
    bill = bill_of(twin, seat, [])
    result.upkeep = bill.total() - bill.income
    result.unpaid = len(unpaid_items(bill, twin.gold[seat], twin.deferred[seat])[0])
    pay(twin, seat, twin.deferred[seat])
    if not (twin.keeps >> seat) & 1:
        convert_surplus(twin, seat)
