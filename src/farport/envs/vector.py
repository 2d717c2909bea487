"""Many tables as one Gymnasium batch: all in this process, or spread over several that share its memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from farport.envs.batch import Batch, Told, layout
from farport.envs.drawing import MODES, known_mode, rendered
from farport.envs.rules import Observation, Rules, Wishes
from farport.envs.workers import Workers
from farport.kernel import FarportError, Game

Step = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class LearnerVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many tables, observed and answered as one batch; a table that is over starts anew at the next step.

    `processes` spreads them over so many processes; 0: they are all in this one.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        processes: int = 0,
        **wishes: Unpack[Wishes],
    ) -> None:
        super().__init__()
        if not 0 <= processes <= num_envs:
            raise FarportError(f"processes: 0 to {num_envs} can share {num_envs} tables, not {processes}")
        if processes and render_mode is not None:
            raise FarportError("render_mode: tables in other processes cannot be drawn; draw some in this one")
        self.rules = Rules(game, **wishes)
        self.num_envs = num_envs
        self.render_mode = known_mode(render_mode)
        self.metadata = {"render_modes": list(MODES), "render_fps": 1, "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = self.rules.observation_space()
        self._seen = list(self.single_observation_space.sample())
        self.single_action_space = self.rules.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._tables: Batch | Workers
        if processes:
            self._tables = Workers(self.rules, opponents, seat, num_envs, processes)
        else:
            arrays = {name: np.zeros(shape, kind) for name, (shape, kind) in layout(self.rules, num_envs).items()}
            self._tables = Batch(self.rules, opponents, seat, arrays)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Seeds as Gymnasium has them: none, one for the first table and the next ones for the others, or a list."""
        if isinstance(seed, int):
            seeds: list[int | None] = [seed + table for table in range(self.num_envs)]
        else:
            seeds = [None] * self.num_envs if seed is None else seed
        told = self._tables.reset(seeds)
        self._show()
        return self._observation(), self._infos(told)

    def step(self, actions: NDArray[np.int64]) -> Step:
        arrays = self._tables.buffers
        arrays["actions"][:] = actions
        told = self._tables.step()
        self._show()
        return (
            self._observation(),
            arrays["rewards"].copy(),
            arrays["over"].copy(),
            arrays["cut"].copy(),
            self._infos(told),
        )

    def _observation(self) -> Observation:
        arrays = self._tables.buffers
        return {name: arrays[name].copy() for name in self._seen}

    def _infos(self, told: list[Told]) -> dict[str, Any]:
        """As Gymnasium joins them: an array for each key, and one that says at which tables it was told."""
        listed = np.empty(self.num_envs, object)
        infos: dict[str, Any] = {"listed": listed, "_listed": np.ones(self.num_envs, np.bool_)}
        for table, info in enumerate(told):
            listed[table] = info.pop("listed")
            if info:
                infos = self._add_info(infos, info, table)
        return infos

    def render(self) -> Any:
        """A drawing for each table."""
        if self.render_mode in (None, "human"):
            return None
        return tuple([rendered(state, self.render_mode) for state in self._states()])

    def _show(self) -> None:
        if self.render_mode == "human":
            for state in self._states():
                rendered(state, "human")

    def _states(self) -> list[Any]:
        assert isinstance(self._tables, Batch)
        return [learner.table.state for learner in self._tables.learners]

    def close_extras(self, **kwargs: Any) -> None:
        self._tables.close()
