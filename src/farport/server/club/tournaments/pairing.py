"""Pairing: who meets whom at tables of two to eight, by matching, and who sits on which seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

AGAIN: Final = 10_000.0  # what it costs that two meet once more
HEAVY: Final = 10_000_000.0  # weights are what is left of it
PASSES: Final = 8
NEAR: Final = 1e-9

Met = Mapping[frozenset[str], int]
Points = Mapping[str, float]


def table_sizes(players: int, seats: int, least: int) -> tuple[list[int], int]:
    """Tables as equal as can be, none larger than `seats` or smaller than `least`; and how many have a bye."""
    if players < least:
        return [], players
    tables = -(-players // seats)
    if players // tables >= least:
        each, more = divmod(players, tables)
        return [each + 1] * more + [each] * (tables - more), 0
    return [seats] * (players // seats), players % seats


def paired(players: Sequence[str], sizes: Sequence[int], points: Points, met: Met) -> list[list[str]]:
    """Tables of those who stand alike and have not met. `players` are in the order of the standings.

    The first of each group of the order begins a table; then, seat by seat, the best matching of all tables with all
    who are left. What still meets again is mended by exchanging two players as long as that helps.
    """
    tables: list[list[str]] = []
    left = list(players)
    at = 0
    for size in sizes:
        tables.append([players[at]])
        left.remove(players[at])
        at += size
    for seat in range(1, max(sizes, default=0)):
        waiting = [number for number, size in enumerate(sizes) if size > seat]
        for number, player in _matched(tables, waiting, left, points, met):
            tables[number].append(player)
            left.remove(player)
    _mend(tables, points, met)
    return tables


def _matched(
    tables: Sequence[Sequence[str]], waiting: Sequence[int], left: Sequence[str], points: Points, met: Met
) -> list[tuple[int, str]]:
    import networkx  # of which most servers need nothing, and which takes a quarter of a second

    graph = networkx.Graph()
    for number in waiting:
        for player in left:
            cost = sum([_cost(player, other, points, met) for other in tables[number]])
            graph.add_edge(("table", number), ("player", player), weight=HEAVY - cost)
    matching = networkx.max_weight_matching(graph, maxcardinality=True)
    found = []
    for pair in matching:
        ends = dict(pair)
        found.append((int(ends["table"]), str(ends["player"])))
    return sorted(found)


def _cost(one: str, other: str, points: Points, met: Met) -> float:
    return (points.get(one, 0.0) - points.get(other, 0.0)) ** 2 + AGAIN * met.get(frozenset((one, other)), 0)


def _table_cost(table: Sequence[str], points: Points, met: Met) -> float:
    return sum([_cost(one, other, points, met) for place, one in enumerate(table) for other in table[place + 1 :]])


def _mend(tables: list[list[str]], points: Points, met: Met) -> None:
    for _ in range(PASSES):
        if not any([_exchange(tables, number, points, met) for number in range(len(tables))]):
            return


def _exchange(tables: list[list[str]], number: int, points: Points, met: Met) -> bool:
    """Exchange somebody of that table with somebody of a later one, wherever both tables together gain by it."""
    better = False
    mine = tables[number]
    for other in tables[number + 1 :]:
        cost = _table_cost(mine, points, met) + _table_cost(other, points, met)
        for place in range(len(mine)):
            for their in range(len(other)):
                mine[place], other[their] = other[their], mine[place]
                now = _table_cost(mine, points, met) + _table_cost(other, points, met)
                if now < cost - NEAR:
                    cost, better = now, True
                else:
                    mine[place], other[their] = other[their], mine[place]
    return better


def seated(table: Sequence[str], had: Mapping[str, Sequence[int]]) -> list[str]:
    """The players of a table by seat, so that everybody gets the seats that they have had least."""
    import networkx

    graph = networkx.Graph()
    for place, player in enumerate(table):
        for seat in range(len(table)):
            often = list(had.get(player, ())).count(seat)
            turn = (place + seat) % len(table)  # what decides where all have had all seats as often
            graph.add_edge(("player", place), ("seat", seat), weight=HEAVY - 100.0 * often**2 - turn)
    order = [""] * len(table)
    for pair in networkx.max_weight_matching(graph, maxcardinality=True):
        ends = dict(pair)
        order[ends["seat"]] = table[ends["player"]]
    return order


# ---------------------------------------------------------------------- schedules that are known from the start


def rotation(players: Sequence[str], seats: int, number: int) -> list[list[str]]:
    """Round `number` (from 0) in which everybody plays; after `seats` rounds everybody has had every seat once.

    Players are dealt into as many classes as there are seats. A class moves on by one seat each round, and its members
    move on by as many tables as their class has the number, so that tables are mixed anew.
    """
    members = len(players) // seats
    cycle, turn = divmod(number, seats)
    tables = []
    for table in range(members):
        line = []
        for seat in range(seats):
            of = (seat - turn) % seats
            line.append(players[of * members + (table + of * (turn + cycle + 1)) % members])
        tables.append(line)
    return tables


def circle(players: Sequence[str], number: int) -> tuple[list[list[str]], list[str]]:
    """Round `number` (from 0) of everybody against everybody, two at a table; with an odd number one has a bye."""
    ring: list[str | None] = [*players, *([None] if len(players) % 2 else [])]
    turning = ring[1:]
    shift = number % len(turning)
    line = [ring[0], *turning[shift:], *turning[:shift]]
    half = len(line) // 2
    pairs = [(line[place], line[-1 - place]) for place in range(half)]
    byes = [one or other for one, other in pairs if one is None or other is None]
    tables = []
    for place, (one, other) in enumerate(pairs):
        if one is not None and other is not None:
            tables.append([one, other] if (place + number) % 2 == 0 else [other, one])
    return tables, [bye for bye in byes if bye is not None]


def snake(players: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    """The strongest apart: dealt to the tables forth and back. `players` are in the order of their strength."""
    tables: list[list[str]] = [[] for _ in sizes]
    forth, left = True, list(players)
    while left:
        turn = [number for number, size in enumerate(sizes) if len(tables[number]) < size]
        for number in turn if forth else turn[::-1]:
            if left:
                tables[number].append(left.pop(0))
        forth = not forth
    return tables
