"""Heavy Lift: its declarations and the way into play."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from farport import DataError, Facts, Game, Option, Rng, StateError
from farport.kernel import Options, Plain, Table, Value, parse_rulebook, read_toml
from heavy_lift.actions import CRATES, Depart, Jettison, Load
from heavy_lift.state import MOST_SEATS, Position

HERE: Final = Path(__file__).parent


class HeavyLift(Game):
    """The rules with their numbers, which are read from the data once, when the game is made."""

    def __init__(self, data: Plain, variant: Plain | None = None) -> None:
        super().__init__(
            id="heavy-lift",
            title="Heavy Lift",
            rules_version=1,
            seats=range(2, MOST_SEATS + 1),
            minutes=(5, 10),
            facts=Facts(hidden_information=True, chance=True),
            options=Options([Option("rush", "bool", True, help="the first ships to leave earn a bonus", rule="HL-7")]),
            rules=parse_rulebook((HERE / "rules.md").read_text(encoding="utf-8")),
            actions=(Load, Jettison, Depart),
            data=data,
            variant=variant,
        )
        table = Table(data, "data.toml")
        self.lift = table.integer("lift", low=1)
        self.rush = table.integers("rush", low=0)
        crates = table.tables("crate")
        if [crate.text("id") for crate in crates] != list(CRATES):
            raise DataError(f"data.toml: crate: the ids must be {', '.join(CRATES)}, in this order")
        self.tonnes = [crate.integer("tonnes", low=1) for crate in crates]
        self.counts = [crate.integer("count", low=0, high=100) for crate in crates]

    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> Position:
        stack = [crate for crate, count in enumerate(self.counts) for _ in range(count)]  # HL-2
        return Position(self, seats, rng, bool(options["rush"]), stack)

    def restore(self, data: Plain) -> Position:
        table = Table(data, "state", StateError)
        table.only(("seats", "rng", "rush", "stack", "holds", "adrift", "gone", "turn"))
        seats = table.integer("seats", low=self.seats[0], high=self.seats[-1])
        last = len(CRATES) - 1
        key, counter = table.integers("rng", length=2, low=0)
        stack = table.integers("stack", low=0, high=last)
        state = Position(self, seats, Rng(key, counter), table.flag("rush"), stack)
        holds = table.items("holds", length=seats)
        state.holds = [Table({"hold": hold}, "state", StateError).integers("hold", low=0, high=last) for hold in holds]
        state.adrift = table.integers("adrift", low=0, high=last)
        state.gone = table.integers("gone", low=0, high=seats - 1)
        state.turn = table.integer("turn", low=0, high=seats - 1)
        return state

    def with_data(self, data: Plain, variant: Plain) -> Game:
        return HeavyLift(data, variant)


GAME: Final = HeavyLift(read_toml(HERE / "data.toml"))
