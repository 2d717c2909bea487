"""Space Dealer read a second time, from the rulebook: power, sites, flights, hourglasses, goods, demands, the end.

From the position before (a dump) and the command, or the passing of time, everything that follows is predicted.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar, Final

from farport import State
from tests.oracles.lockstep import Oracle, Told, line

HOURGLASS: Final = 60_000  # SD-003
GAME: Final = 1_800_000  # SD-002
RUNOUT: Final = 70_000  # SD-144
STRENGTH: Final = {  # SD-041
    "2-3-4": {"generator": 2, "solar_satellite": 3, "fusion_reactor": 4},
    "2-4-4": {"generator": 2, "solar_satellite": 4, "fusion_reactor": 4},
}
ARMS: Final = {"L": (3, 2, 1, 0), "R": (4, 5, 6, 7)}  # SD-041: nearest first
BELOW: Final = {"generator": None, "solar_satellite": "generator", "fusion_reactor": "solar_satellite"}  # SD-044
TRACK: Final = {"direct": (1, 2, 3), "one_between": (1, 1, 2, 2, 3), "long": (1, 1, 2, 2, 2, 3)}  # SD-034, SD-035
GRID: Final = range(-8, 16)  # SD-040
CLOSED: Final = {  # families that are listed in full: section 6.5
    "start_tech", "start_build", "start_use", "start_flight", "draw", "plan", "keep", "use_build", "deliver", "release",
    "discard_planned", "sabotage", "block", "cancel", "use_tech", "done", "wait",
}  # fmt: skip

Cell = tuple[str, int]


class Position:
    """A dump, and what the rulebook says of it."""

    def __init__(self, dump: Any, cards: dict[str, Any], gizzi: dict[str, Any]) -> None:
        self.dump = dump = json.loads(json.dumps(dump))
        self.options: dict[str, Any] = dump["options"]
        self.cards, self.gizzi = cards, gizzi
        self.seats: int = dump["seats"]
        self.glasses: list[dict[str, Any]] = dump["hourglasses"]
        self.each = len(self.glasses) // self.seats
        self.ships: list[dict[str, Any]] = dump["ships"]
        self.stored = {card: Counter(goods) for card, goods in dump["stored"].items()}
        self.cargo = {ship["ship"]: Counter(ship.get("cargo", {})) for ship in self.ships}
        self.left = [Counter(goods) for goods in dump["left_goods"]]
        self.supply = Counter(dump["supply"])
        self.attack = Counter(dump["attack_markers"])

    def card(self, name: str) -> dict[str, Any]:
        card: dict[str, Any] = self.cards[name.removeprefix("2/")]
        if card["type"] == "robot_factory" and self.options["robot_factory_connections"] == 1:
            return {**card, "layout": "vertical", "connections": 1}
        return card

    def level(self, name: str) -> int:
        """Option level3_advanced changes places between two types."""
        kind, level = self.card(name)["type"], int(self.card(name)["level"])
        swapped = {"tech_center": 3, "robot_factory": 2} if self.options["level3_advanced"] == "tech_center" else {}
        return swapped.get(kind, level)

    # ------------------------------------------------------------------ a planet

    def cells(self, name: str, x: Any) -> list[Cell]:
        layout = self.card(name)["layout"]
        if layout == "plant":
            return []
        if layout == "vertical":
            return [("A", x), ("D", x)]  # SD-045, SD-047
        row = "A" if layout == "wide_action" else "D"  # SD-046, SD-048
        return [(row, x), (row, x + 1)]

    def tops(self, seat: int) -> dict[Cell, str]:
        """SD-051: the new card lies on top."""
        return {cell: name for name, x in self.dump["built"][seat] for cell in self.cells(name, x)}

    def is_open(self, seat: int, name: str) -> bool:
        tops = self.tops(seat)
        sites = [x for built, x in self.dump["built"][seat] if built == name]
        return bool(sites) and all(tops[cell] == name for cell in self.cells(name, sites[0]) if cell[0] == "A")

    def plant(self, seat: int, side: str) -> str | None:
        kinds = [self.card(name)["type"] for name, site in self.dump["built"][seat] if site == side]
        return kinds[-1] if kinds else None

    def supplied(self, seat: int) -> set[int]:
        strength = STRENGTH[self.options["power_profile"]]
        return {x for side, arm in ARMS.items() for x in arm[: strength.get(self.plant(seat, side) or "", 0)]}

    def sites(self, seat: int, name: str) -> list[Any]:
        """SD-044 to SD-055: where a card may be built now."""
        card = self.card(name)
        if card["layout"] == "plant":
            return [side for side in ARMS if self.plant(seat, side) == BELOW[card["type"]]]
        tops, power = self.tops(seat), self.supplied(seat)
        in_use = {name for name, _ in self.dump["built"][seat] if self.on(name)}
        busy = in_use | set(self.dump["blocked"])  # SD-053
        found = []
        for x in GRID:
            own = self.cells(name, x)
            columns = {column for _, column in own}
            if not columns <= set(GRID) or (card["connections"] and not columns <= power):
                continue
            if any(tops.get(cell) in busy if cell[0] == "A" else cell in tops for cell in own):  # SD-050, SD-053
                continue
            if not card["connections"] and not self.touches(own, tops):
                continue
            found.append(x)
        return found

    def touches(self, own: list[Cell], tops: dict[Cell, str]) -> bool:
        """SD-049."""
        near = {("D" if row == "A" else "A", x) for row, x in own} | {(row, x + d) for row, x in own for d in (-1, 1)}
        return any(cell in tops for cell in near - set(own))

    def capacity(self, seat: int) -> int:
        """SD-030, SD-121."""
        names = [name for name, _ in self.dump["built"][seat] if self.card(name)["type"] == "tech_center"]
        return 2 + 2 * len([name for name in names if self.is_open(seat, name)])

    def place_free(self, seat: int) -> bool:
        return len(self.dump["planned"][seat]) + bool(self.dump["drawn"][seat]) < self.capacity(seat)

    def tech_level(self, seat: int) -> int:
        return int(TRACK[self.options["tech_track"]][self.dump["tech"][seat]])

    # ------------------------------------------------------------------ hourglasses

    def of(self, seat: int) -> range:
        return range(seat * self.each, (seat + 1) * self.each)

    def free(self, seat: int) -> int | None:
        return next((n for n in self.of(seat) if self.glasses[n]["state"] == "inactive"), None)

    def on(self, thing: str) -> bool:
        """SD-023: active and usable hourglasses keep a field; void ones lie beside."""
        return any(glass.get("on") == thing and glass["state"] in ("active", "usable") for glass in self.glasses)

    def start(self, seat: int, job: str, on: str | None) -> int:
        number = self.free(seat)
        assert number is not None
        self.glasses[number] = {"state": "active", "job": job, "on": on, "due": self.dump["now"] + HOURGLASS}
        return number

    def rest(self, number: int) -> None:
        """An hourglass becomes inactive; SD-122: an owed one goes back at that moment."""
        self.glasses[number] = {"state": "inactive"}
        seat = number // self.each
        if self.dump["debts"][seat]:
            self.dump["debts"][seat] -= 1
            self.give_back(number)

    def give_back(self, number: int) -> None:
        self.glasses[number] = {"state": "reserve"}
        self.dump["spare_hourglasses"] += 1

    # ------------------------------------------------------------------ goods

    def holder(self, name: str) -> Counter[str]:
        kind, _, rest = name.partition(":")
        if kind == "ship":
            return self.cargo[rest]
        if kind == "field":
            return self.left[int(rest)]
        return self.stored.setdefault(rest, Counter())

    def ship(self, name: str) -> dict[str, Any]:
        return next(ship for ship in self.ships if ship["ship"] == name.removeprefix("ship:"))

    def landed(self, ship: dict[str, Any]) -> bool:
        return "to" not in ship

    # ------------------------------------------------------------------ what may be done

    def legal(self, seat: int) -> Iterator[dict[str, Any]]:
        running = self.dump["phase"] == "running"
        yield {"do": "wait"}  # SD-017
        if running and self.free(seat) is not None:  # SD-022, SD-142
            yield from self.starts(seat)
        yield from self.plans(seat, running)
        for number in self.of(seat):
            yield from self.uses(seat, number - seat * self.each + 1, self.glasses[number], running)
        for ship in self.ships:
            if ship["owner"] == seat and self.landed(ship):
                for demand in self.demands(seat, ship):
                    yield {"do": "deliver", "ship": "ship:" + ship["ship"], "demand": demand}
        yield from self.attacks(seat)
        if not running and not any(self.glasses[n]["state"] == "active" for n in self.of(seat)):  # SD-144
            yield {"do": "done"}

    def plans(self, seat: int, running: bool) -> Iterator[dict[str, Any]]:
        if running and not self.dump["drawn"][seat] and self.place_free(seat):  # SD-036
            for level in (2, 3):
                if self.tech_level(seat) >= level and self.dump["piles"][level - 2]:
                    yield {"do": "draw", "level": level}
        if self.place_free(seat):  # SD-031
            for name in self.dump["personal"][seat]:
                yield {"do": "plan", "card": name}
        for name in self.dump["drawn"][seat]:  # SD-037
            yield {"do": "keep", "card": name}

    def starts(self, seat: int) -> Iterator[dict[str, Any]]:
        last = len(TRACK[self.options["tech_track"]]) - 1
        jobs = [self.glasses[n].get("job") for n in self.of(seat) if self.glasses[n]["state"] in ("active", "usable")]
        if self.dump["tech"][seat] < last and "tech" not in jobs:  # SD-033
            yield {"do": "start_tech"}
        for name in self.dump["planned"][seat]:
            if not self.on(name):  # SD-042
                yield {"do": "start_build", "card": name}
        for name, _ in self.dump["built"][seat]:
            if self.card(name)["hourglass_field"] and self.is_open(seat, name) and not self.on(name):  # SD-060
                yield {"do": "start_use", "card": name}
        fields = 2 * self.seats
        for ship in self.ships:
            if ship["owner"] == seat and self.landed(ship):  # SD-071
                near = [(ship["at"] + d) % fields for d in (-1, 1)]
                for field in near if self.cargo[ship["ship"]].total() else range(fields):
                    if field != ship["at"]:
                        yield {"do": "start_flight", "ship": "ship:" + ship["ship"], "field": field}

    def uses(self, seat: int, number: int, glass: dict[str, Any], running: bool) -> Iterator[dict[str, Any]]:
        if glass["state"] == "active" and self.options["allow_cancel"] and running:
            yield {"do": "cancel", "hourglass": number}
        if glass["state"] != "usable":
            return
        yield {"do": "release", "hourglass": number}  # SD-027
        if glass["job"] == "tech":
            yield {"do": "use_tech", "hourglass": number}
        if glass["job"] == "build":
            for site in self.sites(seat, glass["on"]):  # SD-043
                yield {"do": "use_build", "hourglass": number, "site": site}
            if self.options["rules"] == "advanced":  # SD-106
                yield {"do": "discard_planned", "hourglass": number}

    def demands(self, seat: int, ship: dict[str, Any]) -> Iterator[str]:
        """SD-090, SD-131: what the ship can satisfy where it stands."""
        cargo, markers = self.cargo[ship["ship"]], self.dump["markers"][seat]
        if ship["at"] in self.dump["homes"]:
            owner = self.dump["homes"].index(ship["at"])
            for name, _ in self.dump["built"][owner]:
                for index, demand in enumerate(self.card(name)["demands"]):
                    able = owner != seat and markers and not Counter(demand["goods"]) - cargo
                    if able and f"{name}#{index}" not in self.dump["satisfied"]:
                        yield f"{name}#{index}"
        card = self.dump["gizzi_up"][ship["at"]]
        if card and (markers or not self.options["gizzi_marker"]) and self.satisfies(cargo, card):
            yield card

    def satisfies(self, cargo: Counter[str], gizzi: str) -> bool:
        return not Counter(self.gizzi[gizzi.removeprefix("2/")]["goods"]) - cargo

    def attacks(self, seat: int) -> Iterator[dict[str, Any]]:
        for name in +self.attack:
            if not any(name == built for built, _ in self.dump["built"][seat]):
                continue
            for other in range(self.seats):
                if other == seat and not self.options["self_attack"]:
                    continue
                if self.card(name)["type"] == "sabotage_probe":  # SD-111
                    for n in self.of(other):
                        if self.glasses[n]["state"] == "active":
                            target = f"{other}.{n - other * self.each + 1}"
                            yield {"do": "sabotage", "card": name, "hourglass": target}
                else:
                    yield from self.blocks(name, other)

    def blocks(self, rocket: str, other: int) -> Iterator[dict[str, Any]]:
        """SD-115 to SD-117."""
        names = [name for name, _ in self.dump["built"][other]]
        if len([name for name in names if name in self.dump["blocked"]]) < 2:
            for name in names:
                fit = self.card(name)["hourglass_field"] and self.is_open(other, name)
                fit = fit and (self.options["rocket_on_occupied_field"] or not self.on(name))
                if fit and name not in self.dump["blocked"]:
                    yield {"do": "block", "card": rocket, "target": name}


class SpaceDealer(Oracle):
    """Reads a whole game along."""

    kinds: ClassVar[frozenset[str]] = frozenset(
        {"legal", "hourglasses", "ships", "goods", "building", "tech", "points", "attacks", "neutral", "phase", "clock"}
        | {"result", "power and sites", "deliveries", "spares", "piles"}
    )

    def first(self, state: State) -> None:
        data: Any = self.table.game.data
        self.cards = {card["id"]: card for card in data["card"]}
        self.gizzi = {card["id"]: card for card in data["gizzi"]}
        self.clearing: set[int] = set()  # SD-118: fixed when the run is started
        self.marked: set[int] = set()  # SD-111: hourglasses on which an attack marker lies
        self.read(state)

    def read(self, state: State) -> None:
        self.position = Position(state.dump(), self.cards, self.gizzi)

    def before(self, state: State, seat: int) -> None:
        if self.position.dump["phase"] not in ("running", "runout"):
            return
        mine = [line(action) for action in self.position.legal(seat)]
        theirs = [line(a.data()) for a in state.legal(seat) if a.do in CLOSED]
        self.ledger.same_set("legal", "SD-022 to SD-144, 6.5", mine, theirs)
        if any(self.position.glasses[n].get("job") == "build" for n in self.position.of(seat)):
            sites, listed = ([data for data in all_of_them if '"use_build"' in data] for all_of_them in (mine, theirs))
            self.ledger.same_set("power and sites", "SD-041 SD-044 to SD-055", sites, listed)

    # ------------------------------------------------------------------ commands

    def acted(self, state: State, seat: int, action: dict[str, Any], told: Told) -> None:
        if action["do"] == "choose_start":
            self.read(state)
            return
        effect = getattr(self, "do_" + action["do"], None)
        if effect is not None:
            effect(seat, self.position, action)
        dump = self.position.dump
        if action["do"] == "done":
            dump["done"] = sorted([*dump["done"], seat])
        elif action["do"] != "wait":
            dump["done"] = [other for other in dump["done"] if other != seat]  # SD-144
        if dump["phase"] == "runout" and len(dump["done"]) == self.table.seats:
            self.score()
        self.compare(state)

    def do_start_tech(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        position.start(seat, "tech", None)

    def do_start_build(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        position.start(seat, "build", action["card"])

    def do_start_use(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        number = position.start(seat, "use", action["card"])
        if action["card"] in position.dump["blocked"]:  # SD-118
            self.clearing.add(number)

    def do_start_flight(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        ship = position.ship(action["ship"])
        position.start(seat, "flight", ship["ship"])
        ship["to"] = action["field"]

    def do_plan(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        position.dump["personal"][seat].remove(action["card"])
        position.dump["planned"][seat].append(action["card"])

    def do_draw(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        pile = position.dump["piles"][action["level"] - 2]
        position.dump["drawn"][seat] = pile[:2]  # SD-036
        position.dump["drawn_level"][seat] = action["level"]
        del pile[:2]

    def do_keep(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        position.dump["planned"][seat].append(action["card"])  # SD-037
        other = [name for name in position.dump["drawn"][seat] if name != action["card"]]
        position.dump["piles"][position.dump["drawn_level"][seat] - 2] += other
        position.dump["drawn"][seat] = []

    def do_release(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        position.rest(seat * position.each + action["hourglass"] - 1)

    def do_use_tech(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        position.dump["tech"][seat] += 1
        self.do_release(seat, position, action)

    def do_cancel(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        self.void(position, seat * position.each + action["hourglass"] - 1)

    def void(self, position: Position, number: int) -> None:
        """SD-111 to SD-113: the effect is lost, and the hourglass must run out."""
        glass = position.glasses[number]
        if glass["job"] == "flight":  # SD-112
            del position.ship(glass["on"])["to"]
        position.glasses[number] = {"state": "void", "due": glass["due"]}
        self.clearing.discard(number)

    def do_discard_planned(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        number = seat * position.each + action["hourglass"] - 1
        name = position.glasses[number]["on"]
        position.dump["planned"][seat].remove(name)  # SD-106
        level = position.level(name)
        under = position.dump["personal"][seat] if level == 1 else position.dump["piles"][level - 2]
        under.append(name)
        position.rest(number)

    def do_use_build(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        """SD-058: the order of effects."""
        dump, number = position.dump, seat * position.each + action["hourglass"] - 1
        name = position.glasses[number]["on"]
        dump["planned"][seat].remove(name)
        position.rest(number)
        was_open = [built for built, _ in dump["built"][seat] if position.is_open(seat, built)]
        dump["built"][seat].append([name, action["site"]])
        places = {built: x for built, x in dump["built"][seat] if isinstance(x, int)}
        for covered in sorted([b for b in was_open if not position.is_open(seat, b)], key=lambda b: places[b]):
            self.cover(seat, position, covered)
        kind = position.card(name)["type"]
        if kind == "robot_factory":  # SD-122
            spare = next(n for n in position.of(seat) if position.glasses[n]["state"] == "reserve")
            position.glasses[spare] = {"state": "inactive"}
            dump["spare_hourglasses"] -= 1
        elif kind == "orbital_station":  # SD-124
            self.gained = len(position.ships)
            position.ships.append({"ship": "?", "owner": seat, "at": dump["homes"][seat]})
            position.cargo["?"] = Counter()

    def cover(self, seat: int, position: Position, name: str) -> None:
        position.supply += position.stored.pop(name, Counter())  # SD-054
        position.dump["spare_markers"] += position.attack.pop(name, 0)
        kind = position.card(name)["type"]
        if kind == "robot_factory":  # SD-122
            resting = [n for n in position.of(seat) if position.glasses[n]["state"] == "inactive"]
            if resting:
                position.give_back(resting[-1])
            else:
                position.dump["debts"][seat] += 1
        elif kind == "orbital_station":  # SD-124
            ship = next(ship for ship in position.ships if ship["owner"] == seat and ship["ship"].startswith("neutral"))
            position.supply += position.cargo.pop(ship["ship"])
            for number, glass in enumerate(position.glasses):
                if glass.get("on") == ship["ship"]:
                    self.void(position, number)
            position.ships.remove(ship)

    def do_use_card(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        number = seat * position.each + action["hourglass"] - 1
        name = position.glasses[number]["on"]
        kind = position.card(name)["type"]
        for good, place in action.get("placements") or []:  # SD-063
            position.supply[good] -= 1
            position.holder(place)[good] += 1
        for place, give, take in action.get("swaps") or []:  # SD-064
            position.holder(place).update({give: -1, take: 1})
            position.supply.update({give: 1, take: -1})
        if kind in ("sabotage_probe", "interstellar_rocket"):  # SD-110
            room = min(self.position.options["attack_markers_per_run"], 2 - position.attack[name])
            loaded = min(room, position.dump["spare_markers"])
            position.attack[name] += loaded
            position.dump["spare_markers"] -= loaded
        elif kind == "transport_probe" and action.get("ship"):  # SD-123
            probe = position.holder("probe:" + name)
            goods = Counter(action["goods"]) if action.get("goods") is not None else Counter(probe)
            probe.subtract(goods)
            position.holder(action["ship"]).update(goods)
        position.rest(number)

    def do_move_goods(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        position.holder(action["from"]).subtract(action["goods"])  # SD-080, SD-136
        position.holder(action["to"]).update(action["goods"])

    def do_dump(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        position.holder(action["holder"]).subtract(action["goods"])  # SD-085
        position.supply.update(action["goods"])

    def do_deliver(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        dump, name = position.dump, action["demand"]
        ship = position.ship(action["ship"])
        card, _, index = name.partition("#")
        wanted = position.card(card)["demands"][int(index)] if index else self.gizzi[card.removeprefix("2/")]
        position.cargo[ship["ship"]].subtract(wanted["goods"])  # SD-091
        position.supply.update(wanted["goods"])
        if index:
            owner = next(s for s in range(position.seats) if any(card == b for b, _ in dump["built"][s]))
            dump["delivery_points"][seat] += wanted["vp"]
            dump["owner_points"][owner] += wanted["owner_vp"]
            dump["satisfied"][name] = seat
        else:  # SD-131
            dump["gizzi_points"][seat] += wanted["vp"]
            dump["gizzi_taken"][seat].append(card)
            dump["gizzi_up"][ship["at"]] = self.turn_up(position, ship["at"])
        if index or position.options["gizzi_marker"]:
            dump["markers"][seat] -= 1
        if not dump["markers"][seat] and dump["phase"] == "running":  # SD-141
            dump["phase"], dump["runout_at"] = "runout", dump["now"]

    def turn_up(self, position: Position, field: int) -> str | None:
        """SD-132, SD-135: no card that two of those present could satisfy at once, unless all are such."""
        deck: list[str] = position.dump["gizzi_deck"]
        here = [ship for ship in position.ships if position.landed(ship) and ship["at"] == field]
        for _ in range(len(deck)):
            able = {ship["owner"] for ship in here if position.satisfies(position.cargo[ship["ship"]], deck[0])}
            if len(able) < 2:
                break
            deck.append(deck.pop(0))
        return deck.pop(0) if deck else None

    def do_sabotage(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        position.attack[action["card"]] -= 1  # SD-111
        other, number = action["hourglass"].split(".")
        target = int(other) * position.each + int(number) - 1
        self.void(position, target)
        self.marked.add(target)

    def do_block(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        position.attack[action["card"]] -= 1  # SD-115
        position.dump["blocked"].append(action["target"])

    def do_accept(self, seat: int, position: Position, action: dict[str, Any]) -> None:
        offer = next(offer for offer in position.dump["offers"] if self.offer_id(offer) == action["offer"])
        maker, partner = offer["maker"], offer["partner"]
        if offer.get("give") or offer.get("take"):  # SD-083: both transfers at once
            mine, theirs = position.holder(offer["mine"]), position.holder(offer["theirs"])
            give, take = Counter(offer.get("give", {})), Counter(offer.get("take", {}))
            mine.update(take)
            theirs.update(give)
            mine.subtract(give)
            theirs.subtract(take)
        for name in offer.get("give_cards", []):  # SD-108
            position.dump["planned"][maker].remove(name)
            position.dump["planned"][partner].append(name)
        for name in offer.get("take_cards", []):
            position.dump["planned"][partner].remove(name)
            position.dump["planned"][maker].append(name)

    def offer_id(self, offer: dict[str, Any]) -> str:
        return f"{offer['maker']}-{offer['partner']}-{offer['number']}"

    # ------------------------------------------------------------------ time

    def waited(self, state: State, told: Told) -> None:
        position, dump = self.position, self.position.dump
        due = self.next_due()
        self.ledger.same("clock", "SD-009 SD-010 SD-017 SD-144", due, state.now, "the next moment")
        dump["now"] = due
        order = sorted(range(len(position.glasses)), key=lambda n: position.glasses[n].get("started", 0))  # SD-012
        for number in order:
            if position.glasses[number].get("due") == due:
                self.expire(number)
        if dump["phase"] == "running" and due >= GAME:  # SD-140
            dump["phase"], dump["runout_at"] = "runout", GAME
        elif dump["phase"] == "runout" and due >= dump["runout_at"] + RUNOUT:  # SD-144
            self.score()
        self.compare(state)

    def next_due(self) -> int:
        dump = self.position.dump
        now: int = dump["now"]
        moments = [now - now % 60_000 + 60_000]  # SD-017: every full minute
        moments += [glass["due"] for glass in self.position.glasses if "due" in glass]
        moments += [offer["due"] for offer in dump["offers"] if offer.get("due")]
        moments += [moment for moment in dump["wake_at"] if moment > now]
        moments.append(GAME if dump["phase"] == "running" else dump["runout_at"] + RUNOUT)
        return min(moments)

    def expire(self, number: int) -> None:
        position = self.position
        glass, seat = position.glasses[number], number // position.each
        if glass["state"] == "void":
            if number in self.marked:  # SD-111
                self.marked.discard(number)
                position.dump["spare_markers"] += 1
            position.rest(number)
        elif number in self.clearing:  # SD-119
            self.clearing.discard(number)
            position.dump["blocked"].remove(glass["on"])
            position.dump["spare_markers"] += 1
            position.rest(number)
        elif glass["job"] == "flight":  # SD-074
            ship = position.ship(glass["on"])
            ship["at"] = ship.pop("to")
            position.rest(number)
        elif glass["job"] == "tech" and position.options["auto_tech"]:  # SD-026, SD-033
            position.dump["tech"][seat] += 1
            position.rest(number)
        else:
            position.glasses[number] = {"state": "usable", "job": glass["job"], "on": glass.get("on")}

    def score(self) -> None:
        dump = self.position.dump
        dump["phase"] = "scored"
        for seat, drawn in enumerate(dump["drawn"]):  # SD-038
            dump["piles"][dump["drawn_level"][seat] - 2] += drawn
            dump["drawn"][seat] = []

    # ------------------------------------------------------------------ the comparison

    def compare(self, state: State) -> None:
        mine, same = self.position, self.ledger.same
        self.read(state)
        theirs = self.position
        mine_dump, dump = mine.dump, theirs.dump

        def parts(*names: str) -> tuple[list[Any], list[Any]]:
            return [mine_dump[name] for name in names], [dump[name] for name in names]

        same("phase", "SD-140 to SD-144", *parts("phase", "now", "runout_at", "done"))
        same("hourglasses", "SD-009 SD-020 to SD-028 SD-111 SD-122", glasses(mine), glasses(theirs))
        same("spares", "SD-110 SD-111 SD-122", *parts("spare_hourglasses", "spare_markers", "debts"))
        same("ships", "SD-070 to SD-074 SD-112 SD-124", ships(mine), ships(theirs))
        same("goods", "SD-062 to SD-065 SD-080 SD-083 SD-085 SD-091", goods(mine), goods(theirs))
        same("building", "SD-031 SD-036 SD-037 SD-043", *parts("built", "planned", "drawn"))
        same("piles", "SD-031 SD-036 SD-106", *parts("piles"))
        hands, listed = ([sorted(pile) for pile in of["personal"]] for of in (mine_dump, dump))  # its owner sees it all
        same("piles", "S9 SD-031 SD-106", hands, listed)
        same("tech", "SD-033 SD-034", *parts("tech"))
        same("points", "SD-091 SD-131", *parts("delivery_points", "owner_points", "gizzi_points"))
        same("deliveries", "SD-091 SD-092", *parts("satisfied", "markers"))
        same("attacks", "SD-110 to SD-119", [+mine.attack, sorted(mine_dump["blocked"])],
             [+theirs.attack, sorted(dump["blocked"])])  # fmt: skip
        same("neutral", "SD-130 to SD-136", *parts("gizzi_up", "gizzi_deck", "gizzi_taken"))
        if state.result is not None:
            self.compare_result(state, mine)

    def compare_result(self, state: State, mine: Position) -> None:
        assert state.result is not None
        dump = mine.dump
        seats = range(mine.seats)
        totals = [dump["delivery_points"][s] + dump["owner_points"][s] + dump["gizzi_points"][s] for s in seats]
        placed = [10 - dump["markers"][s] for s in seats]  # SD-147
        if mine.options["gizzi_cards_break_ties"]:
            placed = [placed[s] + len(dump["gizzi_taken"][s]) for s in seats]
        keys = list(zip(totals, placed, strict=True))
        ranks = [1 + len([key for key in keys if key > own]) for own in keys]  # SD-146, SD-148
        self.ledger.same("result", "SD-146 SD-147 SD-148", [totals, ranks], [state.result.scores, state.result.ranks])


def glasses(position: Position) -> list[tuple[Any, ...]]:
    return [
        (glass["state"], glass.get("due"), glass.get("on") if glass["state"] in ("active", "usable") else None)
        for glass in position.glasses
    ]


def ships(position: Position) -> list[tuple[Any, ...]]:
    """Which of the neutral ships is taken has no meaning."""
    return sorted((ship["owner"], ship["at"], ship.get("to", -1)) for ship in position.ships)


def goods(position: Position) -> list[Any]:
    stored = {name: dict(+held) for name, held in position.stored.items() if +held}
    cargo = sorted((ship["owner"], sorted((+position.cargo[ship["ship"]]).items())) for ship in position.ships)
    supply = dict(+position.supply) if position.options["goods_supply"] == "limited" else None  # SD-065
    return [supply, stored, cargo, [dict(+held) for held in position.left]]
