"""Readings: what a network is given of a position; nothing that the seat does not know, and always the same."""

from __future__ import annotations

from functools import cache

import numpy
import pytest

import farport
from farport.bots import Match, Played, make
from farport.bots.neural.layout import STEPS, Layout, scouted
from farport.bots.neural.reading import Reader, Reading
from farport.kernel import FarportError, Rng, State

TABLES = (("forgotten-planet", 2), ("duck-dealer", 2), ("space-dealer", 3), ("space-paper", 2))


@cache
def layout_of(name: str, seats: int) -> Layout:
    return scouted(farport.game(name), seats, games=1)


def positions(name: str, seats: int, every: int = 25, most: int = 8) -> list[State]:
    game = farport.game(name)
    state = game.new(seats, 11)
    match = Match(Played(state, 11, {}), [make("random", game, seat) for seat in range(seats)])
    found: list[State] = []
    for step in range(every * most):
        if step % every == 0 and state.to_move:
            found.append(state.copy())
        if not match.step():
            break
    return found


def same(one: Reading, other: Reading) -> bool:
    return all([numpy.array_equal(getattr(one, name), getattr(other, name)) for name in Reading.__slots__])


@pytest.fixture(scope="module", params=TABLES, ids=[name for name, _ in TABLES])
def table(request: pytest.FixtureRequest) -> tuple[str, int, Layout]:
    name, seats = request.param
    return name, seats, layout_of(name, seats)


def test_equal_knowledge_is_equal_input(table: tuple[str, int, Layout]) -> None:
    name, seats, layout = table
    reader = Reader(farport.game(name), layout, seats)
    rng = Rng.from_seed(3)
    for state in positions(name, seats):
        for seat in state.to_move:
            legal = state.legal(seat)
            truth = reader.read(state, seat, legal)
            guess = state.guess(seat, rng)
            assert same(truth, reader.read(guess, seat, guess.legal(seat)))


def test_entries_rows_and_pointers_stay_within_their_tables(table: tuple[str, int, Layout]) -> None:
    name, seats, layout = table
    reader = Reader(farport.game(name), layout, seats)
    for state in positions(name, seats, most=3):
        seat = state.to_move[0]
        reading = reader.read(state, seat, state.legal(seat))
        assert 0 <= reading.entries.min() <= reading.entries.max() < layout.size
        assert reading.rows.max() < len(reading.tables)
        assert reading.tables.max() < layout.spoken
        assert reading.pointers.max() <= len(reading.tables)
        assert len(reading.actions) == len(state.legal(seat))
        assert len(reading.features) == layout.features
        assert reading.present.sum() == seats


def test_a_layout_comes_back_from_its_data(table: tuple[str, int, Layout]) -> None:
    name, seats, layout = table
    game = farport.game(name)
    again = Layout.from_data(game, layout.data())
    assert again.data() == layout.data()
    assert again.size == layout.size
    state = positions(name, seats, most=1)[0]
    seat = state.to_move[0]
    legal = state.legal(seat)
    assert same(
        Reader(game, layout, seats).read(state, seat, legal), Reader(game, again, seats).read(state, seat, legal)
    )


def test_a_layout_of_other_observations_is_refused() -> None:
    game = farport.game("forgotten-planet")
    data = layout_of(game.id, 2).data()
    with pytest.raises(FarportError, match="other observations"):
        Layout.from_data(game, {**data, "fingerprint": "0"})
    with pytest.raises(FarportError, match="unknown key"):
        Layout.from_data(game, {**data, "colour": "red"})


def test_what_never_changes_is_no_entry() -> None:
    game = farport.game("duck-dealer")
    layout = layout_of(game.id, 2)
    assert "options" in layout.silent  # the same in every position
    assert "players" not in layout.silent
    assert "planets" not in layout.silent  # actions point at its rows


def test_a_number_is_its_size_and_its_step() -> None:
    game = farport.game("forgotten-planet")
    layout = layout_of(game.id, 2)
    globals_ = layout.tables[0]
    assert globals_ is not None
    columns = layout.observer.tables[0].columns
    place = [column.name for column in columns].index("bank.land")
    field = globals_[1][place]
    assert field is not None
    assert field.scale == layout.scales["globals.bank.land"]
    state = game.new(2, 7)
    reading = Reader(game, layout, 2).read(state, state.to_move[0], state.legal(state.to_move[0]))
    own = [entry for entry in reading.entries.tolist() if field.first <= entry <= field.first + STEPS + 1]
    assert len(own) == 2
    assert own[1] == field.first + STEPS + 1
