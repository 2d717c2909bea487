"""Planning area and piles: plan, draw and keep cards, discard a planned one (SD-030 to SD-039, SD-106)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from farport.games.space_dealer import refusals
from farport.games.space_dealer.fields import CardField
from farport.games.space_dealer.mechanics.hourglasses import free, named, use_refusal
from farport.games.space_dealer.mechanics.knowledge import lay_open, mix_up, show
from farport.games.space_dealer.tables import LEVELS
from farport.games.space_dealer.vocabulary import (
    BUILD,
    CARDS,
    DRAWN,
    MOST_HOURGLASSES,
    NOBODY,
    PERSONAL,
    PILE,
    PLANNED,
    USABLE,
)
from farport.kernel import Action, Event, Field, Number, Refusal

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

DRAWN_AT_ONCE: Final = 2
COMMON_PILES: Final = tuple(range(2, LEVELS + 1))  # by their level


@final
class Plan(Action["Position"]):
    """A card of the personal pile goes to the planning area (SD-031). SD-032: it does not go back."""

    __slots__ = ("card",)
    do: ClassVar[str] = "plan"
    fields: ClassVar[tuple[Field, ...]] = (CardField("card"),)

    def __init__(self, card: int) -> None:
        self.card = card

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Plan]:
        if state.planning_room(seat) < 1:
            return []
        return [Plan(card) for card in state.personal[seat]]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if self.card >= state.terms.cards:
            return refusals.UNKNOWN
        if state.owner[self.card] != seat and state.sees(seat, self.card):
            return refusals.NOT_YOURS
        if state.owner[self.card] != seat or state.place[self.card] != PERSONAL:  # SD-019
            return refusals.PLAN_NOT_IN_PILE
        full = state.planning_room(seat) < 1
        return refusals.PLAN_FULL.says({"places": state.planning_capacity(seat)}) if full else None

    def effect(self, state: Position, seat: int) -> None:
        mix_up(state, seat, state.personal[seat])
        state.own_personal()[seat].remove(self.card)
        to_planning(state, seat, self.card, "planned")


@final
class Draw(Action["Position"]):
    """The top two cards of a common pile, seen by the drawer only (SD-035, SD-036)."""

    __slots__ = ("level",)
    do: ClassVar[str] = "draw"
    fields: ClassVar[tuple[Field, ...]] = (Number("level", 1, LEVELS),)

    def __init__(self, level: int) -> None:
        self.level = level

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Draw]:
        return [Draw(level) for level in COMMON_PILES if Draw(level).refusal(state, seat) is None]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.drawn[seat]:
            return refusals.DRAW_PENDING
        if self.level == 1:
            return refusals.DRAW_FIRST_LEVEL
        if self.level > state.level(seat):
            return refusals.DRAW_LEVEL.says({"need": self.level, "have": state.level(seat)})
        if state.planning_room(seat) < 1:
            return refusals.DRAW_FULL.says({"places": state.planning_capacity(seat)})
        return None if state.piles[self.level] else refusals.DRAW_EMPTY.says({"level": self.level})

    def effect(self, state: Position, seat: int) -> None:
        pile = state.own_piles()[self.level]
        cards = pile[:DRAWN_AT_ONCE]
        del pile[:DRAWN_AT_ONCE]
        state.drawn[seat] = cards
        state.drawn_level[seat] = self.level
        for card in cards:
            state.place[card] = DRAWN
            state.owner[card] = seat
            show(state, seat, card)
        secret: dict[str, object] = {"cards": [CARDS[card] for card in cards]}
        state.tell(Event("drew", seat, {"level": self.level, "count": len(cards)}, secret, (seat,), reveals=True))


@final
class Keep(Action["Position"]):
    """One of the drawn cards is kept, the other goes under its pile (SD-037, SD-038)."""

    __slots__ = ("card",)
    do: ClassVar[str] = "keep"
    fields: ClassVar[tuple[Field, ...]] = (CardField("card"),)

    def __init__(self, card: int) -> None:
        self.card = card

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Keep]:
        return [Keep(card) for card in state.drawn[seat]]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if self.card >= state.terms.cards:
            return refusals.UNKNOWN
        if state.owner[self.card] != seat and state.sees(seat, self.card):
            return refusals.NOT_YOURS
        if not state.drawn[seat]:
            return refusals.KEEP_NO_CHOICE
        return None if self.card in state.drawn[seat] else refusals.KEEP_UNKNOWN  # SD-019

    def effect(self, state: Position, seat: int) -> None:
        level = state.drawn_level[seat]
        mix_up(state, seat, state.drawn[seat])
        for other in state.drawn[seat]:
            if other != self.card:
                under_pile(state, other, level)
        state.drawn[seat] = []
        state.drawn_level[seat] = 0
        to_planning(state, seat, self.card, "kept")


@final
class DiscardPlanned(Action["Position"]):
    """Instead of building a planned card, its hourglass puts it under its pile (SD-106)."""

    __slots__ = ("hourglass",)
    do: ClassVar[str] = "discard_planned"
    fields: ClassVar[tuple[Field, ...]] = (Number("hourglass", 1, MOST_HOURGLASSES),)

    def __init__(self, hourglass: int) -> None:
        self.hourglass = hourglass

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[DiscardPlanned]:
        if not state.terms.advanced:
            return []
        first = seat * state.terms.slots
        return [
            DiscardPlanned(state.number(hourglass))
            for hourglass in range(first, first + state.terms.slots)
            if state.hourglass[hourglass] == USABLE and state.job[hourglass] == BUILD
        ]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if not state.terms.advanced:
            return refusals.NOT_IN_BASIC
        refused = use_refusal(state, seat, self.hourglass)
        if refused is not None:
            return refused
        if state.job[named(state, seat, self.hourglass)] != BUILD:
            return refusals.USE_NOT_PLANNED
        return None

    def effect(self, state: Position, seat: int) -> None:
        hourglass = named(state, seat, self.hourglass)
        card = state.job_on[hourglass]
        free(state, hourglass)
        mix_up(state, seat, state.planned[seat])
        state.planned[seat].remove(card)
        level = state.terms.level[card]
        if level == 1:
            state.own_personal()[seat].append(card)
            state.own_personal()[seat].sort()  # its owner may look at all of it at any time
            state.place[card] = PERSONAL
        else:
            under_pile(state, card, level)
        _tell_card(state, "discarded", seat, card, {"level": level})


def to_planning(position: Position, seat: int, card: int, kind: str) -> None:
    """SD-030: cards in the planning area lie face up, unless the table plays them hidden."""
    position.planned[seat].append(card)
    position.place[card] = PLANNED
    if position.terms.planning_visible:
        lay_open(position, card)
    _tell_card(position, kind, seat, card, {})


def under_pile(position: Position, card: int, level: int) -> None:
    """Face down under the pile; who has seen the card knows that it lies there."""
    position.own_piles()[level].append(card)
    position.place[card] = PILE
    position.owner[card] = NOBODY


def _tell_card(position: Position, kind: str, seat: int, card: int, data: dict[str, object]) -> None:
    if position.terms.planning_visible:
        position.tell(Event(kind, seat, {"card": CARDS[card], **data}, reveals=True))
    else:
        position.tell(Event(kind, seat, data, {"card": CARDS[card]}, (seat,)))
