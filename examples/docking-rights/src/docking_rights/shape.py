"""The shape of what a view tells: the kit holds views against it, and observers are made from it."""

from __future__ import annotations

from typing import Final

from farport.kernel.shape import FLAG, INTEGER, POINTS, SEAT, TEXT, by_seat, listed, maybe, number, table

CELL: Final = number("cell", low=1)
CONTRACT: Final = table("Contract", {"kind": TEXT, "value": POINTS})
CAPTAIN: Final = table(
    "Captain",
    {"seat": SEAT, "cells": INTEGER, "chosen": FLAG, "contracts": listed(CONTRACT), "points": POINTS},
)
VIEW: Final = table(
    "View",
    {
        "round": number("rounds", low=1),
        "rounds": number("rounds", low=1),
        "dock": listed(CONTRACT),
        "hand": listed(CELL),
        "choice": maybe(CELL),
        "captains": by_seat(CAPTAIN),
        "shown": by_seat(maybe(CELL)),
        "docked": maybe(SEAT),
        "spent": listed(CELL),
        "fuel": number("cells", low=0),
    },
)
