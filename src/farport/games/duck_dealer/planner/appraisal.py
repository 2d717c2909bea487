"""What things are worth to a player who thinks ahead, in VP: used by the evaluation and by the planner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.duck_dealer.vocabulary import COLOURS, EQUIPMENT

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position
    from farport.games.duck_dealer.tables import Tables

PRIMARY: Final = 1.5  # a good straight from a mine
MADE: Final = 1.7  # a made good, by what its two inputs are worth
DELIVERED: Final = 0.9  # a good that can be sold, by what a delivery scores
TOKEN: Final = 0.5
PIECE: Final = 6.0  # a piece of equipment beyond those of the start, for the whole game
CUBE: Final = 0.2  # a route cube, a privilege


def good_worths(tables: Tables) -> list[float]:
    """For each good, when the whole game still lies ahead."""
    goods = tables.goods
    worths = [PRIMARY] * goods.count
    for good in goods.order:
        if goods.first_input[good] >= 0:
            made = MADE * (worths[goods.first_input[good]] + worths[goods.second_input[good]])
            worths[good] = max(made, DELIVERED * goods.deliver_vp[good])
    return worths


def share_left(position: Position) -> float:
    """How much of the game is left, from 1 down to 0."""
    return (position.terms.spaces - len(position.counter)) / position.terms.spaces


def prospects(position: Position, seat: int, worths: list[float]) -> float:
    """VP, and what the seat holds, as far as there is time left to make VP of it."""
    share = share_left(position)
    kinds = position.tables.goods.count
    held = 0.0
    for good in range(kinds):
        number = position.goods[seat * kinds + good]
        if number:
            held += number * worths[good]
    tokens = sum(position.tokens[len(COLOURS) * seat : len(COLOURS) * (seat + 1)])
    if seat == position.active:
        tokens += sum(position.virtual)
    pieces = sum(position.equipment[len(EQUIPMENT) * seat : len(EQUIPMENT) * (seat + 1)])
    cubes = position.cubes.count(seat) + position.privilege.count(seat)
    return position.vp[seat] + TOKEN * tokens + share * (held + PIECE * pieces + CUBE * cubes)
