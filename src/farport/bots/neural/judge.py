"""Judge: positions as a network sees them, with the eyes of whoever is asked; and ends as they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

import numpy

from farport.bots.chances import chances, shares
from farport.bots.neural.network import Judgement, Learned
from farport.bots.neural.reading import Reader, Real
from farport.kernel import Action, Game, State


@final
class Verdict:
    """What a position is worth to every seat, from 0 to 1, and the mover's actions with its preferences."""

    __slots__ = ("actions", "logits", "seat", "values")

    def __init__(self, seat: int, values: list[float], actions: list[Action[Any]], logits: Real) -> None:
        self.seat = seat  # that is asked; -1: the game is over
        self.values = values
        self.actions = actions
        self.logits = logits


@final
class Judge:
    """One network at one kind of table. A value is half the chance to win and half the share of the points, since a
    close game tells more than who has won it; `weight` of it is the network's, the rest the game's own evaluation's."""

    __slots__ = ("_network", "_points", "reader", "weight")

    def __init__(self, game: Game, network: Learned, seats: int, weight: float = 1.0) -> None:
        self.weight = weight
        self._network = network
        self.reader = Reader(game, network.layout, seats)
        self._points = game.advice.points

    def judge(self, states: Sequence[State]) -> list[Verdict]:
        """Every position by what the first seat that is asked knows of it. The clock must have run until one is."""
        verdicts: list[Verdict | None] = [None] * len(states)
        readings = []
        asked: list[tuple[int, int, list[Action[Any]]]] = []
        for place, state in enumerate(states):
            if not state.to_move:
                verdicts[place] = Verdict(-1, self.end(state), [], numpy.zeros(0, numpy.float32))
                continue
            seat = state.to_move[0]
            actions = state.legal(seat)
            asked.append((place, seat, actions))
            readings.append(self.reader.read(state, seat, actions))
        if readings:
            for (place, seat, actions), found in zip(asked, self._network.judge(readings), strict=True):
                verdicts[place] = Verdict(seat, self._worth(states[place], seat, found), actions, found.logits)
        return [verdict for verdict in verdicts if verdict is not None]

    def judge_for(self, state: State, seat: int) -> Verdict:
        """A position in which this seat is asked, perhaps beside others, with its eyes."""
        actions = state.legal(seat)
        found = self._network.judge([self.reader.read(state, seat, actions)])[0]
        return Verdict(seat, self._worth(state, seat, found), actions, found.logits)

    def worth_for(self, state: State, seat: int, seen: list[float]) -> list[float]:
        """The same, beside what a look one step ahead has `seen`; no preferences."""
        found = self._network.judge([self.reader.read(state, seat, ())])[0]
        learned = turned(((found.wins + found.shares) / 2.0)[: state.seats].tolist(), seat)
        return [self.weight * one + (1.0 - self.weight) * other for one, other in zip(learned, seen, strict=True)]

    def wins(self, state: State, seat: int) -> list[float]:
        """Every seat's chance to win by the network alone, with the eyes of this seat."""
        found = self._network.judge([self.reader.read(state, seat, ())])[0]
        chance = turned(found.wins[: state.seats].tolist(), seat)
        total = sum(chance)
        return [share / total for share in chance]

    def _worth(self, state: State, seat: int, found: Judgement) -> list[float]:
        """What a running game is worth to every seat, in the order of the table."""
        learned = turned(((found.wins + found.shares) / 2.0)[: state.seats].tolist(), seat)
        if self.weight == 1.0:
            return learned
        seen = chances(state, self._points)
        return [self.weight * one + (1.0 - self.weight) * other for one, other in zip(learned, seen, strict=True)]

    def end(self, state: State) -> list[float]:
        """What a finished game is worth to every seat."""
        result = state.result
        won = chances(state, self._points)
        if result is None or state.seats == 1:
            return won
        points = shares([float(score) for score in result.scores], self._points)
        return [(win + share) / 2.0 for win, share in zip(won, points, strict=True)]


def turned(values: list[float], seat: int) -> list[float]:
    """From the order that begins with `seat` to that of the table."""
    count = len(values)
    return [values[(place - seat) % count] for place in range(count)]
