"""Every installed game of Farport, through the public contract only."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

import farport
from benchmarks.measurement import COPY, SEATS, measure, report


class FarportGame:
    """One game with random players."""

    def __init__(self, game: farport.Game, build: str) -> None:
        self.game = game
        self.name: str = game.id
        self.build = build
        self.seats: int = min(game.seats, key=lambda seats: abs(seats - SEATS))

    def match(self, seed: int) -> FarportMatch:
        return FarportMatch(self.game, self.seats, seed)


class FarportMatch:
    """What a simulator does: ask a seat that may act, or let the game's clock run to the next moment."""

    def __init__(self, game: farport.Game, seats: int, seed: int) -> None:
        self.state = game.new(seats=seats, seed=seed, options={})
        self.choose = random.Random(seed).randrange

    def step(self) -> int:
        state = self.state
        if not state.to_move and not self.go_on():
            return 0
        seat = state.to_move[0]
        actions = state.legal(seat)
        state.play(seat, actions[self.choose(len(actions))])
        return len(actions)

    def go_on(self) -> bool:
        """Lets the clock run until somebody is asked; False when the game is over."""
        state = self.state
        while not state.to_move:
            if state.result is not None:
                return False
            if state.next_due is None:
                raise RuntimeError(f"{state.game.id} is not over, but nobody may act and nothing is due")
            state.advance(state.next_due)
        return True

    def calls(self) -> dict[str, Callable[[], object]]:
        """A play needs a fresh copy each time, so it is timed together with that."""
        self.go_on()
        state = self.state
        seat = state.to_move[0]
        action = state.legal(seat)[0]
        return {
            COPY: state.copy,
            "legal": lambda: state.legal(seat),
            "copy and play": lambda: state.copy().play(seat, action),
            "view": lambda: state.view(seat),
            "features": lambda: state.features(seat),
            "dump": state.dump,
        }


if __name__ == "__main__":
    for game in farport.games():
        report(measure(FarportGame(game, build=sys.argv[2]), seconds=float(sys.argv[1])))
