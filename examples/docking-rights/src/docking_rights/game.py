"""Docking Rights: its declarations and the way into play."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from docking_rights.actions import MOST_CELLS, Choose
from docking_rights.shape import VIEW
from docking_rights.state import MOST_SEATS, NOBODY, Position
from docking_rights.versions import JAMMED_CONTRACTS_STAY, NEWEST, VERSIONS
from farport import Board, DataError, Facts, Game, Option, Rng, StateError
from farport.kernel import Options, Plain, Table, Value, parse_rulebook, read_toml

HERE: Final = Path(__file__).parent
ROUNDS: Final = (6, 9, 12)
KEYS: Final = (
    *("rules_version", "seats", "rng", "rounds", "refuel", "round", "fuel", "spent", "contracts", "offered"),
    *("hands", "chosen", "won", "shown", "docked"),
)


class DockingRights(Game):
    """The rules with their numbers, which are read from the data once, when the game is made."""

    def __init__(self, data: Plain, variant: Plain | None = None, version: int = NEWEST) -> None:
        super().__init__(
            id="docking-rights",
            title="Docking Rights",
            rules_version=version,
            versions=VERSIONS,
            seats=range(2, MOST_SEATS + 1),
            minutes=(10, 20),
            facts=Facts(simultaneous=True, hidden_information=True, chance=True),
            options=Options(
                [
                    Option("rounds", "int", 9, choices=ROUNDS, help="how many contracts are turned up", rule="DR-9"),
                    Option("refuel", "bool", True, help="who does not dock draws a cell", rule="DR-7"),
                ]
            ),
            rules=parse_rulebook((HERE / "rules.md").read_text(encoding="utf-8")),
            actions=(Choose,),
            data=data,
            variant=variant,
            view_shape=VIEW,
        )
        self.jammed_contracts_stay = version >= JAMMED_CONTRACTS_STAY
        self._read(Table(data, "data.toml"))

    def _read(self, table: Table) -> None:
        self.hand = table.integer("hand", low=1)
        self.set_points = table.integer("set", low=0)
        cells = table.table("cells")
        self.highest = cells.integer("highest", low=1, high=MOST_CELLS)
        each = cells.integer("each", low=1, high=20)
        self.cells = sorted(list(range(1, self.highest + 1)) * each)
        contracts = table.table("contracts")
        self.kind_names = [str(kind) for kind in contracts.items("kinds")]
        values = contracts.integers("values", low=1)
        self.kinds_of = [kind for kind in range(len(self.kind_names)) for _ in values]
        self.values = [value for _ in self.kind_names for value in values]
        if self.hand * MOST_SEATS > len(self.cells):
            raise DataError(f"data.toml: hand: {MOST_SEATS} captains need {self.hand * MOST_SEATS} cells")
        if len(self.values) < max(ROUNDS):
            raise DataError(f"data.toml: contracts: {max(ROUNDS)} rounds need as many, not {len(self.values)}")

    def name(self, contract: int) -> Plain:
        return {"kind": self.kind_names[self.kinds_of[contract]], "value": self.values[contract]}

    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> Position:
        state = Position(self, seats, rng, int(options["rounds"]), bool(options["refuel"]))
        state.fuel = self.cells[:]
        rng.shuffle(state.fuel)
        state.hands = [[state.fuel.pop() for _ in range(self.hand)] for _ in range(seats)]  # DR-2
        state.contracts = list(range(len(self.values)))
        rng.shuffle(state.contracts)
        state.turn_up()
        state.happened = []
        return state

    def restore(self, data: Plain) -> Position:
        table = Table(data, "state", StateError)
        table.only(KEYS)
        if table.integer("rules_version") != self.rules_version:
            raise StateError(f"state: it is not of rules version {self.rules_version}")
        seats = table.integer("seats", low=self.seats[0], high=self.seats[-1])
        key, counter = table.integers("rng", length=2, low=0)
        rounds = table.integer("rounds", low=ROUNDS[0], high=ROUNDS[-1])
        state = Position(self, seats, Rng(key, counter), rounds, table.flag("refuel"))
        last = len(self.values) - 1
        state.round = table.integer("round", low=1, high=rounds + 1)
        state.fuel = table.integers("fuel", low=1, high=self.highest)
        state.spent = table.integers("spent", low=1, high=self.highest)
        state.contracts = table.integers("contracts", low=0, high=last)
        state.offered = table.integers("offered", low=0, high=last)
        state.hands = _lists(table, "hands", seats, 1, self.highest)
        state.chosen = table.integers("chosen", length=seats, low=0, high=self.highest)
        state.won = _lists(table, "won", seats, 0, last)
        state.shown = table.integers("shown", low=0, high=self.highest)
        state.docked = table.integer("docked", low=NOBODY, high=seats - 1)
        if len(state.shown) not in (0, seats):
            raise table.wrong("shown", f"nothing or a cell for each of {seats} seats is expected")
        return state

    def with_data(self, data: Plain, variant: Plain) -> Game:
        return DockingRights(data, variant, self.rules_version)

    def with_rules(self, version: int, data: Plain) -> Game:
        return DockingRights(data, version=version)


def _lists(table: Table, key: str, seats: int, low: int, high: int) -> list[list[int]]:
    lists = table.items(key, length=seats)
    return [Table({key: one}, "state", StateError).integers(key, low=low, high=high) for one in lists]


GAME: Final = DockingRights(read_toml(HERE / "data.toml"))
BOARD: Final = Board(
    hints={
        "parts": [{"kind": "hand", "path": "hand"}],
        "score": "captains.*.points",
        "seats": ["docked"],
        "rules": {"choose": "DR-4"},
        "places": ["cell"],
    }
)
