"""`farport simulate`: many games between bots, on one core or several."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

import click

from farport.bots import Played, play_out
from farport.cli.arguments import (
    MOST_GAMES,
    as_json,
    bot_names,
    chosen_game,
    chosen_options,
    chosen_seats,
    say_json,
    table_options,
    write_text,
)
from farport.cli.screen import console, progress
from farport.cli.summary import Outcome, Summary, show_summary
from farport.kernel import FarportError, Game, Plain, Value, game, outcome_of

CHECK_FAILED: Final = 1
BATCHES_A_WORKER: Final = 16  # enough that no worker waits long for the last one, few enough to cost nothing
LARGEST_BATCH: Final = 100


class Batch(NamedTuple):
    """Some games of a run, as plain data, so that any process can play them."""

    game: str
    variant: Plain | None
    rules_version: int
    seats: int
    seeds: range
    options: dict[str, Value]
    bots: list[str]
    check: bool
    save: Path | None


@click.command()
@click.argument("game")
@table_options
@click.option(
    "--games",
    "count",
    type=click.IntRange(1, MOST_GAMES),
    metavar="N",
    default=100,
    show_default=True,
    help="How many games.",
)
@click.option("--bots", default="random", show_default=True, metavar="A,B,…", help="One a seat; repeated if fewer.")
@click.option(
    "--seed",
    type=int,
    metavar="S",
    default=1,
    show_default=True,
    help="Of the first game; the next has the next number.",
)
@click.option(
    "--workers", type=click.IntRange(min=1), metavar="N", default=1, show_default=True, help="Processes at work."
)
@click.option("--check", is_flag=True, help="Verify every invariant after every action.")
@click.option("--save", type=click.Path(path_type=Path, file_okay=False), metavar="DIR", help="Keep every record here.")
@as_json
def simulate(
    game: str,
    seats: int | None,
    pairs: Sequence[str],
    variant: Path | None,
    rules_version: int | None,
    count: int,
    bots: str,
    seed: int,
    workers: int,
    check: bool,
    save: Path | None,
    as_json: bool,
) -> None:
    """Play many games of GAME between bots.

    The same seed gives the same games, however many workers there are. A game that breaks an invariant, comes to a dead
    end or does not end is reported with its seed, and the exit code is 1.
    """
    played = chosen_game(game, variant, rules_version)
    table = chosen_seats(played, seats)
    options = chosen_options(played, pairs)
    played.new(table, seed, options)  # whatever is wrong with seats or options is said before any worker starts
    names = bot_names(bots)
    if len(names) > table:
        raise FarportError(
            f"bots: {len(names)} bots do not fit at a table of {table} seats; give fewer, or --seats {len(names)}"
        )
    whole = Batch(
        game, played.variant, played.rules_version, table, range(seed, seed + count), options, names, check, save
    )
    started = time.perf_counter()
    outcomes = run(played, whole, workers)
    summary = Summary(played, table, whole.bots, options, outcomes, time.perf_counter() - started)
    if as_json:
        say_json(summary.data())
    else:
        show_summary(console(), summary)
    if summary.failures:
        raise click.exceptions.Exit(CHECK_FAILED)


def run(played: Game, whole: Batch, workers: int) -> list[Outcome]:
    """The outcome of every game, in the order of the seeds."""
    outcomes: list[Outcome] = []
    with progress(played.title, len(whole.seeds)) as bar:
        if workers == 1:
            for seed in whole.seeds:
                outcomes.append(play_one(played, whole, seed))
                bar.advance(1)
            return outcomes
        # Ctrl-C reaches every process of the terminal's group; only this one answers it, by ending the others.
        with ProcessPoolExecutor(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
            try:
                for part in pool.map(play_batch, batches(whole, workers)):
                    outcomes.extend(part)
                    bar.advance(len(part))
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
    return outcomes


def batches(whole: Batch, workers: int) -> Iterator[Batch]:
    size = max(1, min(LARGEST_BATCH, len(whole.seeds) // (workers * BATCHES_A_WORKER)))
    for first in range(0, len(whole.seeds), size):
        yield whole._replace(seeds=whole.seeds[first : first + size])


def play_batch(batch: Batch) -> list[Outcome]:
    """One batch in a worker process."""
    played = game(batch.game, batch.variant, batch.rules_version)
    return [play_one(played, batch, seed) for seed in batch.seeds]


def play_one(played: Game, batch: Batch, seed: int) -> Outcome:
    try:
        end = play_out(played, batch.seats, seed, batch.options, batch.bots, check=batch.check)
    except Exception as error:
        error.add_note(f"This was the game of seed {seed}.")
        raise
    if batch.save is not None:
        record = end.record
        record.outcome = outcome_of(end.result, [batch.bots[seat % len(batch.bots)] for seat in range(batch.seats)])
        write_text(batch.save / record_name(played, end), record.dumps())
    return Outcome(end)


def record_name(played: Game, end: Played) -> str:
    return f"{played.id}-{end.state.seats}-{end.seed}.json"
