"""Everything before the first turn: order, hidden tiles, auction, dealing the bases, the first markers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.forgotten_planet.course import begin_turn
from farport.games.forgotten_planet.mechanics.control import renew_markers, settle_setup_ties
from farport.games.forgotten_planet.mechanics.grid import STRIDE, cell_xy
from farport.games.forgotten_planet.vocabulary import BASE, BID, HIDDEN_KINDS, HIDE, LAND, SPECIAL
from farport.kernel import Event

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position

HIDDEN_BASE: Final = 0
HIDDEN_LAND: Final = 1


def set_up(position: Position) -> None:
    """Setup steps 1 to 7, up to the first decision."""
    terms = position.terms
    draw_order(position)
    if terms.random_placement:
        most = position.tables.limits.placement_land(terms.scenario, position.seats)
        position.bank_land = min(position.bank_land, most)  # FP-89
        position.land_total = position.bank_land
        position.phase = HIDE
        position.mover = position.order[0]
        return
    for cell in terms.scenario.specials:
        position.lay(cell, SPECIAL)
    for cell in terms.scenario.laid:
        position.lay(cell, LAND)
        position.land_total += 1
    position.base_sites = [terms.scenario.bases[number] for number in sorted(terms.scenario.bases)]
    assign_bases(position)


def draw_order(position: Position) -> None:
    """Step 6, and who is allied with whom."""
    order = list(range(position.seats))
    fixed = position.terms.base_assignment == "fixed"
    if position.terms.alliances and fixed:
        start = position.rng.below(position.seats)
        order = order[start:] + order[:start]
    else:
        position.rng.shuffle(order)
    position.order = order
    if position.terms.alliances:  # first and third against second and fourth; fixed: by seat, which is the same pairs
        places = [order.index(seat) for seat in range(position.seats)]
        position.alliance = [(seat if fixed else place) % 2 for seat, place in enumerate(places)]
        position.purse = position.alliance
        position.partner = [order[place ^ 2] for place in places]


# ---------------------------------------------------------------------- random placement (FP-85 to FP-89)


def kinds_left(position: Position, seat: int) -> list[int]:
    """The hidden tiles that a seat still has. Tiles are laid in turn order, so the place tells whose each is."""
    place = position.order.index(seat)
    laid = position.hidden_kind[place :: position.seats]
    return [kind for kind in range(len(HIDDEN_KINDS)) if kind not in laid]


def empty_between(first: int, second: int) -> int:
    """FP-86: empty cells between two tiles, counted orthogonally."""
    return abs(first % STRIDE - second % STRIDE) + abs(first // STRIDE - second // STRIDE) - 1


def hidden_sites(position: Position) -> tuple[list[int], int, int]:
    """The cells where the next hidden tile may lie, and the least and the most empty cells that were asked for.

    If no cell fits, the upper limit is waived; if that does not help, the lower one is 1 (FP-88).
    """
    tables = position.tables
    everywhere = len(position.tile)
    for nearest, farthest in ((tables.nearest, tables.farthest), (tables.nearest, everywhere), (1, everywhere)):
        cells = [cell for cell in position.catalogue.cells if _fits(position, cell, nearest, farthest)]
        if cells:
            return cells, nearest, farthest
    raise AssertionError("FP-88: on an area of this size a cell is always found")


def _fits(position: Position, cell: int, nearest: int, farthest: int) -> bool:
    if not position.hidden_at:
        return True  # FP-86: the first tile is free
    gaps = [empty_between(cell, laid) for laid in position.hidden_at]
    return min(gaps) >= nearest and min(gaps) <= farthest


def next_hidden(position: Position) -> None:
    laid = len(position.hidden_at)
    if laid < len(HIDDEN_KINDS) * position.seats:
        position.mover = position.order[laid % position.seats]
        return
    turn_up(position)


def turn_up(position: Position) -> None:
    """FP-87: all hidden tiles are turned up; land comes on top of the scenario's number (FP-88)."""
    shown: list[object] = []
    sites: list[int] = []
    for cell, kind in sorted(zip(position.hidden_at, position.hidden_kind, strict=True)):
        shown.append([cell_xy(cell), HIDDEN_KINDS[kind]])
        if kind == HIDDEN_BASE:
            sites.append(cell)  # numbered in reading order
        elif kind == HIDDEN_LAND:
            position.lay(cell, LAND)
            position.land_total += 1
        else:
            position.lay(cell, SPECIAL)
    position.hidden_at = []
    position.hidden_kind = []
    position.base_sites = sites
    position.tell(Event("tiles_turned_up", None, {"tiles": shown}, reveals=True))
    assign_bases(position)


# ---------------------------------------------------------------------- who gets which base


def assign_bases(position: Position) -> None:
    """Setup step 4: by chance, by auction or by seat."""
    how = position.terms.base_assignment
    seats = position.seats
    if how == "auction":
        position.stacks = [[] for _ in range(seats)]
        position.first_bidder = position.rng.below(seats)  # FP-80: a place in the turn order
        position.phase = BID
        next_round(position)
        return
    if how == "fixed":
        deal(position, list(range(seats)))
    elif position.terms.alliances:
        deal(position, _allied_bases(position))
    else:
        numbers = list(range(seats))
        position.rng.shuffle(numbers)
        deal(position, numbers)


def _allied_bases(position: Position) -> list[int]:
    """One alliance gets the bases 1 and 3, the other 2 and 4; all else is chance."""
    pairs = [[1, 3], [0, 2]]
    position.rng.shuffle(pairs)
    for pair in pairs:
        position.rng.shuffle(pair)
    return [pairs[alliance].pop() for alliance in position.alliance]


def next_round(position: Position) -> None:
    """FP-81: the seats without a top marker bid once each, in order from the first bidder."""
    position.auction_round += 1
    holders = [stack[-1] for stack in position.stacks if stack]
    order = [position.order[(position.first_bidder + ahead) % position.seats] for ahead in range(position.seats)]
    position.queue = [seat for seat in order if seat not in holders]
    position.mover = position.queue[0]


def next_bid(position: Position) -> None:
    del position.queue[0]
    if position.queue:
        position.mover = position.queue[0]
        return
    holders = {stack[-1]: number for number, stack in enumerate(position.stacks) if stack}
    if len(holders) < position.seats and position.auction_round < position.tables.auction_rounds:
        next_round(position)
        return
    # FP-82: everybody has a base, or the open ones are dealt at random
    without = [seat for seat in range(position.seats) if seat not in holders]
    open_bases = [number for number in range(position.seats) if number not in holders.values()]
    position.rng.shuffle(open_bases)
    holders.update(zip(without, open_bases, strict=True))
    position.stacks = []
    deal(position, [holders[seat] for seat in range(position.seats)])


def deal(position: Position, numbers: list[int]) -> None:
    """Setup steps 5 to 7: bases, robots, cubes, the first markers, the first turn. `numbers` from 0, by seat."""
    tables = position.tables
    purses = 2 if position.terms.alliances else position.seats
    position.cubes = [0] * (3 * purses)
    for seat, number in enumerate(numbers):
        cell = position.base_sites[number]
        position.lay(cell, BASE + seat)
        position.bank_bases -= 1
        first = seat * tables.robots_each
        for robot in range(tables.start_robots):
            position.robot_at[first + robot] = cell
        position.on[seat] = (1 << tables.start_robots) - 1  # FP-15
        for colour in range(3):
            position.cubes[3 * position.purse[seat] + colour] += tables.start_cubes[colour]
    if position.terms.late_start:  # FP-16
        for place, energy in enumerate(tables.late_start[position.seats]):
            position.stored[position.order[place]] = energy
    bases: list[object] = [cell_xy(position.base_sites[number]) for number in numbers]
    told: dict[str, object] = {
        "how": position.terms.base_assignment,
        "bases": bases,
        "order": list(position.order),
        "energy": list(position.stored),
    }
    position.tell(Event("bases_dealt", None, told, reveals=True))  # FP-09
    renew_markers(position)
    settle_setup_ties(position)
    begin_turn(position)
