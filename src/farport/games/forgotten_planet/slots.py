"""The fields of a position. Written by `make generate` from state.toml; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.forgotten_planet.mechanics.grid import ALL_SIDES
from farport.games.forgotten_planet.vocabulary import ACT, COLOURS, END_REASONS, HIDDEN_KINDS, LARGEST, NOBODY, PHASES
from farport.kernel import Plain, Rng, State, Table

if TYPE_CHECKING:
    from farport.games.forgotten_planet.terms import Terms


class Slots(State):
    """What changes while a game runs, beside the terms, which do not."""

    __slots__ = (
        "active",
        "alliance",
        "allowance",
        "asked",
        "auction_round",
        "bank_bases",
        "bank_land",
        "bank_mines",
        "bank_walls",
        "base_sites",
        "bids",
        "built",
        "changed",
        "consumed",
        "cubes",
        "end_reason",
        "first_bidder",
        "fresh",
        "hidden_at",
        "hidden_kind",
        "holder",
        "land_total",
        "lent",
        "mover",
        "on",
        "open_cells",
        "open_steps",
        "order",
        "partner",
        "phase",
        "place",
        "purse",
        "queue",
        "quiet",
        "rng",
        "robot_at",
        "rounds",
        "site",
        "sold",
        "special_robots",
        "stacks",
        "status",
        "stored",
        "taken",
        "terms",
        "tile",
        "walls",
    )

    terms: Terms
    lent: int  # a bit for each list that a copy may have too
    # the grid
    tile: list[int]
    holder: list[int]  # who controls a tile: the ownership markers
    status: list[int]  # with alliances: the status of every cell after the last phase 3 (FP-79)
    walls: list[int]  # a bit for each side that has a wall, on both cells of the side
    open_cells: int  # playable cells without a tile
    # the seats
    robot_at: list[int]  # seat by seat; 0: in the stock. Any number may share a tile (FP-04)
    on: list[int]  # a bit for each robot that is ON, set in phase 1 alone (FP-13)
    cubes: list[int]  # brown, white, blue of each purse; without limit (FP-07)
    stored: list[int]
    sold: list[int]  # VP from sales
    bids: list[int]  # markers placed in the auction
    purse: list[int]  # whose cubes a seat pays with: its own, or its alliance's (FP-77)
    alliance: list[int]
    partner: list[int]
    order: list[int]
    # the bank
    bank_land: int
    land_total: int  # bank + laid + consumed, for the invariant
    bank_mines: list[int]
    bank_bases: int
    bank_walls: int
    consumed: int
    # the turn
    phase: int
    mover: int  # the seat that decides now, -1 when the game is over
    active: int  # the seat whose turn it is, -1 before the first and after the last
    place: int  # its place in the turn order
    rounds: int  # complete rounds
    fresh: int
    open_steps: int  # with shared_move: steps of a paid move that are left (FP-31)
    quiet: int  # turns since a tile was laid or consumed (FP-101)
    built: bool  # a tile was laid or consumed in this turn
    changed: bool  # something that control depends on was built since the last phase 3
    taken: int  # actions of this turn, and the energy at its start: for the invariant
    allowance: int
    site: int  # CHOOSE_TILE: the cell the tile will be laid on
    special_robots: int  # CHOOSE_CUBES: robots on controlled special mines
    asked: list[int]  # ASSIGN: the allied-tied tiles still to be given (FP-79c)
    end_reason: str
    # the set up
    base_sites: list[int]  # cells of the starting bases, by number
    stacks: list[list[int]]  # BID: the markers on each base, the top one last
    queue: list[int]  # BID: the seats that still bid in this round
    auction_round: int
    first_bidder: int
    hidden_at: list[int]  # HIDE: cells and kinds of the tiles laid so far, in turn order
    hidden_kind: list[int]

    def __init__(self, terms: Terms, rng: Rng) -> None:
        super().__init__(terms.seats)
        self.terms = terms
        self.rng = rng
        self.lent = 0

    def clear_fields(self) -> None:
        """An empty table, before the set-up."""
        terms = self.terms
        seats = terms.seats
        scenario = terms.scenario
        size = scenario.size
        robots = terms.tables.robots_each
        self.tile = scenario.bare_tiles()
        self.holder = [NOBODY] * size
        self.status = []
        self.walls = scenario.wall_masks()
        self.open_cells = len(scenario.cells)
        self.robot_at = [0] * (seats * robots)
        self.on = [0] * seats
        self.cubes = []
        self.stored = [0] * seats
        self.sold = [0] * seats
        self.bids = [0] * seats
        self.purse = list(range(seats))
        self.alliance = list(range(seats))
        self.partner = [NOBODY] * seats
        self.order = list(range(seats))
        self.bank_land = scenario.land_tiles
        self.land_total = scenario.land_tiles
        self.bank_mines = terms.tables.mines.copy()
        self.bank_bases = terms.tables.bases[seats]
        self.bank_walls = terms.tables.walls - len(scenario.walls)
        self.consumed = 0
        self.phase = ACT
        self.mover = 0
        self.active = NOBODY
        self.place = 0
        self.rounds = 0
        self.fresh = 0
        self.open_steps = 0
        self.quiet = 0
        self.built = False
        self.changed = True
        self.taken = 0
        self.allowance = 0
        self.site = 0
        self.special_robots = 0
        self.asked = []
        self.end_reason = ""
        self.base_sites = []
        self.stacks = []
        self.queue = []
        self.auction_round = 0
        self.first_bidder = 0
        self.hidden_at = []
        self.hidden_kind = []

    def copy_fields(self, twin: Slots) -> None:
        """Everything, equal and independent."""
        twin.tile = self.tile
        twin.holder = self.holder
        twin.status = self.status.copy()
        twin.walls = self.walls
        twin.open_cells = self.open_cells
        twin.robot_at = self.robot_at.copy()
        twin.on = self.on.copy()
        twin.cubes = self.cubes.copy()
        twin.stored = self.stored.copy()
        twin.sold = self.sold.copy()
        twin.bids = self.bids.copy()
        twin.purse = self.purse
        twin.alliance = self.alliance
        twin.partner = self.partner
        twin.order = self.order
        twin.bank_land = self.bank_land
        twin.land_total = self.land_total
        twin.bank_mines = self.bank_mines.copy()
        twin.bank_bases = self.bank_bases
        twin.bank_walls = self.bank_walls
        twin.consumed = self.consumed
        twin.phase = self.phase
        twin.mover = self.mover
        twin.active = self.active
        twin.place = self.place
        twin.rounds = self.rounds
        twin.fresh = self.fresh
        twin.open_steps = self.open_steps
        twin.quiet = self.quiet
        twin.built = self.built
        twin.changed = self.changed
        twin.taken = self.taken
        twin.allowance = self.allowance
        twin.site = self.site
        twin.special_robots = self.special_robots
        twin.asked = self.asked.copy()
        twin.end_reason = self.end_reason
        twin.base_sites = self.base_sites
        twin.stacks = [part.copy() for part in self.stacks]
        twin.queue = self.queue.copy()
        twin.auction_round = self.auction_round
        twin.first_bidder = self.first_bidder
        twin.hidden_at = self.hidden_at.copy()
        twin.hidden_kind = self.hidden_kind.copy()
        self.lent = 7
        twin.lent = self.lent

    def own_tile(self) -> list[int]:
        if self.lent & 1:
            self.tile = self.tile.copy()
            self.lent -= 1
        return self.tile

    def own_holder(self) -> list[int]:
        if self.lent & 2:
            self.holder = self.holder.copy()
            self.lent -= 2
        return self.holder

    def own_walls(self) -> list[int]:
        if self.lent & 4:
            self.walls = self.walls.copy()
            self.lent -= 4
        return self.walls

    def keep_tile(self) -> list[int]:
        self.lent |= 1
        return self.tile

    def keep_walls(self) -> list[int]:
        self.lent |= 4
        return self.walls

    def dump_fields(self) -> Plain:
        """What dump.py does not write by hand."""
        data: Plain = {
            "walls": self.walls.copy(),
            "robot_at": self.robot_at.copy(),
            "on": self.on.copy(),
            "cubes": self.cubes.copy(),
            "stored": self.stored.copy(),
            "sold": self.sold.copy(),
            "bids": self.bids.copy(),
            "alliance": self.alliance.copy(),
            "partner": self.partner.copy(),
            "order": self.order.copy(),
            "bank_land": self.bank_land,
            "land_total": self.land_total,
            "bank_mines": self.bank_mines.copy(),
            "bank_bases": self.bank_bases,
            "bank_walls": self.bank_walls,
            "consumed": self.consumed,
            "phase": PHASES[self.phase],
            "mover": self.mover,
            "active": self.active,
            "place": self.place,
            "rounds": self.rounds,
            "fresh": self.fresh,
            "open_steps": self.open_steps,
            "quiet": self.quiet,
            "built": self.built,
            "changed": self.changed,
            "taken": self.taken,
            "allowance": self.allowance,
            "site": self.site,
            "special_robots": self.special_robots,
            "asked": self.asked.copy(),
            "end_reason": self.end_reason,
            "base_sites": self.base_sites.copy(),
            "stacks": [part.copy() for part in self.stacks],
            "queue": self.queue.copy(),
            "auction_round": self.auction_round,
            "first_bidder": self.first_bidder,
            "hidden_at": self.hidden_at.copy(),
            "hidden_kind": self.hidden_kind.copy(),
        }
        return data

    def restore_fields(self, table: Table) -> None:
        """The way back, with a sentence for whatever cannot be."""
        terms = self.terms
        seats = terms.seats
        scenario = terms.scenario
        size = scenario.size
        robots = terms.tables.robots_each
        self.walls = table.integers("walls", size, 0, ALL_SIDES)
        self.robot_at = table.integers("robot_at", seats * robots, 0, size - 1)
        self.on = table.integers("on", seats, 0, (1 << robots) - 1)
        self.cubes = table.integers("cubes", None, 0, LARGEST)
        self.stored = table.integers("stored", seats, 0, terms.tables.store_cap)
        self.sold = table.integers("sold", seats, 0, LARGEST)
        self.bids = table.integers("bids", seats, 0, LARGEST)
        self.alliance = table.integers("alliance", seats, 0, seats - 1)
        self.partner = table.integers("partner", seats, NOBODY, seats - 1)
        self.order = table.integers("order", seats, 0, seats - 1)
        self.bank_land = table.integer("bank_land", 0, LARGEST)
        self.land_total = table.integer("land_total", 0, LARGEST)
        self.bank_mines = table.integers("bank_mines", len(COLOURS), 0, LARGEST)
        self.bank_bases = table.integer("bank_bases", 0, LARGEST)
        self.bank_walls = table.integer("bank_walls", 0, LARGEST)
        self.consumed = table.integer("consumed", 0, LARGEST)
        self.phase = PHASES.index(table.word("phase", PHASES))
        self.mover = table.integer("mover", NOBODY, seats - 1)
        self.active = table.integer("active", NOBODY, seats - 1)
        self.place = table.integer("place", 0, seats - 1)
        self.rounds = table.integer("rounds", 0, LARGEST)
        self.fresh = table.integer("fresh", 0, LARGEST)
        self.open_steps = table.integer("open_steps", 0, terms.tables.move_steps)
        self.quiet = table.integer("quiet", 0, LARGEST)
        self.built = table.flag("built")
        self.changed = table.flag("changed")
        self.taken = table.integer("taken", 0, LARGEST)
        self.allowance = table.integer("allowance", 0, LARGEST)
        self.site = table.integer("site", 0, size - 1)
        self.special_robots = table.integer("special_robots", 0, robots)
        self.asked = table.integers("asked", None, 0, size - 1)
        self.end_reason = table.word("end_reason", END_REASONS)
        self.base_sites = table.integers("base_sites", None, 0, size - 1)
        self.stacks = table.integer_lists("stacks", None, 0, seats - 1)
        self.queue = table.integers("queue", None, 0, seats - 1)
        self.auction_round = table.integer("auction_round", 0, LARGEST)
        self.first_bidder = table.integer("first_bidder", 0, seats - 1)
        self.hidden_at = table.integers("hidden_at", None, 0, size - 1)
        self.hidden_kind = table.integers("hidden_kind", None, 0, len(HIDDEN_KINDS) - 1)
