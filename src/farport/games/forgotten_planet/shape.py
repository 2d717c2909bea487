"""The shape of what view.py tells; see there for the meaning of each key."""

from __future__ import annotations

from farport.games.forgotten_planet.mechanics.grid import SIDES
from farport.games.forgotten_planet.vocabulary import COLOURS, HIDDEN_KINDS, PHASES
from farport.kernel.shape import (
    FLAG,
    INTEGER,
    POINTS,
    RESULT,
    SEAT,
    by_seat,
    keyed,
    listed,
    maybe,
    named,
    number,
    row,
    table,
    words,
)

CELL = row(INTEGER, INTEGER)
COLOUR = words("Colour", COLOURS)
ENERGY = number("energy", low=0)
TILES = number("tiles", low=0)
CUBES = number("cubes", low=0)
HIDDEN = words("HiddenKind", HIDDEN_KINDS)
TILE = table(
    "Tile",
    {"at": CELL, "tile": words("TileKind", ("land", *COLOURS, "special", "base")), "holder": maybe(SEAT)},
    optional={"seat": SEAT, "tied": FLAG},
)
ROBOT = table("Robot", {"seat": SEAT, "robot": INTEGER, "at": CELL, "on": FLAG})
PENDING = table(
    "Pending",
    {"kind": words("", ("choose_tile", "choose_cubes", "assign_tile"))},
    optional={"at": CELL, "count": INTEGER, "left": INTEGER},
)
SEAT_VIEW = table(
    "SeatView",
    {
        "colour": named("SeatColour"),
        "cubes": keyed(CUBES, COLOUR),
        "stored": ENERGY,
        "robots": number("robots", low=0),
        "robots_in_stock": number("robots", low=0),
        "bases": number("bases", low=0),
        "zone": TILES,
        "energy_next": ENERGY,
        "score": POINTS,
        "score_parts": keyed(POINTS, named("Source")),
    },
)
OUTLOOK = table(
    "Outlook",
    {
        "changes": listed(row(CELL, maybe(SEAT), maybe(SEAT))),
        "seats": by_seat(table("", {"zone": TILES, "energy_next": ENERGY, "score": POINTS})),
    },
)
PRICES = words(
    "Price",
    (
        "move",
        "build_land",
        "build_mine",
        "build_base",
        "build_wall",
        "push_wall",
        "blast",
        "blast_wall",
        "build_robot",
        "sell",
        "concentrate",
        "consume_metal",
        "wall_cubes",
        "robot_cubes",
        "sale_vp",
        "store_cap",
    ),
)
VIEW = table(
    "View",
    {
        "game": named("Game"),
        "phase": words("Phase", PHASES),
        "to_move": listed(SEAT),
        "active": maybe(SEAT),
        "round": INTEGER,
        "order": listed(SEAT),
        "partners": maybe(by_seat(SEAT)),
        "scenario": named("Scenario"),
        "area": table("", {"width": INTEGER, "height": INTEGER, "cells": listed(CELL), "blocked": listed(CELL)}),
        "tiles": listed(TILE),
        "walls": listed(row(CELL, words("Side", SIDES))),
        "robots": listed(ROBOT),
        "seats": by_seat(SEAT_VIEW),
        "bank": table(
            "",
            {
                "land": TILES,
                "mines": keyed(TILES, COLOUR),
                "bases": TILES,
                "walls": number("walls", low=0),
                "vp": maybe(POINTS),
                "consumed": CUBES,
                "open_cells": number("cells", low=0),
            },
        ),
        "turn": table("", {"fresh": ENERGY, "stored": ENERGY, "open_steps": number("steps", low=0)}),
        "prices": keyed(INTEGER, PRICES),
        "outlook": maybe(OUTLOOK),
        "pending": maybe(
            table(
                "Pending",
                {"kind": words("", ("choose_tile", "choose_cubes", "assign_tile"))},
                optional={"at": CELL, "count": INTEGER, "left": INTEGER},
            )
        ),
        "auction": maybe(
            table(
                "Auction",
                {
                    "round": INTEGER,
                    "bases": listed(CELL),
                    "markers": listed(listed(SEAT)),
                    "to_bid": listed(SEAT),
                    "placed": by_seat(number("markers", low=0)),
                },
            )
        ),
        "hidden": maybe(
            table(
                "Hidden",
                {
                    "tiles": listed(table("", {"at": CELL, "seat": SEAT, "tile": maybe(HIDDEN)})),
                    "mine": maybe(listed(HIDDEN)),
                },
            )
        ),
        "result": maybe(RESULT),
    },
)
