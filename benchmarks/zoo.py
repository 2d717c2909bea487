"""PettingZoo environments, stepped as its own performance benchmark does: those of Farport, and chess of its own.

The random action comes from the list that an environment gives beside its mask, where it gives one, as ours do.

python -m benchmarks.zoo SECONDS chess_v6
python -m benchmarks.zoo SECONDS farport BUILD
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

import farport
from benchmarks.measurement import STEP, measure, report


class Environment:
    """An environment as its users make it, with all wrappers."""

    def __init__(self, name: str, build: str, module: Any) -> None:
        self.name = name
        self.build = build
        self.env = module.env()

    def match(self, seed: int) -> Episode:
        return Episode(self.env, seed)


class Episode:
    def __init__(self, env: Any, seed: int) -> None:
        env.reset(seed=seed)
        self.env = env
        self.choose = random.Random(seed).choice

    def step(self) -> int:
        observation, _, terminated, truncated, info = self.env.last()
        if terminated or truncated:
            return 0
        allowed = info.get("listed") or np.flatnonzero(observation["action_mask"]).tolist()
        self.env.step(self.choose(allowed))
        return len(allowed)

    def calls(self) -> dict[str, Callable[[], object]]:
        return {}


def subjects(whose: str, build: str) -> list[Environment]:
    if whose == "farport":
        names = [f"{game.id.replace('-', '_')}_v1" for game in farport.games()]
        return [Environment(name, build, importlib.import_module(f"farport.envs.pettingzoo.{name}")) for name in names]
    return [Environment(whose, build, importlib.import_module(f"pettingzoo.classic.{whose}"))]


if __name__ == "__main__":
    build = sys.argv[3] if len(sys.argv) > 3 else "pure"
    for subject in subjects(sys.argv[2], build):
        report(measure(subject, float(sys.argv[1]), STEP))
