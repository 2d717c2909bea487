"""`farport rules`: read the players' rulebook or the law behind it, and see which rules have code and tests."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from farport import kernel
from farport.cli.arguments import as_json, say_json
from farport.cli.booklet import show_book
from farport.cli.mutation import Tally
from farport.cli.screen import console
from farport.cli.trace import Traced, strays, traced
from farport.kernel.words import ENGLISH, languages
from farport.rulebooks import book

CHECK_FAILED = 1


@click.command()
@click.argument("game", required=False)
@click.argument("rule_id", required=False)
@click.option("--lang", type=click.Choice(languages()), default=ENGLISH, help="The language of the players' rulebook.")
@click.option("--spec", is_flag=True, help="The law behind it: every rule to the letter, in English.")
@click.option("--trace", is_flag=True, help="Which rules have code and tests; without GAME for every game.")
@click.option(
    "--tests", type=click.Path(path_type=Path, file_okay=False), help="Where the tests are, if not beside it."
)
@click.option("--strict", is_flag=True, help="With --trace: exit with 1 when a rule lacks code, or a test that bites.")
@as_json
def rules(
    game: str | None,
    rule_id: str | None,
    lang: str,
    spec: bool,
    trace: bool,
    tests: Path | None,
    strict: bool,
    as_json: bool,
) -> None:
    """Read the players' rulebook of GAME, or one rule of the law by its RULE_ID.

    A game without a players' rulebook shows its law; --json gives the law too, for programs.
    """
    if trace:
        found = kernel.games() if game is None else [kernel.game(game)]
        only = None if rule_id is None else asked_for(found[0], rule_id)
        stray = [] if only is not None else [mutant for each in found for mutant in strays(each, tests)]
        show_trace({each.title: traced(each, tests) for each in found}, only, stray, strict, as_json)
    elif game is None:
        raise click.UsageError("Which game? `farport games` lists them.")
    elif rule_id is not None:
        show_rule(asked_for(kernel.game(game), rule_id), as_json)
    else:
        written = None if spec or as_json else book(kernel.game(game).id, lang)
        if written is None:
            show_rulebook(kernel.game(game), as_json)
        else:
            show_book(written)


def asked_for(game: kernel.Game, rule_id: str) -> kernel.Rule:
    """Also where it is typed in small letters; a rule that the game does not have is refused."""
    return game.rules[rule_id.upper() if rule_id.islower() else rule_id]


def show_rulebook(game: kernel.Game, as_json: bool) -> None:
    rulebook = game.rules
    if as_json:
        say_json([rule.data() for rule in rulebook])
        return
    screen = console()
    screen.print(f"[bold]{escape(rulebook.title)}[/]")
    for version in reversed(game.versions[1:]):
        screen.print(f"[dim]rules version {version.number}: {escape(version.changed)}[/]")
    screen.print()
    for section in rulebook.sections:
        screen.print(f"[bold underline]{escape(section.title)}[/]\n")
        if section.intro:
            screen.print(Markdown(section.intro))
            screen.print()
        for rule in section.rules:
            print_rule(screen, rule)


def show_rule(rule: kernel.Rule, as_json: bool) -> None:
    if as_json:
        say_json(rule.data())
    else:
        print_rule(console(), rule)


def print_rule(screen: Console, rule: kernel.Rule) -> None:
    provenance = ", ".join(rule.provenance)
    screen.print(f"[bold cyan]{rule.id}[/] [bold]{escape(rule.title)}[/]  [dim]{provenance}[/]")
    screen.print(Markdown(rule.text))
    screen.print()


def show_trace(
    traces: dict[str, list[Traced]], only: kernel.Rule | None, stray: list[str], strict: bool, as_json: bool
) -> None:
    rows = {title: [row for row in trace if only is None or row.rule.id == only.id] for title, trace in traces.items()}
    if as_json:
        say_json([row.data() for trace in rows.values() for row in trace])
    else:
        screen = console()
        for title, trace in rows.items():
            screen.print(f"[bold]{escape(title)}[/]")
            screen.print(trace_table(trace))
            screen.print(totals(trace) + "\n")
        if stray:
            screen.print(f"{len(stray)} planted faults near no rule survive.\n")
    if strict and (stray or not all(row.complete for trace in rows.values() for row in trace)):
        raise click.exceptions.Exit(CHECK_FAILED)


def trace_table(trace: list[Traced]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    judged = any(row.mutants is not None for row in trace)
    for heading in ("rule", "title", "code", "tests", *(["faults"] if judged else [])):
        table.add_column(heading, overflow="fold")
    for row in trace:
        faults = [fate(row.mutants)] if row.mutants is not None else []
        table.add_row(row.rule.id, escape(row.rule.title), places(row.code), places(row.tests), *faults)
    return table


def places(found: list[str]) -> str:
    """The first place, and how many more."""
    if not found:
        return "[red]none[/]"
    return escape(found[0]) + (f" [dim]and {len(found) - 1} more[/]" if len(found) > 1 else "")


def fate(mutants: Tally) -> str:
    """What became of the faults that were planted where the rule stands."""
    survived = f", [red]{len(mutants.survived)} survive[/]" if mutants.survived else ""
    same = f" [dim]({mutants.equivalent} change nothing)[/]" if mutants.equivalent else ""
    return f"{mutants.killed} noticed{survived}{same}"


def totals(trace: list[Traced]) -> str:
    coded = len([row for row in trace if row.code])
    tested = len([row for row in trace if row.tests])
    alive = [row for row in trace if row.mutants is not None and row.mutants.survived]
    found = f" Planted faults survive in {len(alive)} of them." if alive else ""
    return f"{len(trace)} rules, {coded} with code, {tested} with a test.{found}"
