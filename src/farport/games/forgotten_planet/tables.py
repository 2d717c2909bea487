"""The numbers of the game, read once from data.toml (or a variant of it), typed and checked."""

from __future__ import annotations

from farport.games.forgotten_planet.mechanics.scenario import Limits, Scenario, read_scenario
from farport.games.forgotten_planet.vocabulary import BLUE, BROWN, COLOURS, LAND, WHITE
from farport.kernel import DataError, Option, Plain, Table, Value

TABLE = "table"  # the scenario option for an empty table (FP-89)
CHOICE = 0  # the face of the mine die that lets the player choose
ACTION_KEYS = ("id", "by", "energy", "cubes", "cube_rule", "steps", "vp", "cubes_gained", "land_removed")
DIE = {"land": LAND, "brown": BROWN, "white": WHITE, "blue": BLUE, "choice": CHOICE}
SCENARIO = "scenario"
OPTION_KINDS = {  # what the rules know of: a variant may change defaults and narrow choices, not invent options
    SCENARIO: SCENARIO,
    "alliances": "bool",
    "base_assignment": "choice",
    "random_placement": "bool",
    "wall_energy": "int",
    "wall_cubes": "int",
    "shared_move": "bool",
    "new_robot_acts": "bool",
    "auto_store": "bool",
    "base_limit": "choice",
    "border_encloses": "bool",
    "blast_scope": "choice",
    "six_may_be_land": "bool",
    "vp_bank": "int",
    "late_start": "choice",
    "ally_base_passage": "bool",
    "stall_rounds": "int",
    "max_rounds": "int",
}
OPTION_WORDS = {
    "base_assignment": ("random", "auction", "fixed"),
    "base_limit": ("pool", "each"),
    "blast_scope": ("either", "both"),
    "late_start": ("scenario", "on", "off"),
}
LEAST = {"wall_energy": 1}  # a wall that costs nothing could be put up and blasted without end
MOST_ROBOTS = 9  # robots of one colour carry one digit
MOST_CUBES = 999  # of one colour at the start


class Tables:
    """Every number that the rules use."""

    def __init__(self, data: Plain) -> None:
        top = Table(data, "data.toml")
        self._read_pieces(top)
        self._read_energy(top.table("energy"))
        self._read_actions(top)
        self._read_die(top.table("mine_die"))
        self._read_scoring(top.table("scoring"))
        self._read_setups(top)
        limits = Limits(top.table("scenario_limits"), self.walls, self.seats)
        self.limits = limits
        self.scenarios: dict[str, Scenario] = {}
        for table in top.tables("scenario"):
            scenario = read_scenario(table, limits)
            if scenario.id == TABLE or scenario.id in self.scenarios:
                raise table.wrong("id", f"{scenario.id!r} is taken; choose another")
            self.scenarios[scenario.id] = scenario
        self.options = self._read_options(top.tables("option"))

    def _read_pieces(self, top: Table) -> None:
        meta = top.table("meta")
        self.title = meta.text("title")
        self.seats = range(meta.integer("min_players", 2, 4), meta.integer("max_players", 2, 4) + 1)
        minutes = meta.integers("minutes", 2, 1)
        self.minutes = (minutes[0], minutes[1])
        players = top.table("players")
        self.colours = players.texts("colours", 4)
        self.robots_each = players.integer("robots_each", 1, MOST_ROBOTS)
        self.start_robots = players.integer("start_robots", 0, self.robots_each)
        start = players.table("start_cubes")
        self.start_cubes = [start.integer(colour, 0, MOST_CUBES) for colour in COLOURS]
        pieces = top.table("components")
        self.walls = pieces.integer("walls", 0)
        mines = pieces.table("mine_tiles")
        self.mines = [mines.integer(colour, 0) for colour in COLOURS]
        bases = pieces.table("bases_by_players")
        self.bases = {seats: bases.integer(str(seats), seats) for seats in self.seats}

    def _read_energy(self, energy: Table) -> None:
        self.basic_energy = energy.integer("basic", 1)
        self.tiles_per_extra = energy.integer("tiles_per_extra", 1)
        self.store_cap = energy.integer("store_cap", 0, 99)
        late = energy.table("late_start")
        self.late_start = {seats: late.integers(str(seats), seats, 0, self.store_cap) for seats in self.seats}

    def _read_actions(self, top: Table) -> None:
        actions: dict[str, Table] = {}
        for table in top.tables("action"):
            table.only(ACTION_KEYS)
            actions[table.text("id")] = table

        def energy(action: str) -> int:
            if action not in actions:
                raise DataError(f"data.toml: action {action}: this entry is missing")
            return actions[action].integer("energy", 1, 99)

        self.move_energy = energy("move")
        self.move_steps = actions["move"].integer("steps", 1, 9)
        self.land_energy = energy("build_land")
        self.mine_energy = energy("build_mine")
        self.base_energy = energy("build_base")
        self.push_energy = energy("push_wall")
        self.blast_energy = energy("blast")
        self.blast_wall_energy = energy("blast_wall")
        self.robot_energy = energy("build_robot")
        self.robot_cubes = actions["build_robot"].integer("cubes", 0, 9)
        self.sell_energy = energy("sell")
        self.sell_vp = actions["sell"].integer("vp", 1)
        self.concentrate_energy = energy("concentrate")
        self.concentrate_cubes = actions["concentrate"].integer("cubes_gained", 1)
        self.consume_energy = energy("consume_metal")
        self.consume_land = actions["consume_metal"].integer("land_removed", 1, 1)

    def _read_die(self, die: Table) -> None:
        self.die = [DIE[die.word(str(face), DIE)] for face in range(1, 7)]
        if CHOICE not in self.die and LAND not in self.die:
            raise DataError("data.toml: mine_die: one face must be land or choice, or the die could roll for ever")

    def _read_scoring(self, scoring: Table) -> None:
        self.land_vp = scoring.integer("land_tile")
        self.special_vp = scoring.integer("special_mine_tile")
        self.mine_vp = scoring.integer("common_mine_tile")
        self.base_vp = scoring.integer("base_tile")
        self.mines_bonus = scoring.integer("bonus_most_common_mines", 0)
        self.robots_bonus = scoring.integer("bonus_most_robots", 0)
        self.bases_bonus = scoring.integer("bonus_most_bases", 0)
        self.bonus_least = scoring.integer("bonus_needs_at_least", 0)

    def _read_setups(self, top: Table) -> None:
        self.auction_free = top.table("auction").integer("free_markers", 0)
        self.auction_vp = top.table("auction").integer("vp_per_further_marker", 0)
        self.auction_rounds = top.table("auction").integer("max_rounds", 1)
        placement = top.table("random_placement")
        self.nearest = placement.integer("min_empty_between_all", 1)
        self.farthest = placement.integer("max_empty_to_nearest", self.nearest)
        land = placement.table("land_tiles")
        fewest = placement.table("min_cells")
        # FP-88: each of the other hidden tiles, three a seat, takes at most five cells; on so many one is always left
        self.placement_cells = {seats: fewest.integer(str(seats), 5 * (3 * seats - 1) + 1) for seats in self.seats}
        width, height = placement.integers("table", 2, 3, 24)
        self.empty_tables = {
            seats: Scenario(TABLE, seats, ["." * width] * height, land.integer(str(seats), 1), open_area=True)
            for seats in self.seats
        }

    def _read_options(self, tables: list[Table]) -> list[Option]:
        found = [self._read_option(table) for table in tables]
        missing = [name for name in OPTION_KINDS if name not in [option.name for option in found]]
        if missing:
            raise DataError(f"data.toml: option {missing[0]}: this entry is missing")
        return found

    def _read_option(self, table: Table) -> Option:
        name = table.word("name", OPTION_KINDS)
        kind = table.word("kind", (OPTION_KINDS[name],))
        help_ = table.text("help")
        rule = table.text("rule")
        if kind == SCENARIO:
            by_seats = table.table("default_by_seats")
            defaults: dict[int, Value] = {seats: by_seats.word(str(seats), self.scenarios) for seats in self.seats}
            extra = table.texts("extra_choices")
            if extra not in ([], [TABLE]):
                raise table.wrong("extra_choices", f"only {TABLE} is possible, not {extra}")
            choices: list[Value] = [*self.scenarios, *extra]
            first = defaults[self.seats[0]]
            return Option(name, "choice", first, choices=tuple(choices), by_seats=defaults, help=help_, rule=rule)
        if kind == "bool":
            return Option(name, kind, table.flag("default"), help=help_, rule=rule)
        if kind == "choice":
            words = table.texts("choices")
            unknown = [word for word in words if word not in OPTION_WORDS[name]]
            if unknown:
                raise table.wrong("choices", f"{unknown[0]!r} is unknown; known are {', '.join(OPTION_WORDS[name])}")
            return Option(name, kind, table.word("default", words), choices=tuple(words), help=help_, rule=rule)
        least = LEAST.get(name, 0)
        if table.has("choices"):
            numbers = table.integers("choices", None, least)
            default = table.integer("default")
            if default not in numbers:
                raise table.wrong("default", f"one of {numbers} is expected, not {default}")
            return Option(name, kind, default, choices=tuple(numbers), help=help_, rule=rule)
        low = table.integer("min", least)
        high = table.integer("max", low)
        return Option(name, kind, table.integer("default", low, high), low=low, high=high, help=help_, rule=rule)

    def warnings(self) -> list[str]:
        """Prices that nobody can pay: more energy than a turn can have when one player holds all tiles (FP-10)."""
        tiles = max(len(scenario.cells) for scenario in self.scenarios.values())
        most = self.basic_energy + tiles // self.tiles_per_extra + self.store_cap
        prices = {
            "move": self.move_energy,
            "build_land": self.land_energy,
            "build_mine": self.mine_energy,
            "build_base": self.base_energy,
            "push_wall": self.push_energy,
            "blast": self.blast_energy,
            "blast_wall": self.blast_wall_energy,
            "build_robot": self.robot_energy,
            "sell": self.sell_energy,
            "concentrate": self.concentrate_energy,
            "consume_metal": self.consume_energy,
        }
        return [
            f"action {name}: {price} energy can never be paid, for a turn has at most {most}"
            for name, price in prices.items()
            if price > most
        ]

    def scenario(self, id: str, seats: int) -> Scenario:
        return self.empty_tables[seats] if id == TABLE else self.scenarios[id]
