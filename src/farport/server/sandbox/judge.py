"""The judge: answers one question about strangers' data, in a limited process. It knows nothing of the server."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from farport.kernel import FarportError, Game, OptionError, Record, State, UnknownGameError, game
from farport.server.sandbox.draft import drafted
from farport.server.sandbox.question import Answer, Draft, Question, Retell, Setup

BUILD_S: Final = 0.5  # of CPU time: the server makes the same game again wherever a table of it is opened …
POSITION_S: Final = 0.1  # … and asks a position for its view and its actions after every move


def judge(question: Question) -> Answer:
    """The answer, and what it cost."""
    started = time.process_time()
    if isinstance(question, Retell):
        answer = _retold(question)
    elif isinstance(question, Draft):
        answer = drafted(question)
    else:
        answer = _set_up(question)
    answer.cpu_s = time.process_time() - started
    return answer


def _refused(code: str, error: FarportError) -> Answer:
    return Answer(code=code, params={"detail": str(error)}, sentence=str(error))


# ---------------------------------------------------------------------- a game of somebody's making


def _set_up(wanted: Setup) -> Answer:
    started = time.process_time()
    try:
        made = game(wanted.game, wanted.data)
    except UnknownGameError:
        return Answer(code="bad_game")
    except FarportError as error:
        return _refused("bad_variant", error)
    if time.process_time() - started > BUILD_S:
        return Answer(code="slow_variant")
    return _seated(made, wanted)


def _seated(made: Game, wanted: Setup) -> Answer:
    """For one number of seats; without one, the first that goes with the options."""
    last = Answer(code="bad_option", params={"detail": "seats"})
    for seats in made.seats if wanted.seats is None else (wanted.seats,):
        try:
            state = made.new(seats, 0, wanted.options)
            options = dict(made.options.resolve(seats, wanted.options))
        except OptionError as error:
            last = _refused("bad_option", error)  # this number of seats does not go with them; another may
        except FarportError as error:
            return _refused("bad_variant" if wanted.seats is None else "bad_option", error)
        else:
            return Answer(code="slow_variant") if _is_slow(state) else Answer(options=options)
    return last


def _is_slow(state: State) -> bool:
    started = time.process_time()
    for seat in range(state.seats):
        state.view(seat)
        state.legal(seat)
    return time.process_time() - started > POSITION_S


# ---------------------------------------------------------------------- a game that was played


def _retold(wanted: Retell) -> Answer:
    try:
        record = Record.from_data(wanted.record)
        played = game(record.game)
        if wanted.scores:
            return Answer(scores=chart(played.states(record)))
        played.replay(record)
    except FarportError as error:
        return _refused("bad_record", error)
    return Answer()


def chart(states: Iterable[State]) -> list[list[float]]:
    """The points of every seat at each step; nothing for a game that tells them only at its end."""
    scores: list[list[float]] = []
    tells = False
    for state in states:
        standings = [state.standing(seat) for seat in range(state.seats)]
        tells = tells or any(standings)
        scores.append(_points(state, standings))
    return scores if tells else []


def _points(state: State, standings: list[dict[str, int]]) -> list[float]:
    if state.result is not None:
        return [float(score) for score in state.result.scores]
    return [float(sum(standing.values())) for standing in standings]
