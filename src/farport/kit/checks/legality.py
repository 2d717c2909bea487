"""Checks on what is allowed: `legal` and `check` agree, and what is not an action is refused."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from farport.kernel import Action, ActionError, Encoding, FarportError, Refusal, RuleError, SeatError, State
from farport.kit.plain import why_not_plain
from farport.kit.pool import Pool, some
from farport.kit.session import Session
from farport.kit.strategies import action_data
from farport.kit.walk import ConformanceError, Setting, Walk

SOME_MOVES = 4  # before plain data is read as an action: at the very beginning little is refused
READINGS = 20  # pieces of plain data read as an action, for every game played: reading is fast

STRANGE: tuple[object, ...] = (
    None,
    True,
    0,
    "",
    [],
    {},
    {"do": None},
    {"do": []},
    {"do": {}},
    {"do": "odd"},
    {"odd": 0},
)

UNFILLED = re.compile(r"\{[a-z_]+\}")


def legal(session: Session) -> None:
    def examine(walk: Walk) -> None:
        pool = Pool(walk.game, walk.dice)
        for state in walk.samples():
            session.examined()
            before = state.digest()
            for seat in range(state.seats):
                listed = state.legal(seat)
                _listed_pass(walk, state, seat, listed)
                _kinds_offer_the_same(walk, state, seat)
                pool.remember(listed)
                _unlisted_are_refused(walk, state, seat, listed, pool.tries())
            if state.digest() != before:
                walk.fail("asking what is legal changed the state")

    session.walk_each(examine)


def _kinds_offer_the_same(walk: Walk, state: State, seat: int) -> None:
    """Where a game writes out what its kinds offer, it is the same, in the same order."""
    if type(state).list_actions is State.list_actions:
        return
    written, offered = state.list_actions(seat), State.list_actions(state, seat)
    if written != offered:
        odd = [action for action in written if action not in offered] or [a for a in offered if a not in written]
        what = odd[0].data() if odd else "their order"
        walk.fail(f"what is written out for seat {seat} is not what its kinds offer: {what}")


def encoding(session: Session) -> None:
    def examine(walk: Walk) -> None:
        try:
            encoding = walk.game.encoding(walk.setting.seats, walk.setting.options)
        except FarportError as error:
            walk.fail(f"this table has no encoding of its actions: {error}")
        for state in walk.samples():
            session.examined()
            for seat in range(state.seats):
                _numbered(walk, encoding, seat, state.legal(seat))

    session.walk_each(examine)


def _numbered(walk: Walk, encoding: Encoding, seat: int, listed: Sequence[Action[Any]]) -> None:
    """Every listed action has a number of its own, which says what it is."""
    by_number: dict[int, Action[Any]] = {}
    for action in listed:
        try:
            number = encoding.index(action)
        except ActionError as error:
            walk.fail(f"seat {seat} is offered an action without a number: {error}")
        if number in by_number:
            walk.fail(f"{by_number[number].data()} and {action.data()} have the same number {number}")
        if not 0 <= number < encoding.size:
            walk.fail(f"{action.data()} has the number {number}, but there are {encoding.size}")
        if encoding.label(number).partition(" ")[0] != action.do:
            walk.fail(f"the number {number} of {action.data()} is said to mean {encoding.label(number)}")
        by_number[number] = action


def _listed_pass(walk: Walk, state: State, seat: int, listed: Sequence[Action[Any]]) -> None:
    if len(set(listed)) < len(listed):
        twice = next(action for action in listed if listed.count(action) > 1)
        walk.fail(f"seat {seat} is offered the same action twice: {twice.data()}")
    if state.legal(seat) != list(listed):
        walk.fail(f"seat {seat} asks twice for its legal actions and gets two answers")
    for action in listed:
        refusal = _refusal(walk, state, seat, action)
        if refusal is not None:
            walk.fail(f"seat {seat} is offered {action.data()}, but check refuses it: {refusal}")
    for action in some(listed, walk.dice):
        data = action.data()
        complaint = why_not_plain(data)
        if complaint is not None:
            walk.fail(f"the action {data} is not plain data: {complaint}")
        if walk.game.action(data) != action or hash(walk.game.action(data)) != hash(action):
            walk.fail(f"the action {data} read again is another one: {walk.game.action(data).data()}")
        _text_reads_back(walk, action)


def _text_reads_back(walk: Walk, action: Action[Any]) -> None:
    """What the log writes is what `play` reads."""
    text = str(action)
    try:
        again = walk.game.action(text)
    except ActionError as error:
        walk.fail(f"the action {action.data()} is written {text!r}, which cannot be read: {error}")
    if again != action:
        walk.fail(f"the action {action.data()} is written {text!r}, which reads as another one: {again.data()}")


def _unlisted_are_refused(
    walk: Walk, state: State, seat: int, listed: Sequence[Action[Any]], tried: Sequence[Action[Any]]
) -> None:
    offered = set(listed)
    for action in tried:
        refusal = _refusal(walk, state, seat, action)
        if refusal is None and action not in offered:
            if not action.open_ended:
                walk.fail(f"check lets seat {seat} play {action.data()}, but legal does not list it")
            _plays_soundly(walk, state, seat, action)
        elif refusal is not None:
            if action in offered:
                walk.fail(f"seat {seat} is offered {action.data()}, but check refuses it: {refusal}")
            _refused_play_changes_nothing(walk, state, seat, action)


def _refusal(walk: Walk, state: State, seat: int, action: Action[Any]) -> RuleError | None:
    """The refusal, which must cite a rule of the rulebook in a whole sentence; None if the action is allowed."""
    try:
        state.check(seat, action)
    except RuleError as refusal:
        if refusal.rule not in walk.game.rules:
            walk.fail(f"{action.data()} is refused by {refusal.rule}, which is not in the rulebook: {refusal.sentence}")
        if UNFILLED.search(refusal.sentence):
            walk.fail(f"{action.data()} is refused with a gap in the sentence: {refusal.sentence}")
        return refusal
    return None


def _refused_play_changes_nothing(walk: Walk, state: State, seat: int, action: Action[Any]) -> None:
    before = state.digest()
    try:
        state.play(seat, action)
    except RuleError:
        if state.digest() != before:
            walk.fail(f"seat {seat} was refused {action.data()}, and yet the state changed")
        return
    walk.fail(f"check refuses {action.data()} to seat {seat}, but play carries it out")


def _plays_soundly(walk: Walk, state: State, seat: int, action: Action[Any]) -> None:
    after = state.copy()
    after.play(seat, action)
    broken = after.violations()
    if broken:
        walk.fail(f"seat {seat} may play the unlisted {action.data()}, and then an invariant breaks: {broken[0]}")


# ---------------------------------------------------------------------- what is not an action at all


class Foreign(Action[State]):
    """An action of no game."""

    __slots__ = ()
    do = "foreign"

    @classmethod
    def offers(cls, state: State, seat: int) -> Sequence[Action[State]]:
        return []

    def refusal(self, state: State, seat: int) -> Refusal | None:
        return None

    def effect(self, state: State, seat: int) -> None:
        """Nothing: it must not come to this."""


class Impostor(Foreign):
    """It has the name of a real action, but is a different class."""

    def __init__(self, do: str) -> None:
        self.do = do  # type: ignore[misc]  # on purpose: the class variable becomes each impostor's own


def malformed(session: Session) -> None:
    game = session.game
    walks: dict[int, Walk] = {}
    for seats in game.seats:
        walks[seats] = walk = Walk(game, Setting(seats, session.seed, picks=session.seed))
        for _ in range(SOME_MOVES + session.seed % 7):
            walk.step()
        _strangers_are_refused(walk, walk.state)
        session.examined()

    def examine(data: object) -> None:
        session.examined()
        try:
            action = game.action(data)
        except ActionError:
            return
        except Exception as error:
            raise ConformanceError(f"game.action({data!r}) raises {type(error).__name__}: {error}") from error
        again = action.data()
        if why_not_plain(again) is not None or game.action(again) != action:
            raise ConformanceError(f"game.action({data!r}) gives {again}, which does not read as the same action")
        for walk in walks.values():
            _judged(walk, action)

    for data in (*STRANGE, *[{"do": kind.do} for kind in game.actions]):
        examine(data)
    session.draw_each(action_data(game), examine, times=READINGS)


def _judged(walk: Walk, action: Action[Any]) -> None:
    """Accepted or refused by a rule, for every seat; nothing else may happen."""
    before = walk.state.digest()
    for seat in range(walk.state.seats):
        try:
            _refusal(walk, walk.state, seat, action)
        except FarportError as error:
            walk.fail(f"check({seat}, {action.data()}) raises {type(error).__name__}, not RuleError: {error}")
        except ConformanceError:
            raise
        except Exception as error:
            kind = type(error).__name__
            raise walk.failure(f"check({seat}, {action.data()}) raises {kind}: {error}") from error
    if walk.state.digest() != before:
        walk.fail(f"to check {action.data()} changed the state")


def _strangers_are_refused(walk: Walk, state: State) -> None:
    before = state.digest()
    for stranger in (Foreign(), *[Impostor(kind.do) for kind in walk.game.actions]):
        try:
            state.play(0, stranger)
        except ActionError:
            continue
        walk.fail(f"an action {stranger.do} that is not of this game was not refused")
    own = state.legal(state.to_move[0]) if state.to_move else []
    for action in own[:1]:
        strange: tuple[object, ...] = (-1, state.seats, None, True, "0")
        for seat in strange:
            try:
                state.play(seat, action)
            except SeatError:
                continue
            walk.fail(f"the seat {seat!r} of a table for {state.seats} was not refused")
    if state.digest() != before:
        walk.fail("a stranger's action was refused, and yet the state changed")
