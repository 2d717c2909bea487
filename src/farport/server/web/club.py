"""Endpoints of the club: cards of people, leaderboards, seasons, tournaments."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from farport.kernel import UnknownGameError, game
from farport.server.club.periods import ALL, PATTERN, season_of
from farport.server.errors import Refuse
from farport.server.moments import now_ms
from farport.server.protocol.club import (
    ClubCard,
    EnterTournament,
    GameId,
    Leaderboard,
    NewTournament,
    Seasons,
    TournamentList,
    TournamentPage,
    WithdrawTournament,
)
from farport.server.protocol.shapes import Shape, characters
from farport.server.web.endpoint import Call, endpoint


class BoardQuery(Shape):
    """`period`: all, a month (2026-11) or a season (2026-q4); left out: the present season.
    `friends`: only me and those whom I follow."""

    game: GameId
    period: Annotated[str, Meta(pattern=PATTERN)] | None = None
    friends: bool = False


@endpoint("GET", "/api/people/{id}/club", answer=ClubCard, scope="read", nameless=True)
async def club_card(call: Call) -> ClubCard:
    """Ratings and reliability of a person; of one who shows strangers little, only the latter."""
    id = call.path("id")
    return await call.service.club.cards.of(id, call.person, hidden=await call.service.profiles.hides(id, call.person))


@endpoint("GET", "/api/club/leaderboard", query=BoardQuery, answer=Leaderboard, scope="read", nameless=True)
async def leaderboard(call: Call, query: BoardQuery) -> Leaderboard:
    """The best of a game, in a month, a season or all time."""
    try:
        game(query.game)
    except UnknownGameError:
        raise Refuse("bad_game") from None
    period = season_of(now_ms()) if query.period is None else query.period
    if period != ALL and period < "1970":
        raise Refuse("not_found")
    among: set[str] | None = None
    if query.friends:
        mine = call.caller.person.id
        among = {mine, *[other for other, bond in (await call.service.bonds.of(mine)).items() if bond == "follow"]}
    return await call.service.club.leaderboards.of(query.game, period, call.person, among)


@endpoint("GET", "/api/club/seasons", answer=Seasons, scope="read", nameless=True)
async def seasons(call: Call) -> Seasons:
    """The seasons to look back on."""
    return Seasons(seasons=await call.service.club.leaderboards.seasons())


# ---------------------------------------------------------------------- tournaments


async def _page(call: Call, id: str) -> TournamentPage:
    return await call.service.tournament_pages.of(id, call.person)


class CupQuery(Shape):
    """`club`: only those for its members."""

    club: Annotated[str, characters(1, 32)] | None = None


@endpoint("GET", "/api/tournaments", query=CupQuery, answer=TournamentList, scope="read", nameless=True)
async def tournaments(call: Call, query: CupQuery) -> TournamentList:
    """Tournaments to enter, those that go on, and those that are over."""
    return await call.service.tournament_pages.listed(call.person, query.club)


@endpoint("POST", "/api/tournaments", body=NewTournament, answer=TournamentPage, scope="tables", limit="new_table")
async def make_tournament(call: Call, body: NewTournament) -> TournamentPage:
    """Make a tournament."""
    return await _page(call, await call.service.tournaments.create(call.caller.person, body))


@endpoint("GET", "/api/tournaments/{id}", answer=TournamentPage, scope="read", nameless=True)
async def tournament(call: Call) -> TournamentPage:
    """A tournament with its rounds and standings, and what I may do."""
    return await _page(call, call.path("id"))


@endpoint("POST", "/api/tournaments/{id}/enter", body=EnterTournament, answer=TournamentPage, scope="tables")
async def enter_tournament(call: Call, body: EnterTournament) -> TournamentPage:
    """Enter; when all places are taken, into the reserve."""
    await call.service.tournaments.enter(call.caller.person, call.path("id"), body.bot)
    return await _page(call, call.path("id"))


@endpoint("POST", "/api/tournaments/{id}/withdraw", body=WithdrawTournament, answer=TournamentPage, scope="tables")
async def withdraw_from_tournament(call: Call, body: WithdrawTournament) -> TournamentPage:
    """Leave a tournament, before it begins or between two tables."""
    await call.service.tournaments.withdraw(call.caller.person, call.path("id"), body.player)
    return await _page(call, call.path("id"))


@endpoint("POST", "/api/tournaments/{id}/sit", answer=TournamentPage, scope="play")
async def sit_down_in_tournament(call: Call) -> TournamentPage:
    """I am here for this round."""
    await call.service.tournaments.sit(call.caller.person, call.path("id"))
    return await _page(call, call.path("id"))


@endpoint("POST", "/api/tournaments/{id}/cancel", answer=TournamentPage, scope="tables")
async def cancel_tournament(call: Call) -> TournamentPage:
    """Give a tournament of mine up before it begins."""
    await call.service.tournaments.cancel(call.caller.person, call.path("id"))
    return await _page(call, call.path("id"))
