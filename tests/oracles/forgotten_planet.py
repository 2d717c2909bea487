"""The Forgotten Planet read a second time, from the rulebook: what is legal, costs, who controls, what it scores.

The whole of play after the set-up is predicted from the position before, the action and the faces of the die.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any, ClassVar, Final

from farport import State
from tests.oracles.lockstep import Oracle, Told, line

Cell = tuple[int, int]
Side = tuple[int, int]  # the point between two cells, in half cells

COLOURS: Final = ("brown", "white", "blue")
TOWARDS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
HARD: Final = {*COLOURS, "special", "base"}  # what a mine or base may not lie beside: FP-34, FP-39
ENERGY: Final = {  # section 5
    "move": 1, "build_land": 1, "build_mine": 1, "build_base": 3, "push_wall": 2, "blast": 2, "blast_wall": 2,
    "build_robot": 2, "sell": 1, "concentrate": 4, "store": 0, "consume_metal": 1,
}  # fmt: skip
FACES: Final = {1: "land", 2: "land", 3: "brown", 4: "white", 5: "blue"}  # FP-33
TIED: Final = 100  # status of a tile tied between the partners of alliance a: TIED + a


class Position:
    """The table as the rulebook speaks of it, read from a view."""

    def __init__(self, view: dict[str, Any], options: dict[str, Any]) -> None:
        self.options = options
        self.cells = {cell(at) for at in view["area"]["cells"]}
        self.tiles: dict[Cell, str] = {cell(tile["at"]): tile["tile"] for tile in view["tiles"]}
        self.bases: dict[Cell, int] = {cell(tile["at"]): tile["seat"] for tile in view["tiles"] if "seat" in tile}
        self.holder: dict[Cell, int | None] = {cell(tile["at"]): tile["holder"] for tile in view["tiles"]}
        self.walls: set[Side] = {side(cell(at), d) for at, d in view["walls"]}
        self.robots = {(robot["seat"], robot["robot"]): cell(robot["at"]) for robot in view["robots"]}
        self.on = {(robot["seat"], robot["robot"]): robot["on"] for robot in view["robots"]}
        self.seats = len(view["seats"])
        self.partner: list[int | None] = view["partners"] or [None] * self.seats
        self.cubes = [Counter(seat["cubes"]) for seat in view["seats"]]
        self.stored = [seat["stored"] for seat in view["seats"]]
        self.sales = [seat["score_parts"]["sales"] for seat in view["seats"]]
        self.bank = {**view["bank"]["mines"], "land": view["bank"]["land"]}
        self.bank_bases, self.bank_walls = view["bank"]["bases"], view["bank"]["walls"]
        self.fresh, self.open_steps = view["turn"]["fresh"], view["turn"]["open_steps"]
        self.order, self.active, self.round = view["order"], view["active"], view["round"]
        self.phase, self.pending, self.to_move = view["phase"], view["pending"], view["to_move"]

    # ------------------------------------------------------------------ the ground

    def closed(self, at: Cell, d: str) -> bool:
        """FP-43: a wall, or (border_encloses) a way out of the playing area or to a blocked cell."""
        return side(at, d) in self.walls or (self.options["border_encloses"] and beyond(at, d) not in self.cells)

    def walled_in(self) -> bool:
        return any(all(self.closed(at, d) for d in TOWARDS) for at in self.tiles)

    def steps(self, start: Cell, seat: int, limit: int) -> dict[Cell, int]:
        """FP-30: how far the other tiles are for a robot: over tiles, around walls, not onto others' bases."""
        friends = {seat, self.partner[seat] if self.options["ally_base_passage"] else seat}  # FP-79a
        reached = {start: 0}
        ring = [start]
        for count in range(1, limit + 1):
            ring = [
                to
                for at in ring
                for d in TOWARDS
                if (to := beyond(at, d)) in self.tiles and side(at, d) not in self.walls
                if self.bases.get(to, seat) in friends and to not in reached
            ]
            reached.update(dict.fromkeys(ring, count))
        return reached

    def statuses(self) -> dict[Cell, int | None]:
        """FP-60, FP-61, FP-78: for each tile the seat that is nearest, None, or TIED + alliance."""
        near: dict[Cell, dict[int, int]] = {at: {} for at in self.tiles}
        for seat in range(self.seats):
            ring = [at for at, owner in self.bases.items() if owner == seat]
            count = 0
            while ring:
                for at in ring:
                    near[at].setdefault(seat, count)
                count += 1
                ring = [
                    to
                    for at in ring
                    for d in TOWARDS
                    if side(at, d) not in self.walls and seat not in near.get(to := beyond(at, d), {seat: 0})
                ]
        return {at: self.nearest(ways) for at, ways in near.items()}

    def nearest(self, ways: dict[int, int]) -> int | None:
        best = [seat for seat in ways if ways[seat] == min(ways.values())]
        if len(best) == 1:
            return best[0]
        if len(best) == 2 and self.partner[best[0]] == best[1]:
            return TIED + min(best)
        return None

    def friendly(self, holder: int | None, seat: int) -> bool:
        """FP-12, FP-76, FP-75: the own zone, or the partner's."""
        return holder is not None and holder in (seat, self.partner[seat])

    # ------------------------------------------------------------------ what may be done

    def legal(self, seat: int) -> Iterator[dict[str, Any]]:
        if self.phase == "choose_tile":  # FP-36
            for kind in (*COLOURS, "land"):
                if self.bank[kind] and (kind != "land" or self.options["six_may_be_land"]):
                    yield {"do": "choose_tile", "kind": kind}
        elif self.phase == "choose_cubes":  # FP-71
            for cubes in combinations_with_replacement(COLOURS, self.pending["count"]):
                yield {"do": "choose_cubes", "cubes": list(cubes)}
        elif self.phase == "assign":  # FP-78
            for holder in (seat, self.partner[seat]):
                yield {"do": "assign_tile", "at": self.pending["at"], "seat": holder}
        else:
            yield {"do": "end_actions"}  # FP-24
            energy = self.fresh + self.stored[seat]
            for action in (*self.base_actions(seat), *self.robot_actions(seat)):
                if action["do"] == "move":
                    if self.move_energy(seat, action) <= energy:
                        yield action
                elif self.energy(action["do"]) <= energy:  # FP-08
                    yield action

    def energy(self, do: str) -> int:
        return int(self.options["wall_energy"]) if do == "build_wall" else ENERGY[do]  # FP-41

    def move_energy(self, seat: int, action: dict[str, Any]) -> int:
        """FP-31: a move within the steps left open costs nothing."""
        way = self.steps(self.robots[seat, action["robot"]], seat, 3)[cell(action["to"])]
        return 0 if way <= self.open_steps else ENERGY["move"]

    def base_actions(self, seat: int) -> Iterator[dict[str, Any]]:
        cubes = self.cubes[seat]
        if self.fresh and self.stored[seat] < 3:  # FP-53
            yield {"do": "store"}
        if self.bank["land"]:  # FP-54
            yield {"do": "consume_metal"}
        for colour in COLOURS:  # FP-52
            yield {"do": "concentrate", "cube": colour}
        limit = self.options["vp_bank"]
        if all(cubes[colour] for colour in COLOURS) and (not limit or sum(self.sales) + 2 <= limit):  # FP-51
            yield {"do": "sell"}
        if len([owner for owner, _ in self.robots if owner == seat]) < 7:  # FP-50
            for pair in combinations_with_replacement(COLOURS, 2):
                if not Counter(pair) - cubes:
                    for at, owner in self.bases.items():
                        if owner == seat:
                            yield {"do": "build_robot", "base": list(at), "cubes": list(pair)}

    def robot_actions(self, seat: int) -> Iterator[dict[str, Any]]:
        for (owner, number), at in self.robots.items():
            if owner != seat or not self.on[owner, number]:  # FP-21
                continue
            yield {"do": "blast", "robot": number}  # FP-47, FP-49a
            for to in self.steps(at, seat, 3):  # FP-30
                if to != at:
                    yield {"do": "move", "robot": number, "to": list(to)}
            for d in TOWARDS:
                yield from self.wall_actions(seat, number, at, d)
                if side(at, d) not in self.walls:  # FP-32, FP-42
                    yield from self.tile_actions(seat, number, beyond(at, d))

    def tile_actions(self, seat: int, number: int, to: Cell) -> Iterator[dict[str, Any]]:
        if to not in self.cells or to in self.tiles:  # FP-02
            return
        if self.bank["land"]:  # FP-32
            yield {"do": "build_land", "robot": number, "at": list(to)}
        if any(self.tiles.get(beyond(to, d)) in HARD for d in TOWARDS):  # FP-34, FP-39
            return
        if any(self.bank.values()):  # FP-37
            yield {"do": "build_mine", "robot": number, "at": list(to)}
        own = len([at for at, owner in self.bases.items() if owner == seat])
        able = all(self.cubes[seat][colour] for colour in COLOURS)  # FP-38
        if able and self.bank_bases and (own < 4 or self.options["base_limit"] == "pool"):  # FP-40
            yield {"do": "build_base", "robot": number, "at": list(to)}

    def wall_actions(self, seat: int, number: int, at: Cell, d: str) -> Iterator[dict[str, Any]]:
        wall, to = side(at, d), beyond(at, d)
        if wall in self.walls:
            yield {"do": "blast_wall", "robot": number, "side": d}  # FP-48
            free = self.tiles.get(to) == "land" and to not in self.robots.values()
            if free and side(to, d) not in self.walls:  # FP-45
                self.walls ^= {wall, side(to, d)}
                if not self.walled_in():  # FP-46
                    yield {"do": "push_wall", "robot": number, "side": d}
                self.walls ^= {wall, side(to, d)}
        elif self.bank_walls:  # FP-41
            self.walls.add(wall)
            sealed = self.walled_in()  # FP-43
            self.walls.remove(wall)
            if not sealed and not self.options["wall_cubes"]:
                yield {"do": "build_wall", "robot": number, "side": d}
            elif not sealed:
                for colour in COLOURS:
                    if self.cubes[seat][colour]:
                        yield {"do": "build_wall", "robot": number, "side": d, "cube": colour}

    # ------------------------------------------------------------------ what it does

    def act(self, seat: int, action: dict[str, Any], faces: list[int]) -> bool:
        """Phase 2. True if a tile was laid or land consumed (FP-101)."""
        do = action["do"]
        bank = sum(self.bank.values()) + self.bank_bases
        if do == "move":
            self.move(seat, action)
            return False
        self.open_steps = 0  # FP-31
        if do == "choose_tile":
            self.lay(cell(self.pending["at"]), action["kind"])
            self.phase, self.pending = "act", None
        elif do == "store":  # FP-53
            self.fresh -= 1
            self.stored[seat] += 1
        elif do != "end_actions":
            self.pay(seat, self.energy(do))
            getattr(self, do)(seat, action, faces)
        return bool(sum(self.bank.values()) + self.bank_bases != bank)

    def pay(self, seat: int, energy: int) -> None:
        """FP-23: fresh energy first."""
        self.fresh -= energy
        if self.fresh < 0:
            self.stored[seat] += self.fresh
            self.fresh = 0

    def spend(self, seat: int, cubes: list[str], sign: int = -1) -> None:
        """FP-77: partners share their cubes."""
        for colour in cubes:
            for owner in {seat, self.partner[seat]} - {None}:
                self.cubes[owner][colour] += sign  # type: ignore[index]

    def move(self, seat: int, action: dict[str, Any]) -> None:
        at, to = self.robots[seat, action["robot"]], cell(action["to"])
        way = self.steps(at, seat, 3)[to]
        if way > self.open_steps:
            self.pay(seat, ENERGY["move"])
            self.open_steps = 3
        self.open_steps = self.open_steps - way if self.options["shared_move"] else 0  # FP-31
        self.robots[seat, action["robot"]] = to

    def lay(self, at: Cell, kind: str) -> None:
        self.bank[kind] -= 1
        self.tiles[at] = kind
        self.holder[at] = None  # FP-25: nothing changes hands in phase 2

    def build_land(self, seat: int, action: dict[str, Any], faces: list[int]) -> None:
        self.lay(cell(action["at"]), "land")

    def build_mine(self, seat: int, action: dict[str, Any], faces: list[int]) -> None:
        for face in faces:
            able = [kind for kind in (*COLOURS, "land") if self.bank[kind]]
            if face == 6:  # FP-36
                able = [kind for kind in able if kind != "land" or self.options["six_may_be_land"]]
                if len(able) > 1:
                    self.phase, self.pending = "choose_tile", {"kind": "choose_tile", "at": action["at"]}
                elif able:
                    self.lay(cell(action["at"]), able[0])
            elif FACES[face] in able:  # FP-33; FP-35: otherwise it is rolled again
                self.lay(cell(action["at"]), FACES[face])

    def build_base(self, seat: int, action: dict[str, Any], faces: list[int]) -> None:
        at = cell(action["at"])
        self.spend(seat, list(COLOURS))  # FP-38
        self.bank_bases -= 1
        self.tiles[at], self.bases[at], self.holder[at] = "base", seat, None

    def build_wall(self, seat: int, action: dict[str, Any], faces: list[int]) -> None:
        self.spend(seat, [action["cube"]] if self.options["wall_cubes"] else [])  # FP-41
        self.walls.add(side(self.robots[seat, action["robot"]], action["side"]))
        self.bank_walls -= 1

    def push_wall(self, seat: int, action: dict[str, Any], faces: list[int]) -> None:
        at, d = self.robots[seat, action["robot"]], action["side"]
        self.walls ^= {side(at, d), side(beyond(at, d), d)}  # FP-45
        self.robots[seat, action["robot"]] = beyond(at, d)

    def blast(self, seat: int, action: dict[str, Any], faces: list[int]) -> None:
        at = self.robots[seat, action["robot"]]
        for robot in [robot for robot, place in self.robots.items() if place == at]:  # FP-47
            self.robots.pop(robot)

    def blast_wall(self, seat: int, action: dict[str, Any], faces: list[int]) -> None:
        self.walls.remove(side(self.robots[seat, action["robot"]], action["side"]))  # FP-48
        self.bank_walls += 1  # FP-49
        if self.options["blast_scope"] == "both":
            self.blast(seat, action, faces)
        else:
            self.robots.pop((seat, action["robot"]))

    def build_robot(self, seat: int, action: dict[str, Any], faces: list[int]) -> None:
        self.spend(seat, action["cubes"])  # FP-50
        number = min(n for n in range(1, 8) if (seat, n) not in self.robots)  # FP-05
        self.robots[seat, number] = cell(action["base"])
        self.on[seat, number] = self.options["new_robot_acts"]  # FP-26

    def sell(self, seat: int, action: dict[str, Any], faces: list[int]) -> None:
        self.spend(seat, list(COLOURS))
        self.sales[seat] += 2  # FP-51

    def concentrate(self, seat: int, action: dict[str, Any], faces: list[int]) -> None:
        self.spend(seat, [action["cube"]], +1)  # FP-52

    def consume_metal(self, seat: int, action: dict[str, Any], faces: list[int]) -> None:
        self.bank["land"] -= 1  # FP-54

    # ------------------------------------------------------------------ phases 4 and 1

    def produce(self, seat: int) -> int:
        """FP-70, FP-75: common mines give at once; the answer is the number of robots on special mines (FP-71)."""
        special = 0
        for (owner, _), at in self.robots.items():
            if owner == seat and self.friendly(self.holder[at], seat):
                special += self.tiles[at] == "special"
                self.spend(seat, [self.tiles[at]] if self.tiles[at] in COLOURS else [], +1)
        return special

    def begin(self, seat: int) -> None:
        self.phase, self.pending, self.active, self.to_move = "act", None, seat, [seat]
        self.fresh = 3 + self.zone(seat) // 7  # FP-10
        self.open_steps = 0
        for robot, at in self.robots.items():
            if robot[0] == seat:
                self.on[robot] = self.friendly(self.holder[at], seat)  # FP-12, FP-76

    def zone(self, seat: int) -> int:
        return list(self.holder.values()).count(seat)

    # ------------------------------------------------------------------ scoring

    def scores(self, holder: dict[Cell, int | None], debt: list[int]) -> list[dict[str, int]]:
        """FP-103, FP-104, FP-106, FP-107. A tile tied between allies counts for their alliance."""

        def count(seat: int, *kinds: str) -> int:
            held = (seat, TIED + seat)  # a tie is counted once, for the lower seat of the two
            return len([at for at, kind in self.tiles.items() if kind in kinds and holder[at] in held])

        own = [
            {
                "land": count(seat, "land"),
                "special": 3 * count(seat, "special"),
                "sales": self.sales[seat],
                "debt": debt[seat],
            }
            for seat in range(self.seats)
        ]
        for name, counts in {
            "most_mines": [count(seat, *COLOURS) for seat in range(self.seats)],
            "most_robots": [len([r for r in self.robots if r[0] == seat]) for seat in range(self.seats)],
            "most_bases": [list(self.bases.values()).count(seat) for seat in range(self.seats)],
        }.items():
            sides = {min(seat, other if other is not None else seat) for seat, other in enumerate(self.partner)}
            sums = {a: counts[a] + sum(counts[s] for s in range(self.seats) if self.partner[s] == a) for a in sides}
            first = [a for a in sides if sums[a] == max(sums.values()) and sums[a]]  # FP-104: nobody for a count of 0
            for seat, other in enumerate(self.partner):
                mine = seat in first or other in first
                own[seat][name] = 3 // len(first) if mine else 0  # FP-79b: the alliance's bonus
        if self.options["alliances"]:
            shared = [sum(parts[name] for name in ("land", "special", "sales", "debt")) for parts in own]
            for seat, other in enumerate(self.partner):
                own[seat]["partner"] = shared[other if other is not None else seat]
        return own


class ForgottenPlanet(Oracle):
    """Reads a whole game along."""

    kinds: ClassVar[frozenset[str]] = frozenset(
        {"set-up", "hide", "bid", "legal", "tiles", "control", "tied control", "walls", "robots", "cubes", "energy"}
        | {"bank", "turn", "score", "outlook", "result", "energy next"}
    )

    position: Position
    status: dict[Cell, int | None]

    def first(self, state: State) -> None:
        self.options: dict[str, Any] = state.dump()["options"]  # type: ignore[assignment]
        self.bids = [0] * self.table.seats
        self.tops: dict[int, int] = {}  # FP-80: base number to the seat whose marker lies on top
        self.hidden: list[tuple[int, str, Cell]] = []
        self.quiet = 0
        self.changed = False
        self.tied: list[Cell] = []
        view = state.view(None)
        if view["phase"] == "act":
            self.start(view)

    def start(self, view: dict[str, Any]) -> None:
        """Set-up, steps 2 to 7, and the first player's phase 1."""
        self.position = position = Position(view, self.options)
        self.status = position.statuses()
        self.debt = [1 - bids if bids else 0 for bids in self.bids]  # FP-83
        seats = position.seats
        each = 2 if self.options["alliances"] else 1
        late = self.options["late_start"] == "on"
        late |= self.options["late_start"] == "scenario" and self.options["scenario"] == "open-range"
        stored = {2: [0, 1], 3: [0, 0, 0], 4: [0, 0, 1, 1]}[seats] if late else [0] * seats  # FP-16
        same = self.ledger.same
        homes = {seat: at for at, seat in position.bases.items()}
        same("set-up", "setup 5", {(seat, 1): homes[seat] for seat in range(seats)}, position.robots, "robots")
        same("set-up", "setup 5", [Counter(dict.fromkeys(COLOURS, each))] * seats, position.cubes, "cubes")
        same("set-up", "FP-16", stored, [position.stored[seat] for seat in position.order], "stored")
        same("set-up", "setup 3", [3 * seats, 28], [position.bank_bases, position.bank_walls], "bases and walls")
        same("set-up", "setup 3", [8] * 3, [position.bank[colour] for colour in COLOURS], "mines")
        same("set-up", "setup 6", position.order[0], position.active, "first player")
        same("set-up", "FP-60", {at: self.alone(at) for at in position.tiles}, position.holder, "control")
        if self.tops:  # FP-82
            auctioned = {cell(at): self.tops[n] for n, at in enumerate(self.bases, 1) if n in self.tops}
            same("set-up", "FP-82", auctioned, {at: position.bases[at] for at in auctioned}, "auctioned bases")

    def alone(self, at: Cell) -> int | None:
        status = self.status[at]
        return None if status is None or status >= TIED else status

    # ------------------------------------------------------------------ the set-up's own decisions

    def before(self, state: State, seat: int) -> None:
        view = state.view(None)
        listed = {line(action.data()) for action in state.legal(seat)}
        if view["phase"] == "hide":
            self.ledger.same_set("hide", "FP-85 FP-86 FP-88", {line(a) for a in self.lays(view, seat)}, listed)
        elif view["phase"] == "bid":
            self.bases: list[list[int]] = view["auction"]["bases"]  # type: ignore[index]
            bids = {line({"do": "bid", "base": n + 1}) for n in range(self.table.seats)}
            self.ledger.same_set("bid", "FP-84", bids, listed)
        else:
            mine = {line(action) for action in self.position.legal(seat)}
            self.ledger.same_set("legal", "FP-30 to FP-55", mine, listed, view["phase"])  # type: ignore[arg-type]

    def lays(self, view: dict[str, Any], seat: int) -> Iterator[dict[str, Any]]:
        left = {"base", "land", "special"} - {kind for owner, kind, _ in self.hidden if owner == seat}
        cells = [cell(at) for at in view["area"]["cells"]]
        laid = {at for _, _, at in self.hidden}
        for least, most in ((2, 5), (2, 999), (1, 999)):  # FP-86, FP-88
            free = [at for at in cells if fits(at, laid, least, most)]
            if free:
                for at in free:
                    for kind in left:
                        yield {"do": "hide_tile", "kind": kind, "at": list(at)}
                return

    def acted(self, state: State, seat: int, action: dict[str, Any], told: Told) -> None:
        view = state.view(None)
        if action["do"] == "hide_tile":
            self.hidden.append((seat, action["kind"], cell(action["at"])))
        elif action["do"] == "bid":
            self.bids[seat] += 1
            self.tops[action["base"]] = seat
        else:
            self.turn(seat, action, [event["face"] for event in told if event["kind"] == "rolled"])
            self.compare(view, state)
            return
        if view["phase"] == "act":
            self.start(view)

    # ------------------------------------------------------------------ a turn

    def turn(self, seat: int, action: dict[str, Any], faces: list[int]) -> None:
        position = self.position
        if action["do"] == "assign_tile":  # FP-78
            position.holder[cell(action["at"])] = action["seat"]
            self.tied.pop(0)
            self.ask_or_produce()
        elif action["do"] == "choose_cubes":  # FP-71
            position.spend(seat, action["cubes"], +1)
            self.end_turn()
        else:
            self.changed |= position.act(seat, action, faces)
            spent = position.fresh + position.stored[seat] + position.open_steps == 0  # FP-24, FP-31
            if action["do"] == "end_actions" or (position.phase == "act" and spent):
                if self.options["auto_store"]:
                    position.stored[seat] = min(3, position.stored[seat] + position.fresh)
                position.fresh = position.open_steps = 0
                self.control()
                self.ask_or_produce()

    def control(self) -> None:
        """Phase 3: FP-61, FP-62; ties of allies keep their holder or are asked for, FP-79, FP-79c."""
        position = self.position
        now = position.statuses()
        for at in sorted(now, key=lambda at: (at[1], at[0])):  # reading order
            status = now[at]
            if status is None or status < TIED:
                position.holder[at] = status
            elif self.status.get(at) != status or any(
                self.status.get(beyond(at, d), -1) != now.get(beyond(at, d), -1) for d in TOWARDS
            ):
                self.tied.append(at)
        self.status = now

    def ask_or_produce(self) -> None:
        position = self.position
        if self.tied:
            pair = self.status[self.tied[0]]
            assert pair is not None
            partners = (pair - TIED, position.partner[pair - TIED])
            turn = position.order.index(position.active)
            following = [*position.order[turn:], *position.order[:turn]]  # FP-78: the active player, or who comes next
            position.to_move = [next(seat for seat in following if seat in partners)]
            position.phase = "assign"
            position.pending = {"kind": "assign_tile", "at": list(self.tied[0]), "left": len(self.tied)}
            return
        special = position.produce(position.active)
        if special:
            position.phase, position.to_move = "choose_cubes", [position.active]
            position.pending = {"kind": "choose_cubes", "count": special}
        else:
            self.end_turn()

    def end_turn(self) -> None:
        position = self.position
        self.quiet = 0 if self.changed else self.quiet + 1
        self.changed = False
        place = position.order.index(position.active) + 1
        stall, most = self.options["stall_rounds"] * position.seats, self.options["max_rounds"]
        over = not position.bank["land"] or len(position.tiles) == len(position.cells)  # FP-100
        over |= bool(stall) and self.quiet >= stall  # FP-101
        over |= bool(most) and place == position.seats and position.round >= most
        if over:
            position.phase, position.pending, position.active, position.to_move = "over", None, None, []
            return
        position.round += place == position.seats
        position.begin(position.order[place % position.seats])

    # ------------------------------------------------------------------ the comparison

    def compare(self, view: dict[str, Any], state: State) -> None:
        mine, theirs, same = self.position, Position(view, self.options), self.ledger.same
        same("turn", "FP-01 FP-24 FP-36 FP-71 FP-78 FP-100", mine.phase, theirs.phase, "phase")
        same("turn", "FP-01 FP-78", [mine.to_move, mine.active], [theirs.to_move, theirs.active], "who acts")
        same("turn", "FP-71 FP-79", mine.pending, theirs.pending, "pending")
        same("energy", "FP-10 FP-23 FP-53", mine.stored, theirs.stored, "stored")
        if mine.phase == "act":
            same("energy", "FP-10 FP-23", [mine.fresh, mine.open_steps], [theirs.fresh, theirs.open_steps], "fresh")
            same("turn", "FP-01", mine.round, theirs.round, "round")
        same("tiles", "FP-32 FP-33 FP-38", [mine.tiles, mine.bases], [theirs.tiles, theirs.bases])
        same("walls", "FP-41 FP-45 FP-48", mine.walls, theirs.walls)
        status = {robot: mine.on[robot] for robot in mine.robots}
        same("robots", "FP-12 FP-26 FP-47 FP-50", [mine.robots, status], [theirs.robots, theirs.on])
        same("cubes", "FP-38 FP-50 FP-70 FP-77", mine.cubes, theirs.cubes)
        same("bank", "FP-06", [mine.bank, mine.bank_bases, mine.bank_walls],
             [theirs.bank, theirs.bank_bases, theirs.bank_walls])  # fmt: skip
        open_tiles = set(self.tied)
        held = {at: holder for at, holder in mine.holder.items() if at not in open_tiles}
        same("control", "FP-60 FP-61 FP-62", held, {at: theirs.holder[at] for at in theirs.holder if at in held})
        ties = {at: mine.holder[at] for at in held if (self.status.get(at) or 0) >= TIED}
        if ties:
            same("tied control", "FP-78 FP-79", ties, {at: theirs.holder[at] for at in ties})
        self.compare_scores(view, state, open_tiles)

    def compare_scores(self, view: dict[str, Any], state: State, open_tiles: set[Cell]) -> None:
        mine, same = self.position, self.ledger.same
        if not open_tiles:
            parts = mine.scores(mine.holder, self.debt)
            same("score", "FP-103 FP-104 FP-107", parts, [seat["score_parts"] for seat in view["seats"]])
            fresh = [3 + mine.zone(seat) // 7 for seat in range(mine.seats)]
            same("energy next", "FP-10", fresh, [seat["energy_next"] for seat in view["seats"]])
        if view["outlook"] is not None and mine.phase == "act":
            totals = self.totals(mine.scores(mine.statuses(), self.debt))
            same("outlook", "FP-61 FP-103 FP-106", totals, [seat["score"] for seat in view["outlook"]["seats"]])
        if state.result is not None:
            totals = [sum(parts.values()) for parts in mine.scores(mine.holder, self.debt)]
            keys = [(totals[seat], sum(mine.cubes[seat].values())) for seat in range(mine.seats)]
            ranks = [1 + len([key for key in keys if key > own]) for own in keys]  # FP-105
            same("result", "FP-105 FP-106", [totals, ranks], [state.result.scores, state.result.ranks])

    def totals(self, parts: list[dict[str, int]]) -> list[int]:
        """Both partners have what the alliance has; a tie that was counted for one of them counts for both."""
        return [sum(own.values()) for own in parts]


def cell(at: list[int]) -> Cell:
    return at[0], at[1]


def beyond(at: Cell, d: str) -> Cell:
    return at[0] + TOWARDS[d][0], at[1] + TOWARDS[d][1]


def side(at: Cell, d: str) -> Side:
    """D4:S and D5:N are the same side."""
    return 2 * at[0] + TOWARDS[d][0], 2 * at[1] + TOWARDS[d][1]


def fits(at: Cell, laid: set[Cell], least: int, most: int) -> bool:
    """FP-86: empty cells to every other laid tile, and to the nearest."""
    gaps = [abs(at[0] - x) + abs(at[1] - y) - 1 for x, y in laid]
    return not gaps or (min(gaps) >= least and min(gaps) <= most)
