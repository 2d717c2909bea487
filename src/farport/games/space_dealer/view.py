"""What a seat may know, as plain data for a client that knows no rules (chapter "Hidden information").

phase, now, ends_at (when the phase ends at the latest), times (how long the game and an hourglass run), to_move,
prompt: what is expected of the viewer (choose_start, keep, use, assign, act, wait, done, over). `seats`: one entry a
seat, with its planet, score and where it came from, tech track, planning area, personal pile (own: cards; others:
number), built cards with their demands, storage and hourglass, hourglasses with their end, and Gizzi cards taken (own:
names; others: number). `ring`: one entry a field. `ships`, `supply`, `piles`, `reserve` are public. `offers`: those by
and to the viewer, with their terms, until when, and `void`: why it could not be carried out now, or null. `seen` are
cards of the piles that the viewer knows, counted from the top; `faces` what is printed on the cards that the viewer
sees and that are not built yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_dealer.actions.choosing import COLUMN_BASE
from farport.games.space_dealer.dump import site_of
from farport.games.space_dealer.mechanics import holders
from farport.games.space_dealer.mechanics.goods import named
from farport.games.space_dealer.mechanics.knowledge import knows
from farport.games.space_dealer.mechanics.trade import misfit
from farport.games.space_dealer.scoring import ranks, tie_break
from farport.games.space_dealer.tables import LEVELS
from farport.games.space_dealer.vocabulary import (
    ACTIVE,
    BUILD,
    CARD_HOLDER,
    CARDS,
    CHOICE,
    FLIGHT,
    HOURGLASS_STATES,
    IDLE,
    INACTIVE,
    JOBS,
    LAYOUTS,
    MOST_DEMANDS,
    NOBODY,
    NOTHING_THERE,
    PHASES,
    PLANETS,
    PLANNED,
    RESERVE,
    RUNNING,
    RUNOUT,
    SCORED,
    SHIPS,
    SIDES,
    TECH,
    TYPES,
    USABLE,
    demand_name,
)
from farport.kernel import Plain

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position


def view(position: Position, seat: int | None) -> Plain:
    terms = position.terms
    return {
        "game": position.game.id,
        "seat": seat,
        "phase": PHASES[position.phase],
        "now": position.clock,
        "ends_at": ends_at(position),
        "times": {"game_ms": terms.game_ms, "hourglass_ms": terms.hourglass_ms},
        "to_move": asked(position, seat),
        "prompt": prompt(position, seat),
        "rules": str(terms.options["rules"]),
        "options": dict(terms.options),
        "seats": [_seat(position, seat, other) for other in range(position.seats)],
        "ranks": ranks(position),
        "ring": [_field(position, field) for field in range(terms.ring)],
        "ships": [_ship(position, ship) for ship, owner in enumerate(position.ship_owner) if owner != NOBODY],
        "supply": named(position.supply) if terms.limited else None,
        "piles": {str(level): len(position.piles[level]) for level in range(2, LEVELS + 1)},
        "seen": {str(level): _seen(position, seat, level) for level in range(2, LEVELS + 1)},
        "faces": _faces(position, seat),
        "reserve": {
            "hourglasses": position.spare_hourglasses,
            "attack_markers": position.spare_markers,
            "ships": len([1 for ship in range(terms.neutral_ships) if position.ship_owner[len(PLANETS) + ship] < 0]),
            "gizzi_deck": len(position.gizzi_deck),
        },
        "offers": _offers(position, seat),
        "budget": None if seat is None else _budget(position, seat),
    }


def ends_at(position: Position) -> int | None:
    if position.phase == RUNNING:
        return position.terms.game_ms
    return position.runout_at + position.terms.runout_ms if position.phase == RUNOUT else None


def prompt(position: Position, seat: int | None) -> str:
    """What the viewer could do next, most urgent first."""
    if position.phase == SCORED:
        return "over"
    if seat is None:
        return "watch"
    if position.phase == CHOICE:
        return "choose_start" if position.chosen[seat] == NOBODY else "wait"
    own = position.hourglass[seat * position.terms.slots : (seat + 1) * position.terms.slots]
    if position.drawn[seat]:
        return "keep"
    if USABLE in own:
        return "use"
    if position.phase == RUNOUT:
        return "done" if ACTIVE not in own else "wait"
    if INACTIVE in own:
        return "assign"
    return "wait" if position.waiting >> seat & 1 else "act"


def asked(position: Position, viewer: int | None) -> list[int]:
    """Who may act. That another waits is not shown: an offer wakes it (SD-017), and nobody else may know of that."""
    if position.phase in (CHOICE, SCORED):
        return list(position.to_move)
    others = [seat for seat in range(position.seats) if seat != viewer and not position.done >> seat & 1]
    own = [seat for seat in position.to_move if seat == viewer]
    return sorted(others + own)


def _budget(position: Position, seat: int) -> Plain:
    """SD-018."""
    tables = position.terms.tables
    return {
        "commands": tables.most_commands - position.commands[seat],
        "offers": tables.most_offers - position.offers_made[seat],
        "wake_at": position.wake_at[seat] or None,
    }


def _seat(position: Position, viewer: int | None, seat: int) -> Plain:
    terms = position.terms
    own = viewer == seat
    slots = terms.slots
    plain: Plain = {
        "seat": seat,
        "planet": PLANETS[position.planet[seat]],
        "home": position.home[seat],
        "score": position.score(seat),
        "points": {
            "deliveries": position.delivery_points[seat],
            "own_demands": position.owner_points[seat],
            "gizzi": position.gizzi_points[seat],
        },
        "markers": position.markers[seat],
        "tie_break": tie_break(position, seat),
        "tech": {"position": position.tech[seat] + 1, "of": len(terms.level_at), "level": position.level(seat)},
        "planning": _planning(position, viewer, seat),
        "personal": _pile(position, viewer, position.personal[seat]),
        "drawn": _drawn(position, viewer, seat),
        "plants": {side: position.plants[2 * seat + place] for place, side in enumerate(SIDES)},
        "powered": [column for column in terms.tables.columns if position.powered[seat] >> column & 1],
        "built": [_built(position, card) for card in position.built[seat]],
        "hourglasses": [
            _hourglass(position, viewer, hourglass)
            for hourglass in range(seat * slots, (seat + 1) * slots)
            if position.hourglass[hourglass] != RESERVE
        ],
        "gizzi_cards": len(position.gizzi_taken[seat]),
        "has_chosen": position.chosen[seat] != NOBODY,
        "waiting": own and position.waiting >> seat & 1 == 1,
        "done": position.done >> seat & 1 == 1,
    }
    if own and terms.advanced:
        plain["gizzi_taken"] = [position.terms.tables.gizzi_names[gizzi] for gizzi in position.gizzi_taken[seat]]
    if own and position.chosen[seat] != NOBODY:
        choice = position.chosen[seat]
        plain["start"] = {
            "side": SIDES[choice // COLUMN_BASE % len(SIDES)],
            "mine": CARDS[choice // COLUMN_BASE // len(SIDES)],
            "column": choice % COLUMN_BASE,
        }
    return plain


def _planning(position: Position, viewer: int | None, seat: int) -> Plain:
    return {
        "capacity": position.planning_capacity(seat),
        "room": max(position.planning_room(seat), 0),
        **_pile(position, viewer, position.planned[seat]),
    }


def _pile(position: Position, viewer: int | None, cards: list[int]) -> Plain:
    """The number of cards, and those of them that the viewer knows."""
    return {"count": len(cards), "cards": [CARDS[card] for card in cards if knows(position, viewer, card)]}


def _drawn(position: Position, viewer: int | None, seat: int) -> Plain | None:
    if not position.drawn[seat]:
        return None
    return {"level": position.drawn_level[seat], **_pile(position, viewer, position.drawn[seat])}


def _seen(position: Position, viewer: int | None, level: int) -> list[Plain]:
    pile = position.piles[level]
    return [{"place": place, "card": CARDS[card]} for place, card in enumerate(pile) if knows(position, viewer, card)]


def _faces(position: Position, viewer: int | None) -> Plain:
    """What is printed on the cards that the viewer sees and that are not built yet."""
    faces: Plain = {}
    for cards in (*position.planned, *position.personal, *position.drawn):
        for card in cards:
            if knows(position, viewer, card):
                faces[CARDS[card]] = _face(position, card)
    return faces


def _face(position: Position, card: int) -> Plain:
    terms = position.terms
    first = card * MOST_DEMANDS
    return {
        "type": TYPES[terms.type[card]],
        "level": terms.level[card],
        "layout": LAYOUTS[terms.layout[card]],
        "connections": terms.connections[card],
        "field": terms.field[card],
        "output": named(terms.output[card]),
        "any_output": terms.any_output[card],
        "swaps": terms.swaps[card],
        "demands": [_demand(position, demand) for demand in range(first, first + terms.demand_count[card])],
    }


def _built(position: Position, card: int) -> Plain:
    terms = position.terms
    hourglass = position.card_hourglass[card]
    plain: Plain = {
        "card": CARDS[card],
        "type": TYPES[terms.type[card]],
        "layout": LAYOUTS[terms.layout[card]],
        "site": site_of(position, card),
        "covered": position.covered[card],
        "field": terms.field[card],
        "output": named(terms.output[card]),
        "any_output": terms.any_output[card],
        "swaps": terms.swaps[card],
        "blocked": position.blocked[card],
        "hourglass": None if hourglass == NOTHING_THERE else position.number(hourglass),
        "attack_markers": position.attack_markers[card],
        "demands": [_demand(position, card * MOST_DEMANDS + place) for place in range(terms.demand_count[card])],
    }
    if terms.capacity[card]:
        plain["goods"] = named(position.stored[card])
        plain["locked"] = holders.locked(position, CARD_HOLDER + card)
    return plain


def _demand(position: Position, demand: int) -> Plain:
    by = position.satisfied[demand]
    return {
        "demand": demand_name(demand),
        "goods": named(position.terms.demand_goods[demand]),
        "points": position.terms.demand_points[demand],
        "owner_points": position.terms.demand_owner_points[demand],
        "satisfied_by": None if by == NOBODY else by,
    }


def _hourglass(position: Position, viewer: int | None, hourglass: int) -> Plain:
    job = position.job[hourglass]
    on = position.job_on[hourglass]
    plain: Plain = {
        "number": position.number(hourglass),
        "state": HOURGLASS_STATES[position.hourglass[hourglass]],
        "due": position.due[hourglass] or None,
        "marked": position.marked[hourglass],
    }
    if job != IDLE:
        plain["job"] = JOBS[job]
    if job == FLIGHT:
        plain["ship"] = SHIPS[on]
    elif job not in (IDLE, TECH):
        hidden = job == BUILD and position.place[on] == PLANNED and not knows(position, viewer, on)
        plain["card"] = None if hidden else CARDS[on]
    return plain


def _field(position: Position, field: int) -> Plain:
    host = position.host[field]
    if host != NOBODY:
        return {"field": field, "seat": host}
    plain: Plain = {"field": field, "seat": None, "goods": named(position.left_goods[field])}
    gizzi = position.gizzi_up[field]
    if gizzi != NOTHING_THERE:
        plain["gizzi"] = {
            "demand": position.terms.tables.gizzi_names[gizzi],
            "goods": named(position.terms.gizzi_goods[gizzi]),
            "points": position.terms.gizzi_points[gizzi],
        }
    return plain


def _ship(position: Position, ship: int) -> Plain:
    """Whose, where, with what; in flight with its end; landed with the demands it could satisfy at once."""
    hourglass = position.ship_hourglass[ship]
    landed = position.landed(ship)
    return {
        "ship": f"ship:{SHIPS[ship]}",
        "seat": position.ship_owner[ship],
        "at": position.ship_at[ship],
        "to": None if landed else position.ship_to[ship],
        "due": None if hourglass == NOTHING_THERE else position.due[hourglass],
        "cargo": named(position.cargo[ship]),
        "room": holders.room(position, ship),
    }


def _offers(position: Position, viewer: int | None) -> list[Plain]:
    """What the viewer and another have to say to each other. That others talk is not seen."""
    listed: list[Plain] = []
    for offer in position.offers:
        if offer is not None and offer.concerns(viewer):
            refused = misfit(position, offer, accepting=True)
            void = None if refused is None else refused.data()
            listed.append({**offer.data(), "void": void})
    return listed


def unseen(position: Position) -> Plain:
    """The piles, the top of each first, and the Gizzi cards to come."""
    return {
        "piles": {str(level): [CARDS[card] for card in position.piles[level]] for level in range(2, LEVELS + 1)},
        "gizzi_deck": [position.terms.tables.gizzi_names[gizzi] for gizzi in position.gizzi_deck],
    }
