"""Explorers: fast strong players who leave the plan now and then, and what came of the positions of their games.

An appraiser learns from the ends of games, so it needs very many of them. And it is asked to compare choices, so it
has to see what comes of those that good play leaves aside: in most games somebody takes another proposal of the
planner, what looks good at once, or anything that is allowed, and the positions that follow are kept as well.
"""

from __future__ import annotations

import itertools
import json
import multiprocessing
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy

from farport.bots.appraiser import Appraiser, inputs
from farport.bots.chances import shares
from farport.bots.match import LONGEST_GAME, derived
from farport.bots.playouts import Playouts, alternatives
from farport.bots.search import settle
from farport.bots.sight import Sight
from farport.bots.tempers import temper_of
from farport.bots.thinker import Thinker
from farport.kernel import Action, FarportError, Game, Manner, PlayoutBudget, Rng, SearchBudget, State, game
from farport.learn.lessons import SAMPLES, WEIGHTS, Lesson
from farport.learn.playing import chance, drawn

ERRORS: Final = (0.0, 0.03, 0.1, 0.3)  # shares of decisions in which a seat leaves its plan, one of them a game
CHOICES: Final = 12  # proposals of the planner, or choices beside it, of which one is drawn
AFTER: Final = (1, 3, 8, 20)  # decisions of the table after such a choice, one of which is drawn: what follows is kept
CHUNK: Final = 6_000  # positions of a file, at least
OFTEN: Final = 30.0  # seconds: by then a file is written, however small


Judge = tuple[Appraiser, PlayoutBudget]


class Explorer:
    """One player, who errs in a share of its decisions."""

    __slots__ = ("_bot", "_errors", "_manner", "_plan", "_rng", "erred")

    def __init__(self, bot: Playouts | Thinker, manner: Manner | None, errors: float, rng: Rng) -> None:
        self._bot = bot
        self._manner = manner  # None: its game has no planner
        self._errors = errors
        self._rng = rng
        self._plan: list[Action[Any]] = []
        self.erred = False  # in its last choice

    def choose(self, sight: Sight) -> Action[Any]:
        self.erred = False
        while self._plan:
            action = self._plan.pop(0)
            if sight.allows(action):
                return action
            self._plan = []
        action = self._bot.choose(sight)
        self.erred = self._errors > 0.0 and chance(self._rng, self._errors)
        return self._error(sight, action) if self.erred else action

    def _error(self, sight: Sight, action: Action[Any]) -> Action[Any]:
        lot = self._rng.below(4)
        if self._manner is not None and lot > 1:
            guess = sight.guess(self._rng)
            proposed = [
                line for line in guess.plans_as(sight.seat, self._rng, self._manner, CHOICES) if sight.allows(line[0])
            ]
            if proposed:
                line = proposed[self._rng.below(len(proposed))]
                self._plan = list(line[1:])
                return line[0]
        legal = sight.legal()
        if lot > 0 and len(legal) > 1:
            beside = alternatives(sight.guess(self._rng), sight.seat, legal, (action,), CHOICES)
            if beside:
                return beside[self._rng.below(len(beside))][0]
        return legal[self._rng.below(len(legal))]


def explorer(name: str, of: Game, seed: int, errors: float, judge: Judge | None = None) -> Explorer:
    """`search N`, a tree search of N iterations; `plan`, `schooled`, the planner's proposals, with which SIGHT if a
    number is given; `judge`: who chooses by the appraiser as it is."""
    rng = Rng.from_seed(derived(seed, "errors"))
    kind, _, rest = name.partition(" ")
    if kind == "search":
        settings = SearchBudget(int(rest), width=64)
        return Explorer(Thinker(of, seed, settings, None, temper_of(seed)), None, errors, rng)
    if kind == "judge":
        if judge is None:
            raise FarportError("nobody can choose by an appraiser that there is not yet: teach one first")
        appraiser, outlook = judge
        player = Playouts(of, seed, outlook, None, temper_of(seed), appraiser)
        return Explorer(player, outlook.manner, errors, rng)
    if kind not in ("plan", "schooled"):
        raise FarportError(f"there is no explorer {name!r}; they are: search N, plan, schooled, judge")
    manner = Manner(sight=float(rest) if rest else 1.0, schooled=kind == "schooled")
    temper = temper_of(seed)
    bot = Playouts(of, seed, PlayoutBudget(0, manner=manner), None, temper)
    return Explorer(bot, manner.with_temper(temper), errors, rng)


class Positions:
    """What was seen in one game, seat by seat, and what came of it."""

    __slots__ = ("seen",)

    def __init__(self) -> None:
        self.seen: list[list[list[float]]] = []

    def rows(self, state: State) -> tuple[Any, Any, Any]:
        """The positions, and for every seat of each the share of wins and of points at the end."""
        result = state.result
        assert result is not None
        seats = range(state.seats)
        won = [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in seats]
        points = shares([float(score) for score in result.scores], state.game.advice.points)
        count = len(self.seen)
        return (
            numpy.array(self.seen, numpy.float16),
            numpy.tile(numpy.array(won, numpy.float16), (count, 1)),
            numpy.tile(numpy.array(points, numpy.float16), (count, 1)),
        )


def explored(
    of: Game, seats: int, players: Sequence[tuple[str, float]], kept: int, seed: int, judge: Judge | None = None
) -> tuple[State, Positions]:
    """One game. Of the positions in which somebody is asked `kept` stay, and as many more of those after errors."""
    rng = Rng.from_seed(seed)
    seated = [
        explorer(drawn(players, rng), of, derived(seed, f"bot {seat}"), ERRORS[rng.below(len(ERRORS))], judge)
        for seat in range(seats)
    ]
    state = of.new(seats, seed)
    sights = [Sight(state, seat) for seat in range(seats)]
    found = Positions()
    after = Positions()
    wanted: set[int] = set()
    errors = 0
    for met in range(1, LONGEST_GAME):
        settle(state)
        asked = state.to_move
        if not asked:
            break
        place = len(found.seen) if len(found.seen) < kept else rng.below(met)
        if place < kept:
            found.seen[place : place + 1] = [inputs(state, of.advice.points)]
        if met in wanted:
            errors += 1
            place = len(after.seen) if len(after.seen) < kept else rng.below(errors)
            if place < kept:
                after.seen[place : place + 1] = [inputs(state, of.advice.points)]
        seat = asked[rng.below(len(asked))]
        state.apply(seat, bot_choice(seated[seat], sights[seat]))
        if seated[seat].erred:
            wanted.add(met + AFTER[rng.below(len(AFTER))])
    found.seen += after.seen
    return state, found


def bot_choice(bot: Explorer, sight: Sight) -> Action[Any]:
    action = bot.choose(sight)
    if not sight.allows(action):
        raise FarportError(f"an explorer proposes {action}, which is not allowed")
    return action


def start(folder: Path, of: Game, players: dict[str, float], count: int, seconds: float, seed: int) -> list[Any]:
    """So many processes at work; they know the folder, and end by themselves."""
    context = multiprocessing.get_context("spawn")
    deadline = time.time() + seconds
    started = []
    for number in range(count):
        own = derived(seed, f"explorer {number} {time.time_ns()}")
        arguments = (str(folder), of.id, of.rules_version, list(players.items()), own, deadline)
        started.append(context.Process(target=work, args=arguments, daemon=True))
        started[-1].start()
    return started


def work(folder: str, name: str, version: int, players: list[tuple[str, float]], seed: int, deadline: float) -> None:
    """Play and write until the time is over. A file is written beside its place first: a kill leaves no half of one."""
    parent = os.getppid()
    of = game(name, None, version)
    lesson = Lesson(of)
    weights = Path(folder) / WEIGHTS
    judge: Judge | None = None
    if weights.exists():
        judge = Appraiser(of, json.loads(weights.read_text(encoding="utf-8"))), lesson.judge
    waiting: list[tuple[Any, Any, Any]] = []
    written = time.monotonic()
    part = itertools.count()
    for number in itertools.count():
        state, positions = explored(of, lesson.seats, players, lesson.kept, derived(seed, f"game {number}"), judge)
        if state.result is not None and positions.seen:
            waiting.append(positions.rows(state))
        late = time.time() >= deadline or os.getppid() != parent  # nobody waits for the games of an orphan
        full = sum([len(rows[0]) for rows in waiting]) >= CHUNK or time.monotonic() - written > OFTEN
        if waiting and (late or full):
            save(
                Path(folder) / SAMPLES / f"{time.time_ns() // 1_000_000:015}-{os.getpid()}-{next(part):05}.npz", waiting
            )
            waiting = []
            written = time.monotonic()
        if late:
            return


def save(path: Path, games: Sequence[tuple[Any, Any, Any]]) -> None:
    beside = path.with_suffix(".part")
    with beside.open("wb") as file:
        numpy.savez_compressed(
            file,
            games=numpy.array([len(rows[0]) for rows in games], numpy.int32),
            inputs=numpy.concatenate([rows[0] for rows in games]),
            wins=numpy.concatenate([rows[1] for rows in games]),
            shares=numpy.concatenate([rows[2] for rows in games]),
        )
    os.replace(beside, path)
