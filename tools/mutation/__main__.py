"""The command: `python -m tools.mutation`, or `make mutation ARGS=…`."""

from __future__ import annotations

import ast
import difflib
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import click

import farport
from farport.cli.mutation import NO_RULE, Mutation
from tools.mutation.attribution import Attribution
from tools.mutation.judge import Judgement, read, up_to_date
from tools.mutation.mutants import Mutant, functions_of, mutants_of
from tools.mutation.subject import ROOT, Subject, TestsBrokenError, subjects

if TYPE_CHECKING:
    from tools.mutation.trials import Verdict

FAILED: Final = 1
DOTS: Final = 80  # a line of progress

games = click.argument("games", nargs=-1, metavar="[GAME]...")


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def command() -> None:
    """Plant small faults into the rules, one by one, and see whether the tests notice."""


@command.command()
@games
@click.option("--changed", is_flag=True, help="Keep nothing; exit with 1 for new survivors, or what is left unjudged.")
@click.option("--survivors", is_flag=True, help="Only what no test noticed: after new tests were written.")
@click.option("--all", "everything", is_flag=True, help="Judge everything again.")
@click.option("--only", default="", metavar="TEXT", help="Only functions with this in their name, as actions.build:")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(min=1), help="Processes at a time.")
@click.option("--seconds", type=float, help="Stop after so long; what was found is kept, and the next run goes on.")
def run(
    games: Sequence[str],
    changed: bool,
    survivors: bool,
    everything: bool,
    only: str,
    workers: int,
    seconds: float | None,
) -> None:
    """Judge the mutants of each GAME, or of all, whose functions have no present result."""
    which = "all" if everything else "survivors" if survivors else "due"
    judgements = [Judgement.of(subject, which, only) for subject in chosen(games)]
    options = [word for word in sys.argv[2:] if word not in games]
    codes: list[int] = []
    for judgement in judgements:
        if judgement.due and len(judgements) > 1:  # in a process of its own: no game has the modules of another
            command = [sys.executable, "-m", "tools.mutation", "run", judgement.subject.id, *options]
            codes.append(subprocess.run(command, cwd=ROOT, check=False).returncode)
        else:
            codes.append(judged(judgement, workers, seconds, keep=not changed))
    sys.exit(max(codes))


def chosen(games: Sequence[str]) -> list[Subject]:
    try:
        return subjects(games)
    except LookupError as error:
        sys.exit(str(error))


def judged(judgement: Judgement, workers: int, seconds: float | None, keep: bool) -> int:
    """Judge what is due, and tell what came of it. Who keeps nothing fails for new survivors, and for what is left."""
    if judgement.due:
        print(f"{judgement.subject.id}: {len(judgement.due)} mutants are due", flush=True)
    try:
        judgement.run(workers, seconds, save=keep, progress=Dots())
    except TestsBrokenError as error:
        print(error)
        return FAILED
    if judgement.verdicts:
        print()
    for test in judgement.broken:
        print(f"left out, since it fails without any fault: {test}")
    spent = sum(verdict.seconds for verdict in judgement.verdicts)
    each = f", {spent / len(judgement.verdicts):.2f} CPU seconds each" if judgement.verdicts else ""
    print(f"{totals(judgement.subject, judgement.after)}; {len(judgement.verdicts)} judged now{each}", flush=True)
    if keep:
        return 0
    new = judgement.news()
    show(judgement.subject, new)
    if judgement.pending:
        print(f"{judgement.pending} mutants are not judged: run make mutation, and commit what it found")
    return FAILED if new or judgement.pending else 0


class Dots:
    """A sign for every verdict."""

    def __init__(self) -> None:
        self._count = 0
        self._out = os.fdopen(os.dup(sys.stdout.fileno()), "w")  # pytest's own output goes elsewhere meanwhile

    def __call__(self, verdict: Verdict) -> None:
        self._count += 1
        sign = "." if verdict.killed else "S" if verdict.reached else "u"
        end = f" {self._count}\n" if self._count % DOTS == 0 else ""
        print(sign, end=end, file=self._out, flush=True)


def totals(subject: Subject, result: Mutation) -> str:
    functions = result.functions.values()
    mutants = sum(function.mutants for function in functions)
    survived = sum(len(function.survivors) for function in functions)
    equivalent = sum(len(function.equivalents) for function in functions)
    killed = mutants - survived - equivalent
    unreached = len([fault for function in functions for fault in function.survivors if not fault.reached])
    return (
        f"{subject.id}: {mutants} mutants in {len(functions)} functions, {killed} killed, {survived} survived "
        f"({unreached} where no test comes), {equivalent} equivalent"
    )


@command.command()
@games
@click.option("--rule", default="", metavar="ID", help="Only of this rule.")
def survivors(games: Sequence[str], rule: str) -> None:
    """What no test notices, by rule, with a key for each; u: no test even comes there."""
    for subject in chosen(games):
        functions = functions_of(subject.folder, subject.package)
        result = read(subject, functions)
        alive = {
            f"{function.name}: {fault.name}": fault
            for function in result.functions.values()
            for fault in function.survivors
        }
        show(
            subject,
            [m for f in functions for m in mutants_of(f) if m.id in alive],
            rule,
            alive={id for id, fault in alive.items() if not fault.reached},
        )
        stale = [function.name for function in functions if mutants_of(function) and not up_to_date(function, result)]
        if stale:
            print(f"{len(stale)} functions have no present result, as {stale[0]}")
        print(totals(subject, result))


def show(subject: Subject, mutants: Sequence[Mutant], rule: str = "", alive: set[str] | None = None) -> None:
    attribution = Attribution(subject)
    by_rule: dict[str, list[Mutant]] = {}
    for mutant in mutants:
        for id in attribution.rules_of(mutant) or [NO_RULE]:
            by_rule.setdefault(id, []).append(mutant)
    titles = {each.id: each.title for each in farport.game(subject.id).rules}
    for id in sorted(by_rule):
        if rule in ("", id):
            print(f"{id} {titles.get(id, 'no rule stands near')}")
            for mutant in by_rule[id]:
                sign = "u" if alive is not None and mutant.id in alive else " "
                print(f"  {sign} {mutant.key} {mutant.function.path.relative_to(ROOT)}:{mutant.line} {mutant.id}")


def found(key: str) -> tuple[Subject, Mutant]:
    for subject in subjects([]):
        for function in functions_of(subject.folder, subject.package):
            for mutant in mutants_of(function):
                if mutant.key == key:
                    return subject, mutant
    sys.exit(f"there is no mutant {key}; its function was changed since, or it is a typing mistake")


@command.command(name="show")
@click.argument("key")
def show_one(key: str) -> None:
    """A mutant by its KEY: what it changes, and which tests come there."""
    subject, mutant = found(key)
    rules = ", ".join(Attribution(subject).rules_of(mutant))
    print(f"{mutant.id}\n{mutant.function.path.relative_to(ROOT)}:{mutant.line}  {rules}\n")
    before = ast.unparse(mutant.function.node).splitlines()
    print("\n".join(difflib.unified_diff(before, mutant.source().splitlines(), "rule", "mutant", n=4, lineterm="")))
    from tools.mutation.reach import kept_reach

    reach = kept_reach(subject)
    if reach is not None:
        file = mutant.function.path.relative_to(subject.folder).as_posix()
        print("\ntests that come there:", *reach.of(file, mutant.line, mutant.last_line), sep="\n  ")


@command.command()
@click.argument("key")
@click.argument("reason")
def equivalent(key: str, reason: str) -> None:
    """Name the mutant of that KEY as one that changes nothing, with the REASON why no test could notice it."""
    subject, mutant = found(key)
    result = read(subject, functions_of(subject.folder, subject.package))
    kept = result.functions.get(mutant.function.name)
    if kept is None or mutant.name not in [fault.name for fault in kept.faults]:
        sys.exit(f"{mutant.id} is no survivor: it is killed, or not judged yet")
    if not reason.strip():
        sys.exit("a reason is needed: why can no test notice it?")
    kept.faults = [replace(fault, reason=reason) if fault.name == mutant.name else fault for fault in kept.faults]
    subject.results.write_text(result.text(), encoding="utf-8")
    print(totals(subject, result))


if __name__ == "__main__":
    os.chdir(ROOT)
    command(prog_name="make mutation")
