"""What observers of Space Dealer know beside the shape of its views: ids, bounds, and what actions point at."""

from __future__ import annotations

from typing import Final

from farport.games.space_dealer.fields import MOST_LISTED
from farport.games.space_dealer.scribe import DealerScribe
from farport.games.space_dealer.tables import LEVELS, Tables
from farport.games.space_dealer.vocabulary import (
    CARDS,
    FIRST_GIZZI,
    HOLDER_BY_NAME,
    PLANETS,
    SHIPS,
    demand_name,
)
from farport.kernel.observer import Observed
from farport.kernel.shape import keyed, listed, named, table

VERSION: Final = 1  # goes up when a column or a word is added
LEVEL: Final = [str(level) for level in range(2, LEVELS + 1)]
UNSEEN: Final = table(
    "Unseen", {"piles": keyed(listed(named("Card")), named("Level")), "gizzi_deck": listed(named("Demand"))}
)
CARD: Final = ("seats.built.card", "faces.key")
LETTERS: Final = 64  # of a text or a parameter that is spelled, at most
HOLDER: Final = ("ships.ship", "seats.built.card", "ring.field")


def observed(tables: Tables, seats: int) -> Observed:
    return Observed(
        version=VERSION,
        names={
            "Card": CARDS,
            "Ship": SHIPS,
            "Planet": PLANETS,
            "Holder": list(HOLDER_BY_NAME),
            "Level": LEVEL,
            "Demand": [*[demand_name(demand) for demand in range(FIRST_GIZZI)], *tables.gizzi_names],
        },
        most=_most(tables, seats),
        points={
            "card": CARD,
            "mine": (*CARD, *HOLDER),
            "theirs": HOLDER,
            "source": HOLDER,
            "target": (*HOLDER, *CARD),
            "holder": HOLDER,
            "ship": ("ships.ship",),
            "field": ("ring.field",),
            "hourglass": ("seats.hourglasses.number",),
            "demand": ("seats.built.demands.demand", "ring.gizzi.demand"),
            "give_cards": CARD,
            "take_cards": CARD,
            "maker": ("seats.seat",),
            "partner": ("seats.seat",),
        },
        unseen=UNSEEN,
        scribe=DealerScribe(),
    )


def _most(tables: Tables, seats: int) -> dict[str, int]:
    boxes = tables.sizes[seats].boxes
    cards = len(tables.cards) * boxes
    demands = sum([len(card.demands) for card in tables.cards]) * boxes
    gizzis = len(tables.gizzi_cards(boxes))
    offers = 2 * (seats - 1)  # one from and one to every other seat
    return {
        "to_move": seats,
        "options": len(tables.options),
        "seats.planning.cards": cards,
        "seats.personal.cards": cards,
        "seats.drawn.cards": 2 * seats,
        "seats.powered": seats * len(tables.columns),
        "seats.built": cards,
        "seats.built.demands": demands,
        "seats.hourglasses": max(tables.box_hourglasses * boxes, seats * tables.hourglasses),
        "seats.gizzi_taken": gizzis,
        "ring": 2 * seats,
        "ships": seats + boxes * tables.box_neutral_ships,
        "piles": LEVELS - 1,
        "seen": LEVELS - 1,
        "seen.each": cards,
        "faces": cards,
        "faces.demands": demands,
        "offers": offers,
        "offers.offer": offers * LETTERS,
        "offers.void.code": offers * LETTERS,
        "offers.void.name": offers * LETTERS,
        "offers.void.params": offers * 4 * LETTERS,
        "offers.give_cards": offers * MOST_LISTED,
        "offers.take_cards": offers * MOST_LISTED,
        "piles.each": cards,
        "gizzi_deck": gizzis,
    }
