"""Scenarios: maps as data, what makes one unplayable, what is worth a warning, and how fair it is (FP-90 to FP-94)."""

from __future__ import annotations

import re

from farport.games.forgotten_planet.mechanics.control import ALLIED_SEATS
from farport.games.forgotten_planet.mechanics.grid import (
    LONGEST,
    OPPOSITE,
    SIDES,
    STEP,
    STRIDE,
    cell_at,
    cell_name,
    cell_named,
    cell_xy,
)
from farport.games.forgotten_planet.vocabulary import BLOCKED, EMPTY, OUTSIDE
from farport.kernel import DataError, Table

WAYS_OUT = 2  # free cells beside a starting base (FP-92 6)
KEYS = (
    "id",
    "seats",
    "area",
    "land_tiles",
    "origin",
    "title",
    "grid",
    "table",
    "bases",
    "specials",
    "walls",
    "late_start",
    "for_alliances",
)


class Limits:
    """What a scenario may be, from the data file."""

    __slots__ = (
        "cells_per_seat",
        "height",
        "id_pattern",
        "land_share",
        "land_warn",
        "most_cells",
        "most_land",
        "open_distance",
        "seats",
        "specials",
        "walls",
        "width",
    )

    def __init__(self, table: Table, walls: int, seats: range) -> None:
        try:
            self.id_pattern = re.compile(table.text("id_pattern"))
        except re.error as error:
            raise table.wrong("id_pattern", f"this is no pattern: {error}") from None
        self.width = table.integer("max_width", 1, LONGEST)
        self.height = table.integer("max_height", 1, LONGEST)
        self.cells_per_seat = table.integer("min_cells_per_seat", 1)
        self.most_cells = table.integer("max_cells", 1)
        self.specials = (table.integer("special_min", 0), table.integer("special_max", 0))
        self.land_share = table.integers("land_share", 2, 1)
        self.land_warn = (table.number("land_warn_low"), table.number("land_warn_high"))
        self.most_land = table.integer("land_plus_blocked_max", 1)
        self.open_distance = table.integers("open_base_distance", 2, 1)
        self.walls = walls
        self.seats = seats

    def placement_land(self, scenario: Scenario, seats: int) -> int:
        """FP-89: the most land tiles beside the blocked cells and those that the players lay themselves."""
        return self.most_land - len(scenario.blocked) - seats


class Scenario:
    """A map: the playable cells in reading order, what lies on them at the start, and the number of land tiles."""

    __slots__ = (
        "bases",
        "blocked",
        "cells",
        "for_alliances",
        "height",
        "id",
        "laid",
        "land_tiles",
        "late_start",
        "open_area",
        "seats",
        "specials",
        "title",
        "walls",
        "width",
    )

    def __init__(self, id: str, seats: int, rows: list[str], land_tiles: int, open_area: bool = False) -> None:
        self.id = id
        self.seats = seats
        self.land_tiles = land_tiles
        self.open_area = open_area
        self.late_start = False
        self.for_alliances = False
        self.title: dict[str, str] = {}
        self.height = len(rows)
        self.width = max([len(row) for row in rows])
        self.cells: list[int] = []
        self.blocked: list[int] = []
        self.specials: list[int] = []
        self.laid: list[int] = []
        self.bases: dict[int, int] = {}
        self.walls: list[tuple[int, int]] = []
        for y, row in enumerate(rows):
            for x, sign in enumerate(row):
                self._put(sign, cell_at(x, y))

    def _put(self, sign: str, cell: int) -> None:
        if sign == "#":
            self.blocked.append(cell)
        elif sign != " ":
            self.cells.append(cell)
            if sign == "S":
                self.specials.append(cell)
            elif sign == "T":
                self.laid.append(cell)
            elif sign.isdigit():
                self.bases[int(sign)] = cell

    @property
    def size(self) -> int:
        """Length of a list that has a place for every cell and the margin around them."""
        return (self.height + 2) * STRIDE

    def bare_tiles(self) -> list[int]:
        """What lies on every cell before anything is laid."""
        tiles = [OUTSIDE] * self.size
        for cell in self.cells:
            tiles[cell] = EMPTY
        for cell in self.blocked:
            tiles[cell] = BLOCKED
        return tiles

    def wall_masks(self) -> list[int]:
        masks = [0] * self.size
        for cell, side in self.walls:
            masks[cell] |= 1 << side
            masks[cell + STEP[side]] |= 1 << OPPOSITE[side]
        return masks

    def distances(self, start: int) -> dict[int, int]:
        """Steps from `start` to every cell that can be reached, over playable cells and around the map's walls."""
        playable = set(self.cells)
        walls = self.wall_masks()
        steps = {start: 0}
        queue = [start]
        for cell in queue:
            for side in range(4):
                beyond = cell + STEP[side]
                if beyond in playable and beyond not in steps and not walls[cell] & 1 << side:
                    steps[beyond] = steps[cell] + 1
                    queue.append(beyond)
        return steps


def read_scenario(table: Table, limits: Limits) -> Scenario:
    """A scenario from data. Every fault of FP-92 that can be seen at once is told, each with its number there; what is
    no map at all (a row that cannot be read) is told alone."""
    table.only(KEYS)
    seats = table.integer("seats")
    if seats not in limits.seats:  # FP-92 1
        raise table.wrong("seats", f"{limits.seats[0]} to {limits.seats[-1]} are possible, not {seats} (FP-92 1)")
    open_area = table.word("area", ("defined", "open")) == "open"
    rows = _open_rows(table, limits) if open_area else _grid_rows(table, limits)
    faults = _count_bases(table, rows, seats)
    scenario = Scenario(table.text("id"), seats, rows, table.integer("land_tiles", 1), open_area)  # FP-92 8
    scenario.late_start = table.flag("late_start", False)
    scenario.for_alliances = table.flag("for_alliances", False)
    if table.has("title"):
        titles = table.table("title")
        scenario.title = {language: titles.text(language) for language in titles.keys()}  # noqa: SIM118
    if table.has("walls"):
        scenario.walls = _read_walls(table, scenario, limits, faults)
    faults += find_faults(scenario, limits)
    if faults:
        raise DataError(f"{table.where}: {'; '.join(faults)}")
    return scenario


def _grid_rows(table: Table, limits: Limits) -> list[str]:
    rows = table.texts("grid")
    if not 1 <= len(rows) <= limits.height:
        raise table.wrong("grid", f"1 to {limits.height} rows are possible, not {len(rows)} (FP-92 1)")
    for number, row in enumerate(rows, start=1):
        if len(row) > limits.width:
            raise table.wrong("grid", f"row {number} is longer than {limits.width} cells (FP-92 1)")
        for sign in row:
            if sign not in " .#ST1234":
                raise table.wrong("grid", f"row {number}: unknown sign {sign!r}; the signs are . # S T 1-4 (FP-92 1)")
    return rows


def _open_rows(table: Table, limits: Limits) -> list[str]:
    """The table of an open area as rows of signs: from here on both kinds of area are the same (FP-91)."""
    width, height = table.integers("table", 2, 1)
    if width > limits.width or height > limits.height:
        raise table.wrong("table", f"at most {limits.width} by {limits.height} cells are possible (FP-92 1)")
    signs = {cell_name(cell_at(x, y)): "." for y in range(height) for x in range(width)}
    for key in ("bases", "specials"):
        for number, name in enumerate(table.texts(key), start=1):
            if name not in signs:
                raise table.wrong(key, f"{name!r} is no cell of the table (FP-92 1)")
            if signs[name] != ".":
                raise table.wrong(key, f"two things lie on {name} (FP-92 1)")
            signs[name] = str(number) if key == "bases" else "S"
    return ["".join([signs[cell_name(cell_at(x, y))] for x in range(width)]) for y in range(height)]


def _count_bases(table: Table, rows: list[str], seats: int) -> list[str]:
    """FP-92 2: every base number from 1 to the seats stands on the map exactly once, and none above."""
    key = "grid" if table.has("grid") else "bases"
    signs = "".join(rows)
    faults: list[str] = []
    for number in range(1, seats + 1):
        count = signs.count(str(number))
        if count != 1:
            faults.append(f"{key}: base {number} must stand there once, not {count} times (FP-92 2)")
    for sign in signs:
        if sign.isdigit() and int(sign) > seats:
            faults.append(f"{key}: base {sign} is too many for {seats} seats (FP-92 2)")
    return faults


def _read_walls(table: Table, scenario: Scenario, limits: Limits, faults: list[str]) -> list[tuple[int, int]]:
    """FP-92 9, first part: number, spelling, place and doubles; what is wrong is added to the faults."""
    names = table.texts("walls")
    if len(names) > limits.walls:
        faults.append(f"walls: there are {limits.walls} walls, not {len(names)} (FP-92 9)")
    playable = set(scenario.cells)
    walls: list[tuple[int, int]] = []
    seen: set[tuple[int, int]] = set()
    for name in names:
        place, _, letter = name.partition(":")
        cell = cell_named(place)
        if cell is None or letter not in SIDES:
            faults.append(f"walls: {name!r} is no side; a side is written D4:S (FP-92 9)")
            continue
        side = SIDES.index(letter)
        other = (cell + STEP[side], OPPOSITE[side])
        if cell not in playable and other[0] not in playable:
            faults.append(f"walls: {name} is not on a side of a playable cell (FP-92 9)")
        elif (cell, side) in seen or other in seen:
            faults.append(f"walls: {name} stands there twice (FP-92 9)")
        else:
            seen.add((cell, side))
            walls.append((cell, side))
    return walls


def find_faults(scenario: Scenario, limits: Limits) -> list[str]:
    """Every reason why this map cannot be played (FP-92), as sentences; empty if it can.

    A cell that walls close on all four sides (FP-92 9) is one that cannot be reached, or a base without a way out.
    """
    faults: list[str] = []
    playable = set(scenario.cells)
    walls = scenario.wall_masks()
    if not limits.id_pattern.fullmatch(scenario.id):
        faults.append(f"id: {scenario.id!r} must be of small letters, digits and hyphens, 3 to 32 signs (FP-92 1)")
    least, most = limits.specials
    if not least <= len(scenario.specials) <= most:
        faults.append(f"{least} to {most} special mines are needed, there are {len(scenario.specials)} (FP-92 3)")
    fewest = limits.cells_per_seat * scenario.seats
    if not fewest <= len(playable) <= limits.most_cells:
        faults.append(f"{fewest} to {limits.most_cells} cells are needed, there are {len(playable)} (FP-92 4)")
    kept_apart = set(scenario.bases.values()) | set(scenario.specials)
    for cell in sorted(kept_apart):
        for side in (1, 2):  # to the east and south: every pair once
            if cell + STEP[side] in kept_apart:
                pair = f"{cell_name(cell)} and {cell_name(cell + STEP[side])}"
                faults.append(f"{pair}: bases and special mines may not touch (FP-92 5)")
    faults += _cramped_bases(scenario, playable - kept_apart, walls)
    reached = scenario.distances(scenario.bases[1]) if 1 in scenario.bases else dict.fromkeys(scenario.cells, 0)
    lost = [cell_name(cell) for cell in scenario.cells if cell not in reached]
    if lost:
        faults.append(f"{lost[0]} cannot be reached from base 1 (FP-92 7)")
    if scenario.land_tiles + len(scenario.blocked) + len(scenario.laid) > limits.most_land:
        faults.append(f"land tiles, blocked cells and laid tiles are more than {limits.most_land} together (FP-92 8)")
    if scenario.for_alliances and scenario.seats != ALLIED_SEATS:
        faults.append("alliances need four players (FP-92 10)")
    return faults


def _cramped_bases(scenario: Scenario, free: set[int], walls: list[int]) -> list[str]:
    """FP-92 6: a base needs two ways out."""
    faults: list[str] = []
    for number, cell in sorted(scenario.bases.items()):
        ways = [side for side in range(4) if cell + STEP[side] in free and not walls[cell] & 1 << side]
        if len(ways) < WAYS_OUT:
            faults.append(f"base {number} ({cell_name(cell)}) needs two free cells beside it (FP-92 6)")
    return faults


def find_warnings(scenario: Scenario, limits: Limits) -> list[str]:
    """What a designer should know although the map can be played (FP-93)."""
    warnings: list[str] = []
    cells = len(scenario.cells)
    if not scenario.open_area:
        low, high = limits.land_warn
        if not low * cells <= scenario.land_tiles <= high * cells:
            good = good_land(cells, limits)
            warnings.append(f"{scenario.land_tiles} land tiles for {cells} cells; {good} would be a good number")
    free = cells - len(scenario.bases) - len(scenario.specials) - len(scenario.laid)
    if scenario.land_tiles > free:
        warnings.append(f"more land tiles ({scenario.land_tiles}) than free cells ({free}): the area will fill first")
    if not scenario.open_area:
        return warnings
    nearest, farthest = limits.open_distance
    for first, second, steps in base_distances(scenario):
        if not nearest <= steps <= farthest:
            warnings.append(f"bases {first} and {second} are {steps} steps apart; {nearest} to {farthest} are advised")
    return warnings


def good_land(cells: int, limits: Limits) -> int:
    """Two thirds of the cells, rounded to the nearest (FP-91)."""
    part, whole = limits.land_share
    return (2 * part * cells + whole) // (2 * whole)


def base_distances(scenario: Scenario) -> list[tuple[int, int, int]]:
    """Every pair of bases with the steps between them."""
    numbers = sorted(scenario.bases)
    steps = {number: scenario.distances(scenario.bases[number]) for number in numbers}
    return [(a, b, steps[a][scenario.bases[b]]) for a in numbers for b in numbers if a < b]


def special_distances(scenario: Scenario) -> dict[int, list[int]]:
    """For every base the sorted steps to the special mines."""
    return {
        number: sorted([scenario.distances(cell)[special] for special in scenario.specials])
        for number, cell in sorted(scenario.bases.items())
    }


def fairness(scenario: Scenario) -> str:
    """symmetric, balanced or uneven (FP-94)."""
    pairs = _mapped_pairs(scenario)
    numbers = list(scenario.bases)
    if all([(a, b) in pairs for a in numbers for b in numbers]):
        return "symmetric"
    equal_bases = len({steps for _, _, steps in base_distances(scenario)}) == 1
    equal_specials = len({tuple(steps) for steps in special_distances(scenario).values()}) == 1
    return "balanced" if equal_bases and equal_specials else "uneven"


def _mapped_pairs(scenario: Scenario) -> set[tuple[int, int]]:
    """Pairs (a, b) of bases such that a turn or flip of the map onto itself brings a to b."""
    marks: dict[tuple[int, int], str] = {}
    for sign, cells in (
        (".", scenario.cells),
        ("#", scenario.blocked),
        ("S", scenario.specials),
        ("T", scenario.laid),
        ("b", list(scenario.bases.values())),
    ):
        for cell in cells:
            x, y = cell_xy(cell)
            marks[(4 * x, 4 * y)] = sign
    for cell, side in scenario.walls:  # a wall lies between two cells: its own point of the finer lattice
        x, y = cell_xy(cell)
        dx, dy = ((0, -2), (2, 0), (0, 2), (-2, 0))[side]
        marks[(4 * x + dx, 4 * y + dy)] = "|" if side in (1, 3) else "-"
    corner_x = min([x for x, _ in marks])
    corner_y = min([y for _, y in marks])
    home = {(x - corner_x, y - corner_y): sign for (x, y), sign in marks.items()}
    number_at = {
        (4 * cell_xy(cell)[0] - corner_x, 4 * cell_xy(cell)[1] - corner_y): number
        for number, cell in scenario.bases.items()
    }
    pairs: set[tuple[int, int]] = set()
    for swap in (False, True):
        for sign_x in (1, -1):
            for sign_y in (1, -1):
                moved = {_turned(point, swap, sign_x, sign_y): point for point in home}
                left = min([x for x, _ in moved])
                top = min([y for _, y in moved])
                image = {(x - left, y - top): _turned_sign(home[point], swap) for (x, y), point in moved.items()}
                if image == home:
                    for (x, y), point in moved.items():
                        if home[point] == "b":
                            pairs.add((number_at[point], number_at[(x - left, y - top)]))
    return pairs


def _turned(point: tuple[int, int], swap: bool, sign_x: int, sign_y: int) -> tuple[int, int]:
    x, y = (point[1], point[0]) if swap else point
    return sign_x * x, sign_y * y


def _turned_sign(sign: str, swap: bool) -> str:
    if not swap or sign not in "|-":
        return sign
    return "-" if sign == "|" else "|"
