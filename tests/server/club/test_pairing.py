"""Who meets whom: matching at tables of two to eight, seats shared out, schedules that are known from the start."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from farport.server.club.tournaments.pairing import circle, paired, rotation, seated, snake, table_sizes
from tests.depth import seeds


@pytest.mark.parametrize(
    ("players", "seats", "least", "sizes", "byes"),
    [
        (32, 4, 2, [4] * 8, 0),
        (10, 4, 2, [4, 3, 3], 0),
        (9, 2, 2, [2, 2, 2, 2], 1),
        (5, 4, 3, [4], 1),
        (3, 4, 2, [3], 0),
        (2, 4, 3, [], 2),
        (17, 8, 3, [6, 6, 5], 0),
    ],
)
def test_tables_are_as_equal_as_the_game_allows(
    players: int, seats: int, least: int, sizes: list[int], byes: int
) -> None:
    assert table_sizes(players, seats, least) == (sizes, byes)


def played(players: int, seats: int, rounds: int, seed: int) -> tuple[Counter[frozenset[str]], dict[str, list[int]]]:
    """A Swiss in which the lot decides every table: how often every two met, and the seats that everybody had."""
    rng = random.Random(seed)
    names = [f"p{number}" for number in range(players)]
    points = dict.fromkeys(names, 0.0)
    met: Counter[frozenset[str]] = Counter()
    had: dict[str, list[int]] = {name: [] for name in names}
    for _ in range(rounds):
        order = sorted(names, key=lambda name: -points[name])
        sizes, byes = table_sizes(players, seats, 2)
        tables = [seated(table, had) for table in paired(order[: players - byes], sizes, points, met)]
        assert sorted(name for table in tables for name in table) == sorted(order[: players - byes])
        for table in tables:
            met.update(frozenset(pair) for pair in combinations(table, 2))
            for seat, name in enumerate(table):
                had[name].append(seat)
            for worth, name in enumerate(rng.sample(table, len(table))):
                points[name] += worth
    return met, had


@pytest.mark.parametrize(
    ("players", "seats", "rounds"), [(16, 2, 5), (24, 3, 4), (32, 4, 5), (30, 5, 3), (60, 6, 3), (70, 7, 2), (64, 8, 2)]
)
def test_nobody_meets_the_same_person_twice(players: int, seats: int, rounds: int) -> None:
    for seed in seeds(everyday=1, deep=10):
        met, _ = played(players, seats, rounds, seed)
        assert max(met.values()) == 1


def test_sixty_four_at_tables_of_four_over_five_rounds() -> None:
    met, had = played(64, 4, 5, 1)
    assert max(met.values()) == 1
    assert all(max(Counter(seats).values()) <= 2 for seats in had.values()), "five rounds, four seats"


def test_those_who_stand_alike_meet() -> None:
    points = {"a": 3.0, "b": 3.0, "c": 0.0, "d": 0.0}
    tables = paired(list("abcd"), [2, 2], points, {})
    assert sorted(map(sorted, tables)) == [["a", "b"], ["c", "d"]]
    again = paired(list("abcd"), [2, 2], points, {frozenset("ab"): 1})
    assert ["a", "b"] not in list(map(sorted, again)), "rather somebody else than the same once more"


def test_everybody_gets_the_seat_that_they_have_had_least() -> None:
    assert seated(["a", "b"], {"a": [0, 0], "b": [1, 1]}) == ["b", "a"]


@pytest.mark.parametrize(("players", "seats"), [(4, 2), (8, 4), (12, 3), (10, 5), (6, 6), (16, 8)])
def test_in_a_mini_cup_everybody_has_every_seat_equally_often(players: int, seats: int) -> None:
    names = [f"p{number}" for number in range(players)]
    had: dict[str, list[int]] = {name: [] for name in names}
    for number in range(2 * seats):
        tables = rotation(names, seats, number)
        assert sorted(name for table in tables for name in table) == sorted(names), "everybody plays"
        for table in tables:
            for seat, name in enumerate(table):
                had[name].append(seat)
    assert all(Counter(seats_of) == dict.fromkeys(range(seats), 2) for seats_of in had.values())


@pytest.mark.parametrize("players", [2, 3, 7, 8])
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(players: int) -> None:
    names = [f"p{number}" for number in range(players)]
    met: Counter[frozenset[str]] = Counter()
    byes: Counter[str] = Counter()
    for number in range(players - 1 + players % 2):
        tables, off = circle(names, number)
        met.update(frozenset(table) for table in tables)
        byes.update(off)
    assert met == Counter(frozenset(pair) for pair in combinations(names, 2))
    assert set(byes.values()) == ({1} if players % 2 else set())


def test_the_strongest_are_dealt_apart() -> None:
    assert snake(list("abcdefgh"), [4, 4]) == [["a", "d", "e", "h"], ["b", "c", "f", "g"]]
