"""Actions and their fields: read from plain data with clear refusals, written back, equal when they say the same."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given

from farport.kernel import Action, ActionError, Encoding, Field, Number, Refusal, State, Word, Words
from farport.kernel.encoding import declared_runs
from farport.kit.strategies import json_data
from tests.kit.toys import DiversGame, DronesGame, Give, Mine, Rest, Stow

GOODS = ("ice", "ore", "gas")


class Load(Action[State]):
    """One field of every kind."""

    __slots__ = ("count", "good", "others")
    do = "load"
    fields = (Number("count", 1, 5), Word("good", GOODS), Words("others", GOODS, 0, 2))

    def __init__(self, count: int, good: int, others: tuple[int, ...]) -> None:
        self.count = count
        self.good = good
        self.others = others

    @classmethod
    def offers(cls, state: State, seat: int) -> Sequence[Action[State]]:
        return []

    def refusal(self, state: State, seat: int) -> Refusal | None:
        return None

    def effect(self, state: State, seat: int) -> None:
        """Nothing."""


def test_outside_it_is_words_and_inside_small_numbers() -> None:
    action = Load.from_data({"do": "load", "count": 2, "good": "ore", "others": ["gas", "ice"]})
    assert isinstance(action, Load)
    assert (action.count, action.good, action.others) == (2, 1, (0, 2))
    assert action.data() == {"do": "load", "count": 2, "good": "ore", "others": ["ice", "gas"]}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"count": 6}, "count: 6 does not fit; a whole number from 1 to 5 is expected"),
        ({"count": True}, "count: True does not fit"),
        ({"count": 2.0}, "count: 2.0 does not fit"),
        ({"good": "tea"}, "good: 'tea' does not fit; one of ice, ore, gas is expected"),
        ({"good": 1}, "good: 1 does not fit"),
        ({"others": "ice"}, "others: 'ice' does not fit; a list of 0 to 2 of ice, ore, gas is expected"),
        ({"others": ["ice"] * 3}, "others: .* does not fit"),
        ({"others": [["ice"]]}, "others: .* does not fit"),
        ({"colour": 1}, "load: unknown field 'colour'; its fields are: count, good, others"),
    ],
)
def test_what_does_not_fit_is_refused_with_what_would(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(ActionError, match=sentence):
        Load.from_data({"do": "load", "count": 2, "good": "ore", "others": [], **changes})


class Port(Field):
    """A port by its number."""

    def read(self, value: object) -> object:
        return value

    def write(self, value: object) -> object:
        return value

    def help(self) -> str:
        return "a port is expected"

    def values(self) -> Sequence[object]:
        return (1, 2, 3)


class Sail(Action[State]):
    """A field whose name is no name in Python."""

    __slots__ = ("source",)
    do = "sail"
    fields = (Port("from", inside="source"),)

    def __init__(self, source: int) -> None:
        self.source = source

    @classmethod
    def offers(cls, state: State, seat: int) -> Sequence[Action[State]]:
        return []

    def refusal(self, state: State, seat: int) -> Refusal | None:
        return None

    def effect(self, state: State, seat: int) -> None:
        """Nothing."""


def test_a_field_may_have_another_name_inside() -> None:
    action = Sail.from_data({"do": "sail", "from": 2})
    assert isinstance(action, Sail)
    assert action.source == 2
    assert action.data() == {"do": "sail", "from": 2}
    assert Sail.from_data({"do": "sail", "source": 2}) == action
    with pytest.raises(ActionError, match="sail: unknown field 'source'; its fields are: from"):
        Sail.from_data({"do": "sail", "from": 2, "source": 2})
    with pytest.raises(ActionError, match="sail: the field from is missing"):
        Sail.from_data({"do": "sail"})
    encoding = Encoding(1, declared_runs([Sail]))
    assert encoding.label(encoding.index(action)) == "sail from=2"


def test_a_missing_field_is_named() -> None:
    with pytest.raises(ActionError, match="load: the field good is missing; one of ice, ore, gas is expected"):
        Load.from_data({"do": "load", "count": 2})


@pytest.mark.parametrize("field", Load.fields, ids=lambda field: field.name)
@given(value=json_data())
def test_a_field_reads_or_refuses_whatever_it_is_given(field: Field, value: object) -> None:
    try:
        inside = field.read(value)
    except ActionError as error:
        sentence = str(error)
    else:
        assert field.read(field.write(inside)) == inside
        return
    assert sentence.startswith(f"{field.name}: ")


def test_actions_are_equal_when_they_say_the_same() -> None:
    assert Stow(3) == Stow(3)
    assert hash(Stow(3)) == hash(Stow(3))
    assert Stow(3) != Stow(4)
    assert Stow(3) != Mine(3)
    assert len({Stow(1), Stow(1), Stow(2), Rest()}) == 3
    assert repr(Stow(3)) == "Action('stow 3')"


def test_a_game_reads_its_own_actions() -> None:
    game = DiversGame()
    assert game.action({"do": "give", "to": 1, "coins": 2}) == Give(1, 2)
    assert game.owns(Stow(1))
    assert not game.owns(Mine(1))
    assert not game.owns({"do": "stow"})


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (None, "an action is text, or a table with the key do, not None"),
        ([], "an action is text, or a table with the key do"),
        ({}, "do: None is not an action of Divers; its actions are: dive, stow, give, rest"),
        ({"do": "mine", "hours": 1}, "do: 'mine' is not an action of Divers"),
        ({"do": ["rest"]}, r"do: \['rest'\] is not an action of Divers"),
        ({"do": "rest", "long": True}, "rest: unknown field 'long'; its fields are: none"),
    ],
)
def test_what_is_no_action_of_the_game_is_refused(data: object, sentence: str) -> None:
    with pytest.raises(ActionError, match=sentence):
        DiversGame().action(data)


def test_a_foreign_action_is_refused_at_the_table() -> None:
    state = DiversGame().new(2, 1)
    with pytest.raises(ActionError, match="is not an action of Divers"):
        state.play(0, Mine(1))
    with pytest.raises(ActionError, match="is not an action of Drones"):
        DronesGame().new(2, 1).check(0, Rest())
