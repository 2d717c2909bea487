"""Setting up: the choices before the first round, and what they put on the table (SP-008 to SP-019)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_paper.mechanics.discovery import reveal_planets, reveal_star, set_star, star_available
from farport.games.space_paper.mechanics.fleet import launch
from farport.games.space_paper.mechanics.planets import take
from farport.games.space_paper.vocabulary import (
    ANARCHY,
    BLACK_HOLE,
    CAPITAL,
    NONE,
    SETUP_EVENT,
    SETUP_HOME,
    SETUP_LEADER,
    SETUP_POLITICS,
    SETUP_RACE,
    SHIP_KINDS,
    SPACEPORT,
)

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def begin_setup(position: Position) -> None:
    """SP-008: the first player is drawn; SP-009: he picks his race first."""
    position.first = position.rng.below(position.seats)
    position.active = position.first


def next_setup_seat(position: Position) -> bool:
    """The next seat of a sequential set-up phase; False when the phase is over, and the next has begun.

    Races and events begin with the first player, leaders and homes with the last; always clockwise (SP-009 to SP-013).
    """
    last = (position.first - 1) % position.seats
    ends_with = last if position.phase in (SETUP_RACE, SETUP_EVENT, SETUP_POLITICS) else (last - 1) % position.seats
    if position.active != ends_with:
        position.active = (position.active + 1) % position.seats
        return True
    position.phase += 1
    position.active = last if position.phase in (SETUP_LEADER, SETUP_HOME) else position.first
    return False


def home_systems(position: Position) -> tuple[list[int], int]:
    """SP-013: the systems that may still be chosen as a home, and how many links apart they are asked to be.

    If no free system is far enough from every home already chosen, the requirement of that player drops.
    """
    galaxy = position.galaxy
    homes = [galaxy.system_of(planet) for planet in position.capital if planet != NONE]
    links = position.terms.home_min_links
    while True:
        free = [
            system
            for system in range(galaxy.systems)
            if all([galaxy.links[home * galaxy.systems + system] >= links for home in homes])
        ]
        if free:
            return free, links
        links -= 1


def settle_home(position: Position, seat: int, system: int) -> None:
    """SP-014 to SP-018: the home system is revealed totally, with the capital and the first ships."""
    tables = position.tables
    planet = system * position.galaxy.planets_each
    kind = tables.home_type[position.race[seat]]
    position.own_type()[planet] = kind
    position.own_size()[planet] = tables.home_size[kind]
    _home_star(position, seat, system)
    take(position, seat, planet)
    position.own_status()[planet] = CAPITAL
    position.own_capital()[seat] = planet
    position.own_population()[planet] = tables.population_max[position.size[planet]]  # SP-016
    position.own_counter()[planet] = 1
    if position.terms.start_spaceport:  # SP-018
        position.own_buildings()[planet] |= 1 << SPACEPORT
    reveal_planets(position, seat, system, 1)
    if position.politics[seat] != ANARCHY:  # SP-012: under Anarchy there is no scout
        for ship_kind in range(SHIP_KINDS):
            for _ in range(tables.start_ships[ship_kind]):
                launch(position, seat, ship_kind, planet)


def _home_star(position: Position, seat: int, system: int) -> None:
    """SP-014: a black hole is rolled again; or the star that the table shades for the race."""
    native = position.tables.native_star[position.race[seat]]
    if position.terms.native_star and star_available(position, native):
        set_star(position, seat, system, native)
        return
    reveal_star(position, seat, system)
    while position.star[system] == BLACK_HOLE:
        reveal_star(position, seat, system)
