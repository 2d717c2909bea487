"""Who knows where a card lies: `known`, a bit for each seat (chapter "Hidden information").

Owners know their piles and pairs, a drawer knows the card that went back, and what lies face up is known to
`everybody`, spectators too. A card that every seat has seen by itself is still no public matter; its mark is `each`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position


def knows(position: Position, viewer: int | None, card: int) -> bool:
    """Whether the viewer (None: a spectator) knows where the card is."""
    if viewer is None:
        return position.known[card] == position.terms.everybody
    return position.known[card] >> viewer & 1 == 1


def show(position: Position, seat: int, card: int) -> None:
    """The seat alone sees the card."""
    terms = position.terms
    if position.known[card] != terms.everybody:
        position.known[card] |= 1 << seat
        if position.known[card] == terms.everybody:
            position.known[card] = terms.each


def lay_open(position: Position, card: int) -> None:
    """All see the card."""
    position.known[card] = position.terms.everybody


def mix_up(position: Position, seat: int, cards: list[int]) -> None:
    """With hidden planning areas: the seat chooses among these cards unseen, and others lose sight of all of them."""
    if position.terms.planning_visible or len(cards) < 2:  # noqa: PLR2004  (one is no choice)
        return
    for card in cards:
        position.known[card] = 1 << seat
