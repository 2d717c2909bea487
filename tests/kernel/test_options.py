"""Table options: what is offered, what is refused, and with which words."""

from __future__ import annotations

import pytest
from hypothesis import given

from farport.kernel import Option, OptionError, Options
from farport.kit.strategies import json_data

SPEED = Option("speed", "choice", "slow", choices=("slow", "fast"))
ROUNDS = Option("rounds", "int", 5, low=1, high=9, by_seats={4: 3})
STEP = Option("step", "int", 2, choices=(2, 4))
TEAMS = Option("teams", "bool", False)
OPTIONS = Options([SPEED, ROUNDS, STEP, TEAMS])


def test_what_is_not_given_is_the_default_for_so_many_seats() -> None:
    assert OPTIONS.resolve(2, {}) == {"speed": "slow", "rounds": 5, "step": 2, "teams": False}
    assert OPTIONS.resolve(4, {"teams": True}) == {"speed": "slow", "rounds": 3, "step": 2, "teams": True}


@pytest.mark.parametrize(
    ("given_", "sentence"),
    [
        ({"sped": "fast"}, "unknown option 'sped'; the options are: speed, rounds, step, teams"),
        ({"speed": "warp"}, "option speed: 'warp' is not possible; allowed is one of slow, fast"),
        ({"rounds": 10}, "option rounds: 10 is not possible; allowed is a whole number from 1 to 9"),
        ({"rounds": 0}, "option rounds: 0 is not possible"),
        ({"rounds": True}, "option rounds: True is not possible"),
        ({"rounds": 2.0}, "option rounds: 2.0 is not possible"),
        ({"step": 3}, "option step: 3 is not possible; allowed is one of 2, 4"),
        ({"teams": 1}, r"option teams: 1 is not possible; allowed is on \(true\) or off \(false\)"),
    ],
)
def test_bad_values_are_refused_with_what_is_allowed(given_: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        OPTIONS.resolve(2, given_)


@pytest.mark.parametrize("given_", [5, "speed", ["speed"], None])
def test_options_are_given_by_name(given_: object) -> None:
    with pytest.raises(OptionError, match=r"^options: a table of names and values is expected, not "):
        OPTIONS.resolve(2, given_)


def test_a_name_of_an_option_is_a_text() -> None:
    with pytest.raises(OptionError, match="unknown option 5; the options are: speed, rounds, step, teams"):
        OPTIONS.resolve(2, {5: "fast"})


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(OptionError, match="unknown option 'speed'; the options are: this game has none"):
        Options([])["speed"]


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (SPEED, "fast", "fast"),
        (ROUNDS, "7", 7),
        (TEAMS, "on", True),
        (TEAMS, "No", False),
    ],
)
def test_options_are_read_from_a_command_line(option: Option, text: str, value: object) -> None:
    assert option.read(text) == value


@pytest.mark.parametrize(("option", "text"), [(SPEED, "Fast"), (ROUNDS, "ten"), (ROUNDS, "10"), (TEAMS, "maybe")])
def test_bad_text_is_refused(option: Option, text: str) -> None:
    with pytest.raises(OptionError, match=f"option {option.name}: '{text}' is not possible"):
        option.read(text)


@given(json_data())
def test_whatever_is_accepted_is_among_what_is_allowed(value: object) -> None:
    for option in OPTIONS:
        try:
            accepted = option.check(value)
        except OptionError:
            continue
        assert accepted in option.choices or (type(accepted) is int and 1 <= accepted <= 9)


def test_options_describe_themselves() -> None:
    assert ROUNDS.data()["default_by_seats"] == {"4": 3}
    assert TEAMS.data()["choices"] == [True, False]
    assert len(OPTIONS) == 4
    assert "speed" in OPTIONS
    assert OPTIONS["speed"] is SPEED


def test_a_preset_sets_what_is_not_given_and_resolving_twice_changes_nothing() -> None:
    mood = Option("mood", "choice", "calm", choices=("calm", "wild"))
    size = Option("size", "int", 1, low=1, high=9)
    fog = Option("fog", "bool", False)
    options = Options([mood, size, fog], "mood", {"calm": {}, "wild": {"size": 7, "fog": True}})
    assert options.resolve(2, {}) == {"mood": "calm", "size": 1, "fog": False}
    assert options.resolve(2, {"mood": "wild"}) == {"mood": "wild", "size": 7, "fog": True}
    chosen = options.resolve(2, {"mood": "wild", "size": 2})
    assert chosen == {"mood": "wild", "size": 2, "fog": True}
    assert options.resolve(2, chosen) == chosen
    with pytest.raises(OptionError, match="option mood: 'huge' is not possible"):
        options.resolve(2, {"mood": "huge"})
