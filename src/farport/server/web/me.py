"""Endpoints about oneself: name, password, settings, tokens, leaving."""

from __future__ import annotations

from farport.server.errors import Refuse
from farport.server.identities.names import folded
from farport.server.notify.mail import is_address
from farport.server.protocol.http import (
    Credentials,
    DeleteMe,
    Me,
    MyTables,
    NewName,
    NewPassword,
    NewToken,
    Nothing,
    Settings,
    TokenRequest,
    Tokens,
)
from farport.server.web.endpoint import Call, endpoint


def _me(call: Call) -> Me:
    mail = call.service.config.mail_offered
    if call.identity is None:
        return Me(person=None, settings=Settings(language=call.language), mail_offered=mail)
    return Me(person=call.identity.person, settings=call.identity.settings, mail_offered=mail)


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
    if len(call.known.scopes) < 4 or call.request.headers.get("authorization"):
        raise Refuse("no_scope")


@endpoint("POST", "/api/me/password", body=NewPassword, answer=Me, limit="log_in")
async def keep_name(call: Call, body: NewPassword) -> Me:
    """Keep my name with a password, or change it; other devices are logged out then, and tokens end."""
    _require_whole(call)
    epoch = call.known.epoch
    call.identity = await call.service.people.set_password(call.known, body.password, body.old)
    if call.identity.epoch != epoch:
        call.service.person_changed(call.identity.person.id)
    else:
        call.service.person_renamed(call.identity.person.id)  # kept by a password: it is shown beside the name
    call.cookie(call.identity)
    return _me(call)


@endpoint("POST", "/api/login", body=Credentials, answer=Me)
async def log_in(call: Call, body: Credentials) -> Me:
    """Log in with name and password."""
    call.limit("log_in", by_address=True)
    call.service.limits.spend("log_in", f"name {folded(body.name)}")
    call.identity = await call.service.people.log_in(body.name, body.password)
    call.cookie(call.identity)
    return _me(call)


@endpoint("POST", "/api/logout", answer=Nothing)
async def log_out(call: Call) -> Nothing:
    """Forget me in this browser. Without a password the name is gone with it."""
    call.headers["set-cookie"] = call.service.cookies.forget()
    return Nothing()


@endpoint("POST", "/api/logout-everywhere", answer=Nothing)
async def log_out_everywhere(call: Call) -> Nothing:
    """End every session and every token of mine."""
    _require_whole(call)
    await call.service.people.log_out_everywhere(call.known)
    call.service.person_changed(call.known.person.id)
    call.headers["set-cookie"] = call.service.cookies.forget()
    return Nothing()


@endpoint("DELETE", "/api/me", body=DeleteMe, answer=Nothing, limit="log_in")
async def delete_me(call: Call, body: DeleteMe) -> Nothing:
    """Delete my account; tables keep a seat without a name."""
    _require_whole(call)
    await call.service.people.require_password(call.known, body.password)
    await call.service.lobby.leave_everything(call.known.person)
    await call.service.people.delete(call.known)
    call.service.person_changed(call.known.person.id)
    call.headers["set-cookie"] = call.service.cookies.forget()
    return Nothing()


@endpoint("PUT", "/api/me/settings", body=Settings, answer=Me)
async def change_settings(call: Call, body: Settings) -> Me:
    """Language, theme, notifications, quiet hours."""
    _require_whole(call)
    if body.webhook is not None:
        await call.service.notifier.require_usable(body.webhook)
    if body.email is not None and not (call.service.config.mail_offered and is_address(body.email)):
        raise Refuse("bad_address", {"detail": body.email})
    await call.service.people.save_settings(call.known, body)
    call.known.settings = body
    return _me(call)


@endpoint("POST", "/api/me/test-notification", answer=Nothing, limit="notify")
async def test_notification(call: Call) -> Nothing:
    """Tell me something now, the way I will be told of my turns."""
    _require_whole(call)
    await call.service.notifier.test(call.known)
    return Nothing()


@endpoint("GET", "/api/me/tables", answer=MyTables, scope="read")
async def my_tables(call: Call) -> MyTables:
    """My tables, mine to move first."""
    return MyTables(tables=await call.service.heads.mine(call.known.person))


@endpoint("GET", "/api/me/tokens", answer=Tokens)
async def my_tokens(call: Call) -> Tokens:
    """The tokens of my programs."""
    _require_whole(call)
    return Tokens(tokens=await call.service.people.tokens(call.known))


@endpoint("POST", "/api/me/tokens", body=TokenRequest, answer=NewToken)
async def make_token(call: Call, body: TokenRequest) -> NewToken:
    """A new token; it is shown this one time."""
    _require_whole(call)
    return await call.service.people.make_token(call.known, body)


@endpoint("DELETE", "/api/me/tokens/{id}", answer=Nothing)
async def drop_token(call: Call) -> Nothing:
    """End a token."""
    _require_whole(call)
    await call.service.people.drop_token(call.known, call.path("id"))
    call.service.person_changed(call.known.person.id)
    return Nothing()
