"""Control: who holds which tile (FP-60 to FP-65), and the ties between allies (FP-78 to FP-79c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from farport.games.forgotten_planet.mechanics.grid import ALL_SIDES, STEP, cell_xy
from farport.games.forgotten_planet.vocabulary import BASE, LAND, NOBODY, PARTNERS
from farport.kernel import Event

if TYPE_CHECKING:
    from farport.games.forgotten_planet.features import Ground
    from farport.games.forgotten_planet.state import Position

# The status of a cell (FP-79): absent, nobody's, a player's (the seat), or allied-tied (TIED + alliance).
ABSENT: Final = -2
TIED: Final = 4

ALLIED_SEATS: Final = 4  # alliances are two against two

# The steps that a wall mask leaves open.
OPEN: Final[list[list[int]]] = [
    [step for side, step in enumerate(STEP) if not mask & (1 << side)] for mask in range(ALL_SIDES + 1)
]
# The one seat of a set of seats (as bits), or NOBODY for none or several.
ONLY: Final[tuple[int, ...]] = tuple([mask.bit_length() - 1 if mask.bit_count() == 1 else NOBODY for mask in range(16)])


@final
class Near:
    """Who is nearest where, as long as tiles and walls are these. Bots ask it of many positions with the same grid."""

    __slots__ = ("ground", "holder", "reached", "seats", "tile", "walls")

    def __init__(
        self, tile: list[int], walls: list[int], seats: list[int], reached: list[int], holder: list[int]
    ) -> None:
        self.tile = tile
        self.walls = walls
        self.seats = seats
        self.reached = reached
        self.holder = holder
        self.ground: Ground | None = None  # what it is worth, once somebody has asked


def near(position: Position) -> Near:
    """For every cell the seats that are nearest, as bits, and the one that is alone there. Not to be changed."""
    known = position.known_near
    if known is None or known.walls is not position.walls:
        seats, reached = nearest(position)
        return _keep(position, seats, reached, sole_holders(position, seats))
    if known.tile is position.tile:
        return known
    seats = known.seats.copy()
    reached = known.reached.copy()
    holder = known.holder.copy()
    for cell in position.catalogue.cells:
        if known.tile[cell] != position.tile[cell]:
            _bring_nearer(position, cell, seats, reached, holder)
    return _keep(position, seats, reached, holder)


def _keep(position: Position, seats: list[int], reached: list[int], holder: list[int]) -> Near:
    known = Near(position.keep_tile(), position.keep_walls(), seats, reached, holder)
    position.known_near = known
    return known


def nearest(position: Position) -> tuple[list[int], list[int]]:
    """For every cell the seats, as bits, whose bases are nearest: one search from all bases at once (FP-65); and how
    far they are, a base itself being 1 and what none can reach 0.

    Steps lead over tiles of any kind and any owner, never across a wall (FP-42, FP-60); ways over rivals' bases are
    allowed and never change a result (FP-64).
    """
    tile = position.tile
    walls = position.walls
    seats = [0] * len(tile)
    reached = [0] * len(tile)
    edge: list[int] = []
    for cell in position.catalogue.cells:
        if tile[cell] >= BASE:
            seats[cell] = 1 << (tile[cell] - BASE)
            reached[cell] = 1
            edge.append(cell)
    count = 1
    while edge:
        count += 1
        beyond: list[int] = []
        for cell in edge:
            mask = seats[cell]
            for step in OPEN[walls[cell]]:
                next_cell = cell + step
                if tile[next_cell] < LAND:
                    continue
                if reached[next_cell] == 0:
                    reached[next_cell] = count
                    seats[next_cell] = mask
                    beyond.append(next_cell)
                elif reached[next_cell] == count:
                    seats[next_cell] |= mask
        edge = beyond
    return seats, reached


def _bring_nearer(position: Position, laid: int, seats: list[int], reached: list[int], holder: list[int]) -> None:
    """A tile was laid. A tile more makes no way longer (FP-02, FP-03), so only from there on somebody may be nearer
    than before, or as near as others: each change goes on to the cells around it, those with fewer steps first."""
    tile = position.tile
    walls = position.walls
    if tile[laid] >= BASE:
        seats[laid] = 1 << (tile[laid] - BASE)
        reached[laid] = 1
    else:
        _join(laid, OPEN[walls[laid]], seats, reached)
        if reached[laid] == 0:
            return
    cells = [laid]
    for cell in cells:  # grows while it is read
        mask = seats[cell]
        holder[cell] = ONLY[mask]
        count = reached[cell] + 1
        for step in OPEN[walls[cell]]:
            beyond = cell + step
            if tile[beyond] < LAND:
                continue
            steps = reached[beyond]
            if steps == 0 or count < steps:
                reached[beyond] = count
                seats[beyond] = mask
                cells.append(beyond)
            elif count == steps and mask & ~seats[beyond]:
                seats[beyond] |= mask
                cells.append(beyond)


def _join(cell: int, steps: list[int], seats: list[int], reached: list[int]) -> None:
    """A cell among others gets what the nearest of them have, and is a step further."""
    for step in steps:
        count = reached[cell + step] + 1
        if count > 1 and (reached[cell] == 0 or count < reached[cell]):
            reached[cell] = count
            seats[cell] = seats[cell + step]
        elif count == reached[cell]:
            seats[cell] |= seats[cell + step]


def sole_holders(position: Position, seats: list[int]) -> list[int]:
    """FP-61: of every cell the one seat that is nearest, or nobody."""
    holder = [NOBODY] * len(seats)
    for cell in position.catalogue.cells:
        holder[cell] = ONLY[seats[cell]]
    return holder


def renew_markers(position: Position) -> None:
    """Phase 3: all markers on the whole table are brought up to date (FP-62); ties of allies wait for an answer."""
    if not position.changed:
        return  # nothing was built: every distance is what it was
    position.changed = False
    found = near(position)
    before = position.holder
    if position.terms.alliances:
        after = before.copy()
        _settle_allies(position, found.seats, after)
    else:
        after = found.holder  # FP-61; markers are placed one by one between allies alone
    position.holder = after
    if before != after:
        tell_changes(position, before, after)


def foreseen_holders(position: Position) -> list[int]:
    """Who would hold what if phase 3 came now. A tile tied between allies is the alliance's whatever is answered
    (FP-78, FP-106): it stays with the partner who holds it, or counts for the one who would be asked. Not to be
    changed."""
    found = near(position)
    if not position.terms.alliances:
        return found.holder
    seats = found.seats
    holder = found.holder.copy()
    for cell in position.catalogue.cells:
        if seats[cell].bit_count() == PARTNERS:
            holder[cell] = _foreseen_partner(position, seats[cell], position.holder[cell])
    return holder


def _foreseen_partner(position: Position, mask: int, holder: int) -> int:
    """The seat that a tile nearest to these two counts for; nobody unless they are allies."""
    asked = next_of(position, mask)
    if mask != (1 << asked) | (1 << position.partner[asked]):
        return NOBODY
    return holder if holder != NOBODY and mask & (1 << holder) else asked


def tell_changes(position: Position, before: list[int], after: list[int]) -> None:
    position.tell(Event("control", None, {"changes": marker_changes(position, before, after)}))


def marker_changes(position: Position, before: list[int], after: list[int]) -> list[object]:
    """Cell, who held it, who holds it now."""
    return [
        [cell_xy(cell), _seat(before[cell]), _seat(after[cell])]
        for cell in position.catalogue.cells
        if before[cell] != after[cell]
    ]


def _seat(holder: int) -> int | None:
    return None if holder == NOBODY else holder


def _settle_allies(position: Position, seats: list[int], after: list[int]) -> None:
    """FP-78, FP-79: who holds what with alliances, and which tied tiles must be given anew."""
    cells = position.catalogue.cells
    alliance_masks = [0, 0]
    for seat in range(position.seats):
        alliance_masks[position.alliance[seat]] |= 1 << seat
    before = position.status
    now = [ABSENT] * len(seats)
    for cell in cells:
        if position.tile[cell] < LAND:
            continue
        mask = seats[cell]
        if mask == alliance_masks[0]:
            now[cell] = TIED
        elif mask == alliance_masks[1]:
            now[cell] = TIED + 1
        else:
            now[cell] = ONLY[mask]
    asked: list[int] = []
    for cell in cells:
        if now[cell] < TIED:
            after[cell] = now[cell] if now[cell] >= 0 else NOBODY
            continue
        if before and all([before[cell + step] == now[cell + step] for step in (0, *STEP)]):
            continue  # FP-79: the holder stays
        if after[cell] != NOBODY and position.alliance[after[cell]] != now[cell] - TIED:
            after[cell] = NOBODY  # a rival's marker goes while the partners decide
        asked.append(cell)
    position.status = now
    position.asked = asked  # FP-79c: the list is made once


def settle_setup_ties(position: Position) -> None:
    """FP-78: in setup the partner who is earlier in the turn order gets the tile."""
    for cell in position.asked:
        alliance = position.status[cell] - TIED
        position.own_holder()[cell] = next(seat for seat in position.order if position.alliance[seat] == alliance)
    position.asked = []


def decider(position: Position, cell: int) -> int:
    """Who gives an allied-tied tile: the active player, or the rival partner who comes next in turn order (FP-78)."""
    alliance = position.status[cell] - TIED
    return next_of(position, sum([1 << seat for seat in range(position.seats) if position.alliance[seat] == alliance]))


def next_of(position: Position, mask: int) -> int:
    """The first of some seats, given as bits, from the active player on in turn order."""
    for ahead in range(position.seats):
        seat = position.order[(position.place + ahead) % position.seats]
        if mask & (1 << seat):
            return seat
    raise AssertionError("no seat was named")


def closed_sides(position: Position, cell: int) -> int:
    """The sides of a tile that are closed, as bits (FP-43): walls and, by option, border and blocked cells."""
    mask = position.walls[cell]
    if position.terms.border_encloses:
        mask |= position.catalogue.rim[cell]
    return mask
