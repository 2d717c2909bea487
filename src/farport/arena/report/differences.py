"""What differs between two runs, and which differences are more than chance."""

from __future__ import annotations

from typing import NamedTuple

from farport.arena.intervals import Moments, means_differ, shares_differ, significant
from farport.arena.report.figures import ALL, Figures, RunFigures, Share, labels
from farport.kernel import Plain


class Difference(NamedTuple):
    """One figure of two runs."""

    what: str
    label: str
    one: float
    other: float
    chance: float  # that so large a difference is chance alone

    def data(self, believed: bool) -> Plain:
        return {**self._asdict(), "significant": believed}


def differences(one: RunFigures, other: RunFigures) -> list[Plain]:
    """All figures of two runs side by side: what is more than chance comes first, the surest at the top."""
    ours, theirs = one.figures[ALL], other.figures[ALL]
    found = [
        *wins(ours, theirs),
        *compared("points from", ours.sources, theirs.sources, ours.rows, theirs.rows),
        *compared("use of", ours.uses, theirs.uses, ours.rows, theirs.rows),
        *compared("event", one.events, other.events, one.games, other.games),
        Difference("game", "actions", one.length.mean, other.length.mean, means_differ(one.length, other.length)),
        *ends(one, other),
    ]
    believed = significant([difference.chance for difference in found])
    order = sorted(range(len(found)), key=lambda place: (not believed[place], found[place].chance, place))
    return [found[place].data(believed[place]) for place in order]


def wins(ours: Figures, theirs: Figures) -> list[Difference]:
    found: list[Difference] = []
    for facet in labels(ours.by, theirs.by):
        mine, yours = ours.by.get(facet, {}), theirs.by.get(facet, {})
        for value in labels(mine, yours):
            a, b = mine.get(value, Share()), yours.get(value, Share())
            chance = shares_differ(a.wins, a.games, b.wins, b.games)
            found.append(Difference(f"wins by {facet}", value, part(a.wins, a.games), part(b.wins, b.games), chance))
    return found


def compared(
    what: str, ours: dict[str, Moments], theirs: dict[str, Moments], rows: int, other_rows: int
) -> list[Difference]:
    found: list[Difference] = []
    for label in labels(ours, theirs):
        a = ours.get(label, Moments()).of(rows)
        b = theirs.get(label, Moments()).of(other_rows)
        found.append(Difference(what, label, a.mean, b.mean, means_differ(a, b)))
    return found


def ends(one: RunFigures, other: RunFigures) -> list[Difference]:
    found: list[Difference] = []
    for reason in labels(one.reasons, other.reasons):
        a, b = one.reasons[reason], other.reasons[reason]
        chance = shares_differ(a, one.games, b, other.games)
        found.append(Difference("games that end by", reason, part(a, one.games), part(b, other.games), chance))
    return found


def part(wins: float, games: int) -> float:
    return wins / games if games else 0.0
