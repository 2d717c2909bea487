"""Planets: what they yield, how they grow, who holds them, and their discontent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_paper.mechanics.civilisation import adaptability, productivity, stability
from farport.games.space_paper.vocabulary import (
    ABANDONED,
    ADAPTING,
    ASTEROIDS,
    BONUS_ENERGY,
    BUILDINGS,
    CAPITAL,
    COLONY,
    DESTROY_SHIPS_NO_ENERGY,
    GOLD_1,
    GOLD_2,
    HABITATS,
    INFRASTRUCTURE,
    LIVING,
    MINE_1,
    MINE_2,
    NO_DISCONTENT_DOUBLE_ENERGY,
    NONE,
    OUTPOST,
    SCIENCE_1,
    SCIENCE_2,
    SIZE_KINDS,
    STABILITY,
    SYMBIOTIC_LIFE,
    UNINHABITED,
)
from farport.kernel import Event

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


# ---------------------------------------------------------------------- what a planet is


def has(position: Position, planet: int, building: int) -> bool:
    return (position.buildings[planet] >> building) & 1 == 1


def immune(position: Position, planet: int) -> bool:
    """SP-176: living planets, and the capital of a player with Stability 5, know no discontent."""
    if position.tables.immune[position.type[planet]]:
        return True
    owner = position.owner[planet]
    return position.status[planet] == CAPITAL and position.level(owner, STABILITY) >= position.tables.immune_level


def discontented(position: Position, planet: int) -> bool:
    """SP-034, SP-175: the planet's own discontent, or its owner's."""
    if position.discontent[planet] == 0 and position.global_discontent[position.owner[planet]] == 0:
        return False
    return not immune(position, planet)


def besieged(position: Position, planet: int) -> bool:
    """SP-126: under invasion; a capital goes on working."""
    return position.resistance[planet] > 0 and position.status[planet] != CAPITAL


def profitable(position: Position, planet: int) -> bool:
    """SP-034."""
    return position.status[planet] >= COLONY and not besieged(position, planet) and not discontented(position, planet)


def inhabited(position: Position, planet: int) -> bool:
    """Capital, colony or outpost: what counts for range and retreat (SP-093, SP-115)."""
    return position.status[planet] >= OUTPOST


def population_limit(position: Position, planet: int) -> int:
    """SP-144."""
    tables = position.tables
    most = tables.population_max[position.size[planet]]
    if has(position, planet, HABITATS):
        most += tables.habitats_bonus
    return min(most, tables.population_top)


# ---------------------------------------------------------------------- what a planet yields


def science_yield(position: Position, planet: int) -> int:
    """SP-032: by size, whatever the population, and its science buildings."""
    printed = position.tables.science[position.type[planet] * SIZE_KINDS + position.size[planet]]
    return printed + _building_yield(position, planet, SCIENCE_1, SCIENCE_2)


def gold_yield(position: Position, planet: int) -> int:
    """SP-032."""
    printed = position.tables.gold[position.type[planet] * SIZE_KINDS + position.size[planet]]
    return printed + _building_yield(position, planet, GOLD_1, GOLD_2)


def _building_yield(position: Position, planet: int, level_1: int, level_2: int) -> int:
    """SP-203: both levels of a kind add up."""
    bonus = position.tables.yield_1 if has(position, planet, level_1) else 0
    return bonus + (position.tables.yield_2 if has(position, planet, level_2) else 0)


def mineral_yield(position: Position, planet: int, counts: list[int]) -> None:
    """SP-220, SP-221: add the tapped deposits of a profitable planet to `counts`."""
    tables = position.tables
    kind = position.type[planet]
    if tables.main_mineral[kind] == NONE:
        return
    mine = 2 if has(position, planet, MINE_2) else 1 if has(position, planet, MINE_1) else 0
    cell = kind * SIZE_KINDS + position.size[planet]
    if 0 <= tables.main_mine[cell] <= mine:
        counts[tables.main_mineral[kind]] += 1
    deep = position.level(position.owner[planet], INFRASTRUCTURE) >= tables.secondary_level
    if deep and 0 <= tables.secondary_mine[cell] <= mine:
        counts[tables.secondary_mineral[kind]] += 1


def energy_balance(position: Position, planet: int) -> int:
    """SP-150: energy before the floor at 0, of a planet that is profitable; SP-151 is in the data."""
    tables = position.tables
    owner = position.owner[planet]
    effect = position.effect_of(owner)
    if position.type[planet] == LIVING or effect == DESTROY_SHIPS_NO_ENERGY:
        return 0
    column = tables.energy_column[position.population[planet]]
    energy = tables.energy[position.type[planet] * SIZE_KINDS + column] + productivity(position, owner)
    energy += tables.leader_energy[position.leader[owner]]
    if position.bonus[owner] == BONUS_ENERGY:
        energy += tables.leader_chooses[position.leader[owner]]
    if effect == NO_DISCONTENT_DOUBLE_ENERGY:
        energy *= 2
    return energy - building_upkeep(position, planet)


def building_upkeep(position: Position, planet: int) -> int:
    """SP-204: energy that the finished buildings use every round."""
    first = position.type[planet] * BUILDINGS
    upkeep = position.tables.item_upkeep
    return sum([upkeep[first + building] for building in range(BUILDINGS) if has(position, planet, building)])


def energy(position: Position, planet: int) -> int:
    """SP-150, SP-152: what C2 gives to the queue this round; nothing is ever stored."""
    return max(0, energy_balance(position, planet)) if profitable(position, planet) else 0


# ---------------------------------------------------------------------- adaptation and growth


def period_for(position: Position, seat: int, planet: int) -> int:
    """SP-142, SP-143: rounds per step of adaptation for that seat; 0 for what needs none."""
    tables = position.tables
    kind = position.type[planet]
    race = position.race[seat]
    number = tables.adaptation[kind * len(tables.races) + race]
    if number == 0:
        return 0
    number -= adaptability(position, seat)
    if position.symbiosis[planet] == race + 1:
        number -= tables.event_number[SYMBIOTIC_LIFE]
    return max(number, position.terms.adaptation_floor)


def growth_period(position: Position, planet: int) -> int:
    """SP-144: rounds per new inhabitant; natives grow every round."""
    return max(1, period_for(position, position.owner[planet], planet))


def colony_at_once(position: Position, seat: int, planet: int) -> bool:
    """SP-140: native or living type, asteroids, or a planet that was abandoned."""
    return (
        position.status[planet] == ABANDONED
        or position.size[planet] == ASTEROIDS
        or period_for(position, seat, planet) == 0
    )


def settle(position: Position, seat: int, planet: int) -> None:
    """SP-140: begin a settlement; the planet is free or the seat's own outpost."""
    at_once = colony_at_once(position, seat, planet)
    if position.owner[planet] == NONE:
        take(position, seat, planet)
    if at_once:
        found_colony(position, planet)
    else:
        position.own_status()[planet] = ADAPTING
        position.put_population(planet, 0)
        position.put_resistance(planet, 0)
        calm(position, planet)
        position.own_steps()[planet] = position.tables.population_max[position.size[planet]]
        position.own_counter()[planet] = growth_period(position, planet)
    position.tell(
        Event(
            "settled",
            seat,
            {"planet": position.planet_name(planet), "at_once": at_once, "upkeeps": upkeeps_left(position, planet)},
        )
    )


def upkeeps_left(position: Position, planet: int) -> int:
    """SP-141: upkeep phases until an adapting planet is a colony, as things stand; 0 for others."""
    if position.status[planet] != ADAPTING:
        return 0
    if _adapts_at_once(position, planet):
        return 1
    period = growth_period(position, planet)
    return min(position.counter[planet], period) + (position.steps[planet] - 1) * period


def _adapts_at_once(position: Position, planet: int) -> bool:
    """SP-143: a period that has fallen to 0 counts as native. In version 1 every step still took its round."""
    return position.terms.period_0_ends_adaptation and period_for(position, position.owner[planet], planet) == 0


def found_colony(position: Position, planet: int) -> None:
    position.own_status()[planet] = COLONY
    position.own_population()[planet] = 0 if position.size[planet] == ASTEROIDS else 1
    position.own_counter()[planet] = growth_period(position, planet)


def found_outpost(position: Position, seat: int, planet: int) -> None:
    """SP-138: one inhabitant, also on asteroids."""
    take(position, seat, planet)
    position.own_status()[planet] = OUTPOST
    position.own_population()[planet] = 1
    position.tell(Event("outpost_founded", seat, {"planet": position.planet_name(planet)}))


def tick(position: Position, planet: int) -> None:
    """SP-141, SP-144: one upkeep phase of adaptation or growth."""
    status = position.status[planet]
    if status == ADAPTING:
        if _count_down(position, planet):
            position.own_steps()[planet] = 0 if _adapts_at_once(position, planet) else position.steps[planet] - 1
            if position.steps[planet] == 0:
                found_colony(position, planet)
                position.tell(Event("adapted", position.owner[planet], {"planet": position.planet_name(planet)}))
    elif status >= COLONY and position.size[planet] != ASTEROIDS and position.resistance[planet] == 0:
        if position.population[planet] >= population_limit(position, planet):
            position.put_counter(planet, growth_period(position, planet))
        elif _count_down(position, planet):
            position.own_population()[planet] += 1
            position.tell(
                Event(
                    "grown",
                    position.owner[planet],
                    {"planet": position.planet_name(planet), "population": position.population[planet]},
                )
            )


def _count_down(position: Position, planet: int) -> bool:
    """SP-143: a counter above a shrunken period is cut down first. True when it ran out; it then starts anew."""
    period = growth_period(position, planet)
    position.own_counter()[planet] = min(position.counter[planet], period) - 1
    if position.counter[planet] > 0:
        return False
    position.own_counter()[planet] = period
    return True


# ---------------------------------------------------------------------- who holds a planet


def take(position: Position, seat: int, planet: int) -> None:
    """The planet becomes a possession of the seat, its youngest."""
    if position.owner[planet] != NONE:
        position.own_holdings()[position.owner[planet]].remove(planet)
    position.own_owner()[planet] = seat
    position.own_holdings()[seat].append(planet)


def release(position: Position, planet: int, status: int) -> None:
    """The planet belongs to nobody any more: abandoned (SP-145) or uninhabited (SP-147)."""
    position.own_holdings()[position.owner[planet]].remove(planet)
    position.own_owner()[planet] = NONE
    position.put_status(planet, status)
    position.put_population(planet, 0)
    position.put_buildings(planet, 0)
    position.put_item(planet, NONE)
    position.put_remaining(planet, 0)
    calm(position, planet)
    position.put_resistance(planet, 0)
    position.put_steps(planet, 0)
    position.put_counter(planet, 0)
    position.put_taken_from(planet, NONE)  # SP-131: whoever founds anew has captured it from nobody
    position.put_help(planet, 0)


def abandon(position: Position, seat: int, planet: int, paid: bool) -> None:
    """SP-145 to SP-147: a colony is abandoned, for gold once per planet and player; the rest is just given up."""
    name = position.planet_name(planet)
    if position.status[planet] != COLONY:
        release(position, planet, UNINHABITED)
        position.tell(Event("given_up", seat, {"planet": name}))
        return
    gold = abandon_gold(position, seat, planet) if paid else 0
    position.put_paid_out(planet, position.paid_out[planet] | (1 << seat if gold > 0 else 0))
    position.gold[seat] += gold
    release(position, planet, ABANDONED)
    position.tell(Event("abandoned", seat, {"planet": name, "gold": gold}))


def abandon_gold(position: Position, seat: int, planet: int) -> int:
    """SP-146: only colonies pay, and each planet pays each player once."""
    if position.status[planet] != COLONY or (position.paid_out[planet] >> seat) & 1:
        return 0
    return position.tables.abandon_gold


# ---------------------------------------------------------------------- discontent


def reduced(position: Position, seat: int, amount: int) -> int:
    """SP-168, SP-231: new discontent after Communism, Stability and the Diplomat."""
    if position.effect_of(seat) == NO_DISCONTENT_DOUBLE_ENERGY:
        return 0
    return max(0, amount - stability(position, seat))


def discontent_planet(position: Position, planet: int, amount: int) -> None:
    """SP-230, SP-232: planetary discontent is set to the larger of old and new; immune planets carry none."""
    if immune(position, planet):
        return
    amount = reduced(position, position.owner[planet], amount)
    if amount > position.discontent[planet]:
        position.own_discontent()[planet] = amount
        position.tell(
            Event("discontent", position.owner[planet], {"planet": position.planet_name(planet), "amount": amount})
        )


def ease(position: Position, planet: int, less: int) -> None:
    """So much less discontent, also of what its capture brought (SP-131)."""
    position.put_discontent(planet, max(0, position.discontent[planet] - less))
    position.put_capture_discontent(planet, max(0, position.capture_discontent[planet] - less))


def calm(position: Position, planet: int) -> None:
    ease(position, planet, position.discontent[planet])


def return_rounds(position: Position, planet: int) -> int:
    """SP-131: how long the planet would return to whom it was captured from without discontent: as long as the
    discontent of that capture lasts. In version 1 every discontent counted."""
    if position.taken_from[planet] == NONE:
        return 0
    if position.terms.return_ends_with_its_discontent:
        return position.capture_discontent[planet]
    return position.discontent[planet]


def discontent_all(position: Position, seat: int, amount: int) -> None:
    """SP-165: global discontent adds up."""
    if amount > 0:
        position.global_discontent[seat] += amount
        position.tell(Event("global_discontent", seat, {"amount": amount, "total": position.global_discontent[seat]}))


def calm_immune(position: Position, seat: int) -> None:
    """SP-176: a capital that has become immune loses the discontent it carried."""
    planet = position.capital[seat]
    if immune(position, planet):
        calm(position, planet)
