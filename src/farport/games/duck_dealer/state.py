"""Position: the state of a running game, flat and cheap to copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from farport.games.duck_dealer import refusals
from farport.games.duck_dealer.actions import KINDS
from farport.games.duck_dealer.actions.turns import PlaceFree
from farport.games.duck_dealer.default import default_action
from farport.games.duck_dealer.dump import dump
from farport.games.duck_dealer.facets import facets
from farport.games.duck_dealer.features import evaluate, features
from farport.games.duck_dealer.guess import guess
from farport.games.duck_dealer.invariants import violations
from farport.games.duck_dealer.mechanics.ways import Ways, find_ways
from farport.games.duck_dealer.planner import plan
from farport.games.duck_dealer.scoring import breakdown, result
from farport.games.duck_dealer.terms import Terms
from farport.games.duck_dealer.view import view
from farport.games.duck_dealer.vocabulary import (
    ACTION,
    CHOOSE_EQUIPMENT,
    COLOURS,
    CONSUMER,
    EQUIPMENT,
    HOLD,
    NONE,
    OVER,
)
from farport.kernel import Action, Bits, Event, Game, Plain, Refusal, Result, Rng, State

if TYPE_CHECKING:
    from farport.games.duck_dealer.actions.catalogue import Catalogue
    from farport.games.duck_dealer.game import DuckDealer
    from farport.games.duck_dealer.mechanics.galaxy import Galaxy
    from farport.games.duck_dealer.tables import Tables

FIRST: Final[tuple[Refusal, ...]] = (
    refusals.EQUIPMENT_FIRST,
    refusals.START_FIRST,
    refusals.COLLECT_OR_ACT,
    refusals.ANSWER_FREE_TURN,
    refusals.FREE_CUBES_FIRST,
    refusals.IN_ACTION_TURN,
    refusals.ANSWER_OFFER,
    refusals.GAME_OVER,
)
NONE_NOW: Final[dict[str, Refusal]] = {
    "choose_equipment": refusals.EQUIPMENT_CHOSEN,
    "choose_start": refusals.START_CHOSEN,
    "accept_free_turn": refusals.NO_FREE_TURN,
    "decline_free_turn": refusals.NO_FREE_TURN,
    "accept_offer": refusals.NO_OFFER,
    "refuse_offer": refusals.NO_OFFER,
}
KINDS_OF_EQUIPMENT: Final = len(EQUIPMENT)
KINDS_OF_BUILDING: Final = CONSUMER + 1
KINDS_OF_ENERGY: Final = len(COLOURS)


@final
class Position(State):
    """A point in play. Lists over places are indexed by node (mechanics/galaxy.py), lists over seats by seat."""

    __slots__ = (
        "_game",
        "_ways",
        "action_turns",
        "active",
        "budget",
        "catalogue",
        "consumer",
        "consumer_built",
        "counter",
        "cube_spent",
        "cubes",
        "delivered",
        "end_reason",
        "equipment",
        "factory",
        "factory_stock",
        "final_turns",
        "first",
        "free_cubes",
        "free_turn",
        "galaxy",
        "goods",
        "jettisoned",
        "landed",
        "load",
        "mine",
        "mover",
        "offer_give",
        "offer_take",
        "offers_made",
        "offers_refused",
        "paid",
        "passage_at",
        "passage_of",
        "phase",
        "pile_left",
        "pile_next",
        "pile_right",
        "place",
        "points",
        "privilege",
        "quiet",
        "reserve",
        "rng",
        "spent",
        "stock",
        "tables",
        "terms",
        "tokens",
        "virtual",
        "vp",
        "yard",
        "yard_built",
    )

    def __init__(self, game: DuckDealer, terms: Terms, catalogue: Catalogue, seats: int, rng: Rng) -> None:
        super().__init__(seats)
        tables = game.tables
        galaxy = terms.galaxy
        self._game = game
        self._ways: Ways | None = None  # of the active ship; forgotten as soon as it or a cube moves
        self.tables: Tables = tables
        self.terms = terms
        self.galaxy: Galaxy = galaxy
        self.catalogue = catalogue
        self.rng = rng
        self._lay_board(tables, galaxy)
        self._seat_players(tables, seats)
        self._open_turn()

    def _lay_board(self, tables: Tables, galaxy: Galaxy) -> None:
        self.mine: list[int] = [NONE] * galaxy.planets  # the good that it gives
        self.yard: list[int] = [NONE] * galaxy.planets  # its place in tables.yards
        self.yard_built: list[bool] = [False] * galaxy.planets
        self.consumer: list[int] = [NONE] * galaxy.planets  # the wanted good; NONE: undiscovered
        self.consumer_built: list[bool] = [False] * galaxy.planets
        self.factory: list[int] = [NONE] * galaxy.planets  # the good that it makes
        self.factory_stock: list[int] = [0] * tables.goods.count
        self.pile_left: list[int] = []  # the consumer tiles as they were dealt, the top one first
        self.pile_right: list[int] = []
        self.pile_next: list[int] = [0, 0]  # how many have been taken of each pile
        self.cubes: list[int] = [NONE] * galaxy.nodes  # whose route cube lies on a point
        self.privilege: list[int] = [NONE] * (galaxy.planets * KINDS_OF_BUILDING)  # whose cube, by planet and building
        self.passage_at: list[int] = [NONE] * galaxy.planets  # whose passage marker
        self.stock: list[int] = [tables.tokens] * KINDS_OF_ENERGY  # DD-01
        self.counter: list[int] = []  # whose cube lies on space 1, 2, ...

    def _seat_players(self, tables: Tables, seats: int) -> None:
        self.equipment: list[int] = [0] * (seats * KINDS_OF_EQUIPMENT)
        self.goods: list[int] = [0] * (seats * tables.goods.count)
        self.load: list[int] = [0] * seats  # all goods aboard
        self.tokens: list[int] = [0] * (seats * KINDS_OF_ENERGY)
        self.reserve: list[int] = [tables.cubes - tables.score_markers] * seats  # DD-06
        self.place: list[int] = [NONE] * seats  # the node the ship is on
        self.landed: list[bool] = [False] * seats
        self.paid: list[int] = [0] * seats  # a bit for each kind of building paid for during this visit (DD-63)
        self.passage_of: list[int] = [NONE] * (2 * seats)  # the planets of the two markers
        self.action_turns: list[int] = [0] * seats  # cubes on the counter
        self.vp: list[int] = [0] * seats
        self.points: list[int] = [0] * (seats * KINDS_OF_BUILDING)  # VP by source
        self.delivered: list[int] = [0] * tables.goods.count

    def _open_turn(self) -> None:
        self.phase = CHOOSE_EQUIPMENT
        self.first = 0
        self.mover = 0  # the seat that decides now, NONE when the game is over
        self.active = 0  # the seat whose turn it is
        self.budget = 0  # steps of the active ship that are paid and not used
        self.virtual: list[int] = [0] * KINDS_OF_ENERGY  # DD-17, of the active seat
        self.spent: list[int] = [0] * KINDS_OF_ENERGY  # in this turn, for the players to see
        self.free_turn = False
        self.free_cubes = 0  # FREE_CUBES: how many may still be placed
        self.cube_spent = False  # this turn put a cube on the counter
        self.jettisoned = False  # goods were thrown away at this stop (DD-57)
        self.offers_made = 0
        self.offers_refused: list[str] = []
        self.offer_give: list[int] = []  # ANSWER: how many of each good
        self.offer_take: list[int] = []
        self.quiet = 0  # turns since a cube was put on the counter (DD-73)
        self.final_turns = 0  # turns left after the last space (option final_round)
        self.end_reason = ""

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
        if self.phase == OVER:
            return refusals.GAME_OVER
        if seat != self.mover:  # DD-11
            return refusals.NOT_YOUR_TURN
        if type(action) not in KINDS[self.phase]:
            return self._wrong_phase(action)
        return action.refusal(self, seat)

    def _wrong_phase(self, action: Action[Any]) -> Refusal:
        if self.phase != ACTION:
            return FIRST[self.phase]
        if isinstance(action, PlaceFree):
            return action.too_late(self)
        return NONE_NOW.get(action.do, refusals.IN_ACTION_TURN)

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

    def facets(self, seat: int | None) -> dict[str, str]:
        return facets(self, seat)

    def standing(self, seat: object) -> dict[str, int]:
        return breakdown(self)[self.known_seat(seat)]

    def plan(self, seat: int, rng: Bits) -> list[Action[Any]]:
        return plan(self, seat)

    def violations(self) -> list[str]:
        return violations(self)

    def copy(self) -> Position:
        twin = Position(self._game, self.terms, self.catalogue, self.seats, self.rng.copy())
        twin._ways = self._ways  # never changed in place
        twin.mine = self.mine  # settled in the set-up, as are the piles
        twin.yard = self.yard
        twin.yard_built = self.yard_built.copy()
        twin.consumer = self.consumer.copy()
        twin.consumer_built = self.consumer_built.copy()
        twin.factory = self.factory.copy()
        twin.factory_stock = self.factory_stock.copy()
        twin.pile_left = self.pile_left
        twin.pile_right = self.pile_right
        twin.pile_next = self.pile_next.copy()
        twin.cubes = self.cubes.copy()
        twin.privilege = self.privilege.copy()
        twin.passage_at = self.passage_at.copy()
        twin.stock = self.stock.copy()
        twin.counter = self.counter.copy()
        twin.equipment = self.equipment.copy()
        twin.goods = self.goods.copy()
        twin.load = self.load.copy()
        twin.tokens = self.tokens.copy()
        twin.reserve = self.reserve.copy()
        twin.place = self.place.copy()
        twin.landed = self.landed.copy()
        twin.paid = self.paid.copy()
        twin.passage_of = self.passage_of.copy()
        twin.action_turns = self.action_turns.copy()
        twin.vp = self.vp.copy()
        twin.points = self.points.copy()
        twin.delivered = self.delivered.copy()
        self._copy_turn(twin)
        return twin

    def _copy_turn(self, twin: Position) -> None:
        twin.phase = self.phase
        twin.first = self.first
        twin.mover = self.mover
        twin.active = self.active
        twin.budget = self.budget
        twin.virtual = self.virtual.copy()
        twin.spent = self.spent.copy()
        twin.free_turn = self.free_turn
        twin.free_cubes = self.free_cubes
        twin.cube_spent = self.cube_spent
        twin.jettisoned = self.jettisoned
        twin.offers_made = self.offers_made
        twin.offers_refused = self.offers_refused.copy()
        twin.offer_give = self.offer_give.copy()
        twin.offer_take = self.offer_take.copy()
        twin.quiet = self.quiet
        twin.final_turns = self.final_turns
        twin.end_reason = self.end_reason

    # ------------------------------------------------------------------ questions that several rules ask

    def filled(self, seat: int) -> int:
        """Filled slots of the ship."""
        first = KINDS_OF_EQUIPMENT * seat
        pieces = self.equipment
        return pieces[first] + pieces[first + 1] + pieces[first + 2] + pieces[first + 3]

    def speed(self, seat: int) -> int:
        """Steps per red token, read from the filled slots at this moment (DD-28, DD-38)."""
        return self.tables.speeds[self.filled(seat)]

    def capacity(self, seat: int) -> int:
        """How many goods the ship may carry when it moves."""
        return self.tables.bare_capacity + self.tables.hold_capacity * self.equipment[KINDS_OF_EQUIPMENT * seat + HOLD]

    def over(self, seat: int) -> int:
        """Goods beyond the capacity; negative where there is room."""
        return self.load[seat] - self.capacity(seat)

    def energy(self, seat: int, colour: int) -> int:
        """What the seat can spend: real tokens, and the virtual ones of a free action turn (DD-17)."""
        real = self.tokens[KINDS_OF_ENERGY * seat + colour]
        return real + self.virtual[colour] if seat == self.active else real

    def aboard(self, seat: int, good: int) -> int:
        return self.goods[seat * self.tables.goods.count + good]

    def ways(self) -> Ways:
        """The ways of the active ship from where it is."""
        ways = self._ways
        if ways is None:
            ways = find_ways(self.galaxy.neighbours, self.cubes, self.active, self.place[self.active])
            self._ways = ways
        return ways

    def on_planet(self, seat: int) -> bool:
        return self.place[seat] < self.galaxy.planets

    def undiscovered(self, planet: int) -> bool:
        """A regular planet without a consumer tile (DD-34)."""
        return self.consumer[planet] < 0 and not self.galaxy.is_start[planet]

    def privileged(self, seat: int, planet: int, building: int) -> bool:
        """DD-62, R12: whether the seat's privilege covers that building."""
        first = KINDS_OF_BUILDING * planet
        if self.privilege[first + building] == seat:
            return True
        return self.terms.planet_privilege and seat in self.privilege[first : first + KINDS_OF_BUILDING]

    def fee(self, seat: int, building: int) -> int:
        """Blue tokens for one use of a building of the planet the seat's ship is on (DD-55, DD-62, DD-63).

        Whose privilege lies there makes no difference to all others (DD-65).
        """
        if self.paid[seat] & (1 << building) and self.privileged(seat, self.place[seat], building):
            return 0
        return self.tables.trade_cost

    # ------------------------------------------------------------------ changes that several rules make

    def pay(self, seat: int, colour: int, number: int) -> None:
        """Virtual tokens first, and they vanish; real ones go back to the stock at once (DD-17, DD-24)."""
        self.spent[colour] += number
        if seat == self.active:
            ghosts = min(number, self.virtual[colour])
            self.virtual[colour] -= ghosts
            number -= ghosts
        self.tokens[KINDS_OF_ENERGY * seat + colour] -= number
        self.stock[colour] += number

    def pay_fee(self, seat: int, building: int) -> int:
        """The fee of one use, which is remembered for the rest of the visit (DD-63)."""
        fee = self.fee(seat, building)
        if fee:
            self.pay(seat, 2, fee)
        self.paid[seat] |= 1 << building
        return fee

    def add_good(self, seat: int, good: int, number: int) -> None:
        self.goods[seat * self.tables.goods.count + good] += number
        self.load[seat] += number

    def score(self, seat: int, source: int, vp: int) -> None:
        """VP count at once, for the one who earned them (DD-46); they are never lost."""
        self.vp[seat] += vp
        self.points[seat * KINDS_OF_BUILDING + source] += vp

    def lay_cube(self, seat: int, node: int) -> None:
        self.cubes[node] = seat
        self.reserve[seat] -= 1
        self._ways = None

    def take_cube(self, node: int) -> None:
        self.cubes[node] = NONE
        self._ways = None

    def depart(self, seat: int, node: int) -> None:
        """The ship leaves for another place: the visit ends (DD-63), mining is open again (DD-57)."""
        self.place[seat] = node
        self.landed[seat] = False
        self.paid[seat] = 0
        self.jettisoned = False
        self._ways = None

    def forget_ways(self) -> None:
        self._ways = None

    def touch_down(self, seat: int) -> None:
        """DD-33: landing ends the flight; steps that are left are lost."""
        if not self.landed[seat]:
            self.landed[seat] = True
            self.say(
                "landed", seat, "DD-33", {"planet": self.galaxy.words[self.place[seat]], "steps_lost": self.budget}
            )
            self.budget = 0

    def discover(self, seat: int, pile: int) -> None:
        """DD-34: the top tile of a pile comes to the planet, unbuilt side up."""
        planet = self.place[seat]
        tiles = self.pile_left if pile == 0 else self.pile_right
        good = tiles[self.pile_next[pile]]
        self.pile_next[pile] += 1
        self.consumer[planet] = good
        self.say(
            "discovered",
            seat,
            "DD-34",
            {
                "planet": self.galaxy.words[planet],
                "pile": "left" if pile == 0 else "right",
                "consumer": self.tables.goods.ids[good],
            },
        )

    def pile_left_over(self, pile: int) -> int:
        """Tiles that still lie in a pile."""
        return len(self.pile_left if pile == 0 else self.pile_right) - self.pile_next[pile]

    def say(self, kind: str, seat: int, rule: str, data: dict[str, object]) -> None:
        data["rule"] = rule
        self.happened.append(Event(kind, seat, data))
