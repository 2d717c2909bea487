"""Plain data from outside: reading it with clear errors, and laying a variant's changes over a game's own data."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Mapping
from math import isfinite
from pathlib import Path
from typing import Final

from farport.kernel.action import shown
from farport.kernel.errors import DataError, FarportError

Plain = dict[str, object]
Asked = Callable[[str, str, int | None, int | None, list[str] | None], None]  # key, kind, bounds, words

PRESENTATION: Final = ("words", "pictures")  # of a variant: what people see of its additions (presentation.py)
LARGEST: Final = 10**9  # a number of a variant; what adds up from it still fits into dumps and results

_KIND_NAMES: dict[type, str] = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "a text",
    list: "a list",
    dict: "a table",
}


def kind_name(value: object) -> str:
    return _KIND_NAMES.get(type(value), type(value).__name__)


def named(key: str) -> str:
    """A key from outside, fit to stand in a sentence: as it is, or quoted and cut short where it is odd."""
    return key if key.isprintable() and 0 < len(key) <= 60 else shown(key)


class Table:
    """A table of plain data that is read key by key; every mistake names the place and what would be right.

    `where` is the path to this table as a person would write it, e.g. "data.toml: scenario duel", and `place` the same
    for programs. `error` is the class of the errors raised: DataError for data files, StateError for dumped states.
    Data that has an attribute `asked` is told what is expected at each key: so a form knows the bounds of a number
    from the code that reads it (farport.workbench.fields).
    """

    __slots__ = ("_asked", "_data", "_error", "place", "where")

    def __init__(
        self,
        data: object,
        where: str,
        error: type[FarportError] = DataError,
        place: tuple[str, ...] = (),
    ) -> None:
        if not isinstance(data, dict):
            raise error(f"{where}: a table is expected, not {shown(data)}")
        for key in data:
            if not isinstance(key, str):
                raise error(f"{where}: the key {shown(key)} is not a text")
        self._data: Plain = data
        self.where = where
        self.place = place
        self._error = error
        self._asked: Asked | None = getattr(data, "asked", None)

    def wrong(self, key: str, message: str, code: str = "", params: Plain | None = None) -> FarportError:
        text = f"{self.where}: {named(key)}: {message}"
        if self._error is DataError:
            return DataError(text, (*self.place, key.partition("[")[0]), code, params)
        return self._error(text)

    def _ask(
        self, key: str, kind: str, low: int | None = None, high: int | None = None, words: list[str] | None = None
    ) -> None:
        if self._asked is not None:
            self._asked(key, kind, low, high, words)

    def _out_of_range(self, key: str, value: object, low: int | None, high: int | None) -> FarportError:
        params: Plain = {"low": low, "high": high, "value": shown(value)}
        return self.wrong(key, f"{_range(low, high)} is expected, not {shown(value)}", "range", params)

    def has(self, key: str) -> bool:
        return key in self._data

    def keys(self) -> list[str]:
        return list(self._data)

    def only(self, keys: Iterable[str]) -> None:
        """Refuse keys that nobody reads: most of them are typing mistakes."""
        allowed = list(keys)
        for key in self._data:
            if key not in allowed:
                known = ", ".join(allowed)
                raise self.wrong(key, f"unknown key; the keys here are: {known}", "unknown", {"known": known})

    def value(self, key: str) -> object:
        if key not in self._data:
            raise self.wrong(key, "this key is missing", "missing")
        return self._data[key]

    def integer(self, key: str, low: int | None = None, high: int | None = None) -> int:
        value = self.value(key)
        self._ask(key, "integer", low, high)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._out_of_range(key, value, low, high)
        if (low is not None and value < low) or (high is not None and value > high):
            raise self._out_of_range(key, value, low, high)
        return value

    def number(self, key: str) -> float:
        value = self.value(key)
        self._ask(key, "number")
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise self.wrong(key, f"a number is expected, not {shown(value)}")
        return float(value)

    def flag(self, key: str, default: bool | None = None) -> bool:
        if default is not None and key not in self._data:
            return default
        value = self.value(key)
        self._ask(key, "flag")
        if not isinstance(value, bool):
            raise self.wrong(key, f"true or false is expected, not {shown(value)}")
        return value

    def text(self, key: str, default: str | None = None) -> str:
        if default is not None and key not in self._data:
            return default
        value = self.value(key)
        if not isinstance(value, str):
            raise self.wrong(key, f"a text is expected, not {shown(value)}")
        return value

    def word(self, key: str, words: Iterable[str]) -> str:
        value = self.text(key)
        allowed = list(words)
        self._ask(key, "word", None, None, allowed)
        if value not in allowed:
            known = ", ".join(allowed)
            params: Plain = {"known": known, "value": shown(value)}
            raise self.wrong(key, f"one of {known} is expected, not {shown(value)}", "word", params)
        return value

    def items(self, key: str, length: int | None = None) -> list[object]:
        value = self.value(key)
        if not isinstance(value, (list, tuple)):
            raise self.wrong(key, f"a list is expected, not {shown(value)}")
        if length is not None and len(value) != length:
            params: Plain = {"length": length, "value": len(value)}
            raise self.wrong(key, f"a list of {length} is expected, this one has {len(value)}", "length", params)
        return list(value)

    def integers(
        self, key: str, length: int | None = None, low: int | None = None, high: int | None = None
    ) -> list[int]:
        result: list[int] = []
        self._ask(key, "integers", low, high)
        for place, value in enumerate(self.items(key, length)):
            if (
                isinstance(value, bool)
                or not isinstance(value, int)
                or (low is not None and value < low)
                or (high is not None and value > high)
            ):
                raise self._out_of_range(f"{key}[{place}]", value, low, high)
            result.append(value)
        return result

    def integer_lists(
        self, key: str, length: int | None = None, low: int | None = None, high: int | None = None
    ) -> list[list[int]]:
        """A list of lists, each of any length."""
        rows = self.items(key, length)
        parts = {f"{key}[{place}]": row for place, row in enumerate(rows)}
        inner = Table(parts, self.where, self._error, self.place)
        return [inner.integers(f"{key}[{place}]", None, low, high) for place in range(len(rows))]

    def flags(self, key: str, length: int | None = None) -> list[bool]:
        result: list[bool] = []
        for place, value in enumerate(self.items(key, length)):
            if not isinstance(value, bool):
                raise self.wrong(f"{key}[{place}]", f"true or false is expected, not {shown(value)}")
            result.append(value)
        return result

    def texts(self, key: str, length: int | None = None) -> list[str]:
        result: list[str] = []
        for place, value in enumerate(self.items(key, length)):
            if not isinstance(value, str):
                raise self.wrong(f"{key}[{place}]", f"a text is expected, not {shown(value)}")
            result.append(value)
        return result

    def table(self, key: str) -> Table:
        return Table(self.value(key), f"{self.where}: {key}", self._error, (*self.place, key))

    def tables(self, key: str) -> list[Table]:
        result: list[Table] = []
        for place, value in enumerate(self.items(key)):
            name = value.get("id", value.get("name", place)) if isinstance(value, dict) else place
            where = f"{self.where}: {key} {named(str(name))}"
            result.append(Table(value, where, self._error, (*self.place, key, str(name))))
        return result


def _range(low: int | None, high: int | None) -> str:
    if low is None and high is None:
        return "a whole number"
    if high is None:
        return f"a whole number of at least {low}"
    if low is None:
        return f"a whole number of at most {high}"
    return f"a whole number from {low} to {high}"


def read_toml(path: Path) -> Plain:
    """A TOML file as plain data; an unreadable or malformed file is an error that names it."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise DataError(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise DataError(f"{path}: not UTF-8 text") from None
    return parse_toml(text, str(path))


def parse_toml(text: str, where: str) -> Plain:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{where}: not valid TOML: {error}") from None


def read_variant(folder: Path) -> Plain:
    """A designer's folder as one overlay: its data.toml, and every other *.toml below it as further entries.

    A file `scenarios/moon.toml` is one more entry of the list `scenario`: the folder's name is the list's, with an s.
    """
    if not folder.is_dir():
        raise DataError(f"{folder}: there is no such folder; a variant is a folder with a data.toml")
    main = folder / "data.toml"
    paths = [*([main] if main.exists() else []), *sorted(folder.glob("*/*.toml"))]
    overlay = variant_of_files({path.relative_to(folder).as_posix(): read_toml(path) for path in paths})
    if not overlay:
        raise DataError(f"{folder}: nothing to change here; a variant has a data.toml or a folder of entries")
    return overlay


def variant_of_files(files: Mapping[str, Plain]) -> Plain:
    """The overlay of a folder's files, by their addresses in it: "data.toml", "scenarios/moon.toml"."""
    overlay: Plain = dict(files.get("data.toml", {}))
    for address, entry in files.items():
        folder, _, file = address.rpartition("/")
        if not file.endswith(".toml") or not folder:
            continue
        name = folder.removesuffix("s")
        entries = overlay.setdefault(name, [])
        if not isinstance(entries, list):
            raise DataError(f"{address}: {name} is not a list in data.toml, so a folder cannot add to it")
        overlay[name] = [*entries, entry]
    return overlay


def overlaid(base: Plain, overlay: object, grows: frozenset[str], where: str = "data.toml") -> Plain:
    """`base` with the changes of `overlay`: tables merge, lists of named tables merge by name, the rest is replaced.

    A key that `base` does not have, or a value of another kind, is an error, and so is what JSON cannot say (a date of
    TOML): a variant travels in records. Only the lists and tables in `grows` may get new entries. What the overlay
    brings for people to see (PRESENTATION) is no data of the rules, and left out.
    """
    if not isinstance(overlay, dict):
        raise DataError(f"{where}: a table is expected, not {shown(overlay)}")
    _check_plain(overlay, where, ())
    changes = {key: value for key, value in overlay.items() if key not in PRESENTATION or key in base}
    return _merged(base, changes, grows, where, ())


def _check_plain(value: object, where: str, at: tuple[str, ...]) -> None:
    if isinstance(value, dict):
        for key, part in value.items():
            if not isinstance(key, str):
                raise DataError(f"{where}: the key {shown(key)} is not a text", at)
            _check_plain(part, f"{where}: {named(key)}", (*at, key))
    elif isinstance(value, list):
        for place, part in enumerate(value):
            _check_plain(part, f"{where}[{place}]", (*at, entry_name(part, place)))
    elif isinstance(value, int):
        if not -LARGEST <= value <= LARGEST:
            params: Plain = {"low": -LARGEST, "high": LARGEST, "value": shown(value)}
            message = f"{where}: {_range(-LARGEST, LARGEST)} is expected, not {shown(value)}"
            raise DataError(message, at, "range", params)
    elif isinstance(value, float):
        if not isfinite(value):
            raise DataError(f"{where}: a number is expected, not {value}", at)
    elif value is not None and not isinstance(value, str):
        raise DataError(f"{where}: {shown(value)} is not a text, number, list or table", at)


def entry_name(entry: object, place: int) -> str:
    """How people call an entry of a list: by its id or name, else by its place."""
    return str(entry.get("id", entry.get("name", place))) if isinstance(entry, dict) else str(place)


def entries(section: object) -> list[str]:
    """The ids of a list of entries, or of a table of tables."""
    if isinstance(section, list):
        return [entry_name(entry, place) for place, entry in enumerate(section)]
    return list(section) if isinstance(section, dict) else []


def entry_of(section: object, id: str) -> Plain:
    """The entry of that id; an empty one where there is none."""
    if isinstance(section, list):
        section = {entry_name(entry, place): entry for place, entry in enumerate(section)}
    found = section.get(id) if isinstance(section, dict) else None
    return found if isinstance(found, dict) else {}


def _merged(base: Plain, overlay: Plain, grows: frozenset[str], where: str, at: tuple[str, ...]) -> Plain:
    result = dict(base)
    for key, value in overlay.items():
        place = f"{where}: {named(key)}"
        here = (*at, key)
        if key not in base:
            known = ", ".join(base)
            raise DataError(f"{place}: unknown key; the keys here are: {known}", here, "unknown", {"known": known})
        old = base[key]
        if isinstance(old, dict) and isinstance(value, dict):
            open_here = dict.fromkeys([name for name in value if name not in old]) if key in grows else {}
            inner = {k: v for k, v in value.items() if k not in open_here}
            merged = _merged(old, inner, grows, place, here)
            merged.update({k: value[k] for k in open_here})
            result[key] = merged
        elif is_named(old) and isinstance(value, list):
            result[key] = _overlaid_list(old, value, key in grows, grows, place, here)
        elif type(old) is type(value) or (isinstance(old, float) and type(value) is int):
            result[key] = value
        else:
            params: Plain = {"kind": kind_name(old), "value": shown(value)}
            raise DataError(f"{place}: {kind_name(old)} is expected, not {shown(value)}", here, "kind", params)
    return result


def is_named(value: object) -> bool:
    """A list of tables that each carry an id or a name."""
    return (
        isinstance(value, list)
        and len(value) > 0
        and all([isinstance(entry, dict) and ("id" in entry or "name" in entry) for entry in value])
    )


def _overlaid_list(
    old: object, new: list[object], open_: bool, grows: frozenset[str], where: str, at: tuple[str, ...]
) -> list[object]:
    assert isinstance(old, list)
    label = "id" if "id" in old[0] else "name"
    result = list(old)
    places = {entry[label]: place for place, entry in enumerate(result)}
    for number, entry in enumerate(new):
        if not isinstance(entry, dict) or not isinstance(entry.get(label), str):
            message = f"{where}[{number}]: a table with the key {label} is expected, not {shown(entry)}"
            raise DataError(message, (*at, entry_name(entry, number)))
        name = entry[label]
        if name in places and not open_:
            here = (*at, name)
            result[places[name]] = _merged(result[places[name]], entry, grows, f"{where} {named(name)}", here)
        elif name in places:
            result[places[name]] = {**result[places[name]], **entry}
        elif open_:
            places[name] = len(result)
            result.append(entry)
        else:
            known = ", ".join([str(key) for key in places])
            message = f"{where} {named(name)}: unknown {label}; the entries here are: {known}"
            raise DataError(message, (*at, name), "unknown", {"known": known})
    return result


def canonical(data: object) -> str:
    """Plain data as text, one spelling for one content: what digests and comparisons are made of."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
