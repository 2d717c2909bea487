"""Every refusal of the rules, once: its name, the rule that says it, and a code for programs."""

from __future__ import annotations

from typing import Final

from farport.kernel import Refusal


def _no(name: str, rule: str, code: str) -> Refusal:
    """Its sentence stands in the catalogues: duck-dealer-refusal-<name>."""
    return Refusal(rule, code, name=f"duck-dealer:{name}")


# whose turn, and what is being decided
GAME_OVER: Final = _no("game-over", "DD-70", "E_WRONG_PHASE")
NOT_YOUR_TURN: Final = _no("not-your-turn", "DD-11", "E_NOT_YOUR_TURN")
EQUIPMENT_FIRST: Final = _no("equipment-first", "DD-09", "E_WRONG_PHASE")
START_FIRST: Final = _no("start-first", "DD-10", "E_WRONG_PHASE")
COLLECT_OR_ACT: Final = _no("collect-or-act", "DD-14", "E_WRONG_PHASE")
ANSWER_FREE_TURN: Final = _no("answer-free-turn", "DD-16", "E_WRONG_PHASE")
FREE_CUBES_FIRST: Final = _no("free-cubes-first", "DD-22", "E_WRONG_PHASE")
ANSWER_OFFER: Final = _no("answer-offer", "DD-66", "E_WRONG_PHASE")
IN_ACTION_TURN: Final = _no("in-action-turn", "DD-11", "E_WRONG_PHASE")
NO_FREE_TURN: Final = _no("no-free-turn", "DD-16", "E_WRONG_PHASE")
NO_OFFER: Final = _no("no-offer", "DD-66", "E_WRONG_PHASE")
EQUIPMENT_CHOSEN: Final = _no("equipment-chosen", "DD-09", "E_WRONG_PHASE")
START_CHOSEN: Final = _no("start-chosen", "DD-10", "E_WRONG_PHASE")
NO_FREE_CUBES: Final = _no("no-free-cubes", "DD-18", "E_WRONG_PHASE")
FREE_CUBES_OVER: Final = _no("free-cubes-over", "DD-22", "E_TOO_LATE")
EXCHANGE_OFF: Final = _no("exchange-off", "DD-66", "E_WRONG_PHASE")
DISCARD_OFF: Final = _no("discard-off", "DD-67", "E_WRONG_PHASE")

# set-up
WRONG_EQUIPMENT: Final = _no("wrong-equipment", "DD-09", "E_SETUP_EQUIPMENT")
NOT_A_START: Final = _no("not-a-start", "DD-10", "E_SETUP_PLANET")
START_TAKEN: Final = _no("start-taken", "DD-10", "E_SETUP_PLANET")

# place
NOT_ON_PLANET: Final = _no("not-on-planet", "DD-33", "E_NOT_ON_PLANET")
LANDED_ALREADY: Final = _no("landed-already", "DD-33", "E_WRONG_PHASE")
MUST_DISCOVER: Final = _no("must-discover", "DD-34", "E_MUST_DISCOVER")
PILE_EMPTY: Final = _no("pile-empty", "DD-34", "E_MUST_DISCOVER")
NOTHING_TO_DISCOVER: Final = _no("nothing-to-discover", "DD-34", "E_NOTHING_TO_DISCOVER")
NO_PASSAGE: Final = _no("no-passage", "DD-36", "E_NO_PASSAGE")
PASSAGES_PLACED: Final = _no("passages-placed", "DD-37", "E_PASSAGE_PLACEMENT")
PASSAGE_PLANET: Final = _no("passage-planet", "DD-37", "E_PASSAGE_PLACEMENT")
PASSAGE_THERE: Final = _no("passage-there", "DD-37", "E_PASSAGE_PLACEMENT")
PASSAGE_TWICE: Final = _no("passage-twice", "DD-37", "E_PASSAGE_PLACEMENT")
PASSAGES_TOGETHER: Final = _no("passages-together", "DD-37", "E_PASSAGE_PLACEMENT")
PASSAGES_APART: Final = _no("passages-apart", "DD-37", "E_PASSAGE_PLACEMENT")
NO_YARD_SLOT: Final = _no("no-yard-slot", "DD-41", "E_NO_SLOT")
NO_CONSUMER_SLOT: Final = _no("no-consumer-slot", "DD-42", "E_NO_SLOT")
NO_FACTORY_SLOT: Final = _no("no-factory-slot", "DD-43", "E_NO_SLOT")
CLAIM_NO_SLOT: Final = _no("claim-no-slot", "DD-50", "E_NO_SLOT")
USE_NO_YARD: Final = _no("use-no-yard", "DD-59", "E_NO_SLOT")
DELIVER_NO_SLOT: Final = _no("deliver-no-slot", "DD-61", "E_NO_SLOT")
CLAIM_CONSUMER: Final = _no("claim-consumer", "DD-52", "E_CLAIM_KIND")
OFFER_TO_SELF: Final = _no("offer-to-self", "DD-66", "E_NOT_TOGETHER")
NO_SUCH_SEAT: Final = _no("no-such-seat", "DD-66", "E_NOT_TOGETHER")
NOT_TOGETHER: Final = _no("not-together", "DD-66", "E_NOT_TOGETHER")
NOTHING_OFFERED: Final = _no("nothing-offered", "DD-66", "E_EXCHANGE_KIND")
SAME_KIND_TWICE: Final = _no("same-kind-twice", "DD-66", "E_EXCHANGE_KIND")
NOT_GOODS: Final = _no("not-goods", "DD-66", "E_EXCHANGE_KIND")

# state of the object
YARD_BUILT: Final = _no("yard-built", "DD-41", "E_ALREADY_BUILT")
CONSUMER_BUILT: Final = _no("consumer-built", "DD-42", "E_ALREADY_BUILT")
FACTORY_THERE: Final = _no("factory-there", "DD-43", "E_SLOT_TAKEN")
NO_TILE: Final = _no("no-tile", "DD-43", "E_NO_TILE")
NOT_A_FACTORY: Final = _no("not-a-factory", "DD-43", "E_NO_TILE")
CLAIM_UNBUILT: Final = _no("claim-unbuilt", "DD-50", "E_NOT_BUILT")
CLAIMED: Final = _no("claimed", "DD-51", "E_CLAIMED")
YARD_UNBUILT: Final = _no("yard-unbuilt", "DD-59", "E_NOT_BUILT")
NO_FACTORY: Final = _no("no-factory", "DD-60", "E_NOT_BUILT")
CONSUMER_UNBUILT: Final = _no("consumer-unbuilt", "DD-61", "E_NOT_BUILT")
NOT_A_POINT: Final = _no("not-a-point", "DD-23", "E_NOT_A_POINT")
POINT_CUBE: Final = _no("point-cube", "DD-23", "E_POINT_OCCUPIED")
POINT_SHIP: Final = _no("point-ship", "DD-23", "E_POINT_OCCUPIED")
SHIP_FULL: Final = _no("ship-full", "DD-59", "E_SHIP_FULL")
REPLACE_SAME: Final = _no("replace-same", "DD-59", "E_REPLACE")
REPLACE_MISSING: Final = _no("replace-missing", "DD-59", "E_REPLACE")
MAKES_OTHER: Final = _no("makes-other", "DD-59", "E_REPLACE")
MAKES_ANY: Final = _no("makes-any", "DD-59", "E_REPLACE")
KEEP_EQUIPMENT: Final = _no("keep-equipment", "DD-67", "E_REPLACE")
DISCARD_MISSING: Final = _no("discard-missing", "DD-67", "E_REPLACE")
OFFERS_SPENT: Final = _no("offers-spent", "DD-69", "E_OFFER_LIMIT")
OFFER_REPEATED: Final = _no("offer-repeated", "DD-69", "E_OFFER_LIMIT")

# own state
OVER_CAPACITY: Final = _no("over-capacity", "DD-35", "E_CAPACITY")
OVER_AT_END: Final = _no("over-at-end", "DD-56", "E_CAPACITY")
MINE_AFTER_JETTISON: Final = _no("mine-after-jettison", "DD-57", "E_JETTISON")
NOT_OVER: Final = _no("not-over", "DD-57", "E_JETTISON")
NOTHING_DROPPED: Final = _no("nothing-dropped", "DD-57", "E_JETTISON")
EXCHANGE_LIMIT: Final = _no("exchange-limit", "DD-68", "E_GOODS_LIMIT")
GOODS_LIMIT: Final = _no("goods-limit", "DD-68", "E_GOODS_LIMIT")

# path
NO_SUCH_PLACE: Final = _no("no-such-place", "DD-28", "E_PATH")
THERE_ALREADY: Final = _no("there-already", "DD-28", "E_PATH")
EMPTY_PATH: Final = _no("empty-path", "DD-28", "E_PATH")
BROKEN_PATH: Final = _no("broken-path", "DD-30", "E_PATH")
PLANETS_ONLY: Final = _no("planets-only", "DD-32", "E_PATH")
STOP_ON_OWN_CUBE: Final = _no("stop-on-own-cube", "DD-29", "E_STOP_ON_OWN_CUBE")

# goods
WILDCARD: Final = _no("wildcard", "DD-40", "E_WILDCARD")
NOT_A_GOOD: Final = _no("not-a-good", "DD-40", "E_WILDCARD")
GOODS: Final = _no("goods", "DD-40", "E_GOODS")
YARD_GOODS: Final = _no("yard-goods", "DD-59", "E_GOODS")
FACTORY_GOODS: Final = _no("factory-goods", "DD-60", "E_GOODS")
CONSUMER_GOODS: Final = _no("consumer-goods", "DD-61", "E_GOODS")
JETTISON_GOODS: Final = _no("jettison-goods", "DD-57", "E_GOODS")
GIVE_GOODS: Final = _no("give-goods", "DD-66", "E_GOODS")
TAKE_GOODS: Final = _no("take-goods", "DD-66", "E_GOODS")

# energy
ENERGY: Final = _no("energy", "DD-24", "E_ENERGY")
FLIGHT_ENERGY: Final = _no("flight-energy", "DD-24", "E_ENERGY")
KEEP_ENERGY: Final = _no("keep-energy", "DD-26", "E_ENERGY")
NO_TOKEN: Final = _no("no-token", "DD-59", "E_NO_TOKEN")
PASSAGE_COLOUR: Final = _no("passage-colour", "DD-36", "E_ENERGY")
NAME_COLOUR: Final = _no("name-colour", "DD-36", "E_ENERGY")
KEEP_LIMIT: Final = _no("keep-limit", "DD-26", "E_KEEP_LIMIT")

# cubes
NO_CUBE: Final = _no("no-cube", "DD-27", "E_NO_CUBE")
CUBE_FREE: Final = _no("cube-free", "DD-21", "E_CUBE_SOURCE")
CUBE_IN_RESERVE: Final = _no("cube-in-reserve", "DD-21", "E_CUBE_SOURCE")
CUBE_NEEDED: Final = _no("cube-needed", "DD-21", "E_CUBE_SOURCE")
NOT_YOUR_CUBE: Final = _no("not-your-cube", "DD-21", "E_CUBE_SOURCE")
