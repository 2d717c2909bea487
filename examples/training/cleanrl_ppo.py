"""Learns The Forgotten Planet by masked PPO against bots, in one file, in the manner of CleanRL; PyTorch.

    pip install farport[envs] -r examples/training/requirements.txt
    python -m examples.training.cleanrl_ppo --opponents easy medium --out build/cleanrl

writes curve.json and curve.svg: the share of games won after each round of learning. The policy is kept as OPPONENT.pt.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from examples.training.curve import Curve, written
from farport.envs.gymnasium import LearnerVectorEnv
from farport.envs.rules import Rules

TABLES = 32
DISCOUNT = 0.99
TRACE = 0.95  # lambda of the advantage estimate
CLIP = 0.2
EPOCHS = 4
BATCH = 512
RATE = 1e-3
ENTROPY = 0.01
VALUE = 0.5
LONGEST_GRADIENT = 0.5


class Agent(nn.Module):
    """The preference for an action is that for its kind plus one of its own: kinds are learned long before cells."""

    kind: Tensor

    def __init__(self, rules: Rules, hidden: int = 128) -> None:
        super().__init__()
        encoding = rules.encoding
        kinds = [place for place, run in enumerate(encoding.runs) for _ in range(run.size)]
        self.register_buffer("kind", torch.tensor(kinds))
        self.inner = nn.Sequential(nn.Linear(rules.features, hidden), nn.Tanh())
        self.kinds = nn.Linear(hidden, len(encoding.runs))
        self.actions = nn.Linear(hidden, encoding.size)
        self.value = nn.Linear(hidden, 1)
        for layer in (self.kinds, self.actions, self.value):  # begins as random play
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        hidden = self.inner(seen)
        preference = self.kinds(hidden)[:, self.kind] + self.actions(hidden)
        return Categorical(logits=preference.masked_fill(~mask, -1e9), validate_args=False), self.value(hidden)[:, 0]


def seen_of(observation: dict[str, Any]) -> tuple[Tensor, Tensor]:
    return torch.from_numpy(observation["observation"]), torch.from_numpy(observation["action_mask"]).bool()


def collected(agent: Agent, tables: LearnerVectorEnv, observation: dict[str, Any], steps: int) -> tuple[Any, Any]:
    """Some steps at every table, as tensors of (steps, tables); and where the tables stand then."""
    rows = []
    for _ in range(steps):
        seen, mask = seen_of(observation)
        with torch.no_grad():
            chances, value = agent(seen, mask)
            action = chances.sample()
        observation, rewards, over, cut, _ = tables.step(action.numpy())
        # A table whose mask is empty is over, and this step only starts its next game: nothing was decided.
        deciding = mask.any(dim=1)
        reward, ended = torch.from_numpy(rewards).float(), torch.from_numpy(over | cut)
        rows.append((seen, mask, action, chances.log_prob(action), value, reward, ended, deciding))
    return [torch.stack(column) for column in zip(*rows, strict=True)], observation


def advantages_of(values: Tensor, rewards: Tensor, ends: Tensor, deciding: Tensor, last: Tensor) -> Tensor:
    """Generalised advantages; nothing flows from one game into another."""
    advantages, running, following = torch.zeros_like(values), torch.zeros_like(last), last
    for step in reversed(range(len(values))):
        goes_on = (~ends[step]).float()
        surprise = rewards[step] + DISCOUNT * following * goes_on - values[step]
        running = (surprise + DISCOUNT * TRACE * running * goes_on) * deciding[step]
        advantages[step], following = running, values[step]
    return advantages


def improve(agent: Agent, adam: torch.optim.Optimizer, experience: Any, last: Tensor) -> None:
    seen, masks, actions, logs, values, rewards, ends, deciding = experience
    advantages = advantages_of(values, rewards, ends, deciding, last)
    kept = deciding.flatten()
    seen, masks = seen.flatten(0, 1)[kept], masks.flatten(0, 1)[kept]
    actions, logs = actions.flatten()[kept], logs.flatten()[kept]
    targets = (advantages + values).flatten()[kept]
    advantages = advantages.flatten()[kept]
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(actions)).split(BATCH):
            chances, value = agent(seen[rows], masks[rows])
            ratio = (chances.log_prob(actions[rows]) - logs[rows]).exp()
            gain = torch.min(ratio * advantages[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[rows])
            error = ((value - targets[rows]) ** 2).mean()
            loss = -gain.mean() + VALUE * error - ENTROPY * chances.entropy().mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), LONGEST_GRADIENT)
            adam.step()


def win_share(agent: Agent, tables: LearnerVectorEnv, games: int, seed: int) -> float:
    """Every table plays as many games as every other: who counted the first ones to end would favour short games."""
    observation, _ = tables.reset(seed=seed)
    left, won = np.full(tables.num_envs, -(-games // tables.num_envs)), 0.0
    played = int(left.sum())
    while left.any():
        with torch.no_grad():
            chances, _ = agent(*seen_of(observation))
        observation, rewards, over, cut, _ = tables.step(chances.sample().numpy())
        counted = (over | cut) & (left > 0)
        won += float(rewards[counted].sum())
        left -= counted
    return won / played


def trained(
    stage: str, opponent: str, rounds: int, steps: int, games: int, seed: int, processes: int = 0
) -> tuple[Agent, Curve]:
    """Learns by shaped rewards; is measured by games won, which is what counts."""
    begun = time.process_time()
    torch.manual_seed(seed)
    wishes: Any = {"stage": stage, "opponents": opponent, "processes": processes}
    learning = LearnerVectorEnv("forgotten-planet", TABLES, reward="rank+standing", discount=DISCOUNT, **wishes)
    measuring = LearnerVectorEnv("forgotten-planet", TABLES, reward="win", **wishes)
    agent = Agent(learning.rules)
    adam = torch.optim.Adam(agent.parameters(), RATE, eps=1e-5)
    observation, _ = learning.reset(seed=seed)
    curve: Curve = []
    for number in range(rounds + 1):
        if number:
            experience, observation = collected(agent, learning, observation, steps)
            with torch.no_grad():
                _, last = agent(*seen_of(observation))
            improve(agent, adam, experience, last)
        if number % 5 == 0 or number == rounds:
            share = win_share(agent, measuring, games, seed=number)
            curve.append((number * steps * TABLES, share, time.process_time() - begun))
            print(f"{opponent:>8} {curve[-1][0]:>8} decisions, {curve[-1][2]:.0f} s: {share:.1%} won", flush=True)
    learning.close()
    measuring.close()
    return agent, curve


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--stage", default="tiny")
    parser.add_argument("--opponents", nargs="+", default=["easy", "medium"])
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--steps", type=int, default=64, help="steps at every table in a round")
    parser.add_argument("--games", type=int, default=192, help="games to measure by, every fifth round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=0, help="that the tables are spread over")
    parser.add_argument("--out", type=Path, default=Path("build/cleanrl"))
    given = parser.parse_args()
    torch.set_num_threads(1)
    curves: dict[str, Curve] = {}
    given.out.mkdir(parents=True, exist_ok=True)
    for opponent in given.opponents:
        agent, curves[opponent] = trained(
            given.stage, opponent, given.rounds, given.steps, given.games, given.seed, given.processes
        )
        torch.save(agent.state_dict(), given.out / f"{opponent}.pt")
        written(given.out, "PPO in one file on The Forgotten Planet", curves)


if __name__ == "__main__":
    main()
