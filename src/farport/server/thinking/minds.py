"""Minds: the bots that a thinking process keeps from one decision of a game to the next.

A bot that is kept has its search tree, what it has planned and the positions it has been in. It goes on only where its
last choice was carried out and still stands; in every other case a new one takes the seat. Whatever is kept, a bot has
only ever been shown what its own seat may see.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Final

from farport import bots
from farport.kernel import Game, Plain
from farport.server.tables.charter import game_of
from farport.server.thinking.job import Job, Thought

KEPT: Final = 32  # bots in one process; who was not asked for longest goes first


class Mind:
    """A bot after a choice: `own` were the seat's moves before it."""

    __slots__ = ("bot", "choice", "name", "own")

    def __init__(self, name: str, bot: bots.Bot, own: list[int], choice: Plain) -> None:
        self.name = name
        self.bot = bot
        self.own = own
        self.choice = choice

    def follows(self, job: Job) -> bool:
        """Whether the seat has since done what this bot chose, and nothing else, and nothing was taken back."""
        once = len(job.own) == len(self.own) + 1 and self.own == job.own[:-1]
        return once and self.choice == job.last and self.name == job.bot


class Minds:
    """One for each process."""

    def __init__(self) -> None:
        self._minds: OrderedDict[tuple[str, int], Mind] = OrderedDict()

    def __len__(self) -> int:
        return len(self._minds)

    def clear(self) -> None:
        self._minds.clear()

    def think(self, job: Job) -> Thought:
        """The bot's choice."""
        for table in job.forget:
            self._forget(table)
        variant = None if job.variant is None else json.dumps(job.variant)
        game = game_of(job.game, variant, job.rules_version)
        state = game.load(job.state)
        bot = self._bot(job, game)
        choice = bot.choose(bots.Sight(state, job.seat)).data()
        self._minds[job.table, job.seat] = Mind(job.bot, bot, job.own, choice)
        if len(self._minds) > KEPT:
            self._minds.popitem(last=False)
        return Thought(id=job.id, action=choice)

    def _bot(self, job: Job, game: Game) -> bots.Bot:
        mind = self._minds.pop((job.table, job.seat), None)
        if mind is not None and mind.follows(job):
            return mind.bot
        return bots.make(job.bot, game, job.seed, job.seconds, job.temper)

    def _forget(self, table: str) -> None:
        for key in [key for key in self._minds if key[0] == table]:
            del self._minds[key]
