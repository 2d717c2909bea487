"""Analysis of a finished game: for every decision the best alternative that was found, and what the choice cost."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any, Final

from farport.bots.estimate import estimate
from farport.bots.match import derived
from farport.bots.reasons import gained
from farport.bots.search import Search
from farport.bots.sight import Sight
from farport.bots.thinker import think
from farport.kernel import Action, FarportError, Game, Plain, Record, RecordError, Rng, SearchBudget, State, game

ITERATIONS: Final = 120
TURNING: Final = 0.05  # a decision that costs so much of the chance to win turns the game

OnDecision = Callable[[int, int], None]


class Decision:
    """One action of a record, judged by what its seat could know at that moment.

    `chance` is the seat's chance to win after what it did, `best_chance` after the best that was found; both come from
    the same search, so that they can be compared. `loss` is their difference, never less than 0. `gains`: what the
    action surely added to the seat's score at once, by source.
    """

    __slots__ = ("action", "best", "best_chance", "chance", "choices", "gains", "place", "seat")

    def __init__(
        self,
        place: int,
        seat: int,
        action: Plain,
        chance: float,
        best: Plain,
        best_chance: float,
        choices: int,
        gains: dict[str, int],
    ) -> None:
        self.place = place
        self.seat = seat
        self.action = action
        self.chance = chance
        self.best = best
        self.best_chance = best_chance
        self.choices = choices
        self.gains = gains

    @property
    def loss(self) -> float:
        return max(0.0, self.best_chance - self.chance)

    def data(self) -> Plain:
        return {
            "place": self.place,
            "seat": self.seat,
            "action": self.action,
            "chance": round(self.chance, 4),
            "best": self.best,
            "best_chance": round(self.best_chance, 4),
            "loss": round(self.loss, 4),
            "choices": self.choices,
            "gains": self.gains,
        }


class Analysis:
    """A whole game: its decisions, and the chances of every seat before the first move and after each.

    The curve is drawn with all that the end has brought to light; the decisions are judged without.
    """

    __slots__ = ("curve", "decisions", "record")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.decisions: list[Decision] = []
        self.curve: list[list[float]] = []

    @property
    def turning_points(self) -> list[Decision]:
        """The decisions that cost most, the worst first."""
        costly = [decision for decision in self.decisions if decision.loss >= TURNING]
        return sorted(costly, key=lambda decision: (-decision.loss, decision.place))

    def data(self) -> Plain:
        return {
            "game": self.record.game,
            "decisions": [decision.data() for decision in self.decisions],
            "curve": [[round(chance, 4) for chance in moment] for moment in self.curve],
            "turning_points": [decision.place for decision in self.turning_points],
        }


def analyse(
    record: Record | Plain,
    *,
    iterations: int = ITERATIONS,
    seats: Collection[int] | None = None,
    on_decision: OnDecision | None = None,
) -> Analysis:
    """Judge the decisions of a record, of all seats or of some.

    The record may be plain data, and everything it takes can be sent to a worker process. The same arguments give the
    same analysis. `on_decision` hears after every move how many of how many are done. A record that does not replay to
    what it claims is refused before any thought is spent on it.
    """
    whole = Record.of(record)
    game(whole.game).replay(whole)
    analysis = Analysis(whole)
    analysis.curve.append(first_chances(whole))
    for done, (decision, curve) in enumerate(judged(whole, iterations=iterations, seats=seats), start=1):
        if decision is not None:
            analysis.decisions.append(decision)
        analysis.curve.append(curve)
        if on_decision is not None:
            on_decision(done, len(whole.moves))
    return analysis


def first_chances(record: Record) -> list[float]:
    """The chances of every seat before the first move."""
    of = game(record.game, record.variant, record.rules_version)
    return estimate(next(of.states(record)), usual=usual(of, record))


def usual(of: Game, record: Record) -> bool:
    """Whether it was played with the options that are usual at so many seats."""
    return of.options.resolve(record.seats, record.options) == of.options.resolve(record.seats, {})


def judged(
    record: Record,
    *,
    begin: int = 0,
    iterations: int = ITERATIONS,
    seconds: float | None = None,
    seats: Collection[int] | None = None,
) -> Iterator[tuple[Decision | None, list[float]]]:
    """Move by move from place `begin` on: its decision, if it was one, and the chances of every seat after it.

    With a cap on the `seconds` of a decision the judgement depends on the machine.
    """
    if iterations < 1:
        raise FarportError(f"iterations: a whole number of at least 1 is expected, not {iterations}")
    of = game(record.game, record.variant, record.rules_version)
    settings = SearchBudget(iterations, width=128, plans=1)
    learned = usual(of, record)
    states = of.states(record)
    state = next(states)
    for place, move in enumerate(record.moves):
        decision = None
        asked = move.seat is not None and (seats is None or move.seat in seats)
        if place >= begin and asked and move.seat is not None and move.action is not None:
            try:
                if move.at_ms is not None and of.facts.timed and move.at_ms > state.now:
                    state.advance(move.at_ms)
                action = of.action(move.action)
            except FarportError as error:
                raise RecordError(f"record: moves[{place}]: {error}") from None
            decision = judge(of, state, place, move.seat, action, settings, record.seed, seconds)
        state = next(states)
        if place >= begin:
            yield decision, estimate(state, usual=learned)


def judge(
    of: Game,
    state: State,
    place: int,
    seat: int,
    action: Action[Any],
    settings: SearchBudget,
    seed: int,
    seconds: float | None = None,
) -> Decision | None:
    """One decision; None where the seat had no choice or acted unasked."""
    if seat not in state.to_move:
        return None
    legal = state.legal(seat)
    if len(legal) < 2:
        return None
    sight = Sight(state, seat)
    rng = Rng.from_seed(derived(seed, f"analysis of move {place}"))
    search = Search(seat, of.advice.points, settings, rng)
    best = think(search, sight, settings.iterations, rng, seconds)[0]
    chosen = search.consider(sight.guess(rng), action)
    while chosen.visits < best.visits:  # a choice that was hardly looked at gets as long a look as the best
        before = chosen.visits
        search.iterate(sight.guess(rng), chosen)
        if chosen.visits == before:
            break
    if chosen.value >= best.value:
        best = chosen
    gains = gained(sight, (action,), rng)
    return Decision(place, seat, action.data(), chosen.value, best.actions[0].data(), best.value, len(legal), gains)
