"""Tables: the numbers of data.toml, read once, checked, and laid out for the rules as flat lists of small integers."""

from __future__ import annotations

from typing import Final

from farport.games.space_paper.mechanics.galaxy import Galaxy
from farport.games.space_paper.mechanics.rosette import LEVELS, Rosette
from farport.games.space_paper.terms import COST_MODES, SCOPES, Terms
from farport.games.space_paper.vocabulary import (
    ANARCHY,
    BONUSES,
    BUILDINGS,
    EFFECTS,
    EVENTS,
    ITEMS,
    LEADERS,
    LIVING,
    MINERALS,
    NONE,
    POLITICS,
    POSSESSIONS,
    RACES,
    SHIPS,
    SIZES,
    STARS,
    TECHNOLOGIES,
    TYPES,
    VOID,
)
from farport.kernel import Plain, Roster, Table

SECTIONS: Final = (
    "meta",
    "options",
    "presets",
    "components",
    "start",
    "limits",
    "sizes",
    "minerals",
    "planet_types",
    "infrastructure",
    "stars",
    "home",
    "races",
    "technologies",
    "tech_costs",
    "ships",
    "politics",
    "politics_tree",
    "leaders",
    "events",
    "galaxy",
)
LEAST_ROLL: Final = 2
MOST_ROLL: Final = 12
ROLLS: Final = MOST_ROLL + 1  # tables are indexed by the sum of two dice
MOST_PLANETS: Final = 6
NO_LIMIT: Final = 9999
DEPOSITS: Final = 2  # main and secondary

EVENT_BOUNDS: Final[dict[str, tuple[int | None, int | None]]] = {  # of the others, any number from 0 on
    "ship_found": (1, 1),
    "galactic_cup": (None, 0),
    "great_discovery": (1, 1),  # one level: the event asks for one technology
}
OWN_NUMBER: Final = {  # of a further card of that kind: the key of its number
    "galactic_lottery": "gold",
    "galactic_cup": "discontent",
    "unexpected_help": "defence_one_planet",
}

RACE_KEYS: Final = ("home_type", "tech_bonus", "politics")
ADDED_RACE_KEYS: Final = ("native_star", "adaptation")  # of the printed races they stand with stars and planets
HOME_STARS: Final = STARS[: LIVING + 1]
REGIME_KEYS: Final = ("upkeep", "effect", "max_colonies", "max_ships", "min_colonies")
LEADER_KEYS: Final = (
    "science",
    "gold",
    "energy_each_planet",
    "adaptability",
    "range",
    "heuristics",
    "extra_mineral",
    "defence",
    "discontent",
    "cruiser_energy",
    "armament",
    "choose_one",
    "amount",
    "switch_discontent",
)


class Tables:
    """Every number of the game. A mistake in the data is a DataError that names the place and what would be right."""

    def __init__(self, data: Plain) -> None:
        root = Table(data, "data.toml")
        root.only(SECTIONS)
        self._read_rosters(root)
        self._read_limits(root)
        self._read_sizes(root)
        self._read_planet_types(root)
        self._read_infrastructure(root.table("infrastructure"))
        self._read_stars(root.table("stars"))
        self._read_races(root)
        self._read_ships(root.table("ships"))
        self._read_politics(root)
        self._read_leaders(root.table("leaders"))
        self._read_events(root.table("events"))
        self._read_technologies(root)
        self._read_galaxy(root)

    def _read_rosters(self, root: Table) -> None:
        """The lists that a variant may add to."""
        self.races = Roster(RACES, root.table("races"))
        self.leaders = Roster(LEADERS, root.table("leaders"))
        self.events = Roster(EVENTS, root.table("events"))
        self.regimes = Roster(POLITICS, root.table("politics"))

    # ------------------------------------------------------------------ limits, start, sizes

    def _read_limits(self, root: Table) -> None:
        meta = root.table("meta")
        meta.only(("game", "title", "designer", "year", "players_min", "players_max", "dice"))
        self.title = meta.text("title")
        self.seats_least = meta.integer("players_min", 2, 2)
        self.seats_most = meta.integer("players_max", 2, len(RACES))
        self.dice = meta.integer("dice", 2, 2)
        limits = root.table("limits")
        self.top_level = limits.integer("tech_max_level", LEVELS, LEVELS)
        self.population_top = limits.integer("population_track_max", 1, 20)
        self.abandon_gold = limits.integer("abandon_gold", 0)
        self.favoured_gold = limits.integer("race_politics_gold", 0)
        self.favoured_discontent = -limits.integer("race_politics_discontent", None, 0)
        self.safety_stop = limits.integer("turn_safety_stop", 1)
        self.order_changes = limits.integer("order_changes_per_window", 0)
        track = limits.table("science_track_max")
        self.science_track = [track.integer(mode, 1) for mode in COST_MODES]
        components = root.table("components")
        self.star_markers = components.integer("star_markers_each", 1)
        self.building_markers = components.integer("infrastructure_markers_each", 1)
        self.colony_sheets = components.integer("colony_sheets_each_per_colour", 1)
        self.ships_each = components.integer("ships_each_type_per_player", 1, 20)
        self.ship_markers = self.ships_each * len(SHIPS)
        start = root.table("start")
        start.only(("gold", "science", "scouts", "cruisers", "transports", "tech_level", "galaxy"))
        self.start_gold = start.integer("gold", 0)
        self.start_science = start.integer("science", 0)
        self.start_ships = [start.integer(f"{ship}s", 0, self.ships_each) for ship in SHIPS]
        self.start_level = start.integer("tech_level", 1, LEVELS - 1)
        minerals = root.table("minerals")
        if minerals.texts("ids") != list(MINERALS):
            raise minerals.wrong("ids", f"{', '.join(MINERALS)} in this order are expected")

    def _read_sizes(self, root: Table) -> None:
        sizes = root.table("sizes")
        if sizes.texts("order") != list(SIZES):
            raise sizes.wrong("order", f"{', '.join(SIZES)} in this order are expected")
        most = sizes.table("population_max")
        self.population_max = [most.integer(size, 0, self.population_top) for size in SIZES]
        columns = sizes.texts("population_column", self.population_top + 1)
        for column in columns:
            if column not in SIZES:
                raise sizes.wrong("population_column", f"one of {', '.join(SIZES)} is expected, not {column}")
        self.energy_column = [SIZES.index(column) for column in columns]

    # ------------------------------------------------------------------ planets and what is built on them

    def _read_planet_types(self, root: Table) -> None:
        table = root.table("planet_types")
        table.only(TYPES)
        races = root.table("races")
        added = [races.table(race) for race in self.races.added()]
        self.science: list[int] = []
        self.gold: list[int] = []
        self.energy: list[int] = []
        self.main_mine: list[int] = []
        self.secondary_mine: list[int] = []
        self.main_mineral: list[int] = []
        self.secondary_mineral: list[int] = []
        self.home_size: list[int] = []
        self.buildable: list[bool] = []
        self.immune: list[bool] = []
        self.adaptation: list[int] = []
        self.item_gold: list[int] = []
        self.item_upkeep: list[int] = []
        self.size_by_roll: list[int] = []
        for name in TYPES:
            self._read_planet_type(table.table(name))
            self.adaptation.extend([_adaptation(race, name) for race in added])

    def _read_planet_type(self, entry: Table) -> None:
        kinds = len(SIZES)
        self.size_by_roll.extend(_by_roll(entry.table("dice"), SIZES))
        self.science.extend(entry.integers("science", kinds, -1))
        self.gold.extend(entry.integers("gold", kinds, -1))
        self.energy.extend(entry.integers("energy", kinds, 0))
        self.main_mine.extend(entry.integers("mine1", kinds, -1, 2))
        self.secondary_mine.extend(entry.integers("mine2", kinds, -1, 2))
        minerals = entry.texts("minerals")
        if minerals and (len(minerals) != DEPOSITS or any([mineral not in MINERALS for mineral in minerals])):
            raise entry.wrong("minerals", f"none, or two of {', '.join(MINERALS)} are expected")
        self.main_mineral.append(MINERALS.index(minerals[0]) if minerals else NONE)
        self.secondary_mineral.append(MINERALS.index(minerals[1]) if minerals else NONE)
        native = entry.word("native", (*self.races.ids, "none"))
        self.home_size.append(SIZES.index(entry.word("home_size", SIZES)) if native != "none" else NONE)
        self.immune.append(entry.flag("discontent_immune", False))
        adaptation = entry.table("adaptation")
        adaptation.only(RACES)
        self.adaptation.extend([adaptation.integer(race, 0, 9) for race in RACES])
        buildable = entry.flag("buildable", True)
        self.buildable.append(buildable)
        for item in ITEMS[:BUILDINGS]:
            if not buildable:
                self.item_gold.append(0)
                self.item_upkeep.append(0)
            elif entry.has(f"{item}_gold"):
                self.item_gold.append(entry.integer(f"{item}_gold", 0))
                self.item_upkeep.append(0)
            else:
                cost = entry.table(item)
                self.item_gold.append(cost.integer("gold", 0))
                self.item_upkeep.append(cost.integer("upkeep", 0))

    def _read_infrastructure(self, table: Table) -> None:
        table.only(("yield_bonus", "habitats_bonus", "unlock_level", "energy"))
        bonus = table.table("yield_bonus")
        self.yield_1 = bonus.integer("level_1", 0)
        self.yield_2 = bonus.integer("level_2", 0)
        self.habitats_bonus = table.integer("habitats_bonus", 0)
        unlock = table.table("unlock_level")
        self.unlock_level = [unlock.integer(item, 1, LEVELS) for item in ITEMS[:BUILDINGS]]
        self.secondary_level = unlock.integer("secondary_deposit", 1, LEVELS)
        energy = table.table("energy")
        self.item_energy = [energy.integer(item, 1) for item in ITEMS[:BUILDINGS]]

    # ------------------------------------------------------------------ stars

    def _read_stars(self, table: Table) -> None:
        table.only(STARS)
        self.star_by_roll = [NONE] * ROLLS
        self.count_by_roll: list[int] = []
        self.type_by_roll: list[int] = []
        numbers = [str(number) for number in range(1, MOST_PLANETS + 1)]
        for star, name in enumerate(STARS):
            entry = table.table(name)
            for roll in entry.integers("dice", None, LEAST_ROLL, MOST_ROLL):
                if self.star_by_roll[roll] != NONE:
                    raise entry.wrong("dice", f"the sum {roll} belongs to {STARS[self.star_by_roll[roll]]} already")
                self.star_by_roll[roll] = star
            if entry.has("planet_count"):
                counts = _by_roll(entry.table("planet_count"), numbers)
                self.count_by_roll.extend([count + 1 for count in counts])
                self.type_by_roll.extend(_by_roll(entry.table("planet_type"), TYPES))
            else:
                self.count_by_roll.extend([0] * ROLLS)
                self.type_by_roll.extend([NONE] * ROLLS)
        if NONE in self.star_by_roll[LEAST_ROLL:]:
            raise table.wrong("dice", f"no star for the sum {self.star_by_roll.index(NONE, LEAST_ROLL)}")
        if VOID in self.star_by_roll:
            raise table.wrong("void", "void systems are never rolled; its dice must be empty")

    # ------------------------------------------------------------------ races, leaders, events, politics, ships

    def _read_races(self, root: Table) -> None:
        table = root.table("races")
        stars = root.table("home").table("native_star")
        self.home_type: list[int] = []
        self.race_technology: list[int] = []
        self.favoured: list[int] = []
        self.native_star: list[int] = []
        for number, race in enumerate(self.races.ids):
            entry = table.table(race)
            printed = number < self.races.printed
            entry.only(RACE_KEYS if printed else (*RACE_KEYS, *ADDED_RACE_KEYS))
            home = TYPES.index(entry.word("home_type", TYPES))
            if home == LIVING or self.home_size[home] == NONE:
                raise entry.wrong("home_type", "a type with a native race and a home size is expected")
            self.home_type.append(home)
            bonus = entry.word("tech_bonus", (*TECHNOLOGIES, "choice"))
            self.race_technology.append(TECHNOLOGIES.index(bonus) if bonus != "choice" else NONE)
            self.favoured.append(self.regimes.ids.index(entry.word("politics", self.regimes.ids)))
            star = stars.word(race, HOME_STARS) if printed else entry.word("native_star", HOME_STARS)
            self.native_star.append(STARS.index(star))

    def _read_leaders(self, table: Table) -> None:
        entries = [table.table(leader) for leader in self.leaders.ids]
        for entry in entries[self.leaders.printed :]:
            entry.only(LEADER_KEYS)
        self.leader_science = [_amount(entry, "science") for entry in entries]
        self.leader_gold = [_amount(entry, "gold") for entry in entries]
        self.leader_energy = [_amount(entry, "energy_each_planet") for entry in entries]
        self.leader_adaptability = [_amount(entry, "adaptability") for entry in entries]
        self.leader_range = [_amount(entry, "range") for entry in entries]
        self.leader_heuristics = [_amount(entry, "heuristics") for entry in entries]
        self.leader_mineral = [_amount(entry, "extra_mineral") for entry in entries]
        self.leader_defence = [_amount(entry, "defence") for entry in entries]
        self.leader_discontent = [
            -entry.integer("discontent", None, 0) if entry.has("discontent") else 0 for entry in entries
        ]
        self.leader_cruiser_energy = [_amount(entry, "cruiser_energy") for entry in entries]
        self.leader_armament: list[int] = []
        self.leader_chooses: list[int] = []  # how much the bonus of choice is worth; 0: no choice
        self.switch_discontent: list[int] = []
        for entry in entries:
            cruiser, scout, transport = (
                entry.integers("armament", len(SHIPS), 0) if entry.has("armament") else [0, 0, 0]
            )
            self.leader_armament.extend([scout, cruiser, transport])
            chooses = entry.has("choose_one")
            if chooses and entry.texts("choose_one") != list(BONUSES):
                raise entry.wrong("choose_one", f"{', '.join(BONUSES)} in this order are expected")
            self.leader_chooses.append(entry.integer("amount", 1) if chooses else 0)
            self.switch_discontent.append(entry.integer("switch_discontent", 0) if chooses else 0)

    def _read_events(self, table: Table) -> None:
        """One number a card; 0 for a card that has none."""
        self.event_number: list[int] = []
        self.event_card: list[int] = []  # the printed card whose rule it follows
        for name in EVENTS:
            card = table.table(name)
            numbers = [key for key in card.keys() if key != "effect"]  # noqa: SIM118  (a Table is no dict)
            low, high = EVENT_BOUNDS.get(name, (0, None))
            self.event_card.append(len(self.event_card))
            self.event_number.append(card.integer(numbers[0], low, high) if numbers else 0)
        for name in self.events.added():
            self._read_added_event(table.table(name))

    def _read_added_event(self, card: Table) -> None:
        """A further card of a printed kind. What works later reads the number of the printed card, so only a card that
        works at once has a number of its own."""
        like = card.word("like", EVENTS)
        number = OWN_NUMBER.get(like)
        card.only(("like",) if number is None else ("like", number))
        kind = EVENTS.index(like)
        self.event_card.append(kind)
        if number is None or not card.has(number):
            self.event_number.append(self.event_number[kind])
        else:
            low, high = EVENT_BOUNDS.get(like, (0, None))
            self.event_number.append(card.integer(number, low, high))

    def _read_politics(self, root: Table) -> None:
        table = root.table("politics")
        self.upkeep: list[int] = []
        self.effect: list[int] = []
        self.max_colonies: list[int] = []
        self.max_ships: list[int] = []
        self.min_colonies: list[int] = []
        for number, name in enumerate(self.regimes.ids):
            entry = table.table(name)
            entry.only((*REGIME_KEYS, "max_turns" if number < self.regimes.printed else "routes"))
            costs = entry.table("upkeep")
            costs.only(POSSESSIONS)
            self.upkeep.extend([costs.integer(possession) for possession in POSSESSIONS])
            self.effect.append(EFFECTS.index(entry.word("effect", EFFECTS)) if entry.has("effect") else 0)
            self.max_colonies.append(entry.integer("max_colonies", 0) if entry.has("max_colonies") else NO_LIMIT)
            self.max_ships.append(entry.integer("max_ships", 0) if entry.has("max_ships") else NO_LIMIT)
            self.min_colonies.append(_amount(entry, "min_colonies"))
        self.anarchy_rounds = table.table("anarchy").integer("max_turns", 1)
        tree = root.table("politics_tree")
        self.politics_edges = _edges(tree, self.regimes)
        for name in self.regimes.added():
            self.politics_edges += _added_edges(table.table(name), name, self.regimes)
        self.routes = _routes(tree, self.politics_edges, len(self.regimes))

    def _read_ships(self, table: Table) -> None:
        table.only(SHIPS)
        entries = [table.table(ship) for ship in SHIPS]
        self.ship_energy = [entry.integer("energy", 1) for entry in entries]
        self.ship_speed = [entry.integer("speed_mod", -9, 9) for entry in entries]
        self.ship_speed_least = [entry.integer("speed_min", 0) if entry.has("speed_min") else 0 for entry in entries]
        self.ship_resale = [entry.integer("resale", 0) for entry in entries]
        self.can_invade = [entry.flag("can_invade") for entry in entries]
        self.can_colonise = [entry.flag("can_colonise") for entry in entries]
        self.ship_names = [f"{ship}-{number + 1}" for ship in SHIPS for number in range(self.ships_each)]
        self.ship_of = {name: marker for marker, name in enumerate(self.ship_names)}

    # ------------------------------------------------------------------ technologies and galaxy

    def _read_technologies(self, root: Table) -> None:
        table = root.table("technologies")
        self._rosettes = [Rosette(table, scope) for scope in range(len(SCOPES))]
        self.immune_level = table.table("stability").integer("capital_immune_level", 1, LEVELS)
        costs = root.table("tech_costs")
        self._level_costs = [costs.integers(mode, LEVELS - 1, 1) for mode in COST_MODES]

    def _read_galaxy(self, root: Table) -> None:
        wanted = root.table("start").text("galaxy")
        self.planets_each = MOST_PLANETS + 1  # and the capital (SP-015)
        for entry in root.tables("galaxy"):
            if entry.text("id") == wanted:
                self._galaxies = [Galaxy(entry, self.planets_each, dots_plus_one) for dots_plus_one in (False, True)]
                return
        known = ", ".join([entry.text("id") for entry in root.tables("galaxy")])
        raise root.table("start").wrong("galaxy", f"one of {known} is expected, not {wanted}")

    def warnings(self) -> list[str]:
        """What can never happen, although it can be written."""
        found = [
            f"politics.{name}.max_ships: {self.max_ships[place]} is never reached, for a player has {self.ship_markers}"
            for place, name in enumerate(self.regimes.ids)
            if self.ship_markers <= self.max_ships[place] != NO_LIMIT
        ]
        for mode, name in enumerate(COST_MODES):
            most = self.science_track[mode]
            found += [
                f"tech_costs.{name}: {cost} is more science than the track of {most} holds (SP-052)"
                for cost in self._level_costs[mode]
                if cost > most
            ]
        return [*found, *self._barred_regimes(), *self._missing_worlds()]

    def _barred_regimes(self) -> list[str]:
        """Political systems that nobody can ever have, or change to."""
        found: list[str] = []
        planets = self.plain_galaxy.systems * MOST_PLANETS
        for regime, name in enumerate(self.regimes.ids):
            least, most = self.min_colonies[regime], self.max_colonies[regime]
            if least > min(most, planets):
                held = f"may hold {most}" if most < planets else f"can never hold more than {planets}"
                found.append(f"politics.{name}.min_colonies: {least} colonies are needed by who {held}")
            ways = [
                self.routes[here * len(self.regimes) + regime] for here in range(len(self.regimes)) if here != regime
            ]
            if min(ways) >= NO_LIMIT:
                found.append(f"politics.{name}: no way in the tree leads there, so nobody can change to it")
        return found

    def _missing_worlds(self) -> list[str]:
        """SP-186: whoever wants to win by every type of planet, or by living ones, must find them."""
        rolled = {kind for kind in self.type_by_roll if kind != NONE}
        found = [
            f"planet_types.{TYPES[kind]}: no star has such planets, so nobody can win by holding every type"
            for kind in range(len(TYPES))
            if kind not in rolled and kind not in self.home_type
        ]
        if LIVING not in rolled:
            found.append("planet_types.living: no star has living planets, so nobody can win by them")
        return found

    def galaxy(self, terms: Terms) -> Galaxy:
        return self._galaxies[1 if terms.dots_plus_one else 0]

    @property
    def plain_galaxy(self) -> Galaxy:
        """The places, which are the same whatever the options."""
        return self._galaxies[0]

    def rosette(self, terms: Terms) -> Rosette:
        return self._rosettes[terms.armament_scope]

    def level_costs(self, terms: Terms) -> list[int]:
        return self._level_costs[terms.cost_mode]


def _amount(entry: Table, key: str) -> int:
    return entry.integer(key, 0) if entry.has(key) else 0


def _by_roll(table: Table, results: tuple[str, ...] | list[str]) -> list[int]:
    """A dice table turned round: for every sum of two dice its result. Every sum must have exactly one."""
    table.only(results)
    by_roll = [NONE] * ROLLS
    for number, result in enumerate(results):
        if not table.has(result):
            continue
        for roll in table.integers(result, None, LEAST_ROLL, MOST_ROLL):
            if by_roll[roll] != NONE:
                raise table.wrong(result, f"the sum {roll} belongs to {results[by_roll[roll]]} already")
            by_roll[roll] = number
    for roll in range(LEAST_ROLL, ROLLS):
        if by_roll[roll] == NONE:
            raise table.wrong(str(roll), "no result for this sum of two dice")
    return by_roll


def _adaptation(race: Table, type_: str) -> int:
    """SP-142: what an added race brings itself; its own type and living planets need none where it does not say so."""
    periods = race.table("adaptation")
    periods.only(TYPES)
    if not periods.has(type_) and type_ in (TYPES[LIVING], race.text("home_type")):
        return 0
    return periods.integer(type_, 0, 9)


def _edges(tree: Table, regimes: Roster) -> list[tuple[int, int, int]]:
    """The tree of political systems: both ends of an edge and its discontent."""
    ids = regimes.ids
    return [
        (ids.index(edge.word("a", ids)), ids.index(edge.word("b", ids)), edge.integer("discontent", 0))
        for edge in tree.tables("edges")
    ]


def _added_edges(entry: Table, name: str, regimes: Roster) -> list[tuple[int, int, int]]:
    """The edges that an added system brings itself: the systems that it is next to, with their discontent."""
    routes = entry.table("routes")
    others = [id for id in regimes.ids if id != name]
    routes.only(others)
    if not routes.keys():
        raise entry.wrong("routes", "a system that it is next to is expected, such as { republic = 2 }")
    here = regimes.number(name)
    return [(here, regimes.number(id), routes.integer(id, 0)) for id in others if routes.has(id)]


def _routes(tree: Table, edges: list[tuple[int, int, int]], kinds: int) -> list[int]:
    """SP-162, SP-163: the cheapest route between any two systems; never through Anarchy, and to it by its own price."""
    cost = [0 if here == there else NO_LIMIT for here in range(kinds) for there in range(kinds)]
    for a, b, discontent in edges:
        cost[a * kinds + b] = cost[b * kinds + a] = discontent
    for middle in range(kinds):
        if middle == ANARCHY:
            continue
        for here in range(kinds):
            for there in range(kinds):
                through = cost[here * kinds + middle] + cost[middle * kinds + there]
                cost[here * kinds + there] = min(cost[here * kinds + there], through)
    to_anarchy = tree.integer("to_anarchy", 0)
    for here in range(kinds):
        cost[here * kinds + ANARCHY] = to_anarchy if here != ANARCHY else 0
    return cost
