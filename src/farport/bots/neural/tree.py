"""Tree: what lies below a choice, grown by a network, each seat for itself (max^n)."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, final

import numpy

from farport.bots.neural.judge import Verdict
from farport.bots.search import settle
from farport.kernel import Action, State

DEEPEST: Final = 60  # decisions below a choice
OPEN: Final = 12  # of a position's actions, those that the network prefers, are walked
CURIOSITY: Final = 1.5


@final
class Node:
    """A position as far as the actions that led there tell; the guesses that reach it may differ."""

    __slots__ = ("actions", "children", "priors", "seat", "totals", "value", "visits")

    def __init__(self) -> None:
        self.seat = -1  # who is asked; -1: not looked at yet
        self.value = 0.5
        self.actions: list[Action[Any]] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.children: dict[int, Node] = {}

    def open(self, verdict: Verdict) -> None:
        """Take in what the network says of it."""
        logits = verdict.logits
        order = numpy.argsort(-logits, kind="stable")[:OPEN]
        weights = numpy.exp(logits[order] - logits[order[0]])
        weights /= weights.sum()
        self.seat = verdict.seat
        self.value = verdict.values[verdict.seat]
        self.actions = [verdict.actions[place] for place in order]
        self.priors = weights.tolist()
        self.visits = [0] * len(order)
        self.totals = [0.0] * len(order)

    def select(self, state: State) -> int:
        """The best mean and the least known among what is legal under this guess; -1 if nothing is."""
        visits = sum(self.visits)
        bonus = CURIOSITY * sqrt(visits + 1.0)
        best = -1
        highest = 0.0
        for place, prior in enumerate(self.priors):
            count = self.visits[place]
            mean = (self.totals[place] + self.value) / (count + 1)  # what is not known is as good as the whole
            score = mean + bonus * prior / (count + 1)
            if (best < 0 or score > highest) and state.refusal(self.seat, self.actions[place]) is None:
                best = place
                highest = score
        return best


@final
class Walk:
    """One way down from a choice to a position that nobody has looked at yet."""

    __slots__ = ("node", "path", "state")

    def __init__(self, root: Node, state: State) -> None:
        self.path: list[tuple[Node, int]] = []
        self.node = root
        self.state = state
        settle(state)
        for _ in range(DEEPEST):
            if not state.to_move or self.node.seat < 0:
                return
            if state.to_move[0] != self.node.seat:
                self.node = Node()  # under this guess it comes otherwise: look at it, and forget it
                return
            place = self.node.select(state)
            if place < 0:
                self.node = Node()
                return
            self.path.append((self.node, place))
            state.apply(self.node.seat, self.node.actions[place])
            settle(state)
            child = self.node.children.get(place)
            if child is None:
                child = self.node.children[place] = Node()
            self.node = child

    def end(self, verdict: Verdict) -> None:
        """Carry what was found there back up: to every seat what it is worth to that seat."""
        if verdict.seat >= 0 and self.node.seat < 0:
            self.node.open(verdict)
        for node, place in self.path:
            node.visits[place] += 1
            node.totals[place] += verdict.values[node.seat]
