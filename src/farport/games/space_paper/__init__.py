"""SpacePaper: a 4X of two to six civilisations with seven ways to win, after the game by Jne[CrAcK]."""

from farport.games.space_paper.game import GAME

__all__ = ["GAME"]
