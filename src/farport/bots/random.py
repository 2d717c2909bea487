"""The random bot: every legal action is equally likely."""

from __future__ import annotations

from typing import Any

from farport.bots.sight import Sight
from farport.kernel import Action, Game, Rng


class Random:
    """Knows nothing and fears nothing; the yardstick for every other bot."""

    __slots__ = ("_rng",)

    def __init__(self, game: Game, seed: int) -> None:
        self._rng = Rng.from_seed(seed)

    def choose(self, sight: Sight) -> Action[Any]:
        return self._rng.choice(sight.legal())
