"""What a host does beside serving: `farport migrate`, `backup`, `restore`, `export`, `import` and `bots`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Final

import click

from farport.cli.arguments import as_json, database_option, make_folder, read_record, record_of, say_json, write_text
from farport.cli.extras import require_server
from farport.kernel import FarportError, Record, game

LONGEST_THOUGHT_S: Final = 3600


def _database(given: str | None) -> str:
    require_server()
    from farport.server.config import read_config
    from farport.server.serve import default_database
    from farport.server.store.opening import checked_url

    return checked_url(read_config({"database": given}).database or default_database())


def opened_database(given: str | None) -> str:
    """The URL of a database that is there, once it has answered and has today's schema."""
    url = _database(given)
    from farport.server.store.opening import prepare, require_there

    require_there(url)
    prepare(url)
    return url


@click.command()
@database_option
@click.option("--to", default="head", help="The schema to go to; an older one undoes steps.  [default: the newest]")
@click.option("--yes", is_flag=True, help="Do not ask before something is lost.")
def migrate(database: str | None, to: str, yes: bool) -> None:
    """Bring the database to the schema that this version needs.

    Going back drops what the older schema has no place for: it is counted, and you are asked.
    """
    url = _database(database)
    from farport.server.store import migrate as steps

    has = steps.current(url)
    lost = steps.losses(url, to)
    if lost and not yes:
        click.echo("Going back would lose for good:\n  " + "\n  ".join(lost), err=True)
        if not sys.stdin.isatty():
            raise FarportError("nothing was changed; say --yes if this is wanted, and make a backup first")
        click.confirm("Lose it?", abort=True, err=True)
    steps.bring(url, to)
    click.echo(f"schema {has or 'none'} -> {steps.current(url) or 'none'}")


@click.command()
@database_option
@click.argument("target", type=click.Path(path_type=Path))
def backup(database: str | None, target: Path) -> None:
    """Copy the whole database into the file TARGET while the server goes on."""
    url = _database(database)
    from farport.server.store.backup import backup as copy

    copy(url, target)
    click.echo(f"{target}: {target.stat().st_size} bytes")


@click.command()
@database_option
@click.argument("source", type=click.Path(path_type=Path, dir_okay=False))
def restore(database: str | None, source: Path) -> None:
    """Put the backup SOURCE into a database that is empty or not there yet, of whichever kind."""
    url = _database(database)
    from farport.server.store.backup import restore as put_back
    from farport.server.store.migrate import current

    put_back(source, url)
    click.echo(f"restored, with schema {current(url)}")


@click.command("export")
@database_option
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option("--table", help="Only this table.")
@as_json
def export(database: str | None, folder: Path, table: str | None, as_json: bool) -> None:
    """Write every started table as a record file into FOLDER."""
    written = asyncio.run(_export(opened_database(database), folder, table))
    if as_json:
        say_json({"records": written})
    else:
        click.echo(f"{len(written)} records in {folder}")


async def _export(url: str, folder: Path, table: str | None) -> list[str]:
    from farport.server.store.opening import open_store
    from farport.server.tables.records import exported

    store = open_store(url)
    written = []
    try:
        async for id, record in exported(store, table):
            write_text(folder / f"{id}.json", record.dumps())
            written.append(f"{id}.json")
    finally:
        await store.close()
    if table is not None and not written:
        raise FarportError(f"table {table!r}: no table of this id has been started here")
    make_folder(folder)  # also where there is nothing to put into it: a program may look there
    return written


@click.command("import")
@database_option
@click.argument("records", type=click.Path(path_type=Path, dir_okay=False), nargs=-1, required=True)
@as_json
def import_(database: str | None, records: tuple[Path, ...], as_json: bool) -> None:
    """Put record files on show as finished tables; each is replayed and checked first."""
    read = [(path, read_record(path)) for path in records]
    for path, record in read:  # all of them before the first is put on show: a bad one leaves nothing half done
        with record_of(path):
            game(record.game).replay(record)
    tables = asyncio.run(_import(_database(database), read))
    if as_json:
        say_json({"tables": tables})
    else:
        for path, id in zip(records, tables, strict=True):
            click.echo(f"{path}: table {id}")


async def _import(url: str, read: list[tuple[Path, Record]]) -> list[str]:
    from farport.server.store.opening import open_store, prepare
    from farport.server.tables.records import imported

    await asyncio.to_thread(prepare, url)
    store = open_store(url)
    try:
        return [await imported(store, record, path.stem[:60]) for path, record in read]
    finally:
        await store.close()


@click.command()
@click.option("--bus", required=True, help="The Redis of the servers, e.g. redis://host:6379/0.")
@click.option("--bus-prefix", default="farport:", show_default=True)
@click.option("--processes", type=click.IntRange(1, 64), default=2, show_default=True)
@click.option("--seconds", type=float, default=10.0, show_default=True, help="How long a bot may think.")
def bots(bus: str, bus_prefix: str, processes: int, seconds: float) -> None:
    """Think for the bots of servers on other machines, which are started with FARPORT_BOT_PROCESSES=0."""
    require_server()
    if not 0 < seconds <= LONGEST_THOUGHT_S:
        raise FarportError(
            f"seconds {seconds:g}: a bot may think for more than 0 and at most {LONGEST_THOUGHT_S} seconds"
        )
    from farport.server.thinking.remote import work

    def started() -> None:
        click.echo(f"Thinking for {bus}  (Ctrl-C stops it)", err=True)

    asyncio.run(work(bus, bus_prefix, processes, seconds, started))
