"""What the rules have built in: values of a game's data that only describe it, which a variant therefore cannot change.

They stand in the data because they belong to the game. A variant that changes one is refused with the reason, so that
nobody measures a change that was never played.
"""

from __future__ import annotations

from collections.abc import Mapping

from farport.kernel.data import Plain, entry_name
from farport.kernel.errors import DataError

ANY = "*"


def refuse_changes(own: Plain, changed: Plain, fixed: Mapping[str, str], where: str = "data.toml") -> None:
    """DataError for the first value that is built in and yet another one than in the game's own data.

    `fixed` gives the reason by place: "meta.game", "action.move.by" (an entry of a list goes by its id or name), and
    "card.*.title" for every entry. A place stands for all that is below it.
    """
    for place, reason in fixed.items():
        _compare(own, changed, place.split("."), where, reason, ())


def _compare(old: object, new: object, steps: list[str], where: str, reason: str, at: tuple[str, ...]) -> None:
    if not steps:
        if old != new:
            raise DataError(f"{where}: it cannot be changed: {reason}", at, "fixed", {"reason": reason})
        return
    old_parts, new_parts = _parts(old), _parts(new)
    label = " " if isinstance(old, list) else ": "
    for key in old_parts if steps[0] == ANY else steps[:1]:
        if key in old_parts and key in new_parts:  # what a variant leaves out or adds is no change of a value
            _compare(old_parts[key], new_parts[key], steps[1:], f"{where}{label}{key}", reason, (*at, key))


def _parts(value: object) -> dict[str, object]:
    """The parts of a table by key, those of a list of entries by their ids or names."""
    if isinstance(value, dict):
        return value
    if not isinstance(value, list):
        return {}
    return {entry_name(entry, place): entry for place, entry in enumerate(value)}
