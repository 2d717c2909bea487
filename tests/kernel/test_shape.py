"""What a view looks like: every way in which data may not fit its shape is named with its place."""

from __future__ import annotations

import pytest

from farport.kernel.shape import (
    ANYTHING,
    FLAG,
    INTEGER,
    TEXT,
    Shape,
    either,
    keyed,
    listed,
    maybe,
    named_shapes,
    row,
    some,
    table,
    words,
)

COLOUR = words("Colour", ("red", "blue"))
CELL = row(INTEGER, INTEGER)
TILE = table("Tile", {"at": CELL, "colour": COLOUR}, optional={"tied": FLAG})
VIEW = table(
    "View",
    {
        "tiles": listed(TILE),
        "goods": some(INTEGER, COLOUR),
        "seats": listed(keyed(INTEGER, COLOUR)),
        "active": maybe(INTEGER),
        "site": either(INTEGER, TEXT),
        "notes": keyed(ANYTHING),
    },
)
FITTING: dict[str, object] = {
    "tiles": [{"at": [1, 2], "colour": "red"}, {"at": (3, 4), "colour": "blue", "tied": True}],
    "goods": {"red": 1},
    "seats": [{"red": 1, "blue": 0}],
    "active": None,
    "site": "north",
    "notes": {"anything": [{}]},
}


def test_what_fits_has_no_fault() -> None:
    assert VIEW.fault(FITTING) == ""


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"extra": 1}, "extra: it is not declared"),
        ({"tiles": {}}, "tiles: a list is declared, not {}"),
        ({"tiles": [{"at": [1, 2]}]}, "tiles[0].colour: it is missing"),
        ({"tiles": [{"at": [1], "colour": "red"}]}, "tiles[0].at: a list of 2 is declared, not [1]"),
        ({"tiles": [{"at": [1, "2"], "colour": "red"}]}, "tiles[0].at[1]: a whole number is declared, not '2'"),
        ({"tiles": [{"at": [1, 2], "colour": "green"}]}, "tiles[0].colour: one of red, blue is declared, not 'green'"),
        ({"tiles": [{"at": [1, 2], "colour": "red", "tied": 1}]}, "tiles[0].tied: true or false is declared, not 1"),
        ({"tiles": [7]}, "tiles[0]: a table is declared, not 7"),
        ({"goods": {"green": 1}}, "goods: a declared key is expected, not 'green'"),
        ({"goods": []}, "goods: a table is declared, not []"),
        ({"seats": [{"red": 1}]}, "seats[0].blue: it is missing"),
        ({"active": True}, "active: a whole number is declared, not True"),
        ({"site": None}, "site: a whole number is declared, not None or: a text is declared, not None"),
        ({"notes": {1: 2}}, "notes: a declared key is expected, not 1"),
    ],
)
def test_what_does_not_fit_is_named_with_its_place(change: dict[str, object], fault: str) -> None:
    assert VIEW.fault({**FITTING, **change}) == fault


def test_a_view_that_is_no_table_does_not_fit() -> None:
    assert VIEW.fault([]) == ": a table is declared, not []"


def test_shapes_with_a_name_are_told_once_and_in_order() -> None:
    assert [shape.name for shape in named_shapes(VIEW)] == ["Colour", "Tile", "View"]


def test_two_shapes_of_one_name_are_refused() -> None:
    other: Shape = table("Other", {"one": words("Colour", ("green",)), "two": COLOUR})
    with pytest.raises(ValueError, match="two shapes have the name Colour"):
        list(named_shapes(other))
