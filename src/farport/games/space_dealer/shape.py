"""The shape of what view.py tells; see there for the meaning of each key."""

from __future__ import annotations

from farport.games.space_dealer.mechanics.goods import COLOURS
from farport.games.space_dealer.vocabulary import HOURGLASS_STATES, JOBS, LAYOUTS, PHASES, SIDES, TYPES
from farport.kernel.shape import (
    ANYTHING,
    FLAG,
    INTEGER,
    OPTION_VALUES,
    POINTS,
    SEAT,
    SPELLED,
    by_seat,
    either,
    keyed,
    listed,
    maybe,
    named,
    number,
    some,
    table,
    words,
)

TIME = number("ms")
CARD = named("Card")
SHIP_ID = named("Ship")
HOLDER = named("Holder")
LEVEL = named("Level")
GOODS = some(number("goods", low=0), words("Colour", COLOURS))
SIDE = words("Side", SIDES)
DEMAND = table(
    "Demand",
    {"demand": named("Demand"), "goods": GOODS, "points": POINTS, "owner_points": POINTS, "satisfied_by": maybe(SEAT)},
)
PRINTED = {
    "type": words("CardType", TYPES),
    "layout": words("CardLayout", LAYOUTS),
    "field": FLAG,
    "output": GOODS,
    "any_output": INTEGER,
    "swaps": INTEGER,
    "demands": listed(DEMAND),
}
FACE = table("Face", {**PRINTED, "level": INTEGER, "connections": INTEGER})
BUILT = table(
    "Built",
    {
        **PRINTED,
        "card": CARD,
        "site": either(SIDE, INTEGER),
        "covered": FLAG,
        "blocked": FLAG,
        "hourglass": maybe(INTEGER),
        "attack_markers": INTEGER,
    },
    optional={"goods": GOODS, "locked": FLAG},
)
HOURGLASS = table(
    "Hourglass",
    {"number": INTEGER, "state": words("HourglassState", HOURGLASS_STATES), "due": maybe(TIME), "marked": FLAG},
    optional={"job": words("Job", JOBS), "ship": SHIP_ID, "card": maybe(CARD)},
)
PILE = {"count": INTEGER, "cards": listed(CARD)}
SEAT_VIEW = table(
    "SeatView",
    {
        "seat": SEAT,
        "planet": named("Planet"),
        "home": INTEGER,
        "score": POINTS,
        "points": table("", {"deliveries": POINTS, "own_demands": POINTS, "gizzi": POINTS}),
        "markers": INTEGER,
        "tie_break": INTEGER,
        "tech": table("", {"position": INTEGER, "of": INTEGER, "level": INTEGER}),
        "planning": table("", {"capacity": INTEGER, "room": INTEGER, **PILE}),
        "personal": table("", PILE),
        "drawn": maybe(table("", {"level": INTEGER, **PILE})),
        "plants": keyed(INTEGER, SIDE),
        "powered": listed(INTEGER),
        "built": listed(BUILT),
        "hourglasses": listed(HOURGLASS),
        "gizzi_cards": INTEGER,
        "has_chosen": FLAG,
        "waiting": FLAG,
        "done": FLAG,
    },
    optional={
        "gizzi_taken": listed(named("Demand")),
        "start": table("", {"side": SIDE, "mine": CARD, "column": INTEGER}),
    },
)
FIELD = table(
    "Field",
    {"field": INTEGER, "seat": maybe(SEAT)},
    optional={"goods": GOODS, "gizzi": table("", {"demand": named("Demand"), "goods": GOODS, "points": POINTS})},
)
SHIP = table(
    "Ship",
    {
        "ship": HOLDER,
        "seat": SEAT,
        "at": INTEGER,
        "to": maybe(INTEGER),
        "due": maybe(TIME),
        "cargo": GOODS,
        "room": INTEGER,
    },
)
VOID = table("", {"rule": named("Rule"), "code": SPELLED, "name": SPELLED, "params": keyed(ANYTHING)})
OFFER = table(
    "TradeOffer",
    {
        "offer": SPELLED,
        "maker": SEAT,
        "partner": SEAT,
        "due": maybe(TIME),
        "void": maybe(
            table(
                "",
                {
                    "rule": named("Rule"),
                    "code": SPELLED,
                    "name": SPELLED,
                    "params": keyed(ANYTHING, named("Parameter")),
                },
            )
        ),
    },
    optional={
        "mine": maybe(HOLDER),
        "theirs": maybe(HOLDER),
        "give": GOODS,
        "take": GOODS,
        "give_cards": listed(CARD),
        "take_cards": listed(CARD),
    },
)
PROMPTS = ("choose_start", "keep", "use", "assign", "act", "wait", "done", "over", "watch")
VIEW = table(
    "View",
    {
        "game": named("Game"),
        "seat": maybe(SEAT),
        "phase": words("Phase", PHASES),
        "now": TIME,
        "ends_at": maybe(TIME),
        "times": table("", {"game_ms": INTEGER, "hourglass_ms": INTEGER}),
        "to_move": listed(SEAT),
        "prompt": words("Prompt", PROMPTS),
        "rules": words("Rules", ("basic", "advanced")),
        "options": OPTION_VALUES,
        "seats": by_seat(SEAT_VIEW),
        "ranks": by_seat(INTEGER),
        "ring": listed(FIELD),
        "ships": listed(SHIP),
        "supply": maybe(GOODS),
        "piles": keyed(number("cards", low=0), LEVEL),
        "seen": keyed(listed(table("", {"place": INTEGER, "card": CARD})), LEVEL),
        "faces": keyed(FACE, CARD),
        "reserve": table(
            "", {"hourglasses": INTEGER, "attack_markers": INTEGER, "ships": INTEGER, "gizzi_deck": INTEGER}
        ),
        "offers": listed(OFFER),
        "budget": maybe(table("", {"commands": INTEGER, "offers": INTEGER, "wake_at": maybe(TIME)})),
    },
)
