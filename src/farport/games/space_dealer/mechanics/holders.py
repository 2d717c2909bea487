"""Where goods lie: ships, depots, transport probes, neutral fields; whose they are, where, with how much room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_dealer.mechanics.goods import count
from farport.games.space_dealer.terms import UNLIMITED
from farport.games.space_dealer.vocabulary import (
    BUILT,
    CARD_HOLDER,
    FIELD_HOLDER,
    NOBODY,
    NOTHING_THERE,
    SHIPS,
    TRANSPORT_PROBE,
    is_field,
    is_ship,
)

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position


def exists(position: Position, holder: int) -> bool:
    """A ship in play, a built storage, a field of the ring. A depot that is not built holds nothing for anybody."""
    if is_ship(holder):
        return position.ship_owner[holder] != NOBODY
    if is_field(holder):
        return holder - FIELD_HOLDER < position.terms.ring
    card = holder - CARD_HOLDER
    return card < position.terms.cards and position.terms.capacity[card] > 0 and position.place[card] == BUILT


def owner(position: Position, holder: int) -> int:
    if is_ship(holder):
        return position.ship_owner[holder]
    return NOBODY if is_field(holder) else position.owner[holder - CARD_HOLDER]


def in_flight(position: Position, holder: int) -> bool:
    return is_ship(holder) and not position.landed(holder)


def place(position: Position, holder: int) -> int:
    """The field where the holder is; nothing there for a ship in flight (SD-073)."""
    if is_ship(holder):
        return position.ship_at[holder] if position.landed(holder) else NOTHING_THERE
    if is_field(holder):
        return holder - FIELD_HOLDER
    return position.home[position.owner[holder - CARD_HOLDER]]


def covered(position: Position, holder: int) -> bool:
    return not is_ship(holder) and not is_field(holder) and position.covered[holder - CARD_HOLDER]


def locked(position: Position, holder: int) -> bool:
    """SD-123: a transport probe under an hourglass. A block alone does not lock it (SD-120)."""
    if is_ship(holder) or is_field(holder):
        return False
    card = holder - CARD_HOLDER
    return position.terms.type[card] == TRANSPORT_PROBE and position.card_hourglass[card] != NOTHING_THERE


def capacity(position: Position, holder: int) -> int:
    """SD-086, SD-066, SD-123, SD-136."""
    if is_ship(holder):
        return position.terms.tables.ship_capacity
    return UNLIMITED if is_field(holder) else position.terms.capacity[holder - CARD_HOLDER]


def room(position: Position, holder: int) -> int:
    return capacity(position, holder) - count(position.goods_in(holder))


def storages(position: Position, seat: int) -> list[int]:
    """The seat's open depots and unlocked probes."""
    found: list[int] = []
    capacities = position.terms.capacity
    for card in position.built[seat]:
        if capacities[card] and not position.covered[card] and not locked(position, CARD_HOLDER + card):
            found.append(CARD_HOLDER + card)
    return found


def ships(position: Position, seat: int) -> list[int]:
    return [ship for ship in range(len(SHIPS)) if position.ship_owner[ship] == seat]


def at_home(position: Position, seat: int) -> list[int]:
    """Where the seat can put what it produces (SD-063): storages, and its ships landed on its own planet."""
    found = storages(position, seat)
    for ship in range(len(SHIPS)):
        if position.ship_owner[ship] != seat or position.ship_to[ship] != NOTHING_THERE:
            continue
        if position.ship_at[ship] == position.home[seat]:
            found.append(ship)
    return found


def at_field(position: Position, seat: int, field: int) -> list[int]:
    """The seat's holders on a field of the ring, as far as goods can go in and out."""
    if position.home[seat] == field:
        return at_home(position, seat)
    return [ship for ship in ships(position, seat) if position.landed(ship) and position.ship_at[ship] == field]
