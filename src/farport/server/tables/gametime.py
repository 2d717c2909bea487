"""The clock of a timed game: wall time, turned into the game's own milliseconds."""

from __future__ import annotations

from typing import Final

from farport.kernel import Game, State, Value

OFFER: Final = "offer_ttl_ms"  # the option of a timed game that says how long its offers stand; 0: until withdrawn
OFFER_STANDS_MS: Final = 20_000  # of real time at least: whoever is made an offer must be able to read and answer it
FOR_EVER: Final = 0


def answerable(game: Game, options: dict[str, Value], pace: int) -> dict[str, Value]:
    """The options of a new table, with offers that people can answer at its pace.

    The rules count an offer's life in game time, which may pass ten times as fast as real time. Of the lives that the
    game knows, the table gets the shortest that is as long as wished and long enough; else offers stand for ever.
    """
    wished = options.get(OFFER, FOR_EVER)
    if OFFER not in game.options or not isinstance(wished, int) or wished == FOR_EVER:
        return options
    needed = max(wished, OFFER_STANDS_MS * pace // 100)
    lives = [life for life in game.options[OFFER].choices if isinstance(life, int) and life >= needed]
    return {**options, OFFER: min(lives, default=FOR_EVER)}


class GameTime:
    """At wall time `anchor` the game's clock showed `shows`; while it runs it goes on at `pace` percent.

    It runs only while the game itself has something due (`next_due`): before the start, during secret choices, it
    stands still; then everybody says that they are ready.
    """

    __slots__ = ("anchor", "pace", "running", "shows")

    def __init__(self, anchor: int, pace: int, shows: int = 0, running: bool = False) -> None:
        self.anchor = anchor
        self.pace = pace
        self.shows = shows
        self.running = running

    def copy(self) -> GameTime:
        return GameTime(self.anchor, self.pace, self.shows, self.running)

    def dump(self) -> list[object]:
        return [self.anchor, self.pace, self.shows, self.running]

    def at(self, wall: int) -> int:
        """What the game's clock shows at a moment."""
        if not self.running:
            return self.shows
        return self.shows + max(0, wall - self.anchor) * self.pace // 100

    def wall(self, at_ms: int) -> int:
        """The first moment at which the game's clock shows at least `at_ms`, if it goes on running."""
        return self.anchor - (-(at_ms - self.shows) * 100 // self.pace)

    def run(self, at: int) -> None:
        self.anchor = at
        self.running = True

    def counts_down(self, wall: int) -> bool:
        """It is set to run, from a moment that is still to come."""
        return self.running and wall < self.anchor

    def stop(self, at: int, next_due: int | None) -> None:
        """Stand still. What is due but has not happened yet is not skipped."""
        shows = self.at(at)
        self.shows = shows if next_due is None else min(shows, next_due)
        self.anchor = at
        self.running = False

    def waits(self, state: State) -> bool:
        """Something could happen by itself, and the clock stands still."""
        return not self.running and state.next_due is not None

    def follow(self, state: State, *, running_table: bool) -> None:
        """The clock ends with what is due."""
        if self.running and (state.next_due is None or not running_table):
            self.shows = max(self.shows, state.now)
            self.running = False
