"""A draft as text: the game's own data file with the changed values in their places, and the line of every value."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import tomli_w

from farport.kernel import DataError, Game, Plain
from farport.kernel.data import entry_name
from farport.workbench.differences import Difference, differences
from farport.workbench.places import Place

Span = tuple[int, int]  # of a value in the text: where it begins, and the first character after it
Step = str | int


def printed_text(game: Game) -> str:
    """The data file of the game as it was written, with its comments; without one, the data as TOML."""
    module = sys.modules.get(type(game).__module__)
    path = Path(str(getattr(module, "__file__", ""))).with_name("data.toml")
    if path.is_file():
        text = path.read_text(encoding="utf-8")
        if tomllib.loads(text) == game.data:
            return text
    return tomli_w.dumps(game.data)


def text_of(game: Game, data: Plain, extra: Plain) -> str:
    """The printed text with the values of `data`, and with what the variant brings for people to see at its end."""
    text = printed_text(game)
    for difference in reversed(differences(game.data, data)):
        text = _spliced(text, difference)
    if extra:
        text = f"{text.rstrip()}\n\n{tomli_w.dumps(extra)}"
    try:
        if tomllib.loads(text) == {**data, **extra}:
            return text
    except tomllib.TOMLDecodeError:
        pass
    return tomli_w.dumps({**data, **extra})  # what cannot be written in between is written anew, without comments


def _spliced(text: str, difference: Difference) -> str:
    found = spans(text)
    place = difference.place
    if place in found and difference.new is not None:
        begin, end = found[place]
        return f"{text[:begin]}{_toml(difference.new)}{text[end:]}"
    if difference.old is None and len(place) == 2 and isinstance(difference.new, dict) and "id" in difference.new:
        lines = [f"{_key(key)} = {_toml(value)}" for key, value in difference.new.items()]
        return "\n".join([text.rstrip(), "", f"[[{_key(place[0])}]]", *lines, ""])
    beside = [span for known, span in found.items() if known[:-1] == place[:-1] and len(known) == len(place)]
    if difference.old is None and beside:
        after = text.find("\n", max(end for _, end in beside))
        return f"{text[:after]}\n{place[-1]} = {_toml(difference.new)}{text[after:]}"
    return text


def _toml(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_toml(part)}" for key, part in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(part) for part in value) + "]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    return tomli_w.dumps({"a": value}).removeprefix("a = ").rstrip("\n")


def _key(key: str) -> str:
    bare = key.isascii() and key.replace("-", "").replace("_", "").isalnum()
    return key if bare else json.dumps(key, ensure_ascii=False)


def read_text(text: str) -> Plain:
    """The variant that a text says; a mistake of TOML names its line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = getattr(error, "lineno", None) or _line_of_message(str(error)) or text.count("\n") + 1
        raise DataError(f"not valid TOML: {error}", (), "toml", {"line": line, "detail": str(error)}) from None


def _line_of_message(message: str) -> int | None:
    """Before Python 3.14 only the message says it: "… (at line 3, column 7)"."""
    _, _, rest = message.partition("(at line ")
    number = rest.partition(",")[0]
    return int(number) if number.isdigit() else None


def line_of(text: str, places: dict[Place, Span], place: Place) -> int | None:
    """The line (from 1) of the value there, or of the last part of the way that the text has."""
    for length in range(len(place), 0, -1):
        way = place[:length]
        begins = [span[0] for known, span in places.items() if known[:length] == way]
        if begins:
            return text.count("\n", 0, min(begins)) + 1
    return None


def spans(text: str) -> dict[Place, Span]:
    """Where every value stands in a text that is valid TOML; entries of lists go by their names."""
    data = tomllib.loads(text)
    found: dict[Place, Span] = {}
    for steps, span in _Scan(text).spans.items():
        found[_named(data, steps)] = span
    return found


def _named(data: Any, steps: tuple[Step, ...]) -> Place:
    place: list[str] = []
    for step in steps:
        if isinstance(step, int):
            place.append(entry_name(data[step], step))
            data = data[step]
        else:
            place.append(step)
            data = data[step]
    return tuple(place)


class _Scan:
    """Walks through valid TOML and notes where its values are; tomllib has refused everything else before."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.spans: dict[tuple[Step, ...], Span] = {}
        self._lists: dict[tuple[Step, ...], int] = {}  # how many entries each list of [[tables]] has so far
        self._document()

    def _document(self) -> None:
        table: tuple[Step, ...] = ()
        while self._skip():
            if self.text.startswith("[[", self.at):
                self.at += 2
                table = self._entry(self._keys("]]"))
            elif self.text[self.at] == "[":
                self.at += 1
                table = self._resolved(self._keys("]"))
            else:
                keys = self._keys("=")
                self._value((*table, *keys))

    def _entry(self, keys: tuple[str, ...]) -> tuple[Step, ...]:
        path = (*self._resolved(keys[:-1]), keys[-1])
        self._lists[path] = self._lists.get(path, -1) + 1
        return (*path, self._lists[path])

    def _resolved(self, keys: tuple[str, ...]) -> tuple[Step, ...]:
        """A header below a list of tables means the latest entry of the list."""
        path: tuple[Step, ...] = ()
        for key in keys:
            path = (*path, key)
            if path in self._lists:
                path = (*path, self._lists[path])
        return path

    def _skip(self) -> bool:
        """Past spaces, line ends, commas and comments; whether anything is left."""
        while self.at < len(self.text):
            if self.text[self.at] == "#":
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            elif self.text[self.at] in " \t\r\n,":
                self.at += 1
            else:
                return True
        return False

    def _keys(self, end: str) -> tuple[str, ...]:
        """A dotted key up to `end`, which is passed."""
        keys: list[str] = []
        while not self.text.startswith(end, self.at):
            sign = self.text[self.at]
            if sign in " \t.":
                self.at += 1
            elif sign in "\"'":
                begin = self.at
                self._string()
                keys.append(tomllib.loads(f"a = {self.text[begin : self.at]}")["a"])
            else:
                begin = self.at
                while self.text[self.at] not in " \t.=]":
                    self.at += 1
                keys.append(self.text[begin : self.at])
        self.at += len(end)
        return tuple(keys)

    def _value(self, path: tuple[Step, ...]) -> None:
        self._skip()
        begin = self.at
        sign = self.text[self.at]
        if sign in "\"'":
            self._string()
        elif sign == "[":
            self._array(path)
        elif sign == "{":
            self._inline(path)
        else:
            while self.at < len(self.text) and self.text[self.at] not in ",]}#\n":
                self.at += 1
            self.at = begin + len(self.text[begin : self.at].rstrip())
        self.spans[path] = (begin, self.at)

    def _array(self, path: tuple[Step, ...]) -> None:
        self.at += 1
        number = 0
        while self._skip() and self.text[self.at] != "]":
            self._value((*path, number))
            number += 1
        self.at += 1

    def _inline(self, path: tuple[Step, ...]) -> None:
        self.at += 1
        while self._skip() and self.text[self.at] != "}":
            self._value((*path, *self._keys("=")))
        self.at += 1

    def _string(self) -> None:
        quote = self.text[self.at]
        mark = quote * 3 if self.text.startswith(quote * 3, self.at) else quote
        self.at += len(mark)
        while not self.text.startswith(mark, self.at):
            self.at += 2 if self.text[self.at] == "\\" and quote == '"' else 1
        self.at += len(mark)
        while len(mark) == 3 and self.text.startswith(quote, self.at):  # up to two more belong to the text
            self.at += 1
