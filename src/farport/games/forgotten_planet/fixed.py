"""What the rules have built in: values of data.toml that a variant cannot change, and what it can change instead."""

from __future__ import annotations

from typing import Final

IDENTITY: Final = "a variant is of the same game"
NEVER_SHORT: Final = "cubes and ownership markers never run out (FP-07)"
AID: Final = "no rule uses it"
GUILD: Final = "the option vp_bank says what the Guild can pay (FP-51)"
ALLIES: Final = "what allies share is part of the rules (FP-75 to FP-79c)"
WHO: Final = "who does it is part of the rule"
NO_CUBES: Final = "that it costs no cubes is part of the rule"
ANY_COLOUR: Final = "cubes of any colour are part of the rule"
EACH_COLOUR: Final = "one cube of each colour is part of the rule"

FIXED: Final[dict[str, str]] = {
    "meta.game": IDENTITY,
    "meta.prefix": IDENTITY,
    "meta.data_version": IDENTITY,
    "meta.age": IDENTITY,
    "meta.designer": IDENTITY,
    "meta.year": IDENTITY,
    "players.ownership_markers_each": NEVER_SHORT,
    "components.land_tiles": "land_tiles of a scenario and land_plus_blocked_max of scenario_limits are what counts",
    "components.base_tiles": "bases_by_players is what counts",
    "components.special_mine_tiles": "special_max of scenario_limits is what counts",
    "components.dice": "a mine is rolled for with one die (FP-33)",
    "components.corner_markers": AID,
    "components.rulers_5": AID,
    "components.rulers_3": AID,
    "components.vp_tokens_2": GUILD,
    "components.vp_tokens_6": GUILD,
    "components.vp_total": GUILD,
    "components.unlimited": NEVER_SHORT,
    "components.cubes": NEVER_SHORT,
    "mine_die.reroll_when_empty": "to roll again for what has run out is part of the rule (FP-35)",
    "scoring.bonus_tie": "a bonus is divided and rounded down; that is part of the rule (FP-104)",
    "scoring.tie_break": "cubes break a tie; that is part of the rule (FP-105)",
    "alliances.seats": ALLIES,
    "alliances.partners": ALLIES,
    "alliances.share_cubes": ALLIES,
    "alliances.use_allied_mines": ALLIES,
    "alliances.robots_on_in_allied_zone": ALLIES,
    "alliances.share_energy": ALLIES,
    "alliances.bonus_by_alliance": ALLIES,
    "random_placement.tiles_each": "a base, a land tile and a special mine each are part of the rule (FP-85)",
    "scenario.*.origin": "it tells where a map of the game comes from; a map of your own has an id of its own",
    "action.*.by": WHO,
    "action.move.cubes": NO_CUBES,
    "action.build_land.cubes": NO_CUBES,
    "action.build_mine.cubes": NO_CUBES,
    "action.build_base.cubes": EACH_COLOUR,
    "action.build_base.cube_rule": EACH_COLOUR,
    "action.build_wall.energy": "the option wall_energy is the price (FP-41)",
    "action.build_wall.cubes": "the option wall_cubes is the price (FP-41)",
    "action.build_wall.cube_rule": ANY_COLOUR,
    "action.push_wall.cubes": NO_CUBES,
    "action.blast.cubes": NO_CUBES,
    "action.blast_wall.cubes": NO_CUBES,
    "action.build_robot.cube_rule": ANY_COLOUR,
    "action.sell.cubes": EACH_COLOUR,
    "action.sell.cube_rule": EACH_COLOUR,
    "action.concentrate.cubes": NO_CUBES,
    "action.store.energy": "to store costs nothing; that is part of the rule (FP-53)",
    "action.store.cubes": NO_CUBES,
    "action.consume_metal.cubes": NO_CUBES,
}

CLOSED: Final[dict[str, str]] = {  # lists that a variant cannot add to, and why
    "action": "every action is a rule of its own; change what one costs, or add a scenario",
    "option": "an option chooses between two readings of a rule; change its default or narrow its choices",
}
