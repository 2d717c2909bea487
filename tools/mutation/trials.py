"""Trials: each mutant is planted in a process of its own, forked off when all tests are collected, and must be noticed.

To plant a fault is to exchange the code of a function, so a trial costs what the few tests cost that reach the place.
The tests have run once before, so that Python and its caches are warm, which makes a trial several times as fast. What
the game has worked out while it was imported, or once for all tests, is as it was, though: where a fault lies in such
code and no test notices it, the game and its tests are imported anew with the fault in it.
"""

from __future__ import annotations

import builtins
import gc
import importlib.abc
import importlib.machinery
import importlib.util
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from farport.kernel import registry
from tools.mutation.attribution import Attribution
from tools.mutation.mutants import CALLED, Judged, Mutant
from tools.mutation.reach import Reach
from tools.mutation.subject import Subject
from tools.mutation.testing import tested

PATIENCE: Final = 10.0  # times the CPU seconds that a test usually takes, and
GRACE: Final = 1.0  # so many more: then it does not end, which is noticed
MOST_SECONDS: Final = 4.0  # of tests for one mutant, quick ones first: what takes longer is no test of a rule
SLOW: Final = 0.5  # CPU seconds: tests above are not needed to get warm
MEMORY: Final = 4 << 30  # bytes of a trial: a loop that lays up things for ever is noticed

SURVIVED, KILLED, ENDLESS, FAILED = 0, 1, 2, 3


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant. `reached`: some test comes to the place. `by`: the test that noticed, where known."""

    mutant: Mutant
    killed: bool
    reached: bool
    seconds: float


class Trials:
    """The loop over all mutants, with some processes at a time."""

    def __init__(
        self,
        subject: Subject,
        mutants: Sequence[Mutant],
        reach: Reach,
        workers: int,
        judged: Callable[[Verdict], bool],
    ) -> None:
        self._subject = subject
        self._mutants = mutants
        self._reach = reach
        self._workers = workers
        self._judged = judged  # told of every verdict; False: that is enough
        self._attribution = Attribution(subject)
        self._items: dict[str, pytest.Item] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._items = {item.nodeid: item for item in session.items}
        self._warm_up()
        gc.collect()
        gc.freeze()  # what is shared with the trials stays shared
        running: dict[int, tuple[Mutant, float]] = {}
        waiting = iter(self._mutants)
        going = True
        while running or going:
            while going and len(running) < self._workers:
                mutant = next(waiting, None)
                if mutant is None:
                    going = False
                elif self.chosen(mutant) or self.early(mutant):
                    running[self._fork(mutant)] = (mutant, time.monotonic())
                else:
                    going = self._judged(Verdict(mutant, False, False, 0.0))
            if running:
                pid, status, usage = os.wait4(-1, 0)
                mutant, _ = running.pop(pid)
                code = os.waitstatus_to_exitcode(status)
                if code == FAILED:
                    raise RuntimeError(f"{mutant.id} could not be planted")
                survived = code == SURVIVED
                seconds = usage.ru_utime + usage.ru_stime
                going = self._judged(Verdict(mutant, not survived, True, seconds)) and going
        return True

    def _warm_up(self) -> None:
        tests = self._reach.tests
        quick = [item for id, item in self._items.items() if id in tests and tests[id].seconds < SLOW]
        for place, item in enumerate(quick):
            runtestprotocol(item, log=False, nextitem=quick[place + 1] if place + 1 < len(quick) else None)

    def early(self, mutant: Mutant) -> bool:
        return self._reach.early(self._file(mutant), mutant.line, mutant.last_line)

    def _file(self, mutant: Mutant) -> str:
        return mutant.function.path.relative_to(self._subject.folder).as_posix()

    def chosen(self, mutant: Mutant) -> list[str]:
        """The tests that reach the place: those that claim its rule first, and the quick before the slow."""
        return self._ordered(mutant, self._reach.of(self._file(mutant), mutant.line, mutant.last_line))

    def _ordered(self, mutant: Mutant, tests: Sequence[str]) -> list[str]:
        rules = set(self._attribution.rules_of(mutant))
        measured = self._reach.tests
        tests = sorted(tests, key=lambda id: (rules.isdisjoint(measured[id].rules), measured[id].seconds))
        whole = 0.0
        found: list[str] = []
        for id in tests:
            whole += measured[id].seconds
            if whole > MOST_SECONDS and found:
                break
            found.append(id)
        return found

    # ------------------------------------------------------------------ one trial

    def _fork(self, mutant: Mutant) -> int:
        pid = os.fork()
        if pid == 0:
            code = FAILED
            try:
                tests = [self._items[id] for id in self.chosen(mutant)]
                called = plant(mutant, self._subject)
                code = KILLED  # whatever goes wrong from here on, the fault was noticed
                code = self._attempt(mutant, tests, called)
            finally:
                os._exit(code)
        return pid

    def _attempt(self, mutant: Mutant, tests: Sequence[pytest.Item], called: list[bool]) -> int:
        gc.disable()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, lambda *_: os._exit(ENDLESS))
        if self.noticed(tests):
            return KILLED
        return self._anew(mutant) if not called or self.early(mutant) else SURVIVED

    def _anew(self, mutant: Mutant) -> int:
        """Import the game and its tests once more, with the fault in the file."""
        for name in [name for name in sys.modules if belongs(name, self._subject)]:
            del sys.modules[name]
        registry.refresh()
        sys.meta_path.insert(0, Planted(mutant))
        chosen = self._ordered(mutant, list(self._reach.tests))
        once = Once(self, set(chosen))
        limit = sum(self._reach.tests[id].seconds for id in chosen)
        signal.setitimer(signal.ITIMER_PROF, PATIENCE * limit + 20 * GRACE)  # collecting takes its time too
        tested(self._subject, once)
        return KILLED if once.noticed else SURVIVED

    def noticed(self, items: Sequence[pytest.Item]) -> bool:
        """Whether one of the tests fails."""
        for place, item in enumerate(items):
            usual = self._reach.tests[item.nodeid].seconds
            signal.setitimer(signal.ITIMER_PROF, PATIENCE * usual + GRACE)
            following = items[place + 1] if place + 1 < len(items) else None
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
                return True
        signal.setitimer(signal.ITIMER_PROF, 0)
        return False


class Once:
    """The loop over the tests of a game that was imported with a fault in it."""

    def __init__(self, trials: Trials, chosen: set[str]) -> None:
        self._trials = trials
        self._chosen = chosen
        self.noticed = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        # A fault may change for which cases a test is made: a case that is gone has noticed it.
        found = {item.nodeid: item for item in session.items}
        items = [found[id] for id in self._chosen if id in found]
        self.noticed = len(items) < len(self._chosen) or self._trials.noticed(items)
        return True


class Planted(importlib.abc.MetaPathFinder):
    """Finds the one module that has a fault in it."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(self, fullname: str, path: object, target: object = None) -> importlib.machinery.ModuleSpec | None:
        function = self._mutant.function
        if fullname != function.dotted:
            return None
        package = function.path.name == "__init__.py"
        loader = PlantedLoader(fullname, str(function.path), self._mutant.planted_module())
        return importlib.util.spec_from_file_location(
            fullname,
            function.path,
            loader=loader,
            submodule_search_locations=[str(function.path.parent)] if package else None,
        )


class PlantedLoader(importlib.machinery.SourceFileLoader):
    """Loads it."""

    def __init__(self, fullname: str, path: str, code: CodeType) -> None:
        super().__init__(fullname, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        return self._code


def belongs(module: str, subject: Subject) -> bool:
    """Modules of the game and of its tests."""
    file = getattr(sys.modules[module], "__file__", None)
    return (
        module == subject.package
        or module.startswith(f"{subject.package}.")
        or (file is not None and file.startswith(str(subject.tests)))
    )


# ---------------------------------------------------------------------- functions that live


def plant(mutant: Mutant, subject: Subject) -> list[bool]:
    """Exchange the code of the function; the list has something in it once it is called."""
    called: list[bool] = []
    setattr(builtins, CALLED, lambda: called.append(True) if not called else None)
    for function in live_functions(mutant.function):
        function.__code__ = mutant.planted()
    forget(subject.package)
    return called


def live_functions(function: Judged) -> list[FunctionType]:
    """The function objects made from this function's text; none, if it is made anew by a decorator or not loaded."""
    module = sys.modules.get(function.dotted)
    found = [] if module is None else list(functions_below(module))
    return [
        each
        for each in found
        if each.__code__.co_qualname == function.qualified and each.__code__.co_firstlineno == function.first_line
    ]


def functions_below(module: ModuleType) -> Iterator[FunctionType]:
    for value in list(vars(module).values()):
        if getattr(value, "__module__", None) == module.__name__:
            yield from functions_in(value)


def functions_in(value: Any) -> Iterator[FunctionType]:
    """The function itself, or those of a class, whatever they are wrapped in."""
    if isinstance(value, FunctionType):
        yield value
        if hasattr(value, "__wrapped__"):
            yield from functions_in(value.__wrapped__)
    elif isinstance(value, type):
        for inner in list(vars(value).values()):
            yield from functions_in(inner)
    elif isinstance(value, property):
        for accessor in (value.fget, value.fset, value.fdel):
            yield from functions_in(accessor)
    elif isinstance(value, (classmethod, staticmethod)):
        yield from functions_in(value.__func__)
    elif hasattr(value, "__wrapped__"):
        yield from functions_in(value.__wrapped__)


def forget(package: str) -> None:
    """What cached functions of the game remember is from before the fault."""
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
