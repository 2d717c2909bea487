"""Voyages: a ship's move carried out step by step, with discovery, interception, combat and what follows arrival."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_paper.course import end_activation
from farport.games.space_paper.mechanics.civilisation import subluminal
from farport.games.space_paper.mechanics.combat import attack_seat, fight, invade, strength
from farport.games.space_paper.mechanics.discovery import reveal_totally
from farport.games.space_paper.mechanics.fleet import scrap
from farport.games.space_paper.mechanics.journey import Journey
from farport.games.space_paper.mechanics.planets import found_outpost, settle
from farport.games.space_paper.terms import ASK, BY_STANDING_ORDER
from farport.games.space_paper.vocabulary import (
    ACTIVATED,
    ALWAYS,
    ATTACKED,
    BLACK_HOLE,
    CONTINUE_MOVE,
    CROSS,
    HASTENED,
    IF_WIN,
    INTERCEPT,
    NONE,
    THEN_INVADE,
    THEN_NONE,
    THEN_SETTLE,
    TOTAL,
    UNPAID,
)
from farport.kernel import Event

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def depart(position: Position, journey: Journey) -> None:
    """The ship is activated and sets out (SP-086)."""
    ship = journey.ship
    position.flags[ship] = (position.flags[ship] | ACTIVATED) & ~HASTENED
    travel(position, journey)


def travel(position: Position, journey: Journey) -> None:
    """Go on from `route[step]` until the end of the route, an interception or an unknown system."""
    galaxy = position.galaxy
    ship = journey.ship
    route = journey.route
    last = len(route) - 1
    step = journey.step
    points = journey.points
    while step < last:
        here = route[step]
        step += 1
        space = route[step]
        points -= galaxy.step_costs[here][galaxy.neighbours[here].index(space)]
        if space < galaxy.systems and position.known[space] != TOTAL:
            _discover(position, Journey(ship, route, step, points))  # SP-092: no path leads on from there
            return
        if step < last and space >= galaxy.systems:
            waiting = interceptor(position, ship, space)
            if waiting != NONE and intercepted(
                position, Journey(ship, route, step, points, journey.orbit, journey.against, journey.then), waiting
            ):
                return
    arrive(position, Journey(ship, route, step, points, journey.orbit, journey.against, journey.then))


# ---------------------------------------------------------------------- discovery


def _discover(position: Position, journey: Journey) -> None:
    """SP-071, SP-097: entering reveals the system; then the same ship may continue, unless a black hole stops it."""
    system = journey.route[journey.step]
    _stand(position, journey.ship, system, journey.route[journey.step - 1])
    seat = position.owner_of_ship(journey.ship)
    reveal_totally(position, seat, system)
    if position.star[system] == BLACK_HOLE and subluminal(position, seat) < CROSS:
        end_activation(position)
        return
    position.phase = CONTINUE_MOVE
    position.asked = seat
    position.journey = journey


# ---------------------------------------------------------------------- interception


def interceptor(position: Position, ship: int, dot: int) -> int:
    """SP-110: the enemy ship on a dot that could fire at a passing ship, or NONE."""
    seat = position.owner_of_ship(ship)
    for other in range(position.seats):
        if other == seat:
            continue
        for waiting in position.ships_at(dot, other):
            if position.flags[waiting] & (ATTACKED | UNPAID) == 0:
                return waiting
    return NONE


def intercepted(position: Position, journey: Journey, waiting: int) -> bool:
    """SP-110: the waiting side decides, by its standing order or when asked; True if the voyage stops for it."""
    if position.terms.interception == ASK:
        position.phase = INTERCEPT
        position.asked = position.owner_of_ship(waiting)
        position.journey = journey
        position.tell(
            Event(
                "fire_asked",
                position.asked,
                {"ship": position.ship_name(waiting), "passing": position.owner_of_ship(journey.ship)},
            )
        )
        return True
    if position.terms.interception != BY_STANDING_ORDER:
        return False
    order = position.standing_order[position.owner_of_ship(waiting)]
    wins = strength(position, waiting) > strength(position, journey.ship)
    if order == ALWAYS or (order == IF_WIN and wins):
        fire(position, journey, waiting)
        return True
    return False


def fire(position: Position, journey: Journey, waiting: int) -> None:
    """SP-111: the waiting ship attacks; if the moving ship survives, it stops on that dot and has finished."""
    ship = journey.ship
    dot = journey.route[journey.step]
    _stand(position, ship, dot, NONE)
    fight(position, waiting, ship)


def pass_by(position: Position, journey: Journey) -> None:
    """The waiting ship holds its fire: the voyage goes on."""
    travel(position, journey)


# ---------------------------------------------------------------------- arrival


def _stand(position: Position, ship: int, place: int, came: int) -> None:
    position.own_place()[ship] = place
    position.own_came()[ship] = came if place < position.galaxy.systems else NONE
    position.tell(
        Event(
            "ship_moved",
            position.owner_of_ship(ship),
            {"ship": position.ship_name(ship), "to": position.galaxy.place_names[place]},
        )
    )


def arrive(position: Position, journey: Journey) -> None:
    """SP-096, SP-112: into the chosen orbit; then combat, or what was ordered for the arrival."""
    ship = journey.ship
    place = journey.orbit
    came = journey.route[journey.step - 1] if journey.step > 0 else NONE
    _stand(position, ship, place, came)
    if journey.against != NONE:
        attack_seat(position, ship, journey.against)
        return
    planet = place - position.galaxy.orbits
    if journey.then == THEN_INVADE:
        invade(position, ship, planet)
    elif journey.then != THEN_NONE:
        land(position, ship, planet, journey.then == THEN_SETTLE)
    else:
        end_activation(position)


def land(position: Position, ship: int, planet: int, settles: bool) -> None:
    """SP-137 to SP-139: a transport settles or founds an outpost, and is used up."""
    seat = position.owner_of_ship(ship)
    position.flags[ship] |= ACTIVATED
    if position.terms.transport_consumed:
        scrap(position, ship)
        position.tell(
            Event("transport_landed", seat, {"ship": position.ship_name(ship), "planet": position.planet_name(planet)})
        )
    if settles:
        settle(position, seat, planet)
    else:
        found_outpost(position, seat, planet)
    end_activation(position)
