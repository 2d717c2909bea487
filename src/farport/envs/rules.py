"""Rules: what all games of one kind of environment share, made of what was asked for by name."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from struct import Struct
from typing import Any, Final, TypedDict

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray

from farport.envs import stages
from farport.envs.parts import WIDTH, Parts
from farport.envs.registration import FEATURES
from farport.envs.rewards import RANK, Reward
from farport.envs.stages import FULL, Stage
from farport.kernel import Encoding, FarportError, Game, Plain
from farport.kernel.data import read_variant
from farport.kernel.observer import Observer

Observation = dict[str, NDArray[Any]]

LIMIT: Final = np.float32(100)  # features are of the order of 1; learners want to be told a bound
EXACT: Final = np.float32(1 << 24)  # whole numbers up to here are told exactly by a float
NOT_CHOSEN: Final = -1
ACTIONS: Final = ("flat", "factors")
MASKS: Final = ("dense", "listed")
OBSERVER: Final = "observer"


class Wishes(TypedDict, total=False):
    """What every environment can be asked for, besides its game. All faces take these names."""

    seats: int | None
    options: Mapping[str, object] | None
    variant: str | Path | Plain | None
    rules_version: int | None
    stage: str  # a step of the game's curriculum: "tiny", …, "full"
    bound: int | None  # actions of each seat after which a game is cut; None: what the stage says
    reward: str  # "rank", "win", "score"; "+standing" or "+evaluation" shapes it
    discount: float  # of the shaping, the learner's own
    actions: str  # "flat": one number an action; "factors": its kind, then axis by axis
    mask: str  # "dense": in the observation; "listed": as indices in the info alone
    observation: str  # "features", or "observer:1": the tables of an observer, "observer" for its newest version


class Rules:
    """The game, its seats and options, the encoding of its actions, the reward, the bound."""

    __slots__ = (
        "action_table",
        "actions",
        "bound",
        "encoding",
        "features",
        "game",
        "mask",
        "observation",
        "observer",
        "options",
        "packing",
        "parts",
        "reward",
        "seats",
        "stage",
    )

    def __init__(
        self,
        of: str | Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        variant: str | Path | Plain | None = None,
        rules_version: int | None = None,
        *,
        stage: str | Stage = FULL,
        bound: int | None = None,
        reward: str = RANK,
        discount: float = 1.0,
        actions: str = "flat",
        mask: str = "dense",
        observation: str = FEATURES,
    ) -> None:
        """`of` is the id of an installed game, or a game; its newest rules, or those of a version."""
        plain = stages.known(of) if isinstance(of, str) else of
        plain = plain if rules_version is None else plain.of_version(rules_version)
        self.stage: Stage = stages.stage(plain, stage) if isinstance(stage, str) else stage
        changes = read_variant(Path(variant)) if isinstance(variant, (str, Path)) else variant
        if changes is None:
            changes = self.stage.variant
        elif self.stage.variant not in (None, changes):
            raise FarportError(f"{plain.id}: the stage {self.stage.name} is a variant itself; give one or the other")
        self.game: Game = plain if changes in (None, plain.variant) else plain.varied(changes)
        self.seats: int = seats or self.stage.seats or self.game.seats[0]
        self.options: dict[str, object] = {**self.stage.options, **(options or {})}
        self.encoding: Encoding = self.game.encoding(self.seats, self.options)
        self.observer = observer_of(self.game, self.seats, observation)
        self.action_table = None if self.observer is None else self.observer.actions(self.encoding)
        self.observation = FEATURES if self.observer is None else f"{OBSERVER}:{self.observer.version}"
        first = self.game.new(self.seats, 0, self.options)
        self.features: int = len(first.features(0)) if self.observer is None else self.observer.size
        self.packing = Struct(f"{self.features}f")  # the features as 32-bit numbers
        self.bound: int = self.stage.bound if bound is None else bound
        if self.bound < 1:
            raise FarportError(f"bound: at least 1 action for each seat is needed, not {bound}")
        self.reward = Reward(reward, discount, self.stage.points)
        self.actions = one_of("actions", actions, ACTIONS)
        self.mask = one_of("mask", mask, MASKS)
        self.parts = Parts(self.encoding) if actions == "factors" else None

    @property
    def width(self) -> int:
        """How many answers there are to a question: the size of the action space."""
        return self.encoding.size if self.parts is None else self.parts.width

    @property
    def longest(self) -> int:
        """Actions that a game takes at most, all seats together."""
        return self.bound * self.seats

    def action_space(self) -> Space[Any]:
        return Discrete(self.width)

    def observation_space(self, more: int = 0) -> Space[Any]:
        """The same for every seat: what it knows, what it may answer (`more`: answers that a face adds), and in parts
        what it has chosen so far."""
        limit = LIMIT if self.observer is None else EXACT
        spaces: dict[str, Space[Any]] = {"observation": Box(-limit, limit, (self.features,), np.float32)}
        if self.mask == "dense":
            spaces["action_mask"] = Box(0, 1, (self.width + more,), np.int8)
        if self.parts is not None:
            spaces["chosen"] = Box(NOT_CHOSEN, WIDTH, (self.parts.depth,), np.int16)
        return Dict(spaces)

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from what it was made of: the encoding of a large table is larger than all the rest."""
        wishes = {
            "stage": self.stage,
            "bound": self.bound,
            "reward": self.reward.name,
            "discount": self.reward.discount,
            "actions": self.actions,
            "mask": self.mask,
            "observation": self.observation,
        }
        return _again, (self.game, self.seats, self.options, wishes)


def _again(of: Game, seats: int, options: dict[str, object], wishes: dict[str, Any]) -> Rules:
    """What pickle calls."""
    return Rules(of, seats, options, **wishes)


def observer_of(game: Game, seats: int, observation: str) -> Observer | None:
    """The observer that is asked for by name and version; None for features."""
    name, _, version = observation.partition(":")
    if name == FEATURES and not version:
        return None
    if name != OBSERVER or not (version.isdecimal() or observation == OBSERVER):
        raise FarportError(f"observation: there is no {observation!r}; it is features, observer or observer:1")
    return game.observer(int(version) if version else None, seats)


def one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise FarportError(f"{name}: there is no {value!r}; it is {' or '.join(allowed)}")
    return value
