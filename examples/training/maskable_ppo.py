"""Learns The Forgotten Planet with MaskablePPO of sb3-contrib, against bots; or another game.

    pip install farport[envs] -r examples/training/requirements.txt
    python -m examples.training.maskable_ppo --opponents easy medium --out build/maskable
    python -m examples.training.maskable_ppo --game duck-dealer --opponents random --reward score+evaluation \\
        --discount 0.999 --out build/maskable-ducks

writes curve.json and curve.svg: the share of games won after each round of learning. The policy is kept, OPPONENT.zip.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecEnv

import farport
from examples.training.curve import Curve, written
from farport.envs.gymnasium import name_of

GAME = "forgotten-planet"
REWARD = "rank+standing"
DISCOUNT = 0.99
TABLES = 16
RATE = 1e-3
OUTLOOK = 0.95  # 1: what came of a whole game is credited to every step of it; 0: only what the next position is worth
SHARED = 0.5  # what a victory that two share is worth


def tables(name: str, count: int, seed: int, **wishes: Any) -> VecEnv:
    """The mask is asked for by `action_masks()`, so the observation need not carry it."""
    return make_vec_env(name, count, seed=seed, env_kwargs={"mask": "listed", **wishes})


def measured(model: MaskablePPO, tables: VecEnv, games: int) -> tuple[float, float]:
    """The share of games that it wins alone, and what it scores in the mean."""
    scores: list[int] = []

    def note(seen: dict[str, Any], _: dict[str, Any]) -> None:
        if seen["done"]:
            scores.append(seen["info"].get("score", 0))  # a game that was cut has none

    rewards, _ = evaluate_policy(
        model, tables, n_eval_episodes=games, deterministic=False, callback=note, return_episode_rewards=True
    )
    return sum([reward > SHARED for reward in rewards]) / len(rewards), sum(scores) / len(scores)


class Rate:
    """The learning rate of the present round: towards the end less and less of what is learned is overturned."""

    def __init__(self, first: float, last: float) -> None:
        self.first = first
        self.last = last
        self.now = first

    def __call__(self, _: float) -> float:
        return self.now

    def go_on(self, done: float) -> None:
        self.now = self.first + (self.last - self.first) * done


def trained(
    stage: str,
    opponent: str,
    rounds: int,
    steps: int,
    games: int,
    seed: int,
    game: str = GAME,
    reward: str = REWARD,
    discount: float = DISCOUNT,
    actions: str = "flat",
    rates: tuple[float, float] = (RATE, RATE),
    outlook: float = OUTLOOK,
    divergence: float | None = None,
) -> tuple[MaskablePPO, Curve]:
    """Learns by shaped rewards; is measured by games won, which is what counts."""
    begun = time.process_time()
    rate = Rate(*rates)
    wishes = {"stage": stage, "opponents": opponent, "actions": actions}
    learning = tables(name_of(game), TABLES, seed, reward=reward, discount=discount, **wishes)
    measuring = tables(name_of(game), TABLES, seed + TABLES, reward="win", **wishes)
    model = MaskablePPO(
        "MultiInputPolicy",
        learning,
        n_steps=steps,
        batch_size=512,
        n_epochs=4,
        learning_rate=rate,
        gamma=discount,
        gae_lambda=outlook,
        target_kl=divergence,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128]},
        seed=seed,
        device="cpu",
    )
    curve: Curve = []
    for number in range(rounds + 1):
        if number:
            rate.go_on((number - 1) / rounds)
            model.learn(steps * TABLES, reset_num_timesteps=number == 1)
        if number % 5 == 0 or number == rounds:
            share, score = measured(model, measuring, games)
            curve.append((number * steps * TABLES, share, time.process_time() - begun))
            told = f"{share:.1%} won, mean score {score:.1f}"
            print(f"{opponent:>8} {curve[-1][0]:>8} decisions, {curve[-1][2]:.0f} s: {told}", flush=True)
    return model, curve


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--stage", default="tiny")
    parser.add_argument("--reward", default=REWARD, help="learned by: rank, win or score, alone or with a potential")
    parser.add_argument("--discount", type=float, default=DISCOUNT)
    parser.add_argument("--actions", default="flat", help="flat, or factors: the kind first, then axis by axis")
    parser.add_argument("--rates", type=float, nargs=2, default=(RATE, RATE), help="of learning, at first and at last")
    parser.add_argument("--outlook", type=float, default=OUTLOOK, help="lambda: over how many steps credit is spread")
    parser.add_argument("--divergence", type=float, help="a round ends early where the policy has changed by so much")
    parser.add_argument("--opponents", nargs="+", default=["easy", "medium"])
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--steps", type=int, default=128, help="steps at every table in a round")
    parser.add_argument("--games", type=int, default=200, help="games to measure by, every fifth round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/maskable"))
    given = parser.parse_args()
    torch.set_num_threads(1)
    curves: dict[str, Curve] = {}
    given.out.mkdir(parents=True, exist_ok=True)
    for opponent in given.opponents:
        model, curves[opponent] = trained(
            given.stage,
            opponent,
            given.rounds,
            given.steps,
            given.games,
            given.seed,
            given.game,
            given.reward,
            given.discount,
            given.actions,
            (given.rates[0], given.rates[1]),
            given.outlook,
            given.divergence,
        )
        model.save(given.out / f"{opponent}.zip")
        written(given.out, f"MaskablePPO on {farport.game(given.game).title}", curves)


if __name__ == "__main__":
    main()
