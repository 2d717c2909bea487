"""The bots that can take a seat: honest levels, and two simple ones to measure by."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from farport import bots
from farport.kernel import LEVELS, Game, advice, registry
from farport.kernel.strength import LOGIT, Strength, strength_of
from farport.server.errors import Refuse
from farport.server.protocol.http import BotInfo
from farport.server.protocol.shapes import BotSeat

CARETAKER: Final = LEVELS[0]  # plays for people who are away
HELP: Final = {
    **advice.HELP,
    "greedy": "takes what looks best at once",
    "random": "plays anything that is allowed",
}
SHARE: Final = 0.4  # of the time after which a thinker is stopped: what a bot may plan with
TIMED_S: Final = 0.5  # against the clock


def offered(game: Game) -> list[BotInfo]:
    """Every bot of the registry that this game has, the levels first, with how often each beats the one below it."""
    names = bots.names(game)
    ordered = [*[name for name in HELP if name in names], *[name for name in names if name not in HELP]]
    strength = strength_of(game)
    return [
        BotInfo(
            bot=name,
            level=name if name in LEVELS else None,
            help=HELP.get(name, ""),
            beats=_below(name),
            times=_times(strength, name, game.seats[0]),
            times_by_seats={str(n): times for n in game.seats if (times := _times(strength, name, n)) is not None},
        )
        for name in ordered
    ]


def _below(level: str) -> str | None:
    place = LEVELS.index(level) if level in LEVELS else 0
    return LEVELS[place - 1] if place > 0 else None


def _times(strength: Strength, level: str, seats: int) -> int | None:
    """How many of ten games at such a table a level wins against the one below it, by their measured ratings; nobody
    wins all."""
    measured, below = strength.seats.get(seats, {}), _below(level)
    if below not in measured or level not in measured:
        return None
    return min(9, round(10.0 / (1.0 + exp((measured[below] - measured[level]) / LOGIT))))


def require_bot(game: str, bot: str | None, level: str | None) -> str:
    """A bot is asked for by its name, or by a level alone; a level that the game does not have is refused."""
    name = bot or level
    if name is None or name not in bots.names():
        raise Refuse("bad_option", {"detail": f"bot {name}"})
    of = registry.game(game)
    if name not in bots.names(of):
        raise Refuse("bad_option", {"detail": f"bot {name}: {of.title} has none"})
    return name


def thinker_of(bot: str | None) -> str:
    """The name in the registry: of a bot's seat its bot, of an absent person's the caretaker."""
    return CARETAKER if bot is None or bot not in bots.names() else bot


@lru_cache(maxsize=4096)
def character(table: str, seat: int) -> bots.Character:
    """Who the bot at that seat is, as everybody may know."""
    return bots.character(table, seat)


def seated(table: str, seat: int, bot: str | None, level: str | None) -> BotSeat | None:
    """The bot of a seat as everybody sees it; those that measure others are nobody in particular."""
    if bot is None:
        return None
    if level is None:
        return BotSeat(bot=bot)
    somebody = character(table, seat)
    return BotSeat(bot=bot, level=level, name=somebody.name, temper=somebody.temper)


def seconds_for(game: Game, budget_s: float) -> float:
    """How long a bot may think over one decision."""
    return min(TIMED_S, budget_s * SHARE) if game.facts.timed else budget_s * SHARE
