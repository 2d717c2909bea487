"""The formula of ratings, and what it makes of a simulated season."""

from __future__ import annotations

import random

import pytest

from farport.arena.advantages import NINE_IN_TEN, Column, Finish, estimate, worth_telling
from farport.kernel.strength import Strength
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
    """0.95 in the whole; of one game 19 tables a person cannot tell that much (season.best: 0.947 at most)."""
    found = season.season(seed)
    assert found.spearman["all"] > 0.955
    assert all(value > 0.93 for value in found.spearman.values()), found.spearman
    assert abs(found.means[-1][1] - found.means[len(found.means) // 2][1]) < 20, "points, in the second half"
    assert 0.87 < found.covered < 0.95, "nine times in ten"
    assert found.error < 105


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_ratings_are_as_far_apart_as_strengths_at_tables_of_any_size(seats: int) -> None:
    """400 points are odds of ten to one wherever they were won."""
    rng = random.Random(seats)
    truth = {f"p{number}": 1500 + 300 * (number - 7.5) / 4.6 for number in range(16)}
    skills: dict[str, Skill] = {}
    for number in range(1_600 // seats):
        people = rng.sample(list(truth), seats)
        ranks = season.ranks(rng, [truth[person] for person in people])
        parts = [Part(person=person, rank=rank) for person, rank in zip(people, ranks, strict=True)]
        contest = Contest(table=f"t{number}", game="toy", at=number, parts=parts)
        skills |= {change.person: change.after for change in fold(contest, skills, lambda _: Strength({}, {}))}
    middle = sum(skill.mu for skill in skills.values()) / 16
    moment = sum((truth[person] - 1500) * (skill.mu - middle) for person, skill in skills.items())
    assert 0.8 < moment / sum((points - 1500) ** 2 for points in truth.values()) < 1.2


# ---------------------------------------------------------------------- what starts are worth


def test_planted_advantages_are_found_and_their_intervals_hold() -> None:
    """Of games of equal bots, as `tools.starts` has them of arena runs; over many fits, nine in ten hold."""
    held: list[bool] = []
    for seed in range(12):
        columns, fit = season.arena(seed, games=150, sizes=(2, 3, 4, 5))
        truth = [season.PLANTED[column.seats][column.label] for column in columns]
        held += [
            abs(points - true) <= NINE_IN_TEN * error
            for points, true, error in zip(fit.points, truth, fit.errors, strict=True)
        ]
        assert correlation(fit.points, truth) > 0.7
    assert 0.84 < sum(held) / len(held) < 0.97, f"{len(held)} intervals"


def test_what_matters_nothing_comes_out_as_next_to_nothing_and_what_matters_much_hardly_shrunk() -> None:
    """Two families at once: races that are worth hundreds of points, and seats that are worth none."""
    rng = random.Random(4)
    worth = [200.0, 60.0, -60.0, -200.0]
    columns = [Column(3, "race", "", f"race {n}") for n in range(4)]
    columns += [Column(3, "seat", "", f"seat {n}") for n in range(3)]
    games = []
    for _ in range(1_200):
        races = rng.sample(range(4), 3)
        games.append(
            Finish(season.ranks(rng, [worth[race] for race in races]), [[r, 4 + s] for s, r in enumerate(races)])
        )
    found = estimate(games, columns)
    assert found.points[:4] == pytest.approx(worth, abs=30)
    assert max(map(abs, found.points[4:])) < 12
    assert found.spreads["race"] > 100 > 20 > found.spreads["seat"]


def test_a_label_that_only_repeats_another_is_left_out() -> None:
    """On one map what is said of the map is said already; of two maps each has its own part."""
    one = [Column(2, "turn order", place, f"{place}turn order {n}") for place in ("", "pond: ") for n in (1, 2)]
    assert [column.place for column in worth_telling(one)] == ["", ""]
    two = [*one, *[Column(2, "turn order", "sea: ", f"sea: turn order {n}") for n in (1, 2)]]
    assert len(worth_telling(two)) == 6
    assert worth_telling([Column(2, "race", "", "race green")]) == {}, "all have it"


def test_corrected_for_fitted_advantages_a_season_is_nearer_to_the_truth() -> None:
    """Where people have habits (some like to go first), the seat would otherwise count as theirs."""
    offsets = season.offsets_of(*season.arena(1))
    plain, corrected, best = [season.season(1, offsets=each, habits=True) for each in ({}, offsets, season.PLANTED)]
    assert corrected.error < plain.error - 5
    assert corrected.spearman["all"] > plain.spearman["all"] + 0.003
    assert corrected.error < best.error + 3, "as good as if they were known"


def correlation(ours: list[float], theirs: list[float]) -> float:
    """Both have a mean of nothing."""
    product = sum(one * other for one, other in zip(ours, theirs, strict=True))
    return float(product / (sum(x * x for x in ours) * sum(x * x for x in theirs)) ** 0.5)
