"""The installed games, found by the entry point group "farport.games"."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from farport.kernel.action import shown
from farport.kernel.data import Plain, read_variant
from farport.kernel.errors import UnknownGameError
from farport.kernel.game import Game

GROUP = "farport.games"


@cache
def _load(name: str) -> Game | None:
    for point in entry_points(group=GROUP, name=name):
        found = point.load()
        if not isinstance(found, Game):
            raise TypeError(f"entry point {name} of {GROUP} is {found!r}, not a Game")
        return found
    return None


def games() -> list[Game]:
    """Every installed game, by id."""
    found = [_load(name) for name in sorted({point.name for point in entry_points(group=GROUP)})]
    return [game for game in found if game is not None]


def game(id: str, variant: str | Path | Plain | None = None, version: int | None = None) -> Game:
    """The game of that id under its newest rules, or those of a version; with a variant (a folder, or its content as
    plain data), the game so changed."""
    found = _load(id) if isinstance(id, str) else None
    if found is None:
        known = ", ".join([known.id for known in games()])
        raise UnknownGameError(f"there is no game {shown(id)}; installed are: {known}")
    if version is not None:
        found = found.of_version(version)
    if variant is None:
        return found
    return found.varied(read_variant(Path(variant)) if isinstance(variant, (str, Path)) else variant)
