"""The course of a record, move by move, as far as somebody may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from farport import kernel
from farport.cli.boards import Board
from farport.kernel import Event, Game, Plain, Record


class Eyes(NamedTuple):
    """Who looks: a seat, or None for a spectator. `all_secrets` is the owner of the record, who may know everything."""

    seat: int | None
    all_secrets: bool


class Line(NamedTuple):
    """One move. Without `action` it is somebody's own affair: only the events tell what came of it."""

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
    """The first `moves` of a record that replays. Where a game hides things, the others' actions are not told."""
    public = eyes.all_secrets or not game.facts.hidden_information
    lines = []
    passed = zip(record.moves[:moves], happenings(game, record, moves), strict=True)
    for number, (move, events) in enumerate(passed, start=1):
        own = move.seat is not None and move.seat == eyes.seat
        seen = [event.full() for event in events] if eyes.all_secrets else kernel.told(events, eyes.seat)
        action = move.action if public or own else None
        text = "" if action is None else str(game.action(action))
        lines.append(Line(number, move.seat, move.at_ms, action, seen, text))
    return lines


def happenings(game: Game, record: Record, moves: int) -> Iterator[list[Event]]:
    """What happened at each of the first `moves`; in a timed game also in the time before it."""
    state = next(game.states(record))
    for move in record.moves[:moves]:
        passing = [] if move.at_ms is None or not game.facts.timed else state.advance(move.at_ms)
        acting = [] if move.seat is None else state.play(move.seat, state.game.action(move.action))
        yield passing + acting


def told(line: Line, board: Board) -> str:
    """A line of the log for people."""
    time = "" if line.at_ms is None else f"  {line.at_ms / 1000:9.3f} s"
    who = "" if line.seat is None else f"seat {line.seat}"
    return f"{line.number:5}{time}  {who:7}  {what(line, board)}"


def what(line: Line, board: Board) -> str:
    if line.action is not None:
        return line.text
    if line.seat is None:
        return "time passes"
    return "acts" if line.events else "acts in secret"


def events_told(line: Line, board: Board, names: Sequence[str]) -> list[str]:
    return [f"{'':7}· {board.tell(event, names)}" for event in line.events]
