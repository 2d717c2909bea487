"""Endpoints of the operators, and the one by which players reach them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from farport.server.cost import aside
from farport.server.errors import Refuse
from farport.server.operators import audit, reports
from farport.server.operators.audit import Operator
from farport.server.protocol.http import (
    AuditLog,
    BroadcastOrder,
    ClosePerson,
    EndTable,
    FoundPeople,
    HandOver,
    MaintenanceOrder,
    MutePerson,
    NewReport,
    Nothing,
    PersonFile,
    Reports,
    ServerState,
    TableFile,
)
from farport.server.protocol.shapes import Shape, characters
from farport.server.tables import finished
from farport.server.web.endpoint import Call, endpoint


class Sought(Shape):
    name: Annotated[str, characters(1, 40)]


class Settled(Shape):
    settled: bool = False


class OfGame(Shape):
    game: Annotated[str, characters(1, 60)] | None = None
    format: Literal["csv", "parquet"] = "csv"


class Before(Shape):
    before: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None


def _operator(call: Call) -> Operator:
    """Named people only, and themselves: no token of theirs."""
    if call.request.headers.get("authorization") or not call.caller.operator:
        raise Refuse("not_operator")
    return Operator(call.caller.person.id, call.caller.person.name)


@endpoint("POST", "/api/reports", body=NewReport, answer=Nothing, scope="chat", limit="report")
async def send_report(call: Call, body: NewReport) -> Nothing:
    """Tell the operators about a person, a table or a line of chat."""
    if body.table is not None:
        await call.service.visible(body.table, call.person, None)
    await reports.send(call.service.store, call.caller.person, body)
    call.service.metrics.reports.inc()
    return Nothing()


@endpoint("GET", "/api/admin", answer=ServerState)
async def server_state(call: Call) -> ServerState:
    """The server at a glance."""
    _operator(call)
    return await call.service.state()


@endpoint("GET", "/api/admin/reports", query=Settled, answer=Reports)
async def read_reports(call: Call, query: Settled) -> Reports:
    """What players have sent."""
    _operator(call)
    return await reports.read(call.service.store, settled=query.settled)


@endpoint("POST", "/api/admin/reports/{id}/settle", answer=Nothing)
async def settle_report(call: Call) -> Nothing:
    """A report is dealt with."""
    await call.service.desk.settle(_operator(call), call.path("id"))
    return await _done(call)


@endpoint("GET", "/api/admin/data", query=OfGame, text="text/csv", limit="heavy")
async def table_data(call: Call, query: OfGame) -> str | bytes:
    """Every seat of every finished table, in CSV or Parquet: results, scores, seats, bots, times; no names."""
    _operator(call)
    rows = await finished.finished(call.service.store, query.game)
    call.headers["content-disposition"] = f'attachment; filename="tables.{query.format}"'
    return await aside(finished.as_file, rows, query.format)


@endpoint("GET", "/api/admin/audit", query=Before, answer=AuditLog)
async def audit_log(call: Call, query: Before) -> AuditLog:
    """What operators did, the newest first."""
    _operator(call)
    return await audit.read(call.service.store, query.before)


@endpoint("GET", "/api/admin/people", query=Sought, answer=FoundPeople)
async def find_people(call: Call, query: Sought) -> FoundPeople:
    """People by a part of their name, or by id."""
    _operator(call)
    return await call.service.desk.find(query.name)


@endpoint("GET", "/api/admin/people/{id}", answer=PersonFile)
async def look_at_person(call: Call) -> PersonFile:
    """All that an operator may know of a person."""
    return await call.service.desk.look_at_person(_operator(call), call.path("id"))


@endpoint("POST", "/api/admin/people/{id}/mute", body=MutePerson, answer=Nothing)
async def mute_person(call: Call, body: MutePerson) -> Nothing:
    """Nothing they write reaches a table for a while."""
    await call.service.desk.mute(_operator(call), call.path("id"), body.minutes, body.why)
    return await _done(call)


@endpoint("POST", "/api/admin/people/{id}/close", body=ClosePerson, answer=Nothing)
async def close_person(call: Call, body: ClosePerson) -> Nothing:
    """Close an account, or open it again."""
    act = call.service.desk.close if body.closed else call.service.desk.reopen
    await act(_operator(call), call.path("id"), body.why)
    return await _done(call)


@endpoint("GET", "/api/admin/tables/{id}", answer=TableFile)
async def look_at_table(call: Call) -> TableFile:
    """A table with its log and chat, whoever may see it otherwise."""
    return await call.service.desk.look_at_table(_operator(call), call.path("id"))


@endpoint("POST", "/api/admin/tables/{id}/seat", body=HandOver, answer=Nothing)
async def hand_over_seat(call: Call, body: HandOver) -> Nothing:
    """A seat becomes another person's or a bot's."""
    await call.service.desk.hand_over(_operator(call), call.path("id"), body)
    return await _done(call)


@endpoint("POST", "/api/admin/tables/{id}/end", body=EndTable, answer=Nothing)
async def end_table(call: Call, body: EndTable) -> Nothing:
    """End a table without a result."""
    await call.service.desk.end_table(_operator(call), call.path("id"), body.why)
    return await _done(call)


@endpoint("POST", "/api/admin/broadcast", body=BroadcastOrder, answer=Nothing)
async def tell_everybody(call: Call, body: BroadcastOrder) -> Nothing:
    """Tell something to everybody, or take it back."""
    await call.service.desk.broadcast(_operator(call), body.text, body.minutes)
    return await _done(call)


@endpoint("POST", "/api/admin/maintenance", body=MaintenanceOrder, answer=Nothing)
async def maintain(call: Call, body: MaintenanceOrder) -> Nothing:
    """Begin maintenance, or end it."""
    await call.service.desk.maintain(_operator(call), body.on, body.text)
    return await _done(call)


async def _done(call: Call) -> Nothing:
    """Here it shows at once; the other workers are told to look."""
    await call.service.acted()
    return Nothing()
