"""Aims: what a civilisation plays for, by its leader, and what that is worth to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from farport.games.space_paper.vocabulary import (
    ADAPTABILITY,
    ARMAMENT,
    DEFENCE,
    HEURISTICS,
    INFRASTRUCTURE,
    INVASION,
    LEADERS,
    PRODUCTIVITY,
    RANGE,
    REVENUE,
    SHIP_KINDS,
    SPEED,
    STABILITY,
    SUBLUMINAL,
)

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position
    from farport.games.space_paper.tables import Tables


@final
class Aim:
    """What gold, science and energy per round are worth, what to research in which order, and how many ships to keep.

    `ladder` is a list of (technology, level); what is not on it is researched afterwards, cheapest first.
    """

    __slots__ = ("collects", "cruisers", "energy", "gold", "ladder", "science", "scouts", "transports", "wars")

    def __init__(
        self,
        gold: float,
        science: float,
        energy: float,
        ladder: tuple[tuple[int, int], ...],
        scouts: int,
        cruisers: int,
        transports: int,
        wars: bool = False,
        collects: bool = False,
    ) -> None:
        self.gold = gold
        self.science = science
        self.energy = energy
        self.ladder = ladder
        self.scouts = scouts
        self.cruisers = cruisers
        self.transports = transports
        self.wars = wars  # against every capital
        self.collects = collects  # every type of planet, and living ones


GROWTH: Final = ((INFRASTRUCTURE, 3), (REVENUE, 2), (INFRASTRUCTURE, 4))

MONEY: Final = Aim(
    1.0,
    0.6,
    0.2,
    (*GROWTH, (REVENUE, 3), (PRODUCTIVITY, 2), (REVENUE, 5), (PRODUCTIVITY, 3), (DEFENCE, 4), (ADAPTABILITY, 3)),
    1,
    1,
    1,
)
SCIENCE: Final = Aim(
    0.3,
    1.5,
    0.3,
    (*GROWTH, (PRODUCTIVITY, 3), (REVENUE, 4), (DEFENCE, 3), (ADAPTABILITY, 3), (STABILITY, 3), (REVENUE, 5)),
    1,
    1,
    1,
)
WAR: Final = Aim(
    0.7,
    0.9,
    0.9,
    (
        (INFRASTRUCTURE, 3),
        (PRODUCTIVITY, 2),
        (REVENUE, 2),
        (INVASION, 3),
        (ARMAMENT, 3),
        (RANGE, 2),
        (SPEED, 2),
        (PRODUCTIVITY, 3),
        (RANGE, 3),
        (SPEED, 3),
        (INVASION, 4),
        (ARMAMENT, 4),
        (INFRASTRUCTURE, 4),
        (REVENUE, 3),
        (INVASION, 5),
        (RANGE, 4),
        (ARMAMENT, 5),
    ),
    1,
    6,
    1,
    wars=True,
)
WORLDS: Final = Aim(
    0.9,
    0.9,
    0.6,
    (
        (INFRASTRUCTURE, 2),
        (ADAPTABILITY, 2),
        (INFRASTRUCTURE, 3),
        (PRODUCTIVITY, 2),
        (ADAPTABILITY, 3),
        (REVENUE, 3),
        (RANGE, 2),
        (SPEED, 3),
        (PRODUCTIVITY, 4),
        (ADAPTABILITY, 5),
        (RANGE, 3),
        (INFRASTRUCTURE, 4),
        (HEURISTICS, 3),
        (SPEED, 4),
        (DEFENCE, 4),
        (SUBLUMINAL, 2),
        (REVENUE, 5),
    ),
    2,
    1,
    4,
    collects=True,
)

BY_LEADER: Final[dict[str, Aim]] = {
    "scientist": SCIENCE,
    "opportunist": MONEY,
    "biologist": WORLDS,
    "financier": MONEY,
    "industrialist": WAR,
    "fighter": WAR,
    "explorer": WORLDS,
    "geologist": SCIENCE,
    "guardian": MONEY,
    "diplomat": WORLDS,
}
AIMS: Final = tuple([BY_LEADER[leader] for leader in LEADERS])


def aim_for(tables: Tables, leader: int) -> Aim:
    """A leader that a variant adds plays for what is the most of its gifts."""
    if leader < len(AIMS):
        return AIMS[leader]
    war = tables.leader_cruiser_energy[leader] + sum(tables.leader_armament[leader * SHIP_KINDS :][:SHIP_KINDS])
    gifts: list[tuple[int, Aim]] = [
        (tables.leader_gold[leader] + tables.leader_chooses[leader] + tables.leader_defence[leader], MONEY),
        (tables.leader_science[leader] + tables.leader_mineral[leader], SCIENCE),
        (war + tables.leader_energy[leader], WAR),
        (
            tables.leader_adaptability[leader]
            + tables.leader_range[leader]
            + tables.leader_heuristics[leader]
            + tables.leader_discontent[leader],
            WORLDS,
        ),
    ]
    most = max([gift for gift, _ in gifts])
    return next(aim for gift, aim in gifts if gift == most)


def aim_of(position: Position, seat: int) -> Aim:
    return aim_for(position.tables, position.leader[seat])
