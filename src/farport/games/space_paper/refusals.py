"""Every refusal of the rules, once: rule, code, sentence."""

from __future__ import annotations

from typing import Final

from farport.kernel import Refusal

# whose turn, which phase (SP-300, SP-301, SP-305)
WRONG_PHASE: Final = Refusal("SP-305", "wrong_phase", "This cannot be done in the present phase.")
NOT_YOUR_TURN: Final = Refusal("SP-305", "not_your_turn", "It is not your turn, or you have no part in this phase.")
ALREADY_COMMITTED: Final = Refusal(
    "SP-305", "already_committed", "You have committed; withdraw your orders to change them."
)
TOO_MANY_CHANGES: Final = Refusal(
    "SP-301", "too_many_changes", "Orders may be withdrawn only {most} times in one window."
)
NOTHING_TO_CLEAR: Final = Refusal("SP-301", "no_effect", "You have no orders to withdraw.")
UNKNOWN_OBJECT: Final = Refusal("SP-305", "unknown_object", "There is no such thing at this table: {name}.")
ORDERED_ALREADY: Final = Refusal("SP-030", "already_ordered", "This was ordered once already in this phase.")

# setup
RACE_TAKEN: Final = Refusal("SP-009", "race_taken", "This race is taken.")
LEADER_TAKEN: Final = Refusal("SP-010", "leader_taken", "This leader is taken.")
EVENT_TAKEN: Final = Refusal("SP-011", "event_taken", "This event card is taken.")
HOME_TOO_CLOSE: Final = Refusal("SP-013", "home_too_close", "Home systems must be at least {links} links apart.")
NAME_A_TECHNOLOGY: Final = Refusal("SP-017", "technology_choice", "Only the Ethers name a technology, and they must.")
NAME_A_BONUS: Final = Refusal("SP-010", "bonus_choice", "Only the Opportunist names a bonus, and he must.")

# resources and politics
NOT_A_COLONY: Final = Refusal("SP-039", "not_a_colony", "The capital can move only to one of your colonies.")
ALREADY_RELOCATED: Final = Refusal("SP-039", "already_relocated", "The capital can move only once per round.")
CAPITAL_CANNOT_BE_ABANDONED: Final = Refusal(
    "SP-145", "capital_cannot_be_abandoned", "The capital cannot be abandoned."
)
NOT_YOUR_PLANET: Final = Refusal("SP-145", "unknown_object", "This planet is not yours, or is given up already.")
POLITICS_CONDITION: Final = Refusal("SP-166", "politics_condition", "You do not meet the condition of this system.")
POLITICS_START: Final = Refusal("SP-012", "politics_condition", "This system's condition cannot be met at the start.")
POLITICS_IN_FORCE: Final = Refusal("SP-162", "no_effect", "This system is in force already.")
POLITICS_TAKEN: Final = Refusal("SP-160", "politics_condition", "Another player has this system.")
POLITICS_LIMIT_COLONIES: Final = Refusal("SP-166", "politics_limit", "Your political system allows no further colony.")
POLITICS_LIMIT_SHIPS: Final = Refusal("SP-166", "politics_limit", "Your political system allows no further ship.")
ANARCHY_NO_SHIPS: Final = Refusal("SP-167", "politics_limit", "Under Anarchy there are no ships.")
NOT_THE_OPPORTUNIST: Final = Refusal(
    "SP-261", "no_effect", "Only the Opportunist has a bonus to switch, to another one."
)
NOT_THE_GEOLOGIST: Final = Refusal("SP-222", "no_effect", "Only the Geologist names a mineral, another than before.")

# technology
NOT_ENOUGH_SCIENCE: Final = Refusal("SP-050", "not_enough_science", "The science does not suffice for this level.")
TECH_MAXED: Final = Refusal("SP-050", "tech_maxed", "This technology is at its highest level.")
ONE_LEVEL_A_ROUND: Final = Refusal("SP-052", "not_enough_science", "One level per round, and it empties the track.")
RESEARCH_DUE: Final = Refusal("SP-050", "research_due", "The science marker is full: name a technology first.")

# construction and colonising
QUEUE_FULL: Final = Refusal("SP-201", "queue_full", "The queue of this planet holds an item.")
QUEUE_EMPTY: Final = Refusal("SP-207", "no_effect", "The queue of this planet holds nothing to cancel.")
NOT_PROFITABLE: Final = Refusal("SP-201", "not_profitable", "Only a profitable planet of yours can build.")
NOT_BUILDABLE: Final = Refusal("SP-201", "not_buildable", "Nothing can be built on this type of planet.")
ALREADY_BUILT: Final = Refusal("SP-201", "already_built", "This planet has this building, or it is under way.")
TECH_LOCKED: Final = Refusal("SP-202", "tech_locked", "Infrastructure level {level} is needed for this.")
NO_SPACEPORT: Final = Refusal("SP-201", "no_spaceport", "Ships are built only where a spaceport is finished.")
NOT_ENOUGH_GOLD: Final = Refusal("SP-201", "not_enough_gold", "This costs {cost} gold; you can spend {gold}.")
ENERGY_UPKEEP: Final = Refusal(
    "SP-205", "energy_upkeep", "The planet's energy cannot carry the upkeep of this building."
)
HABITATS_NO_EFFECT: Final = Refusal("SP-206", "no_effect", "Habitats have no effect on asteroids and giants.")
NO_SHIP_MARKER: Final = Refusal("SP-005", "no_ship_marker", "All your markers of this ship type are in use.")
# SP-006: without the option of SP-007 no other piece is limited.
NO_MARKER: Final = Refusal("SP-007", "no_marker", "All markers of this kind are in use.")
STANDING_ORDER_SAME: Final = Refusal("SP-110", "no_effect", "This is your standing order already.")
STANDING_ORDER_CHANGED: Final = Refusal(
    "SP-110", "already_ordered", "The standing order is changed at most once in a construction phase."
)
NOT_REVEALED: Final = Refusal("SP-135", "not_revealed", "This planet is not revealed.")
INHABITED: Final = Refusal("SP-135", "inhabited", "This planet is inhabited.")
ENEMY_IN_ORBIT: Final = Refusal("SP-135", "enemy_in_orbit", "An enemy ship is in the orbit of this planet.")
NO_BASE_IN_SYSTEM: Final = Refusal("SP-136", "no_base_in_system", "You have no capital and no colony in this system.")
SETTLED_BY_OTHER: Final = Refusal("SP-136", "inhabited", "A player earlier in turn order takes this planet.")
OUTPOST_STANDS: Final = Refusal(
    "SP-138", "inhabited", "Your outpost stands there; it can only be turned into a settlement."
)

# movement
SHIP_ACTIVATED: Final = Refusal("SP-086", "ship_activated", "This ship cannot act again this round.")
SHIP_UNPAID: Final = Refusal(
    "SP-087", "ship_activated", "The upkeep of this ship was not paid; it cannot act this round."
)
NOT_ADJACENT: Final = Refusal("SP-092", "not_adjacent", "A path leads from space to neighbouring space, none twice.")
NO_MOVE: Final = Refusal("SP-092", "not_adjacent", "The ship must end in another place than it began.")
STOPS_AT_UNKNOWN: Final = Refusal(
    "SP-097", "not_revealed", "A path ends at the first system that is not totally revealed."
)
ORBIT_UNKNOWN: Final = Refusal("SP-096", "not_revealed", "There is no such orbit where the path ends.")
TOO_FAR: Final = Refusal("SP-092", "too_far", "The path costs {cost} points; the ship has {points}.")
OUT_OF_RANGE: Final = Refusal("SP-093", "out_of_range", "The move would end out of range of your inhabited planets.")
SPACE_OCCUPIED: Final = Refusal("SP-095", "space_occupied", "One of your ships is there already.")
BLACK_HOLE_BLOCKS: Final = Refusal("SP-098", "black_hole_blocks", "Without Subluminal 2 a black hole cannot be passed.")
NO_JUMP_TECH: Final = Refusal("SP-100", "no_jump_tech", "Your Subluminal technology does not suffice for this.")
NOT_AT_BLACK_HOLE: Final = Refusal("SP-100", "not_at_black_hole", "The ship is not in the wide orbit of a black hole.")
JUMP_OCCUPIED: Final = Refusal("SP-101", "space_occupied", "One of your ships is in that wide orbit already.")
NOT_AT_VOID: Final = Refusal("SP-104", "not_at_black_hole", "The ship is not in the wide orbit of a void system.")
NO_TARGET: Final = Refusal("SP-100", "no_target", "The ship cannot jump to this system.")
MUST_MOVE: Final = Refusal("SP-089", "ship_in_transit_must_move", "{ship} is on a dot and must move on.")
OUT_OF_SCAN_RANGE: Final = Refusal("SP-075", "out_of_scan_range", "This system is too far away to be scanned.")
NOTHING_TO_REVEAL: Final = Refusal("SP-075", "nothing_to_reveal", "A scan would reveal nothing new there.")

# combat and invasion
NAME_THE_ENEMY: Final = Refusal(
    "SP-113", "no_target", "Name the one player among those there whom you attack; nobody where none is."
)
ALREADY_FOUGHT: Final = Refusal("SP-116", "already_fought", "This ship has attacked in this round.")
NO_ENEMY_HERE: Final = Refusal("SP-117", "no_target", "That player has no ship in this planetary orbit.")
NOT_A_DEFENDER: Final = Refusal("SP-113", "unknown_object", "This ship cannot defend there.")
NOT_A_RETREAT: Final = Refusal("SP-115", "no_target", "The ship cannot retreat to this planet.")
NOT_A_CRUISER: Final = Refusal("SP-120", "not_a_cruiser", "Only cruisers invade.")
NOT_IN_ORBIT: Final = Refusal("SP-120", "not_in_orbit", "The ship is not in the orbit of this planet.")
OWN_PLANET: Final = Refusal("SP-120", "own_planet", "This planet is yours.")
NOT_INHABITED: Final = Refusal("SP-120", "not_inhabited", "Nobody lives there.")
ORBIT_NOT_CLEAR: Final = Refusal(
    "SP-122", "orbit_not_clear", "A foreign ship is in this orbit or in the system's wide orbit."
)
FOUGHT_CANNOT_INVADE: Final = Refusal(
    "SP-123", "already_fought", "A cruiser that attacked a ship this round cannot invade."
)
NOT_ON_ARRIVAL: Final = Refusal(
    "SP-121", "wrong_phase", "At this table a cruiser invades only where its activation starts."
)
NOT_A_TRANSPORT: Final = Refusal("SP-137", "not_a_transport", "Only transports land.")

# upkeep
BILL_COVERED: Final = Refusal("SP-243", "bill_covered", "The gold pays for everything; nothing can be put off.")
DEFERRED_ALREADY: Final = Refusal("SP-243", "no_effect", "This was put behind all others already, or costs nothing.")
NO_SURPLUS: Final = Refusal(
    "SP-170", "no_effect", "There is no surplus to keep under your political system at this table."
)
SURPLUS_KEPT: Final = Refusal("SP-170", "no_effect", "You keep your surplus already.")

# events
EVENT_USED: Final = Refusal("SP-190", "event_used", "Your event card is used up.")
EVENT_NO_EFFECT: Final = Refusal("SP-190", "no_effect", "The event would have no effect there.")
EVENT_NOT_NOW: Final = Refusal("SP-190", "no_effect", "This event has no effect in the present phase.")
