"""People: taking a name, keeping it, settings, tokens, leaving for good."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from sqlalchemy import Text, cast, delete, func, insert, select, update

from farport.server.errors import Refuse, Taken
from farport.server.identities.names import cleaned, folded
from farport.server.identities.passwords import Passwords
from farport.server.ids import new_id, new_secret, token_hash
from farport.server.moments import now_ms
from farport.server.protocol.http import NewToken, Settings, TokenInfo, TokenRequest
from farport.server.protocol.shapes import Person, Scope
from farport.server.store import most, schema
from farport.server.store.store import Store

P = schema.people.c
T = schema.tokens.c
ALL_SCOPES: Final[tuple[Scope, ...]] = ("read", "play", "tables", "chat", "settings")
MOST_TOKENS: Final = 20
GONE: Final = "gone:"
USED_EVERY_MS: Final = 60_000
CACHED_MS: Final = 5_000
CACHE: Final = 20_000
SETTINGS = msgspec.json.Decoder(Settings)
SCOPES = msgspec.json.Decoder(list[Scope])
ENCODE = msgspec.json.Encoder().encode


class Identity:
    """Somebody who was recognised: who, with which settings, and what they may do this way."""

    __slots__ = ("epoch", "mail_confirmed", "muted_until", "operator", "person", "read_at", "scopes", "settings")

    def __init__(self, row: Any, scopes: tuple[Scope, ...]) -> None:
        self.person = Person(id=row.id, name=row.name, kept=row.kept_name is not None)
        self.epoch: int = row.epoch
        self.settings = SETTINGS.decode(row.settings)
        self.mail_confirmed = row.mail_confirmed is not None and row.mail_confirmed == self.settings.email
        self.operator: bool = row.operator and row.kept_name is not None
        self.muted_until: int | None = row.muted_until
        self.scopes = scopes
        self.read_at = now_ms()


class People:
    """Everything about identities that needs the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._passwords = Passwords()
        self._cached: dict[str, Identity] = {}  # by the hash of their cookie

    # ------------------------------------------------------------------ recognising

    async def by_cookie(self, cookie: str, person: str, epoch: int) -> Identity | None:
        """None when the account is gone, or this cookie or all of them were logged out since."""
        hashed = token_hash(cookie)
        identity = self._cached.get(hashed)
        if identity is None or identity.read_at < now_ms() - CACHED_MS:
            ended = select(schema.spent.c.hash).where(schema.spent.c.hash == hashed).exists()
            row = await self._row((P.id == person) & P.closed_at.is_(None) & ~ended)
            if row is None:
                self._cached.pop(hashed, None)
                return None
            identity = Identity(row, ALL_SCOPES)
            if len(self._cached) >= CACHE:
                self._cached.clear()
            self._cached[hashed] = identity
        return identity if identity.epoch == epoch else None

    async def by_token(self, token: str) -> Identity | None:
        rows = await self._store.read(select(T.id, T.scopes, T.person, T.used_at).where(T.hash == token_hash(token)))
        if not rows:
            return None
        row = await self._row(P.id == rows[0].person)
        if row is None or row.closed_at is not None:
            return None
        if rows[0].used_at is None or rows[0].used_at < now_ms() - USED_EVERY_MS:
            await self._store.write(update(schema.tokens).where(T.id == rows[0].id).values(used_at=now_ms()))
        return Identity(row, tuple(SCOPES.decode(rows[0].scopes)))

    async def require_open(self, person: str) -> None:
        """Refused to those whose account an operator has closed."""
        row = await self._row(P.id == person)
        if row is not None:
            require_open(row)

    async def by_id(self, person: str) -> Identity | None:
        row = await self._row(P.id == person)
        return None if row is None else Identity(row, ALL_SCOPES)

    async def _row(self, where: Any) -> Any:
        rows = await self._store.read(select(schema.people).where(where, P.deleted_at.is_(None)))
        return rows[0] if rows else None

    def forget(self, person: str) -> None:
        """What is remembered about somebody is out of date."""
        self._cached = {cookie: identity for cookie, identity in self._cached.items() if identity.person.id != person}

    # ------------------------------------------------------------------ names and passwords

    async def create(self, name: str, language: str) -> Identity:
        name = cleaned(name)
        await self._require_free(name, None)
        id = new_id()
        settings = Settings(language=language)
        await self._store.write(
            insert(schema.people).values(
                id=id, name=name, epoch=0, settings=ENCODE(settings).decode(), created_at=now_ms()
            )
        )
        return await self._require(id)

    async def rename(self, identity: Identity, name: str) -> Identity:
        name = cleaned(name)
        await self._require_free(name, identity.person.id)
        kept = folded(name) if identity.person.kept else None
        await self._change(identity, name=name, kept_name=kept)
        return await self._require(identity.person.id)

    async def _require_free(self, name: str, own: str | None) -> None:
        row = await self._row(P.kept_name == folded(name))
        if row is not None and row.id != own:
            raise Refuse("name_taken", {"name": name})

    async def set_password(self, identity: Identity, password: str, old: str | None) -> Identity:
        """The name is theirs from now on. When a password is changed, other devices are logged out and tokens end:
        whoever does it because somebody else knew the old one is rid of them."""
        row = await self._row(P.id == identity.person.id)
        if row is None:
            raise Refuse("not_known")
        if row.password is not None and not await self._passwords.fits(row.password, old or ""):
            raise Refuse("wrong_password")
        name = cleaned(row.name)
        hashed = await self._passwords.hash(password)
        if row.password is None:
            await self._change(identity, password=hashed, kept_name=folded(name))
        else:
            await self._store.write(
                update(schema.people).where(P.id == row.id).values(password=hashed, epoch=P.epoch + 1),
                delete(schema.tokens).where(T.person == row.id),
            )
            self.forget(row.id)
        return await self._require(identity.person.id)

    async def named(self, name: str) -> str | None:
        """Whose name it is, if somebody keeps it."""
        row = await self._row(P.kept_name == folded(name))
        return None if row is None else str(row.id)

    async def log_in(self, name: str, password: str) -> Identity:
        row = await self._row(P.kept_name == folded(name))
        if not await self._passwords.fits(None if row is None else row.password, password):
            raise Refuse("wrong_password")
        require_open(row)
        return Identity(row, ALL_SCOPES)

    async def log_out_everywhere(self, identity: Identity) -> None:
        """Cookies end here; tokens too."""
        await self._store.write(
            update(schema.people).where(P.id == identity.person.id).values(epoch=P.epoch + 1),
            delete(schema.tokens).where(T.person == identity.person.id),
        )
        self.forget(identity.person.id)

    async def require_password(self, identity: Identity, password: str | None) -> None:
        """Where there is one."""
        row = await self._row(P.id == identity.person.id)
        protected = row is not None and row.password is not None
        if protected and not await self._passwords.fits(row.password, password or ""):
            raise Refuse("wrong_password")

    async def delete(self, identity: Identity) -> None:
        """What belongs to the person goes; the tables keep a seat without a name."""
        id = identity.person.id
        chat, visits, creations, notices = schema.chat, schema.visits, schema.creations, schema.notices
        reports = schema.reports
        await self._store.write(
            delete(schema.tokens).where(T.person == id),
            delete(visits).where(visits.c.person == id),
            delete(notices).where(notices.c.person == id),
            update(creations).where(creations.c.owner == id).values(owner=None),
            update(schema.runs).where(schema.runs.c.owner == id).values(owner=None),
            update(schema.tables).where(schema.tables.c.shared_by == id).values(shared_by=None),
            delete(schema.creation_ratings).where(schema.creation_ratings.c.person == id),
            delete(schema.held).where(schema.held.c.person == id),
            delete(schema.tidings).where(schema.tidings.c.person == id),
            delete(schema.attendances).where(schema.attendances.c.person == id),
            delete(schema.passkeys).where(schema.passkeys.c.person == id),
            delete(schema.bonds).where((schema.bonds.c.person == id) | (schema.bonds.c.other == id)),
            delete(schema.pushes).where(schema.pushes.c.person == id),
            update(schema.seats).where(schema.seats.c.asked == id).values(asked=None),
            # The key of a line names who has said it.
            update(chat).where(chat.c.person == id).values(text="…", person=None, key=GONE + cast(chat.c.id, Text)),
            # What others have told about them stays told, without them; so does what they have told.
            update(reports).where(reports.c.person == id).values(person=None),
            update(reports).where(reports.c.about == id).values(about=None, said=None),
            update(schema.people)
            .where(P.id == id)
            .values(
                name="…",
                kept_name=None,
                password=None,
                mail_confirmed=None,
                operator=False,
                settings="{}",
                seen_at=None,
                digested_at=None,
                epoch=P.epoch + 1,
                deleted_at=now_ms(),
            ),
        )
        self.forget(id)

    async def confirm_mail(self, identity: Identity, address: str) -> None:
        await self._change(identity, mail_confirmed=address)

    async def save_settings(self, identity: Identity, settings: Settings) -> None:
        changed: dict[str, object] = {"settings": ENCODE(settings).decode()}
        if settings.digest != identity.settings.digest:
            changed["digested_at"] = now_ms() if settings.digest else None
        await self._change(identity, **changed)

    async def _change(self, identity: Identity, **values: Any) -> None:
        try:
            await self._store.write(update(schema.people).where(P.id == identity.person.id).values(**values))
        except Taken:
            raise Refuse("name_taken", {"name": values.get("name", identity.person.name)}) from None
        self.forget(identity.person.id)

    async def _require(self, id: str) -> Identity:
        found = await self.by_id(id)
        if found is None:
            raise Refuse("not_known")
        return found

    # ------------------------------------------------------------------ tokens

    async def tokens(self, identity: Identity) -> list[TokenInfo]:
        rows = await self._store.read(
            select(schema.tokens).where(T.person == identity.person.id).order_by(T.created_at)
        )
        return [
            TokenInfo(
                id=row.id,
                name=row.name,
                scopes=SCOPES.decode(row.scopes),
                created_at=row.created_at,
                used_at=row.used_at,
            )
            for row in rows
        ]

    async def make_token(self, identity: Identity, wanted: TokenRequest) -> NewToken:
        token = f"farport_{new_secret()}{new_secret()}"
        info = TokenInfo(id=new_id(), name=cleaned(wanted.name), scopes=sorted(set(wanted.scopes)), created_at=now_ms())
        made = insert(schema.tokens).values(
            id=info.id,
            person=identity.person.id,
            name=info.name,
            hash=token_hash(token),
            scopes=ENCODE(info.scopes).decode(),
            created_at=info.created_at,
        )
        own = select(func.count()).select_from(schema.tokens).where(T.person == identity.person.id)
        undone = delete(schema.tokens).where(T.id == info.id)
        await most.add(self._store, identity.person.id, own, MOST_TOKENS, [made], [undone])
        return NewToken(token=token, info=info)

    async def drop_token(self, identity: Identity, id: str) -> None:
        written = await self._store.write(delete(schema.tokens).where(T.id == id, T.person == identity.person.id))
        if written[0].count == 0:
            raise Refuse("not_found")


def require_open(row: Any) -> None:
    if row.closed_at is not None:
        raise Refuse("closed")


async def server_secret(store: Store) -> str:
    """What signs cookies: made once, shared by all workers through the store."""
    F = schema.facts.c  # noqa: N806
    for _ in range(2):
        rows = await store.read(select(F.value).where(F.name == "secret"))
        if rows:
            return str(rows[0].value)
        try:
            await store.write(insert(schema.facts).values(name="secret", value=new_secret() + new_secret()))
        except Taken:
            await asyncio.sleep(0)
    rows = await store.read(select(F.value).where(F.name == "secret"))
    return str(rows[0].value)
