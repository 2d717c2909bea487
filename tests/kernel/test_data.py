"""Plain data from outside: tables read key by key, a variant laid over a game's data, folders of variants."""

from __future__ import annotations

import re
from datetime import date, time
from pathlib import Path

import pytest
from hypothesis import given

from farport.kernel import DataError, FarportError, Plain, StateError, Table, read_toml, read_variant
from farport.kernel.data import canonical, kind_name, overlaid
from farport.kit.strategies import json_data

SHIP: Plain = {
    "id": "ferry",
    "speed": 3,
    "cost": 2.5,
    "fast": True,
    "name": "Ferry",
    "ports": [1, 2],
    "crew": ["Ann", "Bob"],
    "engine": {"power": 7},
    "parts": [{"id": "bow"}, {"name": "stern"}, {}],
}


def ship() -> Table:
    return Table(SHIP, "data.toml: ship")


def test_every_kind_of_value_is_read() -> None:
    table = ship()
    assert table.integer("speed", 1, 3) == 3
    assert table.number("cost") == 2.5
    assert table.number("speed") == 3.0
    assert table.flag("fast") is True
    assert table.flag("slow", default=False) is False
    assert table.text("name") == "Ferry"
    assert table.text("nickname", default="none") == "none"
    assert table.word("id", ["ferry", "tug"]) == "ferry"
    assert table.items("ports", 2) == [1, 2]
    assert table.integers("ports", low=1, high=2) == [1, 2]
    assert table.texts("crew") == ["Ann", "Bob"]
    assert table.table("engine").integer("power") == 7
    assert [part.where for part in table.tables("parts")] == [
        "data.toml: ship: parts bow",
        "data.toml: ship: parts stern",
        "data.toml: ship: parts 2",
    ]


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda table: table.value("mast"), "ship: mast: this key is missing"),
        (lambda table: table.only(["id"]), "ship: speed: unknown key; the keys here are: id"),
        (lambda table: table.integer("name"), "ship: name: a whole number is expected, not 'Ferry'"),
        (lambda table: table.integer("fast"), "ship: fast: a whole number is expected, not True"),
        (lambda table: table.integer("speed", low=4), "ship: speed: a whole number of at least 4 is expected, not 3"),
        (lambda table: table.integer("speed", high=2), "ship: speed: a whole number of at most 2 is expected, not 3"),
        (lambda table: table.integer("speed", 5, 6), "ship: speed: a whole number from 5 to 6 is expected, not 3"),
        (lambda table: table.number("fast"), "ship: fast: a number is expected, not True"),
        (lambda table: table.flag("speed"), "ship: speed: true or false is expected, not 3"),
        (lambda table: table.text("speed"), "ship: speed: a text is expected, not 3"),
        (lambda table: table.word("id", ["tug"]), "ship: id: one of tug is expected, not 'ferry'"),
        (lambda table: table.items("id"), "ship: id: a list is expected, not 'ferry'"),
        (lambda table: table.items("ports", 3), "ship: ports: a list of 3 is expected, this one has 2"),
        (lambda table: table.integers("ports", low=2), r"ship: ports\[0\]: a whole number of at least 2 is expected"),
        (lambda table: table.integers("crew"), r"ship: crew\[0\]: a whole number is expected, not 'Ann'"),
        (lambda table: table.texts("ports"), r"ship: ports\[0\]: a text is expected, not 1"),
        (lambda table: table.table("ports"), r"ship: ports: a table is expected, not \[1, 2\]"),
        (lambda table: table.tables("ports"), "ship: ports 0: a table is expected, not 1"),
    ],
)
def test_every_mistake_names_the_place_and_what_would_be_right(read: object, sentence: str) -> None:
    assert callable(read)
    with pytest.raises(DataError, match=sentence):
        read(ship())


def test_a_table_raises_the_error_of_its_reader() -> None:
    with pytest.raises(StateError, match="state: turn: this key is missing"):
        Table({}, "state", StateError).integer("turn")
    with pytest.raises(StateError, match="state: a table is expected, not 3"):
        Table(3, "state", StateError)
    with pytest.raises(StateError, match="state: the key 3 is not a text"):
        Table({3: 1}, "state", StateError)


def test_an_odd_key_is_quoted_in_a_sentence() -> None:
    for key, shown in (("\n", r"'\n'"), ("", "''"), ("\x1b[31m", r"'\x1b[31m'")):
        with pytest.raises(DataError, match=re.escape(f"data.toml: {shown}: unknown key")):
            Table({key: 1}, "data.toml").only(["name"])


def test_a_long_value_is_cut_short_in_a_sentence() -> None:
    with pytest.raises(DataError) as caught:
        Table({"name": ["x"] * 1000}, "data.toml").text("name")
    assert len(str(caught.value)) < 120


# ---------------------------------------------------------------------- a variant laid over a game's data

BASE: Plain = {
    "rounds": 5,
    "factor": 1.5,
    "goods": {"ore": 3, "ice": 2},
    "order": ["a", "b"],
    "card": [{"id": "tug", "cost": 2}, {"id": "ferry", "cost": 4}],
    "scenario": [{"id": "duel", "map": "small"}],
    "names": {"one": 1},
}
GROWS = frozenset(["scenario", "names"])


@pytest.mark.parametrize(
    ("overlay", "key", "value"),
    [
        ({"rounds": 7}, "rounds", 7),
        ({"factor": 2}, "factor", 2),
        ({"goods": {"ice": 9}}, "goods", {"ore": 3, "ice": 9}),
        ({"order": ["b"]}, "order", ["b"]),
        ({"card": [{"id": "ferry", "cost": 1}]}, "card", [{"id": "tug", "cost": 2}, {"id": "ferry", "cost": 1}]),
        (
            {"scenario": [{"id": "moon", "map": "round"}]},
            "scenario",
            [{"id": "duel", "map": "small"}, {"id": "moon", "map": "round"}],
        ),
        ({"scenario": [{"id": "duel", "map": "large"}]}, "scenario", [{"id": "duel", "map": "large"}]),
        ({"names": {"two": 2}}, "names", {"one": 1, "two": 2}),
    ],
)
def test_a_variant_changes_what_it_names_and_nothing_else(overlay: Plain, key: str, value: object) -> None:
    before = canonical(BASE)
    merged = overlaid(BASE, overlay, GROWS)
    assert merged[key] == value
    assert {name: merged[name] for name in BASE if name != key} == {name: BASE[name] for name in BASE if name != key}
    assert canonical(BASE) == before


@pytest.mark.parametrize(
    ("overlay", "sentence"),
    [
        ({"round": 7}, "data.toml: round: unknown key; the keys here are: rounds, factor"),
        ({"rounds": "7"}, "data.toml: rounds: a whole number is expected, not '7'"),
        ({"rounds": 7.5}, "data.toml: rounds: a whole number is expected, not 7.5"),
        ({"rounds": True}, "data.toml: rounds: a whole number is expected, not True"),
        ({"goods": {"gas": 1}}, "data.toml: goods: gas: unknown key; the keys here are: ore, ice"),
        ({"goods": 3}, "data.toml: goods: a table is expected, not 3"),
        ({1: 1}, "data.toml: the key 1 is not a text"),
        ({"goods": {("ore",): 1}}, "data.toml: goods: the key .* is not a text"),
        (5, "data.toml: a table is expected, not 5"),
        ({"order": [date(2026, 1, 1)]}, r"data.toml: order\[0\]: .*date.* is not a text, number, list or table"),
        ({"scenario": [{"id": "moon", "day": time(8)}]}, r"data.toml: scenario\[0\]: day: .*time.* is not a text"),
        ({"factor": float("nan")}, "data.toml: factor: a number is expected, not nan"),
        ({"factor": float("inf")}, "data.toml: factor: a number is expected, not inf"),
        ({"rounds": 10**25}, "data.toml: rounds: a whole number from -1000000000 to 1000000000 is expected, not 1000"),
        ({"card": {"id": "tug"}}, "data.toml: card: a list is expected"),
        ({"card": [3]}, r"data.toml: card\[0\]: a table with the key id is expected, not 3"),
        ({"card": [{"cost": 3}]}, r"data.toml: card\[0\]: a table with the key id is expected"),
        ({"card": [{"id": "raft"}]}, "data.toml: card raft: unknown id; the entries here are: tug, ferry"),
        ({"card": [{"id": "tug", "price": 3}]}, "data.toml: card tug: price: unknown key; the keys here are: id, cost"),
    ],
)
def test_a_variant_that_does_not_fit_is_refused(overlay: object, sentence: str) -> None:
    with pytest.raises(DataError, match=sentence):
        overlaid(BASE, overlay, GROWS)


@given(json_data())
def test_an_arbitrary_variant_fits_or_is_refused(value: object) -> None:
    before = canonical(BASE)
    for key in (*BASE, "odd"):
        sentence = None
        try:
            overlaid(BASE, {key: value}, GROWS)
        except DataError as error:
            sentence = str(error)
        assert sentence is None or (sentence.startswith(f"data.toml: {key}") and sentence.isprintable())
    assert canonical(BASE) == before


# ---------------------------------------------------------------------- folders


def test_a_folder_is_read_with_its_further_entries(tmp_path: Path) -> None:
    (tmp_path / "data.toml").write_text("rounds = 7\n")
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "moon.toml").write_text('id = "moon"\n')
    (tmp_path / "scenarios" / "belt.toml").write_text('id = "belt"\n')
    assert read_variant(tmp_path) == {"rounds": 7, "scenario": [{"id": "belt"}, {"id": "moon"}]}


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({}, "nothing to change here; a variant has a data.toml or a folder of entries"),
        ({"data.toml": b"rounds ="}, "data.toml: not valid TOML"),
        ({"data.toml": b"\xff\xfe"}, "data.toml: not UTF-8 text"),
        ({"data.toml": b"scenario = 3", "scenarios/a.toml": b""}, "a.toml: scenario is not a list in data.toml"),
    ],
)
def test_a_folder_that_is_no_variant_is_refused(tmp_path: Path, files: dict[str, bytes], sentence: str) -> None:
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    with pytest.raises(DataError, match=sentence):
        read_variant(tmp_path)


def test_a_missing_folder_or_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="there is no such folder; a variant is a folder with"):
        read_variant(tmp_path / "nowhere")
    with pytest.raises(DataError, match="cannot be read"):
        read_toml(tmp_path / "nowhere.toml")


def test_one_content_has_one_spelling() -> None:
    assert canonical({"b": [1, 2], "a": "é"}) == '{"a":"\\u00e9","b":[1,2]}'


def test_kinds_have_names_for_people() -> None:
    values: list[object] = [True, 1, 1.0, "", [], {}, None]
    assert [kind_name(value) for value in values] == [
        "true or false",
        "a whole number",
        "a number",
        "a text",
        "a list",
        "a table",
        "NoneType",
    ]


def test_all_errors_are_of_one_family() -> None:
    assert issubclass(DataError, FarportError)
    assert issubclass(FarportError, ValueError)
