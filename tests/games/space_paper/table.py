"""Positions of SpacePaper in a few words, and short words to play and to be refused.

`game(...)` gives a table after its set-up, in the first resources phase. Homes are `ft22` (seat 0), `koi2` (seat 1),
`rs22`, `rallag`, `isa20`, `isis-2`, each with the capital and nothing else. Whatever a test needs besides (planets,
ships, levels, gold) is put there by the functions below.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import pytest

import farport
from farport.games.space_paper.course import begin_movement, begin_round, open_window
from farport.games.space_paper.game import SpacePaper
from farport.games.space_paper.mechanics.civilisation import count_minerals
from farport.games.space_paper.mechanics.fleet import launch
from farport.games.space_paper.mechanics.planets import found_colony, found_outpost, settle, take
from farport.games.space_paper.state import Position
from farport.games.space_paper.vocabulary import (
    C_ORDERS,
    CAPITAL,
    EVENTS,
    ITEMS,
    LEADERS,
    M_TURN,
    MINERAL_KINDS,
    MINERALS,
    PHASES,
    POLITICS,
    R_ORDERS,
    RACES,
    SHIPS,
    SIZES,
    STARS,
    STATUSES,
    T_ORDERS,
    TECHNOLOGIES,
    TECHS,
    TOTAL,
    TYPES,
    U_ORDERS,
)
from farport.kernel import Action, Event, Rng, Value

GAME = cast(SpacePaper, farport.game("space-paper"))
HOMES = ("ft22", "koi2", "rs22", "rallag", "isa20", "isis-2")
WINDOWS = {"r": R_ORDERS, "t": T_ORDERS, "c": C_ORDERS, "u": U_ORDERS}


def of_version(version: int) -> SpacePaper:
    return cast(SpacePaper, GAME.of_version(version))


def game(
    races: tuple[str, ...] = ("humans", "ethers"),
    leaders: tuple[str, ...] = (),
    events: tuple[str, ...] = (),
    politics: tuple[str, ...] = (),
    homes: tuple[str, ...] = HOMES,
    phase: str = "r",
    of: SpacePaper = GAME,
    options: Mapping[str, Value] | None = None,
    **more: Value,
) -> Position:
    """A table in round 1; seat 0 holds the token. Without other words everybody is a Republic with a plain leader."""
    seats = len(races)
    resolved = of.options.resolve(seats, {**(options or {}), **more})
    position = Position(of, of.terms(seats, resolved), Rng.from_seed(1))
    position.clear_fields()
    spare_leaders = ["geologist", "guardian", "explorer", "diplomat", "fighter", "biologist"]
    spare_events = ["vanished_black_hole", "neutron_star", "supernova", "galactic_cup", "ship_found", "free_spaceport"]
    for seat, race in enumerate(races):
        leader = leaders[seat] if seat < len(leaders) else [name for name in spare_leaders if name not in leaders][seat]
        event = events[seat] if seat < len(events) else [name for name in spare_events if name not in events][seat]
        position.race[seat] = RACES.index(race)
        position.leader[seat] = LEADERS.index(leader)
        position.event[seat] = EVENTS.index(event)
        position.politics[seat] = POLITICS.index(politics[seat] if seat < len(politics) else "republic")
        _lay_home(position, seat, homes[seat])
    begin_round(position)
    to(position, phase)
    return position


def fresh(seats: int = 3, seed: int = 4, options: Mapping[str, Value] | None = None, **more: Value) -> Position:
    """A table before its set-up."""
    return cast(Position, GAME.new(seats, seed, {**(options or {}), **more}))


def _lay_home(position: Position, seat: int, system: str) -> None:
    kind = TYPES[position.tables.home_type[position.race[seat]]]
    star(position, system, "yellow_dwarf")
    capital = planet(position, system, kind, SIZES[position.tables.home_size[TYPES.index(kind)]])
    take(position, seat, capital)
    position.own_status()[capital] = CAPITAL
    position.capital[seat] = capital
    position.own_population()[capital] = position.tables.population_max[position.size[capital]]
    position.own_counter()[capital] = 1


def to(position: Position, phase: str) -> Position:
    """Go straight to a phase of this round: r, t, c, m or u; nothing happens on the way."""
    if phase == "m":
        begin_movement(position)
    else:
        open_window(position, WINDOWS[phase])
    position.happened = []
    return position


# ---------------------------------------------------------------------- laying the table


def star(position: Position, system: str, kind: str) -> int:
    """Reveal a system totally, with that star and no planets yet."""
    number = position.galaxy.space_of[system]
    position.star[number] = STARS.index(kind)
    position.known[number] = TOTAL
    return number


def planet(position: Position, system: str, kind: str, size: str) -> int:
    """One more planet of a system, which is revealed by that."""
    number = position.galaxy.space_of[system]
    if position.known[number] != TOTAL:
        star(position, system, "yellow_dwarf")
    laid = number * position.galaxy.planets_each + position.planet_count[number]
    position.planet_count[number] += 1
    position.own_type()[laid] = TYPES.index(kind)
    position.own_size()[laid] = SIZES.index(size)
    return laid


def colony(position: Position, seat: int, system: str, kind: str, size: str, population: int | None = None) -> int:
    laid = planet(position, system, kind, size)
    take(position, seat, laid)
    found_colony(position, laid)
    if population is not None:
        position.own_population()[laid] = population
    return laid


def outpost(position: Position, seat: int, system: str, kind: str, size: str) -> int:
    laid = planet(position, system, kind, size)
    found_outpost(position, seat, laid)
    return laid


def adapting(position: Position, seat: int, system: str, kind: str, size: str) -> int:
    laid = planet(position, system, kind, size)
    settle(position, seat, laid)
    assert STATUSES[position.status[laid]] == "adapting"
    return laid


def build(position: Position, where: int, *buildings: str) -> None:
    for building in buildings:
        position.own_buildings()[where] |= 1 << ITEMS.index(building)


def ship(position: Position, seat: int, kind: str, at: str | int) -> int:
    """A ready ship at a place: a space by its id, or the orbit of a planet by its number."""
    launched = launch(position, seat, SHIPS.index(kind), position.capital[seat])
    position.happened = []
    if isinstance(at, int):
        position.own_place()[launched] = position.galaxy.orbits + at
    else:
        position.own_place()[launched] = place(position, at)
        if position.place[launched] < position.galaxy.systems and position.known[position.place[launched]] != TOTAL:
            star(position, at, "yellow_dwarf")
    return launched


def level(position: Position, seat: int, **levels: int) -> None:
    for technology, number in levels.items():
        position.levels[seat * TECHS + TECHNOLOGIES.index(technology)] = number


def mineral(position: Position, seat: int, **counts: int) -> None:
    for name, count in counts.items():
        position.minerals[seat * MINERAL_KINDS + MINERALS.index(name)] = count
    count_minerals(position, seat)


def reveal_all(position: Position) -> None:
    """Every system is known and empty, so that ships may pass everywhere."""
    for system in position.galaxy.ids:
        if position.known[position.galaxy.space_of[system]] != TOTAL:
            star(position, system, "yellow_dwarf")


# ---------------------------------------------------------------------- looking at the table


def place(position: Position, name: str) -> int:
    return position.galaxy.place_names.index(name)


def at(position: Position, ship_number: int) -> str:
    number = position.place[ship_number]
    return position.galaxy.place_names[number] if number >= 0 else "reserve"


def name(position: Position, number: int) -> str:
    return position.planet_name(number)


def status(position: Position, number: int) -> str:
    return STATUSES[position.status[number]]


def phase(position: Position) -> str:
    return PHASES[position.phase]


def asked(position: Position) -> tuple[int, ...]:
    return position.to_move


def listed(position: Position, seat: int, do: str) -> list[dict[str, object]]:
    return [action.data() for action in position.legal(seat) if action.do == do]


def all_paths(table: Position, start: int, points: int) -> list[list[int]]:
    """Every path from a space that the points pay for, by trying."""
    galaxy = table.galaxy
    found: list[list[int]] = []
    waiting = [([start], points)]
    while waiting:
        path, left = waiting.pop()
        found.append(path)
        for there, cost in zip(galaxy.neighbours[path[-1]], galaxy.step_costs[path[-1]], strict=True):
            if there not in path and cost <= left:
                waiting.append(([*path, there], left - cost))
    return found


# ---------------------------------------------------------------------- playing


def act(do: str, **fields: object) -> Action[Any]:
    return GAME.action({"do": do, **fields})


def play(position: Position, seat: int, do: str, **fields: object) -> list[Event]:
    """One action; the invariants hold after it."""
    events = position.play(seat, position.game.action({"do": do, **fields}))
    assert position.violations() == []
    return events


def refused(position: Position, seat: int, code: str, do: str, **fields: object) -> str:
    """The action is refused with that code and changes nothing; the rule it cites."""
    before = position.digest()
    with pytest.raises(farport.RuleError) as caught:
        position.play(seat, position.game.action({"do": do, **fields}))
    assert caught.value.code == code, caught.value
    assert position.digest() == before
    return caught.value.rule


def commit(position: Position, *seats: int) -> list[Event]:
    """These seats commit, or all that are asked."""
    events: list[Event] = []
    for seat in seats or position.to_move:
        events += play(position, seat, "commit")
    return events


def move(
    position: Position,
    seat: int,
    who: int,
    path: str,
    orbit: str = "wide",
    against: int | None = None,
    then: str = "none",
) -> list[Event]:
    """Move a ship along spaces separated by blanks."""
    return play(
        position,
        seat,
        "move",
        ship=position.ship_name(who),
        path=path.split(),
        orbit=orbit,
        against=against,
        then=then,
    )


def move_refused(
    position: Position,
    seat: int,
    code: str,
    who: int,
    path: str,
    orbit: str = "wide",
    against: int | None = None,
    then: str = "none",
) -> str:
    return refused(
        position,
        seat,
        code,
        "move",
        ship=position.ship_name(who),
        path=path.split(),
        orbit=orbit,
        against=against,
        then=then,
    )


def end_turns(position: Position) -> list[Event]:
    """Everybody ends his movement; the upkeep decisions are next."""
    events: list[Event] = []
    while position.phase == M_TURN:
        events += play(position, position.active, "end_turn")
    return events


def pass_round(position: Position, rounds: int = 1) -> None:
    """Nobody orders anything until the same phase of a later round."""
    until = (position.round + rounds, position.phase)
    while (position.round, position.phase) != until:
        assert position.result is None
        seat = position.to_move[0]
        position.play(seat, position.default(seat))
        assert position.violations() == []


def until(position: Position, round_number: int, wanted: str) -> None:
    """Nobody orders anything until that phase of that round."""
    while (position.round, phase(position)) != (round_number, wanted):
        seat = position.to_move[0]
        position.play(seat, position.default(seat))


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def seen(events: list[Event], kind: str, viewer: int | None = None) -> list[dict[str, object]]:
    return [event.view(viewer) for event in events if event.kind == kind]
