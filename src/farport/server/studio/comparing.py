"""Comparing: several runs side by side, computed in a process as the answer of one is, and remembered for a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from farport.arena.beside import MOST
from farport.kernel import Plain
from farport.server.errors import Refuse
from farport.server.ids import new_id
from farport.server.protocol.runs import Beside, Run
from farport.server.protocol.shapes import Person
from farport.server.studio.runs import RAY, Runs
from farport.server.thinking.job import Compare, Played, Summed
from farport.server.thinking.turns import Turns

if TYPE_CHECKING:
    from farport.server.thinking.thinkers import Player

KEPT: Final = 32  # answers: a page that is open asks again as long as a run goes on
Key = tuple[tuple[str, int, str], ...]


class Comparing:
    """Who has the links of runs may lay them beside each other."""

    def __init__(self, runs: Runs, player: Player) -> None:
        self._runs = runs
        self._player = player
        self._kept: OrderedDict[Key, Plain] = OrderedDict()
        self._turns = Turns(1)  # thousands of games are in memory for each: before their turn they are not

    async def beside(self, person: Person | None, ids: Sequence[str], who: str) -> Beside:
        """`who`: from where it is asked, for the turns."""
        ids = list(dict.fromkeys(filter(None, ids)))
        if not 2 <= len(ids) <= MOST:
            sentence = f"2 to {MOST} runs stand side by side, not {len(ids)}"
            raise Refuse("bad_option", {"detail": sentence}, sentence=sentence)
        runs = [await self._runs.get(person, id) for id in ids]
        for run in runs:
            if run.kind != "study":
                sentence = f"{run.name}: a search has an answer of its own; runs that compare stand side by side"
                raise Refuse("bad_option", {"detail": sentence}, sentence=sentence)
        return Beside(runs=runs, answer=await self._answer(person, runs, who))

    async def _answer(self, person: Person | None, runs: list[Run], who: str) -> Plain:
        key = tuple([(run.id, run.done, run.name) for run in runs])
        if key not in self._kept:
            await self._turns.take(who)
            try:
                if key not in self._kept:  # somebody else may have asked the same
                    self._kept[key] = await self._asked(person, runs)
            finally:
                self._turns.give()
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    async def _asked(self, person: Person | None, runs: list[Run]) -> Plain:
        played: list[Played] = []
        for run in runs:
            chunks: dict[str, list[bytes]] = {}
            for part, chunk in await self._runs.chunks(run.id):
                chunks.setdefault(part, []).append(chunk)
            wanted = {key: value for key, value in run.wanted.items() if key != RAY}
            played.append(Played(name=run.name, wanted=wanted, chunks=chunks))
        pace = await self._runs.paces.of(runs[0].game)
        job = Compare(id=new_id(), played=played, pace=pace, host="" if person is None else person.id)
        answer = await self._player.answer(job)
        assert isinstance(answer, Summed)
        if answer.answer is None:
            raise Refuse("bad_option", {"detail": answer.error or ""}, sentence=answer.error or "")
        return answer.answer
