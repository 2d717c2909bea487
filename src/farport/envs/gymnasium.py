"""Gymnasium environments: one learner among bots. Importing this registers `farport/ForgottenPlanet-v1` and so on.

gymnasium.make("farport/ForgottenPlanet-v1", opponents="greedy")
gymnasium.make_vec("farport/ForgottenPlanet-v1", num_envs=64)                       # in this process
gymnasium.make_vec("farport/ForgottenPlanet-v1", num_envs=8, vectorization_mode="async")   # a process each
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from farport.envs.drawing import drawn
from farport.envs.learner import Learner
from farport.envs.table import Observation, Rules, observation_space
from farport.kernel import Plain, games

VERSION = 1


class LearnerEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; bots have the others. The reward comes at the end: 1 for winning, -1 for being last."""

    metadata = {  # noqa: RUF012  (Gymnasium declares it as an attribute)
        "render_modes": ["human", "ansi"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        variant: str | Path | Plain | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        rules_version: int | None = None,
    ) -> None:
        self.rules = Rules(game, seats, options, variant, rules_version)
        self.learner = Learner(self.rules, opponents, seat)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.rules.features, self.rules.encoding.size)
        self.action_space = Discrete(self.rules.encoding.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.learner.start(self.np_random)
        self._show()
        return self.learner.observe(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        goes_on = self.learner.step(int(action))
        self._show()
        return self.learner.observe(), self.learner.reward, not goes_on, False, self.learner.info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask alone, under the name by which maskable algorithms ask for it."""
        return self.learner.observe()["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        return drawn(self.learner.table.state) if self.render_mode == "ansi" else None

    def _show(self) -> None:
        if self.render_mode == "human":
            print(drawn(self.learner.table.state))


class LearnerVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many tables in this process, observed and answered as one batch; a table that is over starts anew next step."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        variant: str | Path | Plain | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        rules_version: int | None = None,
    ) -> None:
        super().__init__()
        self.rules = Rules(game, seats, options, variant, rules_version)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {**LearnerEnv.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = observation_space(self.rules.features, self.rules.encoding.size)
        self.single_action_space = Discrete(self.rules.encoding.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.learners = [Learner(self.rules, opponents, seat) for _ in range(num_envs)]
        self._random = [np.random.default_rng() for _ in range(num_envs)]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Seeds as Gymnasium has them: none, one for the first table and the next ones for the others, or a list."""
        seeds = [seed + table for table in range(self.num_envs)] if isinstance(seed, int) else seed
        for table, learner in enumerate(self.learners):
            given = None if seeds is None else seeds[table]
            if given is not None:
                self._random[table] = np.random.default_rng(given)
            learner.start(self._random[table])
        return self._observe(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for table, (learner, action) in enumerate(zip(self.learners, actions, strict=True)):
            if learner.over:
                learner.start(self._random[table])
            elif not learner.step(int(action)):
                rewards[table] = learner.reward
                over[table] = True
                infos = self._add_info(infos, learner.info(), table)
        return self._observe(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def render(self) -> tuple[str, ...] | None:
        drawings = tuple([drawn(learner.table.state) for learner in self.learners])
        return drawings if self.render_mode == "ansi" else None

    def _observe(self) -> Observation:
        seen = [learner.observe() for learner in self.learners]
        return {
            "observation": np.stack([one["observation"] for one in seen]),
            "action_mask": np.stack([one["action_mask"] for one in seen]),
        }


def name_of(game: str) -> str:
    """The registered name of a game: "forgotten-planet" is farport/ForgottenPlanet-v1."""
    return f"farport/{game.replace('-', ' ').title().replace(' ', '')}-v{VERSION}"


def register() -> None:
    """Every installed game that is not known yet: may be called again, when a package has come."""
    for game in games():
        if name_of(game.id) in gymnasium.registry:
            continue
        gymnasium.register(
            id=name_of(game.id),
            entry_point="farport.envs.gymnasium:LearnerEnv",
            vector_entry_point="farport.envs.gymnasium:LearnerVectorEnv",
            kwargs={"game": game.id},
        )


register()
