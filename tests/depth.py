"""How deep the tests go: `make test` ends within ten minutes, `make test-deep` takes hours. One knob, FARPORT_DEEP.

Unset or 0, the tests are those of every day. With 1, tests marked `deep` run too and whatever is counted by `budget` or
`seeds` is counted much longer; 5 does five times as much again.

    @pytest.mark.deep
    def test_ten_thousand_games() -> None: ...

    outcome = kit.examine(game, check, games=budget(everyday=3, deep=100), seed=SEED)

Every day the seeds are the same, so that a red build is red again. A deep run begins with another seed each time and
tells it at its head; FARPORT_SEED asks for that one again.
"""

from __future__ import annotations

import os
import secrets

import hypothesis
import pytest

CI = os.environ.get("CI") == "true"
DEEP = int(os.environ.get("FARPORT_DEEP", "0"))
EXAMPLES = 100  # that Hypothesis tries where a test does not say how many

# Set here and not only read: the processes that share a run inherit it, and must agree.
SEED = int(os.environ.setdefault("FARPORT_SEED", str(secrets.randbelow(2**31)) if DEEP else "0"))


def budget(everyday: int, deep: int) -> int:
    """How many games, examples or rounds to try."""
    return deep * DEEP if DEEP else everyday


def seeds(everyday: int, deep: int) -> range:
    """The seeds to try: so many, the same ones every day."""
    return range(SEED, SEED + budget(everyday, deep))


# A slow moment of a shared machine is not a failure, and a red build must be red again on the next try.
hypothesis.settings.register_profile("local", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.register_profile("deep", deadline=None, print_blob=True, max_examples=budget(EXAMPLES, 2000))
hypothesis.settings.load_profile("deep" if DEEP else "ci" if CI else "local")


def pytest_report_header() -> str | None:
    return f"deep: {DEEP}, FARPORT_SEED={SEED}" if DEEP else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if DEEP:
        return
    deep = [item for item in items if item.get_closest_marker("deep") is not None]
    if deep:
        config.hook.pytest_deselected(items=deep)
        items[:] = [item for item in items if item.get_closest_marker("deep") is None]
