"""Sand: a tiny timed game for tests. Everybody chooses in secret; then sand runs, and whoever taps most wins.

Every second of game time a grain falls by itself; after five grains the game is over. `tap` may be played at any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from farport.kernel import (
    Action,
    Bits,
    Event,
    Facts,
    FarportError,
    Game,
    Options,
    Plain,
    Refusal,
    Result,
    Rng,
    State,
    StateError,
    Table,
    Value,
    parse_rulebook,
    rank,
)

SECOND: Final = 1_000
GRAINS: Final = 5
RULES = "# Sand\n## All\n### SND-1 Choose first {ruling}\nEverybody chooses, then the sand runs.\n"
PHASE = Refusal("SND-1", "phase", "Not now.")


class Choose(Action["Sand"]):
    """Before the sand runs: I am set."""

    __slots__ = ()
    do = "choose"

    @classmethod
    def offers(cls, state: Sand, seat: int) -> Sequence[Choose]:
        return [Choose()] if state.choosing[seat] else []

    def refusal(self, state: Sand, seat: int) -> Refusal | None:
        return None if state.choosing[seat] else PHASE

    def effect(self, state: Sand, seat: int) -> None:
        state.choosing[seat] = False
        state.tell(Event("chosen", seat))


class Tap(Action["Sand"]):
    """Once per grain."""

    __slots__ = ()
    do = "tap"

    @classmethod
    def offers(cls, state: Sand, seat: int) -> Sequence[Tap]:
        return [Tap()] if state.next_due is not None and not state.tapped[seat] else []

    def refusal(self, state: Sand, seat: int) -> Refusal | None:
        return None if state.next_due is not None and not state.tapped[seat] else PHASE

    def effect(self, state: Sand, seat: int) -> None:
        state.taps[seat] += 1
        state.tapped[seat] = True
        state.tell(Event("tapped", seat, {"at": state.clock}))


class Sand(State):
    __slots__ = ("choosing", "clock", "tapped", "taps")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.clock = 0
        self.choosing = [True] * seats
        self.taps = [0] * seats
        self.tapped = [False] * seats

    @property
    def game(self) -> Game:
        return GAME

    @property
    def now(self) -> int:
        return self.clock

    @property
    def next_due(self) -> int | None:
        if any(self.choosing) or self.clock >= GRAINS * SECOND:
            return None
        return (self.clock // SECOND + 1) * SECOND

    def advance(self, to_ms: int) -> list[Event]:
        if to_ms < self.clock:
            raise FarportError("time does not go back")
        self.happened = []
        while (due := self.next_due) is not None and due <= to_ms:
            self.clock = due
            self.tapped = [False] * self.seats
            self.tell(Event("grain", None, {"at": due}))
        if self.next_due is not None:
            self.clock = to_ms
        events = self.happened
        self.happened = []
        return events

    @property
    def to_move(self) -> tuple[int, ...]:
        if any(self.choosing):
            return tuple([seat for seat in range(self.seats) if self.choosing[seat]])
        return () if self.result else tuple([seat for seat in range(self.seats) if not self.tapped[seat]])

    @property
    def result(self) -> Result | None:
        if self.clock < GRAINS * SECOND:
            return None
        return Result(list(self.taps), rank([(taps,) for taps in self.taps]), [{} for _ in self.taps], "sand")

    def kinds(self, seat: int) -> Sequence[type[Action[Any]]]:
        return (Choose, Tap)

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        return action.refusal(self, seat)

    def default(self, seat: int) -> Action[Any]:
        return Choose() if self.choosing[seat] else Tap()

    def view(self, seat: int | None) -> Plain:
        return {"clock": self.clock, "taps": list(self.taps)}

    def guess(self, seat: int | None, rng: Bits) -> State:
        return self.copy()

    def copy(self) -> Sand:
        other = Sand(self.seats)
        other.clock = self.clock
        other.choosing = self.choosing.copy()
        other.taps = self.taps.copy()
        other.tapped = self.tapped.copy()
        return other

    def dump(self) -> Plain:
        return {"clock": self.clock, "choosing": self.choosing, "taps": self.taps, "tapped": self.tapped}

    def features(self, seat: int) -> list[float]:
        return [float(self.clock)]

    def evaluate(self, seat: int) -> float:
        return float(self.taps[seat])

    def violations(self) -> list[str]:
        return []


class SandGame(Game):
    def __init__(self) -> None:
        super().__init__(
            id="sand",
            title="Sand",
            rules_version=1,
            seats=range(1, 4),
            minutes=(1, 1),
            facts=Facts(timed=True, simultaneous=True),
            options=Options([]),
            rules=parse_rulebook(RULES),
            actions=(Choose, Tap),
            data={"table": {"choice_timeout_ms": 300}},
        )

    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> State:
        return Sand(seats)

    def restore(self, data: Plain) -> State:
        table = Table(data, "state", StateError)
        taps = table.integers("taps")
        state = Sand(len(taps))
        state.clock = table.integer("clock", 0)
        state.taps = taps
        state.choosing = [bool(value) for value in table.items("choosing", len(taps))]
        state.tapped = [bool(value) for value in table.items("tapped", len(taps))]
        return state

    def with_data(self, data: Plain, variant: Plain) -> Game:
        return self


GAME = SandGame()
