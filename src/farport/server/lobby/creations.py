"""Scenarios and variants that people make here: kept, checked, shared by link, exported."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
import tomli_w
from sqlalchemy import delete, func, insert, select, update

from farport import __version__
from farport.kernel import Plain
from farport.server.errors import Refuse
from farport.server.identities.names import cleaned
from farport.server.ids import new_id
from farport.server.moments import now_ms
from farport.server.protocol.http import Creation, NewCreation
from farport.server.protocol.shapes import Person, Value
from farport.server.sandbox.question import Setup
from farport.server.sandbox.sandbox import Sandbox, problem_of
from farport.server.store import schema
from farport.server.store.store import Store
from farport.server.texts import refused

C = schema.creations.c
P = schema.people.c
MOST: Final = 100  # of one person; a list shows them all
TOO_MUCH: Final = ("slow_variant", "big_variant")
AFTER_AN_UPDATE: Final = "an update"  # who asks for what is tried again then
ENCODE = msgspec.json.Encoder().encode
PLAIN = msgspec.json.Decoder(dict[str, Any])
OPTIONS = msgspec.json.Decoder(dict[str, Value])


class Verdict(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What the row keeps of a trial: by which Farport, since the next one may judge otherwise, and why it was refused,
    if it was."""

    by: str
    code: str | None = None
    params: Plain = {}
    sentence: str | None = None

    @property
    def problem(self) -> Refuse | None:
        return None if self.code is None else Refuse(self.code, self.params, sentence=self.sentence)


VERDICT = msgspec.json.Decoder(Verdict)


class Creations:
    """A creation belongs to who made it; who has the link may see and play it, if it is shared."""

    def __init__(self, store: Store, sandbox: Sandbox) -> None:
        self._store = store
        self._sandbox = sandbox

    async def mine(self, person: Person, game: str | None, language: str) -> list[Creation]:
        where = [C.owner == person.id]
        if game is not None:
            where.append(C.game == game)
        rows = await self._read(*where)
        problems = [await self._problem(row) for row in rows]
        return await asyncio.to_thread(
            lambda: [_creation(row, wrong, person, language) for row, wrong in zip(rows, problems, strict=True)]
        )

    async def get(self, person: Person | None, id: str, language: str = "en") -> Creation:
        rows = await self._read(C.id == id)
        if not rows or not (rows[0].shared or (person is not None and rows[0].owner == person.id)):
            raise Refuse("not_found")
        return _creation(rows[0], await self._problem(rows[0]), person, language)

    async def _read(self, *where: Any) -> Any:
        joined = schema.creations.outerjoin(schema.people, P.id == C.owner)
        return await self._store.read(
            select(schema.creations, P.name.label("owner_name"), P.kept_name)
            .select_from(joined)
            .where(*where)
            .order_by(C.changed_at.desc())
            .limit(MOST)
        )

    # ------------------------------------------------------------------ whether it can be played

    async def check(self, wanted: NewCreation, who: str) -> Refuse | None:
        """Why this cannot be played, or None: the game is made of it and set up, for any number of seats that fits."""
        question = Setup(game=wanted.game, data=wanted.data, options=wanted.options)
        return problem_of(await self._sandbox.ask(question, who))

    async def _verdict(self, wanted: NewCreation, who: str) -> str:
        wrong = await self.check(wanted, who)
        verdict = Verdict(by=__version__)
        if wrong is not None:
            verdict = Verdict(by=__version__, code=wrong.code, params=wrong.params, sentence=wrong.sentence)
        return ENCODE(verdict).decode()

    async def _problem(self, row: Any) -> Refuse | None:
        """As the row has it, since a list of large ones would take long to try. After an update it is tried again, at
        nobody's cost; what was too much for us then is too much until it is changed."""
        verdict = None if row.verdict is None else VERDICT.decode(row.verdict)
        if verdict is not None and (verdict.by == __version__ or verdict.code in TOO_MUCH):
            return verdict.problem
        data, options = PLAIN.decode(row.data), OPTIONS.decode(row.options)
        tried = NewCreation(game=row.game, name=row.name, data=data, options=options)
        kept = await self._verdict(tried, AFTER_AN_UPDATE)
        unchanged = C.changed_at == row.changed_at
        await self._store.write(update(schema.creations).where(C.id == row.id, unchanged).values(verdict=kept))
        return VERDICT.decode(kept).problem

    # ------------------------------------------------------------------ keeping

    async def save(self, person: Person, wanted: NewCreation, id: str | None, language: str) -> Creation:
        """A new one, or a change of one's own."""
        values = {
            "game": wanted.game,
            "name": cleaned(wanted.name),
            "data": ENCODE(wanted.data).decode(),
            "options": ENCODE(wanted.options).decode(),
            "shared": wanted.shared,
            "verdict": await self._verdict(wanted, person.id),
            "changed_at": now_ms(),
        }
        if id is None:
            await self._require_few(person)
            id = new_id()
            await self._store.write(insert(schema.creations).values(id=id, owner=person.id, **values))
        else:
            await self._own(update(schema.creations).where(C.id == id, C.owner == person.id).values(**values))
        return await self.get(person, id, language)

    async def _require_few(self, person: Person) -> None:
        counted = await self._store.read(select(func.count()).select_from(schema.creations).where(C.owner == person.id))
        if counted[0][0] >= MOST:
            raise Refuse("limit", {"most": MOST})

    async def drop(self, person: Person, id: str) -> None:
        await self._own(delete(schema.creations).where(C.id == id, C.owner == person.id))

    async def _own(self, statement: Any) -> None:
        if (await self._store.write(statement))[0].count == 0:
            raise Refuse("not_found")

    async def toml(self, person: Person | None, id: str) -> str:
        """As a designer's data.toml, to be kept and used with --variant."""
        made = await self.get(person, id)
        try:
            return f"# {made.name}\n" + tomli_w.dumps(made.data)
        except TypeError as error:  # TOML knows no null
            raise Refuse("bad_variant", {"detail": str(error)}) from None


def _creation(row: Any, wrong: Refuse | None, person: Person | None, language: str) -> Creation:
    owner = None
    if row.owner is not None:
        owner = Person(id=row.owner, name=row.owner_name, kept=row.kept_name is not None)
    return Creation(
        id=row.id,
        game=row.game,
        name=row.name,
        owner=owner,
        data=PLAIN.decode(row.data),
        options=OPTIONS.decode(row.options),
        shared=row.shared,
        mine=person is not None and row.owner == person.id,
        changed_at=row.changed_at,
        problem=None if wrong is None else refused(wrong, language),
    )
