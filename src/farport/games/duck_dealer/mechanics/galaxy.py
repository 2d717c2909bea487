"""Galaxy: one map as a graph of planets and points, read from data and checked."""

from __future__ import annotations

from typing import Final

from farport.games.duck_dealer.vocabulary import NONE
from farport.kernel import FarportError, Table

START: Final = "start"
REGULAR: Final = "regular"
KINDS: Final = (START, REGULAR)
EDGE: Final = 1000  # coordinates run from 0 to here
LONGEST_ROUTE: Final = 30
MOST_MINES: Final = 999  # of one good; there are never so many planets
RESERVED: Final = "~#:"  # the names of points and privileges are made with these


class Route:
    """A chain of points between two planets; its points are the nodes `first`, `first + 1`, ... counted from `a`."""

    __slots__ = ("a", "b", "first", "points")

    def __init__(self, a: int, b: int, first: int, points: int) -> None:
        self.a = a
        self.b = b
        self.first = first
        self.points = points


class Galaxy:
    """One map. Nodes are planets (0 to planets - 1) and after them all points, route by route."""

    __slots__ = (
        "id",
        "is_start",
        "name",
        "named",
        "neighbours",
        "node_of",
        "nodes",
        "planet_names",
        "planets",
        "regular_mines",
        "regulars",
        "routes",
        "start_mines",
        "starts",
        "words",
        "x",
        "y",
    )

    def __init__(self, table: Table, goods: list[str], primaries: list[int]) -> None:
        table.only(("id", "name", "start_mines", "regular_mines", "planets", "routes"))
        self.id = table.text("id")
        self.name = table.text("name")
        self.words: list[str] = []  # the id of every node, as commands name it
        self.node_of: dict[str, int] = {}
        self.planet_names: list[str] = []
        self.is_start: list[bool] = []
        self.x: list[int] = []
        self.y: list[int] = []
        self.neighbours: list[list[int]] = []
        self.routes: list[Route] = []
        for planet in table.tables("planets"):
            self._read_planet(planet)
        self.planets = len(self.words)
        self.starts = [planet for planet in range(self.planets) if self.is_start[planet]]
        self.regulars = [planet for planet in range(self.planets) if not self.is_start[planet]]
        for route in table.tables("routes"):
            self._read_route(route)
        self.nodes = len(self.words)
        self.named = self._names()
        self._check_reach(table)
        self.start_mines = _read_mines(table, "start_mines", len(self.starts), goods, primaries)
        self.regular_mines = _read_mines(table, "regular_mines", len(self.regulars), goods, primaries)

    def _read_planet(self, planet: Table) -> None:
        planet.only(("id", "name", "kind", "x", "y"))
        word = planet.text("id")
        if not word or any([letter in word for letter in RESERVED]):
            raise planet.wrong("id", f"a planet's id is a word without {' '.join(RESERVED)}, not {word!r}")
        if word in self.node_of:
            raise planet.wrong("id", f"{word!r} is taken; every planet has its own id")
        self._add(word)
        self.planet_names.append(planet.text("name"))
        self.is_start.append(planet.word("kind", KINDS) == START)
        self.x.append(planet.integer("x", 0, EDGE))
        self.y.append(planet.integer("y", 0, EDGE))

    def _read_route(self, route: Table) -> None:
        route.only(("a", "b", "points"))
        a = self._end(route, "a")
        b = self._end(route, "b")
        if a == b:
            raise route.wrong("b", f"a route joins two different planets, not {self.words[a]} with itself")
        if any([{known.a, known.b} == {a, b} for known in self.routes]):
            raise route.wrong("b", f"{self.words[a]} and {self.words[b]} are joined already; one route is enough")
        points = route.integer("points", 1, LONGEST_ROUTE)
        self.routes.append(Route(a, b, len(self.words), points))
        before = a
        for number in range(1, points + 1):
            node = self._add(f"{self.words[a]}~{self.words[b]}#{number}")
            self._join(before, node)
            before = node
        self._join(before, b)

    def _names(self) -> list[object]:
        """What people call every node: a planet's name, or a point counted along its route."""
        named: list[object] = list(self.planet_names)
        for route in self.routes:
            ends: dict[str, object] = {"from": self.planet_names[route.a], "to": self.planet_names[route.b]}
            named.extend([{"say": "point", "number": number, **ends} for number in range(1, route.points + 1)])
        return named

    def called(self, word: str) -> object:
        """What people call the place of that id; the id itself if there is none."""
        node = self.node(word)
        return word if node == NONE else self.named[node]

    def _end(self, route: Table, key: str) -> int:
        word = route.text(key)
        if word not in self.node_of or self.node_of[word] >= self.planets:
            raise route.wrong(
                key, f"there is no planet {word!r}; the planets are: {', '.join(self.words[: self.planets])}"
            )
        return self.node_of[word]

    def _add(self, word: str) -> int:
        node = len(self.words)
        self.words.append(word)
        self.node_of[word] = node
        self.neighbours.append([])
        return node

    def _join(self, one: int, other: int) -> None:
        self.neighbours[one].append(other)
        self.neighbours[other].append(one)

    def _check_reach(self, table: Table) -> None:
        """Every planet can be flown to from every other."""
        if self.planets == 0:
            raise table.wrong("planets", "a map has planets")
        reached = [0]
        for node in reached:
            reached.extend([other for other in self.neighbours[node] if other not in reached])
        lost = [self.words[planet] for planet in range(self.planets) if planet not in reached]
        if lost:
            raise table.wrong("routes", f"{', '.join(lost)} cannot be reached from {self.words[0]}; add a route")

    def node(self, word: str) -> int:
        """The node of that name, or NONE."""
        return self.node_of.get(word, NONE)


def _read_mines(table: Table, key: str, planets: int, goods: list[str], primaries: list[int]) -> list[int]:
    """The mines that are shuffled onto one kind of planet, one good each (DD-02, DD-04)."""
    counts = table.table(key)
    mines: list[int] = []
    for word in counts.keys():  # noqa: SIM118  (a Table is no dict)
        if word not in goods or goods.index(word) not in primaries:
            known = ", ".join([goods[good] for good in primaries])
            raise counts.wrong(word, f"a mine gives a primary good; these are: {known}")
        mines.extend([goods.index(word)] * counts.integer(word, 0, MOST_MINES))
    if len(mines) != planets:
        raise _miscounted(table, key, len(mines), planets)
    return mines


def _miscounted(table: Table, key: str, mines: int, planets: int) -> FarportError:
    return table.wrong(key, f"{mines} mines for {planets} planets; there is one mine for each planet of this kind")
