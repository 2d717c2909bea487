"""The fold: contests in their order, and the ratings that they lead to. No clock, no store, no chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from farport.kernel import FarportError, game
from farport.kernel.strength import Strength, seat_label, strength_of
from farport.server.club.contest import Contest, Part
from farport.server.club.ratings.formula import Seated, Skill, rated

Skills = Mapping[str, Skill]  # by person, in one game
Measured = Callable[[str], Strength]


class Change(NamedTuple):
    """What a contest did to one person."""

    person: str
    before: Skill
    after: Skill
    rank: int
    seats: int
    halved: bool  # bots among the rivals, so it counted less


class Strengths:
    """The strength of each game's bots and starts, read once."""

    def __init__(self) -> None:
        self._known: dict[str, Strength] = {}

    def __call__(self, id: str) -> Strength:
        if id not in self._known:
            try:
                self._known[id] = strength_of(game(id))
            except FarportError:  # not installed here any more: its old contests still count, without corrections
                self._known[id] = Strength({}, {})
        return self._known[id]


def fold(contest: Contest, skills: Skills, measured: Measured) -> list[Change]:
    """The changes of one contest, by seat; none where a bot sat there whose strength nobody has measured."""
    strength = measured(contest.game)
    if any([part.person is None and strength.of(part.bot or "") is None for part in contest.parts]):
        return []
    seats = [_seated(part, seat, len(contest.parts), skills, strength) for seat, part in enumerate(contest.parts)]
    bots = any([seat.fixed is not None for seat in seats])
    return [
        Change(part.person, seat.skill, after, part.rank, len(seats), bots)
        for part, seat, after in zip(contest.parts, seats, rated(seats), strict=True)
        if part.person is not None and after is not None
    ]


def _seated(part: Part, seat: int, seats: int, skills: Skills, strength: Strength) -> Seated:
    advantage = strength.advantage(seats, [seat_label(seat), *part.labels])
    if part.person is not None:
        return Seated(part.rank, advantage, skills.get(part.person, Skill()))
    return Seated(part.rank, advantage, Skill(), strength.of(part.bot or ""))
