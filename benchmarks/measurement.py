"""What is measured about one subject, and the loops that measure it.

A subject plays random games to their end, listing the legal actions at every step; then states in the middle of a game
are asked for single things. Time is CPU time of this process, so other work on the machine disturbs the numbers little.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Protocol

SEATS = 4  # or as near to it as the game allows
MIDDLES = 8  # games whose middle is asked for single things
CLOCK_EVERY = 64  # actions between two looks at the clock

PLAY = "random play"  # actions per CPU second, the legal ones listed at every step
STEP = "PettingZoo step"  # steps per CPU second: last, a random allowed action, step
COPY = "copy"  # this one and what else a subject names: microseconds of one call
PLAN = "plan"  # of the game's own planner, where it has one
LONGEST_PLAN = "longest plan"
LEGAL = "legal actions"  # listed per decision, on average
OBSERVATION = "observation"  # successive positions of one game, all that the seat knows into a buffer of the caller's
MEDIUM = "medium's decision"  # milliseconds, in games of `medium` players
SCALING = "arena scaling"  # how many times faster the arena is with all cores than with one

PER_SECOND = (PLAY, STEP)


@dataclass(frozen=True)
class Measurement:
    """One number about one subject; in `PER_SECOND` and scaling more is better, in microseconds less is."""

    subject: str
    build: str
    what: str
    value: float

    @property
    def key(self) -> tuple[str, str, str]:
        return (self.subject, self.build, self.what)

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Measurement:
        return cls(**json.loads(text))


class Match(Protocol):
    """One random game in progress."""

    def step(self) -> int:
        """Plays one action; returns how many were legal, or 0 when the game is over and nothing was played."""

    def calls(self) -> dict[str, Callable[[], object]]:
        """Single things that the present state can be asked for, by name; asking changes nothing."""


class Subject(Protocol):
    """A game engine to measure."""

    name: str
    build: str

    def match(self, seed: int) -> Match:
        """A new random game; the same seed gives the same game."""


def measure(subject: Subject, seconds: float, what: str = PLAY) -> list[Measurement]:
    """Random play and, where the subject offers them, single calls."""
    per_second, legal = play(subject, seconds)
    numbers = {what: per_second, LEGAL: legal, **time_calls(subject, seconds / 6)}
    return [Measurement(subject.name, subject.build, name, value) for name, value in numbers.items()]


def play(subject: Subject, seconds: float) -> tuple[float, float]:
    play_to_end(subject.match(seed=0))  # caches are warm before the clock starts
    actions = legal = games = 0
    start = time.process_time()
    deadline = start + seconds
    while time.process_time() < deadline:
        games += 1
        match = subject.match(seed=games)
        while listed := match.step():
            legal += listed
            actions += 1
            if actions % CLOCK_EVERY == 0 and time.process_time() > deadline:
                break
    return actions / (time.process_time() - start), legal / actions


def time_calls(subject: Subject, seconds: float) -> dict[str, float]:
    """The mean microseconds of each call, over states in the middle of several games."""
    calls = [middle_of_game(subject, seed).calls() for seed in range(1, MIDDLES + 1)]
    return {name: time_call([call[name] for call in calls], seconds) for name in calls[0]}


def time_call(calls: list[Callable[[], object]], seconds: float) -> float:
    made = 0
    start = time.process_time()
    deadline = start + seconds
    while time.process_time() < deadline:
        for call in calls:
            call()
        made += len(calls)
    return (time.process_time() - start) / made * 1e6


def middle_of_game(subject: Subject, seed: int) -> Match:
    length = play_to_end(subject.match(seed))
    match = subject.match(seed)
    for _ in range(length // 2):
        match.step()
    return match


def play_to_end(match: Match) -> int:
    actions = 0
    while match.step():
        actions += 1
    return actions


def report(measurements: list[Measurement]) -> None:
    for measurement in measurements:
        print(measurement.to_json(), flush=True)
