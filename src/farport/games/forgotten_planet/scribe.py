"""What a seat knows, straight from the position into the tables of its observer; shape.py says what stands where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from farport.games.forgotten_planet.mechanics.control import TIED, foreseen_holders
from farport.games.forgotten_planet.mechanics.grid import OPPOSITE, STEP, STRIDE
from farport.games.forgotten_planet.scoring import counts, points, sources
from farport.games.forgotten_planet.state import Position
from farport.games.forgotten_planet.tables import Tables
from farport.games.forgotten_planet.vocabulary import (
    ACT,
    ASSIGN,
    BASE,
    CHOOSE_CUBES,
    CHOOSE_TILE,
    COLOURS,
    EMPTY,
    LAND,
)
from farport.kernel.observer import Pen, Scribe
from farport.kernel.state import State

AUCTION: Final = 5  # tables of each
HIDDEN: Final = 2
RESULT: Final = 5


@final
class PlanetScribe(Scribe):
    """Declines before the first turn and after the last."""

    fixed: Sequence[str] = ("area.cells", "area.blocked")

    def __init__(self, tables: Tables) -> None:
        scenarios = [*tables.scenarios.values(), *tables.empty_tables.values()]
        ids = list(dict.fromkeys([scenario.id for scenario in scenarios]))
        self.scenarios = {id: place + 1 for place, id in enumerate(ids)}
        self.colours = {colour: place + 1 for place, colour in enumerate(tables.colours)}

    def terms(self, state: State) -> object | None:
        return state.terms if isinstance(state, Position) else None

    def write(self, state: State, viewer: int | None, pen: Pen) -> bool:
        assert isinstance(state, Position)
        if not ACT <= state.phase <= CHOOSE_CUBES or not state.cubes or state.mover < 0:
            return False
        self._globals(state, pen)
        pen.table()
        pen.seat(state.mover)
        pen.table()
        for seat in state.order:
            pen.seat(seat)
        pen.table()
        if state.terms.alliances:
            for ahead in range(state.seats):
                pen.seat(state.partner[(pen.frame + ahead) % state.seats])
        pen.fixed()
        pen.fixed()
        _tiles(state, pen)
        _walls(state, pen)
        _robots(state, pen)
        self._seats(state, pen)
        _outlook(state, pen)
        pen.empty(AUCTION + HIDDEN + RESULT)
        return True

    def _globals(self, position: Position, pen: Pen) -> None:
        terms = position.terms
        scenario = terms.scenario
        pen.table()
        pen.put(1)
        pen.put(position.phase + 1)
        pen.seat(position.active)
        pen.put(position.rounds + 1)
        pen.flag(terms.alliances)
        pen.put(self.scenarios[scenario.id])
        pen.put(scenario.width)
        pen.put(scenario.height)
        pen.put(position.bank_land)
        pen.put_all(position.bank_mines)
        pen.put(position.bank_bases)
        pen.put(position.bank_walls)
        pen.maybe(terms.vp_bank - sum(position.sold) if terms.vp_bank else -1)
        pen.put(position.consumed)
        pen.put(position.open_cells)
        pen.put(position.fresh)
        pen.put(position.stored[position.active] if position.active >= 0 else 0)
        pen.put(position.open_steps)
        _prices(position, pen)
        pen.flag(position.changed)
        _pending(position, pen)
        pen.zeros(6)  # no auction, nothing hidden, no result

    def _seats(self, position: Position, pen: Pen) -> None:
        tables = position.tables
        held = counts(position, position.holder)
        parts = points(position, held)
        pen.table()
        for ahead in range(position.seats):
            seat = (pen.frame + ahead) % position.seats
            first = len(COLOURS) * position.purse[seat]
            robots = position.robots_in_play(seat)
            zone = held[3][seat]
            pen.put(self.colours[tables.colours[seat]])
            pen.put(position.cubes[first])
            pen.put(position.cubes[first + 1])
            pen.put(position.cubes[first + 2])
            pen.put(position.stored[seat])
            pen.put(robots)
            pen.put(tables.robots_each - robots)
            pen.put(held[4][seat])
            pen.put(zone)
            pen.put(tables.basic_energy + zone // tables.tiles_per_extra)
            pen.put(sum(parts[seat]))
        pen.table()
        told = sources(position)
        for ahead in range(position.seats):
            part = parts[(pen.frame + ahead) % position.seats]
            for source in told:
                pen.put(ahead)
                pen.put(source + 1)
                pen.put(part[source])


def _cell(pen: Pen, cell: int) -> None:
    pen.put(cell % STRIDE - 1)
    pen.put(cell // STRIDE - 1)


def _prices(position: Position, pen: Pen) -> None:
    tables = position.tables
    pen.put(tables.move_energy)
    pen.put(tables.land_energy)
    pen.put(tables.mine_energy)
    pen.put(tables.base_energy)
    pen.put(position.terms.wall_energy)
    pen.put(tables.push_energy)
    pen.put(tables.blast_energy)
    pen.put(tables.blast_wall_energy)
    pen.put(tables.robot_energy)
    pen.put(tables.sell_energy)
    pen.put(tables.concentrate_energy)
    pen.put(tables.consume_energy)
    pen.put(position.terms.wall_cubes)
    pen.put(tables.robot_cubes)
    pen.put(tables.sell_vp)
    pen.put(tables.store_cap)


def _pending(position: Position, pen: Pen) -> None:
    """A flag, the kind, and each with a flag of its own: a cell, a count, how many are left."""
    if position.phase == CHOOSE_TILE:
        pen.put(1)
        pen.put(1)
        pen.put(1)
        _cell(pen, position.site)
        pen.zeros(4)
    elif position.phase == CHOOSE_CUBES:
        pen.put(1)
        pen.put(2)
        pen.zeros(3)
        pen.maybe(position.special_robots)
        pen.zeros(2)
    elif position.phase == ASSIGN:
        pen.put(1)
        pen.put(3)
        pen.put(1)
        _cell(pen, position.asked[0])
        pen.zeros(2)
        pen.maybe(len(position.asked))
    else:
        pen.zeros(9)


def _tiles(position: Position, pen: Pen) -> None:
    pen.table()
    allied = len(position.status) > 0
    for cell in position.catalogue.cells:
        tile = position.tile[cell]
        if tile < LAND:
            continue
        _cell(pen, cell)
        if tile < BASE:
            pen.put(tile - LAND + 1)
            pen.seat(position.holder[cell])
            pen.zeros(2)
        else:
            pen.put(BASE - LAND + 1)
            pen.seat(position.holder[cell])
            pen.put(1)
            pen.seat(tile - BASE)
        tied = allied and position.status[cell] >= TIED
        pen.flag(tied)
        pen.flag(tied)


def _walls(position: Position, pen: Pen) -> None:
    """As the view lists them: each once, on the cell to its west or north if that is playable."""
    pen.table()
    for cell, mask in enumerate(position.walls):
        if mask & 6 == 0:
            continue
        for side in (1, 2):
            if not mask & (1 << side):
                continue
            if position.tile[cell] >= EMPTY:
                _cell(pen, cell)
                pen.put(side + 1)
            else:
                _cell(pen, cell + STEP[side])
                pen.put(OPPOSITE[side] + 1)


def _robots(position: Position, pen: Pen) -> None:
    pen.table()
    each = position.tables.robots_each
    for place, cell in enumerate(position.robot_at):
        if cell:
            seat = place // each
            robot = place - seat * each
            pen.seat(seat)
            pen.put(robot + 1)
            _cell(pen, cell)
            pen.flag(position.on[seat] & (1 << robot) != 0)


def _outlook(position: Position, pen: Pen) -> None:
    """FP-25: what the markers would be if the turn ended now."""
    if not position.changed:
        pen.empty(2)
        return
    tables = position.tables
    after = foreseen_holders(position)
    held = counts(position, after)
    parts = points(position, held)
    pen.table()
    for cell in position.catalogue.cells:
        if position.holder[cell] != after[cell]:
            _cell(pen, cell)
            pen.seat(position.holder[cell])
            pen.seat(after[cell])
    pen.table()
    for ahead in range(position.seats):
        seat = (pen.frame + ahead) % position.seats
        zone = held[3][seat]
        pen.put(zone)
        pen.put(tables.basic_energy + zone // tables.tiles_per_extra)
        pen.put(sum(parts[seat]))
