"""`farport report`: the balance report of a run or a study, or of several side by side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from farport.arena import Run
from farport.arena.beside import MOST, Told, beside, sides_of
from farport.arena.report import write_report
from farport.arena.studying import STUDY, StudyFolder
from farport.cli.arguments import write_text
from farport.cli.study import language_option
from farport.kernel import FarportError
from farport.kernel.words import text

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
    """Make the balance report of RUN, a folder that farport arena or farport study has written: one page that works
    offline.

    Several runs of the same game stand side by side (up to four), and the page says in sentences what differs between
    the first one and each of the others, and how surely: what did my change do? Of several studies the first brings
    what it was before, and all of them what they ask about.
    """
    if len(runs) > MOST:
        raise click.UsageError(f"at most {MOST} runs stand side by side")
    studies = [run for run in runs if (run / STUDY).exists()]
    if studies and len(studies) < len(runs):
        raise FarportError("runs of farport arena and studies of farport study do not stand side by side")
    page = of_studies(studies, language) if studies else write_report(*map(Run.open, runs), language=language)
    write_text(out, page)
    click.echo(f"{out}: {len(page) / 1e6:.1f} MB")


def of_studies(folders: Sequence[Path], language: str) -> str:
    """One study with all that it asked; several by what each asks about."""
    studies = [StudyFolder.open(folder) for folder in folders]
    told = [Told(at.folder.name, at.study, {part: at.runs[part].seats for part in at.study.main}) for at in studies]
    sides = sides_of(told)
    found = studies[0].answer() if len(told) == 1 else beside(told)
    runs = [next(run for at in studies for run in at.runs.values() if run.plan is side.plan) for side in sides]
    names = [text(language, f"side-{side.name}") or side.name for side in sides]
    return write_report(*runs, names=names, found=found, language=language)
