"""The benchmarks' tables, and the alarm at 130 % of the cost that was kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.games import FarportGame
from benchmarks.history import alarms, last_kept, medians, unsteady
from benchmarks.measurement import COPY, LEGAL, PLAY, STEP, Measurement, measure
from benchmarks.tables import markdown
from tests.kit.toys import DronesGame

PEERS = [
    Measurement("catanatron", "pure", PLAY, 20_000),
    Measurement("catanatron", "pure", LEGAL, 4.0),
    Measurement("catanatron", "pure", COPY, 40),
    Measurement("chess_v6", "pure", STEP, 1_000),
    Measurement("chess_v6", "pure", LEGAL, 20),
]


def farport_at(play: float, copy: float = 4.0, step: float = 15_000) -> list[Measurement]:
    return [
        Measurement("drones", "compiled", PLAY, play),
        Measurement("drones", "compiled", LEGAL, 3.0),
        Measurement("drones", "compiled", COPY, copy),
        Measurement("drones_v1", "compiled", STEP, step),
    ]


KEPT = [*PEERS, *farport_at(100_000)]


@pytest.mark.parametrize(
    ("now", "sentences"),
    [
        (farport_at(100_000), []),
        (farport_at(80_000), []),
        (farport_at(120_000, copy=2.0), []),
        (farport_at(76_000), ["drones, compiled: random play costs 132% of what it did when last recorded"]),
        (farport_at(100_000, copy=5.2), ["drones, compiled: copy costs 130% of what it did when last recorded"]),
        (
            farport_at(100_000, step=10_000),
            ["drones_v1, compiled: PettingZoo step costs 150% of what it did when last recorded"],
        ),
    ],
    ids=["the same", "a little slower", "faster", "slower play", "slower copy", "slower step"],
)
def test_the_alarm(now: list[Measurement], sentences: list[str]) -> None:
    assert alarms([[*PEERS, *now]], KEPT) == sentences


def test_a_slower_machine_is_no_alarm() -> None:
    """Everything takes twice as long, the peers too."""
    slower = [
        Measurement(one.subject, one.build, one.what, one.value / 2 if one.what in (PLAY, STEP) else one.value * 2)
        for one in KEPT
    ]
    assert alarms([slower], KEPT) == []


def test_one_slow_round_is_no_alarm() -> None:
    slow, as_ever = [*PEERS, *farport_at(60_000)], [*PEERS, *farport_at(98_000)]
    assert alarms([slow, as_ever, slow], KEPT) == []
    assert len(alarms([slow, slow, slow], KEPT)) == 1


def test_a_round_is_held_against_its_own_peers() -> None:
    """In the second round everything took twice as long."""
    twice = [
        Measurement(one.subject, one.build, one.what, one.value / 2 if one.what in (PLAY, STEP) else one.value * 2)
        for one in [*PEERS, *farport_at(70_000)]
    ]
    sentence = "drones, compiled: random play costs 143% of what it did when last recorded"
    assert alarms([[*PEERS, *farport_at(70_000)], twice], KEPT) == [sentence]


def test_peers_that_differ_from_round_to_round_say_that_the_machine_was_busy() -> None:
    def play(value: float) -> list[Measurement]:
        return [Measurement("OpenSpiel chess", "C++", PLAY, value), *farport_at(value)]

    assert unsteady([play(100), play(110), play(114)]) == []
    told = ["OpenSpiel chess: random play was 20% faster in one round than in another"]
    assert unsteady([play(100), play(110), play(120)]) == told
    assert unsteady([]) == unsteady([play(100)]) == []


def test_what_is_shown_and_kept_are_medians() -> None:
    assert medians([farport_at(play) for play in (1, 5, 2)]) == farport_at(2)


def test_without_a_history_or_without_peers_there_is_nothing_to_compare(tmp_path: Path) -> None:
    assert last_kept(tmp_path / "history.jsonl") == []
    assert alarms([KEPT], []) == []
    assert alarms([farport_at(1)], KEPT) == []


def test_the_last_line_of_the_history_counts(tmp_path: Path) -> None:
    path = tmp_path / "history.jsonl"
    lines = [{"medians": [vars(one) for one in farport_at(play)]} for play in (1, 2)]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert last_kept(path) == farport_at(2)


def test_tables_give_ratios_to_the_peers() -> None:
    text = markdown(KEPT)
    assert "| drones, compiled | 100,000 | 5.00 | - | - | 3.0 |" in text
    assert "| drones_v1, compiled | 15,000 | 15.00 |" in text
    assert "| drones, compiled | 4.00 |" in text


def test_a_game_is_measured_with_all_its_calls() -> None:
    measured = {one.what: one.value for one in measure(FarportGame(DronesGame(), "pure"), seconds=0.01)}
    assert set(measured) == {PLAY, LEGAL, COPY, "legal", "copy and play", "view", "features", "dump"}
    assert measured[LEGAL] == 3
    assert all(value > 0 for value in measured.values())
