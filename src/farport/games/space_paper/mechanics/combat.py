"""Combat between ships, retreat, invasion, conquest and elimination (SP-110 to SP-133)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_paper import refusals
from farport.games.space_paper.course import end_activation
from farport.games.space_paper.mechanics.civilisation import armament, defence, invasion
from farport.games.space_paper.mechanics.fleet import destroy, destroy_all
from farport.games.space_paper.mechanics.galaxy import FAR
from farport.games.space_paper.mechanics.journey import Journey
from farport.games.space_paper.mechanics.planets import (
    calm,
    discontent_planet,
    discontented,
    growth_period,
    inhabited,
    release,
    return_rounds,
    take,
)
from farport.games.space_paper.vocabulary import (
    ABANDONED,
    ACTIVATED,
    ADAPTING,
    ATTACKED,
    CAPITAL,
    CHOOSE_DEFENDER,
    CHOOSE_RETREAT,
    COLONY,
    MINERAL_KINDS,
    NONE,
    OUTPOST,
    REACT_HELP,
    RETREATING,
    UNEXPECTED_HELP,
    UNINHABITED,
)
from farport.kernel import Event, Refusal

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


# ---------------------------------------------------------------------- ships against ships


def strength(position: Position, ship: int) -> int:
    """SP-114: armament by ship type; no dice."""
    return armament(position, position.owner_of_ship(ship), position.kind_of_ship(ship))


def attack_seat(position: Position, ship: int, against: int) -> None:
    """SP-112, SP-113: the ship attacks where it is; with several ships there, their owner chooses the defender."""
    defenders = position.ships_at(position.place[ship], against)
    position.flags[ship] |= ACTIVATED | ATTACKED
    if len(defenders) > 1:
        position.phase = CHOOSE_DEFENDER
        position.asked = against
        position.journey = Journey(ship, against=against)
        position.tell(Event("defender_asked", against, {"attacker": position.ship_name(ship)}))
        return
    fight(position, ship, defenders[0])


def fight(position: Position, attacker: int, defender: int) -> None:
    """SP-114: higher destroys, equal drives the attacker back, lower is destroyed. Ends the activation."""
    mine = strength(position, attacker)
    theirs = strength(position, defender)
    position.flags[attacker] |= ATTACKED  # SP-116
    position.tell(
        Event(
            "combat",
            position.owner_of_ship(attacker),
            {
                "attacker": position.ship_name(attacker),
                "strength": mine,
                "against": position.owner_of_ship(defender),
                "defender": position.ship_name(defender),
                "defence": theirs,
            },
        )
    )
    if mine > theirs:
        destroy(position, defender, "combat")
    elif mine < theirs:
        destroy(position, attacker, "combat")
    else:
        retreat(position, attacker)
        return
    end_activation(position)


# ---------------------------------------------------------------------- retreat


def refuges(position: Position, seat: int, space: int) -> list[int]:
    """SP-115: the nearest own inhabited planets without enemy ships in orbit; ranges and black holes do not matter."""
    galaxy = position.galaxy
    nearest: list[int] = []
    best = FAR
    for planet in position.holdings[seat]:
        if not inhabited(position, planet) or position.enemies_at(galaxy.orbits + planet, seat):
            continue
        distance = galaxy.distance(galaxy.system_of(planet), space)
        if distance < best:
            best = distance
            nearest = []
        if distance == best:
            nearest.append(planet)
    return nearest


def retreat(position: Position, ship: int) -> None:
    """SP-115: at once; the owner chooses among equally near planets; without one the ship is lost."""
    seat = position.owner_of_ship(ship)
    space = position.galaxy.space_at(position.place[ship])
    position.flags[ship] |= ACTIVATED
    position.own_place()[ship] = RETREATING
    planets = refuges(position, seat, space)
    if len(planets) > 1:
        position.phase = CHOOSE_RETREAT
        position.asked = seat
        position.journey = Journey(ship, (space,))
        position.tell(Event("retreat_asked", seat, {"ship": position.ship_name(ship)}))
        return
    if planets:
        retreat_to(position, ship, planets[0])
    else:
        destroy(position, ship, "no_retreat")
        end_activation(position)


def retreat_to(position: Position, ship: int, planet: int) -> None:
    position.own_place()[ship] = position.galaxy.orbits + planet
    position.own_came()[ship] = NONE
    position.tell(
        Event(
            "retreated",
            position.owner_of_ship(ship),
            {"ship": position.ship_name(ship), "planet": position.planet_name(planet)},
        )
    )
    end_activation(position)


# ---------------------------------------------------------------------- invasion


def invasion_refusal(position: Position, seat: int, ship: int, planet: int) -> Refusal | None:
    """SP-120 to SP-123, for a cruiser that is in the orbit of the planet or will be."""
    if position.owner[planet] == seat:
        return refusals.OWN_PLANET
    if position.owner[planet] == NONE:
        return refusals.NOT_INHABITED
    if position.flags[ship] & ATTACKED:
        return refusals.FOUGHT_CANNOT_INVADE
    galaxy = position.galaxy
    orbit = galaxy.orbits + planet
    enemies = position.enemies_at(orbit, seat) or position.enemies_at(galaxy.space_at(orbit), seat)
    if enemies:
        return refusals.ORBIT_NOT_CLEAR.says({"seat": enemies[0]})
    return None


def planet_defence(position: Position, planet: int) -> int:
    """SP-124, SP-199."""
    return defence(position, position.owner[planet]) + position.help[planet]


def invade(position: Position, ship: int, planet: int) -> None:
    """The cruiser's activation; SP-199: the owner may answer with Unexpected help before the comparison."""
    seat = position.owner_of_ship(ship)
    owner = position.owner[planet]
    position.tell(
        Event(
            "invasion",
            seat,
            {"ship": position.ship_name(ship), "planet": position.planet_name(planet), "against": owner},
        )
    )
    helpable = position.event_card(owner) == UNEXPECTED_HELP and not position.event_used[owner]
    if (
        helpable
        and position.status[planet] != ADAPTING
        and invasion(position, seat) >= planet_defence(position, planet)
    ):
        position.phase = REACT_HELP
        position.asked = owner
        position.journey = Journey(ship)
        position.tell(Event("help_asked", owner, {"planet": position.planet_name(planet)}))
        return
    compare_invasion(position, ship, planet)


def compare_invasion(position: Position, ship: int, planet: int) -> None:
    """SP-124, SP-125, SP-128, SP-129."""
    seat = position.owner_of_ship(ship)
    if position.status[planet] == ADAPTING:
        owner = position.owner[planet]
        release(position, planet, UNINHABITED)
        position.tell(Event("settlers_driven_off", owner, {"planet": position.planet_name(planet), "by": seat}))
        end_activation(position)
        return
    margin = invasion(position, seat) - planet_defence(position, planet)
    if margin < 0:
        destroy(position, ship, "invasion")
        end_activation(position)
    elif margin == 0:
        retreat(position, ship)
    else:
        _succeed(position, seat, planet, margin)
        end_activation(position)


def _succeed(position: Position, seat: int, planet: int, margin: int) -> None:
    marker = position.resistance[planet]
    if marker == 0:  # the first success of this siege
        marker = position.population[planet]
    marker -= margin
    if marker <= 0 or weakened(position, planet):
        capture(position, seat, planet)
        return
    position.own_resistance()[planet] = marker
    position.tell(Event("siege", seat, {"planet": position.planet_name(planet), "resistance": marker}))


def weakened(position: Position, planet: int) -> bool:
    """SP-128: discontented planets fall at the first success; whether global discontent counts is an option."""
    if position.terms.global_discontent_weakens:
        return discontented(position, planet)
    return position.discontent[planet] > 0


def capture(position: Position, seat: int, planet: int) -> None:
    """SP-130 to SP-132."""
    loser = position.owner[planet]
    was_capital = position.status[planet] == CAPITAL
    returns = position.taken_from[planet] == seat and return_rounds(position, planet) > 0  # SP-131
    take(position, seat, planet)
    position.own_status()[planet] = COLONY if was_capital else position.status[planet]
    position.own_taken_from()[planet] = loser
    position.own_resistance()[planet] = 0
    position.own_item()[planet] = NONE
    position.own_remaining()[planet] = 0
    position.own_help()[planet] = 0
    position.own_counter()[planet] = growth_period(position, planet) if position.status[planet] != OUTPOST else 0
    position.tell(Event("captured", seat, {"planet": position.planet_name(planet), "from": loser}))
    if returns:
        calm(position, planet)
    else:
        discontent_planet(position, planet, position.population[planet])
        position.own_capture_discontent()[planet] = position.discontent[planet]
    if was_capital:
        eliminate(position, loser)


def eliminate(position: Position, seat: int) -> None:
    """SP-133."""
    position.own_eliminated()[seat] = 1 + max(position.eliminated)
    position.own_capital()[seat] = NONE
    position.gold[seat] = 0
    position.science[seat] = 0
    position.put_energy_store(seat, 0)
    position.own_event_used()[seat] = 1
    position.minerals[seat * MINERAL_KINDS : (seat + 1) * MINERAL_KINDS] = [0] * MINERAL_KINDS
    position.mixes[seat] = 0
    position.out |= 1 << seat
    position.tell(Event("eliminated", seat))
    destroy_all(position, seat, "eliminated")
    for planet in position.holdings[seat].copy():
        release(position, planet, ABANDONED if position.status[planet] == COLONY else UNINHABITED)
