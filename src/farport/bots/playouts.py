"""Playouts: a bot that asks the game's own planner, and plays on from its proposal and from what else it could do.

Every choice is tried on the same guesses: all seats go on as the planner proposes to each, to the horizon or to the
end, and what comes out is compared pair by pair with what the planner's own proposal brings. The choices that do worst
are dropped, the others are tried again. The proposal stands unless another choice is better beyond chance. Who is
schooled thinks that its rivals are as well.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any, Final

from farport.bots.appraiser import Appraiser
from farport.bots.chances import chances, shares
from farport.bots.search import follow, settle
from farport.bots.sight import Sight
from farport.bots.steady import Steady
from farport.kernel import Action, Game, Manner, PlayoutBudget, Result, Rng, State
from farport.kernel.manner import PLAIN

SURVIVORS: Final = 3  # one in so many of the choices goes on to the next heat
MUCH: Final = 4.0  # such a lead, in parts of what decides a game, is half way to a perfect one
WITHOUT_PLAN: Final = 8  # choices looked at where the planner proposes nothing

Line = tuple[Action[Any], ...]


class Playouts(Steady):
    """Thinks by playing on. The same seed and outlook make the same choices."""

    __slots__ = ("_appraiser", "_deadline", "_heats", "_manner", "_others", "_outlook", "_points", "_rng", "_seconds")

    def __init__(
        self,
        game: Game,
        seed: int,
        outlook: PlayoutBudget,
        seconds: float | None = None,
        temper: str = "",
        appraiser: Appraiser | None = None,
    ) -> None:
        super().__init__()
        self._appraiser = appraiser  # judges positions in place of the game's evaluation
        self._manner = outlook.manner.with_temper(temper)
        self._others = Manner(schooled=outlook.manner.schooled)  # how everybody goes on where it plays on
        self._rng = Rng.from_seed(seed)
        self._outlook = outlook
        self._seconds = seconds  # a cap for live play; with it the choices depend on the machine
        self._points = game.advice.points
        self._heats = game.facts.hidden_information or game.facts.chance  # else every playout of a line is the same
        self._deadline: float | None = None

    def _thought(self, sight: Sight, default: Action[Any]) -> Action[Any]:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        guess = sight.guess(self._rng)
        proposed = self._proposals(guess, sight)
        proposal = proposed[0] if proposed else (default,)
        width = self._outlook.width
        if not proposed:
            width = max(width, WITHOUT_PLAN)
        elif self._outlook.commitments and not commits(legal, proposal):
            width = 0
        others = alternatives(guess, sight.seat, legal, proposal, width)
        others = [*proposed[1:], *[line for line in others if line not in proposed]]
        lines = [proposal, *[line for line in others if not self._leads_back(guess, sight.seat, line)]]
        best = proposal if len(lines) == 1 else self._compared(sight, lines)
        self._plan = list(best[1:])
        return best[0]

    def _proposals(self, guess: State, sight: Sight) -> list[Line]:
        """What the planner proposes and the seat may do; nothing, where its first proposal is not allowed."""
        if self._outlook.proposals == 1:
            proposed = [guess.plan_as(sight.seat, self._rng, self._manner)]
        else:
            proposed = guess.plans_as(sight.seat, self._rng, self._manner, self._outlook.proposals)
        if not proposed or not proposed[0] or not sight.allows(proposed[0][0]):
            return []
        return [tuple(line) for line in proposed if sight.allows(line[0])]

    def _leads_back(self, guess: State, seat: int, line: Line) -> bool:
        trial = guess.copy()
        trial.apply(seat, line[0])
        return self._takes_back(trial, seat, line[0])

    def _compared(self, sight: Sight, lines: list[Line]) -> Line:
        """The line that does best; the first one unless another is better beyond chance."""
        outlook = self._outlook
        self._deadline = None if self._seconds is None else time.monotonic() + self._seconds
        values: list[list[float]] = [[] for _ in lines]
        alive = list(range(len(lines)))
        best = 0
        while len(alive) > 1:
            for _ in range(outlook.heat if self._heats else 1):
                self._try(sight, lines, alive, values)
                if self._late():
                    break
            gains = {line: advantage(values[line], values[0]) for line in alive[1:]}
            better = [line for line in alive[1:] if gains[line][0] > outlook.trust + outlook.doubt * gains[line][1]]
            best = max(better, key=lambda line: gains[line][0], default=0)
            if len(alive) == 2 or not self._heats or self._late():
                break
            ahead = sorted([line for line in alive[1:] if gains[line][0] > 0.0], key=lambda line: -gains[line][0])
            alive = [0, *ahead[: max(1, (len(alive) - 1) // SURVIVORS)]]
        return lines[best]

    def _try(self, sight: Sight, lines: list[Line], alive: list[int], values: list[list[float]]) -> None:
        """Play every line on from one guess, with the same dice; the planner's own first.

        Where nothing is left to chance, a line that wins leaves nothing to improve.
        """
        guess = sight.guess(self._rng)
        dice = self._rng.getrandbits(64)
        for line in alive:
            if line and self._late():
                return
            state = guess.copy()
            follow(state, sight.seat, lines[line])
            play_on(state, self._outlook.horizon, Rng(dice), self._others)
            values[line].append(self._worth(state, sight.seat))
            if not self._heats and won(state, sight.seat):
                return

    def _worth(self, state: State, seat: int) -> float:
        """The seat's chance to win. At the end the points count too: a close game tells more than who has won it."""
        result = state.result
        if self._appraiser is not None and self._appraiser.by_lead:
            return ahead(lead(result, seat, self._points) if result else self._appraiser.lead(state, seat))
        if self._appraiser is not None and result is None:
            return self._appraiser.worth(state)[seat]
        chance = chances(state, self._points)[seat]
        if result is None or state.seats == 1:
            return chance
        return (chance + shares([float(score) for score in result.scores], self._points)[seat]) / 2.0

    def _late(self) -> bool:
        return self._deadline is not None and time.monotonic() >= self._deadline


def lead(result: Result, seat: int, points: float) -> float:
    """By how much the seat is ahead of the best other, in parts of what decides a game."""
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return (float(result.scores[seat]) - float(max(others))) / points


def ahead(lead: float) -> float:
    """A lead as a number from 0 to 1, which grows ever slower."""
    return 0.5 + 0.5 * lead / (abs(lead) + MUCH)


def commits(legal: list[Action[Any]], proposal: Line) -> bool:
    """Whether much hangs on the choice: a whole turn is proposed, or one question asked, as in a set-up."""
    return len(proposal) > 1 or all([action.do == legal[0].do for action in legal])


def won(state: State, seat: int) -> bool:
    result = state.result
    return result is not None and result.winners == (seat,)


def alternatives(state: State, seat: int, legal: list[Action[Any]], proposal: Line, width: int) -> list[Line]:
    """What else could be done: of every kind of action what looks best at once, then the second best, and so on."""
    if width == 0:
        return []
    values: list[tuple[float, int]] = []
    for place, action in enumerate(legal):
        if proposal != (action,):
            trial = state.copy()
            trial.apply(seat, action)
            values.append((-trial.evaluate(seat), place))
    values.sort()
    listed = {proposal[0].do: 1}
    ranked: list[tuple[int, float, int]] = []
    for value, place in values:
        kind = legal[place].do
        listed[kind] = listed.get(kind, 0) + 1
        ranked.append((listed[kind], value, place))
    ranked.sort()
    return [(legal[place],) for _, _, place in ranked[:width]]


def play_on(state: State, horizon: int | None, rng: Rng, manner: Manner = PLAIN) -> None:
    """All seats as the planner proposes, and by default where it proposes nothing."""
    settle(state)
    played = 0
    while horizon is None or played < horizon:
        asked = state.to_move
        if not asked:
            return
        seat = asked[0]
        if not follow(state, seat, tuple(state.plan_as(seat, rng, manner))):
            state.apply(seat, state.default(seat))
        settle(state)
        played += 1


def advantage(values: list[float], others: list[float]) -> tuple[float, float]:
    """By how much these are better than the others on the same guesses, and the standard error of that."""
    gains = [value - other for value, other in zip(values, others, strict=False)]  # time may have run out in a pair
    if not gains:
        return 0.0, 0.0
    mean = sum(gains) / len(gains)
    if len(gains) == 1:
        return mean, 0.0
    return mean, sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1) / len(gains))
