"""Drafts on the workbench: what a game's data may be, and what holds of somebody's changes to it."""

from __future__ import annotations

import asyncio

from farport.bots.restricted import options
from farport.kernel import Game, Plain, UnknownGameError, game
from farport.server.errors import Refuse
from farport.server.protocol.workbench import DataField, Drafted, DraftRequest, Workbench
from farport.server.sandbox.question import Draft
from farport.server.sandbox.sandbox import Sandbox, require
from farport.workbench.fields import Field, fields_of
from farport.workbench.models import growing, model_fields, models


class Drafts:
    """Nothing is kept here: a draft is its owner's until it is saved as a creation."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._benches: dict[str, Workbench] = {}

    async def workbench(self, id: str) -> Workbench:
        """Made once a game: it is the same for everybody."""
        try:
            found = game(id)
        except UnknownGameError:
            raise Refuse("bad_game") from None
        if id not in self._benches:
            self._benches[id] = await asyncio.to_thread(_workbench, found)
        return self._benches[id]

    async def judge(self, wanted: DraftRequest, who: str) -> Drafted:
        """In a limited process: whatever strangers send may be more than we can bear."""
        question = Draft(
            game=wanted.game,
            data=wanted.data,
            attempts=[(attempt.place, attempt.value) for attempt in wanted.attempts],
            text=wanted.text,
            files=wanted.files,
            with_text=wanted.with_text,
        )
        answer = require(await self._sandbox.ask(question, who))
        assert answer.draft is not None
        return answer.draft


def _workbench(made: Game) -> Workbench:
    data: Plain = made.data
    begun = models(made)
    return Workbench(
        game=made.id,
        rules_version=made.rules_version,
        data=data,
        fields=[_field(field) for field in [*fields_of(made), *model_fields(made, begun)]],
        grows=growing(made),
        closed=dict(made.closed),
        models=begun,
        choices={kind.do: words for kind in made.actions if (words := [each.word for each in options(made, kind.do)])},
    )


def _field(field: Field) -> DataField:
    return DataField(
        place=list(field.place),
        kind=field.kind,
        low=field.low,
        high=field.high,
        words=list(field.words),
        unit=field.unit,
        rules=list(field.rules),
        fixed=field.fixed,
    )
