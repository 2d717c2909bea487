"""Orders of the construction phase: build, cancel, settle, standing order (SP-110, SP-136, SP-200 to SP-208)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, final

from farport.games.space_paper import refusals
from farport.games.space_paper.mechanics.construction import (
    building_refusal,
    founding_refusal,
    inner_refusal,
    item_energy,
    item_gold,
    marker_refusal,
    outpost_refusal,
    ship_refusal,
    site_refusal,
)
from farport.games.space_paper.mechanics.discovery import planets_of
from farport.games.space_paper.mechanics.order import Order, pledged
from farport.games.space_paper.mechanics.planets import colony_at_once, found_outpost, settle
from farport.games.space_paper.vocabulary import (
    ABANDONED,
    BUILDINGS,
    COLONY,
    ITEMS,
    MODES,
    NONE,
    SETTLE,
    SHIP_KINDS,
    STANDING_ORDERS,
)
from farport.kernel import Action, Event, Field, Name, Refusal, Word

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


class Draft:
    """The own orders of the window, summed up (SP-301)."""

    __slots__ = ("bases", "begun", "builds", "cancels", "gold", "ordered", "settles", "ships")

    def __init__(self, position: Position, seat: int) -> None:
        self.builds: list[int] = []  # planets that got an item
        self.ordered: list[int] = []  # buildings ordered
        self.cancels: list[int] = []
        self.settles: list[int] = []
        self.bases: list[int] = []  # systems where a colony will be (SP-136, SP-140)
        self.begun = 0  # settlements, not outposts
        self.ships = [0] * SHIP_KINDS
        self.gold = position.gold[seat] - pledged(position, seat)
        for order in position.orders[seat]:
            if isinstance(order, Build):
                self.builds.append(position.galaxy.planet_of[order.planet])
                if order.item >= BUILDINGS:
                    self.ships[order.item - BUILDINGS] += 1
                else:
                    self.ordered.append(order.item)
            elif isinstance(order, Cancel):
                planet = position.galaxy.planet_of[order.planet]
                self.cancels.append(planet)
                if position.item[planet] >= BUILDINGS:
                    self.ships[position.item[planet] - BUILDINGS] -= 1
            elif isinstance(order, Settle):
                self._add_settle(position, seat, position.galaxy.planet_of[order.planet], order.mode)

    def _add_settle(self, position: Position, seat: int, planet: int, mode: int) -> None:
        self.settles.append(planet)
        if mode == SETTLE:
            self.begun += 1
            if colony_at_once(position, seat, planet):
                self.bases.append(position.galaxy.system_of(planet))

    def queue_refusal(self, position: Position, planet: int) -> Refusal | None:
        """SP-200, SP-207: one item in a queue, one order of an item per round."""
        if planet in self.builds:
            return refusals.QUEUE_ORDERED
        if position.item[planet] != NONE and planet not in self.cancels:
            return refusals.QUEUE_FULL.says({"item": ITEMS[position.item[planet]]})
        return None

    def item_refusal(self, position: Position, seat: int, planet: int, item: int) -> Refusal | None:
        if item >= BUILDINGS:
            return ship_refusal(position, seat, planet, item - BUILDINGS, self.ships)
        refusal = building_refusal(position, seat, planet, item, self.gold)
        if refusal is not None:
            return refusal
        freed = sum([1 for other in self.cancels if position.item[other] == item])
        return marker_refusal(position, item, self.ordered.count(item) - freed)

    def founding_refusal(self, position: Position, seat: int, planet: int, mode: int) -> Refusal | None:
        kind = position.type[planet]
        sheets = [other for other in self.settles if position.type[other] == kind and position.owner[other] == NONE]
        return founding_refusal(position, seat, planet, mode, self.begun, len(sheets))


@final
class Build(Order):
    """SP-200, SP-201: put an item into an empty queue; gold is paid in full when the order is carried out."""

    __slots__ = ("item", "planet")
    do: ClassVar[str] = "build"
    fields: ClassVar[tuple[Field, ...]] = (Name("planet", "ft22/1"), Word("item", ITEMS))

    def __init__(self, planet: str, item: int) -> None:
        self.planet = planet
        self.item = item

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        actions: list[Action[Position]] = []
        draft = Draft(position, seat)
        for planet in position.holdings[seat]:
            if draft.queue_refusal(position, planet) is not None or site_refusal(position, seat, planet) is not None:
                continue
            name = position.planet_name(planet)
            for item in range(len(ITEMS)):
                if draft.item_refusal(position, seat, planet, item) is None:
                    actions.append(Build(name, item))
        return actions

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        planet = position.find_planet(self.planet)
        if planet == NONE:
            return refusals.UNKNOWN_OBJECT.says({"name": self.planet})
        refusal = site_refusal(position, seat, planet)
        if refusal is not None:
            return refusal
        draft = Draft(position, seat)
        refusal = draft.queue_refusal(position, planet)
        return refusal if refusal is not None else draft.item_refusal(position, seat, planet, self.item)

    def cost(self, position: Position, seat: int) -> int:
        return item_gold(position, position.galaxy.planet_of[self.planet], self.item)

    def void(self, position: Position, seat: int) -> Refusal | None:
        """SP-301: the others can only have taken the last marker of a building, under component_limits."""
        return marker_refusal(position, self.item, 0) if self.item < BUILDINGS else None

    def carry_out(self, position: Position, seat: int, cost: int) -> None:
        planet = position.galaxy.planet_of[self.planet]
        position.gold[seat] -= cost
        position.own_item()[planet] = self.item
        position.own_remaining()[planet] = item_energy(position, seat, self.item)
        position.tell(Event("building", seat, {"planet": self.planet, "item": ITEMS[self.item], "gold": cost}))


@final
class Cancel(Order):
    """SP-207: empty a queue; what was spent is lost."""

    __slots__ = ("planet",)
    do: ClassVar[str] = "cancel"
    fields: ClassVar[tuple[Field, ...]] = (Name("planet", "ft22/1"),)

    def __init__(self, planet: str) -> None:
        self.planet = planet

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        actions: list[Action[Position]] = []
        for planet in position.holdings[seat]:
            action = Cancel(position.planet_name(planet))
            if action.refusal(position, seat) is None:
                actions.append(action)
        return actions

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        planet = position.find_planet(self.planet)
        if planet == NONE:
            return refusals.UNKNOWN_OBJECT.says({"name": self.planet})
        if self in position.orders[seat]:
            return refusals.QUEUE_EMPTY  # once per planet and round, also if something new was ordered since
        return self.void(position, seat)

    def void(self, position: Position, seat: int) -> Refusal | None:
        planet = position.galaxy.planet_of[self.planet]
        refusal = site_refusal(position, seat, planet)
        if refusal is not None:
            return refusal
        return refusals.QUEUE_EMPTY if position.item[planet] == NONE else None

    def carry_out(self, position: Position, seat: int, cost: int) -> None:
        planet = position.galaxy.planet_of[self.planet]
        position.tell(Event("cancelled", seat, {"planet": self.planet, "item": ITEMS[position.item[planet]]}))
        position.own_item()[planet] = NONE
        position.own_remaining()[planet] = 0


@final
class Settle(Order):
    """SP-136, SP-138: settle or found an outpost from inside, for nothing; or turn an own outpost into a settlement."""

    __slots__ = ("mode", "planet")
    do: ClassVar[str] = "settle"
    fields: ClassVar[tuple[Field, ...]] = (Name("planet", "ft22/2"), Word("mode", MODES))

    def __init__(self, planet: str, mode: int) -> None:
        self.planet = planet
        self.mode = mode

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        actions: list[Action[Position]] = []
        draft = Draft(position, seat)
        systems = 0
        for planet in position.holdings[seat]:
            system = position.galaxy.system_of(planet)
            if position.status[planet] >= COLONY and not (systems >> system) & 1:
                systems |= 1 << system
                Settle._offer_system(position, seat, system, draft, actions)
            else:  # perhaps an outpost
                Settle._offer(position, seat, planet, draft, actions)
        for system in draft.bases:
            if not (systems >> system) & 1:
                systems |= 1 << system
                Settle._offer_system(position, seat, system, draft, actions)
        return actions

    @classmethod
    def _offer_system(
        cls, position: Position, seat: int, system: int, draft: Draft, actions: list[Action[Position]]
    ) -> None:
        for planet in planets_of(position, system):
            if position.status[planet] <= ABANDONED:
                Settle._offer(position, seat, planet, draft, actions)

    @classmethod
    def _offer(cls, position: Position, seat: int, planet: int, draft: Draft, actions: list[Action[Position]]) -> None:
        """The place is judged once for both ways to settle there."""
        if planet in draft.settles or inner_refusal(position, seat, planet, draft.bases) is not None:
            return
        for mode in range(len(MODES)):
            if (
                outpost_refusal(position, seat, planet, mode) is None
                and draft.founding_refusal(position, seat, planet, mode) is None
            ):
                actions.append(Settle(position.planet_name(planet), mode))

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        if self.planet not in position.galaxy.planet_of:
            return refusals.UNKNOWN_OBJECT.says({"name": self.planet})
        planet = position.find_planet(self.planet)
        if planet == NONE:
            return refusals.NOT_REVEALED
        return settle_refusal(position, seat, planet, self.mode, Draft(position, seat))

    def void(self, position: Position, seat: int) -> Refusal | None:
        """SP-136: the one earlier in turn order gets the planet. Nobody can take the own base meanwhile."""
        owner = position.owner[position.galaxy.planet_of[self.planet]]
        return None if owner in (NONE, seat) else refusals.SETTLED_BY_OTHER.says({"seat": owner})

    def carry_out(self, position: Position, seat: int, cost: int) -> None:
        planet = position.galaxy.planet_of[self.planet]
        if self.mode == SETTLE:
            settle(position, seat, planet)
        else:
            found_outpost(position, seat, planet)


def settle_refusal(position: Position, seat: int, planet: int, mode: int, draft: Draft) -> Refusal | None:
    """SP-135 to SP-138, as if the orders of the draft had been carried out; an outpost of this window has to wait."""
    if planet in draft.settles:
        return refusals.SETTLE_ORDERED
    refusal = outpost_refusal(position, seat, planet, mode)
    if refusal is None:
        refusal = inner_refusal(position, seat, planet, draft.bases)
    return refusal if refusal is not None else draft.founding_refusal(position, seat, planet, mode)


@final
class SetStandingOrder(Order):
    """SP-110: whether ships on dots fire at passing enemies; secret, at most one change per construction phase."""

    __slots__ = ("standing",)
    do: ClassVar[str] = "set_standing_order"
    fields: ClassVar[tuple[Field, ...]] = (Word("standing", STANDING_ORDERS),)

    def __init__(self, standing: int) -> None:
        self.standing = standing

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        if any([isinstance(order, SetStandingOrder) for order in position.orders[seat]]):
            return ()
        return [
            SetStandingOrder(order) for order in range(len(STANDING_ORDERS)) if order != position.standing_order[seat]
        ]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        if any([isinstance(order, SetStandingOrder) for order in position.orders[seat]]):
            return refusals.STANDING_ORDER_CHANGED
        return self.void(position, seat)

    def void(self, position: Position, seat: int) -> Refusal | None:
        return refusals.STANDING_ORDER_SAME if position.standing_order[seat] == self.standing else None

    def carry_out(self, position: Position, seat: int, cost: int) -> None:
        position.own_standing_order()[seat] = self.standing
