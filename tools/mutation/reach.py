"""Which test reaches which line of a game, and how long each takes: measured once, until a file changes."""

from __future__ import annotations

import hashlib
import importlib
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import coverage
import pytest
from _pytest.runner import runtestprotocol

from tools.mutation.subject import Subject
from tools.mutation.testing import tested

IMPORT = "import"  # while the game is imported
COLLECTION = "collection"  # while its tests are imported


@dataclass
class Test:
    """One test: its CPU seconds, the rules that it claims, and the lines that it reaches, by file within the game."""

    seconds: float
    rules: list[str]
    lines: dict[str, list[int]] = field(default_factory=dict)


@dataclass
class Reach:
    """All tests by their node id; and the lines that are reached before any test begins."""

    tests: dict[str, Test]
    before: dict[str, list[int]]
    broken: list[str] = field(default_factory=list)  # tests that fail without any fault, and so tell nothing

    def of(self, file: str, first: int, last: int) -> list[str]:
        """The tests that reach one of these lines."""
        wanted = set(range(first, last + 1))
        return [id for id, test in self.tests.items() if not wanted.isdisjoint(test.lines.get(file, ()))]

    def early(self, file: str, first: int, last: int) -> bool:
        """Whether one of these lines runs before any test begins."""
        return not set(range(first, last + 1)).isdisjoint(self.before.get(file, ()))


def kept_reach(subject: Subject) -> Reach | None:
    """The last measurement, if nothing has changed since."""
    path = subject.work / f"{subject.id}-reach.json"
    if not path.exists():
        return None
    kept = json.loads(path.read_text(encoding="utf-8"))
    if kept["stamp"] != stamp(subject.sources()):
        return None
    return Reach({id: Test(**test) for id, test in kept["tests"].items()}, kept["before"], kept["broken"])


def measure(subject: Subject) -> None:
    """Measure, and keep what was found."""
    found = measured(subject)
    subject.work.mkdir(parents=True, exist_ok=True)
    tests = {id: vars(test) for id, test in found.tests.items()}
    data = {"stamp": stamp(subject.sources()), "tests": tests, "before": found.before, "broken": found.broken}
    (subject.work / f"{subject.id}-reach.json").write_text(json.dumps(data), encoding="utf-8")


def stamp(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def measured(subject: Subject) -> Reach:
    watch = coverage.Coverage(data_file=None, source=[str(subject.folder)], config_file=False, messages=False)
    watch.start()
    watch.switch_context(IMPORT)
    importlib.import_module(subject.package)
    watch.switch_context(COLLECTION)
    run = Measurement(watch)
    tested(subject, run)
    watch.stop()
    reach = Reach(run.tests, {}, run.broken)
    data = watch.get_data()
    for path in data.measured_files():
        file = Path(path).relative_to(subject.folder).as_posix()
        for line, contexts in data.contexts_by_lineno(path).items():
            for context in contexts:
                if context in (IMPORT, COLLECTION):
                    reach.before.setdefault(file, []).append(line)
                elif context in reach.tests:
                    reach.tests[context].lines.setdefault(file, []).append(line)
    return reach


class Measurement:
    """Runs every test once, each in a context of its own."""

    def __init__(self, watch: coverage.Coverage) -> None:
        self._watch = watch
        self.tests: dict[str, Test] = {}
        self.broken: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for place, item in enumerate(session.items):
            following = session.items[place + 1] if place + 1 < len(session.items) else None
            self._watch.switch_context(item.nodeid)
            started = time.process_time()
            reports = runtestprotocol(item, log=False, nextitem=following)
            seconds = time.process_time() - started
            if any(report.failed for report in reports):
                self.broken.append(item.nodeid)
            else:
                self.tests[item.nodeid] = Test(round(seconds, 4), sorted(claimed(item)))
        self._watch.switch_context(COLLECTION)
        return True


def claimed(item: pytest.Item) -> Iterator[str]:
    for mark in item.iter_markers("rule"):
        yield from mark.args
