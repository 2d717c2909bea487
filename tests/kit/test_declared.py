"""The fields of a position are declared once, in state.toml; everything else follows from it."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

import farport
from farport.kernel import State
from farport.kit.declared import Declaration, DeclarationError, forgetful, slots

GAMES = Path(__file__).parents[2] / "src" / "farport" / "games"
FOLDERS = sorted(path.parent for path in GAMES.glob("*/state.toml"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_written_code_is_what_the_declaration_says(folder: Path) -> None:
    assert (folder / "slots.py").read_text(encoding="utf-8") == slots(folder), "run: make generate"


def differing(one: State, other: State, fields: list[str]) -> list[str]:
    return [name for name in fields if repr(getattr(one, name)) != repr(getattr(other, name))]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_field_is_copied_dumped_and_restored(folder: Path) -> None:
    """Also what dump.py and restore.py write and read by hand, and what they work out from the rest."""
    game = farport.game(folder.name.replace("_", "-"))
    fields = [field.name for field in Declaration(folder / "state.toml").fields]
    choice = random.Random(4)
    state = game.new(game.seats[-1], 4)
    for step in range(400):
        if step % 20 == 0:
            assert differing(state, state.copy(), fields) == [], "the copy differs"
            assert differing(state, game.load(state.dump()), fields) == [], "forgotten in dump.py or restore.py"
        if state.result is not None:
            break
        if state.to_move:
            seat = choice.choice(state.to_move)
            state.play(seat, choice.choice(state.legal(seat)))
        elif state.next_due is not None:
            state.advance(state.next_due)


def test_a_copy_shares_no_list_that_is_changed_in_place() -> None:
    """What a declaration calls shared or lent is the very list of the original; every other list is a new one."""
    for folder in FOLDERS:
        game = farport.game(folder.name.replace("_", "-"))
        state = game.new(game.seats[0], 1)
        twin = state.copy()
        for field in Declaration(folder / "state.toml").fields:
            if field.shape != "one":
                same = getattr(state, field.name) is getattr(twin, field.name)
                assert same == (field.shared or field.lent), field.name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_nobody_writes_into_a_list_that_may_be_lent(folder: Path) -> None:
    assert forgetful(folder) == [], "rules write into position.own_NAME()"


def test_who_writes_into_a_lent_list_is_found(tmp_path: Path) -> None:
    (tmp_path / "state.toml").write_text("[harbour]\nfish = { lists = 2, lent = true }\nberth = { each = 2 }\n")
    (tmp_path / "rules.py").write_text(
        "position.fish[0].append(3)\n"
        "position.fish[1] = []\n"
        "position.fish[0][1] += 1\n"
        "del position.fish[0][0]\n"
        "position.berth[0], position.fish[0] = 1, [2]\n"
        "position.own_fish()[0].append(3)\n"
        "position.berth[0] = position.fish[0].count(3)\n"
    )
    assert sorted(forgetful(tmp_path)) == [f"rules.py:{line}: fish" for line in (1, 2, 3, 4, 5)]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_lending_changes_nothing(folder: Path) -> None:
    """A position that is copied before every step goes on as one that never is, and every copy stays as it was."""
    game = farport.game(folder.name.replace("_", "-"))
    fields = [field.name for field in Declaration(folder / "state.toml").fields if field.kind != "type"]
    choice = random.Random(7)
    alone, lender = game.new(game.seats[-1], 7), game.new(game.seats[-1], 7)
    for _ in range(150):
        twin = lender.copy()
        before = [repr(getattr(twin, name)) for name in fields]
        if alone.to_move:
            seat = choice.choice(alone.to_move)
            action = choice.choice(alone.legal(seat))
            alone.play(seat, action)
            lender.play(seat, action)
        elif alone.next_due is not None:
            lender.advance(alone.next_due)
            alone.advance(alone.next_due)
        assert [repr(getattr(twin, name)) for name in fields] == before
        assert differing(alone, lender, fields) == []


def test_to_put_what_is_there_takes_no_list() -> None:
    for folder in FOLDERS:
        game = farport.game(folder.name.replace("_", "-"))
        for name in [field.name for field in Declaration(folder / "state.toml").fields if field.put]:
            state = game.new(game.seats[0], 1)
            twin = state.copy()
            lent = getattr(twin, name)
            put = getattr(twin, f"put_{name}")
            put(0, lent[0])
            assert getattr(twin, name) is lent
            put(0, lent[0] + 1)
            assert getattr(twin, name)[0] == lent[0] + 1
            assert getattr(state, name) is lent


def test_what_is_kept_never_changes() -> None:
    for folder in FOLDERS:
        game = farport.game(folder.name.replace("_", "-"))
        for name in [field.name for field in Declaration(folder / "state.toml").fields if field.kept]:
            state = game.new(game.seats[0], 1)
            kept = getattr(state, f"keep_{name}")()
            before = repr(kept)
            own = getattr(state, f"own_{name}")()
            own[0] = own[0] + ([1] if isinstance(own[0], list) else 1)
            assert repr(kept) == before
            assert getattr(state, name) is not kept


def test_only_lists_are_lent(tmp_path: Path) -> None:
    (tmp_path / "state.toml").write_text("[harbour]\ntide = { lent = true }\n")
    with pytest.raises(DeclarationError, match="harbour: tide: only lists are lent"):
        Declaration(tmp_path / "state.toml")
    (tmp_path / "state.toml").write_text('[harbour]\ntide = { each = "seats", put = true }\n')
    with pytest.raises(DeclarationError, match="harbour: tide: put is for lists of numbers that are lent"):
        Declaration(tmp_path / "state.toml")
    (tmp_path / "state.toml").write_text('[harbour]\ntide = { each = "seats", kept = true }\n')
    with pytest.raises(DeclarationError, match="harbour: tide: only what is lent can be kept"):
        Declaration(tmp_path / "state.toml")


SKIFFS = """
uses = ["vocabulary"]

[names]
seats = "terms.seats"

[the_harbour]
berth = { each = "seats", start = "NONE", low = "NONE", high = "seats - 1", note = "whose skiff lies there" }
weather = { words = "WEATHER", start = "CALM" }

[the_crews]
fish = { lists = "seats", low = 1, high = 9, note = "the catch of each seat, in the order of catching" }
ashore = { each = "seats", flag = true }
"""
SKIFFS_STATE = """
from skiffs.slots import Slots

class Position(Slots):
    def copy(self):
        twin = Position(self.terms, self.rng.copy())
        self.copy_fields(twin)
        return twin
"""


def test_a_game_of_another_package_declares_its_fields_too(tmp_path: Path) -> None:
    """Written by the command that its author types, then copied, dumped and restored."""
    folder = tmp_path / "skiffs"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "terms.py").write_text("class Terms:\n    seats = 3\n")
    (folder / "vocabulary.py").write_text('NONE = -1\nWEATHER = ("calm", "storm")\nCALM = 0\n')
    (folder / "state.toml").write_text(SKIFFS)
    (folder / "state.py").write_text(SKIFFS_STATE)
    subprocess.run([sys.executable, "-m", "farport.kit.declared", str(folder)], check=True)
    tried = subprocess.run(
        [sys.executable, "-c", SKIFFS_TRIED], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert tried.returncode == 0, tried.stderr


SKIFFS_TRIED = """
import sys
sys.path.insert(0, ".")
from farport.kernel import DataError, Rng, Table
from skiffs.state import Position
from skiffs.terms import Terms

Position.__abstractmethods__ = frozenset()  # only the fields are tried here
state = Position(Terms(), Rng(1))
state.clear_fields()
assert (state.berth, state.weather, state.fish, state.ashore) == ([-1] * 3, 0, [[], [], []], [False] * 3)
state.fish[1].append(4)
state.weather = 1
twin = state.copy()
twin.fish[1].append(9)
assert state.fish[1] == [4], "a copy shares nothing that changes"
data = state.dump_fields()
assert data == {"berth": [-1] * 3, "weather": "storm", "fish": [[], [4], []], "ashore": [False] * 3}
again = Position(Terms(), Rng(1))
again.restore_fields(Table(data, "state"))
assert again.dump_fields() == data
try:
    again.restore_fields(Table({**data, "fish": [[], [10], []]}, "state"))
except DataError as error:
    assert "fish" in str(error), error
else:
    raise AssertionError("a fish of 10 was restored")
"""


def declared(folder: Path, text: str) -> Declaration:
    (folder / "state.toml").write_text(text, encoding="utf-8")
    return Declaration(folder / "state.toml")


def test_a_typing_mistake_is_named(tmp_path: Path) -> None:
    with pytest.raises(DeclarationError, match=r"state.toml: board: mine: unknown key hihg; the keys are: choices, "):
        declared(tmp_path, "[board]\nmine = { low = 0, hihg = 3 }\n")
    with pytest.raises(DeclarationError, match="NOWHERE stands in none of the modules it uses"):
        declared(tmp_path, '[board]\nmine = { start = "NOWHERE" }\n').source()


def test_the_command_answers_a_mistake_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "state.toml").write_text("[board]\nmine = { low = 0, hihg = 3 }\n", encoding="utf-8")
    command = [sys.executable, "-m", "farport.kit.declared", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "unknown key hihg" in done.stderr
    assert not (tmp_path / "slots.py").exists()
