"""Going in circles: free actions that undo each other could go on for ever, and a bot must notice it."""

from __future__ import annotations

from typing import Final

from farport.bots.sight import Sight

LONGEST_TURN: Final = 200  # choices in a row without the default: by then a turn has become a loop


class Circle:
    """Remembers the positions of a turn; where one comes again, a bot takes the default, which always leads on."""

    __slots__ = ("_seen", "_streak")

    def __init__(self) -> None:
        self._seen: set[int] = set()
        self._streak = 0

    def closed(self, sight: Sight) -> bool:
        """Whether the seat was in this position before, in this turn."""
        self._streak += 1
        position = hash(sight.known())
        if position in self._seen or self._streak > LONGEST_TURN:
            return True
        self._seen.add(position)
        return False

    def leave(self) -> None:
        """The default was taken: a new turn begins."""
        self._seen.clear()
        self._streak = 0
