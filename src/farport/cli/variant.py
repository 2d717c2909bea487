"""`farport variant`: a designer's changed data: what may be changed, changed and added to by command, and checked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape

from farport.arena.changes import changes
from farport.bots import play_out
from farport.cli.arguments import as_json, say_json
from farport.cli.drafting import add, fields, set_
from farport.cli.screen import console
from farport.kernel import DataError, Game, OptionError, Plain, Value, game, games, read_variant
from farport.kernel.data import PRESENTATION
from farport.workbench.draft import judged

CHECK_FAILED = 1
TRIAL_SEED = 1


@click.group()
def variant() -> None:
    """Games with changed data."""


for subcommand in (fields, set_, add):
    variant.add_command(subcommand)


@variant.command("check")
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--game", "id", metavar="GAME", help="The game it changes; needed when its keys fit several games.")
@as_json
def check(folder: Path, id: str | None, as_json: bool) -> None:
    """Validate the variant in DIR: every key, value and id, and trial games for every number of seats and every map.

    All that is wrong is told at once.
    """
    overlay = read_variant(folder)
    base = game(id) if id is not None else game_for(overlay, folder)
    try:
        varied = base.varied(overlay)
    except DataError as error:
        mistakes = [mistake.sentence for mistake in judged(base, overlay).mistakes]
        raise DataError(told(folder, mistakes) if len(mistakes) > 1 else f"{folder}: {error}") from None
    found = [change._asdict() for change in changes(base.data, varied.data)]
    warnings = [warning for warning in varied.warnings() if warning not in base.warnings()]
    broken = trial(varied)
    if as_json:
        say_json({"game": base.id, "changes": found, "warnings": warnings, "ok": not broken, "broken": broken})
    else:
        show(console(), varied, found, warnings, broken)
    if broken:
        raise click.exceptions.Exit(CHECK_FAILED)


def told(folder: Path, mistakes: Sequence[str]) -> str:
    return "\n  ".join([f"{folder}: {len(mistakes)} mistakes:", *mistakes])


def game_for(overlay: Plain, folder: Path) -> Game:
    """The one game that has all top-level keys of the variant; of several, the nearest is not guessed. Words and
    pictures are added to any game: where they are, it is what they are of that counts."""
    keys = [key for key in overlay if key not in PRESENTATION]
    keys += [section for kind in PRESENTATION if isinstance(of := overlay.get(kind), dict) for section in of]
    fitting = [each for each in games() if all(key in each.data for key in keys)]
    if len(fitting) == 1:
        return fitting[0]
    names = ", ".join([each.id for each in fitting or games()])
    why = "its keys fit several games" if fitting else f"no game has all of its keys ({', '.join(dict.fromkeys(keys))})"
    raise DataError(f"{folder}: {why}; say which one it changes with --game: {names}")


def trial(varied: Game) -> list[str]:
    """A game between random bots for every number of seats and every choice of an option: maps are such choices."""
    broken: list[str] = []
    for seats in varied.seats:
        for options in ({}, *choices(varied)):
            try:
                end = play_out(varied, seats, TRIAL_SEED, options, check=True)
            except OptionError:
                continue  # not offered at this number of seats
            chosen = "".join([f", {name} {value}" for name, value in options.items()])
            broken.extend([f"{seats} seats{chosen}, seed {TRIAL_SEED}: {sentence}" for sentence in end.broken])
    return broken


def choices(varied: Game) -> list[dict[str, Value]]:
    return [{option.name: choice} for option in varied.options if option.kind == "choice" for choice in option.choices]


def show(
    screen: Console, varied: Game, changes: Sequence[Plain], warnings: Sequence[str], broken: Sequence[str]
) -> None:
    count = "1 change" if len(changes) == 1 else f"{len(changes)} changes"
    screen.print(f"[bold]{escape(varied.title)}[/] with {count}:")
    for change in changes:
        old, new = short(change["old"]), short(change["new"])
        screen.print(escape(f"  {change['key']}: {old} -> {new}"))
    for warning in warnings:
        screen.print(f"[yellow]Mind:[/] {escape(warning)}")
    if broken:
        screen.print(f"[red]It cannot be played:[/] {escape(broken[0])}")
    else:
        screen.print(f"It can be played with {varied.seats[0]} to {varied.seats[-1]} seats.")


def short(value: object) -> str:
    if value is None:
        return "(none)"
    text = repr(value) if not isinstance(value, dict) else "a table of " + ", ".join(value)
    return text if len(text) <= 60 else text[:57] + "..."
