"""A position as text, for print(): the map with its tiles and robots, and the seats.

Tiles: land `·`, mines `b`, `w`, `l` (brown, white, blue), special mine `*`, base `B`; the seat that holds a tile stands
behind it, and a robot's seat before it. `#` is blocked, `_` is empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.forgotten_planet.mechanics.grid import cell_at
from farport.games.forgotten_planet.vocabulary import BASE, COLOURS, LAND, PHASES
from farport.kernel import Plain
from farport.kernel.drawing import paragraph, table

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position

SIGNS: Final = " #_·bwl*B"  # by kind of tile


def sketch(position: Position) -> str:
    head = paragraph(
        {
            "phase": PHASES[position.phase],
            "round": position.rounds + 1,
            "scenario": position.terms.scenario.id,
            "land in the bank": position.bank_land,
            "fresh energy": position.fresh,
        }
    )
    seats = [_seat(position, seat) for seat in range(position.seats)]
    return f"{head}\n\n{_map(position)}\n\n{table(seats)}"


def _map(position: Position) -> str:
    scenario = position.terms.scenario
    robots: dict[int, str] = {}
    for place, cell in enumerate(position.robot_at):
        if cell:
            robots[cell] = str(place // position.tables.robots_each)
    lines = ["   " + "".join([f" {chr(ord('A') + x)} " for x in range(scenario.width)]).rstrip()]
    for y in range(scenario.height):
        cells = [_cell(position, cell_at(x, y), robots) for x in range(scenario.width)]
        lines.append(f"{y + 1:>2} " + "".join(cells).rstrip())
    return "\n".join(lines)


def _cell(position: Position, cell: int, robots: dict[int, str]) -> str:
    tile = position.tile[cell]
    holder = str(position.holder[cell]) if tile >= LAND and position.holder[cell] >= 0 else " "
    return robots.get(cell, " ") + SIGNS[min(tile, BASE)] + holder


def _seat(position: Position, seat: int) -> Plain:
    first = len(COLOURS) * position.purse[seat]
    cubes = position.cubes[first : first + len(COLOURS)]
    return {
        "seat": seat,
        "score": sum(position.standing(seat).values()),
        "cubes": " ".join([f"{COLOURS[colour]}:{number}" for colour, number in enumerate(cubes)]),
        "stored": position.stored[seat],
        "robots": position.robots_in_play(seat),
        "bases": position.bases_of(seat),
        "zone": position.zone(seat),
    }
