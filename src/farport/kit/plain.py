"""Plain data under examination: is it plain, where do two pieces differ, and how does a damaged piece look."""

from __future__ import annotations

import json
import marshal
from typing import Any

from farport.kernel import Rng

ODD_VALUES: tuple[object, ...] = (None, True, -1, 0, 1, 7, 10**6, 2**63, 2**70, 0.5, "", "odd", [], [0], {}, {"odd": 1})


def why_not_plain(value: object) -> str | None:
    """None for JSON data that survives a round trip through text, else the sentence that says where it does not."""
    try:
        back = json.loads(json.dumps(value, allow_nan=False))
    except (TypeError, ValueError) as error:
        return f"it cannot be written as JSON: {error}"
    there = difference(value, back)
    return None if there is None else f"it comes back from JSON changed, at {there}"


def difference(one: object, other: object) -> str | None:
    """The first place where two pieces of plain data differ, as a person would write it; None if nowhere."""
    return None if _same(one, other) else _difference(one, other, "")


def _same(one: Any, other: Any) -> bool:
    """Equal to the last type, told quickly; False also where it is not so easy to tell."""
    try:
        return marshal.dumps(one, 2) == marshal.dumps(other, 2)  # version 2 writes values, not references
    except ValueError:
        return False


def _difference(one: object, other: object, path: str) -> str | None:
    if type(one) is not type(other):
        return f"{path or 'the top'}: {_short(one)} against {_short(other)}"
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *[key for key in other if key not in one]]:
            if key not in one or key not in other:
                return f"{path}.{key}: only on one side"
            deeper = _difference(one[key], other[key], f"{path}.{key}")
            if deeper is not None:
                return deeper
        return None
    if isinstance(one, list) and isinstance(other, list):
        if len(one) != len(other):
            return f"{path or 'the top'}: {len(one)} entries against {len(other)}"
        for place, (left, right) in enumerate(zip(one, other, strict=True)):
            deeper = _difference(left, right, f"{path}[{place}]")
            if deeper is not None:
                return deeper
        return None
    return None if one == other else f"{path or 'the top'}: {_short(one)} against {_short(other)}"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."


def damaged(value: object, dice: Rng) -> object:
    """The same data with one place changed: a number nudged, a key lost, an entry doubled, a value of another kind."""
    if isinstance(value, dict) and value and dice.below(8):
        key = dice.choice(list(value))
        return {**value, key: damaged(value[key], dice)}
    if isinstance(value, list) and value and dice.below(4):
        place = dice.below(len(value))
        return [*value[:place], damaged(value[place], dice), *value[place + 1 :]]
    return _changed(value, dice)


def _changed(value: object, dice: Rng) -> object:
    if isinstance(value, dict) and value and dice.below(2):
        lost = dice.choice(list(value))
        return {key: entry for key, entry in value.items() if key != lost}
    if isinstance(value, dict) and dice.below(2):
        return {**value, "odd": dice.choice(list(ODD_VALUES))}
    if isinstance(value, list) and value and dice.below(2):
        place = dice.below(len(value))
        return value[:place] + value[place + 1 :] if dice.below(2) else [*value, value[place]]
    if isinstance(value, bool) and dice.below(2):
        return not value
    if isinstance(value, int) and dice.below(4):
        return value + dice.choice([-2, -1, 1, 2])
    return dice.choice(list(ODD_VALUES))
