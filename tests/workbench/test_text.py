"""A draft as text: the game's own file, its comments, the changed values in their places, and the line of each."""

from __future__ import annotations

import tomllib

import pytest

import farport
from farport.kernel import DataError, Plain
from farport.workbench.draft import judged
from farport.workbench.fields import fields_of
from farport.workbench.places import value_at
from farport.workbench.text import line_of, printed_text, read_text, spans, text_of

TRICKY = """\
# a comment with [brackets] and = signs
a = "x # no comment, ] nor } either"
b.c = 'literal \\' # outside
"d e" = [1, [2, 3], "]"] # after
f = { g = 1, h = { i = [ { j = 2 }, { j = 3 } ] } }
text = \"\"\"
two lines, "quoted" \\\\
\"\"\"\"
[[list]]
id = "one"
n = -1_000
[list.below]
m = 2.5
[[list]]
id = "two"
when = true
[list.below]
m = 3
"""


def test_every_value_is_found_where_it_stands() -> None:
    found = spans(TRICKY)
    data = tomllib.loads(TRICKY)
    for place, (begin, end) in found.items():
        written = tomllib.loads(f"a = {TRICKY[begin:end]}")["a"]
        assert written == (value_at(data, place) if not place[-1].isdigit() else written), place
    assert found.keys() >= {("b", "c"), ("d e",), ("f", "h", "i", "1", "j"), ("list", "two", "below", "m")}
    assert line_of(TRICKY, found, ("list", "two", "below", "m")) == TRICKY.splitlines().index("m = 3") + 1
    assert line_of(TRICKY, found, ("list", "two", "nothing")) is not None


@pytest.mark.parametrize("game", farport.games(), ids=lambda game: str(game.id))
def test_every_field_of_a_game_has_its_line(game: farport.Game) -> None:
    text = printed_text(game)
    found = spans(text)
    assert [field.place for field in fields_of(game) if field.place not in found and field.kind != "table"] == []
    assert text_of(game, game.data, {}) == text


def test_changes_stand_in_their_places_beside_the_comments() -> None:
    game = farport.game("space-paper")
    found = judged(game, {"politics": {"capitalism": {"upkeep": {"capital": 3}}}, "start": {"gold": 5}})
    text = text_of(game, found.game.data, {})
    assert "upkeep = { capital = 3, colony = 1, outpost = 0, adapting = 4, ship = 1 }" in text
    assert "gold = 5          # stated" in text
    assert judged(game, read_text(text)).variant == found.variant


def test_what_is_added_stands_at_the_end() -> None:
    game = farport.game("duck-dealer")
    good = {"id": "nectar", "tier": "primary", "name": {"en": "nectar"}}
    words: Plain = {"words": {"good": {"nectar": {"de": "Nektar"}}}}
    found = judged(game, {"good": [good], **words})
    text = text_of(game, found.game.data, words)
    assert "# Duck Dealer: all numbers as data" in text
    assert judged(game, read_text(text)).variant == {"good": [good], **words}


def test_text_that_is_no_toml_names_its_line() -> None:
    with pytest.raises(DataError) as wrong:
        read_text("[start]\ngold = 5\nscience = \n")
    assert wrong.value.params["line"] == 3
