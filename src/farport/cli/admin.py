"""`farport admin`: what operators do, at the command line of the server's machine.

It works on the database; servers that run on it do what follows within two seconds.
"""

from __future__ import annotations

import asyncio
import getpass
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeVar

import click

from farport.cli.arguments import as_json, database_option, say_json
from farport.cli.hosting import opened_database
from farport.kernel import FarportError

if TYPE_CHECKING:
    from farport.server.operators.audit import Operator
    from farport.server.operators.desk import Desk

Answer = TypeVar("Answer")
why_option = click.option("--why", default="", help="The reason, for the audit log.")


@click.group()
def admin() -> None:
    """Look after a server: people, tables, reports, maintenance. Every act is noted in the audit log."""


def _at_desk(database: str | None, act: Callable[[Desk, Operator], Awaitable[Answer]]) -> Answer:
    """Do something at the desk of this database; a refusal is one sentence."""
    url = opened_database(database)
    from farport.server.bus.memory import MemoryBus
    from farport.server.errors import Refuse
    from farport.server.metrics import Metrics
    from farport.server.operators.audit import Operator
    from farport.server.operators.desk import Desk
    from farport.server.store.opening import open_store
    from farport.server.tables.hall import Hall
    from farport.server.texts import refused

    async def work() -> Answer:
        store = open_store(url)
        hall = Hall(store, MemoryBus(), Metrics(), None)
        try:
            return await act(Desk(hall), Operator(None, f"command line ({getpass.getuser()})"[:80]))
        except Refuse as refuse:
            raise FarportError(refused(refuse, "en").sentence) from None
        finally:
            await hall.close()
            await store.close()

    return asyncio.run(work())


async def _one(desk: Desk, who: str) -> str:
    """The id of the one person who is meant."""
    found = (await desk.find(who)).people
    exact = [each for each in found if who in (each.person.id, each.person.name)]
    kept = [each for each in exact if each.person.kept]
    chosen = kept or exact
    if len(chosen) != 1:
        listed = ", ".join(f"{each.person.name} ({each.person.id})" for each in found)
        raise FarportError(
            f"{who}: " + (f"say which by id: {listed}" if found else "there is nobody of this name or id")
        )
    return chosen[0].person.id


def _moment(at: int | None) -> str:
    return "-" if at is None else datetime.fromtimestamp(at / 1_000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _plain(answer: Any) -> Any:
    import msgspec

    return msgspec.to_builtins(answer)


# ---------------------------------------------------------------------- operators


@admin.command()
@database_option
@click.argument("who")
def appoint(database: str | None, who: str) -> None:
    """WHO becomes an operator: the admin page opens to them. Their name must be kept by a password or a passkey."""

    async def act(desk: Desk, by: Operator) -> None:
        await desk.appoint(by, await _one(desk, who), operator=True)

    _at_desk(database, act)
    click.echo(f"{who} is an operator")


@admin.command()
@database_option
@click.argument("who")
def dismiss(database: str | None, who: str) -> None:
    """WHO is no operator any more."""

    async def act(desk: Desk, by: Operator) -> None:
        await desk.appoint(by, await _one(desk, who), operator=False)

    _at_desk(database, act)
    click.echo(f"{who} is no operator")


@admin.command()
@database_option
@as_json
def operators(database: str | None, as_json: bool) -> None:
    """Who is an operator."""
    people = _at_desk(database, lambda desk, _by: desk.operators())
    if as_json:
        say_json({"operators": _plain(people)})
        return
    for person in people:
        click.echo(f"{person.id}  {person.name}")


# ---------------------------------------------------------------------- looking


@admin.command()
@database_option
@click.argument("who")
@as_json
def person(database: str | None, who: str, as_json: bool) -> None:
    """Look at a person: tables, what they said last, reports, what operators did."""

    async def act(desk: Desk, by: Operator) -> Any:
        return await desk.look_at_person(by, await _one(desk, who))

    file = _at_desk(database, act)
    if as_json:
        say_json(_plain(file))
        return
    found = file.person
    click.echo(f"{found.person.name}  ({found.person.id}), since {_moment(found.created_at)}")
    click.echo(
        f"kept {found.person.kept}, operator {found.operator}, muted until {_moment(found.muted_until)}, "
        f"closed {_moment(found.closed_at)}"
    )
    for table in file.tables:
        click.echo(f"table   {table.id}  {table.game:18} {table.status:10} {table.name}")
    for line in file.said:
        click.echo(f"said    {_moment(line['at'])}  {line['table']}  {line['text']}")
    _say_reports(file.reports)
    _say_acts(file.acts)


@admin.command()
@database_option
@click.argument("table")
@as_json
def table(database: str | None, table: str, as_json: bool) -> None:
    """Look at a table: who sits there, its last entries, its chat, reports, what operators did."""
    file = _at_desk(database, lambda desk, by: desk.look_at_table(by, table))
    if as_json:
        say_json(_plain(file))
        return
    head = file.table
    click.echo(f"{head.id}  {head.name}: {head.game} (rules {file.rules_version}), {head.status}, entry {head.seq}")
    click.echo(f"changed {_moment(head.changed_at)}, due {_moment(file.due_at)}, to move {head.to_move}")
    for seat in head.seats:
        who = seat.person.name if seat.person else seat.bot.bot if seat.bot else "-"
        click.echo(f"seat {seat.seat}  {who}  ({seat.person.id if seat.person else 'bot' if seat.bot else 'free'})")
    for entry in file.log[-10:]:
        click.echo(f"entry {entry.seq:5}  {_moment(entry.at)}  {entry.kind}  seat {entry.seat}  by {entry.by}")
    for line in file.chat[-20:]:
        click.echo(f"chat {line.id:6}  {_moment(line.at)}  {line.person.name if line.person else '…'}: {line.text}")
    _say_reports(file.reports)
    _say_acts(file.acts)


def _say_reports(reports: Any) -> None:
    for report in reports:
        sender = report.sender.name if report.sender else "…"
        about = f" about {report.about.name} ({report.about.id})" if report.about else ""
        where = f" at table {report.table}" if report.table else ""
        state = "" if report.settled_at is None else f" [settled {_moment(report.settled_at)}]"
        click.echo(f"report  {report.id}  {_moment(report.at)}  {sender}{about}{where}{state}: {report.text}")
        if report.said:
            click.echo(f"        said: {report.said}")


def _say_acts(acts: Any) -> None:
    for act in acts:
        what = " ".join(each for each in (act.table, act.person) if each)
        click.echo(f"act {act.id:5}  {_moment(act.at)}  {act.name}: {act.act} {what} {act.detail or ''}".rstrip())


@admin.command()
@database_option
@click.option("--settled", is_flag=True, help="Those that are dealt with.")
@as_json
def reports(database: str | None, settled: bool, as_json: bool) -> None:
    """What players have sent to the operators."""
    from farport.server.operators import reports as sent

    found = _at_desk(database, lambda desk, _by: sent.read(desk.store, settled=settled))
    if as_json:
        say_json(_plain(found))
    else:
        _say_reports(found.reports)


@admin.command()
@database_option
@click.argument("report")
def settle(database: str | None, report: str) -> None:
    """REPORT is dealt with."""
    _at_desk(database, lambda desk, by: desk.settle(by, report))
    click.echo(f"{report}: settled")


@admin.command()
@database_option
@click.option("--before", type=int, help="Only acts before this number.")
@as_json
def audit(database: str | None, before: int | None, as_json: bool) -> None:
    """What operators did, the newest first."""
    from farport.server.operators import audit as log

    found = _at_desk(database, lambda desk, _by: log.read(desk.store, before))
    if as_json:
        say_json(_plain(found))
    else:
        _say_acts(found.acts)


# ---------------------------------------------------------------------- acts


@admin.command()
@database_option
@click.argument("who")
@click.option("--minutes", type=click.IntRange(1, 525_600), default=1_440, show_default=True)
@why_option
def mute(database: str | None, who: str, minutes: int, why: str) -> None:
    """Nothing WHO writes reaches a table for so many minutes."""

    async def act(desk: Desk, by: Operator) -> None:
        await desk.mute(by, await _one(desk, who), minutes, why)

    _at_desk(database, act)
    click.echo(f"{who} is muted for {minutes} minutes")


@admin.command()
@database_option
@click.argument("who")
@why_option
def unmute(database: str | None, who: str, why: str) -> None:
    """WHO may write again."""

    async def act(desk: Desk, by: Operator) -> None:
        await desk.mute(by, await _one(desk, who), 0, why)

    _at_desk(database, act)
    click.echo(f"{who} may write again")


@admin.command()
@database_option
@click.argument("who")
@why_option
def close(database: str | None, who: str, why: str) -> None:
    """Close the account of WHO: sessions and tokens end, their seats play safe."""

    async def act(desk: Desk, by: Operator) -> None:
        await desk.close(by, await _one(desk, who), why)

    _at_desk(database, act)
    click.echo(f"{who} is closed")


@admin.command()
@database_option
@click.argument("who")
@why_option
def reopen(database: str | None, who: str, why: str) -> None:
    """WHO may log in again."""

    async def act(desk: Desk, by: Operator) -> None:
        await desk.reopen(by, await _one(desk, who), why)

    _at_desk(database, act)
    click.echo(f"{who} is open again")


@admin.command("hand-over")
@database_option
@click.argument("table")
@click.argument("seat", type=click.IntRange(0, 31))
@click.option("--to", "who", help="The person who gets it.")
@click.option("--bot", help="Or the bot, by name.")
@click.option("--level", help="The bot's level.")
@why_option
def hand_over(
    database: str | None, table: str, seat: int, who: str | None, bot: str | None, level: str | None, why: str
) -> None:
    """Give SEAT of TABLE to another person or to a bot, before the start or in play."""

    async def act(desk: Desk, by: Operator) -> None:
        from farport.server.protocol.http import HandOver

        person = None if who is None else await _one(desk, who)
        await desk.hand_over(by, table, HandOver(seat=seat, person=person, bot=bot, level=level, why=why))

    _at_desk(database, act)
    click.echo(f"table {table}, seat {seat}: {who or bot}")


@admin.command()
@database_option
@click.argument("table")
@why_option
def end(database: str | None, table: str, why: str) -> None:
    """End TABLE without a result."""
    _at_desk(database, lambda desk, by: desk.end_table(by, table, why))
    click.echo(f"table {table} is ended")


@admin.command()
@database_option
@click.argument("text", default="")
@click.option("--minutes", type=click.IntRange(1, 525_600), help="Only for so long.")
def broadcast(database: str | None, text: str, minutes: int | None) -> None:
    """Show TEXT to everybody; without a text nothing any more."""
    _at_desk(database, lambda desk, by: desk.broadcast(by, text[:500], minutes))
    click.echo("told to everybody" if text else "nothing is told any more")


@admin.command()
@database_option
@click.argument("state", type=click.Choice(["on", "off"]))
@click.argument("text", default="")
def maintenance(database: str | None, state: str, text: str) -> None:
    """Nothing is played and no clock runs (on), or again (off). TEXT says why."""
    _at_desk(database, lambda desk, by: desk.maintain(by, state == "on", text[:500]))
    click.echo(f"maintenance is {state}")
