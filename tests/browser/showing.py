"""A table that shows whatever position a test gives it: any moment of a random game at once, without bots and clocks.

The table is a real one whose server nobody moves. What the page is told about its game comes from here instead, and
what it asks about the rules (what would happen, why not) is answered here, by the same engine.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

import farport
from farport.kernel import State, seen_by
from farport.kit.walk import Setting, Walk
from farport.server.errors import Refuse
from farport.server.moments import now_ms
from farport.server.tables.faces import position
from farport.server.tables.preview import previewed
from farport.server.texts import refused
from tests.browser.playing import ME, seat_at

NAMES = ("Mira", "Tomas", "Ilse", "Bartholomew Fitz", "Ada", "Noor", "Jean-Baptiste", "Wim")
SHOWN = "(seq) => document.querySelector('.table')?.dataset.seq === String(seq)"
STANDS = 0  # the pace of a clock that runs, so that nothing is called paused, and does not move


class ShownGame:
    """A random game of the kit beside a page on which it is seen as seat 0 sees it; `left_ms` is what all have on their
    clocks, `state` where the game stands to begin with. What seat 0 does on the page is only noted, in `done`."""

    def __init__(
        self,
        page: Page,
        game: str,
        seats: int,
        seed: int,
        options: dict[str, Any] | None = None,
        left_ms: int | None = None,
        state: State | None = None,
    ) -> None:
        self.page = page
        self.left_ms = left_ms
        self.walk = Walk(farport.game(game), Setting(seats, seed, options or {}, picks=seed), state=state)
        self.seq = 1
        self.done: list[dict[str, Any]] = []
        self._entries: list[dict[str, Any]] = []
        self._table: dict[str, Any] = {}
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/api/socket"), self._join)
        seat_at(page, game, [ME] * seats, options=options or {})
        page.locator(".table").wait_for()

    @property
    def state(self) -> State:
        return self.walk.state

    # ------------------------------------------------------------------ playing

    def go_on(self, steps: int) -> bool:
        """So many steps of the game, then the page shows where it stands; False when the game is over."""
        fresh: list[dict[str, Any]] = []
        going = True
        for _ in range(steps):
            going = self.walk.step()
            fresh += self._told() if going else []
        self._show(fresh)
        return going

    def go_to(self, there: Callable[[State], bool]) -> None:
        """On to the first position that a test wants; only that one is drawn."""
        fresh: list[dict[str, Any]] = []
        while not there(self.state):
            assert self.walk.step(), "the game ended before"
            fresh += self._told()
        self._show(fresh)

    def stand(self, state: State) -> None:
        """Another position of a table with as many seats."""
        self.walk.state = state
        self.seq += 1
        self._show([])

    def _told(self) -> list[dict[str, Any]]:
        """The last step as a line of the log, where this seat sees something of it."""
        told = seen_by(self.walk.events, 0)
        if not told:
            return []
        self.seq += 1
        move = self.walk.moves[-1]
        kind, action = ("time", None) if move.seat is None else ("move", move.action if move.seat == 0 else None)
        line = {"seq": self.seq, "kind": kind, "seat": move.seat, "action": action, "events": told}
        return [{**line, "at": now_ms(), "at_ms": self.state.now, "by": "person", "data": {}, "undone": False}]

    def _show(self, entries: list[dict[str, Any]]) -> None:
        about = {"type": "update", "table": self._table["id"], "server_ms": now_ms()}
        self._tell({**about, "entries": entries, **self._shown()})
        self.page.wait_for_function(SHOWN, arg=self.seq)

    # ------------------------------------------------------------------ what the page is told

    def _join(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        server = socket.connect_to_server()

        def from_server(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "table":
                self._table = told["table"]
                self._tell({"type": "table", "table": self._whole()})
            elif told["type"] not in ("update", "presence"):
                socket.send(message)

        def from_page(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] == "preview":
                self._tell(self._foreseen(asked))
            elif asked["type"] == "act":
                self.done.append(asked["action"])
                self._tell({"type": "done", "key": asked["key"], "table": self._table["id"], "seq": self.seq})
            else:
                server.send(message)

        server.on_message(from_server)
        socket.on_message(from_page)

    def _whole(self) -> dict[str, Any]:
        return {**self._table, "you": [0], "entries": self._entries, **self._shown()}

    def _shown(self) -> dict[str, Any]:
        return {"now": self._now(), "positions": [plain(position(self.state, 0, over=self.over))]}

    @property
    def over(self) -> bool:
        return self.state.result is not None

    def _now(self) -> dict[str, Any]:
        now = self._table["now"]
        seats = [
            {
                **seat,
                "person": {**seat["person"], "id": f"person-{number}", "name": NAMES[number]},
                "connected": True,
                "clock": {"left_ms": self.left_ms, "running_since": None},
            }
            for number, seat in enumerate(now["seats"])
        ]
        clock = {"now_ms": self.state.now, "anchor_ms": 0, "pace": STANDS, "running": True}
        timed, status = self.walk.game.facts.timed, "finished" if self.over else "running"
        asked = [seat for seat in range(self.state.seats) if self._is_asked(seat)]
        moved = {"seq": self.seq, "status": status, "to_move": asked, "seats": seats}
        return {
            **now,
            **moved,
            "game_clock": clock if timed else None,
            "ready_check": False,
            "undo": [{"seat": 0, "to": None, "reason": "nothing"}],
        }

    def _is_asked(self, seat: int) -> bool:
        """Against a clock everybody may act at any time, and hardly anybody says that they wait."""
        timed = self.walk.game.facts.timed
        return bool(self.state.legal(seat)) if timed and not self.over else seat in self.state.to_move

    def _foreseen(self, asked: dict[str, Any]) -> dict[str, Any]:
        about = {"key": asked["key"], "table": self._table["id"], "seq": self.seq}
        try:
            certain, events, after = previewed(self.state, 0, asked["action"])
        except Refuse as refuse:
            return {"type": "refused", **about, **plain(refused(refuse, "en"))}
        shown = None if after is None else plain(after)
        return {"type": "previewed", **about, "certain": certain, "events": events, "position": shown}

    def _tell(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message))


def plain(shape: msgspec.Struct) -> dict[str, Any]:
    built: dict[str, Any] = msgspec.to_builtins(shape)
    return built
