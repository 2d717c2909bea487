"""The notifier: sees whose turn it has become, and tells those who are not looking."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

import aiosmtplib
from sqlalchemy import and_, delete, insert, select, update

from farport.kernel.words import text
from farport.server.errors import Refuse, StoreAway, Taken
from farport.server.moments import now_ms
from farport.server.notify.mail import send_mail
from farport.server.notify.webhook import Webhook
from farport.server.protocol.http import QuietHours
from farport.server.store import schema

if TYPE_CHECKING:
    from farport.server.config import Config
    from farport.server.identities.people import Identity, People
    from farport.server.metrics import Metrics
    from farport.server.store.store import Store
    from farport.server.tables.hall import Hall
    from farport.server.tables.live import LiveTable
    from farport.server.tables.play import Play
    from farport.server.tables.visits import Visits

H = schema.held.c
HELD_EVERY_S: Final = 10.0
HELD_AT_ONCE: Final = 100
MINUTES_A_DAY: Final = 1_440
PATIENCE_S: Final = 5.0  # whoever acts or comes back within that time needs no message
TEST_S: Final = 15.0  # somebody waits for it
log = logging.getLogger("farport.notify")


class Notifier:
    """Once per turn and person: the row in `notices` is the claim, whichever worker is first."""

    def __init__(
        self, config: Config, store: Store, people: People, visits: Visits, hall: Hall, metrics: Metrics
    ) -> None:
        self._config = config
        self._store = store
        self._people = people
        self._visits = visits
        self._hall = hall
        self._metrics = metrics
        self._webhook = Webhook(private_allowed=config.webhooks_to_private_addresses)
        self.patience_s = PATIENCE_S
        self.test_s = TEST_S

    async def require_usable(self, url: str) -> None:
        await self._webhook.addresses(url)

    def moved(self, table: LiveTable, before: Play | None, after: Play) -> None:
        """People who are asked now, were not asked before, and are not looking."""
        if after.time is not None or after.status != "running":
            return  # in a game against the clock everybody is there
        for seat in after.to_move:
            person = after.seats[seat].person
            if person is None or (before is not None and seat in before.to_move) or table.is_here(person):
                continue
            if after.seats[seat].is_person:
                self._hall.spawn(self._tell(table, person, seat, after.turn_of(seat)), "notify")

    def left(self, table: LiveTable, person: str) -> None:
        """Somebody stopped looking: if it is their move, they are told when they do not come back soon."""
        play = table.play
        if play is None or play.time is not None or play.status != "running" or table.is_here(person):
            return
        for seat in play.to_move:
            if play.seats[seat].person == person and play.seats[seat].is_person:
                self._hall.spawn(self._tell(table, person, seat, play.turn_of(seat)), "notify")
                return

    async def _tell(self, table: LiveTable, person: str, seat: int, turn: int) -> None:
        await asyncio.sleep(self.patience_s)
        quiet_until = await self._tell_now(table, person, seat, turn)
        if quiet_until is not None:
            row = {"table_id": table.id, "person": person, "turn": turn, "seat": seat, "due_at": quiet_until}
            with contextlib.suppress(Taken):
                await self._store.write(insert(schema.held).values(**row))

    # ------------------------------------------------------------------ after quiet hours

    async def tell_held_for_ever(self) -> None:
        """What quiet hours have held back lies in the store, so that no restart loses it."""
        while True:
            try:
                await self.tell_held()
            except StoreAway as error:
                log.warning("held notices: the store is away: %s", error)
            await asyncio.sleep(HELD_EVERY_S)

    async def tell_held(self) -> None:
        for row in await self._store.read(select(schema.held).where(H.due_at <= now_ms()).limit(HELD_AT_ONCE)):
            this = and_(H.table_id == row.table_id, H.person == row.person, H.turn == row.turn)
            try:
                table = await self._hall.table(row.table_id)
                again = await self._tell_now(table, row.person, row.seat, row.turn)
            except Refuse as refuse:  # its game is not installed here any more
                log.warning("held notice of %s: %s", row.table_id, refuse.code)
                again = None
            if again is None:
                await self._store.write(delete(schema.held).where(this))
            else:
                await self._store.write(update(schema.held).where(this).values(due_at=again))

    # ------------------------------------------------------------------ telling

    async def _tell_now(self, table: LiveTable, person: str, seat: int, turn: int) -> int | None:
        """Unless it is known, or not their turn any more. In their quiet hours not either: until when those last."""
        identity = await self._people.by_id(person)
        if identity is None:
            return None
        if is_quiet(identity.settings.quiet, now_ms()):
            return now_ms() + int(quiet_for_s(identity.settings.quiet, now_ms()) * 1_000)
        await self._claim_and_send(table, identity, seat, turn)
        return None

    async def _claim_and_send(self, table: LiveTable, identity: Identity, seat: int, turn: int) -> None:
        person = identity.person.id
        play = table.play
        if play is None or seat not in play.to_move or person in table.connected() or play.turn_of(seat) != turn:
            return
        webhook = await self._visits.webhook(table.id, person) or identity.settings.webhook
        mail = identity.settings.email if self._config.mail_offered and identity.mail_confirmed else None
        if webhook is None and mail is None:
            return
        try:
            await self._store.write(
                insert(schema.notices).values(table_id=table.id, person=person, turn=turn, at=now_ms())
            )
        except Taken:
            return
        params: dict[str, object] = {
            "name": identity.person.name,
            "table": table.row.name,
            "game": table.charter.game.title,
        }
        language = identity.settings.language
        subject = text(language, "server-turn-subject", params) or ""
        body = (text(language, "server-turn-text", params) or "") + self._link(table.id)
        await self._send(webhook, mail, subject, body)

    def _link(self, table: str) -> str:
        return f"\n{self._config.public_url.rstrip('/')}/table/{table}" if self._config.public_url else ""

    async def test(self, identity: Identity) -> None:
        """Tell them something now; refused when there is nowhere to tell it, or nothing answers there."""
        settings = identity.settings
        mail = settings.email if identity.mail_confirmed else None
        if settings.webhook is None and mail is None:
            raise Refuse("bad_address", {"detail": settings.email or "-"})
        body = text(settings.language, "server-turn-test") or ""
        try:
            async with asyncio.timeout(self.test_s):
                await self._send(settings.webhook, mail, body, body)
        except TimeoutError:
            raise Refuse("no_answer") from None

    async def ask_to_confirm(self, identity: Identity, address: str, code: str) -> None:
        """The only mail that goes to an address from which nobody has answered yet."""
        language = identity.settings.language
        params: dict[str, object] = {"name": identity.person.name, "code": code}
        subject = text(language, "server-confirm-subject", params) or ""
        body = text(language, "server-confirm-text", params) or ""
        if self._config.public_url:
            body += f"\n{self._config.public_url.rstrip('/')}/profile?confirm={code}"
        await self._send(None, address, subject, body)

    async def _send(self, webhook: str | None, mail: str | None, subject: str, body: str) -> None:
        if webhook is not None:
            try:
                status = await self._webhook.post(webhook, body)
                outcome = "sent" if 200 <= status < 300 else "failed"
            except (OSError, TimeoutError, Refuse, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
                log.warning("webhook: %s", error)
                outcome = "failed"
            self._metrics.notices.labels("webhook", outcome).inc()
        if mail is not None:
            try:
                await send_mail(self._config, mail, subject, body)
                outcome = "sent"
            except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as error:
                log.warning("mail: %s", error)
                outcome = "failed"
            self._metrics.notices.labels("mail", outcome).inc()


def is_quiet(quiet: QuietHours | None, at_ms: int) -> bool:
    """The quiet hours may go past midnight."""
    if quiet is None or quiet.start == quiet.end:
        return False
    minute = _minute(quiet, at_ms)
    if quiet.start < quiet.end:
        return quiet.start <= minute < quiet.end
    return minute >= quiet.start or minute < quiet.end


def quiet_for_s(quiet: QuietHours | None, at_ms: int) -> float:
    """How long until the quiet hours end."""
    if quiet is None:
        return 0.0
    return float((quiet.end - _minute(quiet, at_ms)) % MINUTES_A_DAY * 60)


def _minute(quiet: QuietHours, at_ms: int) -> int:
    local = datetime.fromtimestamp(at_ms / 1_000, UTC) + timedelta(minutes=quiet.offset_minutes)
    return local.hour * 60 + local.minute
