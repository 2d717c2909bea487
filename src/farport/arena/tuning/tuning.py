"""Tuning: the search and its play-off, as a conversation: it asks for chunks of games and is told their rows.

Everything follows from the question and the rows, so whoever plays the games (processes, a server, a cluster) can stop
and tell the same rows again. Points are tried on the same seeds; a point that is surely no better than the best after
its first games is not played on. The best of many is partly luck: what is recommended is decided by a play-off on
seeds that the search never saw.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, NamedTuple

from farport.arena.chunks import Row
from farport.arena.plan import CHUNK, Plan
from farport.arena.questions import Game as Played
from farport.arena.questions import distinct
from farport.arena.statistics import LIKELY, chance_of, difference
from farport.arena.tuning.bandit import Bandit
from farport.arena.tuning.space import Number, Point, Space
from farport.arena.tuning.wants import Measure, Want
from farport.kernel import DataError, FarportError, Plain, Rng, Value, game

FIRST: Final = 2  # chunks of a point's first look
LAST: Final = 6  # chunks of a point that is played out
WISH: Final = 0.25  # what a wish weighs beside a must
NEAR: Final = 0.002  # what a step away from the printed game weighs: it decides between equals
CANDIDATES: Final = 4  # that play off, beside the game as it is
FRESH: Final = 10**6  # seeds of the play-off begin so far from those of the search
RULED_OUT: Final = 9.0  # the loss of a point that cannot be played


class Wish(NamedTuple):
    """What is asked of a tuning. `games`: of the search; `playoff`: of each candidate, on fresh seeds."""

    game: str
    seats: int
    numbers: tuple[Number, ...]
    wants: tuple[Want, ...]
    bot: str = "medium"
    games: int = 2000
    playoff: int = 300
    seed: int = 1
    variant: Plain | None = None
    options: dict[str, Value] = {}  # noqa: RUF012  (nobody writes into it)
    pace_s: float | None = None


class Ask(NamedTuple):
    """Chunks that are to be played; `name` is the same for the same games."""

    name: str
    plan: Plan
    numbers: list[int]


class Tried(NamedTuple):
    """A point, and what its games came to."""

    point: Point
    loss: float
    measures: dict[str, Measure]
    games: int
    early: bool  # stopped after its first look


Talk = Generator[Ask, list[Row], Plain]


class Tuning:
    """One conversation."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.space = Space(game(wish.game, wish.variant), wish.numbers)
        if not wish.wants:
            raise FarportError("wants: at least one is needed, as in seats<=4")
        self.rng = Rng.from_seed(wish.seed)
        self.tried: list[Tried] = []
        self.played = 0

    def talk(self) -> Talk:
        """Yields what is to be played, is sent the rows, returns the result."""
        start = yield from self._look(self.space.nearest(), whole=True)
        for want in self.wish.wants:
            if want.what not in start.measures:
                raise FarportError(f"want {want.what}: these games do not tell it; seats, rounds or decisions they may")
        bandit = Bandit(self.space, Rng.from_seed(self.wish.seed + 1))
        bandit.learn(start.point, start.loss)
        best = start
        while self.played < self.wish.games:
            point = bandit.next(best.point, {each.point for each in self.tried})
            if point is None:
                break
            tried = yield from self._look(point, whole=False)
            bandit.learn(tried.point, tried.loss)
            if tried.loss < best.loss and not tried.early:
                best = tried
        return (yield from self._play_off(start))

    # ------------------------------------------------------------------ one point

    def _look(self, point: Point, *, whole: bool) -> Generator[Ask, list[Row], Tried]:
        """Its first games, and the others if it may be better than the best."""
        try:
            plan = self._plan(point, self.wish.seed, LAST * CHUNK)
        except DataError:  # numbers that do not go together
            return self._note(Tried(point, RULED_OUT, {}, 0, True))
        last = min(LAST, plan.chunks)
        rows = yield Ask(self.name(point), plan, list(range(min(FIRST, last))))
        measures = self._measured(rows)
        hopeless = self.tried and not whole and self._surely_worse(measures)
        if not hopeless and last > FIRST:
            rows = [*rows, *(yield Ask(self.name(point), plan, list(range(FIRST, last))))]
            measures = self._measured(rows)
        return self._note(Tried(point, self._loss(point, measures), measures, len(distinct(rows)[0]), bool(hopeless)))

    def _note(self, tried: Tried) -> Tried:
        self.tried.append(tried)
        self.played += max(1, tried.games)
        return tried

    def _plan(self, point: Point, seed: int, games: int) -> Plan:
        made = game(self.wish.game, self.space.variant(point))
        return Plan(made, self.wish.seats, [self.wish.bot], games, seed=seed, options=self.wish.options)

    def name(self, point: Point) -> str:
        return ",".join([f"{value:g}" for value in self.space.at(point).values()])

    def _measured(self, rows: list[Row]) -> dict[str, Measure]:
        games: list[Played] = distinct(rows)[0]
        found = {want.what: want.measure(games, self.wish.pace_s) for want in self.wish.wants} if games else {}
        return {what: measure for what, measure in found.items() if measure is not None}

    def _loss(self, point: Point, measures: dict[str, Measure], slack: float = 0.0) -> float:
        """What is missed; with `slack` as if every figure were that many reaches better."""
        total = NEAR * self.space.steps(point)
        for want in self.wish.wants:
            measure = measures.get(want.what)
            missed = 1.0 if measure is None else _kindly(want, measure, slack)
            total += (1.0 if want.must else WISH) * missed
        return total

    def _surely_worse(self, measures: dict[str, Measure]) -> bool:
        best = min(self.tried, key=lambda each: each.loss)
        return self._loss(best.point, measures, slack=0.5) > best.loss

    # ------------------------------------------------------------------ the play-off

    def front(self) -> list[Tried]:
        """No other point has both fewer steps and a smaller loss; the fewest steps first."""
        found: list[Tried] = []
        for each in sorted(
            [each for each in self.tried if not each.early], key=lambda each: (self.steps(each), each.loss)
        ):
            if not found or each.loss < found[-1].loss:
                found.append(each)
        return found

    def steps(self, tried: Tried) -> float:
        return self.space.steps(tried.point)

    def _play_off(self, start: Tried) -> Talk:
        front = self.front()
        # The best by loss, on the front or not: which of them lies on it is partly luck.
        chosen = sorted([each for each in self.tried if not each.early], key=lambda each: each.loss)[:CANDIDATES]
        finals: dict[Point, dict[str, Measure]] = {}
        for each in [start, *[one for one in chosen if one.point != start.point]]:
            plan = self._plan(each.point, self.wish.seed + FRESH, self.wish.playoff)
            rows = yield Ask(f"{self.name(each.point)} fresh", plan, list(range(plan.chunks)))
            finals[each.point] = self._measured(rows)
        return self._result(start, front, finals)

    def _result(self, start: Tried, front: list[Tried], finals: dict[Point, dict[str, Measure]]) -> Plain:
        meets = {point: self._meets(measures) for point, measures in finals.items()}
        able = [point for point in finals if meets[point] and point != start.point]
        able.sort(key=lambda point: (self._wishes(finals[point]), self.space.steps(point)))
        better = [point for point in able if self._better(finals[start.point], finals[point])]
        recommended = better[0] if better and not meets[start.point] else None
        return {
            "game": self.wish.game,
            "numbers": [number._asdict() for number in self.wish.numbers],
            "wants": [want.data() for want in self.wish.wants],
            "printed": self.space.at(start.point),
            "tried": [self._tried(each) for each in self.tried],
            "front": [self.name(each.point) for each in front],
            "playoff": [
                {
                    "name": self.name(point),
                    "values": self.space.at(point),
                    "variant": self.space.variant(point),
                    "steps": self.space.steps(point),
                    "measures": self._shown(measures),
                    "searched": self._shown(next(each for each in self.tried if each.point == point).measures),
                    "verdict": self._verdict(point, start.point, recommended, meets, finals),
                }
                for point, measures in finals.items()
            ],
            "recommended": None if recommended is None else self.name(recommended),
            "games": self.played,
            "fresh": self.wish.playoff * len(finals),
        }

    def _verdict(
        self,
        point: Point,
        start: Point,
        recommended: Point | None,
        meets: dict[Point, bool],
        finals: dict[Point, dict[str, Measure]],
    ) -> str:
        if point == recommended:
            return "recommended"
        if point == start:
            return "printed-meets" if meets[point] else "printed-misses"
        if not meets[point]:
            return "misses"
        return "choice" if self._better(finals[start], finals[point]) and recommended is not None else "noise"

    def _meets(self, measures: dict[str, Measure]) -> bool:
        """Every must, by what was measured on fresh seeds."""
        return all(
            [
                want.what in measures and want.miss(measures[want.what].value) == 0
                for want in self.wish.wants
                if want.must
            ]
        )

    def _wishes(self, measures: dict[str, Measure]) -> int:
        """How many wishes are missed."""
        wished = [want for want in self.wish.wants if not want.must]
        return sum([1 for want in wished if want.what not in measures or want.miss(measures[want.what].value) > 0])

    def _better(self, before: dict[str, Measure], after: dict[str, Measure]) -> bool:
        """Whether what the printed game misses most is really another figure now; else it is inside the noise."""
        missed = [want for want in self.wish.wants if want.what in before and want.what in after]
        worst = max(missed, key=lambda want: want.miss(before[want.what].value), default=None)
        if worst is None or worst.miss(before[worst.what].value) == 0:
            return False
        label = before[worst.what].label
        other = after[worst.what].by.get(label)
        return other is not None and chance_of(difference(before[worst.what].by[label], other)) <= LIKELY

    def _shown(self, measures: dict[str, Measure]) -> Plain:
        return {
            want.what: {
                "value": round(measures[want.what].value, 2),
                "reach": round(min(measures[want.what].reach, 1e6), 2),
                "met": want.miss(measures[want.what].value) == 0,
            }
            for want in self.wish.wants
            if want.what in measures
        }

    def _tried(self, tried: Tried) -> Plain:
        return {
            "name": self.name(tried.point),
            "steps": self.steps(tried),
            "loss": round(tried.loss, 4),
            "games": tried.games,
            "early": tried.early,
            "measures": self._shown(tried.measures),
        }


def _kindly(want: Want, measure: Measure, slack: float) -> float:
    """The miss of the best value within `slack` reaches."""
    reach = slack * min(measure.reach, 1e6)
    return min(want.miss(measure.value - reach), want.miss(measure.value + reach), want.miss(measure.value))
