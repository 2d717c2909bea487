"""Building sites and what building does (SD-040 to SD-059)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.space_dealer import refusals
from farport.games.space_dealer.course import wake_at_field
from farport.games.space_dealer.mechanics.goods import named
from farport.games.space_dealer.mechanics.hourglasses import gain, give_back, put_aside
from farport.games.space_dealer.mechanics.knowledge import lay_open
from farport.games.space_dealer.vocabulary import (
    BUILT,
    CARDS,
    COLUMNS,
    FIRST_COLUMN,
    FUSION_REACTOR,
    GENERATOR,
    INACTIVE,
    LAST_COLUMN,
    LEFT,
    NEUTRAL_SHIP,
    NOBODY,
    NOTHING_THERE,
    ORBITAL_STATION,
    PLANT,
    RESERVE,
    RIGHT,
    ROBOT_FACTORY,
    SHIPS,
    SITE_LEFT,
    SITE_RIGHT,
    SOLAR_SATELLITE,
    TECH_CENTER,
    VERTICAL,
    WIDE_ACTION,
    WIDE_DEMAND,
    site_name,
)
from farport.kernel import Event, Plain, Refusal

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position
    from farport.games.space_dealer.terms import Terms

RANK: Final[dict[int, int]] = {
    GENERATOR: 1,
    SOLAR_SATELLITE: 2,
    FUSION_REACTOR: 3,
}  # a plant lies on the one before it (SD-044)
SITES: Final = (SITE_LEFT, SITE_RIGHT, *range(FIRST_COLUMN, LAST_COLUMN + 1))


def action_columns(terms: Terms, card: int, column: int) -> tuple[int, ...]:
    """The columns of the action row that the card would occupy."""
    layout = terms.layout[card]
    if layout == WIDE_ACTION:
        return (column, column + 1)
    return (column,) if layout == VERTICAL else ()


def demand_columns(terms: Terms, card: int, column: int) -> tuple[int, ...]:
    layout = terms.layout[card]
    if layout == WIDE_DEMAND:
        return (column, column + 1)
    return (column,) if layout == VERTICAL else ()


def sites(position: Position, seat: int, card: int) -> list[int]:
    """Every legal site for a card of the seat's planning area."""
    return [site for site in SITES if site_refusal(position, seat, card, site) is None]


def site_refusal(position: Position, seat: int, card: int, site: int) -> Refusal | None:
    """SD-055: area, grid, power, demand cell, what would be covered, adjacency."""
    layout = position.terms.layout[card]
    plant_site = site in (SITE_LEFT, SITE_RIGHT)
    if (layout == PLANT) != plant_site:
        return refusals.WRONG_AREA
    if plant_site:
        return _plant_refusal(position, seat, card, site)
    if layout == WIDE_ACTION:
        return _two_refusal(position, seat, card, site)
    if position.terms.connections[card]:
        return _one_refusal(position, seat, card, site)
    return _city_refusal(position, seat, card, site)


def _plant_refusal(position: Position, seat: int, card: int, site: int) -> Refusal | None:
    """SD-044."""
    there = position.plants[2 * seat + (LEFT if site == SITE_LEFT else RIGHT)]
    rank = RANK[position.terms.type[card]]
    if rank == 1:
        return refusals.PLANT_SLOT if there else None
    return None if there == rank - 1 else refusals.PLANT_ORDER


def _one_refusal(position: Position, seat: int, card: int, column: int) -> Refusal | None:
    """SD-045."""
    if not FIRST_COLUMN <= column <= LAST_COLUMN:
        return refusals.ONE_OUT_OF_GRID
    if not _supplied(position, seat, column):
        return refusals.ONE_NO_POWER.says({"column": column})
    if position.demand_row[seat * COLUMNS + column - FIRST_COLUMN] != NOTHING_THERE:  # SD-050
        return refusals.ONE_DEMAND_OCCUPIED
    return _cover_refusal(position, seat, column)


def _two_refusal(position: Position, seat: int, card: int, column: int) -> Refusal | None:
    """SD-046: both connections supplied, by one plant or by two."""
    if not FIRST_COLUMN <= column < LAST_COLUMN:
        return refusals.TWO_OUT_OF_GRID
    if not (_supplied(position, seat, column) and _supplied(position, seat, column + 1)):
        lacking = column + 1 if _supplied(position, seat, column) else column
        return refusals.TWO_NO_POWER.says({"column": lacking})
    refused = _cover_refusal(position, seat, column)
    return _cover_refusal(position, seat, column + 1) if refused is None else refused


def _city_refusal(position: Position, seat: int, card: int, column: int) -> Refusal | None:
    """SD-047, SD-048: cities need no energy, but neighbours."""
    wide = position.terms.layout[card] == WIDE_DEMAND
    last = column + 1 if wide else column
    if not FIRST_COLUMN <= column <= last <= LAST_COLUMN:
        return refusals.MEGACITY_OUT_OF_GRID if wide else refusals.METROPOLIS_OUT_OF_GRID
    first_cell = seat * COLUMNS - FIRST_COLUMN
    for place in range(column, last + 1):
        if position.demand_row[first_cell + place] != NOTHING_THERE:  # SD-050
            return refusals.MEGACITY_DEMAND_OCCUPIED if wide else refusals.METROPOLIS_DEMAND_OCCUPIED
    if not wide:
        refused = _cover_refusal(position, seat, column)
        if refused is not None:
            return refused
    return None if _touches(position, seat, column, last, wide) else refusals.NOT_ADJACENT_CARD


def _supplied(position: Position, seat: int, column: int) -> bool:
    """SD-041. Columns without a connection are never supplied."""
    return column >= 0 and position.powered[seat] >> column & 1 == 1


def _cover_refusal(position: Position, seat: int, column: int) -> Refusal | None:
    """SD-053."""
    under = position.action_row[seat * COLUMNS + column - FIRST_COLUMN]
    if under == NOTHING_THERE:
        return None
    if position.card_hourglass[under] != NOTHING_THERE:
        return refusals.FIELD_IN_USE
    return refusals.BLOCKED if position.blocked[under] else None


def _touches(position: Position, seat: int, column: int, last: int, wide: bool) -> bool:
    """SD-049: a cell of another card is orthogonally next to one of the city's cells."""
    first_cell = seat * COLUMNS - FIRST_COLUMN
    for beside in (column - 1, last + 1):
        if FIRST_COLUMN <= beside <= LAST_COLUMN:
            if position.demand_row[first_cell + beside] != NOTHING_THERE:
                return True
            if not wide and position.action_row[first_cell + beside] != NOTHING_THERE:
                return True
    if not wide:
        return False
    above = position.action_row[first_cell + column : first_cell + last + 1]
    return any([card != NOTHING_THERE for card in above])


# ---------------------------------------------------------------------- building


def build(position: Position, seat: int, card: int, site: int) -> None:
    """The card comes to lie on its site; then SD-058: covered cards lose their effects, the new one's begins.

    SD-057, SD-107: there is no way back from here: nothing moves or removes a built card.
    """
    terms = position.terms
    position.place[card] = BUILT
    position.owner[card] = seat
    lay_open(position, card)
    position.own_built()[seat].append(card)
    over: list[int] = []
    if terms.layout[card] == PLANT:
        _add_plant(position, seat, card, LEFT if site == SITE_LEFT else RIGHT)
    else:
        position.own_column()[card] = site
        first_cell = seat * COLUMNS - FIRST_COLUMN
        for column in action_columns(terms, card, site):
            under = position.action_row[first_cell + column]
            if under != NOTHING_THERE and not position.covered[under]:
                position.own_covered()[under] = True  # SD-051; its demand half stays (SD-052)
                over.append(under)
            position.own_action_row()[first_cell + column] = card
        for column in demand_columns(terms, card, site):
            position.own_demand_row()[first_cell + column] = card
    covered: list[object] = [CARDS[under] for under in over]
    told: Plain = {"card": CARDS[card], "site": site_name(site), "covers": covered}
    position.tell(Event("built", seat, told, reveals=not terms.planning_visible))
    for under in over:
        _lose_effect(position, seat, under)
    _begin_effect(position, seat, card)
    wake_at_field(position, position.home[seat])


def _add_plant(position: Position, seat: int, card: int, side: int) -> None:
    """SD-041: a plant supplies its arm, the nearest columns first; SD-056: what is supplied stays supplied."""
    terms = position.terms
    rank = RANK[terms.type[card]]
    position.own_column()[card] = side
    position.plants[2 * seat + side] = rank
    for column in terms.tables.arms[side][: terms.strengths[rank]]:
        position.powered[seat] |= 1 << column


def _lose_effect(position: Position, seat: int, card: int) -> None:
    """What covering a card costs (SD-054, SD-109)."""
    type_ = position.terms.type[card]
    goods = position.stored[card]
    if goods:
        position.to_supply(goods)
        position.stored[card] = 0
        position.say("goods_lost", seat, {"card": CARDS[card], "goods": named(goods)})
    position.spare_markers += position.attack_markers[card]
    position.own_attack_markers()[card] = 0
    if type_ == TECH_CENTER:  # SD-121
        position.centers[seat] -= 1
    elif type_ == ROBOT_FACTORY:
        _lose_hourglass(position, seat)
    elif type_ == ORBITAL_STATION:
        _lose_ship(position, seat, card)


def _begin_effect(position: Position, seat: int, card: int) -> None:
    """Permanent effects (SD-109)."""
    type_ = position.terms.type[card]
    if type_ == TECH_CENTER:  # SD-121
        position.centers[seat] += 1
    elif type_ == ROBOT_FACTORY:  # SD-122: the next free number; there is one for every factory of the table
        gain(position, position.hourglass.index(RESERVE, seat * position.terms.slots))
    elif type_ == ORBITAL_STATION:  # SD-124; there is a ship for every station
        ship = position.ship_owner.index(NOBODY, NEUTRAL_SHIP)
        position.ship_owner[ship] = seat
        position.ship_at[ship] = position.home[seat]
        position.ship_station[ship] = card
        position.say("ship_gained", seat, {"ship": SHIPS[ship], "field": position.home[seat]})


def _lose_hourglass(position: Position, seat: int) -> None:
    """SD-122: an inactive one at once, the highest number first; otherwise the next that becomes inactive."""
    first = seat * position.terms.slots
    own = range(first, first + position.terms.slots)
    idle = [hourglass for hourglass in own if position.hourglass[hourglass] == INACTIVE]
    if idle:
        give_back(position, idle[-1])
    else:
        position.debts[seat] += 1


def _lose_ship(position: Position, seat: int, station: int) -> None:
    """SD-124: the station's ship is removed, wherever it is."""
    ship = position.ship_station.index(station)
    if position.ship_hourglass[ship] != NOTHING_THERE:
        put_aside(position, position.ship_hourglass[ship], returns=False)
    position.to_supply(position.cargo[ship])
    position.say("ship_lost", seat, {"ship": SHIPS[ship], "goods": named(position.cargo[ship])})
    position.cargo[ship] = 0
    position.ship_owner[ship] = NOBODY
    position.ship_station[ship] = NOTHING_THERE
    position.ship_at[ship] = NOTHING_THERE
    position.ship_to[ship] = NOTHING_THERE
    position.late_landing[ship] = False
