"""`farport play`: a game in this terminal, with bots or with friends at one keyboard."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from farport.bots.match import seated
from farport.cli.arguments import (
    bot_names,
    chosen_game,
    chosen_options,
    chosen_seats,
    read_record,
    record_of,
    table_options,
)
from farport.cli.screen import console
from farport.cli.terminal.clock import Clock, Patient, Real
from farport.cli.terminal.session import Session
from farport.kernel import FarportError, Game, Record, RecordError, State

OPPONENT = "greedy"
NOBODY = "none"
SLOWEST, FASTEST = 0.01, 1000


@click.command()
@click.argument("game")
@table_options
@click.option(
    "--bots", metavar="A,B,…", help="They take the last seats; `none`: people only. Else greedy at all but one."
)
@click.option("--seed", type=int, metavar="S", help="The same seed gives the same game; without it a secret one.")
@click.option("--save", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Keep the record here.")
@click.option("--resume", type=click.Path(path_type=Path), metavar="RECORD", help="Go on with a saved game.")
@click.option(
    "--pace",
    type=float,
    metavar="X",
    default=0,
    show_default=True,
    help="Timed games: game seconds a real second; 0: time waits for you.",
)
def play(
    game: str,
    seats: int | None,
    pairs: Sequence[str],
    variant: Path | None,
    rules_version: int | None,
    bots: str | None,
    seed: int | None,
    save: Path | None,
    resume: Path | None,
    pace: float,
) -> None:
    """Play GAME in this terminal, against bots or with friends at one keyboard."""
    chosen = chosen_game(game, variant, rules_version)
    require_possible(pace)
    if resume is not None:
        refuse_for_resumed(
            {"--seats": seats, "--option": pairs or None, "--seed": seed, "--rules-version": rules_version}
        )
        state, record = resumed(chosen, resume)
    else:
        names = None if bots in (None, NOBODY) else bot_names(bots or "")
        table = chosen_seats(chosen, seats) if seats is not None or names is None else room_for(chosen, len(names))
        state, record = opened(chosen, table, secrets.randbits(32) if seed is None else seed, pairs)
    sitting = who_sits(bots, record.seats)
    players = [
        None if bot is None else seated(state.game, [bot], seat, record.seed) for seat, bot in enumerate(sitting)
    ]
    enable_line_editing()
    clock: Clock = Real(state, pace) if pace and chosen.facts.timed else Patient()
    Session(console(), state, record, players, sitting, player_names(sitting), clock, save).run()


def require_possible(pace: float) -> None:
    """Said so that nan, which is neither too slow nor too fast, is refused too."""
    if pace != 0 and not SLOWEST <= pace <= FASTEST:
        raise FarportError(
            f"pace {pace:g}: {SLOWEST} to {FASTEST} game seconds a real second are possible, or 0: time waits for you"
        )


def opened(game: Game, seats: int, seed: int, pairs: Sequence[str]) -> tuple[State, Record]:
    options = chosen_options(game, pairs)
    state = game.new(seats, seed, options)
    return state, game.record(seats, seed, game.options.resolve(seats, options), [], None)


def refuse_for_resumed(given: Mapping[str, object]) -> None:
    for name, value in given.items():
        if value is not None:
            raise FarportError(f"{name} goes with a new game; with --resume the record says it")


def resumed(game: Game, path: Path) -> tuple[State, Record]:
    record = read_record(path)
    with record_of(path):
        state = game.replay(record)
    if state.result is not None:
        raise RecordError(f"{path}: this game is over; `farport replay {path}` shows it")
    return state, record


def room_for(game: Game, bots: int) -> int:
    """The fewest seats that hold all the bots and a person."""
    return max(game.seats[0], bots + 1)


def who_sits(bots: str | None, seats: int) -> list[str | None]:
    """People first, then the bots by their names; None is a person."""
    names = [] if bots == NOBODY else [OPPONENT] * (seats - 1) if bots is None else bot_names(bots)
    if len(names) >= seats:
        raise FarportError(f"{len(names)} bots leave no seat for a person at a table of {seats}")
    return [None] * (seats - len(names)) + names


def player_names(sitting: Sequence[str | None]) -> list[str]:
    alone = sitting.count(None) == 1
    return [
        ("you" if alone else f"player {seat + 1}") if bot is None else f"{bot} {seat + 1}"
        for seat, bot in enumerate(sitting)
    ]


def enable_line_editing() -> None:
    """Arrow keys and history at the prompt, where Python has them."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401
        except ImportError:
            return
