"""The forecast: what the next income, construction and upkeep will bring to a seat under its orders.

A pure function of the position: it works on a copy, carries out the seat's orders of the open window and lets one round
of automatic steps pass for this seat alone, as if nobody else did anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.space_paper.mechanics.construction import advance_seat, planet_energy
from farport.games.space_paper.mechanics.order import carry_out_orders
from farport.games.space_paper.mechanics.planets import discontented
from farport.games.space_paper.mechanics.resources import enforce_politics, take_income
from farport.games.space_paper.mechanics.upkeep import (
    begin_upkeep,
    convert_surplus,
    favoured_gold,
    pay,
    pay_race_bonus,
)
from farport.games.space_paper.vocabulary import (
    C_ORDERS,
    COLONY,
    MINERAL_KINDS,
    MINERALS,
    NONE,
    R_ORDERS,
    T_ORDERS,
    U_ORDERS,
)
from farport.kernel import Refusal

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
    `frozen` are the planets whose queue will not advance for want of energy; `void` are the own orders that will not be
    carried out because of other own orders of the window, by their number, each with the rule that forbids it.
    """

    __slots__ = (
        "bonus",
        "discontented",
        "energy",
        "frozen",
        "global_discontent",
        "gold",
        "left_gold",
        "left_science",
        "minerals",
        "science",
        "unpaid",
        "upkeep",
        "void",
    )

    def __init__(self) -> None:
        self.gold = 0
        self.science = 0
        self.minerals = [0] * MINERAL_KINDS
        self.energy: dict[int, int] = {}
        self.bonus = 0
        self.upkeep = 0
        self.unpaid = 0
        self.global_discontent = 0
        self.discontented = 0
        self.left_gold = 0
        self.left_science = 0
        self.frozen: list[int] = []
        self.void: list[tuple[int, Refusal]] = []

    def data(self, position: Position) -> dict[str, object]:
        """With the names that planets have there."""
        return {
            "gold": self.gold,
            "science": self.science,
            "minerals": {mineral: self.minerals[number] for number, mineral in enumerate(MINERALS)},
            "energy": {position.planet_name(planet): power for planet, power in self.energy.items()},
            "race_bonus": self.bonus,
            "upkeep": self.upkeep,
            "unpaid": self.unpaid,
            "global_discontent": self.global_discontent,
            "discontented": self.discontented,
            "left_gold": self.left_gold,
            "left_science": self.left_science,
            "frozen": [position.planet_name(planet) for planet in self.frozen],
            "void": [{"order": place, "rule": refusal.rule} for place, refusal in self.void],
        }


def forecast(position: Position, seat: int) -> Forecast:
    """Under the orders given so far in this window (SP-301). Changes nothing."""
    twin = position.copy()
    phase = position.phase
    result = Forecast()
    result.void = carry_out_orders(twin, seat)
    first = INCOME if phase == R_ORDERS else ENERGY if phase in (T_ORDERS, C_ORDERS) else UPKEEP
    for step in range(STAGES):
        stage = (first + step) % STAGES
        if stage == INCOME:
            _income(twin, seat, result)
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


def _income(twin: Position, seat: int, result: Forecast) -> None:
    enforce_politics(twin, seat)
    income = take_income(twin, seat)
    result.gold = income.gold
    result.science = income.science
    result.minerals = income.minerals


def _energy(twin: Position, seat: int, result: Forecast) -> None:
    for planet in twin.holdings[seat]:
        if twin.status[planet] >= COLONY:
            power = planet_energy(twin, seat, planet)
            result.energy[planet] = power
            if power == 0 and twin.item[planet] != NONE:  # SP-205: it waits until there is energy again
                result.frozen.append(planet)
    advance_seat(twin, seat)


def _upkeep(twin: Position, seat: int, result: Forecast, with_tick: bool) -> None:
    if with_tick:
        begin_upkeep(twin, seat)
        result.bonus = favoured_gold(twin, seat)
        pay_race_bonus(twin, seat)
    bill = pay(twin, seat, twin.deferred[seat])
    result.upkeep = bill.total() - bill.income
    result.unpaid = bill.unpaid
    if not (twin.keeps >> seat) & 1:
        convert_surplus(twin, seat)
