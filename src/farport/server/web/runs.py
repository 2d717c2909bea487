"""Endpoints about the studio's runs: many games between bots, and what they answer."""

from __future__ import annotations

from typing import Literal

from farport.arena.export import as_csv, as_parquet
from farport.server.cost import aside
from farport.server.protocol.http import Nothing
from farport.server.protocol.runs import Beside, KnownPace, NewRun, NewTuning, Run, Runs
from farport.server.protocol.shapes import Shape
from farport.server.web.endpoint import BIG_BODY_LIMIT, Call, endpoint
from farport.server.web.games import found


class OfGameOrCreation(Shape):
    game: str | None = None
    creation: str | None = None


class Chosen(Shape):
    runs: str


class Format(Shape):
    format: Literal["csv", "parquet"] = "csv"


@endpoint("GET", "/api/studio/runs", query=OfGameOrCreation, answer=Runs, scope="read", nameless=True)
async def list_runs(call: Call, query: OfGameOrCreation) -> Runs:
    """My runs, the latest first; or all that were asked of a creation."""
    runs = call.service.runs
    if query.creation is not None:
        return Runs(runs=await runs.of_creation(call.person, query.creation))
    return Runs(runs=[] if call.person is None else await runs.mine(call.person, query.game))


@endpoint(
    "POST",
    "/api/studio/runs",
    body=NewRun,
    answer=Run,
    scope="tables",
    limit="heavy",
    body_limit=2 * BIG_BODY_LIMIT,
)
async def start_run(call: Call, body: NewRun) -> Run:
    """Play many games between bots, before and after a change, and answer."""
    return await call.service.runs.start(call.caller.person, body)


@endpoint(
    "POST",
    "/api/studio/tunings",
    body=NewTuning,
    answer=Run,
    scope="tables",
    limit="heavy",
    body_limit=2 * BIG_BODY_LIMIT,
)
async def start_tuning(call: Call, body: NewTuning) -> Run:
    """Let numbers of a game move until it is as wanted, and confirm it on fresh seeds: a run of its own kind."""
    return await call.service.runs.tune(call.caller.person, body)


@endpoint("GET", "/api/studio/games/{id}/pace", answer=KnownPace, scope="read", nameless=True)
async def known_pace(call: Call) -> KnownPace:
    """How long people take for a decision of this game, as finished tables of this server tell."""
    return await call.service.runs.pace(found(call.path("id")).id)


@endpoint("GET", "/api/studio/runs/{id}", answer=Run, scope="read", nameless=True)
async def get_run(call: Call) -> Run:
    """How far it is, and what it answers so far; for everybody who has the link."""
    return await call.service.runs.get(call.person, call.path("id"))


@endpoint("GET", "/api/studio/beside", query=Chosen, answer=Beside, scope="read", nameless=True, limit="heavy")
async def runs_beside(call: Call, query: Chosen) -> Beside:
    """Two to four runs of one game side by side, by their ids with commas between; for everybody who has the links."""
    return await call.service.comparing.beside(call.person, query.runs.split(","), call.from_where)


@endpoint("POST", "/api/studio/runs/{id}/stop", answer=Run, scope="tables")
async def stop_run(call: Call) -> Run:
    """End one of mine; what was played is kept."""
    return await call.service.runs.stop(call.caller.person, call.path("id"))


@endpoint("DELETE", "/api/studio/runs/{id}", answer=Nothing, scope="tables")
async def drop_run(call: Call) -> Nothing:
    """Drop one of mine, with all that it answered."""
    await call.service.runs.drop(call.caller.person, call.path("id"))
    return Nothing()


@endpoint(
    "GET", "/api/studio/runs/{id}/data", query=Format, text="text/csv", scope="read", nameless=True, limit="heavy"
)
async def run_data(call: Call, query: Format) -> str | bytes:
    """Every seat of every game as a table, in CSV or Parquet."""
    name = f"run-{call.path('id')}.{query.format}"
    call.headers["content-disposition"] = f'attachment; filename="{name}"'
    async with call.exporting():
        rows = await call.service.runs.rows(call.path("id"))
        return await aside(as_csv if query.format == "csv" else as_parquet, rows)
