"""The numbers of the actions at one table: only the cells of its map, and only the kinds that its options allow."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from farport.games.forgotten_planet.actions import ACTIONS
from farport.games.forgotten_planet.actions.base import BuildRobot, Concentrate, ConsumeMetal, EndActions, Sell, Store
from farport.games.forgotten_planet.actions.build import KINDS, BuildBase, BuildLand, BuildMine, ChooseTile
from farport.games.forgotten_planet.actions.control import AssignTile, ChooseCubes
from farport.games.forgotten_planet.actions.move import Move
from farport.games.forgotten_planet.actions.setup import Bid, HideTile
from farport.games.forgotten_planet.actions.wall import Blast, BlastWall, BuildWall, PushWall
from farport.games.forgotten_planet.mechanics.grid import SIDES
from farport.games.forgotten_planet.tables import Tables
from farport.games.forgotten_planet.terms import Terms
from farport.games.forgotten_planet.vocabulary import COLOURS, HIDDEN_KINDS
from farport.kernel import Axis, Encoding, Run
from farport.kernel.encoding import completed

VERSION: Final = 1  # goes up whenever a number changes its meaning


def encoding(tables: Tables, terms: Terms, seats: int) -> Encoding:
    cells = terms.scenario.cells
    colours = range(len(COLOURS))
    robot = Axis("robot", range(1, tables.robots_each + 1))
    at = Axis("at", cells)
    side = Axis("side", range(len(SIDES)))
    payments = list(combinations_with_replacement(colours, tables.robot_cubes))
    brought = [
        cubes for robots in range(1, tables.robots_each + 1) for cubes in combinations_with_replacement(colours, robots)
    ]
    runs = [
        Run(Move, [robot, Axis("to", cells)]),
        Run(BuildLand, [robot, at]),
        Run(BuildMine, [robot, at]),
        Run(BuildBase, [robot, at]),
        Run(BuildWall, [robot, side, Axis("cube", colours if terms.wall_cubes else [None])]),
        Run(PushWall, [robot, side]),
        Run(Blast, [robot]),
        Run(BlastWall, [robot, side]),
        Run(BuildRobot, [Axis("base", cells), Axis("cubes", payments)]),
        Run(Sell, []),
        Run(Concentrate, [Axis("cube", colours)]),
        Run(Store, []),
        Run(ConsumeMetal, []),
        Run(EndActions, []),
        Run(ChooseTile, [Axis("kind", range(len(KINDS)))]),
        Run(ChooseCubes, [Axis("cubes", brought)]),
    ]
    if terms.alliances:
        runs.append(Run(AssignTile, [at, Axis("seat", range(seats))]))
    if terms.base_assignment == "auction":
        runs.append(Run(Bid, [Axis("base", range(1, seats + 1))]))
    if terms.random_placement:
        runs.append(Run(HideTile, [Axis("kind", range(len(HIDDEN_KINDS))), at]))
    return Encoding(VERSION, completed(runs, ACTIONS, never=(AssignTile, Bid, HideTile)))
