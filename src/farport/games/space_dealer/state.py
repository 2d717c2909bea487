"""Position: a point in play of Space Dealer, flat and cheap to copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from farport.games.space_dealer import refusals
from farport.games.space_dealer.actions import CHOOSING, IN_RUNNING, IN_RUNOUT, RUNOUT_EFFECTS, STARTING
from farport.games.space_dealer.actions.waiting import Done, Wait
from farport.games.space_dealer.course import advance, after_command, due_for, next_due
from farport.games.space_dealer.default import default_action
from farport.games.space_dealer.dump import dump
from farport.games.space_dealer.facets import facets
from farport.games.space_dealer.features import evaluate, features
from farport.games.space_dealer.guess import guess
from farport.games.space_dealer.invariants import violations
from farport.games.space_dealer.mechanics.knowledge import knows
from farport.games.space_dealer.planner import plan
from farport.games.space_dealer.scoring import breakdown, result
from farport.games.space_dealer.tables import LEVELS
from farport.games.space_dealer.view import view
from farport.games.space_dealer.vocabulary import (
    BUILT,
    CARD_HOLDER,
    CHOICE,
    COLUMNS,
    FIELD_HOLDER,
    IDLE,
    INACTIVE,
    MOST_DEMANDS,
    MOST_SEATS,
    NOBODY,
    NOTHING_THERE,
    PLANNED,
    REMOVED,
    RESERVE,
    RUNNING,
    RUNOUT,
    SCORED,
    SHIPS,
)
from farport.kernel import Action, Bits, Event, Game, Plain, Refusal, Result, Rng, State

if TYPE_CHECKING:
    from farport.games.space_dealer.game import SpaceDealer
    from farport.games.space_dealer.mechanics.trade import Offer
    from farport.games.space_dealer.terms import Terms

KINDS: Final[tuple[tuple[type[Action[Any]], ...], ...]] = (CHOOSING, IN_RUNNING, IN_RUNOUT, ())
SPENT: Final[tuple[type[Action[Any]], ...]] = (Wait, Done)  # what does not count in the budget of SD-018


@final
class Position(State):
    """A point in play. Lists are by seat, card, hourglass, ship or field, as vocabulary.py numbers them."""

    __slots__ = (
        "_game",
        "action_row",
        "attack_markers",
        "blocked",
        "blocks",
        "built",
        "card_hourglass",
        "cargo",
        "centers",
        "chosen",
        "clock",
        "column",
        "commands",
        "covered",
        "dealt",
        "debts",
        "delivery_points",
        "demand_row",
        "done",
        "drawn",
        "drawn_level",
        "due",
        "gizzi_deck",
        "gizzi_points",
        "gizzi_taken",
        "gizzi_up",
        "home",
        "host",
        "hourglass",
        "job",
        "job_on",
        "known",
        "late_landing",
        "left_goods",
        "marked",
        "markers",
        "offer_numbers",
        "offers",
        "offers_made",
        "owner",
        "owner_points",
        "personal",
        "phase",
        "piles",
        "place",
        "planet",
        "planned",
        "plants",
        "powered",
        "rng",
        "runout_at",
        "satisfied",
        "seat_of",
        "seq",
        "ship_at",
        "ship_hourglass",
        "ship_owner",
        "ship_station",
        "ship_to",
        "spare_hourglasses",
        "spare_markers",
        "started",
        "stored",
        "supply",
        "tech",
        "tech_hourglass",
        "terms",
        "waiting",
        "wake_at",
    )

    def __init__(self, game: SpaceDealer, terms: Terms, seats: int, rng: Rng) -> None:  # noqa: PLR0915  (one a field)
        super().__init__(seats)
        self._game = game
        self.terms = terms
        self.rng = rng
        # the clock
        self.phase = CHOICE
        self.clock = 0  # `now`, in milliseconds (SD-001)
        self.runout_at = 0  # when RUNOUT began (SD-140, SD-141)
        self.seq = 0  # accepted commands so far (SD-005)
        self.commands: list[int] = [0] * seats  # accepted by each seat at this `now` (SD-018)
        self.offers_made: list[int] = [0] * seats  # of these, offers
        self.waiting = 0  # a bit for each seat that waits (SD-017)
        self.wake_at: list[int] = [0] * seats  # when it is woken; 0: only by what happens
        self.done = 0  # a bit for each seat that has declared it (SD-144)
        # the planets
        self.planet: list[int] = list(range(seats))  # whose ship and colour a seat has
        self.home: list[int] = [2 * seat for seat in range(seats)]  # its field on the ring (SD-S8)
        self.seat_of: list[int] = [NOBODY] * MOST_SEATS  # by planet
        self.host: list[int] = [NOBODY] * terms.ring  # the seat whose home a field is
        self.chosen: list[int] = [NOBODY] * seats  # the secret start choice (SD-S9)
        self.tech: list[int] = [0] * seats  # position on the track (SD-034)
        self.tech_hourglass: list[int] = [NOTHING_THERE] * seats  # on the field of the planet
        self.plants: list[int] = [0] * (
            2 * seats
        )  # best plant by seat and side: 0 none, 1 generator, 2 satellite, 3 reactor
        self.powered: list[int] = [0] * seats  # a bit for each supplied column (SD-041)
        self.action_row: list[int] = [NOTHING_THERE] * (seats * COLUMNS)  # the top card on each cell
        self.demand_row: list[int] = [NOTHING_THERE] * (seats * COLUMNS)
        self.planned: list[list[int]] = [[] for _ in range(seats)]
        self.personal: list[list[int]] = [[] for _ in range(seats)]  # personal piles
        self.drawn: list[list[int]] = [[] for _ in range(seats)]  # drawn and not yet chosen from (SD-036)
        self.drawn_level: list[int] = [0] * seats
        self.built: list[list[int]] = [[] for _ in range(seats)]  # in the order of building
        self.centers: list[int] = [0] * seats  # open tech centers (SD-121)
        self.debts: list[int] = [0] * seats  # hourglasses that go back when they become inactive (SD-122)
        self.blocks: list[int] = [0] * seats  # block markers on the planet (SD-117)
        self.markers: list[int] = [terms.tables.markers] * seats  # victory markers left
        self.delivery_points: list[int] = [0] * seats
        self.owner_points: list[int] = [0] * seats
        self.gizzi_points: list[int] = [0] * seats
        # the cards
        self.piles: list[list[int]] = [[] for _ in range(LEVELS + 1)]  # common piles by level, the top card first
        self.place: list[int] = [REMOVED] * terms.cards  # where each card is
        self.owner: list[int] = [NOBODY] * terms.cards  # whose pile, pair, planning area or planet that is
        self.column: list[int] = [NOTHING_THERE] * terms.cards  # of a built card: (left) column, or side of a plant
        self.covered: list[bool] = [False] * terms.cards
        self.stored: list[int] = [0] * terms.cards  # goods in depots and probes
        self.attack_markers: list[int] = [0] * terms.cards  # loaded on a sabotage probe or rocket
        self.blocked: list[bool] = [False] * terms.cards
        self.card_hourglass: list[int] = [
            NOTHING_THERE
        ] * terms.cards  # on a planned card or on the field of a built one
        self.satisfied: list[int] = [NOBODY] * (terms.cards * MOST_DEMANDS)  # by demand: whose marker lies there
        self.dealt: list[int] = [NOBODY] * terms.cards  # whose start hand a card of level 1 was in
        self.known: list[int] = [0] * terms.cards  # a bit for each seat that knows where it is (mechanics/knowledge.py)
        # hourglasses, seat by seat; ships, by planet and then the neutral ones
        self.hourglass: list[int] = [RESERVE] * (seats * terms.slots)  # states (SD-020)
        self.job: list[int] = [IDLE] * (seats * terms.slots)
        self.job_on: list[int] = [NOTHING_THERE] * (seats * terms.slots)  # card or ship
        self.due: list[int] = [0] * (seats * terms.slots)  # when it runs out
        self.started: list[int] = [0] * (seats * terms.slots)  # seq of its activation (SD-012)
        self.marked: list[bool] = [False] * (seats * terms.slots)  # an attack marker lies on it (SD-111)
        self.ship_owner: list[int] = [NOBODY] * len(SHIPS)
        self.ship_at: list[int] = [NOTHING_THERE] * len(SHIPS)  # the field where it is landed, or from where it flies
        self.ship_to: list[int] = [NOTHING_THERE] * len(SHIPS)  # the field to which it flies
        self.cargo: list[int] = [0] * len(SHIPS)
        self.ship_hourglass: list[int] = [NOTHING_THERE] * len(SHIPS)
        self.ship_station: list[int] = [NOTHING_THERE] * len(SHIPS)  # the card that brought a neutral ship (SD-124)
        self.late_landing: list[bool] = [False] * len(SHIPS)  # it landed in RUNOUT (SD-143)
        # supply, reserve and neutral planets
        self.supply = terms.supply
        self.spare_hourglasses = terms.hourglasses - seats * terms.tables.hourglasses
        self.spare_markers = terms.attack_markers
        self.gizzi_deck: list[int] = []  # the top card first
        self.gizzi_up: list[int] = [NOTHING_THERE] * terms.ring  # by field
        self.gizzi_taken: list[list[int]] = [[] for _ in range(seats)]
        self.left_goods: list[int] = [0] * terms.ring  # by field (SD-136)
        # trade
        self.offers: list[Offer | None] = [None] * (seats * seats)  # open ones, by maker and partner
        self.offer_numbers: list[int] = [0] * (seats * seats)  # how many the maker has made to the partner

    # ------------------------------------------------------------------ the contract

    @property
    def game(self) -> Game:
        return self._game

    @property
    def to_move(self) -> tuple[int, ...]:
        """Whom a simulator asks now. In live play any seat may act at any time (SD-004)."""
        if self.phase == SCORED:
            return ()
        if self.phase == CHOICE:
            return tuple([seat for seat in range(self.seats) if self.chosen[seat] == NOBODY])
        quiet = self.waiting | self.done
        most = self.terms.tables.most_commands
        return tuple([seat for seat in range(self.seats) if not quiet >> seat & 1 and self.commands[seat] < most])

    @property
    def result(self) -> Result | None:
        return result(self) if self.phase == SCORED else None

    def kinds(self, seat: int) -> Sequence[type[Action[Any]]]:
        if self.phase in (RUNNING, RUNOUT) and self.commands[seat] >= self.terms.tables.most_commands:  # SD-018
            return SPENT if self.phase == RUNOUT else SPENT[:1]
        if self.phase == RUNOUT and self.terms.effects_only:
            return RUNOUT_EFFECTS
        return KINDS[self.phase]

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        """SD-016: phase, then budget, then what the action itself says."""
        kind = type(action)
        if kind not in KINDS[self.phase]:
            if self.phase == RUNOUT and kind in STARTING:
                return refusals.RUNOUT_PHASE
            return refusals.DONE_PHASE if action.do == "done" else refusals.PHASE
        if self.phase == RUNOUT and self.terms.effects_only and kind not in RUNOUT_EFFECTS:
            return refusals.RUNOUT_EFFECTS_ONLY
        if self.commands[seat] >= self.terms.tables.most_commands and kind not in SPENT:
            return refusals.TOO_MANY
        return action.refusal(self, seat)

    def apply(self, seat: int, action: Action[Any]) -> None:
        action.effect(self, seat)
        after_command(self, seat, action.do)

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
        return breakdown(self, self.known_seat(seat))

    def plan(self, seat: int, rng: Bits) -> list[Action[Any]]:
        return plan(self, seat, rng)

    def violations(self) -> list[str]:
        return violations(self)

    @property
    def now(self) -> int:
        return self.clock

    @property
    def next_due(self) -> int | None:
        return next_due(self)

    def due_for(self, seat: int | None) -> int | None:
        return due_for(self, seat)

    def advance(self, to_ms: object) -> list[Event]:
        return advance(self, self.known_time(to_ms))

    def copy(self) -> Position:  # noqa: PLR0915  (one a field)
        twin = Position(self._game, self.terms, self.seats, self.rng.copy())
        twin.phase = self.phase
        twin.clock = self.clock
        twin.runout_at = self.runout_at
        twin.seq = self.seq
        twin.commands = self.commands.copy()
        twin.offers_made = self.offers_made.copy()
        twin.waiting = self.waiting
        twin.wake_at = self.wake_at.copy()
        twin.done = self.done
        twin.planet = self.planet
        twin.home = self.home
        twin.seat_of = self.seat_of
        twin.host = self.host
        twin.chosen = self.chosen.copy()
        twin.tech = self.tech.copy()
        twin.tech_hourglass = self.tech_hourglass.copy()
        twin.plants = self.plants.copy()
        twin.powered = self.powered.copy()
        twin.action_row = self.action_row.copy()
        twin.demand_row = self.demand_row.copy()
        twin.planned = [entry.copy() for entry in self.planned]
        twin.personal = [entry.copy() for entry in self.personal]
        twin.drawn = [entry.copy() for entry in self.drawn]
        twin.drawn_level = self.drawn_level.copy()
        twin.built = [entry.copy() for entry in self.built]
        twin.centers = self.centers.copy()
        twin.debts = self.debts.copy()
        twin.blocks = self.blocks.copy()
        twin.markers = self.markers.copy()
        twin.delivery_points = self.delivery_points.copy()
        twin.owner_points = self.owner_points.copy()
        twin.gizzi_points = self.gizzi_points.copy()
        twin.piles = [entry.copy() for entry in self.piles]
        twin.place = self.place.copy()
        twin.owner = self.owner.copy()
        twin.column = self.column.copy()
        twin.covered = self.covered.copy()
        twin.stored = self.stored.copy()
        twin.attack_markers = self.attack_markers.copy()
        twin.blocked = self.blocked.copy()
        twin.card_hourglass = self.card_hourglass.copy()
        twin.satisfied = self.satisfied.copy()
        twin.dealt = self.dealt
        twin.known = self.known.copy()
        twin.hourglass = self.hourglass.copy()
        twin.job = self.job.copy()
        twin.job_on = self.job_on.copy()
        twin.due = self.due.copy()
        twin.started = self.started.copy()
        twin.marked = self.marked.copy()
        twin.ship_owner = self.ship_owner.copy()
        twin.ship_at = self.ship_at.copy()
        twin.ship_to = self.ship_to.copy()
        twin.cargo = self.cargo.copy()
        twin.ship_hourglass = self.ship_hourglass.copy()
        twin.ship_station = self.ship_station.copy()
        twin.late_landing = self.late_landing.copy()
        twin.supply = self.supply
        twin.spare_hourglasses = self.spare_hourglasses
        twin.spare_markers = self.spare_markers
        twin.gizzi_deck = self.gizzi_deck.copy()
        twin.gizzi_up = self.gizzi_up.copy()
        twin.gizzi_taken = [entry.copy() for entry in self.gizzi_taken]
        twin.left_goods = self.left_goods.copy()
        twin.offers = self.offers.copy()
        twin.offer_numbers = self.offer_numbers.copy()
        return twin

    # ------------------------------------------------------------------ questions that several rules ask

    def score(self, seat: int) -> int:
        return self.delivery_points[seat] + self.owner_points[seat] + self.gizzi_points[seat]

    def level(self, seat: int) -> int:
        """The tech level (SD-035)."""
        return self.terms.level_at[self.tech[seat]]

    def planning_capacity(self, seat: int) -> int:
        """SD-030: two places, and two more for every open tech center."""
        tables = self.terms.tables
        return tables.planning_places + self.centers[seat] * tables.center_places

    def planning_room(self, seat: int) -> int:
        """Free planning places; a drawn pair has reserved one (SD-036). Below zero after SD-121."""
        taken = len(self.planned[seat]) + (1 if self.drawn[seat] else 0)
        return self.planning_capacity(seat) - taken

    def sees(self, seat: int, card: int) -> bool:
        """Whether the card lies open to this seat (SD-019): built, planned, or its own."""
        if self.place[card] == BUILT:
            return True
        if self.owner[card] == seat:
            return True
        return self.place[card] == PLANNED and (self.terms.planning_visible or knows(self, seat, card))

    def idle_hourglass(self, seat: int) -> int:
        """The inactive hourglass with the lowest number, or nothing there."""
        first = seat * self.terms.slots
        for hourglass in range(first, first + self.terms.slots):
            if self.hourglass[hourglass] == INACTIVE:
                return hourglass
        return NOTHING_THERE

    def number(self, hourglass: int) -> int:
        """The number of an hourglass, as its owner calls it."""
        return hourglass % self.terms.slots + 1

    def phase_forbids_delivery(self, ship: int) -> bool:
        """SD-143, option runout_free_actions = effects_only: only by ships that landed in the run-out."""
        return self.phase == RUNOUT and self.terms.effects_only and not self.late_landing[ship]

    def landed(self, ship: int) -> bool:
        """SD-070: a ship is landed on a field, with any number of others (SD-076), or in flight between two."""
        return self.ship_to[ship] == NOTHING_THERE

    def goods_in(self, holder: int) -> int:
        if holder < CARD_HOLDER:
            return self.cargo[holder]
        if holder < FIELD_HOLDER:
            return self.stored[holder - CARD_HOLDER]
        return self.left_goods[holder - FIELD_HOLDER]

    # ------------------------------------------------------------------ changes that several rules make

    def put(self, holder: int, goods: int) -> None:
        """Goods come into a holder."""
        if holder < CARD_HOLDER:
            self.cargo[holder] += goods
        elif holder < FIELD_HOLDER:
            self.stored[holder - CARD_HOLDER] += goods
        else:
            self.left_goods[holder - FIELD_HOLDER] += goods

    def take(self, holder: int, goods: int) -> None:
        self.put(holder, -goods)

    def to_supply(self, goods: int) -> None:
        """SD-065: an unlimited supply is not counted."""
        if self.terms.limited:
            self.supply += goods

    def from_supply(self, goods: int) -> None:
        if self.terms.limited:
            self.supply -= goods

    def say(self, kind: str, seat: int | None, data: dict[str, object]) -> None:
        """Something that everybody sees."""
        self.happened.append(Event(kind, seat, data))
