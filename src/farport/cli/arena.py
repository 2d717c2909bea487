"""`farport arena`: a tournament between bots, on all cores or on a Ray cluster, to be stopped and gone on with."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from farport.arena import Plan, Run, play_run
from farport.arena.ratings import Pair, Rating, pairs, ratings
from farport.arena.workers import Workers, here, on_ray, processes
from farport.cli.arguments import (
    MOST_GAMES,
    as_json,
    bot_names,
    chosen_game,
    chosen_options,
    chosen_seats,
    say_json,
    table_options,
)
from farport.cli.screen import console, progress
from farport.kernel import FarportError

CHECK_FAILED: Final = 1
LARGEST_SEED: Final = 2**62  # the columns have 64 bits, and the later rounds have larger seeds


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@click.command()
@click.argument("game")
@table_options
@click.option("--bots", default="medium,greedy", show_default=True, metavar="A,B,…", help="Who plays whom.")
@click.option(
    "--games", "count", type=click.IntRange(1, MOST_GAMES), default=100, show_default=True, help="At least so many."
)
@click.option(
    "--seed", type=int, default=1, show_default=True, help="Of the first round; the next has the next number."
)
@click.option("--vary", metavar="NAME", help="Go through all values of this option, round after round.")
@click.option("--workers", type=click.IntRange(min=1), help="Processes at work; without it one a core.")
@click.option("--ray", "ray_address", metavar="ADDRESS", help="Play on this Ray cluster (auto, local, or host:port).")
@click.option(
    "--out", type=click.Path(path_type=Path, file_okay=False), required=True, metavar="RUN", help="Its folder."
)
@as_json
def arena(
    game: str,
    seats: int | None,
    pairs: Sequence[str],
    variant: Path | None,
    rules_version: int | None,
    bots: str,
    count: int,
    seed: int,
    vary: str | None,
    workers: int | None,
    ray_address: str | None,
    out: Path,
    as_json: bool,
) -> None:
    """Play a tournament of GAME between bots and rate them.

    Every lineup meets in every rotation of its seats on the same seeds, so the number of games is rounded up to whole
    rounds. Stop it with Ctrl-C; the same command goes on where it was. The results are the same, byte by byte, for any
    number of workers.
    """
    of = chosen_game(game, variant, rules_version)
    if not -LARGEST_SEED <= seed <= LARGEST_SEED:
        raise FarportError(f"seed: the tables of a run hold seeds of at most {LARGEST_SEED}")
    plan = Plan(
        of, chosen_seats(of, seats), bot_names(bots), count, seed=seed, options=chosen_options(of, pairs), vary=vary
    )
    players = chosen_workers(workers, ray_address)
    run = Run.begin(out, plan)
    try:
        with progress(of.title, plan.games) as bar:
            play_run(run, players, bar.advance)
    except KeyboardInterrupt:
        done = plan.chunks - len(run.missing)
        click.echo(f"farport: stopped; {done} of {plan.chunks} chunks are kept, the same command goes on.", err=True)
        raise
    show(run, as_json)


def chosen_workers(workers: int | None, ray_address: str | None) -> Workers:
    if ray_address is not None:
        return on_ray(ray_address)
    count = cores() if workers is None else workers
    return here if count == 1 else processes(count)


def show(run: Run, as_json: bool) -> None:
    rated = ratings(run.seats)
    met = pairs(run.seats)
    broken = [row for row in run.seats if row["broken"] and row["seat"] == 0]
    if as_json:
        say_json(
            {
                **run.plan.data(),
                "games": run.plan.games,
                "ratings": [rating.data() for rating in rated],
                "pairs": [pair.data() for pair in met],
                "broken": [{"number": row["number"], "seed": row["seed"], "why": row["broken"]} for row in broken],
            }
        )
    else:
        screen = console()
        screen.print(f"[bold]{escape(run.plan.game.title)}[/], {run.plan.seats} seats: {run.plan.games} games")
        show_ratings(screen, rated)
        show_pairs(screen, met)
        for row in broken:
            screen.print(f"[red]Game {row['number']}[/] (seed {row['seed']}) broke: {escape(str(row['broken']))}")
        screen.print(escape(f"The balance report: farport report {run.folder} --out report.html"))
    if broken:
        raise click.exceptions.Exit(CHECK_FAILED)


def show_ratings(screen: Console, rated: Sequence[Rating]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("bot")
    for heading in ("strength", "95 %", "games", "wins", "95 %", "fair share"):
        table.add_column(heading, justify="right")
    for rating in rated:
        data = rating.data()
        table.add_row(
            rating.bot,
            f"{rating.strength:.1f}",
            f"{rating.low:.1f} … {rating.high:.1f}",
            str(rating.games),
            percent(data["share"]),
            f"{percent(data['share_low'])} … {percent(data['share_high'])}",
            percent(data["fair_share"]),
        )
    screen.print(table)


def show_pairs(screen: Console, met: Sequence[Pair]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("bot", "before"):
        table.add_column(heading)
    for heading in ("games", "share", "95 %"):
        table.add_column(heading, justify="right")
    for pair in met:
        data = pair.data()
        interval = f"{percent(data['low'])} … {percent(data['high'])}"
        table.add_row(pair.bot, pair.other, str(pair.games), percent(data["share"]), interval)
    if met:
        screen.print(table)


def percent(share: object) -> str:
    assert isinstance(share, float)
    return f"{100 * share:.1f} %"
