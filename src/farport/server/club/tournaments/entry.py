"""Who may enter a tournament: conditions as data, each with what it asks and what somebody has."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import select

from farport.server.club.clubs import is_member
from farport.server.club.ratings.formula import Skill
from farport.server.club.ratings.ledger import Ledger
from farport.server.club.reliability import Attendances
from farport.server.errors import Refuse
from farport.server.moments import now_ms
from farport.server.protocol.club import Conditions, NewTournament, Unmet
from farport.server.protocol.shapes import Person
from farport.server.store import schema
from farport.server.store.store import Store

P = schema.people.c
DAY_MS: Final = 86_400_000


class Entry:
    """Holds people against the conditions of a tournament."""

    def __init__(self, store: Store, ledger: Ledger, attendances: Attendances) -> None:
        self._store = store
        self._ledger = ledger
        self._attendances = attendances

    async def judged(self, plan: NewTournament, person: Person) -> list[Unmet]:
        """Every condition, met or not: always the two that hold for all, then those that were set."""
        wanted = Conditions() if plan.conditions is None else plan.conditions
        skill = (await self._ledger.skills(plan.game, [person.id])).get(person.id, Skill())
        reliability = await self._attendances.of(person.id)
        judged = [
            _judged("kept_name", 1, int(person.kept), met=person.kept),
            _judged("left_tables", 0, reliability.waits, met=reliability.waits == 0),
        ]
        if wanted.rated_tables:
            judged.append(_least("rated_tables", wanted.rated_tables, skill.tables))
        if wanted.finished_tables:
            judged.append(_least("finished_tables", wanted.finished_tables, reliability.finished))
        if wanted.least_rating is not None:
            judged.append(_least("least_rating", wanted.least_rating, skill.rating))
        if wanted.most_rating is not None:
            met = skill.rating <= wanted.most_rating
            judged.append(_judged("most_rating", wanted.most_rating, skill.rating, met=met))
        if wanted.reliability:
            have = reliability.percent  # who is new is not judged
            judged.append(
                _judged("reliability", wanted.reliability, have, met=have is None or have >= wanted.reliability)
            )
        if wanted.account_days:
            judged.append(_least("account_days", wanted.account_days, await self._days(person)))
        if wanted.club is not None:
            member = await is_member(self._store, wanted.club, person.id)
            judged.append(_judged("club", 1, int(member), met=member))
        return judged

    async def require_own_club(self, plan: NewTournament, host: Person) -> str | None:
        """Only members make tournaments of a club."""
        club = None if plan.conditions is None else plan.conditions.club
        if club is not None and not await is_member(self._store, club, host.id):
            raise Refuse("no_club")
        return club

    async def require(self, plan: NewTournament, person: Person) -> None:
        """Refused with the first condition that is not met; the page shows all of them."""
        for each in await self.judged(plan, person):
            if not each.met:
                params: dict[str, Any] = {"reason": each.condition, "wanted": each.wanted, "have": each.have or 0}
                raise Refuse("may_not_enter", params)

    async def _days(self, person: Person) -> int:
        rows = await self._store.read(select(P.created_at).where(P.id == person.id))
        return int((now_ms() - rows[0].created_at) // DAY_MS) if rows else 0


def _least(condition: str, wanted: int, have: int) -> Unmet:
    return _judged(condition, wanted, have, met=have >= wanted)


def _judged(condition: str, wanted: int, have: int | None, *, met: bool) -> Unmet:
    return Unmet(condition=condition, wanted=wanted, have=have, met=met)
