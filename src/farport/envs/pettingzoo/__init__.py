"""PettingZoo environments of every installed game: by its id, or for our own games as a module each.

from farport.envs import pettingzoo
pettingzoo.env("forgotten-planet", seats=2)

from farport.envs.pettingzoo import forgotten_planet_v1     # called as PettingZoo's own
forgotten_planet_v1.env(seats=2)
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from farport.envs.pettingzoo.together import TogetherEnv
from farport.envs.pettingzoo.turns import TurnsEnv
from farport.kernel import FarportError, Plain, game

VERSION: Final = 1


def raw_env(
    id: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    variant: str | Path | Plain | None = None,
    render_mode: str | None = None,
    rules_version: int | None = None,
) -> TurnsEnv:
    """One seat acts after the other; a forbidden action is refused with a sentence."""
    return TurnsEnv(id, name_of(id), seats, options, variant, render_mode, rules_version=rules_version)


def env(
    id: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    variant: str | Path | Plain | None = None,
    render_mode: str | None = None,
    rules_version: int | None = None,
) -> TurnsEnv:
    """As PettingZoo's own behave with their wrappers: a forbidden action ends the game."""
    return TurnsEnv(id, name_of(id), seats, options, variant, render_mode, False, rules_version)


def parallel_env(
    id: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    variant: str | Path | Plain | None = None,
    render_mode: str | None = None,
    rules_version: int | None = None,
) -> TogetherEnv:
    """All seats act at once, in games where they do."""
    if not game(id).facts.simultaneous:
        raise FarportError(f"{id}: its seats act one after the other, so it has env() and raw_env() alone")
    return TogetherEnv(id, name_of(id), seats, options, variant, render_mode, rules_version)


def name_of(id: str) -> str:
    """The name that PettingZoo knows a game by: "forgotten-planet" is forgotten_planet_v1."""
    return f"{id.replace('-', '_')}_v{VERSION}"
