"""Phase C: what may be built and settled, and the queues (SP-135 to SP-140, SP-200 to SP-210)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_paper import refusals
from farport.games.space_paper.mechanics.civilisation import ship_cost
from farport.games.space_paper.mechanics.discovery import planets_of
from farport.games.space_paper.mechanics.fleet import launch
from farport.games.space_paper.mechanics.planets import besieged, energy, energy_balance, has, profitable
from farport.games.space_paper.vocabulary import (
    ABANDONED,
    ADAPTING,
    ANARCHY,
    ASTEROIDS,
    BUILDINGS,
    COLONY,
    GIANT,
    HABITATS,
    INFRASTRUCTURE,
    ITEMS,
    NONE,
    OUTPOST,
    SETTLE,
    SHIP_KINDS,
    SHIPS,
    SPACEPORT,
    TYPES,
)
from farport.kernel import Event, Refusal

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


# ---------------------------------------------------------------------- queues


def item_gold(position: Position, planet: int, item: int) -> int:
    """SP-201, SP-204: ships cost no gold."""
    return position.tables.item_gold[position.type[planet] * BUILDINGS + item] if item < BUILDINGS else 0


def item_energy(position: Position, seat: int, item: int) -> int:
    """SP-201."""
    return position.tables.item_energy[item] if item < BUILDINGS else ship_cost(position, seat, item - BUILDINGS)


def site_refusal(position: Position, seat: int, planet: int) -> Refusal | None:
    """SP-200, SP-210: where a queue takes orders."""
    if position.owner[planet] != seat or position.status[planet] < COLONY:
        return refusals.NOT_A_SITE
    if not position.tables.buildable[position.type[planet]]:
        return refusals.NOT_BUILDABLE.says({"type": TYPES[position.type[planet]]})
    if profitable(position, planet):
        return None
    return refusals.BESIEGED if besieged(position, planet) else refusals.DISCONTENTED


def building_refusal(position: Position, seat: int, planet: int, item: int, gold: int) -> Refusal | None:
    """SP-201 to SP-206: a building on a site that takes orders, with that gold to spend."""
    tables = position.tables
    if has(position, planet, item):
        return refusals.ALREADY_BUILT
    if item == HABITATS and position.size[planet] in (ASTEROIDS, GIANT):
        return refusals.HABITATS_NO_EFFECT
    if position.level(seat, INFRASTRUCTURE) < tables.unlock_level[item]:
        have = position.level(seat, INFRASTRUCTURE)
        return refusals.TECH_LOCKED.says({"level": tables.unlock_level[item], "have": have})
    if not carries_upkeep(position, planet, item):
        upkeep = tables.item_upkeep[position.type[planet] * BUILDINGS + item]
        return refusals.ENERGY_UPKEEP.says({"upkeep": upkeep, "energy": energy_balance(position, planet)})
    cost = item_gold(position, planet, item)
    if cost > gold:
        return refusals.NOT_ENOUGH_GOLD.says({"cost": cost, "gold": gold})
    return None


def carries_upkeep(position: Position, planet: int, item: int) -> bool:
    """SP-205: energy is left after the building's upkeep. In version 1 what has no upkeep was not asked."""
    upkeep = position.tables.item_upkeep[position.type[planet] * BUILDINGS + item]
    if upkeep == 0 and not position.terms.energy_for_every_building:
        return True
    return energy_balance(position, planet) >= upkeep


def marker_refusal(position: Position, item: int, taken: int) -> Refusal | None:
    """SP-007: a marker of that kind of building is left; `taken` are those that this window's own orders take."""
    if position.terms.all_components and building_markers_left(position, item) <= taken:
        return refusals.NO_MARKER
    return None


def building_markers_left(position: Position, item: int) -> int:
    """SP-007: markers of a kind of building that are neither on planets nor in queues."""
    used = sum(
        [1 for planet in range(len(position.item)) if has(position, planet, item) or position.item[planet] == item]
    )
    return position.tables.building_markers - used


def ship_limit(position: Position, seat: int) -> Refusal:
    """SP-166."""
    politics = position.politics[seat]
    most = position.tables.max_ships[politics]
    return refusals.POLITICS_LIMIT_SHIPS.says({"politics": position.tables.regimes.ids[politics], "most": most})


def ship_refusal(position: Position, seat: int, planet: int, kind: int, ordered: list[int]) -> Refusal | None:
    """SP-201, SP-166, SP-167, SP-208; `ordered` counts the ships of each kind in this window's orders."""
    if not has(position, planet, SPACEPORT):
        return refusals.NO_SPACEPORT
    if position.politics[seat] == ANARCHY:
        return refusals.ANARCHY_NO_SHIPS
    queued = sum([position.ships_in_queues(seat, other) for other in range(SHIP_KINDS)])
    if len(position.fleets[seat]) + queued + sum(ordered) >= position.tables.max_ships[position.politics[seat]]:
        return ship_limit(position, seat)
    spent = position.in_reserve(seat, kind) <= ordered[kind]
    return refusals.NO_SHIP_MARKER.says({"ship": SHIPS[kind]}) if spent else None


def advance_queues(position: Position) -> None:
    """C2 for all planets: energy goes into the queue, what is left over is lost (SP-152, SP-200)."""
    for seat in position.in_turn_order():
        advance_seat(position, seat)


def advance_seat(position: Position, seat: int) -> None:
    for planet in position.holdings[seat]:
        if position.item[planet] != NONE:
            _advance(position, seat, planet)
    position.put_energy_store(seat, 0)


def planet_energy(position: Position, seat: int, planet: int) -> int:
    """SP-150, and for the capital the surplus that Nationalism kept (SP-170)."""
    power = energy(position, planet)
    stored = position.energy_store[seat]
    if planet == position.capital[seat] and position.politics[seat] != ANARCHY and profitable(position, planet):
        power += stored
    return power


def _advance(position: Position, seat: int, planet: int) -> None:
    item = position.item[planet]
    power = planet_energy(position, seat, planet)
    if power == 0:
        return
    position.own_remaining()[planet] -= power
    if position.remaining[planet] > 0:
        position.tell(
            Event("built_on", seat, {"planet": position.planet_name(planet), "remaining": position.remaining[planet]})
        )
        return
    position.own_item()[planet] = NONE
    position.own_remaining()[planet] = 0
    position.tell(Event("built", seat, {"planet": position.planet_name(planet), "item": ITEMS[item]}))
    if item < BUILDINGS:  # SP-209
        position.own_buildings()[planet] |= 1 << item
    else:
        launch(position, seat, item - BUILDINGS, planet)


# ---------------------------------------------------------------------- colonising


def target_refusal(position: Position, seat: int, planet: int) -> Refusal | None:
    """SP-135: a planet that can be settled, from inside or by transport."""
    if position.status[planet] > ABANDONED:
        return refusals.INHABITED.says({"seat": position.owner[planet]})
    enemies = position.enemies_at(position.galaxy.orbits + planet, seat)
    if enemies:
        return refusals.ENEMY_IN_ORBIT.says({"seat": enemies[0]})
    return None


def founding_refusal(position: Position, seat: int, planet: int, mode: int, begun: int, sheets: int) -> Refusal | None:
    """SP-166: limit on settlements; SP-007: colony sheets. `begun` and `sheets` count this window's orders."""
    politics = position.politics[seat]
    most = position.tables.max_colonies[politics]
    if mode == SETTLE and position.colonies(seat) + position.count(seat, ADAPTING) + begun >= most:
        return refusals.POLITICS_LIMIT_COLONIES.says({"politics": position.tables.regimes.ids[politics], "most": most})
    if position.terms.all_components and position.owner[planet] == NONE:
        kind = position.type[planet]
        used = sum([1 for other in position.holdings[seat] if position.type[other] == kind]) + sheets
        if used >= position.tables.colony_sheets:
            return refusals.NO_MARKER
    return None


def has_base(position: Position, seat: int, system: int) -> bool:
    """SP-136: a capital or colony in the system."""
    for planet in planets_of(position, system):
        if position.owner[planet] == seat and position.status[planet] >= COLONY:
            return True
    return False


def outpost_refusal(position: Position, seat: int, planet: int, mode: int) -> Refusal | None:
    """SP-138: an own outpost can only be turned into a settlement."""
    return refusals.OUTPOST_STANDS if mode != SETTLE and _is_outpost(position, seat, planet) else None


def _is_outpost(position: Position, seat: int, planet: int) -> bool:
    return position.owner[planet] == seat and position.status[planet] == OUTPOST


def inner_refusal(position: Position, seat: int, planet: int, bases: list[int]) -> Refusal | None:
    """SP-136, SP-138: where one can settle from inside, or turn an own outpost into a settlement.

    `bases` are the systems where this window's own orders found a colony.
    """
    if _is_outpost(position, seat, planet):
        enemies = position.enemies_at(position.galaxy.orbits + planet, seat)
        return refusals.ENEMY_IN_ORBIT.says({"seat": enemies[0]}) if enemies else None
    refusal = target_refusal(position, seat, planet)
    if refusal is not None:
        return refusal
    system = position.galaxy.system_of(planet)
    return None if system in bases or has_base(position, seat, system) else refusals.NO_BASE_IN_SYSTEM
