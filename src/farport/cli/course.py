"""The course of a record, move by move, as far as somebody may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from farport import kernel
from farport.boards import Board
from farport.kernel import Event, Game, Plain, Record


class Eyes(NamedTuple):
    """Who looks: a seat, or None for a spectator. `all_secrets` is the owner of the record, who may know everything."""

    seat: int | None
    all_secrets: bool


class Line(NamedTuple):
    """The set-up (number 0) or one move. Without `action` it is somebody's own affair: only the events tell what came
    of it."""

    number: int
    seat: int | None
    at_ms: int | None
    action: Plain | None
    events: list[Plain]
    text: str = ""  # the action as people write it

    def data(self) -> dict[str, object]:
        return {
            "seq": self.number,
            "seat": self.seat,
            "at_ms": self.at_ms,
            "action": self.action,
            "events": self.events,
        }


def course(game: Game, record: Record, moves: int, eyes: Eyes) -> list[Line]:
    """The set-up, where it has something to tell, and the first `moves` of a record that replays. Where a game hides
    things, the others' actions are not told, and what they did in secret is no line and leaves no gap."""
    public = eyes.all_secrets or not game.facts.hidden_information
    passed = happenings(game, record, moves)
    first = _seen(next(passed), eyes)
    lines = [Line(0, None, None, None, first)] if first else []
    number = 0
    for move, events in zip(record.moves[:moves], passed, strict=True):
        own = move.seat is not None and move.seat == eyes.seat
        seen = _seen(events, eyes)
        if not (public or own or seen):
            continue
        number += 1
        action = move.action if public or own else None
        text = "" if action is None else str(game.action(action))
        lines.append(Line(number, move.seat, move.at_ms, action, seen, text))
    return lines


def _seen(events: list[Event], eyes: Eyes) -> list[Plain]:
    return [event.full() for event in events] if eyes.all_secrets else kernel.seen_by(events, eyes.seat)


def happenings(game: Game, record: Record, moves: int) -> Iterator[list[Event]]:
    """What happened at the set-up, and at each of the first `moves`; in a timed game also in the time before it."""
    state = next(game.states(record))
    yield state.happened
    for move in record.moves[:moves]:
        passing = [] if move.at_ms is None or not game.facts.timed else state.advance(move.at_ms)
        acting = [] if move.seat is None else state.play(move.seat, state.game.action(move.action))
        yield passing + acting


def log_line(line: Line, board: Board) -> str:
    """A line of the log for people."""
    time = "" if line.at_ms is None else f"  {line.at_ms / 1000:9.3f} s"
    who = "" if line.seat is None else f"seat {line.seat}"
    return f"{line.number:5}{time}  {who:7}  {what(line, board)}"


def what(line: Line, board: Board) -> str:
    if line.action is not None:
        return line.text
    if line.seat is None:
        return "time passes" if line.number else "set-up"
    return "acts"


def event_lines(line: Line, board: Board, names: Sequence[str]) -> list[str]:
    return [f"{'':7}· {board.tell(event, names)}" for event in line.events]
