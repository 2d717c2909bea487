"""Every no of the game, once: the rule that says it, a code for programs, and the sentence the player reads."""

from __future__ import annotations

from typing import Final

from farport.kernel import Refusal

# How many robots a player has, as FP-50 says it; who has a single one is not told of "all one robots".
ALL_OF: Final = ("your", "two", "three", "four", "five", "six", "seven", "eight", "nine")

# whose turn, and what is being decided
GAME_OVER: Final = Refusal("FP-01", "game_over", "The game is over.")
NOT_YOUR_TURN: Final = Refusal("FP-01", "not_your_turn", "It is not your turn.")
CHOOSE_TILE_FIRST: Final = Refusal("FP-36", "choose_tile_first", "Choose the tile first.")
CHOOSE_CUBES_FIRST: Final = Refusal("FP-71", "choose_cubes_first", "Choose the cubes first.")
ASSIGN_TILE_FIRST: Final = Refusal("FP-78", "assign_tile_first", "Give the tile to a partner first.")
BID_FIRST: Final = Refusal("FP-81", "bid_first", "Bid for a starting base first.")
HIDE_TILE_FIRST: Final = Refusal("FP-85", "hide_tile_first", "Lay one of your hidden tiles first.")
NO_TILE_TO_CHOOSE: Final = Refusal("FP-36", "no_tile_to_choose", "There is no tile to choose now.")
NO_CUBES_TO_CHOOSE: Final = Refusal("FP-71", "no_cubes_to_choose", "There are no cubes to choose now.")
NO_TILE_TO_ASSIGN: Final = Refusal("FP-78", "no_tile_to_assign", "There is no tile to give away now.")
NO_AUCTION: Final = Refusal("FP-82", "no_auction", "There is no auction now.")
NO_HIDDEN_TILES: Final = Refusal("FP-87", "no_hidden_tiles", "There are no hidden tiles to lay now.")

# robots
NOT_YOUR_ROBOT: Final = Refusal("FP-21", "not_your_robot", "This is not your robot.")
ROBOT_OFF: Final = Refusal("FP-21", "robot_off", "This robot is switched off.")

# paying
NEED_ENERGY: Final = Refusal("FP-08", "need_energy", "You need {need} energy, you have {have}.")
NEED_EACH_COLOUR: Final = Refusal("FP-08", "need_each_colour", "You need one cube of each colour.")
NEED_CUBES: Final = Refusal("FP-08", "need_cubes", "You need {need} cubes.")

# moving and laying
NO_WAY: Final = Refusal("FP-30", "no_way", "No way of at most {steps} steps leads there.")
NOT_ADJACENT: Final = Refusal("FP-32", "not_adjacent", "This cell is not next to the robot.")
OUTSIDE_AREA: Final = Refusal("FP-32", "outside_area", "This cell is outside the playing area.")
TILE_THERE: Final = Refusal("FP-32", "tile_there", "There is a tile already.")
WALL_IN_THE_WAY: Final = Refusal("FP-32", "wall_in_the_way", "A wall is in the way.")
NO_LAND: Final = Refusal("FP-32", "no_land", "No land tile is left.")
MINE_NEIGHBOUR: Final = Refusal("FP-34", "mine_neighbour", "A mine may not be next to a mine or a base.")
NO_MINE_OR_LAND: Final = Refusal("FP-37", "no_mine_or_land", "Neither a mine nor a land tile is left.")
BASE_NEIGHBOUR: Final = Refusal("FP-39", "base_neighbour", "A base may not be next to a base or a mine.")
NO_BASE: Final = Refusal("FP-40", "no_base", "No base is left.")
KIND_NOT_LEFT: Final = Refusal("FP-36", "kind_not_left", "This kind cannot be chosen.")

# walls
WALL_THERE: Final = Refusal("FP-41", "wall_there", "There is a wall already.")
NO_WALL_LEFT: Final = Refusal("FP-41", "no_wall_left", "No wall is left.")
WALL_CUBE_MISSING: Final = Refusal("FP-41", "wall_cube_missing", "Name the cube that pays for the wall.")
WALL_CUBE_FREE: Final = Refusal("FP-41", "wall_cube_free", "A wall costs no cube at this table; name none.")
WALLED_IN: Final = Refusal("FP-43", "walled_in", "A single tile may not be walled in.")
NO_WALL_TO_PUSH: Final = Refusal("FP-45", "no_wall_there", "There is no wall on that side.")
PUSH_OVER_LAND: Final = Refusal("FP-45", "push_over_land", "Walls can only be pushed over a land tile.")
ROBOT_BEHIND: Final = Refusal("FP-45", "robot_behind", "A robot is behind the wall.")
WALL_BEHIND: Final = Refusal("FP-45", "wall_behind", "Another wall is behind it.")
NO_WALL_TO_BLAST: Final = Refusal("FP-48", "no_wall_there", "There is no wall on that side.")

# bases
NOT_YOUR_BASE: Final = Refusal("FP-50", "not_your_base", "That is not your base.")
ALL_ROBOTS_OUT: Final = Refusal("FP-50", "all_robots_out", "All {robots} robots are in play.")
GUILD_EMPTY: Final = Refusal("FP-51", "guild_empty", "The Guild has no more victory points.")
NO_LAND_TO_CONSUME: Final = Refusal("FP-54", "no_land", "No land tile is left.")
NO_FRESH_ENERGY: Final = Refusal("FP-53", "no_fresh_energy", "No fresh energy is left.")
STORE_FULL: Final = Refusal("FP-53", "store_full", "You can store no more than {cap}.")

# decisions
WRONG_CUBE_COUNT: Final = Refusal("FP-71", "wrong_cube_count", "Choose {count} cubes.")
OTHER_TILE: Final = Refusal("FP-79c", "other_tile", "The tile in question is {cell}.")
NOT_A_PARTNER: Final = Refusal("FP-78", "not_a_partner", "The tile goes to one of the two partners.")

# auction and random placement
HOLD_A_BASE: Final = Refusal("FP-84", "hold_a_base", "You hold a base already.")
BID_NEXT_ROUND: Final = Refusal("FP-84", "bid_next_round", "You bid again in the next round.")
NO_SUCH_BASE: Final = Refusal("FP-84", "no_such_base", "There is no such base.")
KIND_ALREADY_LAID: Final = Refusal("FP-85", "kind_already_laid", "You have laid this tile already.")
NOT_IN_AREA: Final = Refusal("FP-89", "not_in_area", "This cell is outside the playing area.")
TOO_NEAR: Final = Refusal("FP-86", "too_near", "Too near to another tile (at least {least} empty cells).")
TOO_FAR: Final = Refusal("FP-86", "too_far", "Too far from all other tiles (at most {most} empty cells).")
