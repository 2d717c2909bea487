"""What must hold in every position (the rulebook's section Invariants, by its numbers)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.forgotten_planet.course import end_reason
from farport.games.forgotten_planet.mechanics.control import (
    ABSENT,
    ONLY,
    TIED,
    closed_sides,
    decider,
    nearest,
)
from farport.games.forgotten_planet.mechanics.grid import ALL_SIDES, OPPOSITE, STEP, cell_name
from farport.games.forgotten_planet.setup import hidden_sites
from farport.games.forgotten_planet.vocabulary import (
    ACT,
    ASSIGN,
    BASE,
    BID,
    BROWN,
    CHOOSE_CUBES,
    CHOOSE_TILE,
    EMPTY,
    HIDDEN_KINDS,
    HIDE,
    LAND,
    NOBODY,
    OVER,
    PARTNERS,
    SPECIAL,
)

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position


def violations(position: Position) -> list[str]:
    """Every invariant that does not hold. Later ones trust what earlier ones found in order."""
    for group in (_seating, _pieces, _walls, _places, _phase, _control, _course):
        broken = group(position)
        if broken:
            return broken
    return []


def _seating(position: Position) -> list[str]:
    seats = range(position.seats)
    if sorted(position.order) != list(seats):
        return ["the turn order is not an order of the seats"]
    if not position.terms.alliances:
        if position.partner != [-1] * position.seats or position.alliance != list(seats):
            return ["there are partners without alliances"]
    else:
        for seat in seats:
            partner = position.partner[seat]
            if partner not in seats or partner == seat or position.partner[partner] != seat:
                return ["partners do not belong together"]
            if position.alliance[seat] not in (0, 1) or position.alliance[partner] != position.alliance[seat]:
                return ["an alliance is not of two partners"]
        if position.alliance.count(0) != PARTNERS:
            return ["an alliance is not of two partners"]
    purses = max(position.purse) + 1
    if len(position.cubes) not in ((0,) if position.phase in (HIDE, BID) else (3 * purses,)):
        return ["the purses do not fit the seats"]
    return []


def _pieces(position: Position) -> list[str]:
    """1, 2, 3, 5: nothing appears and nothing vanishes."""
    broken: list[str] = []
    tables = position.tables
    tile = position.tile
    if position.bank_land + tile.count(LAND) + position.consumed != position.land_total:
        broken.append("1: land tiles in the bank, on the grid and consumed are not what they were")
    for colour in range(3):
        if position.bank_mines[colour] + tile.count(BROWN + colour) != tables.mines[colour]:
            broken.append("2: mines of a colour in the bank and on the grid are not what they were")
    terms = position.terms
    if tile.count(SPECIAL) > (position.seats if terms.random_placement else len(terms.scenario.specials)):
        broken.append("2: there are more special mines than were laid in setup")
    bases = sum([position.bases_of(seat) for seat in range(position.seats)])
    if position.bank_bases + bases != tables.bases[position.seats]:
        broken.append("2: bases in the pool and on the grid are not what they were")
    vp = sum(position.sold)
    if terms.vp_bank and vp > terms.vp_bank:
        broken.append("5: sales paid more than the Guild has")
    if any([sold % tables.sell_vp for sold in position.sold]):
        broken.append("5: sales paid an odd sum")
    return broken


def _walls(position: Position) -> list[str]:
    """2: a wall stands on a side of a playable cell (FP-41), and none appears or vanishes."""
    broken: list[str] = []
    standing = 0
    for cell in range(len(position.walls)):
        mask = position.walls[cell]
        for side in range(4):
            if mask & (1 << side):
                standing += 1
                beyond = cell + STEP[side]
                if not 0 <= beyond < len(position.walls) or not position.walls[beyond] & (1 << OPPOSITE[side]):
                    broken.append(f"2: the wall {cell_name(cell)} stands on one side only")
                elif position.tile[cell] < EMPTY and position.tile[beyond] < EMPTY:
                    broken.append("2: a wall stands outside the playing area")
    if position.bank_walls + standing // 2 != position.tables.walls:
        broken.append("2: walls in the bank and standing are not what they were")
    return broken


def _places(position: Position) -> list[str]:
    """3, 6, 7: robots, neighbours and closed tiles."""
    broken: list[str] = []
    each = position.tables.robots_each
    tile = position.tile
    for place, cell in enumerate(position.robot_at):
        seat, robot = divmod(place, each)
        if cell == 0:
            if position.on[seat] & (1 << robot):
                broken.append("3: a robot of the stock is ON")
            continue
        if tile[cell] < LAND:
            broken.append("3: a robot does not stand on a tile")
        elif tile[cell] >= BASE and tile[cell] != BASE + seat:
            allied = position.terms.ally_base_passage and tile[cell] == BASE + position.partner[seat]
            if not allied:
                broken.append("3: a robot stands on another player's base")
    for cell in position.catalogue.cells:
        if tile[cell] >= BROWN and (tile[cell + 1] >= BROWN or tile[cell + STEP[2]] >= BROWN):
            broken.append(f"6: {cell_name(cell)} touches a mine or base")
        if tile[cell] >= LAND and closed_sides(position, cell) == ALL_SIDES:
            broken.append(f"7: {cell_name(cell)} is walled in")
    return broken


def _phase(position: Position) -> list[str]:
    """11: exactly one seat decides, and what it decides is there."""
    phase = position.phase
    if (position.mover < 0) != (phase == OVER):
        return ["11: somebody must be to move until the end, and nobody after it"]
    if (position.end_reason != "") != (phase == OVER):
        return ["11: only a game that is over has a reason for it"]
    before_turns = phase in (HIDE, BID, OVER)
    if before_turns != (position.active < 0):
        return ["11: a seat is active exactly while turns are played"]
    if not before_turns and position.active != position.order[position.place]:
        return ["11: the active seat is not the one whose place it is"]
    if phase in (ACT, CHOOSE_TILE, CHOOSE_CUBES) and position.mover != position.active:
        return ["11: only the active seat decides now"]
    if (phase == CHOOSE_TILE) != (position.site != 0) or (position.site and position.tile[position.site] != EMPTY):
        return ["11: the cell for the chosen tile is not there"]
    if (phase == CHOOSE_CUBES) != (position.special_robots > 0):
        return ["11: the cubes to choose are not there"]
    return _setup_phase(position) or _assigning(position)


def _assigning(position: Position) -> list[str]:
    if (position.phase == ASSIGN) != (len(position.asked) > 0):
        return ["11: the tiles to assign are not there"]
    for cell in position.asked:
        if not position.status or position.status[cell] < TIED:
            return ["11: a tile to assign is not tied between allies"]
    if position.phase == ASSIGN and position.mover != decider(position, position.asked[0]):
        return ["11: another seat assigns the tile"]
    return []


def _setup_phase(position: Position) -> list[str]:
    """Hidden tiles and bids: as many as the order of play allows."""
    laid = len(position.hidden_at)
    if len(position.hidden_kind) != laid or (laid and position.phase != HIDE):
        return ["11: the hidden tiles do not fit together"]
    if position.phase == HIDE:
        if position.open_cells != len(position.catalogue.cells):
            return ["11: a tile lies open before the hidden ones are turned up"]
        if laid >= len(HIDDEN_KINDS) * position.seats or position.mover != position.order[laid % position.seats]:
            return ["11: another seat lays a hidden tile"]
        for place in range(position.seats):
            kinds = position.hidden_kind[place :: position.seats]
            if len(set(kinds)) != len(kinds):
                return ["11: a seat laid a hidden tile twice"]
        if len(set(position.hidden_at)) != laid or any([position.tile[cell] != EMPTY for cell in position.hidden_at]):
            return ["11: a hidden tile does not lie on an empty cell"]
        hidden_sites(position)
    if position.phase != BID:
        return [] if not position.stacks and not position.queue else ["11: there are bids without an auction"]
    return _bidding(position)


def _bidding(position: Position) -> list[str]:
    seats = position.seats
    if len(position.stacks) != seats or len(position.base_sites) != seats:
        return ["11: the auction has not one base for each seat"]
    if any([position.tile[cell] != EMPTY for cell in position.base_sites]):
        return ["11: a base of the auction does not lie on an empty cell"]
    tops = [stack[-1] for stack in position.stacks if stack]
    if len(set(tops)) != len(tops):
        return ["11: a seat holds two bases of the auction"]
    if not position.queue or position.mover != position.queue[0] or len(set(position.queue)) != len(position.queue):
        return ["11: the bidders do not fit the auction"]
    if any([seat in tops for seat in position.queue]):
        return ["11: a bidder holds a base already"]
    placed = [sum([stack.count(seat) for stack in position.stacks]) for seat in range(seats)]
    if placed != position.bids:
        return ["11: the markers of the auction do not add up"]
    return []


def _control(position: Position) -> list[str]:
    """8, 9: markers equal control computed from scratch; bases are their owners'; zones hang together."""
    tile = position.tile
    holder = position.holder
    if position.phase in (HIDE, BID):
        return [] if max(holder) == NOBODY else ["9: a marker lies there before the bases are dealt"]
    broken: list[str] = []
    settled = position.phase == OVER or (position.phase == ACT and not position.changed)
    if settled:
        seats, _ = nearest(position)
        for cell in position.catalogue.cells:
            mask = seats[cell]
            expected = ONLY[mask]
            tied = expected < 0 and holder[cell] >= 0 and _partners(position, mask)
            if holder[cell] != expected and not (tied and mask & (1 << holder[cell])):
                broken.append(f"8: the marker on {cell_name(cell)} is not what the distances say")
            if tile[cell] >= BASE and holder[cell] != tile[cell] - BASE:
                broken.append(f"9: the base {cell_name(cell)} is not its owner's (FP-63)")
    return broken + _zones(position, settled)


def _zones(position: Position, settled: bool) -> list[str]:
    broken: list[str] = []
    tile = position.tile
    holder = position.holder
    for cell in position.catalogue.cells:
        if holder[cell] >= 0 and tile[cell] < LAND:
            broken.append(f"9: a marker lies on the empty cell {cell_name(cell)} (FP-65)")
        elif settled and not position.terms.alliances and holder[cell] >= 0 and not _linked(position, cell):
            broken.append(f"9: {cell_name(cell)} has no way to a base inside its zone")
    if position.terms.alliances != (len(position.status) > 0):
        broken.append("8: the status of the tiles is kept with alliances only")
    elif position.status and settled:
        for cell in position.catalogue.cells:
            if (position.status[cell] == ABSENT) != (tile[cell] < LAND):
                broken.append(f"8: the status of {cell_name(cell)} is wrong")
    return broken


def _partners(position: Position, mask: int) -> bool:
    members = [seat for seat in range(position.seats) if mask & (1 << seat)]
    return position.terms.alliances and len(members) == PARTNERS and position.partner[members[0]] == members[1]


def _linked(position: Position, start: int) -> bool:
    """A way from a held tile to a base of its holder that stays inside the zone."""
    seat = position.holder[start]
    seen = [start]
    for cell in seen:
        if position.tile[cell] == BASE + seat:
            return True
        for side in range(4):
            beyond = cell + STEP[side]
            if not position.walls[cell] & (1 << side) and position.holder[beyond] == seat and beyond not in seen:
                seen.append(beyond)
    return False


def _course(position: Position) -> list[str]:
    """4, 12, 13: energy, the end of the game, and the length of turns."""
    broken: list[str] = []
    terms = position.terms
    if any([not 0 <= stored <= position.tables.store_cap for stored in position.stored]):
        broken.append("4: more energy is stored than fits")
    if position.phase not in (HIDE, BID, OVER):
        if position.fresh + position.stored[position.active] > position.allowance:
            broken.append("4: there is more energy than at the start of the turn")
        if position.taken > (4 if terms.shared_move else 2) * position.allowance:
            broken.append("13: too many actions in one turn")
        if position.phase == ACT and position.allowance < position.tables.basic_energy:
            broken.append("4: less than the basic energy at the start of the turn")
    if position.phase == ACT and position.taken == 0:
        first = position.rounds == 0 and position.place == 0  # no turn has ended: a map may be full from the start
        if not first and end_reason(position):
            broken.append("12: a turn began although the game is over")
        energy = position.tables.basic_energy + position.zone(position.active) // position.tables.tiles_per_extra
        if position.fresh != energy:
            broken.append("4: the fresh energy at the start of the turn is wrong")
    return broken + _length(position)


def _length(position: Position) -> list[str]:
    broken: list[str] = []
    terms = position.terms
    if terms.max_rounds and position.rounds > terms.max_rounds:
        broken.append("13: too many rounds")
    if position.phase == OVER and position.end_reason != end_reason(position):
        broken.append("12: the game is over without a reason")
    if not terms.shared_move and position.open_steps:
        broken.append("13: steps are open without the option for it")
    return broken
