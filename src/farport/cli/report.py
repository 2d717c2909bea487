"""`farport report`: the balance report of a run, or of several side by side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from farport.arena import Run
from farport.arena.report import write_report
from farport.cli.arguments import write_text
from farport.cli.study import language_option

MOST: Final = 4
folder = click.Path(path_type=Path, file_okay=False)


@click.command()
@click.argument("runs", type=folder, nargs=-1, required=True, metavar="RUN…")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    default=Path("report.html"),
    show_default=True,
    help="The page to write.",
)
@language_option
def report(runs: Sequence[Path], out: Path, language: str) -> None:
    """Make the balance report of RUN, a folder that farport arena has written: one page that works offline.

    Several runs of the same game stand side by side (up to four), and the page says in sentences what differs between
    the first one and the last, and how surely: what did my change do?
    """
    if len(runs) > MOST:
        raise click.UsageError(f"at most {MOST} runs stand side by side")
    page = write_report(*[Run.open(run) for run in runs], language=language)
    write_text(out, page)
    click.echo(f"{out}: {len(page) / 1e6:.1f} MB")
