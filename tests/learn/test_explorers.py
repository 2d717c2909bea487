"""Explorers: their games as positions with what came of them, the lessons, and what is learned of both."""

from __future__ import annotations

import json
from pathlib import Path

import numpy
import pytest

import farport
from farport.bots.appraiser import Appraiser, inputs
from farport.kernel import FarportError
from farport.learn import explorers
from farport.learn.explorers import explored, explorer, save
from farport.learn.lessons import SAMPLES, WEIGHTS, Lesson

GAMES = ("forgotten-planet", "duck-dealer", "space-dealer", "space-paper")


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_lesson_whose_players_can_be_made(name: str) -> None:
    game = farport.game(name)
    lesson = Lesson(game)
    for player in lesson.players:
        assert explorer(player, game, 1, 0.0) is not None


def test_what_cannot_be_taught_or_played_is_said() -> None:
    game = farport.game("space-paper")
    with pytest.raises(FarportError, match="there is no explorer 'genius'"):
        explorer("genius", game, 1, 0.0)
    with pytest.raises(FarportError, match="teach one first"):
        explorer("judge", game, 1, 0.0)


def test_a_game_keeps_positions_of_its_course_and_what_follows_errors() -> None:
    game = farport.game("space-paper")
    for seed in range(6):
        state, found = explored(game, 2, [("schooled", 1.0)], 10, seed)
        seen, wins, shares = found.rows(state)
        assert 10 <= len(seen) <= 20
        assert seen.shape[1:] == (2, len(inputs(game.new(2, 1), game.advice.points)[0]))
        assert state.result is not None
        assert wins.sum(1).tolist() == [1.0] * len(wins)
        assert (wins[0] > 0).nonzero()[0].tolist() == sorted(state.result.winners)
        assert shares.sum(1) == pytest.approx(1.0, abs=1e-2)


def test_the_same_seed_is_the_same_game_also_where_an_appraiser_chooses() -> None:
    game = farport.game("space-paper")
    lesson = Lesson(game)
    length = len(inputs(game.new(2, 1), game.advice.points)[0])
    answer = [0.0] * (length - 2) + [1.0, 0.0, 0.0]
    layer = {"weights": [0.0] * length, "biases": [0.0]}
    judge = (Appraiser(game, {"length": length, "layers": [layer], "answers": [answer] * 3}), lesson.judge)
    games = [explored(game, 2, [("judge", 1.0)], 8, 5, judge) for _ in range(2)]
    assert games[0][1].seen == games[1][1].seen
    assert games[0][0].digest() == games[1][0].digest()


def test_a_worker_writes_whole_files_and_ends(tmp_path: Path) -> None:
    (tmp_path / SAMPLES).mkdir()
    explorers.work(str(tmp_path), "space-paper", farport.game("space-paper").rules_version, [("schooled", 1.0)], 3, 0.0)
    files = list((tmp_path / SAMPLES).iterdir())
    assert [file.suffix for file in files] == [".npz"]
    with numpy.load(files[0]) as file:
        assert len(file["games"]) == 1
        assert len(file["inputs"]) == file["games"].sum() == len(file["wins"]) == len(file["shares"])


@pytest.mark.deep
def test_an_appraiser_learns_what_the_evaluation_does_not_know(tmp_path: Path) -> None:
    from farport.learn.teaching import taught

    game = farport.game("space-paper")
    lesson = Lesson(game)
    (tmp_path / SAMPLES).mkdir()
    with pytest.raises(FarportError, match="0 games are too few"):
        taught(tmp_path, tmp_path / SAMPLES, lesson, "cpu", say=lambda _: None)
    played = [explored(game, 2, [("schooled", 1.0)], 10, seed) for seed in range(60)]
    save(tmp_path / SAMPLES / "1.npz", [found.rows(state) for state, found in played])
    said: list[str] = []
    taught(tmp_path, tmp_path / SAMPLES, lesson, "cpu", say=said.append)
    assert len(said) == lesson.passes
    sheet = json.loads((tmp_path / "sheet.json").read_text())
    assert sheet["judged"]["learned loss"] < sheet["judged"]["evaluation loss"]
    assert sheet["games"] == 60
    learned = Appraiser(game, json.loads((tmp_path / WEIGHTS).read_text()))
    assert sum(learned.wins(game.new(2, 9))) == pytest.approx(1.0)
