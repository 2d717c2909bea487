"""A pool of actions seen on a walk, to be tried where they may not belong, as they are and bent a little."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from farport.kernel import Action, ActionError, Game, Number, Rng, Word, Words
from farport.kit.plain import damaged

SIZE = 400  # actions remembered; later ones replace earlier ones
SOME = 16  # actions taken at a time
FEW = 4  # actions made out of nothing at a time


class Pool:
    """Actions of one game."""

    def __init__(self, game: Game, dice: Rng) -> None:
        self._game = game
        self._dice = dice
        self._actions: list[Action[Any]] = []

    def remember(self, listed: Sequence[Action[Any]]) -> None:
        for action in some(listed, self._dice):
            if len(self._actions) < SIZE:
                self._actions.append(action)
            else:
                self._actions[self._dice.below(SIZE)] = action

    def tries(self) -> list[Action[Any]]:
        """Some remembered actions, and some with one field changed, as far as they can still be read as actions."""
        tries = some(self._actions, self._dice)
        for _ in range(SOME if self._actions else 0):
            try:
                tries.append(self._game.action(self._bent(self._dice.choice(self._actions))))
            except ActionError:
                continue
        return tries + self._out_of_nothing()

    def _out_of_nothing(self) -> list[Action[Any]]:
        """Actions of some kinds whose fields say what they take: a kind that is never listed is tried too."""
        made: list[Action[Any]] = []
        for kind in [self._dice.choice(list(self._game.actions)) for _ in range(FEW)]:
            if all(field.values() for field in kind.fields):
                data = {field.name: field.write(self._dice.choice(list(field.values()))) for field in kind.fields}
                made.append(self._game.action({"do": kind.do, **data}))
        return made

    def _bent(self, action: Action[Any]) -> dict[str, object]:
        """Plain data with one field changed: to another value that it may take, or a little damaged."""
        dice = self._dice
        data = action.data()
        if not action.fields:
            return data
        field = dice.choice(list(action.fields))
        donor = dice.choice(self._actions).data()
        if field.optional and dice.below(4) == 0:
            data.pop(field.name, None)
        elif field.name in donor and dice.below(3) == 0:
            data[field.name] = donor[field.name]
        elif isinstance(field, Number) and dice.below(2):
            data[field.name] = field.low + dice.below(field.high - field.low + 1)
        elif isinstance(field, Word) and dice.below(2):
            data[field.name] = dice.choice(list(field.words))
        elif isinstance(field, Words) and dice.below(2):
            count = field.least + dice.below(field.most - field.least + 1)
            data[field.name] = [dice.choice(list(field.words)) for _ in range(count)]
        else:
            data[field.name] = damaged(data.get(field.name), dice)
        return data


def some(actions: Sequence[Action[Any]], dice: Rng) -> list[Action[Any]]:
    """All of a few, a random choice of many."""
    return [dice.choice(list(actions)) for _ in range(SOME)] if len(actions) > SOME else list(actions)
