"""Endpoints about other people: following, profiles, challenges, clubs, quick matches, push."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from farport.kernel import UnknownGameError, game
from farport.server.errors import Refuse
from farport.server.identities.names import folded
from farport.server.protocol.http import NewTable, Nothing, SeatChoice, TableAnswer
from farport.server.protocol.people import (
    AgainstBots,
    Challenge,
    ChangeMember,
    ClubList,
    ClubPage,
    EnterClub,
    FoundPersons,
    Friends,
    NewBond,
    NewClub,
    NoPush,
    PersonProfile,
    PushKey,
    PushTo,
    QuickMatch,
    Silence,
)
from farport.server.protocol.shapes import Shape
from farport.server.web.endpoint import Call, endpoint
from farport.server.web.tables import Invited, answer_of


class AgainstQuery(Shape):
    """The bots of which game."""

    game: Annotated[str, Meta(min_length=1, max_length=60)]


class Begins(Shape):
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class PartOfName(Shape):
    name: Annotated[str, Meta(max_length=40)] = ""


def _count(call: Call, act: str, kind: str) -> None:
    call.service.metrics.people_acts.labels(act, kind).inc()


# ---------------------------------------------------------------------- people


@endpoint("GET", "/api/people", query=Begins, answer=FoundPersons, scope="read", limit="heavy")
async def find_persons(call: Call, query: Begins) -> FoundPersons:
    """People whose kept name begins so."""
    return FoundPersons(people=await call.service.bonds.find(folded(query.name)))


@endpoint("GET", "/api/people/{id}", answer=PersonProfile, scope="read", nameless=True, limit="heavy")
async def profile(call: Call) -> PersonProfile:
    """Somebody, as far as I may know them."""
    return await call.service.profiles.of(call.path("id"), call.identity)


@endpoint("PUT", "/api/people/{id}/bond", body=NewBond, answer=Nothing, scope="settings")
async def set_bond(call: Call, body: NewBond) -> Nothing:
    """Follow somebody, block them, or neither."""
    await call.service.bonds.tie(call.caller.person.id, call.path("id"), body.bond)
    _count(call, "bond", body.bond or "none")
    return Nothing()


@endpoint("GET", "/api/me/friends", answer=Friends, scope="read")
async def friends(call: Call) -> Friends:
    """Whom I follow, and who of them is on."""
    return await call.service.profiles.friends(call.caller)


@endpoint("GET", "/api/me/bots", query=AgainstQuery, answer=AgainstBots, scope="read", limit="heavy")
async def against_bots(call: Call, query: AgainstQuery) -> AgainstBots:
    """How I fare against the bots of a game, level by level."""
    return AgainstBots(bots=await call.service.profiles.against(call.caller.person, query.game))


# ---------------------------------------------------------------------- games with people


@endpoint("POST", "/api/people/{id}/challenge", body=Challenge, answer=TableAnswer, scope="tables", limit="new_table")
async def challenge(call: Call, body: Challenge) -> TableAnswer:
    """Make a table for somebody and me; they are told of it."""
    try:
        fewest = game(body.game).seats.start
    except UnknownGameError:
        raise Refuse("bad_game") from None
    seats = max(2, fewest) if body.seats is None else body.seats
    bots = [SeatChoice(kind="bot", level="medium")] * (seats - 2)
    choices = [SeatChoice(kind="me"), SeatChoice(kind="person", person=call.path("id")), *bots]
    wanted = NewTable(game=body.game, seats=choices, options=body.options, public=False)
    id = await call.service.lobby.create(call.caller.person, wanted)
    call.service.challenged(id, call.caller.person)
    _count(call, "challenge", "ask")
    return await answer_of(call, id)


@endpoint("POST", "/api/tables/{id}/decline", answer=Nothing, scope="tables")
async def decline(call: Call) -> Nothing:
    """I was challenged, and do not want to play."""
    await call.service.lobby.seats.decline(call.caller.person, call.path("id"))
    _count(call, "challenge", "decline")
    return Nothing()


@endpoint("POST", "/api/match", body=QuickMatch, answer=TableAnswer, scope="tables", limit="new_table")
async def quick_match(call: Call, body: QuickMatch) -> TableAnswer:
    """A game with people now, and with bots after a minute."""
    id = await call.service.match.seek(call.caller.person, body)
    _count(call, "match", "seek")
    return await answer_of(call, id)


# ---------------------------------------------------------------------- clubs


@endpoint("GET", "/api/clubs", query=PartOfName, answer=ClubList, scope="read", nameless=True, limit="heavy")
async def find_clubs(call: Call, query: PartOfName) -> ClubList:
    """Open clubs, by a part of their name."""
    viewer = None if call.person is None else call.person.id
    return ClubList(clubs=await call.service.clubs.find(query.name, viewer))


@endpoint("POST", "/api/clubs", body=NewClub, answer=ClubPage, scope="settings", limit="new_table")
async def found_club(call: Call, body: NewClub) -> ClubPage:
    """Found a club."""
    id = await call.service.clubs.found(call.caller.person, body)
    _count(call, "club", "found")
    return await call.service.clubs.page(id, call.person)


@endpoint("GET", "/api/clubs/{id}", query=Invited, answer=ClubPage, scope="read", nameless=True)
async def club(call: Call, query: Invited) -> ClubPage:
    """A club: its members and their tables."""
    return await call.service.clubs.page(call.path("id"), call.person, query.invite)


@endpoint("PUT", "/api/clubs/{id}", body=NewClub, answer=ClubPage, scope="settings")
async def change_club(call: Call, body: NewClub) -> ClubPage:
    """A keeper changes what the club is called, what it is about, or who may come in."""
    await call.service.clubs.change(call.caller.person, call.path("id"), body)
    return await call.service.clubs.page(call.path("id"), call.person)


@endpoint("POST", "/api/clubs/{id}/enter", body=EnterClub, answer=ClubPage, scope="settings")
async def enter_club(call: Call, body: EnterClub) -> ClubPage:
    """Become a member."""
    await call.service.clubs.enter(call.caller.person, call.path("id"), body.invite)
    _count(call, "club", "enter")
    return await call.service.clubs.page(call.path("id"), call.person)


@endpoint("POST", "/api/clubs/{id}/leave", answer=Nothing, scope="settings")
async def leave_club(call: Call) -> Nothing:
    """Be a member no longer."""
    await call.service.clubs.leave(call.caller.person.id, call.path("id"))
    _count(call, "club", "leave")
    return Nothing()


@endpoint("POST", "/api/clubs/{id}/member", body=ChangeMember, answer=ClubPage, scope="settings")
async def change_member(call: Call, body: ChangeMember) -> ClubPage:
    """A keeper shows somebody out, or makes them a keeper too."""
    await call.service.clubs.change_member(call.caller.person, call.path("id"), body)
    return await call.service.clubs.page(call.path("id"), call.person)


# ---------------------------------------------------------------------- news


@endpoint("GET", "/api/push", answer=PushKey)
async def push_key(call: Call) -> PushKey:
    """The key by which browsers know this server's messages."""
    return PushKey(key=await call.service.push.public_key())


@endpoint("POST", "/api/me/push", body=PushTo, answer=Nothing, scope="settings")
async def push_to(call: Call, body: PushTo) -> Nothing:
    """Tell my news to this browser."""
    await call.service.push.subscribe(call.caller.person.id, body)
    return Nothing()


@endpoint("DELETE", "/api/me/push", body=NoPush, answer=Nothing, scope="settings")
async def no_push(call: Call, body: NoPush) -> Nothing:
    """Tell this browser nothing any more."""
    await call.service.push.unsubscribe(call.caller.person.id, body.endpoint)
    return Nothing()


@endpoint("GET", "/api/tables/{id}/silence", answer=Silence, scope="read")
async def is_silent(call: Call) -> Silence:
    """Whether I am told of this table."""
    await call.service.visible(call.path("id"), call.caller.person, None)
    return Silence(silent=await call.service.visits.is_silent(call.path("id"), call.caller.person.id))


@endpoint("PUT", "/api/tables/{id}/silence", body=Silence, answer=Nothing, scope="settings")
async def silence(call: Call, body: Silence) -> Nothing:
    """Tell me nothing of this table, or again as usual."""
    await call.service.visible(call.path("id"), call.caller.person, None)
    await call.service.visits.set_silent(call.path("id"), call.caller.person.id, body.silent)
    return Nothing()
