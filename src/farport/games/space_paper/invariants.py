"""What must hold after every action; each broken invariant is one sentence. Empty unless there is a bug."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.space_paper.mechanics.construction import building_markers_left
from farport.games.space_paper.mechanics.planets import immune, population_limit
from farport.games.space_paper.vocabulary import (
    ABANDONED,
    ADAPTING,
    ANARCHY,
    ASTEROIDS,
    BLACK_HOLE,
    BUILDINGS,
    CAPITAL,
    CHOOSE_DEFENDER,
    CHOOSE_RETREAT,
    COLONY,
    CONTINUE_MOVE,
    FINISHED,
    INTERCEPT,
    ITEMS,
    LIVING,
    NONE,
    OUTPOST,
    PHASES,
    R_ORDERS,
    REACT_HELP,
    RESERVE,
    RETREATING,
    SHIP_KINDS,
    SHIPS,
    SPACEPORT,
    TOTAL,
    UNREVEALED,
    VOID,
)

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position

LONGEST_PERIOD: Final = 9
PROMPTS: Final = (CONTINUE_MOVE, CHOOSE_DEFENDER, CHOOSE_RETREAT, REACT_HELP, INTERCEPT)


def violations(position: Position) -> list[str]:
    broken: list[str] = []
    _systems(position, broken)
    _planets(position, broken)
    _markers(position, broken)
    _ships(position, broken)
    _seats(position, broken)
    _course(position, broken)
    return broken


def _systems(position: Position, broken: list[str]) -> None:
    """Invariant 1: what is revealed has a star; black holes and void have no planets (SP-099)."""
    each = position.galaxy.planets_each
    for system in range(position.galaxy.systems):
        name = position.galaxy.ids[system]
        known = position.known[system]
        if (known == UNREVEALED) != (position.star[system] == NONE):
            broken.append(f"{name}: a star is known exactly where a system is revealed")
        if position.planet_count[system] > 0 and (known != TOTAL or position.star[system] in (BLACK_HOLE, VOID)):
            broken.append(f"{name}: planets where none can be")
        for number in range(each):
            there = position.type[system * each + number] != NONE
            if there != (number < position.planet_count[system]):
                broken.append(f"{name}: planet {number + 1} and the number of planets do not agree")


def _planets(position: Position, broken: list[str]) -> None:
    """Invariants 7 to 12 and 14."""
    for planet in range(len(position.type)):
        if position.type[planet] == NONE:
            if position.owner[planet] != NONE or position.status[planet] != 0:
                broken.append(f"{position.planet_name(planet)}: inhabited though it does not exist")
            continue
        _holder(position, planet, broken)
        if position.owner[planet] != NONE:
            _inhabitants(position, planet, broken)
            _queue(position, planet, broken)
        elif position.population[planet] or position.buildings[planet] or position.resistance[planet]:
            broken.append(f"{position.planet_name(planet)}: nobody's, but not empty")


def _holder(position: Position, planet: int, broken: list[str]) -> None:
    name = position.planet_name(planet)
    owner = position.owner[planet]
    if (position.status[planet] > ABANDONED) != (owner != NONE):
        broken.append(f"{name}: status and owner do not agree")
    if (position.item[planet] != NONE) != (position.remaining[planet] > 0):
        broken.append(f"{name}: an item in the queue needs energy, and only an item does")
    if position.discontent[planet] > 0 and (owner == NONE or immune(position, planet)):
        broken.append(f"{name}: discontent where there is none")
    if position.capture_discontent[planet] > position.discontent[planet]:
        broken.append(f"{name}: its capture brought more discontent than there is")


def _inhabitants(position: Position, planet: int, broken: list[str]) -> None:
    name = position.planet_name(planet)
    status = position.status[planet]
    population = position.population[planet]
    if status == OUTPOST:
        right = population == 1
    elif status == ADAPTING or position.size[planet] == ASTEROIDS:
        right = population == 0
    else:
        right = 1 <= population <= population_limit(position, planet)
    if not right:
        broken.append(f"{name}: a population of {population} is impossible")
    most = position.tables.population_max[position.size[planet]]
    if (status == ADAPTING) != (position.steps[planet] > 0) or position.steps[planet] > most:
        broken.append(f"{name}: {position.steps[planet]} steps of adaptation are impossible")
    if status == ADAPTING and not 1 <= position.counter[planet] <= LONGEST_PERIOD:
        broken.append(f"{name}: an adaptation counter of {position.counter[planet]} is impossible")
    if position.resistance[planet] > 0 and status < OUTPOST:
        broken.append(f"{name}: a siege of a planet that cannot be besieged")


def _queue(position: Position, planet: int, broken: list[str]) -> None:
    name = position.planet_name(planet)
    if position.type[planet] == LIVING and (position.item[planet] != NONE or position.buildings[planet]):
        broken.append(f"{name}: something is built on a living planet")
    if position.item[planet] != NONE and position.status[planet] < COLONY:
        broken.append(f"{name}: only capitals and colonies build")


def _markers(position: Position, broken: list[str]) -> None:
    """SP-007: no more of a kind of building than it has markers; the spaceports of the set-up ask for none (SP-018)."""
    if not position.terms.all_components:
        return
    markers = position.tables.building_markers
    for building in range(BUILDINGS):
        laid = position.seats if building == SPACEPORT and position.terms.start_spaceport else 0
        if building_markers_left(position, building) < min(0, markers - laid):
            broken.append(f"more than {max(markers, laid)} of {ITEMS[building]}")


def _ships(position: Position, broken: list[str]) -> None:
    """Invariants 2 to 4 and 15."""
    galaxy = position.galaxy
    markers = position.tables.ship_markers
    taken = [0] * galaxy.orbits
    for seat in range(position.seats):
        on_board = [ship for ship in range(seat * markers, (seat + 1) * markers) if position.place[ship] != RESERVE]
        if sorted(position.fleets[seat]) != on_board:
            broken.append(f"seat {seat}: the fleet is not what is on the board")
        for kind in range(SHIP_KINDS):
            if position.in_reserve(seat, kind) < 0:
                broken.append(f"seat {seat}: more than {position.tables.ships_each} of {SHIPS[kind]}")
        if on_board and (position.politics[seat] == ANARCHY or position.eliminated[seat] > 0):
            broken.append(f"seat {seat}: ships where there can be none")
        for ship in on_board:
            _place(position, ship, taken, broken)
    for space in range(galaxy.orbits):
        if taken[space] > 1:
            broken.append(f"{galaxy.place_names[space]}: {taken[space]} ships where one has room")


def _place(position: Position, ship: int, taken: list[int], broken: list[str]) -> None:
    galaxy = position.galaxy
    place = position.place[ship]
    name = position.ship_name(ship)
    if place == RETREATING:
        if position.phase != CHOOSE_RETREAT:
            broken.append(f"{name}: in retreat, but nobody is asked where")
    elif place >= galaxy.orbits:
        if position.type[place - galaxy.orbits] == NONE:
            broken.append(f"{name}: in the orbit of a planet that does not exist")
    else:
        passing = position.phase == INTERCEPT and position.journey is not None and position.journey.ship == ship
        taken[place] += 0 if passing else 1  # while somebody is asked, the ship is on its way
        if place < galaxy.systems and position.known[place] != TOTAL:
            broken.append(f"{name}: in a system that is not revealed")


def _seats(position: Position, broken: list[str]) -> None:
    """Invariants 5 to 7, 15 and 16."""
    for cards in (position.race, position.leader, position.event):
        dealt = [card for card in cards if card != NONE]
        if len(set(dealt)) != len(dealt):
            broken.append("a race, leader or event is there twice")
    track = position.tables.science_track[position.terms.cost_mode]
    if not position.terms.science_carried and max(position.science) > track:
        broken.append(f"more than {track} science on the track")
    for seat in range(position.seats):
        planets = [planet for planet in range(len(position.owner)) if position.owner[planet] == seat]
        if sorted(position.holdings[seat]) != planets:
            broken.append(f"seat {seat}: the holdings are not what it owns")
        capitals = [planet for planet in planets if position.status[planet] == CAPITAL]
        expected = [position.capital[seat]] if position.capital[seat] != NONE else []
        alive = position.phase >= R_ORDERS and position.eliminated[seat] == 0
        if capitals != expected or (alive and not capitals):
            broken.append(f"seat {seat}: {len(capitals)} capitals")
        if position.anarchy_upkeeps[seat] > (
            position.tables.anarchy_rounds if position.politics[seat] == ANARCHY else 0
        ):
            broken.append(f"seat {seat}: {position.anarchy_upkeeps[seat]} upkeep phases of Anarchy")
        if sum(position.costs[seat]) > max(position.gold[seat], position.science[seat]):
            broken.append(f"seat {seat}: orders that it cannot pay")


def _course(position: Position, broken: list[str]) -> None:
    """Somebody is always asked until the game is over, and a suspended activation has its ship."""
    if position.phase == FINISHED:
        if not position.winners or position.victory == NONE:
            broken.append("the game is over and nobody has won")
        return
    if not position.to_move or any([position.eliminated[seat] > 0 for seat in position.to_move]):
        broken.append(f"nobody who could is asked in {PHASES[position.phase]}")
    suspended = position.phase in PROMPTS
    if suspended != (position.journey is not None) or suspended != (position.asked != NONE):
        broken.append(f"{PHASES[position.phase]}: an activation is suspended exactly while somebody is asked")
    elif position.journey is not None:
        _suspended(position, broken)


def _suspended(position: Position, broken: list[str]) -> None:
    journey = position.journey
    assert journey is not None
    place = position.place[journey.ship]
    phase = position.phase
    orbits = position.galaxy.orbits
    routed = phase in (CONTINUE_MOVE, INTERCEPT, CHOOSE_RETREAT)
    if place == RESERVE or routed != (len(journey.route) > 0) or (phase == CHOOSE_RETREAT) != (place == RETREATING):
        broken.append(f"{PHASES[phase]}: the suspended ship is not where it must be")
    elif phase in (CHOOSE_DEFENDER, REACT_HELP) and place < orbits:
        broken.append(f"{PHASES[phase]}: the suspended ship is in no planetary orbit")
    elif phase == REACT_HELP and position.owner[place - orbits] != position.asked:
        broken.append("react_help: the one who is asked does not own the planet")
