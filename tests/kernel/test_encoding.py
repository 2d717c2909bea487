"""The encoding: how numbers are made, what they mean, and that a number once given keeps its meaning."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import farport
from farport.kernel import Action, ActionError, Axis, Encoding, FarportError, Run
from farport.kernel.encoding import completed
from tests.kit.toys import Dive, DiversGame, Give, Rest, Stow

RECORDS = Path(__file__).parents[1] / "records"
TABLES = [(game, seats) for game in farport.games() for seats in game.seats]


def table_name(table: tuple[farport.Game, int]) -> str:
    return f"{table[0].id}-{table[1]}"


def divers() -> Encoding:
    to = Axis("to", range(2))
    return Encoding(1, [Run(Dive, []), Run(Stow, [Axis("crate", range(1, 6))]), Run(Give, [to, Axis("coins", [1, 5])])])


@pytest.mark.parametrize(
    ("action", "number", "label"),
    [
        (Dive(), 0, "dive"),
        (Stow(1), 1, "stow crate=1"),
        (Stow(5), 5, "stow crate=5"),
        (Give(0, 1), 6, "give to=0 coins=1"),
        (Give(0, 5), 7, "give to=0 coins=5"),
        (Give(1, 1), 8, "give to=1 coins=1"),
        (Give(1, 5), 9, "give to=1 coins=5"),
    ],
    ids=lambda value: str(value) if isinstance(value, int) else "",
)
def test_kinds_follow_each_other_and_the_last_field_runs_fastest(action: Action, number: int, label: str) -> None:  # type: ignore[type-arg]
    encoding = divers()
    assert encoding.size == 10
    assert encoding.index(action) == number
    assert encoding.label(number) == label


@pytest.mark.parametrize("action", [Give(0, 3), Give(2, 1), Stow(6), Rest()], ids=["coins", "seat", "crate", "kind"])
def test_an_action_that_is_never_listed_has_no_number(action: Action) -> None:  # type: ignore[type-arg]
    with pytest.raises(ActionError, match="has no number: at this table it is never listed"):
        divers().index(action)


def test_a_menu_leads_back_from_the_number_to_the_action() -> None:
    listed = [Dive(), Stow(2), Give(1, 5)]
    assert divers().menu(listed) == {0: listed[0], 2: listed[1], 9: listed[2]}
    assert list(divers().mask(divers().menu(listed))) == [1, 0, 1, 0, 0, 0, 0, 0, 0, 1]


def test_two_actions_with_one_number_are_a_mistake_that_is_said() -> None:
    with pytest.raises(FarportError, match="two listed actions have the same number"):
        divers().menu([Dive(), Dive()])


def test_an_axis_with_a_value_twice_is_a_mistake_that_is_said() -> None:
    with pytest.raises(FarportError, match="crate: a value stands there twice"):
        Axis("crate", [1, 2, 1])


def test_a_number_out_of_range_means_nothing() -> None:
    with pytest.raises(ActionError, match="10 is not the number of an action; these go from 0 to 9"):
        divers().label(10)


def test_a_game_of_numbers_and_words_has_an_encoding_by_itself() -> None:
    encoding = DiversGame().encoding(3)
    assert [run.kind.do for run in encoding.runs] == [kind.do for kind in DiversGame().actions]
    assert encoding.size == sum(run.size for run in encoding.runs)


def test_seats_and_options_are_checked_as_for_a_new_table() -> None:
    game = farport.game("forgotten-planet")
    with pytest.raises(farport.SeatError, match="2 to 4 seats, not 9"):
        game.encoding(9)
    with pytest.raises(farport.OptionError, match="unknown option"):
        game.encoding(2, {"colour": "red"})
    with pytest.raises(farport.OptionError, match="Alliances need four players"):
        game.encoding(2, {"alliances": True})


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_number_once_given_keeps_its_meaning(table: tuple[farport.Game, int], update_golden: bool) -> None:
    """Kept per version: who changes what a number means must raise the version, and old ones are never rewritten."""
    game, seats = table
    encoding = game.encoding(seats)
    path = RECORDS / game.id / f"encoding-v{encoding.version}-{seats}-seats.json"
    if update_golden and not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"size": encoding.size, "fingerprint": encoding.fingerprint()}) + "\n")
    assert path.exists(), f"{path.name} of {game.id} is missing; run pytest {__file__} --update-golden"
    kept = json.loads(path.read_text())
    assert {"size": encoding.size, "fingerprint": encoding.fingerprint()} == kept, "raise the encoding's version"


def test_a_kind_that_a_game_does_not_number_is_numbered_by_its_fields() -> None:
    kinds = DiversGame().actions
    first = Run(kinds[0], [])
    runs = completed([first], kinds)
    assert runs[0] is first
    assert [run.kind for run in runs] == list(kinds)
    assert [run.kind for run in completed([first], kinds, never=kinds[1:])] == [kinds[0]]
