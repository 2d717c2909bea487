"""Learns The Forgotten Planet by masked PPO against the random bot, on a small map, in NumPy; or another game.

    python -m examples.training.ppo --out build/training
    python -m examples.training.ppo --game duck-dealer --stage tiny --reward score+evaluation --discount 0.999

writes curve.json and curve.svg: the share of games won after each round of learning.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from examples.training.curve import Curve, written
from examples.training.network import Adam, Floats, Network
from farport.envs.gymnasium import LearnerVectorEnv

GAME = "forgotten-planet"
STAGE = "small"
REWARD = "rank"  # what is learned by; what is measured is games won
TABLES = 32  # games at a time
HIDDEN = 64
DISCOUNT = 0.995
TRACE = 0.95  # lambda of the advantage estimate
CLIP = 0.2
EPOCHS = 4
BATCH = 512
RATE = 1e-3
ENTROPY = 0.01
LONGEST_GRADIENT = 0.5


@dataclass
class Experience:
    """Some steps at every table: arrays of (steps, tables)."""

    seen: Floats
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    chances: Floats  # of the action that was taken
    values: Floats
    rewards: Floats
    ends: NDArray[np.bool_]
    decisions: NDArray[np.bool_]  # False where a table only started its next game
    last_values: Floats


class Training:
    """A network, the tables it plays at, and what it has learned so far."""

    def __init__(
        self,
        seed: int,
        opponents: str = "random",
        game: str = GAME,
        stage: str = STAGE,
        reward: str = REWARD,
        discount: float = DISCOUNT,
    ) -> None:
        self.random = np.random.default_rng(seed)
        self.opponents = opponents
        self.game = game
        self.stage = stage
        self.discount = discount
        self.tables = self._tables(TABLES, reward)
        self.network = Network(self.tables.rules.features, self.tables.rules.encoding, HIDDEN, self.random)
        self.adam = Adam(self.network.parameters, RATE)
        self.observation, _ = self.tables.reset(seed=seed)
        self.fresh = np.ones(TABLES, np.bool_)

    def _tables(self, count: int, reward: str) -> LearnerVectorEnv:
        """With a shaped reward the environment must know the learner's discount."""
        return LearnerVectorEnv(
            self.game, count, stage=self.stage, opponents=self.opponents, reward=reward, discount=self.discount
        )

    def round(self, steps: int) -> None:
        """Play so many steps at every table, then learn from them."""
        self.improve(self.collect(steps))

    def collect(self, steps: int) -> Experience:
        rows: list[tuple[NDArray[Any], ...]] = []
        for _ in range(steps):
            seen, mask = self.observation["observation"], self.observation["action_mask"]
            _, chances, values = self.network.forward(seen, mask)
            actions = drawn(chances, self.random)
            deciding = np.asarray(mask.any(axis=1))
            self.observation, rewards, ends, _, _ = self.tables.step(actions)
            taken = chances[np.arange(TABLES), actions]
            rows.append((seen, mask, actions, taken, values, rewards.astype(np.float32), ends, deciding))
        _, _, last_values = self.network.forward(self.observation["observation"], self.observation["action_mask"])
        columns = [np.stack(column) for column in zip(*rows, strict=True)]
        return Experience(*[*columns, last_values])

    def improve(self, experience: Experience) -> None:
        """PPO: several passes over the experience, none of which moves far from the policy that made it."""
        advantages, targets = judged(experience, self.discount)
        kept = np.flatnonzero(experience.decisions)
        flat = {
            name: getattr(experience, name).reshape(-1, *getattr(experience, name).shape[2:])[kept]
            for name in ("seen", "masks", "actions", "chances")
        }
        advantages, targets = advantages.reshape(-1)[kept], targets.reshape(-1)[kept]
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        for _ in range(EPOCHS):
            order = self.random.permutation(len(kept))
            for start in range(0, len(order), BATCH):
                rows = order[start : start + BATCH]
                self._pass({name: values[rows] for name, values in flat.items()}, advantages[rows], targets[rows])

    def _pass(self, batch: dict[str, NDArray[Any]], advantages: Floats, targets: Floats) -> None:
        hidden, chances, values = self.network.forward(batch["seen"], batch["masks"])
        rows = np.arange(len(targets))
        ratio = chances[rows, batch["actions"]] / batch["chances"]
        # Where the policy has already moved beyond the clip in the good direction, it gains nothing by moving on.
        moving = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        d_log = np.where(moving, -advantages * ratio, 0).astype(np.float32)
        d_preference = -chances * d_log[:, None]
        d_preference[rows, batch["actions"]] += d_log
        log = np.log(np.maximum(chances, 1e-12))
        entropy = -(chances * log).sum(axis=1, keepdims=True)
        d_preference += ENTROPY * chances * (log + entropy)
        scale = np.float32(1 / len(rows))
        gradients = self.network.gradients(batch["seen"], hidden, d_preference * scale, (values - targets) * scale)
        self.adam.step(gradients, LONGEST_GRADIENT)

    def win_rate(self, games: int, seed: int) -> float:
        """The share of games that the policy wins, playing as it learned to, with chance and all.

        Every table plays as many games as every other: who counted the first ones to end would favour short games.
        """
        tables = self._tables(min(games, 2 * TABLES), REWARD)
        left = np.full(tables.num_envs, games // tables.num_envs)
        played = int(left.sum())
        won = 0
        random = np.random.default_rng(seed)
        observation, _ = tables.reset(seed=seed)
        while left.any():
            _, chances, _ = self.network.forward(observation["observation"], observation["action_mask"])
            observation, rewards, ends, _, _ = tables.step(drawn(chances, random))
            counted = ends & (left > 0)
            won += int((rewards[counted] > 0).sum())
            left -= counted
        return won / played


def drawn(chances: Floats, random: np.random.Generator) -> NDArray[np.int64]:
    """An action for every table, each as likely as the policy says; 0 where there is nothing to decide."""
    ladder = np.cumsum(chances, axis=1, dtype=np.float64)
    lots = random.random((len(chances), 1)) * ladder[:, -1:]
    return np.asarray((ladder <= lots).sum(axis=1) % chances.shape[1], np.int64)


def judged(experience: Experience, discount: float = DISCOUNT) -> tuple[Floats, Floats]:
    """How much better than expected each decision turned out (generalised advantage), and what to expect instead."""
    steps = len(experience.rewards)
    advantages = np.zeros_like(experience.rewards)
    running = np.zeros_like(experience.last_values)
    next_values = experience.last_values
    for step in reversed(range(steps)):
        goes_on = ~experience.ends[step]
        surprise = experience.rewards[step] + discount * next_values * goes_on - experience.values[step]
        running = surprise + discount * TRACE * running * goes_on
        # A step that only started a new game belongs to no game: nothing flows through it.
        running = np.where(experience.decisions[step], running, 0)
        advantages[step] = running
        next_values = experience.values[step]
    return advantages, advantages + experience.values


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--steps", type=int, default=128, help="steps at every table in a round")
    parser.add_argument("--games", type=int, default=256, help="games to measure by, every fifth round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--stage", default=STAGE)
    parser.add_argument("--reward", default=REWARD, help="learned by: rank, win or score, alone or with a potential")
    parser.add_argument("--discount", type=float, default=DISCOUNT)
    parser.add_argument("--out", type=Path, default=Path("build/training"))
    given = parser.parse_args()
    training = Training(given.seed, game=given.game, stage=given.stage, reward=given.reward, discount=given.discount)
    begun = time.process_time()
    curve: Curve = []
    for number in range(given.rounds + 1):
        if number:
            training.round(given.steps)
        if number % 5 == 0 or number == given.rounds:
            share = training.win_rate(given.games, seed=number)
            curve.append((number * given.steps * TABLES, share, time.process_time() - begun))
            print(f"{curve[-1][0]:>8} decisions: {share:.1%} of {given.games} games won")
    written(given.out, "PPO in NumPy", {training.opponents: curve})


if __name__ == "__main__":
    main()
