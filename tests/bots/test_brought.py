"""Bots that a package brings, or that are named by their place in the code, play wherever ours do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from farport import bots
from farport.bots import play_out
from farport.kernel import FarportError, PluginWarning, game, registry
from tests.example_game import run_farport
from tests.packages import on_path, write_package

BOT = """
    class Last:
        \"\"\"Takes the last action of the list.\"\"\"

        def __init__(self, game, seed):
            self.game = game

        def choose(self, sight):
            return sight.legal()[-1]

    class Mute:
        def __init__(self, game, seed):
            pass

    NUMBER = 7
"""
PACKAGE = ("last-bots", {registry.BOTS: {"last": "last_bots:Last", "greedy": "last_bots:Last"}}, {"last_bots.py": BOT})


def test_a_bot_of_a_package_plays_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_package(tmp_path, *PACKAGE)
    with on_path(tmp_path, monkeypatch):
        assert bots.names()[-1] == "last"
        played = play_out(game("duck-dealer"), 2, 7, bots=["last", "greedy"])
        assert played.result is not None
        assert type(bots.make("greedy", game("duck-dealer"), 1)).__module__ == "farport.bots.greedy", "ours stays ours"
    with pytest.raises(FarportError, match="there is no bot 'last'"):
        bots.known("last")


def test_a_bot_is_named_by_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_package(tmp_path, *PACKAGE)
    with on_path(tmp_path, monkeypatch):
        bots.known("last_bots:Last")
        assert play_out(game("duck-dealer"), 2, 7, bots=["last_bots:Last"]).result is not None
        with pytest.raises(FarportError, match=r"what it makes has no method choose\(sight\)"):
            bots.make("last_bots:Mute", game("duck-dealer"), 1)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere:Bot", "bot 'nowhere:Bot': it cannot be imported .ModuleNotFoundError"),
        ("last_bots:First", "bot 'last_bots:First': it cannot be imported .AttributeError"),
        ("last_bots:NUMBER", "bot 'last_bots:NUMBER': a class or a function of a game and a seed is expected"),
        ("last_bots:", "bot 'last_bots:': it cannot be imported"),
        (":", "bot ':': it cannot be imported"),
    ],
)
def test_a_place_without_a_bot_is_one_sentence(
    name: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_package(tmp_path, *PACKAGE)
    with on_path(tmp_path, monkeypatch), pytest.raises(FarportError, match=sentence):
        bots.known(name)


def test_more_bots_come_by_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_package(tmp_path, "no-points", {}, {"last_bots.py": BOT})
    monkeypatch.setenv(registry.MORE_BOTS, "late=last_bots:Last, last_bots:Last, gone=nowhere:Bot")
    with on_path(tmp_path, monkeypatch):
        with pytest.warns(PluginWarning, match="the bot gone of the package FARPORT_BOTS is left out: Module"):
            assert {"late", "last_bots:Last"} < set(bots.names())
        assert "gone" not in bots.names()
    monkeypatch.delenv(registry.MORE_BOTS)
    registry.refresh()


def test_the_commands_take_a_bot_by_its_place(tmp_path: Path) -> None:
    write_package(tmp_path, "no-points", {}, {"last_bots.py": BOT})
    told = run_farport(
        *("simulate", "duck-dealer", "--games", "2", "--bots", "last_bots:Last,random", "--json"), path=tmp_path
    )
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout)["bots"] == ["last_bots:Last", "random"]
    arena = ("arena", "duck-dealer", "--games", "2", "--bots", "last_bots:Last,random", "--workers", "1")
    done = run_farport(*arena, "--out", str(tmp_path / "run"), path=tmp_path)
    assert done.returncode == 0, done.stderr
    refused = run_farport("simulate", "duck-dealer", "--bots", "nowhere:Bot", path=tmp_path)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
