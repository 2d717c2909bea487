"""Judging a game: which mutants are due, what becomes of them, and the result that is kept."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from farport.cli.mutation import NO_RULE, Fault, Function, Mutation
from tools.mutation.attribution import Attribution
from tools.mutation.mutants import Judged, Mutant, functions_of, mutants_of
from tools.mutation.subject import Subject, TestsBrokenError

# Trials need pytest, Hypothesis and coverage, which take longer to import than it takes to see that nothing is due.
if TYPE_CHECKING:
    from tools.mutation.reach import Reach
    from tools.mutation.trials import Verdict

SAVE_EVERY: Final = 10.0  # seconds


def read(subject: Subject, functions: Sequence[Judged]) -> Mutation:
    """The kept result; a function that has moved or has another name, and is otherwise the same, keeps its own.

    One that has changed so that nothing in it can be mistaken any more has none.
    """
    result = Mutation.read(subject.results, subject.id)
    names = {function.name for function in functions}
    plain = {function.name for function in functions if not up_to_date(function, result) and not mutants_of(function)}
    homeless = {kept.source: kept for kept in result.functions.values() if kept.name not in names}
    for function in functions:
        if function.name not in result.functions and function.source in homeless:
            result.functions[function.name] = replace(homeless[function.source], name=function.name)
    result.functions = {name: kept for name, kept in result.functions.items() if name in names - plain}
    return result


def up_to_date(function: Judged, result: Mutation) -> bool:
    kept = result.functions.get(function.name)
    return not mutants_of(function) if kept is None else kept.source == function.source


@dataclass
class Judgement:
    """One run over the mutants of a game that are due."""

    subject: Subject
    functions: list[Judged]
    before: Mutation
    due: list[Mutant]
    after: Mutation
    verdicts: list[Verdict] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)  # tests that fail without any fault

    @staticmethod
    def of(subject: Subject, which: str = "due", only: str = "") -> Judgement:
        """`which`: "due" for functions without a present result, "survivors" for what no test noticed, or "all"."""
        functions = functions_of(subject.folder, subject.package)
        before = read(subject, functions)
        due: list[Mutant] = []
        for function in functions:
            current = up_to_date(function, before)
            if only not in function.name or (which == "due" and current):
                continue
            mutants = mutants_of(function)
            if which == "survivors" and current and mutants:
                names = {fault.name for fault in before.functions[function.name].survivors}
                mutants = [mutant for mutant in mutants if mutant.name in names]
            due += mutants
        return Judgement(subject, functions, before, due, Mutation(subject.id, dict(before.functions)))

    @property
    def pending(self) -> int:
        return len(self.due) - len(self.verdicts)

    def run(
        self,
        workers: int,
        seconds: float | None = None,
        save: bool = True,
        progress: Callable[[Verdict], None] | None = None,
    ) -> None:
        """Judge what is due, for at most so many seconds; with `save` what is found is kept function by function."""
        if not self.due:
            if save:
                self.save()
            return
        from tools.mutation.testing import tested
        from tools.mutation.trials import Trials

        reach = measured_reach(self.subject)
        self.broken = reach.broken
        started = saved = time.monotonic()
        due = {mutant.function.name: 0 for mutant in self.due}
        for mutant in self.due:
            due[mutant.function.name] += 1
        found: dict[str, list[Verdict]] = {}

        def judged(verdict: Verdict) -> bool:
            nonlocal saved
            name = verdict.mutant.function.name
            self.verdicts.append(verdict)
            found.setdefault(name, []).append(verdict)
            if len(found[name]) == due[name]:
                self.settle(verdict.mutant.function, found[name])
            if progress is not None:
                progress(verdict)
            if save and time.monotonic() - saved > SAVE_EVERY:
                self.save()
                saved = time.monotonic()
            return seconds is None or time.monotonic() - started < seconds

        tested(self.subject, Trials(self.subject, self.due, reach, workers, judged))
        if save:
            self.save()

    def settle(self, function: Judged, verdicts: Sequence[Verdict]) -> None:
        """All that was due of a function is judged: its new result."""
        attribution = Attribution(self.subject)
        mutants = mutants_of(function)
        old = self.before.functions.get(function.name)
        reasons = {fault.name: fault.reason for fault in old.equivalents} if old is not None else {}
        alive = {verdict.mutant.name: verdict for verdict in verdicts if not verdict.killed}
        tried = {verdict.mutant.name for verdict in verdicts}
        kept = {fault.name: fault for fault in old.faults if fault.name not in tried} if old is not None else {}
        result = Function(function.name, function.source, len(mutants))
        for mutant in mutants:
            rules = attribution.rules_of(mutant)
            if mutant.name in alive:
                reached = alive[mutant.name].reached
                result.faults.append(Fault(mutant.name, tuple(rules), reached, reasons.get(mutant.name, "")))
            elif mutant.name in kept:
                result.faults.append(replace(kept[mutant.name], rules=tuple(rules)))
            else:
                for id in rules or [NO_RULE]:
                    result.killed[id] = result.killed.get(id, 0) + 1
        self.after.functions[function.name] = result

    def save(self) -> None:
        self.subject.results.parent.mkdir(parents=True, exist_ok=True)
        self.subject.results.write_text(self.after.text(), encoding="utf-8")

    def news(self) -> list[Mutant]:
        """Survivors that the kept result does not know, under any name of the same function."""
        known = {
            f"{function.name}: {fault.name}" for function in self.before.functions.values() for fault in function.faults
        }
        return [verdict.mutant for verdict in self.verdicts if not verdict.killed and verdict.mutant.id not in known]


def measured_reach(subject: Subject) -> Reach:
    """Which test reaches what; where it is not known, it is measured in a process that has imported nothing yet."""
    from tools.mutation.reach import kept_reach, measure

    known = kept_reach(subject)
    if known is not None:
        return known
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            measure(subject)
            code = 0
        except TestsBrokenError as error:
            print(error, flush=True)
        finally:
            os._exit(code)
    os.waitpid(pid, 0)
    found = kept_reach(subject)
    if found is None:
        raise TestsBrokenError(f"the tests of {subject.id} could not be measured")
    return found
