"""Playing the event card, in every window and in one's own movement turn (SP-190 to SP-199, SP-304)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, final

from farport.games.space_paper import refusals
from farport.games.space_paper.actions.construction import Build
from farport.games.space_paper.actions.movement import ready_ships
from farport.games.space_paper.actions.resources import given_up
from farport.games.space_paper.actions.technology import advance_technology, draft_level
from farport.games.space_paper.mechanics.construction import marker_refusal, ship_limit
from farport.games.space_paper.mechanics.discovery import black_holes, reveal_totally, vanish
from farport.games.space_paper.mechanics.fleet import launch
from farport.games.space_paper.mechanics.planets import ease, growth_period, has
from farport.games.space_paper.scoring import check_immediate
from farport.games.space_paper.vocabulary import (
    ADAPTING,
    ANARCHY,
    ASTEROIDS,
    BUILDINGS,
    COLONY,
    HASTENED,
    M_TURN,
    NONE,
    OUTPOST,
    SCOUT,
    SHIP_KINDS,
    SHIPS,
    SPACEPORT,
    TECHNOLOGIES,
    TECHS,
    TOTAL,
    U_ORDERS,
)
from farport.kernel import Action, Event, Field, Name, Refusal

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position

NO_TARGET: Final = "none"


class Card:
    """An event card: what it may be played on, why not on something else, and what it does."""

    def targets(self, position: Position, seat: int) -> list[str]:
        """Every target that the card may be played on now; "none" alone for a card without target."""
        return [NO_TARGET]

    def refusal(self, position: Position, seat: int, target: str) -> Refusal | None:
        """Why it may not be played on something that is there and is none of its targets."""
        return refusals.EVENT_NO_EFFECT

    def too_early_or_late(self, position: Position) -> Refusal | None:
        """Why it may not be played on anything in this phase."""
        return None

    def effect(self, position: Position, seat: int, target: str) -> None:
        raise NotImplementedError


class FreeSpaceport(Card):
    """SP-191."""

    def targets(self, position: Position, seat: int) -> list[str]:
        return [
            position.planet_name(planet)
            for planet in position.holdings[seat]
            if spaceport_refusal(position, seat, planet) is None
        ]

    def refusal(self, position: Position, seat: int, target: str) -> Refusal | None:
        return spaceport_refusal(position, seat, position.find_planet(target))

    def effect(self, position: Position, seat: int, target: str) -> None:
        position.own_buildings()[position.find_planet(target)] |= 1 << SPACEPORT


class GalacticLottery(Card):
    """SP-193."""

    def effect(self, position: Position, seat: int, target: str) -> None:
        position.gold[seat] += position.event_number(seat)


class NeutronStar(Card):
    """SP-192."""

    def targets(self, position: Position, seat: int) -> list[str]:
        if position.phase != M_TURN:
            return []
        return [position.ship_name(ship) for ship in ready_ships(position, seat)]

    def too_early_or_late(self, position: Position) -> Refusal | None:
        return refusals.NEUTRON_STAR_LATER if position.phase != M_TURN else None

    def effect(self, position: Position, seat: int, target: str) -> None:
        position.flags[position.find_ship(seat, target)] |= HASTENED


class Supernova(Card):
    """SP-194."""

    def targets(self, position: Position, seat: int) -> list[str]:
        systems = range(position.galaxy.systems)
        return [position.galaxy.ids[system] for system in systems if position.known[system] != TOTAL]

    def effect(self, position: Position, seat: int, target: str) -> None:
        reveal_totally(position, seat, position.galaxy.space_of[target])


class VanishedBlackHole(Card):
    """SP-195."""

    def targets(self, position: Position, seat: int) -> list[str]:
        return [position.galaxy.ids[system] for system in black_holes(position)]

    def effect(self, position: Position, seat: int, target: str) -> None:
        vanish(position, seat, position.galaxy.space_of[target])


class ShipFound(Card):
    """SP-196."""

    def targets(self, position: Position, seat: int) -> list[str]:
        return [NO_TARGET] if found_refusal(position, seat) is None else []

    def refusal(self, position: Position, seat: int, target: str) -> Refusal:
        found = found_refusal(position, seat)
        return refusals.EVENT_NO_EFFECT if found is None else found

    def effect(self, position: Position, seat: int, target: str) -> None:
        for _ in range(position.event_number(seat)):
            launch(position, seat, SCOUT, position.capital[seat])


class GalacticCup(Card):
    """SP-197."""

    def targets(self, position: Position, seat: int) -> list[str]:
        return [NO_TARGET] if is_discontented(position, seat) else []

    def effect(self, position: Position, seat: int, target: str) -> None:
        less = -position.event_number(seat)
        position.global_discontent[seat] = max(0, position.global_discontent[seat] - less)
        for planet in position.holdings[seat]:
            ease(position, planet, less)


class SymbioticLife(Card):
    """SP-198."""

    def targets(self, position: Position, seat: int) -> list[str]:
        return [position.planet_name(planet) for planet in kept(position, seat) if shortened(position, seat, planet)]

    def effect(self, position: Position, seat: int, target: str) -> None:
        planet = position.find_planet(target)
        position.own_symbiosis()[planet] = position.race[seat] + 1
        position.own_counter()[planet] = min(position.counter[planet], growth_period(position, planet))


class GreatDiscovery(Card):
    """SP-199."""

    def targets(self, position: Position, seat: int) -> list[str]:
        top = position.tables.top_level
        return [TECHNOLOGIES[tech] for tech in range(TECHS) if draft_level(position, seat, tech) < top]

    def effect(self, position: Position, seat: int, target: str) -> None:
        advance_technology(position, seat, TECHNOLOGIES.index(target))
        check_immediate(position)


class UnexpectedHelp(Card):
    """SP-199: over before the upkeep."""

    def targets(self, position: Position, seat: int) -> list[str]:
        if position.phase == U_ORDERS:
            return []
        held = kept(position, seat)
        return [position.planet_name(planet) for planet in held if position.status[planet] >= OUTPOST]

    def too_early_or_late(self, position: Position) -> Refusal | None:
        return refusals.HELP_OVER if position.phase == U_ORDERS else None

    def effect(self, position: Position, seat: int, target: str) -> None:
        position.own_help()[position.find_planet(target)] += position.event_number(seat)


CARDS: Final[tuple[Card, ...]] = (
    FreeSpaceport(),
    GalacticLottery(),
    NeutronStar(),
    Supernova(),
    VanishedBlackHole(),
    ShipFound(),
    GalacticCup(),
    SymbioticLife(),
    GreatDiscovery(),
    UnexpectedHelp(),
)  # in the order of EVENTS


def targets(position: Position, seat: int) -> list[str]:
    """Every target that the seat's event card may be played on now."""
    return CARDS[position.event_card(seat)].targets(position, seat)


def kept(position: Position, seat: int) -> list[int]:
    """What the seat holds and does not give up in this window."""
    gone = given_up(position, seat)
    return [planet for planet in position.holdings[seat] if planet not in gone]


def spaceport_refusal(position: Position, seat: int, planet: int) -> Refusal | None:
    """SP-191: an own capital or colony, buildable, with no spaceport there or under way; SP-007: a marker is left.

    The card works at once and orders may be withdrawn, so it can take no marker that a cancelled item will free.
    """
    if planet not in kept(position, seat) or position.status[planet] < COLONY:
        return refusals.EVENT_NO_EFFECT
    if not position.tables.buildable[position.type[planet]] or has(position, planet, SPACEPORT):
        return refusals.EVENT_NO_EFFECT
    ordered = [order.planet for order in position.orders[seat] if isinstance(order, Build) and order.item == SPACEPORT]
    if position.item[planet] == SPACEPORT or position.planet_name(planet) in ordered:
        return refusals.EVENT_NO_EFFECT
    return marker_refusal(position, SPACEPORT, len(ordered))


def found_refusal(position: Position, seat: int) -> Refusal | None:
    """SP-196: a scout must be in reserve, and politics must allow a ship."""
    if position.politics[seat] == ANARCHY:
        return refusals.ANARCHY_NO_SHIPS
    ordered = [0] * SHIP_KINDS
    for order in position.orders[seat]:
        if isinstance(order, Build) and order.item >= BUILDINGS:
            ordered[order.item - BUILDINGS] += 1
    queued = sum([position.ships_in_queues(seat, kind) for kind in range(SHIP_KINDS)]) + sum(ordered)
    if len(position.fleets[seat]) + queued >= position.tables.max_ships[position.politics[seat]]:
        return ship_limit(position, seat)
    spent = position.in_reserve(seat, SCOUT) <= ordered[SCOUT]
    return refusals.NO_SHIP_MARKER.says({"ship": SHIPS[SCOUT]}) if spent else None


def is_discontented(position: Position, seat: int) -> bool:
    """SP-197."""
    if position.global_discontent[seat] > 0:
        return True
    return any([position.discontent[planet] > 0 for planet in position.holdings[seat]])


def shortened(position: Position, seat: int, planet: int) -> bool:
    """SP-198: an own adapting planet or colony whose period the card would lower."""
    if position.status[planet] not in (ADAPTING, COLONY) or position.size[planet] == ASTEROIDS:
        return False
    before = position.symbiosis[planet]
    period = growth_period(position, planet)
    position.own_symbiosis()[planet] = position.race[seat] + 1
    shorter = growth_period(position, planet) < period
    position.own_symbiosis()[planet] = before
    return shorter


def is_known(position: Position, seat: int, target: str) -> bool:
    """SP-305: there is such a thing at this table, though perhaps none for this card."""
    if target == NO_TARGET or target in TECHNOLOGIES or target in position.galaxy.space_of:
        return True
    return position.find_planet(target) != NONE or position.find_ship(seat, target) != NONE


@final
class PlayEvent(Action["Position"]):
    """SP-190: once, then discarded; it takes effect at once and is seen by all (SP-304)."""

    __slots__ = ("target",)
    do: ClassVar[str] = "play_event"
    fields: ClassVar[tuple[Field, ...]] = (Name("target", "none, or the id of a planet, system, ship or technology"),)

    def __init__(self, target: str) -> None:
        self.target = target

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        if position.event_used[seat]:
            return ()
        return [PlayEvent(target) for target in targets(position, seat)]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        if position.event_used[seat]:
            return refusals.EVENT_USED
        card = CARDS[position.event_card(seat)]
        if self.target in card.targets(position, seat):
            return None
        not_now = card.too_early_or_late(position)
        if not_now is not None:
            return not_now
        if not is_known(position, seat, self.target):
            return refusals.UNKNOWN_OBJECT.says({"name": self.target})
        return card.refusal(position, seat, self.target)

    def effect(self, position: Position, seat: int) -> None:
        position.own_event_used()[seat] = 1
        event = position.tables.events.ids[position.event[seat]]
        position.tell(Event("event_played", seat, {"event": event, "target": self.target}))
        CARDS[position.event_card(seat)].effect(position, seat, self.target)
