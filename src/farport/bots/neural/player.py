"""Neural: a bot that searches with what a network has learned of the game."""

from __future__ import annotations

from typing import Any

from farport.bots.neural.judge import Judge
from farport.bots.neural.network import Learned
from farport.bots.neural.outlook import Outlook
from farport.bots.neural.search import Choice, Search
from farport.bots.sight import Sight
from farport.bots.steady import Steady
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
        choice = self._searched(sight)
        self._plan = list(choice.line[1:])
        return choice.line[0]

    def _searched(self, sight: Sight) -> Choice:
        search = Search(self.judge(sight.seats), sight, self._rng, seconds=self._seconds)
        search.choices = [choice for choice in search.choices if sight.allows(choice.line[0])]
        return search.run(sight, self._outlook.heats, self._outlook.trust, self._outlook.doubt)

    def judge(self, seats: int) -> Judge:
        """The network at this kind of table, made once."""
        if self._judge is None:
            self._judge = Judge(self._game, self._network, seats)
        return self._judge
