"""Moving robots (FP-30, FP-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from farport.games.forgotten_planet import refusals
from farport.games.forgotten_planet.actions.paying import energy_refusal, robot_refusal
from farport.games.forgotten_planet.fields import ROBOT, CellField
from farport.games.forgotten_planet.mechanics.grid import STEP, cell_xy
from farport.games.forgotten_planet.vocabulary import BASE, LAND
from farport.kernel import Action, Field, Refusal

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position


def reach(position: Position, seat: int, start: int, steps: int) -> tuple[list[int], list[int]]:
    """The cells that a robot on `start` can go to in 1 to `steps` steps, and the steps to each, nearest first.

    A step leads to an adjacent tile with no wall between that is not another player's base (FP-30, FP-42, FP-79a).
    """
    tile = position.tile
    walls = position.walls
    own = BASE + seat
    partner = BASE + position.partner[seat] if position.terms.ally_base_passage else own
    cells = [start]
    distance = [0]
    place = 0
    while place < len(cells):
        cell = cells[place]
        step_count = distance[place] + 1
        if step_count > steps:
            break
        place += 1
        wall = walls[cell]
        for side in range(4):
            if wall & (1 << side):
                continue
            beyond = cell + STEP[side]
            kind = tile[beyond]
            if kind < LAND or (kind >= BASE and kind != own and kind != partner) or beyond in cells:
                continue
            cells.append(beyond)
            distance.append(step_count)
    del cells[0]
    del distance[0]
    return cells, distance


@final
class Move(Action["Position"]):
    """One robot goes 1 to 3 steps for one energy."""

    __slots__ = ("robot", "to")
    do: ClassVar[str] = "move"
    fields: ClassVar[tuple[Field, ...]] = (ROBOT, CellField("to"))

    def __init__(self, robot: int, to: int) -> None:
        self.robot = robot
        self.to = to

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Move]:
        listed: list[Move] = []
        affordable = state.energy(seat) >= state.tables.move_energy
        steps = state.tables.move_steps if affordable else state.open_steps  # FP-31
        if steps == 0:
            return listed
        known_from = 0
        cells: list[int] = []
        for robot in state.acting_robots(seat):
            start = state.robot_cell(seat, robot)
            if start != known_from:  # robots on one tile have the same reach
                cells, _ = reach(state, seat, start, steps)
                known_from = start
            moves = state.catalogue.moves[robot]
            for cell in cells:
                listed.append(moves[cell])
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = robot_refusal(state, seat, self.robot)
        if refused is not None:
            return refused
        steps = self._steps(state, seat)
        if steps == 0:
            return refusals.NO_WAY.says({"steps": state.tables.move_steps, "cell": state.called(self.to)})
        if steps <= state.open_steps:
            return None
        return energy_refusal(state, seat, state.tables.move_energy)

    def _steps(self, state: Position, seat: int) -> int:
        """Steps of the shortest way, 0 if no way is short enough."""
        cells, distance = reach(state, seat, state.robot_cell(seat, self.robot), state.tables.move_steps)
        return distance[cells.index(self.to)] if self.to in cells else 0

    def effect(self, state: Position, seat: int) -> None:
        place = seat * state.tables.robots_each + self.robot - 1
        start = state.robot_at[place]
        energy = state.tables.move_energy
        open_steps = 0
        if state.terms.shared_move:  # FP-31: a way that is longer than the open steps opens new ones
            steps = self._steps(state, seat)
            if steps <= state.open_steps:
                energy = 0
                open_steps = state.open_steps - steps
            else:
                open_steps = state.tables.move_steps - steps
        state.spend(seat, energy, open_steps)
        state.robot_at[place] = self.to
        state.say(
            "moved", seat, {"robot": self.robot, "from": cell_xy(start), "to": cell_xy(self.to), "energy": energy}
        )
