"""Who wins: by seat, by what a game compares seats by (race, ship, start), by opening, by bot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Final

from farport.arena.chunks import Row
from farport.arena.counting import natural
from farport.arena.questions.question import Figure, Game, Question
from farport.arena.statistics import Clusters

MOST: Final = 12  # labels of one question; the rarest are left out
RAREST: Final = 0.02  # of all seats


class Wins(Question):
    """Wins by one label a seat."""

    def counted(self, games: Sequence[Game], name: str, label: Callable[[Row], str | None]) -> list[Figure]:
        found: dict[str, Clusters] = {}
        seats = 0
        for game in games:
            for row in game:
                of = label(row)
                if of is not None:
                    found.setdefault(of, Clusters()).add(row["seed"], row["win"])
                    seats += 1
        kept = sorted(found, key=lambda label: -found[label].count)[:MOST]
        kept = [label for label in kept if found[label].count >= RAREST * seats]
        if len(kept) < 2:
            return []
        fair = 1 / len(games[0])
        return [Figure(name, label, "share", found[label], fair) for label in sorted(kept, key=natural)]


class BySeat(Wins):
    name: ClassVar[str] = "seat"

    def figures(self, games: Sequence[Game]) -> list[Figure]:
        return self.counted(games, self.name, _seat)


class ByFacet(Wins):
    """By everything that the game compares its seats by. What all seats of a table share says nothing on wins."""

    name: ClassVar[str] = "facet"

    def figures(self, games: Sequence[Game]) -> list[Figure]:
        found: list[Figure] = []
        for facet in facets_of(games):
            found.extend(self.counted(games, facet, lambda row, facet=facet: dict(row["facets"]).get(facet)))  # type: ignore[misc]
        return found


class ByOpening(Wins):
    name: ClassVar[str] = "opening"

    def figures(self, games: Sequence[Game]) -> list[Figure]:
        return self.counted(games, self.name, _opening)


class ByBot(Wins):
    """Only where different bots meet: one bot against itself has its fair share, whatever it plays."""

    name: ClassVar[str] = "bot"

    def figures(self, games: Sequence[Game]) -> list[Figure]:
        return self.counted([game for game in games if len({row["bot"] for row in game}) > 1], self.name, _bot)


def facets_of(games: Iterable[Game]) -> list[str]:
    """The facets in which the seats of a table differ."""
    found: dict[str, None] = {}
    for game in games:
        facets = [dict(row["facets"]) for row in game]
        for facet in facets[0]:
            if len({each.get(facet) for each in facets}) > 1:
                found[facet] = None
    return list(found)


def _seat(row: Row) -> str:
    return str(row["seat"] + 1)


def _opening(row: Row) -> str:
    return str(row["opening"])


def _bot(row: Row) -> str:
    return str(row["bot"])
