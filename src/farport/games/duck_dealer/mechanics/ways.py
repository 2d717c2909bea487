"""Ways: the fewest steps from a ship to every place, with the points of own cubes skipped (DD-29)."""

from __future__ import annotations

from farport.games.duck_dealer.vocabulary import NONE


class Ways:
    """For every node the fewest steps from one node, and the node before it on such a way (NONE at the beginning)."""

    __slots__ = ("before", "steps")

    def __init__(self, steps: list[int], before: list[int]) -> None:
        self.steps = steps
        self.before = before

    def path(self, to: int) -> list[int]:
        """The nodes of a way with the fewest steps, without the one it begins on."""
        nodes: list[int] = []
        node = to
        while self.before[node] >= 0:
            nodes.append(node)
            node = self.before[node]
        nodes.reverse()
        return nodes


def find_ways(neighbours: list[list[int]], cubes: list[int], seat: int, start: int) -> Ways:
    """Breadth first: entering a point with an own cube costs nothing, entering anything else one step (DD-30).

    Other ships and the cubes of others stand in nobody's way (DD-29, DD-31).
    """
    count = len(neighbours)
    steps = [NONE] * count
    before = [NONE] * count
    steps[start] = 0
    level = [start]
    cost = 0
    while level:
        further: list[int] = []
        for node in level:  # grows while it is read: skipped points belong to the same level
            for other in neighbours[node]:
                if steps[other] == NONE:
                    before[other] = node
                    if cubes[other] == seat:
                        steps[other] = cost
                        level.append(other)
                    else:
                        steps[other] = cost + 1
                        further.append(other)
        level = further
        cost += 1
    return Ways(steps, before)
