"""`farport replay`: play a record again, look at any point of it, verify it."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape

from farport import boards, kernel
from farport.cli.arguments import as_json, read_record, record_of, say_json
from farport.cli.course import Eyes, Line, course, event_lines, log_line
from farport.cli.results import show_result
from farport.cli.screen import console
from farport.cli.why import explained
from farport.kernel import FarportError, Game, Record, RecordError, SeatError, State

CHECK_FAILED = 1


@click.command()
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--verify", is_flag=True, help="Also look at every invariant after every move; the digest must be there.")
@click.option("--at", type=int, metavar="SEQ", help="Stop after so many moves; 0 is the start.")
@click.option("--view", type=int, metavar="SEAT", help="See it as this seat saw it; without it as a spectator.")
@click.option("--reveal", is_flag=True, help="List every move in full, also what was a seat's secret.")
@click.option("--why", type=int, metavar="SEQ", help="Only explain this move, in one sentence with figures.")
@as_json
def replay(
    record: Path, verify: bool, at: int | None, view: int | None, reveal: bool, why: int | None, as_json: bool
) -> None:
    """Play the game of a RECORD again, to its end or to any point.

    In games with hidden information you read what came of the others' moves, not what they chose in secret.
    """
    read = read_record(record)
    if view is not None and not 0 <= view < read.seats:
        raise SeatError(f"view {view}: this table has the seats 0 to {read.seats - 1}")
    if at is not None and not 0 <= at <= len(read.moves):
        raise FarportError(f"at {at}: this record has {len(read.moves)} moves, so 0 to {len(read.moves)} is possible")
    with record_of(record):
        game = kernel.game(read.game)
        if why is not None:
            sentence, figures = explained(game, read, why, Eyes(view, reveal))
            say_json(figures) if as_json else click.echo(sentence)
            return
        broken = verified(game, read) if verify else []
        state = game.replay(read) if at is None else state_at(game, read, at)
    lines = course(game, read, len(read.moves) if at is None else at, Eyes(view, reveal))
    if as_json:
        say_json(described(read, state, lines, view, broken if verify else None))
    else:
        show(console(), read, state, lines, view, with_events=game.facts.hidden_information and not reveal)
        if verify:
            click.echo(broken[0] if broken else f"Verified: {len(read.moves)} moves, digest {state_digest(read)}.")
    if broken:
        raise click.exceptions.Exit(CHECK_FAILED)


def state_at(game: Game, record: Record, at: int) -> State:
    for seq, state in enumerate(game.states(record)):
        if seq == at:
            return state
    raise RecordError(f"record: it has no move {at}")


def verified(game: Game, record: Record) -> list[str]:
    """Replays to the digest (else RecordError), and says which invariants broke on the way."""
    if record.digest is None:
        raise RecordError("record: it has no digest, so there is nothing to verify it by")
    game.replay(record)
    for seq, state in enumerate(game.states(record)):
        broken = state.violations()
        if broken:
            return [f"after move {seq}: {sentence}" for sentence in broken]
    return []


def state_digest(record: Record) -> str:
    return (record.digest or "")[:12]


def described(
    record: Record, state: State, lines: list[Line], view: int | None, broken: list[str] | None
) -> dict[str, object]:
    plain: dict[str, object] = {
        "game": record.game,
        "rules_version": record.rules_version,
        "seats": record.seats,
        "seed": record.seed,
        "options": record.options,
        "moves": len(record.moves),
        "seq": lines[-1].number if lines else 0,
        "to_move": list(state.to_move),
        "now": state.now,
        "digest": state.digest(),
        "result": None if state.result is None else state.result.data(),
        "log": [line.data() for line in lines],
        "view": state.view(view),
    }
    if broken is not None:
        plain["verified"] = not broken
        plain["broken"] = broken
    return plain


def show(
    screen: Console, record: Record, state: State, lines: list[Line], view: int | None, *, with_events: bool
) -> None:
    """Where every move can be read in full it says enough; else the events tell what came of it."""
    game = state.game
    board = boards.of(game)
    names = [f"seat {seat}" for seat in range(record.seats)]
    screen.print(f"[bold]{escape(game.title)}[/], {record.seats} seats, {len(record.moves)} moves, seed {record.seed}")
    for line in lines:
        screen.print(escape(log_line(line, board)))
        for event in event_lines(line, board, names) if with_events else ():
            screen.print(f"[dim]{escape(event)}[/]")
    screen.print(board.draw(state.view(view), view))
    if state.result is not None:
        show_result(screen, state.result, names)
