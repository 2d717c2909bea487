"""What mutation testing found of a game's rules: the file that is kept with the golden records."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from farport.kernel.data import Table, read_toml

NO_RULE: Final = "none"  # where no rule stands near a mutant

HEADING: Final = """\
# What mutation testing found: for each function how many small faults some test notices, by rule; those that no test
# notices; and those that change nothing, with the reason. `source` is a fingerprint of the code that was judged.
# Written by the tool, reasons too: make mutation ARGS='equivalent KEY "the reason"'
"""


@dataclass(frozen=True)
class Fault:
    """A mutant that was not killed. `reason`: why it changes nothing; empty: no test notices it."""

    name: str
    rules: tuple[str, ...]
    reached: bool = True
    reason: str = ""


@dataclass
class Function:
    """A function's result: killed mutants by rule (one may be about several), and the others one by one."""

    name: str
    source: str
    mutants: int
    killed: dict[str, int] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    @property
    def survivors(self) -> list[Fault]:
        return [fault for fault in self.faults if not fault.reason]

    @property
    def equivalents(self) -> list[Fault]:
        return [fault for fault in self.faults if fault.reason]


@dataclass(frozen=True)
class Tally:
    """Mutants about one rule: how many were killed, which survived, and how many change nothing."""

    killed: int
    survived: list[str]
    equivalent: int

    def data(self) -> dict[str, object]:
        return {"killed": self.killed, "survived": self.survived, "equivalent": self.equivalent}


@dataclass
class Mutation:
    """The result of a game, by the name of each function."""

    game: str
    functions: dict[str, Function] = field(default_factory=dict)

    @staticmethod
    def read(path: Path, game: str) -> Mutation:
        """An empty result where there is no file yet."""
        if not path.exists():
            return Mutation(game)
        table = Table(read_toml(path), str(path))
        table.word("game", [game])
        found = [read_function(each) for each in (table.tables("function") if table.has("function") else [])]
        return Mutation(game, {each.name: each for each in found})

    def text(self) -> str:
        lines = [HEADING, f"game = {json.dumps(self.game)}"]
        for name in sorted(self.functions):
            lines += ["", *function_lines(self.functions[name])]
        return "\n".join(lines) + "\n"

    def tally(self, id: str) -> Tally:
        """Of the mutants that are about a rule."""
        functions = list(self.functions.values())
        killed = sum(function.killed.get(id, 0) for function in functions)
        return Tally(killed, about(functions, id, survivors=True), len(about(functions, id, survivors=False)))


def about(functions: Iterable[Function], id: str, survivors: bool) -> list[str]:
    """The mutants that are about a rule (or about none) and survive, or are equivalent."""
    return [
        f"{function.name}: {fault.name}"
        for function in functions
        for fault in (function.survivors if survivors else function.equivalents)
        if id in (fault.rules or (NO_RULE,))
    ]


def read_function(table: Table) -> Function:
    killed = table.table("killed")
    return Function(
        table.text("name"),
        table.text("source"),
        table.integer("mutants", 0),
        {id: killed.integer(id, 1) for id in killed.keys()},  # noqa: SIM118  (a Table is no dict)
        [read_fault(fault) for key in ("survived", "equivalent") if table.has(key) for fault in table.tables(key)],
    )


def read_fault(table: Table) -> Fault:
    return Fault(
        table.text("mutant"), tuple(table.texts("rules")), table.flag("reached", True), table.text("reason", "")
    )


def function_lines(function: Function) -> list[str]:
    killed = ", ".join([f"{id} = {count}" for id, count in sorted(function.killed.items())])
    lines = [
        "[[function]]",
        f"name = {json.dumps(function.name)}",
        f"source = {json.dumps(function.source)}",
        f"mutants = {function.mutants}",
        f"killed = {{ {killed} }}" if killed else "killed = {}",
    ]
    for key, faults in (("survived", function.survivors), ("equivalent", function.equivalents)):
        for fault in faults:
            lines += ["", f"[[function.{key}]]", f"mutant = {json.dumps(fault.name, ensure_ascii=False)}"]
            lines.append(f"rules = {json.dumps(list(fault.rules))}")
            if not fault.reached:
                lines.append("reached = false")
            if fault.reason:
                lines.append(f"reason = {json.dumps(fault.reason, ensure_ascii=False)}")
    return lines
