"""Measures the levels: in every game each one against the one below, seat by seat, on the same seeds.

    python tools/levels.py runs/levels [--games 200] [--workers 2] [--level hard] [GAME …]

A game for two is played by two; the level must win 65 % of the games. With more seats one sits among bots of the level
below, and must win one and a half times its fair share. Every pairing is a run of the arena in a folder of its own, the
quick ones first: whoever stops this goes on with the same command. After each the table in levels.md is written anew.
Play it on the compiled build (PYTHONPATH=build/compiled).
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, Final

import farport
from farport.arena import Plan, Run, play_run
from farport.arena.ratings import ratings
from farport.arena.workers import here, processes
from farport.bots import Bot, Match, Played, Sight, make
from farport.kernel import Action, Game

LADDER: Final = (("medium", "easy"), ("hard", "medium"), ("expert", "hard"))
MORE: Final = {"forgotten-planet": (("hard", "greedy", 0.8),)}
WANTED: Final = 0.65
WANTED_SHARE: Final = 1.5
TABLE: Final = "levels.md"
TIMES: Final = "times.json"
HEAD: Final = (
    "| game | level | against | seats | games | share of wins | 95 % interval | wanted | reached "
    "| ms a decision | longest, s |\n|---|---|---|---|---|---|---|---|---|---|---|\n"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("games_of", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--level", choices=[level for level, _ in LADDER], help="only this one's pairings")
    given = parser.parse_intermixed_args()
    games = [game for game in farport.games() if not given.games_of or game.id in given.games_of]
    rows: list[str] = []
    for game, level, below, wanted in pairings(games):
        if given.level not in (None, level):
            continue
        seats = game.seats[0]
        plan = Plan(game, seats, [level, *[below] * (seats - 1)], given.games)
        run = Run.begin(given.folder / f"{game.id}-{level}-{below}", plan)
        play_run(run, here if given.workers == 1 else processes(given.workers))
        rows.append(row(run, level, below, wanted))
        print(rows[-1], end="", flush=True)
        (given.folder / TABLE).write_text(HEAD + "".join(rows), encoding="utf-8")


def pairings(games: list[Game]) -> list[tuple[Game, str, str, float]]:
    """Who meets whom, and the share that is wanted; the lower levels, which think less, come first."""
    found: list[tuple[Game, str, str, float]] = []
    for level, below in LADDER:
        for game in games:
            seats = game.seats[0]
            found.append((game, level, below, WANTED if seats == 2 else WANTED_SHARE / seats))
    for game in games:
        found.extend([(game, level, below, wanted) for level, below, wanted in MORE.get(game.id, ())])
    return found


def row(run: Run, level: str, below: str, wanted: float) -> str:
    data = next(rating for rating in ratings(run.seats) if rating.bot == level).data()
    share, low, high = (float(str(data[key])) for key in ("share", "share_low", "share_high"))
    mean, longest = times(run, level, below)
    return (
        f"| {run.plan.game.title} | {level} | {below} | {run.plan.seats} | {run.plan.games} | {share:.1%} "
        f"| {low:.1%} to {high:.1%} | {wanted:.1%} | {'yes' if share >= wanted else 'NO'} "
        f"| {1000 * mean:.1f} | {longest:.2f} |\n"
    )


class Clocked:
    """A bot, and the CPU seconds of each of its decisions."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds: list[float] = []

    def choose(self, sight: Sight) -> Action[Any]:
        started = time.process_time()
        action = self.bot.choose(sight)
        self.seconds.append(time.process_time() - started)
        return action


def times(run: Run, level: str, below: str) -> tuple[float, float]:
    """The mean and the longest decision of the level, from one more game; kept, for a run that goes on."""
    kept = run.folder / TIMES
    if not kept.exists():
        game, seats = run.plan.game, run.plan.seats
        clocked = Clocked(make(level, game, 1))
        bots: list[Bot] = [clocked, *[make(below, game, seat) for seat in range(2, seats + 1)]]
        match = Match(Played(game.new(seats, 1), 1, {}), bots)
        while match.step():
            pass
        found = [sum(clocked.seconds) / len(clocked.seconds), max(clocked.seconds)]
        kept.write_text(json.dumps(found) + "\n", encoding="utf-8")
    mean, longest = json.loads(kept.read_text(encoding="utf-8"))
    return float(mean), float(longest)


if __name__ == "__main__":
    main()
