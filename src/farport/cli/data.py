"""`farport data`: runs and studies as one table for other programs, a row for each seat of each game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from farport.arena import Run
from farport.arena.chunks import drafted
from farport.arena.export import Part, as_csv, as_parquet
from farport.arena.run import PLAN
from farport.arena.studying import StudyFolder
from farport.kernel import FarportError

KINDS: Final = (".csv", ".parquet")


@click.command()
@click.argument("folders", type=click.Path(path_type=Path, file_okay=False), nargs=-1, required=True, metavar="RUN…")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="A .csv or .parquet file.")
def data(folders: Sequence[Path], out: Path) -> None:
    """Write the games of RUN, a folder of farport arena or of farport study, as one flat table.

    A row is a seat of a game: who sat there, how it ended, how long it took, how the lead went, what was used.
    Facets, sources of points and uses are JSON within their columns, since every game has others.
    """
    if out.suffix not in KINDS:
        raise FarportError(f"{out}: a file that ends with {' or '.join(KINDS)} is expected")
    parts = [part for folder in folders for part in parts_of(folder)]
    content = as_csv(parts).encode() if out.suffix == ".csv" else as_parquet(parts)
    with drafted(out) as draft:
        draft.write_bytes(content)
    click.echo(f"{out}: {sum([len(rows) for _, rows in parts])} rows")


def parts_of(folder: Path) -> list[Part]:
    """A run is one part; those of a study keep their names."""
    if (folder / PLAN).exists():
        return [(folder.name, list(Run.open(folder).rows()))]
    return [(name, list(run.rows())) for name, run in StudyFolder.open(folder).runs.items()]
