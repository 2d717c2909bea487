"""PettingZoo, Gymnasium and OpenSpiel faces of the same contract; each is imported by itself, with its library."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from farport.kernel import Game, Plain

__all__ = ["enrol"]


def enrol(game: Game, stages: str | Path | Plain | None = None) -> None:
    """Gives a game of your own everything that ours have: `farport/YourGame-v1` in Gymnasium, `your-game` in
    PettingZoo, `farport_your_game` in OpenSpiel where that is installed, and the stages of its curriculum (a TOML file,
    or its content). An installed game has all but its stages without this."""
    from farport.envs import registration
    from farport.envs import stages as known

    known.enrol(game, stages)
    registration.enter(game.id, game)
    if find_spec("pyspiel") is not None:
        from farport.envs import openspiel

        openspiel.enter(game)
