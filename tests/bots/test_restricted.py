"""Restricted and forced play: what a bot may not do it does not, what it must it does, and the game goes on."""

from __future__ import annotations

import pytest

import farport
from farport.bots import make, play_out, require_bot
from farport.bots.restricted import Option, options
from farport.kernel import FarportError

PLANET = farport.game("forgotten-planet")
PAPER = farport.game("space-paper")


@pytest.mark.parametrize("bot", ["random", "greedy", "easy"])
def test_who_is_barred_never_does_it_while_others_may(bot: str) -> None:
    options = {"max_rounds": 4}
    played = play_out(PLANET, 2, 3, options, [f"{bot}!build_land", bot])
    done = [(seat, action.do) for seat, action, _ in played.moves if action is not None]
    assert (0, "build_land") not in done
    assert (1, "build_land") in done
    assert not played.broken


def test_who_is_made_to_chooses_it_and_a_word_is_enough() -> None:
    played = play_out(PAPER, 2, 1, {"preset": "quick"}, ["easy+choose_politics/democrature", "easy"])
    chosen = [
        action.data() for seat, action, _ in played.moves if seat == 0 and action and action.do == "choose_politics"
    ]
    assert chosen
    assert all("democrature" in data.values() for data in chosen)
    assert not played.broken


def test_where_nothing_else_is_left_all_is_allowed() -> None:
    """Everybody must choose a race: to be barred from it cannot end the game."""
    assert not play_out(PAPER, 2, 1, {"preset": "quick"}, ["greedy!choose_race", "greedy"]).broken


def test_options_come_from_the_kinds_of_action() -> None:
    assert "build_land" in [str(option) for option in options(PLANET)]
    assert "choose_politics/capitalism" in [str(option) for option in options(PAPER, "choose_politics")]
    assert str(Option.read("a/b")) == "a/b"


def test_what_cannot_be_restricted_gets_a_sentence() -> None:
    with pytest.raises(FarportError, match="there is no bot 'genius'"):
        require_bot("genius!sell")
    with pytest.raises(FarportError, match="has no action 'dance'"):
        make("easy!dance", PLANET, 1)
    with pytest.raises(FarportError, match=r"choose_politics has no word 'chaos'; its words are: .*capitalism"):
        make("easy+choose_politics/chaos", PAPER, 1)
