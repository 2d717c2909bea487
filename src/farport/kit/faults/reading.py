"""Faults in what is read: options and values of the data that change nothing."""

from __future__ import annotations

from typing import TypeVar

from farport.kernel import Game, Option, Options, Plain, Rng, State, Value
from farport.kit.faults.catalogue import fault_of_game
from farport.kit.faults.probe import Probe
from farport.kit.faults.standin import StandIn, StateStandIn
from farport.kit.reading import Place, Watched, places

UNREAD = "unread"

T = TypeVar("T")


def _no_options(probe: Probe) -> str | None:
    return None if _rules_options(probe.game) else "it has no options"


def _no_data(probe: Probe) -> str | None:
    return None if probe.game.data else "it has no data"


def _rules_options(game: Game) -> list[Option]:
    return [option for option in game.options if not option.table and option.name != game.options.preset]


@fault_of_game("reads")
class UnreadOption(StandIn):
    """An option is declared that nobody asks for."""

    def __init__(self, within: Game, states: type[StateStandIn]) -> None:
        super().__init__(within, states)
        self.options = Options([*within.options, Option(UNREAD, "bool", False)])

    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> State:
        return super().setup(seats, rng, _without(options, UNREAD))


@fault_of_game("reads", _no_options)
class IgnoredOption(StandIn):
    """An option is taken for its default, whatever is chosen."""

    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> State:
        ignored = _rules_options(self.within)[0]
        return super().setup(seats, rng, {**_without(options, ignored.name), ignored.name: ignored.default_for(seats)})


@fault_of_game("reads")
class UnreadDatum(StandIn):
    """The data hold a number that nobody asks for."""

    def __init__(self, within: Game, states: type[StateStandIn]) -> None:
        super().__init__(within, states)
        self.data = {**within.data, UNREAD: {"number": 1}}

    def with_data(self, data: Plain, variant: Plain) -> Game:
        return super().with_data(_without(data, UNREAD), variant)


@fault_of_game("reads", _no_data)
class IgnoredDatum(StandIn):
    """A variant's change of a number is lost on the way."""

    def with_data(self, data: Plain, variant: Plain) -> Game:
        read: set[Place] = set()
        self.within.with_data(Watched(self.within.data, read), {})
        place = next(place for place, value in places(self.within.data) if type(value) is int and place in read)
        return super().with_data({**_without(data, place[0]), place[0]: self.within.data[place[0]]}, variant)


def _without(table: dict[str, T], name: str) -> dict[str, T]:
    """The rest of a table, asked for entry by entry."""
    return {key: table[key] for key in table if key != name}
