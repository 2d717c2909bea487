"""Perft: every position within a few moves of pinned tables, counted and digested. Only a correct engine gets it.

A table is pinned by its seats, seed, options and a walk into the game. From there all moves of all seats are made, and
for a game with a clock the step to the next moment at which something happens; positions that are reached in several
ways count once. What a position is made of is its dump, who is asked and, at the end, the result, so that two builds
agree only if they agree about all of these everywhere.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from farport.kernel import Game, Rng, State, Value
from farport.kernel.data import canonical

SHORT: Final = 16  # digits of a digest that are shown: enough to tell any two builds apart


@dataclass(frozen=True)
class Pin:
    """A table, and where in its game to stand: after a walk of so many moves, chosen by lot."""

    seats: int
    seed: int = 7
    options: Mapping[str, Value] = field(default_factory=dict)
    walk: int = 0
    depth: int = 1

    def table(self) -> tuple[object, ...]:
        return (self.seats, self.seed, tuple(sorted(self.options.items())))

    def data(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "walk": self.walk,
            "depth": self.depth,
        }


@dataclass(frozen=True)
class Count:
    """What was found: distinct positions (the first one too), the moves between them, and one digest of them all."""

    positions: int
    moves: int
    digest: str

    def data(self) -> dict[str, object]:
        return {"positions": self.positions, "moves": self.moves, "digest": self.digest}

    def text(self) -> str:
        return f"{self.positions:,} positions, {self.moves:,} moves, {self.digest[:SHORT]}"

    @staticmethod
    def total(counts: Iterable[Count]) -> Count:
        """All tables of a game in one number."""
        every = list(counts)
        digest = digested([count.digest for count in every])
        return Count(sum(count.positions for count in every), sum(count.moves for count in every), digest)


def count(game: Game, pins: Iterable[Pin]) -> Iterator[Count]:
    """The count of each pinned table. Pins of one table follow each other, so that it is walked once."""
    walker: Walker | None = None
    for pin in pins:
        if walker is None or walker.table != pin.table() or walker.walked > pin.walk:
            walker = Walker(game, pin)
        levels = Levels(walker.at(pin.walk))
        while levels.depth < pin.depth and levels.edge:
            levels.deepen()
        yield levels.count()


def deepened(game: Game, pin: Pin) -> list[Count]:
    """One pinned table, counted at depth 0, 1 and so on."""
    levels = Levels(Walker(game, pin).at(pin.walk))
    counts = [levels.count()]
    while levels.depth < pin.depth and levels.edge:
        levels.deepen()
        counts.append(levels.count())
    return counts


class Levels:
    """The positions around a first one, level by level."""

    def __init__(self, state: State) -> None:
        self.depth = 0
        self.moves = 0
        self.edge = [state]  # the newest positions, from which it goes on
        self.reached = {fingerprint(state)}

    def deepen(self) -> None:
        """One move further, from every position that is new."""
        beyond: list[State] = []
        for state in self.edge:
            for child in children(state):
                self.moves += 1
                mark = fingerprint(child)
                if mark not in self.reached:
                    self.reached.add(mark)
                    beyond.append(child)
        self.edge = beyond
        self.depth += 1

    def ahead(self) -> int:
        """How many moves the next level has."""
        return sum([len(state.legal(seat)) for state in self.edge for seat in range(state.seats)])

    def count(self) -> Count:
        return Count(len(self.reached), self.moves, digested(sorted(self.reached)))


def children(state: State) -> Iterator[State]:
    """The position after each legal move of each seat, asked or not, and after the clock's way to what is due."""
    for seat in range(state.seats):
        for action in state.legal(seat):
            child = state.copy()
            child.play(seat, action)
            yield child
    due = state.next_due
    if due is not None:
        child = state.copy()
        child.advance(due)
        yield child


def fingerprint(state: State) -> str:
    """All that makes a position, the same on every machine."""
    result = state.result
    return digested([canonical([state.dump(), list(state.to_move), None if result is None else result.data()])])


def digested(texts: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()


class Walker:
    """A game in which every move is drawn by lot. Golden numbers stand on it: it must never change."""

    def __init__(self, game: Game, pin: Pin) -> None:
        self.table = pin.table()
        self.walked = 0
        self._state = game.new(pin.seats, pin.seed, pin.options)
        self._lots = Rng.from_seed(pin.seed)

    def at(self, moves: int) -> State:
        """A copy of the position after so many moves, or of the last one if the game is over before."""
        while self.walked < moves and self.step():
            pass
        return self._state.copy()

    def step(self) -> bool:
        """A kind of action first and then one of it, so that what is rare happens; False when the game is over."""
        state, lots = self._state, self._lots
        asked, due = state.to_move, state.next_due
        if due is not None and (not asked or lots.below(4) == 0):
            state.advance(due)
        elif asked:
            seat = lots.choice(list(asked))
            legal = state.legal(seat)
            do = lots.choice(sorted({action.do for action in legal}))
            state.play(seat, lots.choice([action for action in legal if action.do == do]))
        else:
            return False
        self.walked += 1
        return True
