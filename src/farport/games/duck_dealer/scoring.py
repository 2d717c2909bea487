"""The result: all VP were scored during play; most VP win, equal VP share the victory (DD-71, DD-72)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.duck_dealer.vocabulary import SOURCES
from farport.kernel import Result, rank

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


def result(position: Position) -> Result:
    return Result(list(position.vp), ranks(position), breakdown(position), position.end_reason)


def ranks(position: Position) -> list[int]:
    """DD-72; with the option tie_break the fewer action turns of two equal players rank higher (R18)."""
    if position.terms.fewest_turns_win:
        return rank([(vp, -position.action_turns[seat]) for seat, vp in enumerate(position.vp)])
    return rank([(vp,) for vp in position.vp])


def breakdown(position: Position) -> list[dict[str, int]]:
    """Where the VP of every seat came from."""
    return [
        {source: position.points[seat * len(SOURCES) + place] for place, source in enumerate(SOURCES)}
        for seat in range(position.seats)
    ]
