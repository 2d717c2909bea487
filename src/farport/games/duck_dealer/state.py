"""Position: the state of a running game, flat and cheap to copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from farport.games.duck_dealer import refusals
from farport.games.duck_dealer.actions import KINDS
from farport.games.duck_dealer.actions.turns import PlaceFree
from farport.games.duck_dealer.default import default_action
from farport.games.duck_dealer.drawing import sketch
from farport.games.duck_dealer.dump import dump
from farport.games.duck_dealer.facets import facets
from farport.games.duck_dealer.features import evaluate, features
from farport.games.duck_dealer.guess import guess
from farport.games.duck_dealer.invariants import violations
from farport.games.duck_dealer.listing import listed
from farport.games.duck_dealer.mechanics.ways import Ways, find_ways
from farport.games.duck_dealer.planner import plan, plans
from farport.games.duck_dealer.scoring import breakdown, result
from farport.games.duck_dealer.slots import Slots
from farport.games.duck_dealer.stance import stance
from farport.games.duck_dealer.terms import Terms
from farport.games.duck_dealer.view import view
from farport.games.duck_dealer.vocabulary import (
    ACTION,
    BLUE,
    COLOURS,
    CONSUMER,
    EQUIPMENT,
    HOLD,
    NONE,
    OVER,
)
from farport.kernel import Action, Bits, Event, Game, Manner, Plain, Refusal, Result, Rng
from farport.kernel.manner import PLAIN

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
class Position(Slots):
    """A point in play. Lists over places are indexed by node (mechanics/galaxy.py), lists over seats by seat."""

    __slots__ = ("_game", "_ways", "catalogue", "galaxy", "tables")

    def __init__(self, game: DuckDealer, terms: Terms, catalogue: Catalogue, rng: Rng) -> None:
        super().__init__(terms, rng)
        self._game = game
        self._ways: Ways | None = None  # of the active ship; forgotten as soon as it or a cube moves
        self.tables: Tables = terms.tables
        self.galaxy: Galaxy = terms.galaxy
        self.catalogue = catalogue

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

    def sketch(self) -> str:
        return sketch(self)

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
        return plan(self, seat, rng, PLAIN)

    def plan_as(self, seat: int, rng: Bits, manner: Manner) -> list[Action[Any]]:
        return plan(self, seat, rng, manner)

    def plans_as(self, seat: int, rng: Bits, manner: Manner, count: int) -> list[list[Action[Any]]]:
        return plans(self, seat, rng, manner, count)

    def stance(self, seat: object) -> object:
        return stance(self, self.known_seat(seat))

    def violations(self) -> list[str]:
        return violations(self)

    def copy(self) -> Position:
        twin = Position(self._game, self.terms, self.catalogue, self.rng.copy())
        twin._ways = self._ways  # never changed in place
        self.copy_fields(twin)
        return twin

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

    def ways_of(self, seat: int) -> Ways:
        """The ways of any ship that is on the board."""
        if seat == self.active:
            return self.ways()
        return find_ways(self.galaxy.neighbours, self.cubes, seat, self.place[seat])

    def on_planet(self, seat: int) -> bool:
        return self.place[seat] < self.galaxy.planets

    def undiscovered(self, planet: int) -> bool:
        """A regular planet without a consumer tile (DD-34)."""
        return self.consumer[planet] == NONE and not self.galaxy.is_start[planet]

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
        ghosts = min(number, self.virtual[colour])
        self.virtual[colour] -= ghosts
        self.tokens[KINDS_OF_ENERGY * seat + colour] -= number - ghosts
        self.stock[colour] += number - ghosts

    def pay_fee(self, seat: int, building: int) -> int:
        """The fee of one use, which is remembered for the rest of the visit (DD-63)."""
        fee = self.fee(seat, building)
        self.pay(seat, BLUE, fee)
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
