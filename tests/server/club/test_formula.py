"""The formula of ratings, and what it makes of a simulated season."""

from __future__ import annotations

import random
from math import log

import pytest

from farport.arena.advantages import Finish, newton
from farport.kernel.strength import LOGIT, Strength
from farport.server.club.cards import between
from farport.server.club.contest import Contest, Part
from farport.server.club.ratings.fold import fold
from farport.server.club.ratings.formula import START_SIGMA, Seated, Skill, rated
from tests.depth import seeds
from tools import season

KNOWN = Skill(1500, 60, 50)


def duel(one: Skill, other: Skill, *, winner: int, advantage: float = 0.0) -> list[Skill]:
    after = rated([Seated(1 + winner, advantage, one), Seated(2 - winner, -advantage, other)])
    assert None not in after
    return [skill for skill in after if skill is not None]


def test_who_wins_rises_as_much_as_who_loses_falls() -> None:
    up, down = duel(KNOWN, KNOWN, winner=0)
    assert up.mu - 1500 == pytest.approx(1500 - down.mu)
    assert up.mu > 1500
    assert up.sigma < KNOWN.sigma
    assert up.tables == 51


def test_a_draw_between_equals_moves_nobody() -> None:
    after = rated([Seated(1, 0, KNOWN), Seated(1, 0, KNOWN)])
    assert [skill.mu for skill in after if skill] == [pytest.approx(1500)] * 2


def test_to_win_from_the_better_seat_counts_less() -> None:
    better = duel(KNOWN, KNOWN, winner=0, advantage=50)[0]
    even = duel(KNOWN, KNOWN, winner=0)[0]
    worse = duel(KNOWN, KNOWN, winner=0, advantage=-50)[0]
    assert better.mu < even.mu < worse.mu


def test_a_bot_never_moves_and_a_change_against_bots_counts_half() -> None:
    person, bot = rated([Seated(1, 0, KNOWN), Seated(2, 0, Skill(), fixed=1500.0)])
    assert bot is None
    assert person is not None
    alone = rated([Seated(1, 0, KNOWN), Seated(2, 0, Skill(1500.0, 0.01, 99))])[0]
    assert alone is not None
    assert person.mu - 1500 == pytest.approx((alone.mu - 1500) / 2, abs=0.01)


def test_with_bots_on_half_of_the_other_seats_a_change_counts_three_quarters() -> None:
    fixed = Skill(1500.0, 0.01, 99)
    mixed = rated([Seated(1, 0, KNOWN), Seated(2, 0, fixed), Seated(3, 0, Skill(), fixed=1500.0)])[0]
    people = rated([Seated(1, 0, KNOWN), Seated(2, 0, fixed), Seated(3, 0, fixed)])[0]
    assert mixed is not None
    assert people is not None
    assert mixed.mu - 1500 == pytest.approx(0.75 * (people.mu - 1500), abs=0.01)


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_the_order_of_the_seats_does_not_matter(seats: int) -> None:
    table = [Seated(seat + 1, 0.0, Skill(1400 + 30 * seat, 80, 20)) for seat in range(seats)]
    assert rated(table) == rated(table[::-1])[::-1]


def test_provisional_until_sure() -> None:
    assert not Skill().sure
    assert not Skill(1500, START_SIGMA / 3, 9).sure, "too few tables"
    assert not Skill(1500, START_SIGMA / 3 + 1, 30).sure, "too uncertain"
    assert Skill(1500, START_SIGMA / 3, 10).sure


def test_a_rating_lies_between_the_bots() -> None:
    levels = {"easy": 1100.0, "hard": 1600.0, "expert": 1750.0}
    assert between(1640, levels) == ("hard", "expert")
    assert between(900, levels) == (None, "easy")
    assert between(1900, levels) == ("expert", None)


def test_a_bot_that_nobody_measured_rates_nobody() -> None:
    contest = Contest(table="t", game="toy", at=1, parts=[Part(person="A", rank=1), Part(bot="odd", rank=2)])
    assert fold(contest, {}, lambda _: Strength({"hard": 1600.0}, {})) == []


# ---------------------------------------------------------------------- a season


@pytest.mark.parametrize("seed", seeds(everyday=2, deep=20))
def test_a_season_finds_the_order_of_two_hundred_people_and_does_not_inflate(seed: int) -> None:
    found = season.season(seed)
    assert found.spearman["all"] > 0.95
    assert all(value > 0.9 for value in found.spearman.values()), found.spearman
    assert abs(found.means[-1][1] - found.means[len(found.means) // 2][1]) < 20, "points, in the second half"
    assert 0.85 < found.covered < 0.95, "nine times in ten"


def test_planted_advantages_of_seats_are_fitted() -> None:
    """From games of equal bots, as `farport ratings fit` has them of arena runs."""
    rng = random.Random(3)
    planted = list(season.planted(4).values())
    games = [_played(rng, planted) for _ in range(800)]
    points, errors = newton(games, [60.0] * 4)
    for found, error, truth in zip(points, errors, planted, strict=True):
        assert abs(found - truth) < 3 * error
    assert points == sorted(points, reverse=True)


def _played(rng: random.Random, advantages: list[float]) -> Finish:
    """One game of equals: the luck of each is Gumbel's, as Plackett and Luce have it."""
    showing = [points / LOGIT - log(-log(rng.random())) for points in advantages]
    order = sorted(showing, reverse=True)
    return Finish([order.index(value) + 1 for value in showing], [[seat] for seat in range(len(advantages))])
