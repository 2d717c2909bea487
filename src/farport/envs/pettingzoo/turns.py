"""The AEC face of every game: one seat acts at a time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Unpack

import numpy as np
from gymnasium.spaces import Space
from numpy.typing import NDArray
from pettingzoo import AECEnv

from farport.envs.drawing import MODES, known_mode, rendered
from farport.envs.rules import Observation, Rules, Wishes
from farport.envs.seeding import fresh_seed
from farport.envs.table import Table
from farport.kernel import ActionError, FarportError, Game

NO_GAME = "no game is under way; reset() starts one"
ENDLESS = 2**63  # steps, as PettingZoo has it
FORBIDDEN_REWARD = -1.0  # to who plays an action that the mask forbids


def agent_names(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


class TurnsEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo ships no types
    """A game in which PettingZoo asks one agent after the other: `seat_0`, `seat_1` and so on.

    Rewards come at the end; if they are shaped, also on the way: to each agent when it is asked again, for what has
    come of its last action and those of the others since. `infos` list what the agent that is asked may answer.

    A forbidden action is refused with a sentence and changes nothing; or, as PettingZoo's wrappers have it, it ends the
    game (`forgiving=False`). The wrappers themselves would take as long as the game does: they are not needed here.
    """

    def __init__(
        self,
        of: str | Game,
        name: str,
        render_mode: str | None = None,
        forgiving: bool = True,
        **wishes: Unpack[Wishes],
    ) -> None:
        super().__init__()
        self.forgiving = forgiving
        self.rules = Rules(of, **wishes)
        self.render_mode = known_mode(render_mode)
        self.metadata = {
            "name": name,
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = agent_names(self.rules.seats)
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.rules.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.rules.action_space() for agent in self.possible_agents}
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it follows from the last one, so that one seed gives a whole series."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.table = Table(self.rules, fresh_seed(self._random))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._potentials = [self.table.potential(seat) for seat in range(self.rules.seats)]
        self._skip_agent_selection = None
        self._ask()

    def agent_iter(self, max_iter: int = ENDLESS) -> Iterable[str]:
        self._check_reset()
        agents: Iterable[str] = super().agent_iter(max_iter)
        return agents

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        self._check_reset()
        return super().last(observe)  # type: ignore[no-any-return]

    def observe(self, agent: str) -> Observation:
        self._check_started()
        return self.table.observe(self._seat[agent])

    def described(self, agent: str) -> NDArray[np.int32]:
        """A row for each listed action, for networks that score them (`observation="observer"`)."""
        self._check_started()
        return self.table.described(self._seat[agent])

    def state(self) -> NDArray[np.float32]:
        """What all seats know together, for training with a common critic."""
        self._check_reset()
        return np.concatenate([self.table.features(seat) for seat in range(self.rules.seats)])

    def step(self, action: int | None) -> None:
        self._check_started()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ActionError(f"{agent} is asked for an action; None is for an agent whose game is over")
        table = self.table
        seat = self._seat[agent]
        self._cumulative_rewards[agent] = 0.0
        if not self.forgiving and action not in table.allowed(seat):
            self._break_off(agent)
            return
        settled = table.answer(seat, int(action))
        if settled is not None:
            table.act(seat, settled)
            table.go_on(seat)
        if table.asked >= 0:
            self._ask()
        else:
            self._finish()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """The next question, with the list of its answers; and to who is asked, what has come of its last answer."""
        seat = self.table.asked
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self.infos[agent] = {"listed": self.table.allowed(seat)}
        if self.rules.reward.shaped:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.rewards[agent] = self._shaping(seat)
            self._cumulative_rewards[agent] += self.rewards[agent]

    def _shaping(self, seat: int) -> float:
        before, self._potentials[seat] = self._potentials[seat], self.table.potential(seat)
        return self.rules.reward.discount * self._potentials[seat] - before

    def _check_started(self) -> None:
        if not self.agents:
            raise FarportError(NO_GAME)

    def _check_reset(self) -> None:
        """What may be asked of a game that is over too, but not before the first."""
        if not hasattr(self, "table"):
            raise FarportError(NO_GAME)

    def _break_off(self, agent: str) -> None:
        """A forbidden action: the game ends, and who played it has lost."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.table.stop()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = FORBIDDEN_REWARD
        self.infos[agent] = {"forbidden": True, "listed": []}
        self._accumulate_rewards()
        self._deads_step_first()

    def _finish(self) -> None:
        """The game has a result, or it has reached its bound and has none."""
        result, cut = self.table.result, self.table.cut
        for agent, worth in zip(self.possible_agents, self.table.utilities(), strict=True):
            seat = self._seat[agent]
            self.rewards[agent] = worth + self._shaping(seat) if self.rules.reward.shaped else worth
            self.terminations[agent] = not cut
            self.truncations[agent] = cut
            told: dict[str, Any] = {"listed": []}
            if result is not None:
                told.update(score=result.scores[seat], rank=result.ranks[seat])
            self.infos[agent] = told
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """In a mode that was asked for; without one, as text."""
        self._check_reset()
        return rendered(self.table.state, self.render_mode or "ansi")

    def close(self) -> None:
        """Nothing is held open."""
