"""The names by which Gymnasium knows the games. It imports no game and no environment: they come with `make`."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from gymnasium.envs import registration

from farport.kernel import Game
from farport.kernel.registry import GAMES

VERSION: Final = 1
NAMESPACE: Final = "farport"
FEATURES: Final = "features"
OBSERVATIONS: Final = (FEATURES, "observer:1")  # what a game can be known by; `make` refuses what a game has not


def name_of(game: str, observation: str = FEATURES) -> str:
    """The registered name of a game: "forgotten-planet" is farport/ForgottenPlanet-v1, and seen by its observer's
    version 1 farport/ForgottenPlanet-observer1-v1."""
    seen = "" if observation == FEATURES else f"-{observation.replace(':', '')}"
    return f"{NAMESPACE}/{game.replace('-', ' ').title().replace(' ', '')}{seen}-v{VERSION}"


def register() -> None:
    """Every installed game that is not known yet: may be called again, when a package has come.

    The entry point `gymnasium.envs` leads here too.
    """
    for point in entry_points(group=GAMES):
        enter(point.name, point.name)


def enter(id: str, game: str | Game) -> None:
    """One game, by its id or as it is."""
    for observation in OBSERVATIONS:
        name = name_of(id, observation)
        if name not in registration.registry:
            registration.register(
                id=name,
                entry_point="farport.envs.gymnasium:LearnerEnv",
                vector_entry_point="farport.envs.vector:LearnerVectorEnv",
                kwargs={"game": game} if observation == FEATURES else {"game": game, "observation": observation},
            )
