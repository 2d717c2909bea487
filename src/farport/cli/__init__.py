"""The `farport` command: one module a subcommand."""

from __future__ import annotations

import os
import sys
import warnings
from typing import TextIO

import click

import farport
from farport.cli.admin import admin
from farport.cli.arena import arena
from farport.cli.bench import bench
from farport.cli.check import check
from farport.cli.creation import creation
from farport.cli.data import data
from farport.cli.games import games
from farport.cli.hosting import backup, bots, export, import_, migrate, restore
from farport.cli.perft import perft
from farport.cli.play import play
from farport.cli.ratings import ratings
from farport.cli.replay import replay
from farport.cli.report import report
from farport.cli.rules import rules
from farport.cli.serve import run as run_server
from farport.cli.serve import serve
from farport.cli.simulate import simulate
from farport.cli.study import study
from farport.cli.tune import tune
from farport.cli.variant import variant
from farport.cli.verify import verify
from farport.kernel import FarportError, PluginWarning

INTERRUPTED = 130  # what shells expect of a command that was ended by Ctrl-C


class Refused(click.ClickException):
    """Something from outside was wrong: one sentence on stderr, no traceback, exit code 2."""

    exit_code = 2

    def show(self, file: object = None) -> None:
        click.echo(f"farport: {self.message}", err=True)


class Farport(click.Group):
    """The group of all subcommands, and the one place where their errors become sentences."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except FarportError as error:
            raise Refused(str(error)) from None
        except KeyboardInterrupt:
            ctx.exit(INTERRUPTED)


@click.group(cls=Farport, context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.version_option(farport.__version__, prog_name="farport")
@click.pass_context
def command(ctx: click.Context) -> None:
    """Space-trade board games, played, simulated and studied on one rules engine.

    Without a command: serve on this machine, with the tables in your data folder, and open the browser.
    """
    if ctx.invoked_subcommand is None:
        run_server({}, migrate_old=True, open_browser=True)


for subcommand in (
    serve,
    games,
    rules,
    play,
    simulate,
    arena,
    study,
    tune,
    report,
    data,
    ratings,
    replay,
    verify,
    check,
    perft,
    variant,
    creation,
    bench,
    export,
    import_,
    migrate,
    backup,
    restore,
    bots,
    admin,
):
    command.add_command(subcommand)


def main() -> None:
    warnings.showwarning = show_warning
    sys.path.append(os.getcwd())  # a bot of one's own, module:Class, may lie where one stands
    command(prog_name="farport")


def show_warning(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """A plugin that is left out is one sentence; every other warning is a matter for who develops."""
    if issubclass(category, PluginWarning):
        click.echo(f"farport: {message}", err=True)
    else:
        click.echo(warnings.formatwarning(message, category, filename, lineno, line), err=True, nl=False)
