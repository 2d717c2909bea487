"""The Forgotten Planet: two to four seats, one acts at a time."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from farport.envs.pettingzoo.turns import TurnsEnv
from farport.kernel import Plain


def raw_env(
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    variant: str | Path | Plain | None = None,
    render_mode: str | None = None,
) -> TurnsEnv:
    return TurnsEnv("forgotten-planet", "forgotten_planet_v1", seats, options, variant, render_mode)


def env(
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    variant: str | Path | Plain | None = None,
    render_mode: str | None = None,
) -> TurnsEnv:
    """As PettingZoo's own behave with their wrappers: a forbidden action ends the game."""
    return TurnsEnv("forgotten-planet", "forgotten_planet_v1", seats, options, variant, render_mode, forgiving=False)
