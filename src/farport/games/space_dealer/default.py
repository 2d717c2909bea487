"""The safe command for an absent player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from farport.games.space_dealer.actions.choosing import ChooseStart, start_columns, start_mines
from farport.games.space_dealer.actions.waiting import Done, Wait
from farport.games.space_dealer.vocabulary import CARDS, CHOICE, RIGHT, RUNOUT
from farport.kernel import Action

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position


def default_action(position: Position, seat: int) -> Action[Any]:
    """SD-S9: side R, the first mine in id order, the nearest column. SD-014: later nothing is done for it."""
    if position.phase == CHOICE:
        mine = min(start_mines(position, seat), key=_name)
        return ChooseStart(RIGHT, mine, start_columns(position, RIGHT)[0])
    if position.phase == RUNOUT and Done().refusal(position, seat) is None:
        return Done()
    return Wait()


def _name(card: int) -> str:
    return CARDS[card]
