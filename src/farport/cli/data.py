"""`farport data`: runs, studies or the finished tables of a server as one table for other programs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from farport.arena import Run
from farport.arena.chunks import drafted
from farport.arena.export import Part, as_csv, as_parquet
from farport.arena.run import PLAN
from farport.arena.studying import StudyFolder
from farport.cli.arguments import database_option
from farport.cli.hosting import opened_database
from farport.kernel import FarportError, Plain

KINDS: Final = (".csv", ".parquet")


@click.command()
@click.argument("folders", type=click.Path(path_type=Path, file_okay=False), nargs=-1, metavar="[RUN…]")
@click.option("--tables", is_flag=True, help="Instead of a run: the finished tables of a server's database.")
@click.option("--game", metavar="GAME", help="With --tables: only those of this game.")
@database_option
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="A .csv or .parquet file.")
def data(folders: Sequence[Path], tables: bool, game: str | None, database: str | None, out: Path) -> None:
    """Write the games of RUN, a folder of farport arena or of farport study, as one flat table.

    A row is a seat of a game: who sat there, how it ended, how long it took, how the lead went, what was used.
    Facets, sources of points and uses are JSON within their columns, since every game has others. With --tables: the
    tables that people and bots have played to the end on a server, with results, scores, seats, bots and times.
    """
    if out.suffix not in KINDS:
        raise FarportError(f"{out}: a file that ends with {' or '.join(KINDS)} is expected")
    if tables == bool(folders):
        raise FarportError("either folders of runs are expected, or --tables for those of a server")
    if not tables and (game is not None or database is not None):
        raise FarportError("--game and --database are of --tables")
    rows, content = finished_tables(database, game, out.suffix) if tables else runs(folders, out.suffix)
    with drafted(out) as draft:
        draft.write_bytes(content)
    click.echo(f"{out}: {rows} rows")


def runs(folders: Sequence[Path], kind: str) -> tuple[int, bytes]:
    parts = [part for folder in folders for part in parts_of(folder)]
    content = as_csv(parts).encode() if kind == ".csv" else as_parquet(parts)
    return sum([len(rows) for _, rows in parts]), content


def finished_tables(database: str | None, game: str | None, kind: str) -> tuple[int, bytes]:
    url = opened_database(database)
    from farport.server.store.opening import open_store
    from farport.server.tables import finished

    async def read() -> list[Plain]:
        store = open_store(url)
        try:
            return await finished.finished(store, game)
        finally:
            await store.close()

    rows = asyncio.run(read())
    return len(rows), finished.as_file(rows, kind.removeprefix("."))


def parts_of(folder: Path) -> list[Part]:
    """A run is one part; those of a study keep their names."""
    if (folder / PLAN).exists():
        return [(folder.name, list(Run.open(folder).rows()))]
    return [(name, list(run.rows())) for name, run in StudyFolder.open(folder).runs.items()]
