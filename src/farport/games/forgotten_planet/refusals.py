"""Every refusal of the rules, once: its name, the rule that says it, and a code for programs."""

from __future__ import annotations

from typing import Final

from farport.kernel import Refusal


def _no(name: str, rule: str, code: str) -> Refusal:
    """Its sentence stands in the catalogues: forgotten-planet-refusal-<name>."""
    return Refusal(rule, code, name=f"forgotten-planet:{name}")


# whose turn, and what is being decided
GAME_OVER: Final = _no("game-over", "FP-01", "game_over")
NOT_YOUR_TURN: Final = _no("not-your-turn", "FP-01", "not_your_turn")
CHOOSE_TILE_FIRST: Final = _no("choose-tile-first", "FP-36", "choose_tile_first")
CHOOSE_CUBES_FIRST: Final = _no("choose-cubes-first", "FP-71", "choose_cubes_first")
ASSIGN_TILE_FIRST: Final = _no("assign-tile-first", "FP-78", "assign_tile_first")
BID_FIRST: Final = _no("bid-first", "FP-81", "bid_first")
HIDE_TILE_FIRST: Final = _no("hide-tile-first", "FP-85", "hide_tile_first")
NO_TILE_TO_CHOOSE: Final = _no("no-tile-to-choose", "FP-36", "no_tile_to_choose")
NO_CUBES_TO_CHOOSE: Final = _no("no-cubes-to-choose", "FP-71", "no_cubes_to_choose")
NO_TILE_TO_ASSIGN: Final = _no("no-tile-to-assign", "FP-78", "no_tile_to_assign")
NO_AUCTION: Final = _no("no-auction", "FP-82", "no_auction")
NO_HIDDEN_TILES: Final = _no("no-hidden-tiles", "FP-87", "no_hidden_tiles")

# robots
NO_SUCH_ROBOT: Final = _no("no-such-robot", "FP-21", "not_your_robot")
ROBOT_IN_STOCK: Final = _no("robot-in-stock", "FP-21", "not_your_robot")
ROBOT_OFF: Final = _no("robot-off", "FP-21", "robot_off")

# paying
NEED_ENERGY: Final = _no("need-energy", "FP-08", "need_energy")
NEED_EACH_COLOUR: Final = _no("need-each-colour", "FP-08", "need_each_colour")
ROBOT_PAYMENT: Final = _no("robot-payment", "FP-08", "need_cubes")
NEED_CUBES: Final = _no("need-cubes", "FP-08", "need_cubes")

# moving and laying
NO_WAY: Final = _no("no-way", "FP-30", "no_way")
NOT_ADJACENT: Final = _no("not-adjacent", "FP-32", "not_adjacent")
OUTSIDE_AREA: Final = _no("outside-area", "FP-32", "outside_area")
TILE_THERE: Final = _no("tile-there", "FP-32", "tile_there")
WALL_IN_THE_WAY: Final = _no("wall-in-the-way", "FP-32", "wall_in_the_way")
NO_LAND: Final = _no("no-land", "FP-32", "no_land")
MINE_NEIGHBOUR: Final = _no("mine-neighbour", "FP-34", "mine_neighbour")
NO_MINE_OR_LAND: Final = _no("no-mine-or-land", "FP-37", "no_mine_or_land")
BASE_NEIGHBOUR: Final = _no("base-neighbour", "FP-39", "base_neighbour")
NO_BASE: Final = _no("no-base", "FP-40", "no_base")
KIND_NOT_LEFT: Final = _no("kind-not-left", "FP-36", "kind_not_left")

# walls
WALL_THERE: Final = _no("wall-there", "FP-41", "wall_there")
NO_WALL_LEFT: Final = _no("no-wall-left", "FP-41", "no_wall_left")
WALL_CUBE_MISSING: Final = _no("wall-cube-missing", "FP-41", "wall_cube_missing")
WALL_CUBE_FREE: Final = _no("wall-cube-free", "FP-41", "wall_cube_free")
WALLED_IN: Final = _no("walled-in", "FP-43", "walled_in")
NO_WALL_TO_PUSH: Final = _no("no-wall-to-push", "FP-45", "no_wall_there")
PUSH_OVER_LAND: Final = _no("push-over-land", "FP-45", "push_over_land")
ROBOT_BEHIND: Final = _no("robot-behind", "FP-45", "robot_behind")
WALL_BEHIND: Final = _no("wall-behind", "FP-45", "wall_behind")
NO_WALL_TO_BLAST: Final = _no("no-wall-to-blast", "FP-48", "no_wall_there")

# bases
NOT_YOUR_BASE: Final = _no("not-your-base", "FP-50", "not_your_base")
ALL_ROBOTS_OUT: Final = _no("all-robots-out", "FP-50", "all_robots_out")
GUILD_EMPTY: Final = _no("guild-empty", "FP-51", "guild_empty")
NO_LAND_TO_CONSUME: Final = _no("no-land-to-consume", "FP-54", "no_land")
NO_FRESH_ENERGY: Final = _no("no-fresh-energy", "FP-53", "no_fresh_energy")
STORE_FULL: Final = _no("store-full", "FP-53", "store_full")

# decisions
WRONG_CUBE_COUNT: Final = _no("wrong-cube-count", "FP-71", "wrong_cube_count")
OTHER_TILE: Final = _no("other-tile", "FP-79c", "other_tile")
NOT_A_PARTNER: Final = _no("not-a-partner", "FP-78", "not_a_partner")

# auction and random placement
HOLD_A_BASE: Final = _no("hold-a-base", "FP-84", "hold_a_base")
BID_NEXT_ROUND: Final = _no("bid-next-round", "FP-84", "bid_next_round")
NO_SUCH_BASE: Final = _no("no-such-base", "FP-84", "no_such_base")
KIND_ALREADY_LAID: Final = _no("kind-already-laid", "FP-85", "kind_already_laid")
NOT_IN_AREA: Final = _no("not-in-area", "FP-89", "not_in_area")
TOO_NEAR: Final = _no("too-near", "FP-86", "too_near")
TOO_FAR: Final = _no("too-far", "FP-86", "too_far")
