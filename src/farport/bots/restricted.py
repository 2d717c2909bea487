"""Restricted and forced play: a bot that may not do something, or must; what that costs it tells what it is worth.

`medium!sell` never sells where it can help it, `medium+choose_politics/federation` chooses federation wherever it may.
An option is a kind of action, or a kind and a word that it names. Only the seat's own choices are bound: what a bot
imagines of later moves, its own too, is free, so it may hope for what it is then barred from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from farport.bots.sight import Sight
from farport.kernel import Action, FarportError, Game

if TYPE_CHECKING:
    from farport.bots.bot import Bot

BARRED: Final = "!"
MADE: Final = "+"


class Option:
    """A kind of action, with or without one of its words."""

    __slots__ = ("kind", "word")

    def __init__(self, kind: str, word: str = "") -> None:
        self.kind = kind
        self.word = word

    @staticmethod
    def read(text: str) -> Option:
        kind, _, word = text.partition("/")
        return Option(kind, word)

    def __str__(self) -> str:
        return f"{self.kind}/{self.word}" if self.word else self.kind

    def covers(self, action: Action[Any]) -> bool:
        if action.do != self.kind:
            return False
        return not self.word or any([self.word == value or _holds(value, self.word) for value in _values(action)])


def options(game: Game, kind: str | None = None) -> list[Option]:
    """What there is to be barred from: the kinds of action of a game, or the words that one kind chooses among."""
    if kind is None:
        return [Option(each.do) for each in game.actions]
    of = next((each for each in game.actions if each.do == kind), None)
    if of is None:
        names = ", ".join([each.do for each in game.actions])
        raise FarportError(f"{game.title} has no action {kind!r}; its actions are: {names}")
    return [Option(kind, word) for field in of.fields for word in game.words_of(field)]


def parted(name: str) -> tuple[str, str, str] | None:
    """The bot, the sign and the option of a restricted bot's name; None for any other name."""
    for sign in (BARRED, MADE):
        bot, found, option = name.partition(sign)
        if found:
            return bot, sign, option
    return None


def require_option(name: str, game: Game, option: str) -> None:
    """FarportError unless the game has such an action, and the action such a word."""
    asked = Option.read(option)
    words = [each.word for each in options(game, asked.kind)]
    if asked.word and asked.word not in words:
        known = ", ".join(words) or "none"
        raise FarportError(f"bot {name!r}: {asked.kind} has no word {asked.word!r}; its words are: {known}")


class Restricted:
    """Another bot that sees only what it may choose."""

    __slots__ = ("_bot", "_made", "_option", "_sights")

    def __init__(self, bot: Bot, option: Option, *, made: bool) -> None:
        self._bot = bot
        self._option = option
        self._made = made
        self._sights: dict[int, Bound] = {}

    def choose(self, sight: Sight) -> Action[Any]:
        bound = self._sights.get(id(sight))
        if bound is None:
            bound = self._sights[id(sight)] = Bound(sight, self._option, made=self._made)
        action = self._bot.choose(bound)
        bound.did(action)
        return action


class Bound(Sight):
    """A seat's window on a game, as wide as the restriction allows. Where nothing else is left, all is allowed."""

    __slots__ = ("_made", "_option", "_used")

    def __init__(self, sight: Sight, option: Option, *, made: bool) -> None:
        super().__init__(sight._state, sight.seat)
        self._option = option
        self._made = made
        self._used = False

    def did(self, action: Action[Any]) -> None:
        """What must be done is not done twice in a row: else a free action could go on for ever."""
        self._used = self._made and self._option.covers(action)

    def legal(self) -> list[Action[Any]]:
        legal = super().legal()
        if self._used:
            return legal
        return [action for action in legal if self._option.covers(action) == self._made] or legal

    def allows(self, action: Action[Any]) -> bool:
        return super().allows(action) and action in self.legal()

    def default(self) -> Action[Any]:
        default = super().default()
        legal = self.legal()
        return default if default in legal else legal[0]


def _values(action: Action[Any]) -> list[object]:
    return [value for name, value in action.data().items() if name != "do"]


def _holds(value: object, word: str) -> bool:
    return isinstance(value, list) and word in value
