"""A study: before and after on equal seeds, in sentences; stopped and gone on with; broken games are told."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NoReturn

import pytest

import farport
from farport.arena import chunks
from farport.arena.answers import Side, told
from farport.arena.answers.answer import Pace, broken_sentences
from farport.arena.beside import Told, beside, joined
from farport.arena.changes import changes
from farport.arena.plan import Plan
from farport.arena.sitting import play_sitting
from farport.arena.study import Study, Wanted
from farport.arena.studying import StudyFolder, play_study
from farport.arena.workers import here
from farport.kernel import FarportError, Plain, Value
from tests.toys import Toy, ToyGame

PLANET = farport.game("forgotten-planet")
SHORT: dict[str, Value] = {"max_rounds": 2}


def wanted(**more: object) -> Wanted:
    return Wanted("forgotten-planet", 2, ("random",), 60, options=SHORT, **more)  # type: ignore[arg-type]


def dear_land() -> Plain:
    return {"scoring": {"special_mine_tile": 9}}


def test_both_sides_have_the_same_seeds_and_come_in_turns() -> None:
    study = Study(wanted(after=dear_land()))
    assert study.main == ["printed", "yours"]
    assert study.pieces()[:3] == [("printed", 0), ("yours", 0), ("printed", 1)]
    assert study.parts["printed"].sitting(7).seed == study.parts["yours"].sitting(7).seed
    assert [change.key for change in changes(study.before.data, study.after.data)] == ["scoring.special_mine_tile"]
    assert Study(wanted()).main == ["yours"]


def test_a_study_is_stopped_and_goes_on_and_its_answer_is_the_same(tmp_path: Path) -> None:
    whole = play_study(StudyFolder.begin(tmp_path / "whole", wanted(after=dear_land())), here)
    looks: list[int] = []

    def stop(_found: Plain, done: int) -> None:
        looks.append(done)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_study(StudyFolder.begin(tmp_path / "parts", wanted(after=dear_land())), here, stop)
    again = play_study(StudyFolder.begin(tmp_path / "parts", wanted(after=dear_land())), here)
    assert looks == [60]
    assert again == whole
    assert [run["games"] for run in whole["runs"]] == [30, 30]  # type: ignore[attr-defined]
    with pytest.raises(FarportError, match="another study is in this folder"):
        StudyFolder.begin(tmp_path / "parts", wanted())


def test_a_study_that_was_stopped_before_its_second_side_began_plays_both(tmp_path: Path) -> None:
    """What is known of one side alone decides nothing."""
    ask = wanted(after=dear_land())
    stopped = StudyFolder.begin(tmp_path, ask)
    printed = stopped.runs["printed"]
    for number, rows in here(printed.plan.data(), printed.missing):
        chunks.write(printed.chunk(number), rows)
    assert not stopped.answer()["decided"]
    again = play_study(StudyFolder.begin(tmp_path, ask), here)
    assert [run["games"] for run in again["runs"]] == [30, 30]  # type: ignore[attr-defined]


def test_people_s_pace_makes_minutes(tmp_path: Path) -> None:
    at = StudyFolder.begin(tmp_path / "study", wanted(pace_s=6.0))
    found = play_study(at, here)
    assert found["pace"] == {"seconds": 6.0, "tables": 0, "assumed": True}
    figures = found["figures"]
    assert isinstance(figures, list)
    values = {figure["question"]: figure["values"][0]["value"] for figure in figures if not figure["label"]}
    assert values["minutes"] == pytest.approx(2 * values["decisions"] * 6 / 60, rel=1e-3)
    rows = {name: list(run.rows()) for name, run in at.runs.items()}
    measured = StudyFolder.begin(tmp_path / "study", wanted()).study  # the same games at another pace
    for tables in (4, 5):
        told = measured.answer(rows, Pace(6.0, tables))["figures"]
        assert isinstance(told, list)
        assert ("minutes" in [figure["question"] for figure in told]) == (tables == 5)


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_every_sentence_stands_in_every_language(language: str, tmp_path: Path) -> None:
    study = StudyFolder.begin(tmp_path / "study", wanted(after=dear_land(), choices=("build_mine",), skill="greedy"))
    found = play_study(study, here)
    sentences = found["sentences"]
    assert isinstance(sentences, list)
    assert "skill" in [said["say"] for said in sentences]
    for said in sentences:
        assert not told(language, "forgotten-planet", said).startswith("answer-"), said


def test_what_cannot_be_asked_gets_a_sentence() -> None:
    with pytest.raises(FarportError, match="has no action 'dance'"):
        Study(wanted(choices=("dance",)))
    with pytest.raises(FarportError, match="games: 1 to"):
        Study(Wanted("forgotten-planet", 2, games=0))


class Stuck(Toy):
    def kinds(self, seat: int) -> tuple[()]:
        return ()


class Crash(Toy):
    def default(self, seat: int) -> NoReturn:
        raise ZeroDivisionError("a price of nothing")

    kinds = default


@pytest.mark.parametrize(
    ("toy", "why"), [(Stuck, "move 1: seat "), (Crash, "move 1: ZeroDivisionError: a price of nothing")]
)
def test_a_creation_that_breaks_is_told_with_its_seed_and_move(toy: type[Toy], why: str) -> None:
    plan = Plan(ToyGame(), 2, ["random"], 1, seed=4)
    plan.game = ToyGame(toy)
    row = play_sitting(plan, plan.sitting(0))[0]
    assert row["seed"] == 4
    assert str(row["broken"]).startswith(why)
    said = broken_sentences([Side("yours", plan, [row])])[0]
    assert f"Seed 4, {why}" in told("en", "toy", said)


def test_studies_stand_side_by_side_against_what_the_first_one_was_before(tmp_path: Path) -> None:
    """Three versions on equal seeds: the printed game is played in each study and counted once, and every version says
    what it changed and what came of it."""
    studies = {"dear": {"scoring": {"special_mine_tile": 9}}, "dearer": {"scoring": {"special_mine_tile": 20}}}
    studied = [
        Told(name, at.study, {part: at.runs[part].seats for part in at.study.main})
        for name, data in studies.items()
        for at in [played(tmp_path / name, wanted(after=data))]
    ]
    found: Any = beside(studied)
    assert [side["name"] for side in found["runs"]] == ["printed", "dear", "dearer"]
    assert [[change["new"] for change in side["changes"]] for side in found["runs"]] == [[], [9], [20]]
    assert {said["of"] for said in found["sentences"]} == {"dear", "dearer"}
    assert all(len(figure["values"]) == 3 and len(figure["differences"]) == 2 for figure in found["figures"])

    both = studied[0]._replace(name="other")
    assert [side.name for side in joined([*studied[0].sides(), *both.sides()])] == ["printed", "dear"]
    three = Study(wanted()._replace(seats=3))
    with pytest.raises(FarportError, match="of as many seats can be compared, not of 2 and 3"):
        beside([*studied, Told("three", three, {"yours": studied[0].rows["yours"]})])
    with pytest.raises(FarportError, match="other: no game of this run is finished yet"):
        beside([studied[0], studied[1]._replace(name="other", rows={})])


def played(folder: Path, of: Wanted) -> StudyFolder:
    at = StudyFolder.begin(folder, of)
    play_study(at, here)
    return at
