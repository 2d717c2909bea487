"""Scenarios and variants that people make here: kept, checked, shared by link, exported."""

from __future__ import annotations

import asyncio
import io
import re
import zipfile
from typing import Any, Final

import msgspec
import tomli_w
from sqlalchemy import delete, func, insert, select, update

from farport import __version__
from farport.kernel import Plain
from farport.server.errors import Refuse, Taken
from farport.server.identities.names import cleaned
from farport.server.ids import new_id
from farport.server.moments import now_ms
from farport.server.protocol.http import Creation, NewCreation
from farport.server.protocol.shapes import Person, Value
from farport.server.protocol.workbench import CreationVersion
from farport.server.sandbox.question import Setup
from farport.server.sandbox.sandbox import Sandbox, problem_of
from farport.server.store import most, schema
from farport.server.store.store import Store
from farport.server.texts import refused

C = schema.creations.c
P = schema.people.c
V = schema.creation_versions.c
MOST: Final = 100  # of one person; a list shows them all
MOST_VERSIONS: Final = 200  # of one creation: whoever has more is not publishing but saving
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

    async def get(self, person: Person | None, id: str, language: str = "en", version: int | None = None) -> Creation:
        """As it is now, or as it was in an earlier version."""
        rows = await self._read(C.id == id)
        if not rows or not (rows[0].shared or (person is not None and rows[0].owner == person.id)):
            raise Refuse("not_found")
        made = _creation(rows[0], await self._problem(rows[0]), person, language)
        return made if version in (None, made.version) else await self._earlier(made, version)

    async def _earlier(self, made: Creation, version: int | None) -> Creation:
        found = await self._store.read(
            select(schema.creation_versions).where(V.creation == made.id, V.number == version)
        )
        if not found:
            raise Refuse("not_found")
        row = found[0]
        return msgspec.structs.replace(
            made,
            name=row.name,
            data=PLAIN.decode(row.data),
            options=OPTIONS.decode(row.options),
            changed_at=row.at,
            version=row.number,
            problem=None,
        )

    async def versions(self, person: Person | None, id: str) -> list[CreationVersion]:
        """The newest first."""
        made = await self.get(person, id)
        rows = await self._store.read(
            select(V.number, V.name, V.at).where(V.creation == id).order_by(V.number.desc()).limit(MOST_VERSIONS)
        )
        earlier = [CreationVersion(number=row.number, name=row.name, at=row.at) for row in rows]
        return [CreationVersion(number=made.version, name=made.name, at=made.changed_at), *earlier]

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
            id = new_id()
            made = insert(schema.creations).values(
                id=id, owner=person.id, version=1, forked_from=wanted.forked_from, **values
            )
            own = select(func.count()).select_from(schema.creations).where(C.owner == person.id)
            await most.add(self._store, person.id, own, MOST, [made], [delete(schema.creations).where(C.id == id)])
        else:
            await self._change(person, id, values)
        return await self.get(person, id, language)

    async def _change(self, person: Person, id: str, values: dict[str, Any]) -> None:
        """What is played is kept as a version before it changes; a name, or whether it is shared, changes in place."""
        while not await self._changed(person, id, values):
            pass  # somebody else's change was first, and has taken the number of the version

    async def _changed(self, person: Person, id: str, values: dict[str, Any]) -> bool:
        rows = await self._read(C.id == id, C.owner == person.id)
        if not rows:
            raise Refuse("not_found")
        row = rows[0]
        mine = (C.id == id, C.owner == person.id, C.version == row.version)
        if all(values[key] == getattr(row, key) for key in ("game", "data", "options")):
            return (await self._store.write(update(schema.creations).where(*mine).values(**values)))[0].count > 0
        if row.version >= MOST_VERSIONS:
            raise Refuse("limit", {"most": MOST_VERSIONS})
        kept = insert(schema.creation_versions).values(
            creation=id, number=row.version, name=row.name, data=row.data, options=row.options, at=row.changed_at
        )
        newer = update(schema.creations).where(*mine).values(version=row.version + 1, **values)
        try:
            await self._store.write(kept, newer)
        except Taken:
            return False
        return True

    async def drop(self, person: Person, id: str) -> None:
        await self._own(delete(schema.creations).where(C.id == id, C.owner == person.id))

    async def _own(self, statement: Any) -> None:
        if (await self._store.write(statement))[0].count == 0:
            raise Refuse("not_found")

    async def folder(self, person: Person | None, id: str, version: int | None) -> tuple[str, bytes]:
        """A name for it, and the packed folder: what `farport variant check` and `--variant` take."""
        made = await self.get(person, id, version=version)
        name = re.sub(r"[^a-z0-9]+", "-", made.name.lower()).strip("-") or "variant"
        return name, await asyncio.to_thread(_packed, name, await self.toml(person, id, version))

    async def toml(self, person: Person | None, id: str, version: int | None = None) -> str:
        """As a designer's data.toml, to be kept and used with --variant."""
        made = await self.get(person, id, version=version)
        try:
            return f"# {made.name}\n" + tomli_w.dumps(made.data)
        except TypeError as error:  # TOML knows no null
            raise Refuse("bad_variant", {"detail": str(error)}) from None


def _packed(name: str, toml: str) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(f"{name}/data.toml", toml)
    return packed.getvalue()


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
        version=row.version,
        versions=row.version,
        forked_from=row.forked_from,
        problem=None if wrong is None else refused(wrong, language),
    )
