"""Endpoints about oneself: name, password, settings, tokens, leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from farport.server.errors import Refuse
from farport.server.identities.cookies import LASTS_S, cookie_of
from farport.server.identities.dossier import dossier
from farport.server.identities.names import folded
from farport.server.identities.passkeys import Site
from farport.server.identities.people import ALL_SCOPES
from farport.server.identities.tickets import MAIL_S
from farport.server.lobby.leaving import leave_everything
from farport.server.notify.mail import is_address
from farport.server.protocol.http import (
    ConfirmMail,
    Credentials,
    DeleteMe,
    Me,
    MyTables,
    NewName,
    NewPasskey,
    NewPassword,
    NewToken,
    Nothing,
    PasskeyLogin,
    Passkeys,
    PasskeyStart,
    Settings,
    TokenRequest,
    Tokens,
)
from farport.server.web.endpoint import Call, endpoint

if TYPE_CHECKING:
    from farport.server.identities.people import Identity


def _me(call: Call) -> Me:
    mail, ray = call.service.config.mail_offered, call.service.runs.ray_offered
    identity = call.identity
    if identity is None:
        return Me(person=None, settings=Settings(language=call.language), mail_offered=mail, ray_offered=ray)
    settings = identity.settings
    if "settings" not in identity.scopes:  # a program that may not change them need not know where I am told
        settings = msgspec.structs.replace(settings, email=None, webhook=None)
    return Me(
        person=identity.person,
        settings=settings,
        mail_offered=mail,
        ray_offered=ray,
        mail_confirmed=identity.mail_confirmed,
        operator=identity.operator and "settings" in identity.scopes,
    )


@endpoint("GET", "/api/me", answer=Me)
async def who_am_i(call: Call) -> Me:
    """Who I am here, and my settings."""
    return _me(call)


@endpoint("POST", "/api/me", body=NewName, answer=Me)
async def take_name(call: Call, body: NewName) -> Me:
    """Take a nickname, or change mine."""
    if call.identity is None:
        call.limit("new_person", by_address=True)
        call.identity = await call.service.people.create(body.name, call.language)
        call.cookie(call.identity)
    else:
        _require_whole(call)
        call.identity = await call.service.people.rename(call.identity, body.name)
        call.service.person_renamed(call.identity.person.id)
    return _me(call)


def _require_whole(call: Call) -> None:
    """Accounts are changed by their people, not by their programs."""
    if call.caller.scopes != ALL_SCOPES or call.request.headers.get("authorization"):
        raise Refuse("no_scope")


@endpoint("POST", "/api/me/password", body=NewPassword, answer=Me, limit="log_in")
async def keep_name(call: Call, body: NewPassword) -> Me:
    """Keep my name with a password, or change it; other devices are logged out then, and tokens end."""
    _require_whole(call)
    epoch = call.caller.epoch
    call.identity = await call.service.people.set_password(call.caller, body.password, body.old)
    if call.identity.epoch != epoch:
        call.service.person_changed(call.identity.person.id)
    else:
        call.service.person_renamed(call.identity.person.id)  # kept by a password: it is shown beside the name
    call.cookie(call.identity)
    return _me(call)


@endpoint("POST", "/api/login", body=Credentials, answer=Me)
async def log_in(call: Call, body: Credentials) -> Me:
    """Log in with name and password."""
    await _limit_log_in(call, body.name)
    call.identity = await call.service.people.log_in(body.name, body.password)
    _logged_in(call, call.identity)
    return _me(call)


async def _limit_log_in(call: Call, name: str) -> None:
    """Guessing is slow from every address, and for every name from all addresses together. A browser in which its owner
    has logged in before has an allowance of its own, which no stranger can use up."""
    limits, owner = call.service.limits, await call.service.people.named(name)
    if owner is not None and call.service.cookies.is_device_of(owner, call.request.headers.get("cookie", "")):
        limits.spend("log_in", f"device of {owner}")
        return
    call.limit("log_in", by_address=True)
    limits.spend("log_in", f"{call.from_where} {folded(name)}")
    limits.spend("log_in_anywhere", folded(name))


def _logged_in(call: Call, identity: Identity) -> None:
    call.cookie(identity)
    call.cookies.append(call.service.cookies.device(identity.person.id))


@endpoint("POST", "/api/logout", answer=Nothing)
async def log_out(call: Call) -> Nothing:
    """Forget me in this browser: its cookie is worth nothing any more, whoever has a copy of it. Without a password or
    a passkey the name is gone with it."""
    cookie = cookie_of(call.request.headers.get("cookie", ""))
    if cookie is not None and call.identity is not None and not call.request.headers.get("authorization"):
        await call.service.spent.end(cookie, LASTS_S)
        call.service.person_changed(call.identity.person.id)
    call.cookies.append(call.service.cookies.forget())
    return Nothing()


@endpoint("POST", "/api/logout-everywhere", answer=Nothing)
async def log_out_everywhere(call: Call) -> Nothing:
    """End every session and every token of mine."""
    _require_whole(call)
    await call.service.people.log_out_everywhere(call.caller)
    call.service.person_changed(call.caller.person.id)
    call.cookies.append(call.service.cookies.forget())
    return Nothing()


@endpoint("DELETE", "/api/me", body=DeleteMe, answer=Nothing, limit="log_in")
async def delete_me(call: Call, body: DeleteMe) -> Nothing:
    """Delete my account; tables keep a seat without a name."""
    _require_whole(call)
    await call.service.people.require_password(call.caller, body.password)
    await leave_everything(call.service.hall, call.caller.person.id)
    await call.service.tournaments.leave_all(call.caller.person)
    await call.service.clubs.leave_all(call.caller.person.id)
    await call.service.people.delete(call.caller)
    call.service.person_changed(call.caller.person.id)
    call.cookies.append(call.service.cookies.forget())
    return Nothing()


@endpoint("PUT", "/api/me/settings", body=Settings, answer=Me, scope="settings")
async def change_settings(call: Call, body: Settings) -> Me:
    """Language, theme, notifications, quiet hours. A new mail address gets a code first."""
    if body.webhook is not None:
        await call.service.notifier.require_usable(body.webhook)
    if body.email is not None and not (call.service.config.mail_offered and is_address(body.email)):
        raise Refuse("bad_address", {"detail": body.email})
    new_mail = body.email is not None and body.email != call.caller.settings.email
    if new_mail:
        call.limit("notify")
    await call.service.people.save_settings(call.caller, body)
    call.identity = await call.service.people.by_id(call.caller.person.id) or call.caller
    if new_mail and body.email is not None and not call.identity.mail_confirmed:
        code = call.service.tickets.make("mail", call.identity.person.id, body.email)
        call.service.hall.spawn(call.service.notifier.ask_to_confirm(call.identity, body.email, code), "mail code")
    return _me(call)


@endpoint("POST", "/api/me/confirm-mail", body=ConfirmMail, answer=Me, limit="log_in")
async def confirm_mail(call: Call, body: ConfirmMail) -> Me:
    """The code from the mail: from now on I am told there."""
    _require_whole(call)
    person, address = await call.service.tickets.take("mail", body.code, MAIL_S)
    if person != call.caller.person.id or address != call.caller.settings.email:
        raise Refuse("bad_token")
    await call.service.people.confirm_mail(call.caller, address)
    call.identity = await call.service.people.by_id(person)
    return _me(call)


@endpoint("GET", "/api/me/export", text="application/json", limit="heavy")
async def export_me(call: Call) -> bytes:
    """Everything that is kept about me, as one file."""
    _require_whole(call)
    call.headers["content-disposition"] = 'attachment; filename="farport-me.json"'
    async with call.exporting():
        return await dossier(call.service.store, call.caller.person.id)


# ---------------------------------------------------------------------- passkeys


@endpoint("GET", "/api/me/passkeys", answer=Passkeys)
async def my_passkeys(call: Call) -> Passkeys:
    """My passkeys."""
    _require_whole(call)
    return Passkeys(passkeys=await call.service.passkeys.of(call.caller.person.id))


@endpoint("POST", "/api/me/passkeys/begin", answer=PasskeyStart, limit="log_in")
async def begin_passkey(call: Call) -> PasskeyStart:
    """What my browser needs to make a passkey."""
    _require_whole(call)
    return await call.service.passkeys.begin(call.caller, Site(call.origin))


@endpoint("POST", "/api/me/passkeys", body=NewPasskey, answer=Passkeys, limit="log_in")
async def make_passkey(call: Call, body: NewPasskey) -> Passkeys:
    """Keep my name with a passkey. Who has only found my browser open cannot add one of their own."""
    _require_whole(call)
    await call.service.people.require_password(call.caller, body.password)
    await call.service.passkeys.register(call.caller, Site(call.origin), body.ticket, body.credential, body.name)
    call.cookies.append(call.service.cookies.device(call.caller.person.id))
    call.service.person_renamed(call.caller.person.id)  # kept from now on: it is shown beside the name
    return Passkeys(passkeys=await call.service.passkeys.of(call.caller.person.id))


@endpoint("DELETE", "/api/me/passkeys/{id}", answer=Passkeys)
async def drop_passkey(call: Call) -> Passkeys:
    """Remove one; without any and without a password the name is free again."""
    _require_whole(call)
    await call.service.passkeys.drop(call.caller, call.path("id"))
    call.service.person_renamed(call.caller.person.id)
    return Passkeys(passkeys=await call.service.passkeys.of(call.caller.person.id))


@endpoint("POST", "/api/passkey/begin", answer=PasskeyStart)
async def begin_passkey_login(call: Call) -> PasskeyStart:
    """What my browser needs to show its passkeys for this server."""
    call.limit("log_in", by_address=True)
    return call.service.passkeys.begin_log_in(Site(call.origin))


@endpoint("POST", "/api/passkey", body=PasskeyLogin, answer=Me)
async def log_in_with_passkey(call: Call, body: PasskeyLogin) -> Me:
    """Log in with a passkey."""
    call.identity = await call.service.passkeys.log_in(Site(call.origin), body.ticket, body.credential)
    _logged_in(call, call.identity)
    return _me(call)


@endpoint("POST", "/api/me/test-notification", answer=Nothing, scope="settings", limit="notify")
async def test_notification(call: Call) -> Nothing:
    """Tell me something now, the way I will be told of my turns."""
    await call.service.notifier.test(call.caller)
    return Nothing()


@endpoint("GET", "/api/me/tables", answer=MyTables, scope="read")
async def my_tables(call: Call) -> MyTables:
    """My tables, mine to move first, and seats in tournaments that wait for me."""
    person = call.caller.person
    tables, awaited = await call.service.heads.mine(person), await call.service.tournament_pages.awaited(person)
    return MyTables(tables=tables, awaited=awaited)


@endpoint("GET", "/api/me/tokens", answer=Tokens)
async def my_tokens(call: Call) -> Tokens:
    """The tokens of my programs."""
    _require_whole(call)
    return Tokens(tokens=await call.service.people.tokens(call.caller))


@endpoint("POST", "/api/me/tokens", body=TokenRequest, answer=NewToken)
async def make_token(call: Call, body: TokenRequest) -> NewToken:
    """A new token; it is shown this one time."""
    _require_whole(call)
    return await call.service.people.make_token(call.caller, body)


@endpoint("DELETE", "/api/me/tokens/{id}", answer=Nothing)
async def drop_token(call: Call) -> Nothing:
    """End a token."""
    _require_whole(call)
    await call.service.people.drop_token(call.caller, call.path("id"))
    call.service.person_changed(call.caller.person.id)
    return Nothing()
