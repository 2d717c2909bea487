"""Mutation testing of a toy: a weak test leaves a survivor that names its rule, a good one kills it."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

from farport.cli.mutation import Fault, Function, Mutation
from tests.example_game import ROOT
from tools.mutation.__main__ import command
from tools.mutation.attribution import Attribution
from tools.mutation.judge import read
from tools.mutation.mutants import Judged, functions_in, mutants_of, rules_files
from tools.mutation.subject import Subject, subjects

RULES = '''
"""The rules of a toy freighter."""

from toy import refusals


def refusal(cargo: int, limit: int) -> str | None:
    """What forbids the start."""
    if cargo > limit:
        return refusals.TOO_HEAVY
    return None


def points(cubes: int) -> int:
    """TOY-2: two for a cube, at most ten."""
    return min(cubes * 2, 10)


def fares() -> list[int]:
    """TOY-3: worked out when the game is imported."""
    return [3 * zone for zone in range(4)]


def refuel(tank: list[int]) -> None:
    """TOY-4: until it is full."""
    while tank[0] < 5:
        tank[0] += 1


FARES = fares()
'''

REFUSALS = 'TOO_HEAVY = ("TOY-1", "Too heavy.")\n'

WEAK = """
import pytest
from toy import refusals, scoring


@pytest.mark.rule("TOY-1")
def test_a_heavy_ship_stays():
    assert scoring.refusal(9, 5) == refusals.TOO_HEAVY
    assert scoring.refusal(1, 5) is None


@pytest.mark.rule("TOY-2")
def test_points():
    assert [scoring.points(cubes) for cubes in (0, 3, 9)] == [0, 6, 10]


@pytest.mark.rule("TOY-3")
def test_fares():
    assert scoring.FARES == [0, 3, 6, 9]


@pytest.mark.rule("TOY-4")
def test_a_tank_is_filled():
    tank = [2]
    scoring.refuel(tank)
    assert tank == [5]
"""

GOOD = """

@pytest.mark.rule("TOY-1")
def test_what_just_fits_may_start():
    assert scoring.refusal(5, 5) is None
"""

BOUNDARY = "scoring:refusal: boundary: cargo > limit -> cargo >= limit"

JUDGE = """
import json, sys
from pathlib import Path
from tools.mutation.judge import Judgement
from tools.mutation.subject import Subject

here = Path.cwd()
sys.path.insert(0, str(here))
rules = ("TOY-1", "TOY-2", "TOY-3", "TOY-4")
subject = Subject("toy", "toy", here / "toy", here / "tests", rules, here / "toy.toml", here / "work")
judgement = Judgement.of(subject, sys.argv[1])
judgement.run(workers=2, save=sys.argv[2] == "save")
print(json.dumps({
    "due": len(judgement.due),
    "killed": [verdict.mutant.id for verdict in judgement.verdicts if verdict.killed],
    "survived": {verdict.mutant.id: verdict.reached for verdict in judgement.verdicts if not verdict.killed},
    "new": [mutant.id for mutant in judgement.news()],
    "broken": judgement.broken,
}))
"""


def make_toy(folder: Path) -> Path:
    for name, text in {
        "toy/__init__.py": "from toy import scoring\n",
        "toy/refusals.py": REFUSALS,
        "toy/scoring.py": RULES,
        "tests/test_toy.py": WEAK,
        "pytest.ini": "[pytest]\nmarkers = rule(id): a rule\n",
    }.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return folder


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    return make_toy(tmp_path)


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Any]:
    """The toy after its first judgement, and what was found."""
    folder = make_toy(tmp_path_factory.mktemp("judged"))
    return folder, judge(folder)


@pytest.fixture
def judged(first: tuple[Path, Any], tmp_path: Path) -> Path:
    """A judged toy to go on with."""
    return shutil.copytree(first[0], tmp_path, dirs_exist_ok=True)


def subject_of(folder: Path) -> Subject:
    rules = ("TOY-1", "TOY-2", "TOY-3", "TOY-4")
    return Subject("toy", "toy", folder / "toy", folder / "tests", rules, folder / "toy.toml", folder / "work")


def judge(folder: Path, which: str = "due", save: str = "save") -> Any:
    """In a process of its own, as always: a judge imports what it judges."""
    places = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-c", JUDGE, which, save]
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, "PYTHONPATH": places}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def functions(folder: Path) -> list[Judged]:
    return functions_in(folder / "toy" / "scoring.py", folder / "toy", "toy")


# ---------------------------------------------------------------------- judging


def test_a_weak_test_leaves_a_survivor_that_names_its_rule(first: tuple[Path, Any]) -> None:
    folder, found = first
    assert found["survived"] == {BOUNDARY: True}
    kept = Mutation.read(folder / "toy.toml", "toy")
    assert kept.tally("TOY-1").survived == [BOUNDARY]
    assert [kept.tally(f"TOY-{rule}").survived for rule in (2, 3, 4)] == [[], [], []]
    assert all(kept.tally(f"TOY-{rule}").killed for rule in (1, 2, 3, 4))


def test_a_good_test_kills_it_and_only_the_survivors_are_judged_again(judged: Path) -> None:
    with (judged / "tests" / "test_toy.py").open("a") as file:
        file.write(GOOD)
    assert judge(judged)["due"] == 0
    again = judge(judged, "survivors")
    assert (again["due"], again["killed"]) == (1, [BOUNDARY])
    assert Mutation.read(judged / "toy.toml", "toy").tally("TOY-1").survived == []


def test_where_no_test_comes_everything_survives(toy: Path) -> None:
    (toy / "tests" / "test_toy.py").write_text(WEAK.partition('@pytest.mark.rule("TOY-2")')[0])
    survived = judge(toy)["survived"]
    assert survived["scoring:points: extreme: min(cubes * 2, 10) -> max(cubes * 2, 10)"] is False


def test_what_runs_while_the_game_is_imported_is_imported_anew(first: tuple[Path, Any]) -> None:
    assert "scoring:fares: constant: 3 -> 4" in first[1]["killed"]


def test_a_fault_that_never_ends_is_noticed(first: tuple[Path, Any]) -> None:
    assert "scoring:refuel: dropped: tank[0] += 1 -> nothing" in first[1]["killed"]


def test_a_changed_function_is_judged_and_its_new_survivors_are_told(judged: Path) -> None:
    path = judged / "toy" / "scoring.py"
    path.write_text(path.read_text().replace("if cargo > limit:", "if cargo > limit or limit == 77:"))
    found = judge(judged, save="keep nothing")
    assert found["due"] == len([mutant for f in functions(judged) for mutant in mutants_of(f) if "refusal" in f.name])
    # The boundary is known of old, though its name says the same of another line.
    assert found["new"] == ["scoring:refusal: forgotten: limit == 77 -> False"]
    assert judge(judged, save="keep nothing")["new"] == found["new"]


def test_a_test_that_fails_by_itself_is_told_and_tells_nothing(toy: Path) -> None:
    (toy / "tests" / "test_toy.py").write_text(WEAK.replace("== [5]", "== [6]"))
    found = judge(toy)
    assert [test.rpartition("::")[2] for test in found["broken"]] == ["test_a_tank_is_filled"]
    assert "scoring:refuel: dropped: tank[0] += 1 -> nothing" in found["survived"]


def test_tests_that_cannot_be_collected_are_said(toy: Path) -> None:
    (toy / "tests" / "test_toy.py").write_text("import nothing_of_that_name\n")
    with pytest.raises(AssertionError, match="could not be measured"):
        judge(toy)


# ---------------------------------------------------------------------- which games


NOTHING_DUE = """
import sys
from tools.mutation.__main__ import chosen
from tools.mutation.judge import Judgement

for subject in chosen([]):
    Judgement.of(subject, only="no function of that name").run(workers=1, save=False)
print([name for name in ("pytest", "hypothesis", "coverage", "farport.games") if name in sys.modules])
"""


def test_where_nothing_is_due_neither_games_nor_tests_are_imported() -> None:
    """It is asked before every commit. And a game that is imported already would hide what runs while it is."""
    done = subprocess.run(
        [sys.executable, "-c", NOTHING_DUE], cwd=ROOT, capture_output=True, text=True, check=False
    )  # fmt: skip
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_each_of_several_games_is_judged_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    def start(words: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        started.append(words[words.index("run") :])
        return subprocess.CompletedProcess(words, len(started))

    monkeypatch.setattr(subprocess, "run", start)
    monkeypatch.setattr(sys, "argv", ["mutation", "run", "duck-dealer", "--all", "space-paper", "--seconds", "1"])
    with pytest.raises(SystemExit) as end:
        command(sys.argv[1:])
    assert started == [["run", game, "--all", "--seconds", "1"] for game in ("duck-dealer", "space-paper")]
    assert end.value.code == 2, "the worst of them"


def test_a_game_that_is_none_is_refused() -> None:
    with pytest.raises(LookupError, match="there is no game chess; the games are duck-dealer, forgotten-planet"):
        subjects(["chess"])


# ---------------------------------------------------------------------- what is kept


def test_a_function_that_moved_keeps_its_result(toy: Path) -> None:
    (points,) = [function for function in functions(toy) if function.name.endswith("points")]
    kept = Function("old_place:score", points.source, 3, faults=[Fault("a -> b", (), reason="the same")])
    (toy / "toy.toml").write_text(Mutation("toy", {kept.name: kept}).text())
    result = read(subject_of(toy), functions(toy))
    assert list(result.functions) == ["scoring:points"]
    assert result.functions["scoring:points"].equivalents == kept.equivalents


def test_a_function_in_which_nothing_can_be_mistaken_any_more_has_no_result(judged: Path) -> None:
    path = judged / "toy" / "scoring.py"
    path.write_text(path.read_text().replace("return min(cubes * 2, 10)", "return cubes"))
    judge(judged)
    assert "scoring:points" not in Mutation.read(judged / "toy.toml", "toy").functions
    assert judge(judged, "survivors", save="keep nothing")["due"] == 1


def test_a_result_is_read_as_it_was_written(tmp_path: Path) -> None:
    faults = [Fault('dropped: x["a"] -> nothing', ("TOY-1", "TOY-2"), reached=False), Fault("…", (), reason='"so"')]
    result = Mutation("toy", {"a:b": Function("a:b", "12", 5, {"TOY-1": 2, "none": 1}, faults)})
    path = tmp_path / "toy.toml"
    path.write_text(result.text())
    assert Mutation.read(path, "toy") == result
    assert result.tally("TOY-2").survived == ['a:b: dropped: x["a"] -> nothing']
    assert (result.tally("none").survived, result.tally("none").equivalent) == ([], 1)


def test_every_kept_result_is_of_functions_that_are_there() -> None:
    """Their code may have changed since, which the next run sees; a name that nothing has any more is left over."""
    for subject in subjects([]):
        known = Mutation.read(subject.results, subject.id).functions
        there = {
            function.name
            for path in rules_files(subject.folder)
            for function in functions_in(path, subject.folder, subject.package)
        }
        assert len(set(known) - there) <= len(known) // 10, f"make mutation ARGS='run {subject.id}' finds them again"


# ---------------------------------------------------------------------- the faults


@pytest.mark.parametrize(
    ("code", "names"),
    [
        (
            "if a < b:\n    c.d = 1",
            ["condition: a < b -> True", "condition: a < b -> False", "boundary: a < b -> a <= b"],
        ),
        ("if a and not b:\n    return", ["forgotten: a -> True", "forgotten: not b -> True"]),
        ("if a or b == 1:\n    return", ["forgotten: a -> False", "forgotten: b == 1 -> False"]),
        ("while a:\n    b.pop()", ["condition: a -> False", "dropped: b.pop() -> nothing"]),
        ("a.b -= 1", ["dropped: a.b -= 1 -> nothing", "constant: 1 -> 2"]),
        ("a.append(b)", ["dropped: a.append(b) -> nothing"]),
        ("a.b = c", ["dropped: a.b = c -> nothing"]),
        ("a = b + c * d // e", ["arithmetic: b + c * d // e -> b - c * d // e", "arithmetic: c * d // e -> c * d * e"]),
        ("a = max(b, c)", ["extreme: max(b, c) -> min(b, c)"]),
        ("a = b == c", ["negated: b == c -> b != c"]),
        ("a = not b", ["negated: not b -> b"]),
        ("a = [b for b in c if b > 2]", ["condition: b > 2 -> True", "boundary: b > 2 -> b >= 2"]),
        ("a = b if c else d", ["condition: c -> True", "condition: c -> False"]),
        ("for a in b:\n    continue", ["dropped: continue -> nothing"]),
        ("a(True)", ["constant: True -> False"]),
    ],
)
def test_what_is_planted(code: str, names: list[str], tmp_path: Path) -> None:
    found = planted(code, tmp_path)
    assert set(names) <= set(found)


@pytest.mark.parametrize(
    "code",
    ["state.say('built', seat, {'cost': 1 + 2})", "raise ValueError(1 + 2)", "assert a > 1", "a = b", "a = f'{b + 1}'"],
)
def test_words_and_the_functions_own_names_are_left_alone(code: str, tmp_path: Path) -> None:
    assert planted(code, tmp_path) == []


@pytest.mark.parametrize(
    ("returns", "code", "names"),
    [
        (
            "bool",
            "return a > b",
            ["condition: a > b -> True", "condition: a > b -> False", "boundary: a > b -> a >= b"],
        ),
        ("bool", "return True", ["condition: True -> False"]),
        ("Refusal | None", "return refused(a)", ["returned: refused(a) -> None"]),
        ("int", "return a", []),
    ],
)
def test_what_is_returned(returns: str, code: str, names: list[str], tmp_path: Path) -> None:
    assert planted(code, tmp_path, returns) == names


def test_of_two_that_read_the_same_each_has_a_number(tmp_path: Path) -> None:
    assert planted("a.b = 0\na.c = 0", tmp_path)[1::2] == ["constant: 0 -> 1", "constant: 0 -> 1 #2"]


def planted(code: str, tmp_path: Path, returns: str = "None") -> list[str]:
    path = tmp_path / "scoring.py"
    path.write_text(f"def rule(a, b) -> {returns}:\n" + textwrap.indent(code, "    ") + "\n")
    (function,) = functions_in(path, tmp_path, "toy")
    mutants = mutants_of(function)
    sound = ast.unparse(function.node)
    for mutant in mutants:
        mutant.planted()
        assert mutant.source() != sound
    assert ast.unparse(function.node) == sound
    return [mutant.name for mutant in mutants]


def test_formatting_comments_and_docstrings_leave_a_fingerprint_alone(tmp_path: Path) -> None:
    path = tmp_path / "scoring.py"
    prints = []
    for text in (
        "def rule(a):\n    return a+1",
        'def rule(a):\n    """It is so."""\n    # because\n    return (a + 1)',
        "def rule(a):\n    return a + 2",
    ):
        path.write_text(text)
        prints.append(functions_in(path, tmp_path, "toy")[0].source)
    assert prints[0] == prints[1] != prints[2]


# ---------------------------------------------------------------------- which rule it is about

PLACES = '''
"""The module is about TOY-4."""


class Load:
    """Load cargo (TOY-3)."""

    def refusal(self, state):
        if state.over:
            return refusals.TOO_HEAVY
        # TOY-2: a comment above
        state.a -= 1
        state.b -= 1

    def effect(self, state):
        state.c -= 1


def alone(state):
    state.d -= 1
    if state.e:  # TOY-1
        state.f -= 1


def ranged(state):
    """TOY-1 to TOY-3, all of them."""
    state.g -= 1
'''


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("state.over", ["TOY-1"]),  # by its refusal
        ("state.a", ["TOY-2"]),  # the comment above
        ("state.b", ["TOY-2", "TOY-1"]),  # what its function names
        ("state.c", ["TOY-3"]),  # its class
        ("state.d", ["TOY-1"]),  # its function
        ("state.f", ["TOY-1"]),  # the condition around it
        ("state.g", ["TOY-1", "TOY-3", "TOY-2"]),
    ],
)
def test_the_nearest_ids_count(text: str, rules: list[str], toy: Path) -> None:
    path = toy / "toy" / "scoring.py"
    path.write_text(PLACES)
    attribution = Attribution(subject_of(toy))
    mutants = [mutant for function in functions(toy) for mutant in mutants_of(function) if text in mutant.name]
    assert mutants
    assert all(attribution.rules_of(mutant) == rules for mutant in mutants)
