"""Space Dealer: build, produce and deliver against the hourglass, in real time."""

from farport.games.space_dealer.game import GAME

__all__ = ["GAME"]
