"""Batches of tables: what a step of a table costs, in the learner's process and in all, by number of tables.

python -m benchmarks.batches [--game forgotten-planet] [--steps 20000] [--processes 2]

Every table plays random actions against random bots on the stage `small`. Costs are seconds of the processor, so they
say the same on a busy machine as on a quiet one; what it takes to start is taken away. Where the tables are elsewhere,
the learner can have as many steps a second as its own process has time for, and as the others together make.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import Any, Final

import gymnasium
import numpy as np

from farport.envs.gymnasium import LearnerVectorEnv, name_of

TABLES: Final = (1, 8, 32, 128)
MOST_ASYNC: Final = 8  # processes of Gymnasium's, one a table
WISHES: Final[dict[str, Any]] = {"stage": "small"}
MICRO: Final = 1e6


def spent(make: Callable[[], Any], steps: int) -> np.ndarray[Any, Any]:
    """Processor time for so many steps of the batch: of this process, and of those that it has started."""
    before = os.times()
    env = make()
    _, told = env.reset(seed=1)
    random = np.random.default_rng(1)
    for _ in range(steps):
        lots = random.random(env.num_envs)
        pairs = zip(told["listed"], lots, strict=True)
        actions = [listed[int(lot * len(listed))] if listed else 0 for listed, lot in pairs]
        *_, told = env.step(np.array(actions))
    env.close()
    after = os.times()
    own = after.user + after.system - before.user - before.system
    others = after.children_user + after.children_system - before.children_user - before.children_system
    return np.array([own, own + others])


def ways(game: str, tables: int, processes: int) -> dict[str, Callable[[], Any]]:
    name = name_of(game)
    found: dict[str, Callable[[], Any]] = {
        "one process": lambda: LearnerVectorEnv(game, tables, **WISHES),
        "Gymnasium's, one process": lambda: gymnasium.make_vec(
            name, num_envs=tables, vectorization_mode="sync", **WISHES
        ),
    }
    if tables >= processes:
        found[f"{processes} processes"] = lambda: LearnerVectorEnv(game, tables, processes=processes, **WISHES)
    if 1 < tables <= MOST_ASYNC:
        found["Gymnasium's, a process each"] = lambda: gymnasium.make_vec(
            name, num_envs=tables, vectorization_mode="async", **WISHES
        )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="forgotten-planet")
    parser.add_argument("--steps", type=int, default=20_000, help="of all tables together")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    for tables in TABLES:
        for way, make in ways(given.game, tables, given.processes).items():
            steps = given.steps // tables
            own, every = (spent(make, steps) - spent(make, 0)) / (steps * tables) * MICRO
            print(f"{given.game}, {tables:>3} tables, {way}: {own:.1f} us here, {every:.1f} us in all", flush=True)


if __name__ == "__main__":
    main()
