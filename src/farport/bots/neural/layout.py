"""Layout: which entry of a network's input every number of an observation is.

A network reads a position as *entries*: each names a row of its table of embeddings and a weight, and belongs to one
row of one table of the observer. A word, a seat or a flag is one entry with weight 1; a number is two, its size and the
step of a scale that it stands on. What is 0 is no entry, and neither is what never changes.

What never changes, and how large numbers get, is learned by *scouting*: some games of simple bots. The layout is plain
data and travels with the weights, so a network goes on reading as it was taught.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from farport.bots.bot import make
from farport.bots.match import Match, Played, derived
from farport.kernel import FarportError, Game, Plain, State, Table
from farport.kernel.observer import Observer
from farport.kernel.observer.actions import PER_AXIS
from farport.kernel.observer.sheet import NUMBER, ROW, Sheet

STEPS: Final = 16  # of the scale of a number
BIASES: Final = 1  # entries of a table itself: a row of it is there
SCOUTED: Final = 6  # games
SCOUTS: Final = ("random", "greedy")
LONGEST: Final = 3_000  # actions of a scouted game
EVERY: Final = 5  # of its positions one is looked at


@final
class Field:
    """One column: its first entry, the last of its steps or words, and what its numbers are divided by (0: words)."""

    __slots__ = ("first", "scale", "top")

    def __init__(self, first: int, top: int, scale: int) -> None:
        self.first = first
        self.top = top
        self.scale = scale


@final
class Layout:
    """The entries of one game's observations: for every table its own entry and its fields, None where it is silent."""

    __slots__ = (
        "features",
        "fingerprint",
        "kinds",
        "observer",
        "scales",
        "seats",
        "silent",
        "size",
        "slots",
        "spoken",
        "tables",
        "version",
    )

    def __init__(self, game: Game, version: int, scales: dict[str, int], silent: frozenset[str]) -> None:
        self.observer = game.observer(version)
        self.version = version
        self.fingerprint = self.observer.fingerprint()
        self.seats = game.seats[-1]
        self.features = len(game.new(game.seats[0], 0).features(0)) + 1  # and the seat's own evaluation
        self.scales = scales
        self.silent = silent
        self.size = 0
        self.tables: list[tuple[int, list[Field | None]] | None] = [
            self._table(sheet) for sheet in self.observer.tables
        ]
        self.spoken = len([table for table in self.tables if table is not None])
        described = [self.observer.actions(game.encoding(seats)) for seats in (game.seats[0], game.seats[-1])]
        self.kinds = tuple(sorted({kind for table in described for kind in table.kinds}))
        self.slots = max([(table.width - 1) // PER_AXIS for table in described])

    def _table(self, sheet: Sheet) -> tuple[int, list[Field | None]] | None:
        if sheet.name in self.silent:
            return None
        bias = self.size
        self.size += BIASES
        fields: list[Field | None] = []
        for column in sheet.columns:
            name = f"{sheet.name}.{column.name}"
            if name in self.silent or column.kind == ROW:
                fields.append(None)
                continue
            scale = max(1, self.scales.get(name, 1)) if column.kind == NUMBER else 0
            top = STEPS if scale else column.high or 1
            fields.append(Field(self.size, top, scale))
            self.size += top + (2 if scale else 1)  # a number has an entry for its size as well
        return bias, fields

    def data(self) -> Plain:
        return {
            "version": self.version,
            "fingerprint": self.fingerprint,
            "kinds": list(self.kinds),
            "scales": dict(sorted(self.scales.items())),
            "silent": sorted(self.silent),
        }

    @staticmethod
    def from_data(game: Game, data: object) -> Layout:
        table = Table(data, "layout", FarportError)
        table.only(("version", "fingerprint", "kinds", "scales", "silent"))
        given = table.table("scales")
        scales = {name: given.integer(name) for name in given.keys()}  # noqa: SIM118  (a Table is no dict)
        layout = Layout(
            game, table.integer("version"), scales, frozenset([str(name) for name in table.items("silent")])
        )
        if layout.fingerprint != table.text("fingerprint") or list(layout.kinds) != table.items("kinds"):
            raise FarportError(f"{game.id}: these weights were trained on other observations than the game gives now")
        return layout


def scouted(game: Game, seats: int, games: int = SCOUTED, seed: int = 1) -> Layout:
    """The layout of a game as some games at tables of that many seats show it; always the same."""
    observer = game.observer()
    highest: dict[str, int] = {}
    first: dict[str, list[int]] = {}
    moving: set[str] = set()
    for number in range(games):
        scout = SCOUTS[number % len(SCOUTS)]
        for state in _positions(game, scout, seats, derived(seed, f"scouting {number}")):
            for seat in state.to_move:
                _look(observer, state, seat, highest, first, moving)
    pointed = {path for paths in observer.observed.points.values() for path in paths}
    silent = frozenset(
        [
            name
            for name, numbers in first.items()
            if name not in moving and any(numbers) and not any([f"{path}.".startswith(f"{name}.") for path in pointed])
        ]
    )
    return Layout(game, observer.version, highest, silent)


def _positions(game: Game, scout: str, seats: int, seed: int) -> Iterator[State]:
    state = game.new(seats, seed)
    match = Match(Played(state, seed, {}), [make(scout, game, derived(seed, f"seat {seat}")) for seat in range(seats)])
    for step in range(LONGEST):
        if step % EVERY == 0:
            yield state
        if not match.step():
            return


def _look(
    observer: Observer, state: State, seat: int, highest: dict[str, int], first: dict[str, list[int]], moving: set[str]
) -> None:
    """Note how large the numbers are, and which tables, and which columns of what there is once, have changed."""
    for place, sheet in enumerate(observer.fill(state, seat)):
        if first.setdefault(sheet.name, list(sheet.numbers)) != sheet.numbers:
            moving.add(sheet.name)
        width = sheet.width
        for at, column in enumerate(sheet.columns):
            name = f"{sheet.name}.{column.name}"
            numbers = sheet.numbers[at::width]
            if column.kind == NUMBER and numbers:
                highest[name] = max(highest.get(name, 1), *[abs(number) for number in numbers])
            if place == 0 and first.setdefault(name, numbers) != numbers:
                moving.add(name)
