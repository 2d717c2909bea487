"""What is installed: games, bots and boards, found by their entry points. A broken one is named and left out.

A package declares them under the groups "farport.games" (the name is the game's id), "farport.bots" (the bot's name)
and "farport.boards" (the id of the game). Whatever is wrong with one of them is told once, as a PluginWarning, and
nobody else is harmed by it. Two environment variables change what is found: FARPORT_WITHOUT names games that are left
out on purpose, FARPORT_BOTS adds bots by their place in the code.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from farport.kernel import words
from farport.kernel.action import shown
from farport.kernel.board import Board
from farport.kernel.data import Plain, read_variant
from farport.kernel.errors import FarportError, UnknownGameError
from farport.kernel.game import Game

GAMES: Final = "farport.games"
BOTS: Final = "farport.bots"
BOARDS: Final = "farport.boards"
OWN: Final = "farport"
WITHOUT: Final = "FARPORT_WITHOUT"
MORE_BOTS: Final = "FARPORT_BOTS"

BotMaker = Callable[[Game, int], Any]


class PluginWarning(UserWarning):
    """An installed game, bot or board that cannot be used."""


class Broken:
    """An entry point that cannot be used: of which group, by what name, of what package, and why."""

    __slots__ = ("group", "name", "package", "reason")

    def __init__(self, group: str, name: str, package: str, reason: str) -> None:
        self.group = group
        self.name = name
        self.package = package
        self.reason = reason

    @property
    def sentence(self) -> str:
        kind = self.group.removeprefix("farport.").removesuffix("s")
        return f"the {kind} {self.name} of the package {self.package} is left out: {self.reason}"

    def data(self) -> dict[str, object]:
        return {"group": self.group, "name": self.name, "package": self.package, "reason": self.reason}


class Found:
    """What one group has: the things by name, and those that are broken."""

    __slots__ = ("broken", "things")

    def __init__(self) -> None:
        self.things: dict[str, Any] = {}
        self.broken: list[Broken] = []


# ---------------------------------------------------------------------- what is asked for


def games() -> list[Game]:
    """Every installed game, by id."""
    return list(_found(GAMES).things.values())


def game(id: str, variant: str | Path | Plain | None = None, version: int | None = None) -> Game:
    """The game of that id under its newest rules, or those of a version; with a variant (a folder, or its content as
    plain data), the game so changed."""
    found = _found(GAMES).things.get(id) if isinstance(id, str) else None
    if not isinstance(found, Game):
        raise _unknown(id)
    if version is not None:
        found = found.of_version(version)
    if variant is None:
        return found
    return found.varied(read_variant(Path(variant)) if isinstance(variant, (str, Path)) else variant)


def bots() -> dict[str, BotMaker]:
    """The bots of installed packages, by name: each is called with a game and a seed, and gives a bot."""
    return dict(_found(BOTS).things)


def boards() -> dict[str, Board]:
    """What packages bring for people to see of their games, by the game's id."""
    return dict(_found(BOARDS).things)


def board(game: str) -> Board | None:
    return boards().get(game)


def broken() -> list[Broken]:
    """Everything that is installed and cannot be used."""
    return [each for group in (GAMES, BOTS, BOARDS) for each in _found(group).broken]


def refresh() -> None:
    """Look again, after a package has come or gone while this process runs."""
    _found.cache_clear()
    words.catalogue.cache_clear()


def package_of(game: str) -> str:
    """The package that brings the game."""
    for point in _points(GAMES):
        if point.name == game:
            return _package(point)
    raise _unknown(game)


def _unknown(id: object) -> UnknownGameError:
    for each in _found(GAMES).broken:
        if each.name == id:
            return UnknownGameError(each.sentence)
    names = ", ".join(_found(GAMES).things)
    return UnknownGameError(f"there is no game {shown(id)}; installed are: {names or 'none'}")


# ---------------------------------------------------------------------- looking


@cache
def _found(group: str) -> Found:
    found = Found()
    without = _listed(WITHOUT)
    for point in _points(group):
        if point.name in without and group != BOTS:
            continue
        if group == GAMES and _package(point) == OWN and not _is_there(point):
            continue  # a build without this game, or an installation from which its folder was taken
        try:
            if point.name in found.things:
                raise FarportError("another package has already brought one of this name")
            found.things[point.name] = _examined(group, point.name, point.load())
        except (Exception, SystemExit) as error:  # noqa: BLE001  (a stranger's code may raise anything)
            found.broken.append(Broken(group, point.name, _package(point), _reason(error)))
    for each in found.broken:
        warnings.warn(each.sentence, PluginWarning, stacklevel=2)
    return found


def _points(group: str) -> list[EntryPoint]:
    """By name; of two of one name our own is first, else the package decides."""
    points = list(entry_points(group=group))
    return sorted(points + _named_bots() if group == BOTS else points, key=_order)


def _named_bots() -> list[EntryPoint]:
    """FARPORT_BOTS: bots without a package, as in `careful=my_bots:Careful,my_bots:Bold`."""
    points: list[EntryPoint] = []
    for entry in _listed(MORE_BOTS):
        name, _, place = entry.rpartition("=")
        points.append(EntryPoint(name or place, place, BOTS))
    return points


def _listed(variable: str) -> list[str]:
    return [part.strip() for part in os.environ.get(variable, "").split(",") if part.strip()]


def _order(point: EntryPoint) -> tuple[str, bool, str]:
    package = _package(point)
    return point.name, package != OWN, package


def _package(point: EntryPoint) -> str:
    return MORE_BOTS if point.dist is None else point.dist.name


def _is_there(point: EntryPoint) -> bool:
    return find_spec(point.module) is not None


def _reason(error: BaseException) -> str:
    return str(error) if isinstance(error, FarportError) else f"{type(error).__name__}: {error}"


# ---------------------------------------------------------------------- examining


def _examined(group: str, name: str, found: object) -> object:
    """What was found, if it is what the group is for; FarportError if it is not."""
    if group == GAMES:
        return _examined_game(name, found)
    if group == BOARDS:
        if not isinstance(found, Board):
            raise FarportError(f"{shown(found)} is not a farport.Board")
        found.check(name)
    elif not callable(found):
        raise FarportError(f"{shown(found)} cannot be called with a game and a seed")
    return found


def _examined_game(name: str, found: object) -> Game:
    """A game whose declarations can all be read: lists of games must not fail for one of them."""
    if not isinstance(found, Game):
        raise FarportError(f"{shown(found)} is not a farport.Game")
    if found.id != name:
        raise FarportError(f"its id is {shown(found.id)}, and it is registered as {name}")
    if not isinstance(found.title, str) or not found.title:
        raise FarportError("it has no title")
    if len(found.seats) == 0 or found.seats[0] < 1:
        raise FarportError(f"seats: {found.seats} has no table for anybody")
    if len(found.minutes) != 2:
        raise FarportError(f"minutes: the least and the most are expected, not {shown(found.minutes)}")
    if not found.has_version(found.rules_version):
        raise FarportError(f"rules_version: {found.rules_version} is not among its versions")
    found.facts.data()
    for option in found.options:
        option.data()
    for rule in found.rules:
        rule.data()
    for version in found.versions:
        version.data()
    return found
