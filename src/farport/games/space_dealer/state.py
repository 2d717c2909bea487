"""Position: a point in play of Space Dealer, flat and cheap to copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from farport.games.space_dealer import refusals
from farport.games.space_dealer.actions import CHOOSING, IN_RUNNING, IN_RUNOUT, RUNOUT_EFFECTS, STARTING
from farport.games.space_dealer.actions.waiting import Done, Wait
from farport.games.space_dealer.course import advance, after_command, due_for, next_due
from farport.games.space_dealer.default import default_action
from farport.games.space_dealer.drawing import sketch
from farport.games.space_dealer.dump import dump
from farport.games.space_dealer.facets import facets
from farport.games.space_dealer.features import evaluate, features
from farport.games.space_dealer.guess import guess
from farport.games.space_dealer.invariants import violations
from farport.games.space_dealer.listing import listed
from farport.games.space_dealer.mechanics.goods import has
from farport.games.space_dealer.mechanics.knowledge import knows
from farport.games.space_dealer.planner import plan
from farport.games.space_dealer.planner.merchant import reckoned
from farport.games.space_dealer.scoring import breakdown, result
from farport.games.space_dealer.slots import Slots
from farport.games.space_dealer.stance import stance
from farport.games.space_dealer.view import unseen, view
from farport.games.space_dealer.vocabulary import (
    BUILT,
    CARD_HOLDER,
    CHOICE,
    FIELD_HOLDER,
    INACTIVE,
    NOBODY,
    NOTHING_THERE,
    PLANNED,
    RUNNING,
    RUNOUT,
    SCORED,
    is_field,
    is_ship,
)
from farport.kernel import Action, Bits, Event, Game, Manner, Plain, Refusal, Result, Rng
from farport.kernel.manner import PLAIN

if TYPE_CHECKING:
    from farport.games.space_dealer.game import SpaceDealer
    from farport.games.space_dealer.terms import Terms

KINDS: Final[tuple[tuple[type[Action[Any]], ...], ...]] = (CHOOSING, IN_RUNNING, IN_RUNOUT, ())
SPENT: Final[tuple[type[Action[Any]], ...]] = (Wait, Done)  # what does not count in the budget of SD-018


@final
class Position(Slots):
    """A point in play. Lists are by seat, card, hourglass, ship or field, as vocabulary.py numbers them."""

    __slots__ = ("_game",)

    def __init__(self, game: SpaceDealer, terms: Terms, rng: Rng) -> None:
        super().__init__(terms, rng)
        self._game = game

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

    def list_actions(self, seat: int) -> list[Action[Any]]:
        return listed(self, seat)

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

    def unseen(self) -> Plain:
        return unseen(self)

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
        return breakdown(self, self.known_seat(seat))

    def plan(self, seat: int, rng: Bits) -> list[Action[Any]]:
        return plan(self, seat, rng, PLAIN)

    def plan_as(self, seat: int, rng: Bits, manner: Manner) -> list[Action[Any]]:
        return plan(self, seat, rng, manner)

    def reckoned(self, seat: int) -> list[float]:
        return reckoned(self, seat)

    def stance(self, seat: object) -> object:
        return stance(self, self.known_seat(seat))

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

    def copy(self) -> Position:
        twin = Position(self._game, self.terms, self.rng.copy())
        self.copy_fields(twin)
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
        """Whether the card lies open to this seat (SD-019): built, or planned and not lost from its sight."""
        return self.place[card] == BUILT or (self.place[card] == PLANNED and knows(self, seat, card))

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
        if is_ship(holder):
            return self.cargo[holder]
        if is_field(holder):
            return self.left_goods[holder - FIELD_HOLDER]
        return self.stored[holder - CARD_HOLDER]

    def supplies(self, goods: int) -> bool:
        """SD-065: whether the supply has them; if it is unlimited, always."""
        return not self.terms.limited or has(self.supply, goods)

    # ------------------------------------------------------------------ changes that several rules make

    def put(self, holder: int, goods: int) -> None:
        """Goods come into a holder."""
        if is_ship(holder):
            self.cargo[holder] += goods
        elif is_field(holder):
            self.left_goods[holder - FIELD_HOLDER] += goods
        else:
            self.stored[holder - CARD_HOLDER] += goods

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
