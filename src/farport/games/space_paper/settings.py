"""Settings: the table options of one game as typed values."""

from __future__ import annotations

from typing import Final

from farport.kernel import Value

COST_MODES: Final = ("flat20", "flat10", "graduated")
GRADUATED: Final = 2
SCOPES: Final = ("armed", "cruisers", "all")
ARMED: Final = 0
CRUISERS: Final = 1
INTERCEPTIONS: Final = ("standing_order", "ask", "off")
BY_STANDING_ORDER: Final = 0
ASK: Final = 1


class Settings:
    """Every option of the table; `values` is how they were given out."""

    __slots__ = (
        "adaptation_floor",
        "all_components",
        "alternate",
        "armament_scope",
        "bankruptcy_rounds",
        "cost_mode",
        "dots_plus_one",
        "economic_goal",
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
        "science_carried",
        "start_spaceport",
        "transport_consumed",
        "turn_limit",
        "values",
    )

    def __init__(self, values: dict[str, Value]) -> None:
        self.values = values
        self.turn_limit = int(values["turn_limit"])
        self.economic_goal = int(values["economic_goal"])
        self.bankruptcy_rounds = int(values["bankruptcy_rounds"])
        self.living_goal = int(values["living_goal"])
        self.cost_mode = COST_MODES.index(str(values["tech_cost_mode"]))
        self.science_carried = values["science_overflow"] == "carried"
        self.dots_plus_one = values["edge_cost"] == "dots_plus_one"
        self.home_min_links = int(values["home_min_links"])
        self.home_planet_extra = bool(values["home_planet_extra"])
        self.native_star = values["home_star"] == "native"
        self.start_spaceport = bool(values["start_spaceport"])
        self.alternate = values["movement_order"] == "alternate"
        self.interception = INTERCEPTIONS.index(str(values["interception"]))
        self.invade_on_arrival = bool(values["invade_on_arrival"])
        self.transport_consumed = bool(values["transport_consumed"])
        self.adaptation_floor = int(values["adaptation_floor"])
        self.global_discontent_weakens = bool(values["global_discontent_weakens"])
        self.heuristics_total_level = int(values["heuristics_total_level"])
        self.jump_anywhere = values["sublum5_synergy"] in ("choose_destination", "both")
        self.may_create = values["sublum5_synergy"] in ("create", "both")
        self.armament_scope = SCOPES.index(str(values["armament_bonus_scope"]))
        self.optional_surplus = values["surplus_conversion"] == "optional"
        self.exclusive_politics = bool(values["exclusive_politics"])
        self.all_components = values["component_limits"] == "all"
