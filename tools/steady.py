"""Runs pytest, and tries once more, alone, what failed among the tests that need a server or a browser.

    python tools/steady.py -n 3 --dist worksteal tests

`make test` is for people whose machine may be busy with five other things; it shall not fail for that. A test of the
server or the browser that fails and then passes alone does not fail the run, but it is told at the end as unsteady,
and kept in build/unsteady.txt: it has a fault, or the program has. Tests of rules, kernel, kit and tools are never
tried again. `make test-stress` tries nothing again.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

UNSTEADY = Path("build/unsteady.txt")
OUTSIDE_WORLD = ("tests/browser/", "tests/server/")  # other processes, sockets, a browser: there a machine can be slow
MOST = 10  # more than so many failures are no accident
ALONE = "--alone"


class Told:
    """What a run said of each test, also of those that other processes ran."""

    def __init__(self) -> None:
        self.reported: set[str] = set()
        self.passed: set[str] = set()
        self.failed: dict[str, None] = {}
        self.collected = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.reported.add(report.nodeid)
        if report.failed:
            self.failed[report.nodeid] = None
        elif report.when == "call" and report.passed:
            self.passed.add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self.collected = session.testscollected

    def ran_all(self) -> bool:
        return len(self.reported) == self.collected


def main() -> int:
    if sys.argv[1:2] == [ALONE]:
        return 0 if passes(sys.argv[2]) else 1
    told = Told()
    code = pytest.main(sys.argv[1:], plugins=[told])
    again = worth_trying_again(code, told)
    if not again:
        return int(code)
    print(f"\ntried once more, alone: {len(again)} of the tests of server and browser", flush=True)
    unsteady = [test for test in again if passes_alone(test)]
    if unsteady:
        note(unsteady)
    return 0 if unsteady == again else int(code)


def worth_trying_again(code: int, told: Told) -> list[str]:
    """The failed tests, if nothing else is wrong: no error of collection, no interruption, no failure elsewhere."""
    failed = list(told.failed)
    if code != pytest.ExitCode.TESTS_FAILED or len(failed) > MOST or not told.ran_all():
        return []
    return failed if all(test.startswith(OUTSIDE_WORLD) for test in failed) else []


def passes_alone(test: str) -> bool:
    """In a process of its own, since pytest runs only once in a process."""
    return subprocess.run([sys.executable, __file__, ALONE, test], check=False).returncode == 0


def passes(test: str) -> bool:
    """Passes, and is not merely skipped."""
    told = Told()
    return pytest.main(["-n0", test], plugins=[told]) == pytest.ExitCode.OK and bool(told.passed)


def note(unsteady: Iterable[str]) -> None:
    lines = "".join(f"  {test}\n" for test in unsteady)
    banner = "=" * 100
    print(f"\n{banner}\nunsteady: passed only when tried again:\n{lines}{banner}", flush=True)
    UNSTEADY.parent.mkdir(exist_ok=True)
    with UNSTEADY.open("a") as file:
        file.write(lines)


if __name__ == "__main__":
    sys.exit(main())
