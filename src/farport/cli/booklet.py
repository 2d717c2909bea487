"""The players' rulebook in a terminal: the same text as in the browser, its pictures told in words."""

from __future__ import annotations

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.text import Text

from farport.cli.screen import console
from farport.kernel.words import text
from farport.rulebooks import PLAYERS, Filled, FilledBook, replayed


def show_book(book: FilledBook) -> None:
    screen = console()
    screen.print(f"[bold]{escape(book.title)}[/]")
    screen.print(f"[italic]{escape(book.tagline)}[/]\n")
    for number, chapter in enumerate(book.chapters, start=1):
        screen.print(f"[bold underline]{number} {escape(chapter.title)}[/]\n")
        for unit in chapter.units:
            show_unit(screen, book.game, book.language, unit)


def show_unit(screen: Console, game: str, language: str, unit: Filled) -> None:
    if unit.kind == "example":
        show_example(screen, game, language, unit)
    else:
        if unit.kind == "note":
            screen.print(f"[dim]{escape(said(language, f'book-mark-{unit.mark}'))}[/]")
        if unit.title:
            screen.print(f"[bold]{escape(unit.title)}[/]")
        screen.print(Markdown(unit.body))
    if unit.english is not None:
        screen.print(f"[yellow]{escape(said(language, 'book-stale'))}[/]")
    if unit.rules:
        screen.print(f"[dim]{', '.join(unit.rules)}[/]")
    screen.print()


def show_example(screen: Console, game: str, language: str, unit: Filled) -> None:
    """Both positions in words, and between them what was done, as the log writes it."""
    played = replayed(game, unit.id)
    screen.print(f"[bold cyan]{escape(said(language, 'book-example', {'title': unit.title}))}[/]")
    told(screen, said(language, "book-before"), unit.before)
    for step in played.steps:
        who = "" if step.seat is None else f"{PLAYERS[step.seat]}: "
        refused = f" {said(language, 'book-refused')} [{played.refused}]" if played.refused else ""
        screen.print(Text(f"  {who}{step.said}{refused}", style="cyan"))
    if unit.after:
        told(screen, said(language, "book-after"), unit.after)
    screen.print(Markdown(unit.body))


def told(screen: Console, when: str, caption: str) -> None:
    screen.print(f"  [bold]{escape(when)}[/] {escape(caption)}")


def said(language: str, key: str, params: dict[str, object] | None = None) -> str:
    return text(language, key, params) or key
