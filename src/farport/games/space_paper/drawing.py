"""A position as text, for print(): the civilisations, and the planets and ships that are theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_paper.vocabulary import (
    ITEMS,
    NONE,
    PHASES,
    SIZES,
    STATUSES,
    TYPES,
    UNREVEALED,
)
from farport.kernel import Plain
from farport.kernel.drawing import paragraph, table

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def sketch(position: Position) -> str:
    revealed = [system for system in range(position.galaxy.systems) if position.known[system] != UNREVEALED]
    head = paragraph(
        {
            "round": position.round,
            "phase": PHASES[position.phase],
            "first player": position.first,
            "systems revealed": f"{len(revealed)} of {position.galaxy.systems}",
        }
    )
    held = [planet for seat in range(position.seats) for planet in position.holdings[seat]]
    fleets = [ship for seat in range(position.seats) for ship in position.fleets[seat]]
    parts = [
        head,
        table([_civilisation(position, seat) for seat in range(position.seats)]),
        table([_planet(position, planet) for planet in held]),
        table([_ship(position, ship) for ship in fleets]),
    ]
    return "\n\n".join([part for part in parts if part])


def _civilisation(position: Position, seat: int) -> Plain:
    return {
        "seat": seat,
        "race": _word(position.tables.races.ids, position.race[seat]),
        "leader": _word(position.tables.leaders.ids, position.leader[seat]),
        "politics": _word(position.tables.regimes.ids, position.politics[seat]),
        "gold": position.gold[seat],
        "science": position.science[seat],
        "discontent": position.global_discontent[seat],
        "eliminated": "yes" if position.eliminated[seat] else "",
    }


def _planet(position: Position, planet: int) -> Plain:
    return {
        "planet": position.planet_name(planet),
        "seat": position.owner[planet],
        "is": STATUSES[position.status[planet]],
        "type": _word(TYPES, position.type[planet]),
        "size": _word(SIZES, position.size[planet]),
        "population": position.population[planet],
        "builds": _word(ITEMS, position.item[planet]),
    }


def _ship(position: Position, ship: int) -> Plain:
    place = position.place[ship]
    return {
        "ship": position.ship_name(ship),
        "seat": ship // position.tables.ship_markers,
        "at": position.galaxy.place_names[place] if place >= 0 else "",
    }


def _word(words: tuple[str, ...], number: int) -> str:
    return "" if number == NONE else words[number]
