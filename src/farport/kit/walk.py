"""Random walks: games played by chance from a setting, remembering all that it takes to play them again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NoReturn

from farport.kernel import Action, Event, Game, Move, Option, OptionError, Record, Rng, State, Value

LIMIT = 20_000  # moves; random play of any board game ends long before, and an endless one is found in seconds

BRIEF = 4  # a brief walk is looked at so many times less

STYLES = ("kinds", "actions", "hesitant")


@dataclass(frozen=True)
class Setting:
    """Everything that decides a random walk: the table, and how its moves are picked.

    The style `actions` picks from all that is listed, `kinds` first a kind and then one of it (so that rare kinds are
    not drowned by a kind with many choices), `hesitant` takes the default half of the time.
    """

    seats: int
    seed: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)
    picks: int = 0
    style: str = "kinds"

    def key(self) -> tuple[object, ...]:
        return (self.seats, self.seed, tuple(sorted(self.options.items())), self.picks, self.style)


class ConformanceError(Exception):
    """A game does not do what every game must; `record` leads to the position where it shows."""

    def __init__(self, message: str, record: Record | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.record = record


class Walk:
    """One random game. `state` is where it stands, `events` what the last step brought about."""

    def __init__(
        self, game: Game, setting: Setting, limit: int = LIMIT, state: State | None = None, brief: bool = False
    ) -> None:
        self.game = game
        self.brief = brief
        self.setting = setting
        self.limit = limit
        self.dice = Rng.from_seed(setting.picks)
        self.state = game.new(setting.seats, setting.seed, setting.options) if state is None else state
        self.moves: list[Move] = []
        self.events: list[Event] = []
        self.aside = ""
        self.steps = 0

    def fork(self, state: State, aside: str) -> Walk:
        """Another walk that goes on from `state` (a copy, a guess); `aside` says in failures what that state is."""
        other = Walk(self.game, self.setting, self.limit, state)
        other.dice = Rng(self.dice.bits64())
        other.moves = list(self.moves)
        other.aside = aside
        return other

    # ------------------------------------------------------------------ going on

    def step(self) -> bool:
        """Play one random move, or let some time pass; False when the game is over."""
        if self.state.result is not None:
            return False
        if self.steps >= self.limit:
            self.fail(f"endless: the game is not over after {self.limit} moves")
        self.steps += 1
        dawdling = self.game.facts.timed and self.dice.below(4) == 0
        if dawdling or not self.state.to_move:
            self.wait()
        else:
            seat = self._seat()
            self.play(seat, self.pick(seat))
        return True

    def play(self, seat: int, action: Action[Any]) -> None:
        # Remembered first: if the game breaks here, the record must show this move.
        self.moves.append(Move(seat, action.data(), self.state.now if self.game.facts.timed else None))
        self.events = self.state.play(seat, action)

    def wait(self) -> None:
        """Let time pass: mostly to the moment when something is due, at times not quite so far."""
        now, due = self.state.now, self.state.next_due
        if not self.game.facts.timed or (due is None and not self.state.to_move):
            self.fail("dead end: the game is not over, but nobody is to move and nothing is due")
        if due is None:
            to_ms = now + 1 + self.dice.below(1000)
        elif due <= now:
            self.fail(f"next_due is {due}, but it is {now} already; what is due now must have happened")
        elif self.dice.below(2):
            to_ms = due
        else:
            to_ms = now + 1 + self.dice.below(due - now)
        self.advance(to_ms)

    def advance(self, to_ms: int) -> None:
        self.moves.append(Move(None, None, to_ms))
        self.events = self.state.advance(to_ms)
        # Where nothing is ever due the clock may stand: a timed game can begin with a choice that takes no game time.
        if self.state.next_due is not None and self.state.now != to_ms:
            self.fail(f"advance({to_ms}) left the clock at {self.state.now}")

    def pick(self, seat: int) -> Action[Any]:
        """One of the seat's legal actions, in the style of the setting."""
        if self.setting.style == "hesitant" and seat in self.state.to_move and self.dice.below(2):
            return self.state.default(seat)
        actions = self.state.legal(seat)
        if not actions:
            self.fail(f"dead end: seat {seat} is to move and has no legal action")
        if self.setting.style == "kinds":
            do = self.dice.choice(list(dict.fromkeys([action.do for action in actions])))
            actions = [action for action in actions if action.do == do]
        return self.dice.choice(actions)

    def _seat(self) -> int:
        """Mostly one that is asked; at times another one that has something to do, as in live play."""
        if self.dice.below(8) == 0:
            seat = self.dice.below(self.state.seats)
            if self.state.legal(seat):
                return seat
        return self.dice.choice(list(self.state.to_move))

    # ------------------------------------------------------------------ stopping to look

    def positions(self) -> Iterator[State]:
        """Every position of the walk: the first one, and the one after every step."""
        yield self.state
        while self.step():
            yield self.state

    def samples(self, about: int = 24) -> Iterator[State]:
        """The first and the last position, and on the way ever fewer: for examinations that cost a lot."""
        if self.brief:
            about = max(about // BRIEF, 1)
        for place, state in enumerate(self.positions()):
            if place == 0 or state.result is not None or self.dice.below(place + about) < about:
                yield state

    # ------------------------------------------------------------------ telling

    def record(self) -> Record:
        return self.game.record(self.setting.seats, self.setting.seed, self.setting.options, self.moves, None)

    def failure(self, message: str) -> ConformanceError:
        return ConformanceError(f"{message} ({self.aside})" if self.aside else message, self.record())

    def fail(self, message: str) -> NoReturn:
        raise self.failure(message)


def played(game: Game, setting: Setting) -> Record:
    """A whole random game as a record, with the digest of its end."""
    walk = Walk(game, setting)
    while walk.step():
        pass
    record = walk.record()
    record.digest = walk.state.digest()
    return record


def who(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def values(option: Option) -> list[Value]:
    """The values of an option that are worth a try: all of a choice, the last two in an order, the ends and the middle
    of a range."""
    if option.choices:
        return [*option.choices, *([",".join(option.ordered[:-3:-1])] if option.ordered else [])]
    if option.low is None or option.high is None:
        return [option.default]
    return sorted({option.low, (option.low + option.high) // 2, option.high})


def plain_settings(game: Game) -> Iterator[Setting]:
    """Every number of seats, with the default options."""
    for number, seats in enumerate(game.seats):
        yield Setting(seats, seed=number, picks=number)


def option_settings(game: Game, every_table: bool) -> Iterator[Setting]:
    """Every value of every option by itself, with every number of seats or with one after the other in turn."""
    number = 0
    for option in game.options:
        for value in values(option):
            turn = game.seats[number % len(game.seats)]
            for seats in game.seats if every_table else [turn]:
                if value != option.default_for(seats):
                    yield Setting(seats, seed=number, options={option.name: value}, picks=number)
            number += 1


def offered(game: Game, setting: Setting) -> bool:
    """Whether the game lets people start such a table; a combination of options may be refused."""
    try:
        game.new(setting.seats, setting.seed, setting.options)
    except OptionError:
        return False
    return True
