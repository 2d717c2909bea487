"""SpacePaper read a second time, from the rulebook: technologies, yields, energy, upkeep, growth, queues, ways, combat.

Every figure of a position is worked out anew from what lies on the table; and what a phase does by itself (income,
queues, the upkeep's ticks, the bill) and what a combat does is predicted from the position before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, ClassVar, Final

from farport import State
from tests.oracles.lockstep import Oracle, Told

ENDLESS: Final = 9999
MINERALS: Final = ("corundum", "antimatter", "oganesson")
SIZES: Final = ("asteroids", "dwarf", "small", "medium", "large", "giant")
MOST: Final = dict(zip(SIZES, (0, 2, 4, 6, 8, 10), strict=True))  # SP-016, SP-140: largest population
COLUMN: Final = (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5)  # SP-150: population to column
POPULATED: Final = ("capital", "colony")
INHABITED: Final = ("capital", "colony", "outpost")  # SP-093
SHIP_SPEED: Final = {"scout": 3, "cruiser": 0, "transport": -3}  # SP-091
SHIP_ENERGY: Final = {"scout": 8, "cruiser": 12, "transport": 20}  # SP-201
RESALE: Final = {"scout": 4, "cruiser": 6, "transport": 10}  # SP-241
ARMS: Final = {"cruiser": (2, 3, 4, 5, 6), "scout": (1, 1, 1, 2, 2), "transport": (0, 0, 0, 0, 1)}  # 5.2
UPKEEP: Final = {  # SP-161: capital, colony, outpost, adapting, ship
    "capitalism": (-1, 1, 0, 4, 1), "republic": (0, 0, 1, 1, 1), "communism": (7, 1, 1, 2, 1),
    "colonialism": (4, 0, 2, 0, 2), "federation": (2, 0, 1, 2, 1), "technocracy": (5, 1, 1, 1, 1),
    "militarism": (2, 0, 0, 3, 0), "democrature": (10, 0, 0, 2, 1), "anarchy": (0, 0, 0, 0, 0),
    "nationalism": (0, 1, 1, 3, 1),
}  # fmt: skip
FAVOURED: Final = {  # SP-016
    "humans": "colonialism", "ethers": "federation", "mecas": "nationalism", "brachies": "technocracy",
    "vulcans": "capitalism", "kelvins": "democrature",
}  # fmt: skip
TREE: Final = {  # SP-162
    ("technocracy", "colonialism"): 2, ("colonialism", "federation"): 5, ("federation", "republic"): 2,
    ("democrature", "capitalism"): 2, ("capitalism", "federation"): 5, ("capitalism", "republic"): 2,
    ("federation", "nationalism"): 5, ("nationalism", "militarism"): 2, ("militarism", "communism"): 2,
    ("anarchy", "republic"): 2, ("anarchy", "federation"): 2,
}  # fmt: skip
ADAPTATION: Final = {  # SP-142
    "telluric": {"humans": 0, "ethers": 3, "mecas": 5, "brachies": 1, "vulcans": 2, "kelvins": 4},
    "oceanic": {"humans": 1, "ethers": 5, "mecas": 4, "brachies": 0, "vulcans": 3, "kelvins": 2},
    "lava": {"humans": 2, "ethers": 4, "mecas": 1, "brachies": 3, "vulcans": 0, "kelvins": 5},
    "barren": {"humans": 5, "ethers": 2, "mecas": 0, "brachies": 4, "vulcans": 1, "kelvins": 3},
    "frozen": {"humans": 4, "ethers": 1, "mecas": 3, "brachies": 2, "vulcans": 5, "kelvins": 0},
    "gaseous": {"humans": 3, "ethers": 0, "mecas": 2, "brachies": 5, "vulcans": 4, "kelvins": 1},
    "living": dict.fromkeys(FAVOURED, 0),
}
DEPOSITS: Final = {  # SP-220: main and secondary mineral, the mine that each size needs (9: none there)
    "telluric": ("corundum", "antimatter", (0, 2, 1, 1, 1, 2), (2, 0, 1, 1, 1, 2)),
    "oceanic": ("corundum", "oganesson", (1, 9, 9, 0, 1, 1), (2, 9, 9, 2, 2, 2)),
    "lava": ("antimatter", "corundum", (0, 2, 1, 1, 2, 2), (0, 2, 2, 2, 2, 0)),
    "barren": ("antimatter", "oganesson", (0, 1, 1, 1, 2, 2), (0, 1, 1, 1, 2, 2)),
    "frozen": ("oganesson", "corundum", (0, 2, 2, 1, 1, 1), (0, 2, 2, 1, 1, 1)),
    "gaseous": ("oganesson", "antimatter", (0, 9, 2, 1, 1, 1), (0, 9, 2, 1, 1, 1)),
}
FIVE: Final = {  # 5.2: values of levels 1 to 5
    "speed": (1, 2, 3, 4, 5), "range": (6, 10, 15, 20, ENDLESS), "invasion": (0, 1, 2, 3, 4),
    "defence": (0, 0, 1, 2, 3), "revenue": (0, 2, 4, 8, 12), "productivity": (0, 1, 2, 3, 4),
    "heuristics": (0, 4, 6, 8, 10), "stability": (0, 1, 2, 4, 4), "adaptability": (0, 1, 2, 3, 4),
}  # fmt: skip
SYNERGY: Final[dict[str, list[tuple[dict[str, int], tuple[int, ...]]]]] = {  # 5.2: minerals needed, values 1 to 5
    "speed": [({"corundum": 1}, (1, 3, 4, 6, 7)), ({"corundum": 2}, (1, 3, 5, 8, 10))],
    "range": [({"oganesson": 2}, (0, 0, ENDLESS, ENDLESS, ENDLESS)),
              (dict.fromkeys(MINERALS, 1), (0, ENDLESS, ENDLESS, ENDLESS, ENDLESS))],
    "invasion": [({"antimatter": 1}, (0, 2, 2, 4, 5)), ({"antimatter": 3}, (0, 0, 0, 0, 8))],
    "defence": [({"oganesson": 2}, (0, 0, 0, 4, 4))],
    "productivity": [({"oganesson": 2}, (0, 0, 0, 4, 6))],
    "adaptability": [({"corundum": 1}, (0, 0, 3, 4, 5))],
}  # fmt: skip
NEEDED: Final = {  # SP-202: Infrastructure level
    "spaceport": 2, "science_1": 3, "gold_1": 3, "mine_1": 3, "science_2": 4, "gold_2": 4, "mine_2": 4, "habitats": 4,
}  # fmt: skip
LEADERS: Final = {  # SP-061; the Diplomat calms as Stability does (SP-231)
    ("diplomat", "stability"): 2,
    ("guardian", "defence"): 2, ("explorer", "range"): 4, ("explorer", "heuristics"): 4,
    ("biologist", "adaptability"): 2,
}  # fmt: skip


class Civilisation:
    """One player's board, and what follows from it."""

    def __init__(self, data: dict[str, Any], options: dict[str, Any]) -> None:
        self.data, self.options = data, options
        self.levels: dict[str, int] = data["levels"]
        self.minerals = Counter(data["minerals"])
        self.leader, self.politics, self.race = data["leader"], data["politics"], data["race"]
        self.gold, self.science, self.angry = data["gold"], data["science"], data["global_discontent"]

    def value(self, name: str) -> int:
        """SP-057: the best value whose needs are met; SP-061: then the leader."""
        level = self.levels[name] - 1
        values = [FIVE[name][level]]
        values += [row[level] for needs, row in SYNERGY.get(name, []) if not Counter(needs) - self.minerals]
        if name == "range" and self.levels["speed"] == 5 and self.minerals["corundum"] >= 2:  # SP-059
            values.append(ENDLESS)
        best = max(values) + LEADERS.get((self.leader, name), 0)
        return min(best, ENDLESS) if name == "range" else best

    def arms(self, kind: str) -> int:
        """SP-060, SP-061."""
        level = self.levels["armament"]
        strength = ARMS[kind][level - 1]
        scope = self.options["armament_bonus_scope"]
        fits = {"armed": strength >= 1, "cruisers": kind == "cruiser", "all": True}[scope]
        if self.minerals["antimatter"] and level >= 3 and fits:
            strength += level - 2
        if kind == "transport" and level >= 4 and (self.minerals["corundum"] or self.minerals["oganesson"]):
            strength += 1
        return strength + (self.leader == "fighter" and kind != "scout")

    def calmed(self, amount: int) -> int:
        """SP-231."""
        return max(0, amount - self.value("stability"))

    def bonus(self, what: str) -> int:
        """SP-260, SP-261."""
        own = {"science": "scientist", "gold": "financier", "energy": "industrialist"}[what]
        return int(2 * (self.leader == own) + (self.leader == "opportunist" and self.data["bonus"] == what))

    def change(self, system: str) -> int:
        """SP-162 to SP-165: what a change of politics costs."""
        if system == "anarchy":
            return 0
        best = {self.politics: 0}
        queue = [self.politics]
        while queue:
            at = queue.pop(0)
            for (a, b), steps in TREE.items():
                to = b if at == a else a
                through = at != "anarchy" or at == self.politics  # SP-163
                if at in (a, b) and through and best[at] + steps < best.get(to, 99):
                    best[to] = best[at] + steps
                    queue.append(to)
        # SP-168: the change comes with the new system in force, so leaving Communism costs as any other does.
        return self.calmed(max(0, best[system] - 2 * (FAVOURED[self.race] == system)))  # SP-164


class Position:
    """The galaxy, read from a view."""

    def __init__(self, view: dict[str, Any], data: Any) -> None:
        self.view, self.options, self.types = view, view["options"], data["planet_types"]
        self.civilisations = [Civilisation(civilisation, self.options) for civilisation in view["civilisations"]]
        self.systems = {system["id"]: system for system in view["systems"]}
        self.planets = {planet["id"]: planet for system in view["systems"] for planet in system["planets"]}
        self.ships = {(ship["seat"], ship["id"]): ship for ship in view["ships"]}
        self.phase, self.round = view["phase"], view["round"]

    def of(self, seat: int, statuses: Iterable[str]) -> list[dict[str, Any]]:
        return [p for p in self.planets.values() if p["owner"] == seat and p["status"] in statuses]

    # ------------------------------------------------------------------ planets

    def immune(self, planet: dict[str, Any]) -> bool:
        """SP-176."""
        owner = self.civilisations[planet["owner"]]
        return bool(planet["type"] == "living" or (planet["status"] == "capital" and owner.levels["stability"] == 5))

    def profitable(self, planet: dict[str, Any]) -> bool:
        """SP-034."""
        if planet["status"] not in POPULATED:
            return False
        angry = planet["discontent"] > 0 or self.civilisations[planet["owner"]].angry > 0
        besieged = planet["resistance"] > 0 and planet["status"] != "capital"
        return (not angry or self.immune(planet)) and not besieged

    def yields(self, planet: dict[str, Any]) -> dict[str, Any]:
        """SP-032, SP-221."""
        size, built = SIZES.index(planet["size"]), planet["buildings"]
        plain = {
            what: self.types[planet["type"]][what][size] + (f"{what}_1" in built) + 4 * (f"{what}_2" in built)
            for what in ("gold", "science")
        }
        found: Counter[str] = Counter()
        if planet["type"] in DEPOSITS:
            main, second, needs, needs_too = DEPOSITS[planet["type"]]
            mine = 2 if "mine_2" in built else 1 if "mine_1" in built else 0
            found[main] += mine >= needs[size]
            deep = self.civilisations[planet["owner"]].levels["infrastructure"] == 5
            found[second] += deep and mine >= needs_too[size]
        return {**plain, "minerals": dict(+found)}

    def upkeep(self, planet: dict[str, Any], building: str) -> int:
        """SP-204: energy that a building takes each round; spaceport and habitats take none."""
        return int(self.types[planet["type"]][building]["upkeep"]) if "_" in building else 0

    def power(self, planet: dict[str, Any]) -> int:
        """SP-150, before the floor. Under Anarchy it is 0, whatever stands there."""
        owner = self.civilisations[planet["owner"]]
        if owner.politics == "anarchy":
            return 0
        power = self.types[planet["type"]]["energy"][COLUMN[planet["population"]]]
        power += owner.value("productivity") + owner.bonus("energy")
        power *= 2 if owner.politics == "communism" else 1
        return int(power) - sum(self.upkeep(planet, name) for name in planet["buildings"])

    def energy(self, planet: dict[str, Any]) -> int:
        """SP-150: what the planet's queue gets this round."""
        owner = self.civilisations[planet["owner"]]
        if owner.politics == "anarchy" or not self.profitable(planet):
            return 0
        # SP-170: a store is extra, and lost only in these two cases: a living capital has it too, to no avail.
        store = owner.data["energy_store"] if planet["status"] == "capital" else 0
        return (0 if planet["type"] == "living" else max(0, self.power(planet))) + int(store)

    def limit(self, planet: dict[str, Any]) -> int:
        """SP-144."""
        if planet["size"] == "asteroids":
            return 0
        return min(10, MOST[planet["size"]] + 2 * ("habitats" in planet["buildings"]))

    def period(self, planet: dict[str, Any]) -> int:
        """SP-142, SP-143; native and living: every round (SP-144)."""
        owner = self.civilisations[planet["owner"]]
        number = ADAPTATION[planet["type"]][owner.race]
        symbiosis = planet["symbiosis"] is not None and planet["symbiosis"] in (planet["owner"], True, owner.race)
        shortest = self.options["adaptation_floor"] if number else 1  # 0 counts as native, which is 1 for growth
        return int(max(shortest, number - owner.value("adaptability") - symbiosis))

    # ------------------------------------------------------------------ a civilisation's money

    def income(self, seat: int) -> dict[str, int]:
        """SP-032 to SP-037, SP-222."""
        civilisation = self.civilisations[seat]
        yields = [self.yields(planet) for planet in self.of(seat, POPULATED) if self.profitable(planet)]
        gold, science = (sum(each[what] for each in yields) for what in ("gold", "science"))
        if not civilisation.angry:
            gold += civilisation.value("revenue") + civilisation.bonus("gold")
            science += civilisation.bonus("science")
        gold *= 2 if civilisation.politics == "capitalism" else 1
        found = sum((Counter(each["minerals"]) for each in yields), Counter())
        if civilisation.politics == "democrature":
            found += found
        if civilisation.leader == "geologist" and +found and not civilisation.angry:  # SP-176: only the planets' own
            named = civilisation.data["geologist"]
            fewest = min((found[m], MINERALS.index(m), m) for m in MINERALS if found[m])[2]
            found[named if found[named] else fewest] += 1
        return {"gold": gold, "science": science, **{mineral: found[mineral] for mineral in MINERALS}}

    def bill(self, seat: int) -> list[tuple[str, int]]:
        """SP-161, SP-243: possessions and their price, in the order in which they are paid."""
        prices = dict(zip((*INHABITED, "adapting", "ship"), UPKEEP[self.civilisations[seat].politics], strict=True))
        holdings = self.civilisations[seat].data["holdings"]  # by age
        items = [
            (name, prices[status])
            for status in (*INHABITED, "adapting")
            for name in holdings
            if self.planets[name]["status"] == status
        ]
        return items + [(ship["id"], prices["ship"]) for (owner, _), ship in self.ships.items() if owner == seat]

    # ------------------------------------------------------------------ construction

    def price(self, seat: int, planet: str, item: str) -> tuple[int, int]:
        """SP-201, SP-204: gold and energy."""
        if item in SHIP_ENERGY:
            cheap = item == "cruiser" and self.civilisations[seat].leader == "fighter"
            return 0, 8 if cheap else SHIP_ENERGY[item]
        sheet = self.types[self.planets[planet]["type"]]
        gold = sheet[f"{item}_gold"] if item in ("spaceport", "habitats") else sheet[item]["gold"]
        return gold, 5 if item == "habitats" or item.endswith("_2") else 2

    def builds(self, seat: int, version: int) -> set[str]:
        """SP-200 to SP-210: what may be ordered where, by a seat without orders in this window."""
        return {
            f"{planet['id']} {item}"
            for planet in self.of(seat, POPULATED)
            if self.profitable(planet) and planet["type"] != "living" and planet["queue"] is None
            for item in (*NEEDED, *SHIP_ENERGY)
            if (self.may_launch(seat, planet, item) if item in SHIP_ENERGY else self.may_build(planet, item, version))
        }

    def may_build(self, planet: dict[str, Any], item: str, version: int) -> bool:
        owner = self.civilisations[planet["owner"]]
        if item in planet["buildings"] or owner.levels["infrastructure"] < NEEDED[item]:  # SP-202, SP-203
            return False
        if item == "habitats" and planet["size"] in ("asteroids", "giant"):  # SP-206
            return False
        takes = self.upkeep(planet, item)
        tested = takes > 0 or version >= 2  # SP-205: since rules version 2 a building without upkeep is tested too
        if tested and self.power(planet) - takes < 0:
            return False
        return bool(owner.gold >= self.price(planet["owner"], planet["id"], item)[0])

    def may_launch(self, seat: int, planet: dict[str, Any], item: str) -> bool:
        queued = [other["queue"]["item"] for other in self.of(seat, POPULATED) if other["queue"]]
        fleet = [ship["kind"] for (owner, _), ship in self.ships.items() if owner == seat]
        fleet += [name for name in queued if name in SHIP_ENERGY]
        politics = self.civilisations[seat].politics
        if politics == "anarchy" or (politics == "republic" and len(fleet) >= 3):  # SP-166, SP-167
            return False
        return "spaceport" in planet["buildings"] and fleet.count(item) < 7  # SP-201, SP-208

    # ------------------------------------------------------------------ ways

    def spaces(self) -> dict[str, list[tuple[str, int]]]:
        """SP-090: neighbouring spaces and the points of the step."""
        near: dict[str, list[tuple[str, int]]] = {name: [] for name in self.systems}
        short = self.options["edge_cost"] == "dots_min_one"
        for lane in self.view["galaxy"]["lanes"]:
            chain = [lane["a"], *(f"{lane['id']}.{n}" for n in range(1, lane["dots"] + 1)), lane["b"]]
            for a, b in pairwise(chain):
                for x, y in ((a, b), (b, a)):
                    free = short and y in self.systems and lane["dots"] > 0
                    near.setdefault(x, []).append((y, 0 if free else 1))
        return near

    def place(self, at: str) -> str:
        """The space of a place: a planetary orbit lies in its system."""
        return at.split("/")[0]

    def hole(self, system: str) -> bool:
        return bool(self.systems.get(system, {}).get("star") == "black_hole")

    def in_range(self, seat: int) -> set[str]:
        """SP-093, SP-094: spaces at lane distance within range of an own inhabited planet."""
        civilisation = self.civilisations[seat]
        reach = civilisation.value("range")
        near = self.spaces()
        best = {self.place(planet["id"]): 0 for planet in self.of(seat, INHABITED)}
        queue = sorted(best, key=lambda at: best[at])
        while queue:
            at = queue.pop(0)
            onward = list(near[at])
            if self.hole(at) and civilisation.levels["subluminal"] >= 3:
                onward += [(other, 0) for other in self.systems if self.hole(other) and other != at]
            for to, step in onward:
                if best[at] + step < best.get(to, ENDLESS):
                    best[to] = best[at] + step
                    queue.append(to)
        return {at for at, count in best.items() if count <= reach}

    def leaps(self, seat: int, ship: dict[str, Any]) -> set[str]:
        """SP-100, SP-101, SP-103, SP-104: black holes to which a ship in the wide orbit of one may jump."""
        level = self.civilisations[seat].levels["subluminal"]
        if level < 3 or not self.hole(ship["at"]):
            return set()
        away = self.lane_distances(ship["at"])
        others = {name: away[name] for name in self.systems if self.hole(name) and name != ship["at"] and name in away}
        if level == 5 and self.chooses(seat) and self.options["sublum5_synergy"] != "create":
            found = set(others)
        else:
            ends = {min(others.values(), default=0)} | ({max(others.values(), default=0)} if level >= 4 else set())
            found = {name for name, distance in others.items() if distance in ends}
        return found - {other["at"] for other in self.ships.values() if other["seat"] == seat}

    def lane_distances(self, system: str) -> dict[str, int]:
        """SP-090: points to every space, by lanes alone."""
        near = self.spaces()
        best = {system: 0}
        queue = [system]
        while queue:
            at = queue.pop(0)
            for to, step in near[at]:
                if best[at] + step < best.get(to, ENDLESS):
                    best[to] = best[at] + step
                    queue.append(to)
        return best

    def chooses(self, seat: int) -> bool:
        """SP-104: the minerals of level 5."""
        minerals = self.civilisations[seat].minerals
        return bool(minerals["oganesson"] >= 2 and minerals["corundum"] >= 1)

    def remade(self, seat: int, ship: dict[str, Any]) -> str | None:
        """SP-102, SP-104: what a ship of level 5 may do to the star in whose wide orbit it is."""
        star = self.systems.get(ship["at"], {}).get("star")
        if self.civilisations[seat].levels["subluminal"] < 5:
            return None
        if star == "black_hole":
            return "destroy_black_hole"
        creates = self.options["sublum5_synergy"] != "choose_destination" and self.chooses(seat)
        return "create_black_hole" if star == "void" and creates else None

    def speed(self, ship: dict[str, Any]) -> int:
        """SP-091, SP-192."""
        own = max(1, self.civilisations[ship["seat"]].value("speed") + SHIP_SPEED[ship["kind"]])
        return int(own + 5 * bool(ship["hastened"]))

    def ends(self, seat: int, ship: dict[str, Any]) -> set[str]:
        """SP-092 to SP-098: places where a move of the ship may end."""
        near, allowed, start = self.spaces(), self.in_range(seat), self.place(ship["at"])
        crossing = self.civilisations[seat].levels["subluminal"] >= 2
        best = {start: 0}
        queue = [start]
        while queue:
            at = queue.pop(0)
            total = at not in self.systems or self.systems[at]["known"] == "total"
            if at != start and (not total or (self.hole(at) and not crossing)):  # SP-097, SP-098
                continue
            for to, step in near[at]:
                held = at == start and self.hole(at) and not crossing and ship["came_from"] not in (None, to)
                if held or (to in self.systems and self.systems[to]["known"] != "total" and to not in allowed):
                    continue
                if best[at] + step <= self.speed(ship) and best[at] + step < best.get(to, ENDLESS):
                    best[to] = best[at] + step
                    queue.append(to)
        taken = {other["at"] for other in self.ships.values() if other["seat"] == seat}
        foes = {other["at"] for other in self.ships.values() if other["seat"] != seat}
        found = set()
        for at in best:
            if at in allowed:  # SP-093
                planets = [planet["id"] for planet in self.systems.get(at, {}).get("planets", [])]
                found |= {place for place in (at, *planets) if place in self.planets or place not in taken}  # SP-095
        found.discard(ship["at"])
        return {place for place in found if not (ship["attacked"] and place in foes)}  # SP-116


class SpacePaper(Oracle):
    """Reads a whole game along."""

    kinds: ClassVar[frozenset[str]] = frozenset(
        {"technology values", "armament", "planet", "yields", "economy", "upkeep bill", "politics", "ship speed"}
        | {"range", "moves", "income", "research", "queue", "growth", "discontent", "payment", "unpaid", "combat"}
        | {"invasion", "goals", "result", "orders", "capture", "jumps", "stars"}
    )

    def first(self, state: State) -> None:
        self.orders: dict[int, list[dict[str, Any]]] = {}
        self.taken: dict[str, tuple[int, int]] = {}  # SP-131: from whom, and how long the discontent of it lasts
        self.position: Position | None = None
        self.steps = 0
        self.look(state)

    def look(self, state: State) -> Position | None:
        view: Any = state.view(None)
        if view["phase"].startswith("setup") or not view["systems"]:
            return None
        self.position = Position(view, self.table.game.data)
        return self.position

    # ------------------------------------------------------------------ before a choice

    def before(self, state: State, seat: int) -> None:
        position = self.position
        if position is not None and position.phase == "c_orders" and not self.orders.get(seat):
            listed_builds: list[Any] = [action.data() for action in state.legal(seat) if action.do == "build"]
            theirs = {f"{data['planet']} {data['item']}" for data in listed_builds}
            mine = position.builds(seat, self.table.game.rules_version)
            self.ledger.same_set("orders", "SP-166 SP-200 to SP-210", mine, theirs)
        if position is None or position.phase != "m_turn" or position.view["journey"] is not None:
            return
        self.steps += 1
        if self.steps % 3:  # ways take long to search; a third of the turns is enough
            return
        listed: dict[str, set[str]] = {}
        leaps: dict[str, set[str]] = {}
        remade: dict[str, str] = {}
        for action in state.legal(seat):
            data: Any = action.data()
            if action.do == "jump":
                leaps.setdefault(data["ship"], set()).add(data["target"])
            elif action.do in ("destroy_black_hole", "create_black_hole"):
                remade[data["ship"]] = action.do
            elif action.do == "move":
                ship = position.ships[seat, data["ship"]]
                place = data["orbit"] if data["orbit"] != "wide" else (data["path"] or [position.place(ship["at"])])[-1]
                listed.setdefault(data["ship"], set()).add(place)
        allowed = position.in_range(seat)
        for (owner, name), ship in position.ships.items():
            ready = not ship["activated"] and not ship["unpaid"]
            if owner == seat and (leaping := position.hole(ship["at"])):
                expected = position.leaps(seat, ship) if ready else set()
                self.ledger.same_set("jumps", "SP-100 to SP-104", expected, leaps.get(name, set()), name)
            if owner == seat and (leaping or position.remade(seat, ship)):
                does = position.remade(seat, ship) if ready else None
                self.ledger.same("stars", "SP-102 SP-104", does, remade.get(name), name)
            if owner == seat and position.place(ship["at"]) in allowed:
                ends = position.ends(seat, ship) if ready else set()
                self.ledger.same_set("moves", "SP-090 to SP-098", ends, listed.get(name, set()), name)

    # ------------------------------------------------------------------ after an action

    def acted(self, state: State, seat: int, action: dict[str, Any], told: Told) -> None:
        if action["do"] == "clear_orders":
            self.orders.pop(seat, None)
        elif action["do"] != "commit":
            self.orders.setdefault(seat, []).append(action)
        before = self.position
        after = self.look(state)
        if after is None:
            return
        for name in [name for name in self.taken if after.planets[name]["owner"] is None]:
            del self.taken[name]  # given up: who founds anew has taken it from nobody
        self.figures(after)
        if before is not None:
            self.fights(before, after, told)
            self.shortcut(before, after, seat, action)
            if (before.phase, before.round) != (after.phase, after.round):
                self.phases(before, after, told)
        if state.result is not None:
            self.result(state, after)
        if before is None or before.phase != after.phase:
            self.orders = {}

    def phases(self, before: Position, after: Position, told: Told) -> None:
        """What a phase does by itself when the last seat has committed or the last turn has ended."""
        for event in told:
            if event["kind"] == "income" and after.phase != "finished":
                mine = after.income(event["seat"])
                self.ledger.same("income", "SP-032 to SP-037 SP-222", mine, {name: event[name] for name in mine})
        if before.phase == "t_orders":
            self.research(before, after)
        if before.phase == "c_orders" and after.phase == "m_turn":
            self.advance(before, after)
        if before.phase == "m_turn" and after.phase == "u_orders":
            self.tick(before, after, {event["planet"] for event in told if event["kind"] == "invasion"})
        if before.phase == "u_orders" and after.phase == "r_orders":
            for seat in range(self.table.seats):
                if not before.civilisations[seat].data["eliminated"]:
                    self.settle_bill(before, after, seat)

    # ------------------------------------------------------------------ figures of one position

    def figures(self, position: Position) -> None:
        same = self.ledger.same
        for seat, civilisation in enumerate(position.civilisations):
            if civilisation.data["eliminated"] or position.phase == "finished":
                continue
            told = civilisation.data["values"]
            values = {name: civilisation.value(name) for name in FIVE}
            same(
                "technology values",
                "SP-054 to SP-061",
                values,
                {**{name: told[name] for name in FIVE}, "range": told["range"] or ENDLESS},
            )
            same("armament", "SP-060 SP-061", {kind: civilisation.arms(kind) for kind in ARMS}, told["armament"])
            changes = {name: civilisation.change(name) for name in told["politics_discontent"]}
            same("politics", "SP-162 to SP-164 SP-231", changes, told["politics_discontent"])
            economy, income = civilisation.data["economy"], position.income(seat)
            same("economy", "SP-032 to SP-035", [income["gold"], income["science"]],
                 [economy["gold"], economy["science"]])  # fmt: skip
            same("upkeep bill", "SP-161", sum(price for _, price in position.bill(seat)), economy["upkeep"])
            held = position.of(seat, POPULATED)
            goals = [sorted({planet["type"] for planet in held}), len([p for p in held if p["type"] == "living"])]
            progress = civilisation.data["progress"]
            same("goals", "SP-183 SP-186", goals, [sorted(progress["types"]), progress["living"]])
            if position.phase == "m_turn" and self.steps % 3 == 0:
                same("range", "SP-093 SP-094", position.in_range(seat), set(told["in_range"]))
        for planet in position.planets.values():
            if planet["owner"] is not None and position.phase != "finished":
                self.planet(position, planet)
        for ship in position.ships.values():
            same("ship speed", "SP-091", position.speed(ship), ship["speed"])

    def planet(self, position: Position, planet: dict[str, Any]) -> None:
        mine = [position.profitable(planet), position.energy(planet)]
        self.ledger.same("planet", "SP-034 SP-150", mine, [planet["profitable"], planet["energy"]], planet["id"])
        if planet["status"] in POPULATED:
            limit = position.limit(planet)
            self.ledger.same("planet", "SP-144", limit, planet["population_limit"], planet["id"])
            self.ledger.same("yields", "SP-032 SP-220 SP-221", position.yields(planet), planet["yields"], planet["id"])

    # ------------------------------------------------------------------ phases

    def research(self, before: Position, after: Position) -> None:
        """SP-050 to SP-052."""
        for seat, mine in enumerate(before.civilisations):
            wanted = [order["technology"] for order in self.orders.get(seat, []) if order["do"] == "research"]
            levels = {name: level + wanted.count(name) for name, level in mine.levels.items()}
            self.ledger.same("research", "SP-050", levels, after.civilisations[seat].levels)
            if before.options["science_overflow"] == "lost":
                science = 0 if wanted else mine.science
                self.ledger.same("research", "SP-052", science, after.civilisations[seat].science, "science")

    def advance(self, before: Position, after: Position) -> None:
        """SP-200, SP-201: orders, then the round's energy."""
        for seat, civilisation in enumerate(before.civilisations):
            queues = {p["id"]: dict(p["queue"]) if p["queue"] else None for p in before.of(seat, POPULATED)}
            gold = civilisation.gold
            for order in self.orders.get(seat, []):
                if order["do"] == "cancel":
                    queues[order["planet"]] = None
                elif order["do"] == "build":
                    cost, energy = before.price(seat, order["planet"], order["item"])
                    queues[order["planet"]] = {"item": order["item"], "remaining": energy}
                    gold -= cost
            for name, queue in queues.items():
                planet = before.planets[name]
                if queue and after.planets[name]["owner"] == seat:
                    queue["remaining"] -= before.energy(planet)
                    left = None if queue["remaining"] <= 0 else queue
                    self.ledger.same("queue", "SP-150 SP-200 SP-201", left, after.planets[name]["queue"], name)
                    if left is None and queue["item"] not in SHIP_ENERGY:
                        done = sorted([*planet["buildings"], queue["item"]])
                        self.ledger.same("queue", "SP-209", done, sorted(after.planets[name]["buildings"]), name)
            self.ledger.same("queue", "SP-201 SP-204", gold, after.civilisations[seat].gold, f"gold of seat {seat}")

    def tick(self, before: Position, after: Position, invaded: set[str]) -> None:
        """U1 and U2: SP-127, SP-141, SP-144, SP-233, SP-242; not of planets that the last ship of the phase invaded."""
        for seat, mine in enumerate(before.civilisations):
            if mine.data["eliminated"]:
                continue
            theirs = after.civilisations[seat]
            self.ledger.same("discontent", "SP-233", max(0, mine.angry - 1), theirs.angry, f"global, seat {seat}")
            gold = mine.gold + 2 * (FAVOURED[mine.race] == mine.politics)  # SP-169
            self.ledger.same("payment", "SP-169 SP-242", gold, theirs.gold, f"race bonus of seat {seat}")
        self.taken = {name: (loser, left - 1) for name, (loser, left) in self.taken.items() if left > 1}
        for name, planet in before.planets.items():
            if planet["owner"] is not None and name not in invaded:
                told = after.planets[name]
                self.ledger.same("discontent", "SP-233", max(0, planet["discontent"] - 1), told["discontent"], name)
                keys = ("status", "population", "steps", "counter")
                tells = [told[key] for key in keys]
                grows = slice(3 if planet["size"] == "asteroids" else 4)  # what does not grow need not count
                self.ledger.same("growth", "SP-141 to SP-144", self.grown(before, planet)[grows], tells[grows], name)

    def grown(self, position: Position, planet: dict[str, Any]) -> list[Any]:
        status, population, steps = planet["status"], planet["population"], planet["steps"]
        native = position.period(planet) == 0 and self.table.game.rules_version >= 2
        period = max(1, position.period(planet))
        counter = min(planet["counter"], period) - 1  # SP-143
        besieged = planet["resistance"] > 0 and self.besieged(position, planet)
        if status == "adapting":
            if counter <= 0:
                counter, steps = period, steps - 1
            if native:  # since version 2 a running adaptation ends when its period falls to 0
                counter, steps = period, 0
            if not steps:
                status, population = "colony", 1
        elif status in POPULATED and population < position.limit(planet):
            if besieged:
                counter = planet["counter"]
            elif counter <= 0:
                counter, population = period, population + 1
        elif status in POPULATED:
            counter = period  # SP-144: held
        else:
            counter = planet["counter"]
        return [status, population, steps, counter]

    def besieged(self, position: Position, planet: dict[str, Any]) -> bool:
        """SP-127."""
        return any(
            ship["at"] == planet["id"] and ship["seat"] != planet["owner"] and ship["kind"] == "cruiser"
            for ship in position.ships.values()
        )

    def settle_bill(self, before: Position, after: Position, seat: int) -> None:
        """U3 to U7: SP-241 to SP-247, SP-170."""
        mine, theirs = before.civilisations[seat], after.civilisations[seat]
        gold, gone, late = mine.gold, set(), []
        for order in self.orders.get(seat, []):
            if order["do"] == "sell":
                gold += RESALE[before.ships[seat, order["ship"]]["kind"]]
                gone.add(order["ship"])
            elif order["do"] == "abandon":
                planet = before.planets[order["planet"]]
                gold += 5 * (planet["status"] == "colony" and seat not in planet["paid_out"])  # SP-145, SP-146
                gone.add(order["planet"])
            elif order["do"] == "defer":
                late.append(order["possession"])
        items = [(name, price) for name, price in before.bill(seat) if name not in gone]
        items = [item for item in items if item[0] not in late] + [
            item for name in late for item in items if item[0] == name
        ]
        gold -= sum(price for _, price in items if price < 0)  # SP-242: comes first
        unpaid = []
        for name, price in items:
            if price > gold and price > 0:
                unpaid.append(name)
            else:
                gold -= max(0, price)
        keeps = any(order["do"] == "keep_surplus" for order in self.orders.get(seat, []))
        if mine.politics in ("technocracy", "nationalism") and not keeps:  # SP-170
            gold = 0
        self.ledger.same("payment", "SP-170 SP-241 to SP-243", gold, theirs.gold, f"gold of seat {seat}")
        for name in unpaid:
            self.unpaid(before, after, seat, name)

    def unpaid(self, before: Position, after: Position, seat: int, name: str) -> None:
        """SP-244, SP-246."""
        if name in before.planets:
            planet, told = before.planets[name], after.planets[name]
            if planet["status"] in POPULATED:
                calm = before.immune(planet) or before.civilisations[seat].politics == "communism"  # SP-168, SP-176
                angry = max(planet["discontent"], 0 if calm else before.civilisations[seat].calmed(1))
                self.ledger.same("unpaid", "SP-231 SP-244", angry, told["discontent"], name)
            else:
                self.ledger.same("unpaid", "SP-244", ["uninhabited", None], [told["status"], told["owner"]], name)
            return
        ship = after.ships.get((seat, name))
        fate = None if before.civilisations[seat].angry > 0 else True
        self.ledger.same("unpaid", "SP-246", fate, ship["unpaid"] if ship else None, name)

    # ------------------------------------------------------------------ fights

    def fights(self, before: Position, after: Position, told: Told) -> None:
        for event in told:
            if event["kind"] == "combat":
                self.combat(before, after, event)
            elif event["kind"] == "invasion":
                self.invasion(before, after, event)

    def combat(self, before: Position, after: Position, event: dict[str, Any]) -> None:
        """SP-114."""
        mover, other = event["seat"], event["against"]
        attacker, defender = before.ships[mover, event["attacker"]], before.ships[other, event["defender"]]
        strength = before.civilisations[mover].arms(attacker["kind"])
        defence = before.civilisations[other].arms(defender["kind"])
        self.ledger.same("combat", "SP-060 SP-114", [strength, defence], [event["strength"], event["defence"]])
        lives = [(mover, attacker["id"]) in after.ships, (other, defender["id"]) in after.ships]
        if strength > defence:
            self.ledger.same("combat", "SP-114", [True, False], lives, "the attacker wins")
        elif strength < defence:
            self.ledger.same("combat", "SP-114", [False, True], lives, "the defender wins")
        else:
            self.ledger.same("combat", "SP-114", True, lives[1], "equal")
            if lives[0] and after.view["journey"] is None and after.phase == "m_turn":  # SP-115
                nearest = self.retreat(before, mover, before.place(after.ships[mover, attacker["id"]]["at"]))
                self.ledger.same("combat", "SP-115", True, nearest, "the retreat ends at an own inhabited planet")

    def retreat(self, position: Position, seat: int, system: str) -> bool:
        return any(position.place(planet["id"]) == system for planet in position.of(seat, INHABITED))

    def invasion(self, before: Position, after: Position, event: dict[str, Any]) -> None:
        """SP-124, SP-125, SP-128."""
        planet, told = before.planets[event["planet"]], after.planets[event["planet"]]
        mover, owner = event["seat"], planet["owner"]
        attack = before.civilisations[mover].value("invasion")
        defence = before.civilisations[owner].value("defence") + planet["help"]
        lives = (mover, event["ship"]) in after.ships
        if planet["status"] == "adapting":  # SP-129
            self.ledger.same("invasion", "SP-129", ["uninhabited", None], [told["status"], told["owner"]])
        elif attack > defence:
            angry = planet["discontent"] or (
                before.options["global_discontent_weakens"] and before.civilisations[owner].angry
            )
            falls = bool(angry) and not before.immune(planet)
            left = (planet["resistance"] or planet["population"]) - (attack - defence)
            if falls or left <= 0:
                self.ledger.same("invasion", "SP-125 SP-128", mover, told["owner"], "the planet falls")
                self.captured(before, after, planet, mover)
            else:
                self.ledger.same("invasion", "SP-125", [owner, left], [told["owner"], told["resistance"]])
        else:
            survivors = [True] if attack < defence else [True, lives]  # equal: a retreat, if there is where to
            self.ledger.same("invasion", "SP-124", survivors, [told["owner"] == owner, lives][: len(survivors)])
            if attack < defence:
                self.ledger.same("invasion", "SP-124", False, lives, "the cruiser is destroyed")

    def captured(self, before: Position, after: Position, planet: dict[str, Any], mover: int) -> None:
        """SP-130 to SP-132, SP-168, SP-232: what a planet is when it has changed hands. Where that was the last move of
        the phase the upkeep has ticked by now; then it is only remembered."""
        name, loser, told = planet["id"], planet["owner"], after.planets[planet["id"]]
        taker = before.civilisations[mover]
        fresh = 0 if planet["type"] == "living" or taker.politics == "communism" else taker.calmed(planet["population"])
        returned = self.taken.pop(name, (None, 0))[0] == mover
        if not returned and fresh:
            self.taken[name] = (loser, fresh)
        if (before.phase, before.round) != (after.phase, after.round):
            return
        status = "colony" if planet["status"] == "capital" else planet["status"]
        mine = [status, planet["population"], sorted(planet["buildings"]), None]
        theirs = [told["status"], told["population"], sorted(told["buildings"]), told["queue"]]
        self.ledger.same("capture", "SP-130 SP-132", mine, theirs, name)
        if status == "colony" and planet["size"] != "asteroids":  # what does not grow need not count
            period = max(1, before.period({**planet, "owner": mover, "status": status}))
            self.ledger.same("capture", "SP-130", period, told["counter"], f"counter of {name}")
        angry = 0 if returned or planet["type"] == "living" else max(planet["discontent"], fresh)
        self.ledger.same("capture", "SP-130 SP-131 SP-231 SP-232", angry, told["discontent"], f"discontent of {name}")
        if planet["status"] == "capital":
            self.eliminated(before, after, name, loser)

    def eliminated(self, before: Position, after: Position, capital: str, loser: int) -> None:
        """SP-132, SP-133."""
        gone = after.civilisations[loser]
        self.ledger.same("capture", "SP-132", True, gone.data["eliminated"], f"seat {loser} is out")
        ships = [key for key in after.ships if key[0] == loser]
        self.ledger.same("capture", "SP-133", [[], 0, 0], [ships, gone.gold, gone.science], f"what seat {loser} had")
        left = {"colony": "abandoned", "outpost": "uninhabited", "adapting": "uninhabited"}
        for planet in before.of(loser, left):
            told = after.planets[planet["id"]]
            self.ledger.same(
                "capture", "SP-133", [left[planet["status"]], None], [told["status"], told["owner"]], capital
            )

    def shortcut(self, before: Position, after: Position, seat: int, action: dict[str, Any]) -> None:
        """SP-100, SP-102, SP-104: where a jump ends, and what is left of a star."""
        if action["do"] == "jump" and (before.phase, before.round) == (after.phase, after.round):
            enemies = any(ship["at"] == action["target"] and ship["seat"] != seat for ship in before.ships.values())
            ship = after.ships.get((seat, action["ship"]))
            if ship is not None and not enemies:
                self.ledger.same(
                    "jumps", "SP-100", [action["target"], True], [ship["at"], ship["activated"]], "the jump"
                )
        elif action["do"] in ("destroy_black_hole", "create_black_hole"):
            star = "void" if action["do"] == "destroy_black_hole" else "black_hole"
            at = before.ships[seat, action["ship"]]["at"]
            self.ledger.same("stars", "SP-102 SP-104", star, after.systems[at]["star"], at)

    # ------------------------------------------------------------------ the end

    def result(self, state: State, after: Position) -> None:
        """SP-184, SP-187, SP-188."""
        assert state.result is not None
        scores = [0 if c.data["eliminated"] else c.gold for c in after.civilisations]
        self.ledger.same("result", "SP-188", scores, state.result.scores, "scores")
        keys = [
            (seat in state.result.winners, not c.data["eliminated"], c.gold, sum(c.minerals.values()),
             len(after.of(seat, ["colony"])), sum(c.levels.values()))
            for seat, c in enumerate(after.civilisations)
        ]  # fmt: skip
        out = [seat for seat, c in enumerate(after.civilisations) if c.data["eliminated"]]
        if len(out) < 2:
            ranks = [1 + len([key for key in keys if key > own]) for own in keys]
            self.ledger.same("result", "SP-188", ranks, state.result.ranks, "ranks")
        if state.result.reason == "economic":  # SP-180
            best = max(c.gold for c in after.civilisations)
            self.ledger.same("result", "SP-180", True, best > after.options["economic_goal"], "goal")
