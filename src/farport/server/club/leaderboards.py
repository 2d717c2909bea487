"""Leaderboards: by game and month, season or all time, of everybody or of one's friends; and the seasons there were.

A month or a season lists the ratings that people had after their last table in it. All time lists the best that a
rating ever was. Nobody is on any list before their rating is certain enough.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import Select, func, select

from farport.server.club.periods import ALL, before, bounds, season_of
from farport.server.club.ratings.formula import NINE_IN_TEN, SURE_SIGMA, SURE_TABLES
from farport.server.club.ratings.ledger import Ledger
from farport.server.moments import now_ms
from farport.server.protocol.club import BoardRow, Leaderboard, Season
from farport.server.protocol.shapes import Person
from farport.server.store import schema
from farport.server.store.store import Store

R = schema.ratings.c
P = schema.people.c
LISTED: Final = 100
LEAST_A_MONTH: Final = 5
LEAST_A_SEASON: Final = 10
SEASONS: Final = 40  # ten years to look back on


class Leaderboards:
    """Questions to the ratings that were written with every contest."""

    def __init__(self, store: Store, ledger: Ledger) -> None:
        self._store = store
        self._ledger = ledger

    async def of(
        self, game: str, period: str, viewer: Person | None, among: Collection[str] | None = None
    ) -> Leaderboard:
        """`among`: only these people; None: everybody."""
        least = SURE_TABLES if period == ALL else LEAST_A_SEASON if "q" in period else LEAST_A_MONTH
        best = _best_ever(game) if period == ALL else _last_in(game, *bounds(period), least)
        chosen = best.subquery()
        standing = (
            select(P.id, P.name, P.kept_name, chosen.c.mu, chosen.c.sigma, chosen.c.count)
            .select_from(chosen.join(schema.people, P.id == chosen.c.person))
            .where(P.deleted_at.is_(None), P.closed_at.is_(None))
            .order_by(chosen.c.mu.desc(), P.id)
        )
        if among is not None:
            standing = standing.where(P.id.in_(list(among)))
        rows = _rows(await self._store.read(standing.limit(LISTED)))
        mine = next((row for row in rows if viewer is not None and row.person.id == viewer.id), None)
        if mine is None and viewer is not None:
            mine = await self._mine(standing, viewer)
        levels = {name: round(points) for name, points in self._ledger.measured(game).levels.items()}
        return Leaderboard(game=game, period=period, rows=rows, mine=mine, least=least, levels=levels)

    async def _mine(self, standing: Select[Any], viewer: Person) -> BoardRow | None:
        """Below the last one listed."""
        found = await self._store.read(standing.where(P.id == viewer.id))
        if not found:
            return None
        ahead = standing.where(standing.selected_columns.mu > found[0].mu).subquery()
        place = (await self._store.read(select(func.count()).select_from(ahead)))[0][0] + 1
        return _row(found[0], place)

    async def seasons(self) -> list[Season]:
        """From the first in which anybody was rated to the present one, the newest first."""
        first = (await self._store.read(select(func.min(R.at))))[0][0]
        now = now_ms()
        found: list[Season] = []
        season = season_of(now)
        while len(found) < SEASONS:
            start, end = bounds(season)
            counted = select(func.count(R.contest.distinct())).where(R.at >= start, R.at < end)
            tables = (await self._store.read(counted))[0][0]
            found.append(Season(id=season, start=start, end=end, tables=tables, over=end <= now))
            if first is None or start <= first:
                break
            season = before(season)
        return found


def _best_ever(game: str) -> Select[Any]:
    """By person: the best sure rating, with the doubt that it had then."""
    place = func.row_number().over(partition_by=R.person, order_by=(R.mu.desc(), R.contest)).label("place")
    sure = (
        select(R.person, R.mu, R.sigma, R.tables.label("count"), place)
        .where(R.game == game, R.sigma <= SURE_SIGMA, R.tables >= SURE_TABLES)
        .subquery()
    )
    return select(sure.c.person, sure.c.mu, sure.c.sigma, sure.c.count).where(sure.c.place == 1)


def _last_in(game: str, start: int, end: int, least: int) -> Select[Any]:
    """By person: the rating after the last table in that time, if there were enough and it is sure."""
    place = func.row_number().over(partition_by=R.person, order_by=R.contest.desc()).label("place")
    count = func.count().over(partition_by=R.person).label("count")
    rows = (
        select(R.person, R.mu, R.sigma, R.tables, count, place)
        .where(R.game == game, R.at >= start, R.at < end)
        .subquery()
    )
    return select(rows.c.person, rows.c.mu, rows.c.sigma, rows.c.count).where(
        rows.c.place == 1, rows.c.count >= least, rows.c.sigma <= SURE_SIGMA, rows.c.tables >= SURE_TABLES
    )


def _rows(found: Sequence[Any]) -> list[BoardRow]:
    """Equal ratings share the better place."""
    listed: list[BoardRow] = []
    for number, row in enumerate(found, start=1):
        shared = bool(listed) and listed[-1].rating == round(row.mu)
        listed.append(_row(row, listed[-1].place if shared else number))
    return listed


def _row(row: Any, place: int) -> BoardRow:
    return BoardRow(
        place=place,
        person=Person(id=row.id, name=row.name, kept=row.kept_name is not None),
        rating=round(row.mu),
        margin=round(NINE_IN_TEN * row.sigma),
        tables=row.count,
    )
