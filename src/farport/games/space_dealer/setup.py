"""Setting up a table (SD-S1 to SD-S11): planets, card sets, start hands, piles, the ring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.space_dealer.mechanics.goods import COLOURS, UNITS
from farport.games.space_dealer.state import Position
from farport.games.space_dealer.tables import LEVELS
from farport.games.space_dealer.terms import Terms
from farport.games.space_dealer.vocabulary import (
    BOX,
    DEPOT,
    GENERATOR,
    INACTIVE,
    MINE,
    PERSONAL,
    PILE,
    PLANETS,
    TYPES,
)
from farport.kernel import OptionError, Rng

if TYPE_CHECKING:
    from farport.games.space_dealer.game import SpaceDealer

ONE_BOX_SEATS: Final = 4  # up to here a double-sided planet is there only once (SD-S1)


def deal(game: SpaceDealer, terms: Terms, rng: Rng) -> Position:
    """A table before the secret start choice."""
    position = Position(game, terms, rng)
    position.clear_fields()
    position.planet = _planets(terms, rng)
    _lay_ring(position, rng)
    cards = card_set(terms, rng)
    hands = _hands(terms, cards, rng)
    for seat, hand in enumerate(hands):
        position.own_personal()[seat] = sorted(hand)
        for card in hand:
            position.place[card] = PERSONAL
            position.owner[card] = seat
            position.known[card] = 1 << seat
            position.dealt[card] = seat
    for level in range(2, LEVELS + 1):  # SD-S7
        pile = [card for card in cards if terms.level[card] == level]
        rng.shuffle(pile)
        position.own_piles()[level] = pile
        for card in pile:
            position.place[card] = PILE
    for seat in range(terms.seats):  # SD-S4, SD-021
        for number in range(terms.tables.hourglasses):
            position.hourglass[seat * terms.slots + number] = INACTIVE
    deck = list(terms.gizzis)  # SD-S10, SD-130
    rng.shuffle(deck)
    for field, gizzi in zip(range(1, terms.ring, 2), deck, strict=False):
        position.gizzi_up[field] = gizzi
    position.gizzi_deck = deck[terms.seats :]
    return position


def _planets(terms: Terms, rng: Rng) -> list[int]:
    """SD-S1: the chosen planets first, the other seats take those that are left, in the order of the list."""
    chosen = terms.chosen_planets
    if len(chosen) > terms.seats:
        raise OptionError(f"option planets: {len(chosen)} planets are named, and there are {terms.seats} seats")
    planets = list(range(len(PLANETS)))
    if terms.options["planets"] == "drawn":
        rng.shuffle(planets)
    one_sided = bool(terms.options["double_sided_colours"]) and terms.seats <= ONE_BOX_SEATS
    taken: list[int] = []
    for planet in chosen + [planet for planet in planets if planet not in chosen]:
        if len(taken) == terms.seats:
            break
        if not one_sided or terms.tables.planet_back[planet] not in taken:
            taken.append(planet)
        elif planet in chosen:
            raise OptionError(f"option planets: {PLANETS[planet]} is the back of a planet that is taken (SD-S1)")
    return taken


def _lay_ring(position: Position, rng: Rng) -> None:
    """SD-S8: player fields and neutral fields alternate; every ship stands landed and empty on its home field."""
    order = list(range(position.seats))
    if position.terms.options["ring_order"] == "random":
        rng.shuffle(order)
    position.home = [2 * order.index(seat) for seat in range(position.seats)]
    place(position)
    for seat, planet in enumerate(position.planet):
        position.ship_owner[planet] = seat
        position.ship_at[planet] = position.home[seat]


def place(position: Position) -> None:
    """What follows from the seats' planets and homes, on a table that was empty."""
    for seat, planet in enumerate(position.planet):
        position.seat_of[planet] = seat
        position.host[position.home[seat]] = seat


def card_set(terms: Terms, rng: Rng) -> list[int]:
    """SD-S2, SD-S3: which cards are in play. Which of a type leave or are added is random."""
    tables = terms.tables
    size = tables.sizes[terms.seats]
    chosen: list[int] = []
    for box in range(terms.boxes):
        removed = tables.removed(size.base_sets[box])
        with_advanced = terms.advanced and box < len(size.advanced_sets)
        added = tables.advanced[size.advanced_sets[box]] if with_advanced else [0] * len(TYPES)
        for type_ in range(len(TYPES)):
            cards = [box * BOX + number for number, card in enumerate(tables.cards) if card.type == type_]
            advanced = tables.cards[cards[0] - box * BOX].advanced
            keep = added[type_] if advanced else len(cards) - removed[type_]
            rng.shuffle(cards)
            chosen.extend(cards[:keep])
    return sorted(chosen)


def _hands(terms: Terms, cards: list[int], rng: Rng) -> list[list[int]]:
    """SD-S5, SD-S6: generators and depots unseen, and one pile of mines each."""
    tables = terms.tables
    hands: list[list[int]] = [[] for _ in range(terms.seats)]
    for type_, number in ((GENERATOR, tables.start_generators), (DEPOT, tables.start_depots)):
        pile = [card for card in cards if terms.type[card] == type_]
        rng.shuffle(pile)
        for hand in hands:
            hand.extend(pile[:number])
            del pile[:number]
    piles: list[list[int]] = []
    for box in range(terms.boxes):
        piles.extend(
            mine_piles([card for card in cards if terms.type[card] == MINE and card // BOX == box], terms, rng)
        )
    rng.shuffle(piles)
    for hand in hands:
        hand.extend(piles.pop())
    return hands


def mine_piles(mines: list[int], terms: Terms, rng: Rng) -> list[list[int]]:
    """Four piles of a box's mines: one without each colour."""
    by_colour: list[list[int]] = [[card for card in mines if terms.output[card] == unit] for unit in UNITS]
    for shuffled in by_colour:
        rng.shuffle(shuffled)
    return [
        [by_colour[colour].pop() for colour in range(len(COLOURS)) if colour != lacking]
        for lacking in range(len(COLOURS))
    ]
