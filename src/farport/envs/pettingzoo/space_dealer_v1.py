"""Space Dealer: three to eight seats in real time; one may act after the other, or all at once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from farport.envs.pettingzoo.together import TogetherEnv
from farport.envs.pettingzoo.turns import TurnsEnv
from farport.kernel import Plain


def raw_env(
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    variant: str | Path | Plain | None = None,
    render_mode: str | None = None,
) -> TurnsEnv:
    return TurnsEnv("space-dealer", "space_dealer_v1", seats, options, variant, render_mode)


def env(
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    variant: str | Path | Plain | None = None,
    render_mode: str | None = None,
) -> TurnsEnv:
    """As PettingZoo's own behave with their wrappers: a forbidden action ends the game."""
    return TurnsEnv("space-dealer", "space_dealer_v1", seats, options, variant, render_mode, forgiving=False)


def parallel_env(
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    variant: str | Path | Plain | None = None,
    render_mode: str | None = None,
) -> TogetherEnv:
    return TogetherEnv("space-dealer", "space_dealer_v1", seats, options, variant, render_mode)
