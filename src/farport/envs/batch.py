"""Batch: some tables that are played on together, each with its row in the arrays of a batch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farport.envs.learner import Learner
from farport.envs.rules import Rules

Buffers = dict[str, NDArray[Any]]
Told = dict[str, Any]  # what a table's info says
Shape = tuple[tuple[int, ...], type[np.generic]]


def layout(rules: Rules, tables: int) -> dict[str, Shape]:
    """The arrays of a batch: name, shape and kind of number."""
    arrays: dict[str, Shape] = {
        "observation": ((tables, rules.features), np.float32),
        "actions": ((tables,), np.int64),
        "rewards": ((tables,), np.float64),
        "over": ((tables,), np.bool_),
        "cut": ((tables,), np.bool_),
    }
    if rules.mask == "dense":
        arrays["action_mask"] = ((tables, rules.width), np.int8)
    if rules.parts is not None:
        arrays["chosen"] = ((tables, rules.parts.depth), np.int16)
    return arrays


class Batch:
    """Some tables, played on together, with the rows of the arrays that are theirs."""

    def __init__(self, rules: Rules, opponents: str | Sequence[str], seat: int | None, buffers: Buffers) -> None:
        self.rules = rules
        self.buffers = buffers
        self.learners = [Learner(rules, opponents, seat) for _ in range(len(buffers["rewards"]))]
        self._random = [np.random.default_rng() for _ in self.learners]
        self._marked: list[list[int]] = [[] for _ in self.learners]  # what is 1 in the row of the mask

    def reset(self, seeds: Sequence[int | None]) -> list[Told]:
        for name in ("rewards", "over", "cut"):
            self.buffers[name][:] = 0
        for table, (learner, seed) in enumerate(zip(self.learners, seeds, strict=True)):
            if seed is not None:
                self._random[table] = np.random.default_rng(seed)
            learner.start(self._random[table])
            self._write(table)
        return [learner.info() for learner in self.learners]

    def step(self) -> list[Told]:
        """Every table takes its action; one that is over starts its next game instead."""
        actions, rewards = self.buffers["actions"].tolist(), self.buffers["rewards"]
        over, cut = self.buffers["over"], self.buffers["cut"]
        for table, learner in enumerate(self.learners):
            if learner.over:
                learner.start(self._random[table])
                rewards[table], over[table], cut[table] = 0.0, False, False
            else:
                goes_on = learner.step(actions[table])
                rewards[table] = learner.reward
                cut[table] = learner.cut
                over[table] = not goes_on and not learner.cut
            self._write(table)
        return [learner.info() for learner in self.learners]

    def _write(self, table: int) -> None:
        """What the learner sees. Of a mask of thousands only what has changed is touched."""
        learner, buffers = self.learners[table], self.buffers
        buffers["observation"][table] = learner.table.features(learner.seat)
        if self.rules.mask == "dense":
            row = buffers["action_mask"][table]
            row[self._marked[table]] = 0
            self._marked[table] = listed = learner.listed()
            row[listed] = 1
        if self.rules.parts is not None:
            buffers["chosen"][table] = learner.table.chosen_parts(learner.seat)

    def close(self) -> None:
        """Nothing is held open."""
