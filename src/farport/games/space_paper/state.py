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
from farport.games.space_paper.drawing import sketch
from farport.games.space_paper.dump import dump
from farport.games.space_paper.facets import facets
from farport.games.space_paper.features import evaluate, features
from farport.games.space_paper.guess import guess
from farport.games.space_paper.invariants import violations
from farport.games.space_paper.listing import listed
from farport.games.space_paper.planner import plan
from farport.games.space_paper.planner.sprint import reckoned
from farport.games.space_paper.scoring import result
from farport.games.space_paper.slots import Slots
from farport.games.space_paper.stance import stance
from farport.games.space_paper.view import view
from farport.games.space_paper.vocabulary import (
    BUILDINGS,
    C_ORDERS,
    COLONY,
    FINISHED,
    NONE,
    PHASES,
    R_ORDERS,
    ROMAN,
    SETUP_POLITICS,
    T_ORDERS,
    TECHS,
    U_ORDERS,
)
from farport.kernel import Action, Bits, Game, Manner, Plain, Refusal, Result, Rng
from farport.kernel.manner import PLAIN

if TYPE_CHECKING:
    from farport.games.space_paper.game import SpacePaper
    from farport.games.space_paper.mechanics.galaxy import Galaxy
    from farport.games.space_paper.mechanics.rosette import Rosette
    from farport.games.space_paper.tables import Tables
    from farport.games.space_paper.terms import Terms

FIRST_SHIP_ITEM: Final = BUILDINGS
WINDOWS: Final = (1 << R_ORDERS) | (1 << T_ORDERS) | (1 << C_ORDERS) | (1 << U_ORDERS)  # secret, at the same time


@final
class Position(Slots):
    """A point in play."""

    __slots__ = ("_game", "galaxy", "rosette", "tables")

    def __init__(self, game: SpacePaper, terms: Terms, rng: Rng) -> None:
        super().__init__(terms, rng)
        tables = terms.tables
        self._game = game
        self.tables: Tables = tables
        self.galaxy: Galaxy = tables.galaxy(terms)
        self.rosette: Rosette = tables.rosette(terms)

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
        return KINDS[self.phase] if seat == self.active else ()

    def list_actions(self, seat: int) -> list[Action[Any]]:
        return listed(self, seat)

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        if type(action) not in KINDS[self.phase]:
            return refusals.WRONG_PHASE.says({"phase": f"phase-{PHASES[self.phase]}"})
        if self.asked != NONE:
            if seat != self.asked:
                return refusals.NOT_YOUR_TURN.says({"seat": self.asked})
        elif self.simultaneous:
            if not self.took_part(seat):
                return refusals.NO_PART
            if self.committed[seat] and type(action) is not ClearOrders:
                return refusals.ALREADY_COMMITTED
        elif seat != self.active:
            return refusals.NOT_YOUR_TURN.says({"seat": self.active})
        return action.refusal(self, seat)

    def default(self, seat: object) -> Action[Any]:
        return default_action(self, self.asked_seat(seat))

    def facets(self, seat: int | None) -> dict[str, str]:
        return facets(self, seat)

    def standing(self, seat: object) -> dict[str, int]:
        return {"gold": self.gold[self.known_seat(seat)]}

    def plan(self, seat: int, rng: Bits) -> list[Action[Any]]:
        return plan(self, seat, rng, PLAIN)

    def plan_as(self, seat: int, rng: Bits, manner: Manner) -> list[Action[Any]]:
        return plan(self, seat, rng, manner)

    def reckoned(self, seat: int) -> list[float]:
        return reckoned(self, seat)

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

    def copy(self) -> Position:
        twin = Position(self._game, self.terms, self.rng.copy())
        self.copy_fields(twin)
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

    def event_card(self, seat: int) -> int:
        """The printed card whose rule the seat's event follows."""
        return self.tables.event_card[self.event[seat]]

    def event_number(self, seat: int) -> int:
        return self.tables.event_number[self.event[seat]]

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

    def called(self, name: str) -> object:
        """What people call a ship, a planet or a system; a name that nothing has stays as it was written."""
        if name in self.tables.ship_of:
            kind, number = name.split("-")
            return {"say": "ship", "kind": kind, "number": int(number)}
        system, _, orbit = name.partition("/")
        if system not in self.galaxy.ids:
            return name
        named = self.galaxy.names[self.galaxy.ids.index(system)]
        return f"{named} {ROMAN[int(orbit)]}" if name in self.galaxy.planet_of else named

    def find_ship(self, seat: int, name: str) -> int:
        """The seat's ship of that name if it is on the board, else NONE."""
        if name not in self.tables.ship_of:
            return NONE
        ship = seat * self.tables.ship_markers + self.tables.ship_of[name]
        return ship if self.place[ship] >= 0 else NONE

    def find_planet(self, name: str) -> int:
        """The revealed planet of that name, else NONE."""
        if name not in self.galaxy.planet_of:
            return NONE
        planet = self.galaxy.planet_of[name]
        return planet if self.type[planet] != NONE else NONE

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
        return [
            other
            for other in range(self.seats)
            if other != seat and any(self.place[ship] == place for ship in self.fleets[other])
        ]

    def presence(self) -> list[int]:
        """For every place a bit for each seat with a ship there; nobody is in retreat meanwhile."""
        seats_at = [0] * len(self.galaxy.place_names)
        for seat in range(self.seats):
            bit = 1 << seat
            for ship in self.fleets[seat]:
                seats_at[self.place[ship]] |= bit
        return seats_at
