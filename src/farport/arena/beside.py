"""Beside: several runs or studies of one game as the sides of one answer, the first of them being what the others are
compared with."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from farport.arena.answers import Side, answer
from farport.arena.answers.answer import Pace
from farport.arena.chunks import Row
from farport.arena.study import PRINTED, Study
from farport.kernel import FarportError, Plain

MOST: Final = 4  # that anybody can read side by side


class Told(NamedTuple):
    """A study by its name, with the rows that were played of each of its parts."""

    name: str
    study: Study
    rows: Mapping[str, Sequence[Row]]

    def sides(self) -> list[Side]:
        """What it was before, if it compares, and what it asks about, which has its name."""
        return [
            Side(
                self.study.side_name(part) if part == PRINTED else self.name,
                self.study.parts[part],
                self.rows.get(part, ()),
            )
            for part in self.study.main
        ]


def beside(told: Sequence[Told], pace: Pace | None = None) -> Plain:
    """The answer of all of them together: every verdict takes all that is asked into account. A pace that somebody
    assumed in one of them holds for all."""
    assumed = next((each.study.wanted.pace_s for each in told if each.study.wanted.pace_s is not None), None)
    if assumed is not None:
        pace = Pace(assumed, 0, assumed=True)
    return answer(sides_of(told), pace=pace)


def sides_of(told: Sequence[Told]) -> list[Side]:
    """What the first was before, if it compares, and what each of them asks about."""
    first, *others = told
    return joined([*first.sides(), *[other.sides()[-1] for other in others]])


def joined(sides: Sequence[Side]) -> list[Side]:
    """Runs of one game and so many seats, each once: two of the same games are one, with what was played of more of
    them. Names that come twice are told apart by their place."""
    if len({side.plan.game.id for side in sides}) > 1:
        games = " and ".join(dict.fromkeys([side.plan.game.id for side in sides]))
        raise FarportError(f"runs of the same game can be compared, not {games}")
    if len({side.plan.seats for side in sides}) > 1:
        counts = " and ".join(dict.fromkeys([str(side.plan.seats) for side in sides]))
        raise FarportError(f"runs of as many seats can be compared, not of {counts}")
    found: dict[str, Side] = {}
    for side in sides:
        if not side.rows:
            raise FarportError(f"{side.name}: no game of this run is finished yet")
        what = {key: value for key, value in side.plan.data().items() if key != "rounds"}
        known = found.setdefault(json.dumps(what, sort_keys=True), side)
        if len(side.rows) > len(known.rows):
            found[json.dumps(what, sort_keys=True)] = side._replace(name=known.name)
    names = [side.name for side in found.values()]
    return [
        side if names.count(side.name) == 1 else side._replace(name=f"{side.name} ({place})")
        for place, side in enumerate(found.values(), 1)
    ]
