"""Searching: a run that lets numbers move until the game is as one wants it, and confirms it on fresh seeds."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from farport.arena.study import Piece
from farport.arena.tuning import Ask, Tuning, Wish
from farport.kernel import FarportError, Plain
from farport.server.studio.stretches import Stretches

if TYPE_CHECKING:
    from farport.arena.tuning.tuning import Talk
    from farport.server.studio.runner import Runner


class Searching:
    """One search while it is played. The conversation is carried on here, which takes milliseconds a point; games, and
    whatever a game is made of when numbers move, are for the processes. After a restart it hears again what was played
    before, and so comes to the same question."""

    def __init__(self, runner: Runner, run: Any, rows: dict[Piece, list[Plain]]) -> None:
        self._runner = runner
        self._id: str = run.id
        self._stretches = Stretches(runner, run, rows)

    async def through(self, wish: Plain) -> None:
        tuning = await asyncio.to_thread(lambda: Tuning(Wish.from_data(wish)))
        talk = tuning.talk()
        ask = await asyncio.to_thread(_said, talk, None)
        while ask is not None:
            todo = [piece for piece in _pieces(ask) if piece not in self._stretches.rows]
            wished = await self._stretches.play(todo, partial(self._stretch, ask), self._done(tuning))
            if not wished:
                await self._runner.conclude(self._id, self._done(tuning)(), await asyncio.to_thread(tuning.result))
                return
            ask = await asyncio.to_thread(_said, talk, self._heard(ask))
            if todo or ask is None:
                await self._runner.beat(self._id, self._done(tuning)(), await asyncio.to_thread(tuning.result))
        await self._runner.end(self._id, "done")

    def _done(self, tuning: Tuning) -> Any:
        return lambda: sum([len(rows) for rows in self._stretches.rows.values()]) // tuning.wish.seats

    def _heard(self, ask: Ask) -> list[Plain] | None:
        """All rows that were asked for; None where a chunk could not be played."""
        played = [self._stretches.rows[piece] for piece in _pieces(ask)]
        return [row for rows in played for row in rows] if all(played) else None

    async def _stretch(self, ask: Ask, piece: Piece) -> list[Plain]:
        """Nothing where these numbers do not go together, or make games that do not come to an end in time."""
        try:
            return await self._stretches.ask(ask.plan, piece[1]) or []
        except FarportError:
            return []


def _pieces(ask: Ask) -> list[Piece]:
    return [(ask.name, number) for number in ask.numbers]


def _said(talk: Talk, rows: list[Plain] | None) -> Ask | None:
    """What is asked next; None: it is over."""
    try:
        return talk.send(rows)
    except StopIteration:
        return None
