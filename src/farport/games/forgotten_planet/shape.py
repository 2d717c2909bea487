"""The shape of what view.py tells; see there for the meaning of each key."""

from __future__ import annotations

from farport.games.forgotten_planet.mechanics.grid import SIDES
from farport.games.forgotten_planet.vocabulary import COLOURS, PHASES
from farport.kernel.shape import FLAG, INTEGER, RESULT, TEXT, keyed, listed, maybe, row, table, words

CELL = row(INTEGER, INTEGER)
COLOUR = words("Colour", COLOURS)
SEAT = INTEGER
TILE = table(
    "Tile",
    {"at": CELL, "tile": words("TileKind", ("land", *COLOURS, "special", "base")), "holder": maybe(SEAT)},
    optional={"seat": SEAT, "tied": FLAG},
)
ROBOT = table("Robot", {"seat": SEAT, "robot": INTEGER, "at": CELL, "on": FLAG})
SEAT_VIEW = table(
    "SeatView",
    {
        "colour": TEXT,
        "cubes": keyed(INTEGER, COLOUR),
        "stored": INTEGER,
        "robots": INTEGER,
        "robots_in_stock": INTEGER,
        "bases": INTEGER,
        "zone": INTEGER,
        "energy_next": INTEGER,
        "score": INTEGER,
        "score_parts": keyed(INTEGER),
    },
)
OUTLOOK = table(
    "Outlook",
    {
        "changes": listed(row(CELL, maybe(SEAT), maybe(SEAT))),
        "seats": listed(table("", {"zone": INTEGER, "energy_next": INTEGER, "score": INTEGER})),
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
        "game": TEXT,
        "phase": words("Phase", PHASES),
        "to_move": listed(SEAT),
        "active": maybe(SEAT),
        "round": INTEGER,
        "order": listed(SEAT),
        "partners": maybe(listed(SEAT)),
        "scenario": TEXT,
        "area": table("", {"width": INTEGER, "height": INTEGER, "cells": listed(CELL), "blocked": listed(CELL)}),
        "tiles": listed(TILE),
        "walls": listed(row(CELL, words("Side", SIDES))),
        "robots": listed(ROBOT),
        "seats": listed(SEAT_VIEW),
        "bank": table(
            "",
            {
                "land": INTEGER,
                "mines": keyed(INTEGER, COLOUR),
                "bases": INTEGER,
                "walls": INTEGER,
                "vp": maybe(INTEGER),
                "consumed": INTEGER,
                "open_cells": INTEGER,
            },
        ),
        "turn": table("", {"fresh": INTEGER, "stored": INTEGER, "open_steps": INTEGER}),
        "prices": keyed(INTEGER, PRICES),
        "outlook": maybe(OUTLOOK),
        "pending": maybe(table("Pending", {"kind": TEXT}, optional={"at": CELL, "count": INTEGER, "left": INTEGER})),
        "auction": maybe(
            table(
                "Auction",
                {
                    "round": INTEGER,
                    "bases": listed(CELL),
                    "markers": listed(listed(SEAT)),
                    "to_bid": listed(SEAT),
                    "placed": listed(INTEGER),
                },
            )
        ),
        "hidden": maybe(
            table(
                "Hidden",
                {
                    "tiles": listed(table("", {"at": CELL, "seat": SEAT, "tile": maybe(TEXT)})),
                    "mine": maybe(listed(TEXT)),
                },
            )
        ),
        "result": maybe(RESULT),
    },
)
