"""Planning movement: scouts discover, transports settle, cruisers go for the nearest capital that can be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from farport.games.space_paper.actions.movement import ContinueMove, EndTurn, Move, Stop, ready_ships
from farport.games.space_paper.actions.reactions import Fire, ReactHelp
from farport.games.space_paper.actions.ships import Attack, Invade, Land, Scan
from farport.games.space_paper.mechanics.civilisation import armament, defence, invasion
from farport.games.space_paper.mechanics.combat import strength
from farport.games.space_paper.mechanics.galaxy import FAR
from farport.games.space_paper.mechanics.planets import inhabited
from farport.games.space_paper.mechanics.reach import Chart
from farport.games.space_paper.mechanics.voyage import interceptor
from farport.games.space_paper.planner.aims import aim_of
from farport.games.space_paper.planner.economy import landing_sites, plan_event, settle_worth
from farport.games.space_paper.scoring import types_held
from farport.games.space_paper.vocabulary import (
    CAPITAL,
    CHOOSE_DEFENDER,
    CONTINUE_MOVE,
    CRUISER,
    INTERCEPT,
    NONE,
    REACT_HELP,
    SCOUT,
    SETTLE,
    THEN_INVADE,
    THEN_NONE,
    THEN_SETTLE,
    TOTAL,
    TRANSPORT,
)
from farport.kernel import Action, Bits, Manner

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def plan_movement(position: Position, seat: int, rng: Bits, manner: Manner) -> list[Action[Any]]:
    """One action: a scan, an invasion, a landing, a move that leads on; or the end of the turn."""
    scans = Scan.offers(position, seat)
    if scans:
        return [scans[0]]
    events = plan_event(position, seat)
    if events:
        return events
    moves = list(Move.offers(position, seat))
    for ship in ready_ships(position, seat):
        action = None if manner.forgets(rng) else _activate(position, seat, ship, moves)
        if action is not None:
            return [action]
    end = EndTurn()
    if end.refusal(position, seat) is None:
        return [end]
    peaceful = [move for move in moves if isinstance(move, Move) and move.against == NONE]
    return [peaceful[0]]


def _activate(position: Position, seat: int, ship: int, moves: list[Action[Any]]) -> Action[Any] | None:
    kind = position.kind_of_ship(ship)
    name = position.ship_name(ship)
    mine = [move for move in moves if isinstance(move, Move) and move.ship == name]
    if kind == CRUISER:
        return _cruise(position, seat, ship, mine)
    if kind == TRANSPORT:
        return _transport(position, seat, ship, mine)
    peaceful = [move for move in mine if move.against == NONE]
    return _nearer(position, ship, peaceful, _unknown(position, seat)) if kind == SCOUT else None


def _unknown(position: Position, seat: int) -> list[int]:
    """What a scout may discover: who goes for what is out of range only goes to and fro before it (SP-093)."""
    chart = Chart(position, seat)
    unknown = [system for system in range(position.galaxy.systems) if position.known[system] != TOTAL]
    return [system for system in unknown if chart.in_range(system)]


def _end_space(position: Position, ship: int, path: tuple[str, ...]) -> int:
    if path:
        return position.galaxy.space_of[path[-1]]
    return position.galaxy.space_at(position.place[ship])


def _nearest(position: Position, systems: list[int], space: int) -> int:
    distances = [position.galaxy.distance(system, space) for system in systems]
    return min(distances) if distances else FAR


def _nearer(position: Position, ship: int, moves: list[Move], systems: list[int]) -> Action[Any] | None:
    """The move that ends nearest to one of the systems, if it leads closer than the ship is."""
    best: Action[Any] | None = None
    least = _nearest(position, systems, position.galaxy.space_at(position.place[ship]))
    for move in moves:
        distance = _nearest(position, systems, _end_space(position, ship, move.path))
        if distance < least and move.then == THEN_NONE:
            best = move
            least = distance
    return best


# ---------------------------------------------------------------------- transports


def _transport(position: Position, seat: int, ship: int, moves: list[Move]) -> Action[Any] | None:
    sites = landing_sites(position, seat)
    if not sites:
        return None
    aim = aim_of(position, seat)
    held = types_held(position, seat)
    here = position.place[ship] - position.galaxy.orbits
    if here in sites:
        land = Land(position.ship_name(ship), position.planet_name(here), SETTLE)
        if land.refusal(position, seat) is None:
            return land
    landings = [
        move for move in moves if move.then == THEN_SETTLE and position.galaxy.planet_of.get(move.orbit, NONE) in sites
    ]
    if landings:
        worths = [settle_worth(position, seat, position.galaxy.planet_of[move.orbit], aim, held) for move in landings]
        return landings[worths.index(max(worths))]
    peaceful = [move for move in moves if move.against == NONE]
    return _nearer(position, ship, peaceful, [position.galaxy.system_of(site) for site in sites])


# ---------------------------------------------------------------------- cruisers


def prey(position: Position, seat: int) -> list[int]:
    """Planets of others that an invasion would bring nearer to their fall: capitals first, else all."""
    power = invasion(position, seat)
    weak = [
        planet
        for other in position.living()
        if other != seat and power > defence(position, other)
        for planet in position.holdings[other]
        if inhabited(position, planet)
    ]
    capitals = [planet for planet in weak if position.status[planet] == CAPITAL]
    return capitals or weak


def _cruise(position: Position, seat: int, ship: int, moves: list[Move]) -> Action[Any] | None:
    wars = aim_of(position, seat).wars
    targets = prey(position, seat)
    here = position.place[ship] - position.galaxy.orbits
    if here in targets:
        invade = Invade(position.ship_name(ship), position.planet_name(here))
        if invade.refusal(position, seat) is None:
            return invade
    attack = _attack(position, seat, ship)
    if attack is not None:
        return attack
    if here in targets:
        return None  # hold the siege
    for move in moves:
        if move.then == THEN_INVADE and position.galaxy.planet_of[move.orbit] in targets:
            return move
    if not wars:
        return None
    systems = [position.galaxy.system_of(planet) for planet in targets]
    winning = [move for move in moves if move.against == NONE or _wins(position, seat, ship, move)]
    for move in winning:
        if move.against != NONE and _end_space(position, ship, move.path) in systems:
            return move
    return _nearer(position, ship, [move for move in winning if move.against == NONE], systems)


def _attack(position: Position, seat: int, ship: int) -> Action[Any] | None:
    place = position.place[ship]
    for other in position.enemies_at(place, seat):
        attack = Attack(position.ship_name(ship), other)
        strongest = max([strength(position, enemy) for enemy in position.ships_at(place, other)])
        if strength(position, ship) > strongest and attack.refusal(position, seat) is None:
            return attack
    return None


def _wins(position: Position, seat: int, ship: int, move: Move) -> bool:
    """Whether the fight at the end of the move is won against whatever the other side has."""
    mine = armament(position, seat, position.kind_of_ship(ship))
    return mine > max([armament(position, move.against, kind) for kind in (SCOUT, CRUISER, TRANSPORT)])


# ---------------------------------------------------------------------- answers


def plan_answer(position: Position, seat: int) -> list[Action[Any]]:
    journey = position.journey
    assert journey is not None
    if position.phase == CONTINUE_MOVE:
        return [_go_on(position, seat, journey.ship)]
    if position.phase == REACT_HELP:
        return [ReactHelp(1)]
    if position.phase == INTERCEPT:
        waiting = interceptor(position, journey.ship, journey.route[journey.step])
        return [Fire(1 if strength(position, waiting) > strength(position, journey.ship) else 0)]
    choices = position.legal(seat)
    if position.phase == CHOOSE_DEFENDER:
        defenders = position.ships_at(position.place[journey.ship], seat)
        strengths = [strength(position, ship) for ship in defenders]
        return [choices[strengths.index(max(strengths))]]
    return [choices[0]]


def _go_on(position: Position, seat: int, ship: int) -> Action[Any]:
    """After a discovery: a transport lands on something good, a scout goes on to the next unknown system."""
    kind = position.kind_of_ship(ship)
    if kind == TRANSPORT:
        sites = landing_sites(position, seat)
        for action in Stop.offers(position, seat):
            if isinstance(action, Stop) and action.then == THEN_SETTLE and position.find_planet(action.orbit) in sites:
                return action
    if kind == SCOUT:
        unknown = _unknown(position, seat)
        best: Action[Any] = Stop.offers(position, seat)[0]
        least = _nearest(position, unknown, position.galaxy.space_at(position.place[ship]))
        for move in ContinueMove.offers(position, seat):
            assert isinstance(move, ContinueMove)
            distance = _nearest(position, unknown, _end_space(position, ship, move.path))
            if move.against == NONE and distance < least:
                best = move
                least = distance
        return best
    return Stop.offers(position, seat)[0]
