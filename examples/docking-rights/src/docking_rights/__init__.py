"""Docking Rights: a small card game for Farport."""

from docking_rights.game import BOARD, GAME

__all__ = ["BOARD", "GAME"]
