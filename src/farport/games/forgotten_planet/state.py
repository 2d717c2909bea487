"""Position: the state of a running game, flat and cheap to copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from farport.games.forgotten_planet import refusals
from farport.games.forgotten_planet.actions import ACTING, AssignTile, Bid, ChooseCubes, ChooseTile, HideTile
from farport.games.forgotten_planet.course import after_action
from farport.games.forgotten_planet.default import default_action
from farport.games.forgotten_planet.dump import dump
from farport.games.forgotten_planet.facets import facets
from farport.games.forgotten_planet.features import evaluate, features, prospect
from farport.games.forgotten_planet.guess import guess
from farport.games.forgotten_planet.invariants import violations
from farport.games.forgotten_planet.mechanics.grid import cell_name
from farport.games.forgotten_planet.scoring import breakdown, result
from farport.games.forgotten_planet.terms import Terms
from farport.games.forgotten_planet.view import view
from farport.games.forgotten_planet.vocabulary import ACT, BASE, BID, EMPTY, LAND, OVER
from farport.kernel import Action, Bits, Event, Game, Plain, Refusal, Result, Rng, State

if TYPE_CHECKING:
    from farport.games.forgotten_planet.actions.catalogue import Catalogue
    from farport.games.forgotten_planet.game import ForgottenPlanet
    from farport.games.forgotten_planet.tables import Tables

KINDS: Final[tuple[tuple[type[Action[Any]], ...], ...]] = (
    (HideTile,),
    (Bid,),
    ACTING,
    (ChooseTile,),
    (AssignTile,),
    (ChooseCubes,),
    (),
)
FIRST: Final[tuple[Refusal, ...]] = (
    refusals.HIDE_TILE_FIRST,
    refusals.BID_FIRST,
    refusals.NOT_YOUR_TURN,  # unused: in ACT the refusal depends on the action
    refusals.CHOOSE_TILE_FIRST,
    refusals.ASSIGN_TILE_FIRST,
    refusals.CHOOSE_CUBES_FIRST,
    refusals.GAME_OVER,
)
NONE_NOW: Final[dict[str, Refusal]] = {
    "choose_tile": refusals.NO_TILE_TO_CHOOSE,
    "choose_cubes": refusals.NO_CUBES_TO_CHOOSE,
    "assign_tile": refusals.NO_TILE_TO_ASSIGN,
    "bid": refusals.NO_AUCTION,
    "hide_tile": refusals.NO_HIDDEN_TILES,
}


@final
class Position(State):
    """A point in play. Lists over the grid are indexed by cell (mechanics/grid.py), lists over seats by seat."""

    __slots__ = (
        "_game",
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
        "catalogue",
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
        "tables",
        "taken",
        "terms",
        "tile",
        "walls",
    )

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
    # setup
    base_sites: list[int]  # cells of the starting bases, by number
    stacks: list[list[int]]  # BID: the markers on each base, the top one last
    queue: list[int]  # BID: the seats that still bid in this round
    auction_round: int
    first_bidder: int
    hidden_at: list[int]  # HIDE: cells and kinds of the tiles laid so far, in turn order
    hidden_kind: list[int]

    def __init__(self, game: ForgottenPlanet, terms: Terms, catalogue: Catalogue, seats: int, rng: Rng) -> None:
        super().__init__(seats)
        self._game = game
        self.tables: Tables = game.tables
        self.terms = terms
        self.catalogue = catalogue
        self.rng = rng

    @staticmethod
    def bare(game: ForgottenPlanet, terms: Terms, catalogue: Catalogue, seats: int, rng: Rng) -> Position:
        """An empty table with a full bank, before setup."""
        self = Position(game, terms, catalogue, seats, rng)
        tables = game.tables
        scenario = terms.scenario
        self.tile = catalogue.bare.copy()
        self.holder = [-1] * scenario.size
        self.status = []
        self.walls = scenario.wall_masks()
        self.open_cells = len(scenario.cells)
        self.robot_at = [0] * (seats * tables.robots_each)
        self.on = [0] * seats
        self.cubes = []
        self.stored = [0] * seats
        self.sold = [0] * seats
        self.bids = [0] * seats
        self.purse = list(range(seats))
        self.alliance = list(range(seats))
        self.partner = [-1] * seats
        self.order = list(range(seats))
        self.bank_land = scenario.land_tiles
        self.land_total = scenario.land_tiles
        self.bank_mines = tables.mines.copy()
        self.bank_bases = tables.bases[seats]
        self.bank_walls = tables.walls - len(scenario.walls)
        self.consumed = 0
        self.phase = ACT
        self.mover = 0
        self.active = -1
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
        return self

    # ------------------------------------------------------------------ the contract

    @property
    def game(self) -> Game:
        return self._game

    @property
    def to_move(self) -> tuple[int, ...]:
        return () if self.mover < 0 else (self.mover,)

    @property
    def result(self) -> Result | None:
        return result(self) if self.phase == OVER else None

    def kinds(self, seat: int) -> Sequence[type[Action[Any]]]:
        return KINDS[self.phase] if seat == self.mover else ()

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        if seat != self.mover:
            return self._out_of_turn(seat, action)
        if type(action) not in KINDS[self.phase]:
            return NONE_NOW[action.do] if self.phase == ACT else FIRST[self.phase]
        return action.refusal(self, seat)

    def _out_of_turn(self, seat: int, action: Action[Any]) -> Refusal:
        if self.phase == OVER:  # FP-01
            return refusals.GAME_OVER
        if self.phase == BID and type(action) is Bid and seat not in self.queue:  # FP-84
            holds = any([len(stack) > 0 and stack[-1] == seat for stack in self.stacks])
            return refusals.HOLD_A_BASE if holds else refusals.BID_NEXT_ROUND
        return refusals.NOT_YOUR_TURN

    def apply(self, seat: int, action: Action[Any]) -> None:
        """FP-27: an action is carried out completely before the next is chosen."""
        action.effect(self, seat)
        after_action(self)

    def default(self, seat: object) -> Action[Any]:
        return default_action(self, self.asked_seat(seat))

    def view(self, seat: object) -> Plain:
        return view(self, self.known_viewer(seat))

    def guess(self, seat: object, rng: Bits) -> Position:
        return guess(self, self.known_viewer(seat), rng)

    def dump(self) -> Plain:
        return dump(self)

    def features(self, seat: object) -> list[float]:
        return features(self, self.known_seat(seat))

    def evaluate(self, seat: object) -> float:
        return evaluate(self, self.known_seat(seat))

    def violations(self) -> list[str]:
        return violations(self)

    def facets(self, seat: int | None) -> dict[str, str]:
        return facets(self, seat)

    def standing(self, seat: object) -> dict[str, int]:
        place = self.known_seat(seat)
        return breakdown(self, prospect(self))[place] if self.cubes else {}

    def copy(self) -> Position:
        twin = Position(self._game, self.terms, self.catalogue, self.seats, self.rng.copy())
        twin.tile = self.tile.copy()
        twin.holder = self.holder.copy()
        twin.status = self.status.copy()
        twin.walls = self.walls.copy()
        twin.open_cells = self.open_cells
        twin.robot_at = self.robot_at.copy()
        twin.on = self.on.copy()
        twin.cubes = self.cubes.copy()
        twin.stored = self.stored.copy()
        twin.sold = self.sold.copy()
        twin.bids = self.bids.copy()
        twin.purse = self.purse  # settled before the first decision: shared by all copies
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
        twin.base_sites = self.base_sites  # replaced as a whole, never changed
        twin.stacks = [stack.copy() for stack in self.stacks]
        twin.queue = self.queue.copy()
        twin.auction_round = self.auction_round
        twin.first_bidder = self.first_bidder
        twin.hidden_at = self.hidden_at.copy()
        twin.hidden_kind = self.hidden_kind.copy()
        return twin

    # ------------------------------------------------------------------ questions that several rules ask

    def robot_cell(self, seat: int, robot: int) -> int:
        """Where the robot of that number stands, 0 if it is not in play."""
        each = self.tables.robots_each
        return self.robot_at[seat * each + robot - 1] if 1 <= robot <= each else 0

    def robots_in_play(self, seat: int) -> int:
        each = self.tables.robots_each
        return each - self.robot_at[seat * each : (seat + 1) * each].count(0)

    def energy(self, seat: int) -> int:
        """What the active seat can spend: fresh and stored (FP-14, FP-23)."""
        return self.fresh + self.stored[seat]

    def zone(self, seat: int) -> int:
        """How many tiles the seat controls."""
        return self.holder.count(seat)

    def bases_of(self, seat: int) -> int:
        return self.tile.count(BASE + seat)

    def has_each_colour(self, seat: int) -> bool:
        first = 3 * self.purse[seat]
        return self.cubes[first] > 0 and self.cubes[first + 1] > 0 and self.cubes[first + 2] > 0

    def called(self, cell: int) -> object:
        """What people call a cell; what lies outside the area has no name."""
        inside = cell < len(self.tile) and self.tile[cell] >= EMPTY
        return cell_name(cell) if inside else {"say": "outside"}

    def friendly(self, seat: int, cell: int) -> bool:
        """A tile of the seat's zone or, with alliances, of its partner's (FP-75, FP-76)."""
        holder = self.holder[cell]
        return holder >= 0 and (holder == seat or holder == self.partner[seat])

    # ------------------------------------------------------------------ changes that several rules make

    def pay_energy(self, seat: int, energy: int) -> None:
        """Fresh energy first, then the store (FP-23)."""
        fresh = min(energy, self.fresh)
        self.fresh -= fresh
        self.stored[seat] -= energy - fresh

    def pay_each_colour(self, seat: int) -> None:
        first = 3 * self.purse[seat]
        for colour in range(3):
            self.cubes[first + colour] -= 1

    def lay(self, cell: int, tile: int) -> None:
        """A tile comes to an empty cell and stays (FP-02, FP-03)."""
        assert self.tile[cell] == EMPTY
        assert tile >= LAND
        self.tile[cell] = tile
        self.open_cells -= 1
        self.built = True
        self.changed = True

    def say(self, kind: str, seat: int, data: dict[str, object]) -> None:
        """FP-09: everything is announced."""
        self.happened.append(Event(kind, seat, data))
