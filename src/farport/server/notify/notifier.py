"""The notifier: sees what becomes somebody's business, and tells those who are not looking."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

import aiosmtplib
from sqlalchemy import and_, delete, insert, select, update

from farport.kernel.words import text
from farport.server.errors import Refuse, StoreAway, Taken
from farport.server.moments import now_ms
from farport.server.notify.mail import send_mail
from farport.server.notify.push import Push
from farport.server.notify.webhook import Webhook
from farport.server.protocol.http import News, QuietHours
from farport.server.store import schema

if TYPE_CHECKING:
    from farport.server.config import Config
    from farport.server.identities.people import Identity, People
    from farport.server.lobby.heads import Heads
    from farport.server.metrics import Metrics
    from farport.server.store.store import Store
    from farport.server.tables.hall import Hall
    from farport.server.tables.live import LiveTable
    from farport.server.tables.play import Play
    from farport.server.tables.visits import Visits

H = schema.held.c
P = schema.people.c
HELD_EVERY_S: Final = 10.0
HELD_AT_ONCE: Final = 100
MINUTES_A_DAY: Final = 1_440
DIGEST_EVERY_S: Final = 60.0
DAY_MS: Final = 86_400_000
NUMBERS: Final[dict[News, int]] = {"challenge": -1, "start": -2, "end": -3}  # in place of a turn's number
NEWS: Final = {number: news for news, number in NUMBERS.items()}
NO_SEAT: Final = -1
PATIENCE_S: Final = 5.0  # whoever acts or comes back within that time needs no message
TEST_S: Final = 15.0  # somebody waits for it
UNANSWERED: Final = (OSError, TimeoutError, Refuse, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
log = logging.getLogger("farport.notify")


class Notifier:
    """Once per turn or event and person: the row in `notices` is the claim, whichever worker is first."""

    def __init__(
        self, config: Config, store: Store, people: People, visits: Visits, hall: Hall, heads: Heads, metrics: Metrics
    ) -> None:
        self._config = config
        self._store = store
        self._people = people
        self._visits = visits
        self._hall = hall
        self._heads = heads
        self._metrics = metrics
        self._webhook = Webhook(private_allowed=config.webhooks_to_private_addresses)
        self.push = Push(config, store, self._webhook)
        self.patience_s = PATIENCE_S
        self.test_s = TEST_S

    async def require_usable(self, url: str) -> None:
        await self._webhook.addresses(url)

    def moved(self, table: LiveTable, before: Play | None, after: Play) -> None:
        """People who are asked now, were not asked before, and are not looking."""
        if before is not None and after.over and not before.over:
            self.tell_news("end", table, {seat.person for seat in after.seats if seat.person is not None})
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

    def tell_news(self, news: News, table: LiveTable, people: set[str]) -> None:
        """Those who do not look at the table, and wish to hear of such things."""
        for person in people:
            if not table.is_here(person):
                self._hall.spawn(self._tell(table, person, NO_SEAT, NUMBERS[news]), "news")

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
        person, news = identity.person.id, NEWS.get(turn, "turn")
        if person in table.connected() or not self._is_wished(identity, news) or not _is_true(table, seat, turn):
            return
        if await self._visits.is_silent(table.id, person):
            return
        webhook = await self._visits.webhook(table.id, person) or identity.settings.webhook
        mail, browsers = self._mail(identity), await self.push.of(person)
        if webhook is None and mail is None and not browsers:
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
        subject = text(language, f"server-{news}-subject", params) or ""
        body = text(language, f"server-{news}-text", params) or ""
        path = f"/result/{table.id}" if news == "end" else f"/table/{table.id}"
        await self._send(webhook, mail, subject, body + self._link(path))
        await self._send_push(browsers, subject, body, path)

    @staticmethod
    def _is_wished(identity: Identity, news: News) -> bool:
        """Who is told once a day of all that waits is not told of every turn."""
        return news not in identity.settings.untold and not (news == "turn" and identity.settings.digest)

    def _mail(self, identity: Identity) -> str | None:
        return identity.settings.email if self._config.mail_offered and identity.mail_confirmed else None

    def _link(self, path: str) -> str:
        return f"\n{self._config.public_url.rstrip('/')}{path}" if self._config.public_url else ""

    async def tell(self, person: str, news: News, subject: str, body: str, path: str) -> None:
        """Something that is not about a table; whoever calls sees to it that it is told once."""
        identity = await self._people.by_id(person)
        if identity is None or news in identity.settings.untold or is_quiet(identity.settings.quiet, now_ms()):
            return
        await self._send(identity.settings.webhook, self._mail(identity), subject, body + self._link(path))
        await self._send_push(await self.push.of(person), subject, body, path)

    # ------------------------------------------------------------------ once a day

    async def digest_for_ever(self) -> None:
        while True:
            await asyncio.sleep(DIGEST_EVERY_S)
            try:
                await self.digest()
            except StoreAway as error:
                log.warning("digests: the store is away: %s", error)

    async def digest(self) -> None:
        """To those who asked for it, a day after the last one and not in their quiet hours: what waits for them."""
        due = select(P.id, P.digested_at).where(P.digested_at <= now_ms() - DAY_MS, P.deleted_at.is_(None))
        for row in await self._store.read(due.limit(HELD_AT_ONCE)):
            identity = await self._people.by_id(row.id)
            if identity is None or is_quiet(identity.settings.quiet, now_ms()):
                continue
            claim = update(schema.people).where(P.id == row.id, P.digested_at == row.digested_at)
            if (await self._store.write(claim.values(digested_at=now_ms())))[0].count:
                await self._send_digest(identity)

    async def _send_digest(self, identity: Identity) -> None:
        waiting = [table for table in await self._heads.mine(identity.person) if table.my_move]
        if not waiting:
            return
        language = identity.settings.language
        params: dict[str, object] = {"name": identity.person.name, "count": len(waiting)}
        subject = text(language, "server-digest-subject", params) or ""
        body = "\n".join([text(language, "server-digest-text", params) or "", *[f"- {each.name}" for each in waiting]])
        path = "/tables/mine"
        await self._send(identity.settings.webhook, self._mail(identity), subject, body + self._link(path))
        await self._send_push(await self.push.of(identity.person.id), subject, body, path)

    # ------------------------------------------------------------------ the channels

    async def test(self, identity: Identity) -> None:
        """Tell them something now; refused when there is nowhere to tell it, or nothing answers there."""
        settings = identity.settings
        mail = settings.email if identity.mail_confirmed else None
        browsers = await self.push.of(identity.person.id)
        if settings.webhook is None and mail is None and not browsers:
            raise Refuse("bad_address", {"detail": settings.email or "-"})
        body = text(settings.language, "server-turn-test") or ""
        try:
            async with asyncio.timeout(self.test_s):
                await self._send(settings.webhook, mail, body, body)
                await self._send_push(browsers, "Farport", body, "/me")
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
                status = await self._webhook.tell(webhook, body)
                outcome = "sent" if 200 <= status < 300 else "failed"
            except UNANSWERED as error:
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

    async def _send_push(self, browsers: list[Any], title: str, body: str, path: str) -> None:
        for browser in browsers:
            try:
                outcome = "sent" if await self.push.send(browser, title, body, path) else "failed"
            except UNANSWERED as error:
                log.warning("push: %s", error)
                outcome = "failed"
            self._metrics.notices.labels("push", outcome).inc()


def _is_true(table: LiveTable, seat: int, turn: int) -> bool:
    """Whether it is still so: somebody may have moved, answered or gone on since."""
    play = table.play
    if turn >= 0:
        return play is not None and seat in play.to_move and play.turn_of(seat) == turn
    return play is None if NEWS[turn] == "challenge" else play is not None


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
