"""Phase U: ticking, the bill, payment and its penalties (SP-240 to SP-247)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_paper.mechanics.fleet import destroy, scrap
from farport.games.space_paper.mechanics.planets import abandon_gold, discontent_planet, ease, release, tick
from farport.games.space_paper.mechanics.resources import capped_science
from farport.games.space_paper.vocabulary import (
    ADAPTING,
    ANARCHY,
    CAPITAL,
    COLONY,
    CRUISER,
    OUTPOST,
    POSSESSION_KINDS,
    READY,
    SHIP_UPKEEP,
    SURPLUS_TO_ENERGY,
    SURPLUS_TO_SCIENCE,
    UNINHABITED,
    UNPAID,
    UPKEEP_KIND,
)
from farport.kernel import Event

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position

# ---------------------------------------------------------------------- U1, U2


def begin_upkeep(position: Position, seat: int) -> None:
    """U1: discontent, sieges, adaptation and growth."""
    position.global_discontent[seat] = max(0, position.global_discontent[seat] - 1)  # SP-233
    for planet in position.holdings[seat]:
        ease(position, planet, 1)
        _check_siege(position, planet)
        tick(position, planet)


def _check_siege(position: Position, planet: int) -> None:
    """SP-127: a siege ends when no enemy cruiser is left in the planet's orbit."""
    if position.resistance[planet] == 0:
        return
    orbit = position.galaxy.orbits + planet
    for seat in range(position.seats):
        if seat == position.owner[planet]:
            continue
        for ship in position.ships_at(orbit, seat):
            if position.kind_of_ship(ship) == CRUISER:
                return
    position.own_resistance()[planet] = 0
    position.tell(Event("siege_ended", position.owner[planet], {"planet": position.planet_name(planet)}))


def favoured_gold(position: Position, seat: int) -> int:
    """SP-169, SP-242: what U2 brings while the race's favoured system is in force."""
    if position.politics[seat] != position.tables.favoured[position.race[seat]]:
        return 0
    return position.tables.favoured_gold


def pay_race_bonus(position: Position, seat: int) -> None:
    """U2."""
    gold = favoured_gold(position, seat)
    if gold > 0:
        position.gold[seat] += gold
        position.tell(Event("race_bonus", seat, {"gold": gold}))


# ---------------------------------------------------------------------- the bill


class Bill:
    """What a civilisation has to pay: items (planets, or ships as -1 - ship) with their prices, in order of payment."""

    __slots__ = ("income", "items", "prices", "unpaid")

    def __init__(self) -> None:
        self.items: list[int] = []
        self.prices: list[int] = []
        self.income = 0  # a negative upkeep comes first (SP-242)
        self.unpaid = 0  # items, once it was paid as far as the gold went

    def total(self) -> int:
        return sum(self.prices)

    def charge(self, items: list[int], price: int) -> None:
        """So much for each of them; SP-247: what costs nothing is always paid."""
        if price > 0:
            self.items.extend(items)
            self.prices.extend([price] * len(items))
        else:
            self.income -= price * len(items)


def bill_of(position: Position, seat: int, without: list[int]) -> Bill:
    """SP-161, SP-243: capital, colonies, outposts, adapting, ships, each by age, less the items in `without`."""
    bill = Bill()
    first = position.politics[seat] * POSSESSION_KINDS
    upkeep = position.tables.upkeep
    held: list[list[int]] = [[] for _ in UPKEEP_KIND]  # by status
    for planet in position.holdings[seat]:
        if planet not in without:
            held[position.status[planet]].append(planet)
    for status in (CAPITAL, COLONY, OUTPOST, ADAPTING):
        bill.charge(held[status], upkeep[first + UPKEEP_KIND[status]])
    ships = [as_item(ship) for ship in position.fleets[seat] if as_item(ship) not in without]
    bill.charge(ships, upkeep[first + SHIP_UPKEEP])
    return bill


def as_item(ship: int) -> int:
    """A ship as an item of a bill."""
    return -1 - ship


def unpaid_items(bill: Bill, gold: int, deferred: list[int]) -> tuple[list[int], int]:
    """SP-243: what stays unpaid with that gold, and the gold that is left; deferred items come behind all others."""
    gold += bill.income
    unpaid: list[int] = []
    order = [number for number, item in enumerate(bill.items) if item not in deferred]
    order.extend([bill.items.index(item) for item in deferred])
    for number in order:
        if bill.prices[number] <= gold:
            gold -= bill.prices[number]
        else:
            unpaid.append(bill.items[number])
    return unpaid, gold


def sale_of(position: Position, item: int, seat: int) -> int:
    """Gold for giving that item away in U3: a ship is sold (SP-241), a colony abandoned (SP-145)."""
    if item < 0:
        return position.tables.ship_resale[position.kind_of_ship(-1 - item)]
    return abandon_gold(position, seat, item)


# ---------------------------------------------------------------------- U3 to U7


def sell(position: Position, seat: int, ship: int) -> None:
    """SP-241."""
    gold = position.tables.ship_resale[position.kind_of_ship(ship)]
    position.gold[seat] += gold
    scrap(position, ship)
    position.tell(Event("ship_sold", seat, {"ship": position.ship_name(ship), "gold": gold}))


def pay(position: Position, seat: int, deferred: list[int]) -> Bill:
    """U4, U5, U6: pay what can be paid; what is not has its penalty; the other ships are ready again."""
    bill = bill_of(position, seat, [])
    unpaid, gold = unpaid_items(bill, position.gold[seat], deferred)
    bill.unpaid = len(unpaid)
    position.tell(Event("upkeep_paid", seat, {"gold": position.gold[seat] - gold, "unpaid": bill.unpaid}))
    position.gold[seat] = gold
    position.put_bankrupt_rounds(seat, position.bankrupt_rounds[seat] + 1 if unpaid else 0)  # SP-245
    for ship in position.fleets[seat]:
        position.flags[ship] = READY
    for item in unpaid:
        if item < 0:
            _unpaid_ship(position, seat, -1 - item)
        else:
            _unpaid_planet(position, seat, item)
    return bill


def _unpaid_planet(position: Position, seat: int, planet: int) -> None:
    """SP-244."""
    position.tell(Event("planet_unpaid", seat, {"planet": position.planet_name(planet)}))
    if position.status[planet] >= COLONY:
        discontent_planet(position, planet, 1)
    else:
        release(position, planet, UNINHABITED)


def _unpaid_ship(position: Position, seat: int, ship: int) -> None:
    """SP-246."""
    if position.global_discontent[seat] > 0:
        destroy(position, ship, "unpaid")
        return
    position.flags[ship] = UNPAID
    position.tell(Event("ship_unpaid", seat, {"ship": position.ship_name(ship)}))


def convert_surplus(position: Position, seat: int) -> None:
    """U7, SP-170: Technocracy and Nationalism turn all gold that is left into science or energy of the capital."""
    effect = position.effect_of(seat)
    gold = position.gold[seat]
    if gold == 0 or effect not in (SURPLUS_TO_SCIENCE, SURPLUS_TO_ENERGY):
        return
    position.gold[seat] = 0
    if effect == SURPLUS_TO_SCIENCE:
        position.science[seat] = capped_science(position, position.science[seat] + gold)
        position.tell(Event("surplus_to_science", seat, {"gold": gold}))
    else:
        position.put_energy_store(seat, gold)
        position.tell(Event("surplus_to_energy", seat, {"gold": gold}))


def count_anarchy(position: Position, seat: int) -> None:
    """SP-167: upkeep phases that Anarchy has been in force."""
    if position.politics[seat] == ANARCHY:
        position.anarchy_upkeeps[seat] += 1
