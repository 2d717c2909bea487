"""What a civilisation can do: technology with minerals, then the leader's bonus on top (SP-057, SP-061)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_paper.mechanics.galaxy import FAR
from farport.games.space_paper.mechanics.rosette import mix
from farport.games.space_paper.vocabulary import (
    ADAPTABILITY,
    ARMAMENT,
    CRUISER,
    DEFENCE,
    HASTENED,
    HEURISTICS,
    INVASION,
    MINERAL_KINDS,
    NEUTRON_STAR,
    PRODUCTIVITY,
    RANGE,
    REVENUE,
    SHIP_KINDS,
    SPEED,
    STABILITY,
    SUBLUMINAL,
    TECHS,
)

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def value(position: Position, seat: int, technology: int) -> int:
    """The technology's value with the minerals of the last income (SP-057)."""
    return position.rosette.value(technology, position.levels[seat * TECHS + technology], position.mixes[seat])


def count_minerals(position: Position, seat: int) -> None:
    """Keep the lookup number in step with the mineral markers (SP-037, SP-223)."""
    first = seat * MINERAL_KINDS
    corundum, antimatter, oganesson = position.minerals[first : first + MINERAL_KINDS]
    position.mixes[seat] = mix(corundum, antimatter, oganesson)


def speed(position: Position, ship: int) -> int:
    """SP-091: movement points of one activation; SP-105, SP-192: the neutron star's."""
    tables = position.tables
    kind = position.kind_of_ship(ship)
    points = value(position, position.owner_of_ship(ship), SPEED) + tables.ship_speed[kind]
    points = max(points, tables.ship_speed_least[kind])
    return points + tables.event_number[NEUTRON_STAR] if position.flags[ship] & HASTENED else points


def range_of(position: Position, seat: int) -> int:
    """SP-058, SP-059, SP-061."""
    if position.rosette.unlimited_range(position.level(seat, SPEED), position.mixes[seat]):
        return FAR
    return value(position, seat, RANGE) + position.tables.leader_range[position.leader[seat]]


def heuristics(position: Position, seat: int) -> int:
    """SP-056, SP-061."""
    return value(position, seat, HEURISTICS) + position.tables.leader_heuristics[position.leader[seat]]


def subluminal(position: Position, seat: int) -> int:
    """SP-103: what the drive can do, each level including the ones below."""
    return value(position, seat, SUBLUMINAL)


def armament(position: Position, seat: int, kind: int) -> int:
    """SP-060, SP-061."""
    printed = position.rosette.armament(kind, position.levels[seat * TECHS + ARMAMENT], position.mixes[seat])
    return printed + position.tables.leader_armament[position.leader[seat] * SHIP_KINDS + kind]


def invasion(position: Position, seat: int) -> int:
    """SP-054."""
    return value(position, seat, INVASION)


def defence(position: Position, seat: int) -> int:
    """SP-058, SP-061."""
    return value(position, seat, DEFENCE) + position.tables.leader_defence[position.leader[seat]]


def revenue(position: Position, seat: int) -> int:
    return value(position, seat, REVENUE)


def productivity(position: Position, seat: int) -> int:
    return value(position, seat, PRODUCTIVITY)


def adaptability(position: Position, seat: int) -> int:
    """SP-055, SP-061."""
    return value(position, seat, ADAPTABILITY) + position.tables.leader_adaptability[position.leader[seat]]


def stability(position: Position, seat: int) -> int:
    """SP-231: what every new discontent is reduced by."""
    return value(position, seat, STABILITY) + position.tables.leader_discontent[position.leader[seat]]


def ship_cost(position: Position, seat: int, kind: int) -> int:
    """SP-201, SP-260: energy for a ship; the Fighter builds cruisers for less."""
    special = position.tables.leader_cruiser_energy[position.leader[seat]]
    return special if kind == CRUISER and special > 0 else position.tables.ship_energy[kind]


def level_cost(position: Position, level: int) -> int:
    """SP-051: science for reaching the level after `level`."""
    return position.tables.level_costs(position.terms)[level - 1]
