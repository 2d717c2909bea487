"""Checks of the observer: it tells all that a view tells, nothing else, and alike from every seat."""

from __future__ import annotations

import marshal
from array import array
from collections import Counter

from farport.kernel import Plain, State
from farport.kernel.observer import Observer, Sheet
from farport.kernel.observer.sheet import SEAT
from farport.kit.checks.knowledge import Coins
from farport.kit.plain import difference
from farport.kit.session import Session
from farport.kit.walk import Walk, who

ROOM = 1 << 20  # numbers of one observation, at most
SUCCESSORS = 3  # of a position, how many are compared with all others of the walk

Seen = dict[bytes, tuple[bytes, object]]


def observers(session: Session) -> None:
    session.examined()
    if session.game.view_shape is None:
        return  # nothing to make one of
    buffer = array("i", bytes(4 * ROOM))

    def examine(walk: Walk) -> None:
        observer = walk.game.observer(seats=walk.setting.seats)
        by_view = walk.game.observer(seats=walk.setting.seats).read_views()
        encoding = walk.game.encoding(walk.setting.seats, walk.setting.options)
        table = observer.actions(encoding)
        seen: list[Seen] = [{} for _ in range(walk.setting.seats)]
        for state in walk.samples(about=6):
            session.examined()
            seat = walk.dice.below(state.seats)
            for viewer in (None, seat, (seat + 1) % state.seats):
                written = _tells_the_view(walk, observer, state, viewer, buffer)
                if observer.draws(state, viewer):
                    _is_written_right(walk, observer, by_view, state, viewer, buffer)
                guess = state.guess(viewer, Coins(walk.dice.bits64()))
                if _written(observer, guess, viewer, buffer) != written:
                    walk.fail(f"leak: the observation of {who(viewer)} depends on what they do not know")
            _turns_with_the_seat(walk, observer, state)
            for after in _successors(walk, state):
                _tells_apart(walk, observer, after, seen, buffer)
            for seat in state.to_move[:1]:
                rows = observer.describe(table, state, seat)
                for row in rows:
                    _points_somewhere(walk, observer, row)

    session.walk_each(examine)


def _written(observer: Observer, state: State, viewer: int | None, buffer: array[int]) -> array[int]:
    return buffer[: observer.write(state, viewer, buffer)]


def _as_told(walk: Walk, view: Plain) -> Plain:
    """Of an option that is chosen in an order an observation says nothing; what was chosen the view tells elsewhere."""
    options = view.get("options")
    if not isinstance(options, dict):
        return view
    orders = [option.name for option in walk.game.options if option.ordered]
    hidden = {name: None for name in orders if options.get(name) not in walk.game.options[name].choices}
    return {**view, "options": {**options, **hidden}} if hidden else view


def _tells_the_view(walk: Walk, observer: Observer, state: State, viewer: int | None, buffer: array[int]) -> array[int]:
    """Every number and name of the view can be read again, as it was written and padded."""
    view = _as_told(walk, state.view(viewer))
    written = _written(observer, state, viewer, buffer)
    there = difference(view, observer.decode(written, viewer, state.seats))
    if there is not None:
        walk.fail(f"the observation of {who(viewer)} is not what the view says, at {there}")
    padded = array("f", bytes(4 * observer.size))
    observer.pad(state, viewer, padded)
    there = difference(view, observer.decode(padded, viewer, state.seats, padded=True))
    if there is not None:
        walk.fail(f"the padded observation of {who(viewer)} is not what the view says, at {there}")
    return written


def _is_written_right(
    walk: Walk, observer: Observer, by_view: Observer, state: State, viewer: int | None, buffer: array[int]
) -> None:
    """What a scribe writes straight from the position is what would be made of the view, for a critic too."""
    for truth in (False, True):
        straight = buffer[: observer.write(state, viewer, buffer, truth=truth)]
        if straight == buffer[: by_view.write(state, viewer, buffer, truth=truth)]:
            continue
        pairs = zip(observer.tables, by_view.tables, strict=True)
        wrong = [one.name for one, other in pairs if one.numbers != other.numbers] or ["of another seat"]
        walk.fail(f"straight from the position {who(viewer)} is told something else than by the view: {wrong[0]}")


def _successors(walk: Walk, state: State) -> list[State]:
    found: list[State] = []
    for seat in state.to_move[:1]:
        listed = state.legal(seat)
        for _ in range(min(SUCCESSORS, len(listed))):
            after = state.copy()
            after.play(seat, walk.dice.choice(listed))
            found.append(after)
    return found


def _tells_apart(walk: Walk, observer: Observer, state: State, seen: list[Seen], buffer: array[int]) -> None:
    """Two different views have different observations."""
    seat = walk.dice.below(state.seats)
    view = state.view(seat)
    told = marshal.dumps(view, 2)
    other, before = seen[seat].setdefault(_written(observer, state, seat, buffer).tobytes(), (told, view))
    if other != told:
        there = difference(before, view)
        if there is not None:
            walk.fail(f"two different views of seat {seat} have the same observation; they differ at {there}")


def _turns_with_the_seat(walk: Walk, observer: Observer, state: State) -> None:
    """The same view as seen from two seats: seats are counted from another one, and lists by seat begin with it."""
    view = state.view(None)
    frame = walk.dice.below(state.seats)
    first = [_turned(sheet, 0, state.seats) for sheet in observer.see(view, 0, state.seats)]
    there = [_turned(sheet, frame, state.seats) for sheet in observer.see(view, frame, state.seats)]
    for sheet, one, other in zip(observer.tables, first, there, strict=True):
        if Counter(one) != Counter(other):
            walk.fail(f"{sheet.name} is not told alike from seat 0 and seat {frame}")
        turned = frame if sheet.seatwise and sheet.rows == state.seats else 0
        if not sheet.nested and [*one[turned:], *one[:turned]] != other:
            walk.fail(f"{sheet.name} does not begin with seat {frame} for seat {frame}")


def _turned(sheet: Sheet, frame: int, seats: int) -> list[tuple[int, ...]]:
    """The rows with all seats counted from seat 0; which rows they belong to is left out."""
    own = [column.kind == SEAT for column in sheet.columns]
    return [
        tuple(
            [
                (number - 1 + frame) % seats + 1 if own[place] and number else number
                for place, number in enumerate(sheet.row(row))
                if place or not sheet.nested
            ]
        )
        for row in range(sheet.rows)
    ]


def _points_somewhere(walk: Walk, observer: Observer, row: list[int]) -> None:
    for place in range(2, len(row), 3):
        table, target = row[place], row[place + 1]
        if table and not 0 <= target < observer.tables[table - 1].rows:
            walk.fail(f"an action points at row {target} of {observer.tables[table - 1].name}, which has none such")
