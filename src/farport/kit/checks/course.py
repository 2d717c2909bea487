"""Checks on the course of a game: what it declares, that it ends, its invariants, its defaults, its clock."""

from __future__ import annotations

from typing import Any

from farport.kernel import Action, FarportError, Option, Result, State
from farport.kit.plain import why_not_plain
from farport.kit.session import Session
from farport.kit.walk import ConformanceError, Walk


def declared(session: Session) -> None:
    game = session.game
    if not game.seats or game.seats[0] < 1:
        raise ConformanceError(f"seats: {game.seats} holds no number of players")
    kinds = [kind.do for kind in game.actions]
    for kind in game.actions:
        if not kind.do or kinds.count(kind.do) > 1:
            raise ConformanceError(f"actions: {kind.__name__} needs a word of its own in `do`, not {kind.do!r}")
        names = [field.name for field in kind.fields]
        if len(set(names)) < len(names) or "do" in names:
            raise ConformanceError(f"actions: {kind.do}: the field names {names} are not each of their own")
    for option in game.options:
        _declared_option(session, option)
    for seats in game.seats:
        state = game.new(seats, session.seed)
        if state.seats != seats or state.result is not None or state.game.id != game.id:
            raise ConformanceError(
                f"a new table for {seats} says {state.seats} seats, game {state.game.id}, {state.result}"
            )
        session.examined()


def _declared_option(session: Session, option: Option) -> None:
    game = session.game
    for seats in game.seats:
        if not option.accepts(option.default_for(seats)):
            raise ConformanceError(f"option {option.name}: its default for {seats} seats is not among what it allows")
    if option.rule and option.rule not in game.rules:
        raise ConformanceError(f"option {option.name}: it names the rule {option.rule}, which is not in the rulebook")
    if not option.choices and (option.low is None or option.high is None):
        raise ConformanceError(f"option {option.name}: it needs choices, or a lowest and a highest value")


# ---------------------------------------------------------------------- ends


def ends(session: Session) -> None:
    def examine(walk: Walk) -> None:
        for state in walk.positions():
            session.examined()
            if state.result is None:
                _goes_on(walk, state)
        _is_over(walk, walk.state)

    session.walk_each(examine, every_table=True)


def _goes_on(walk: Walk, state: State) -> None:
    asked = state.to_move
    if len(set(asked)) < len(asked) or any(not 0 <= seat < state.seats for seat in asked):
        walk.fail(f"to_move is {asked}; each seat of the table stands there once at most")
    if len(asked) > 1 and not (walk.game.facts.simultaneous or walk.game.facts.timed):
        walk.fail(f"to_move is {asked}, but the facts do not declare simultaneous moves")
    for seat in asked:
        if not state.legal(seat):
            walk.fail(f"dead end: seat {seat} is to move and has no legal action")


def _is_over(walk: Walk, state: State) -> None:
    result = state.result
    if result is None:
        walk.fail("the game is not over, and yet it does not go on")
    if state.to_move:
        walk.fail(f"the game is over, and yet {state.to_move} are to move")
    for seat in range(state.seats):
        actions = state.legal(seat)
        if actions:
            walk.fail(f"the game is over, and yet seat {seat} may {actions[0].data()}")
    complaint = complaint_of(result, state.seats)
    if complaint is not None:
        walk.fail(f"result: {complaint}")
    _stood_for_it(walk, state, result)
    before = state.digest()
    for move in walk.moves[-5:]:
        if move.seat is not None:
            _refuses_after_the_end(walk, state, move.seat, walk.game.action(move.action))
    if state.digest() != before:
        walk.fail("an action that was refused after the end changed the state")


def _stood_for_it(walk: Walk, state: State, result: Result) -> None:
    """What a game says of the points while it runs is, at its end, the result."""
    for seat in range(state.seats):
        standing = state.standing(seat)
        if standing and standing != result.breakdown[seat]:
            walk.fail(f"standing: seat {seat} stands at {standing}, and its result is {result.breakdown[seat]}")


def _refuses_after_the_end(walk: Walk, state: State, seat: int, action: Action[Any]) -> None:
    try:
        state.play(seat, action)
    except FarportError:
        return
    walk.fail(f"the game is over, and yet seat {seat} could play {action}")


def complaint_of(result: Result, seats: int) -> str | None:
    """What is wrong with a result, or None."""
    for name, entries in (("scores", result.scores), ("ranks", result.ranks), ("breakdown", result.breakdown)):
        if len(entries) != seats:
            return f"{name} has {len(entries)} entries for {seats} seats"
    for seat, (score, parts) in enumerate(zip(result.scores, result.breakdown, strict=True)):
        if sum(parts.values()) != score:
            return f"the breakdown of seat {seat} sums to {sum(parts.values())}, its score is {score}: {parts}"
    for seat, rank in enumerate(result.ranks):
        better = len([other for other in result.ranks if other < rank])
        if rank != better + 1:
            return f"seat {seat} has rank {rank}, but {better} seats are better: {result.ranks}"
    winners = tuple([seat for seat, rank in enumerate(result.ranks) if rank == 1])
    if tuple(result.winners) != winners:
        return f"the winners are {result.winners}, those of rank 1 are {winners}"
    if not result.reason:
        return "it has no reason"
    return why_not_plain(result.data())


# ---------------------------------------------------------------------- invariants, defaults, features


def invariants(session: Session) -> None:
    def examine(walk: Walk) -> None:
        for state in walk.positions():
            session.examined()
            broken = state.violations()
            if broken:
                walk.fail(f"an invariant does not hold: {broken[0]}")

    session.walk_each(examine, every_table=True)


def defaults(session: Session) -> None:
    def examine(walk: Walk) -> None:
        while walk.state.result is None:
            session.examined()
            if walk.steps >= walk.limit:
                walk.fail(f"endless: nobody takes more than the default, and after {walk.limit} moves it is not over")
            walk.steps += 1
            if not walk.state.to_move:
                walk.wait()
                continue
            for seat in walk.state.to_move:
                _takes_default(walk, seat)
            seat = walk.dice.choice(list(walk.state.to_move))
            walk.play(seat, walk.state.default(seat))

    session.walk_each(examine)

    def on_the_way(walk: Walk) -> None:
        for state in walk.positions():
            session.examined()
            for seat in state.to_move:
                _takes_default(walk, seat)

    session.walk_each(on_the_way)


def _takes_default(walk: Walk, seat: int) -> None:
    state = walk.state
    action = state.default(seat)
    if not action.open_ended and action not in state.legal(seat):
        walk.fail(f"the default of seat {seat} is not legal: {action.data()}")
    state.check(seat, action)


def time(session: Session) -> None:
    game = session.game

    def examine(walk: Walk) -> None:
        for state in walk.samples():
            session.examined()
            if not game.facts.timed:
                _has_no_clock(walk, state)
                continue
            _stays_in_the_present(walk, state)
            if state.result is None:
                _passes_alike(walk, state)

    session.walk_each(examine)


def _has_no_clock(walk: Walk, state: State) -> None:
    if state.next_due is not None or state.now != 0:
        walk.fail(f"the facts do not declare a timed game, but now is {state.now} and next_due {state.next_due}")
    before = state.digest()
    try:
        state.advance(1)
    except FarportError:
        if state.digest() != before:
            walk.fail("a refused advance changed the state")
        return
    walk.fail("the facts do not declare a timed game, but time can pass in it")


def _stays_in_the_present(walk: Walk, state: State) -> None:
    before = state.digest()
    if state.now > 0:
        try:
            state.advance(state.now - 1)
        except FarportError:
            pass
        else:
            walk.fail(f"time went back: advance({state.now - 1}) at {state.now} was not refused")
    if state.result is None:
        state.advance(state.now)
    if state.digest() != before:
        walk.fail("no time passed, and yet the state changed")


def _passes_alike(walk: Walk, state: State) -> None:
    """In one step or in many, the same happens and the same comes out."""
    now, due = state.now, state.next_due
    span = (1000 if due is None else due - now) * (1 + walk.dice.below(3))
    to_ms = now + 1 + walk.dice.below(span)
    at_once, by_steps = state.copy(), state.copy()
    happened = [event.full() for event in at_once.advance(to_ms)]
    happened_by_steps: list[dict[str, object]] = []
    stops = sorted({now + walk.dice.below(to_ms - now) for _ in range(4)} | {to_ms})
    for stop in stops:
        happened_by_steps.extend([event.full() for event in by_steps.advance(stop)])
        if by_steps.result is not None:
            break
    if happened != happened_by_steps:
        walk.fail(
            f"from {now} to {to_ms} at once and by {stops} different things happen: {happened}, {happened_by_steps}"
        )
    # A finished game may stop its clock at the end or let it run; only equal times can be compared.
    if at_once.now == by_steps.now and at_once.digest() != by_steps.digest():
        walk.fail(f"from {now} to {to_ms} at once and by {stops} lead to different states")
    if (at_once.result is None) != (by_steps.result is None):
        walk.fail(f"from {now} to {to_ms} the game ends at once or by {stops}, but not in both ways")
