"""Where ships can go: range, paths and places to end (SP-088 to SP-099)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_paper import refusals
from farport.games.space_paper.mechanics.civilisation import range_of, subluminal
from farport.games.space_paper.mechanics.discovery import black_holes
from farport.games.space_paper.mechanics.galaxy import FAR
from farport.games.space_paper.mechanics.planets import inhabited
from farport.games.space_paper.vocabulary import BLACK_HOLE, CROSS, JUMP_NEAREST, NONE, TOTAL
from farport.kernel import Refusal

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


class Chart:
    """What decides where the ships of one seat may end: made once, used for all its ships."""

    __slots__ = ("_holes", "_homes", "_position", "_to_hole", "bound", "crosses", "presence", "seat")

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self.seat = seat
        self.bound = range_of(position, seat)
        drive = subluminal(position, seat)
        self.crosses = drive >= CROSS
        self.presence = position.presence()
        self._homes: list[int] = []
        galaxy = position.galaxy
        for planet in position.holdings[seat]:
            if inhabited(position, planet):
                system = galaxy.system_of(planet)
                if system not in self._homes:
                    self._homes.append(system)
        self._holes: list[int] = black_holes(position) if drive >= JUMP_NEAREST else []
        self._to_hole = FAR
        for hole in self._holes:
            for home in self._homes:
                self._to_hole = min(self._to_hole, galaxy.distances[home * galaxy.spaces + hole])

    def distance(self, space: int) -> int:
        """SP-093: from the nearest own inhabited system; SP-094: black holes may be 0 apart."""
        galaxy = self._position.galaxy
        best = FAR
        for home in self._homes:
            best = min(best, galaxy.distances[home * galaxy.spaces + space])
        for hole in self._holes:
            best = min(best, self._to_hole + galaxy.distances[hole * galaxy.spaces + space])
        return best

    def in_range(self, space: int) -> bool:
        return self.distance(space) <= self.bound

    def may_end(self, start: int, space: int) -> bool:
        """SP-093: in range, or at least closer than before."""
        return self.in_range(space) or self.distance(space) < self.distance(start)


class Reach:
    """Every space that a ship can reach, and the path by which each is listed (SP-092).

    `spaces[n]` is reached from label `parents[n]`; label 0 is the start. A space may have several labels: `ends` names
    each space once, in the order in which they were found, and `listed` has the label of its best path: of fewest
    steps, and among those past fewest enemies.
    """

    __slots__ = ("costs", "ends", "enemies", "listed", "parents", "spaces")

    def __init__(self, start: int, spaces: int) -> None:
        self.listed = [NONE] * spaces
        self.ends = [start]
        self.spaces = [start]
        self.parents = [NONE]
        self.costs = [0]
        self.enemies = [0]
        self.listed[start] = 0

    def add(self, space: int, parent: int, cost: int, enemies: int) -> None:
        self.spaces.append(space)
        self.parents.append(parent)
        self.costs.append(cost)
        self.enemies.append(enemies)

    def compare(self, space: int, parent: int, cost: int, enemies: int, layer: int) -> None:
        """A further path to a space, cheaper than all of fewer steps; those of as many steps begin with label `layer`.

        They differ in cost only with edge_cost = dots_min_one (SP-090): then a dearer one past fewer enemies is the one
        to list, and a cheaper one may lead further.
        """
        same = NONE
        for label in range(layer, len(self.spaces)):
            if self.spaces[label] == space and self.costs[label] == cost:
                same = label
        if same == NONE:
            same = len(self.spaces)
            self.add(space, parent, cost, enemies)
        elif enemies < self.enemies[same]:
            self.parents[same] = parent
            self.enemies[same] = enemies
        listed = self.listed[space]
        if listed >= layer and enemies < self.enemies[listed]:
            self.listed[space] = same

    def path(self, end: int) -> list[int]:
        """The listed path to a space that can be reached, without the start."""
        path: list[int] = []
        label = self.listed[end]
        while label != 0:
            path.append(self.spaces[label])
            label = self.parents[label]
        path.reverse()
        return path


def is_open(position: Position, chart: Chart, space: int) -> bool:
    """A path may lead on from here: no unknown system (SP-097), no black hole that cannot be crossed (SP-098)."""
    if space >= position.galaxy.systems:
        return True
    return position.known[space] == TOTAL and (chart.crosses or position.star[space] != BLACK_HOLE)


def reachable(position: Position, chart: Chart, ship: int, start: int, points: int, passed: tuple[int, ...]) -> Reach:
    """Search outwards, step by step. A label is kept only if it is cheaper than every one of fewer steps at its space.

    Among equally long and dear paths the one past fewest enemies is kept, then the one found first in the order of the
    data.
    """
    galaxy = position.galaxy
    reach = Reach(start, galaxy.spaces)
    spaces = reach.spaces
    costs = reach.costs
    listed = reach.listed
    cheapest = [FAR] * galaxy.spaces  # of the layers before
    for space in passed:
        cheapest[space] = NONE
    cheapest[start] = NONE
    here = 0
    layer = 1  # where the labels begin that have one step more than `here`
    mine = 1 << chart.seat
    while here < len(spaces):
        if here == layer:
            for label in range(layer, len(spaces)):
                if costs[label] < cheapest[spaces[label]]:
                    cheapest[spaces[label]] = costs[label]
            layer = len(spaces)
        space = spaces[here]
        if here == 0 or is_open(position, chart, space):
            only = way_back(position, chart, ship, start) if here == 0 else NONE
            passes_enemy = chart.presence[space] & ~mine != 0
            foes = reach.enemies[here] + passes_enemy
            for number, there in enumerate(galaxy.neighbours[space]):
                cost = costs[here] + galaxy.step_costs[space][number]
                if cost > points or cost >= cheapest[there] or (only != NONE and there != only):
                    continue
                if listed[there] == NONE:
                    listed[there] = len(spaces)
                    reach.ends.append(there)
                    reach.add(there, here, cost, foes)
                else:
                    reach.compare(there, here, cost, foes, layer)
        here += 1
    return reach


def way_back(position: Position, chart: Chart, ship: int, start: int) -> int:
    """SP-098: from a black hole that cannot be crossed a ship leaves only the way it came; NONE: every way is open."""
    if start >= position.galaxy.systems or chart.crosses or position.star[start] != BLACK_HOLE:
        return NONE
    return position.came[ship]


def path_refusal(
    position: Position, chart: Chart, ship: int, start: int, points: int, passed: tuple[int, ...], path: list[int]
) -> Refusal | None:
    """SP-090 to SP-098: a path given in full, step by step."""
    galaxy = position.galaxy
    cost = 0
    here = start
    seen = [*passed, start]
    for number, there in enumerate(path):
        if there in seen or there not in galaxy.neighbours[here]:
            return refusals.NOT_ADJACENT
        if number > 0 and not is_open(position, chart, here):
            return refusals.BLACK_HOLE_BLOCKS if position.known[here] == TOTAL else refusals.STOPS_AT_UNKNOWN
        if number == 0:
            only = way_back(position, chart, ship, start)
            if only not in (NONE, there):
                return refusals.BLACK_HOLE_BLOCKS
        cost += galaxy.step_costs[here][galaxy.neighbours[here].index(there)]
        seen.append(there)
        here = there
    return refusals.TOO_FAR.says({"cost": cost, "points": points}) if cost > points else None


def end_refusal(position: Position, chart: Chart, start: int, end: int) -> Refusal | None:
    """SP-093, SP-097: where a path may end."""
    unknown = end < position.galaxy.systems and position.known[end] != TOTAL
    if chart.in_range(end) if unknown else chart.may_end(start, end):
        return None
    return refusals.OUT_OF_RANGE.says({"distance": chart.distance(end), "range": chart.bound})
