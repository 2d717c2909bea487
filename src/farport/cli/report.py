"""`farport report`: the balance report of a run, or of two runs side by side."""

from __future__ import annotations

from pathlib import Path

import click

from farport.arena import Run
from farport.arena.report import write_report
from farport.cli.arguments import write_text

folder = click.Path(path_type=Path, file_okay=False)


@click.command()
@click.argument("run", type=folder)
@click.argument("other", type=folder, required=False)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    default=Path("report.html"),
    show_default=True,
    help="The page to write.",
)
def report(run: Path, other: Path | None, out: Path) -> None:
    """Make the balance report of RUN, a folder that farport arena has written: one page that works offline.

    With OTHER, a second run of the same game, both stand side by side, and the page begins with the differences that
    are more than chance: what did my change do?
    """
    page = write_report(Run.open(run), None if other is None else Run.open(other))
    write_text(out, page)
    click.echo(f"{out}: {len(page) / 1e6:.1f} MB")
