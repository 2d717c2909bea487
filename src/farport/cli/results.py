"""A game's result on the terminal: who won, and where each score came from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from farport.kernel import Result


def show_result(screen: Console, result: Result, names: Sequence[str]) -> None:
    winners = " and ".join([names[seat] for seat in result.winners])
    screen.print(f"[bold green]{escape(winners)} won[/] ({escape(result.reason)}).")
    sources = list(dict.fromkeys([source for parts in result.breakdown for source in parts]))
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("rank", "player", "score", *sources):
        table.add_column(escape(heading.replace("_", " ")), justify="left" if heading == "player" else "right")
    for seat in sorted(range(len(names)), key=lambda seat: result.ranks[seat]):
        parts = [str(result.breakdown[seat].get(source, 0)) for source in sources]
        table.add_row(str(result.ranks[seat]), escape(names[seat]), f"[bold]{result.scores[seat]}[/]", *parts)
    screen.print(table)
