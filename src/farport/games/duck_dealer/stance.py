"""What a seat's acts are meant to change: its ship, goods, pieces and points; energy is what it spends on that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.duck_dealer.vocabulary import EQUIPMENT, OVER, TURN

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


def stance(position: Position, seat: int) -> object:
    """The turn in which it acts belongs to it: an action turn that ends where it began was burnt."""
    kinds = position.tables.goods.count
    return (
        position.place[seat],
        position.landed[seat],
        tuple(position.goods[seat * kinds : (seat + 1) * kinds]),
        tuple(position.equipment[seat * len(EQUIPMENT) : (seat + 1) * len(EQUIPMENT)]),
        position.vp[seat],
        position.cubes.count(seat),
        position.privilege.count(seat),
        tuple(position.passage_of[2 * seat : 2 * seat + 2]),
        tuple(position.pile_next),
        tuple(position.factory),
        len(position.counter) + 1 if position.active == seat and TURN < position.phase < OVER else 0,
    )
