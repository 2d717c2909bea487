"""Position: the state of a running game, as flat lists of small integers by seat, system, planet and ship.

Planets are numbered as the galaxy numbers them. A ship's number is seat * markers + marker. `holdings` and `fleets`
hold what a seat has on the board, oldest first: that is the order in which upkeep is paid (SP-243).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from farport.games.space_paper import refusals
from farport.games.space_paper.actions import KINDS
from farport.games.space_paper.actions.windows import ClearOrders
from farport.games.space_paper.course import SKIPPED
from farport.games.space_paper.default import default_action
from farport.games.space_paper.dump import dump
from farport.games.space_paper.facets import facets
from farport.games.space_paper.features import evaluate, features
from farport.games.space_paper.guess import guess
from farport.games.space_paper.invariants import violations
from farport.games.space_paper.planner import plan
from farport.games.space_paper.scoring import result
from farport.games.space_paper.view import view
from farport.games.space_paper.vocabulary import (
    BUILDINGS,
    C_ORDERS,
    COLONY,
    FINISHED,
    IF_WIN,
    MINERAL_KINDS,
    NONE,
    R_ORDERS,
    READY,
    RESERVE,
    SETUP_POLITICS,
    T_ORDERS,
    TECHS,
    U_ORDERS,
    UNINHABITED,
    UNREVEALED,
)
from farport.kernel import Action, Bits, Game, Plain, Refusal, Result, Rng, State

if TYPE_CHECKING:
    from farport.games.space_paper.game import SpacePaper
    from farport.games.space_paper.mechanics.galaxy import Galaxy
    from farport.games.space_paper.mechanics.journey import Journey
    from farport.games.space_paper.mechanics.rosette import Rosette
    from farport.games.space_paper.tables import Tables
    from farport.games.space_paper.terms import Terms

FIRST_SHIP_ITEM: Final = BUILDINGS
WINDOWS: Final = (1 << R_ORDERS) | (1 << T_ORDERS) | (1 << C_ORDERS) | (1 << U_ORDERS)  # secret, at the same time


@final
class Position(State):
    """A point in play."""

    __slots__ = (
        "_game",
        "acted",
        "active",
        "anarchy_upkeeps",
        "asked",
        "bankrupt_rounds",
        "bonus",
        "buildings",
        "came",
        "capital",
        "capture_discontent",
        "changes",
        "committed",
        "costs",
        "counter",
        "deferred",
        "discontent",
        "eliminated",
        "energy_store",
        "event",
        "event_used",
        "first",
        "flags",
        "fleets",
        "galaxy",
        "geologist",
        "global_discontent",
        "gold",
        "help",
        "holdings",
        "item",
        "journey",
        "keeps",
        "keeps",
        "known",
        "leader",
        "levels",
        "minerals",
        "mixes",
        "orders",
        "out",
        "owner",
        "paid_out",
        "phase",
        "place",
        "planet_count",
        "politics",
        "population",
        "race",
        "remaining",
        "resistance",
        "rng",
        "rosette",
        "round",
        "science",
        "size",
        "standing_order",
        "star",
        "status",
        "steps",
        "symbiosis",
        "tables",
        "taken_from",
        "terms",
        "type",
        "victory",
        "winners",
    )

    def __init__(self, game: SpacePaper, terms: Terms, seats: int, rng: Rng) -> None:  # noqa: PLR0915
        super().__init__(seats)
        tables = game.tables
        self._game = game
        self.tables: Tables = tables
        self.terms = terms
        self.galaxy: Galaxy = tables.galaxy(terms)
        self.rosette: Rosette = tables.rosette(terms)
        self.rng = rng
        self.round = 0
        self.phase = 0
        self.first = 0  # who holds the first-player token
        self.active = 0  # whose turn it is in sequential phases
        self.asked = NONE  # who must answer while an activation is suspended
        self.out = 0  # a bit for each seat that has ended its movement
        self.acted = 0  # a bit for each seat that had a turn in this movement phase
        self.journey: Journey | None = None
        self.victory = NONE
        self.winners: list[int] = []
        # the seats
        self.race: list[int] = [NONE] * seats  # the civilisation board
        self.leader: list[int] = [NONE] * seats
        self.bonus: list[int] = [NONE] * seats  # what the Opportunist chose (SP-261)
        self.event: list[int] = [NONE] * seats  # the card, also after it was played
        self.event_used: list[int] = [0] * seats
        self.politics: list[int] = [NONE] * seats
        self.anarchy_upkeeps: list[int] = [0] * seats  # upkeep phases that Anarchy has been in force (SP-167)
        self.geologist: list[int] = [NONE] * seats  # the mineral the Geologist named (SP-222)
        self.gold: list[int] = [0] * seats
        self.science: list[int] = [0] * seats
        self.global_discontent: list[int] = [0] * seats
        self.standing_order: list[int] = [IF_WIN] * seats  # the secret standing order (SP-110)
        self.bankrupt_rounds: list[int] = [0] * seats  # upkeeps running with something unpaid (SP-185)
        self.eliminated: list[int] = [0] * seats  # 0, or the how-manieth to be eliminated (SP-133)
        self.energy_store: list[int] = [0] * seats  # surplus kept for the capital's next C2 (SP-170)
        self.capital: list[int] = [NONE] * seats
        self.mixes: list[int] = [0] * seats  # minerals as one number (mechanics/rosette.py)
        self.committed: list[int] = [0] * seats
        self.changes: list[int] = [0] * seats  # clear_orders in this window
        self.levels: list[int] = [tables.start_level] * (seats * TECHS)
        self.minerals: list[int] = [0] * (seats * MINERAL_KINDS)
        self.holdings: list[list[int]] = [[] for _ in range(seats)]
        self.fleets: list[list[int]] = [[] for _ in range(seats)]
        self.orders: list[list[Action[Any]]] = [[] for _ in range(seats)]  # of the open window, secret
        self.costs: list[list[int]] = [[] for _ in range(seats)]  # gold or science that each order will take
        self.deferred: list[list[int]] = [[] for _ in range(seats)]  # items put off, only while U is resolved
        self.keeps = 0  # a bit for each seat that keeps its surplus, only while U is resolved
        # the systems
        systems = self.galaxy.systems
        self.star: list[int] = [NONE] * systems
        self.known: list[int] = [UNREVEALED] * systems
        self.planet_count: list[int] = [0] * systems
        # the planets
        planets = systems * self.galaxy.planets_each
        self.type: list[int] = [NONE] * planets  # NONE: no such planet
        self.size: list[int] = [0] * planets
        self.owner: list[int] = [NONE] * planets
        self.status: list[int] = [UNINHABITED] * planets
        self.population: list[int] = [0] * planets
        self.buildings: list[int] = [0] * planets  # a bit for each building
        self.item: list[int] = [NONE] * planets  # what the queue holds
        self.remaining: list[int] = [0] * planets  # energy its item still needs
        self.discontent: list[int] = [0] * planets
        self.capture_discontent: list[int] = [0] * planets  # how much of it its last capture brought (SP-131)
        self.resistance: list[int] = [0] * planets  # the siege marker (SP-125)
        self.steps: list[int] = [0] * planets  # steps of adaptation left (SP-140)
        self.counter: list[int] = [0] * planets  # upkeeps to the next step or growth
        self.symbiosis: list[int] = [0] * planets  # 1 + the race for which Symbiotic life shortens the period
        self.taken_from: list[int] = [NONE] * planets  # from whom it was last captured (SP-131)
        self.paid_out: list[int] = [0] * planets  # a bit for each seat that got gold for abandoning it (SP-146)
        self.help: list[int] = [0] * planets  # defence of Unexpected help until the phase ends (SP-199)
        # the ships
        ships = seats * tables.ship_markers
        self.place: list[int] = [RESERVE] * ships  # a place of the galaxy, RESERVE or RETREATING
        self.flags: list[int] = [READY] * ships  # what it did this round, as bits
        self.came: list[int] = [NONE] * ships  # the space from which it entered the wide orbit (SP-098)

    # ------------------------------------------------------------------ the contract

    @property
    def game(self) -> Game:
        return self._game

    @property
    def to_move(self) -> tuple[int, ...]:
        if self.phase == FINISHED:
            return ()
        if self.asked != NONE:
            return (self.asked,)
        if self.simultaneous:
            return tuple([seat for seat in range(self.seats) if not self.committed[seat]])
        return (self.active,)

    @property
    def simultaneous(self) -> bool:
        """The present phase is played by all at once, in secret (SP-300)."""
        if self.phase == SETUP_POLITICS:
            return not self.terms.exclusive_politics
        return (WINDOWS >> self.phase) & 1 == 1

    @property
    def result(self) -> Result | None:
        return result(self) if self.phase == FINISHED else None

    def kinds(self, seat: int) -> Sequence[type[Action[Any]]]:
        if self.asked != NONE:
            return KINDS[self.phase] if seat == self.asked else ()
        if self.simultaneous:
            if self.committed[seat]:
                return (ClearOrders,) if self.took_part(seat) else ()
            return KINDS[self.phase]
        return KINDS[self.phase] if seat == self.active and self.phase != FINISHED else ()

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        if type(action) not in KINDS[self.phase]:
            return refusals.WRONG_PHASE
        if self.asked != NONE:
            if seat != self.asked:
                return refusals.NOT_YOUR_TURN
        elif self.simultaneous:
            if not self.took_part(seat):
                return refusals.NOT_YOUR_TURN
            if self.committed[seat] and type(action) is not ClearOrders:
                return refusals.ALREADY_COMMITTED
        elif seat != self.active:
            return refusals.NOT_YOUR_TURN
        return action.refusal(self, seat)

    def default(self, seat: object) -> Action[Any]:
        return default_action(self, self.asked_seat(seat))

    def facets(self, seat: int | None) -> dict[str, str]:
        return facets(self, seat)

    def standing(self, seat: object) -> dict[str, int]:
        return {"gold": self.gold[self.known_seat(seat)]}

    def plan(self, seat: int, rng: Bits) -> list[Action[Any]]:
        return plan(self, seat, rng)

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

    def copy(self) -> Position:  # noqa: PLR0915  (one line for each slot)
        twin = Position(self._game, self.terms, self.seats, self.rng.copy())
        twin.winners = self.winners.copy()
        twin.keeps = self.keeps
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.asked = self.asked
        twin.out = self.out
        twin.acted = self.acted
        twin.journey = self.journey
        twin.victory = self.victory
        twin.race = self.race.copy()
        twin.leader = self.leader.copy()
        twin.bonus = self.bonus.copy()
        twin.event = self.event.copy()
        twin.event_used = self.event_used.copy()
        twin.politics = self.politics.copy()
        twin.anarchy_upkeeps = self.anarchy_upkeeps.copy()
        twin.geologist = self.geologist.copy()
        twin.gold = self.gold.copy()
        twin.science = self.science.copy()
        twin.global_discontent = self.global_discontent.copy()
        twin.standing_order = self.standing_order.copy()
        twin.bankrupt_rounds = self.bankrupt_rounds.copy()
        twin.eliminated = self.eliminated.copy()
        twin.energy_store = self.energy_store.copy()
        twin.capital = self.capital.copy()
        twin.mixes = self.mixes.copy()
        twin.committed = self.committed.copy()
        twin.changes = self.changes.copy()
        twin.levels = self.levels.copy()
        twin.minerals = self.minerals.copy()
        twin.star = self.star.copy()
        twin.known = self.known.copy()
        twin.planet_count = self.planet_count.copy()
        twin.type = self.type.copy()
        twin.size = self.size.copy()
        twin.owner = self.owner.copy()
        twin.status = self.status.copy()
        twin.population = self.population.copy()
        twin.buildings = self.buildings.copy()
        twin.item = self.item.copy()
        twin.remaining = self.remaining.copy()
        twin.discontent = self.discontent.copy()
        twin.resistance = self.resistance.copy()
        twin.steps = self.steps.copy()
        twin.counter = self.counter.copy()
        twin.symbiosis = self.symbiosis.copy()
        twin.capture_discontent = self.capture_discontent.copy()
        twin.taken_from = self.taken_from.copy()
        twin.paid_out = self.paid_out.copy()
        twin.help = self.help.copy()
        twin.place = self.place.copy()
        twin.flags = self.flags.copy()
        twin.came = self.came.copy()
        twin.holdings = [planets.copy() for planets in self.holdings]
        twin.fleets = [ships.copy() for ships in self.fleets]
        twin.orders = [orders.copy() for orders in self.orders]
        twin.deferred = [items.copy() for items in self.deferred]
        twin.costs = [costs.copy() for costs in self.costs]
        return twin

    # ------------------------------------------------------------------ questions that several rules ask

    def took_part(self, seat: int) -> bool:
        """Whether the seat has a part in the open window: `committed` of the others is 2 from its start."""
        return self.committed[seat] != SKIPPED

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.eliminated[seat] == 0]

    def in_turn_order(self) -> list[int]:
        """The living seats, from the first-player token clockwise."""
        order = [(self.first + place) % self.seats for place in range(self.seats)]
        return [seat for seat in order if self.eliminated[seat] == 0]

    def level(self, seat: int, technology: int) -> int:
        return self.levels[seat * TECHS + technology]

    def effect_of(self, seat: int) -> int:
        """What the seat's political system does besides its upkeep."""
        return self.tables.effect[self.politics[seat]]

    def count(self, seat: int, status: int) -> int:
        """How many planets of that status the seat has."""
        return sum([1 for planet in self.holdings[seat] if self.status[planet] == status])

    def colonies(self, seat: int) -> int:
        """SP-166: planets with status colony; the capital is none."""
        return self.count(seat, COLONY)

    def owner_of_ship(self, ship: int) -> int:
        return ship // self.tables.ship_markers

    def kind_of_ship(self, ship: int) -> int:
        return ship % self.tables.ship_markers // self.tables.ships_each

    def ship_name(self, ship: int) -> str:
        return self.tables.ship_names[ship % self.tables.ship_markers]

    def planet_name(self, planet: int) -> str:
        return self.galaxy.place_names[self.galaxy.orbits + planet]

    def find_ship(self, seat: int, name: str) -> int:
        """The seat's ship of that name if it is on the board, else NONE."""
        marker = self.tables.ship_of.get(name, NONE)
        if marker == NONE:
            return NONE
        ship = seat * self.tables.ship_markers + marker
        return ship if self.place[ship] >= 0 else NONE

    def find_planet(self, name: str) -> int:
        """The revealed planet of that name, else NONE."""
        planet = self.galaxy.planet_of.get(name, NONE)
        return planet if planet != NONE and self.type[planet] != NONE else NONE

    def ships_in_queues(self, seat: int, kind: int) -> int:
        item = FIRST_SHIP_ITEM + kind
        return sum([1 for planet in self.holdings[seat] if self.item[planet] == item])

    def in_reserve(self, seat: int, kind: int) -> int:
        """Markers of that kind that are neither on the board nor reserved by a queue (SP-005, SP-208)."""
        on_board = sum([1 for ship in self.fleets[seat] if self.kind_of_ship(ship) == kind])
        return self.tables.ships_each - on_board - self.ships_in_queues(seat, kind)

    def ships_at(self, place: int, seat: int) -> list[int]:
        return [ship for ship in self.fleets[seat] if self.place[ship] == place]

    def enemies_at(self, place: int, seat: int) -> list[int]:
        """The other seats that have a ship at that place: all of them enemies (SP-118)."""
        return [other for other in range(self.seats) if other != seat and len(self.ships_at(place, other)) > 0]

    def presence(self) -> list[int]:
        """For every place a bit for each seat with a ship there."""
        seats_at = [0] * len(self.galaxy.place_names)
        for seat in range(self.seats):
            bit = 1 << seat
            for ship in self.fleets[seat]:
                place = self.place[ship]
                if place >= 0:
                    seats_at[place] |= bit
        return seats_at
