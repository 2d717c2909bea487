"""The actions of the game, one small class each: fields, what it offers, what forbids it, what it does."""

from __future__ import annotations

from typing import Any, Final

from farport.games.forgotten_planet.actions.base import BuildRobot, Concentrate, ConsumeMetal, EndActions, Sell, Store
from farport.games.forgotten_planet.actions.build import BuildBase, BuildLand, BuildMine, ChooseTile
from farport.games.forgotten_planet.actions.control import AssignTile, ChooseCubes
from farport.games.forgotten_planet.actions.move import Move
from farport.games.forgotten_planet.actions.setup import Bid, HideTile
from farport.games.forgotten_planet.actions.wall import Blast, BlastWall, BuildWall, PushWall
from farport.kernel import Action

# What a player may do in phase 2 (FP-20), in the order in which it is listed.
ACTING: Final[tuple[type[Action[Any]], ...]] = (
    Move,
    BuildLand,
    BuildMine,
    BuildBase,
    BuildWall,
    PushWall,
    Blast,
    BlastWall,
    BuildRobot,
    Sell,
    Concentrate,
    Store,
    ConsumeMetal,
    EndActions,
)
ACTIONS: Final[tuple[type[Action[Any]], ...]] = (*ACTING, ChooseTile, ChooseCubes, AssignTile, Bid, HideTile)

__all__ = [
    "ACTING",
    "ACTIONS",
    "AssignTile",
    "Bid",
    "ChooseCubes",
    "ChooseTile",
    "EndActions",
    "HideTile",
]
