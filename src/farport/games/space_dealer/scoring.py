"""Ranking (SD-146 to SD-148). Points are counted as they happen; what is left over is worth nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.kernel import Result, rank

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position


def tie_break(position: Position, seat: int) -> int:
    """SD-147: victory markers placed; by option also Gizzi cards taken."""
    placed = position.terms.tables.markers - position.markers[seat]
    if position.terms.gizzi_breaks_ties:
        placed += len(position.gizzi_taken[seat])
    return placed


def ranks(position: Position) -> list[int]:
    return rank([(position.score(seat), tie_break(position, seat)) for seat in range(position.seats)])


def result(position: Position) -> Result:
    seats = range(position.seats)
    parts = [breakdown(position, seat) for seat in seats]
    reason = "time" if position.runout_at == position.terms.game_ms else "last_marker"
    return Result([position.score(seat) for seat in seats], ranks(position), parts, reason)


def breakdown(position: Position, seat: int) -> dict[str, int]:
    """Where the points of a seat came from, so far."""
    return {
        "deliveries": position.delivery_points[seat],
        "own_demands": position.owner_points[seat],
        "gizzi": position.gizzi_points[seat],
    }
