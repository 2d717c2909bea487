"""Which rules have code and tests: rule ids in a game's source, the marks of its tests, and whether these bite."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from farport.cli.mutation import NO_RULE, Mutation, Tally
from farport.kernel import FarportError, Game, Rule
from farport.kernel.registry import GAMES

RULE_ID: Final = re.compile(r"\b[A-Z]+-[A-Z]*\d+[a-z]?\b")


class Traced:
    """A rule, the places in the source that name it (file:line), the tests that claim it (file::test), and what became
    of the faults that were planted there (None: nobody has planted any in this game)."""

    __slots__ = ("code", "mutants", "rule", "tests")

    def __init__(self, rule: Rule, code: list[str], tests: list[str], mutants: Tally | None = None) -> None:
        self.rule = rule
        self.code = code
        self.tests = tests
        self.mutants = mutants

    @property
    def complete(self) -> bool:
        return bool(self.code and self.tests) and (self.mutants is None or not self.mutants.survived)

    def data(self) -> dict[str, object]:
        return {
            "id": self.rule.id,
            "title": self.rule.title,
            "provenance": list(self.rule.provenance),
            "code": self.code,
            "tests": self.tests,
            "mutants": None if self.mutants is None else self.mutants.data(),
        }


def traced(game: Game, tests: Path | None = None) -> list[Traced]:
    """Every rule of the game with its places. Tests are looked for in the checkout that the game's package lies in."""
    source = source_of(game)
    checkout = checkout_of(source)
    folder = tests_of(game, tests)
    code = places_in_code(source, checkout or source.parent)
    claims = places_in_tests(folder, checkout or folder) if folder is not None else {}
    found = mutation_of(game, tests)
    return [
        Traced(rule, code.get(rule.id, []), claims.get(rule.id, []), found.tally(rule.id) if found.functions else None)
        for rule in game.rules
    ]


def strays(game: Game, tests: Path | None = None) -> list[str]:
    """Planted faults that no test notices and near which no rule stands."""
    return mutation_of(game, tests).tally(NO_RULE).survived


def mutation_of(game: Game, tests: Path | None) -> Mutation:
    """What mutation testing found of the game; nothing, where it was never done."""
    folder = tests_of(game, tests)
    return (
        Mutation(game.id)
        if folder is None
        else Mutation.read(folder / "records" / "mutation" / f"{game.id}.toml", game.id)
    )


def tests_of(game: Game, tests: Path | None) -> Path | None:
    """The folder that was given, or that of the checkout."""
    if tests is not None and not tests.is_dir():
        raise FarportError(f"{tests}: there is no such folder")
    checkout = checkout_of(source_of(game))
    return checkout / "tests" if tests is None and checkout is not None else tests


def source_of(game: Game) -> Path:
    """The folder of the package in which the game is registered (of a single module: its file)."""
    for point in entry_points(group=GAMES, name=game.id):
        spec = find_spec(point.module)
        if spec is not None and spec.submodule_search_locations:
            return Path(next(iter(spec.submodule_search_locations)))
        if spec is not None and spec.origin is not None:
            return Path(spec.origin)
    raise FarportError(f"the source of {game.id} is not to be found; is it installed?")


def checkout_of(source: Path) -> Path | None:
    """The nearest folder above with a pyproject.toml and tests; None for an installed package."""
    for folder in source.resolve().parents:
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder
    return None


def places_in_code(source: Path, root: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in python_files(source):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for id in dict.fromkeys(RULE_ID.findall(line)):
                found.setdefault(id, []).append(f"{shown_path(path, root)}:{number}")
    return found


def places_in_tests(folder: Path, root: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in python_files(folder):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except SyntaxError as error:
            raise FarportError(f"{path}: line {error.lineno} is not Python, so its tests cannot be read") from None
        for name, id in claims(tree):
            found.setdefault(id, []).append(f"{shown_path(path, root)}::{name}")
    return found


def claims(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """(test, rule id) for every `@pytest.mark.rule(…)` on a test, on its class, or for the whole module."""
    everywhere = [
        id
        for node in tree.body
        if isinstance(node, ast.Assign)
        and any(isinstance(to, ast.Name) and to.id == "pytestmark" for to in node.targets)
        for id in marked(node.value)
    ]
    yield from claims_in(tree.body, "", everywhere)


def claims_in(body: list[ast.stmt], prefix: str, inherited: list[str]) -> Iterator[tuple[str, str]]:
    for node in body:
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            continue
        ids = inherited + [id for decorator in node.decorator_list for id in marked(decorator)]
        if isinstance(node, ast.ClassDef):
            yield from claims_in(node.body, f"{prefix}{node.name}::", ids)
        elif node.name.startswith("test"):
            for id in dict.fromkeys(ids):
                yield f"{prefix}{node.name}", id


def marked(expression: ast.expr) -> Iterator[str]:
    """The ids in every `….mark.rule("FP-30", …)` within the expression, also in the marks of a pytest.param."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def python_files(place: Path) -> list[Path]:
    return [place] if place.is_file() else sorted(place.rglob("*.py"))


def shown_path(path: Path, root: Path) -> str:
    path, root = path.resolve(), root.resolve()
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)
