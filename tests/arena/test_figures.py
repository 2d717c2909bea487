"""Intervals, ratings and histograms: numbers that can be checked by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from farport.arena.answers.compared import Compared
from farport.arena.answers.sentences import skill_sentences
from farport.arena.counting import histogram, natural
from farport.arena.questions import Figure
from farport.arena.ratings import pairs, ratings
from farport.arena.statistics import Clusters, Moments, wilson
from farport.kernel import Plain


def test_wilson_s_interval() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_moments() -> None:
    moments = Moments()
    for value in (2.0, 4.0, 9.0):
        moments.add(value)
    assert moments.mean == 5
    assert moments.deviation == pytest.approx(13**0.5)
    assert moments.of(5).mean == 3


def rows(*games: tuple[tuple[str, int], ...]) -> list[Plain]:
    found: list[Plain] = []
    for number, game in enumerate(games):
        winners = len([rank for _, rank in game if rank == 1])
        for bot, rank in game:
            found.append({"number": number, "bot": bot, "rank": rank, "win": 1 / winners if rank == 1 else 0.0})
    return found


def test_who_wins_more_is_rated_higher_with_an_interval() -> None:
    rated = ratings(rows(*[(("a", 1), ("b", 2), ("c", 3))] * 20))
    assert [rating.bot for rating in rated] == ["a", "b", "c"]
    assert rated[0].low > rated[2].high
    assert rated[0].data()["share"] == 1.0
    assert rated[0].data()["fair_share"] == pytest.approx(0.3333)


def test_a_bot_against_itself_gains_nothing() -> None:
    (rating,) = ratings(rows((("a", 1), ("a", 2))))
    assert (rating.games, rating.wins) == (2, 1.0)
    assert rating.strength == 25


def test_pairs_count_who_came_in_before_whom() -> None:
    met = {(pair.bot, pair.other): (pair.ahead, pair.games) for pair in pairs(rows((("a", 1), ("b", 2), ("a", 2))))}
    assert met == {("a", "b"): (1.5, 2), ("b", "a"): (0.5, 2)}


def test_a_histogram_holds_everything_once() -> None:
    bars = histogram(histogram_counts())
    assert bars["start"] == -3
    assert sum(bars["counts"]) == 102
    assert len(bars["counts"]) <= 24


def histogram_counts() -> Counter[int]:
    return Counter(dict.fromkeys(range(-3, 99), 1))


def test_numbers_come_in_their_order_before_words() -> None:
    assert sorted(["10", "b", "9", "a"], key=natural) == ["9", "10", "a", "b"]


@pytest.mark.parametrize(("wins", "luck"), [(1.0, 0.0), (0.75, 50.0), (0.5, 100.0), (0.25, 50.0), (0.0, 0.0)])
def test_what_skill_does_not_decide_is_luck_for_a_stronger_bot_and_for_a_weaker_one(wins: float, luck: float) -> None:
    """Against one other: who wins three games of four has half of what skill could give, and so has who loses them."""
    own = Clusters()
    for seed in range(100):
        own.add(seed, 1.0 if seed < 100 * wins else 0.0)
    figure = Compared(Figure("bot", "hard", "share", own, 0.5), [own])
    (said,) = skill_sentences("hard", [figure])
    params = said["params"]
    assert isinstance(params, dict)
    assert params["luck"] == luck
