"""What observers of SpacePaper know beside the shape of its views: ids, bounds, and what actions point at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farport.games.space_paper.actions import ACTIONS
from farport.games.space_paper.mechanics.galaxy import Galaxy
from farport.games.space_paper.mechanics.order import Order
from farport.games.space_paper.scoring import VICTORIES
from farport.games.space_paper.scribe import PaperScribe
from farport.games.space_paper.tables import Tables
from farport.games.space_paper.vocabulary import BUILDINGS, ITEMS, TYPES
from farport.kernel.observer import Observed

VERSION: Final = 1  # goes up when a column or a word is added
PLANET: Final = ("systems.planets.id",)
SYSTEM: Final = ("systems.id",)
SHIP: Final = ("ships.id",)
ORDERS: Final = 64  # beside one for every planet: for ships and for the whole civilisation
LONGEST: Final = 60  # spaces of a path


def observed(tables: Tables, galaxy: Galaxy, seats: int, rules: Sequence[str]) -> Observed:
    planets = galaxy.place_names[galaxy.orbits :]
    # Which actions are orders is read off their bases: compiled, abstract classes share the memory of issubclass.
    return Observed(
        version=VERSION,
        names={
            "Place": galaxy.place_names,
            "SystemName": list(dict.fromkeys(galaxy.names)),
            "Lane": [lane[4] for lane in galaxy.lanes],
            "Ship": tables.ship_names,
            "Possession": [*planets, *tables.ship_names],
            "OrderKind": [kind.do for kind in ACTIONS if Order in kind.__mro__],
            "Source": ("gold",),
            "Reason": VICTORIES,
        },
        most=_most(tables, galaxy, seats),
        points={
            "planet": PLANET,
            "orbit": PLANET,
            "arrival": (*PLANET, *SYSTEM),
            "system": SYSTEM,
            "ship": SHIP,
            "target": (*PLANET, *SYSTEM, *SHIP),
            "possession": (*PLANET, *SHIP),
            "player": ("civilisations.seat",),
        },
        scribe=PaperScribe(tables, galaxy, rules),
    )


def _most(tables: Tables, galaxy: Galaxy, seats: int) -> dict[str, int]:
    planets = galaxy.systems * tables.planets_each
    orders = planets + ORDERS
    return {
        "to_move": seats,
        "galaxy.systems": galaxy.systems,
        "galaxy.lanes": len(galaxy.lanes),
        "politics.edges": len(tables.politics_edges),
        "systems": galaxy.systems,
        "systems.planets": planets,
        "systems.planets.buildings": planets * BUILDINGS,
        "systems.planets.prices": planets * len(ITEMS),
        "systems.planets.paid_out": planets * seats,
        "civilisations.holdings": planets,
        "civilisations.values.in_range": seats * galaxy.spaces,
        "civilisations.progress.types": seats * len(TYPES),
        "ships": seats * tables.ship_markers,
        "journey.route": LONGEST,
        "result.winners": seats,
        "result.breakdown.each": seats,
        "you.orders": orders,
        "you.forecast.energy": planets,
        "you.forecast.frozen": planets,
        "you.forecast.void": orders,
    }
