"""Endpoints about tables: lists, making, sitting down, starting, playing once more."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from farport.kernel.fairness import commitment
from farport.server.protocol.http import (
    AddedToDice,
    AddToDice,
    ChangeSeat,
    Join,
    Leave,
    LobbyLists,
    NewTable,
    Nothing,
    TableAnswer,
    TableWebhook,
)
from farport.server.protocol.shapes import Shape
from farport.server.web.endpoint import BIG_BODY_LIMIT, Call, endpoint


class Invited(Shape):
    invite: Annotated[str, Meta(max_length=64)] | None = None


async def answer_of(call: Call, id: str, invite: str | None = None) -> TableAnswer:
    """The table as this person may see it; refused as if it were not there otherwise."""
    row, chairs = await call.service.visible(id, call.person, invite)
    table = (await call.service.heads.of([row], call.person))[0]
    sits = bool(table.mine) or (call.person is not None and row.host == call.person.id)
    invite = row.invite if sits and chairs else None
    return TableAnswer(table=table, invite=invite, seed_hash=commitment(str(row.seed)))


@endpoint("GET", "/api/lobby", answer=LobbyLists)
async def lobby(call: Call) -> LobbyLists:
    """Public tables: to join, to watch, and finished lately."""
    return await call.service.heads.lobby(call.person)


@endpoint(
    "POST",
    "/api/tables",
    body=NewTable,
    answer=TableAnswer,
    scope="tables",
    limit="new_table",
    body_limit=BIG_BODY_LIMIT,
)
async def make_table(call: Call, body: NewTable) -> TableAnswer:
    """Make a table, and start it at once if that is asked for and no seat is free."""
    return await answer_of(call, await call.service.lobby.create(call.caller.person, body))


@endpoint("GET", "/api/tables/{id}", query=Invited, answer=TableAnswer, scope="read", nameless=True)
async def table_head(call: Call, query: Invited) -> TableAnswer:
    """What lists show of a table."""
    return await answer_of(call, call.path("id"), query.invite)


@endpoint("POST", "/api/tables/{id}/join", body=Join, answer=TableAnswer, scope="tables")
async def join_table(call: Call, body: Join) -> TableAnswer:
    """Sit down."""
    await call.service.lobby.seats.join(call.caller.person, call.path("id"), body)
    return await answer_of(call, call.path("id"))


@endpoint("POST", "/api/tables/{id}/dice", body=AddToDice, answer=AddedToDice, scope="tables")
async def add_to_dice(call: Call, body: AddToDice) -> AddedToDice:
    """Before the start: add something of my own to the dice."""
    await call.service.visible(call.path("id"), call.person, None)
    return await call.service.lobby.add_to_dice(call.caller.person, call.path("id"), body.value)


@endpoint("POST", "/api/tables/{id}/leave", body=Leave, answer=Nothing, scope="tables")
async def leave_table(call: Call, body: Leave) -> Nothing:
    """Stand up before the start."""
    await call.service.visible(call.path("id"), call.person, None)
    await call.service.lobby.seats.leave(call.caller.person, call.path("id"), body.seat)
    return Nothing()


@endpoint("POST", "/api/tables/{id}/seat", body=ChangeSeat, answer=TableAnswer, scope="tables")
async def change_seat(call: Call, body: ChangeSeat) -> TableAnswer:
    """The host turns a seat into a free one, one by invitation, a bot's or one more of their own."""
    await call.service.visible(call.path("id"), call.person, None)
    await call.service.lobby.seats.change_seat(call.caller.person, call.path("id"), body)
    return await answer_of(call, call.path("id"))


@endpoint("POST", "/api/tables/{id}/start", answer=TableAnswer, scope="tables")
async def start_table(call: Call) -> TableAnswer:
    """The host starts the game."""
    await call.service.visible(call.path("id"), call.person, None)
    await call.service.lobby.start(call.caller.person, call.path("id"))
    return await answer_of(call, call.path("id"))


@endpoint("POST", "/api/tables/{id}/cancel", answer=Nothing, scope="tables")
async def cancel_table(call: Call) -> Nothing:
    """The host gives the table up before the start."""
    await call.service.visible(call.path("id"), call.person, None)
    await call.service.lobby.cancel(call.caller.person, call.path("id"))
    return Nothing()


@endpoint("POST", "/api/tables/{id}/share", answer=TableAnswer, scope="tables")
async def share_table(call: Call) -> TableAnswer:
    """Open the replay of a finished private game to whoever has its address."""
    await call.service.visible(call.path("id"), call.person, None)
    await call.service.lobby.share(call.caller.person, call.path("id"))
    return await answer_of(call, call.path("id"))


@endpoint("POST", "/api/tables/{id}/rematch", answer=TableAnswer, scope="tables", limit="new_table")
async def rematch(call: Call) -> TableAnswer:
    """The same again, with the same people."""
    await call.service.visible(call.path("id"), call.person, None)
    return await answer_of(call, await call.service.lobby.rematch(call.caller.person, call.path("id")))


@endpoint("PUT", "/api/tables/{id}/webhook", body=TableWebhook, answer=Nothing, scope="settings")
async def table_webhook(call: Call, body: TableWebhook) -> Nothing:
    """Where to tell me about turns at this table."""
    await call.service.visible(call.path("id"), call.caller.person, None)
    if body.url is not None:
        await call.service.notifier.require_usable(body.url)
    await call.service.visits.set_webhook(call.path("id"), call.caller.person.id, body.url)
    return Nothing()
