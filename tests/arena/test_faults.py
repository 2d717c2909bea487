"""Planted faults: five creations with a known fault each, and the answer names it. They are large, at fixed seeds, so
that few games decide; a deep run plays more of them."""

from __future__ import annotations

import farport
from farport.arena.answers import Side, answer, told
from farport.arena.plan import Plan
from farport.arena.sitting import play_chunk
from farport.kernel import Plain, Value
from tests.depth import budget

QUICK: dict[str, Value] = {"preset": "quick"}


def played(game: str, bots: list[str], games: int, data: Plain, options: dict[str, Value]) -> Side:
    plan = Plan(farport.game(game, data), 2, bots, games, options=options)
    return Side("yours", plan, [row for number in range(plan.chunks) for row in play_chunk(plan.data(), number)])


def said(side: Side, *options: Side) -> list[tuple[str, str]]:
    """What the answer says of a creation, surest first."""
    found = answer([side], options=options)["sentences"]
    assert isinstance(found, list)
    return [(each["certainty"], told("en", side.plan.game.id, each)) for each in found]


def test_a_bonus_of_the_first_seat_is_named() -> None:
    """Who begins has thirty energy in store, the other none."""
    data: Plain = {"energy": {"store_cap": 30, "late_start": {"2": [30, 0]}}}
    options: dict[str, Value] = {"max_rounds": 2, "late_start": "on"}
    found = said(played("forgotten-planet", ["easy"], budget(40, 200), data, options))
    favoured = [sure for sure, text in found if text.startswith("place in the turn order 1: an advantage")]
    assert favoured == ["certain"], found


def test_a_dominant_race_is_named() -> None:
    """Keeping to the politics of one's race brings fifteen gold; that of the Vulcans is what everybody takes anyway."""
    data: Plain = {"limits": {"race_politics_gold": 15}}
    found = said(played("space-paper", ["greedy"], budget(30, 120), data, QUICK))
    assert any(sure != "none" and text.startswith("Vulcans: an advantage") for sure, text in found), found


def test_a_dead_option_is_named() -> None:
    """To concentrate takes all the energy of a turn, and brings one cube."""
    data: Plain = {"action": [{"id": "concentrate", "energy": 3}]}
    games = budget(24, 120)
    made, barred = [
        played("forgotten-planet", [f"greedy{sign}concentrate/brown", "greedy"], games, data, {"max_rounds": 3})
        for sign in "+!"
    ]
    found = said(barred, made, barred)
    assert any(sure != "none" and text.startswith("brown: dead, for who is made to use it") for sure, text in found), (
        found
    )


def test_a_game_that_cannot_end_is_told_with_its_seed_and_its_move() -> None:
    """No limit of rounds, and no safety stop."""
    data: Plain = {"options": {"turn_limit": {"default": 0}}, "limits": {"turn_safety_stop": 100_000}}
    found = said(played("space-paper", ["random"], 1, data, {}))
    told_so = "One game did not come to its end (yours, of one). Seed 1, move 20001: the game did not end within"
    assert found[0][0] == "certain"
    assert found[0][1].startswith(told_so), found


def test_a_leader_who_runs_away_is_named() -> None:
    """A capital under capitalism brings nine gold a round: who has more early has all of it."""
    data: Plain = {"politics": {"capitalism": {"upkeep": {"capital": -9}}}}
    found = said(played("space-paper", ["greedy"], 30, data, QUICK))
    assert any(sure != "none" and text.startswith("A leader runs away") for sure, text in found), found
