"""The terms of one table: data, number of seats and options put together, as the rules ask for them."""

from __future__ import annotations

from farport.games.forgotten_planet.mechanics.control import ALLIED_SEATS
from farport.games.forgotten_planet.mechanics.scenario import Scenario
from farport.games.forgotten_planet.tables import TABLE, Tables
from farport.kernel import OptionError, Value


class Terms:
    """What does not change while a game runs; every state of the game shares it."""

    __slots__ = (
        "alliances",
        "ally_base_passage",
        "auto_store",
        "base_assignment",
        "base_limit_each",
        "blast_both",
        "border_encloses",
        "late_start",
        "max_rounds",
        "new_robot_acts",
        "options",
        "random_placement",
        "scenario",
        "seats",
        "shared_move",
        "six_may_be_land",
        "stall_rounds",
        "tables",
        "vp_bank",
        "wall_cubes",
        "wall_energy",
    )

    def __init__(self, tables: Tables, seats: int, options: dict[str, Value]) -> None:
        self.tables = tables
        self.seats = seats
        self.options = options
        self.alliances = options["alliances"] is True
        self.base_assignment = str(options["base_assignment"])
        self.random_placement = options["random_placement"] is True
        name = str(options["scenario"])
        self._check(tables, seats, name)
        self.scenario: Scenario = tables.scenario(name, seats)
        self.wall_energy = int(options["wall_energy"])
        self.wall_cubes = int(options["wall_cubes"])
        self.shared_move = options["shared_move"] is True
        self.new_robot_acts = options["new_robot_acts"] is True
        self.auto_store = options["auto_store"] is True
        self.base_limit_each = options["base_limit"] == "each"
        self.border_encloses = options["border_encloses"] is True
        self.blast_both = options["blast_scope"] == "both"
        self.six_may_be_land = options["six_may_be_land"] is True
        self.vp_bank = int(options["vp_bank"])
        late = options["late_start"]
        self.late_start = self.scenario.late_start if late == "scenario" else late == "on"  # FP-16
        self.ally_base_passage = self.alliances and options["ally_base_passage"] is True
        self.stall_rounds = int(options["stall_rounds"])
        self.max_rounds = int(options["max_rounds"])

    def _check(self, tables: Tables, seats: int, name: str) -> None:
        """Combinations that no table may have."""
        if self.alliances and seats != ALLIED_SEATS:
            raise OptionError("Alliances need four players.")
        if self.alliances and self.base_assignment == "auction":  # FP-84
            raise OptionError("The auction is for games without alliances.")
        if name == TABLE and not self.random_placement:  # FP-89
            raise OptionError("The empty table needs random placement.")
        if name != TABLE and tables.scenarios[name].seats != seats:  # FP-90
            raise OptionError(f"This scenario is for {tables.scenarios[name].seats} players.")
        if self.options["stall_rounds"] == 0 and self.options["max_rounds"] == 0:  # FP-101
            raise OptionError("The game would have no sure end.")
        if self.random_placement:
            self._check_placement(tables, seats, tables.scenario(name, seats))

    def _check_placement(self, tables: Tables, seats: int, scenario: Scenario) -> None:
        if len(scenario.cells) < tables.placement_cells[seats]:  # FP-88
            raise OptionError("The area is too small for random placement.")
        if tables.limits.placement_land(scenario, seats) < 1:  # FP-89: reduced to fit, but not to none (FP-92 8)
            raise OptionError("option random_placement: the blocked cells of the scenario leave no land tile for it")
