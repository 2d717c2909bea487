"""The fields of a position are declared once, in state.toml; everything else follows from it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import farport
from farport.kernel import State
from farport.kit.declared import Declaration, DeclarationError, slots

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
    """What a declaration calls shared is the very list of the original; every other list is a new one."""
    for folder in FOLDERS:
        game = farport.game(folder.name.replace("_", "-"))
        state = game.new(game.seats[0], 1)
        twin = state.copy()
        for field in Declaration(folder / "state.toml").fields:
            if field.shape != "one":
                assert (getattr(state, field.name) is getattr(twin, field.name)) == field.shared, field.name


def declared(folder: Path, text: str) -> Declaration:
    (folder / "state.toml").write_text(text, encoding="utf-8")
    return Declaration(folder / "state.toml")


def test_a_typing_mistake_is_named(tmp_path: Path) -> None:
    with pytest.raises(DeclarationError, match=r"state.toml: board: mine: unknown key hihg; the keys are: choices, "):
        declared(tmp_path, "[board]\nmine = { low = 0, hihg = 3 }\n")
    with pytest.raises(DeclarationError, match="NOWHERE stands in none of the modules it uses"):
        declared(tmp_path, '[board]\nmine = { start = "NOWHERE" }\n').source()
