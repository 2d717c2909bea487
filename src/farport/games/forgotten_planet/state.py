"""Position: the state of a running game, flat and cheap to copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from farport.games.forgotten_planet import refusals
from farport.games.forgotten_planet.actions import ACTING, AssignTile, Bid, ChooseCubes, ChooseTile, HideTile
from farport.games.forgotten_planet.course import after_action
from farport.games.forgotten_planet.default import default_action
from farport.games.forgotten_planet.drawing import sketch
from farport.games.forgotten_planet.dump import dump
from farport.games.forgotten_planet.facets import facets
from farport.games.forgotten_planet.features import evaluate, features, prospect
from farport.games.forgotten_planet.guess import guess
from farport.games.forgotten_planet.invariants import violations
from farport.games.forgotten_planet.listing import listed
from farport.games.forgotten_planet.mechanics.control import Near, near
from farport.games.forgotten_planet.mechanics.grid import cell_name
from farport.games.forgotten_planet.scoring import breakdown, result
from farport.games.forgotten_planet.slots import Slots
from farport.games.forgotten_planet.stance import stance
from farport.games.forgotten_planet.terms import Terms
from farport.games.forgotten_planet.view import view
from farport.games.forgotten_planet.vocabulary import ACT, BASE, BID, EMPTY, LAND, OVER
from farport.kernel import Action, Bits, Event, Game, Plain, Refusal, Result, Rng

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
class Position(Slots):
    """A point in play. Lists over the grid are indexed by cell (mechanics/grid.py), lists over seats by seat."""

    __slots__ = ("_game", "catalogue", "known_near", "tables")

    def __init__(self, game: ForgottenPlanet, terms: Terms, catalogue: Catalogue, rng: Rng) -> None:
        super().__init__(terms, rng)
        self._game = game
        self.tables: Tables = terms.tables
        self.catalogue = catalogue
        self.known_near: Near | None = None  # what was found out last about who is nearest

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

    def list_actions(self, seat: int) -> list[Action[Any]]:
        return listed(self, seat)

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

    def sketch(self) -> str:
        return sketch(self)

    def dump(self) -> Plain:
        return dump(self)

    def features(self, seat: object) -> list[float]:
        return features(self, self.known_seat(seat))

    def evaluate(self, seat: object) -> float:
        return evaluate(self, self.known_seat(seat))

    def stance(self, seat: object) -> object:
        return stance(self, self.known_seat(seat))

    def violations(self) -> list[str]:
        return violations(self)

    def facets(self, seat: int | None) -> dict[str, str]:
        return facets(self, seat)

    def standing(self, seat: object) -> dict[str, int]:
        place = self.known_seat(seat)
        return breakdown(self, prospect(self))[place] if self.cubes else {}

    def copy(self) -> Position:
        if self.changed:
            near(self)  # found out once for all copies
        twin = Position(self._game, self.terms, self.catalogue, self.rng.copy())
        self.copy_fields(twin)
        twin.known_near = self.known_near  # never changed in place
        return twin

    # ------------------------------------------------------------------ questions that several rules ask

    def robot_cell(self, seat: int, robot: int) -> int:
        """Where the robot of that number, from 1, stands; 0 if it is in the stock."""
        return self.robot_at[seat * self.tables.robots_each + robot - 1]

    def acting_robots(self, seat: int) -> list[int]:
        """Numbers of the robots that are ON."""
        on = self.on[seat]
        return [robot + 1 for robot in range(on.bit_length()) if on & (1 << robot)]

    def robots_in_play(self, seat: int) -> int:
        each = self.tables.robots_each
        return each - self.robot_at[seat * each : (seat + 1) * each].count(0)

    def energy(self, seat: int) -> int:
        """What the active seat can spend: fresh and stored (FP-14, FP-23)."""
        return self.fresh + self.stored[seat]

    def zone(self, seat: int) -> int:
        """How many tiles the seat controls."""
        return len([cell for cell in self.catalogue.cells if self.holder[cell] == seat])

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

    def spend(self, seat: int, energy: int, open_steps: int = 0) -> None:
        """One more action is paid: fresh energy first, then the store (FP-23). Only a move leaves open steps."""
        fresh = min(energy, self.fresh)
        self.fresh -= fresh
        self.stored[seat] -= energy - fresh
        self.open_steps = open_steps  # FP-31
        self.taken += 1

    def pay_each_colour(self, seat: int) -> None:
        first = 3 * self.purse[seat]
        for colour in range(3):
            self.cubes[first + colour] -= 1

    def lay(self, cell: int, tile: int) -> None:
        """A tile comes to an empty cell and stays (FP-02, FP-03)."""
        assert self.tile[cell] == EMPTY
        assert tile >= LAND
        self.own_tile()[cell] = tile
        self.open_cells -= 1
        self.built = True
        self.changed = True

    def say(self, kind: str, seat: int, data: dict[str, object]) -> None:
        """FP-09: everything is announced."""
        self.happened.append(Event(kind, seat, data))
