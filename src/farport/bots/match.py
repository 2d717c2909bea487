"""A match: bots play one game from the first position to the end, and what they did can be replayed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from farport.bots.bot import Bot, make
from farport.bots.sight import DeadEndError, Sight
from farport.kernel import Action, Event, FarportError, Game, Move, Record, Result, Rng, RuleError, State, Value

LONGEST_GAME: Final = 200_000  # actions and steps of the clock; a game that takes more is endless

OnEvents = Callable[[list[Event]], None]


class Played:
    """A game that was played: its last state, what led there, and what was broken on the way."""

    __slots__ = ("actions", "broken", "moves", "options", "seed", "state")

    def __init__(self, state: State, seed: int, options: Mapping[str, Value]) -> None:
        self.state = state
        self.seed = seed
        self.options = dict(options)
        self.moves: list[tuple[int | None, Action[Any] | None, int | None]] = []
        self.actions = 0
        self.broken: list[str] = []  # sentences; empty unless the game (or a bot) has a bug

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def record(self) -> Record:
        moves = [Move(seat, None if action is None else action.data(), at) for seat, action, at in self.moves]
        return self.state.game.record(self.state.seats, self.seed, self.options, moves, self.state.digest())


class Match:
    """One game between bots, played step by step; `play_out` plays it to the end."""

    __slots__ = ("_bots", "_check", "_lots", "_on_events", "_sights", "_timed", "played")

    def __init__(
        self, played: Played, bots: Sequence[Bot], *, check: bool = False, on_events: OnEvents | None = None
    ) -> None:
        if len(bots) != played.state.seats:
            raise FarportError(f"{played.state.seats} seats need as many bots, not {len(bots)}")
        self.played = played
        self._bots = bots
        self._check = check
        self._on_events = on_events
        self._sights = [Sight(played.state, seat) for seat in range(played.state.seats)]
        self._timed = played.state.game.facts.timed
        self._lots = Rng.from_seed(derived(played.seed, "lots"))

    def step(self) -> bool:
        """One action, or, if nobody is asked, the clock's way to the next moment. False when there is nothing left."""
        state = self.played.state
        asked = state.to_move
        if asked:
            # Of several who are asked at once the lot decides who is heard first: no seat has it better for its number.
            return self._act(asked[0] if len(asked) == 1 else asked[self._lots.below(len(asked))])
        if state.result is not None:
            return False
        due = state.next_due
        if due is None:
            return self._break("nobody is to move, nothing is due, and the game is not over")
        events = state.advance(due)
        return self._after(events)

    def _act(self, seat: int) -> bool:
        played = self.played
        try:
            action = self._bots[seat].choose(self._sights[seat])
            events = played.state.play(seat, action)
        except (DeadEndError, RuleError) as error:
            return self._break(f"seat {seat} could not act: {error}")
        played.moves.append((seat, action, played.state.now if self._timed else None))
        played.actions += 1
        return self._after(events)

    def _after(self, events: list[Event]) -> bool:
        if self._on_events is not None:
            self._on_events(events)
        if self._check:
            self.played.broken.extend(self.played.state.violations())
        return not self.played.broken

    def _break(self, sentence: str) -> bool:
        self.played.broken.append(sentence)
        return False

    def close(self) -> Played:
        """The clock may have run on after the last action; the record says so, or it would end too early."""
        played = self.played
        if self._timed and played.state.now > (played.moves[-1][2] or 0 if played.moves else 0):
            played.moves.append((None, None, played.state.now))
        return played


def play_out(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
    bots: Sequence[str] = ("random",),
    *,
    check: bool = False,
    on_events: OnEvents | None = None,
) -> Played:
    """Play one game to its end; the same arguments give the same game, always.

    `bots` are names, one a seat; a shorter list is repeated. With `check` the game's invariants are looked at after
    every action and every step of the clock, and the game stops where one is broken (`Played.broken`).
    """
    state = game.new(seats, seed, options)
    # The record names every option, also those left alone: a default may change in a later version.
    played = Played(state, seed, game.options.resolve(seats, {} if options is None else options))
    match = Match(played, [seated(game, bots, seat, seed) for seat in range(seats)], check=check, on_events=on_events)
    if check:
        played.broken.extend(played.state.violations())
    steps = 0
    while not played.broken and match.step():
        steps += 1
        if steps > LONGEST_GAME:
            played.broken.append(f"the game did not end within {LONGEST_GAME} actions")
    return match.close()


def seated(game: Game, bots: Sequence[str], seat: int, seed: int) -> Bot:
    """The bot of that seat."""
    if not bots:
        raise FarportError("at least one bot is needed")
    return make(bots[seat % len(bots)], game, derived(seed, f"bot {seat}"))


def derived(seed: int, purpose: str) -> int:
    """Another seed from a table's, by a way that cannot be gone back: a bot does not learn the table's from its own."""
    return int.from_bytes(hashlib.sha256(f"{purpose} of {seed}".encode()).digest()[:8], "big")
