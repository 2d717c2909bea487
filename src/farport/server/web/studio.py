"""Endpoints of the studio's workbench: the fields of a game, and drafts."""

from __future__ import annotations

from farport.server.protocol.workbench import Drafted, DraftRequest, Workbench
from farport.server.web.endpoint import Call, endpoint

DRAFT_BODY_LIMIT = 512 * 1024  # a whole data file as text, or the files of a folder


@endpoint("GET", "/api/studio/games/{id}", answer=Workbench, scope="read", nameless=True)
async def workbench(call: Call) -> Workbench:
    """The printed data of a game, and what may stand at each place of it."""
    return await call.service.drafts.workbench(call.path("id"))


@endpoint(
    "POST",
    "/api/studio/drafts",
    body=DraftRequest,
    answer=Drafted,
    scope="tables",
    limit="heavy",
    body_limit=DRAFT_BODY_LIMIT,
)
async def judge_draft(call: Call, body: DraftRequest) -> Drafted:
    """What holds of a draft: all mistakes at once, none of them taken over, and what differs from the printed game."""
    return await call.service.drafts.judge(body, call.caller.person.id)
