"""Duck Dealer read a second time, from the rulebook: ways and their price, energy, goods, points, the counter, the end.

Every command and everything that follows from it is predicted from the position before; there is no chance in play.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Any, ClassVar, Final

from farport import State
from tests.oracles.lockstep import Oracle, Told, line

COLOURS: Final = ("red", "yellow", "blue")
CREW: Final = {"navigator": "red", "engineer": "yellow", "merchant": "blue"}  # DD-12
KINDS: Final = ("hold", *CREW)
BUILD_VP: Final = {"intermediate": 10, "final10": 25, "final30": 50}  # DD-42, DD-43
DELIVER_VP: Final = {"intermediate": 3, "final10": 10, "final30": 30}  # DD-61
YARD_VP: Final = 10  # DD-41
GOODS_LIMIT: Final = 40  # DD-68
KEPT: Final = 4  # DD-26


class Ship:
    """One player's pieces."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.tokens = Counter(data["tokens"])
        self.equipment = Counter(data["equipment"])
        self.goods = Counter(data["goods"])
        self.place: str | None = data["place"]
        self.landed: bool = data["landed"]
        self.paid: set[str] = set(data["paid"])  # DD-62: buildings whose fee is paid in this visit
        self.reserve: int = data["reserve"]
        self.points: dict[str, int] = dict(data["points"])
        self.passages: set[str] = set(data["passages"])

    @property
    def speed(self) -> int:
        """Section 3.3: 8 with at most 3 filled slots, 5 with 4 to 6, 2 with 7 to 9."""
        filled = self.equipment.total()
        return 8 if filled <= 3 else 5 if filled <= 6 else 2

    @property
    def capacity(self) -> int:
        return 1 + 2 * self.equipment["hold"]

    @property
    def overloaded(self) -> bool:
        return self.goods.total() > self.capacity

    def figures(self) -> dict[str, Any]:
        return {
            "tokens": +self.tokens, "equipment": +self.equipment, "goods": +self.goods, "place": self.place,
            "landed": self.landed, "paid": self.paid, "reserve": self.reserve, "points": self.points,
            "passages": self.passages,
        }  # fmt: skip


class Position:
    """The galaxy as the rulebook speaks of it, read from a view."""

    def __init__(self, view: dict[str, Any], recipes: dict[str, Any]) -> None:
        self.options = view["options"]
        self.recipes = recipes  # good to its tier and inputs: section 3.1
        self.ships = [Ship(player) for player in view["players"]]
        self.planets = {planet["id"]: planet for planet in view["planets"]}
        self.mine = {name: planet["mine"] for name, planet in self.planets.items()}
        self.yard = {name: dict(planet["shipyard"]) for name, planet in self.planets.items() if "shipyard" in planet}
        self.consumer = {n: dict(planet["consumer"]) for n, planet in self.planets.items() if planet.get("consumer")}
        self.factory: dict[str, str] = {n: p["factory"] for n, p in self.planets.items() if p.get("factory")}
        self.privilege = {(n, b): seat for n, p in self.planets.items() for b, seat in p["privileges"].items()}
        self.cubes = {
            point: seat for route in view["routes"] for point, seat in zip(route["points"], route["cubes"], strict=True)
        }
        self.chains = [[route["a"], *route["points"], route["b"]] for route in view["routes"]]
        self.stock = Counter(view["stock"])
        self.piles = {side: list(pile) for side, pile in view["piles"].items()}
        self.factory_stock = Counter(view["factory_stock"])
        self.counter: list[int] = list(view["counter"]["cubes"])
        turn = view["turn"]
        self.last_round = False  # option final_round: its action turns need no cube for the counter
        self.budget, self.free_turn, self.free_cubes = turn["steps_left"], turn["free_turn"], turn["free_cubes"]
        self.virtual = Counter(turn["virtual"])
        self.jettisoned = turn["jettisoned"]
        self.phase, self.to_move, self.active, self.first = (
            view["phase"],
            view["to_move"],
            view["active"],
            view["first"],
        )

    # ------------------------------------------------------------------ ways

    def steps(self, seat: int) -> dict[str, int]:
        """DD-29, DD-30: fewest steps from the ship to every place where it may stop; own cubes are skipped."""
        edges: dict[str, set[str]] = {}
        for chain in self.chains:
            for a, b in pairwise(chain):
                edges.setdefault(a, set()).add(b)
                edges.setdefault(b, set()).add(a)
        start = self.ships[seat].place
        assert start is not None
        best = {start: 0}
        queue = [(0, start)]
        while queue:
            count, at = heapq.heappop(queue)
            for to in edges[at] if count == best[at] else ():
                onward = count + (self.cubes.get(to) != seat)
                if onward < best.get(to, 9999):
                    best[to] = onward
                    heapq.heappush(queue, (onward, to))
        stops = self.planets if not self.options["stop_on_points"] else best  # DD-32
        return {at: best[at] for at in stops if self.cubes.get(at) != seat and at != start}

    def red(self, seat: int, steps: int) -> int:
        """DD-28: tokens are paid only when the budget is used up and another step is wanted."""
        return -(-max(0, steps - int(self.budget)) // self.ships[seat].speed)

    def purse(self, seat: int, colour: str) -> int:
        return self.ships[seat].tokens[colour] + self.virtual[colour]

    def pay(self, seat: int, colour: str, count: int) -> None:
        """DD-17: virtual tokens first, and nothing of them reaches the stock."""
        unreal = min(count, self.virtual[colour])
        self.virtual[colour] -= unreal
        self.ships[seat].tokens[colour] -= count - unreal
        self.stock[colour] += count - unreal

    # ------------------------------------------------------------------ planets

    def due(self, seat: int) -> bool:
        """DD-34: a discovery comes first."""
        place = self.ships[seat].place
        return place in self.planets and place not in self.yard and place not in self.consumer

    def fee(self, seat: int, building: str) -> int:
        """DD-62: one blue token a use, or a visit for who has the privilege."""
        ship = self.ships[seat]
        names = [building] if self.options["privilege_scope"] == "building" else ["mine", "shipyard", "factory"]
        if self.options["privilege_scope"] == "planet":
            names.append("consumer")
        owner = any(self.privilege.get((ship.place or "", name)) == seat for name in names)
        return 0 if owner and building in ship.paid else 1

    def land(self, seat: int) -> None:
        """DD-33: what is left of the steps is lost. DD-63: a visit begins."""
        if not self.ships[seat].landed:
            self.ships[seat].landed = True
            self.ships[seat].paid = set()
        self.budget = 0

    def leave(self, seat: int, to: str) -> None:
        ship = self.ships[seat]
        ship.place, ship.landed, ship.paid = to, False, set()
        self.jettisoned = False  # DD-57

    def discover(self, seat: int, side: str) -> None:
        place = self.ships[seat].place
        assert place is not None
        self.consumer[place] = {"good": self.piles[side].pop(0), "built": False}

    def wildcards(self, seat: int, wanted: str) -> list[str]:
        """DD-40: what can be R beside the wanted good; none if that is missing."""
        goods = self.ships[seat].goods
        if not goods[wanted]:
            return []
        differ = self.options["wildcard_must_differ"]
        return [kind for kind in +goods if (kind != wanted) or (not differ and goods[kind] >= 2)]

    def has(self, seat: int, goods: list[str]) -> bool:
        return not Counter(goods) - self.ships[seat].goods

    # ------------------------------------------------------------------ what may be done

    def legal(self, seat: int, offered: tuple[int, list[Any]]) -> Iterator[dict[str, Any]]:
        ship = self.ships[seat]
        if self.phase == "choose_equipment":  # DD-09
            for three in combinations_with_replacement(KINDS, 3):
                yield {"do": "choose_equipment", "equipment": list(three)}
        elif self.phase == "choose_start":  # DD-10
            for planet in self.yard.keys() - {other.place for other in self.ships}:
                yield {"do": "choose_start", "planet": planet}
        elif self.phase == "turn":
            yield from self.turns(seat)
        elif self.phase == "offer_free":  # DD-16, DD-19
            yield from ({"do": "accept_free_turn"}, {"do": "decline_free_turn"})
        elif self.phase == "answer":  # DD-66
            yield from ({"do": "accept_offer"}, {"do": "refuse_offer"})
        elif self.phase == "free_cubes":  # DD-22
            yield {"do": "done_free"}
            for point in self.open_points():
                yield {"do": "place_free", "point": point}
        else:
            yield from self.anywhere(seat)
            yield from self.ways(seat)
            if ship.place in self.planets and not self.due(seat):
                yield from self.building(seat)
                yield from self.claims(seat)
                yield from self.trading(seat)
                yield from self.offers(seat, *offered)

    def turns(self, seat: int) -> Iterator[dict[str, Any]]:
        for colour in COLOURS:  # DD-11, DD-15
            yield {"do": "collect", "colour": colour}
        if self.ships[seat].reserve or self.last_round:  # DD-21
            yield {"do": "start_action", "cube": None}
            return
        own = [point for point, owner in self.cubes.items() if owner == seat]
        own += [f"{planet}:{name}" for (planet, name), owner in self.privilege.items() if owner == seat]
        for cube in own:
            yield {"do": "start_action", "cube": cube}

    def open_points(self) -> list[str]:
        """DD-23: no cube of anybody and no ship."""
        taken = {ship.place for ship in self.ships}
        return [point for point, owner in self.cubes.items() if owner is None and point not in taken]

    def anywhere(self, seat: int) -> Iterator[dict[str, Any]]:
        ship = self.ships[seat]
        if ship.reserve and self.purse(seat, "yellow") >= 1:  # DD-53
            for point in self.open_points():
                yield {"do": "route_cube", "point": point}
        free = sorted(self.planets.keys() - set().union(*[other.passages for other in self.ships]))
        if self.options["passages_together"] and not ship.passages:  # DD-37
            for a, b in combinations(free, 2):
                yield {"do": "place_passages", "a": a, "b": b}
        elif not self.options["passages_together"] and len(ship.passages) < 2:
            for a in free:
                yield {"do": "place_passage", "planet": a}
        yield from ({"do": "jettison", "goods": {kind: 1}} for kind in +ship.goods if ship.overloaded)  # DD-57
        if not ship.overloaded or self.options["capacity_check"] == "before_move":
            for keep in triples(min(KEPT, ship.tokens.total())):  # DD-26
                if not Counter(dict(zip(COLOURS, keep, strict=True))) - ship.tokens:
                    for pile in self.open_piles(seat):
                        yield {"do": "end_turn", "keep": keep, "pile": pile}

    def open_piles(self, seat: int) -> list[str | None]:
        """DD-34: the piles to discover from, where a discovery is due."""
        return [side for side, pile in self.piles.items() if pile] if self.due(seat) else [None]

    def ways(self, seat: int) -> Iterator[dict[str, Any]]:
        ship = self.ships[seat]
        if not ship.overloaded:  # DD-35
            red = self.purse(seat, "red")
            for to, count in self.steps(seat).items():
                if self.red(seat, count) <= red:
                    yield {"do": "fly", "to": to}
            if self.other_end(ship.place) is not None:  # DD-36
                free_colour = self.options["passage_cost_colour"] == "any"
                for colour in COLOURS if free_colour else ("red",):
                    if self.purse(seat, colour):
                        yield {"do": "passage", "colour": colour if free_colour else None}
        if ship.place in self.planets and not ship.landed:  # DD-33, DD-34
            for pile in self.open_piles(seat):
                yield {"do": "land", "pile": pile}

    def other_end(self, place: str | None) -> str | None:
        for other in self.ships:
            if place in other.passages and len(other.passages) == 2:
                return next(end for end in other.passages if end != place)
        return None

    def building(self, seat: int) -> Iterator[dict[str, Any]]:
        ship = self.ships[seat]
        place, yellow = ship.place or "", self.purse(seat, "yellow")
        yard, consumer = self.yard.get(place), self.consumer.get(place)
        if yellow >= 1:
            if yard and not yard["built"]:  # DD-41
                for kind in self.wildcards(seat, yard["wants"]):
                    yield {"do": "build_yard", "r": kind}
            if consumer and not consumer["built"]:  # DD-42
                for kind in self.wildcards(seat, consumer["good"]):
                    yield {"do": "build_consumer", "r": kind}
            if not yard and place not in self.factory:  # DD-43
                for good in +self.factory_stock:
                    if self.has(seat, self.recipes[good]["inputs"]):
                        yield {"do": "build_factory", "good": good}
        if self.options["remove_equipment_freely"] and ship.equipment.total() > 3:  # lands like a claim (DD-33)
            for kind in +ship.equipment:
                yield {"do": "discard_equipment", "kind": kind}

    def claims(self, seat: int) -> Iterator[dict[str, Any]]:
        ship = self.ships[seat]
        place = ship.place or ""
        yard, consumer = self.yard.get(place), self.consumer.get(place)
        if self.purse(seat, "yellow") >= self.options["privilege_cost"] and ship.reserve:  # DD-50
            names = ["mine", *(["shipyard"] if yard and yard["built"] else [])]
            names += ["factory"] if place in self.factory else []
            if self.options["privilege_on_consumers"] and consumer and consumer["built"]:  # DD-52
                names.append("consumer")
            for name in names:
                if (place, name) not in self.privilege:  # DD-51
                    yield {"do": "claim", "building": name}

    def trading(self, seat: int) -> Iterator[dict[str, Any]]:
        ship = self.ships[seat]
        place, blue = ship.place or "", self.purse(seat, "blue")
        yard, consumer = self.yard.get(place), self.consumer.get(place)
        if blue >= self.fee(seat, "mine") and not self.jettisoned and ship.goods.total() < GOODS_LIMIT:  # DD-58
            yield {"do": "mine"}
        made = self.factory.get(place)
        if made and blue >= self.fee(seat, "factory") and self.has(seat, self.recipes[made]["inputs"]):  # DD-60
            yield {"do": "convert"}
        if consumer and consumer["built"] and ship.goods[consumer["good"]] and blue >= self.fee(seat, "consumer"):
            yield {"do": "deliver"}  # DD-61
        if yard and yard["built"] and blue >= self.fee(seat, "shipyard"):  # DD-59
            makes_any = yard["id"] == "yard_hold_duck" and self.options["fifth_yard"] == "any"
            for kind in self.wildcards(seat, yard["wants"]):
                for made in KINDS if makes_any else (yard["makes"],):
                    for off in (None, *[own for own in +ship.equipment if own != made]):
                        if (off or ship.equipment.total() < 9) and self.crewed(seat, made, off):
                            yield {"do": "use_yard", "r": kind, "replace": off, "make": made if makes_any else None}

    def crewed(self, seat: int, made: str, off: str | None) -> bool:
        """DD-59: new crew is a token of the stock (the one just paid too), or else an own real one."""
        if made == "hold":
            return True
        colour = CREW[made]
        pays = self.fee(seat, "shipyard") if colour == "blue" else 0
        real = max(0, pays - self.virtual["blue"])
        return self.stock[colour] + real > 0 or self.ships[seat].tokens[colour] - real > 0

    def offers(self, seat: int, made: int, refused: list[Any]) -> Iterator[dict[str, Any]]:
        ship = self.ships[seat]
        if self.options["player_exchange"] == "off" or made >= self.options["offers_per_turn"]:  # DD-69
            return
        for partner, other in enumerate(self.ships):
            if partner != seat and other.place == ship.place:  # DD-66
                for give in (None, *+ship.goods):
                    for take in (None, *+other.goods):
                        offer = {
                            "partner": partner,
                            "give": {give: 1} if give else {},
                            "take": {take: 1} if take else {},
                        }
                        mine = ship.goods.total() - bool(give) + bool(take)
                        theirs = other.goods.total() + bool(give) - bool(take)
                        if give != take and max(mine, theirs) <= GOODS_LIMIT and offer not in refused:
                            yield {"do": "offer", **offer}

    # ------------------------------------------------------------------ what it does

    def do(self, seat: int, action: dict[str, Any]) -> None:
        getattr(self, "do_" + action["do"])(seat, self.ships[seat], action)

    def do_choose_equipment(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        for kind in action["equipment"]:
            ship.equipment[kind] += 1
            if kind in CREW:
                self.stock[CREW[kind]] -= 1

    def do_choose_start(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        ship.place, ship.landed = action["planet"], True

    def do_collect(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        for kind, colour in CREW.items():
            demand = ship.equipment[kind] + (colour == action["colour"])  # DD-12
            got = min(demand, self.stock[colour])  # DD-15
            ship.tokens[colour] += got
            self.stock[colour] -= got
            self.virtual[colour] = demand - got  # DD-16

    def do_start_action(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        cube = action["cube"]
        if cube is None:  # DD-20
            ship.reserve -= 1
        elif cube in self.cubes:  # DD-21
            self.cubes[cube] = None
        else:
            planet, name = cube.split(":")
            del self.privilege[planet, name]

    def do_place_free(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        self.cubes[action["point"]] = seat
        ship.reserve -= 1
        self.free_cubes -= 1

    def do_done_free(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        self.free_cubes = 0

    def do_route_cube(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        self.pay(seat, "yellow", 1)  # DD-53
        self.cubes[action["point"]] = seat
        ship.reserve -= 1

    def do_place_passages(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        ship.passages |= {action["a"], action["b"]}

    def do_place_passage(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        ship.passages.add(action["planet"])  # DD-37, option passages_together

    def do_fly(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        steps = self.steps(seat)[action["to"]]
        red = self.red(seat, steps)
        self.pay(seat, "red", red)
        self.budget += red * ship.speed - steps  # DD-28
        self.leave(seat, action["to"])

    def do_passage(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        self.pay(seat, action["colour"] or "red", 1)  # DD-36
        end = self.other_end(ship.place)
        assert end is not None
        self.leave(seat, end)
        if not self.options["passage_keeps_steps"]:
            self.budget = 0

    def do_land(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        self.land(seat)
        if action["pile"] is not None:
            self.discover(seat, action["pile"])

    def do_jettison(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        ship.goods -= Counter(action["goods"])
        self.jettisoned = True  # DD-57

    def use(self, seat: int, building: str, goods: list[str]) -> Ship:
        """DD-55: land, pay the fee and the goods."""
        self.land(seat)
        ship = self.ships[seat]
        self.pay(seat, "blue", self.fee(seat, building))
        ship.paid.add(building)
        ship.goods -= Counter(goods)
        return ship

    def build(self, seat: int, goods: list[str], source: str, points: int) -> str:
        """DD-39: land, pay 1 yellow and the goods; DD-46: the points are the builder's at once."""
        self.land(seat)
        ship = self.ships[seat]
        self.pay(seat, "yellow", 1)
        ship.goods -= Counter(goods)
        ship.points[source] += points
        assert ship.place is not None
        return ship.place

    def do_mine(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        self.use(seat, "mine", []).goods[self.mine[ship.place]] += 1

    def do_convert(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        made = self.factory[ship.place or ""]
        self.use(seat, "factory", self.recipes[made]["inputs"]).goods[made] += 1

    def do_deliver(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        good = self.consumer[ship.place or ""]["good"]
        self.use(seat, "consumer", [good]).points["deliveries"] += DELIVER_VP[self.recipes[good]["tier"]]

    def do_use_yard(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        yard = self.yard[ship.place or ""]
        self.use(seat, "shipyard", [yard["wants"], action["r"]])
        if action["replace"]:
            self.take_off(ship, action["replace"])
        made = action["make"] or yard["makes"]
        ship.equipment[made] += 1
        if made in CREW:
            source = self.stock if self.stock[CREW[made]] else ship.tokens
            source[CREW[made]] -= 1

    def take_off(self, ship: Ship, kind: str) -> None:
        ship.equipment[kind] -= 1
        if kind in CREW:
            self.stock[CREW[kind]] += 1

    def do_discard_equipment(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        self.land(seat)
        self.take_off(ship, action["kind"])

    def do_build_yard(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        goods = [self.yard[ship.place or ""]["wants"], action["r"]]
        self.yard[self.build(seat, goods, "shipyards", YARD_VP)]["built"] = True

    def do_build_consumer(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        good = self.consumer[ship.place or ""]["good"]
        points = BUILD_VP[self.recipes[good]["tier"]]
        self.consumer[self.build(seat, [good, action["r"]], "consumers", points)]["built"] = True

    def do_build_factory(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        recipe = self.recipes[action["good"]]
        self.factory[self.build(seat, recipe["inputs"], "factories", BUILD_VP[recipe["tier"]])] = action["good"]
        self.factory_stock[action["good"]] -= 1

    def do_claim(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        self.land(seat)
        self.pay(seat, "yellow", self.options["privilege_cost"])  # DD-50
        ship.reserve -= 1
        self.privilege[ship.place or "", action["building"]] = seat

    def do_end_turn(self, seat: int, ship: Ship, action: dict[str, Any]) -> None:
        if ship.place in self.planets:
            self.land(seat)
        if action["pile"] is not None:
            self.discover(seat, action["pile"])
        kept = Counter(dict(zip(COLOURS, action["keep"], strict=True)))
        self.stock += ship.tokens - kept  # DD-26
        ship.tokens = kept
        self.virtual.clear()  # DD-17
        self.budget = 0


class DuckDealer(Oracle):
    """Reads a whole game along: the position, and whose turn of which kind it is."""

    kinds: ClassVar[frozenset[str]] = frozenset(
        {"set-up", "legal", "ship", "stock", "virtual tokens", "board", "piles", "budget", "counter", "turn", "result"}
        | {"flight price", "reach in red", "points", "fees", "speed and capacity"}
    )

    def first(self, state: State) -> None:
        data: Any = self.table.game.data
        self.recipes = {good["id"]: good for good in data["good"]}
        self.offered: tuple[int, list[Any]] = (0, [])
        self.offer: dict[str, Any] = {}
        self.quiet = 0  # DD-73
        self.spaced = False  # this turn has put a cube on the counter
        view: Any = state.view(None)
        self.position = position = Position(view, self.recipes)
        same, seats = self.ledger.same, range(self.table.seats)
        start = self.position.options["start_tokens"]
        same("set-up", "DD-06", [39 for _ in seats], [ship.reserve for ship in position.ships], "reserve")
        same("set-up", "DD-01 DD-07", {c: 40 - start * len(seats) for c in COLOURS}, position.stock, "stock")
        same("set-up", "DD-07", [dict.fromkeys(COLOURS, start) for _ in seats], [s.tokens for s in position.ships])
        tiers = [self.recipes[good]["tier"] for pair in zip(*position.piles.values(), strict=True) for good in pair]
        order = ["intermediate"] * 5 + ["final10"] * 3 + ["final30"] * 4
        same("set-up", "DD-05", order, tiers, "consumers from the top")
        same("set-up", "map", 93, len(position.cubes), "points")

    def before(self, state: State, seat: int) -> None:
        self.ledger.same_set(
            "legal", "DD-09 to DD-69, 6.1", [line(a) for a in self.position.legal(seat, self.offered)],
            [line(action.data()) for action in state.legal(seat)], self.position.phase,
        )  # fmt: skip

    def acted(self, state: State, seat: int, action: dict[str, Any], told: Told) -> None:
        position, phase = self.position, self.position.phase
        if phase in ("offer_free", "answer"):
            self.answer(seat, action["do"] in ("accept_offer", "accept_free_turn"))
        elif action["do"] == "offer":
            self.make_offer(seat, action)
        else:
            position.do(seat, action)
            self.go_on(seat, action["do"])
        self.compare(state)

    # ------------------------------------------------------------------ whose turn it is

    def go_on(self, seat: int, do: str) -> None:
        position = self.position
        if do == "choose_equipment":
            last = (seat + 1) % self.table.seats == position.first
            self.ask(
                position.first if last else (seat + 1) % self.table.seats, "choose_start" if last else position.phase
            )
        elif do == "choose_start":
            last = (seat + 1) % self.table.seats == position.first
            self.ask((seat + 1) % self.table.seats, "turn" if last else position.phase)
        elif do == "collect":
            if position.virtual.total() and position.options["shortage_free_turn"]:  # DD-16
                self.ask(seat, "offer_free")
            else:
                position.virtual.clear()
                self.end_turn(seat)
        elif do == "start_action":
            self.start_action(seat)
        elif do in ("place_free", "done_free"):
            self.free_cubes(seat)
        elif do == "end_turn":
            self.end_turn(seat)

    def ask(self, seat: int, phase: str) -> None:
        self.position.to_move, self.position.phase = [seat], phase
        if phase != "answer":
            self.position.active = seat

    def row(self, space: int) -> int:
        """DD-22: free cubes of the row of that space."""
        options = self.position.options
        row = min(2, (space - 1) // (options["counter_spaces"] // 3))
        return int(options["counter_rows"].split("-")[row])

    def start_action(self, seat: int) -> None:
        position = self.position
        if position.last_round:
            position.free_cubes = 3
            position.ships[seat].reserve += 1  # no space is used and no cube
        else:
            position.counter.append(seat)  # DD-20
            self.spaced = True
            position.free_cubes = self.row(len(position.counter))
        self.free_cubes(seat)

    def free_cubes(self, seat: int) -> None:
        position = self.position
        if not position.ships[seat].reserve:
            position.free_cubes = 0
        self.ask(seat, "free_cubes" if position.free_cubes else "action")

    def answer(self, seat: int, accepted: bool) -> None:
        position = self.position
        if position.phase == "offer_free":
            if not accepted:  # DD-19
                position.virtual.clear()
                self.end_turn(seat)
                return
            position.free_turn = True  # DD-18
            if position.options["free_turn_grants_route_cubes"]:
                position.free_cubes = self.row(min(len(position.counter) + 1, position.options["counter_spaces"]))
            self.free_cubes(seat)
            return
        giver, taker = position.ships[position.active], position.ships[seat]
        if accepted:  # DD-66
            give, take = Counter(self.offer["give"]), Counter(self.offer["take"])
            giver.goods = giver.goods - give + take
            taker.goods = taker.goods - take + give
        else:
            self.offered[1].append({name: self.offer[name] for name in ("partner", "give", "take")})
        self.ask(position.active, "action")

    def make_offer(self, seat: int, action: dict[str, Any]) -> None:
        self.position.land(seat)
        self.offer = action
        self.offered = (self.offered[0] + 1, self.offered[1])
        self.ask(action["partner"], "answer")

    def end_turn(self, seat: int) -> None:
        position, seats = self.position, self.table.seats
        position.free_turn = position.jettisoned = False
        position.free_cubes = 0
        self.offered = (0, [])
        self.quiet = 0 if self.spaced else self.quiet + 1
        following = (seat + 1) % seats
        full = len(position.counter) == position.options["counter_spaces"]
        over = full and self.spaced and position.options["final_round"] == "immediate"  # DD-70
        if full and position.options["final_round"] == "complete_round":
            position.last_round = True
            over |= following == position.first
        guard = position.options["stall_guard_rounds"] * seats
        over |= bool(guard) and self.quiet >= guard  # DD-73
        self.spaced = False
        if over:
            position.phase, position.to_move = "over", []
        else:
            self.ask(following, "turn")

    # ------------------------------------------------------------------ the comparison

    def compare(self, state: State) -> None:
        view: Any = state.view(None)
        mine, theirs, same = self.position, Position(view, self.recipes), self.ledger.same
        same("turn", "DD-11 DD-16 DD-22 DD-66", [mine.phase, mine.to_move], [theirs.phase, theirs.to_move])
        for seat, (ship, other) in enumerate(zip(mine.ships, theirs.ships, strict=True)):
            same("ship", "DD-12 DD-24 DD-28 DD-33 DD-59 DD-62", ship.figures(), other.figures(), f"of seat {seat}")
            told = view["players"][seat]
            same("speed and capacity", "3.3", [ship.speed, ship.capacity], [told["speed"], told["capacity"]])
            same("points", "DD-41 DD-42 DD-43 DD-61", sum(ship.points.values()), told["vp"])
        same("stock", "DD-01 DD-15 DD-24", +mine.stock, +theirs.stock)
        same("virtual tokens", "DD-17", +mine.virtual, +theirs.virtual)
        same("board", "DD-23 DD-41 DD-50", [mine.cubes, mine.yard, mine.consumer, mine.factory, mine.privilege],
             [theirs.cubes, theirs.yard, theirs.consumer, theirs.factory, theirs.privilege])  # fmt: skip
        same("piles", "DD-34 DD-44", [mine.piles, mine.factory_stock], [theirs.piles, theirs.factory_stock])
        same("budget", "DD-28 DD-33 DD-57", [mine.budget, mine.free_turn, mine.free_cubes, mine.jettisoned],
             [theirs.budget, theirs.free_turn, theirs.free_cubes, theirs.jettisoned])  # fmt: skip
        same("counter", "DD-20", mine.counter, theirs.counter)
        if mine.phase == "action":
            self.compare_prices(view["turn"]["fees"], view["reach"])
        if state.result is not None:
            self.compare_result(state.result.scores, state.result.ranks)

    def compare_prices(self, fees: dict[str, int], reach: dict[str, Any]) -> None:
        mine, same = self.position, self.ledger.same
        seat = mine.active
        place = mine.ships[seat].place
        if place in mine.planets and not mine.due(seat):
            same("fees", "DD-62 DD-63", {name: mine.fee(seat, name) for name in fees}, fees)
        steps = {} if mine.ships[seat].overloaded else mine.steps(seat)  # DD-35
        direct = {to: (count, mine.red(seat, count)) for to, count in steps.items()}
        told = {to: (way["steps"], way["flight"]) for to, way in reach["places"].items() if to != place}
        same("flight price", "DD-28 DD-29 DD-30", direct, told)
        if mine.options["passage_cost_colour"] == "red":
            mixed = self.by_all_means(seat)
            told = {to: (way["red"], way["left"]) for to, way in reach["places"].items() if to != place}
            same("reach in red", "DD-28 DD-36", {to: mixed[to] for to in told}, told)

    def by_all_means(self, seat: int) -> dict[str, tuple[int, int]]:
        """DD-28, DD-36: fewest red tokens to every place, passages used too, and then the most steps left."""
        position = self.position
        ship = position.ships[seat]
        home = (ship.place, ship.landed, ship.paid, position.jettisoned, position.budget)
        best: dict[str, tuple[int, int]] = {home[0] or "": (0, -position.budget)}
        queue = [(0, -position.budget, home[0] or "")]
        while queue:
            red, left, at = heapq.heappop(queue)
            if best[at] != (red, left):
                continue
            ship.place, position.budget = at, -left
            onward = []
            for to, count in position.steps(seat).items():
                more = position.red(seat, count)
                onward.append((red + more, -(-left + more * ship.speed - count), to))
            end = position.other_end(at)
            if end is not None:
                onward.append((red + 1, left if position.options["passage_keeps_steps"] else 0, end))
            for more, rest, to in onward:
                if (more, rest) < best.get(to, (9999, 0)):
                    best[to] = (more, rest)
                    if position.other_end(to) is not None:  # flights end where they end: only passages lead on
                        heapq.heappush(queue, (more, rest, to))
        ship.place, ship.landed, ship.paid, position.jettisoned, position.budget = home
        return {to: (red, -left) for to, (red, left) in best.items()}

    def compare_result(self, scores: list[int], ranks: list[int]) -> None:
        totals = [sum(ship.points.values()) for ship in self.position.ships]
        fewer = self.position.options["tie_break"] == "fewest_action_turns"
        keys = [(total, -self.position.counter.count(s) if fewer else 0) for s, total in enumerate(totals)]
        mine = [1 + len([key for key in keys if key > own]) for own in keys]  # DD-72
        self.ledger.same("result", "DD-71 DD-72", [totals, mine], [scores, ranks])


def triples(total: int) -> Iterator[list[int]]:
    for red in range(total + 1):
        for yellow in range(total - red + 1):
            yield [red, yellow, total - red - yellow]
