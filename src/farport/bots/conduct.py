"""Conduct: how many of a player's acts came to nothing, because its own later acts took them back.

An act that changes nothing, goods loaded and unloaded, orders written and cleared, a ship sent to and fro: whenever a
seat's stance (`State.stance`) is again what it was before one of its latest acts, all it did since then was in vain.
Waiting, passing and talking do not count (`Advice.waits`), and neither does what others undo.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from farport.kernel import FarportError, Game, Plain, Record, RecordError, State, game

REMEMBERED: Final = 24  # acts of a seat that are looked back at: who returns later has been somewhere in between


class Conduct:
    """The acts of one seat, and which of them were in vain, by their places in the record."""

    __slots__ = ("_open", "acts", "vain")

    def __init__(self) -> None:
        self.acts: list[int] = []
        self.vain: dict[int, str] = {}  # place -> kind of action
        self._open: deque[tuple[object, int, str]] = deque(maxlen=REMEMBERED)

    def watch(self, place: int, kind: str, before: object, after: object, waits: bool) -> None:
        """One act: the stance before and after it."""
        self.acts.append(place)
        if waits:
            return
        self._open.append((before, place, kind))
        for first, (earlier, _, _) in enumerate(self._open):
            if earlier == after:
                for _, taken_back, its_kind in list(self._open)[first:]:
                    self.vain[taken_back] = its_kind
                while len(self._open) > first:
                    self._open.pop()
                return

    @property
    def share(self) -> float:
        """The part of all acts that was in vain."""
        return len(self.vain) / len(self.acts) if self.acts else 0.0


def conduct(record: Record | Plain) -> list[Conduct]:
    """Of every seat in a game that was played, by whomever."""
    whole = Record.of(record)
    of = game(whole.game, whole.variant, whole.rules_version)
    seats = [Conduct() for _ in range(whole.seats)]
    states = of.states(whole)
    state = next(states)
    for place, move in enumerate(whole.moves):
        if move.seat is None or move.action is None:
            state = next(states)
            continue
        kind = str(move.action.get("do")) if isinstance(move.action, dict) else ""
        before = stance_at(of, state, move.seat, move.at_ms, place)
        state = next(states)
        seats[move.seat].watch(place, kind, before, state.stance(move.seat), kind in of.advice.waits)
    return seats


def stance_at(of: Game, state: State, seat: int, at_ms: int | None, place: int) -> object:
    """The stance at the moment of the act: what the clock has done until then is not the seat's doing."""
    if of.facts.timed and at_ms is not None and at_ms > state.now:
        try:
            state.advance(at_ms)
        except FarportError as error:
            raise RecordError(f"record: moves[{place}]: {error}") from None
    return state.stance(seat)
