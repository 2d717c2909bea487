"""Observers: schema, buffers, the way back, words, versions, the whole truth, and actions that point at rows."""

from __future__ import annotations

import json
import pickle
import struct
from array import array
from pathlib import Path

import numpy
import pytest

import farport
from farport.kernel.observer import Observed, Observer
from farport.kernel.shape import (
    ANYTHING,
    FLAG,
    SEAT,
    SPELLED,
    Shape,
    by_seat,
    either,
    keyed,
    listed,
    maybe,
    named,
    number,
    row,
    some,
    table,
    words,
)
from farport.kit import Setting, Walk

RECORDS = Path(__file__).parent.parent / "records"
COLOUR = words("Colour", ("red", "blue"))
SHAPE = table(
    "View",
    {
        "turn": maybe(SEAT),
        "coins": number("coins", 0, 9),
        "stock": keyed(number(), COLOUR),
        "cards": some(FLAG, COLOUR),
        "seats": by_seat(table("", {"colour": maybe(COLOUR), "hand": listed(named("Card"))})),
        "walls": listed(row(number(), number())),
        "piles": keyed(listed(SEAT), named("Card")),
        "offer": maybe(table("", {"to": SEAT}, optional={"note": SPELLED})),
        "site": either(COLOUR, number()),
        "rest": keyed(ANYTHING),
    },
    optional={"late": FLAG},
)
VIEW: dict[str, object] = {
    "turn": 2,
    "coins": 4,
    "stock": {"red": 3, "blue": 0},
    "cards": {"blue": False},
    "seats": [
        {"colour": "red", "hand": ["ace"]},
        {"colour": None, "hand": []},
        {"colour": "blue", "hand": ["king", "ace"]},
    ],
    "walls": [[1, 2], [-3, 4]],
    "piles": {"king": [0, 1], "ace": []},
    "offer": {"to": 1, "note": "1 für 2"},
    "site": 7,
    "rest": {"a": [1, None, {"b": True}], "c": "text"},
}


def observer(version: int = 1, later: dict[str, int] | None = None, shape: Shape = SHAPE) -> Observer:
    names = {"Card": ["ace", "king"]}
    return Observer("toy", shape, 3, Observed(names=names, version=2, later=later), version)


def seen(eyes: Observer, view: dict[str, object], seat: int) -> list[list[int]]:
    return [list(sheet.numbers) for sheet in eyes.see(view, seat, 3)]


@pytest.mark.parametrize("seat", range(3))
def test_all_that_a_view_says_can_be_read_again(seat: int) -> None:
    eyes = observer()
    numbers = [sheet.rows for sheet in eyes.see(VIEW, seat, 3)]
    for sheet in eyes.tables:
        numbers += sheet.numbers
    assert eyes.decode(array("i", numbers), seat, 3) == VIEW
    assert eyes.decode(array("f", numbers), seat, 3) == VIEW


def test_seats_are_counted_from_the_one_that_looks() -> None:
    eyes = observer()
    first, second = eyes.see(VIEW, 2, 3)[:2]
    assert first.columns[0].says(first.numbers[0]) == "you"
    assert second.name == "seats"
    assert second.says(second.row(0)) == "colour blue"
    hands = eyes.tables[2]
    assert [hands.says(hands.row(place)) for place in range(hands.rows)] == [
        "of seats[0], value king",
        "of seats[0], value ace",
        "of seats[1], value ace",
    ]


def test_an_observation_is_told_in_words() -> None:
    eyes = observer()
    numbers = [sheet.rows for sheet in eyes.see(VIEW, 1, 3)]
    for sheet in eyes.tables:
        numbers += sheet.numbers
    told = eyes.explain(array("i", numbers))
    assert "turn you+1, coins 4 coins, stock.red 3" in told
    assert "walls:\n  0: 0 1, 1 2\n  1: 0 -3, 1 4" in told
    assert eyes.explain_row("walls", [5, 6]) == "0 5, 1 6"
    with pytest.raises(farport.FarportError, match="a row of walls has 2 numbers, not 1"):
        eyes.explain_row("walls", [5])
    with pytest.raises(farport.FarportError, match="there is no table 'cells'; there are: globals, seats"):
        eyes.explain_row("cells", [])


def test_an_older_version_is_what_it_was() -> None:
    """What came later is left out, and everything else has the same columns."""
    old = observer(1, later={"late": 2, "walls": 2})
    new = observer(2, later={"late": 2, "walls": 2})
    assert [sheet.name for sheet in new.tables] == [sheet.name for sheet in observer(1).tables]
    assert "walls" not in [sheet.name for sheet in old.tables]
    assert old.fingerprint() != new.fingerprint()
    fewer = table("View", {key: of for key, of in SHAPE.fields.items() if key != "walls"})
    plain = {key: value for key, value in VIEW.items() if key != "walls"}
    assert seen(old, VIEW, 1) == seen(observer(1, shape=fewer), plain, 1)
    with pytest.raises(farport.FarportError, match="toy: there is no observer 3; versions go from 1 to 2"):
        observer(3)


def test_what_is_in_no_dictionary_has_no_number() -> None:
    with pytest.raises(farport.FarportError, match=r"piles: key: 'ten' is in no dictionary"):
        observer().see({**VIEW, "piles": {"ten": []}}, 0, 3)
    with pytest.raises(farport.FarportError, match="seats has 1 entries for 3 seats"):
        observer().see({**VIEW, "seats": [{"colour": None, "hand": []}]}, 0, 3)


# ---------------------------------------------------------------------------------------- real games


def opening(id: str, seats: int, steps: int = 12) -> farport.State:
    walk = Walk(farport.game(id), Setting(seats, seed=5, picks=5))
    for _ in range(steps):
        walk.step()
    return walk.state


def test_a_padded_observation_has_a_place_for_every_row() -> None:
    state = opening("forgotten-planet", 3)
    eyes = state.game.observer(1, 3)
    padded = array("f", [-1.0]) * eyes.size
    eyes.pad(state, 1, padded)
    assert eyes.decode(padded, 1, 3, padded=True) == state.view(1)
    for sheet, slot in zip(eyes.fill(state, 1), eyes.slots, strict=True):
        block = padded[slot.start : slot.start + slot.rows * slot.width]
        assert list(block[: len(sheet.numbers)]) == sheet.numbers
        assert not any(block[len(sheet.numbers) :])
        mask = padded[slot.mask : slot.mask + slot.rows]
        assert list(mask) == [1.0] * sheet.rows + [0.0] * (slot.rows - sheet.rows)


def test_a_buffer_that_does_not_fit_is_refused() -> None:
    state = opening("forgotten-planet", 2)
    eyes = state.game.observer(seats=2)
    with pytest.raises(farport.FarportError, match="the buffer has room for 3 numbers, and there are"):
        eyes.write(state, 0, array("i", [0, 0, 0]))
    with pytest.raises(farport.FarportError, match=f"the buffer must have {eyes.size} numbers, not 3"):
        eyes.pad(state, 0, array("i", [0, 0, 0]))
    for wrong in (bytearray(40), array("d", [0.0] * 9), memoryview(array("i", [0] * 9))[::2]):
        with pytest.raises(farport.FarportError, match="32-bit whole numbers or floats"):
            eyes.write(state, 0, wrong)


def test_the_truth_is_what_all_seats_know_and_what_nobody_sees() -> None:
    state = opening("space-dealer", 3, steps=30)
    eyes = state.game.observer(seats=3)
    truth = array("i", bytes(4 * eyes.truth_size))
    eyes.pad(state, 1, truth, truth=True)
    for ahead in range(3):
        block = truth[ahead * eyes.size : (ahead + 1) * eyes.size]
        assert eyes.decode(block, 1, 3, padded=True) == state.view((1 + ahead) % 3)
    other = state.guess(1, farport.Rng(8))
    again = array("i", bytes(4 * eyes.truth_size))
    eyes.pad(other, 1, again, truth=True)
    assert again[: eyes.size] == truth[: eyes.size]
    assert again[eyes.size :] != truth[eyes.size :]
    piles, dumped = state.unseen()["piles"], state.dump()["piles"]
    assert isinstance(piles, dict)
    assert isinstance(dumped, list)
    assert list(piles.values()) == dumped
    assert state.unseen()["gizzi_deck"] == state.dump()["gizzi_deck"]
    ragged = array("i", bytes(4 * eyes.truth_size))
    assert eyes.write(state, 1, ragged, truth=True) > eyes.write(state, 1, ragged)


def test_actions_point_at_rows() -> None:
    state = farport.game("forgotten-planet").new(2, 3)
    seat = state.to_move[0]
    eyes = state.game.observer(seats=2)
    actions = eyes.actions(state.game.encoding(2))
    listed = state.legal(seat)
    rows = eyes.describe(actions, state, seat)
    assert len(rows) == len(listed)
    for action, found in zip(listed, rows, strict=True):
        data = action.data()
        assert len(found) == actions.width
        assert actions.columns[0].says(found[0]) == action.do
        if action.do == "move":
            assert actions.says(found).startswith("move robots[")
            robots, cells = eyes.tables[found[2] - 1], eyes.tables[found[5] - 1]
            robot = dict(zip([column.name for column in robots.columns], robots.row(found[3]), strict=True))
            assert (robot["seat"], robot["robot"]) == (1, data["robot"])
            assert cells.row(found[6]) == data["to"]


def test_no_two_actions_have_the_same_row() -> None:
    """Both are the first of their form: with no goods swapped, and the first swap that there is."""
    game = farport.game("space-dealer")
    state = game.new(3, 1)
    eyes = game.observer(seats=3)
    actions = eyes.actions(game.encoding(3))
    none, first = [game.action(text) for text in ("use_card 1", "use_card 1 swaps=ship:moimoi/R>Y")]
    rows = eyes.describe(actions, state, 0, [none, first])
    assert rows[0][:-1] == rows[1][:-1]
    assert (actions.columns[-1].name, rows[0][-1], rows[1][-1]) == ("form", 1, 2)
    assert actions.says(rows[1]).endswith("swaps=[['ship:moimoi', 'R', 'Y']] ship=None")


def test_rows_of_arrays_are_told_in_words() -> None:
    """As a learner holds them, in floats or whole numbers, on both builds."""
    game = farport.game("forgotten-planet")
    state = game.new(2, 7)
    eyes, encoding = game.observer(seats=2), game.encoding(2)
    padded = numpy.zeros(eyes.size, numpy.float32)
    eyes.pad(state, 0, padded.data)
    slot = next(slot for slot in eyes.slots if slot.name == "robots")
    robot = padded[slot.start : slot.start + slot.width]
    for numbers in (robot, robot.astype(numpy.int32), robot.tolist()):
        assert eyes.explain_row("robots", numbers) == "seat you, robot 1, at.0 3, at.1 6, on yes"
    actions = eyes.actions(encoding)
    rows = numpy.array(eyes.describe(actions, state, 0), numpy.int32)
    told = [actions.says(each) for each in rows]
    assert told[0] == "build_land robots[0] area.cells[38]"
    assert "build_wall robots[0] side=N cube=blue" in told
    assert len(set(told)) == len(told)
    assert encoding.label(numpy.int64(1234)) == encoding.label(1234)


def test_an_observer_of_no_game_stays_where_it_is() -> None:
    with pytest.raises(farport.FarportError, match="toy: only an observer that a game gave"):
        pickle.dumps(observer())


def test_what_is_asked_for_must_be_there() -> None:
    game = farport.game("duck-dealer")
    with pytest.raises(farport.FarportError, match="there is no observer 9"):
        game.observer(9)
    with pytest.raises(farport.FarportError, match="a whole number is expected, not 'one'"):
        game.observer("one")
    with pytest.raises(farport.SeatError, match="2 to 5 seats, not 7"):
        game.observer(1, 7)


@pytest.mark.parametrize("game", farport.games(), ids=lambda game: game.id)
def test_a_column_once_given_keeps_its_meaning(game: farport.Game, update_golden: bool) -> None:
    """Kept per version, with all columns: a newer version may add columns, and words at the end of a dictionary."""
    newest = game.observer()
    for version in range(1, newest.version + 1):
        eyes = game.observer(version)
        path = RECORDS / game.id / f"observer-v{version}.json"
        if update_golden and not path.exists():
            path.write_text(_kept(eyes.data()), encoding="utf-8")
        assert path.exists(), f"{path.name} of {game.id} is missing; run pytest {__file__} --update-golden"
        kept = json.loads(path.read_text(encoding="utf-8"))
        if version == newest.version:
            assert eyes.data() == kept, "raise the observer's version"
        for group in ("tables", "unseen"):
            _is_as_kept(kept[group], eyes.data()[group])


def _kept(data: dict[str, object]) -> str:
    """A line for each table, so that a change can be read."""
    text = json.dumps(data, ensure_ascii=False)
    return (
        text.replace('{"name"', '\n{"name"').replace('"columns": [\n', '"columns": [').replace("}, \n", "},\n") + "\n"
    )


def _is_as_kept(kept: list[dict[str, object]], now: object) -> None:
    assert isinstance(now, list)
    assert [sheet["name"] for sheet in kept] == [sheet["name"] for sheet in now]
    for old, new in zip(kept, now, strict=True):
        columns = old["columns"]
        assert isinstance(columns, list)
        assert [column["name"] for column in columns] == [column["name"] for column in new["columns"]]
        for column, other in zip(columns, new["columns"], strict=True):
            assert (column["kind"], column["unit"]) == (other["kind"], other["unit"])
            assert other["dictionary"][: len(column["dictionary"])] == column["dictionary"]


def test_numbers_are_32_bits_wide() -> None:
    assert struct.calcsize("i") == struct.calcsize("f") == 4
