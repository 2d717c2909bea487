"""What a seat's acts are meant to change: its goods, ships, cards, jobs and points; the clock is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_dealer.mechanics import holders

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position


def stance(position: Position, seat: int) -> object:
    """Another card that does the same is the same: an hourglass that is let go without its effect did nothing."""
    first = seat * position.terms.slots
    last = first + position.terms.slots
    ships = [
        (ship, position.ship_at[ship], position.ship_to[ship], position.cargo[ship])
        for ship in holders.ships(position, seat)
    ]
    stores = [(card, position.stored[card], position.attack_markers[card]) for card in position.built[seat]]
    own = position.offers[seat * position.seats : (seat + 1) * position.seats]
    return (
        tuple(ships),
        tuple(stores),
        tuple(zip(position.hourglass[first:last], position.job[first:last], position.job_on[first:last], strict=True)),
        tuple(position.planned[seat]),
        tuple(position.drawn[seat]),
        position.tech[seat],
        position.score(seat),
        tuple(position.left_goods),
        sum(position.blocked),
        tuple([offer.code for offer in own if offer is not None]),
        position.chosen[seat],
    )
