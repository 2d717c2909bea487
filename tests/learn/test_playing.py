"""Games to learn from: what is kept of them, and what came of it."""

from __future__ import annotations

from pathlib import Path

import numpy
import pytest

import farport
from farport.bots.neural.judge import Judge
from farport.bots.neural.outlook import Heat, Outlook
from farport.bots.neural.reading import Reader
from farport.kernel import FarportError, Result
from farport.learn import samples
from farport.learn.courses import Course, course
from farport.learn.curve import drawing
from farport.learn.folder import Folder
from farport.learn.playing import cloned, learned
from tests.bots.neural.test_search import Appraiser


def small(game: str = "forgotten-planet") -> Course:
    found = course(farport.game(game))
    data = {**found.data, "teachers": {"greedy": 1.0}, "kept": 6, "share": 0.1}
    heats = Outlook([Heat(3, 1)]).data()
    return Course(found.game, {**data, "full": heats, "quick": heats})


def test_a_cloned_game_keeps_some_decisions_with_what_was_done_and_who_won() -> None:
    of = small()
    appraiser = Appraiser(of.game, of.seats)
    found = cloned(of, Reader(of.game, appraiser.layout, of.seats), 4)
    assert len(found) == of.kept
    for sample in found:
        assert sum(sample.win) == pytest.approx(1.0)
        assert sum(sample.share) == pytest.approx(1.0)
        if sample.policy is not None:
            assert sum(sample.policy) == 1.0
            assert len(sample.policy) == len(sample.reading.actions)


def test_self_play_teaches_what_its_search_found() -> None:
    of = small()
    found = learned(of, [Judge(of.game, Appraiser(of.game, of.seats), of.seats)], 4)
    taught = [sample for sample in found if sample.policy is not None and max(sample.policy) < 1.0]
    assert taught
    assert all([sum(sample.policy or []) == pytest.approx(1.0) for sample in taught])


def test_a_sample_counts_seats_from_the_one_that_decided(tmp_path: Path) -> None:
    of = small()
    reader = Reader(of.game, Appraiser(of.game, of.seats).layout, of.seats)
    state = of.game.new(2, 1)
    seat = state.to_move[0]
    sample = samples.Sample(reader.read(state, seat, state.legal(seat)), 1, None)
    sample.finish(Result([3, 9], [2, 1], [{}, {}], "points"), 20.0)
    assert sample.win == [1.0, 0.0]
    assert sample.share[0] > sample.share[1]
    samples.write(tmp_path / "one.npz", [sample, sample], of.game.seats[-1])
    with numpy.load(tmp_path / "one.npz") as file:
        assert file["win"].tolist() == [[1.0, 0.0, 0.0, 0.0]] * 2
        assert file["entry_count"].sum() == len(file["entries"]) == len(file["weights"])
        assert file["policy"].sum() == 0.0
    assert [path.name for path in tmp_path.iterdir()] == ["one.npz"]


def test_a_folder_goes_on_with_the_same_course_and_refuses_another(tmp_path: Path) -> None:
    of = small()
    folder = Folder(tmp_path / "training")
    layout = folder.prepare(of)
    assert folder.prepare(of).data() == layout.data()
    other = Course(of.game, {**of.data, "kept": 7})
    with pytest.raises(FarportError, match="another training"):
        folder.prepare(other)


def test_every_game_has_a_course() -> None:
    for game in farport.games():
        of = course(game)
        assert of.seats in game.seats
        assert of.teachers


def test_a_course_of_other_seats_is_checked() -> None:
    with pytest.raises(FarportError, match="seats"):
        course(farport.game("forgotten-planet"), 9)


def test_a_curve_is_drawn() -> None:
    points = [{"steps": 50.0, "win": 0.7, "policy": 2.0}, {"steps": 100.0, "win": 0.5, "policy": 1.0}]
    picture = drawing("duck-dealer", points)
    assert picture.startswith("<svg")
    assert "win 0.500" in picture
    assert picture.count("<polyline") == 2
