"""Playing games to learn from: teachers who are cloned, and players who search with the network as it is.

Every game draws from its own seed who sits where and how often somebody errs, so that a run can be repeated, and that
the network sees positions that good play never comes to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from farport.bots import Sight, make
from farport.bots.bot import Bot
from farport.bots.match import LONGEST_GAME, derived
from farport.bots.neural.judge import Judge
from farport.bots.neural.outlook import Outlook
from farport.bots.neural.reading import Reader
from farport.bots.neural.search import Search
from farport.bots.search import settle
from farport.bots.steady import Steady
from farport.kernel import Action, Rng, State
from farport.learn.courses import Course
from farport.learn.samples import Sample

ERRORS: Final = (0.0, 0.0, 0.02, 0.08)  # shares of decisions taken by lot, one of them for each game
PERCENT: Final = 1 << 20  # a lot is drawn among so many


def chance(rng: Rng, share: float) -> bool:
    return rng.below(PERCENT) < share * PERCENT


class Learner(Steady):
    """Plays by search with a network and teaches what it finds: a share of its decisions is searched in full and kept,
    the others are taken quickly."""

    __slots__ = ("_full", "_judge", "_quick", "_rng", "_share", "policy")

    def __init__(self, judge: Judge, seed: int, full: Outlook, quick: Outlook, share: float) -> None:
        super().__init__()
        self._judge = judge
        self._full = full
        self._quick = quick
        self._share = share
        self._rng = Rng.from_seed(seed)
        self.policy: list[float] | None = None

    def choose(self, sight: Sight) -> Action[Any]:
        self.policy = None
        return super().choose(sight)

    def _thought(self, sight: Sight, default: Action[Any]) -> Action[Any]:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        full = chance(self._rng, self._share)
        outlook = self._full if full else self._quick
        search = Search(self._judge, sight, self._rng, lots=full)
        search.choices = [choice for choice in search.choices if sight.allows(choice.line[0])]
        chosen = search.run(sight, outlook.heats, outlook.trust, outlook.doubt)
        if full:
            self.policy = search.improved()
        self._plan = list(chosen.line[1:])
        return chosen.line[0]


def cloned(course: Course, reader: Reader, seed: int) -> list[Sample]:
    """One game of the teachers; what they did is what should be done, but where they err."""
    rng = Rng.from_seed(seed)
    seated = [
        make(drawn(course.teachers, rng), course.game, derived(seed, f"bot {seat}")) for seat in range(course.seats)
    ]
    return _played(course, reader, seed, rng, seated, ERRORS[rng.below(len(ERRORS))])


def learned(course: Course, judges: Sequence[Judge], seed: int) -> list[Sample]:
    """One game of the present network (the first) with itself, with one of its past or with a teacher."""
    rng = Rng.from_seed(seed)
    full, quick = course.full, course.quick
    own = rng.below(course.seats)
    seated: list[Bot] = []
    for seat in range(course.seats):
        lot = rng.below(10)
        bot_seed = derived(seed, f"bot {seat}")
        if seat == own or lot < 7:
            seated.append(Learner(judges[0], bot_seed, full, quick, course.share))
        elif lot < 8:
            seated.append(Learner(judges[rng.below(len(judges))], bot_seed, quick, quick, 0.0))
        else:
            seated.append(make(drawn(course.teachers, rng), course.game, bot_seed))
    return _played(course, judges[0].reader, seed, rng, seated, 0.0)


def drawn(teachers: Sequence[tuple[str, float]], rng: Rng) -> str:
    total = sum([weight for _, weight in teachers])
    lot = rng.below(PERCENT) / PERCENT * total
    for name, weight in teachers:
        lot -= weight
        if lot < 0:
            return name
    return teachers[-1][0]


def _played(course: Course, reader: Reader, seed: int, rng: Rng, seated: Sequence[Bot], errors: float) -> list[Sample]:
    """The game to its end. Of its decisions `kept` stay, all equally likely; what a search has taught stays always."""
    state = course.game.new(course.seats, seed)
    sights = [Sight(state, seat) for seat in range(course.seats)]
    taught: list[Sample] = []
    others: list[Sample] = []
    seen = 0
    for _ in range(LONGEST_GAME):
        settle(state)
        asked = state.to_move
        if not asked:
            break
        seat = asked[rng.below(len(asked))]
        bot = seated[seat]
        legal = state.legal(seat)
        action = bot.choose(sights[seat])
        wrong = len(legal) > 1 and errors > 0.0 and chance(rng, errors)
        if len(legal) > 1:
            policy = bot.policy if isinstance(bot, Learner) else None
            if policy is not None:
                taught.append(Sample(reader.read(state, seat, legal), seat, policy))
            else:
                seen += 1
                place = len(others) if len(others) < course.kept else rng.below(seen)
                if place < course.kept:
                    target = None if isinstance(bot, Learner) or action not in legal else exactly(legal, action)
                    sample = Sample(reader.read(state, seat, legal), seat, target)
                    others[place : place + 1] = [sample]
        if wrong:
            action = legal[rng.below(len(legal))]
        state.apply(seat, action)
    return finished(state, taught + others)


def finished(state: State, samples: list[Sample]) -> list[Sample]:
    """The samples with what came of them; none of a game that did not end."""
    if state.result is None:
        return []
    for sample in samples:
        sample.finish(state.result, state.game.advice.points)
    return samples


def exactly(legal: Sequence[Action[Any]], action: Action[Any]) -> list[float]:
    return [1.0 if each == action else 0.0 for each in legal]
