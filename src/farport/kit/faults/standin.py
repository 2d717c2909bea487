"""Stand-ins: a game and its states as they are, in clothes that a fault can be sewn into."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from farport.kernel import (
    Action,
    Bits,
    Encoding,
    Event,
    Game,
    Plain,
    Refusal,
    Result,
    Rng,
    RuleError,
    State,
    Value,
)
from farport.kernel.data import canonical
from farport.kernel.observer import Observed

REMEMBERED = 200  # actions that were played, for faults that mistake one for another


class StandIn(Game):
    """Another game, faithfully. `states` is the class of its states, which may break a promise.

    `opening` is the last table that was set up, `seen` what has been played: what faults need to know to go wrong in.
    """

    def __init__(self, within: Game, states: type[StateStandIn]) -> None:
        super().__init__(
            id=within.id,
            title=within.title,
            rules_version=within.rules_version,
            seats=within.seats,
            minutes=within.minutes,
            facts=within.facts,
            options=within.options,
            rules=within.rules,
            actions=within.actions,
            data=within.data,
            variant=within.variant,
            grows=within.grows,
            fixed=within.fixed,
            advice=within.advice,
            versions=within.versions,
            view_shape=within.view_shape,
        )
        self.within = within
        self.states_of = states
        self.probe: Any = None  # what was found out about the game before; a Probe
        self.opening: State | None = None
        self.seen: list[Action[Any]] = []
        self.luck = 0  # what comes from outside, for faults that let it in

    def again(self, within: Game) -> StandIn:
        """The same disguise for the same game over other data."""
        other = type(self)(within, self.states_of)
        other.probe = self.probe
        return other

    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> State:
        state = self.within.setup(seats, rng, options)
        self.opening = state.copy()
        return self.states_of(self, state)

    def restore(self, data: Plain) -> State:
        return self.states_of(self, self.within.restore(data))

    def with_data(self, data: Plain, variant: Plain) -> Game:
        return self.again(self.within.with_data(data, variant))

    def with_rules(self, version: int, data: Plain) -> Game:
        return self.again(self.within.with_rules(version, data))

    def encode(self, seats: int, options: dict[str, Value]) -> Encoding:
        return self.within.encode(seats, options)

    def observed(self, seats: int) -> Observed:
        return self.within.observed(seats)

    def action(self, data: object) -> Action[Any]:
        return self.within.action(data)


class StateStandIn(State):
    """A state of another game, faithfully; `moves` counts what was played on it."""

    __slots__ = ("moves", "owner", "within")

    def __init__(self, owner: StandIn, within: State) -> None:
        super().__init__(within.seats)
        self.owner = owner
        self.within = within
        self.moves = 0

    @property
    def game(self) -> Game:
        return self.owner

    @property
    def to_move(self) -> tuple[int, ...]:
        return self.within.to_move

    @property
    def result(self) -> Result | None:
        return self.within.result

    @property
    def now(self) -> int:
        return self.within.now

    @property
    def next_due(self) -> int | None:
        return self.within.next_due

    def due_for(self, seat: int | None) -> int | None:
        return self.within.due_for(seat)

    def kinds(self, seat: int) -> Sequence[type[Action[Any]]]:
        return self.within.kinds(seat)

    def legal(self, seat: object) -> list[Action[Any]]:
        return self.within.legal(seat)

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        return self.within.refusal(seat, action)

    def play(self, seat: object, action: object) -> list[Event]:
        place = self.known_seat(seat)
        own = self._known_action(action)
        refusal = self.refusal(place, own)
        if refusal is not None:
            raise RuleError(refusal)
        if len(self.owner.seen) < REMEMBERED:
            self.owner.seen.append(own)
        self.moves += 1
        return self.carry_out(place, own)

    def carry_out(self, seat: int, action: Action[Any]) -> list[Event]:
        return self.within.play(seat, action)

    def advance(self, to_ms: int) -> list[Event]:
        return self.within.advance(to_ms)

    def default(self, seat: int) -> Action[Any]:
        return self.within.default(seat)

    def view(self, seat: int | None) -> Plain:
        return self.within.view(seat)

    def unseen(self) -> Plain:
        return self.within.unseen()

    def guess(self, seat: int | None, rng: Bits) -> State:
        return self.beside(self.within.guess(seat, rng))

    def copy(self) -> State:
        return self.beside(self.within.copy())

    def beside(self, within: State) -> StateStandIn:
        """Another state in the same clothes."""
        other = type(self)(self.owner, within)
        other.moves = self.moves
        return other

    def dump(self) -> Plain:
        return self.within.dump()

    def features(self, seat: int) -> list[float]:
        return self.within.features(seat)

    def reckoned(self, seat: int) -> list[float]:
        return self.within.reckoned(seat)

    def evaluate(self, seat: int) -> float:
        return self.within.evaluate(seat)

    def standing(self, seat: int) -> dict[str, int]:
        return self.within.standing(seat)

    def violations(self) -> list[str]:
        return self.within.violations()

    # ------------------------------------------------------------------ for faults

    def unlisted(self, seat: int) -> Action[Any] | None:
        """An action that was played before and is refused now."""
        for action in self.owner.seen:
            if not action.open_ended and self.within.refusal(seat, action) is not None:
                return action
        return None

    def slip(self) -> None:
        """Let the game go on by itself, unasked: what a state does that changes where it should not."""
        moved = self.within.copy()
        if moved.to_move:
            seat = moved.to_move[0]
            moved.play(seat, moved.default(seat))
        elif moved.next_due is not None:
            moved.advance(moved.next_due)
        self.within = moved

    def secret(self) -> int:
        """A number that gives away what is hidden."""
        stands = {key: value for key, value in self.within.dump().items() if key != "rng"}
        return int.from_bytes(hashlib.sha256(canonical(stands).encode()).digest()[:4])

    def with_future(self, state: State, future: State) -> State:
        """The one state with the generator of another."""
        return self.owner.within.restore({**state.dump(), "rng": future.dump()["rng"]})
