"""Usable hourglasses: build the card, use the card, raise the level, or take the hourglass back (SD-024 to SD-028)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from farport.games.space_dealer import refusals
from farport.games.space_dealer.actions.command import Command
from farport.games.space_dealer.fields import GoodsField, Maybe, PlacementsField, ShipField, SiteField, SwapsField
from farport.games.space_dealer.mechanics import effects, holders
from farport.games.space_dealer.mechanics.building import build, site_refusal, sites
from farport.games.space_dealer.mechanics.goods import NOTHING, count
from farport.games.space_dealer.mechanics.hourglasses import free, named, put_aside, raise_tech, use_refusal
from farport.games.space_dealer.vocabulary import (
    ACTIVE,
    BUILD,
    MOST_HOURGLASSES,
    NOTHING_THERE,
    TECH,
    USABLE,
    USE,
    VOID,
)
from farport.kernel import Action, Field, Number, Refusal

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

HOURGLASS: Final = Number("hourglass", 1, MOST_HOURGLASSES)
ALL_OF_IT: Final = -1  # goods that are not named: all that the probe holds


def usable(position: Position, seat: int, job: int) -> list[int]:
    """The seat's usable hourglasses that wait on such a job."""
    first = seat * position.terms.slots
    return [
        hourglass
        for hourglass in range(first, first + position.terms.slots)
        if position.hourglass[hourglass] == USABLE and position.job[hourglass] == job
    ]


@final
class UseBuild(Action["Position"]):
    """The planned card under a usable hourglass is placed on a site that is legal at this moment (SD-043)."""

    __slots__ = ("hourglass", "site")
    do: ClassVar[str] = "use_build"
    fields: ClassVar[tuple[Field, ...]] = (HOURGLASS, SiteField("site"))

    def __init__(self, hourglass: int, site: int) -> None:
        self.hourglass = hourglass
        self.site = site

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[UseBuild]:
        listed: list[UseBuild] = []
        for hourglass in usable(state, seat, BUILD):
            for site in sites(state, seat, state.job_on[hourglass]):
                listed.append(UseBuild(state.number(hourglass), site))
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = use_refusal(state, seat, self.hourglass)
        if refused is not None:
            return refused
        hourglass = named(state, seat, self.hourglass)
        if state.job[hourglass] != BUILD:
            return refusals.USE_NOT_PLANNED
        return site_refusal(state, seat, state.job_on[hourglass], self.site)

    def effect(self, state: Position, seat: int) -> None:
        """SD-058: planning area, hourglass, site, covered cards, own effect."""
        hourglass = named(state, seat, self.hourglass)
        card = state.job_on[hourglass]
        state.planned[seat].remove(card)
        free(state, hourglass)
        build(state, seat, card, self.site)


@final
class UseCard(Command):
    """The effect of the card under a usable hourglass, once (SD-061); what it can do is said by the card."""

    __slots__ = ("goods", "hourglass", "placements", "ship", "swaps")
    do: ClassVar[str] = "use_card"
    fields: ClassVar[tuple[Field, ...]] = (
        HOURGLASS,
        Maybe(PlacementsField("placements"), ()),
        Maybe(SwapsField("swaps"), ()),
        Maybe(ShipField("ship"), NOTHING_THERE),
        Maybe(GoodsField("goods"), ALL_OF_IT),
    )
    open_ended: ClassVar[bool] = True

    def __init__(
        self,
        hourglass: int,
        placements: tuple[tuple[int, int], ...] = (),
        swaps: tuple[tuple[int, int, int], ...] = (),
        ship: int = NOTHING_THERE,
        goods: int = ALL_OF_IT,
    ) -> None:
        self.hourglass = hourglass
        self.placements = placements
        self.swaps = swaps
        self.ship = ship
        self.goods = goods

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[UseCard]:
        listed: list[UseCard] = []
        for hourglass in usable(state, seat, USE):
            number = state.number(hourglass)
            card = state.job_on[hourglass]
            if effects.is_attack_card(state, card):
                if effects.loading_refusal(state, card) is None:
                    listed.append(UseCard(number))
            elif effects.is_probe(state, card):
                listed.append(UseCard(number))
                sent = count(state.stored[card])
                if sent:
                    for ship in holders.ships(state, seat):
                        if holders.room(state, ship) >= sent:
                            listed.append(UseCard(number, (), (), ship))
            elif state.terms.swaps[card]:
                for swaps in effects.listed_swaps(state, seat, card):
                    listed.append(UseCard(number, (), swaps))
            else:
                for placements in effects.listed_placements(state, seat, card):
                    listed.append(UseCard(number, placements))
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = use_refusal(state, seat, self.hourglass)
        if refused is not None:
            return refused
        hourglass = named(state, seat, self.hourglass)
        if state.job[hourglass] != USE:
            return refusals.USE_NO_FIELD
        card = state.job_on[hourglass]
        # What the card does not do is refused as goods that it does not produce, hold or swap.
        refused = effects.production_refusal(state, seat, card, self.placements)
        if refused is None:
            refused = effects.conversion_refusal(state, seat, card, self.swaps)
        if refused is not None:
            return refused
        if effects.is_probe(state, card):
            return effects.sending_refusal(state, seat, card, self.ship, self.goods)
        if self.ship != NOTHING_THERE:
            return refusals.PRODUCE_DESTINATION
        if self.goods > NOTHING:
            return refusals.PRODUCE_NO_GOODS
        return effects.loading_refusal(state, card) if effects.is_attack_card(state, card) else None

    def effect(self, state: Position, seat: int) -> None:
        hourglass = named(state, seat, self.hourglass)
        card = state.job_on[hourglass]
        if effects.is_attack_card(state, card):
            effects.load(state, seat, card)
        elif effects.is_probe(state, card):
            effects.send(state, seat, card, self.ship, self.goods)
        elif state.terms.swaps[card]:
            effects.convert(state, seat, card, self.swaps)
        else:
            effects.produce(state, seat, card, self.placements)
        free(state, hourglass)


@final
class UseTech(Action["Position"]):
    """With the option auto_tech off, the tech marker moves when its owner says so (SD-033)."""

    __slots__ = ("hourglass",)
    do: ClassVar[str] = "use_tech"
    fields: ClassVar[tuple[Field, ...]] = (HOURGLASS,)

    def __init__(self, hourglass: int) -> None:
        self.hourglass = hourglass

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[UseTech]:
        return [UseTech(state.number(hourglass)) for hourglass in usable(state, seat, TECH)]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        refused = use_refusal(state, seat, self.hourglass)
        if refused is not None:
            return refused
        return None if state.job[named(state, seat, self.hourglass)] == TECH else refusals.USE_NOT_USABLE

    def effect(self, state: Position, seat: int) -> None:
        raise_tech(state, seat)
        free(state, named(state, seat, self.hourglass))


@final
class Release(Action["Position"]):
    """A usable hourglass is taken back without effect (SD-027)."""

    __slots__ = ("hourglass",)
    do: ClassVar[str] = "release"
    fields: ClassVar[tuple[Field, ...]] = (HOURGLASS,)

    def __init__(self, hourglass: int) -> None:
        self.hourglass = hourglass

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Release]:
        first = seat * state.terms.slots
        return [
            Release(state.number(hourglass))
            for hourglass in range(first, first + state.terms.slots)
            if state.hourglass[hourglass] == USABLE
        ]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        hourglass = named(state, seat, self.hourglass)
        if hourglass == NOTHING_THERE:
            return refusals.UNKNOWN
        if state.hourglass[hourglass] in (ACTIVE, VOID):
            return refusals.RELEASE_NOT_RUN_OUT
        return None if state.hourglass[hourglass] == USABLE else refusals.RELEASE_NOT_USABLE

    def effect(self, state: Position, seat: int) -> None:
        state.say("released", seat, {"hourglass": self.hourglass})
        free(state, named(state, seat, self.hourglass))


@final
class Cancel(Action["Position"]):
    """With the option allow_cancel, a running hourglass is put aside: VOID until it has run out (SD-024)."""

    __slots__ = ("hourglass",)
    do: ClassVar[str] = "cancel"
    fields: ClassVar[tuple[Field, ...]] = (HOURGLASS,)

    def __init__(self, hourglass: int) -> None:
        self.hourglass = hourglass

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Cancel]:
        if not state.terms.allow_cancel:
            return []
        first = seat * state.terms.slots
        return [
            Cancel(state.number(hourglass))
            for hourglass in range(first, first + state.terms.slots)
            if state.hourglass[hourglass] == ACTIVE
        ]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        hourglass = named(state, seat, self.hourglass)
        if hourglass == NOTHING_THERE:
            return refusals.UNKNOWN
        if state.hourglass[hourglass] not in (ACTIVE, VOID):
            return refusals.CANCEL_NOT_RUNNING
        if state.hourglass[hourglass] == VOID or not state.terms.allow_cancel:
            return refusals.CANCEL_NOT_ALLOWED
        return None

    def effect(self, state: Position, seat: int) -> None:
        state.say("cancelled", seat, {"hourglass": self.hourglass})
        put_aside(state, named(state, seat, self.hourglass), returns=True)
