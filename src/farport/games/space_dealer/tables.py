"""The numbers of the game, read once from data.toml (or a variant of it), typed and checked."""

from __future__ import annotations

from typing import Final

from farport.games.space_dealer.mechanics.goods import COLOURS, UNITS, amount
from farport.games.space_dealer.vocabulary import (
    ADDED_ID,
    BOX,
    COLUMNS,
    DEPOT,
    FIRST_COLUMN,
    FIRST_GIZZI,
    FUSION_REACTOR,
    GENERATOR,
    GIZZI_NAMES,
    GIZZIS,
    LAYOUTS,
    MINE,
    MOST_BOXES,
    MOST_DEMANDS,
    MOST_HOURGLASSES,
    MOST_SEATS,
    NOTHING_THERE,
    ORBITAL_STATION,
    PLANETS,
    PLANT,
    ROBOT_FACTORY,
    SIDES,
    SOLAR_SATELLITE,
    TYPES,
    VERTICAL,
    WIDE_ACTION,
    WIDE_DEMAND,
)
from farport.kernel import DataError, Option, Plain, Table, Value

LEVELS: Final = 3
BASE_SETS: Final = ("4", "3", "2")
ADVANCED_SETS: Final = ("3", "4")
PLANTS: Final = (GENERATOR, SOLAR_SATELLITE, FUSION_REACTOR)
CONNECTIONS_OF: Final[dict[int, tuple[int, ...]]] = {
    PLANT: (0,),
    VERTICAL: (0, 1),
    WIDE_ACTION: (2,),
    WIDE_DEMAND: (0,),
}
MOST_CONNECTIONS: Final = 8
DAY_MS: Final = 86_400_000  # no span of a variant is longer: sums of them stay numbers that a clock can show
MOST_GOODS: Final = 8  # in one demand: a ship carries no more (SD-086)
CARD_KEYS: Final = (
    "id",
    "type",
    "level",
    "layout",
    "connections",
    "hourglass_field",
    "advanced",
    "output",
    "output_alt",
    "output_any",
    "convert_max",
    "demands",
)


class Demand:
    """What a card asks for: goods, points for who delivers, points for the owner of the planet."""

    __slots__ = ("goods", "owner_points", "points")

    def __init__(self, table: Table, layout: int) -> None:
        table.only(("half", "goods", "vp", "owner_vp"))
        table.integer("half", 0, 1 if layout == WIDE_DEMAND else 0)
        self.goods = read_goods(table, "goods", 1, MOST_GOODS)
        self.points = table.integer("vp", 0)
        self.owner_points = table.integer("owner_vp", 0)


class Card:
    """The print of a technology card."""

    __slots__ = (
        "advanced",
        "any_output",
        "connections",
        "demands",
        "field",
        "id",
        "layout",
        "level",
        "output",
        "output_alt",
        "swaps",
        "type",
    )

    def __init__(self, table: Table) -> None:
        table.only(CARD_KEYS)
        self.id = table.text("id")
        self.type = TYPES.index(table.word("type", TYPES))
        self.level = table.integer("level", 1, LEVELS)
        self.layout = LAYOUTS.index(table.word("layout", LAYOUTS))
        self.connections = table.integer("connections", 0, 2)
        if self.connections not in CONNECTIONS_OF[self.layout]:
            allowed = " or ".join([str(number) for number in CONNECTIONS_OF[self.layout]])
            raise table.wrong("connections", f"a card of the layout {LAYOUTS[self.layout]} has {allowed}")
        if (self.layout == PLANT) != (self.type in PLANTS):
            raise table.wrong("layout", "plant is the layout of generators, satellites and reactors, and only of them")
        self.field = table.flag("hourglass_field")
        self.advanced = table.flag("advanced", False)
        self.output = read_goods(table, "output", 1, MOST_GOODS) if table.has("output") else 0
        self.output_alt = read_goods(table, "output_alt", 1, MOST_GOODS) if table.has("output_alt") else self.output
        self.any_output = table.integer("output_any", 1, 1) if table.has("output_any") else 0
        self.swaps = table.integer("convert_max", 1, 2) if table.has("convert_max") else 0
        self.demands = [Demand(entry, self.layout) for entry in table.tables("demands")]
        if len(self.demands) > MOST_DEMANDS:
            raise table.wrong("demands", f"a card has at most {MOST_DEMANDS}")
        if self.demands and self.layout in (PLANT, WIDE_ACTION):
            raise table.wrong("demands", f"a card of the layout {LAYOUTS[self.layout]} has no demand half")
        if (self.output or self.any_output or self.swaps) and not self.field:
            raise table.wrong("hourglass_field", "a card that produces or converts needs one")


class Gizzi:
    """A demand of a neutral planet."""

    __slots__ = ("goods", "points")

    def __init__(self, table: Table) -> None:
        table.only(("id", "goods", "vp"))
        self.goods = read_goods(table, "goods", 1, MOST_GOODS)
        self.points = table.integer("vp", 0)


class Size:
    """What one number of players plays with: boxes and card sets."""

    __slots__ = ("advanced_sets", "base_sets", "boxes", "supply")

    def __init__(self, table: Table, per_box: int) -> None:
        self.boxes = table.integer("boxes", 1, MOST_BOXES)
        self.base_sets = table.texts("base_sets", self.boxes)
        self.advanced_sets = table.texts("advanced_sets")
        for name in self.base_sets:
            if name not in BASE_SETS:
                raise table.wrong("base_sets", f"the sets are {', '.join(BASE_SETS)}, not {name!r}")
        for name in self.advanced_sets:
            if name not in ADVANCED_SETS:
                raise table.wrong("advanced_sets", f"the sets are {', '.join(ADVANCED_SETS)}, not {name!r}")
        if len(self.advanced_sets) > self.boxes:
            raise table.wrong("advanced_sets", "there is at most one set a box")
        self.supply = table.integer("goods_per_colour", 1, 100 * per_box)


class Tables:
    """Every number that the rules use."""

    def __init__(self, data: Plain) -> None:
        top = Table(data, "data.toml")
        self._read_meta(top.table("meta"))
        self._read_clock(top.table("clock"))
        self._read_seat(top.table("per_player"))
        self._read_grid(top)
        self.cards = [Card(table) for table in top.tables("card")]
        self._read_gizzis(top)
        self._read_sets(top)
        self._read_planets(top)
        self.options = _read_options(top.table("options"))
        self._check_sets()

    def _read_meta(self, meta: Table) -> None:
        self.title = meta.text("title")
        low = meta.integer("min_players", 2, MOST_SEATS)
        self.seats = range(low, meta.integer("max_players", low, MOST_SEATS) + 1)
        minutes = meta.integers("minutes", 2, 1)
        self.minutes = (minutes[0], minutes[1])

    def _read_clock(self, clock: Table) -> None:
        self.game_ms = clock.integer("game_ms", 1, DAY_MS)
        self.hourglass_ms = clock.integer("hourglass_ms", 1, DAY_MS)
        self.grace_ms = clock.integer("final_grace_ms", 0, DAY_MS)
        self.wait_least_ms = clock.integer("wait_min_ms", 1, DAY_MS)
        self.wait_most_ms = clock.integer("wait_max_ms", self.wait_least_ms, DAY_MS)
        self.most_commands = clock.integer("max_commands_per_instant", 1)
        self.most_offers = clock.integer("max_offers_per_instant", 0, self.most_commands)

    def _read_seat(self, seat: Table) -> None:
        self.markers = seat.integer("markers_to_place", 1)
        self.hourglasses = seat.integer("hourglasses", 1, MOST_HOURGLASSES - 1)
        self.start_mines = seat.integer("start_mines", len(COLOURS) - 1, len(COLOURS) - 1)
        self.start_generators = seat.integer("start_generators", 1)
        self.start_depots = seat.integer("start_depots", 0)
        self.planning_places = seat.integer("planning_slots", 1)
        self.center_places = seat.integer("tech_center_extra_slots", 0)
        self.ship_capacity = seat.integer("ship_capacity", MOST_GOODS)
        self.probe_capacity = seat.integer("transport_probe_capacity", 0)
        self.attack_capacity = seat.integer("attack_card_capacity", 1)
        self.most_blocks = seat.integer("max_rocket_blocks_on_player", 0)

    def _read_grid(self, top: Table) -> None:
        grid = top.table("grid")
        self.columns = grid.integers("connection_columns", None, 0, MOST_CONNECTIONS - 1)
        arms = [grid.integers("left_order"), grid.integers("right_order")]
        if sorted(arms[0] + arms[1]) != sorted(self.columns):
            raise grid.wrong("left_order", "left_order and right_order together must be the connection_columns")
        self.arms = arms
        if (
            grid.integer("outer_columns_min") != FIRST_COLUMN
            or grid.integer("outer_columns_max") != FIRST_COLUMN + COLUMNS - 1
        ):
            raise grid.wrong(
                "outer_columns_min", f"the grid reaches from {FIRST_COLUMN} to {FIRST_COLUMN + COLUMNS - 1}"
            )
        if grid.texts("plant_slots") != list(SIDES):
            raise grid.wrong("plant_slots", f"the places are {', '.join(SIDES)}")
        self.power: dict[str, list[int]] = {}
        profiles = top.table("power").table("profile")
        for name in profiles.keys():  # noqa: SIM118
            profile = profiles.table(name)
            strengths = [profile.integer(TYPES[plant], 1, len(arms[0])) for plant in PLANTS]
            if strengths != sorted(strengths):
                raise profiles.wrong(name, "a better plant must not supply fewer connections")
            self.power[name] = strengths
        self.tracks: dict[str, list[int]] = {}
        tracks = top.table("tech_track")
        for name in tracks.keys():  # noqa: SIM118
            track = tracks.integers(name, None, 0, LEVELS)
            if [level for level in track if level] != list(range(1, LEVELS + 1)) or not track[0] or not track[-1]:
                raise tracks.wrong(name, "a track begins with 1, ends with 3 and has 2 between them; 0 is a step")
            self.tracks[name] = track

    def _read_gizzis(self, top: Table) -> None:
        """The printed cards, each box by itself, then those that a variant adds, in the order of the alphabet: what is
        printed keeps its number whatever is added, and a list of a variant has no order that every store keeps."""
        read = {table.text("id"): table for table in top.tables("gizzi")}
        added = sorted([id for id in read if id not in GIZZI_NAMES])
        for id in added:
            if not ADDED_ID.fullmatch(id):
                raise read[id].wrong("id", "small letters, digits and _, a letter first, 40 at most")
        printed = [Gizzi(read[id]) for id in GIZZI_NAMES]
        more = [Gizzi(read[id]) for id in added]
        self.gizzis = printed * MOST_BOXES + more * MOST_BOXES
        self.gizzi_names: list[str] = [*GIZZIS, *added, *[f"2/{id}" for id in added]]
        self._added = len(added)
        self._gizzi_numbers = {name: number for number, name in enumerate(self.gizzi_names)}

    def gizzi_cards(self, boxes: int) -> list[int]:
        """SD-S10: the cards of so many boxes."""
        first = len(GIZZIS)
        return [*range(boxes * len(GIZZI_NAMES)), *range(first, first + boxes * self._added)]

    def gizzi_number(self, name: object) -> int:
        return self._gizzi_numbers.get(name, NOTHING_THERE) if isinstance(name, str) else NOTHING_THERE

    def has_gizzi(self, name: str) -> bool:
        return name in self._gizzi_numbers

    def demand_number(self, named: int | str) -> int:
        """What an action names: a demand by its number, an added Gizzi card by its id.

        An id of another variant gets the number behind the last card, which no table has.
        """
        if isinstance(named, int):
            return named
        return FIRST_GIZZI + self._gizzi_numbers.get(named, len(self.gizzi_names))

    def demand_named(self, gizzi: int) -> int | str:
        """A Gizzi card as an action names it."""
        return FIRST_GIZZI + gizzi if gizzi < len(GIZZIS) else self.gizzi_names[gizzi]

    def _read_sets(self, top: Table) -> None:
        goods = top.table("goods")
        goods.only(("colours", "per_colour_per_box", "names"))
        if goods.texts("colours") != list(COLOURS):
            raise goods.wrong("colours", f"the colours are {', '.join(COLOURS)}")
        box = top.table("components")
        self.box_hourglasses = box.integer("hourglasses", 1)
        self.box_attack_markers = box.integer("attack_markers", 0)
        self.box_neutral_ships = box.integer("ships_neutral", 0, 1)
        self.removal_3 = _read_counts(top, "removal_3")
        self.removal_5 = _read_counts(top, "removal_5_extra")
        self.advanced = {name: _read_counts(top, f"advanced_{name}") for name in ADVANCED_SETS}
        self.sizes: dict[int, Size] = {}
        for table in top.tables("players"):
            self.sizes[table.integer("n", 2, MOST_SEATS)] = Size(table, goods.integer("per_colour_per_box", 1))
        for seats in self.seats:
            if seats not in self.sizes:
                raise DataError(f"data.toml: players: the entry for n = {seats} is missing")

    def _read_planets(self, top: Table) -> None:
        planets = top.tables("planet")
        names = [planet.text("id") for planet in planets]
        self.planet_back = [names.index(planet.word("back", names)) for planet in planets]

    def warnings(self) -> list[str]:
        """What can never happen, although it can be written."""
        found: list[str] = []
        for seats in self.seats:
            supply = self.sizes[seats].supply
            for name, goods in self._demanded():
                for colour, letter in enumerate(COLOURS):
                    number = amount(goods, colour)
                    if number > supply:
                        found.append(f"{name}: {number} {letter} can never be delivered at {seats} seats with {supply}")
        if self.grace_ms > self.game_ms:
            found.append("clock.final_grace_ms: the grace is longer than the game")
        if self.hourglass_ms >= self.game_ms:
            found.append("clock.hourglass_ms: no hourglass runs out before the game ends, so nothing is ever finished")
        for name, track in self.tracks.items():
            runs = len(track) - 1
            if runs * self.hourglass_ms >= self.game_ms > self.hourglass_ms:
                found.append(f"tech_track.{name}: level {LEVELS} is {runs} runs away, longer than the game")
        return found

    def _demanded(self) -> list[tuple[str, int]]:
        cards = [(f"card {card.id}", demand.goods) for card in self.cards for demand in card.demands]
        gizzis = [(self.gizzi_names[number], self.gizzis[number].goods) for number in self.gizzi_cards(1)]
        return [*cards, *[(f"gizzi {name}", goods) for name, goods in gizzis]]

    # ------------------------------------------------------------------ card sets (SD-S2, SD-S3, SD-S6)

    def removed(self, base_set: str) -> list[int]:
        """How many cards of each type leave a box for this set."""
        counts = [0] * len(TYPES)
        if base_set != BASE_SETS[0]:
            counts = list(self.removal_3)
        if base_set == BASE_SETS[-1]:
            counts = [first + more for first, more in zip(counts, self.removal_5, strict=True)]
        return counts

    def _check_sets(self) -> None:
        """A set must hold the start hands of its players, and a box the pieces that the cards bring into play."""
        if len(self.cards) != BOX:
            raise DataError(f"data.toml: card: a box has {BOX} cards, not {len(self.cards)}")
        of_type = [len([card for card in self.cards if card.type == type_]) for type_ in range(len(TYPES))]
        mines = [0] * len(COLOURS)
        for card in self.cards:
            if card.type == MINE:
                if card.output not in UNITS:
                    raise DataError(f"data.toml: card {card.id}: output: a mine produces one good")
                mines[UNITS.index(card.output)] += 1
        if mines != [self.start_mines] * len(COLOURS) or self.removal_3[MINE] or self.removal_5[MINE]:
            raise DataError(f"data.toml: card: {self.start_mines} mines of each colour are dealt out, and none removed")
        for seats in self.seats:
            self._check_size(seats, of_type)

    def _check_size(self, seats: int, of_type: list[int]) -> None:
        size = self.sizes[seats]
        where = f"data.toml: players n = {seats}"
        left = [0] * len(TYPES)
        for name in size.base_sets:
            for type_, gone in enumerate(self.removed(name)):
                if gone > of_type[type_]:
                    raise DataError(f"{where}: set {name} removes {gone} of {of_type[type_]} cards {TYPES[type_]}")
                left[type_] += of_type[type_] - gone
        if left[GENERATOR] < seats * self.start_generators or left[DEPOT] < seats * self.start_depots:
            raise DataError(f"{where}: there are too few generators or depots for the start hands")
        if len(COLOURS) * size.boxes < seats:
            raise DataError(f"{where}: a box has {len(COLOURS)} piles of mines, too few for {seats} seats")
        added = [0] * len(TYPES)
        for name in size.advanced_sets:
            for type_, more in enumerate(self.advanced[name]):
                if more > of_type[type_]:
                    raise DataError(f"data.toml: advanced_{name}: a box has {of_type[type_]} cards {TYPES[type_]}")
                added[type_] += more
        if seats * self.hourglasses + added[ROBOT_FACTORY] > self.box_hourglasses * size.boxes:
            raise DataError(f"{where}: there are too few hourglasses for all seats and robot factories")
        if self.hourglasses + added[ROBOT_FACTORY] > MOST_HOURGLASSES:
            raise DataError(f"{where}: one seat could get more than {MOST_HOURGLASSES} hourglasses")
        if added[ORBITAL_STATION] > self.box_neutral_ships * size.boxes:
            raise DataError(f"{where}: there are too few neutral ships for all orbital stations")


def read_goods(table: Table, key: str, least: int, most: int) -> int:
    """Goods of a data file, as in { R = 2, Y = 1 }."""
    entries = table.table(key)
    entries.only(COLOURS)
    goods = 0
    total = 0
    for name in entries.keys():  # noqa: SIM118
        number = entries.integer(name, 0, most)
        goods += number * UNITS[COLOURS.index(name)]
        total += number
    if not least <= total <= most:
        raise table.wrong(key, f"{least} to {most} goods are expected, not {total}")
    return goods


def _read_counts(top: Table, key: str) -> list[int]:
    table = top.table(key)
    table.only(TYPES)
    return [table.integer(name, 0) if table.has(name) else 0 for name in TYPES]


def _read_options(table: Table) -> list[Option]:
    options: list[Option] = []
    for name in table.keys():  # noqa: SIM118
        entry = table.table(name)
        entry.only(("default", "choices", "tag", "text"))
        choices = entry.items("choices")
        default = entry.value("default")
        if default not in choices:
            raise entry.wrong("default", "it must be one of the choices")
        if isinstance(default, bool):
            kind = "bool"
        elif isinstance(default, int):
            kind = "int"
            entry.integers("choices", low=0, high=DAY_MS)
        elif isinstance(default, str):
            kind = "choice"
        else:
            raise entry.wrong("default", "a word, a whole number, true or false is expected")
        values: list[Value] = [choice for choice in choices if isinstance(choice, (bool, int, str))]
        options.append(
            Option(
                name,
                kind,
                default,
                choices=tuple(values),
                ordered=PLANETS if name == "planets" else (),  # SD-S1: each seat takes a planet
                help=entry.text("text"),
                rule=OPTION_RULES[name],
                table=name in OF_THE_TABLE,
            )
        )
    return options


OF_THE_TABLE: Final = ("pause_policy",)  # SD-013: real time stops for the table, game time does not know it
OPTION_RULES: Final[dict[str, str]] = {
    "rules": "SD-105",
    "depot_capacity": "SD-066",
    "goods_supply": "SD-065",
    "tech_track": "SD-034",
    "power_profile": "SD-041",
    "mine_complex_output": "SD-062",
    "fusion_mine_output": "SD-062",
    "level3_advanced": "SD-S3",
    "robot_factory_connections": "SD-122",
    "attack_markers_per_run": "SD-110",
    "rocket_on_occupied_field": "SD-116",
    "self_attack": "SD-111",
    "sabotaged_ship": "SD-112",
    "allow_cancel": "SD-024",
    "auto_tech": "SD-026",
    "runout_free_actions": "SD-143",
    "gizzi_marker": "SD-131",
    "gizzi_cards_break_ties": "SD-147",
    "planning_visible": "SD-030",
    "probe_to_foreign_ship": "SD-123",
    "double_sided_colours": "SD-S1",
    "planets": "SD-S1",
    "ring_order": "SD-S8",
    "pause_policy": "SD-013",
    "offer_ttl_ms": "SD-082",
    "bot_reaction_ms": "SD-017",
}
