"""Reachability: for each place the cheapest cost in red tokens and the way, with own cubes and passages.

The view shows it to people, the planner thinks with it; both ask the same function.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.duck_dealer.mechanics.passages import other_end
from farport.games.duck_dealer.vocabulary import NONE

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position

FAR: Final = 1 << 30


class Reach:
    """What it takes to get from one place to all others. Lists are indexed by node.

    `red` is the number of red tokens to be spent (-1 where the ship cannot go or stop), `left` the steps that are left
    on arrival, `before` the node before it on the way (-1 at the beginning), and `jump` says that this last bit of the
    way is a passage. At a table where a passage may be paid in any colour its token is counted as a red one.
    """

    __slots__ = ("before", "jump", "left", "red", "start")

    def __init__(self, start: int, nodes: int) -> None:
        self.start = start
        self.red = [-1] * nodes
        self.left = [0] * nodes
        self.before = [-1] * nodes
        self.jump = [False] * nodes

    def path(self, node: int) -> list[int]:
        """The nodes from where the ship is to `node`, both included."""
        nodes = [node]
        while self.before[nodes[-1]] >= 0:
            nodes.append(self.before[nodes[-1]])
        nodes.reverse()
        return nodes

    def legs(self, node: int) -> list[tuple[int, bool]]:
        """The same way as commands: where to fly to, and (marked) where a passage leads to, one after the other."""
        legs: list[tuple[int, bool]] = []
        path = self.path(node)
        for place in path[1:]:
            if legs and not legs[-1][1] and not self.jump[place]:
                legs[-1] = (place, False)
            else:
                legs.append((place, self.jump[place]))
        return legs


def reach_of(position: Position, seat: int) -> Reach:
    """From where the seat's ship is, with the steps that it has left in its turn."""
    budget = position.budget if seat == position.active else 0
    reach = _begun(position, position.place[seat], budget)
    if position.over(seat) <= 0:  # DD-35
        _count_tokens(position, seat, reach, quickest(position, seat, reach, budget), position.speed(seat), budget)
    return reach


def reach_from(position: Position, seat: int, start: int, budget: int) -> Reach:
    """From any place, with so many steps paid for."""
    reach = _begun(position, start, budget)
    if position.over(seat) <= 0:  # DD-35
        spread(position, seat, reach, position.speed(seat), budget)
    return reach


def _begun(position: Position, start: int, budget: int) -> Reach:
    reach = Reach(start, position.galaxy.nodes)
    reach.red[start] = 0
    reach.left[start] = budget
    return reach


def spread(position: Position, seat: int, reach: Reach, speed: int, budget: int) -> Reach:
    _count_tokens(position, seat, reach, _search(position, seat, reach, speed, budget), speed, budget)
    return reach


def quickest(position: Position, seat: int, reach: Reach, budget: int) -> list[int]:
    """The steps from where the seat's ship is to every node, paid or owed, and what a passage costs counted as steps;
    the ways themselves go into `reach`. Neither list is to be changed: without a passage they are the plain ways."""
    ways = position.ways_of(seat)
    speed = position.speed(seat)
    if _passages_save(position, ways.steps, speed, budget):
        return _search(position, seat, reach, speed, budget)
    reach.before = ways.before
    return ways.steps


def _passages_save(position: Position, steps: list[int], speed: int, budget: int) -> bool:
    """Whether through one of them something is at least as near as without; of one that is not laid it may be said in
    error, which costs no more than a search."""
    toll = speed * position.tables.passage_cost  # DD-36
    for first in range(0, len(position.passage_of), 2):
        one = steps[position.passage_of[first]]
        other = steps[position.passage_of[first + 1]]
        if _entered(position, min(one, other), speed, budget) + toll <= max(one, other):
            return True
    return False


def _entered(position: Position, cost: int, speed: int, budget: int) -> int:
    """What it has cost to be on a planet and take the passage there. R05: unless it keeps them, steps that are left
    are lost."""
    return cost if position.terms.passage_keeps_steps else _rounded(cost - budget, speed) + budget


def _search(position: Position, seat: int, reach: Reach, speed: int, budget: int) -> list[int]:
    """It runs over steps paid or owed: `red` tokens and `left` steps are the cost red * speed - left. Fewer tokens
    are always better, and with the same tokens more steps left, because left steps are fewer than a token buys.
    """
    galaxy = position.galaxy
    neighbours = galaxy.neighbours
    planets = galaxy.planets
    cubes = position.cubes
    before = reach.before
    toll = speed * position.tables.passage_cost  # DD-36
    costs = [FAR] * galaxy.nodes
    costs[reach.start] = 0  # counted from -budget, so that it begins with 0
    buckets: list[list[int]] = [[reach.start]]
    cost = 0
    while cost < len(buckets):
        level = buckets[cost]
        further: list[int] = []
        for node in level:  # grows while it is read: skipped points cost nothing (DD-29)
            if costs[node] != cost:
                continue
            for other in neighbours[node]:
                entered = cost if cubes[other] == seat else cost + 1
                if entered < costs[other]:
                    costs[other] = entered
                    before[other] = node
                    reach.jump[other] = False
                    if entered == cost:
                        level.append(other)
                    else:
                        further.append(other)
            if node < planets:
                there = other_end(position, node)
                if there != NONE:
                    _jump(reach, costs, buckets, node, there, _entered(position, cost, speed, budget) + toll)
        cost += 1
        if cost < len(buckets):
            buckets[cost] += further
        elif further:
            buckets.append(further)
    return costs


def _count_tokens(position: Position, seat: int, reach: Reach, costs: list[int], speed: int, budget: int) -> None:
    planets = position.galaxy.planets
    points = position.terms.stop_on_points  # R03
    cubes = position.cubes
    red = reach.red
    left = reach.left
    for node, cost in enumerate(costs):
        if node < planets or (points and cubes[node] != seat):
            owed = cost - budget
            tokens = max(0, (owed + speed - 1) // speed)
            red[node] = tokens
            left[node] = tokens * speed - owed


def _rounded(owed: int, speed: int) -> int:
    """As many steps as the tokens buy that they need."""
    return max(0, (owed + speed - 1) // speed) * speed


def _jump(reach: Reach, costs: list[int], buckets: list[list[int]], node: int, there: int, cost: int) -> None:
    """Through a passage, if no way that is known is as cheap."""
    if cost < costs[there]:
        costs[there] = cost
        reach.before[there] = node
        reach.jump[there] = True
        while len(buckets) <= cost:
            buckets.append([])
        buckets[cost].append(there)
