"""Stretches: the chunks of one run, played in processes, some at the same time, each kept as soon as it is there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from farport.arena.study import Piece
from farport.kernel import FarportError, Plain
from farport.server.ids import new_id
from farport.server.thinking.job import Stretch, Stretched

if TYPE_CHECKING:
    from farport.server.studio.runner import Runner

Playing = Callable[[Piece], Awaitable[list[Plain]]]


class Stretches:
    """`rows`: what was played so far, this time and before a restart."""

    def __init__(self, runner: Runner, run: Any, rows: dict[Piece, list[Plain]]) -> None:
        self.id: str = run.id
        self.owner: str = run.owner or ""
        self.rows = rows
        self._runner = runner
        self.player = runner.player_of(run)

    async def play(self, todo: Sequence[Piece], playing: Playing, done: Callable[[], int]) -> bool:
        """Play these chunks, some at the same time; whether the run is still wanted."""
        waiting = list(reversed(todo))
        hands = await self.player.hands()
        wanted = True

        async def hand() -> None:
            nonlocal wanted
            while waiting and wanted:
                piece = waiting.pop()
                self.rows[piece] = await playing(piece)
                await self._runner.keep(self.id, piece, self.rows[piece])
                wanted = await self._runner.beat(self.id, done(), None)

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(min(hands, len(waiting))):
                    group.create_task(hand())
        except ExceptionGroup as failed:  # of which the first says why the run cannot go on
            raise failed.exceptions[0] from failed
        return wanted

    async def ask(self, plan: Plain, number: int, only: int | None = None) -> list[Plain] | None:
        """A chunk, or one of its games. None: not in time, or with a process that died of it."""
        job = Stretch(id=new_id(), plan=plan, number=number, only=only, host=self.owner)
        answer = await self.player.answer(job)
        assert isinstance(answer, Stretched)
        if answer.refused:
            raise FarportError(answer.error or "")
        return None if answer.error is not None else answer.rows
