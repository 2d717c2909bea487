"""Neural: a bot that searches with what a network has learned of the game."""

from __future__ import annotations

from typing import Any

from farport.bots.neural.guided import Guided, budget
from farport.bots.neural.judge import Judge
from farport.bots.neural.network import Learned
from farport.bots.neural.outlook import Outlook
from farport.bots.neural.search import Line, Search
from farport.bots.playouts import commits
from farport.bots.sight import Sight
from farport.bots.steady import Steady
from farport.bots.thinker import think
from farport.kernel import Action, Game, Rng


class Neural(Steady):
    """The same seed, network and outlook make the same choices; with a cap of seconds they depend on the machine."""

    __slots__ = ("_game", "_judge", "_network", "_outlook", "_rng", "_seconds")

    def __init__(self, game: Game, seed: int, network: Learned, outlook: Outlook, seconds: float | None = None) -> None:
        super().__init__()
        self._game = game
        self._network = network
        self._outlook = outlook
        self._rng = Rng.from_seed(seed)
        self._seconds = seconds
        self._judge: Judge | None = None

    def _thought(self, sight: Sight, default: Action[Any]) -> Action[Any]:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        line = self._followed(sight, legal) if self._outlook.commitments else ()
        if not line:
            line = self._guided(sight) if self._outlook.iterations else self._searched(sight)
        self._plan = list(line[1:])
        return line[0]

    def _followed(self, sight: Sight, legal: list[Action[Any]]) -> Line:
        """What the planner proposes where little hangs on the choice; empty: think."""
        proposal = tuple(sight.guess(self._rng).plan(sight.seat, self._rng))
        if not proposal or not sight.allows(proposal[0]) or commits(legal, proposal):
            return ()
        return proposal

    def _guided(self, sight: Sight) -> Line:
        settings = budget(self._outlook.iterations)
        search = Guided(self.judge(sight.seats), sight.seat, self._game.advice.points, settings, self._rng)
        return think(search, sight, settings.iterations, self._rng, self._seconds)[0].actions

    def _searched(self, sight: Sight) -> Line:
        search = Search(self.judge(sight.seats), sight, self._rng, seconds=self._seconds)
        search.choices = [choice for choice in search.choices if sight.allows(choice.line[0])]
        return search.run(sight, self._outlook.heats, self._outlook.trust, self._outlook.doubt).line

    def judge(self, seats: int) -> Judge:
        """The network at this kind of table, made once."""
        if self._judge is None:
            self._judge = Judge(self._game, self._network, seats, self._outlook.weight)
        return self._judge
