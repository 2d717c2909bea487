"""Cards: what the club shows of a person: ratings between the bots, the curve of each, reliability."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import select

from farport.server.club.ratings.formula import NINE_IN_TEN, SURE_TABLES, Skill
from farport.server.club.ratings.ledger import Ledger
from farport.server.club.reliability import Attendances
from farport.server.club.watch import Watch
from farport.server.errors import Refuse
from farport.server.protocol.club import ClubCard, GameRating, RatingPoint
from farport.server.protocol.shapes import Person
from farport.server.store import schema
from farport.server.store.store import Store

R = schema.ratings.c
C = schema.contests.c
P = schema.people.c
POINTS: Final = 300  # of each curve, the latest


class Cards:
    """Reads ratings as people see them."""

    def __init__(self, store: Store, ledger: Ledger, attendances: Attendances, watch: Watch) -> None:
        self._store = store
        self._ledger = ledger
        self._attendances = attendances
        self._watch = watch

    async def of(self, id: str, viewer: Person | None, *, hidden: bool = False) -> ClubCard:
        """The card of a person; refused where there is none, or none any more. `hidden`: neither their ratings nor
        which tables they played, as on their page; how reliable they are concerns whoever sits down with them."""
        rows = await self._store.read(
            select(P.id, P.name, P.kept_name).where(P.id == id, P.deleted_at.is_(None), P.closed_at.is_(None))
        )
        if not rows:
            raise Refuse("no_person")
        own = viewer is not None and viewer.id == id
        return ClubCard(
            person=Person(id=id, name=rows[0].name, kept=rows[0].kept_name is not None),
            ratings=[] if hidden else [await self._rating(id, game) for game in await self._games(id)],
            reliability=await self._attendances.of(id, with_tables=not hidden),
            warned=own and await self._watch.warned(id),
        )

    async def _games(self, id: str) -> list[str]:
        rows = await self._store.read(select(R.game).where(R.person == id).distinct().order_by(R.game))
        return [row.game for row in rows]

    async def _rating(self, id: str, game: str) -> GameRating:
        rows = await self._store.read(
            select(schema.ratings, C.table_id)
            .select_from(schema.ratings.join(schema.contests, C.number == R.contest))
            .where(R.person == id, R.game == game)
            .order_by(R.contest.desc())
            .limit(POINTS)
        )
        newest = Skill(rows[0].mu, rows[0].sigma, rows[0].tables)
        return rating_of(game, newest, self._ledger.measured(game).levels, [_point(row) for row in rows[::-1]])


def rating_of(game: str, skill: Skill, levels: Mapping[str, float], curve: Sequence[RatingPoint] = ()) -> GameRating:
    below, above = between(skill.mu, levels)
    return GameRating(
        game=game,
        rating=skill.rating,
        margin=skill.margin,
        sure=skill.sure,
        tables=skill.tables,
        more=0 if skill.sure else max(1, SURE_TABLES - skill.tables),
        below=below,
        above=above,
        levels={name: round(points) for name, points in levels.items()},
        curve=list(curve),
    )


def between(points: float, levels: Mapping[str, float]) -> tuple[str | None, str | None]:
    """The strongest bot that is not above, and the weakest that is."""
    ordered = sorted(levels, key=lambda name: levels[name])
    below = [name for name in ordered if levels[name] <= points]
    above = [name for name in ordered if levels[name] > points]
    return (below[-1] if below else None), (above[0] if above else None)


def _point(row: Any) -> RatingPoint:
    return RatingPoint(
        at=row.at,
        table=row.table_id,
        rating=round(row.mu),
        margin=round(NINE_IN_TEN * row.sigma),
        change=round(row.mu) - round(row.mu_before),
        rank=row.rank,
        seats=row.seats,
        halved=row.halved,
    )
