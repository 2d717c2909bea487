"""What a seat's acts are meant to change: the robots, the land, what is stored and sold; cubes are its means."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position


def stance(position: Position, seat: int) -> object:
    """Robots are alike: two that change places have gone to and fro."""
    each = position.terms.tables.robots_each
    return (
        tuple(sorted(position.robot_at[seat * each : (seat + 1) * each])),
        position.on[seat],
        tuple(position.tile),
        tuple(position.walls),
        position.stored[seat],
        position.sold[seat],
        position.bids[seat],
        position.consumed,
        len(position.hidden_at),
        len(position.asked),
        position.site,
    )
