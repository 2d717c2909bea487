"""Endpoints about scenarios and variants that people make here."""

from __future__ import annotations

from farport.server.protocol.http import Creation, CreationCheck, Creations, NewCreation, Nothing
from farport.server.protocol.shapes import Shape
from farport.server.protocol.workbench import (
    CreationRating,
    CreationVersions,
    Drafted,
    DraftRequest,
    NewRating,
    WhichVersion,
)
from farport.server.texts import refused
from farport.server.web.endpoint import BIG_BODY_LIMIT, Call, endpoint


class OfGame(Shape):
    game: str | None = None


@endpoint("GET", "/api/creations", query=OfGame, answer=Creations, scope="read")
async def my_creations(call: Call, query: OfGame) -> Creations:
    """What I have made, the latest first."""
    made = await call.service.creations.mine(call.caller.person, query.game, call.language)
    return Creations(creations=made)


@endpoint(
    "POST",
    "/api/creations",
    body=NewCreation,
    answer=Creation,
    scope="tables",
    limit="heavy",
    body_limit=BIG_BODY_LIMIT,
)
async def make_creation(call: Call, body: NewCreation) -> Creation:
    """Keep a scenario or variant, finished or not."""
    return await call.service.creations.save(call.caller.person, body, None, call.language)


@endpoint(
    "POST",
    "/api/creations/check",
    body=NewCreation,
    answer=CreationCheck,
    scope="tables",
    limit="heavy",
    body_limit=BIG_BODY_LIMIT,
)
async def check_creation(call: Call, body: NewCreation) -> CreationCheck:
    """Can this be played? The first thing that is not right."""
    wrong = await call.service.creations.check(body, call.caller.person.id)
    return CreationCheck(problem=None if wrong is None else refused(wrong, call.language))


@endpoint("GET", "/api/creations/{id}", query=WhichVersion, answer=Creation, scope="read", nameless=True)
async def get_creation(call: Call, query: WhichVersion) -> Creation:
    """One that is mine or shared, as it is now or in an earlier version."""
    return await call.service.creations.get(call.person, call.path("id"), call.language, query.version)


@endpoint("GET", "/api/creations/{id}/versions", answer=CreationVersions, scope="read", nameless=True)
async def creation_versions(call: Call) -> CreationVersions:
    """All its versions, the newest first."""
    return CreationVersions(versions=await call.service.creations.versions(call.person, call.path("id")))


@endpoint("GET", "/api/creations/{id}/differences", query=WhichVersion, answer=Drafted, scope="read", nameless=True)
async def creation_differences(call: Call, query: WhichVersion) -> Drafted:
    """What differs from the printed game."""
    made = await call.service.creations.get(call.person, call.path("id"), call.language, query.version)
    return await call.service.drafts.judge(DraftRequest(game=made.game, data=made.data), call.address)


@endpoint("GET", "/api/creations/{id}/rating", answer=CreationRating, scope="read", nameless=True)
async def creation_rating(call: Call) -> CreationRating:
    """What players think of it."""
    return await call.service.opinions.of(call.person, call.path("id"))


@endpoint("PUT", "/api/creations/{id}/rating", body=NewRating, answer=CreationRating, scope="tables")
async def rate_creation(call: Call, body: NewRating) -> CreationRating:
    """Rate one that I have played."""
    return await call.service.opinions.rate(call.caller.person, call.path("id"), body.stars)


@endpoint(
    "PUT",
    "/api/creations/{id}",
    body=NewCreation,
    answer=Creation,
    scope="tables",
    limit="heavy",
    body_limit=BIG_BODY_LIMIT,
)
async def change_creation(call: Call, body: NewCreation) -> Creation:
    """Change one of mine. Tables that were made of it keep what they began with."""
    return await call.service.creations.save(call.caller.person, body, call.path("id"), call.language)


@endpoint("DELETE", "/api/creations/{id}", answer=Nothing, scope="tables")
async def drop_creation(call: Call) -> Nothing:
    """Drop one of mine."""
    await call.service.creations.drop(call.caller.person, call.path("id"))
    return Nothing()


@endpoint("GET", "/api/creations/{id}/toml", text="application/toml", scope="read", nameless=True)
async def creation_as_toml(call: Call) -> str:
    """As a data.toml for `farport --variant`."""
    call.headers["content-disposition"] = 'attachment; filename="data.toml"'
    return await call.service.creations.toml(call.person, call.path("id"))


@endpoint("GET", "/api/creations/{id}/folder", query=WhichVersion, text="application/zip", scope="read", nameless=True)
async def creation_as_folder(call: Call, query: WhichVersion) -> bytes:
    """As a folder for `farport --variant`, packed."""
    name, packed = await call.service.creations.folder(call.person, call.path("id"), query.version)
    call.headers["content-disposition"] = f'attachment; filename="{name}.zip"'
    return packed
