"""`farport tune`: let numbers move until the game is as one wants it, and confirm it on fresh seeds."""

from __future__ import annotations

import time
from collections.abc import Sequence
from operator import itemgetter
from pathlib import Path
from typing import Any

import click
import tomli_w
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from farport.arena.plan import Plan
from farport.arena.run import write_json
from farport.arena.tuning import Ask, Number, Tuning, Want, Wish
from farport.arena.workers import Workers
from farport.cli.arena import chosen_workers
from farport.cli.arguments import as_json, bot_names, chosen_game, chosen_options, chosen_seats, say_json, table_options
from farport.cli.screen import console, progress
from farport.kernel import FarportError, Plain

RESULT = "tuning.json"


@click.command()
@click.argument("game")
@table_options
@click.option("--number", "numbers", multiple=True, required=True, metavar="KEY=LOW..HIGH[/STEP]", help="May move.")
@click.option("--must", "musts", multiple=True, metavar="WANT", help="seats<=4, race<=40, rounds=20..30, halfway<=80.")
@click.option("--wish", "wishes", multiple=True, metavar="WANT", help="The same, if it can be had.")
@click.option("--bot", default="medium", show_default=True, help="Who plays on every seat.")
@click.option("--games", type=click.IntRange(60), default=2000, show_default=True, help="Of the search.")
@click.option("--playoff", type=click.IntRange(20), default=300, show_default=True, help="Of each candidate.")
@click.option("--minutes", type=click.FloatRange(0), metavar="M", help="End the search after so long at most.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--pace", type=click.FloatRange(0.1), metavar="SECONDS", help="People take so long for a decision.")
@click.option("--workers", type=click.IntRange(min=1), help="Processes at work; without it one a core.")
@click.option("--ray", "ray_address", metavar="ADDRESS", help="Play on this Ray cluster.")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), required=True, metavar="FOLDER")
@as_json
def tune(
    game: str,
    seats: int | None,
    pairs: Sequence[str],
    variant: Path | None,
    rules_version: int | None,
    numbers: Sequence[str],
    musts: Sequence[str],
    wishes: Sequence[str],
    bot: str,
    games: int,
    playoff: int,
    minutes: float | None,
    seed: int,
    pace: float | None,
    workers: int | None,
    ray_address: str | None,
    out: Path,
    as_json: bool,
) -> None:
    """Search the numbers of GAME that may move for what you want of it.

    All points are tried on the same seeds, hopeless ones only shortly. The best then play off on fresh seeds, and only
    what is better there beyond chance is recommended; its numbers are written as a variant into the folder.
    """
    of = chosen_game(game, variant, rules_version)
    wants = [Want.read(text, must=True) for text in musts] + [Want.read(text, must=False) for text in wishes]
    wish = Wish(
        of.id,
        chosen_seats(of, seats),
        tuple(Number.read(text) for text in numbers),
        tuple(wants),
        bot_names(bot)[0],
        games,
        playoff,
        seed,
        of.variant,
        chosen_options(of, pairs),
        pace,
    )
    tuning = Tuning(wish)
    with progress(of.title, tuning.budget) as bar:
        result = played(tuning, chosen_workers(workers, ray_address), bar.advance, minutes)
    out.mkdir(parents=True, exist_ok=True)
    write_json(out / RESULT, result)
    for each in _list(result["playoff"]):
        if each["name"] == result["recommended"]:
            (out / "variant").mkdir(exist_ok=True)
            (out / "variant" / "data.toml").write_text(tomli_w.dumps(each["variant"]), encoding="utf-8")
    if as_json:
        say_json(result)
    else:
        show(console(), result, out)


def played(tuning: Tuning, workers: Workers, on_games: Any, minutes: float | None) -> Plain:
    """Carry the conversation to its end; when the time is up the search ends, and the play-off is held all the same."""
    started = time.monotonic()
    talk = tuning.talk()
    ask: Ask = next(talk)
    while True:
        rows = asked(workers, ask)
        on_games(len(rows or ()) // tuning.wish.seats)
        if minutes is not None and time.monotonic() - started > 60 * minutes:
            tuning.played = tuning.wish.games
        try:
            ask = talk.send(rows)
        except StopIteration as end:
            found: Plain = end.value
            return found


def asked(workers: Workers, ask: Ask) -> list[Plain] | None:
    """The rows of what is asked for; None where these numbers do not go together."""
    try:
        Plan.from_data(ask.plan)
    except FarportError:
        return None
    return [row for _, own in sorted(workers(ask.plan, ask.numbers), key=itemgetter(0)) for row in own]


def _list(value: object) -> list[dict[str, Any]]:
    if not isinstance(value, list):
        raise FarportError("a list is expected")
    return value


def show(screen: Console, result: dict[str, Any], out: Path) -> None:
    early = len([each for each in result["tried"] if each["early"]])
    count = len(result["tried"])
    tried = f"{count} {'point' if count == 1 else 'points'} in {result['games']} games, {early} of them stopped early"
    screen.print(f"{tried}; {result['fresh']} fresh games in the play-off.")
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("numbers")
    for want in result["wants"]:
        table.add_column(f"{want['what']} ({'must' if want['must'] else 'wish'})", justify="right")
    for heading in ("steps", "verdict"):
        table.add_column(heading, justify="right")
    for each in result["playoff"]:
        values = ", ".join([f"{key} {value:g}" for key, value in each["values"].items()])
        table.add_row(
            escape(values),
            *[_measure(each, want["what"]) for want in result["wants"]],
            f"{each['steps']:g}",
            each["verdict"],
        )
    screen.print(table)
    if result["recommended"] is None:
        screen.print(
            "No recommendation: nothing is better than the game as it is, beyond chance, and meets every must."
        )
    else:
        screen.print(escape(f"Recommended: {result['recommended']}; its data is in {out / 'variant'}"))


def _measure(each: dict[str, Any], what: str) -> str:
    found = each["measures"].get(what)
    if found is None:
        return "-"
    return f"{'ok ' if found['met'] else ''}{found['value']:.1f} ± {found['reach']:.1f}"
