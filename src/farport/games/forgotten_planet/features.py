"""A position as numbers: the features for learning, and the evaluation that the simple bots use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from farport.games.forgotten_planet.mechanics.control import foreseen_holders
from farport.games.forgotten_planet.mechanics.grid import STEP
from farport.games.forgotten_planet.scoring import bonus, breakdown, counts, debt
from farport.games.forgotten_planet.vocabulary import BLUE, BROWN, EMPTY, HIDE, OVER, PHASES, SPECIAL
from farport.kernel import rank

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position

MOST_SEATS: Final = 4

# Weights of the evaluation, in victory points; `fades` means: worth less the fewer land tiles are left.
ENERGY_STEP: Final = 1.1  # each further seven tiles; fades
MINE: Final = 0.3  # fades
EXTRA_BASE: Final = 4.0  # fades
ROBOT: Final = 0.5  # fades
ROBOT_ON_MINE: Final = 0.8  # fades
ROBOT_ON_SPECIAL: Final = 1.0  # fades
ROBOT_OUTSIDE: Final = -0.8  # fades
CUBE_SET: Final = 2.1
CUBE: Final = 0.3
STORED: Final = 0.45
UNSPENT: Final = 0.2  # energy still to be used in this turn
BONUS_SHARE: Final = 0.5
RIVAL: Final = 0.7
WIN: Final = 1000.0


def prospect(position: Position) -> list[int]:
    """Who would hold what if phase 3 came now: as it is, unless something was built or a tile waits to be given."""
    return foreseen_holders(position) if position.changed or position.asked else position.holder


def evaluate(position: Position, seat: int) -> float:
    """Points now, what brings points later, less most of the best rival's."""
    if position.phase == OVER:
        return _final(position, seat)
    if not position.cubes:  # before the bases are dealt there is only the auction debt to weigh
        return float(-debt(position, seat))
    holder = prospect(position)
    worth = _worths(position, holder)
    if position.terms.alliances:
        partner = position.partner[seat]
        rivals = [worth[other] for other in range(position.seats) if other not in (seat, partner)]
        return worth[seat] + worth[partner] - RIVAL * sum(rivals)
    best = worth[1 if seat == 0 else 0]
    for other in range(position.seats):
        if other != seat and worth[other] > best:
            best = worth[other]
    return worth[seat] - RIVAL * best


def _final(position: Position, seat: int) -> float:
    scores = [float(sum(part.values())) for part in breakdown(position, position.holder)]
    cubes = [sum(position.cubes[3 * purse : 3 * purse + 3]) for purse in position.purse]
    place = rank([(int(scores[other]), cubes[other]) for other in range(position.seats)])[seat]
    best = max(
        [scores[other] for other in range(position.seats) if position.alliance[other] != position.alliance[seat]]
    )
    return (WIN if place == 1 else -WIN) + scores[seat] - best


@final
class Ground:
    """What tiles and bases are worth to every seat: now, as its share of the bonuses, and later."""

    __slots__ = ("bonus", "later", "sure")

    def __init__(self, sure: list[int], bonus: list[int], later: list[float]) -> None:
        self.sure = sure
        self.bonus = bonus
        self.later = later


def _ground(position: Position, holder: list[int]) -> Ground:
    """Weighed once for all positions with the same tiles and walls: most that a bot judges differ by a robot's step."""
    known = position.known_near
    if known is None or known.holder is not holder or known.tile is not position.tile:
        return _weighed(position, holder)
    ground = known.ground
    if ground is None:
        ground = known.ground = _weighed(position, holder)
    return ground


def _weighed(position: Position, holder: list[int]) -> Ground:
    tables = position.tables
    land, mines, special, zone, bases = counts(position, holder)
    most_mines = bonus(position, mines, tables.mines_bonus)
    most_bases = bonus(position, bases, tables.bases_bonus)
    sure: list[int] = []
    shares: list[int] = []
    later: list[float] = []
    for seat in range(position.seats):
        tiles = tables.land_vp * land[seat] + tables.special_vp * special[seat]
        sure.append(tiles + tables.mine_vp * mines[seat] + tables.base_vp * bases[seat])
        shares.append(most_mines[seat] + most_bases[seat])
        brings = EXTRA_BASE * (bases[seat] - 1) + MINE * most_mines[seat] / max(1, tables.mines_bonus)
        later.append(brings + ENERGY_STEP * zone[seat] / tables.tiles_per_extra)
    return Ground(sure, shares, later)


def _worths(position: Position, holder: list[int]) -> list[float]:
    """What every seat has and may expect."""
    ground = _ground(position, holder)
    robots: list[int] = []
    works: list[float] = []
    for seat in range(position.seats):
        robots.append(_robots(position, seat, holder, works))
    most_robots = bonus(position, robots, position.tables.robots_bonus)
    fade = position.bank_land / max(1, position.land_total)
    worths: list[float] = []
    for seat in range(position.seats):
        sure = ground.sure[seat] + position.sold[seat] - debt(position, seat)
        likely = BONUS_SHARE * (ground.bonus[seat] + most_robots[seat])
        worths.append(sure + likely + fade * (ground.later[seat] + works[seat]) + _kept(position, seat))
    return worths


def _robots(position: Position, seat: int, holder: list[int], works: list[float]) -> int:
    """How many robots the seat has in play; what they will bring is added to `works`."""
    each = position.tables.robots_each
    robot_at = position.robot_at
    partner = position.partner[seat]
    robots = 0
    later = 0.0
    for place in range(seat * each, (seat + 1) * each):
        cell = robot_at[place]
        if cell == 0:
            continue
        robots += 1
        later += ROBOT
        held = holder[cell]
        tile = position.tile[cell]
        if held < 0 or (held != seat and held != partner):
            later += ROBOT_OUTSIDE
        elif BROWN <= tile <= BLUE:
            later += ROBOT_ON_MINE
        elif tile == SPECIAL:
            later += ROBOT_ON_SPECIAL
        else:
            later += _step_to_work(position, cell)
    works.append(later)
    return robots


def _kept(position: Position, seat: int) -> float:
    """Cubes and energy that are in hand."""
    first = 3 * position.purse[seat]
    brown = position.cubes[first]
    white = position.cubes[first + 1]
    blue = position.cubes[first + 2]
    sets = min(brown, white)
    sets = min(sets, blue)  # two at a time: compiled, that is a comparison and no call
    kept = CUBE_SET * sets + CUBE * (brown + white + blue - 3 * sets) + STORED * position.stored[seat]
    if seat == position.active:
        kept += UNSPENT * position.fresh
    return kept


def _step_to_work(position: Position, cell: int) -> float:
    """A little for a robot beside open ground or a mine: the greedy player walks towards work."""
    tiles = position.tile
    best = 0.0
    for step in STEP:
        tile = tiles[cell + step]
        if BROWN <= tile <= SPECIAL:
            return 0.3
        if tile == EMPTY:
            best = 0.2
    return best


# ---------------------------------------------------------------------- features

SEAT_FEATURES: Final = 20
COMMON_FEATURES: Final = 12
LENGTH: Final = COMMON_FEATURES + len(PHASES) + MOST_SEATS * SEAT_FEATURES


def features(position: Position, seat: int) -> list[float]:
    """LENGTH numbers, most of them between 0 and 1: the table, the phase, then a block a seat, the own one first."""
    tables = position.tables
    cells = max(1, len(position.catalogue.cells))
    holder = prospect(position) if position.cubes else position.holder
    held = counts(position, holder)
    numbers: list[float] = [
        position.bank_land / max(1, position.land_total),
        position.open_cells / cells,
        position.bank_bases / tables.bases[position.seats],
        position.bank_walls / max(1, tables.walls),
        sum(position.bank_mines) / max(1, sum(tables.mines)),
        (position.terms.vp_bank - sum(position.sold)) / position.terms.vp_bank if position.terms.vp_bank else 1.0,
        position.fresh / 10,
        position.open_steps / tables.move_steps,
        position.quiet / (position.seats * max(1, position.terms.stall_rounds)),
        min(1.0, position.rounds / 50),
        position.seats / MOST_SEATS,
        1.0 if seat == position.mover else 0.0,
    ]
    for phase in range(len(PHASES)):
        numbers.append(1.0 if position.phase == phase else 0.0)
    start = position.order.index(seat)
    for ahead in range(MOST_SEATS):
        if ahead < position.seats and position.phase != HIDE:
            other = position.order[(start + ahead) % position.seats]
            numbers += _seat_features(position, other, seat, holder, held, cells)
        else:
            numbers += [0.0] * SEAT_FEATURES
    return numbers


def _seat_features(
    position: Position, seat: int, viewer: int, holder: list[int], held: list[list[int]], cells: int
) -> list[float]:
    tables = position.tables
    zone = held[3][seat]
    first = 3 * position.purse[seat]
    cubes = position.cubes[first : first + 3] if position.cubes else [0, 0, 0]
    on_mines = 0
    on_special = 0
    outside = 0
    for place in range(seat * tables.robots_each, (seat + 1) * tables.robots_each):
        cell = position.robot_at[place]
        if cell == 0:
            continue
        tile = position.tile[cell]
        if holder[cell] < 0 or (holder[cell] != seat and holder[cell] != position.partner[seat]):
            outside += 1
        elif BROWN <= tile <= BLUE:
            on_mines += 1
        elif tile == SPECIAL:
            on_special += 1
    each = float(tables.robots_each)
    return [
        1.0 if seat == position.active else 0.0,
        1.0 if seat == position.partner[viewer] else 0.0,
        held[0][seat] / cells,
        held[1][seat] / 8,
        held[2][seat] / 4,
        zone / cells,
        (zone % tables.tiles_per_extra) / tables.tiles_per_extra,
        zone // tables.tiles_per_extra / 10,
        position.robots_in_play(seat) / each,
        position.on[seat].bit_count() / each,
        on_mines / each,
        on_special / each,
        outside / each,
        cubes[0] / 10,
        cubes[1] / 10,
        cubes[2] / 10,
        min(cubes) / 5,
        position.stored[seat] / max(1, tables.store_cap),
        held[4][seat] / 8,
        (position.sold[seat] - debt(position, seat)) / 20,
    ]
