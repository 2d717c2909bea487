"""Faults in the same game twice: a copy, a dump, a record, a version."""

from __future__ import annotations

import random
from typing import Any

from farport.kernel import Action, Event, FarportError, Game, Plain, State, Version
from farport.kit.faults.catalogue import fault, fault_of_game
from farport.kit.faults.probe import Probe
from farport.kit.faults.standin import StandIn, StateStandIn

OFTEN = 7  # one move in so many goes wrong by bad luck


def _nothing_shared(probe: Probe) -> str | None:
    return None if probe.shared else "no list of its states is changed in place"


def _unbreakable(probe: Probe) -> str | None:
    return None if probe.broken is not None else "no damaged state gets past load"


@fault("copy")
class SameState(StateStandIn):
    """A copy is the state itself, in other clothes."""

    def copy(self) -> State:
        return self.beside(self.within)


@fault("copy", _nothing_shared)
class SharedList(StateStandIn):
    """A copy shares one list with the state."""

    def copy(self) -> State:
        other = self.beside(self.within.copy())
        name = self.owner.probe.shared
        setattr(other.within, name, getattr(self.within, name))
        return other


@fault("copy")
class ForgetfulCopy(StateStandIn):
    """A copy stands at the beginning."""

    def copy(self) -> State:
        opening = self.owner.opening
        return self.beside((self.within if opening is None else opening).copy())


@fault("dump")
class LostField(StateStandIn):
    """A part of the state is not dumped as it is, but as it was at the beginning."""

    def dump(self) -> Plain:
        data = super().dump()
        opening = self.owner.opening
        key = self.owner.probe.changing
        return data if opening is None or not key else {**data, key: opening.dump()[key]}


@fault("dump")
class NotPlain(StateStandIn):
    """A dump holds what JSON cannot say."""

    def dump(self) -> Plain:
        return {key: tuple(value) if isinstance(value, list) else value for key, value in super().dump().items()}


@fault("dump")
class LoadedTwice(StateStandIn):
    """The first move after loading counts twice."""

    def carry_out(self, seat: int, action: Action[Any]) -> list[Event]:
        events = super().carry_out(seat, action)
        if self.moves == 1 and self.within.result is None:
            self.slip()
        return events


@fault_of_game("damage")
class CrashingLoad(StandIn):
    """Damage that load does not expect."""

    def restore(self, data: Plain) -> State:
        try:
            return super().restore(data)
        except FarportError as error:
            raise KeyError(str(error)) from None


@fault_of_game("damage", _unbreakable)
class CarelessLoad(StandIn):
    """A state that cannot be is loaded."""

    def load(self, data: object) -> State:
        assert isinstance(data, dict)
        return self.restore(data)


@fault("replay")
class OwnDice(StateStandIn):
    """Luck from outside decides what a move does."""

    def carry_out(self, seat: int, action: Action[Any]) -> list[Event]:
        events = super().carry_out(seat, action)
        if random.randrange(OFTEN) == 0 and self.within.result is None:
            self.slip()
        return events


@fault("replay")
class UnsteadyDigest(StateStandIn):
    """The same state has another digest every time."""

    def digest(self) -> str:
        self.owner.luck += 1
        return f"{self.owner.luck}-{super().digest()}"


@fault_of_game("versions")
class UncountedVersions(StandIn):
    """The versions of the rules do not count upwards."""

    def __init__(self, within: Game, states: type[StateStandIn]) -> None:
        super().__init__(within, states)
        self.versions = (*self.versions, Version(0, "Before the first."))
