"""A position as text, for print(): the planets with what stands on them, and the seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from farport.games.duck_dealer.vocabulary import BUILDINGS, COLOURS, EQUIPMENT, PHASES
from farport.kernel import Plain
from farport.kernel.drawing import paragraph, table

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


def sketch(position: Position) -> str:
    head = paragraph(
        {
            "phase": PHASES[position.phase],
            "map": position.galaxy.id,
            "action turns": f"{len(position.counter)} of {position.terms.spaces}",
            "stock": dict(zip(COLOURS, position.stock, strict=True)),
        }
    )
    planets = [_planet(position, planet) for planet in range(position.galaxy.planets)]
    seats = [_seat(position, seat) for seat in range(position.seats)]
    return f"{head}\n\n{table(planets)}\n\n{table(seats)}"


def _planet(position: Position, planet: int) -> Plain:
    goods = position.tables.goods.ids
    yard = position.yard[planet]
    factory = position.factory[planet]
    consumer = position.consumer[planet]
    owners = position.privilege[len(BUILDINGS) * planet : len(BUILDINGS) * (planet + 1)]
    return {
        "planet": position.galaxy.words[planet],
        "mine": goods[position.mine[planet]],
        "shipyard": "" if yard < 0 else EQUIPMENT[position.tables.yards[yard].makes],
        "factory": "" if factory < 0 else goods[factory],
        "consumer": "" if consumer < 0 else goods[consumer] + ("" if position.consumer_built[planet] else "?"),
        "privileges": " ".join([f"{BUILDINGS[place]}:{owner}" for place, owner in enumerate(owners) if owner >= 0]),
        "ships": [seat for seat in range(position.seats) if position.place[seat] == planet],
    }


def _seat(position: Position, seat: int) -> Plain:
    goods = position.tables.goods
    place = position.place[seat]
    return {
        "seat": seat,
        "vp": position.vp[seat],
        "tokens": " ".join([f"{colour}:{position.energy(seat, number)}" for number, colour in enumerate(COLOURS)]),
        "equipment": _counted(EQUIPMENT, position.equipment[len(EQUIPMENT) * seat : len(EQUIPMENT) * (seat + 1)]),
        "goods": _counted(goods.ids, position.goods[goods.count * seat : goods.count * (seat + 1)]),
        "at": "" if place < 0 else position.galaxy.words[place],
        "cubes": position.reserve[seat],
    }


def _counted(names: Sequence[str], numbers: list[int]) -> str:
    """duck:2 radio:1, without what there is none of."""
    return " ".join([f"{name}:{number}" for name, number in zip(names, numbers, strict=True) if number])
