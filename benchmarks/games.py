"""Every installed game of Farport, through the public contract only."""

from __future__ import annotations

import random
import sys
from array import array
from collections.abc import Callable
from itertools import cycle

import farport
from benchmarks.measurement import COPY, OBSERVATION, SEATS, measure, report

LOOKS = 16  # positions one after another that an observer looks at


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
        calls: dict[str, Callable[[], object]] = {
            COPY: state.copy,
            "legal": lambda: state.legal(seat),
            "copy and play": lambda: state.copy().play(seat, action),
            "view": lambda: state.view(seat),
            "features": lambda: state.features(seat),
            "dump": state.dump,
        }
        if state.game.view_shape is not None:
            calls[OBSERVATION] = self.observation()
        return calls

    def observation(self) -> Callable[[], object]:
        """Writes what is seen at the next of some successive positions, from the first of them again after the last."""
        start = self.state
        self.state = start.copy()
        looks: list[tuple[farport.State, int]] = []
        while len(looks) < LOOKS and self.go_on():
            looks.append((self.state.copy(), self.state.to_move[0]))
            self.step()
        self.state = start
        turns = cycle(looks)
        observer = start.game.observer(seats=start.seats)
        buffer = array("f", [0.0] * observer.size)

        def write() -> int:
            state, seat = next(turns)
            return observer.write(state, seat, buffer)

        return write


if __name__ == "__main__":
    for game in farport.games():
        report(measure(FarportGame(game, build=sys.argv[2]), seconds=float(sys.argv[1])))
