"""Every refusal of the rules, once: its name, the rule that says it, and a code for programs."""

from __future__ import annotations

from typing import Final

from farport.kernel import Refusal


def _no(name: str, rule: str, code: str) -> Refusal:
    """Its sentence stands in the catalogues: space-paper-refusal-<name>."""
    return Refusal(rule, code, name=f"space-paper:{name}")


# whose turn, which phase (SP-300, SP-301, SP-305)
WRONG_PHASE: Final = _no("wrong-phase", "SP-305", "wrong_phase")
NOT_YOUR_TURN: Final = _no("not-your-turn", "SP-305", "not_your_turn")
NO_PART: Final = _no("no-part", "SP-305", "not_your_turn")
ALREADY_COMMITTED: Final = _no("already-committed", "SP-305", "already_committed")
TOO_MANY_CHANGES: Final = _no("too-many-changes", "SP-301", "too_many_changes")
NOTHING_TO_CLEAR: Final = _no("nothing-to-clear", "SP-301", "no_effect")
UNKNOWN_OBJECT: Final = _no("unknown-object", "SP-305", "unknown_object")
ORDERED_ALREADY: Final = _no("ordered-already", "SP-030", "already_ordered")

# setup
RACE_TAKEN: Final = _no("race-taken", "SP-009", "race_taken")
LEADER_TAKEN: Final = _no("leader-taken", "SP-010", "leader_taken")
EVENT_TAKEN: Final = _no("event-taken", "SP-011", "event_taken")
HOME_TOO_CLOSE: Final = _no("home-too-close", "SP-013", "home_too_close")
NAME_NO_TECHNOLOGY: Final = _no("name-no-technology", "SP-017", "technology_choice")
NAME_A_TECHNOLOGY: Final = _no("name-a-technology", "SP-017", "technology_choice")
NAME_NO_BONUS: Final = _no("name-no-bonus", "SP-010", "bonus_choice")
NAME_A_BONUS: Final = _no("name-a-bonus", "SP-010", "bonus_choice")

# resources and politics
NOT_A_COLONY: Final = _no("not-a-colony", "SP-039", "not_a_colony")
ALREADY_RELOCATED: Final = _no("already-relocated", "SP-039", "already_relocated")
CAPITAL_CANNOT_BE_ABANDONED: Final = _no("capital-cannot-be-abandoned", "SP-145", "capital_cannot_be_abandoned")
NOT_YOUR_PLANET: Final = _no("not-your-planet", "SP-145", "unknown_object")
TOO_FEW_COLONIES: Final = _no("too-few-colonies", "SP-166", "politics_condition")
TOO_MANY_COLONIES: Final = _no("too-many-colonies", "SP-166", "politics_condition")
TOO_MANY_SHIPS: Final = _no("too-many-ships", "SP-166", "politics_condition")
POLITICS_START: Final = _no("politics-start", "SP-012", "politics_condition")
POLITICS_IN_FORCE: Final = _no("politics-in-force", "SP-162", "no_effect")
POLITICS_TAKEN: Final = _no("politics-taken", "SP-160", "politics_condition")
POLITICS_LIMIT_COLONIES: Final = _no("politics-limit-colonies", "SP-166", "politics_limit")
POLITICS_LIMIT_SHIPS: Final = _no("politics-limit-ships", "SP-166", "politics_limit")
ANARCHY_NO_SHIPS: Final = _no("anarchy-no-ships", "SP-167", "politics_limit")
NOT_THE_OPPORTUNIST: Final = _no("not-the-opportunist", "SP-261", "no_effect")
BONUS_SAME: Final = _no("bonus-same", "SP-261", "no_effect")
MINERAL_SAME: Final = _no("mineral-same", "SP-222", "no_effect")
NOT_THE_GEOLOGIST: Final = _no("not-the-geologist", "SP-222", "no_effect")

# technology
NOT_ENOUGH_SCIENCE: Final = _no("not-enough-science", "SP-050", "not_enough_science")
TECH_MAXED: Final = _no("tech-maxed", "SP-050", "tech_maxed")
ONE_LEVEL_A_ROUND: Final = _no("one-level-a-round", "SP-052", "not_enough_science")
RESEARCH_DUE: Final = _no("research-due", "SP-050", "research_due")

# construction and colonising
QUEUE_FULL: Final = _no("queue-full", "SP-201", "queue_full")
QUEUE_ORDERED: Final = _no("queue-ordered", "SP-201", "queue_full")
QUEUE_EMPTY: Final = _no("queue-empty", "SP-207", "no_effect")
NOT_A_SITE: Final = _no("not-a-site", "SP-201", "not_profitable")
BESIEGED: Final = _no("besieged", "SP-201", "not_profitable")
DISCONTENTED: Final = _no("discontented", "SP-201", "not_profitable")
NOT_BUILDABLE: Final = _no("not-buildable", "SP-201", "not_buildable")
ALREADY_BUILT: Final = _no("already-built", "SP-201", "already_built")
TECH_LOCKED: Final = _no("tech-locked", "SP-202", "tech_locked")
NO_SPACEPORT: Final = _no("no-spaceport", "SP-201", "no_spaceport")
NOT_ENOUGH_GOLD: Final = _no("not-enough-gold", "SP-201", "not_enough_gold")
ENERGY_UPKEEP: Final = _no("energy-upkeep", "SP-205", "energy_upkeep")
HABITATS_NO_EFFECT: Final = _no("habitats-no-effect", "SP-206", "no_effect")
NO_SHIP_MARKER: Final = _no("no-ship-marker", "SP-005", "no_ship_marker")
# SP-006: without the option of SP-007 no other piece is limited.
NO_MARKER: Final = _no("no-marker", "SP-007", "no_marker")
STANDING_ORDER_SAME: Final = _no("standing-order-same", "SP-110", "no_effect")
STANDING_ORDER_CHANGED: Final = _no("standing-order-changed", "SP-110", "already_ordered")
NOT_REVEALED: Final = _no("not-revealed", "SP-135", "not_revealed")
INHABITED: Final = _no("inhabited", "SP-135", "inhabited")
ENEMY_IN_ORBIT: Final = _no("enemy-in-orbit", "SP-135", "enemy_in_orbit")
NO_BASE_IN_SYSTEM: Final = _no("no-base-in-system", "SP-136", "no_base_in_system")
SETTLE_ORDERED: Final = _no("settle-ordered", "SP-135", "inhabited")
SETTLED_BY_OTHER: Final = _no("settled-by-other", "SP-136", "inhabited")
OUTPOST_STANDS: Final = _no("outpost-stands", "SP-138", "inhabited")

# movement
SHIP_ACTIVATED: Final = _no("ship-activated", "SP-086", "ship_activated")
SHIP_UNPAID: Final = _no("ship-unpaid", "SP-087", "ship_activated")
NOT_ADJACENT: Final = _no("not-adjacent", "SP-092", "not_adjacent")
NO_MOVE: Final = _no("no-move", "SP-092", "not_adjacent")
STOPS_AT_UNKNOWN: Final = _no("stops-at-unknown", "SP-097", "not_revealed")
ORBIT_UNKNOWN: Final = _no("orbit-unknown", "SP-096", "not_revealed")
TOO_FAR: Final = _no("too-far", "SP-092", "too_far")
OUT_OF_RANGE: Final = _no("out-of-range", "SP-093", "out_of_range")
SPACE_OCCUPIED: Final = _no("space-occupied", "SP-095", "space_occupied")
BLACK_HOLE_BLOCKS: Final = _no("black-hole-blocks", "SP-098", "black_hole_blocks")
NO_JUMP_TECH: Final = _no("no-jump-tech", "SP-100", "no_jump_tech")
NO_CREATION: Final = _no("no-creation", "SP-104", "no_jump_tech")
NOT_AT_BLACK_HOLE: Final = _no("not-at-black-hole", "SP-100", "not_at_black_hole")
JUMP_OCCUPIED: Final = _no("jump-occupied", "SP-101", "space_occupied")
NOT_AT_VOID: Final = _no("not-at-void", "SP-104", "not_at_black_hole")
NO_TARGET: Final = _no("no-target", "SP-100", "no_target")
MUST_MOVE: Final = _no("must-move", "SP-089", "ship_in_transit_must_move")
OUT_OF_SCAN_RANGE: Final = _no("out-of-scan-range", "SP-075", "out_of_scan_range")
NOTHING_TO_REVEAL: Final = _no("nothing-to-reveal", "SP-075", "nothing_to_reveal")

# combat and invasion
NAME_THE_ENEMY: Final = _no("name-the-enemy", "SP-113", "no_target")
NO_ENEMY_THERE: Final = _no("no-enemy-there", "SP-113", "no_target")
ALREADY_FOUGHT: Final = _no("already-fought", "SP-116", "already_fought")
NO_ENEMY_HERE: Final = _no("no-enemy-here", "SP-117", "no_target")
NOT_A_DEFENDER: Final = _no("not-a-defender", "SP-113", "unknown_object")
NOT_A_RETREAT: Final = _no("not-a-retreat", "SP-115", "no_target")
NOT_A_CRUISER: Final = _no("not-a-cruiser", "SP-120", "not_a_cruiser")
NOT_IN_ORBIT: Final = _no("not-in-orbit", "SP-120", "not_in_orbit")
ENDS_OUTSIDE_ORBIT: Final = _no("ends-outside-orbit", "SP-120", "not_in_orbit")
OWN_PLANET: Final = _no("own-planet", "SP-120", "own_planet")
NOT_INHABITED: Final = _no("not-inhabited", "SP-120", "not_inhabited")
ORBIT_NOT_CLEAR: Final = _no("orbit-not-clear", "SP-122", "orbit_not_clear")
FOUGHT_CANNOT_INVADE: Final = _no("fought-cannot-invade", "SP-123", "already_fought")
NOT_ON_ARRIVAL: Final = _no("not-on-arrival", "SP-121", "wrong_phase")
NOT_A_TRANSPORT: Final = _no("not-a-transport", "SP-137", "not_a_transport")

# upkeep
BILL_COVERED: Final = _no("bill-covered", "SP-243", "bill_covered")
DEFERRED_ALREADY: Final = _no("deferred-already", "SP-243", "no_effect")
NO_SURPLUS: Final = _no("no-surplus", "SP-170", "no_effect")
SURPLUS_KEPT: Final = _no("surplus-kept", "SP-170", "no_effect")

# events
EVENT_USED: Final = _no("event-used", "SP-190", "event_used")
EVENT_NO_EFFECT: Final = _no("event-no-effect", "SP-190", "no_effect")
NEUTRON_STAR_LATER: Final = _no("neutron-star-later", "SP-192", "wrong_phase")
HELP_OVER: Final = _no("help-over", "SP-199", "wrong_phase")
