"""The catalogue of faults: each a promise, the check that guards it, and the games that it can be broken in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from farport.kernel import Game
from farport.kit.faults.probe import Probe
from farport.kit.faults.standin import StandIn, StateStandIn


@dataclass(frozen=True)
class Fault:
    """One kind of fault: `plant` puts it into a game, `unless` says why it cannot be there (None: it can)."""

    name: str
    check: str
    title: str
    plant: Callable[[Probe], Game]
    unless: Callable[[Probe], str | None]


FAULTS: list[Fault] = []


def always(probe: Probe) -> str | None:
    return None


def nothing_hidden(probe: Probe) -> str | None:
    return None if probe.hidden else "nothing is hidden"


def no_chance(probe: Probe) -> str | None:
    return None if probe.futures else "no chance to come"


def never_refused(probe: Probe) -> str | None:
    return None if probe.refused else "nothing is ever refused to who may act"


def not_timed(probe: Probe) -> str | None:
    return None if probe.game.facts.timed else "no clock"


def timed(probe: Probe) -> str | None:
    return "time ends it" if probe.game.facts.timed else None


def fault(
    check: str, unless: Callable[[Probe], str | None] = always
) -> Callable[[type[StateStandIn]], type[StateStandIn]]:
    """A fault of the decorated states; their docstring is its title."""

    def register(states: type[StateStandIn]) -> type[StateStandIn]:
        FAULTS.append(Fault(states.__name__, check, _title(states), lambda probe: _in(probe, StandIn, states), unless))
        return states

    return register


def fault_of_game(
    check: str, unless: Callable[[Probe], str | None] = always
) -> Callable[[type[StandIn]], type[StandIn]]:
    """A fault of the decorated game."""

    def register(games: type[StandIn]) -> type[StandIn]:
        plant: Callable[[Probe], Game] = lambda probe: _in(probe, games, StateStandIn)  # noqa: E731
        FAULTS.append(Fault(games.__name__, check, _title(games), plant, unless))
        return games

    return register


def _in(probe: Probe, games: type[StandIn], states: type[StateStandIn]) -> StandIn:
    planted = games(probe.game, states)
    planted.probe = probe
    return planted


def _title(of: type) -> str:
    return " ".join((of.__doc__ or "").split()).rstrip(".")
