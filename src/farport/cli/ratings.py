"""`farport ratings`: fold a server's ratings anew from its log, and fit what seats and starts are worth."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from pathlib import Path

import click

from farport.cli.arguments import as_json, database_option, say_json, write_text
from farport.cli.hosting import opened_database


@click.group()
def ratings() -> None:
    """Ratings of people on a server, and the strength of seats and starts that they are corrected by."""


@ratings.command()
@database_option
@as_json
def rebuild(database: str | None, as_json: bool) -> None:
    """Fold all ratings anew from the log of rated contests.

    Another formula, or new measures of bots and starts, thereby count from the first table on. The same log gives the
    same bytes: the digest says so.
    """
    url = opened_database(database)
    from farport.server.club.ratings.ledger import Ledger
    from farport.server.store.opening import open_store

    async def work() -> tuple[int, int, str]:
        store = open_store(url)
        try:
            ledger = Ledger(store)
            contests, changes = await ledger.rebuild()
            text = "\n".join(await ledger.lines())
            return contests, changes, hashlib.sha256(text.encode()).hexdigest()
        finally:
            await store.close()

    contests, changes, digest = asyncio.run(work())
    if as_json:
        say_json({"contests": contests, "ratings": changes, "digest": digest})
    else:
        click.echo(f"{contests} contests, {changes} ratings, digest {digest[:16]}")


@ratings.command()
@click.argument("runs", nargs=-1, required=True, type=click.Path(path_type=Path, file_okay=False), metavar="RUN…")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="Write it there as TOML.")
@as_json
def fit(runs: Sequence[Path], out: Path | None, as_json: bool) -> None:
    """Fit what each seat and start is worth from arena RUNs of one game, in points on the axis of ratings.

    The bots' own strengths are fitted along with it, so that who sat where does not matter. What comes out is one
    [[fit]] of the game's starts.toml; each value is drawn towards nothing by as much as its own uncertainty asks.
    """
    from farport.arena.advantages import fit_toml, fitted
    from farport.arena.run import Run

    played = [Run.open(folder) for folder in runs]
    found = fitted(played)
    if as_json:
        spreads = {name: round(points, 1) for name, points in found.spreads.items()}
        say_json({"game": found.game, "games": found.games, "spreads": spreads, "offsets": found.data()})
        return
    text = fit_toml(found, {"bots": ", ".join(sorted({bot for run in played for bot in run.plan.bots}))})
    if out is None:
        click.echo(text, nl=False)
    else:
        write_text(out, text)
