"""Gymnasium environments: one learner among bots. Importing this registers `farport/ForgottenPlanet-v1` and so on.

gymnasium.make("farport/ForgottenPlanet-v1", opponents="greedy", stage="small", reward="rank+standing")
gymnasium.make_vec("farport/ForgottenPlanet-v1", num_envs=64)                 # in this process
gymnasium.make_vec("farport/ForgottenPlanet-v1", num_envs=64, processes=8)    # eight tables in each of eight
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import gymnasium
import numpy as np
from numpy.typing import NDArray

from farport.envs.drawing import MODES, known_mode, rendered
from farport.envs.learner import Learner
from farport.envs.registration import name_of, register
from farport.envs.rules import Observation, Rules, Wishes
from farport.envs.vector import LearnerVectorEnv
from farport.kernel import Game

__all__ = ["LearnerEnv", "LearnerVectorEnv", "name_of", "register"]


class LearnerEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; bots have the others. What else may be wished for is named in `Wishes`."""

    metadata = {  # noqa: RUF012  (Gymnasium declares it as an attribute)
        "render_modes": list(MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | Game,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        **wishes: Unpack[Wishes],
    ) -> None:
        self.rules = Rules(game, **wishes)
        self.learner = Learner(self.rules, opponents, seat)
        self.render_mode = known_mode(render_mode)
        self.observation_space = self.rules.observation_space()
        self.action_space = self.rules.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.learner.start(self.np_random)
        self._show()
        return self.learner.observe(), self.learner.info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        learner = self.learner
        goes_on = learner.step(int(action))
        self._show()
        return learner.observe(), learner.reward, not goes_on and not learner.cut, learner.cut, learner.info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask alone, under the name by which maskable algorithms ask for it."""
        mask = np.zeros(self.rules.width, np.bool_)
        mask[self.learner.listed()] = True
        return mask

    def described(self) -> NDArray[np.int32]:
        """A row for each listed action, for networks that score them (`observation="observer"`)."""
        return self.learner.table.described(self.learner.seat)

    def render(self) -> Any:
        return None if self.render_mode == "human" else rendered(self.learner.table.state, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            rendered(self.learner.table.state, self.render_mode)


register()
