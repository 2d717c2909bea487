"""`farport games`, `farport rules` and the trace of the rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from farport.cli.mutation import Fault, Function, Mutation
from tests.cli.conftest import Run
from tests.example_game import EXAMPLE

RULES = ["HL-1", "HL-2", "HL-3", "HL-4", "HL-5", "HL-6", "HL-7"]


def test_farport_alone_serves_and_opens_the_browser(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr("farport.cli.run_server", lambda given, **how: asked.append((given, how)))
    assert run().exit_code == 0
    assert asked == [({}, {"migrate_old": True, "open_browser": True})]


def test_games_shows_seats_facts_and_options(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    for text in ("Heavy Lift", "heavy-lift", "2 to 4 seats", "hidden information, chance", "rush", "HL-7"):
        assert text in result.stdout


def test_games_for_programs(run: Run) -> None:
    (game,) = json.loads(run("games", "heavy-lift", "--json").stdout)
    assert (game["id"], game["seats"], game["actions"]) == ("heavy-lift", [2, 3, 4], ["load", "jettison", "depart"])
    assert game["facts"]["hidden_information"] is True
    assert game["options"][0]["name"] == "rush"


ISLET = """
id = "islet"
seats = 2
area = "defined"
land_tiles = 24
origin = "own"
title = { en = "Islet" }
grid = ["...1..", "......", "..S...", "...S..", "......", "..2..."]
"""


@pytest.mark.parametrize("named", [["forgotten-planet"], []])
def test_the_options_of_a_variant(run: Run, tmp_path: Path, named: list[str]) -> None:
    """Its own maps are among them; without the game, it is the one that the folder changes."""
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "islet.toml").write_text(ISLET)
    (game,) = json.loads(run("games", *named, "--variant", tmp_path, "--json").stdout)
    (scenarios,) = [option["choices"] for option in game["options"] if option["name"] == "scenario"]
    assert "islet" in scenarios
    refused = run("games", "duck-dealer", "--variant", tmp_path)
    assert refused.exit_code == 2


@pytest.mark.parametrize("command", ["games", "rules", "simulate", "play", "check"])
def test_an_unknown_game_is_refused(run: Run, command: str) -> None:
    result = run(command, "heavy-metal")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("farport: there is no game 'heavy-metal'; installed are: ")
    assert result.stderr.count("\n") == 1


def test_the_whole_rulebook(run: Run) -> None:
    result = run("rules", "heavy-lift")
    assert result.exit_code == 0
    assert all(rule in result.stdout for rule in RULES)
    assert "a storm on its way" in result.stdout
    assert [rule["id"] for rule in json.loads(run("rules", "heavy-lift", "--json").stdout)] == RULES


@pytest.mark.parametrize("id", ["HL-6", "hl-6"])
def test_one_rule(run: Run, id: str) -> None:
    result = run("rules", "heavy-lift", id)
    assert result.stdout.startswith("HL-6 Depart")
    assert "HL-5" not in result.stdout
    assert json.loads(run("rules", "heavy-lift", id, "--json").stdout)["provenance"] == ["stated"]


def test_an_unknown_rule_is_refused(run: Run) -> None:
    result = run("rules", "heavy-lift", "HL-99")
    assert result.exit_code == 2
    assert result.stderr == "farport: Heavy Lift has no rule HL-99; its rules are HL-1 to HL-7\n"


def test_rules_of_no_game_is_bad_usage(run: Run) -> None:
    result = run("rules")
    assert result.exit_code == 2
    assert "Which game?" in result.stderr


def test_the_players_rulebook_in_a_language_and_the_law_behind_it(run: Run) -> None:
    """Examples are told in words: both positions, and the moves as the log writes them."""
    french = run("rules", "forgotten-planet", "--lang", "fr").stdout
    for text in ("Exemple : Un mur rend la mine à Ada", "Ada: build_wall 1 S cube=brown", "Après Un mur se dresse"):
        assert text in french.replace("\N{NO-BREAK SPACE}", " ")
    assert "Bram: move 1 D5 is refused [FP-21]" in run("rules", "forgotten-planet").stdout
    law = run("rules", "forgotten-planet", "--spec").stdout
    assert "FP-41 Build wall" in law
    assert "Ada:" not in law


# ---------------------------------------------------------------------- the trace


def test_the_trace_finds_code_and_tests(run: Run) -> None:
    result = run("rules", "heavy-lift", "--trace", "--tests", EXAMPLE / "tests", "--json", "--strict")
    assert result.exit_code == 0
    trace = json.loads(result.stdout)
    assert [list(row) for row in trace] == [["id", "title", "provenance", "code", "tests", "mutants"]] * 7
    depart = trace[5]
    assert (depart["id"], depart["title"]) == ("HL-6", "Depart")
    source = (EXAMPLE / "src" / "heavy_lift" / "actions.py").read_text().splitlines()
    lines = [int(place.rpartition(":")[2]) for place in depart["code"] if "actions.py" in place]
    assert lines
    assert all("HL-6" in source[line - 1] for line in lines)
    (test,) = depart["tests"]
    assert test.endswith("test_heavy_lift.py::test_a_ship_that_is_too_heavy_stays")


def test_the_trace_for_people_has_totals(run: Run) -> None:
    result = run("rules", "heavy-lift", "--trace", "--tests", EXAMPLE / "tests")
    assert "7 rules, 7 with code, 7 with a test." in result.stdout


def test_what_is_missing_is_said_and_fails_only_when_strict(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(MARKS)
    result = run("rules", "heavy-lift", "--trace", "--tests", tmp_path)
    assert result.exit_code == 0
    assert "7 rules, 7 with code, 4 with a test." in result.stdout
    assert run("rules", "heavy-lift", "--trace", "--tests", tmp_path, "--strict").exit_code == 1
    trace = json.loads(run("rules", "heavy-lift", "--trace", "--tests", tmp_path, "--json").stdout)
    assert {row["id"]: [test.rpartition("test_some.py::")[2] for test in row["tests"]] for row in trace} == {
        "HL-1": ["test_marked", "TestClass::test_method", "test_each"],
        "HL-2": ["test_marked"],
        "HL-3": ["TestClass::test_method"],
        "HL-4": ["test_each"],
        "HL-5": [],
        "HL-6": [],
        "HL-7": [],
    }


MARKS = '''
import pytest

pytestmark = pytest.mark.rule("HL-1")

@pytest.mark.rule("HL-2")
def test_marked(): ...

@pytest.mark.rule("HL-3")
class TestClass:
    def test_method(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("HL-4"))])
def test_each(x): ...

@pytest.mark.rule("HL-5")
def not_a_test(): """HL-6"""
'''


@pytest.fixture
def judged(tmp_path: Path) -> Path:
    """Tests that claim every rule, and what mutation testing found: one fault survives near HL-2, one near no rule."""
    marks = ", ".join([f'"{rule}"' for rule in RULES])
    (tmp_path / "test_all.py").write_text(f"import pytest\n\n@pytest.mark.rule({marks})\ndef test_all(): ...\n")
    function = Function("actions:Load.refusal", "0" * 12, 5, {"HL-2": 2})
    function.faults = [
        Fault("boundary: a < b -> a <= b", ("HL-2",)),
        Fault("condition: a -> True", ("HL-3",), reason="a is always true"),
        Fault("dropped: a += 1 -> nothing", ()),
    ]
    path = tmp_path / "records" / "mutation" / "heavy-lift.toml"
    path.parent.mkdir(parents=True)
    path.write_text(Mutation("heavy-lift", {function.name: function}).text())
    return tmp_path


def test_a_rule_whose_faults_survive_has_no_test_whatever_its_name_says(run: Run, judged: Path) -> None:
    result = run("rules", "heavy-lift", "--trace", "--tests", judged)
    assert "2 noticed, 1 survive" in result.stdout
    assert "7 rules, 7 with code, 7 with a test. Planted faults survive in 1 of them." in result.stdout
    assert "1 planted faults near no rule survive." in result.stdout
    trace = json.loads(run("rules", "heavy-lift", "--trace", "--tests", judged, "--json").stdout)
    survivor = "actions:Load.refusal: boundary: a < b -> a <= b"
    assert trace[1]["mutants"] == {"killed": 2, "survived": [survivor], "equivalent": 0}
    assert trace[2]["mutants"] == {"killed": 0, "survived": [], "equivalent": 1}


def test_a_survivor_fails_when_strict(run: Run, judged: Path) -> None:
    arguments = ("rules", "heavy-lift", "--trace", "--tests", judged, "--strict")
    assert run(*arguments).exit_code == 1  # both
    path = judged / "records" / "mutation" / "heavy-lift.toml"
    path.write_text(path.read_text().replace('rules = ["HL-2"]', 'rules = ["HL-2"]\nreason = "b is never a"'))
    assert run(*arguments).exit_code == 1  # the one near no rule
    path.write_text(path.read_text().replace("rules = []", 'rules = []\nreason = "nobody reads a"'))
    assert run(*arguments).exit_code == 0


def test_the_trace_of_one_rule(run: Run) -> None:
    arguments = ("--tests", EXAMPLE / "tests", "--strict")
    for id in ("HL-6", "hl-6"):
        assert "1 rules, 1 with code, 1 with a test." in run("rules", "--trace", "heavy-lift", id, *arguments).stdout
    result = run("rules", "--trace", "heavy-lift", "HL-99", *arguments)
    assert result.exit_code == 2
    assert result.stderr == "farport: Heavy Lift has no rule HL-99; its rules are HL-1 to HL-7\n"


def test_a_folder_of_tests_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    result = run("rules", "heavy-lift", "--trace", "--tests", tmp_path / "nowhere")
    assert result.exit_code == 2
    assert "there is no such folder" in result.stderr


def test_a_test_file_that_is_not_python_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_bad.py").write_text("def (:\n")
    result = run("rules", "heavy-lift", "--trace", "--tests", tmp_path)
    assert result.exit_code == 2
    assert "test_bad.py: line 1 is not Python" in result.stderr
