"""Attacks: sabotage of a running hourglass, blocking of a field (SD-111 to SD-119)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from farport.games.space_dealer import refusals
from farport.games.space_dealer.course import wake
from farport.games.space_dealer.fields import SEAT_BASE, AnyHourglassField, CardField
from farport.games.space_dealer.mechanics.hourglasses import named, put_aside
from farport.games.space_dealer.vocabulary import (
    ACTIVE,
    BUILT,
    CARDS,
    INTERSTELLAR_ROCKET,
    NOTHING_THERE,
    SABOTAGE_PROBE,
)
from farport.kernel import Action, Field, Refusal

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position


def loaded(position: Position, seat: int, type_: int) -> list[int]:
    """The seat's open cards of that type with a marker on them."""
    return [
        card
        for card in position.built[seat]
        if position.terms.type[card] == type_ and position.attack_markers[card] > 0
    ]


@final
class Sabotage(Action["Position"]):
    """A marker from an own sabotage probe makes a running hourglass of an opponent VOID (SD-111 to SD-113)."""

    __slots__ = ("card", "hourglass")
    do: ClassVar[str] = "sabotage"
    fields: ClassVar[tuple[Field, ...]] = (CardField("card"), AnyHourglassField("hourglass"))

    def __init__(self, card: int, hourglass: int) -> None:
        self.card = card
        self.hourglass = hourglass

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Sabotage]:
        probes = loaded(state, seat, SABOTAGE_PROBE)
        if not probes:
            return []
        slots = state.terms.slots
        targets = [
            hourglass // slots * SEAT_BASE + state.number(hourglass)
            for hourglass, running in enumerate(state.hourglass)
            if running == ACTIVE and (state.terms.self_attack or hourglass // slots != seat)
        ]
        return [Sabotage(card, target) for card in probes for target in targets]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if not state.terms.advanced:
            return refusals.NOT_IN_BASIC
        victim = self.hourglass // SEAT_BASE
        if self.card >= state.terms.cards or victim >= state.seats:
            return refusals.UNKNOWN
        hourglass = named(state, victim, self.hourglass % SEAT_BASE)
        if hourglass == NOTHING_THERE:
            return refusals.UNKNOWN
        if state.owner[self.card] != seat and state.sees(seat, self.card):
            return refusals.NOT_YOURS
        if self.card not in loaded(state, seat, SABOTAGE_PROBE):
            return refusals.SABOTAGE_NO_MARKER
        if victim == seat and not state.terms.self_attack:
            return refusals.SABOTAGE_SELF
        return None if state.hourglass[hourglass] == ACTIVE else refusals.SABOTAGE_TARGET

    def effect(self, state: Position, seat: int) -> None:
        victim = self.hourglass // SEAT_BASE
        hourglass = named(state, victim, self.hourglass % SEAT_BASE)
        state.own_attack_markers()[self.card] -= 1
        state.marked[hourglass] = True
        state.say("sabotaged", seat, {"card": CARDS[self.card], "victim": victim, "hourglass": state.number(hourglass)})
        put_aside(state, hourglass, returns=not state.terms.retry)
        wake(state, victim)


@final
class Block(Action["Position"]):
    """A marker from an own rocket on the field of an opponent's open card (SD-115 to SD-117)."""

    __slots__ = ("card", "target")
    do: ClassVar[str] = "block"
    fields: ClassVar[tuple[Field, ...]] = (CardField("card"), CardField("target"))

    def __init__(self, card: int, target: int) -> None:
        self.card = card
        self.target = target

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Block]:
        rockets = loaded(state, seat, INTERSTELLAR_ROCKET)
        if not rockets:
            return []
        targets = [
            card
            for victim in range(state.seats)
            if victim != seat or state.terms.self_attack
            for card in state.built[victim]
            if target_refusal(state, card) is None
        ]
        return [Block(card, target) for card in rockets for target in targets]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if not state.terms.advanced:
            return refusals.NOT_IN_BASIC
        if self.card >= state.terms.cards or self.target >= state.terms.cards:
            return refusals.UNKNOWN
        if state.owner[self.card] != seat and state.sees(seat, self.card):
            return refusals.NOT_YOURS
        if self.card not in loaded(state, seat, INTERSTELLAR_ROCKET):
            return refusals.BLOCK_NO_MARKER
        if state.owner[self.target] == seat and not state.terms.self_attack:
            return refusals.BLOCK_SELF
        return target_refusal(state, self.target)

    def effect(self, state: Position, seat: int) -> None:
        """SD-116: an hourglass that is on the field already is not affected."""
        victim = state.owner[self.target]
        state.own_attack_markers()[self.card] -= 1
        state.own_blocked()[self.target] = True
        state.blocks[victim] += 1
        state.say("blocked", seat, {"card": CARDS[self.card], "victim": victim, "target": CARDS[self.target]})
        wake(state, victim)


def target_refusal(position: Position, card: int) -> Refusal | None:
    if position.place[card] != BUILT or not position.terms.field[card]:  # SD-019
        return refusals.BLOCK_NO_FIELD
    if position.covered[card]:
        return refusals.BLOCK_COVERED
    if position.blocked[card]:
        return refusals.BLOCK_TARGET
    if position.blocks[position.owner[card]] >= position.terms.tables.most_blocks:  # SD-117
        most = position.terms.tables.most_blocks
        return refusals.BLOCK_LIMIT.says({"seat": position.owner[card], "most": most})
    if not position.terms.rocket_on_occupied and position.card_hourglass[card] != NOTHING_THERE:
        return refusals.BLOCK_OCCUPIED
    return None
