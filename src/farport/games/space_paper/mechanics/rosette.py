"""The technology rosette: what every level is worth, alone and with minerals (SP-050 to SP-061).

A value is looked up by level and by how many of each mineral there are, where more than three make no difference
(SP-223). The lookup tables hold the best value whose needs are met; a synergy never lowers a value (SP-057).
"""

from __future__ import annotations

from typing import Final

from farport.games.space_paper.terms import ARMED, CRUISERS
from farport.games.space_paper.vocabulary import ARMAMENT, MINERALS, SHIP_KINDS, SHIPS, SPEED, TECHNOLOGIES
from farport.kernel import Table

LEVELS: Final = 5
EVERY_LEVEL: Final = tuple(range(1, LEVELS + 1))
COUNTED: Final = 3  # a mineral counts as 0, 1, 2 or 3 and more (SP-223)
KINDS: Final = COUNTED + 1
MIXES: Final = KINDS * KINDS * KINDS


def mix(corundum: int, antimatter: int, oganesson: int) -> int:
    """The three mineral counts as one number, each counted up to three."""
    return (min(corundum, COUNTED) * KINDS + min(antimatter, COUNTED)) * KINDS + min(oganesson, COUNTED)


class Synergy:
    """One dashed border of the rosette: minerals that improve some levels of a technology."""

    __slots__ = ("add", "add_vector", "any_of", "first", "last", "needs", "unlimited_range_at", "values")

    def __init__(self, table: Table) -> None:
        table.only(("needs", "needs_any", "from", "to", "values", "add", "add_vector", "unlimited_range_at"))
        self.first = table.integer("from", 1, LEVELS)
        self.last = table.integer("to", self.first, LEVELS)
        span = self.last - self.first + 1
        self.needs = [0] * len(MINERALS)
        self.any_of: list[int] = []
        if table.has("needs"):
            needs = table.table("needs")
            needs.only(MINERALS)
            for mineral in needs.keys():  # noqa: SIM118
                self.needs[MINERALS.index(mineral)] = needs.integer(mineral, 1, COUNTED)
        else:
            for mineral in table.texts("needs_any"):
                if mineral not in MINERALS:
                    raise table.wrong("needs_any", f"one of {', '.join(MINERALS)} is expected, not {mineral}")
                self.any_of.append(MINERALS.index(mineral))
        self.values = table.integers("values", span, 0) if table.has("values") else []
        self.add = table.integers("add", span, 0) if table.has("add") else []
        self.add_vector = table.integers("add_vector", SHIP_KINDS, 0) if table.has("add_vector") else []
        self.unlimited_range_at = (
            table.integer("unlimited_range_at", 1, LEVELS) if table.has("unlimited_range_at") else LEVELS + 1
        )

    def met(self, level: int, counts: list[int]) -> bool:
        if not self.first <= level <= self.last:
            return False
        for mineral, need in enumerate(self.needs):
            if counts[mineral] < need:
                return False
        return not self.any_of or any([counts[mineral] > 0 for mineral in self.any_of])


class Rosette:
    """All twelve technologies as lookup tables, under one reading of the armament bonus (SP-060)."""

    __slots__ = ("_armament", "_unlimited", "_values")

    def __init__(self, table: Table, scope: int) -> None:
        table.only(TECHNOLOGIES)
        self._values: list[int] = []
        self._armament: list[int] = []
        self._unlimited: list[bool] = []
        for number, technology in enumerate(TECHNOLOGIES):
            entry = table.table(technology)
            entry.only(("axis", "base", "synergy", "capital_immune_level"))
            synergies = [Synergy(synergy) for synergy in entry.tables("synergy")]
            if number == ARMAMENT:
                self._read_armament(entry, synergies, scope)
                self._values.extend([0] * (LEVELS * MIXES))
            else:
                self._read(entry, synergies)
            if number == SPEED:
                self._read_unlimited(synergies)

    def _read(self, entry: Table, synergies: list[Synergy]) -> None:
        base = entry.integers("base", LEVELS, 0)
        for level in EVERY_LEVEL:
            for counts in _all_counts():
                value = base[level - 1]
                for synergy in synergies:
                    if synergy.met(level, counts):
                        value = max(value, synergy.values[level - synergy.first])  # SP-057
                self._values.append(value)

    def _read_unlimited(self, synergies: list[Synergy]) -> None:
        """SP-059: the speed cell that also frees the range."""
        for level in EVERY_LEVEL:
            for counts in _all_counts():
                self._unlimited.append(
                    any([synergy.met(level, counts) and level >= synergy.unlimited_range_at for synergy in synergies])
                )

    def _read_armament(self, entry: Table, synergies: list[Synergy], scope: int) -> None:
        rows = entry.items("base", LEVELS)
        printed: list[list[int]] = []
        for row in rows:
            cell = Table({"row": row}, entry.where)
            cruiser, scout, transport = cell.integers("row", SHIP_KINDS, 0)
            printed.append([scout, cruiser, transport])
        for kind in range(SHIP_KINDS):
            for level in EVERY_LEVEL:
                for counts in _all_counts():
                    self._armament.append(_armed(kind, level, counts, printed[level - 1][kind], synergies, scope))

    def value(self, technology: int, level: int, minerals: int) -> int:
        return self._values[(technology * LEVELS + level - 1) * MIXES + minerals]

    def armament(self, ship_kind: int, level: int, minerals: int) -> int:
        return self._armament[(ship_kind * LEVELS + level - 1) * MIXES + minerals]

    def unlimited_range(self, speed_level: int, minerals: int) -> bool:
        return self._unlimited[(speed_level - 1) * MIXES + minerals]


def _all_counts() -> list[list[int]]:
    return [[c, a, o] for c in range(KINDS) for a in range(KINDS) for o in range(KINDS)]


def _armed(kind: int, level: int, counts: list[int], printed: int, synergies: list[Synergy], scope: int) -> int:
    """SP-060: the plain bonus goes to ships that are armed already; the transports have a bonus of their own."""
    value = printed
    for synergy in synergies:
        if not synergy.met(level, counts):
            continue
        if synergy.add:
            included = printed > 0 if scope == ARMED else SHIPS[kind] == "cruiser" if scope == CRUISERS else True
            value += synergy.add[level - synergy.first] if included else 0
        if synergy.add_vector:
            cruiser, scout, transport = synergy.add_vector
            value += (scout, cruiser, transport)[kind]
    return value


__all__ = ["LEVELS", "Rosette", "mix"]
