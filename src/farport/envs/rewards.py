"""Rewards by name: what a game was worth to a seat at its end, and, if wished, a potential that tells it on the way.

A potential P gives every step `discount * P(after) - P(before)`, and P is 0 when a game has ended. Over a game these
add up to what the start was worth, whatever is played (Ng, Harada and Russell, 1999): so they change no optimal play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from farport.kernel import FarportError, Result, State

RANK: Final = "rank"

Ending = Callable[[Result], list[float]]
Points = Callable[[State, int], float]


def placement(ranks: Sequence[int]) -> list[float]:
    """Seats behind less seats in front, as a share of the others: adds up to 0 over all seats."""
    others = max(1, len(ranks) - 1)
    return [float(sum([(other > own) - (other < own) for other in ranks])) / others for own in ranks]


def by_rank(result: Result) -> list[float]:
    """1 for winning alone, -1 for being last alone, evenly between."""
    return placement(result.ranks)


def by_win(result: Result) -> list[float]:
    """1, shared by those who have won; nothing for all others."""
    winners = result.ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in result.ranks]


def by_score(result: Result) -> list[float]:
    """The own score less what the others have on average; adds up to 0 over all seats."""
    return [lead([float(score) for score in result.scores], seat) for seat in range(len(result.scores))]


def lead(scores: Sequence[float], seat: int) -> float:
    others = max(1, len(scores) - 1)
    return scores[seat] - (sum(scores) - scores[seat]) / others


def by_standing(state: State, seat: int) -> float:
    """The points that the seat would have if the game ended now."""
    return float(sum(state.standing(seat).values()))


def by_evaluation(state: State, seat: int) -> float:
    """How good it looks for the seat, in points: what the bots go by."""
    return state.evaluate(seat)


ENDINGS: Final[dict[str, Ending]] = {RANK: by_rank, "win": by_win, "score": by_score}
POTENTIALS: Final[dict[str, Points]] = {"standing": by_standing, "evaluation": by_evaluation}


class Reward:
    """A reward by its name: an ending, as in "rank", or an ending and a potential, as in "rank+standing".

    `points` is the unit of scores and potentials: what a good game of this kind scores.
    """

    __slots__ = ("_ending", "_points_of", "discount", "name", "points")

    def __init__(self, name: str = RANK, discount: float = 1.0, points: float = 1.0) -> None:
        ending, plus, potential = name.partition("+")
        if ending not in ENDINGS or (plus and potential not in POTENTIALS):
            raise FarportError(
                f"reward: there is no {name!r}; it is {', '.join(ENDINGS)}, each alone or with "
                f"{' or '.join(['+' + each for each in POTENTIALS])}"
            )
        if not 0 < discount <= 1:
            raise FarportError(f"discount: more than 0 and at most 1 is expected, not {discount}")
        self.name = name
        self.discount = discount
        self.points = points
        self._ending = ending
        self._points_of = POTENTIALS[potential] if plus else None

    @property
    def shaped(self) -> bool:
        return self._points_of is not None

    def ending(self, result: Result) -> list[float]:
        """What the game was worth to each seat."""
        worth = ENDINGS[self._ending](result)
        return [each / self.points for each in worth] if self._ending == "score" else worth

    def potential(self, state: State, seat: int) -> float:
        """The seat's lead over what the others have on average; 0 where nothing is shaped and when a game is over."""
        points_of = self._points_of
        if points_of is None or state.result is not None:
            return 0.0
        return lead([points_of(state, each) for each in range(state.seats)], seat) / self.points
