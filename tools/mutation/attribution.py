"""Which rules a fault is about: the ids that stand nearest to it in the text."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

from farport.cli.trace import RULE_ID
from tools.mutation.mutants import Mutant
from tools.mutation.subject import Subject

REFUSAL: Final = re.compile(r"\brefusals\.([A-Z_0-9]+)")
RANGE: Final = re.compile(rf"({RULE_ID.pattern}) to ({RULE_ID.pattern})")
MOST: Final = 4  # what names more rules than these is about none of them


class Attribution:
    """The rules of a game, as its source names them."""

    def __init__(self, subject: Subject) -> None:
        self._rules = subject.rules
        self._refusals = refusal_rules(subject.refusals)

    def rules_of(self, mutant: Mutant) -> list[str]:
        """The ids at the statement, else around it, else of its function, its class, its module; else none."""
        text = lines_of(mutant.function.path)
        for statement in reversed(statements_at(mutant.function.node, mutant.line)):
            ids = self.named(near(statement, text))
            if ids:
                return ids
        node = mutant.function.node
        parts = [ast.get_docstring(node), part(node, text)]
        for around in reversed(mutant.function.outer):
            parts += [ast.get_docstring(around), part(around, text)]
        parts.append(ast.get_docstring(mutant.function.module))
        for each in parts:
            ids = self.named(each or "")
            if 0 < len(ids) <= MOST:
                return ids
        return []

    def named(self, text: str) -> list[str]:
        """Rules that the text names: by id, by a range of ids, or by a refusal."""
        found = RULE_ID.findall(text) + [
            self._refusals[name] for name in REFUSAL.findall(text) if name in self._refusals
        ]
        for first, last in RANGE.findall(text):
            if first in self._rules and last in self._rules:
                found += self._rules[self._rules.index(first) : self._rules.index(last) + 1]
        return [id for id in dict.fromkeys(found) if id in self._rules]


@cache
def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def statements_at(node: ast.AST, line: int) -> list[ast.stmt]:
    """The statements that hold the line, from the function's own to the innermost."""
    found: list[ast.stmt] = []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt) and child.lineno <= line <= (child.end_lineno or child.lineno):
            found += [child, *statements_at(child, line)]
        elif isinstance(child, (ast.ExceptHandler, ast.match_case)):
            found += statements_at(child, line)
    return found


def near(statement: ast.stmt, text: list[str]) -> str:
    """Its own lines, the comment above it, and what a condition leads to."""
    body: list[ast.stmt] = getattr(statement, "body", [])
    last = body[0].lineno - 1 if body else statement.end_lineno or statement.lineno
    first = statement.lineno
    while first > 1 and text[first - 2].lstrip().startswith("#"):
        first -= 1
    own = text[first - 1 : max(last, statement.lineno)]
    if isinstance(statement, ast.If) and len(body) == 1 and isinstance(body[0], (ast.Return, ast.Raise)):
        own = own + text[body[0].lineno - 1 : body[0].end_lineno]
    return "\n".join(own)


def part(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, text: list[str]) -> str:
    return "\n".join(text[node.lineno - 1 : node.end_lineno])


def refusal_rules(path: Path) -> dict[str, str]:
    """The rule of every refusal that the game declares by name."""
    if not path.is_file():
        return {}
    found: dict[str, str] = {}
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.AnnAssign):
            target: ast.expr = statement.target
        elif isinstance(statement, ast.Assign):
            target = statement.targets[0]
        else:
            continue
        ids = RULE_ID.findall(ast.unparse(statement.value)) if statement.value is not None else []
        if isinstance(target, ast.Name) and ids:
            found[target.id] = ids[0]
    return found
