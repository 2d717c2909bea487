"""A draft: a variant that somebody is working on. All its mistakes at once, and what is left without them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from farport.kernel import DataError, FarportError, Game, Plain
from farport.kernel.data import PRESENTATION, overlaid
from farport.workbench.differences import Difference, differences, presentation, variant_of
from farport.workbench.fields import nearest
from farport.workbench.places import NOWHERE, Place, value_at, with_value, without

MOST: Final = 40  # mistakes that are told; whoever has more has sent something else than a draft
TRIED: Final = 60  # changes that are taken back one by one to find the one that a refusal is about


@dataclass(frozen=True, slots=True)
class Mistake:
    """Why a change is not taken over: where, in English, and by code and particulars for other languages."""

    place: Place
    sentence: str
    code: str = ""
    params: Plain = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Judged:
    """What holds of a draft: the variant without its mistakes, the game with it, and all that was not taken over."""

    game: Game
    variant: Plain
    mistakes: list[Mistake]

    def differences(self, printed: Game) -> list[Difference]:
        return differences(printed.data, self.game.data)

    def warnings(self, printed: Game) -> list[str]:
        known = printed.warnings()
        return [warning for warning in self.game.warnings() if warning not in known]


def judged(printed: Game, changes: Plain) -> Judged:
    """The draft without what is wrong in it. What is wrong is taken back to its printed value, one after the other,
    until the rest can be played; so every mistake is told, and none hides another."""
    mistakes: list[Mistake] = []
    while True:
        try:
            made = printed.varied(changes)
        except FarportError as error:
            mistakes.append(mistake(printed, error))
            changes = _taken_back(printed, changes, error) if len(mistakes) < MOST else {}
        else:
            return Judged(made, {**_variant(printed, made.data), **presentation(changes)}, mistakes)


def mistake(printed: Game, error: FarportError) -> Mistake:
    sentence = str(error).removeprefix("data.toml: ")
    if not isinstance(error, DataError):
        return Mistake((), sentence)
    reason = nearest(printed.closed, error.place) if error.code == "unknown" and len(error.place) == 2 else None
    if reason is not None:
        return Mistake(
            error.place, f"{'.'.join(error.place)}: nothing can be added here: {reason}", "closed", {"reason": reason}
        )
    return Mistake(error.place, sentence, error.code, error.params)


def _taken_back(printed: Game, changes: Plain, error: FarportError) -> Plain:
    """The changes less the one that the refusal is about: the one at its place, else the first whose return changes
    what is said, else all of them."""
    place = error.place if isinstance(error, DataError) else ()
    try:
        data = overlaid(printed.data, changes, printed.grows)
    except FarportError:
        return without(changes, place) or {}
    if place[:1] and place[0] in PRESENTATION:
        return without(changes, place) or {}
    at = _changed_part(printed.data, data, place)
    if at:
        return {**_variant(printed, as_printed(printed.data, data, at)), **presentation(changes)}
    return _without_culprit(printed, data, presentation(changes), str(error))


def _changed_part(printed: Plain, data: Plain, place: Place) -> Place:
    """The nearest part of the way that is another than printed; () if none is."""
    found: Place = ()
    for length in range(1, len(place) + 1):
        old, new = value_at(printed, place[:length]), value_at(data, place[:length])
        if new is NOWHERE or old == new:
            return found
        found = place[:length]
        if old is NOWHERE:
            return found  # what was added goes as a whole
    return found


def _without_culprit(printed: Game, data: Plain, shown: Plain, said: str) -> Plain:
    changed = [difference.place for difference in differences(printed.data, data)]
    sections = list(dict.fromkeys(place[:1] for place in changed))
    for place in [*reversed(changed[-TRIED:]), *reversed(sections)]:
        kept = _variant(printed, as_printed(printed.data, data, place))
        try:
            printed.varied({**kept, **shown})
        except FarportError as error:
            if str(error) == said:
                continue
        return {**kept, **shown}
    return {}


def _variant(printed: Game, data: Plain) -> Plain:
    return variant_of(printed.data, data, printed.grows)


def with_attempts(printed: Game, variant: Plain, attempts: list[tuple[Place, Any]]) -> Plain:
    """The variant with further values at their places, as a form changes them: whole lists where entries have no name.
    None takes a value back to what is printed."""
    data: Any = printed.varied(variant).data
    shown = presentation(variant)
    for place, value in attempts:
        if not place:
            continue
        if place[0] in PRESENTATION:
            shown = with_value(shown, place, value) if value is not None else without(shown, place) or {}
        elif value is not None:
            data = with_value(data, place, value)
        else:
            data = as_printed(printed.data, data, place)
    return {**_variant(printed, data), **shown}


def as_printed(printed: Any, data: Any, place: Place) -> Any:
    """The data with the printed value at this place; what was added there is gone."""
    old = value_at(printed, place)
    if old is not NOWHERE:
        return with_value(data, place, old)
    parent = value_at(data, place[:-1])
    if isinstance(parent, dict):
        left: Any = {key: value for key, value in parent.items() if key != place[-1]}
    elif isinstance(parent, list):
        left = [
            entry
            for entry in parent
            if not (isinstance(entry, dict) and entry.get("id", entry.get("name")) == place[-1])
        ]
    else:
        return data
    return with_value(data, place[:-1], left)
