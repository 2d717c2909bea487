"""The ledger: contests and ratings as they lie in the store, and how all of them are made again from the first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, delete, func, insert, select

from farport.server.club.contest import Contest
from farport.server.club.ratings.fold import Change, Measured, Strengths, fold
from farport.server.club.ratings.formula import Skill
from farport.server.store import schema
from farport.server.store.store import Store

C = schema.contests.c
R = schema.ratings.c
ENCODE = msgspec.json.Encoder().encode
CONTEST = msgspec.json.Decoder(Contest)
PAGE: Final = 500  # contests folded, or rows written, at a time


class Ledger:
    """Adding to it is a transaction of the caller: the number of a contest is a unique key, so one worker has it."""

    def __init__(self, store: Store, measured: Measured | None = None) -> None:
        self._store = store
        self.measured: Measured = Strengths() if measured is None else measured

    async def skills(self, game: str, people: Iterable[str]) -> dict[str, Skill]:
        """Where these people stand now; who was never rated is not among them."""
        wanted = list(people)
        newest = select(func.max(R.contest)).where(R.game == game, R.person.in_(wanted)).group_by(R.person)
        rows = await self._store.read(
            select(schema.ratings).where(R.contest.in_(newest), R.person.in_(wanted)).order_by(R.contest)
        )
        return {row.person: Skill(row.mu, row.sigma, row.tables) for row in rows}

    async def added(self, contest: Contest) -> list[Executable]:
        """The statements that count a contest as the next one. Whoever was quicker has taken the number: try again."""
        last = await self.last()
        people = [part.person for part in contest.parts if part.person is not None]
        changes = fold(contest, await self.skills(contest.game, people), self.measured)
        return [
            insert(schema.contests).values(_contest_row(last + 1, contest)),
            *[insert(schema.ratings).values(_rating_row(last + 1, contest, change)) for change in changes],
        ]

    async def rebuild(self) -> tuple[int, int]:
        """Fold all contests anew and put the ratings in place of the old ones; how many contests, how many ratings.
        What servers settle meanwhile is folded in one more round."""
        while True:
            number, rows = await self._folded()
            pages = [rows[at : at + PAGE] for at in range(0, len(rows), PAGE)]
            await self._store.write(
                delete(schema.ratings).where(R.contest <= number),
                *[insert(schema.ratings).values(page) for page in pages],
            )
            if await self.last() == number:
                return number, len(rows)

    async def _folded(self) -> tuple[int, list[dict[str, Any]]]:
        skills: dict[str, dict[str, Skill]] = {}
        rows: list[dict[str, Any]] = []
        number = 0
        while page := await self._page(number):
            for number, contest in page:
                known = skills.setdefault(contest.game, {})
                for change in fold(contest, known, self.measured):
                    known[change.person] = change.after
                    rows.append(_rating_row(number, contest, change))
        return number, rows

    async def last(self) -> int:
        """The number of the newest contest; 0: there is none."""
        return (await self._store.read(select(func.max(C.number))))[0][0] or 0

    async def _page(self, after: int) -> list[tuple[int, Contest]]:
        rows = await self._store.read(select(C.number, C.data).where(C.number > after).order_by(C.number).limit(PAGE))
        return [(row.number, CONTEST.decode(row.data)) for row in rows]

    async def lines(self) -> Sequence[str]:
        """All ratings as text, a line each: two folds of the same contests give the same bytes."""
        rows = await self._store.read(select(schema.ratings).order_by(R.contest, R.person))
        return [" ".join([str(value) for value in row]) for row in rows]


def _contest_row(number: int, contest: Contest) -> dict[str, Any]:
    return {
        "number": number,
        "table_id": contest.table,
        "game": contest.game,
        "at": contest.at,
        "data": ENCODE(contest).decode(),
    }


def _rating_row(number: int, contest: Contest, change: Change) -> dict[str, Any]:
    return {
        "contest": number,
        "person": change.person,
        "game": contest.game,
        "at": contest.at,
        "mu": change.after.mu,
        "sigma": change.after.sigma,
        "tables": change.after.tables,
        "mu_before": change.before.mu,
        "rank": change.rank,
        "seats": change.seats,
        "halved": change.halved,
    }
