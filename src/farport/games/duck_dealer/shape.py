"""The shape of what view.py tells; see there for the meaning of each key."""

from __future__ import annotations

from farport.games.duck_dealer.vocabulary import BUILDINGS, COLOURS, EQUIPMENT, PHASES, PILES
from farport.kernel.shape import (
    FLAG,
    INTEGER,
    OPTION_VALUES,
    POINTS,
    RESULT,
    SEAT,
    SPELLED,
    by_seat,
    keyed,
    listed,
    maybe,
    named,
    number,
    some,
    table,
    words,
)

PLACE = named("Place")
GOOD = named("Good")
COUNT = number("tokens", low=0)
STEPS = number("steps", low=0)
TOKENS = keyed(COUNT, words("Colour", COLOURS))
KIND = words("Equipment", EQUIPMENT)
BUILDING = words("Building", BUILDINGS)
PHASE = words("Phase", PHASES)
CARGO = keyed(number("goods", low=0), GOOD)
PLANET = table(
    "Planet",
    {
        "id": PLACE,
        "name": named("PlanetName"),
        "kind": words("PlanetKind", ("start", "regular")),
        "x": INTEGER,
        "y": INTEGER,
        "mine": GOOD,
        "passage": maybe(SEAT),
        "privileges": some(SEAT, BUILDING),
        "ships": listed(SEAT),
    },
    optional={
        "shipyard": table(
            "Shipyard",
            {
                "id": named("Shipyard"),
                "makes": words("Product", (*EQUIPMENT, "any")),
                "wants": GOOD,
                "vp": POINTS,
                "built": FLAG,
            },
        ),
        "consumer": maybe(table("Consumer", {"good": GOOD, "built": FLAG})),
        "factory": maybe(GOOD),
    },
)
ROUTE = table(
    "Route",
    {
        "a": PLACE,
        "b": PLACE,
        "points": listed(PLACE),
        "cubes": listed(maybe(SEAT)),
        "ships": listed(listed(SEAT)),
    },
)
GOOD_VIEW = table(
    "Good",
    {
        "id": GOOD,
        "name": named("GoodName"),
        "tier": words("Tier", ("primary", "intermediate", "final10", "final30")),
        "inputs": listed(GOOD),
        "build_vp": POINTS,
        "deliver_vp": POINTS,
    },
)
PLAYER = table(
    "Player",
    {
        "seat": SEAT,
        "colour": named("SeatColour"),
        "vp": POINTS,
        "points": keyed(POINTS, named("Source")),
        "tokens": TOKENS,
        "income": TOKENS,
        "equipment": keyed(INTEGER, KIND),
        "slots": table("", {"filled": INTEGER, "all": INTEGER, "speeds": listed(INTEGER)}),
        "speed": STEPS,
        "capacity": INTEGER,
        "goods": CARGO,
        "load": INTEGER,
        "place": maybe(PLACE),
        "landed": FLAG,
        "paid": listed(BUILDING),
        "reserve": INTEGER,
        "route_cubes": INTEGER,
        "action_turns": INTEGER,
        "passages": listed(PLACE),
    },
)
REACHED = table(
    "Reached",
    {"red": COUNT, "left": STEPS, "via": PLACE, "passage": FLAG, "steps": INTEGER, "flight": COUNT},
)
RECIPE = table(
    "Recipe",
    {"missing": listed(GOOD), "factories": listed(PLACE), "make_here": FLAG, "to_build": INTEGER},
)
TURN = table(
    "Turn",
    {
        "steps_left": STEPS,
        "fees": some(COUNT, BUILDING),
        "spent": TOKENS,
        "virtual": TOKENS,
        "free_turn": FLAG,
        "free_cubes": INTEGER,
        "jettisoned": FLAG,
        "offers_left": INTEGER,
        "offers_refused": listed(SPELLED),
        "offer": maybe(table("", {"from": SEAT, "to": SEAT, "give": CARGO, "take": CARGO})),
    },
)
VIEW = table(
    "View",
    {
        "phase": PHASE,
        "expected": PHASE,
        "to_move": listed(SEAT),
        "you": maybe(SEAT),
        "active": SEAT,
        "first": SEAT,
        "options": OPTION_VALUES,
        "map": named("Map"),
        "counter": table(
            "",
            {
                "spaces": INTEGER,
                "per_row": INTEGER,
                "rows": listed(INTEGER),
                "cubes": listed(SEAT),
                "quiet_turns": INTEGER,
                "stall_after": INTEGER,
                "final_turns": INTEGER,
            },
        ),
        "stock": TOKENS,
        "prices": table(
            "",
            {
                "build": INTEGER,
                "route_cube": INTEGER,
                "claim": INTEGER,
                "passage": INTEGER,
                "keep": INTEGER,
                "collect": INTEGER,
                "start_equipment": INTEGER,
            },
        ),
        "piles": keyed(listed(GOOD), words("Pile", PILES)),
        "factory_stock": keyed(number("factories", low=0), GOOD),
        "planets": listed(PLANET),
        "routes": listed(ROUTE),
        "goods": listed(GOOD_VIEW),
        "players": by_seat(PLAYER),
        "turn": TURN,
        "reach": table("", {"seat": SEAT, "places": keyed(REACHED, PLACE), "skipped": keyed(PLACE, PLACE)}),
        "recipes": keyed(RECIPE, GOOD),
        "result": maybe(RESULT),
    },
)
