"""Bot: what a player in software is, and the bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from farport.bots.greedy import Greedy
from farport.bots.levels import player
from farport.bots.random import Random
from farport.bots.sight import Sight
from farport.bots.thinker import Thinker
from farport.kernel import LEVELS, Action, FarportError, Game, SearchBudget


class Bot(Protocol):
    """A player in software, at one seat of one game."""

    def choose(self, sight: Sight) -> Action[Any]:
        """One of the seat's legal actions."""


MAKERS: Final[dict[str, Callable[[Game, int], Bot]]] = {"random": Random, "greedy": Greedy}
SEARCH: Final = "search:"  # search:500 is a thinker with a budget of 500 iterations a decision


def names() -> list[str]:
    return [*MAKERS, *LEVELS]


def known(name: object) -> None:
    """FarportError, with what would be right, unless `make` knows a bot of that name."""
    if isinstance(name, str) and name.startswith(SEARCH):
        budget = name.removeprefix(SEARCH)
        if not (budget.isascii() and budget.isdigit() and int(budget) > 0):
            raise FarportError(f"bot {name!r}: after search: stands the number of iterations, as in search:500")
    elif name not in names():
        raise FarportError(f"there is no bot {name!r}; the bots are: {', '.join(names())}, and search:N")


def make(name: str, game: Game, seed: int, seconds: float | None = None) -> Bot:
    """A new bot for one seat of one game. The same seed makes the same choices.

    With a cap on the `seconds` of a decision, for live play, the choices of a level depend on the machine.
    """
    known(name)
    if name.startswith(SEARCH):
        return Thinker(game, seed, SearchBudget(int(name.removeprefix(SEARCH)), plans=2, foresight=4), seconds)
    if name in LEVELS:
        return player(name, game, seed, seconds)
    return MAKERS[name](game, seed)
