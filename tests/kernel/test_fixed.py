"""What a game has built in: a variant that changes it is refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from farport.kernel import DataError
from farport.kernel.fixed import refuse_changes

OWN: dict[str, Any] = {
    "meta": {"year": 2006, "title": "Divers"},
    "crate": [{"id": "ore", "tonnes": 5, "source": "stated"}, {"id": "tea", "tonnes": 1, "source": "ruling"}],
    "dice": [{"sides": 6}],
}
FIXED = {"meta.year": "it is history", "crate.*.source": "it tells", "crate.tea": "tea is tea", "dice.*.sides": "six"}


def changed(**changes: Any) -> dict[str, Any]:
    return {**OWN, **changes}


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (changed(meta={"year": 2007, "title": "Divers"}), "data.toml: meta: year: it cannot be changed: it is history"),
        (
            changed(crate=[{**OWN["crate"][0], "source": "guess"}, OWN["crate"][1]]),
            "data.toml: crate ore: source: it cannot be changed: it tells",
        ),
        (
            changed(crate=[OWN["crate"][0], {**OWN["crate"][1], "tonnes": 2}]),
            "data.toml: crate tea: it cannot be changed: tea is tea",
        ),
        (changed(dice=[{"sides": 8}]), "data.toml: dice 0: sides: it cannot be changed: six"),
    ],
)
def test_what_is_built_in_cannot_be_changed(data: dict[str, Any], sentence: str) -> None:
    with pytest.raises(DataError) as error:
        refuse_changes(OWN, data, FIXED)
    assert str(error.value) == sentence


def test_all_else_can() -> None:
    entries = [{**OWN["crate"][0], "tonnes": 9}, OWN["crate"][1], {"id": "new", "source": "own"}]
    refuse_changes(OWN, changed(crate=entries, meta={"year": 2006, "title": "Depths"}), FIXED)
    refuse_changes(OWN, changed(dice=[]), FIXED)
