"""What a ship does instead of moving: jump, destroy or create a black hole, attack, invade, land; and scanning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, final

from farport.games.space_paper import refusals
from farport.games.space_paper.actions.movement import LAST_SEAT, landing_refusal, ready_refusal, ready_ships
from farport.games.space_paper.course import end_activation
from farport.games.space_paper.mechanics.civilisation import heuristics, subluminal
from farport.games.space_paper.mechanics.combat import attack_seat, invade, invasion_refusal
from farport.games.space_paper.mechanics.discovery import (
    black_holes,
    reveal_star,
    reveal_totally,
    star_available,
    vanish,
)
from farport.games.space_paper.mechanics.planets import inhabited
from farport.games.space_paper.mechanics.voyage import land
from farport.games.space_paper.vocabulary import (
    ACTIVATED,
    ATTACKED,
    BLACK_HOLE,
    DESTROY,
    HASTENED,
    HEURISTICS,
    JUMP_FARTHEST,
    JUMP_NEAREST,
    MODES,
    NONE,
    SETTLE,
    SYNERGY,
    TOTAL,
    UNREVEALED,
    VOID,
)
from farport.kernel import Action, Event, Field, Name, Number, Refusal, Word

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def acting_refusal(position: Position, seat: int, name: str) -> Refusal | None:
    """The ship is there and may act."""
    ship = position.find_ship(seat, name)
    if ship == NONE:
        return refusals.UNKNOWN_OBJECT.says({"name": name})
    return ready_refusal(position, ship)


def at_star(position: Position, ship: int, star: int) -> bool:
    """The ship is in the wide orbit of a system with that star."""
    place = position.place[ship]
    return place < position.galaxy.systems and position.star[place] == star


def activate(position: Position, ship: int) -> None:
    position.flags[ship] = (position.flags[ship] | ACTIVATED) & ~HASTENED


# ---------------------------------------------------------------------- black holes


def jump_targets(position: Position, seat: int, system: int) -> list[int]:
    """SP-100, SP-103, SP-104: the black holes that a jump from this one may lead to, with a drive that can jump."""
    drive = subluminal(position, seat)
    others = [hole for hole in black_holes(position) if hole != system]
    if drive >= SYNERGY and position.terms.jump_anywhere:
        return others
    distances = [position.galaxy.distance(system, hole) for hole in others]
    return [
        hole
        for number, hole in enumerate(others)
        if distances[number] == min(distances) or (drive >= JUMP_FARTHEST and distances[number] == max(distances))
    ]


@final
class Jump(Action["Position"]):
    """SP-100, SP-101: from the wide orbit of one black hole to that of another; the whole activation."""

    __slots__ = ("ship", "target")
    do: ClassVar[str] = "jump"
    fields: ClassVar[tuple[Field, ...]] = (Name("ship", "scout-1"), Name("target", "rt-20"))

    def __init__(self, ship: str, target: str) -> None:
        self.ship = ship
        self.target = target

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        actions = [
            Jump(position.ship_name(ship), position.galaxy.ids[target])
            for ship in ready_ships(position, seat)
            if at_star(position, ship, BLACK_HOLE)
            for target in jump_targets(position, seat, position.place[ship])
        ]
        return [action for action in actions if action.refusal(position, seat) is None]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        refusal = acting_refusal(position, seat, self.ship)
        if refusal is not None:
            return refusal
        target = position.galaxy.space_of.get(self.target, NONE)
        if target == NONE:
            return refusals.UNKNOWN_OBJECT.says({"name": self.target})
        drive = subluminal(position, seat)
        if drive < JUMP_NEAREST:
            return refusals.NO_JUMP_TECH.says({"need": JUMP_NEAREST, "have": drive})
        ship = position.find_ship(seat, self.ship)
        if not at_star(position, ship, BLACK_HOLE):
            return refusals.NOT_AT_BLACK_HOLE
        if target not in jump_targets(position, seat, position.place[ship]):
            return refusals.NO_TARGET
        if position.ships_at(target, seat):
            return refusals.JUMP_OCCUPIED
        if position.enemies_at(target, seat) and position.flags[ship] & ATTACKED:
            return refusals.ALREADY_FOUGHT
        return None

    def effect(self, position: Position, seat: int) -> None:
        ship = position.find_ship(seat, self.ship)
        target = position.galaxy.space_of[self.target]
        enemies = position.enemies_at(target, seat)
        activate(position, ship)
        position.own_place()[ship] = target
        position.own_came()[ship] = NONE  # SP-098: it came by no lane
        position.tell(Event("jumped", seat, {"ship": self.ship, "to": self.target}))
        if enemies:
            attack_seat(position, ship, enemies[0])
        else:
            end_activation(position)


@final
class DestroyBlackHole(Action["Position"]):
    """SP-102: the black hole around which the ship circles becomes void."""

    __slots__ = ("ship",)
    do: ClassVar[str] = "destroy_black_hole"
    fields: ClassVar[tuple[Field, ...]] = (Name("ship", "scout-1"),)

    def __init__(self, ship: str) -> None:
        self.ship = ship

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        if subluminal(position, seat) < DESTROY:
            return ()
        return [
            DestroyBlackHole(position.ship_name(ship))
            for ship in ready_ships(position, seat)
            if at_star(position, ship, BLACK_HOLE)
        ]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        refusal = acting_refusal(position, seat, self.ship)
        if refusal is not None:
            return refusal
        drive = subluminal(position, seat)
        if drive < DESTROY:
            return refusals.NO_JUMP_TECH.says({"need": DESTROY, "have": drive})
        ship = position.find_ship(seat, self.ship)
        return None if at_star(position, ship, BLACK_HOLE) else refusals.NOT_AT_BLACK_HOLE

    def effect(self, position: Position, seat: int) -> None:
        ship = position.find_ship(seat, self.ship)
        activate(position, ship)
        vanish(position, seat, position.place[ship])
        end_activation(position)


@final
class CreateBlackHole(Action["Position"]):
    """SP-104: with the option, a void system becomes a black hole."""

    __slots__ = ("ship",)
    do: ClassVar[str] = "create_black_hole"
    fields: ClassVar[tuple[Field, ...]] = (Name("ship", "scout-1"),)

    def __init__(self, ship: str) -> None:
        self.ship = ship

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        actions = [CreateBlackHole(position.ship_name(ship)) for ship in ready_ships(position, seat)]
        return [action for action in actions if action.refusal(position, seat) is None]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        refusal = acting_refusal(position, seat, self.ship)
        if refusal is not None:
            return refusal
        if not position.terms.may_create:
            return refusals.NO_CREATION
        drive = subluminal(position, seat)
        if drive < SYNERGY:
            return refusals.NO_JUMP_TECH.says({"need": SYNERGY, "have": drive})
        if not at_star(position, position.find_ship(seat, self.ship), VOID):
            return refusals.NOT_AT_VOID
        return None if star_available(position, BLACK_HOLE) else refusals.NO_MARKER

    def effect(self, position: Position, seat: int) -> None:
        ship = position.find_ship(seat, self.ship)
        activate(position, ship)
        system = position.place[ship]
        position.own_star()[system] = BLACK_HOLE
        position.tell(Event("black_hole_created", seat, {"system": position.galaxy.ids[system]}))
        end_activation(position)


# ---------------------------------------------------------------------- attack, invade, land


@final
class Attack(Action["Position"]):
    """SP-117: attack enemies in the own planetary orbit instead of moving."""

    __slots__ = ("player", "ship")
    do: ClassVar[str] = "attack"
    fields: ClassVar[tuple[Field, ...]] = (Name("ship", "cruiser-1"), Number("player", 0, LAST_SEAT))

    def __init__(self, ship: str, player: int) -> None:
        self.ship = ship
        self.player = player

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        actions: list[Action[Position]] = []
        for ship in ready_ships(position, seat):
            if position.flags[ship] & ATTACKED:
                continue
            for player in position.enemies_at(position.place[ship], seat):
                actions.append(Attack(position.ship_name(ship), player))
        return actions

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        refusal = acting_refusal(position, seat, self.ship)
        if refusal is not None:
            return refusal
        ship = position.find_ship(seat, self.ship)
        if position.flags[ship] & ATTACKED:
            return refusals.ALREADY_FOUGHT
        if self.player not in position.enemies_at(position.place[ship], seat):
            return refusals.NO_ENEMY_HERE.says({"seat": self.player})
        return None

    def effect(self, position: Position, seat: int) -> None:
        ship = position.find_ship(seat, self.ship)
        activate(position, ship)
        attack_seat(position, ship, self.player)


@final
class Invade(Action["Position"]):
    """SP-120, SP-121: a cruiser in the orbit of a foreign inhabited planet invades it."""

    __slots__ = ("planet", "ship")
    do: ClassVar[str] = "invade"
    fields: ClassVar[tuple[Field, ...]] = (Name("ship", "cruiser-1"), Name("planet", "ft22/1"))

    def __init__(self, ship: str, planet: str) -> None:
        self.ship = ship
        self.planet = planet

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        names = position.galaxy.place_names
        actions = [
            Invade(position.ship_name(ship), names[position.place[ship]]) for ship in ready_ships(position, seat)
        ]
        return [action for action in actions if action.refusal(position, seat) is None]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        refusal = acting_refusal(position, seat, self.ship)
        if refusal is not None:
            return refusal
        planet = position.find_planet(self.planet)
        if planet == NONE:
            return refusals.UNKNOWN_OBJECT.says({"name": self.planet})
        ship = position.find_ship(seat, self.ship)
        if not position.tables.can_invade[position.kind_of_ship(ship)]:  # SP-120: the kind of ship before its place
            return refusals.NOT_A_CRUISER
        if position.place[ship] != position.galaxy.orbits + planet:
            return refusals.NOT_IN_ORBIT.says(
                {"ship": position.called(self.ship), "planet": position.called(self.planet)}
            )
        return invasion_refusal(position, seat, ship, planet)

    def effect(self, position: Position, seat: int) -> None:
        ship = position.find_ship(seat, self.ship)
        activate(position, ship)
        invade(position, ship, position.find_planet(self.planet))


@final
class Land(Action["Position"]):
    """SP-137, SP-138: a transport in a planet's orbit settles it or founds an outpost."""

    __slots__ = ("mode", "planet", "ship")
    do: ClassVar[str] = "land"
    fields: ClassVar[tuple[Field, ...]] = (Name("ship", "transport-1"), Name("planet", "ft22/2"), Word("mode", MODES))

    def __init__(self, ship: str, planet: str, mode: int) -> None:
        self.ship = ship
        self.planet = planet
        self.mode = mode

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        names = position.galaxy.place_names
        actions = [
            Land(position.ship_name(ship), names[position.place[ship]], mode)
            for ship in ready_ships(position, seat)
            for mode in range(len(MODES))
        ]
        return [action for action in actions if action.refusal(position, seat) is None]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        refusal = acting_refusal(position, seat, self.ship)
        if refusal is not None:
            return refusal
        planet = position.find_planet(self.planet)
        if planet == NONE:
            return refusals.UNKNOWN_OBJECT.says({"name": self.planet})
        ship = position.find_ship(seat, self.ship)
        if not position.tables.can_colonise[position.kind_of_ship(ship)]:  # SP-137
            return refusals.NOT_A_TRANSPORT
        if position.place[ship] != position.galaxy.orbits + planet:
            return refusals.NOT_IN_ORBIT.says(
                {"ship": position.called(self.ship), "planet": position.called(self.planet)}
            )
        return landing_refusal(position, seat, ship, planet, self.mode)

    def effect(self, position: Position, seat: int) -> None:
        ship = position.find_ship(seat, self.ship)
        land(position, ship, position.find_planet(self.planet), self.mode == SETTLE)


# ---------------------------------------------------------------------- scanning


def scan_distance(position: Position, seat: int, system: int) -> int:
    """SP-075: from the nearest own ship or inhabited planet."""
    galaxy = position.galaxy
    best = galaxy.distance(system, galaxy.system_of(position.capital[seat]))
    for planet in position.holdings[seat]:
        if inhabited(position, planet):
            best = min(best, galaxy.distance(system, galaxy.system_of(planet)))
    for ship in position.fleets[seat]:
        best = min(best, galaxy.distance(system, galaxy.space_at(position.place[ship])))
    return best


def scans_totally(position: Position, seat: int) -> bool:
    return position.level(seat, HEURISTICS) >= position.terms.heuristics_total_level


@final
class Scan(Action["Position"]):
    """SP-075: look at a system from afar, at no cost."""

    __slots__ = ("system",)
    do: ClassVar[str] = "scan"
    fields: ClassVar[tuple[Field, ...]] = (Name("system", "rt-20"),)

    def __init__(self, system: str) -> None:
        self.system = system

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        sight = heuristics(position, seat)
        if sight == 0:
            return ()
        worth = TOTAL if scans_totally(position, seat) else UNREVEALED + 1
        return [
            Scan(position.galaxy.ids[system])
            for system in range(position.galaxy.systems)
            if position.known[system] < worth and scan_distance(position, seat, system) <= sight
        ]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        if self.system not in position.galaxy.ids:
            return refusals.UNKNOWN_OBJECT.says({"name": self.system})
        system = position.galaxy.space_of[self.system]
        if position.known[system] == TOTAL or (
            position.known[system] != UNREVEALED and not scans_totally(position, seat)
        ):
            return refusals.NOTHING_TO_REVEAL
        distance = scan_distance(position, seat, system)
        reach = heuristics(position, seat)
        if distance > reach:
            return refusals.OUT_OF_SCAN_RANGE.says(
                {"system": position.called(self.system), "distance": distance, "range": reach}
            )
        return None

    def effect(self, position: Position, seat: int) -> None:
        system = position.galaxy.space_of[self.system]
        position.tell(Event("scanned", seat, {"system": position.called(self.system)}))
        if scans_totally(position, seat):
            reveal_totally(position, seat, system)
        else:
            reveal_star(position, seat, system)
