"""The galaxy board: systems, lanes and dots as numbered spaces, the steps between them and how far apart they are.

Spaces are numbered: first the systems in the order of the data, then the dots of every lane from its first system to
its second. Ships are at *places*: a space (a dot, or the wide orbit of a system) or, numbered after all spaces, the
orbit of a planet. The planets of a system have fixed numbers, whether rolled yet or not.
"""

from __future__ import annotations

from typing import Final

from farport.kernel import Table

FAR: Final = 9999  # also the number that the data writes for "unlimited"
MOST_DOTS: Final = 12
LEAST_SYSTEMS: Final = 8
MOST_SYSTEMS: Final = 60


class Galaxy:
    """One board, measured by one way of counting lanes (option edge_cost, SP-090)."""

    __slots__ = (
        "distances",
        "ids",
        "lanes",
        "links",
        "names",
        "neighbours",
        "orbits",
        "place_names",
        "planet_of",
        "planets_each",
        "space_of",
        "spaces",
        "step_costs",
        "systems",
        "x",
        "y",
    )

    def __init__(self, table: Table, planets_each: int, dots_plus_one: bool) -> None:
        table.only(("id", "systems", "lanes"))
        self.ids: list[str] = []
        self.names: list[str] = []
        self.x: list[int] = []
        self.y: list[int] = []
        for entry in table.tables("systems"):
            self._add_system(entry)
        self.systems = len(self.ids)
        if not LEAST_SYSTEMS <= self.systems <= MOST_SYSTEMS:
            raise table.wrong("systems", f"{LEAST_SYSTEMS} to {MOST_SYSTEMS} systems are expected, not {self.systems}")
        self.planets_each = planets_each
        self.spaces = self.systems
        self.place_names = list(self.ids)
        self.neighbours: list[list[int]] = [[] for _ in self.ids]
        self.lanes: list[tuple[int, int, int, bool, str]] = []
        for entry in table.tables("lanes"):
            self._add_lane(entry)
        self.orbits = self.spaces
        for name in self.ids:
            self.place_names.extend([f"{name}/{number + 1}" for number in range(planets_each)])
        self.space_of = {self.place_names[space]: space for space in range(self.spaces)}
        self.planet_of = {
            self.place_names[self.orbits + planet]: planet for planet in range(self.systems * planets_each)
        }
        self.step_costs = [
            [self.step_cost(here, there, dots_plus_one) for there in self.neighbours[here]]
            for here in range(self.spaces)
        ]
        self._measure(dots_plus_one)
        for system in range(self.systems):
            if self.distances[system] >= FAR:
                raise table.wrong("lanes", f"no lanes lead from {self.ids[0]} to {self.ids[system]}")

    def _add_system(self, entry: Table) -> None:
        entry.only(("id", "name", "x", "y"))
        system = entry.text("id")
        if not system or "/" in system or "." in system or system == "wide":
            raise entry.wrong("id", "a text without / and . that is not wide is expected")
        if system in self.ids:
            raise entry.wrong("id", f"there are two systems {system}")
        self.ids.append(system)
        self.names.append(entry.text("name"))
        self.x.append(entry.integer("x", 0, 1000))
        self.y.append(entry.integer("y", 0, 1000))

    def _add_lane(self, entry: Table) -> None:
        entry.only(("id", "a", "b", "dots", "wrap"))
        a = self.ids.index(entry.word("a", self.ids))
        b = self.ids.index(entry.word("b", self.ids))
        dots = entry.integer("dots", 0, MOST_DOTS)
        lane = entry.text("id")
        for other in self.lanes:
            if other[4] == lane:
                raise entry.wrong("id", f"there are two lanes {lane}")
            if {a, b} == {other[0], other[1]}:
                raise entry.wrong("b", f"{self.ids[a]} and {self.ids[b]} are joined by {other[4]} already")
        if a == b:
            raise entry.wrong("b", "a lane joins two different systems")
        self.lanes.append((a, b, dots, entry.flag("wrap", False), lane))
        before = a
        for number in range(dots):
            dot = self.spaces
            self.spaces += 1
            self.place_names.append(f"{lane}.{number + 1}")
            self.neighbours.append([before])
            self.neighbours[before].append(dot)
            before = dot
        self.neighbours[before].append(b)
        self.neighbours[b].append(before)

    def step_cost(self, here: int, there: int, dots_plus_one: bool) -> int:
        """SP-090: every step costs 1; counted the other way, entering a system from a dot is free."""
        if dots_plus_one or there >= self.systems or here < self.systems:
            return 1
        return 0

    def _measure(self, dots_plus_one: bool) -> None:
        """Distances from every system outwards to every space, and links (lanes) between systems."""
        self.distances: list[int] = []
        self.links: list[int] = []
        for system in range(self.systems):
            self.distances.extend(self._from(system, dots_plus_one))
            self.links.extend(self._links_from(system))

    def _from(self, system: int, dots_plus_one: bool) -> list[int]:
        best = [FAR] * self.spaces
        best[system] = 0
        waiting = [system]
        while waiting:
            here = waiting.pop(0)
            for there in self.neighbours[here]:
                length = best[here] + self.step_cost(here, there, dots_plus_one)
                if length < best[there]:
                    best[there] = length
                    waiting.append(there)
        return best

    def _links_from(self, system: int) -> list[int]:
        best = [FAR] * self.systems
        best[system] = 0
        waiting = [system]
        while waiting:
            here = waiting.pop(0)
            for a, b, _dots, _wrap, _lane in self.lanes:
                there = b if a == here else a if b == here else here
                if best[there] == FAR:
                    best[there] = best[here] + 1
                    waiting.append(there)
        return best

    def distance(self, system: int, space: int) -> int:
        return self.distances[system * self.spaces + space]

    def system_of(self, planet: int) -> int:
        return planet // self.planets_each

    def space_at(self, place: int) -> int:
        """The space of a place: itself, or the system around which a planet's orbit lies."""
        return place if place < self.orbits else (place - self.orbits) // self.planets_each
