"""What the rules have built in: values of data.toml that a variant cannot change, and what it can change instead.

They stand in the data because they describe the game. A variant that changes one is refused, so that nobody measures a
change that was never played.
"""

from __future__ import annotations

from typing import Final

from farport.kernel import DataError, Plain, Table

IDENTITY: Final = "a variant is of the same game"
NEVER_SHORT: Final = "cubes and ownership markers never run out (FP-07)"
AID: Final = "no rule uses it"
GUILD: Final = "the option vp_bank says what the Guild can pay (FP-51)"
ALLIES: Final = "what allies share is part of the rules (FP-75 to FP-79c)"

# The reason by table and key.
FIXED: Final[dict[str, dict[str, str]]] = {
    "meta": {"game": IDENTITY, "prefix": IDENTITY},
    "players": {"ownership_markers_each": NEVER_SHORT},
    "components": {
        "land_tiles": "land_tiles of a scenario and land_plus_blocked_max of scenario_limits are what counts",
        "base_tiles": "bases_by_players is what counts",
        "special_mine_tiles": "special_max of scenario_limits is what counts",
        "dice": "a mine is rolled for with one die (FP-33)",
        "corner_markers": AID,
        "rulers_5": AID,
        "rulers_3": AID,
        "vp_tokens_2": GUILD,
        "vp_tokens_6": GUILD,
        "vp_total": GUILD,
        "unlimited": NEVER_SHORT,
        "cubes": NEVER_SHORT,
    },
    "mine_die": {"reroll_when_empty": "to roll again for what has run out is part of the rule (FP-35)"},
    "scoring": {
        "bonus_tie": "a bonus is divided and rounded down; that is part of the rule (FP-104)",
        "tie_break": "cubes break a tie; that is part of the rule (FP-105)",
    },
    "alliances": {
        "seats": ALLIES,
        "partners": ALLIES,
        "share_cubes": ALLIES,
        "use_allied_mines": ALLIES,
        "robots_on_in_allied_zone": ALLIES,
        "share_energy": ALLIES,
        "bonus_by_alliance": ALLIES,
    },
    "random_placement": {"tiles_each": "a base, a land tile and a special mine each are part of the rule (FP-85)"},
}

WHO: Final = "who does it is part of the rule"
NO_CUBES: Final = "that it costs no cubes is part of the rule"
ANY_COLOUR: Final = "cubes of any colour are part of the rule"
EACH_COLOUR: Final = "one cube of each colour is part of the rule"

# The same for the actions, by id.
FIXED_ACTIONS: Final[dict[str, dict[str, str]]] = {
    "move": {"by": WHO, "cubes": NO_CUBES},
    "build_land": {"by": WHO, "cubes": NO_CUBES},
    "build_mine": {"by": WHO, "cubes": NO_CUBES},
    "build_base": {"by": WHO, "cubes": EACH_COLOUR, "cube_rule": EACH_COLOUR},
    "build_wall": {
        "by": WHO,
        "energy": "the option wall_energy is the price (FP-41)",
        "cubes": "the option wall_cubes is the price (FP-41)",
        "cube_rule": ANY_COLOUR,
    },
    "push_wall": {"by": WHO, "cubes": NO_CUBES},
    "blast": {"by": WHO, "cubes": NO_CUBES},
    "blast_wall": {"by": WHO, "cubes": NO_CUBES},
    "build_robot": {"by": WHO, "cube_rule": ANY_COLOUR},
    "sell": {"by": WHO, "cubes": EACH_COLOUR, "cube_rule": EACH_COLOUR},
    "concentrate": {"by": WHO, "cubes": NO_CUBES},
    "store": {"by": WHO, "energy": "to store costs nothing; that is part of the rule (FP-53)", "cubes": NO_CUBES},
    "consume_metal": {"by": WHO, "cubes": NO_CUBES},
}


def refuse_changes(own: Plain, changed: Plain) -> None:
    """DataError for the first value that is built in and yet another one than in the game's own data."""
    old = Table(own, "data.toml")
    new = Table(changed, "data.toml")
    for name, reasons in FIXED.items():
        _compare(old.table(name), new.table(name), reasons)
    old_actions = {entry.text("id"): entry for entry in old.tables("action")}
    new_actions = {entry.text("id"): entry for entry in new.tables("action")}
    for action, reasons in FIXED_ACTIONS.items():
        if action not in new_actions:
            raise DataError(f"data.toml: action {action}: this entry is missing")
        _compare(old_actions[action], new_actions[action], reasons)


def _compare(old: Table, new: Table, reasons: dict[str, str]) -> None:
    for key, reason in reasons.items():
        if new.value(key) != old.value(key):
            raise new.wrong(key, f"it cannot be changed: {reason}")
