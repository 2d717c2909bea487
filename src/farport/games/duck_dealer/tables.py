"""The numbers of the game, read once from data.toml (or a variant of it), typed and checked."""

from __future__ import annotations

from typing import Final

from farport.games.duck_dealer.mechanics.galaxy import Galaxy
from farport.games.duck_dealer.mechanics.goods import INPUTS, MOST_VP, PRIMARY, Goods
from farport.games.duck_dealer.vocabulary import EQUIPMENT
from farport.kernel import DataError, Option, Plain, Table, Value
from farport.kernel.data import kind_name

RANDOM: Final = "random"  # the layout option of a shuffled set-up
WILD: Final = "R"  # one good of another kind in a cost (DD-40)
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
MOST: Final = 999  # of anything that is counted or paid; whatever adds up from it can be dumped and loaded
MOST_SLOTS: Final = 20  # of one section of a ship
MOST_COPIES: Final = 99


class Yard:
    """One shipyard tile: what it makes, the named good of its cost (beside R), and its reward."""

    __slots__ = ("fifth", "id", "makes", "vp", "wants")

    def __init__(self, table: Table, goods: Goods) -> None:
        table.only(("id", "makes", "cost", "build_vp", "fifth"))
        self.id = table.text("id")
        self.makes = EQUIPMENT.index(table.word("makes", EQUIPMENT))
        cost = table.texts("cost", 2)
        if cost[1] != WILD or cost[0] not in goods.good_of:
            raise table.wrong("cost", f"a good and {WILD} are expected, such as ['beads', '{WILD}'], not {cost}")
        self.wants = goods.good_of[cost[0]]
        self.vp = table.integer("build_vp", 0, MOST_VP)
        self.fifth = table.flag("fifth", False)


class Layout:
    """A fixed set-up of one map: it replaces all that is shuffled (DD-02 to DD-05)."""

    __slots__ = ("galaxy", "id", "mines", "name", "piles", "yards")

    def __init__(self, table: Table, tables: Tables) -> None:
        table.only(("id", "name", "map", "mines", "shipyards", "pile_left", "pile_right"))
        self.id = table.text("id")
        self.name = table.text("name")
        self.galaxy = tables.galaxies[table.word("map", tables.galaxies)]
        goods = tables.goods
        yards = [yard.id for yard in tables.yards]
        mines = table.table("mines")
        shipyards = table.table("shipyards")
        planets = self.galaxy.words[: self.galaxy.planets]
        mines.only(planets)
        shipyards.only([planets[start] for start in self.galaxy.starts])
        self.mines = [goods.good_of[mines.word(planet, goods.ids)] for planet in planets]
        self.yards = [yards.index(shipyards.word(planets[start], yards)) for start in self.galaxy.starts]
        self.piles = [[goods.good(word) for word in table.texts(key)] for key in ("pile_left", "pile_right")]
        self._add_new_tiles(tables)
        self._check(table, tables)

    def _add_new_tiles(self, tables: Tables) -> None:
        """Tiles that the piles do not name, as of a good that a variant adds, lie at the bottom of the shorter one."""
        left = tables.goods.made * tables.consumer_copies
        for good in self.piles[0] + self.piles[1]:
            if good in left:
                left.remove(good)
        for good in left:
            (self.piles[0] if len(self.piles[0]) <= len(self.piles[1]) else self.piles[1]).append(good)

    def _check(self, table: Table, tables: Tables) -> None:
        galaxy = self.galaxy
        for planets, mines, kind in (
            (galaxy.starts, galaxy.start_mines, "start"),
            (galaxy.regulars, galaxy.regular_mines, "regular"),
        ):
            if sorted([self.mines[planet] for planet in planets]) != sorted(mines):
                raise table.wrong("mines", f"the {kind} planets do not hold the {kind} mines of the map {galaxy.id}")
        if sorted(self.yards) != list(range(len(tables.yards))):
            raise table.wrong("shipyards", "every shipyard lies on one start planet")
        if sorted(self.piles[0] + self.piles[1]) != sorted(tables.goods.made * tables.consumer_copies):
            raise table.wrong("pile_left", "the two piles together hold every consumer tile")


class Tables:
    """Every number that the rules use."""

    def __init__(self, data: Plain) -> None:
        top = Table(data, "data.toml")
        self._read_players(top)
        self._read_ship(top)
        self.goods = Goods(top)
        self._read_tiles(top)
        self.galaxies: dict[str, Galaxy] = {}
        for table in top.tables("map"):
            galaxy = Galaxy(table, self.goods.ids, self.goods.primaries)
            self._check_galaxy(galaxy, table)
            self.galaxies[galaxy.id] = galaxy
        self.layouts: dict[str, Layout] = {}
        for table in top.tables("layout"):
            layout = Layout(table, self)
            self.layouts[layout.id] = layout
        self.goods_limit = top.table("limits").integer("goods_per_ship", 1, MOST)  # DD-68
        self._read_options(top.table("options"))

    def _read_players(self, top: Table) -> None:
        meta = top.table("meta")
        self.title = meta.text("title")
        fewest = meta.integer("min_players", FEWEST_SEATS, MOST_SEATS)
        self.seats = range(fewest, meta.integer("max_players", fewest, MOST_SEATS) + 1)
        minutes = meta.integers("minutes", 2, 1)
        self.minutes = (minutes[0], minutes[1])
        players = top.table("players")
        self.colours = players.texts("colours", MOST_SEATS)
        self.score_markers = players.integer("score_marker_cubes", 0, MOST)
        self.cubes = players.integer("cubes_each", self.score_markers + 1, 2 * MOST)
        energy = top.table("energy")
        self.tokens = energy.integer("tokens_per_colour", 1, MOST)  # DD-01
        self.keep_limit = energy.integer("keep_limit_after_action_turn", 0, MOST)  # DD-26
        self.free_choice = energy.integer("free_choice_tokens_on_collect", 1, MOST)  # DD-12
        costs = top.table("costs")
        self.build_cost = costs.integer("build", 0, MOST)  # DD-41 to DD-43
        self.route_cube_cost = costs.integer("route_cube", 1, MOST)  # DD-53
        self.trade_cost = costs.integer("trade", 1, MOST)  # DD-55
        self.passage_cost = costs.integer("passage", 1, MOST)  # DD-36
        counter = top.table("counter")
        self.counter_rows = counter.integer("rows", 1, MOST)
        self.final_free_cubes = counter.integer("final_round_free_cubes", 0, MOST)

    def _read_ship(self, top: Table) -> None:
        ship = top.table("ship")
        self.bare_capacity = ship.integer("prebuilt_hold_capacity", 0, MOST)
        self.hold_capacity = ship.integer("hold_capacity", 1, MOST)
        self.speeds: list[int] = []  # steps per red token, by filled slots
        for section in ship.tables("section"):
            steps = section.integer("steps", 1, MOST)
            self.speeds.extend([steps] * (section.integer("slots", 1, MOST_SLOTS) + (0 if self.speeds else 1)))
        self.slots = len(self.speeds) - 1
        self.start_equipment = ship.integer("start_equipment", 1, self.slots)  # DD-09
        if ship.integer("hold_tiles_supply", 1) < self.slots * self.seats[-1]:
            raise ship.wrong(
                "hold_tiles_supply", f"at least {self.slots * self.seats[-1]} are needed: holds never run out"
            )

    def _read_tiles(self, top: Table) -> None:
        self.yards = [Yard(table, self.goods) for table in top.tables("shipyard")]
        if len({yard.id for yard in self.yards}) != len(self.yards):
            raise top.wrong("shipyard", "every shipyard has its own id")
        if sum([yard.fifth for yard in self.yards]) != 1:
            raise top.wrong("shipyard", "exactly one shipyard is the fifth one (fifth = true)")
        consumers = top.table("consumers")
        self.consumer_copies = consumers.integer("copies_per_good", 1, MOST_COPIES)
        self.pile_tiers = consumers.texts("tiers_top_to_bottom")  # DD-05
        wanted = {tier for tier in self.goods.tiers if tier != PRIMARY}
        if set(self.pile_tiers) != wanted or len(self.pile_tiers) != len(wanted):
            raise consumers.wrong("tiers_top_to_bottom", f"every tier once, not {PRIMARY}: {', '.join(sorted(wanted))}")

    def _check_galaxy(self, galaxy: Galaxy, table: Table) -> None:
        """What the rules need of any map."""
        if galaxy.id in self.galaxies:
            raise table.wrong("id", f"{galaxy.id!r} is taken; choose another")
        if len(galaxy.starts) != len(self.yards):
            raise table.wrong("planets", f"{len(self.yards)} start planets are needed, one for each shipyard")
        if len(galaxy.starts) < self.seats[-1]:
            raise table.wrong("planets", f"{self.seats[-1]} start planets are needed, one for each player")
        tiles = len(self.goods.made) * self.consumer_copies
        if len(galaxy.regulars) >= tiles:  # DD-34: both piles are never empty at once
            raise table.wrong("planets", f"at most {tiles - 1} regular planets, for there are {tiles} consumer tiles")

    def _read_options(self, options: Table) -> None:
        self.options = [_read_option(options.table(name), name, self._choices(name)) for name in options.keys()]  # noqa: SIM118
        for option in self.options:
            for choice in option.choices:
                if option.name == "counter_spaces":
                    self._check_spaces(options, int(choice))
                elif option.name == "counter_rows" and len(str(choice).split("-")) != self.counter_rows:
                    raise options.wrong("counter_rows", f"{choice!r} does not name {self.counter_rows} rows")
                elif option.name == "start_tokens":
                    self._check_tokens(int(choice))

    def _check_spaces(self, options: Table, spaces: int) -> None:
        """DD-21: a cube for the counter is always found."""
        most = self.cubes - self.score_markers
        if spaces >= most or spaces < self.counter_rows or spaces % self.counter_rows:
            expected = f"a multiple of {self.counter_rows} below {most} is expected"
            raise options.wrong("counter_spaces", f"{spaces} does not fit; {expected}")

    def _check_tokens(self, each: int) -> None:
        """DD-07, DD-09: the stock is enough for what everybody begins with."""
        need = self.seats[-1] * (self.start_equipment + each)
        if self.tokens < need:
            raise DataError(f"data.toml: energy: tokens_per_colour: at least {need} are needed for the set-up")

    def warnings(self) -> list[str]:
        """What can never be paid, made or built, although it can be written."""
        costs = {
            "costs.build": self.build_cost,
            "costs.route_cube": self.route_cube_cost,
            "costs.trade": self.trade_cost,
            "costs.passage": self.passage_cost,
        }
        found = [
            f"{name}: {cost} tokens can never be paid, for there are {self.tokens} of a colour"
            for name, cost in costs.items()
            if cost > self.tokens
        ]
        most = min(self.goods_limit, self.bare_capacity + self.hold_capacity * self.slots)
        if most < INPUTS:
            found.append(f"ship: a ship carries at most {most} goods, and every recipe and building takes {INPUTS}")
        for galaxy in self.galaxies.values():
            found += self._unmade(galaxy)
        return found

    def _unmade(self, galaxy: Galaxy) -> list[str]:
        """What nobody can make on a map because a mine is missing there, and what nobody can build for want of it."""
        goods = self.goods
        had = set(galaxy.start_mines + galaxy.regular_mines)
        missing = [goods.ids[good] for good in goods.primaries if good not in had]
        for good in goods.order:
            if good not in goods.primaries and goods.first_input[good] in had and goods.second_input[good] in had:
                had.add(good)
        where = f"on the map {galaxy.id}, which has no mine of {', '.join(missing)}"
        found = [f"good {goods.ids[good]}: it can never be made {where}" for good in goods.made if good not in had]
        return found + [
            f"shipyard {yard.id}: it can never be built {where}" for yard in self.yards if yard.wants not in had
        ]

    def _choices(self, name: str) -> list[object] | None:
        """Maps and layouts are choices by themselves."""
        if name == "map":
            return [*self.galaxies]
        if name == "setup_layout":
            return [RANDOM, *self.layouts]
        return None


def _read_option(table: Table, name: str, known: list[object] | None) -> Option:
    table.only(("default", "choices", "rule", "text"))
    values = table.items("choices") if known is None else known
    choices: list[Value] = []
    for value in values:
        if not isinstance(value, (bool, int, str)):
            raise table.wrong("choices", f"true, false, numbers or words are expected, not {value!r}")
        choices.append(value)
    default = table.value("default")
    if not isinstance(default, (bool, int, str)) or default not in choices:
        raise table.wrong("default", f"one of {', '.join([str(choice) for choice in choices])} is expected")
    for choice in choices:
        if type(choice) is not type(default):
            raise table.wrong("choices", f"{kind_name(default)} is expected, not {choice!r}")
    kind = "bool" if isinstance(default, bool) else "int" if isinstance(default, int) else "choice"
    return Option(name, kind, default, choices=tuple(choices), help=table.text("text"), rule=table.text("rule"))
