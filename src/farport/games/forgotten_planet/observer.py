"""What observers of The Forgotten Planet know beside the shape of its views: ids, bounds, and what actions point at."""

from __future__ import annotations

from typing import Final

from farport.games.forgotten_planet.scoring import SOURCES
from farport.games.forgotten_planet.scribe import PlanetScribe
from farport.games.forgotten_planet.tables import Tables
from farport.games.forgotten_planet.vocabulary import END_REASONS
from farport.kernel.observer import Observed

VERSION: Final = 1  # goes up when a column or a word is added
CELLS: Final = ("area.cells",)
SEATS: Final = ("seats",)


def observed(tables: Tables, seats: int) -> Observed:
    scenarios = [*tables.scenarios.values(), *tables.empty_tables.values()]
    area = max([scenario.width * scenario.height for scenario in scenarios if scenario.seats == seats], default=1)
    return Observed(
        version=VERSION,
        names={
            "Scenario": list(dict.fromkeys([scenario.id for scenario in scenarios])),
            "SeatColour": tables.colours,
            "Source": SOURCES,
            "Reason": END_REASONS[1:],
        },
        most={
            "to_move": seats,
            "order": seats,
            "area.cells": area,
            "area.blocked": area,
            "tiles": area,
            "walls": tables.walls,
            "robots": seats * tables.robots_each,
            "seats.score_parts": seats * len(SOURCES),
            "outlook.changes": area,
            "auction.bases": seats,
            "auction.markers": seats,
            "auction.markers.each": seats * seats,
            "auction.to_bid": seats,
            "hidden.tiles": 3 * seats,
            "hidden.mine": 3,
            "result.winners": seats,
            "result.breakdown.each": seats * len(SOURCES),
        },
        points={"robot": ("robots.robot",), "to": CELLS, "at": CELLS, "base": CELLS},
        scribe=PlanetScribe(tables),
    )
