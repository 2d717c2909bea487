"""The greedy bot: takes what looks best one step ahead, or what the game's own planner proposes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from farport.bots.sight import Sight
from farport.bots.steady import Steady
from farport.kernel import Action, Game, Rng, State

GUESSES: Final = 3  # where something is hidden or left to chance, an action is judged by the mean over so many guesses
TINY: Final = 1e-9  # values nearer to each other than this are equal


class Greedy(Steady):
    """Tries every legal action on a guess and takes the one after which the game's evaluation is best.

    Free actions that undo each other (store and take back, load and unload) could go on for ever, each looking better
    than to end the turn. So the bot never looks for more in a position that it has seen in this turn already: there it
    takes the default, which always leads on. The default also wins every tie.
    """

    __slots__ = ("_guesses", "_rng")

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__()
        self._rng = Rng.from_seed(seed)
        self._guesses = GUESSES if game.facts.hidden_information or game.facts.chance else 1

    def _thought(self, sight: Sight, default: Action[Any]) -> Action[Any]:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        first = sight.guess(self._rng)
        self._plan = list(first.plan(sight.seat, self._rng))
        planned = self._planned(sight)
        if planned is not None:
            return planned
        guesses = [first, *[sight.guess(self._rng) for _ in range(self._guesses - 1)]]
        return self._highest(legal, default, [value(guesses, sight.seat, action) for action in legal])

    def _highest(self, legal: Sequence[Action[Any]], default: Action[Any], values: Sequence[float]) -> Action[Any]:
        highest = max(values)
        best = [action for action, value in zip(legal, values, strict=True) if value >= highest - TINY]
        return default if default in best else self._rng.choice(best)


def value(guesses: Sequence[State], seat: int, action: Action[Any]) -> float:
    """How good the game looks for `seat` after `action`, in the mean over the guesses."""
    total = 0.0
    for guess in guesses:
        trial = guess.copy()
        trial.play(seat, action)
        total += trial.evaluate(seat)
    return total / len(guesses)
