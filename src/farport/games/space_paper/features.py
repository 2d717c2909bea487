"""What a seat knows as numbers: features for learning, and an evaluation in points.

The features are one block for each of six seats, the asking seat first and then clockwise (zeros where nobody sits),
then what concerns the whole table. All of it is public; scales bring the numbers near to one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.space_paper.mechanics.civilisation import armament, defence, invasion, range_of
from farport.games.space_paper.mechanics.galaxy import FAR
from farport.games.space_paper.mechanics.planets import energy
from farport.games.space_paper.mechanics.resources import income_of
from farport.games.space_paper.mechanics.upkeep import bill_of, favoured_gold
from farport.games.space_paper.scoring import living_held, types_held
from farport.games.space_paper.vocabulary import (
    ADAPTING,
    COLONY,
    CRUISER,
    FINISHED,
    M_TURN,
    MINERAL_KINDS,
    OUTPOST,
    PHASES,
    R_ORDERS,
    SHIP_KINDS,
    TECHS,
    TOTAL,
    UNREVEALED,
)

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position

SEATS: Final = 6
FEW: Final = 5.0
MANY: Final = 10.0
GOLD: Final = 100.0
ROUNDS: Final = 100.0
STANDING: Final = 1 + 19 + MINERAL_KINDS + TECHS + SHIP_KINDS  # of a seat, beside its race, leader and politics


def features(position: Position, seat: int) -> list[float]:
    numbers: list[float] = []
    tables = position.tables
    length = STANDING + len(tables.races) + len(tables.leaders) + len(tables.regimes)
    for step in range(SEATS):
        if step < position.seats:
            numbers.extend(_block(position, (seat + step) % position.seats, seat, length))
        else:
            numbers.extend([0.0] * length)
    numbers.extend(_one_of(position.phase, len(PHASES)))
    unknown = position.known.count(UNREVEALED) / position.galaxy.systems
    total = position.known.count(TOTAL) / position.galaxy.systems
    numbers.extend([position.round / ROUNDS, unknown, total, (position.first - seat) % position.seats / FEW])
    return numbers


def _block(position: Position, seat: int, viewer: int, length: int) -> list[float]:
    tables = position.tables
    playing = position.phase >= R_ORDERS and position.eliminated[seat] == 0
    shown = position.phase >= R_ORDERS or seat == viewer or not position.simultaneous
    block = [1.0 if position.eliminated[seat] == 0 else 0.0]
    block.extend(_one_of(position.race[seat], len(tables.races)))
    block.extend(_one_of(position.leader[seat], len(tables.leaders)))
    block.extend(_one_of(position.politics[seat] if shown else -1, len(tables.regimes)))
    if not playing:
        block.extend([0.0] * (length - len(block)))
        return block
    income = income_of(position, seat)
    bill = bill_of(position, seat, [])
    planets = position.holdings[seat]
    reach = range_of(position, seat)
    block.extend(
        [
            position.gold[seat] / GOLD,
            position.science[seat] / GOLD,
            income.gold / MANY,
            income.science / MANY,
            (bill.total() - bill.income) / MANY,
            sum([energy(position, planet) for planet in planets]) / MANY,
            position.global_discontent[seat] / FEW,
            sum([1 for planet in planets if position.discontent[planet] > 0]) / FEW,
            sum([1 for planet in planets if position.resistance[planet] > 0]) / FEW,
            position.count(seat, COLONY) / MANY,
            position.count(seat, OUTPOST) / FEW,
            position.count(seat, ADAPTING) / FEW,
            types_held(position, seat).bit_count() / MANY,
            living_held(position, seat) / FEW,
            position.bankrupt_rounds[seat] / FEW,
            0.0 if position.event_used[seat] else 1.0,
            invasion(position, seat) / FEW,
            defence(position, seat) / FEW,
            2.0 if reach >= FAR else reach / MANY / 2,
        ]
    )
    first = seat * MINERAL_KINDS
    block.extend([count / FEW for count in position.minerals[first : first + MINERAL_KINDS]])
    block.extend([level / FEW for level in position.levels[seat * TECHS : (seat + 1) * TECHS]])
    kinds = [0] * SHIP_KINDS
    for ship in position.fleets[seat]:
        kinds[position.kind_of_ship(ship)] += 1
    block.extend([count / FEW for count in kinds])
    return block


def _one_of(number: int, count: int) -> list[float]:
    """A one at the place of that number; NONE has no place."""
    places = [0.0] * count
    if number >= 0:
        places[number] = 1.0
    return places


# ---------------------------------------------------------------------- evaluation

ROUND_OF_GOLD: Final = 8.0  # rounds for which income counts
SCIENCE_WORTH: Final = 0.8
LEVEL_WORTH: Final = 12.0
COLONY_WORTH: Final = 10.0
TYPE_WORTH: Final = 15.0
LIVING_WORTH: Final = 20.0
ADAPTING_WORTH: Final = 6.0
ENERGY_WORTH: Final = 3.0
SHIP_WORTH: Final = (4.0, 8.0, 10.0)
DISCOVERY_WORTH: Final = 1.0
VICTORY: Final = 100_000.0


def evaluate(position: Position, seat: int) -> float:
    """In points of about one gold: what the seat has, what it earns, and how near its goals are."""
    if position.phase == FINISHED:
        return VICTORY if seat in position.winners else -VICTORY
    if position.phase < R_ORDERS:
        return 0.0
    if position.eliminated[seat] > 0:
        return -VICTORY
    income = income_of(position, seat)
    bill = bill_of(position, seat, [])
    net = income.gold + favoured_gold(position, seat) + bill.income - bill.total()
    value = position.gold[seat] + SCIENCE_WORTH * position.science[seat]
    value += ROUND_OF_GOLD * (net + SCIENCE_WORTH * income.science)
    value += LEVEL_WORTH * sum(position.levels[seat * TECHS : (seat + 1) * TECHS])
    value += COLONY_WORTH * position.count(seat, COLONY) + ADAPTING_WORTH * position.count(seat, ADAPTING)
    value += TYPE_WORTH * types_held(position, seat).bit_count() + LIVING_WORTH * living_held(position, seat)
    value += ENERGY_WORTH * sum([energy(position, planet) for planet in position.holdings[seat]])
    for ship in position.fleets[seat]:
        value += SHIP_WORTH[position.kind_of_ship(ship)]
    value += DISCOVERY_WORTH * position.known.count(TOTAL)
    value += sum(position.minerals[seat * MINERAL_KINDS : (seat + 1) * MINERAL_KINDS])
    if position.phase >= M_TURN:
        value -= _danger(position, seat)
    return value


def _danger(position: Position, seat: int) -> float:
    """Enemy cruisers that could take the capital, by how near they are."""
    galaxy = position.galaxy
    home = galaxy.system_of(position.capital[seat])
    danger = 0.0
    for other in position.living():
        if other == seat or invasion(position, other) <= defence(position, seat):
            continue
        for ship in position.fleets[other]:
            if position.kind_of_ship(ship) == CRUISER and position.place[ship] >= 0:
                distance = galaxy.distance(home, galaxy.space_at(position.place[ship]))
                danger += armament(position, other, CRUISER) * MANY / (1.0 + distance)
    return danger
