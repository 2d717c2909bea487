"""Passkeys: WebAuthn credentials beside passwords, made and checked by py_webauthn."""

from __future__ import annotations

import base64
import json
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from sqlalchemy import delete, func, insert, select, update

from farport.server.errors import Refuse, Taken
from farport.server.identities.names import cleaned, folded
from farport.server.identities.tickets import PASSKEY_S, Tickets
from farport.server.ids import new_id, token_hash
from farport.server.moments import now_ms
from farport.server.protocol.http import PasskeyInfo, PasskeyStart
from farport.server.store import most, schema
from farport.server.store.store import Store

if TYPE_CHECKING:
    from farport.server.identities.people import Identity, People

K = schema.passkeys.c
P = schema.people.c
MOST: Final = 10
NAME: Final = "Farport"


class Site:
    """Where the browser stands: a passkey belongs to a host name, and is used from one origin."""

    __slots__ = ("host", "origin")

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.host = urlsplit(origin).hostname or ""


class Passkeys:
    """Registering, logging in, listing, removing. The library is imported where it is used: it is not small."""

    def __init__(self, store: Store, people: People, tickets: Tickets) -> None:
        self._store = store
        self._people = people
        self._tickets = tickets

    async def of(self, person: str) -> list[PasskeyInfo]:
        rows = await self._store.read(select(schema.passkeys).where(K.person == person).order_by(K.created_at))
        return [PasskeyInfo(id=row.id, name=row.name, created_at=row.created_at, used_at=row.used_at) for row in rows]

    # ------------------------------------------------------------------ registering

    async def begin(self, identity: Identity, site: Site) -> PasskeyStart:
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers import structs

        rows = await self._store.read(select(K.credential).where(K.person == identity.person.id))
        if len(rows) >= MOST:
            raise Refuse("limit", {"most": MOST})
        options = generate_registration_options(
            rp_id=site.host,
            rp_name=NAME,
            user_id=identity.person.id.encode(),
            user_name=identity.person.name,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=_bytes(row.credential)) for row in rows],
        )
        ticket = self._tickets.make("passkey", identity.person.id, _text(options.challenge))
        return PasskeyStart(options=json.loads(options_to_json(options)), ticket=ticket)

    async def register(self, identity: Identity, site: Site, ticket: str, credential: Any, name: str) -> None:
        """From now on the name is theirs, as with a password."""
        from webauthn import verify_registration_response
        from webauthn.helpers.exceptions import WebAuthnException

        person, challenge = await self._tickets.take("passkey", ticket, PASSKEY_S)
        if person != identity.person.id:
            raise Refuse("bad_token")
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=_bytes(challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise Refuse("bad_passkey", {"detail": str(error)}) from None
        row = {
            "id": new_id(),
            "person": person,
            "name": cleaned(name),
            "hash": token_hash(_text(made.credential_id)),
            "credential": _text(made.credential_id),
            "public_key": _text(made.credential_public_key),
            "sign_count": made.sign_count,
            "created_at": now_ms(),
        }
        kept = update(schema.people).where(P.id == person).values(kept_name=folded(identity.person.name))
        try:
            undone = delete(schema.passkeys).where(K.id == row["id"])
            added = [insert(schema.passkeys).values(**row), kept]
            await most.add(self._store, person, _own(person), MOST, added, [undone])
        except Taken:
            raise Refuse("name_taken", {"name": identity.person.name}) from None
        self._people.forget(person)

    async def drop(self, identity: Identity, id: str) -> None:
        """Without password and passkey nobody could prove any more whose name it is: it is free again."""
        person = identity.person.id
        left = _own(person).scalar_subquery()
        dropped, _ = await self._store.write(
            delete(schema.passkeys).where(K.id == id, K.person == person),
            update(schema.people).where(P.id == person, P.password.is_(None), left == 0).values(kept_name=None),
        )
        if dropped.count == 0:
            raise Refuse("not_found")
        self._people.forget(person)

    # ------------------------------------------------------------------ logging in

    def begin_log_in(self, site: Site) -> PasskeyStart:
        from webauthn import generate_authentication_options, options_to_json

        options = generate_authentication_options(rp_id=site.host)
        ticket = self._tickets.make("passkey-login", _text(options.challenge))
        return PasskeyStart(options=json.loads(options_to_json(options)), ticket=ticket)

    async def log_in(self, site: Site, ticket: str, credential: Any) -> Identity:
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        (challenge,) = await self._tickets.take("passkey-login", ticket, PASSKEY_S)
        passkey = await self._stored(credential)
        try:
            checked = verify_authentication_response(
                credential=credential,
                expected_challenge=_bytes(challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=_bytes(passkey.public_key),
                credential_current_sign_count=passkey.sign_count,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise Refuse("bad_passkey", {"detail": str(error)}) from None
        used = {"sign_count": checked.new_sign_count, "used_at": now_ms()}
        await self._store.write(update(schema.passkeys).where(K.id == passkey.id).values(**used))
        await self._people.require_open(passkey.person)
        identity = await self._people.by_id(passkey.person)
        if identity is None:
            raise Refuse("not_known")
        return identity

    async def _stored(self, credential: Any) -> Any:
        id = credential.get("rawId") if isinstance(credential, dict) else None
        hashed = token_hash(id.rstrip("=")) if isinstance(id, str) else ""
        rows = await self._store.read(select(schema.passkeys).where(K.hash == hashed))
        if not rows:
            raise Refuse("bad_passkey", {"detail": "this server does not know it"})
        return rows[0]


def _own(person: str) -> most.Own:
    return select(func.count()).select_from(schema.passkeys).where(K.person == person)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
