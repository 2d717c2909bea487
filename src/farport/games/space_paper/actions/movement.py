"""Moving ships: move, continue after a discovery, stop, jump, and end the turn (SP-085 to SP-104)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, final

from farport.games.space_paper import refusals
from farport.games.space_paper.course import end_turn
from farport.games.space_paper.fields import PATH, SeatOrNobody
from farport.games.space_paper.mechanics.civilisation import speed
from farport.games.space_paper.mechanics.combat import invasion_refusal
from farport.games.space_paper.mechanics.construction import founding_refusal, target_refusal
from farport.games.space_paper.mechanics.discovery import planets_of
from farport.games.space_paper.mechanics.journey import Journey
from farport.games.space_paper.mechanics.reach import Chart, Reach, end_refusal, path_refusal, reachable
from farport.games.space_paper.mechanics.voyage import arrive, depart, travel
from farport.games.space_paper.vocabulary import (
    ACTIVATED,
    ATTACKED,
    FOUND_OUTPOST,
    NONE,
    RACES,
    SETTLE,
    THEN_INVADE,
    THEN_NONE,
    THEN_OUTPOST,
    THEN_SETTLE,
    THENS,
    UNPAID,
)
from farport.kernel import Action, Field, Name, Refusal, Word

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position

WIDE: Final = "wide"  # stay in the space itself: a dot, or a system's wide orbit
LAST_SEAT: Final = 5
assert len(RACES) == LAST_SEAT + 1


# ---------------------------------------------------------------------- what all ships have in common


def ready_refusal(position: Position, ship: int) -> Refusal | None:
    """SP-086, SP-087."""
    if position.flags[ship] & UNPAID:
        return refusals.SHIP_UNPAID
    return refusals.SHIP_ACTIVATED if position.flags[ship] & ACTIVATED else None


def ready_ships(position: Position, seat: int) -> list[int]:
    return [ship for ship in position.fleets[seat] if position.flags[ship] & (ACTIVATED | UNPAID) == 0]


def landing_refusal(position: Position, seat: int, ship: int, planet: int, mode: int) -> Refusal | None:
    """SP-135, SP-137, SP-138."""
    if not position.tables.can_colonise[position.kind_of_ship(ship)]:
        return refusals.NOT_A_TRANSPORT
    refusal = target_refusal(position, seat, planet)
    return refusal if refusal is not None else founding_refusal(position, seat, planet, mode, 0, 0)


def then_refusal(position: Position, seat: int, ship: int, place: int, then: int) -> Refusal | None:
    """What may be ordered for the arrival in a planet's orbit (SP-121, SP-137)."""
    if then == THEN_NONE:
        return None
    kind = position.kind_of_ship(ship)
    if then == THEN_INVADE and not position.tables.can_invade[kind]:  # SP-120: the kind of ship before its place
        return refusals.NOT_A_CRUISER
    if then != THEN_INVADE and not position.tables.can_colonise[kind]:  # SP-137
        return refusals.NOT_A_TRANSPORT
    planet = place - position.galaxy.orbits
    if planet < 0:
        return refusals.ENDS_OUTSIDE_ORBIT
    if then == THEN_INVADE:
        if not position.terms.invade_on_arrival:
            return refusals.NOT_ON_ARRIVAL
        return invasion_refusal(position, seat, ship, planet)
    return landing_refusal(position, seat, ship, planet, SETTLE if then == THEN_SETTLE else FOUND_OUTPOST)


def place_refusal(position: Position, chart: Chart, ship: int, place: int, against: int) -> Refusal | None:
    """SP-095, SP-112, SP-113, SP-116: where the ship would end, and whom it would have to fight there."""
    there = chart.presence[place]
    mine = 1 << chart.seat
    if there & mine and place < position.galaxy.orbits:
        return refusals.SPACE_OCCUPIED
    enemies = there & ~mine
    if enemies == 0:
        return None if against == NONE else refusals.NO_ENEMY_THERE.says({"seat": against})
    if position.flags[ship] & ATTACKED:
        return refusals.ALREADY_FOUGHT
    if against == NONE or not (enemies >> against) & 1:
        return refusals.NAME_THE_ENEMY
    return None


def parse_path(position: Position, names: tuple[str, ...]) -> list[int] | None:
    path: list[int] = []
    for name in names:
        space = position.galaxy.space_of.get(name, NONE)
        if space == NONE:
            return None
        path.append(space)
    return path


def parse_orbit(position: Position, end: int, orbit: str) -> int:
    """The place where a move to `end` stays, NONE if there is no such orbit (SP-096, SP-099)."""
    if orbit == WIDE:
        return end
    planet = position.find_planet(orbit)
    return position.galaxy.orbits + planet if position.galaxy.system_of(planet) == end else NONE


def orbit_refusal(position: Position, orbit: str) -> Refusal:
    """What is wrong with an orbit in which the move cannot stay (SP-096, SP-305)."""
    known = orbit in position.galaxy.planet_of
    return refusals.ORBIT_UNKNOWN if known else refusals.UNKNOWN_OBJECT.says({"name": orbit})


class Ending:
    """One way to end a move: a place, the enemy there, and what follows."""

    __slots__ = ("against", "place", "then")

    def __init__(self, place: int, against: int, then: int) -> None:
        self.place = place
        self.against = against
        self.then = then


def endings_at(position: Position, chart: Chart, ship: int, place: int, endings: list[Ending]) -> None:
    """Every way to end at a place: in peace with every sequel (SP-121, SP-137), or against an enemy there (SP-112)."""
    there = chart.presence[place]
    mine = 1 << chart.seat
    orbits = position.galaxy.orbits
    if there & mine and place < orbits:
        return
    if there & ~mine:
        if not position.flags[ship] & ATTACKED:
            for against in range(position.seats):
                if against != chart.seat and (there >> against) & 1:
                    endings.append(Ending(place, against, THEN_NONE))
        return
    endings.append(Ending(place, NONE, THEN_NONE))
    if place < orbits:
        return
    for then in (THEN_INVADE, THEN_SETTLE, THEN_OUTPOST):
        if then_refusal(position, chart.seat, ship, place, then) is None:
            endings.append(Ending(place, NONE, then))


def endings_in(position: Position, chart: Chart, ship: int, space: int, here: int) -> list[Ending]:
    """Every way to end in a space: on the dot, in the wide orbit, in the orbits of its planets; not where it is now."""
    endings: list[Ending] = []
    endings_at(position, chart, ship, space, endings)  # if it is there itself, the space is occupied
    if space < position.galaxy.systems:
        orbits = position.galaxy.orbits
        for planet in planets_of(position, space):
            if orbits + planet != here:
                endings_at(position, chart, ship, orbits + planet, endings)
    return endings


def orbit_name(position: Position, place: int) -> str:
    return WIDE if place < position.galaxy.orbits else position.galaxy.place_names[place]


def path_names(position: Position, reach: Reach, end: int) -> tuple[str, ...]:
    names = position.galaxy.place_names
    return tuple([names[space] for space in reach.path(end)])


# ---------------------------------------------------------------------- the actions


@final
class Move(Action["Position"]):
    """One ship goes along a path and ends in a space or orbit; it may fight, invade or land there.

    Listed is one move per end and follow-up, by the path of fewest steps; other paths are accepted (SP-092).
    """

    __slots__ = ("against", "orbit", "path", "ship", "then")
    do: ClassVar[str] = "move"
    open_ended: ClassVar[bool] = True
    fields: ClassVar[tuple[Field, ...]] = (
        Name("ship", "scout-1"),
        PATH,
        Name("orbit", "wide or ft22/1"),
        SeatOrNobody("against", LAST_SEAT),
        Word("then", THENS),
    )

    def __init__(self, ship: str, path: tuple[str, ...], orbit: str, against: int, then: int) -> None:
        self.ship = ship
        self.path = path
        self.orbit = orbit
        self.against = against
        self.then = then

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        actions: list[Action[Position]] = []
        ships = ready_ships(position, seat)
        if not ships:
            return actions
        chart = Chart(position, seat)
        for ship in ships:
            place = position.place[ship]
            start = position.galaxy.space_at(place)
            name = position.ship_name(ship)
            reach = reachable(position, chart, ship, start, speed(position, ship), ())
            for space in reach.ends:
                if end_refusal(position, chart, start, space) is not None:
                    continue
                path: tuple[str, ...] = ()
                for ending in endings_in(position, chart, ship, space, place):
                    path = path or path_names(position, reach, space)
                    actions.append(Move(name, path, orbit_name(position, ending.place), ending.against, ending.then))
        return actions

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        ship = position.find_ship(seat, self.ship)
        if ship == NONE:
            return refusals.UNKNOWN_OBJECT.says({"name": self.ship})
        refusal = ready_refusal(position, ship)
        if refusal is not None:
            return refusal
        start = position.galaxy.space_at(position.place[ship])
        return voyage_refusal(
            position, seat, ship, start, speed(position, ship), (), self.path, self.orbit, self.against, self.then
        )

    def effect(self, position: Position, seat: int) -> None:
        ship = position.find_ship(seat, self.ship)
        path = parse_path(position, self.path)
        assert path is not None
        start = position.galaxy.space_at(position.place[ship])
        place = parse_orbit(position, path[-1] if path else start, self.orbit)
        depart(position, Journey(ship, (start, *path), 0, speed(position, ship), place, self.against, self.then))


def voyage_refusal(
    position: Position,
    seat: int,
    ship: int,
    start: int,
    points: int,
    passed: tuple[int, ...],
    names: tuple[str, ...],
    orbit: str,
    against: int,
    then: int,
) -> Refusal | None:
    """Everything that can forbid a move or its continuation."""
    path = parse_path(position, names)
    if path is None:
        return refusals.UNKNOWN_OBJECT.says({"name": ", ".join(names)})
    chart = Chart(position, seat)
    refusal = path_refusal(position, chart, ship, start, points, passed, path)
    if refusal is not None:
        return refusal
    end = path[-1] if path else start
    refusal = end_refusal(position, chart, start, end)
    if refusal is not None:
        return refusal
    place = parse_orbit(position, end, orbit)
    if place == NONE:
        return orbit_refusal(position, orbit)
    if place == position.place[ship]:
        return refusals.NO_MOVE
    refusal = place_refusal(position, chart, ship, place, against)
    if refusal is not None:
        return refusal
    return then_refusal(position, seat, ship, place, then)


@final
class ContinueMove(Action["Position"]):
    """SP-097: after a discovery the same ship goes on with its remaining points."""

    __slots__ = ("against", "orbit", "path", "then")
    do: ClassVar[str] = "continue_move"
    open_ended: ClassVar[bool] = True
    fields: ClassVar[tuple[Field, ...]] = (
        PATH,
        Name("orbit", "wide or ft22/1"),
        SeatOrNobody("against", LAST_SEAT),
        Word("then", THENS),
    )

    def __init__(self, path: tuple[str, ...], orbit: str, against: int, then: int) -> None:
        self.path = path
        self.orbit = orbit
        self.against = against
        self.then = then

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        actions: list[Action[Position]] = []
        journey = position.journey
        assert journey is not None
        chart = Chart(position, seat)
        start = journey.route[journey.step]
        reach = reachable(position, chart, journey.ship, start, journey.points, journey.route[: journey.step])
        for space in reach.ends:
            if space == start or end_refusal(position, chart, start, space) is not None:
                continue
            for ending in endings_in(position, chart, journey.ship, space, start):
                path = path_names(position, reach, space)
                actions.append(ContinueMove(path, orbit_name(position, ending.place), ending.against, ending.then))
        return actions

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        journey = position.journey
        assert journey is not None
        if not self.path:
            return refusals.NO_MOVE
        step = journey.step
        passed = journey.route[:step]
        return voyage_refusal(
            position,
            seat,
            journey.ship,
            journey.route[step],
            journey.points,
            passed,
            self.path,
            self.orbit,
            self.against,
            self.then,
        )

    def effect(self, position: Position, seat: int) -> None:
        journey = position.journey
        assert journey is not None
        path = parse_path(position, self.path)
        assert path is not None
        route = (*journey.route, *path)
        place = parse_orbit(position, path[-1], self.orbit)
        travel(position, Journey(journey.ship, route, journey.step, journey.points, place, self.against, self.then))


@final
class Stop(Action["Position"]):
    """SP-097: after a discovery the ship stays, in the wide orbit or at a planet just revealed; there it may land."""

    __slots__ = ("orbit", "then")
    do: ClassVar[str] = "stop"
    fields: ClassVar[tuple[Field, ...]] = (Name("orbit", "wide or ft22/1"), Word("then", THENS))

    def __init__(self, orbit: str, then: int) -> None:
        self.orbit = orbit
        self.then = then

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        journey = position.journey
        assert journey is not None
        system = journey.route[journey.step]
        actions: list[Action[Position]] = [Stop(WIDE, THEN_NONE)]
        for ending in endings_in(position, Chart(position, seat), journey.ship, system, system):
            actions.append(Stop(orbit_name(position, ending.place), ending.then))
        return actions

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        journey = position.journey
        assert journey is not None
        place = parse_orbit(position, journey.route[journey.step], self.orbit)
        if place == NONE:
            return orbit_refusal(position, self.orbit)
        return then_refusal(position, seat, journey.ship, place, self.then)

    def effect(self, position: Position, seat: int) -> None:
        journey = position.journey
        assert journey is not None
        place = parse_orbit(position, journey.route[journey.step], self.orbit)
        arrive(position, Journey(journey.ship, journey.route, journey.step, journey.points, place, NONE, self.then))


@final
class EndTurn(Action["Position"]):
    """SP-085: move no more; SP-089: ships in transit must have moved on."""

    __slots__ = ()
    do: ClassVar[str] = "end_turn"
    fields: ClassVar[tuple[Field, ...]] = ()

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        return END_TURN if ship_in_transit(position, seat) == NONE else ()

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        ship = ship_in_transit(position, seat)
        return None if ship == NONE else refusals.MUST_MOVE.says({"ship": position.called(position.ship_name(ship))})

    def effect(self, position: Position, seat: int) -> None:
        end_turn(position, seat)


END_TURN: Final = (EndTurn(),)


def ship_in_transit(position: Position, seat: int) -> int:
    """SP-089: a ready ship on a dot that has a move which starts no combat, or NONE."""
    systems = position.galaxy.systems
    orbits = position.galaxy.orbits
    for ship in ready_ships(position, seat):
        place = position.place[ship]
        if not systems <= place < orbits:
            continue
        chart = Chart(position, seat)
        reach = reachable(position, chart, ship, place, speed(position, ship), ())
        for space in reach.ends:
            if end_refusal(position, chart, place, space) is not None:
                continue
            for ending in endings_in(position, chart, ship, space, place):
                if ending.against == NONE:
                    return ship
    return NONE
