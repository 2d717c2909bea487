"""Sight: what one seat may know and ask of a running game, which is all that a bot gets to see."""

from __future__ import annotations

import threading
from typing import Any, Final

from farport.kernel import Action, Bits, Facts, FarportError, Game, Plain, State
from farport.kernel.observer import Observer

TABLES: Final = 32  # kinds of tables whose observers are kept


class DeadEndError(FarportError):
    """A seat is asked and has no legal action: a bug of the game."""


class Sight:
    """One seat's window on a game. It stays open: it always shows the present position.

    The true state is behind it, and with it the seed and everything hidden; a bot that reaches around
    the window cheats. Whatever a bot wants to try out it tries on a `guess`.
    """

    __slots__ = ("_state", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def game(self) -> Game:
        return self._state.game

    @property
    def facts(self) -> Facts:
        return self._state.game.facts

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self._state.seats

    @property
    def to_move(self) -> tuple[int, ...]:
        return self._state.to_move

    @property
    def now(self) -> int:
        return self._state.now

    @property
    def next_due(self) -> int | None:
        return self._state.due_for(self.seat)

    def legal(self) -> list[Action[Any]]:
        """The actions the seat may take now; there is always at least one when it is asked."""
        actions = self._state.legal(self.seat)
        if not actions:
            raise DeadEndError(f"seat {self.seat} is asked and has no legal action")
        return actions

    def allows(self, action: Action[Any]) -> bool:
        """Whether the seat may take this action now; cheaper than to look for it in `legal`."""
        return self.game.owns(action) and self._state.refusal(self.seat, action) is None

    def default(self) -> Action[Any]:
        return self._state.default(self.seat)

    def view(self) -> Plain:
        return self._state.view(self.seat)

    def known(self) -> bytes:
        """What the seat knows as one value, to be compared: equal if and only if the view is."""
        return known(self._state, self.seat)

    def features(self) -> list[float]:
        return self._state.features(self.seat)

    def stance(self) -> object:
        """What the seat's acts are meant to change; the seat knows all of it."""
        return self._state.stance(self.seat)

    def guess(self, rng: Bits) -> State:
        """A full state that fits what the seat knows, for thinking on; nothing in it is the truth but what is known."""
        return self._state.guess(self.seat, rng)


class _Eyes(threading.local):
    """The observers of one thread: they keep what they have seen, so no two threads may share one."""

    def __init__(self) -> None:
        self.of: dict[tuple[int, int], tuple[Game, Observer | None]] = {}

    def on(self, game: Game, seats: int) -> Observer | None:
        """None where a game has no scribe: then its view is as quick."""
        kept = self.of.get((id(game), seats))
        if kept is None:
            if len(self.of) >= TABLES:
                self.of.clear()
            has_scribe = game.view_shape is not None and game.observed(seats).scribe is not None
            kept = self.of[id(game), seats] = (game, game.observer(seats=seats) if has_scribe else None)
        return kept[1]


EYES: Final = _Eyes()


def known(state: State, seat: int) -> bytes:
    """What the seat knows in that position, as one value."""
    observer = EYES.on(state.game, state.seats)
    if observer is None:
        return repr(state.view(seat)).encode()  # equal views are written in the same order
    return observer.known(state, seat)
