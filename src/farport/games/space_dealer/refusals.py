"""Every refusal of the rules, once: its name, the rule that says it, and a code for programs."""

from __future__ import annotations

from typing import Final

from farport.kernel import Refusal


def _no(name: str, rule: str, code: str) -> Refusal:
    """Its sentence stands in the catalogues: space-dealer-refusal-<name>."""
    return Refusal(rule, code, name=f"space-dealer:{name}")


# Set-up.
START_NOT_IN_PILE: Final = _no("start-not-in-pile", "SD-S9", "E_NOT_IN_PILE")
START_NO_POWER: Final = _no("start-no-power", "SD-S9", "E_NO_POWER")
START_TWICE: Final = _no("start-twice", "SD-S9", "E_PHASE")

# Any command. A paused table refuses before the rules are asked (SD-013).
PAUSED: Final = _no("paused", "SD-013", "E_PAUSED")
PAUSE_NEVER: Final = _no("pause-never", "SD-013", "E_PHASE")
PAUSE_HOST: Final = _no("pause-host", "SD-013", "E_PHASE")
PHASE: Final = _no("phase", "SD-015", "E_PHASE")
NOT_YOURS: Final = _no("not-yours", "SD-015", "E_NOT_YOURS")
UNKNOWN: Final = _no("unknown", "SD-015", "E_UNKNOWN")
WAITING: Final = _no("waiting", "SD-017", "E_WAITING")
WAIT_SPAN: Final = _no("wait-span", "SD-017", "E_WAITING")
TOO_MANY: Final = _no("too-many", "SD-018", "E_TOO_MANY")
NOT_IN_BASIC: Final = _no("not-in-basic", "SD-105", "E_NOT_IN_BASIC")

# Hourglasses.
NO_FREE_HOURGLASS: Final = _no("no-free-hourglass", "SD-022", "E_NO_FREE_HOURGLASS")
CANCEL_NOT_ALLOWED: Final = _no("cancel-not-allowed", "SD-024", "E_NOT_RUN_OUT")
CANCEL_NOT_RUNNING: Final = _no("cancel-not-running", "SD-024", "E_NOT_USABLE")
RELEASE_NOT_RUN_OUT: Final = _no("release-not-run-out", "SD-027", "E_NOT_RUN_OUT")
RELEASE_NOT_USABLE: Final = _no("release-not-usable", "SD-027", "E_NOT_USABLE")
USE_NOT_RUN_OUT: Final = _no("use-not-run-out", "SD-028", "E_NOT_RUN_OUT")
USE_NOT_USABLE: Final = _no("use-not-usable", "SD-028", "E_NOT_USABLE")
USE_NOT_PLANNED: Final = _no("use-not-planned", "SD-028", "E_NOT_PLANNED")
USE_NO_FIELD: Final = _no("use-no-field", "SD-028", "E_NO_HOURGLASS_FIELD")

# Planning area and tech level.
PLAN_NOT_IN_PILE: Final = _no("plan-not-in-pile", "SD-031", "E_NOT_IN_PILE")
PLAN_FULL: Final = _no("plan-full", "SD-031", "E_PLANNING_FULL")
TECH_MAX: Final = _no("tech-max", "SD-033", "E_TECH_MAX")
TECH_OCCUPIED: Final = _no("tech-occupied", "SD-033", "E_FIELD_OCCUPIED")
DRAW_PENDING: Final = _no("draw-pending", "SD-036", "E_CHOICE_PENDING")
DRAW_FIRST_LEVEL: Final = _no("draw-first-level", "SD-036", "E_TECH_LEVEL")
DRAW_LEVEL: Final = _no("draw-level", "SD-036", "E_TECH_LEVEL")
DRAW_FULL: Final = _no("draw-full", "SD-036", "E_PLANNING_FULL")
DRAW_EMPTY: Final = _no("draw-empty", "SD-036", "E_PILE_EMPTY")
KEEP_NO_CHOICE: Final = _no("keep-no-choice", "SD-037", "E_NO_CHOICE")
KEEP_UNKNOWN: Final = _no("keep-unknown", "SD-037", "E_UNKNOWN")

# Building.
BUILD_NOT_PLANNED: Final = _no("build-not-planned", "SD-042", "E_NOT_PLANNED")
BUILD_OCCUPIED: Final = _no("build-occupied", "SD-042", "E_FIELD_OCCUPIED")
PLANT_SLOT: Final = _no("plant-slot", "SD-044", "E_PLANT_SLOT")
PLANT_ORDER: Final = _no("plant-order", "SD-044", "E_PLANT_ORDER")
WRONG_AREA: Final = _no("wrong-area", "SD-044", "E_WRONG_AREA")
ONE_OUT_OF_GRID: Final = _no("one-out-of-grid", "SD-045", "E_OUT_OF_GRID")
ONE_NO_POWER: Final = _no("one-no-power", "SD-045", "E_NO_POWER")
ONE_DEMAND_OCCUPIED: Final = _no("one-demand-occupied", "SD-045", "E_DEMAND_OCCUPIED")
TWO_OUT_OF_GRID: Final = _no("two-out-of-grid", "SD-046", "E_OUT_OF_GRID")
TWO_NO_POWER: Final = _no("two-no-power", "SD-046", "E_NO_POWER")
METROPOLIS_OUT_OF_GRID: Final = _no("metropolis-out-of-grid", "SD-047", "E_OUT_OF_GRID")
MEGACITY_OUT_OF_GRID: Final = _no("megacity-out-of-grid", "SD-048", "E_OUT_OF_GRID")
METROPOLIS_DEMAND_OCCUPIED: Final = _no("metropolis-demand-occupied", "SD-047", "E_DEMAND_OCCUPIED")
MEGACITY_DEMAND_OCCUPIED: Final = _no("megacity-demand-occupied", "SD-048", "E_DEMAND_OCCUPIED")
NOT_ADJACENT_CARD: Final = _no("not-adjacent-card", "SD-049", "E_NOT_ADJACENT_CARD")
FIELD_IN_USE: Final = _no("field-in-use", "SD-053", "E_FIELD_IN_USE")
BLOCKED: Final = _no("blocked", "SD-053", "E_BLOCKED")

# Using cards.
USE_CARD_NO_FIELD: Final = _no("use-card-no-field", "SD-060", "E_NO_HOURGLASS_FIELD")
USE_CARD_COVERED: Final = _no("use-card-covered", "SD-060", "E_CARD_COVERED")
USE_CARD_OCCUPIED: Final = _no("use-card-occupied", "SD-060", "E_FIELD_OCCUPIED")
PRODUCE_NO_GOODS: Final = _no("produce-no-goods", "SD-063", "E_NO_GOODS")
PRODUCE_DESTINATION: Final = _no("produce-destination", "SD-063", "E_DESTINATION")
PRODUCE_CAPACITY: Final = _no("produce-capacity", "SD-063", "E_CAPACITY")
PRODUCE_SUPPLY: Final = _no("produce-supply", "SD-063", "E_SUPPLY")
SWAP_TOO_MANY: Final = _no("swap-too-many", "SD-064", "E_NO_GOODS")
SWAP_NO_GOODS: Final = _no("swap-no-goods", "SD-064", "E_NO_GOODS")
SWAP_DESTINATION: Final = _no("swap-destination", "SD-064", "E_DESTINATION")
SWAP_SUPPLY: Final = _no("swap-supply", "SD-064", "E_SUPPLY")

# Ships.
FLIGHT_IN_FLIGHT: Final = _no("flight-in-flight", "SD-071", "E_IN_FLIGHT")
FLIGHT_SAME_FIELD: Final = _no("flight-same-field", "SD-071", "E_SAME_FIELD")
FLIGHT_NOT_ADJACENT: Final = _no("flight-not-adjacent", "SD-071", "E_NOT_ADJACENT")

# Goods and trade.
MOVE_DESTINATION: Final = _no("move-destination", "SD-080", "E_DESTINATION")
MOVE_IN_FLIGHT: Final = _no("move-in-flight", "SD-080", "E_IN_FLIGHT")
MOVE_COVERED: Final = _no("move-covered", "SD-080", "E_CARD_COVERED")
MOVE_NOT_HERE: Final = _no("move-not-here", "SD-080", "E_NOT_HERE")
MOVE_LOCKED: Final = _no("move-locked", "SD-080", "E_LOCKED")
MOVE_NOTHING: Final = _no("move-nothing", "SD-080", "E_NO_GOODS")
MOVE_NO_GOODS: Final = _no("move-no-goods", "SD-080", "E_NO_GOODS")
MOVE_CAPACITY: Final = _no("move-capacity", "SD-080", "E_CAPACITY")
NOT_NEUTRAL: Final = _no("not-neutral", "SD-136", "E_NOT_NEUTRAL")
OFFER_TARGET: Final = _no("offer-target", "SD-083", "E_TARGET")
OFFER_NOTHING: Final = _no("offer-nothing", "SD-083", "E_NO_GOODS")
OFFER_GIVES: Final = _no("offer-gives", "SD-083", "E_NO_GOODS")
OFFER_TAKES: Final = _no("offer-takes", "SD-083", "E_NO_GOODS")
OFFER_NOT_YOURS: Final = _no("offer-not-yours", "SD-083", "E_NOT_YOURS")
OFFER_COVERED: Final = _no("offer-covered", "SD-083", "E_CARD_COVERED")
OFFER_NOT_HERE: Final = _no("offer-not-here", "SD-083", "E_NOT_HERE")
OFFER_LOCKED: Final = _no("offer-locked", "SD-083", "E_LOCKED")
OFFER_VOID: Final = _no("offer-void", "SD-083", "E_OFFER_VOID")
OFFER_CAPACITY: Final = _no("offer-capacity", "SD-083", "E_CAPACITY")
OFFER_UNKNOWN: Final = _no("offer-unknown", "SD-082", "E_UNKNOWN")
OFFER_NOT_PLANNED: Final = _no("offer-not-planned", "SD-083", "E_NOT_PLANNED")
OFFER_CARD_BUSY: Final = _no("offer-card-busy", "SD-108", "E_CARD_BUSY")
OFFER_PLANNING_FULL: Final = _no("offer-planning-full", "SD-108", "E_PLANNING_FULL")
DUMP_IN_FLIGHT: Final = _no("dump-in-flight", "SD-085", "E_IN_FLIGHT")
DUMP_COVERED: Final = _no("dump-covered", "SD-085", "E_CARD_COVERED")
DUMP_LOCKED: Final = _no("dump-locked", "SD-085", "E_LOCKED")
DUMP_NOTHING: Final = _no("dump-nothing", "SD-085", "E_NO_GOODS")
DUMP_NO_GOODS: Final = _no("dump-no-goods", "SD-085", "E_NO_GOODS")
DUMP_NOT_YOURS: Final = _no("dump-not-yours", "SD-085", "E_NOT_YOURS")

# Demands.
DELIVER_IN_FLIGHT: Final = _no("deliver-in-flight", "SD-090", "E_IN_FLIGHT")
DELIVER_OWN: Final = _no("deliver-own", "SD-090", "E_OWN_DEMAND")
DELIVER_NOT_HERE: Final = _no("deliver-not-here", "SD-090", "E_NOT_HERE")
DELIVER_NOT_BUILT: Final = _no("deliver-not-built", "SD-094", "E_NOT_HERE")
DELIVER_DONE: Final = _no("deliver-done", "SD-090", "E_DEMAND_DONE")
DELIVER_NO_MARKER: Final = _no("deliver-no-marker", "SD-090", "E_NO_MARKER")
DELIVER_WRONG_GOODS: Final = _no("deliver-wrong-goods", "SD-090", "E_WRONG_GOODS")
GIZZI_IN_FLIGHT: Final = _no("gizzi-in-flight", "SD-131", "E_IN_FLIGHT")
GIZZI_NOT_HERE: Final = _no("gizzi-not-here", "SD-131", "E_NOT_HERE")
GIZZI_NO_MARKER: Final = _no("gizzi-no-marker", "SD-131", "E_NO_MARKER")
GIZZI_WRONG_GOODS: Final = _no("gizzi-wrong-goods", "SD-131", "E_WRONG_GOODS")

# Attacks and other advanced cards.
ATTACK_FULL: Final = _no("attack-full", "SD-110", "E_ATTACK_FULL")
ATTACK_SUPPLY: Final = _no("attack-supply", "SD-110", "E_SUPPLY")
SABOTAGE_NO_MARKER: Final = _no("sabotage-no-marker", "SD-111", "E_NO_ATTACK_MARKER")
SABOTAGE_SELF: Final = _no("sabotage-self", "SD-111", "E_TARGET")
SABOTAGE_TARGET: Final = _no("sabotage-target", "SD-111", "E_TARGET")
BLOCK_NO_MARKER: Final = _no("block-no-marker", "SD-115", "E_NO_ATTACK_MARKER")
BLOCK_SELF: Final = _no("block-self", "SD-115", "E_TARGET")
BLOCK_TARGET: Final = _no("block-target", "SD-115", "E_TARGET")
BLOCK_NO_FIELD: Final = _no("block-no-field", "SD-115", "E_NO_HOURGLASS_FIELD")
BLOCK_COVERED: Final = _no("block-covered", "SD-115", "E_CARD_COVERED")
BLOCK_OCCUPIED: Final = _no("block-occupied", "SD-116", "E_TARGET")
BLOCK_LIMIT: Final = _no("block-limit", "SD-115", "E_BLOCK_LIMIT")
PROBE_NO_SHIP: Final = _no("probe-no-ship", "SD-123", "E_NO_GOODS")
PROBE_NO_GOODS: Final = _no("probe-no-goods", "SD-123", "E_NO_GOODS")
PROBE_NOT_YOURS: Final = _no("probe-not-yours", "SD-123", "E_NOT_YOURS")
PROBE_CAPACITY: Final = _no("probe-capacity", "SD-123", "E_CAPACITY")

# The end.
RUNOUT_PHASE: Final = _no("runout-phase", "SD-142", "E_PHASE")
RUNOUT_EFFECTS_ONLY: Final = _no("runout-effects-only", "SD-143", "E_PHASE")
DONE_PHASE: Final = _no("done-phase", "SD-144", "E_PHASE")
DONE_NOT_RUN_OUT: Final = _no("done-not-run-out", "SD-144", "E_NOT_RUN_OUT")
