"""The fixed action encoding: one whole number for every action that a table can ever list.

A table (a game, its number of seats, its options) has one encoding. Each kind of action owns a run of numbers, or
several where it has several forms; within a run the number is made of the places of the values on its axes, the last
axis running fastest. Nothing depends on the position, the seed or the process.

An encoding only numbers. The way back from a number to an action leads over the listed actions (`menu`), since a
listed action may carry more than its number says: the way a ship takes to where it goes, for example.
"""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, SupportsIndex

from mypy_extensions import mypyc_attr

from farport.kernel.action import Action, shown
from farport.kernel.errors import ActionError, FarportError

if TYPE_CHECKING:
    from farport.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Axis:
    """One field of an action with every value that it can have at the table, in a fixed order.

    A game may look at an action otherwise than field by field: its axes then refine `value`.
    """

    __slots__ = ("_places", "name", "values")

    def __init__(self, name: str, values: Sequence[object]) -> None:
        self.name = name
        self.values = tuple(values)
        self._places: dict[object, int] = {value: place for place, value in enumerate(self.values)}
        if len(self._places) != len(self.values):
            raise FarportError(f"encoding: {name}: a value stands there twice")

    def place(self, action: Action[Any]) -> int:
        """Where the action's value stands among the values, -1 if it is none of them."""
        return self._places.get(self.value(action), -1)

    def value(self, action: Action[Any]) -> object:
        """What of the action this axis looks at."""
        found: object = getattr(action, self.name)
        return found

    def says(self, action: type[Action[Any]], place: int) -> str:
        """The value as people write it."""
        value = self.values[place]
        for field in action.fields:
            if field.inside == self.name and value is not None:
                return f"{field.name}={field.write(value)}"
        return f"{self.name}={value}"


class Run:
    """The numbers of one kind of action: from `first`, `size` of them."""

    __slots__ = ("axes", "first", "kind", "size")

    def __init__(self, kind: type[Action[Any]], axes: Sequence[Axis]) -> None:
        self.kind = kind
        self.axes = tuple(axes)
        self.first = 0
        self.size = 1
        for axis in self.axes:
            self.size *= len(axis.values)

    def index(self, action: Action[Any]) -> int:
        within = 0
        for axis in self.axes:
            place = axis.place(action)
            if place < 0:
                return -1
            within = within * len(axis.values) + place
        return self.first + within

    def label(self, index: int) -> str:
        within = index - self.first
        words: list[str] = []
        for axis in reversed(self.axes):
            within, place = divmod(within, len(axis.values))
            words.append(axis.says(self.kind, place))
        return " ".join([self.kind.do, *reversed(words)])


class Encoding:
    """The numbers of all actions of one table: 0 to size - 1."""

    __slots__ = ("_by_kind", "asked", "runs", "size", "version")

    def __init__(self, version: int, runs: Sequence[Run]) -> None:
        self.asked: tuple[Game, int, dict[str, object]] | None = None  # whose it is and for which table, for pickle
        self.version = version
        self.runs = tuple(runs)
        self.size = 0
        self._by_kind: dict[str, list[Run]] = {}
        for run in self.runs:
            run.first = self.size
            self.size += run.size
            self._by_kind.setdefault(run.kind.do, []).append(run)

    def index(self, action: Action[Any]) -> int:
        """The action's number; an action that no table like this one lists has none."""
        runs = self._by_kind.get(action.do)
        if runs is not None:
            for run in runs:
                index = run.index(action)
                if index >= 0:
                    return index
        raise ActionError(f"{shown(action)} has no number: at this table it is never listed")

    def menu(self, actions: Sequence[Action[Any]]) -> dict[int, Action[Any]]:
        """The listed actions by their numbers; two with the same number would be a mistake of the encoding."""
        listed: dict[int, Action[Any]] = {}
        for action in actions:
            listed[self.index(action)] = action
        if len(listed) != len(actions):
            raise FarportError("encoding: two listed actions have the same number")
        return listed

    def mask(self, listed: dict[int, Action[Any]]) -> bytearray:
        """A byte for every number: 1 for those of a menu, 0 for all others."""
        mask = bytearray(self.size)
        for index in listed:
            mask[index] = 1
        return mask

    def label(self, index: SupportsIndex) -> str:
        """What the number means, for people; NumPy's numbers do as well, as an action space draws them."""
        number = operator.index(index)
        for run in self.runs:
            if run.first <= number < run.first + run.size:
                return run.label(number)
        raise ActionError(f"{number} is not the number of an action; these go from 0 to {self.size - 1}")

    def __reduce__(self) -> tuple[object, ...]:
        """Asked for again: what it is made of can be hundreds of times as much."""
        if self.asked is None:
            raise FarportError("only an encoding that a game gave (Game.encoding) can be pickled or copied")
        return _asked_again, self.asked

    def fingerprint(self) -> str:
        """The same for two encodings if and only if every number means the same in both."""
        digest = hashlib.sha256()
        for run in self.runs:
            axes = [(axis.name, axis.values) for axis in run.axes]
            digest.update(f"{run.kind.do} {axes!r}\n".encode())
        return digest.hexdigest()


def _asked_again(game: Game, seats: int, options: dict[str, object]) -> Encoding:
    """What pickle calls."""
    return game.encoding(seats, options)


def completed(
    runs: Sequence[Run], kinds: Sequence[type[Action[Any]]], never: Sequence[type[Action[Any]]] = ()
) -> list[Run]:
    """These runs, and after them those of the other kinds, as their fields declare them; `never` are kinds that such a
    table never lists. So an action of numbers and words needs no place in a game's encoding."""
    declared = {run.kind.do for run in runs} | {kind.do for kind in never}
    return [*runs, *declared_runs([kind for kind in kinds if kind.do not in declared])]


def declared_runs(kinds: Sequence[type[Action[Any]]]) -> list[Run]:
    """What the fields declare by themselves: enough for a game whose actions are made of numbers and words."""
    runs: list[Run] = []
    for kind in kinds:
        axes: list[Axis] = []
        for field in kind.fields:
            values = field.values()
            if not values:
                raise FarportError(
                    f"{kind.do}: the field {field.name} does not say which values it has; the game must give "
                    "an encoding of its own"
                )
            axes.append(Axis(field.inside, [None, *values] if field.optional else values))
        runs.append(Run(kind, axes))
    return runs
