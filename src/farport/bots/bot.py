"""Bot: what a player in software is, and the bots by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Protocol

from farport.bots.greedy import Greedy
from farport.bots.levels import player
from farport.bots.random import Random
from farport.bots.restricted import MADE, Option, Restricted, parted, require_option
from farport.bots.sight import Sight
from farport.bots.thinker import Thinker
from farport.kernel import LEVELS, Action, FarportError, Game, SearchBudget, registry


class Bot(Protocol):
    """A player in software, at one seat of one game."""

    def choose(self, sight: Sight) -> Action[Any]:
        """One of the seat's legal actions."""


Maker = Callable[[Game, int], Bot]

MAKERS: Final[dict[str, Maker]] = {"random": Random, "greedy": Greedy}
SEARCH: Final = "search:"  # search:500 is a thinker with a budget of 500 iterations a decision
NEURAL: Final = "neural:"  # neural:64 searches with the game's network, 64 trials a decision
COUNTED: Final = {SEARCH: "iterations", NEURAL: "trials"}
INSTALL: Final = "bots with a network need NumPy and onnxruntime: pip install 'farport[neural]'"


def names(game: Game | None = None) -> list[str]:
    """Our own, and those of installed packages; a name that is ours stays ours. Of a game: without levels it lacks."""
    own = [*MAKERS, *[level for level in LEVELS if game is None or game.advice.offers(level)]]
    return [*own, *[name for name in registry.bots() if name not in (*MAKERS, *LEVELS)]]


def require_bot(name: object) -> None:
    """FarportError, with what would be right, unless `make` knows a bot of that name."""
    restricted = parted(name) if isinstance(name, str) else None
    if restricted is not None:
        require_bot(restricted[0])
    elif isinstance(name, str) and ":" in name:
        kind = name.partition(":")[0] + ":"
        if kind in COUNTED:
            counted(name, kind)
        else:
            imported(name)
    elif name not in names():
        raise FarportError(
            f"there is no bot {name!r}; the bots are: {', '.join(names())}, search:N, neural:N, "
            "and module:Class for one's own; BOT!ACTION may not do something, BOT+ACTION/WORD must"
        )


def counted(name: str, kind: str) -> int:
    """The budget that stands in a bot's name."""
    budget = name.removeprefix(kind)
    if not (budget.isascii() and budget.isdigit() and 0 < len(budget) < 10 and int(budget) > 0):
        raise FarportError(f"bot {name!r}: after {kind} stands the number of {COUNTED[kind]}, as in {kind}500")
    return int(budget)


known = require_bot  # its earlier name


def imported(name: str) -> Maker:
    """A bot that is named by its place, as in `my_bots:Careful`: a class, or a function, of a game and a seed."""
    module, _, thing = name.partition(":")
    try:
        found: object = import_module(module)
        for part in thing.split("."):
            found = getattr(found, part)
    except Exception as error:  # noqa: BLE001  (a stranger's module may raise anything)
        raise FarportError(f"bot {name!r}: it cannot be imported ({type(error).__name__}: {error})") from None
    if not callable(found):
        raise FarportError(f"bot {name!r}: a class or a function of a game and a seed is expected")
    maker: Maker = found
    return maker


def make(name: str, game: Game, seed: int, seconds: float | None = None, temper: str | None = None) -> Bot:
    """A new bot for one seat of one game. The same seed makes the same choices.

    A level has a temper: the one that is named, or that of its seed.

    With a cap on the `seconds` of a decision, for live play, the choices of a level depend on the machine.
    """
    require_bot(name)
    restricted = parted(name)
    if restricted is not None:
        free, sign, option = restricted
        require_option(name, game, option)
        return Restricted(make(free, game, seed, seconds), Option.read(option), made=sign == MADE)
    if name.startswith(SEARCH):
        return Thinker(game, seed, SearchBudget(counted(name, SEARCH), plans=2, foresight=4), seconds)
    if name.startswith(NEURAL):
        return networked(name, game, seed, seconds)
    if name in LEVELS:
        return player(name, game, seed, seconds, temper)
    maker = imported(name) if ":" in name else MAKERS.get(name) or registry.bots()[name]
    bot: Bot = maker(game, seed)
    if not callable(getattr(bot, "choose", None)):
        raise FarportError(f"bot {name!r}: what it makes has no method choose(sight)")
    return bot


def networked(name: str, game: Game, seed: int, seconds: float | None) -> Bot:
    """A bot with the network that comes with the game; FarportError where there is none, or no extra to run it."""
    from farport.bots.neural.weights import network, weights

    outlook = weights(game).outlook.within(counted(name, NEURAL))
    try:
        from farport.bots.neural.player import Neural
    except ImportError:
        raise FarportError(INSTALL) from None
    return Neural(game, seed, network(game), outlook, seconds)
