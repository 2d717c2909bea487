"""What one sees at a Python prompt: games, states, actions, options and rules say what they are."""

from __future__ import annotations

import random

import pytest

import farport
from farport import Game, Rng, State
from tests.toys import ToyGame

GAMES = farport.games()


def played(game: Game, steps: int) -> State:
    state = game.new(game.seats[0], 3)
    choice = random.Random(2)
    for _ in range(steps):
        if state.result is not None:
            break
        if state.to_move:
            seat = state.to_move[0]
            state.play(seat, choice.choice(state.legal(seat)))
        else:
            state.advance(state.next_due or 0)
    return state


def test_a_game_says_how_to_get_it() -> None:
    assert repr(farport.game("duck-dealer")) == "farport.game('duck-dealer')"
    assert repr(farport.game("space-dealer", version=1)) == "farport.game('space-dealer', version=1)"
    varied = farport.game("duck-dealer", {"meta": {"title": "Swan Dealer"}})
    assert repr(varied) == "farport.game('duck-dealer', variant={'meta': {'title': 'Swan Dealer'}})"
    assert eval(repr(varied), {"farport": farport}).title == "Swan Dealer"


def test_a_state_says_where_it_stands() -> None:
    state = farport.game("duck-dealer").new(3, 7)
    assert repr(state) == "<Duck Dealer, 3 seats: seat 0 to move>"
    over = played(farport.game("forgotten-planet"), 5000)
    assert over.result is not None
    assert repr(over) == f"<The Forgotten Planet, 2 seats: over, {over.result.scores[0]} to {over.result.scores[1]}>"
    assert repr(farport.game("space-dealer").new(3, 1)) == "<Space Dealer, 3 seats, 0 ms: seats 0, 1, 2 to move>"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_state_prints_on_a_screen_what_anybody_may_see(game: Game) -> None:
    for steps in (0, 3, 40, 200):
        state = played(game, steps)
        text = str(state)
        assert text.startswith(f"{game.title}, {state.seats} seats: ")
        assert max(len(line) for line in text.splitlines()) <= 100
        assert len(text.splitlines()) < 60
        assert str(state.guess(None, Rng.from_seed(steps))) == text


def test_the_map_is_drawn() -> None:
    rows = str(farport.game("forgotten-planet").new(2, 7)).splitlines()
    assert "    A  B  C  D  E  F  G" in rows
    assert any("B0" in row for row in rows)
    assert any("B1" in row for row in rows)


def test_any_game_is_drawn_from_its_view() -> None:
    text = str(ToyGame().new(2, 1))
    assert text.startswith("Toy, 2 seats: ")
    assert len(text.splitlines()) > 1


def test_options_and_rules() -> None:
    game = farport.game("forgotten-planet")
    assert repr(game.options).startswith("Options(scenario='duel', alliances=False, ")
    assert "scenario = duel  (one of " in str(game.options)
    assert repr(game.options["alliances"]) == "Option('alliances': on (true) or off (false); by default False)"
    rule = game.rules["FP-31"]
    assert repr(rule) == f"Rule('FP-31', {rule.title!r})"
    assert str(rule) == f"FP-31 {rule.title}\n{rule.text}"
    assert repr(game.rules) == f"Rulebook({len(game.rules)} rules)"
    assert str(type(game.options)([])) == "no options"
