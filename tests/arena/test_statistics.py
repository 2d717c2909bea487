"""Honest statistics: seeds are the witnesses, pairs are compared, verdicts err no more often than they say."""

from __future__ import annotations

from math import inf, sqrt

import pytest

import farport
from farport.arena import Plan
from farport.arena.answers import Side, answer
from farport.arena.chunks import Row
from farport.arena.sitting import play_sitting
from farport.arena.statistics import (
    Clusters,
    Estimate,
    certainties,
    chance_of,
    difference,
    holm,
    settled,
    smallest_seen,
)
from farport.kernel import Rng

PLANET = farport.game("forgotten-planet")


def test_games_of_one_seed_are_one_witness() -> None:
    """Three copies of each game tell no more than one."""
    once, thrice = Clusters(), Clusters()
    for seed in range(40):
        win = float(seed % 4 == 0)
        once.add(seed, win)
        for _ in range(3):
            thrice.add(seed, win)
    assert thrice.estimate().error == pytest.approx(once.estimate().error)
    assert once.estimate().error == pytest.approx(sqrt(0.25 * 0.75 / 39))
    assert (thrice.estimate().seeds, thrice.estimate().over) == (40, 120.0)


def test_a_share_over_seats_weighs_seeds_by_their_seats() -> None:
    clusters = Clusters()
    clusters.add(1, 1.0, 1.0)
    clusters.add(2, 0.0, 3.0)
    assert clusters.value == 0.25
    assert sum(clusters.pulls().values()) == pytest.approx(0.0)


def test_pairs_on_equal_seeds_tell_more_than_strangers() -> None:
    """The luck of a seed is the same on both sides, and the difference does not see it."""
    rng = Rng.from_seed(3)
    before, after, elsewhere = Clusters(), Clusters(), Clusters()
    for seed in range(50):
        luck = rng.below(1000) / 10
        before.add(seed, luck)
        after.add(seed, luck + 1 + rng.below(10) / 10)
        elsewhere.add(seed + 1000, luck + 1 + rng.below(10) / 10)
    paired, apart = difference(before, after), difference(before, elsewhere)
    assert paired.value == pytest.approx(apart.value, abs=0.5)
    assert paired.error < apart.error / 10
    assert chance_of(paired) < 1e-6 < chance_of(apart)


def test_few_seeds_give_no_verdict_whatever_they_say() -> None:
    assert chance_of(Estimate(1.0, 0.0, 11, 11)) == 1.0
    assert chance_of(Estimate(1.0, 0.0, 12, 12)) < 0.1
    assert chance_of(Estimate(0.0, 0.0, 500, 500)) == 1.0
    assert smallest_seen(Estimate(0.3, 0.05, 5, 5), 4) == inf


def test_more_seeds_see_smaller_differences_and_settle_a_question() -> None:
    few, many = Estimate(0.0, 0.05, 100, 100), Estimate(0.0, 0.005, 10_000, 10_000)
    assert smallest_seen(few, 10) > 3 * smallest_seen(many, 10)
    assert settled(many, 0.0, 0.05)
    assert not settled(few, 0.0, 0.05)


def test_of_many_verdicts_only_the_sure_ones_are_given() -> None:
    assert holm([0.04], 0.05) == [True]
    assert holm([0.04, 0.001, 0.03], 0.05) == [False, True, False]
    assert holm([], 0.05) == []
    assert certainties([0.001, 0.04, 0.9]) == ["certain", "likely", "none"]


def test_looking_after_every_few_games_does_not_err_more_often() -> None:
    """Two hundred runs in which nothing is the matter, each looked at twenty times, six questions at once."""
    rng = Rng.from_seed(11)
    likely = certain = 0
    for _ in range(200):
        sides = [[Clusters() for _ in range(6)] for _ in range(2)]
        said: set[str] = set()
        for seed in range(100):
            for side in sides:
                for place, clusters in enumerate(side):
                    clusters.add(seed, float(rng.below(10) < 1 + place))
            if seed % 5 == 4:
                moved = [difference(one, other) for one, other in zip(*sides, strict=True)]
                said.update(certainties([chance_of(each) for each in moved]))
        likely += bool(said - {"none"})
        certain += "certain" in said
    assert likely <= 20
    assert certain <= 2


def row(rng: Rng, seed: int, seat: int, winner: int) -> Row:
    """A seat of a made-up game: everything is luck."""
    return {
        "number": seed, "round": seed, "seed": seed, "seat": seat, "bot": "medium", "score": rng.below(50),
        "rank": 1, "win": float(seat == winner), "reason": "end", "broken": "", "actions": 60, "own_actions": 30,
        "rounds": 10 + rng.below(10), "milliseconds": None, "decisions": 20 + rng.below(10), "asked": 30, "choices": 90,
        "turns": 12, "touching": rng.below(4), "idle": 0.0, "lead_changes": rng.below(5), "decided": rng.below(20) / 20,
        "behind": 0.2, "halfway": float(rng.below(2)), "options": "{}", "facets": [("race", "abcdef"[rng.below(6)])],
        "opening": "a", "sources": [], "uses": [("move", rng.below(9))], "events": [], "course": [],
        "digest": f"{rng.getrandbits(60)}",
    }  # fmt: skip


def test_forty_pairs_in_which_nothing_changed_err_no_more_often_than_they_say() -> None:
    """A/A: the same game twice, on equal seeds with other luck; every sentence about a difference would be wrong."""
    plan = Plan(PLANET, 2, ["medium"], 60)
    rng = Rng.from_seed(5)
    likely = certain = 0
    for _ in range(40):
        sides = []
        for name in ("printed", "yours"):
            rows = [row(rng, seed, seat, winner) for seed in range(60) for winner in [rng.below(2)] for seat in (0, 1)]
            sides.append(Side(name, plan, rows))
        figures = answer(sides)["figures"]
        assert isinstance(figures, list)
        said = {each["certainty"] for figure in figures for each in [*figure["values"], *figure["differences"]] if each}
        likely += bool(said - {"none"})
        certain += "certain" in said
    assert likely <= 4
    assert certain <= 1


@pytest.mark.deep
def test_forty_pairs_of_real_runs_err_no_more_often_than_they_say() -> None:
    """The same with games of The Forgotten Planet: seeds of their own on both sides, and nothing changed."""
    erred = 0
    for pair in range(40):
        sides = []
        for place, name in enumerate(("printed", "yours")):
            plan = Plan(PLANET, 2, ["random", "greedy"], 40, seed=1000 * (2 * pair + place), options={"max_rounds": 4})
            sides.append(
                Side(name, plan, [row for n in range(plan.games) for row in play_sitting(plan, plan.sitting(n))])
            )
        figures = answer(sides)["figures"]
        assert isinstance(figures, list)
        erred += any(each and each["certainty"] != "none" for figure in figures for each in figure["differences"])
    assert erred <= 4
