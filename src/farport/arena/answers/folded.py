"""What an answer folds away: how games end, how long they are, everything that was counted, and what never happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from farport.arena.answers.compared import Compared, judge
from farport.arena.counting import histogram, universe
from farport.arena.questions import Figure, Game
from farport.arena.statistics import Clusters
from farport.kernel import Game as Rules
from farport.kernel import Plain

CURVE: Final = 20  # steps of the curve of games decided


def ends(sides: Sequence[Sequence[Game]]) -> list[Plain]:
    """How games end, and how many of each side do."""
    counts = [Counter([str(game[0]["reason"]) for game in games]) for games in sides]
    names = sorted({reason for count in counts for reason in count}, key=lambda name: -sum([c[name] for c in counts]))
    return [{"reason": name, "games": [count[name] for count in counts]} for name in names]


def histograms(sides: Sequence[Sequence[Game]]) -> Plain:
    """Length in rounds (or in minutes of a game's own clock, or in actions), and when games are decided."""
    return {"length": [_lengths(games) for games in sides], "decided": [_decided(games) for games in sides]}


def _lengths(games: Sequence[Game]) -> dict[str, Any]:
    first = games[0][0] if games else None
    if first is None:
        return {"unit": "actions", **histogram(Counter())}
    unit = "rounds" if first["rounds"] is not None else "actions" if first["milliseconds"] is None else "minutes"
    counts: Counter[int] = Counter()
    for game in games:
        row = game[0]
        counts[row[unit] if unit != "minutes" else row["milliseconds"] // 60_000] += 1
    return {"unit": unit, **histogram(counts)}


def _decided(games: Sequence[Game]) -> list[float]:
    """The share of games that are decided by each twentieth of their course."""
    known = [game[0]["decided"] for game in games if game[0]["decided"] is not None]
    if not known:
        return []
    return [sum([1 for each in known if each <= step / CURVE]) / len(known) for step in range(CURVE + 1)]


def rest(sides: Sequence[Sequence[Game]]) -> list[Plain]:
    """Everything counted: points by source and uses of everything a seat can do, a game; surest differences first."""
    counted = [_counted(games) for games in sides]
    found: list[Compared] = []
    for key in sorted({key for own in counted for key in own}):
        what, _, label = key.partition(" ")
        clusters = [own.get(key) or _nothing(games) for own, games in zip(counted, sides, strict=True)]
        found.append(Compared(Figure(what, label, "times", clusters[0]), clusters))
    judge(found)
    return [figure.data() for figure in found]


def _counted(games: Sequence[Game]) -> dict[str, Clusters]:
    """Sums by game; a game that does not know a thing has had none of it."""
    found: dict[str, Clusters] = {}
    for game in games:
        for row in game:
            for what in ("sources", "uses"):
                for label, count in row[what]:
                    found.setdefault(f"{what} {label}", Clusters()).add(row["seed"], float(count), 0.0)
    for clusters in found.values():
        for game in games:
            clusters.add(game[0]["seed"], 0.0, 1.0)
    return found


def _nothing(games: Sequence[Game]) -> Clusters:
    clusters = Clusters()
    for game in games:
        clusters.add(game[0]["seed"], 0.0)
    return clusters


def never(rules: Rules, games: Sequence[Game]) -> list[str]:
    """What the rules know and no seat ever did."""
    used = {label for game in games for row in game for label, _ in row["uses"]}
    return [use for use in universe(rules) if use not in used]
