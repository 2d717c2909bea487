"""The formula: what one contest does to the ratings of those who sat there. Pure; docs/club.md tells it in words.

OpenSkill's Plackett-Luce model over ranks, on an axis in points: 400 of them are odds of ten to one at a table of any
size. What a seat's start is worth is added before the model looks and taken off again afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import sqrt
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from farport.kernel.strength import LOGIT, MIDDLE

START_SIGMA: Final = 300.0
SURE_SIGMA: Final = START_SIGMA / 3  # nobody is listed before they are known so well …
SURE_TABLES: Final = 10  # … and from so many tables
DRIFT: Final = 3.0  # points of doubt that every table adds: people change
NINE_IN_TEN: Final = 1.645  # standard deviations to each side; simulated seasons bear it out (tools/season.py)
FIXED_SIGMA: Final = 0.01  # of a bot: it is where it is
AGAINST_BOTS: Final = 0.5  # what a change counts where all rivals are bots
DIGITS: Final = 3  # kept of every number, so that a fold can stop and go on anywhere


class Skill(NamedTuple):
    """Where somebody stands: the middle of what is believed, and how far it may be off."""

    mu: float = float(MIDDLE)
    sigma: float = START_SIGMA
    tables: int = 0

    @property
    def sure(self) -> bool:
        """Certain enough to be shown on lists."""
        return self.sigma <= SURE_SIGMA and self.tables >= SURE_TABLES

    @property
    def rating(self) -> int:
        return round(self.mu)

    @property
    def margin(self) -> int:
        """The rating lies within so many points nine times in ten."""
        return round(NINE_IN_TEN * self.sigma)


class Seated(NamedTuple):
    """One seat of a contest as the formula sees it. A bot has a `fixed` rating, a person a skill that changes."""

    rank: int
    advantage: float
    skill: Skill
    fixed: float | None = None


@cache
def model(seats: int) -> Any:
    """The spread of one game's luck is shared by the seats, so that a difference means the same at every table.

    OpenSkill also adds up the doubt about all seats, and the more there are the less it lets a difference tell: then
    ratings at large tables would be put half as far apart again as they are. So it is shown doubts that add up to those
    of two seats, and its steps are measured by the whole ones: see `_doubt`. At tables of two it is OpenSkill's own.
    """
    part = _doubt(seats)
    return PlackettLuce(
        mu=float(MIDDLE),
        sigma=START_SIGMA * part,
        beta=LOGIT / sqrt(seats),
        tau=DRIFT * part,
        gamma=lambda *_, **__: part**-2,  # undamped: its own damping keeps doubt that simulated seasons do not bear out
        kappa=0.0001,
    )


def _doubt(seats: int) -> float:
    """The part of everybody's doubt that the model is shown."""
    return sqrt(2 / seats)


def rated(seats: Sequence[Seated]) -> list[Skill | None]:
    """The skills after the contest, by seat; None for bots, which never move."""
    table, part = model(len(seats)), _doubt(len(seats))
    teams = [
        [table.rating(_shown(seat) + seat.advantage, part * (seat.skill.sigma if seat.fixed is None else FIXED_SIGMA))]
        for seat in seats
    ]
    after = table.rate(teams, ranks=[float(seat.rank) for seat in seats])
    return [
        None
        if seat.fixed is not None
        else _moved(seat, (team[0].mu - before[0].mu) / part**2, team[0].sigma / part, _weight(seats, seat))
        for seat, before, team in zip(seats, teams, after, strict=True)
    ]


def _shown(seat: Seated) -> float:
    return seat.skill.mu if seat.fixed is None else seat.fixed


def _weight(seats: Sequence[Seated], own: Seated) -> float:
    rivals = len(seats) - 1
    bots = sum([seat.fixed is not None for seat in seats if seat is not own])
    return 1 - (1 - AGAINST_BOTS) * bots / rivals


def _moved(seat: Seated, step: float, sigma: float, weight: float) -> Skill:
    before = seat.skill
    return Skill(
        round(before.mu + weight * step, DIGITS),
        round(before.sigma + weight * (sigma - before.sigma), DIGITS),
        before.tables + 1,
    )
