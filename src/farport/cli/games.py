"""`farport games`: the games, their seats and options."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from farport import kernel
from farport.cli.arguments import as_json, chosen_game, say_json, variant_folder
from farport.cli.screen import console
from farport.cli.variant import game_for


@click.command()
@click.argument("game", required=False)
@variant_folder
@as_json
def games(game: str | None, variant: Path | None, as_json: bool) -> None:
    """The installed games, their seats and options; with GAME only that one, with --variant only the changed one."""
    found = asked_for(game, variant)
    if as_json:
        say_json([described(each) for each in found])
        return
    screen = console()
    for each in found:
        show(screen, each)
    if game is None:
        for broken in kernel.registry.broken():
            screen.print(f"[red]broken[/]  {escape(broken.sentence)}")


def asked_for(id: str | None, variant: Path | None) -> list[kernel.Game]:
    if id is not None:
        return [chosen_game(id, variant)]
    if variant is None:
        return kernel.games()
    return [chosen_game(game_for(kernel.read_variant(variant), variant).id, variant)]


def described(game: kernel.Game) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.title,
        "rules_version": game.rules_version,
        "versions": [version.data() for version in game.versions],
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "facts": game.facts.data(),
        "rules": len(game.rules),
        "actions": [kind.do for kind in game.actions],
        "options": [option.data() for option in game.options],
    }


def show(screen: Console, game: kernel.Game) -> None:
    low, high = game.minutes
    facts = [name.replace("_", " ") for name, holds in game.facts.data().items() if holds]
    screen.print(f"[bold]{escape(game.title)}[/]  [cyan]{escape(game.id)}[/]")
    screen.print(f"  {game.seats[0]} to {game.seats[-1]} seats, {low} to {high} minutes, {len(game.rules)} rules")
    if len(game.versions) > 1:
        for version in reversed(game.versions):
            screen.print(f"  rules version {version.number}: {escape(version.changed)}")
    if facts:
        screen.print(f"  {', '.join(facts)}")
    if len(game.options):
        screen.print(options_table(game))
    screen.print()


def options_table(game: kernel.Game) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 2), show_edge=False)
    for heading in ("option", "default", "allowed", "what it does", "rule"):
        table.add_column(heading, overflow="fold")
    for option in game.options:
        defaults = {str(option.default_for(seats)): seats for seats in game.seats}
        default = " / ".join(defaults) if len(defaults) > 1 else str(option.default)
        table.add_row(*[escape(text) for text in (option.name, default, option.allowed, option.help, option.rule)])
    return table
