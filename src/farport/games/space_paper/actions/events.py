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
    EVENTS,
    FREE_SPACEPORT,
    GALACTIC_CUP,
    GALACTIC_LOTTERY,
    GREAT_DISCOVERY,
    HASTENED,
    M_TURN,
    NEUTRON_STAR,
    NONE,
    OUTPOST,
    SCOUT,
    SHIP_FOUND,
    SHIP_KINDS,
    SHIPS,
    SPACEPORT,
    SUPERNOVA,
    SYMBIOTIC_LIFE,
    TECHNOLOGIES,
    TECHS,
    TOTAL,
    U_ORDERS,
    UNEXPECTED_HELP,
    VANISHED_BLACK_HOLE,
)
from farport.kernel import Action, Event, Field, Name, Refusal

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position

NO_TARGET: Final = "none"


def targets(position: Position, seat: int) -> list[str]:
    """Every target that the seat's event card may be played on now; ("none",) for a card without target."""
    event = position.event[seat]
    if event == FREE_SPACEPORT:
        return [
            position.planet_name(planet)
            for planet in position.holdings[seat]
            if spaceport_refusal(position, seat, planet) is None
        ]
    if event == GALACTIC_LOTTERY:
        return [NO_TARGET]
    if event == NEUTRON_STAR:
        in_turn = position.phase == M_TURN
        return [position.ship_name(ship) for ship in ready_ships(position, seat)] if in_turn else []
    if event == SUPERNOVA:
        systems = range(position.galaxy.systems)
        return [position.galaxy.ids[system] for system in systems if position.known[system] != TOTAL]
    if event == VANISHED_BLACK_HOLE:
        return [position.galaxy.ids[system] for system in black_holes(position)]
    return _own_targets(position, seat, event)


def _own_targets(position: Position, seat: int, event: int) -> list[str]:
    if event == SHIP_FOUND:
        return [NO_TARGET] if found_refusal(position, seat) is None else []
    if event == GALACTIC_CUP:
        return [NO_TARGET] if is_discontented(position, seat) else []
    if event == GREAT_DISCOVERY:
        top = position.tables.top_level
        return [TECHNOLOGIES[tech] for tech in range(TECHS) if draft_level(position, seat, tech) < top]
    gone = given_up(position, seat)
    kept = [planet for planet in position.holdings[seat] if planet not in gone]
    if event == SYMBIOTIC_LIFE:
        return [position.planet_name(planet) for planet in kept if shortened(position, seat, planet)]
    if position.phase == U_ORDERS:  # SP-199: Unexpected help is over before the upkeep
        return []
    return [position.planet_name(planet) for planet in kept if position.status[planet] >= OUTPOST]


def spaceport_refusal(position: Position, seat: int, planet: int) -> Refusal | None:
    """SP-191: an own capital or colony, buildable, with no spaceport there or under way; SP-007: a marker is left.

    The card works at once and orders may be withdrawn, so it can take no marker that a cancelled item will free.
    """
    if position.owner[planet] != seat or position.status[planet] < COLONY or planet in given_up(position, seat):
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
    position.symbiosis[planet] = position.race[seat] + 1
    shorter = growth_period(position, planet) < period
    position.symbiosis[planet] = before
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
        if self.target in targets(position, seat):
            return None
        if position.event[seat] == NEUTRON_STAR and position.phase != M_TURN:
            return refusals.NEUTRON_STAR_LATER
        if position.event[seat] == UNEXPECTED_HELP and position.phase == U_ORDERS:
            return refusals.HELP_OVER
        if not is_known(position, seat, self.target):
            return refusals.UNKNOWN_OBJECT.says({"name": self.target})
        if position.event[seat] == SHIP_FOUND:
            refusal = found_refusal(position, seat)
            return refusal if refusal is not None else refusals.EVENT_NO_EFFECT
        planet = position.find_planet(self.target)
        if position.event[seat] == FREE_SPACEPORT and planet != NONE:
            return spaceport_refusal(position, seat, planet)
        return refusals.EVENT_NO_EFFECT

    def effect(self, position: Position, seat: int) -> None:
        position.event_used[seat] = 1
        event = position.event[seat]
        position.tell(Event("event_played", seat, {"event": EVENTS[event], "target": self.target}))
        if event in (NEUTRON_STAR, GALACTIC_LOTTERY, SHIP_FOUND, GALACTIC_CUP, GREAT_DISCOVERY):
            _on_civilisation(position, seat, event, self.target)
        else:
            _on_galaxy(position, seat, event, self.target)


def _on_civilisation(position: Position, seat: int, event: int, target: str) -> None:
    tables = position.tables
    if event == GALACTIC_LOTTERY:  # SP-193
        position.gold[seat] += tables.lottery_gold
    elif event == NEUTRON_STAR:  # SP-192
        position.flags[position.find_ship(seat, target)] |= HASTENED
    elif event == SHIP_FOUND:  # SP-196
        for _ in range(tables.found_scouts):
            launch(position, seat, SCOUT, position.capital[seat])
    elif event == GALACTIC_CUP:  # SP-197
        less = tables.cup_discontent
        position.global_discontent[seat] = max(0, position.global_discontent[seat] - less)
        for planet in position.holdings[seat]:
            ease(position, planet, less)
    else:  # SP-199: Great discovery
        advance_technology(position, seat, TECHNOLOGIES.index(target))
        check_immediate(position)


def _on_galaxy(position: Position, seat: int, event: int, target: str) -> None:
    if event == SUPERNOVA:  # SP-194
        reveal_totally(position, seat, position.galaxy.space_of[target])
        return
    if event == VANISHED_BLACK_HOLE:  # SP-195
        vanish(position, seat, position.galaxy.space_of[target])
        return
    planet = position.find_planet(target)
    if event == FREE_SPACEPORT:  # SP-191
        position.buildings[planet] |= 1 << SPACEPORT
    elif event == SYMBIOTIC_LIFE:  # SP-198
        position.symbiosis[planet] = position.race[seat] + 1
        position.counter[planet] = min(position.counter[planet], growth_period(position, planet))
    else:  # SP-199: Unexpected help
        position.help[planet] += position.tables.help_defence
