"""SpacePaper on a terminal: what stands on the table stands on the screen, and what is shown can be typed."""

from __future__ import annotations

import io
from typing import cast

import pytest
from rich.console import Console

import farport
from farport import boards
from farport.boards import space_paper
from farport.games.space_paper.state import Position
from farport.kernel import Plain, Rng


def drawn(view: Plain, seat: int | None) -> str:
    screen = Console(file=io.StringIO(), width=200, color_system=None)
    screen.print(space_paper.draw(view, seat))
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


@pytest.mark.parametrize("seats", [2, 6])
def test_every_position_can_be_drawn_and_every_choice_typed(seats: int) -> None:
    game = farport.game("space-paper")
    assert boards.of(game) is space_paper
    state = game.new(seats, 3, {"turn_limit": 25})
    dice = Rng.from_seed(3)
    moves = 0
    while state.to_move:
        seat = dice.choice(list(state.to_move))
        if moves % 20 == 0:
            for viewer in (None, seat):
                assert drawn(state.view(viewer), viewer)
        plan = state.guess(seat, dice).plan(seat, dice)
        allowed = plan and state.refusal(seat, plan[0]) is None
        events = state.play(seat, plan[0] if allowed else state.default(seat))
        assert all(space_paper.tell(event.view(seat), [f"p{n}" for n in range(seats)]) for event in events)
        moves += 1
    assert "finished" in drawn(state.view(None), None)


def test_the_table_on_the_screen() -> None:
    state = cast(Position, farport.game("space-paper").new(2, 1, {"start_spaceport": True}))
    while state.round == 0:
        seat = state.to_move[0]
        state.play(seat, state.default(seat))
    text = drawn(state.view(0), 0)
    assert "Round 1, r orders; to move: seat 0, seat 1" in text
    capital = state.planet_name(state.capital[0]).partition("/")[0]
    assert f"({capital})" in text
    assert "★" in text
    assert "~S1" in text  # the scout in the capital's orbit
    assert "Next round: +" in text
