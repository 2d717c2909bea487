"""The Forgotten Planet: area control on a board that the players lay themselves."""

from farport.games.forgotten_planet.game import GAME

__all__ = ["GAME"]
