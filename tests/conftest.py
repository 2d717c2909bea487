"""What holds for every test: under CI nothing is skipped. How deep tests go is said in `tests.depth`."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator

import pytest

pytest_plugins = ("pytester", "tests.depth", "tests.refusals")

CI = os.environ.get("CI") == "true"
# Before anybody imports NumPy. Networks here are small: several threads at one of them wait for each other on
# processors that other tests need, and take six times as much of these as one.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write tests/records/ anew where the rules changed")


def pytest_collection_finish() -> None:
    """What was read to be tested stays to the end: no search for garbage has to go through it again."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden transcripts are written anew instead of compared."""
    return bool(request.config.getoption("--update-golden"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Under CI a skipped test has failed: the machine lacks something that `make test` should have installed."""
    report = yield
    expected_failure = hasattr(report, "wasxfail")
    if CI and report.skipped and not expected_failure:
        fail(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """The same for a module that skips itself as a whole."""
    report = yield
    if CI and report.skipped:
        fail(report)
    return report


def fail(report: pytest.TestReport | pytest.CollectReport) -> None:
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    report.outcome = "failed"
    report.longrepr = f"{reason}\nUnder CI=true every test must run."
