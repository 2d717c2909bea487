"""A test marked `deep` runs only when FARPORT_DEEP asks for it, and a budget is as large as it asks for."""

from __future__ import annotations

import pytest

from tests.test_no_skips import CONFTEST, ROOT

MODULE = """
    import hypothesis
    import pytest
    from tests.depth import SEED, budget, seeds

    def test_every_day():
        print("games:", budget(everyday=3, deep=50), "seeds:", list(seeds(everyday=2, deep=1)))
        print("examples:", hypothesis.settings().max_examples)

    @pytest.mark.deep
    def test_for_hours(): ...
"""


def run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, **environment: str) -> pytest.RunResult:
    for name in ("CI", "FARPORT_DEEP", "FARPORT_SEED"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    pytester.makepyfile(MODULE)
    pytester.makeconftest(CONFTEST)
    pytester.makeini(f"[pytest]\npythonpath = {ROOT}\nmarkers = deep")
    return pytester.runpytest_subprocess("-p", "no:cacheprovider", "-p", "no:xdist", "-rP")


def test_every_day_the_deep_tests_are_left_out_and_seeds_are_the_same(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = run(pytester, monkeypatch)
    result.assert_outcomes(passed=1, deselected=1)
    result.stdout.fnmatch_lines(["games: 3 seeds: [[]0, 1[]]", "examples: 100"])


def test_a_deep_run_runs_them_and_does_more(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    result = run(pytester, monkeypatch, FARPORT_DEEP="2", FARPORT_SEED="40")
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["deep: 2, FARPORT_SEED=40", "games: 100 seeds: [[]40, 41[]]", "examples: 4000"])


def test_a_deep_run_begins_with_another_seed_each_time(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [
        next(line for line in run(pytester, monkeypatch, FARPORT_DEEP="1").outlines if line.startswith("deep:"))
        for _ in range(2)
    ]
    assert told[0] != told[1]
