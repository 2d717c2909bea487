"""Orders of the upkeep phase: sell, defer, keep the surplus (SP-170, SP-241, SP-243); abandon is in resources.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, final

from farport.games.space_paper import refusals
from farport.games.space_paper.actions.resources import given_up, has_ordered
from farport.games.space_paper.mechanics.order import Order
from farport.games.space_paper.mechanics.upkeep import Bill, as_item, bill_of, sale_of, sell
from farport.games.space_paper.vocabulary import NONE, SURPLUS_TO_ENERGY, SURPLUS_TO_SCIENCE
from farport.kernel import Action, Event, Field, Name, Refusal

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def sold(position: Position, seat: int) -> list[int]:
    """The ships that the own orders of this window sell."""
    return [position.find_ship(seat, order.ship) for order in position.orders[seat] if isinstance(order, Sell)]


class Reckoning:
    """The bill and the gold as they will be if the own orders stand (SP-301)."""

    __slots__ = ("bill", "deferred", "gold")

    def __init__(self, position: Position, seat: int) -> None:
        given_away = given_up(position, seat)
        given_away.extend([as_item(ship) for ship in sold(position, seat)])
        self.bill: Bill = bill_of(position, seat, given_away)
        self.gold = position.gold[seat] + sum([sale_of(position, item, seat) for item in given_away])
        self.deferred: list[int] = [
            find_item(position, seat, order.possession) for order in position.orders[seat] if isinstance(order, Defer)
        ]

    def covered(self) -> bool:
        return self.bill.total() <= self.gold + self.bill.income


def find_item(position: Position, seat: int, name: str) -> int:
    """A possession by its id as an item of a bill: a planet, or a ship; NO_ITEM if the seat has no such thing."""
    planet = position.find_planet(name)
    if planet != NONE:
        return planet if position.owner[planet] == seat else NO_ITEM
    ship = position.find_ship(seat, name)
    return as_item(ship) if ship != NONE else NO_ITEM


NO_ITEM: Final = 1 << 30


def item_name(position: Position, item: int) -> str:
    return position.planet_name(item) if item >= 0 else position.ship_name(-1 - item)


@final
class Sell(Order):
    """SP-241: sell any own ship, anywhere, also without need."""

    __slots__ = ("ship",)
    do: ClassVar[str] = "sell"
    fields: ClassVar[tuple[Field, ...]] = (Name("ship", "scout-1"),)

    def __init__(self, ship: str) -> None:
        self.ship = ship

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        gone = sold(position, seat)
        return [Sell(position.ship_name(ship)) for ship in position.fleets[seat] if ship not in gone]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        refusal = self.void(position, seat)
        if refusal is not None:
            return refusal
        gone = position.find_ship(seat, self.ship) in sold(position, seat)
        return refusals.UNKNOWN_OBJECT.says({"name": self.ship}) if gone else None

    def void(self, position: Position, seat: int) -> Refusal | None:
        if position.find_ship(seat, self.ship) == NONE:
            return refusals.UNKNOWN_OBJECT.says({"name": self.ship})
        return None

    def carry_out(self, position: Position, seat: int, cost: int) -> None:
        sell(position, seat, position.find_ship(seat, self.ship))


@final
class Defer(Order):
    """SP-243: put one item of the bill behind all others, while the gold does not pay for everything."""

    __slots__ = ("possession",)
    do: ClassVar[str] = "defer"
    fields: ClassVar[tuple[Field, ...]] = (Name("possession", "ft22/2 or scout-1"),)
    turn: ClassVar[int] = 2

    def __init__(self, possession: str) -> None:
        self.possession = possession

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        reckoning = Reckoning(position, seat)
        if reckoning.covered():
            return ()
        return [Defer(item_name(position, item)) for item in reckoning.bill.items if item not in reckoning.deferred]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        item = find_item(position, seat, self.possession)
        if item == NO_ITEM:
            return refusals.UNKNOWN_OBJECT.says({"name": self.possession})
        reckoning = Reckoning(position, seat)
        if reckoning.covered():
            return refusals.BILL_COVERED
        if item not in reckoning.bill.items or item in reckoning.deferred:
            return refusals.DEFERRED_ALREADY
        return None

    def void(self, position: Position, seat: int) -> Refusal | None:
        """Sold or abandoned after it was put off."""
        gone = find_item(position, seat, self.possession) == NO_ITEM
        return refusals.UNKNOWN_OBJECT.says({"name": self.possession}) if gone else None

    def carry_out(self, position: Position, seat: int, cost: int) -> None:
        position.own_deferred()[seat].append(find_item(position, seat, self.possession))


@final
class KeepSurplus(Order):
    """SP-170 with surplus_conversion = optional: the gold that is left stays gold this round."""

    __slots__ = ()
    do: ClassVar[str] = "keep_surplus"
    fields: ClassVar[tuple[Field, ...]] = ()
    turn: ClassVar[int] = 2

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        return KEEP_SURPLUS if KEEP_SURPLUS[0].refusal(position, seat) is None else ()

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        refusal = self.void(position, seat)
        if refusal is not None:
            return refusal
        return refusals.SURPLUS_KEPT if has_ordered(position, seat, KeepSurplus) else None

    def void(self, position: Position, seat: int) -> Refusal | None:
        converts = position.effect_of(seat) in (SURPLUS_TO_SCIENCE, SURPLUS_TO_ENERGY)
        return None if position.terms.optional_surplus and converts else refusals.NO_SURPLUS

    def carry_out(self, position: Position, seat: int, cost: int) -> None:
        position.keeps |= 1 << seat
        position.tell(Event("surplus_kept", seat))


KEEP_SURPLUS: Final = (KeepSurplus(),)
