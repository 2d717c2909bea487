"""What several subcommands ask for in the same words: a game, its seats, options, bots and variant."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from farport import bots
from farport.kernel import FarportError, Game, OptionError, Record, RecordError, Value, game

F = TypeVar("F", bound=Callable[..., Any])
MOST_GAMES: Final = 10**9  # more than anybody waits for

as_json = click.option("--json", "as_json", is_flag=True, help="Answer with JSON, for programs.")
variant_folder = click.option(
    "--variant", type=click.Path(path_type=Path), metavar="DIR", help="Play with the changed data of this folder."
)
seats_option = click.option("--seats", type=int, metavar="N", help="How many seats; without it the fewest possible.")
rules_version = click.option(
    "--rules-version", type=int, metavar="N", help="Play by this version of the rules; without it by the newest."
)
option_pairs = click.option(
    "--option", "pairs", multiple=True, metavar="NAME=VALUE", help="A table option; give it once for each."
)

database_option = click.option("--database", help="The database's URL.  [default: SQLite in your data folder]")


def table_options(function: F) -> F:
    """--seats, --option, --variant and --rules-version: what makes a table."""
    return seats_option(option_pairs(variant_folder(rules_version(function))))


def chosen_game(id: str, variant: Path | None, version: int | None = None) -> Game:
    return game(id, variant, version)


def chosen_seats(of: Game, seats: int | None) -> int:
    return of.seats[0] if seats is None else seats


def chosen_options(of: Game, pairs: Sequence[str]) -> dict[str, Value]:
    """The `name=value` pairs of a command line, each checked against what the game declares."""
    options: dict[str, Value] = {}
    for pair in pairs:
        name, sign, text = pair.partition("=")
        if not sign:
            raise OptionError(f"option {pair!r}: write it as name=value, for example rounds=10")
        if name in options:
            raise OptionError(f"option {name}: it is given twice")
        options[name] = of.options[name].read(text)
    return options


def bot_names(text: str) -> list[str]:
    """A list such as `greedy,random`; every name must be known."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise FarportError(f"bots: a list such as greedy,random is expected; the bots are: {', '.join(bots.names())}")
    for name in names:
        bots.require_bot(name)
    return names


def read_record(path: Path) -> Record:
    """A record from its file; whatever is wrong with either is one sentence."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: this is not a text file, so it is not a record") from None
    with record_of(path):
        return Record.loads(text)


@contextmanager
def record_of(path: Path) -> Iterator[None]:
    """For the time of the block, whatever is wrong with the record is said of its file: there may be many."""
    try:
        yield
    except FarportError as error:
        raise RecordError(f"{path}: {str(error).removeprefix('record: ')}") from None


def write_text(path: Path, text: str) -> None:
    """A new file, with the folders on the way to it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise FarportError(f"{path}: cannot be written ({error.strerror})") from None


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FarportError(f"{path}: cannot be made ({error.strerror})") from None


def say_json(data: object) -> None:
    click.echo(json.dumps(data, indent=1))
