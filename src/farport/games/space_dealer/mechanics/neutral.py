"""Neutral planets in the advanced game: Gizzi cards and who may have them (SD-130 to SD-137)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_dealer import refusals
from farport.games.space_dealer.course import begin_runout, wake_at_field
from farport.games.space_dealer.mechanics.goods import has, named, tally
from farport.games.space_dealer.vocabulary import NOTHING_THERE, SHIPS
from farport.kernel import Event, Refusal

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position


def gizzi_refusal(position: Position, seat: int, ship: int, gizzi: int) -> Refusal | None:
    """SD-131."""
    if not position.landed(ship):
        return refusals.GIZZI_IN_FLIGHT
    if position.gizzi_up[position.ship_at[ship]] != gizzi:
        return refusals.GIZZI_NOT_HERE
    if position.terms.gizzi_marker and position.markers[seat] == 0:
        return refusals.GIZZI_NO_MARKER
    if not has(position.cargo[ship], position.terms.gizzi_goods[gizzi]):
        wanted = position.terms.gizzi_goods[gizzi]
        return refusals.GIZZI_WRONG_GOODS.says({"need": tally(wanted), "have": tally(position.cargo[ship])})
    return None


def deliver_to_gizzi(position: Position, seat: int, ship: int, gizzi: int) -> None:
    """Goods to the supply, the card and its points to the player; nobody owns the planet."""
    field = position.ship_at[ship]
    goods = position.terms.gizzi_goods[gizzi]
    points = position.terms.gizzi_points[gizzi]
    position.cargo[ship] -= goods
    position.to_supply(goods)
    position.gizzi_points[seat] += points
    position.own_gizzi_taken()[seat].append(gizzi)
    name = position.terms.tables.gizzi_names[gizzi]
    position.say("delivered", seat, {"ship": SHIPS[ship], "demand": name, "goods": named(goods), "points": points})
    position.gizzi_up[field] = NOTHING_THERE
    turn_up(position, field)
    wake_at_field(position, field)
    if position.terms.gizzi_marker:
        position.markers[seat] -= 1
        if position.markers[seat] == 0:  # SD-141
            begin_runout(position, "last_marker")


def turn_up(position: Position, field: int) -> None:
    """SD-132: the next card of the deck. SD-135: none for which two players would race, unless all are such."""
    deck = position.gizzi_deck
    if not deck:
        return
    for _ in range(len(deck)):
        if len(claimants(position, field, deck[0])) < 2:  # noqa: PLR2004  (two are a race)
            break
        deck.append(deck.pop(0))
    position.gizzi_up[field] = deck.pop(0)
    name = position.terms.tables.gizzi_names[position.gizzi_up[field]]
    position.tell(Event("gizzi_turned_up", None, {"field": field, "gizzi": name}, reveals=True))


def claimants(position: Position, field: int, gizzi: int) -> set[int]:
    """The players who have a ship landed there that alone could satisfy the card."""
    goods = position.terms.gizzi_goods[gizzi]
    return {
        owner
        for ship, owner in enumerate(position.ship_owner)
        if position.ship_at[ship] == field and position.landed(ship) and has(position.cargo[ship], goods)
    }
