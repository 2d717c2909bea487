"""Discovery: rolling stars and planets as systems are revealed (SP-070 to SP-076)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.space_paper.tables import ROLLS
from farport.games.space_paper.vocabulary import BLACK_HOLE, PARTIAL, SIZES, STARS, TOTAL, TYPES, UNREVEALED, VOID
from farport.kernel import Event

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position

DIE_SIDES: Final = 6


def roll(position: Position) -> int:
    """The sum of two dice (SP-072 to SP-074)."""
    total = 0
    for _ in range(position.tables.dice):
        total += 1 + position.rng.below(DIE_SIDES)
    return total


def reveal_star(position: Position, seat: int, system: int) -> None:
    """SP-072; SP-071: a black hole has nothing more to show; SP-312: nothing is rolled before."""
    star = position.tables.star_by_roll[roll(position)]
    while not star_available(position, star):
        star = position.tables.star_by_roll[roll(position)]
    set_star(position, seat, system, star)


def star_available(position: Position, star: int) -> bool:
    """SP-007: with limited components a star whose markers are used up is rolled again."""
    if not position.terms.all_components:
        return True
    markers = position.tables.star_markers
    if position.star.count(star) < markers:
        return True
    # When even all other markers are used up, the limit is meaningless.
    return all([position.star.count(other) >= markers for other in range(VOID)])


def set_star(position: Position, seat: int, system: int, star: int) -> None:
    position.own_star()[system] = star
    position.own_known()[system] = TOTAL if star == BLACK_HOLE else PARTIAL
    position.tell(
        Event("star_revealed", seat, {"system": position.galaxy.ids[system], "star": STARS[star]}, reveals=True)
    )


def reveal_totally(position: Position, seat: int, system: int) -> None:
    """SP-071: the star, unless known, then the planets."""
    if position.known[system] == UNREVEALED:
        reveal_star(position, seat, system)
    if position.known[system] == PARTIAL:
        reveal_planets(position, seat, system, 0)


def reveal_planets(position: Position, seat: int, system: int, present: int) -> None:
    """SP-073, SP-074: the number of planets, then type and size of each, in this order of dice.

    `present` planets are there already: the capital of a home system (SP-015), at its first place.
    """
    tables = position.tables
    star = position.star[system]
    number = tables.count_by_roll[star * ROLLS + roll(position)]
    total = number + present if position.terms.home_planet_extra else max(number, present)
    first = system * position.galaxy.planets_each
    for planet in range(first + present, first + total):
        kind = tables.type_by_roll[star * ROLLS + roll(position)]
        position.own_type()[planet] = kind
        position.own_size()[planet] = tables.size_by_roll[kind * ROLLS + roll(position)]
    position.own_planet_count()[system] = total
    position.own_known()[system] = TOTAL
    rolled = [
        {
            "planet": position.planet_name(planet),
            "type": TYPES[position.type[planet]],
            "size": SIZES[position.size[planet]],
        }
        for planet in range(first, first + total)
    ]
    position.tell(
        Event("system_revealed", seat, {"system": position.galaxy.ids[system], "planets": rolled}, reveals=True)
    )


def black_holes(position: Position) -> list[int]:
    """The revealed black holes, in the order of the data."""
    return [system for system in range(position.galaxy.systems) if position.star[system] == BLACK_HOLE]


def vanish(position: Position, seat: int, system: int) -> None:
    """SP-102, SP-195: a black hole becomes void: empty, passable for all, never revealed again."""
    position.own_star()[system] = VOID
    position.tell(Event("black_hole_vanished", seat, {"system": position.galaxy.ids[system]}))


def planets_of(position: Position, system: int) -> list[int]:
    first = system * position.galaxy.planets_each
    return [first + orbit for orbit in range(position.planet_count[system])]
