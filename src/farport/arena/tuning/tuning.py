"""Tuning: the search and its play-off, as a conversation: it asks for chunks of games and is told their rows.

Everything follows from the question and the rows, so whoever plays the games (processes, a server, a cluster) can stop
and tell the same rows again. Points are tried on the same seeds; a point that is surely no better than the best after
its first games is not played on. The best of many is partly luck: what is recommended is decided by a play-off on
seeds that the search never saw.
"""

from __future__ import annotations

from collections.abc import Generator
from math import ceil, isfinite
from typing import Final, NamedTuple

from farport.arena.chunks import Row
from farport.arena.plan import CHUNK, Plan
from farport.arena.questions import Game as Played
from farport.arena.questions import distinct
from farport.arena.statistics import LIKELY, Estimate, chance_of, difference
from farport.arena.tuning.bandit import Bandit
from farport.arena.tuning.dead import Dead
from farport.arena.tuning.space import Number, Point, Space
from farport.arena.tuning.wants import Measure, Want, figures_of
from farport.kernel import FarportError, Plain, Rng, Table, Value, game

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

    def data(self) -> Plain:
        numbers = [number._asdict() for number in self.numbers]
        return {**self._asdict(), "numbers": numbers, "wants": [want.data() for want in self.wants]}

    @staticmethod
    def from_data(data: object) -> Wish:
        table = Table(data, "wish")
        table.only(Wish._fields)
        found: dict[str, object] = {key: table.value(key) for key in table.keys()}  # noqa: SIM118  (a Table is no dict)
        found["numbers"] = tuple(Number.from_data(each) for each in table.items("numbers"))
        found["wants"] = tuple(Want.from_data(each) for each in table.items("wants"))
        return Wish(**found)  # type: ignore[arg-type]


class Ask(NamedTuple):
    """Chunks that are to be played; `name` is the same for the same games. Who plays them makes the plan of its data,
    and answers None where that cannot be: numbers that do not go together."""

    name: str
    plan: Plain
    numbers: list[int]


class Tried(NamedTuple):
    """A point, and what its games came to."""

    point: Point
    loss: float
    measures: dict[str, Measure]
    games: int
    early: bool  # stopped after its first look, or it cannot be played


Talk = Generator[Ask, list[Row] | None, Plain]


class Tuning:
    """One conversation."""

    def __init__(self, wish: Wish) -> None:
        if not wish.wants:
            raise FarportError("at least one want is needed, a must or a wish, as in seats<=4")
        if wish.pace_s is None and any(want.what == "minutes" for want in wish.wants):
            raise FarportError("want minutes: say how many seconds people take for a decision (pace)")
        of = game(wish.game, wish.variant)
        self.wish = wish
        self.space = Space(of, wish.numbers)
        # Of one bot on all seats: so many games are so many rounds.
        self._plan = Plan(of, wish.seats, [wish.bot], 1, seed=wish.seed, options=wish.options).data()
        self._dead = [Dead(of, want) for want in wish.wants if Dead.is_asked(want)]
        self.rng = Rng.from_seed(wish.seed)
        self.tried: list[Tried] = []
        self.finals: dict[Point, dict[str, Measure]] = {}
        self.played = 0
        self.phase = "search"

    def talk(self) -> Talk:
        """Yields what is to be played, is sent the rows, returns the result."""
        start = yield from self._look(self.space.nearest(), whole=True)
        if not start.games:
            raise FarportError("the game as it is cannot be played to its end by these bots")
        for want in self._searched:
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
        self.phase = "playoff"
        yield from self._play_off(start)
        self.phase = "done"
        return self.result()

    @property
    def budget(self) -> int:
        """The games that may be played: of the search, of the play-off, and of restricted bots there."""
        each = self.wish.playoff + sum([2 * dead.games * len(dead.options) for dead in self._dead])
        return self.wish.games + each * (CANDIDATES + 1)

    @property
    def _searched(self) -> list[Want]:
        """What the search itself looks at: whether an option is dead takes games of its own, in the play-off."""
        return [want for want in self.wish.wants if not Dead.is_asked(want)]

    # ------------------------------------------------------------------ one point

    def _look(self, point: Point, *, whole: bool) -> Generator[Ask, list[Row] | None, Tried]:
        """Its first games, and the others if it may be better than the best."""
        rows = yield self._ask(point, range(FIRST))
        if rows is None or _breaks(rows):
            return self._note(Tried(point, RULED_OUT, {}, 0, True))
        measures = self._measured(rows)
        hopeless = bool(self.tried) and not whole and self._surely_worse(measures)
        if not hopeless:
            more = yield self._ask(point, range(FIRST, LAST))
            if more is None or _breaks(more):
                return self._note(Tried(point, RULED_OUT, {}, 0, True))
            rows = [*rows, *more]
            measures = self._measured(rows)
        return self._note(Tried(point, self._loss(point, measures), measures, len(distinct(rows)[0]), hopeless))

    def _ask(self, point: Point, chunks: range) -> Ask:
        return Ask(self.name(point), self._plan_at(point, self.wish.seed, LAST * CHUNK), list(chunks))

    def _plan_at(self, point: Point, seed: int, games: int, bots: list[str] | None = None) -> Plain:
        plan = {**self._plan, "variant": self.space.variant(point), "seed": seed, "rounds": games}
        return plan if bots is None else {**plan, "bots": bots, "rounds": ceil(games / self.wish.seats)}

    def _note(self, tried: Tried) -> Tried:
        self.tried.append(tried)
        self.played += max(1, tried.games)
        return tried

    def name(self, point: Point) -> str:
        return ",".join([f"{value:g}" for value in self.space.at(point).values()])

    def _measured(self, rows: list[Row]) -> dict[str, Measure]:
        games: list[Played] = distinct(rows)[0]
        figures = figures_of(games, self.wish.pace_s) if games else []
        found = {want.what: want.measure(figures) for want in self._searched}
        return {what: measure for what, measure in found.items() if measure is not None}

    def _loss(self, point: Point, measures: dict[str, Measure], slack: float = 0.0) -> float:
        """What is missed; with `slack` as if every figure were that many reaches better."""
        total = NEAR * self.space.steps(point)
        for want in self._searched:
            measure = measures.get(want.what)
            missed = 1.0 if measure is None else _kindly(want, measure, slack)
            total += (1.0 if want.must else WISH) * missed
        return total

    def _surely_worse(self, measures: dict[str, Measure]) -> bool:
        """By its figures alone: how far it lies from the printed game decides between equals, not who is played on."""
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

    def _play_off(self, start: Tried) -> Generator[Ask, list[Row] | None, None]:
        # The best by loss, on the front or not: which of them lies on it is partly luck.
        chosen = sorted([each for each in self.tried if not each.early], key=lambda each: each.loss)[:CANDIDATES]
        for each in [start, *[one for one in chosen if one.point != start.point]]:
            plan = self._plan_at(each.point, self.wish.seed + FRESH, self.wish.playoff)
            rows = yield Ask(f"{self.name(each.point)} fresh", plan, list(range(ceil(self.wish.playoff / CHUNK))))
            if rows is None or _breaks(rows):
                continue  # on fresh seeds a game of it did not end: it is no answer
            measures = self._measured(rows)
            for dead in self._dead:
                measures[dead.want.what] = yield from self._forced(each.point, dead)
            self.finals[each.point] = measures

    def _forced(self, point: Point, dead: Dead) -> Generator[Ask, list[Row] | None, Measure]:
        """How many options lose for who is made to use them, and cost nothing who is barred from them."""
        played: dict[str, list[Row]] = {}
        for bots in dead.line_ups(self.wish.bot, self.wish.seats):
            plan = self._plan_at(point, self.wish.seed + FRESH, dead.games, bots)
            chunks = ceil(ceil(dead.games / self.wish.seats) * self.wish.seats / CHUNK)
            rows = yield Ask(f"{self.name(point)} {bots[0]}", plan, list(range(chunks)))
            played[bots[0]] = rows or []
        return dead.measure(played, self.wish.seats)

    # ------------------------------------------------------------------ what it came to

    def result(self) -> Plain:
        """All that is known so far; a recommendation only after the play-off."""
        start = self.tried[0].point if self.tried else self.space.nearest()
        finals = self.finals
        meets = {point: self._meets(measures) for point, measures in finals.items()}
        able = [point for point in finals if meets[point] and point != start]
        able.sort(key=lambda point: (self._wishes(finals[point]), self.space.steps(point)))
        better = [point for point in able if self._better(start, point)]
        recommended = better[0] if self.phase == "done" and better and not meets[start] else None
        return {
            "game": self.wish.game,
            "phase": self.phase,
            "numbers": [number._asdict() for number in self.wish.numbers],
            "wants": [want.data() for want in self.wish.wants],
            "printed": dict(zip([number.key for number in self.wish.numbers], self.space.printed, strict=True)),
            "tried": [self._tried(each) for each in self.tried],
            "front": [self.name(each.point) for each in self.front()],
            "playoff": [self._final(point, start, recommended, meets) for point in finals],
            "recommended": None if recommended is None else self.name(recommended),
            "games": self.played,
            "fresh": self.wish.playoff * len(finals),
        }

    def _final(self, point: Point, start: Point, recommended: Point | None, meets: dict[Point, bool]) -> Plain:
        return {
            "name": self.name(point),
            "values": self.space.at(point),
            "variant": self.space.variant(point),
            "steps": self.space.steps(point),
            "measures": self._shown(self.finals[point]),
            "searched": self._shown(next(each for each in self.tried if each.point == point).measures),
            "verdict": self._verdict(point, start, recommended, meets),
            "beside": self._beside(point, start if recommended is None else recommended),
        }

    def _verdict(self, point: Point, start: Point, recommended: Point | None, meets: dict[Point, bool]) -> str:
        if point == recommended:
            return "recommended"
        if point == start:
            return "printed-meets" if meets[point] else "printed-misses"
        if not meets[point]:
            return "misses"
        return "choice" if self._better(start, point) else "noise"

    def _beside(self, point: Point, other: Point) -> Plain | None:
        """How far the figure that the game as it is misses most lies from that of another candidate, and how many
        games each it would take to tell them apart."""
        if point == other or point not in self.finals or other not in self.finals:
            return None
        worst = self._worst()
        moved = None if worst is None else self._moved(worst, other, point)
        if worst is None or moved is None or not isfinite(moved.reach):
            return None
        value = self.finals[point][worst.what].value - self.finals[other][worst.what].value
        scale = self.finals[point][worst.what].scale
        reach = scale * moved.reach
        need = ceil(moved.seeds * (reach / value) ** 2) if value and abs(value) < reach else None
        return {"what": worst.what, "value": round(value, 2), "reach": round(reach, 2), "games": need}

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

    def _worst(self) -> Want | None:
        """What the game as it is misses most, on fresh seeds; None where it misses nothing."""
        before = self.finals.get(self.tried[0].point, {})
        known = [want for want in self.wish.wants if want.what in before and before[want.what].by]
        worst = max(known, key=lambda want: want.miss(before[want.what].value), default=None)
        return None if worst is None or worst.miss(before[worst.what].value) == 0 else worst

    def _moved(self, want: Want, one: Point, other: Point) -> Estimate | None:
        """The difference of two candidates in what the first one has furthest out."""
        before, after = self.finals[one].get(want.what), self.finals[other].get(want.what)
        if before is None or after is None or before.label not in before.by or before.label not in after.by:
            return None
        return difference(before.by[before.label], after.by[before.label])

    def _better(self, start: Point, point: Point) -> bool:
        """Whether what the game as it is misses most is really another figure now; else it is inside the noise."""
        worst = self._worst()
        moved = None if worst is None else self._moved(worst, start, point)
        return moved is not None and chance_of(moved) <= LIKELY

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
            "values": self.space.at(tried.point),
            "steps": self.steps(tried),
            "loss": round(tried.loss, 4),
            "games": tried.games,
            "early": tried.early,
            "measures": self._shown(tried.measures),
        }


def _breaks(rows: list[Row]) -> bool:
    """Whether one of these games did not come to its end: then no figure of the others makes up for it."""
    return any([row["win"] is None for row in rows])


def _kindly(want: Want, measure: Measure, slack: float) -> float:
    """The miss of the best value within `slack` reaches."""
    reach = slack * min(measure.reach, 1e6)
    return min(want.miss(measure.value - reach), want.miss(measure.value + reach), want.miss(measure.value))
