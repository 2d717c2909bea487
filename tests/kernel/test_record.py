"""Records: read back as they were written, refused when anything about them is wrong, and replayed."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farport import kit
from farport.kernel import Game, Move, Record, RecordError, Rng, outcome_of
from farport.kit.plain import damaged
from farport.kit.strategies import json_data
from tests.depth import budget
from tests.kit.toys import DiversGame, DronesGame, Rest

DIVERS = DiversGame()
DRONES = DronesGame()
GOOD = kit.played(DIVERS, kit.Setting(3, 11, {"rounds": 3})).data()
TIMED = kit.played(DRONES, kit.Setting(2, 11)).data()


def edited(**changes: object) -> dict[str, Any]:
    return {**copy.deepcopy(GOOD), **changes}


def test_a_record_is_read_as_it_was_written() -> None:
    record = Record.from_data(GOOD)
    assert Record.loads(record.dumps()).data() == GOOD
    assert Record.loads(record.dumps()) == record
    assert hash(Record.loads(record.dumps())) == hash(record)
    assert Record.from_data(edited(digest=None)) != record != GOOD
    assert record.moves[0] == Move(*GOOD["moves"][0])  # type: ignore[index]


def test_a_record_tells_its_outcome_to_readers_without_farport() -> None:
    """And a replay does not believe it blindly."""
    state = DIVERS.replay(GOOD)
    assert state.result is not None
    record = Record.from_data(GOOD)
    record.outcome = outcome_of(state.result, ["greedy", None, None])
    told = json.loads(record.dumps())["outcome"]
    assert told["result"]["scores"] == state.result.scores
    assert told["players"] == [
        {"player": None, "bot": "greedy"},
        {"player": 1, "bot": None},
        {"player": 2, "bot": None},
    ]
    again = Record.loads(record.dumps())
    assert again == record != Record.from_data(GOOD)
    DIVERS.replay(again)
    told["result"]["winners"] = [0, 1, 2]
    with pytest.raises(RecordError, match="another result than the outcome says"):
        DIVERS.replay(edited(outcome=told))
    with pytest.raises(RecordError, match="outcome: a table is expected"):
        Record.from_data(edited(outcome=[1]))


def test_a_record_without_moves_can_be_written_and_read() -> None:
    record = Record("divers", 1, 2, 5)
    assert Record.loads(record.dumps()).data() == record.data()


def test_a_record_file_has_one_move_a_line() -> None:
    record = Record("divers", 1, 2, 5, {}, [(0, {"do": "rest"}, None), (1, {"do": "dive"}, None)])
    assert '  [0, {"do": "rest"}, null],\n  [1, {"do": "dive"}, null]\n' in record.dumps()


def test_a_move_holds_its_action_as_plain_data() -> None:
    state = DIVERS.new(2, 5)
    record = Record("divers", 1, 2, 5, {}, [(0, state.legal(0)[0], None), Move(1, Rest())])
    assert record.moves[1] == Move(1, {"do": "rest"})
    assert Record.loads(record.dumps()) == record
    assert DIVERS.replay(record).digest() != state.digest()


def test_a_record_is_replayed_from_its_plain_data_too() -> None:
    assert DIVERS.replay(GOOD).digest() == GOOD["digest"]
    assert len(list(DIVERS.states(GOOD))) == len(Record.from_data(GOOD).moves) + 1


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({}, "record: the key farport is missing; this is not a Farport record"),
        (None, "record: a table is expected, not None"),
        (5, "record: a table is expected, not 5"),
    ],
)
def test_what_is_no_record_is_not_replayed(data: object, sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        DIVERS.replay(data)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ([], "record: a table is expected, not"),
        ({}, "record: the key farport is missing; this is not a Farport record"),
        (edited(farport=2), "record: format 2 is not known here; this version reads format 1"),
        (edited(odd=1), "record: odd: unknown key; the keys here are: farport, game"),
        ({key: value for key, value in GOOD.items() if key != "moves"}, "record: moves: this key is missing"),
        (edited(game=7), "record: game: a text is expected, not 7"),
        (edited(rules_version=0), "record: rules_version: a whole number of at least 1 is expected, not 0"),
        (edited(seats="3"), "record: seats: a whole number of at least 1 is expected, not '3'"),
        (edited(seed=True), "record: seed: a whole number is expected, not True"),
        (edited(options=[]), "record: options: a table is expected"),
        (edited(options={"rounds": [3]}), r"record: options: rounds: a plain value is expected, not \[3\]"),
        (edited(variant=3), "record: variant: a table or null is expected, not 3"),
        (edited(digest=3), "record: digest: a text or null is expected, not 3"),
        (edited(moves={}), "record: moves: a list is expected"),
        (edited(moves=[[0]]), r"record: moves\[0\]: \[seat, action, at_ms\] is expected, not \[0\]"),
        (edited(moves=[[0, None, None]]), r"record: moves\[0\]: a seat goes with an action"),
        (edited(moves=[["0", {}, None]]), r"record: moves\[0\]: the seat is a whole number, not '0'"),
        (edited(moves=[[0, "rest", None]]), r"record: moves\[0\]: the action is a table, not 'rest'"),
        (edited(moves=[[0, {}, -1]]), r"record: moves\[0\]: the time is in whole milliseconds or null, not -1"),
        (edited(moves=[[None, None, None]]), r"record: moves\[0\]: passing time needs a time"),
    ],
)
def test_data_that_is_not_a_record_is_refused(data: object, sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        Record.from_data(data)


@pytest.mark.parametrize("length", [0, 1, 20, 200, -3])
def test_a_truncated_record_is_refused(length: int) -> None:
    text = Record.from_data(GOOD).dumps()
    with pytest.raises(RecordError, match="record: not valid JSON, perhaps cut off"):
        Record.loads(text[:length])


def test_bottomless_nesting_is_refused() -> None:
    with pytest.raises(RecordError, match="record: not valid JSON"):
        Record.loads("[" * 100_000)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "drones"}, "record: it is of the game 'drones', not divers"),
        ({"rules_version": 2}, "record: rules version 2 is not known here; its only version is 1"),
        ({"seats": 9}, "record: Divers is for 2 to 4 seats, not 9"),
        ({"options": {"rounds": 99}}, "record: option rounds: 99 is not possible"),
        ({"options": {"wreck": "sorted"}}, "record: option deal: it must be off"),
        ({"digest": "0" * 64}, "record: the moves lead to another position than the digest says; it was edited"),
        ({"seed": 12}, "record: "),
        ({"moves": [[7, {"do": "rest"}, None]]}, r"record: moves\[0\]: seat 7: this table has the seats 0 to 2"),
        ({"moves": [[1, {"do": "rest"}, None]]}, r"record: moves\[0\]: It is not your turn. \[DV-1\]"),
        ({"moves": [[0, {"do": "fly"}, None]]}, r"record: moves\[0\]: do: 'fly' is not an action of Divers"),
        ({"moves": [[None, None, 50]]}, r"record: moves\[0\]: this game has no clock"),
        ({"variant": {"odd": 1}}, "record: its variant does not fit: data.toml: odd: unknown key"),
    ],
)
def test_a_record_that_does_not_replay_is_refused(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        DIVERS.replay(Record.from_data(edited(**changes)))


def test_a_timed_record_cannot_go_back_in_time() -> None:
    moves = [(0, {"do": "mine", "hours": 1}, 500), (1, {"do": "mine", "hours": 1}, 400)]
    with pytest.raises(RecordError, match=r"moves\[1\]: time does not go back"):
        DRONES.replay(Record("drones", 1, 2, 0, {}, moves))


def test_a_record_can_be_followed_move_by_move() -> None:
    record = Record.from_data(TIMED)
    clocks = [state.now for state in DRONES.states(record)]
    assert len(clocks) == len(record.moves) + 1
    assert clocks == sorted(clocks)


@given(json_data())
def test_arbitrary_data_is_a_record_or_refused(data: object) -> None:
    for candidate in (data, {"farport": 1, "odd": data}, edited(moves=[data]), edited(options=data)):
        replayed_or_refused(DIVERS, candidate)


@settings(max_examples=budget(everyday=100, deep=5_000))
@given(st.integers(0, 2**32), st.sampled_from([(DIVERS, GOOD), (DRONES, TIMED)]))
def test_an_edited_record_replays_or_is_refused(seed: int, case: tuple[Game, dict[str, object]]) -> None:
    game, good = case
    replayed_or_refused(game, damaged(good, Rng.from_seed(seed)))


@given(st.text())
def test_arbitrary_text_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        Record.loads(text)


def replayed_or_refused(game: Game, data: object) -> None:
    sentence = "record: it replays"
    try:
        game.replay(Record.loads(json.dumps(data)))
    except RecordError as error:
        sentence = str(error)
    assert sentence.startswith("record: ")
    assert sentence.isprintable()
