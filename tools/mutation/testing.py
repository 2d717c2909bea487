"""Pytest in this process, with a loop of our own over the tests that it has collected."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import hypothesis
import pytest

from tools.mutation.subject import Subject, TestsBrokenError

TAIL: Final = 3000  # characters of what pytest said that are worth showing
EXAMPLES: Final = 25  # of a property: a fault that more of them find, a rule's own test should find

# Assertions are not rewritten and nothing is captured or reported: that a test fails is all that counts.
PYTEST: Final = (
    "-s",
    "-p",
    "no:logging",
    "-p",
    "no:xdist",
    "-p",
    "no:cacheprovider",
    "--assert=plain",
    "--tb=line",
    "-qq",
)


def tested(subject: Subject, loop: object) -> None:
    """Collect the game's tests and hand them to `loop`, which has a pytest_runtestloop."""
    with quiet() as said:
        code = pytest.main([*PYTEST, str(subject.tests)], plugins=[Quickly(), loop])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            raise TestsBrokenError(f"the tests of {subject.id} cannot be run:\n{said()}")


class Quickly:
    """Properties are tried with few examples, always the same, and a failure is not made simpler."""

    def pytest_collection_finish(self) -> None:
        hypothesis.settings.register_profile(
            "mutation",
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        hypothesis.settings.load_profile("mutation")


@contextmanager
def quiet() -> Iterator[Callable[[], str]]:
    """What is printed goes to a file for the time of the block; the end of it can be asked for."""
    with tempfile.TemporaryFile() as aside:
        sys.stdout.flush()
        sys.stderr.flush()
        kept = [os.dup(1), os.dup(2)]
        os.dup2(aside.fileno(), 1)
        os.dup2(aside.fileno(), 2)
        try:
            yield lambda: os.pread(aside.fileno(), TAIL, max(0, os.fstat(aside.fileno()).st_size - TAIL)).decode()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            for to, descriptor in enumerate(kept, start=1):
                os.dup2(descriptor, to)
                os.close(descriptor)
