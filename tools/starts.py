"""Measures what a seat and a start are worth: equal bots play every game at every number of seats, and a fit tells.

    PYTHONPATH=build/compiled python -m tools.starts FOLDER [--games 600] [--processes 2] [--write] [GAME …]

The games are arena runs of BATCH games each, one number of seats after the other, so that all have as many wherever it
is stopped; the same command goes on. A fit of all that was played (farport.arena.advantages) is printed, and with
--write added to `starts.toml` of each game, where older fits stay.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import farport
from farport.arena.advantages import Fitted, fit_toml, fitted
from farport.arena.plan import Plan
from farport.arena.run import Run, play_run
from farport.arena.workers import Workers, here, processes
from farport.kernel import Game
from farport.kernel.strength import STARTS_FILE

BOT: Final = "medium"
BATCH: Final = 50  # games
FIRST_SEED: Final = 2_000_000  # nobody has tuned anything on these
SOURCE: Final = Path(__file__).parents[1] / "src" / "farport" / "games"
HEAD: Final = """\
# What a seat or a start is worth on the axis of ratings, in points: by `python -m tools.starts`, as docs/club.md tells.
# It is only ever added to: the last fit counts, for all tables that were ever rated. After ± nine times in ten.
"""
VARIED: Final = {"forgotten-planet": "scenario", "space-dealer": "planets"}  # so that map and seat are told apart


def plan_of(game: Game, seats: int, batch: int) -> Plan:
    return Plan(game, seats, [BOT], BATCH, seed=FIRST_SEED + batch * BATCH, vary=VARIED.get(game.id))


def folder_of(folder: Path, game: Game, seats: int, batch: int) -> Path:
    return folder / game.id / f"{seats}-{batch:03}"


def play(folder: Path, games: list[Game], count: int, workers: Workers) -> None:
    for batch in range(-(-count // BATCH)):
        for game in games:
            for seats in game.seats:
                run = Run.begin(folder_of(folder, game, seats, batch), plan_of(game, seats, batch))
                if run.missing:
                    play_run(run, workers)
                    print(f"{game.id}, {seats} seats: {(batch + 1) * BATCH} games", flush=True)


def complete(folder: Path, game: Game) -> list[Run]:
    """The batches of a game that were played to their end."""
    runs = [Run.open(each) for each in sorted((folder / game.id).glob("*-*"))]
    return [run for run in runs if not run.missing]


def told(game: Game, runs: Sequence[Run]) -> dict[str, str]:
    """How it was measured."""
    seeds = [run.plan.seed for run in runs]
    varied = VARIED.get(game.id)
    return {
        "day": datetime.now(UTC).date().isoformat(),
        "farport": farport.__version__,
        "rules": str(game.rules_version),
        "bots": f"{BOT} on every seat",
        "options": "as the game begins" + (f", {varied} in turn" if varied is not None else ""),
        "seeds": f"{min(seeds)} to {max(seeds) + BATCH - 1}",
    }


def keep(file: Path, game: Game, found: Fitted, runs: Sequence[Run]) -> None:
    """Add the fit to the file; what stands there stays."""
    before = file.read_text(encoding="utf-8") if file.exists() else HEAD
    file.write_text(f"{before}\n{fit_toml(found, told(game, runs))}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("games_of", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=600, help="at each number of seats; 0: none, fit what is there")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="add the fit to starts.toml of each game")
    given = parser.parse_intermixed_args()
    games = [game for game in farport.games() if not given.games_of or game.id in given.games_of]
    play(given.folder, games, given.games, here if given.processes == 1 else processes(given.processes))
    for game in games:
        if runs := complete(given.folder, game):
            found = fitted(runs)
            print(f"# {game.id}\n{fit_toml(found, told(game, runs))}")
            if given.write:
                keep(SOURCE / game.id.replace("-", "_") / STARTS_FILE, game, found, runs)


if __name__ == "__main__":
    main()
