"""Catanatron, the nearest peer: a fast engine for Catan in pure Python."""

from __future__ import annotations

import sys
from collections.abc import Callable

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from benchmarks.measurement import COPY, SEATS, measure, report


class Catanatron:
    """Four of its random players."""

    name = "catanatron"
    build = "pure"

    def match(self, seed: int) -> CatanatronMatch:
        return CatanatronMatch(seed)


class CatanatronMatch:
    """The loop of its own Game.play, one step at a time; each step leaves the next list of playable actions behind."""

    def __init__(self, seed: int) -> None:
        players = [RandomPlayer(color) for color in list(Color)[:SEATS]]
        self.game = Game(players, seed=seed + 1)  # it takes seed 0 for none

    def step(self) -> int:
        game = self.game
        if game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT:
            return 0
        legal = len(game.state.playable_actions)
        game.play_tick()
        return legal

    def calls(self) -> dict[str, Callable[[], object]]:
        return {COPY: self.game.copy}


if __name__ == "__main__":
    report(measure(Catanatron(), seconds=float(sys.argv[1])))
