"""PettingZoo environments of every installed game: by its id, or for our own games as a module each.

from farport.envs import pettingzoo
pettingzoo.env("forgotten-planet", seats=2)

from farport.envs.pettingzoo import forgotten_planet_v1     # called as PettingZoo's own
forgotten_planet_v1.env(seats=2)
"""

from __future__ import annotations

from typing import Final, Unpack

from farport.envs.pettingzoo.together import TogetherEnv
from farport.envs.pettingzoo.turns import TurnsEnv
from farport.envs.registration import FEATURES
from farport.envs.rules import Wishes
from farport.envs.stages import known
from farport.kernel import FarportError

VERSION: Final = 1


def raw_env(id: str, render_mode: str | None = None, **wishes: Unpack[Wishes]) -> TurnsEnv:
    """One seat acts after the other; a forbidden action is refused with a sentence."""
    return TurnsEnv(id, name_of(id, **wishes), render_mode, **wishes)


def env(id: str, render_mode: str | None = None, **wishes: Unpack[Wishes]) -> TurnsEnv:
    """As PettingZoo's own behave with their wrappers: a forbidden action ends the game."""
    return TurnsEnv(id, name_of(id, **wishes), render_mode, forgiving=False, **wishes)


def parallel_env(id: str, render_mode: str | None = None, **wishes: Unpack[Wishes]) -> TogetherEnv:
    """All seats act at once, in games where they do."""
    if not known(id).facts.simultaneous:
        raise FarportError(f"{id}: its seats act one after the other, so it has env() and raw_env() alone")
    return TogetherEnv(id, name_of(id, **wishes), render_mode, **wishes)


def name_of(id: str, **wishes: Unpack[Wishes]) -> str:
    """The name that PettingZoo knows a game by: "forgotten-planet" is forgotten_planet_v1, and seen by its observer's
    version 1 forgotten_planet_observer1_v1."""
    observation = wishes.get("observation", FEATURES)
    seen = "" if observation == FEATURES else f"_{observation.replace(':', '')}"
    return f"{id.replace('-', '_')}{seen}_v{VERSION}"
