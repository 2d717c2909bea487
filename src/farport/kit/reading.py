"""Watching what is read: tables that remember who asked for what, and attributes of a package that nobody looks at."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from farport.kernel import Game
from farport.kernel.data import entry_name

Place = tuple[str, ...]


class Watched(dict[str, Any]):
    """A table that remembers which of its entries were asked for; tables inside it remember into the same set."""

    def __init__(self, data: Mapping[str, Any], read: set[Place], path: Place = ()) -> None:
        super().__init__({key: _watched(value, read, (*path, key)) for key, value in data.items()})
        self._read = read
        self._path = path

    def __getitem__(self, key: str) -> Any:
        self._read.add((*self._path, key))
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self._read.add((*self._path, key))
        return super().get(key, default)

    def items(self) -> Any:
        self._read.update([(*self._path, key) for key in self])
        return super().items()

    def values(self) -> Any:
        self._read.update([(*self._path, key) for key in self])
        return super().values()


def _watched(value: Any, read: set[Place], path: Place) -> Any:
    if isinstance(value, dict):
        return Watched(value, read, path)
    if isinstance(value, list):
        return [_watched(entry, read, (*path, entry_name(entry, place))) for place, entry in enumerate(value)]
    return value


def places(value: object, path: Place = ()) -> Iterator[tuple[Place, object]]:
    """Every value of a game's data that a reader asks for by itself; a list of numbers or words is one."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from places(part, (*path, key))
    elif isinstance(value, list) and any(isinstance(entry, dict) for entry in value):
        for place, entry in enumerate(value):
            yield from places(entry, (*path, entry_name(entry, place)))
    else:
        yield path, value


def variant_of(data: Mapping[str, Any], place: Place, value: object) -> dict[str, Any]:
    """The variant that has `value` at this place and changes nothing else: whole entries, as a designer gives them."""
    top, *way = place
    return {top: _with(data[top], way, value)}


def _with(data: Any, way: list[str], value: object) -> Any:
    """The same data with `value` at the end of the way; of a list of named entries only the one that has changed."""
    if not way:
        return value
    if isinstance(data, dict):
        return {**data, way[0]: _with(data[way[0]], way[1:], value)}
    at = [entry_name(entry, number) for number, entry in enumerate(data)].index(way[0])
    changed = _with(data[at], way[1:], value)
    if {"id", "name"} & set(changed):
        return [changed]
    return [*data[:at], changed, *data[at + 1 :]]


def found(data: object, place: str) -> bool:
    """Whether a place such as `card.*.title` is anywhere in the data."""
    here, _, below = place.partition(".")
    if not here:
        return True
    parts = data if isinstance(data, dict) else {}
    if isinstance(data, list):
        parts = {entry_name(entry, number): entry for number, entry in enumerate(data)}
    return any(found(part, below) for key, part in parts.items() if here in ("*", key))


def another(value: object) -> list[object]:
    """What might stand there instead."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if isinstance(value, float):
        return [value + 0.5]
    if isinstance(value, str):
        return [f"{value}x"]
    if isinstance(value, list) and value:
        return [[*value[:-1], other] for other in another(value[-1])]
    return []


def unlooked(game: Game) -> list[str]:
    """Attributes that the game's own package fills and never looks at, each with where; [] if it has no source here."""
    folder = _folder(game)
    stored: dict[str, str] = {}
    loaded: set[str] = set()
    for path in sorted(folder.rglob("*.py")) if folder is not None else ():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Attribute):
                continue
            if isinstance(node.ctx, ast.Load):
                loaded.add(node.attr)
            elif isinstance(node.value, ast.Name) and node.value.id == "self":
                stored.setdefault(node.attr, f"{path.name}, line {node.lineno}")
    inherited = set(dir(Game)) | set(Game.__annotations__)
    return [f"{name} ({where})" for name, where in stored.items() if name not in loaded and name not in inherited]


def _folder(game: Game) -> Path | None:
    """The folder of the package that the game's class is from."""
    module = sys.modules.get(type(game).__module__)
    file = getattr(module, "__file__", None)
    in_package = bool(module is not None and (module.__package__ or ""))
    return Path(file).parent if file and in_package else None
