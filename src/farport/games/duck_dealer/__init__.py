"""Duck Dealer: fly, mine, make ever sillier goods and sell them, in one huge action turn after long saving."""

from farport.games.duck_dealer.game import GAME

__all__ = ["GAME"]
