"""Reasons: why a choice, in figures its seat could know: points by source, chances to win, and what else there was.

Whoever chose, a planner, a search or a person, is explained alike: the proposal is carried through on some guesses of
what the seat cannot know, and so is the best of the rest, with the planner going on from there where there is one. The
chances are the game's own estimate of what then lies on the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from farport.bots.chances import chances
from farport.bots.playouts import alternatives
from farport.bots.search import follow
from farport.bots.sight import Sight
from farport.kernel import Action, Plain, Rng, State

GUESSES: Final = 4
OTHERS: Final = 6  # choices beside the one that is explained, of every kind the best first
TOLD: Final = 0.01  # of a chance: a smaller difference is none

Line = tuple[Action[Any], ...]


class Reason:
    """`gains`: what the whole proposal surely adds to the seat's score, by source. `before` and `chance`: to win,
    before and after it. `other`: the best of the rest if it is worse, else empty, and `other_chance` after that."""

    __slots__ = ("before", "chance", "gains", "other", "other_chance")

    def __init__(
        self, gains: dict[str, int], before: float, chance: float, other: Line = (), other_chance: float = 0.0
    ) -> None:
        self.gains = gains
        self.before = before
        self.chance = chance
        self.other = other
        self.other_chance = other_chance

    @property
    def points(self) -> int:
        return sum(self.gains.values())

    def data(self) -> Plain:
        return {
            "gains": self.gains,
            "points": self.points,
            "before": round(self.before, 4),
            "chance": round(self.chance, 4),
            "other": [action.data() for action in self.other],
            "other_chance": round(self.other_chance, 4),
        }


def reason(sight: Sight, chosen: Sequence[Action[Any]], seed: int) -> Reason:
    """Why the seat would do so: `chosen` is one action, or a whole turn. The same arguments give the same reason."""
    rng = Rng.from_seed(seed)
    seat = sight.seat
    line = tuple(chosen)
    guesses = [sight.guess(rng) for _ in range(GUESSES if _unsure(sight) else 1)]
    after = [_after(guess, seat, line, rng) for guess in guesses]
    chance = _chance(sight, after)
    found = Reason(_agreed(guesses, after, seat), _chance(sight, guesses), chance)
    for other in alternatives(guesses[0], seat, sight.legal(), line, OTHERS):
        if sight.allows(other[0]) and other[0] != line[0]:
            worth = _chance(sight, [_after(guess, seat, other, rng) for guess in guesses])
            if worth > found.other_chance or not found.other:
                found.other, found.other_chance = other, worth
    if found.other_chance > chance - TOLD:
        found.other, found.other_chance = (), 0.0  # about as good, by this estimate: that is no reason
    return found


def _after(guess: State, seat: int, line: Line, rng: Rng) -> State:
    """The line carried through; where it leaves the seat in the middle of its turn, the planner goes on."""
    state = guess.copy()
    follow(state, seat, line)
    if len(line) == 1 and seat in state.to_move:
        follow(state, seat, tuple(state.plan(seat, rng)))
    return state


def _chance(sight: Sight, states: list[State]) -> float:
    """By the game's own evaluation: a network would look with the eyes of whoever is asked, at what was guessed."""
    points = sight.game.advice.points
    return sum([chances(state, points)[sight.seat] for state in states]) / len(states)


def gained(sight: Sight, line: Line, rng: Rng) -> dict[str, int]:
    """What the line surely adds to the seat's score at once, by source."""
    guesses = [sight.guess(rng) for _ in range(GUESSES if _unsure(sight) else 1)]
    after = [guess.copy() for guess in guesses]
    for state in after:
        follow(state, sight.seat, line)
    return _agreed(guesses, after, sight.seat)


def _agreed(before: list[State], after: list[State], seat: int) -> dict[str, int]:
    """What is added on every guess alike."""
    gains = []
    for was, state in zip(before, after, strict=True):
        had, has = was.standing(seat), state.standing(seat)
        gains.append({source: has.get(source, 0) - had.get(source, 0) for source in {**had, **has}})
    first, *rest = gains
    return {source: gain for source, gain in first.items() if gain and all([each[source] == gain for each in rest])}


def _unsure(sight: Sight) -> bool:
    return sight.facts.hidden_information or sight.facts.chance
