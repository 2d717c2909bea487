"""Version: one state of a game's rules. Old games keep theirs for ever, new ones take the newest."""

from __future__ import annotations

from typing import Final

from farport.kernel.data import Plain, overlaid

FIRST: Final = "The first rules."


class Version:
    """A number, a short text of what it changed, and the numbers that it changed, as they stood before.

    `before` is laid over the data, as a variant is, when the game is played under an older version; None stands for a
    key that was not there. A rule that changed asks for its version by a name instead, and has the old way beside it.
    """

    __slots__ = ("before", "changed", "number")

    def __init__(self, number: int, changed: str, before: Plain | None = None) -> None:
        self.number = number
        self.changed = changed
        self.before = before

    def undone(self, data: Plain, grows: frozenset[str]) -> Plain:
        """The data as they were before this version."""
        if self.before is None:
            return data
        return overlaid(_without(data, self.before), _given(self.before), grows)

    def data(self) -> dict[str, object]:
        return {"number": self.number, "changed": self.changed}

    def __repr__(self) -> str:
        return f"Version({self.number}, {self.changed!r})"


def _without(data: Plain, before: Plain) -> Plain:
    """Without the keys that are None in `before`."""
    kept: Plain = {}
    for key, value in data.items():
        old = before.get(key)
        if isinstance(value, dict) and isinstance(old, dict):
            kept[key] = _without(value, old)
        elif key not in before or old is not None:
            kept[key] = value
    return kept


def _given(before: Plain) -> Plain:
    return {
        key: _given(value) if isinstance(value, dict) else value for key, value in before.items() if value is not None
    }
