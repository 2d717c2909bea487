"""Walls and self-destruction (FP-41 to FP-49a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from farport.games.forgotten_planet import refusals
from farport.games.forgotten_planet.actions.paying import cubes_refusal, energy_refusal, robot_refusal
from farport.games.forgotten_planet.fields import ROBOT
from farport.games.forgotten_planet.mechanics.control import closed_sides
from farport.games.forgotten_planet.mechanics.grid import ALL_SIDES, OPPOSITE, SIDES, STEP, cell_xy
from farport.games.forgotten_planet.vocabulary import COLOURS, LAND
from farport.kernel import Action, Field, Refusal, Word

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position

ROBOT_AND_SIDE: tuple[Field, ...] = (ROBOT, Word("side", SIDES))


def put_wall(position: Position, cell: int, side: int) -> None:
    position.own_walls()[cell] |= 1 << side
    position.own_walls()[cell + STEP[side]] |= 1 << OPPOSITE[side]
    position.changed = True


def take_wall(position: Position, cell: int, side: int) -> None:
    position.own_walls()[cell] &= ~(1 << side)
    position.own_walls()[cell + STEP[side]] &= ~(1 << OPPOSITE[side])
    position.changed = True


def would_enclose(position: Position, cell: int, side: int) -> bool:
    """FP-43: a wall on this side of a tile closes its last open side, or that of the tile beyond. Groups may be walled
    in (FP-44)."""
    if closed_sides(position, cell) | (1 << side) == ALL_SIDES:
        return True
    beyond = cell + STEP[side]
    if position.tile[beyond] < LAND:  # an empty cell may be closed on all sides
        return False
    return closed_sides(position, beyond) | (1 << OPPOSITE[side]) == ALL_SIDES


def occupied(position: Position, cell: int) -> bool:
    """Any robot of any player stands there."""
    return cell in position.robot_at


@final
class BuildWall(Action["Position"]):
    """Put a wall on a side of the robot's tile (FP-41)."""

    __slots__ = ("cube", "robot", "side")
    do: ClassVar[str] = "build_wall"
    fields: ClassVar[tuple[Field, ...]] = (*ROBOT_AND_SIDE, Word("cube", COLOURS, optional=True))

    def __init__(self, robot: int, side: int, cube: int | None) -> None:
        self.robot = robot
        self.side = side
        self.cube = cube

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[BuildWall]:
        listed: list[BuildWall] = []
        if state.bank_walls == 0 or state.energy(seat) < state.terms.wall_energy:
            return listed
        cubes: list[int] = []  # places in the catalogue: a colour, or the free wall
        if state.terms.wall_cubes == 0:
            cubes.append(3)
        else:
            first = 3 * state.purse[seat]
            for colour in range(3):
                if state.cubes[first + colour] >= state.terms.wall_cubes:
                    cubes.append(colour)
        if not cubes:
            return listed
        for robot in state.acting_robots(seat):
            cell = state.robot_cell(seat, robot)
            row = state.catalogue.walls[robot]
            for side in range(4):
                if state.walls[cell] & (1 << side) or would_enclose(state, cell, side):
                    continue
                for cube in cubes:
                    listed.append(row[4 * side + cube])
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = robot_refusal(state, seat, self.robot)
        if refused is not None:
            return refused
        cell = state.robot_cell(seat, self.robot)
        if state.walls[cell] & (1 << self.side):
            return refusals.WALL_THERE
        if would_enclose(state, cell, self.side):
            return refusals.WALLED_IN
        if state.bank_walls == 0:  # FP-06
            return refusals.NO_WALL_LEFT
        price = state.terms.wall_cubes
        if self.cube is None:
            if price:
                return refusals.WALL_CUBE_MISSING
        elif price == 0:
            return refusals.WALL_CUBE_FREE
        else:
            refused = cubes_refusal(state, seat, (self.cube,) * price)
            if refused is not None:
                return refused
        return energy_refusal(state, seat, state.terms.wall_energy)

    def effect(self, state: Position, seat: int) -> None:
        energy = state.terms.wall_energy
        state.spend(seat, energy)
        cubes: list[object] = []
        if self.cube is not None:
            state.cubes[3 * state.purse[seat] + self.cube] -= state.terms.wall_cubes
            cubes += [COLOURS[self.cube]] * state.terms.wall_cubes
        state.bank_walls -= 1
        cell = state.robot_cell(seat, self.robot)
        put_wall(state, cell, self.side)
        place = {"at": cell_xy(cell), "side": SIDES[self.side]}
        state.say("wall_built", seat, {"robot": self.robot, **place, "energy": energy, "cubes": cubes})


@final
class PushWall(Action["Position"]):
    """Push a wall over the tile behind it; the robot follows (FP-45)."""

    __slots__ = ("robot", "side")
    do: ClassVar[str] = "push_wall"
    fields: ClassVar[tuple[Field, ...]] = ROBOT_AND_SIDE

    def __init__(self, robot: int, side: int) -> None:
        self.robot = robot
        self.side = side

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[PushWall]:
        listed: list[PushWall] = []
        if state.energy(seat) < state.tables.push_energy:
            return listed
        for robot in state.acting_robots(seat):
            cell = state.robot_cell(seat, robot)
            for push in state.catalogue.pushes[robot]:
                if push.place_refusal(state, cell) is None:
                    listed.append(push)
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = robot_refusal(state, seat, self.robot)
        if refused is None:
            refused = self.place_refusal(state, state.robot_cell(seat, self.robot))
        if refused is None:
            refused = energy_refusal(state, seat, state.tables.push_energy)
        return refused

    def place_refusal(self, state: Position, cell: int) -> Refusal | None:
        side = self.side
        if not state.walls[cell] & (1 << side):
            return refusals.NO_WALL_TO_PUSH
        beyond = cell + STEP[side]
        if state.tile[beyond] != LAND:
            return refusals.PUSH_OVER_LAND
        if occupied(state, beyond):
            return refusals.ROBOT_BEHIND
        if state.walls[beyond] & (1 << side):
            return refusals.WALL_BEHIND
        # FP-46, FP-43: the tile pushed over is open towards the robot, so only what lies beyond it can be closed.
        last = beyond + STEP[side]
        if state.tile[last] >= LAND and closed_sides(state, last) | (1 << OPPOSITE[side]) == ALL_SIDES:
            return refusals.WALLED_IN
        return None

    def effect(self, state: Position, seat: int) -> None:
        energy = state.tables.push_energy
        state.spend(seat, energy)
        place = seat * state.tables.robots_each + self.robot - 1
        cell = state.robot_at[place]
        beyond = cell + STEP[self.side]
        take_wall(state, cell, self.side)
        put_wall(state, beyond, self.side)
        state.robot_at[place] = beyond
        where = {"from": cell_xy(cell), "to": cell_xy(beyond), "side": SIDES[self.side]}
        state.say("wall_pushed", seat, {"robot": self.robot, **where, "energy": energy})


@final
class Blast(Action["Position"]):
    """The robot destroys itself and all other robots on its tile; tiles and walls remain (FP-47, FP-49a)."""

    __slots__ = ("robot",)
    do: ClassVar[str] = "blast"
    fields: ClassVar[tuple[Field, ...]] = (ROBOT,)

    def __init__(self, robot: int) -> None:
        self.robot = robot

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Blast]:
        if state.energy(seat) < state.tables.blast_energy:
            return []
        return [state.catalogue.blasts[robot] for robot in state.acting_robots(seat)]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = robot_refusal(state, seat, self.robot)
        return energy_refusal(state, seat, state.tables.blast_energy) if refused is None else refused

    def effect(self, state: Position, seat: int) -> None:
        energy = state.tables.blast_energy
        state.spend(seat, energy)
        cell = state.robot_cell(seat, self.robot)
        state.say("blasted", seat, {"robot": self.robot, "at": cell_xy(cell), "energy": energy})
        destroy_robots(state, cell)


@final
class BlastWall(Action["Position"]):
    """The robot destroys itself and one wall of its tile (FP-48)."""

    __slots__ = ("robot", "side")
    do: ClassVar[str] = "blast_wall"
    fields: ClassVar[tuple[Field, ...]] = ROBOT_AND_SIDE

    def __init__(self, robot: int, side: int) -> None:
        self.robot = robot
        self.side = side

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[BlastWall]:
        listed: list[BlastWall] = []
        if state.energy(seat) < state.tables.blast_wall_energy:
            return listed
        for robot in state.acting_robots(seat):
            walls = state.walls[state.robot_cell(seat, robot)]
            for blast in state.catalogue.wall_blasts[robot]:
                if walls & (1 << blast.side):
                    listed.append(blast)
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = robot_refusal(state, seat, self.robot)
        if refused is not None:
            return refused
        if not state.walls[state.robot_cell(seat, self.robot)] & (1 << self.side):
            return refusals.NO_WALL_TO_BLAST
        return energy_refusal(state, seat, state.tables.blast_wall_energy)

    def effect(self, state: Position, seat: int) -> None:
        energy = state.tables.blast_wall_energy
        state.spend(seat, energy)
        cell = state.robot_cell(seat, self.robot)
        take_wall(state, cell, self.side)
        state.bank_walls += 1  # FP-49
        place = {"at": cell_xy(cell), "side": SIDES[self.side]}
        state.say("wall_blasted", seat, {"robot": self.robot, **place, "energy": energy})
        if state.terms.blast_both:
            destroy_robots(state, cell)
        else:
            destroy_robot(state, seat * state.tables.robots_each + self.robot - 1)


def destroy_robots(position: Position, cell: int) -> None:
    """All robots on a tile, of all players, ON or OFF."""
    for place in range(len(position.robot_at)):
        if position.robot_at[place] == cell:
            destroy_robot(position, place)


def destroy_robot(position: Position, place: int) -> None:
    """FP-49: it returns to its owner's stock."""
    seat, robot = divmod(place, position.tables.robots_each)
    position.robot_at[place] = 0
    position.on[seat] &= ~(1 << robot)
    position.say("robot_destroyed", seat, {"robot": robot + 1})
