"""The parallel face of games in which seats act at once: every agent answers at every step."""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np
from gymnasium.spaces import Discrete, Space
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from farport.envs.drawing import MODES, known_mode, rendered
from farport.envs.pettingzoo.turns import NO_GAME, agent_names
from farport.envs.rules import Observation, Rules, Wishes
from farport.envs.seeding import fresh_seed
from farport.envs.table import Table
from farport.kernel import Action, FarportError, Game

Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class TogetherEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game in which all seats that are asked act in the same step.

    The last number of the action space, `stand_by`, is for a seat that is not asked, and only for that. The lot decides
    in which order the actions of a step are heard. One that an earlier one of the same step made impossible is lost;
    one that the mask forbids is replaced by the seat's safe action. Both are told in `infos`.
    Where actions are chosen in parts, nothing happens before all who are asked have chosen theirs; who has, stands by.
    """

    def __init__(
        self,
        of: str | Game,
        name: str,
        render_mode: str | None = None,
        **wishes: Unpack[Wishes],
    ) -> None:
        super().__init__()
        self.rules = Rules(of, **wishes)
        self.render_mode = known_mode(render_mode)
        self.metadata = {"name": name, "render_modes": list(MODES), "render_fps": 1}
        self.possible_agents = agent_names(self.rules.seats)
        self.agents: list[str] = []
        self.stand_by = self.rules.width
        self.observation_spaces = {agent: self.rules.observation_space(1) for agent in self.possible_agents}
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
        self._chosen: dict[int, Action[Any]] = {}  # of those who are asked and have chosen
        self._potentials = [self.table.potential(seat) for seat in range(self.rules.seats)]
        return self._observe(), self._infos()

    def step(self, actions: dict[str, int]) -> Step:
        if not self.agents:
            raise FarportError(NO_GAME)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        asked = self.table.state.to_move
        for seat in asked:
            agent = self.possible_agents[seat]
            if seat not in self._chosen:
                self._choose(seat, int(actions[agent]), infos[agent])
        if len(self._chosen) == len(asked):
            self._act(infos)
        if self.render_mode == "human":
            self.render()
        return self._answer(infos)

    def _choose(self, seat: int, answer: int, info: dict[str, Any]) -> None:
        if answer in self.table.allowed(seat):
            action = self.table.answer(seat, answer)
        else:
            info["forbidden"] = answer
            action = self.table.state.default(seat)
        if action is not None:
            self._chosen[seat] = action

    def _act(self, infos: dict[str, dict[str, Any]]) -> None:
        chosen = list(self._chosen.items())
        self._chosen = {}
        for turn in self._random.permutation(len(chosen)):
            seat, action = chosen[turn]
            refusal = self.table.state.refusal(seat, action)
            if refusal is None and seat in self.table.state.to_move:
                self.table.act(seat, action)
            else:
                infos[self.possible_agents[seat]]["lost"] = "too late" if refusal is None else refusal.rule
        self.table.go_on(0)

    def _answer(self, infos: dict[str, dict[str, Any]]) -> Step:
        result, cut = self.table.result, self.table.cut
        agents = self.agents
        for agent, told in self._infos().items():
            infos[agent].update(told)
        if result is not None:
            for seat, agent in enumerate(self.possible_agents):
                infos[agent].update(score=result.scores[seat], rank=result.ranks[seat])
        answer = (
            self._observe(),
            dict(zip(agents, self._worth(), strict=True)),
            dict.fromkeys(agents, result is not None),
            dict.fromkeys(agents, cut),
            infos,
        )
        if result is not None or cut:
            self.agents = []
        return answer

    def _worth(self) -> list[float]:
        worth = self.table.utilities()
        if not self.rules.reward.shaped:
            return worth
        before = self._potentials
        self._potentials = [self.table.potential(seat) for seat in range(self.rules.seats)]
        discount = self.rules.reward.discount
        return [
            each + discount * after - then for each, after, then in zip(worth, self._potentials, before, strict=True)
        ]

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {"listed": self._listed(seat)} for seat, agent in enumerate(self.possible_agents)}

    def _listed(self, seat: int) -> list[int]:
        return (None if seat in self._chosen else self.table.allowed(seat)) or [self.stand_by]

    def _observe(self) -> dict[str, Observation]:
        return {agent: self._seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def _seen(self, seat: int) -> Observation:
        seen = self.table.observe(seat)
        if self.rules.mask == "dense":
            seen["action_mask"] = self.table.mask(self._listed(seat), self.stand_by + 1)
        return seen

    def described(self, agent: str) -> NDArray[np.int32]:
        """A row for each listed action, for networks that score them (`observation="observer"`)."""
        self._check_reset()
        return self.table.described(self.possible_agents.index(agent))

    def state(self) -> NDArray[np.float32]:
        """What all seats know together, for training with a common critic."""
        self._check_reset()
        return np.concatenate([self.table.features(seat) for seat in range(self.rules.seats)])

    def render(self) -> Any:
        """In a mode that was asked for; without one, as text."""
        self._check_reset()
        return rendered(self.table.state, self.render_mode or "ansi")

    def _check_reset(self) -> None:
        if not hasattr(self, "table"):
            raise FarportError(NO_GAME)

    def close(self) -> None:
        """Nothing is held open."""
