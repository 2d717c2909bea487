"""What is installed is found by its entry points; a broken package is named and left out, and harms nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

import farport
from farport.kernel import PluginWarning, registry
from tests.packages import on_path, write_package

OWN = ["duck-dealer", "forgotten-planet", "space-dealer", "space-paper"]
GAME = """
    from tests.toys import ToyGame

    class Other(ToyGame):
        def __init__(self):
            super().__init__()
            self.id = "other"

    GAME = Other()
"""


def ids() -> list[str]:
    return [game.id for game in farport.games()]


def test_a_game_of_another_package_is_found_and_gone_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_package(tmp_path, "other-game", {registry.GAMES: {"other": "other_game:GAME"}}, {"other_game.py": GAME})
    with on_path(tmp_path, monkeypatch):
        assert ids() == sorted([*OWN, "other"])
        assert farport.game("other").title == "Toy"
        assert registry.package_of("other") == "other-game"
        assert registry.broken() == []
    assert ids() == OWN
    with pytest.raises(farport.UnknownGameError, match="there is no game 'other'; installed are: duck-dealer, "):
        farport.game("other")


BROKEN = {
    "raises": ("raise RuntimeError('no luck')", "RuntimeError: no luck"),
    "leaves": ("import sys; sys.exit(3)", "SystemExit: 3"),
    "lacks": ("import a_module_that_is_not_there", "ModuleNotFoundError: No module named 'a_module_that_is_not_there'"),
    "typo": ("def GAME(: pass", "SyntaxError"),
    "nothing": ("", "AttributeError"),
    "text": ("GAME = 'chess'", "'chess' is not a farport.Game"),
    "name": (GAME.replace('"other"', '"name-of-another"'), "its id is 'name-of-another', and it is registered as "),
    "title": (GAME.replace("self.id = ", "self.title = ''; self.id = "), "it has no title"),
    "seats": (GAME.replace("self.id = ", "self.seats = range(0); self.id = "), "has no table for anybody"),
    "version": (GAME.replace("self.id = ", "self.rules_version = 9; self.id = "), "9 is not among its versions"),
    "minutes": (
        GAME.replace("self.id = ", "self.minutes = (1,); self.id = "),
        "expected",
    ),  # the compiled build says it at once, and otherwise
    "facts": (GAME.replace("self.id = ", "self.facts = None; self.id = "), "Error"),
    "options": (GAME.replace("self.id = ", "self.options = [3]; self.id = "), "Error"),
    "raising": (
        GAME.replace(
            "        def __init__", "        def has_version(self, version): return 1 / 0\n        def __init__"
        ),
        "ZeroDivisionError",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_game_is_named_and_left_out(case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, reason = BROKEN[case]
    write_package(tmp_path, "bad-luck", {registry.GAMES: {"other": "bad_luck:GAME"}}, {"bad_luck.py": code})
    with on_path(tmp_path, monkeypatch):
        with pytest.warns(PluginWarning, match="the game other of the package bad-luck is left out: "):
            assert ids() == OWN
        (broken,) = registry.broken()
        assert reason in broken.reason
        with pytest.raises(farport.UnknownGameError, match="the game other of the package bad-luck is left out"):
            farport.game("other")
        assert farport.game("duck-dealer").id == "duck-dealer"


def test_a_game_that_takes_a_name_of_ours_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = farport.game("duck-dealer")
    code = GAME.replace('"other"', '"duck-dealer"')
    write_package(tmp_path, "a-thief", {registry.GAMES: {"duck-dealer": "a_thief:GAME"}}, {"a_thief.py": code})
    with on_path(tmp_path, monkeypatch):
        with pytest.warns(PluginWarning, match="duck-dealer of the package a-thief is left out: another package has"):
            assert ids() == OWN
        assert farport.game("duck-dealer") is own


def test_of_two_packages_with_one_name_the_first_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one-game", "two-game"):
        module = name.replace("-", "_")
        write_package(tmp_path, name, {registry.GAMES: {"other": f"{module}:GAME"}}, {f"{module}.py": GAME})
    with on_path(tmp_path, monkeypatch):
        with pytest.warns(PluginWarning, match="the game other of the package two-game is left out"):
            assert "other" in ids()
        assert type(farport.game("other")).__module__ == "one_game"


@pytest.mark.parametrize("without", OWN)
def test_a_game_may_be_left_out_on_purpose(without: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.WITHOUT, without)
    registry.refresh()
    assert ids() == [id for id in OWN if id != without]
    assert registry.broken() == []
    with pytest.raises(farport.UnknownGameError, match=f"there is no game '{without}'"):
        farport.game(without)
    monkeypatch.undo()
    registry.refresh()
    assert ids() == OWN


def test_all_games_may_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.WITHOUT, " , ".join(OWN))
    registry.refresh()
    assert ids() == []
    with pytest.raises(farport.UnknownGameError, match="installed are: none"):
        farport.game("duck-dealer")
    monkeypatch.undo()
    registry.refresh()


# ---------------------------------------------------------------------- boards


def test_a_broken_board_leaves_its_game_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    points = {registry.GAMES: {"other": "other_game:GAME"}, registry.BOARDS: {"other": "other_game:BOARD"}}
    code = GAME + "    from farport import Board\n    BOARD = Board(module='gone.js')\n"
    write_package(tmp_path, "other-game", points, {"other_game.py": code})
    with on_path(tmp_path, monkeypatch):
        assert "other" in ids()
        with pytest.warns(PluginWarning, match="the board other of the package other-game is left out: module: "):
            assert registry.board("other") is None
