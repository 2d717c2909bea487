"""`farport study`: a designer's question, answered in sentences: what did my change do, and is it certain?"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from farport.arena.answers import told
from farport.arena.study import Study, Wanted
from farport.arena.studying import StudyFolder, play_study
from farport.cli.arena import chosen_workers
from farport.cli.arguments import as_json, bot_names, chosen_game, chosen_options, chosen_seats, say_json, table_options
from farport.cli.screen import console, progress
from farport.kernel import Plain
from farport.kernel.words import languages, text

language_option = click.option(
    "--lang", "language", type=click.Choice(languages()), default="en", show_default=True, help="Of the sentences."
)


@click.command()
@click.argument("game")
@table_options
@click.option(
    "--before",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Compare with this variant; without it with the printed game.",
)
@click.option(
    "--bots", default="medium", show_default=True, metavar="A,B,…", help="Who plays; one name: on every seat."
)
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="At most so many, both sides.")
@click.option("--seed", type=int, default=1, show_default=True, help="Of the first pair of games.")
@click.option(
    "--choice",
    "choices",
    multiple=True,
    metavar="ACTION[/WORD]",
    help="Try this by bots that may not and bots that must; an action stands for all of its words.",
)
@click.option("--level", "levels", multiple=True, metavar="BOT", help="Play the comparison with this bot, too.")
@click.option("--skill", metavar="BOT", help="Seat this bot among the others: does skill win?")
@click.option("--pace", type=click.FloatRange(0.1), metavar="SECONDS", help="People take so long for a decision.")
@click.option("--workers", type=click.IntRange(min=1), help="Processes at work; without it one a core.")
@click.option("--ray", "ray_address", metavar="ADDRESS", help="Play on this Ray cluster (auto, local, or host:port).")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), required=True, metavar="STUDY")
@language_option
@as_json
def study(
    game: str,
    seats: int | None,
    pairs: Sequence[str],
    variant: Path | None,
    rules_version: int | None,
    before: Path | None,
    bots: str,
    games: int,
    seed: int,
    choices: Sequence[str],
    levels: Sequence[str],
    skill: str | None,
    pace: float | None,
    workers: int | None,
    ray_address: str | None,
    out: Path,
    language: str,
    as_json: bool,
) -> None:
    """Play GAME before and after a change on the same seeds, and say what differs and how surely.

    It stops by itself when every question is decided or the budget is spent. Stop it with Ctrl-C; the same command goes
    on where it was. Without --variant the printed game is looked at alone.
    """
    of = chosen_game(game, variant, rules_version)
    old = chosen_game(game, before, rules_version)
    wanted = Wanted(
        of.id,
        chosen_seats(of, seats),
        tuple(bot_names(bots)),
        games,
        seed,
        old.variant if variant is not None or before is not None else None,
        of.variant,
        chosen_options(of, pairs),
        tuple(choices),
        tuple(levels),
        skill,
        rules_version,
        pace,
    )
    at = StudyFolder.begin(out, wanted)
    players = chosen_workers(workers, ray_address)
    with progress(of.title, at.study.games) as bar:
        shown = 0

        def look(_found: Plain, done: int) -> None:
            nonlocal shown
            bar.advance(done - shown)
            shown = done

        found = play_study(at, players, look)
    if as_json:
        say_json(found)
    else:
        show(console(), at.study, found, language)


def show(screen: Console, of: Study, found: dict[str, Any], language: str) -> None:
    game = of.wanted.game
    screen.print(f"[bold]{escape(of.after.title)}[/], {of.wanted.seats} seats, {', '.join(of.wanted.bots)}")
    for change in found["changes"]:
        screen.print(escape(f"  {change['key']}: {change['old']} → {change['new']}"))
    for said in found["sentences"]:
        certainty = text(language, f"certainty-{said['certainty']}")
        screen.print(f"[dim]{certainty:>15}[/]  {escape(told(language, game, said))}")
    rests = sum([run["games"] for run in found["runs"]])
    repeated = sum([run["repeated"] for run in found["runs"]])
    screen.print(escape(text(language, "answer-rests", {"games": rests}) or ""))
    if repeated:
        screen.print(escape(text(language, "answer-rests-repeated", {"repeated": repeated}) or ""))
    if found["options"]:
        show_options(screen, found["options"])


def show_options(screen: Console, options: Sequence[dict[str, Any]]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("option")
    for heading in ("barred", "made to", "verdict"):
        table.add_column(heading, justify="right")
    for option in options:
        name = f"{option['kind']} {option['word']}".strip()
        table.add_row(name, _share(option["barred"]), _share(option["made"]), option["verdict"])
    screen.print(table)


def _share(side: dict[str, Any] | None) -> str:
    if side is None:
        return "-"
    return f"{100 * side['value']:.0f} % ± {50 * (side['high'] - side['low']):.0f} (n {side['count']})"
