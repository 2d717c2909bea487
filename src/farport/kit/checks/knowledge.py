"""Checks on who knows what: no leaks, guesses that fit and can be played, features of one shape."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from itertools import takewhile
from typing import Any

from farport.kernel import Action, Event, FarportError, Rng, RuleError, State, seen_by
from farport.kernel.data import canonical
from farport.kit.draws import Draws
from farport.kit.plain import difference, why_not_plain
from farport.kit.pool import Pool
from farport.kit.secrecy import tells_no_choice
from farport.kit.session import Session
from farport.kit.walk import ConformanceError, Walk, who

LONG = 6  # digits: a shorter number in a view may stand there by chance, a longer one of the generator does not
PLAYOUT = 3  # of the looks of a walk, how many guesses are played to the end
DRAWS = 4  # guesses of one position that are compared with each other and with the truth


class Coins:
    """A source of random bits that can do nothing else: what `guess` may rely on."""

    def __init__(self, key: int) -> None:
        self._rng = Rng(key)

    def getrandbits(self, k: int, /) -> int:
        return self._rng.getrandbits(k)


def views(session: Session) -> None:
    shape = session.game.view_shape

    def examine(walk: Walk) -> None:
        for state in walk.samples():
            session.examined()
            for viewer in (None, *range(state.seats)):
                fault = "" if shape is None else shape.fault(state.view(viewer))
                if fault:
                    walk.fail(f"the view of {who(viewer)} is not as declared: {fault}")

    session.walk_each(examine)


def leaks(session: Session) -> None:
    facts = session.game.facts
    guesses, redrawn = 0, 0

    def examine(walk: Walk) -> None:
        nonlocal guesses, redrawn
        pool = Pool(walk.game, walk.dice)
        for state in walk.samples():
            session.examined()
            _tells_no_secrets(walk, state)
            tells_no_choice(walk, state)
            going = _ways_to_go_on(walk, state)
            for seat in range(state.seats):
                pool.remember(state.legal(seat))
            for viewer in (None, *range(state.seats)):
                guess = state.guess(viewer, Coins(walk.dice.bits64()))
                _looks_alike(walk, session, pool.tries(), viewer, state, guess)
                guesses += 1
                redrawn += _redrawn(walk, viewer, state, guess)
                for what, go in going:
                    _goes_on_alike(walk, viewer, state, guess, what, go)

    session.walk_each(examine)
    if facts.hidden_information and guesses and not redrawn:
        raise ConformanceError(f"hidden information is declared, but none of {guesses} guesses differs from the truth")


def _looks_alike(
    walk: Walk, session: Session, tries: list[Action[Any]], viewer: int | None, state: State, guess: State
) -> None:
    """All that the viewer can ask has the same answer in the truth and in a guess of the viewer's."""
    faces: list[tuple[str, Callable[[State], object]]] = [
        ("the view", lambda it: it.view(viewer)),
        ("the spectators' view", lambda it: it.view(None)),
        ("the seats to move", lambda it: list(it.to_move)),
        ("the time", lambda it: [it.now, it.due_for(viewer)]),
        ("the result", lambda it: None if it.result is None else it.result.data()),
    ]
    if viewer is not None:
        seat = viewer
        faces.append(("the list of legal actions", lambda it: [action.data() for action in it.legal(seat)]))
        faces.append(("the features", lambda it: it.features(seat)))
        faces.append(("what is reckoned", lambda it: it.reckoned(seat)))
        faces.append(("a refusal", lambda it: [_refusal(it, seat, action) for action in tries]))
        if seat in state.to_move:
            faces.append(("the default", lambda it: it.default(seat).data()))
        for place, given in enumerate(session.inputs):
            faces.append((f"the bot input {place}", lambda it, given=given: given(it, seat)))  # type: ignore[misc]
    for name, face in faces:
        there = difference(face(state), face(guess))
        if there is not None:
            walk.fail(f"leak: {name} of {who(viewer)} depends on what they do not know, at {there}")


def _refusal(state: State, seat: int, action: Action[Any]) -> str | None:
    try:
        state.check(seat, action)
    except RuleError as refusal:
        return str(refusal)
    return None


def _redrawn(walk: Walk, viewer: int | None, state: State, guess: State) -> bool:
    """Whether something hidden was drawn anew; that the future was, is a must."""
    truth, other = state.dump(), guess.dump()
    if walk.game.facts.chance and "rng" not in truth:
        walk.fail("a game with chance keeps its generator in the dump under the key rng")
    if "rng" in truth and truth["rng"] == other.get("rng") and state.result is None:
        walk.fail(f"leak: a guess of {who(viewer)} keeps the generator, so that the future can be foreseen")
    return any(truth.get(key) != other.get(key) for key in {*truth, *other} if key != "rng")


def _tells_no_secrets(walk: Walk, state: State) -> None:
    """Views and events are plain data, and the generator and the seed stand in none of them."""
    secrets = [str(walk.setting.seed)]
    generator = state.dump().get("rng")
    if isinstance(generator, list):
        secrets.extend([str(number) for number in generator])
    secrets = [secret for secret in secrets if len(secret) >= LONG]
    for viewer in (None, *range(state.seats)):
        view = state.view(viewer)
        faces: list[tuple[str, object]] = [("view", view), *[("event", view) for view in seen_by(walk.events, viewer)]]
        for name, data in faces:
            complaint = why_not_plain(data)
            if complaint is not None:
                walk.fail(f"the {name} of {who(viewer)} is not plain data: {complaint}")
            text = canonical(data)
            for secret in secrets:
                if secret in text:
                    walk.fail(f"leak: the {name} of {who(viewer)} holds the seed or the generator ({secret})")
    for event in walk.events:
        _well_told(walk, event, state.seats)


def _well_told(walk: Walk, event: Event, seats: int) -> None:
    complaint = why_not_plain(event.full())
    if complaint is not None:
        walk.fail(f"the event {event} is not plain data: {complaint}")
    if any(not 0 <= seat < seats for seat in event.witnesses):
        walk.fail(f"the event {event} has witnesses that are no seats: {event.witnesses}")
    if event.private and not event.witnesses:
        walk.fail(f"the event {event} is private, and nobody is told of it")
    if {"kind", "seat"} & {*event.data, *(event.secret or {})}:
        walk.fail(f"the event {event} has an entry kind or seat, which hides its own")


Going = Callable[[State], list[Event]]


def _ways_to_go_on(walk: Walk, state: State) -> list[tuple[str, Going]]:
    """A legal action and, in a timed game, the passing of time; each with its name for a failure."""
    ways: list[tuple[str, Going]] = []
    if state.to_move:
        seat = walk.dice.choice(list(state.to_move))
        action = walk.dice.choice(state.legal(seat))
        ways.append((f"{action.data()} by seat {seat}", lambda it: it.play(seat, action)))
    due = state.next_due
    if due is not None and state.result is None:
        ways.append((f"time until {due} ms", lambda it: it.advance(due)))
    return ways


def _goes_on_alike(walk: Walk, viewer: int | None, state: State, guess: State, what: str, go: Going) -> None:
    """Until something comes to light, what happens looks the same to the viewer in the truth and in a guess."""
    truth, other = state.copy(), guess.copy()
    try:
        events_there = go(other)
    except FarportError:
        return  # another seat's action may be impossible in a guess; the viewer's own were compared
    events = go(truth)
    quiet = not any(event.reveals for event in (*events, *events_there))
    seen, seen_there = seen_by(_before_light(events), viewer), seen_by(_before_light(events_there), viewer)
    if not quiet:
        seen, seen_there = seen[: len(seen_there)], seen_there[: len(seen)]
    there = difference(seen, seen_there)
    if there is not None:
        walk.fail(f"leak: {what}: an unmarked event tells {who(viewer)} what was hidden, at {there}")
    there = difference(truth.view(viewer), other.view(viewer)) if quiet else None
    if there is not None:
        walk.fail(f"leak: {what} shows {who(viewer)} something new, but no event says that it reveals, at {there}")


def _before_light(events: list[Event]) -> list[Event]:
    """The events before the first that reveals something."""
    return list(takewhile(lambda event: not event.reveals, events))


# ---------------------------------------------------------------------- guesses


def guess(session: Session) -> None:
    draws = Draws()

    def examine(walk: Walk) -> None:
        playouts = 0
        for state in walk.samples(about=8):
            session.examined()
            before = state.digest()
            for viewer in (None, *range(state.seats)):
                key = walk.dice.bits64()
                one = state.guess(viewer, Coins(key))
                _is_sound(walk, viewer, one)
                if state.guess(viewer, Coins(key)).digest() != one.digest():
                    walk.fail(f"two guesses of {who(viewer)} from the same random bits differ")
                if playouts < PLAYOUT and walk.dice.below(3) == 0:
                    playouts += 1
                    _can_be_played(walk, viewer, one)
            _draws_anew(walk, state, draws)
            if state.digest() != before:
                walk.fail("a guess changed the state that it was made from")

    session.walk_each(examine)
    complaint = draws.complaint()
    if complaint is not None:
        raise ConformanceError(complaint)


def _draws_anew(walk: Walk, state: State, draws: Draws) -> None:
    """Different bits, different guesses: the future at once, everything hidden in the long run."""
    viewer = walk.dice.choice([None, *range(state.seats)])
    guesses = [state.guess(viewer, Coins(walk.dice.bits64())).dump() for _ in range(DRAWS)]
    futures = {canonical(guess["rng"]) for guess in guesses if "rng" in guess}
    if futures and len(futures) < DRAWS and state.result is None:
        walk.fail(f"a guess of {who(viewer)} ignores its random bits: different ones give the same future")
    draws.add(state.dump(), guesses)


def _is_sound(walk: Walk, viewer: int | None, guess: State) -> None:
    broken = guess.violations()
    if broken:
        walk.fail(f"in a guess of {who(viewer)} an invariant does not hold: {broken[0]}")
    if walk.game.load(json.loads(json.dumps(guess.dump()))).digest() != guess.digest():
        walk.fail(f"a guess of {who(viewer)} does not survive dump and load")


def _can_be_played(walk: Walk, viewer: int | None, guess: State) -> None:
    ahead = walk.fork(guess, f"in a guess of {who(viewer)}")
    for state in ahead.positions():
        broken = state.violations()
        if broken:
            ahead.fail(f"an invariant does not hold: {broken[0]}")


# ---------------------------------------------------------------------- features


def features(session: Session) -> None:
    lengths: dict[tuple[str, int], int] = {}

    def examine(walk: Walk) -> None:
        for state in walk.samples():
            session.examined()
            before = state.digest()
            for seat in range(state.seats):
                for name, numbers in (("features", state.features(seat)), ("reckoned numbers", state.reckoned(seat))):
                    length = lengths.setdefault((name, state.seats), len(numbers))
                    if len(numbers) != length:
                        walk.fail(f"seat {seat} has {len(numbers)} {name} here, and {length} elsewhere")
                    for place, number in enumerate(numbers):
                        if type(number) is not float or not math.isfinite(number):
                            walk.fail(f"{name}: number {place} of seat {seat} is {number!r}, no finite float")
                if not math.isfinite(state.evaluate(seat)):
                    walk.fail(f"the evaluation for seat {seat} is {state.evaluate(seat)!r}")
            if state.digest() != before:
                walk.fail("asking for features or an evaluation changed the state")

    session.walk_each(examine)
