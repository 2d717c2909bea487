"""What many actions ask before they may happen: a planet under the ship, goods, energy, a cube, a legal point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.duck_dealer import refusals
from farport.games.duck_dealer.vocabulary import COLOURS, NONE, PILES
from farport.kernel import Refusal

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


def can_act_here(state: Position, seat: int) -> bool:
    """DD-33: the ship has landed, or would land by itself: it is on a planet where no discovery is due (DD-34)."""
    return state.on_planet(seat) and not state.undiscovered(state.place[seat])


def planet_refusal(state: Position, seat: int) -> Refusal | None:
    """The same as a refusal (DD-33, DD-34, DD-39, DD-55)."""
    if can_act_here(state, seat):
        return None
    return refusals.MUST_DISCOVER if state.on_planet(seat) else in_flight(state, seat)


def in_flight(state: Position, seat: int) -> Refusal:
    """DD-33: why nothing can be done on a planet from out there."""
    return refusals.NOT_ON_PLANET.says({"place": state.galaxy.named[state.place[seat]]})


def pile_refusal(state: Position, pile: int, due: bool) -> Refusal | None:
    """DD-34: a pile is named exactly where a discovery is due, and it has a tile left."""
    if not due:
        return None if pile < 0 else refusals.NOTHING_TO_DISCOVER
    if pile < 0:
        return refusals.MUST_DISCOVER
    if state.pile_left_over(pile) == 0:
        return refusals.PILE_EMPTY.says({"pile": PILES[pile]})
    return None


def energy_refusal(state: Position, seat: int, colour: int, need: int) -> Refusal | None:
    """DD-24: not enough tokens."""
    have = state.energy(seat, colour)
    return None if have >= need else refusals.ENERGY.says({"need": need, "have": have, "colour": COLOURS[colour]})


def goods_refusal(state: Position, seat: int, good: int, need: int, why: Refusal) -> Refusal | None:
    """A good that is not aboard in the needed number; `why` names the rule."""
    have = state.aboard(seat, good)
    return None if have >= need else why.says({"need": need, "have": have, "good": state.tables.goods.ids[good]})


def wildcard_refusal(state: Position, seat: int, named: int, wild: int, word: str, why: Refusal) -> Refusal | None:
    """DD-40: one of the named good and one R, which is another kind (option wildcard_must_differ, R15)."""
    if wild == NONE:
        return refusals.NOT_A_GOOD.says({"good": word})
    if wild == named and state.terms.wildcard_must_differ:
        return refusals.WILDCARD.says({"good": state.tables.goods.ids[named]})
    if wild == named:
        return goods_refusal(state, seat, named, 2, why)
    refused = goods_refusal(state, seat, named, 1, why)
    return refused if refused is not None else goods_refusal(state, seat, wild, 1, why)


def wildcards(state: Position, seat: int, named: int) -> list[int]:
    """The goods that can be R beside the named one; none if the named one is missing."""
    kinds = state.tables.goods.count
    first = seat * kinds
    goods = state.goods
    if goods[first + named] == 0:
        return []
    wild = [good for good in range(kinds) if good != named and goods[first + good] > 0]
    if not state.terms.wildcard_must_differ and goods[first + named] > 1:
        wild.append(named)
    return wild


def cube_refusal(state: Position, seat: int) -> Refusal | None:
    """DD-27: a cube comes from the reserve."""
    return None if state.reserve[seat] > 0 else refusals.NO_CUBE


def open_points(state: Position) -> list[int]:
    """DD-23: the points without a cube and without a ship."""
    taken = state.cubes.copy()
    for seat, node in enumerate(state.place):
        taken[node] = seat
    return [node for node in range(state.galaxy.planets, state.galaxy.nodes) if taken[node] < 0]


def point_refusal(state: Position, word: str) -> Refusal | None:
    """DD-23: a point without a cube and without a ship."""
    node = state.galaxy.node(word)
    if node < state.galaxy.planets:
        return refusals.NOT_A_POINT.says({"place": state.galaxy.called(word)})
    if state.cubes[node] >= 0:
        return refusals.POINT_CUBE.says({"place": state.galaxy.called(word), "seat": state.cubes[node]})
    if node in state.place:
        return refusals.POINT_SHIP.says({"place": state.galaxy.called(word), "seat": state.place.index(node)})
    return None
