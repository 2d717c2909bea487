"""Jobs for an inactive hourglass (SD-022): raise the tech level, build a card, use a card, fly a ship."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from farport.games.space_dealer import refusals
from farport.games.space_dealer.actions.command import Command
from farport.games.space_dealer.course import wake_at_field
from farport.games.space_dealer.fields import CardField, Maybe, ShipField
from farport.games.space_dealer.mechanics import holders
from farport.games.space_dealer.mechanics.goods import tally
from farport.games.space_dealer.mechanics.hourglasses import UNNAMED, exists_refusal, free_refusal, start
from farport.games.space_dealer.mechanics.knowledge import mix_up
from farport.games.space_dealer.vocabulary import (
    BUILD,
    BUILT,
    CLEAR,
    FLIGHT,
    MOST_FIELDS,
    MOST_HOURGLASSES,
    NOBODY,
    NOTHING_THERE,
    PLANNED,
    TECH,
    USE,
)
from farport.kernel import Field, Number, Refusal

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

# The hourglass may be named; the lists name none, for all of a seat's hourglasses are alike.
HOURGLASS: Final = Maybe(Number("hourglass", 1, MOST_HOURGLASSES), UNNAMED)


@final
class StartTech(Command):
    """An hourglass on the planet's single field (SD-033)."""

    __slots__ = ("hourglass",)
    do: ClassVar[str] = "start_tech"
    fields: ClassVar[tuple[Field, ...]] = (HOURGLASS,)
    open_ended: ClassVar[bool] = True

    def __init__(self, hourglass: int = UNNAMED) -> None:
        self.hourglass = hourglass

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[StartTech]:
        action = StartTech()
        return [action] if action.refusal(state, seat) is None else []

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = exists_refusal(state, seat, self.hourglass)
        if refused is not None:
            return refused
        if state.tech[seat] + 1 >= len(state.terms.level_at):
            return refusals.TECH_MAX
        if state.tech_hourglass[seat] != NOTHING_THERE:  # SD-023
            return refusals.TECH_OCCUPIED
        return free_refusal(state, seat, self.hourglass)

    def effect(self, state: Position, seat: int) -> None:
        start(state, seat, self.hourglass, TECH, NOTHING_THERE)


@final
class StartBuild(Command):
    """An hourglass on a card of the own planning area (SD-042)."""

    __slots__ = ("card", "hourglass")
    do: ClassVar[str] = "start_build"
    fields: ClassVar[tuple[Field, ...]] = (CardField("card"), HOURGLASS)
    open_ended: ClassVar[bool] = True

    def __init__(self, card: int, hourglass: int = UNNAMED) -> None:
        self.card = card
        self.hourglass = hourglass

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[StartBuild]:
        if state.idle_hourglass(seat) == NOTHING_THERE:
            return []
        return [StartBuild(card) for card in state.planned[seat] if state.card_hourglass[card] == NOTHING_THERE]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if self.card >= state.terms.cards:
            return refusals.UNKNOWN
        refused = exists_refusal(state, seat, self.hourglass)
        if refused is not None:
            return refused
        if state.owner[self.card] != seat and state.sees(seat, self.card):
            return refusals.NOT_YOURS
        if state.owner[self.card] != seat or state.place[self.card] != PLANNED:  # SD-019
            return refusals.BUILD_NOT_PLANNED
        if state.card_hourglass[self.card] != NOTHING_THERE:  # SD-023
            return refusals.BUILD_OCCUPIED
        return free_refusal(state, seat, self.hourglass)

    def effect(self, state: Position, seat: int) -> None:
        mix_up(state, seat, [card for card in state.planned[seat] if state.card_hourglass[card] == NOTHING_THERE])
        start(state, seat, self.hourglass, BUILD, self.card)


@final
class StartUse(Command):
    """An hourglass on the field of an own open card (SD-060); on a blocked one it is a clearing run (SD-118)."""

    __slots__ = ("card", "hourglass")
    do: ClassVar[str] = "start_use"
    fields: ClassVar[tuple[Field, ...]] = (CardField("card"), HOURGLASS)
    open_ended: ClassVar[bool] = True

    def __init__(self, card: int, hourglass: int = UNNAMED) -> None:
        self.card = card
        self.hourglass = hourglass

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[StartUse]:
        if state.idle_hourglass(seat) == NOTHING_THERE:
            return []
        listed: list[StartUse] = []
        for card in state.built[seat]:
            if state.terms.field[card] and not state.covered[card] and state.card_hourglass[card] == NOTHING_THERE:
                listed.append(StartUse(card))
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if self.card >= state.terms.cards:
            return refusals.UNKNOWN
        refused = exists_refusal(state, seat, self.hourglass)
        if refused is not None:
            return refused
        if state.owner[self.card] != seat and state.sees(seat, self.card):
            return refusals.NOT_YOURS
        if state.place[self.card] != BUILT or not state.terms.field[self.card]:  # SD-019
            return refusals.USE_CARD_NO_FIELD
        if state.covered[self.card]:
            return refusals.USE_CARD_COVERED
        if state.card_hourglass[self.card] != NOTHING_THERE:  # SD-023
            return refusals.USE_CARD_OCCUPIED
        return free_refusal(state, seat, self.hourglass)

    def effect(self, state: Position, seat: int) -> None:
        start(state, seat, self.hourglass, CLEAR if state.blocked[self.card] else USE, self.card)


@final
class StartFlight(Command):
    """A loaded ship flies to a neighbouring field, an empty one anywhere (SD-071, SD-072)."""

    __slots__ = ("field", "hourglass", "ship")
    do: ClassVar[str] = "start_flight"
    fields: ClassVar[tuple[Field, ...]] = (ShipField("ship"), Number("field", 0, MOST_FIELDS - 1), HOURGLASS)
    open_ended: ClassVar[bool] = True

    def __init__(self, ship: int, field: int, hourglass: int = UNNAMED) -> None:
        self.ship = ship
        self.field = field
        self.hourglass = hourglass

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[StartFlight]:
        if state.idle_hourglass(seat) == NOTHING_THERE:
            return []
        ring = state.terms.ring
        listed: list[StartFlight] = []
        for ship in holders.ships(state, seat):
            here = state.ship_at[ship]
            if not state.landed(ship):
                if state.ship_hourglass[ship] == NOTHING_THERE:  # option sabotaged_ship: retry
                    listed.append(StartFlight(ship, state.ship_to[ship]))
            elif state.cargo[ship]:
                listed.append(StartFlight(ship, (here + 1) % ring))
                listed.append(StartFlight(ship, (here - 1) % ring))
            else:
                for field in range(ring):
                    if field != here:
                        listed.append(StartFlight(ship, field))
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if self.field >= state.terms.ring or state.ship_owner[self.ship] == NOBODY:
            return refusals.UNKNOWN
        refused = exists_refusal(state, seat, self.hourglass)
        if refused is not None:
            return refused
        if state.ship_owner[self.ship] != seat:
            return refusals.NOT_YOURS
        if state.landed(self.ship):
            refused = self._way_refusal(state)
        elif state.ship_hourglass[self.ship] != NOTHING_THERE or state.ship_to[self.ship] != self.field:
            refused = refusals.FLIGHT_IN_FLIGHT
        return free_refusal(state, seat, self.hourglass) if refused is None else refused

    def _way_refusal(self, state: Position) -> Refusal | None:
        """SD-075: asked at the start only; what is loaded on the way changes nothing."""
        here = state.ship_at[self.ship]
        if here == self.field:
            return refusals.FLIGHT_SAME_FIELD
        if state.cargo[self.ship] and (self.field - here) % state.terms.ring not in (1, state.terms.ring - 1):
            return refusals.FLIGHT_NOT_ADJACENT.says({"have": tally(state.cargo[self.ship])})
        return None

    def effect(self, state: Position, seat: int) -> None:
        field = state.ship_at[self.ship]
        departs = state.landed(self.ship)
        state.ship_to[self.ship] = self.field
        start(state, seat, self.hourglass, FLIGHT, self.ship)
        if departs:
            wake_at_field(state, field)
