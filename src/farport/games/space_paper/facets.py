"""What a balance report compares seats by: the race and the leader, once they are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_paper.vocabulary import NONE

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def facets(position: Position, seat: int | None) -> dict[str, str]:
    found: dict[str, str] = {}
    if seat is not None and position.race[seat] != NONE:
        found["race"] = position.tables.races.ids[position.race[seat]]
    if seat is not None and position.leader[seat] != NONE:
        found["leader"] = position.tables.leaders.ids[position.leader[seat]]
    return found
