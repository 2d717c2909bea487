"""The terms of one table: data, number of seats and options put together, as the rules ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.space_paper.versions import (
    ENERGY_FOR_EVERY_BUILDING,
    PERIOD_0_ENDS_ADAPTATION,
    RETURN_ENDS_WITH_ITS_DISCONTENT,
)
from farport.kernel import OptionError, Value

if TYPE_CHECKING:
    from farport.games.space_paper.tables import Tables

COST_MODES: Final = ("flat20", "flat10", "graduated")
GRADUATED: Final = 2
SCOPES: Final = ("armed", "cruisers", "all")
ARMED: Final = 0
CRUISERS: Final = 1
INTERCEPTIONS: Final = ("standing_order", "ask", "off")
BY_STANDING_ORDER: Final = 0
ASK: Final = 1


class Terms:
    """What does not change while a game runs; every state of the game shares it."""

    __slots__ = (
        "adaptation_floor",
        "all_components",
        "alternate",
        "armament_scope",
        "bankruptcy_rounds",
        "cost_mode",
        "dots_plus_one",
        "economic_goal",
        "energy_for_every_building",
        "exclusive_politics",
        "global_discontent_weakens",
        "heuristics_total_level",
        "home_min_links",
        "home_planet_extra",
        "interception",
        "invade_on_arrival",
        "jump_anywhere",
        "living_goal",
        "may_create",
        "native_star",
        "optional_surplus",
        "options",
        "period_0_ends_adaptation",
        "return_ends_with_its_discontent",
        "science_carried",
        "seats",
        "start_spaceport",
        "tables",
        "transport_consumed",
        "turn_limit",
    )

    def __init__(self, tables: Tables, seats: int, options: dict[str, Value], version: int) -> None:
        if seats > tables.seats_most and not options["six_players"]:  # SP-001
            raise OptionError(f"option six_players: {seats} seats need it to be on")
        self.tables = tables
        self.seats = seats
        self.options = options
        self.energy_for_every_building = version >= ENERGY_FOR_EVERY_BUILDING  # SP-205
        self.return_ends_with_its_discontent = version >= RETURN_ENDS_WITH_ITS_DISCONTENT  # SP-131
        self.period_0_ends_adaptation = version >= PERIOD_0_ENDS_ADAPTATION  # SP-143
        self.turn_limit = int(options["turn_limit"])
        self.economic_goal = int(options["economic_goal"])
        self.bankruptcy_rounds = int(options["bankruptcy_rounds"])
        self.living_goal = int(options["living_goal"])
        self.cost_mode = COST_MODES.index(str(options["tech_cost_mode"]))
        self.science_carried = options["science_overflow"] == "carried"
        self.dots_plus_one = options["edge_cost"] == "dots_plus_one"
        self.home_min_links = int(options["home_min_links"])
        self.home_planet_extra = bool(options["home_planet_extra"])
        self.native_star = options["home_star"] == "native"
        self.start_spaceport = bool(options["start_spaceport"])
        self.alternate = options["movement_order"] == "alternate"
        self.interception = INTERCEPTIONS.index(str(options["interception"]))
        self.invade_on_arrival = bool(options["invade_on_arrival"])
        self.transport_consumed = bool(options["transport_consumed"])
        self.adaptation_floor = int(options["adaptation_floor"])
        self.global_discontent_weakens = bool(options["global_discontent_weakens"])
        self.heuristics_total_level = int(options["heuristics_total_level"])
        self.jump_anywhere = options["sublum5_synergy"] in ("choose_destination", "both")
        self.may_create = options["sublum5_synergy"] in ("create", "both")
        self.armament_scope = SCOPES.index(str(options["armament_bonus_scope"]))
        self.optional_surplus = options["surplus_conversion"] == "optional"
        self.exclusive_politics = bool(options["exclusive_politics"])
        self.all_components = options["component_limits"] == "all"
