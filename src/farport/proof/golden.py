"""Golden numbers: the pinned tables of `perft` for one version of a game's rules, each with what was counted there."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from farport.kernel import Game, Option, OptionError, Options, Value
from farport.kernel.data import Table, read_toml
from farport.proof.perft import Count, Levels, Pin, Walker, count

QUARTERS: Final = 4
FAREWELL: Final = 2  # moves before the end of the game from which its ends are looked at
LONGEST_WALK: Final = 100_000  # moves; no game of these is as long
MOST_MOVES: Final = 2000  # that are counted from one table, unless the first step alone has more

HEADING: Final = """\
# What `farport perft` counts: the positions within so many moves of these tables, and a digest of them all.
# A number that is here is never changed. To add a table write a [[pin]] without numbers, and then
# pytest tests/proof/test_perft.py --update-golden
"""


@dataclass(frozen=True)
class Golden:
    """Pinned tables and their counts; None: not counted yet."""

    game: str
    rules_version: int
    pins: list[tuple[Pin, Count | None]]

    @staticmethod
    def path(records: Path, game: Game) -> Path:
        return records / game.id / f"perft-v{game.rules_version}.toml"

    @staticmethod
    def read(path: Path, game: Game) -> Golden:
        """The file of that game and version; DataError where it is not one."""
        table = Table(read_toml(path), str(path))
        table.word("game", [game.id])
        table.integer("rules_version", game.rules_version, game.rules_version)
        return Golden(game.id, game.rules_version, [read_pin(pin, game.options) for pin in table.tables("pin")])

    @staticmethod
    def new(game: Game) -> Golden:
        """For a game (or a version) that has no golden numbers yet: its standard tables, not counted."""
        return Golden(game.id, game.rules_version, [(pin, None) for pin in standard_pins(game)])

    def counted(self, game: Game) -> Golden:
        """With a count for the pins that have none. A count that is there stays."""
        found = count(game, [pin for pin, number in self.pins if number is None])
        return replace(self, pins=[(pin, number or next(found)) for pin, number in self.pins])

    def text(self) -> str:
        """The file."""
        lines = [HEADING, f"game = {json.dumps(self.game)}", f"rules_version = {self.rules_version}"]
        for pin, number in self.pins:
            lines.extend(["", "[[pin]]"])
            for name, value in {**pin.data(), **({} if number is None else number.data())}.items():
                lines.append(f"{name} = {inline(value) if isinstance(value, dict) else json.dumps(value)}")
        return "\n".join(lines) + "\n"


def inline(table: Mapping[str, object]) -> str:
    """A small table on one line of TOML."""
    entries = ", ".join([f"{name} = {json.dumps(value)}" for name, value in table.items()])
    return f"{{ {entries} }}" if entries else "{}"


def read_pin(table: Table, options: Options) -> tuple[Pin, Count | None]:
    chosen = table.table("options")
    pin = Pin(
        table.integer("seats"),
        table.integer("seed"),
        {name: options[name].check(chosen.value(name)) for name in chosen.keys()},  # noqa: SIM118  (a Table is no dict)
        table.integer("walk", 0),
        table.integer("depth", 0),
    )
    if not table.has("digest"):
        return pin, None
    return pin, Count(table.integer("positions"), table.integer("moves"), table.text("digest"))


# ---------------------------------------------------------------------- standard tables


def standard_pins(game: Game) -> Iterator[Pin]:
    """Every number of seats from set-up to the end, and every value of every option in the middle of a game."""
    for seats in game.seats:
        table = Pin(seats)
        length = length_of(game, table)
        walks = [length * quarter // QUARTERS for quarter in range(QUARTERS)]
        yield from stages(game, table, [*walks, max(length - FAREWELL, 0)])
    for turn, (name, value) in enumerate(option_values(game)):
        # The numbers of seats take turns; an option that the one refuses is tried with the others.
        for place in range(len(game.seats)):
            table = Pin(game.seats[(turn + place) % len(game.seats)], options={name: value})
            if value != game.options[name].default_for(table.seats) and offered(game, table):
                yield from stages(game, table, [length_of(game, table) // 2])
                break


def option_values(game: Game) -> list[tuple[str, Value]]:
    return [(option.name, value) for option in game.options for value in values(option)]


def values(option: Option) -> list[Value]:
    """All of a choice, the ends of a range."""
    if option.choices:
        return list(option.choices)
    return [end for end in (option.low, option.high) if end is not None]


def offered(game: Game, table: Pin) -> bool:
    """Whether people can start such a table: a combination of options and seats may be refused."""
    try:
        game.new(table.seats, table.seed, table.options)
    except OptionError:
        return False
    return True


def length_of(game: Game, table: Pin) -> int:
    walker = Walker(game, table)
    walker.at(LONGEST_WALK)
    return walker.walked


def stages(game: Game, table: Pin, walks: list[int]) -> Iterator[Pin]:
    """The table after each of these walks, as deep as a reasonable number of moves goes."""
    walker = Walker(game, table)
    for walk in walks:
        levels = Levels(walker.at(walk))
        while levels.edge and (levels.depth == 0 or levels.moves + levels.ahead() <= MOST_MOVES):
            levels.deepen()
        yield replace(table, walk=walk, depth=levels.depth)
