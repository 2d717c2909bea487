"""Hands that play, and tables to play at.

A hand on the page waits until it is asked, then clicks what is lit, or presses keys. What it did is sent at once or not
at all, and the page says `aria-busy` until it is answered: nobody has to guess how long to wait. `Hand` plays over the
protocol instead, to bring a table to the position that a test is about.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

ASKED = '.table[data-asked="true"]:not([aria-busy="true"])'
OVER = 'a[href^="/result/"]'
BLANK = "/healthz"  # of the same server, so that its people are known there; nothing is drawn
MENU = '[data-testid="spot"].pinned'
KEEP = '[data-testid="keep"]'
EFFECT = """([before, shown]) =>
    Number(document.querySelector('.table')?.dataset.seq) > before || document.querySelector(shown) !== null"""
FRUITLESS = 8  # decisions in a row without effect
Act = Callable[[Page, Random], None]
GLANCE_MS = 30
STANDSTILL_MS = 600_000  # nobody waits as long for a server that is alive

# One decision: a line of the open menu, else a lit place to build on, else any lit place or button. Base actions that
# only shorten the game are preferred now and then, so that a test ends.
CHOOSE = """
([number, hurry]) => {
  const pick = (list) => list[Math.floor(number * list.length)]
  const menu = document.querySelector('[data-testid="spot"].pinned')
  if (menu) return pick([...menu.querySelectorAll('button:not(.word)')]).click()
  const lit = [...document.querySelectorAll('.target.lit')]
  const usable = [...document.querySelectorAll('.acts [data-button]:not([aria-disabled="true"], :disabled)')]
  const buttons = usable.filter((one) => !['undo', 'blast'].includes(one.dataset.button))
  const waste = buttons.filter((one) => one.dataset.button === 'consume_metal')
  const build = lit.filter((one) => one.classList.contains('build'))
  const one = pick(hurry && waste.length ? waste : build.length ? build : lit.length ? [...lit, ...buttons] : buttons)
  one?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}
"""


def seq(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-seq") or 0)


def asked(page: Page) -> bool:
    return page.locator(ASKED).count() > 0


def over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def settle(page: Page) -> None:
    """Until it is this page's move or the game is over."""
    page.locator(f"{ASKED}, {OVER}").first.wait_for()


def play_to_the_end(pages: list[Page], act: Act, seed: int = 5, most: int = 1500) -> None:
    """All of them play in the same way."""
    play_together([(page, act) for page in pages], seed, most)


def play_together(hands: Sequence[tuple[Page, Act]], seed: int, most: int, signs: str = "") -> None:
    """Whoever is asked decides, until every page says that the game is over. Waiting for bots is no decision."""
    random = Random(seed)
    decisions = fruitless = 0
    while (turn := next_turn(hands)) is not None:
        decisions += 1
        fruitless = 0 if decide(*turn, random, signs) else fruitless + 1
        assert fruitless < FRUITLESS, "nothing that is tried has an effect"
        assert decisions < most, f"the game did not end in {most} decisions"


def next_turn(hands: Sequence[tuple[Page, Act]]) -> tuple[Page, Act] | None:
    """Who is asked next; None when all pages say that the game is over."""
    for _ in range(STANDSTILL_MS // GLANCE_MS):
        turn = next((hand for hand in hands if asked(hand[0])), None)
        if turn is not None or all(over(page) for page, _act in hands):
            return turn
        hands[0][0].wait_for_timeout(GLANCE_MS)
    raise AssertionError("nobody is asked any more, and the game is not over")


def decide(page: Page, act: Act, random: Random, signs: str = "") -> bool:
    """One decision, until it is answered. False if it had no effect (`signs`: what else it may bring up): a key that
    means nothing here, or something that somebody else's move took away before it was clicked."""
    before = seq(page)
    act(page, random)
    page.locator('.table[aria-busy="true"]').wait_for(state="detached")
    effective: bool = page.evaluate(EFFECT, [before, ", ".join(filter(None, [MENU, OVER, KEEP, signs]))])
    return effective


def play_once(page: Page, act: Act, random: Random) -> None:
    """One decision that has an effect."""
    for _ in range(FRUITLESS):
        page.locator(ASKED).wait_for()
        if decide(page, act, random):
            return
    raise AssertionError("nothing that is tried has an effect")


def wait_for_effect(page: Page, before: int) -> None:
    """Until the log went on, a menu or a panel is open, or the game is over."""
    page.wait_for_function(EFFECT, arg=[before, f"{MENU}, {OVER}, {KEEP}"])


def click_something(page: Page, random: Random) -> None:
    page.evaluate(CHOOSE, [random.random(), random.random() < 0.25])


def unfold(page: Page) -> None:
    """Everything of the form of a new table lies open."""
    page.locator("main details").evaluate_all("(folds) => folds.forEach((fold) => (fold.open = true))")


def press_button(page: Page, name: str) -> None:
    """A button of the action bar by its own key, or where it has none by Enter; nothing if it is gone by now."""
    key: str | None = page.evaluate(KEY, name)
    if key is not None:
        page.keyboard.press(key)


def make_table(page: Page, seats: list[str], *, public: bool = True, **options: Any) -> str:
    """A table of The Forgotten Planet by the form; seats are me, open, invite or a bot's key. Gives the path."""
    page.goto("/new/forgotten-planet")
    page.get_by_role("group", name=re.compile("Number of seats")).get_by_role(
        "button", name=str(len(seats)), exact=True
    ).click()
    for number, kind in enumerate(seats, start=1):
        take_seat(page, number, kind)
    unfold(page)
    if not public:
        page.get_by_label("Show the table in the lobby").uncheck()
    for label, value in options.items():
        page.get_by_label(label).select_option(value)
    page.get_by_role("button", name=re.compile("^(Start|Open the table)$")).click()
    page.wait_for_url("**/table/*")
    return page.url


def take_seat(page: Page, number: int, kind: str) -> None:
    """Who sits there, in the form of a new table; one of the people's kinds, or a bot's key."""
    seat = page.get_by_role("group", name=f"Seat {number}", exact=True)
    who = "me" if kind == "me" else "person" if kind in ("open", "invite") else "bot"
    seat.locator(f'input[value="{who}"]').check()
    if who == "bot" and seat.get_by_role("button", name="Level").get_attribute("aria-expanded") == "false":
        seat.get_by_role("button", name="Level").click()
    seat.locator(f'input[value="{kind}"]').check()


def sit_down(page: Page) -> None:
    page.get_by_role("button", name="Sit down").first.click()
    expect(page.get_by_role("button", name="Stand up").first).to_be_visible()


KEY = """
(name) => {
  const button = document.querySelector(`.acts [data-button="${name}"]`)
  button?.focus()
  return button && (button.dataset.key ?? 'Enter')
}
"""
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy", "level": None}
MIRAS = itertools.count(101)  # names as long as each other: a page looks the same whichever test comes first


def seat_at(page: Page, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """A table as the form of a new table makes it, started where no seat is open; `more` is the rest of what the form
    sends. Gives the way there."""
    name = f"Mira {next(MIRAS)}"
    body = {"game": game, "name": "Sunday evening", "seats": seats, "public": True, "start": OPEN not in seats, **more}
    made: dict[str, Any] = page.evaluate(
        """async ([name, body]) => {
          const headers = { 'Content-Type': 'application/json' }
          const post = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
          await post('/api/me', { name })
          return (await post('/api/tables', body)).json()
        }""",
        [name, body],
    )
    assert "table" in made, made
    page.goto(f"/table/{made['table']['id']}")
    return page.url


class Hand:
    """Plays for a seat of the page's person over the protocol what a test does not look at; the page shows it too."""

    def __init__(self, page: Page, table: str | None = None) -> None:
        self.page = page
        page.evaluate(HAND, (table or page.url).split("?")[0].split("/")[-1])

    @property
    def seat(self) -> int:
        seat: int = self.page.evaluate("hand.seat")
        return seat

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.page.evaluate("hand.position.view")
        return view

    def act(self, do: str, **fields: Any) -> None:
        """Until the hand knows what came of it."""
        answer = self.page.evaluate("(action) => hand.act(action)", {"do": do, **fields})
        assert answer["type"] == "done", answer
        self.await_seq(answer["seq"])

    @property
    def seq(self) -> int:
        seq: int = self.page.evaluate("hand.now.seq")
        return seq

    def await_seq(self, seq: int) -> None:
        self.page.wait_for_function("(seq) => hand.now.seq >= seq", arg=seq)

    def legal(self, do: str) -> list[dict[str, Any]]:
        """The listed actions of a kind."""
        listed: list[dict[str, Any]] = self.page.evaluate("hand.position?.legal ?? []")
        return [action for action in listed if action["do"] == do]

    def await_clock(self) -> None:
        """Until the game's clock runs: it is set, and the countdown is over."""
        self.page.wait_for_function(
            "() => hand.now?.game_clock?.running && hand.now.game_clock.anchor_ms <= Date.now()"
        )

    def await_legal(self, do: str) -> list[dict[str, Any]]:
        """Until something of the kind may be done."""
        self.page.wait_for_function("(kind) => hand.position?.legal.some((action) => action.do === kind)", arg=do)
        return self.legal(do)

    def await_turn(self, seats: Sequence[int]) -> int:
        """Until one of these seats is asked and the hand has seen it; which one."""
        self.page.wait_for_function("(seats) => seats.some((seat) => hand.now.to_move.includes(seat))", arg=list(seats))
        asked: list[int] = self.page.evaluate("hand.now.to_move")
        return next(seat for seat in asked if seat in seats)

    def await_alone(self) -> None:
        """Until nobody else is asked: then nothing happens at the table before this seat acts. The page shows it."""
        self.page.wait_for_function("() => hand.now.to_move.length === 1 && hand.now.to_move[0] === hand.seat")
        self.await_page()

    def await_page(self) -> None:
        """Until the page shows what the hand knows."""
        self.page.wait_for_function("() => Number(document.querySelector('.table').dataset.seq) >= hand.now.seq")


@contextmanager
def out_of_sight(page: Page) -> Iterator[Hand]:
    """A hand for the table that the page is at, while the page draws nothing of it; then the page comes back. Most of
    what a game in a browser costs is drawing it."""
    table = page.url
    page.goto(BLANK)
    yield Hand(page, table)
    page.goto(table)


ENOUGH = ("commit", "end_turn", "end_actions", "stop", "done_free", "pass")


def steer(hands: Sequence[Hand], there: Callable[[Hand], bool], most: int = 400) -> Hand:
    """Plays over the protocol until the hand that is asked next says that its seat is where a test wants it; that hand.
    What ends a turn is preferred to everything else, so that the way is short."""
    by_seat = {hand.seat: hand for hand in hands}
    for _ in range(most):
        hand = by_seat[hands[0].await_turn(list(by_seat))]
        hand.await_seq(hands[0].seq)
        if there(hand):
            hand.await_page()
            return hand
        listed: list[dict[str, Any]] = hand.page.evaluate("hand.position.legal")
        hand.act(**next((action for action in listed if action["do"] in ENOUGH), listed[0]))
        hands[0].await_seq(hand.seq)
    raise AssertionError(f"not there after {most} moves")


def wander(hand: Hand, random: Random, decisions: int) -> bool:
    """So many decisions of my seat, any that are allowed; False when the game is over."""
    for _ in range(decisions):
        hand.page.wait_for_function(
            "() => hand.now.status !== 'running' || hand.now.ready_check || hand.position?.legal.length > 0"
        )
        if hand.page.evaluate("hand.now.status") != "running":
            return False
        if hand.page.evaluate("hand.now.ready_check"):
            hand.page.evaluate("hand.ready()")
            hand.page.wait_for_function("() => !hand.now.ready_check")
            continue
        listed: list[dict[str, Any]] = hand.page.evaluate("hand.position.legal")
        answer = hand.page.evaluate("(action) => hand.act(action)", random.choice(listed)) if listed else None
        if answer is not None and answer["type"] == "done":
            hand.await_seq(answer["seq"])  # else a clock or another seat was faster: something else will do
    hand.await_page()
    return True


HAND = """
(table) => new Promise((ready) => {
  const waiting = new Map()
  let socket
  const tell = (message) => socket.send(JSON.stringify(message))
  const hand = { seat: null, position: null, now: null, act: (action) => new Promise((answered) => {
    const key = `hand-${Math.random()}`
    waiting.set(key, answered)
    tell({ type: 'act', table, seat: hand.seat, action, key })
  }), ready: () => tell({ type: 'ready', table, seat: hand.seat, key: `hand-${Math.random()}` }) }
  // A server that finds this page too slow lets it go: it comes back, and what was not answered was not done for it.
  const connect = () => {
    socket = new WebSocket(`ws://${location.host}/api/socket`)
    socket.onopen = () => tell({ type: 'hello', protocol: 1, client: 'test', language: 'en' })
    socket.onmessage = hear
    socket.onclose = () => {
      for (const answered of waiting.values()) answered({ type: 'closed' })
      waiting.clear()
      connect()
    }
  }
  const hear = ({ data }) => {
    const message = JSON.parse(data)
    if (message.type === 'welcome') tell({ type: 'open', table })
    if (message.type === 'ping') tell({ type: 'pong', n: message.n })
    if (message.type === 'table') hand.seat = message.table.you[0]
    if (message.type === 'table' || message.type === 'update') {
      hand.now = message.now ?? message.table.now
      hand.position = (message.positions ?? message.table.positions).find((one) => one.seat === hand.seat)
      ready()
      hand.heed?.()
    }
    if (waiting.has(message.key)) waiting.get(message.key)(message)
  }
  connect()
  window.hand = hand
})
"""
