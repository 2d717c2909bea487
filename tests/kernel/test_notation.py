"""Actions as short text: what the log writes is what `play` reads."""

from __future__ import annotations

import pytest

import farport
from farport import ActionError
from farport.kernel import Field, Name, Names, Number, Word, Words
from farport.kernel.notation import readings, spelled

PLANET = farport.game("forgotten-planet")
DUCKS = farport.game("duck-dealer")
DEALER = farport.game("space-dealer")


@pytest.mark.parametrize(
    ("game", "text", "data"),
    [
        (PLANET, "move 1 D3", {"do": "move", "robot": 1, "to": [3, 2]}),
        (PLANET, "build_wall 1 N cube=white", {"do": "build_wall", "robot": 1, "side": "N", "cube": "white"}),
        (PLANET, "build_wall 1 N", {"do": "build_wall", "robot": 1, "side": "N"}),
        (PLANET, "build_robot D7 brown,blue", {"do": "build_robot", "base": [3, 6], "cubes": ["brown", "blue"]}),
        (DUCKS, "land", {"do": "land", "pile": None}),
        (DUCKS, "land right", {"do": "land", "pile": "right"}),
        (DUCKS, "use_yard duck make=hold", {"do": "use_yard", "r": "duck", "replace": None, "make": "hold"}),
        (DUCKS, "end_turn 0,0,2", {"do": "end_turn", "keep": [0, 0, 2], "pile": None}),
        (
            DEALER,
            "use_card 1 placements=R>ship:ruul,R>depot:DEP-R",
            {"do": "use_card", "hourglass": 1, "placements": [["R", "ship:ruul"], ["R", "depot:DEP-R"]]},
        ),
        (
            DEALER,
            "use_card 1 swaps=depot:2/DEP-R/R>B",
            {"do": "use_card", "hourglass": 1, "swaps": [["depot:2/DEP-R", "R", "B"]]},
        ),
        (
            DEALER,
            "move_goods ship:ruul depot:DEP-R RRB",
            {"do": "move_goods", "from": "ship:ruul", "to": "depot:DEP-R", "goods": {"R": 2, "B": 1}},
        ),
    ],
)
def test_an_action_is_written_and_read(game: farport.Game, text: str, data: dict[str, object]) -> None:
    action = game.action(data)
    assert str(action) == text
    assert repr(action) == f"Action({text!r})"
    assert game.action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "MOVE 1 d3",
        "move to=D3 robot=1",
        "move 1 3,2",
        "move 1 [3,2]",
        '{"do": "move", "robot": 1, "to": [3, 2]}',
        "  move   1  D3 ",
    ],
)
def test_other_ways_to_type_it(text: str) -> None:
    assert PLANET.action(text) == PLANET.action("move 1 D3")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("fly", "'fly' is not an action of The Forgotten Planet; its actions are: "),
        ("", "'' is not an action of"),
        ("move 1 D3 D4", "move: 'D4' is too much; what it takes is: robot, to"),
        ("move robot=1 1", "to: '1' does not fit; a cell such as D3"),
        ("move 1 robot=2", "move: 'robot=2' is too much"),
        ("end_actions now", "what it takes is: nothing more"),
        ("move 1 Z99", "to: 'Z99' does not fit; a cell such as D3"),
        ("move 1", "move: the field to is missing; a cell such as D3"),
        ("{move}", "this is not valid JSON"),
    ],
)
def test_a_text_that_cannot_be_read_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ActionError, match=sentence):
        PLANET.action(text)


def test_play_and_check_take_text_and_plain_data() -> None:
    state = PLANET.new(2, 7)
    twin = state.copy()
    seat = state.to_move[0]
    action = state.legal(seat)[0]
    state.check(seat, str(action))
    assert [event.full() for event in state.play(seat, str(action))]
    twin.play(seat, action.data())
    assert twin.digest() == state.digest()
    with pytest.raises(ActionError, match="an action is one of `legal`, or its text, or its plain data"):
        state.play(seat, 7)
    with pytest.raises(ActionError, match="is not an action of The Forgotten Planet"):
        state.play(seat, DUCKS.action("collect red"))


class Label(Field):
    """A field of a stranger, which says nothing of how it is spelled."""

    def read(self, value: object) -> object:
        if not isinstance(value, (str, list, dict, bool)) or value == "never":
            raise self.refuse(value)
        return value

    def write(self, value: object) -> object:
        return value

    def help(self) -> str:
        return "anything but never is expected"


@pytest.mark.parametrize(
    ("field", "value", "word"),
    [
        (Number("count", -5, 5), -3, "-3"),
        (Word("colour", ("red", "blue")), 1, "blue"),
        (Words("crew", ("a", "b"), 0, 3), (0, 0, 1), "a,a,b"),
        (Words("crew", ("a", "b"), 0, 3), (), "-"),
        (Name("place", "hub"), "hub~soapdish#2", "hub~soapdish#2"),
        (Name("place", "hub"), "12", "12"),
        (Name("place", "hub"), "-", '"-"'),
        (Name("place", "hub"), "two words", r'"two\u0020words"'),
        (Names("path", "hub", 9), ("hub",), "hub"),
        (Names("path", "hub", 9), ("a", "3"), "a,3"),
        (Names("path", "hub", 9), ("a,b", "c"), '["a,b","c"]'),
        (Label("tag"), {"duck": 2, "radio": 1}, "duck:2,radio:1"),
        (Label("tag"), [["a", 1], ["b", 2]], '[["a",1],["b",2]]'),
        (Label("tag"), {"a": {"b": 1}}, '{"a":{"b":1}}'),
    ],
)
def test_every_field_has_a_word_for_every_value(field: Field, value: object, word: str) -> None:
    assert field.spell(value) == word
    assert field.parse(word) == value


def test_words_of_plain_data() -> None:
    assert [spelled(value) for value in (True, False, None, 1.5)] == ["yes", "no", "null", "1.5"]
    assert True in readings("yes")
    assert [] in readings("-")
