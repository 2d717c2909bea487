"""What observers of Duck Dealer know beside the shape of its views: ids, bounds, and what actions point at."""

from __future__ import annotations

from typing import Final

from farport.games.duck_dealer.scribe import DuckScribe
from farport.games.duck_dealer.tables import Tables
from farport.games.duck_dealer.vocabulary import BUILDINGS, END_REASONS, SOURCES
from farport.kernel.observer import Observed

VERSION: Final = 1  # goes up when a column or a word is added
PLACES: Final = ("planets.id", "routes.points.value")
GOOD: Final = ("goods.id",)
LETTERS: Final = 80  # of a listed offer as it is spelled: one good for another


def observed(tables: Tables, seats: int) -> Observed:
    galaxies = list(tables.galaxies.values())
    goods = tables.goods
    return Observed(
        version=VERSION,
        names={
            "Map": [galaxy.id for galaxy in galaxies],
            "Place": list(dict.fromkeys([word for galaxy in galaxies for word in galaxy.words])),
            "PlanetName": list(dict.fromkeys([name for galaxy in galaxies for name in galaxy.planet_names])),
            "Good": goods.ids,
            "GoodName": list(dict.fromkeys(goods.names)),
            "Shipyard": [yard.id for yard in tables.yards],
            "SeatColour": tables.colours,
            "Source": SOURCES,
            "Reason": END_REASONS[1:],
        },
        most=_most(tables, seats),
        points={
            "planet": PLACES,
            "to": PLACES,
            "point": PLACES,
            "a": PLACES,
            "b": PLACES,
            "cube": PLACES,
            "r": GOOD,
            "good": GOOD,
            "goods": GOOD,
            "give": GOOD,
            "take": GOOD,
            "partner": ("players.seat",),
        },
        scribe=DuckScribe(tables),
    )


def _most(tables: Tables, seats: int) -> dict[str, int]:
    galaxies = list(tables.galaxies.values())
    goods = len(tables.goods.ids)
    planets = max([galaxy.planets for galaxy in galaxies])
    points = max([galaxy.nodes - galaxy.planets for galaxy in galaxies])
    nodes = max([galaxy.nodes for galaxy in galaxies])
    offers = _highest(tables, "offers_per_turn")
    return {
        "to_move": seats,
        "options": len(tables.options),
        "counter.rows": tables.counter_rows,
        "counter.cubes": _highest(tables, "counter_spaces"),
        "piles.left": goods * tables.consumer_copies,
        "piles.right": goods * tables.consumer_copies,
        "factory_stock": goods,
        "planets": planets,
        "planets.ships": seats,
        "routes": max([len(galaxy.routes) for galaxy in galaxies]),
        "routes.points": points,
        "routes.cubes": points,
        "routes.ships": points,
        "routes.ships.each": seats,
        "goods": goods,
        "goods.inputs": 2 * goods,
        "players.points": seats * len(SOURCES),
        "players.slots.speeds": seats * tables.slots,
        "players.goods": seats * goods,
        "players.paid": seats * len(BUILDINGS),
        "players.passages": 2 * seats,
        "turn.offers_refused": offers,
        "turn.offers_refused.each": offers * LETTERS,
        "turn.offer.give": goods,
        "turn.offer.take": goods,
        "reach.places": nodes,
        "reach.skipped": nodes,
        "recipes": goods,
        "recipes.missing": 2 * goods,
        "recipes.factories": planets,
        "result.winners": seats,
        "result.breakdown.each": seats * len(SOURCES),
    }


def _highest(tables: Tables, name: str) -> int:
    return max([int(value) for option in tables.options if option.name == name for value in option.choices])
