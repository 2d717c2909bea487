"""Rated tables: what a table needs to count for ratings, and who may sit at one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from farport.server.club.ratings.fold import Measured
from farport.server.club.reliability import Attendances
from farport.server.errors import Refuse
from farport.server.protocol.http import NewTable
from farport.server.protocol.shapes import Person, TableSettings
from farport.server.tables.seating import Chair


class RatedTables:
    """Asked by the lobby when a table is made, when somebody sits down and when it starts."""

    def __init__(self, attendances: Attendances, measured: Measured) -> None:
        self._attendances = attendances
        self._measured = measured

    async def settings(self, host: Person, wanted: NewTable) -> TableSettings:
        """The settings of a new table: nobody asks a bot for advice while ratings are at stake."""
        settings = TableSettings() if wanted.settings is None else wanted.settings
        if not settings.rated:
            return settings
        if wanted.creation is not None or wanted.variant is not None:
            raise Refuse("not_rated", {"reason": "variant"})
        own = sum([choice.kind == "me" for choice in wanted.seats])
        if own > 1:
            raise Refuse("not_rated", {"reason": "two_seats"})
        if own:
            await self.require_person(host)
        for choice in wanted.seats:
            if choice.kind == "bot":
                self.require_bot(wanted.game, choice.bot or choice.level)
        return msgspec.structs.replace(settings, hints=False)

    async def require_person(self, person: Person) -> None:
        """A name that is kept, so that a rating is somebody's; and no debt of tables that were left."""
        if not person.kept:
            raise Refuse("needs_kept_name")
        await self._attendances.require_reliable(person.id)

    def require_bot(self, game: str, bot: str | None) -> None:
        if self._measured(game).of(bot or "") is None:
            raise Refuse("not_rated", {"reason": "bot"})

    def require_chairs(self, game: str, chairs: Sequence[Chair]) -> None:
        """At the start, whatever happened to the seats meanwhile."""
        people = [chair.person.id for chair in chairs if chair.person is not None]
        if len(set(people)) < len(people):
            raise Refuse("not_rated", {"reason": "two_seats"})
        if not people:
            raise Refuse("not_rated", {"reason": "nobody"})
        for chair in chairs:
            if chair.person is None:
                self.require_bot(game, chair.bot)
