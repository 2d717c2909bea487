"""What is the same for every position on one map: its cells, and every action that can ever be listed, made once.

Actions are immutable, so listing the legal ones means picking them from here instead of making thousands of objects.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import final

from farport.games.forgotten_planet.actions.base import Concentrate, ConsumeMetal, EndActions, Sell, Store
from farport.games.forgotten_planet.actions.build import BuildBase, BuildLand, BuildMine
from farport.games.forgotten_planet.actions.control import ChooseCubes
from farport.games.forgotten_planet.actions.move import Move
from farport.games.forgotten_planet.actions.wall import Blast, BlastWall, BuildWall, PushWall
from farport.games.forgotten_planet.mechanics.grid import STEP
from farport.games.forgotten_planet.mechanics.scenario import Scenario
from farport.games.forgotten_planet.tables import Tables
from farport.games.forgotten_planet.vocabulary import COLOURS, EMPTY


@final
class Catalogue:
    """Lists by robot number and cell (or side) of the actions of one map. Never changes; shared by all positions."""

    __slots__ = (
        "bases",
        "blasts",
        "cells",
        "concentrates",
        "consume",
        "cube_choices",
        "end",
        "lands",
        "mines",
        "moves",
        "payments",
        "pushes",
        "rim",
        "sell",
        "store",
        "wall_blasts",
        "walls",
    )

    def __init__(self, scenario: Scenario, tables: Tables) -> None:
        size = scenario.size
        self.cells: list[int] = scenario.cells
        bare = scenario.bare_tiles()
        # FP-43: the sides of each cell that lead to a blocked cell or out of the playing area
        self.rim: list[int] = [0] * size
        for cell in scenario.cells:
            for side in range(4):
                if bare[cell + STEP[side]] < EMPTY:
                    self.rim[cell] |= 1 << side
        robots = range(tables.robots_each + 1)  # numbered from 1; row 0 is never read
        every = range(size)
        self.moves: list[list[Move]] = [[Move(robot, cell) for cell in every] for robot in robots]
        self.lands: list[list[BuildLand]] = [[BuildLand(robot, cell) for cell in every] for robot in robots]
        self.mines: list[list[BuildMine]] = [[BuildMine(robot, cell) for cell in every] for robot in robots]
        self.bases: list[list[BuildBase]] = [[BuildBase(robot, cell) for cell in every] for robot in robots]
        # four walls a side: paid with brown, white or blue, or free
        self.walls: list[list[BuildWall]] = [
            [BuildWall(robot, place // 4, place % 4 if place % 4 < len(COLOURS) else None) for place in range(16)]
            for robot in robots
        ]
        self.pushes: list[list[PushWall]] = [[PushWall(robot, side) for side in range(4)] for robot in robots]
        self.blasts: list[Blast] = [Blast(robot) for robot in robots]
        self.wall_blasts: list[list[BlastWall]] = [[BlastWall(robot, side) for side in range(4)] for robot in robots]
        self.payments: list[tuple[int, ...]] = list(combinations_with_replacement(range(3), tables.robot_cubes))
        self.cube_choices: list[list[ChooseCubes]] = [
            [ChooseCubes(cubes) for cubes in combinations_with_replacement(range(3), count)] for count in robots
        ]
        self.concentrates: list[Concentrate] = [Concentrate(colour) for colour in range(3)]
        self.sell = Sell()
        self.store = Store()
        self.consume = ConsumeMetal()
        self.end = EndActions()
