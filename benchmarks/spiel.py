"""Two games of OpenSpiel, written in C++ and driven from Python: backgammon and chess."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

import pyspiel

from benchmarks.measurement import COPY, measure, report

NAMES = ("backgammon", "chess")


class SpielGame:
    """One game with random players; what chance does is not counted as an action, but takes its time."""

    build = "C++"

    def __init__(self, name: str) -> None:
        self.name = f"OpenSpiel {name}"
        self.game = pyspiel.load_game(name)

    def match(self, seed: int) -> SpielMatch:
        return SpielMatch(self.game.new_initial_state(), seed)


class SpielMatch:
    def __init__(self, state: pyspiel.State, seed: int) -> None:
        self.state = state
        self.random = random.Random(seed)

    def step(self) -> int:
        state = self.state
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.random.choices(outcomes, chances)[0])
        if state.is_terminal():
            return 0
        legal = state.legal_actions()
        state.apply_action(legal[self.random.randrange(len(legal))])
        return len(legal)

    def calls(self) -> dict[str, Callable[[], object]]:
        return {COPY: self.state.clone, "legal": self.state.legal_actions}


if __name__ == "__main__":
    for name in NAMES:
        report(measure(SpielGame(name), seconds=float(sys.argv[1])))
