"""The shape of what view.py tells; see there for the meaning of each key."""

from __future__ import annotations

from farport.games.space_paper.vocabulary import (
    BONUSES,
    EFFECTS,
    EVENTS,
    ITEMS,
    KNOWN,
    LEADERS,
    MINERALS,
    MODES,
    PHASES,
    POLITICS,
    POSSESSIONS,
    RACES,
    SHIPS,
    SIZES,
    STANDING_ORDERS,
    STARS,
    STATUSES,
    TECHNOLOGIES,
    THENS,
    TYPES,
)
from farport.kernel.shape import (
    FLAG,
    INTEGER,
    OPTION_VALUES,
    RESULT,
    SEAT,
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
SHIP_ID = named("Ship")
GOLD = number("gold")
SCIENCE = number("science")
ENERGY = number("energy")
MINERAL = words("Mineral", MINERALS)
TECHNOLOGY = words("Technology", TECHNOLOGIES)
SHIP_KIND = words("ShipKind", SHIPS)
TYPE = words("PlanetType", TYPES)
ITEM = words("Item", ITEMS)
CARD = words("Politics", POLITICS)
RACE = words("Race", RACES)
STAR = words("Star", STARS)
LEADER = words("Leader", LEADERS)
BONUS = words("Bonus", BONUSES)
EVENT = words("EventCard", EVENTS)
MODE = words("Mode", MODES)
STANDING_ORDER = words("StandingOrder", STANDING_ORDERS)
PRICE = table("Price", {"gold": GOLD, "energy": ENERGY})
YIELDS = table("Yields", {"gold": GOLD, "science": SCIENCE, "minerals": some(INTEGER, MINERAL)})
PLANET = table(
    "Planet",
    {
        "id": PLACE,
        "type": TYPE,
        "size": words("PlanetSize", SIZES),
        "status": words("Status", STATUSES),
        "owner": maybe(SEAT),
    },
    optional={
        "rounds": by_seat(maybe(number("upkeeps", low=0))),
        "population": INTEGER,
        "population_limit": INTEGER,
        "buildings": listed(ITEM),
        "queue": maybe(table("", {"item": ITEM, "remaining": INTEGER})),
        "discontent": INTEGER,
        "resistance": INTEGER,
        "help": INTEGER,
        "period": INTEGER,
        "counter": INTEGER,
        "steps": INTEGER,
        "upkeeps_left": INTEGER,
        "profitable": FLAG,
        "energy": INTEGER,
        "taken_from": maybe(SEAT),
        "return_rounds": INTEGER,
        "symbiosis": maybe(RACE),
        "yields": YIELDS,
        "prices": some(PRICE, ITEM),
        "paid_out": listed(SEAT),
    },
)
SYSTEM = table(
    "System",
    {"id": PLACE, "known": words("Knowledge", KNOWN), "star": maybe(STAR), "planets": listed(PLANET)},
)
POLITICS_CARD = table(
    "Card",
    {
        "upkeep": keyed(INTEGER, words("Possession", POSSESSIONS)),
        "effect": words("Effect", EFFECTS),
        "min_colonies": INTEGER,
        "max_colonies": maybe(INTEGER),
        "max_ships": maybe(INTEGER),
    },
)
VALUES = table(
    "Values",
    {
        "speed": INTEGER,
        "range": maybe(INTEGER),
        "in_range": listed(PLACE),
        "subluminal": INTEGER,
        "armament": keyed(INTEGER, SHIP_KIND),
        "invasion": INTEGER,
        "defence": INTEGER,
        "revenue": INTEGER,
        "productivity": INTEGER,
        "heuristics": INTEGER,
        "stability": INTEGER,
        "adaptability": INTEGER,
        "research_costs": some(INTEGER, TECHNOLOGY),
        "politics_discontent": some(INTEGER, CARD),
    },
)
CIVILISATION = table(
    "Civilisation",
    {
        "seat": SEAT,
        "race": maybe(RACE),
        "leader": maybe(LEADER),
        "bonus": maybe(BONUS),
        "event": maybe(EVENT),
        "event_used": FLAG,
        "politics": maybe(CARD),
        "anarchy_upkeeps": INTEGER,
        "geologist": maybe(MINERAL),
        "gold": GOLD,
        "science": SCIENCE,
        "minerals": keyed(INTEGER, MINERAL),
        "levels": keyed(INTEGER, TECHNOLOGY),
        "global_discontent": INTEGER,
        "bankrupt_rounds": INTEGER,
        "energy_store": INTEGER,
        "eliminated": FLAG,
        "capital": maybe(PLACE),
        "holdings": listed(PLACE),
    },
    optional={
        "values": VALUES,
        "economy": table("", {"gold": GOLD, "science": SCIENCE, "upkeep": GOLD}),
        "progress": table("", {"types": listed(TYPE), "living": INTEGER, "levels": INTEGER}),
    },
)
SHIP = table(
    "Ship",
    {
        "seat": SEAT,
        "id": SHIP_ID,
        "kind": SHIP_KIND,
        "at": maybe(PLACE),
        "came_from": maybe(PLACE),
        "activated": FLAG,
        "attacked": FLAG,
        "unpaid": FLAG,
        "hastened": FLAG,
        "speed": INTEGER,
    },
)
FORECAST = table(
    "Forecast",
    {
        "gold": GOLD,
        "science": SCIENCE,
        "minerals": keyed(INTEGER, MINERAL),
        "energy": keyed(ENERGY, PLACE),
        "race_bonus": INTEGER,
        "upkeep": INTEGER,
        "unpaid": INTEGER,
        "global_discontent": INTEGER,
        "discontented": INTEGER,
        "left_gold": INTEGER,
        "left_science": INTEGER,
        "frozen": listed(PLACE),
        "void": listed(table("VoidOrder", {"order": INTEGER, "rule": named("Rule")})),
    },
)
JOURNEY = table(
    "Journey",
    {
        "seat": SEAT,
        "ship": SHIP_ID,
        "route": listed(PLACE),
        "step": INTEGER,
        "points": INTEGER,
        "orbit": maybe(PLACE),
        "against": maybe(SEAT),
        "then": words("Then", THENS),
    },
)
GALAXY = table(
    "Galaxy",
    {
        "systems": listed(table("", {"id": PLACE, "name": named("SystemName"), "x": INTEGER, "y": INTEGER})),
        "lanes": listed(table("Lane", {"id": named("Lane"), "a": PLACE, "b": PLACE, "dots": INTEGER, "wrap": FLAG})),
    },
)
ORDER = table(
    "",
    {"do": named("OrderKind")},
    optional={
        "planet": PLACE,
        "item": ITEM,
        "mode": MODE,
        "ship": SHIP_ID,
        "possession": named("Possession"),
        "technology": TECHNOLOGY,
        "politics": CARD,
        "bonus": BONUS,
        "mineral": MINERAL,
        "standing": STANDING_ORDER,
    },
)
VIEW = table(
    "View",
    {
        "phase": words("Phase", PHASES),
        "round": INTEGER,
        "first_player": SEAT,
        "active": maybe(SEAT),
        "asked": maybe(SEAT),
        "to_move": listed(SEAT),
        "committed": by_seat(FLAG),
        "options": OPTION_VALUES,
        "goals": table(
            "", {"gold": GOLD, "living": INTEGER, "types": INTEGER, "rounds": INTEGER, "bankrupt_rounds": INTEGER}
        ),
        "galaxy": GALAXY,
        "politics": table(
            "",
            {
                "cards": keyed(POLITICS_CARD, CARD),
                "edges": listed(table("", {"a": CARD, "b": CARD, "discontent": INTEGER})),
            },
        ),
        "systems": listed(SYSTEM),
        "civilisations": by_seat(CIVILISATION),
        "ships": listed(SHIP),
        "journey": maybe(JOURNEY),
        "result": maybe(RESULT),
    },
    optional={
        "you": table(
            "Secrets",
            {
                "seat": SEAT,
                "standing_order": STANDING_ORDER,
                "orders": listed(ORDER),
                "pledged": INTEGER,
                "changes_left": INTEGER,
                "forecast": maybe(FORECAST),
            },
        )
    },
)
