"""Endpoints about the past: the log, positions at its steps, score over time, the record, the proof of the dice."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from farport.server.protocol.http import DiceProof, GameAnalysis, Replay, ReplayPositions, ScoreChart
from farport.server.protocol.shapes import Shape
from farport.server.web.endpoint import Call, endpoint


class AsSeat(Shape):
    """`seat` left out: as a spectator."""

    seat: Annotated[int, Meta(ge=0, le=31)] | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None


class AtSteps(Shape):
    """`seqs`: log numbers, with commas between them; `public`: as spectators count, whatever seat looks."""

    # Python's $ also fits before a last newline; the \Z that does not is unknown to readers of the OpenAPI description.
    seqs: Annotated[str, Meta(max_length=700, pattern=r"^[0-9]{1,7}(,[0-9]{1,7}){0,63}(?!\n)$")]
    seat: Annotated[int, Meta(ge=0, le=31)] | None = None
    public: bool = False
    invite: Annotated[str, Meta(max_length=64)] | None = None


class ByInvite(Shape):
    invite: Annotated[str, Meta(max_length=64)] | None = None


@endpoint("GET", "/api/tables/{id}/replay", query=AsSeat, answer=Replay, scope="read", nameless=True, limit="heavy")
async def replay(call: Call, query: AsSeat) -> Replay:
    """The log of a table as a seat of mine may see it; when the game is over, as any seat."""
    await call.service.visible(call.path("id"), call.person, query.invite)
    return await call.service.replays.replay(call.path("id"), call.person, query.seat)


@endpoint(
    "GET",
    "/api/tables/{id}/positions",
    query=AtSteps,
    answer=ReplayPositions,
    scope="read",
    nameless=True,
    limit="heavy",
)
async def replay_positions(call: Call, query: AtSteps) -> ReplayPositions:
    """The positions after some steps of the log."""
    await call.service.visible(call.path("id"), call.person, query.invite)
    seqs = sorted({int(number) for number in query.seqs.split(",")})
    return await call.service.replays.positions(call.path("id"), call.person, query.seat, seqs, public=query.public)


@endpoint(
    "GET", "/api/tables/{id}/scores", query=ByInvite, answer=ScoreChart, scope="read", nameless=True, limit="heavy"
)
async def score_chart(call: Call, query: ByInvite) -> ScoreChart:
    """How every seat stood after every step; when the game is over."""
    await call.service.visible(call.path("id"), call.person, query.invite)
    return await call.service.replays.scores(call.path("id"), call.address)


@endpoint(
    "GET",
    "/api/tables/{id}/record",
    query=ByInvite,
    text="application/json",
    scope="read",
    nameless=True,
    limit="heavy",
)
async def record(call: Call, query: ByInvite) -> str:
    """The record file, for `farport replay`; when the game is over."""
    await call.service.visible(call.path("id"), call.person, query.invite)
    call.headers["content-disposition"] = f'attachment; filename="{call.path("id")}.json"'
    return (await call.service.replays.record(call.path("id"))).dumps()


@endpoint("GET", "/api/tables/{id}/dice", query=ByInvite, answer=DiceProof, scope="read", nameless=True, limit="heavy")
async def dice(call: Call, query: ByInvite) -> DiceProof:
    """Were the dice fair? The seed, the hash that was shown at the start, and whether the game replays from it."""
    await call.service.visible(call.path("id"), call.person, query.invite)
    return await call.service.replays.dice(call.path("id"), call.address)


@endpoint(
    "GET", "/api/tables/{id}/analysis", query=ByInvite, answer=GameAnalysis, scope="read", nameless=True, limit="heavy"
)
async def analysis(call: Call, query: ByInvite) -> GameAnalysis:
    """What the analysis of a finished game has found so far; nothing, if nobody has asked for one."""
    await call.service.visible(call.path("id"), call.person, query.invite)
    return await call.service.analyses.so_far(call.path("id"))


@endpoint("POST", "/api/tables/{id}/analysis", query=ByInvite, answer=GameAnalysis, scope="play", limit="heavy")
async def analyse(call: Call, query: ByInvite) -> GameAnalysis:
    """Ask for the analysis of a finished game. It is made once, a little at a time, and kept."""
    await call.service.visible(call.path("id"), call.person, query.invite)
    return await call.service.analyses.ask(call.path("id"))
