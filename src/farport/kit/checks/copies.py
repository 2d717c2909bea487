"""Checks on the same game twice: a copy, a dump read back, a record played again."""

from __future__ import annotations

import json
import pickle
from copy import deepcopy
from io import BytesIO

from farport.kernel import FarportError, Game, Record, State
from farport.kit.plain import damaged, difference, why_not_plain
from farport.kit.session import Session
from farport.kit.walk import Walk

KEPT = 12  # copies of earlier positions that are watched while the game goes on
AHEAD = 8  # moves played on a copy
FEW = 3  # actions of each position
LONG = 200  # positions of a game that are all dumped and loaded; of later ones two in so many:
SPARSE = 16
DAMAGES = 12  # damaged dumps tried at each look


def copy(session: Session) -> None:
    def examine(walk: Walk) -> None:
        kept: list[tuple[int, State, str]] = []
        for state in walk.samples():
            session.examined()
            before, data = state.digest(), state.dump()
            other = state.copy()
            if other is state or other.digest() != before:
                walk.fail(f"a copy is not equal: {difference(state.dump(), other.dump()) or 'it is the same object'}")
            _python_copies(walk, state)
            _play_on(walk, state.copy(), "on a copy")
            if state.digest() != before:
                walk.fail(f"playing on a copy changed the original, at {difference(data, state.dump())}")
            kept.append((len(walk.moves), other, before))
            for moves, old, digest in kept:
                if old.digest() != digest:
                    walk.fail(f"a copy made after {moves} moves changed while the original was played on")
            if len(kept) > KEPT:
                kept.pop(walk.dice.below(KEPT))

    session.walk_each(examine)


def _python_copies(walk: Walk, state: State) -> None:
    """What Python itself makes of a position and its actions: checkpoints, processes and search libraries do so."""
    for what, other in (("copy.deepcopy", deepcopy(state)), ("pickle", pickled(walk.game, state))):
        if not isinstance(other, State) or other is state or other != state:
            walk.fail(f"{what} of a state is not equal to it")
    for action in state.legal(state.to_move[0])[:FEW] if state.to_move else []:
        for what, twin in (("copy.deepcopy", deepcopy(action)), ("pickle", pickled(walk.game, action))):
            if twin != action or hash(twin) != hash(action):
                walk.fail(f"{what} of the action {action} is not equal to it, or has another hash")


class _Pickler(pickle.Pickler):
    """Leaves the game out: one that is not installed yet is found nowhere."""

    def __init__(self, file: BytesIO, game: Game) -> None:
        super().__init__(file)
        self.game = game

    def persistent_id(self, thing: object) -> str | None:
        return "the game" if thing is self.game else None


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: BytesIO, game: Game) -> None:
        super().__init__(file)
        self.game = game

    def persistent_load(self, name: object) -> Game:
        return self.game


def pickled(game: Game, thing: object) -> object:
    """There and back."""
    file = BytesIO()
    _Pickler(file, game).dump(thing)
    file.seek(0)
    read: object = _Unpickler(file, game).load()
    return read


def _play_on(walk: Walk, state: State, aside: str) -> None:
    ahead = walk.fork(state, aside)
    for _ in range(AHEAD):
        if not ahead.step():
            return


# ---------------------------------------------------------------------- dump and load


def dump(session: Session) -> None:
    def examine(walk: Walk) -> None:
        twin: State | None = None
        for place, state in enumerate(walk.positions()):
            if place > LONG and place % SPARSE > 1:  # two in a row: the second sees what the loaded first one becomes
                twin = None
                continue
            session.examined()
            data = state.dump()
            if twin is not None:
                _same(walk, twin, state)
            complaint = why_not_plain(data)
            if complaint is not None:
                walk.fail(f"the dump is not plain data: {complaint}")
            twin = walk.game.load(json.loads(json.dumps(data)))
            there = difference(data, twin.dump())
            if there is not None or twin.digest() != state.digest():
                walk.fail(f"what was loaded from a dump is not what was dumped, at {there}")
            _same_faces(walk, state, twin)

    session.walk_each(examine)


def _same(walk: Walk, twin: State, state: State) -> None:
    """The loaded state, given the same move, comes to the same."""
    move = walk.moves[-1]
    if move.seat is None:
        assert move.at_ms is not None
        events = twin.advance(move.at_ms)
    else:
        events = twin.play(move.seat, walk.game.action(move.action))
    there = difference([event.full() for event in walk.events], [event.full() for event in events])
    if there is not None:
        walk.fail(f"the state loaded from a dump plays on differently, events at {there}")
    there = difference(state.dump(), twin.dump())
    if there is not None:
        walk.fail(f"the state loaded from a dump plays on differently, at {there}")


def _same_faces(walk: Walk, state: State, twin: State) -> None:
    if twin.to_move != state.to_move or twin.now != state.now or twin.next_due != state.next_due:
        walk.fail("the state loaded from a dump has other seats to move or another time")
    for seat in state.to_move:
        if twin.legal(seat) != state.legal(seat):
            walk.fail(f"in the state loaded from a dump seat {seat} has other legal actions")
        if twin.view(seat) != state.view(seat):
            there = difference(state.view(seat), twin.view(seat))
            walk.fail(f"in the state loaded from a dump seat {seat} has another view, at {there}")


def damage(session: Session) -> None:
    def examine(walk: Walk) -> None:
        for state in walk.samples(about=6):
            session.examined()
            data = state.dump()
            for _ in range(DAMAGES):
                bad = damaged(data, walk.dice)
                if bad != data:
                    _refused_or_sound(walk, data, bad)
            if state.dump() != data:
                walk.fail("loading a damaged dump changed the state that it came from")

    session.walk_each(examine)


def _refused_or_sound(walk: Walk, data: object, bad: object) -> None:
    there = difference(data, bad)
    try:
        state = walk.game.load(bad)
    except FarportError:
        return
    except Exception as error:
        kind = type(error).__name__
        raise walk.failure(f"loading a dump damaged at {there} raises {kind}, no clear sentence: {error}") from error
    if state.violations():
        walk.fail(f"a dump damaged at {there} was loaded although an invariant does not hold: {state.violations()[0]}")
    back = state.dump()
    if walk.game.load(back).digest() != state.digest():
        walk.fail(f"a dump damaged at {there} was loaded, but what came of it does not survive another dump")


# ---------------------------------------------------------------------- replay


def replay(session: Session) -> None:
    game = session.game

    def examine(walk: Walk) -> None:
        digests: list[str] = []
        for state in walk.positions():
            session.examined()
            digests.append(state.digest())
        record = walk.record()
        record.digest = digests[-1]
        again = Record.loads(record.dumps())
        if again.data() != record.data():
            walk.fail(f"the record read again is another one, at {difference(record.data(), again.data())}")
        for place, state in enumerate(game.states(again)):
            if state.digest() != digests[place]:
                walk.moves = walk.moves[:place]
                walk.fail(f"the same moves lead elsewhere the second time, after {place} of them")
        game.replay(again)

    session.walk_each(examine)
