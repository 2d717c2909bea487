"""Every refusal of the rules: the rule that lists it, its code, and the sentence for people (from the data file)."""

from __future__ import annotations

from typing import Final

from farport.games.space_dealer.vocabulary import DATA
from farport.kernel import Refusal, Table

SENTENCES: Final = Table(DATA, "data.toml").table("errors")


def _refusal(rule: str, code: str) -> Refusal:
    return Refusal(rule, code, SENTENCES.text(code))


# Set-up.
START_NOT_IN_PILE: Final = _refusal("SD-S9", "E_NOT_IN_PILE")
START_NO_POWER: Final = _refusal("SD-S9", "E_NO_POWER")
START_TWICE: Final = _refusal("SD-S9", "E_PHASE")

# Any command. A paused table refuses before the rules are asked (SD-013).
PAUSED: Final = _refusal("SD-013", "E_PAUSED")
PHASE: Final = _refusal("SD-015", "E_PHASE")
NOT_YOURS: Final = _refusal("SD-015", "E_NOT_YOURS")
UNKNOWN: Final = _refusal("SD-015", "E_UNKNOWN")
WAITING: Final = _refusal("SD-017", "E_WAITING")
TOO_MANY: Final = _refusal("SD-018", "E_TOO_MANY")
NOT_IN_BASIC: Final = _refusal("SD-105", "E_NOT_IN_BASIC")

# Hourglasses.
NO_FREE_HOURGLASS: Final = _refusal("SD-022", "E_NO_FREE_HOURGLASS")
CANCEL_NOT_ALLOWED: Final = _refusal("SD-024", "E_NOT_RUN_OUT")
CANCEL_NOT_RUNNING: Final = _refusal("SD-024", "E_NOT_USABLE")
RELEASE_NOT_RUN_OUT: Final = _refusal("SD-027", "E_NOT_RUN_OUT")
RELEASE_NOT_USABLE: Final = _refusal("SD-027", "E_NOT_USABLE")
USE_NOT_RUN_OUT: Final = _refusal("SD-028", "E_NOT_RUN_OUT")
USE_NOT_USABLE: Final = _refusal("SD-028", "E_NOT_USABLE")
USE_NOT_PLANNED: Final = _refusal("SD-028", "E_NOT_PLANNED")
USE_NO_FIELD: Final = _refusal("SD-028", "E_NO_HOURGLASS_FIELD")

# Planning area and tech level.
PLAN_NOT_IN_PILE: Final = _refusal("SD-031", "E_NOT_IN_PILE")
PLAN_FULL: Final = _refusal("SD-031", "E_PLANNING_FULL")
TECH_MAX: Final = _refusal("SD-033", "E_TECH_MAX")
TECH_OCCUPIED: Final = _refusal("SD-033", "E_FIELD_OCCUPIED")
DRAW_PENDING: Final = _refusal("SD-036", "E_CHOICE_PENDING")
DRAW_LEVEL: Final = _refusal("SD-036", "E_TECH_LEVEL")
DRAW_FULL: Final = _refusal("SD-036", "E_PLANNING_FULL")
DRAW_EMPTY: Final = _refusal("SD-036", "E_PILE_EMPTY")
KEEP_NO_CHOICE: Final = _refusal("SD-037", "E_NO_CHOICE")
KEEP_UNKNOWN: Final = _refusal("SD-037", "E_UNKNOWN")

# Building.
BUILD_NOT_PLANNED: Final = _refusal("SD-042", "E_NOT_PLANNED")
BUILD_OCCUPIED: Final = _refusal("SD-042", "E_FIELD_OCCUPIED")
PLANT_SLOT: Final = _refusal("SD-044", "E_PLANT_SLOT")
PLANT_ORDER: Final = _refusal("SD-044", "E_PLANT_ORDER")
WRONG_AREA: Final = _refusal("SD-044", "E_WRONG_AREA")
ONE_OUT_OF_GRID: Final = _refusal("SD-045", "E_OUT_OF_GRID")
ONE_NO_POWER: Final = _refusal("SD-045", "E_NO_POWER")
ONE_DEMAND_OCCUPIED: Final = _refusal("SD-045", "E_DEMAND_OCCUPIED")
TWO_OUT_OF_GRID: Final = _refusal("SD-046", "E_OUT_OF_GRID")
TWO_NO_POWER: Final = _refusal("SD-046", "E_NO_POWER")
METROPOLIS_OUT_OF_GRID: Final = _refusal("SD-047", "E_OUT_OF_GRID")
MEGACITY_OUT_OF_GRID: Final = _refusal("SD-048", "E_OUT_OF_GRID")
METROPOLIS_DEMAND_OCCUPIED: Final = _refusal("SD-047", "E_DEMAND_OCCUPIED")
MEGACITY_DEMAND_OCCUPIED: Final = _refusal("SD-048", "E_DEMAND_OCCUPIED")
NOT_ADJACENT_CARD: Final = _refusal("SD-049", "E_NOT_ADJACENT_CARD")
FIELD_IN_USE: Final = _refusal("SD-053", "E_FIELD_IN_USE")
BLOCKED: Final = _refusal("SD-053", "E_BLOCKED")

# Using cards.
USE_CARD_NO_FIELD: Final = _refusal("SD-060", "E_NO_HOURGLASS_FIELD")
USE_CARD_COVERED: Final = _refusal("SD-060", "E_CARD_COVERED")
USE_CARD_OCCUPIED: Final = _refusal("SD-060", "E_FIELD_OCCUPIED")
PRODUCE_NO_GOODS: Final = _refusal("SD-063", "E_NO_GOODS")
PRODUCE_DESTINATION: Final = _refusal("SD-063", "E_DESTINATION")
PRODUCE_CAPACITY: Final = _refusal("SD-063", "E_CAPACITY")
PRODUCE_SUPPLY: Final = _refusal("SD-063", "E_SUPPLY")
SWAP_NO_GOODS: Final = _refusal("SD-064", "E_NO_GOODS")
SWAP_DESTINATION: Final = _refusal("SD-064", "E_DESTINATION")
SWAP_SUPPLY: Final = _refusal("SD-064", "E_SUPPLY")

# Ships.
FLIGHT_IN_FLIGHT: Final = _refusal("SD-071", "E_IN_FLIGHT")
FLIGHT_SAME_FIELD: Final = _refusal("SD-071", "E_SAME_FIELD")
FLIGHT_NOT_ADJACENT: Final = _refusal("SD-071", "E_NOT_ADJACENT")

# Goods and trade.
MOVE_DESTINATION: Final = _refusal("SD-080", "E_DESTINATION")
MOVE_IN_FLIGHT: Final = _refusal("SD-080", "E_IN_FLIGHT")
MOVE_COVERED: Final = _refusal("SD-080", "E_CARD_COVERED")
MOVE_NOT_HERE: Final = _refusal("SD-080", "E_NOT_HERE")
MOVE_LOCKED: Final = _refusal("SD-080", "E_LOCKED")
MOVE_NO_GOODS: Final = _refusal("SD-080", "E_NO_GOODS")
MOVE_CAPACITY: Final = _refusal("SD-080", "E_CAPACITY")
NOT_NEUTRAL: Final = _refusal("SD-136", "E_NOT_NEUTRAL")
OFFER_TARGET: Final = _refusal("SD-083", "E_TARGET")
OFFER_NO_GOODS: Final = _refusal("SD-083", "E_NO_GOODS")
OFFER_NOT_YOURS: Final = _refusal("SD-083", "E_NOT_YOURS")
OFFER_COVERED: Final = _refusal("SD-083", "E_CARD_COVERED")
OFFER_NOT_HERE: Final = _refusal("SD-083", "E_NOT_HERE")
OFFER_LOCKED: Final = _refusal("SD-083", "E_LOCKED")
OFFER_VOID: Final = _refusal("SD-083", "E_OFFER_VOID")
OFFER_CAPACITY: Final = _refusal("SD-083", "E_CAPACITY")
OFFER_UNKNOWN: Final = _refusal("SD-082", "E_UNKNOWN")
OFFER_NOT_PLANNED: Final = _refusal("SD-083", "E_NOT_PLANNED")
OFFER_CARD_BUSY: Final = _refusal("SD-108", "E_CARD_BUSY")
OFFER_PLANNING_FULL: Final = _refusal("SD-108", "E_PLANNING_FULL")
DUMP_IN_FLIGHT: Final = _refusal("SD-085", "E_IN_FLIGHT")
DUMP_COVERED: Final = _refusal("SD-085", "E_CARD_COVERED")
DUMP_LOCKED: Final = _refusal("SD-085", "E_LOCKED")
DUMP_NO_GOODS: Final = _refusal("SD-085", "E_NO_GOODS")
DUMP_NOT_YOURS: Final = _refusal("SD-085", "E_NOT_YOURS")

# Demands.
DELIVER_IN_FLIGHT: Final = _refusal("SD-090", "E_IN_FLIGHT")
DELIVER_OWN: Final = _refusal("SD-090", "E_OWN_DEMAND")
DELIVER_NOT_HERE: Final = _refusal("SD-090", "E_NOT_HERE")
DELIVER_NOT_BUILT: Final = _refusal("SD-094", "E_NOT_HERE")
DELIVER_DONE: Final = _refusal("SD-090", "E_DEMAND_DONE")
DELIVER_NO_MARKER: Final = _refusal("SD-090", "E_NO_MARKER")
DELIVER_WRONG_GOODS: Final = _refusal("SD-090", "E_WRONG_GOODS")
GIZZI_IN_FLIGHT: Final = _refusal("SD-131", "E_IN_FLIGHT")
GIZZI_NOT_HERE: Final = _refusal("SD-131", "E_NOT_HERE")
GIZZI_NO_MARKER: Final = _refusal("SD-131", "E_NO_MARKER")
GIZZI_WRONG_GOODS: Final = _refusal("SD-131", "E_WRONG_GOODS")

# Attacks and other advanced cards.
ATTACK_FULL: Final = _refusal("SD-110", "E_ATTACK_FULL")
ATTACK_SUPPLY: Final = _refusal("SD-110", "E_SUPPLY")
SABOTAGE_NO_MARKER: Final = _refusal("SD-111", "E_NO_ATTACK_MARKER")
SABOTAGE_TARGET: Final = _refusal("SD-111", "E_TARGET")
BLOCK_NO_MARKER: Final = _refusal("SD-115", "E_NO_ATTACK_MARKER")
BLOCK_TARGET: Final = _refusal("SD-115", "E_TARGET")
BLOCK_NO_FIELD: Final = _refusal("SD-115", "E_NO_HOURGLASS_FIELD")
BLOCK_COVERED: Final = _refusal("SD-115", "E_CARD_COVERED")
BLOCK_OCCUPIED: Final = _refusal("SD-116", "E_TARGET")
BLOCK_LIMIT: Final = _refusal("SD-115", "E_BLOCK_LIMIT")
PROBE_NO_GOODS: Final = _refusal("SD-123", "E_NO_GOODS")
PROBE_NOT_YOURS: Final = _refusal("SD-123", "E_NOT_YOURS")
PROBE_CAPACITY: Final = _refusal("SD-123", "E_CAPACITY")

# The end.
RUNOUT_PHASE: Final = _refusal("SD-142", "E_PHASE")
RUNOUT_EFFECTS_ONLY: Final = _refusal("SD-143", "E_PHASE")
DONE_PHASE: Final = _refusal("SD-144", "E_PHASE")
DONE_NOT_RUN_OUT: Final = _refusal("SD-144", "E_NOT_RUN_OUT")
