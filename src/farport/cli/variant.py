"""`farport variant check`: validate a designer's changed data files."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape

from farport.bots import play_out
from farport.cli.arguments import as_json, say_json
from farport.cli.screen import console
from farport.kernel import DataError, Game, OptionError, Plain, Value, game, games, read_variant

CHECK_FAILED = 1
TRIAL_SEED = 1


@click.group()
def variant() -> None:
    """Games with changed data."""


@variant.command("check")
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--game", "id", metavar="GAME", help="The game it changes; needed when its keys fit several games.")
@as_json
def check(folder: Path, id: str | None, as_json: bool) -> None:
    """Validate the variant in DIR: every key, value and id, and trial games for every number of seats and every map."""
    overlay = read_variant(folder)
    base = game(id) if id is not None else game_for(overlay, folder)
    try:
        varied = base.varied(overlay)
    except DataError as error:
        raise DataError(f"{folder}: {error}") from None
    changes = changed(base.data, varied.data)
    warnings = [warning for warning in varied.warnings() if warning not in base.warnings()]
    broken = trial(varied)
    if as_json:
        say_json({"game": base.id, "changes": changes, "warnings": warnings, "ok": not broken, "broken": broken})
    else:
        show(console(), varied, changes, warnings, broken)
    if broken:
        raise click.exceptions.Exit(CHECK_FAILED)


def game_for(overlay: Plain, folder: Path) -> Game:
    """The one game that has all top-level keys of the variant; of several, the nearest is not guessed."""
    fitting = [each for each in games() if all(key in each.data for key in overlay)]
    if len(fitting) == 1:
        return fitting[0]
    names = ", ".join([each.id for each in fitting or games()])
    why = "its keys fit several games" if fitting else f"no game has all of its keys ({', '.join(overlay)})"
    raise DataError(f"{folder}: {why}; say which one it changes with --game: {names}")


def changed(old: object, new: object, path: str = "") -> list[dict[str, object]]:
    """What differs, leaf by leaf: where, the old value and the new one."""
    if isinstance(old, dict) and isinstance(new, dict):
        keys = list(dict.fromkeys([*old, *new]))
        return [change for key in keys for change in changed(old.get(key), new.get(key), f"{path}.{key}".lstrip("."))]
    if named(old) and named(new):
        return changed(by_name(old), by_name(new), path)
    return [] if old == new else [{"key": path, "old": old, "new": new}]


def named(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(e, dict) and name_of(e) for e in value)


def name_of(entry: Plain) -> object:
    return entry.get("id", entry.get("name"))


def by_name(entries: object) -> Plain:
    assert isinstance(entries, list)
    return {str(name_of(entry)): entry for entry in entries}


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
            broken.extend([f"{seats} seats{chosen}: {sentence}" for sentence in end.broken])
    return broken


def choices(varied: Game) -> list[dict[str, Value]]:
    return [{option.name: choice} for option in varied.options if option.kind == "choice" for choice in option.choices]


def show(
    screen: Console, varied: Game, changes: list[dict[str, object]], warnings: list[str], broken: list[str]
) -> None:
    screen.print(f"[bold]{escape(varied.title)}[/] with {len(changes)} changes:")
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
