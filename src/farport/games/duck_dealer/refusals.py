"""Every no of the game, once: the rule that says it, a code for programs, and the sentence the player reads."""

from __future__ import annotations

from typing import Final

from farport.kernel import Refusal

# whose turn, and what is being decided
GAME_OVER: Final = Refusal("DD-70", "E_WRONG_PHASE", "The game is over.")
NOT_YOUR_TURN: Final = Refusal("DD-11", "E_NOT_YOUR_TURN", "It is not your turn.")
EQUIPMENT_FIRST: Final = Refusal("DD-09", "E_WRONG_PHASE", "Choose the equipment of your ship first.")
START_FIRST: Final = Refusal("DD-10", "E_WRONG_PHASE", "Choose your start planet first.")
COLLECT_OR_ACT: Final = Refusal("DD-14", "E_WRONG_PHASE", "Collect energy, or start an action turn first.")
ANSWER_FREE_TURN: Final = Refusal("DD-16", "E_WRONG_PHASE", "Accept or decline the free action turn first.")
FREE_CUBES_FIRST: Final = Refusal(
    "DD-22", "E_WRONG_PHASE", "Place your free route cubes first, or say that you are done."
)
ANSWER_OFFER: Final = Refusal("DD-66", "E_WRONG_PHASE", "Accept or refuse the offer first.")
IN_ACTION_TURN: Final = Refusal("DD-11", "E_WRONG_PHASE", "You are in an action turn; end it first.")
NO_FREE_TURN: Final = Refusal("DD-16", "E_WRONG_PHASE", "No free action turn is offered to you.")
NO_OFFER: Final = Refusal("DD-66", "E_WRONG_PHASE", "Nobody has made you an offer.")
EQUIPMENT_CHOSEN: Final = Refusal("DD-09", "E_WRONG_PHASE", "The set-up is over.")
START_CHOSEN: Final = Refusal("DD-10", "E_WRONG_PHASE", "The set-up is over.")
NO_FREE_CUBES: Final = Refusal("DD-18", "E_WRONG_PHASE", "A free action turn gives no free route cubes.")
FREE_CUBES_OVER: Final = Refusal("DD-22", "E_TOO_LATE", "It is too late for free route cubes.")
EXCHANGE_OFF: Final = Refusal("DD-66", "E_WRONG_PHASE", "This table does not play with exchanges.")
DISCARD_OFF: Final = Refusal("DD-67", "E_WRONG_PHASE", "Equipment cannot be thrown away at this table.")

# set-up
WRONG_EQUIPMENT: Final = Refusal("DD-09", "E_SETUP_EQUIPMENT", "Choose {need} pieces of equipment, not {have}.")
NOT_A_START: Final = Refusal("DD-10", "E_SETUP_PLANET", "{planet} is not a start planet.")
START_TAKEN: Final = Refusal("DD-10", "E_SETUP_PLANET", "{planet} is taken; choose another start planet.")

# place
NOT_ON_PLANET: Final = Refusal("DD-33", "E_NOT_ON_PLANET", "Your ship is not on a planet.")
LANDED_ALREADY: Final = Refusal("DD-33", "E_WRONG_PHASE", "Your ship has landed already.")
MUST_DISCOVER: Final = Refusal("DD-34", "E_MUST_DISCOVER", "This planet is undiscovered: land and name a pile.")
PILE_EMPTY: Final = Refusal("DD-34", "E_MUST_DISCOVER", "The {pile} pile is empty; take the other one.")
NOTHING_TO_DISCOVER: Final = Refusal(
    "DD-34", "E_NOTHING_TO_DISCOVER", "There is nothing to discover here; name no pile."
)
NO_PASSAGE: Final = Refusal("DD-36", "E_NO_PASSAGE", "No pair of passage markers begins here.")
PASSAGES_PLACED: Final = Refusal("DD-37", "E_PASSAGE_PLACEMENT", "You have placed your passage markers already.")
PASSAGE_PLANET: Final = Refusal("DD-37", "E_PASSAGE_PLACEMENT", "{planet} is no planet.")
PASSAGE_THERE: Final = Refusal("DD-37", "E_PASSAGE_PLACEMENT", "{planet} holds a passage marker already.")
PASSAGE_TWICE: Final = Refusal("DD-37", "E_PASSAGE_PLACEMENT", "The two markers lie on different planets.")
PASSAGES_TOGETHER: Final = Refusal("DD-37", "E_PASSAGE_PLACEMENT", "Both markers are placed at once.")
PASSAGES_APART: Final = Refusal("DD-37", "E_PASSAGE_PLACEMENT", "At this table the markers are placed one by one.")
NO_YARD_SLOT: Final = Refusal("DD-41", "E_NO_SLOT", "There is no shipyard here; shipyards are on start planets.")
NO_CONSUMER_SLOT: Final = Refusal("DD-42", "E_NO_SLOT", "Start planets have no consumer.")
NO_FACTORY_SLOT: Final = Refusal("DD-43", "E_NO_SLOT", "Start planets have no factory.")
CLAIM_NO_SLOT: Final = Refusal("DD-50", "E_NO_SLOT", "This planet has no place for a {building}.")
USE_NO_YARD: Final = Refusal("DD-59", "E_NO_SLOT", "There is no shipyard here; shipyards are on start planets.")
DELIVER_NO_SLOT: Final = Refusal("DD-61", "E_NO_SLOT", "Start planets have no consumer.")
CLAIM_CONSUMER: Final = Refusal("DD-52", "E_CLAIM_KIND", "Consumers cannot be claimed.")
NOT_TOGETHER: Final = Refusal("DD-66", "E_NOT_TOGETHER", "Seat {seat} has no ship on your planet.")
NOTHING_OFFERED: Final = Refusal("DD-66", "E_EXCHANGE_KIND", "At least one good must change hands.")
SAME_KIND_TWICE: Final = Refusal("DD-66", "E_EXCHANGE_KIND", "{good} is on both sides of the offer.")
NOT_GOODS: Final = Refusal("DD-66", "E_EXCHANGE_KIND", "{good} is no good; only goods can be exchanged.")

# state of the object
YARD_BUILT: Final = Refusal("DD-41", "E_ALREADY_BUILT", "This shipyard is built already.")
CONSUMER_BUILT: Final = Refusal("DD-42", "E_ALREADY_BUILT", "This consumer is built already.")
FACTORY_THERE: Final = Refusal("DD-43", "E_SLOT_TAKEN", "There is a factory here already.")
NO_TILE: Final = Refusal("DD-43", "E_NO_TILE", "No {good} factory is left in the stock.")
NOT_A_FACTORY: Final = Refusal("DD-43", "E_NO_TILE", "No factory makes {good}.")
CLAIM_UNBUILT: Final = Refusal("DD-50", "E_NOT_BUILT", "The {building} is not built yet.")
CLAIMED: Final = Refusal("DD-51", "E_CLAIMED", "This {building} has been claimed.")
YARD_UNBUILT: Final = Refusal("DD-59", "E_NOT_BUILT", "This shipyard is not built yet.")
NO_FACTORY: Final = Refusal("DD-60", "E_NOT_BUILT", "There is no factory here.")
CONSUMER_UNBUILT: Final = Refusal("DD-61", "E_NOT_BUILT", "This consumer is not built yet.")
NOT_A_POINT: Final = Refusal("DD-23", "E_NOT_A_POINT", "{place} is no point of a route.")
POINT_CUBE: Final = Refusal("DD-23", "E_POINT_OCCUPIED", "{place} holds a cube already.")
POINT_SHIP: Final = Refusal("DD-23", "E_POINT_OCCUPIED", "A ship stands on {place}.")
SHIP_FULL: Final = Refusal("DD-59", "E_SHIP_FULL", "All {slots} slots are filled; name a piece to replace.")
REPLACE_SAME: Final = Refusal("DD-59", "E_REPLACE", "A {piece} can only be replaced by another kind.")
REPLACE_MISSING: Final = Refusal("DD-59", "E_REPLACE", "There is no {piece} in your ship.")
MAKES_OTHER: Final = Refusal("DD-59", "E_REPLACE", "This shipyard always makes a {makes}; name no kind.")
MAKES_ANY: Final = Refusal("DD-59", "E_REPLACE", "This shipyard makes any equipment; name the kind.")
KEEP_EQUIPMENT: Final = Refusal("DD-67", "E_REPLACE", "At least {least} pieces of equipment stay in the ship.")
DISCARD_MISSING: Final = Refusal("DD-67", "E_REPLACE", "There is no {piece} in your ship.")
OFFERS_SPENT: Final = Refusal(
    "DD-69", "E_OFFER_LIMIT", "You have made {limit} offers in this turn; no more are allowed."
)
OFFER_REPEATED: Final = Refusal("DD-69", "E_OFFER_LIMIT", "This offer was refused in this turn.")

# own state
OVER_CAPACITY: Final = Refusal("DD-35", "E_CAPACITY", "Over capacity by {over}: drop or convert before flying.")
OVER_AT_END: Final = Refusal("DD-56", "E_CAPACITY", "Over capacity by {over}: drop or convert before ending the turn.")
MINE_AFTER_JETTISON: Final = Refusal(
    "DD-57", "E_JETTISON", "You have thrown goods away here; no mining until you leave."
)
NOT_OVER: Final = Refusal(
    "DD-57", "E_JETTISON", "You are over capacity by {over}; no more than that can be thrown away."
)
NOTHING_DROPPED: Final = Refusal("DD-57", "E_JETTISON", "Name at least one good to throw away.")
GOODS_LIMIT: Final = Refusal("DD-68", "E_GOODS_LIMIT", "Nobody may hold more than {limit} goods.")

# path
NO_SUCH_PLACE: Final = Refusal("DD-28", "E_PATH", "There is no place {place} on this map.")
THERE_ALREADY: Final = Refusal("DD-28", "E_PATH", "Your ship is on {place} already.")
EMPTY_PATH: Final = Refusal("DD-28", "E_PATH", "A path names at least one place.")
BROKEN_PATH: Final = Refusal("DD-30", "E_PATH", "{place} does not follow {before} on any route.")
PLANETS_ONLY: Final = Refusal("DD-32", "E_PATH", "At this table every flight ends on a planet.")
STOP_ON_OWN_CUBE: Final = Refusal("DD-29", "E_STOP_ON_OWN_CUBE", "{place} holds a cube of yours; it is skipped.")

# goods
WILDCARD: Final = Refusal("DD-40", "E_WILDCARD", "R must be another kind than {good}.")
NOT_A_GOOD: Final = Refusal("DD-40", "E_WILDCARD", "{good} is no good.")
GOODS: Final = Refusal("DD-40", "E_GOODS", "Needs {need} {good}, you have {have}.")
YARD_GOODS: Final = Refusal("DD-59", "E_GOODS", "Needs {need} {good}, you have {have}.")
FACTORY_GOODS: Final = Refusal("DD-60", "E_GOODS", "Needs {need} {good}, you have {have}.")
CONSUMER_GOODS: Final = Refusal("DD-61", "E_GOODS", "Needs {need} {good}, you have {have}.")
JETTISON_GOODS: Final = Refusal("DD-57", "E_GOODS", "Needs {need} {good}, you have {have}.")
GIVE_GOODS: Final = Refusal("DD-66", "E_GOODS", "Needs {need} {good}, you have {have}.")
TAKE_GOODS: Final = Refusal("DD-66", "E_GOODS", "Seat {seat} has {have} {good}, not {need}.")

# energy
ENERGY: Final = Refusal("DD-24", "E_ENERGY", "Needs {need} {colour}, you have {have}.")
KEEP_ENERGY: Final = Refusal("DD-26", "E_ENERGY", "You cannot keep {need} {colour}, you have {have}.")
NO_TOKEN: Final = Refusal(
    "DD-59", "E_NO_TOKEN", "The new crew needs a {colour} token; neither the stock nor you have one."
)
PASSAGE_COLOUR: Final = Refusal("DD-36", "E_ENERGY", "A passage costs a red token at this table; name no other colour.")
NAME_COLOUR: Final = Refusal("DD-36", "E_ENERGY", "Name the colour of the token that pays for the passage.")
KEEP_LIMIT: Final = Refusal("DD-26", "E_KEEP_LIMIT", "Keep exactly {need} of your tokens, not {have}.")

# cubes
NO_CUBE: Final = Refusal("DD-27", "E_NO_CUBE", "Your reserve of cubes is empty.")
CUBE_IN_RESERVE: Final = Refusal("DD-21", "E_CUBE_SOURCE", "Your reserve has cubes; none may be taken from the board.")
CUBE_NEEDED: Final = Refusal(
    "DD-21", "E_CUBE_SOURCE", "Your reserve is empty: name a route cube or a privilege to take."
)
NOT_YOUR_CUBE: Final = Refusal("DD-21", "E_CUBE_SOURCE", "{place} is no route cube or privilege of yours.")
