"""Victory points, ranks and where they come from (FP-102 to FP-107)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.forgotten_planet.vocabulary import BASE, BLUE, BROWN, LAND, NOBODY, PARTNERS, SPECIAL
from farport.kernel import Result, rank

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position

SOURCES: Final = (
    *("land", "special", "sales", "debt", "most_mines", "most_robots", "most_bases"),
    *("mines", "bases", "partner"),
)
MINES: Final = 7
BASES: Final = 8
PARTNER: Final = 9


def counts(position: Position, holder: list[int]) -> list[list[int]]:
    """For every seat the tiles it holds: land, common mines, special mines, all of them; and its bases. One pass: bots
    and learners ask this thousands of times a decision."""
    land = [0] * position.seats
    mines = [0] * position.seats
    special = [0] * position.seats
    zone = [0] * position.seats
    bases = [0] * position.seats
    tile = position.tile
    for cell in position.catalogue.cells:
        kind = tile[cell]
        if kind >= BASE:
            bases[kind - BASE] += 1
        seat = holder[cell]
        if seat < 0:
            continue
        zone[seat] += 1
        if kind == LAND:
            land[seat] += 1
        elif BROWN <= kind <= BLUE:
            mines[seat] += 1
        elif kind == SPECIAL:
            special[seat] += 1
    return [land, mines, special, zone, bases]


def debt(position: Position, seat: int) -> int:
    """FP-83: every marker beyond the free one costs."""
    return max(0, position.bids[seat] - position.tables.auction_free) * position.tables.auction_vp


def bonus(position: Position, amounts: list[int], points: int) -> list[int]:
    """FP-104: the points for the most, divided among those who are equal first, by seat or by alliance (FP-79b)."""
    allied = position.partner[0] != NOBODY
    if allied:
        amounts = [amounts[seat] + amounts[position.partner[seat]] for seat in range(position.seats)]
    most = 0
    first = 0
    for amount in amounts:
        if amount > most:
            most = amount
            first = 1
        elif amount == most:
            first += 1
    if most < position.tables.bonus_least:
        return [0] * position.seats
    if allied:
        first //= PARTNERS
    share = points // first
    return [share if amount == most else 0 for amount in amounts]


def points(position: Position, held: list[list[int]]) -> list[list[int]]:
    """FP-103, FP-107: the score of every seat by SOURCES, if the tiles were held like this (counts) at the end."""
    tables = position.tables
    land, mines, special, _, bases = held
    robots = [position.robots_in_play(seat) for seat in range(position.seats)]
    most_mines = bonus(position, mines, tables.mines_bonus)
    most_robots = bonus(position, robots, tables.robots_bonus)
    most_bases = bonus(position, bases, tables.bases_bonus)
    parts = [
        [
            tables.land_vp * land[seat],
            tables.special_vp * special[seat],
            position.sold[seat],
            -debt(position, seat),
            most_mines[seat],
            most_robots[seat],
            most_bases[seat],
            tables.mine_vp * mines[seat],
            tables.base_vp * bases[seat],
            0,
        ]
        for seat in range(position.seats)
    ]
    if position.terms.alliances:  # FP-106: own parts by seat, bonuses by alliance, and what the partner adds
        bonuses = [most_mines[seat] + most_robots[seat] + most_bases[seat] for seat in range(position.seats)]
        own = [sum(part) - bonuses[seat] for seat, part in enumerate(parts)]
        for seat, part in enumerate(parts):
            part[PARTNER] = own[position.partner[seat]]
    return parts


def sources(position: Position) -> list[int]:
    """Which of SOURCES this table tells: of mines and bases themselves only a variant's, in the game they give nothing;
    of the partner only with alliances."""
    told = list(range(MINES))
    if position.tables.mine_vp or position.tables.base_vp:
        told += (MINES, BASES)
    if position.terms.alliances:
        told.append(PARTNER)
    return told


def breakdown(position: Position, holder: list[int]) -> list[dict[str, int]]:
    """The score of every seat by the name of its source."""
    told = sources(position)
    parts = points(position, counts(position, holder))
    return [{SOURCES[source]: part[source] for source in told} for part in parts]


def result(position: Position) -> Result:
    """FP-102: final control is that of the last phase 3."""
    parts = breakdown(position, position.holder)
    scores = [sum(part.values()) for part in parts]
    # FP-105: most points, then most cubes in hand (of the alliance's pool, FP-106)
    cubes = [sum(position.cubes[3 * purse : 3 * purse + 3]) for purse in position.purse]
    ranks = rank([(scores[seat], cubes[seat]) for seat in range(position.seats)])
    return Result(scores, ranks, parts, position.end_reason)
