"""Duel: games of a network against other bots, every bot in every seat on the same seeds, over all cores."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from farport.bots import Match, Played, make
from farport.bots.match import derived
from farport.bots.neural.network import Network
from farport.bots.neural.outlook import Outlook
from farport.bots.neural.player import Neural
from farport.kernel import Plain, game

FIRST_SEED: Final = 900_000  # far from those that anybody trains with

Job = tuple[str, str, Plain, str, int, int]  # game, network, outlook, rival, seats, number


def played(job: Job) -> Plain:
    """One game: the network has one seat, the rivals all others; the seat moves on from number to number."""
    name, network, data, rival, seats, number = job
    of = game(name)
    own = number % seats
    seed = FIRST_SEED + number // seats
    outlook = Outlook.from_data(data, "outlook")
    spent = [0.0, 0.0]
    decisions = [0, 0]
    bots: list[Any] = []
    for seat in range(seats):
        of_bot = derived(seed, f"bot {seat} of duel {number}")
        if seat == own:
            bots.append(
                _Timed(Neural(of, of_bot, Network(of, Path(network).read_bytes()), outlook), spent, decisions, 0)
            )
        else:
            bots.append(_Timed(make(rival, of, of_bot), spent, decisions, 1))
    record = Played(of.new(seats, seed), seed, {})
    match = Match(record, bots)
    while match.step():
        pass
    result = record.result
    assert result is not None
    won = 1.0 / len(result.winners) if own in result.winners else 0.0
    return {
        "number": number,
        "seat": own,
        "won": won,
        "scores": list(result.scores),
        "decisions": list(decisions),
        "seconds": [round(each, 3) for each in spent],
    }


class _Timed:
    """A bot, and how long it thinks."""

    def __init__(self, bot: Any, spent: list[float], decisions: list[int], side: int) -> None:
        self._bot = bot
        self._spent = spent
        self._decisions = decisions
        self._side = side

    def choose(self, sight: Any) -> Any:
        started = time.process_time()
        action = self._bot.choose(sight)
        self._spent[self._side] += time.process_time() - started
        self._decisions[self._side] += 1
        return action


def duels(jobs: list[Job], processes: int, deadline: float) -> Iterator[tuple[Job, Plain]]:
    """The games as they end; those that are not begun by the deadline are not played."""
    if processes == 1:
        for job in jobs:
            if time.time() < deadline:
                yield job, played(job)
        return
    with multiprocessing.get_context("spawn").Pool(processes, maxtasksperchild=50) as pool:
        for job, result in pool.imap_unordered(_one, [(job, deadline) for job in jobs]):
            if result is not None:
                yield job, result


def _one(task: tuple[Job, float]) -> tuple[Job, Plain | None]:
    job, deadline = task
    return job, played(job) if time.time() < deadline else None
