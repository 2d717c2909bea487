"""What is done at the wrong time is refused by its own name: one action of every kind, tried along a whole game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from farport import Action, RuleError, State
from farport.games.duck_dealer import GAME


def names_of_refusals(state: State, tries: list[Action[Any]]) -> set[str]:
    found = set()
    for action in tries:
        for seat in range(state.seats):
            try:
                state.check(seat, action)
            except RuleError as refused:
                found.add(refused.refusal.name.removeprefix("duck-dealer:"))
    return found


@pytest.mark.rule("DD-09", "DD-10", "DD-16", "DD-66", "DD-70")
def test_every_time_of_the_game_refuses_what_is_not_for_it_by_name() -> None:
    dice = Random(3)
    state = GAME.new(2, 3)
    samples: dict[str, Action[Any]] = {
        do: GAME.action({"do": do}) for do in ("accept_free_turn", "decline_free_turn", "accept_offer", "refuse_offer")
    }
    start = state.copy()
    seen: list[State] = []
    while state.to_move:
        seen.append(state.copy())
        seat = state.to_move[0]
        legal = state.legal(seat)
        for action in legal:
            samples.setdefault(action.do, action)
        state.play(seat, dice.choice(legal))
    tries = list(samples.values())
    assert names_of_refusals(start, tries) >= {"equipment-first"}
    assert names_of_refusals(state, tries) == {"game-over"}
    along = {name for each in seen[:40] for name in names_of_refusals(each, tries)}
    assert along >= {"start-first", "equipment-chosen", "start-chosen", "no-free-turn", "no-offer"}
