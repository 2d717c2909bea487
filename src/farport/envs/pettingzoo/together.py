"""The parallel face of games in which seats act at once: every agent answers at every step."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete, Space
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from farport.envs.drawing import drawn
from farport.envs.pettingzoo.turns import NO_GAME, agent_names
from farport.envs.seeding import fresh_seed
from farport.envs.table import Observation, Rules, Table, observation_space
from farport.kernel import Action, FarportError, Game, Plain

Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class TogetherEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game in which all seats that are asked act in the same step.

    The last number of the action space, `stand_by`, is for a seat that is not asked, and only for that. The lot decides
    in which order the actions of a step are heard. One that an earlier one of the same step made impossible is lost;
    one that the mask forbids is replaced by the seat's safe action. Both are told in `infos`.
    """

    def __init__(
        self,
        of: str | Game,
        name: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        variant: str | Path | Plain | None = None,
        render_mode: str | None = None,
        rules_version: int | None = None,
    ) -> None:
        super().__init__()
        self.rules = Rules(of, seats, options, variant, rules_version)
        self.render_mode = render_mode
        self.metadata = {"name": name, "render_modes": ["human", "ansi"], "render_fps": 1}
        self.possible_agents = agent_names(self.rules.seats)
        self.agents: list[str] = []
        self.stand_by = self.rules.encoding.size
        self.observation_spaces = {
            agent: observation_space(self.rules.features, self.stand_by + 1) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.stand_by + 1) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.table = Table(self.rules, fresh_seed(self._random))
        self.agents = self.possible_agents.copy()
        return self._observe(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        if not self.agents:
            raise FarportError(NO_GAME)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        chosen = [
            (seat, self._chosen(seat, actions[agent], infos[agent]))
            for seat, agent in enumerate(self.possible_agents)
            if seat in self.table.state.to_move
        ]
        for turn in self._random.permutation(len(chosen)):
            seat, action = chosen[turn]
            refusal = self.table.state.refusal(seat, action)
            if refusal is None and seat in self.table.state.to_move:
                self.table.act(seat, action)
            else:
                infos[self.possible_agents[seat]]["lost"] = "too late" if refusal is None else refusal.rule
        self.table.go_on(0)
        if self.render_mode == "human":
            self.render()
        return self._answer(infos)

    def _chosen(self, seat: int, number: int, info: dict[str, Any]) -> Action[Any]:
        action = self.table.menu(seat).get(int(number))
        if action is None:
            info["forbidden"] = int(number)
            return self.table.state.default(seat)
        return action

    def _answer(self, infos: dict[str, dict[str, Any]]) -> Step:
        result = self.table.result
        agents = self.agents
        if result is not None:
            for seat, agent in enumerate(self.possible_agents):
                infos[agent].update(score=result.scores[seat], rank=result.ranks[seat])
        answer = (
            self._observe(),
            dict(zip(agents, self.table.utilities(), strict=True)),
            dict.fromkeys(agents, result is not None),
            dict.fromkeys(agents, False),
            infos,
        )
        if result is not None:
            self.agents = []
        return answer

    def _observe(self) -> dict[str, Observation]:
        return {agent: self._seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def _seen(self, seat: int) -> Observation:
        menu = self.table.menu(seat)
        mask = self.rules.encoding.mask(menu)
        mask.append(0 if menu else 1)
        return {"observation": self.table.features(seat), "action_mask": np.frombuffer(mask, np.int8)}

    def state(self) -> NDArray[np.float32]:
        """What all seats know together, for training with a common critic."""
        self._check_reset()
        return np.concatenate([self.table.features(seat) for seat in range(self.rules.seats)])

    def render(self) -> str | None:
        self._check_reset()
        text = drawn(self.table.state)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _check_reset(self) -> None:
        if not hasattr(self, "table"):
            raise FarportError(NO_GAME)

    def close(self) -> None:
        """Nothing is held open."""
