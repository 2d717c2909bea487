"""The faces of a state, the same in every game: whom they answer, and whom they refuse."""

from __future__ import annotations

import pytest

import farport
from farport import kit
from farport.kernel import FarportError, Rng, SeatError, State, StateError

GAMES = pytest.mark.parametrize("game", farport.games(), ids=lambda game: game.id)
TO_SEATS = ("legal", "default", "features", "evaluate", "standing")
STEPS = 400  # of a game by defaults that are looked at, besides its end


def ask(state: State, face: str, seat: object) -> object:
    return state.guess(seat, Rng(1)) if face == "guess" else getattr(state, face)(seat)  # type: ignore[arg-type]


@GAMES
@pytest.mark.parametrize("face", [*TO_SEATS, "view", "guess"])
@pytest.mark.parametrize("seat", [-1, 4, 99, "0", True, 0.0, [0]])
def test_a_face_is_shown_to_a_seat_of_the_table(game: farport.Game, face: str, seat: object) -> None:
    state = game.new(game.seats[0], 7)
    with pytest.raises(SeatError, match=r"^seat .*: this table has the seats 0 to [12]$"):
        ask(state, face, seat)


@GAMES
def test_a_spectator_has_a_view_and_a_guess_and_nothing_else(game: farport.Game) -> None:
    state = game.new(game.seats[0], 7)
    assert state.view(None)
    assert state.guess(None, Rng(1)).view(None) == state.view(None)
    for face in TO_SEATS:
        with pytest.raises(SeatError, match=r"^seat None: "):
            ask(state, face, None)


@GAMES
def test_only_a_seat_that_is_asked_has_a_default(game: farport.Game) -> None:
    record = kit.played(game, kit.Setting(game.seats[0], 7, style="hesitant"))
    last = len(record.moves)
    for place, state in enumerate(game.states(record)):
        if place > STEPS and place != last:
            continue
        for seat in range(state.seats):
            if seat in state.to_move:
                assert state.refusal(seat, state.default(seat)) is None
            else:
                with pytest.raises(FarportError, match=f"^seat {seat} is not asked for an action now$"):
                    state.default(seat)
    assert state.to_move == ()


@pytest.mark.parametrize("game", [game for game in farport.games() if game.facts.timed], ids=lambda game: game.id)
@pytest.mark.parametrize("moment", [1000.5, 1000.0, True, "1000", None])
def test_time_goes_on_in_whole_milliseconds(game: farport.Game, moment: object) -> None:
    state = game.new(game.seats[0], 7)
    before = state.digest()
    with pytest.raises(FarportError, match=f"^time: whole milliseconds are expected, not {moment!r}$"):
        state.advance(moment)  # type: ignore[arg-type]
    assert state.digest() == before


@GAMES
def test_a_dumped_state_names_every_option(game: farport.Game) -> None:
    for option in game.options:
        data = game.new(game.seats[0], 7).dump()
        options = data["options"]
        assert isinstance(options, dict)
        del options[option.name]
        with pytest.raises(StateError, match=f"^state: options: {option.name}: this key is missing$"):
            game.load(data)
