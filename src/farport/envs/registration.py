"""The names by which Gymnasium knows the games. It imports no game and no environment: they come with `make`."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from gymnasium.envs import registration

from farport.kernel import Game
from farport.kernel.registry import GAMES

VERSION: Final = 1
NAMESPACE: Final = "farport"


def name_of(game: str) -> str:
    """The registered name of a game: "forgotten-planet" is farport/ForgottenPlanet-v1."""
    return f"{NAMESPACE}/{game.replace('-', ' ').title().replace(' ', '')}-v{VERSION}"


def register() -> None:
    """Every installed game that is not known yet: may be called again, when a package has come.

    The entry point `gymnasium.envs` leads here too.
    """
    for point in entry_points(group=GAMES):
        enter(point.name, point.name)


def enter(id: str, game: str | Game) -> None:
    """One game, by its id or as it is."""
    name = name_of(id)
    if name not in registration.registry:
        registration.register(
            id=name,
            entry_point="farport.envs.gymnasium:LearnerEnv",
            vector_entry_point="farport.envs.vector:LearnerVectorEnv",
            kwargs={"game": game},
        )
