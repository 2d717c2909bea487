"""Endpoints of the club: cards of people, leaderboards, seasons."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from farport.server.club.periods import ALL, PATTERN, season_of
from farport.server.errors import Refuse
from farport.server.moments import now_ms
from farport.server.protocol.club import ClubCard, GameId, Leaderboard, Seasons
from farport.server.protocol.shapes import Shape
from farport.server.web.endpoint import Call, endpoint


class BoardQuery(Shape):
    """`period`: all, a month (2026-11) or a season (2026-q4); left out: the present season.
    `friends`: only me and those whom I follow."""

    game: GameId
    period: Annotated[str, Meta(pattern=PATTERN)] | None = None
    friends: bool = False


@endpoint("GET", "/api/people/{id}/club", answer=ClubCard, scope="read", nameless=True)
async def club_card(call: Call) -> ClubCard:
    """Ratings and reliability of a person."""
    return await call.service.club.cards.of(call.path("id"), call.person)


@endpoint("GET", "/api/club/leaderboard", query=BoardQuery, answer=Leaderboard, scope="read", nameless=True)
async def leaderboard(call: Call, query: BoardQuery) -> Leaderboard:
    """The best of a game, in a month, a season or all time."""
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
