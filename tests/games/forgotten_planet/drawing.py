"""Positions of The Forgotten Planet as small drawings, and short words to play and to be refused.

A drawing is rows of signs, from cell A1: `.` empty, `-` land, `b` `w` `u` brown, white, blue mine, `S` special mine,
`R` `Y` `G` `K` bases of red, yellow, green, black (seats 0 to 3). What it does not show is empty.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

import farport
from farport.games.forgotten_planet.course import begin_turn
from farport.games.forgotten_planet.game import ForgottenPlanet
from farport.games.forgotten_planet.mechanics.control import renew_markers, settle_setup_ties
from farport.games.forgotten_planet.mechanics.grid import OPPOSITE, SIDES, STEP, cell_at, cell_name, cell_named, cell_xy
from farport.games.forgotten_planet.state import Position
from farport.games.forgotten_planet.terms import Terms
from farport.games.forgotten_planet.vocabulary import BASE, BLUE, BROWN, EMPTY, LAND, SPECIAL, WHITE
from farport.kernel import Action, Event, Rng

GAME = cast(ForgottenPlanet, farport.game("forgotten-planet"))
RED, YELLOW, GREEN, BLACK = range(4)
SIGNS = {
    "-": LAND,
    "b": BROWN,
    "w": WHITE,
    "u": BLUE,
    "S": SPECIAL,
    "R": BASE,
    "Y": BASE + 1,
    "G": BASE + 2,
    "K": BASE + 3,
}


def cell(name: str) -> int:
    found = cell_named(name)
    assert found is not None, name
    return found


def planet(
    drawing: str,
    *,
    scenario: str = "duel",
    seats: int = 2,
    turn: int = RED,
    order: list[int] | None = None,
    robots: dict[int, str] | None = None,
    walls: str = "",
    cubes: dict[int, tuple[int, int, int]] | None = None,
    stored: dict[int, int] | None = None,
    fresh: int | None = None,
    land: int | None = None,
    dice: tuple[int, ...] = (),
    options: dict[str, Any] | None = None,
    game: ForgottenPlanet = GAME,
) -> Position:
    """The drawn position at the start of a turn. Robots are numbered as listed; `D4!` is one that is OFF."""
    resolved = game.options.resolve(seats, {"scenario": scenario, **(options or {})})
    position = game.bare(Terms(game.tables, seats, resolved), rolling(*dice))
    position.order = order or list(range(seats))
    if position.terms.alliances:
        position.alliance = position.purse = [position.order.index(seat) % 2 for seat in range(seats)]
        position.partner = [position.order[(position.order.index(seat) + 2) % 4] for seat in range(seats)]
    position.place = position.order.index(turn)
    for y, row in enumerate(line.split() for line in drawing.strip().splitlines()):
        for x, sign in enumerate(row):
            if sign != ".":
                position.lay(cell_at(x, y), SIGNS[sign])
    position.bank_bases -= sum(position.bases_of(seat) for seat in range(seats))
    for colour in range(3):
        position.bank_mines[colour] -= position.tile.count(BROWN + colour)
    if land is not None:
        position.bank_land = land
    position.land_total = position.bank_land + position.tile.count(LAND)
    place_walls(position, walls)
    position.cubes = [0] * (3 * (max(position.purse) + 1))
    for seat, amounts in (cubes or {}).items():
        for colour, amount in enumerate(amounts):
            position.cubes[3 * position.purse[seat] + colour] = amount
    for seat, amount in (stored or {}).items():
        position.stored[seat] = amount
    place_robots(position, robots or {})
    renew_markers(position)
    settle_setup_ties(position)
    begin_turn(position)
    switch_off(position, robots or {})
    if fresh is not None:
        position.fresh = fresh
    position.allowance = max(position.fresh, game.tables.basic_energy) + position.stored[turn]
    position.taken = 0 if fresh is None else 1  # a position in the middle of a turn
    position.built = fresh is not None
    position.happened = []
    return position


def place_walls(position: Position, walls: str) -> None:
    for name in walls.split():
        place, _, letter = name.partition(":")
        side = SIDES.index(letter)
        position.walls[cell(place)] |= 1 << side
        position.walls[cell(place) + STEP[side]] |= 1 << OPPOSITE[side]
        position.bank_walls -= 1


def place_robots(position: Position, robots: dict[int, str]) -> None:
    each = position.tables.robots_each
    for seat, names in robots.items():
        for number, name in enumerate(names.split()):
            position.robot_at[seat * each + number] = cell(name.rstrip("!"))
            position.on[seat] |= 1 << number


def switch_off(position: Position, robots: dict[int, str]) -> None:
    for seat, names in robots.items():
        for number, name in enumerate(names.split()):
            if name.endswith("!"):
                position.on[seat] &= ~(1 << number)


def rolling(*faces: int) -> Rng:
    """A generator whose next dice show these faces."""
    key = 0
    while True:
        rng = Rng(key)
        if all(rng.below(6) + 1 == face for face in faces):
            return Rng(key)
        key += 1


def named(do: str, fields: dict[str, Any]) -> Action[Any]:
    """An action whose cells are written D4."""
    plain: dict[str, Any] = {"do": do}
    for key, value in fields.items():
        plain[key] = cell_xy(cell(value)) if key in ("to", "at", "base") and isinstance(value, str) else value
    return GAME.action(plain)


def play(position: Position, do: str, **fields: Any) -> list[Event]:
    """The seat whose decision it is plays; the action must be listed, and every invariant must hold afterwards."""
    action = named(do, fields)
    assert action in position.legal(position.mover), f"{action} is not listed"
    events = position.play(position.mover, action)
    assert position.violations() == [], position.violations()
    return events


def refused(position: Position, rule: str, do: str, *, seat: int | None = None, says: str = "", **fields: Any) -> None:
    """The action is refused under that rule, is not listed, and changes nothing."""
    action = named(do, fields)
    by = position.mover if seat is None else seat
    before = position.digest()
    with pytest.raises(farport.RuleError) as refusal:
        position.play(by, action)
    assert refusal.value.rule == rule, refusal.value
    if says:
        assert refusal.value.sentence == says
    assert action not in position.legal(by)
    assert position.digest() == before


def zone(position: Position, seat: int) -> set[str]:
    """The tiles that a seat controls."""
    return {cell_name(place) for place in position.catalogue.cells if position.holder[place] == seat}


def tile_at(position: Position, name: str) -> int:
    return position.tile[cell(name)]


def robot(position: Position, seat: int, number: int) -> str | None:
    place = position.robot_cell(seat, number)
    return cell_name(place) if place else None


def purse(position: Position, seat: int) -> tuple[int, ...]:
    first = 3 * position.purse[seat]
    return tuple(position.cubes[first : first + 3])


def destinations(position: Position, number: int) -> set[str]:
    return {
        cell_name(cell(cell_name_of(action)))
        for action in position.legal(position.mover)
        if action.do == "move" and action.data()["robot"] == number
    }


def cell_name_of(action: Action[Any]) -> str:
    x, y = cast("list[int]", action.data()["to" if action.do == "move" else "at"])
    return cell_name(cell_at(x, y))


def sites(position: Position, do: str) -> set[str]:
    return {cell_name_of(action) for action in position.legal(position.mover) if action.do == do}


def kinds(position: Position) -> set[str]:
    return {action.do for action in position.legal(position.mover)}


def is_empty(position: Position, name: str) -> bool:
    return position.tile[cell(name)] == EMPTY


def event_kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
