"""State: a point in play. Everything that anybody may ask of a running game."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from farport.kernel.action import Action, shown
from farport.kernel.data import Plain, canonical
from farport.kernel.drawing import drawn
from farport.kernel.errors import ActionError, FarportError, Refusal, RuleError, SeatError
from farport.kernel.event import Event
from farport.kernel.manner import TEMPERS, Manner
from farport.kernel.randomness import Bits
from farport.kernel.result import Result

if TYPE_CHECKING:
    from farport.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A point in play of one game.

    A game supplies what is abstract here. `legal` and `refusal` are two faces of one knowledge: every listed action has
    no refusal, and whatever is not listed (open-ended kinds apart) has one.
    """

    __slots__ = ("happened", "seats")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.happened: list[Event] = []

    # ------------------------------------------------------------------ what a game supplies

    @property
    @abstractmethod
    def game(self) -> Game: ...

    @property
    @abstractmethod
    def to_move(self) -> tuple[int, ...]:
        """The seats that are asked for an action now: one, several at once, or none when the game is over."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """None while the game runs."""

    @abstractmethod
    def kinds(self, seat: int) -> Sequence[type[Action[Any]]]:
        """The kinds of action that are open to `seat` in the present phase; empty when nothing is."""

    @abstractmethod
    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        """The first rule that forbids `action` to `seat` now, or None."""

    @abstractmethod
    def default(self, seat: int) -> Action[Any]:
        """The safe action for an absent player. Only a seat that is asked has one; another is refused."""

    @abstractmethod
    def view(self, seat: int | None) -> Plain:
        """Plain data: exactly what that seat (None: a spectator) may know."""

    @abstractmethod
    def guess(self, seat: int | None, rng: Bits) -> State:
        """A full state that fits what `seat` knows: everything hidden and all future chance drawn anew."""

    @abstractmethod
    def copy(self) -> State:
        """Equal and independent, and cheap."""

    @abstractmethod
    def dump(self) -> Plain:
        """Everything, as plain data; `game.load` is the way back."""

    @abstractmethod
    def features(self, seat: int) -> list[float]:
        """What `seat` knows as numbers of a fixed count, for learning and evaluation."""

    @abstractmethod
    def evaluate(self, seat: int) -> float:
        """How good this looks for `seat`, in the game's own points; higher is better."""

    @abstractmethod
    def violations(self) -> list[str]:
        """The game's invariants that do not hold; always empty unless there is a bug."""

    # ------------------------------------------------------------------ what may be refined

    def apply(self, seat: int, action: Action[Any]) -> None:
        """Carry out a legal action and whatever follows from it by itself."""
        action.effect(self, seat)

    def list_actions(self, seat: int) -> list[Action[Any]]:
        """What all `kinds` offer, in their order.

        A game may write it out, as ours do in listing.py: an `offers` that is called by the name of its class is a call
        in C, one that is called through a variable is looked up, which takes longer than most kinds have to say. The
        kit holds the written list against this one.
        """
        actions: list[Action[Any]] = []
        for kind in self.kinds(seat):
            actions.extend(kind.offers(self, seat))
        return actions

    def plan(self, seat: int, rng: Bits) -> list[Action[Any]]:
        """A sequence of actions that the game's own planner proposes to `seat`; empty: no planner, no proposal."""
        return []

    def plan_as(self, seat: int, rng: Bits, manner: Manner) -> list[Action[Any]]:
        """The same in a manner: with less sight and care, or with a temper. Whose planner knows none has one way."""
        return self.plan(seat, rng)

    def plans_as(self, seat: int, rng: Bits, manner: Manner, count: int) -> list[list[Action[Any]]]:
        """Up to so many different proposals, what the planner would do first; of most games one for each temper."""
        found: list[list[Action[Any]]] = []
        for temper in (manner.temper, *TEMPERS):
            proposal = self.plan_as(seat, rng, manner.with_temper(temper))
            if len(found) < count and proposal and proposal not in found:
                found.append(proposal)
        return found

    def reckoned(self, seat: int) -> list[float]:
        """What the game's own planner foresees for `seat` and its rivals, as numbers of a fixed count: for who learns
        to judge positions. Nothing, where a game has none."""
        return []

    def stance(self, seat: int) -> object:
        """What the acts of `seat` are meant to change; what they merely use up (energy, time) is left out.

        When it comes back to what it was, the acts between have come to nothing (`farport.bots.conduct`).
        """
        return canonical(self.view(seat))

    def facets(self, seat: int | None) -> dict[str, str]:
        """What balance reports compare a seat by (its race, its start ship), or the table (None: its map).

        Asked at the start and at the end, of the true state; what is known only at the end need not be there before.
        """
        return {}

    def standing(self, seat: int) -> dict[str, int]:
        """The points of `seat` by source if the game ended now; empty: the game does not say before its end."""
        return {}

    def unseen(self) -> Plain:
        """What no seat sees, such as the order of a pile, for critics that are told the whole truth; its shape stands
        in `Game.observed`. What is still to be drawn by the dice is nothing yet."""
        return {}

    def sketch(self) -> str:
        """The position as a few lines of text, for print(): what anybody may see."""
        return drawn(self.view(None))

    # ------------------------------------------------------------------ time, for games with a clock of their own

    @property
    def now(self) -> int:
        """Game time in milliseconds."""
        return 0

    @property
    def next_due(self) -> int | None:
        """The next moment at which something happens by itself, or None."""
        return None

    def due_for(self, seat: int | None) -> int | None:
        """`next_due` as far as `seat` (None: a spectator) knows. Refined where something that only others know of ends
        by itself; `next_due` is for whoever lets time pass."""
        return self.next_due

    def advance(self, to_ms: int) -> list[Event]:
        """Let game time pass until `to_ms`; what happens by itself on the way is returned.

        A game with a clock takes `known_time(to_ms)`, as the other faces take `known_seat(seat)`.
        """
        raise FarportError("this game has no clock; only timed games can be advanced")

    # ------------------------------------------------------------------ the contract, the same for every game

    def legal(self, seat: object) -> list[Action[Any]]:
        """The actions that `seat` may take now.

        The seat is taken as anything, here and below, so that the compiled build too refuses what is not one with a
        sentence.
        """
        return self.list_actions(self.known_seat(seat))

    def check(self, seat: object, action: object) -> None:
        """None, or RuleError naming the rule that forbids `action` to `seat`."""
        refusal = self.refusal(self.known_seat(seat), self._known_action(action))
        if refusal is not None:
            raise RuleError(refusal)

    def play(self, seat: object, action: object) -> list[Event]:
        """Check, apply, and return what happened, in order. A refused action changes nothing."""
        place = self.known_seat(seat)
        own = self._known_action(action)
        refusal = self.refusal(place, own)
        if refusal is not None:
            raise RuleError(refusal)
        self.happened = []
        self.apply(place, own)
        events = self.happened
        self.happened = []
        return events

    def tell(self, event: Event) -> None:
        """Rules report here what happens, while an action is carried out or time passes."""
        self.happened.append(event)

    def digest(self) -> str:
        """A fingerprint of the whole state, the same on every machine."""
        return hashlib.sha256(canonical(self.dump()).encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        """The same position of the same game; what led there does not count."""
        return self is other or (
            isinstance(other, State)
            and type(self) is type(other)
            and self.game == other.game
            and self.dump() == other.dump()
        )

    def __hash__(self) -> int:
        raise TypeError("a state changes as it is played, so it has no hash; take its digest()")

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.game, self.dump())

    def __repr__(self) -> str:
        time = f", {self.now} ms" if self.game.facts.timed else ""
        return f"<{self.game.title}, {self.seats} seats{time}: {self._standing()}>"

    def __str__(self) -> str:
        return f"{self.game.title}, {self.seats} seats: {self._standing()}\n\n{self.sketch()}"

    def _standing(self) -> str:
        """Who is to move, or how it ended."""
        result = self.result
        if result is not None:
            return f"over, {' to '.join([str(score) for score in result.scores])}"
        asked = self.to_move
        if not asked:
            return "nobody to move"
        return f"{'seats' if len(asked) > 1 else 'seat'} {', '.join([str(seat) for seat in asked])} to move"

    # ------------------------------------------------------------------ what is asked for, for the faces of a game

    def known_seat(self, seat: object) -> int:
        """A seat of this table; anything else is a SeatError."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise SeatError(f"seat {shown(seat)}: this table has the seats 0 to {self.seats - 1}")
        return seat

    def known_viewer(self, seat: object) -> int | None:
        """A seat of this table, or None for a spectator."""
        return None if seat is None else self.known_seat(seat)

    def asked_seat(self, seat: object) -> int:
        """A seat of this table that is asked for an action now."""
        place = self.known_seat(seat)
        if place not in self.to_move:
            raise FarportError(f"seat {place} is not asked for an action now")
        return place

    def known_time(self, to_ms: object) -> int:
        """A moment of game time, in whole milliseconds: another kind of number would not come back from a dump."""
        if isinstance(to_ms, bool) or not isinstance(to_ms, int):
            raise FarportError(f"time: whole milliseconds are expected, not {shown(to_ms)}")
        return to_ms

    def _known_action(self, action: object) -> Action[Any]:
        if isinstance(action, Action):
            if self.game.owns(action):
                return action
        elif isinstance(action, (str, dict)):
            return self.game.action(action)
        hint = "an action is one of `legal`, or its text, or its plain data"
        raise ActionError(f"{shown(action)} is not an action of {self.game.title}; {hint}")


def _restored(game: Game, data: Plain) -> State:
    """What pickle calls."""
    return game.restore(data)
