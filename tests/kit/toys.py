"""Two toy games that keep every promise: Divers (hidden crates, chance, an open-ended gift) and Drones (a clock).

Each takes the class of its states, so that a test can hand it one that breaks a single promise.
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
    Number,
    Option,
    OptionError,
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
from farport.kernel.observer import Observed, Pen, Scribe
from farport.kernel.shape import INTEGER, listed, table

# ====================================================================== Divers

DIVERS_RULES: Final = """# Divers

## Play

### DV-1 Turns {stated}
The seats take turns; each takes one action. After the last round the game is over.

### DV-2 Dive {stated}
Take the top crate of the wreck into your hand, unseen by others. One crate in six breaks on the way up.

### DV-3 Hand {stated}
A hand holds three crates at most.

### DV-4 Stow {stated}
Lay a crate of your hand in your hold. It counts its value.

### DV-5 Give {stated}
Give any number of your coins to another seat.

### DV-6 Rest {stated}
Do nothing.
"""

CRATES: Final = [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5]
HAND: Final = 3
COINS: Final = 9

NOT_YOUR_TURN: Final = Refusal("DV-1", "not_your_turn", "It is not your turn.")
NO_SUCH_CRATE: Final = Refusal("DV-4", "no_such_crate", "There is no {crate} in your hand.")
WRECK_EMPTY: Final = Refusal("DV-2", "wreck_empty", "The wreck is empty.")
HAND_FULL: Final = Refusal("DV-3", "hand_full", "Your hand is full.")
TO_YOURSELF: Final = Refusal("DV-5", "to_yourself", "A gift is for another seat of the table.")
TOO_FEW_COINS: Final = Refusal("DV-5", "too_few_coins", "You have only {coins}.")


class DiversState(State):
    """The wreck, the hands, the holds, the coins."""

    __slots__ = ("coins", "hands", "holds", "lost", "owner", "rng", "rounds", "turn", "wreck")

    def __init__(self, game: DiversGame, seats: int, rounds: int, rng: Rng) -> None:
        super().__init__(seats)
        self.owner = game
        self.rounds = rounds
        self.rng = rng
        self.turn = 0
        self.wreck: list[int] = []
        self.lost: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.holds: list[list[int]] = [[] for _ in range(seats)]
        self.coins = [COINS] * seats

    @property
    def game(self) -> Game:
        return self.owner

    @property
    def over(self) -> bool:
        return self.turn >= self.rounds * self.seats

    @property
    def to_move(self) -> tuple[int, ...]:
        return () if self.over else (self.turn % self.seats,)

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        parts = [{"crates": sum(hold), "coins": coins} for hold, coins in zip(self.holds, self.coins, strict=True)]
        scores = [sum(part.values()) for part in parts]
        return Result(scores, rank([(score,) for score in scores]), parts, "the last round is over")

    def kinds(self, seat: int) -> Sequence[type[Action[Any]]]:
        return self.owner.actions if seat in self.to_move else ()

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        return action.refusal(self, seat) if seat in self.to_move else NOT_YOUR_TURN

    def apply(self, seat: int, action: Action[Any]) -> None:
        action.effect(self, seat)
        self.turn += 1

    def default(self, seat: int) -> Action[Any]:
        return Rest()

    def view(self, seat: int | None) -> Plain:
        return {
            "turn": self.turn,
            "wreck": len(self.wreck),
            "lost": list(self.lost),
            "hands": [len(hand) for hand in self.hands],
            "hand": [] if seat is None else sorted(self.hands[seat]),
            "holds": [list(hold) for hold in self.holds],
            "coins": list(self.coins),
        }

    def guess(self, seat: int | None, rng: Bits) -> State:
        other = self.copy()
        assert isinstance(other, DiversState)
        other.rng = Rng(rng.getrandbits(64))
        unseen = [place for place in range(self.seats) if place != seat]
        pool = [*other.wreck, *[crate for place in unseen for crate in other.hands[place]]]
        Rng(rng.getrandbits(64)).shuffle(pool)
        for place in unseen:
            other.hands[place] = [pool.pop() for _ in other.hands[place]]
        other.wreck = pool
        return other

    def copy(self) -> State:
        other = type(self)(self.owner, self.seats, self.rounds, self.rng.copy())
        other.turn = self.turn
        other.wreck = list(self.wreck)
        other.lost = list(self.lost)
        other.hands = [list(hand) for hand in self.hands]
        other.holds = [list(hold) for hold in self.holds]
        other.coins = list(self.coins)
        return other

    def dump(self) -> Plain:
        return {
            "seats": self.seats,
            "rounds": self.rounds,
            "rng": self.rng.dump(),
            "turn": self.turn,
            "wreck": list(self.wreck),
            "lost": list(self.lost),
            "hands": [list(hand) for hand in self.hands],
            "holds": [list(hold) for hold in self.holds],
            "coins": list(self.coins),
        }

    def features(self, seat: int) -> list[float]:
        counts = [float(self.hands[seat].count(value)) for value in range(1, 6)]
        return [*counts, float(self.turn), *[float(coins) for coins in self.coins]]

    def evaluate(self, seat: int) -> float:
        return float(sum(self.holds[seat]) + self.coins[seat])

    def violations(self) -> list[str]:
        broken = []
        crates = [*self.wreck, *self.lost, *[crate for pile in (*self.hands, *self.holds) for crate in pile]]
        if sorted(crates) != CRATES:
            broken.append(f"the crates {sorted(crates)} are not those of the game")
        if sum(self.coins) != COINS * self.seats or min(self.coins) < 0:
            broken.append(f"the coins {self.coins} are not those that were dealt")
        if any(len(hand) > HAND for hand in self.hands):
            broken.append("a hand is too large")
        return broken


class Dive(Action[DiversState]):
    """DV-2: take the top crate."""

    __slots__ = ()
    do = "dive"

    @classmethod
    def offers(cls, state: DiversState, seat: int) -> Sequence[Action[DiversState]]:
        return [cls()] if state.wreck and len(state.hands[seat]) < HAND else []

    def refusal(self, state: DiversState, seat: int) -> Refusal | None:
        if not state.wreck:
            return WRECK_EMPTY
        return HAND_FULL if len(state.hands[seat]) >= HAND else None

    def effect(self, state: DiversState, seat: int) -> None:
        crate = state.wreck.pop()
        if state.rng.below(6) == 0:
            state.lost.append(crate)
            state.tell(Event("broke", seat, {"crate": crate}, reveals=True))
        else:
            state.hands[seat].append(crate)
            state.tell(Event("dived", seat, secret={"crate": crate}, witnesses=(seat,), reveals=True))


class Stow(Action[DiversState]):
    """DV-4: a crate into the hold."""

    __slots__ = ("crate",)
    do = "stow"
    fields = (Number("crate", 1, 5),)

    def __init__(self, crate: int) -> None:
        self.crate = crate

    @classmethod
    def offers(cls, state: DiversState, seat: int) -> Sequence[Action[DiversState]]:
        return [cls(crate) for crate in sorted(set(state.hands[seat]))]

    def refusal(self, state: DiversState, seat: int) -> Refusal | None:
        return None if self.crate in state.hands[seat] else NO_SUCH_CRATE.says({"crate": self.crate})

    def effect(self, state: DiversState, seat: int) -> None:
        state.hands[seat].remove(self.crate)
        state.holds[seat].append(self.crate)
        state.tell(Event("stowed", seat, {"crate": self.crate}, reveals=True))


class Give(Action[DiversState]):
    """DV-5: any number of coins; offered is one."""

    __slots__ = ("coins", "to")
    do = "give"
    fields = (Number("to", 0, 3), Number("coins", 1, 99))
    open_ended = True

    def __init__(self, to: int, coins: int) -> None:
        self.to = to
        self.coins = coins

    @classmethod
    def offers(cls, state: DiversState, seat: int) -> Sequence[Action[DiversState]]:
        return [cls(to, 1) for to in range(state.seats) if to != seat] if state.coins[seat] else []

    def refusal(self, state: DiversState, seat: int) -> Refusal | None:
        if self.to == seat or self.to >= state.seats:
            return TO_YOURSELF
        return TOO_FEW_COINS.says({"coins": state.coins[seat]}) if self.coins > state.coins[seat] else None

    def effect(self, state: DiversState, seat: int) -> None:
        state.coins[seat] -= self.coins
        state.coins[self.to] += self.coins
        state.tell(Event("gave", seat, {"to": self.to, "coins": self.coins}))


class Rest(Action[DiversState]):
    """DV-6: nothing."""

    __slots__ = ()
    do = "rest"

    @classmethod
    def offers(cls, state: DiversState, seat: int) -> Sequence[Action[DiversState]]:
        return [cls()]

    def refusal(self, state: DiversState, seat: int) -> Refusal | None:
        return None

    def effect(self, state: DiversState, seat: int) -> None:
        state.tell(Event("rested", seat))


DIVERS_VIEW: Final = table(
    "View",
    {
        "turn": INTEGER,
        "wreck": INTEGER,
        "lost": listed(INTEGER),
        "hands": listed(INTEGER),
        "hand": listed(INTEGER),
        "holds": listed(listed(INTEGER)),
        "coins": listed(INTEGER),
    },
)


class DiversScribe(Scribe):
    """Writes what DIVERS_VIEW declares without making a view of it."""

    def terms(self, state: State) -> object | None:
        return state.game if type(state) is DiversState else None

    def write(self, state: State, viewer: int | None, pen: Pen) -> bool:
        assert isinstance(state, DiversState)
        pen.table()
        pen.put(state.turn)
        pen.put(len(state.wreck))
        hands = [len(hand) for hand in state.hands]
        for numbers in (state.lost, hands, [] if viewer is None else sorted(state.hands[viewer])):
            pen.table()
            pen.put_all(numbers)
        pen.bare(len(state.holds))
        pen.table()
        for row, hold in enumerate(state.holds):
            for crate in hold:
                pen.put(row)
                pen.put(crate)
        pen.table()
        pen.put_all(state.coins)
        return True


class DiversGame(Game):
    """Divers, with the states of a given class."""

    def __init__(self, states: type[DiversState] = DiversState) -> None:
        super().__init__(
            id="divers",
            title="Divers",
            rules_version=1,
            seats=range(2, 5),
            minutes=(5, 10),
            facts=Facts(hidden_information=True, chance=True),
            options=Options(
                [
                    Option("rounds", "int", 5, low=1, high=12, rule="DV-1", help="rounds to play"),
                    Option("deal", "bool", True, rule="DV-3", help="everybody starts with two crates"),
                    Option("wreck", "choice", "shuffled", choices=("shuffled", "sorted"), rule="DV-2"),
                ]
            ),
            rules=parse_rulebook(DIVERS_RULES),
            actions=(Dive, Stow, Give, Rest),
            data={},
            view_shape=DIVERS_VIEW,
        )
        self.states_of = states

    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> State:
        if options["wreck"] == "sorted" and options["deal"]:
            raise OptionError("option deal: it must be off when the wreck is sorted, or all would know the hands")
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        state = self.states_of(self, seats, rounds, rng)
        state.wreck = list(CRATES)
        if options["wreck"] == "shuffled":
            rng.shuffle(state.wreck)
        if options["deal"]:
            for hand in state.hands:
                hand.extend([state.wreck.pop(), state.wreck.pop()])
        return state

    def observed(self, seats: int) -> Observed:
        return Observed(scribe=DiversScribe())

    def restore(self, data: Plain) -> State:
        table = Table(data, "state", StateError)
        table.only(("seats", "rounds", "rng", "turn", "wreck", "lost", "hands", "holds", "coins"))
        seats = table.integer("seats", self.seats[0], self.seats[-1])
        key, counter = table.integers("rng", 2, 0, 2**64 - 1)
        state = self.states_of(self, seats, table.integer("rounds", 1, 12), Rng(key, counter))
        state.turn = table.integer("turn", 0, state.rounds * seats)
        state.wreck = table.integers("wreck", low=1, high=5)
        state.lost = table.integers("lost", low=1, high=5)
        state.hands = self._piles(table, "hands", seats)
        state.holds = self._piles(table, "holds", seats)
        state.coins = table.integers("coins", seats, 0)
        return state

    def _piles(self, table: Table, key: str, seats: int) -> list[list[int]]:
        piles = Table({str(place): pile for place, pile in enumerate(table.items(key, seats))}, key, StateError)
        return [piles.integers(place, low=1, high=5) for place in piles.keys()]  # noqa: SIM118  (a Table is no dict)

    def with_data(self, data: Plain, variant: Plain) -> Game:
        return self


# ====================================================================== Drones

DRONES_RULES: Final = """# Drones

## Play

### DR-1 Drones {stated}
Everybody acts at any time, but a drone that is out cannot be sent.

### DR-2 Mine {stated}
Send the drone out for one to three hours; it brings one ore for each when it comes back.
"""

HOUR: Final = 1000
END: Final = 9500

DRONE_IS_OUT: Final = Refusal("DR-1", "drone_is_out", "Your drone is out until {until}.")
IT_IS_OVER: Final = Refusal("DR-1", "over", "The game is over.")


class DronesState(State):
    """When each drone comes back (0: it is home), with how much, and what everybody has."""

    __slots__ = ("back", "clock", "load", "ore", "owner")

    def __init__(self, game: DronesGame, seats: int) -> None:
        super().__init__(seats)
        self.owner = game
        self.clock = 0
        self.back = [0] * seats
        self.load = [0] * seats
        self.ore = [0] * seats

    @property
    def game(self) -> Game:
        return self.owner

    @property
    def to_move(self) -> tuple[int, ...]:
        return () if self.clock >= END else tuple([seat for seat, back in enumerate(self.back) if back == 0])

    @property
    def result(self) -> Result | None:
        if self.clock < END:
            return None
        return Result(list(self.ore), rank([(ore,) for ore in self.ore]), [{"ore": ore} for ore in self.ore], "evening")

    def kinds(self, seat: int) -> Sequence[type[Action[Any]]]:
        return self.owner.actions if seat in self.to_move else ()

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        if self.clock >= END:
            return IT_IS_OVER
        return DRONE_IS_OUT.says({"until": self.back[seat]}) if self.back[seat] else None

    def default(self, seat: int) -> Action[Any]:
        return Mine(1)

    @property
    def now(self) -> int:
        return self.clock

    @property
    def next_due(self) -> int | None:
        return None if self.clock >= END else min([END, *[back for back in self.back if back]])

    def advance(self, to_ms: int) -> list[Event]:
        if to_ms < self.clock:
            raise FarportError(f"time does not go back: it is {self.clock} ms, not {to_ms} ms")
        self.happened = []
        due = self.next_due
        while due is not None and due <= to_ms:
            self.clock = due
            self.come_back()
            due = self.next_due
        if self.clock < END:
            self.clock = to_ms
        events, self.happened = self.happened, []
        return events

    def come_back(self) -> None:
        for seat in range(self.seats):
            if self.back[seat] == self.clock:
                self.ore[seat] += self.load[seat]
                self.back[seat] = self.load[seat] = 0
                self.tell(Event("came_back", seat, {"ore": self.ore[seat]}))

    def view(self, seat: int | None) -> Plain:
        return self.dump()

    def guess(self, seat: int | None, rng: Bits) -> State:
        return self.copy()

    def copy(self) -> State:
        other = type(self)(self.owner, self.seats)
        other.clock = self.clock
        other.back = list(self.back)
        other.load = list(self.load)
        other.ore = list(self.ore)
        return other

    def dump(self) -> Plain:
        return {"clock": self.clock, "back": list(self.back), "load": list(self.load), "ore": list(self.ore)}

    def features(self, seat: int) -> list[float]:
        return [float(self.clock), float(self.back[seat]), float(self.ore[seat])]

    def evaluate(self, seat: int) -> float:
        return float(self.ore[seat])

    def violations(self) -> list[str]:
        late = [seat for seat, back in enumerate(self.back) if back and back <= self.clock]
        return [f"the drone of seat {late[0]} should be back"] if late else []


class Mine(Action[DronesState]):
    """DR-2: send the drone."""

    __slots__ = ("hours",)
    do = "mine"
    fields = (Number("hours", 1, 3),)

    def __init__(self, hours: int) -> None:
        self.hours = hours

    @classmethod
    def offers(cls, state: DronesState, seat: int) -> Sequence[Action[DronesState]]:
        return [cls(hours) for hours in (1, 2, 3)]

    def refusal(self, state: DronesState, seat: int) -> Refusal | None:
        return None

    def effect(self, state: DronesState, seat: int) -> None:
        state.back[seat] = state.clock + self.hours * HOUR
        state.load[seat] = self.hours
        state.tell(Event("went_out", seat, {"hours": self.hours}))


class DronesGame(Game):
    """Drones, with the states of a given class."""

    def __init__(self, states: type[DronesState] = DronesState) -> None:
        super().__init__(
            id="drones",
            title="Drones",
            rules_version=1,
            seats=range(1, 4),
            minutes=(1, 1),
            facts=Facts(timed=True, simultaneous=True),
            options=Options([]),
            rules=parse_rulebook(DRONES_RULES),
            actions=(Mine,),
            data={},
        )
        self.states_of = states

    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> State:
        return self.states_of(self, seats)

    def restore(self, data: Plain) -> State:
        table = Table(data, "state", StateError)
        table.only(("clock", "back", "load", "ore"))
        seats = len(table.items("ore"))
        if seats not in self.seats:
            raise StateError(f"state: ore: {seats} seats")
        state = self.states_of(self, seats)
        state.clock = table.integer("clock", 0, END)
        state.back = table.integers("back", seats, 0)
        state.load = table.integers("load", seats, 0)
        state.ore = table.integers("ore", seats, 0)
        return state

    def with_data(self, data: Plain, variant: Plain) -> Game:
        return self


# ====================================================================== Envelopes

ENVELOPES_RULES: Final = """# Envelopes

## Play

### EN-1 Seal {stated}
All at once, everybody lays a number of their hand before them, face down. It may be changed until the last one lies,
and nobody else hears of that.

### EN-2 Open {stated}
Then all are opened and spent. Who alone has the highest number scores.

### EN-3 Rounds {stated}
A hand has five numbers; after the last round the game is over.
"""

NOT_IN_HAND: Final = Refusal("EN-3", "not_in_hand", "You have spent the {number}.")
LIES_THERE: Final = Refusal("EN-1", "lies_there", "The {number} lies there already.")
ALL_OPENED: Final = Refusal("EN-3", "all_opened", "The last round is over.")


class EnvelopesState(State):
    """What lies before everybody (0: nothing), what is left in their hands, and the points."""

    __slots__ = ("hands", "owner", "points", "rng", "round", "rounds", "sealed")

    def __init__(self, game: EnvelopesGame, seats: int, rounds: int, rng: Rng) -> None:
        super().__init__(seats)
        self.owner = game
        self.rounds = rounds
        self.rng = rng
        self.round = 0
        self.sealed = [0] * seats
        self.hands = [list(range(1, game.numbers + 1)) for _ in range(seats)]
        self.points = [0] * seats

    @property
    def game(self) -> Game:
        return self.owner

    @property
    def to_move(self) -> tuple[int, ...]:
        return () if self.over else tuple([seat for seat, number in enumerate(self.sealed) if not number])

    @property
    def over(self) -> bool:
        return self.round >= self.rounds

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        parts = [{"rounds": points} for points in self.points]
        return Result(list(self.points), rank([(points,) for points in self.points]), parts, "the last round is over")

    def standing(self, seat: int) -> dict[str, int]:
        return {"rounds": self.points[seat]}

    def kinds(self, seat: int) -> Sequence[type[Action[Any]]]:
        return () if self.over else self.owner.actions

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        return ALL_OPENED if self.over else action.refusal(self, seat)

    def default(self, seat: int) -> Action[Any]:
        return Seal(self.hands[self.asked_seat(seat)][0])

    def view(self, seat: int | None) -> Plain:
        return {
            "round": self.round,
            "hands": [list(hand) for hand in self.hands],
            "points": list(self.points),
            "sealed": None if seat is None else self.sealed[seat],
        }

    def guess(self, seat: int | None, rng: Bits) -> State:
        other = self.copy()
        assert isinstance(other, EnvelopesState)
        other.rng = Rng(rng.getrandbits(64))
        for place, hand in enumerate(self.hands):
            if place != seat and self.sealed[place]:
                other.sealed[place] = hand[rng.getrandbits(16) % len(hand)]
        return other

    def copy(self) -> State:
        other = type(self)(self.owner, self.seats, self.rounds, self.rng.copy())
        other.round = self.round
        other.sealed = list(self.sealed)
        other.hands = [list(hand) for hand in self.hands]
        other.points = list(self.points)
        return other

    def dump(self) -> Plain:
        return {
            "rounds": self.rounds,
            "round": self.round,
            "rng": self.rng.dump(),
            "sealed": list(self.sealed),
            "hands": [list(hand) for hand in self.hands],
            "points": list(self.points),
        }

    def features(self, seat: int) -> list[float]:
        return [float(self.round), float(self.sealed[seat]), *[float(points) for points in self.points]]

    def evaluate(self, seat: int) -> float:
        return float(self.points[seat])

    def violations(self) -> list[str]:
        broken = []
        if any(number and number not in hand for number, hand in zip(self.sealed, self.hands, strict=True)):
            broken.append("a number lies there that was not in the hand")
        if any(len(hand) != self.owner.numbers - self.round or len(set(hand)) != len(hand) for hand in self.hands):
            broken.append("a hand has too many or too few numbers")
        if sum(self.points) > self.round:
            broken.append("more points than rounds")
        if all(self.sealed) or (self.over and any(self.sealed)):
            broken.append("what lies there should be opened")
        return broken


class Seal(Action[EnvelopesState]):
    """EN-1: a number, face down."""

    __slots__ = ("number",)
    do = "seal"
    fields = (Number("number", 1, 9),)

    def __init__(self, number: int) -> None:
        self.number = number

    @classmethod
    def offers(cls, state: EnvelopesState, seat: int) -> Sequence[Action[EnvelopesState]]:
        return [cls(number) for number in state.hands[seat] if number != state.sealed[seat]]

    def refusal(self, state: EnvelopesState, seat: int) -> Refusal | None:
        if self.number not in state.hands[seat]:
            return NOT_IN_HAND.says({"number": self.number})
        return LIES_THERE.says({"number": self.number}) if self.number == state.sealed[seat] else None

    def effect(self, state: EnvelopesState, seat: int) -> None:
        changed = state.sealed[seat] != 0
        state.sealed[seat] = self.number
        state.tell(Event("sealed", seat, secret={"number": self.number}, witnesses=(seat,), private=changed))
        if not all(state.sealed):
            return
        best = max(state.sealed)
        if state.sealed.count(best) == 1:
            state.points[state.sealed.index(best)] += 1
        for number, hand in zip(state.sealed, state.hands, strict=True):
            hand.remove(number)
        state.tell(Event("opened", None, {"numbers": list(state.sealed)}, reveals=True))
        state.sealed = [0] * state.seats
        state.round += 1


class EnvelopesGame(Game):
    """Envelopes, with the states of a given class."""

    def __init__(self, states: type[EnvelopesState] = EnvelopesState, data: Plain | None = None) -> None:
        given: Plain = {"hand": {"numbers": 5, "designer": "nobody"}} if data is None else data
        hand = Table(given, "data.toml").table("hand")
        super().__init__(
            id="envelopes",
            title="Envelopes",
            rules_version=1,
            seats=range(2, 4),
            minutes=(1, 1),
            facts=Facts(simultaneous=True, hidden_information=True, chance=True),
            options=Options(
                [
                    Option("rounds", "int", 3, low=1, high=4, rule="EN-3"),
                    Option("pauses", "choice", "all", choices=("all", "none"), table=True),
                ]
            ),
            rules=parse_rulebook(ENVELOPES_RULES),
            actions=(Seal,),
            data=given,
            fixed={"hand.designer": "it is told, not played"},
        )
        self.numbers = hand.integer("numbers", 5, 9)
        self.states_of = states

    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> State:
        return self.states_of(self, seats, int(options["rounds"]), rng)

    def restore(self, data: Plain) -> State:
        table = Table(data, "state", StateError)
        table.only(("rounds", "round", "rng", "sealed", "hands", "points"))
        seats = len(table.items("points"))
        if seats not in self.seats:
            raise StateError(f"state: points: {seats} seats")
        key, counter = table.integers("rng", 2, 0, 2**64 - 1)
        state = self.states_of(self, seats, table.integer("rounds", 1, 4), Rng(key, counter))
        state.round = table.integer("round", 0, state.rounds)
        state.sealed = table.integers("sealed", seats, 0, self.numbers)
        hands = [Table({"hand": hand}, "state: hands", StateError) for hand in table.items("hands", seats)]
        state.hands = [hand.integers("hand", low=1, high=self.numbers) for hand in hands]
        state.points = table.integers("points", seats, 0)
        return state

    def with_data(self, data: Plain, variant: Plain) -> Game:
        return EnvelopesGame(self.states_of, data)
