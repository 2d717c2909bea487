"""Base actions (FP-50 to FP-55)."""

from __future__ import annotations

from typing import cast

import pytest

import farport
from farport.games.forgotten_planet.game import ForgottenPlanet
from tests.games.forgotten_planet.drawing import RED, YELLOW, planet, play, purse, refused, robot

TWO_BASES = """
    . . . R . . .
    . . . - . . .
    . . . - . R .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . Y . . .
"""


@pytest.mark.rule("FP-50")
def test_building_a_robot_on_a_base_of_choice() -> None:
    position = planet(TWO_BASES, robots={RED: "F3"}, cubes={RED: (1, 0, 1)})
    refused(position, "FP-50", "build_robot", base="D7", cubes=["brown", "blue"], says="That is not your base.")
    refused(position, "FP-50", "build_robot", base="D2", cubes=["brown", "blue"], says="That is not your base.")
    for beyond in ("X24", [-1, -1], [-1, 8], [24, 24]):
        refused(position, "FP-50", "build_robot", base=beyond, cubes=["brown", "blue"], says="That is not your base.")
    refused(position, "FP-08", "build_robot", base="F3", cubes=["brown"], says="A robot costs 2 cubes, not 1.")
    play(position, "build_robot", base="F3", cubes=["blue", "brown"])
    assert robot(position, RED, 2) == "F3"
    assert purse(position, RED) == (0, 0, 0)
    assert position.fresh == 1


@pytest.mark.rule("FP-50", "FP-06")
def test_seven_robots_are_all() -> None:
    position = planet(TWO_BASES, robots={RED: "D2 D2 D2 D2 D2 D2 D2"}, cubes={RED: (2, 0, 0)})
    says = "All 7 robots are in play."
    refused(position, "FP-50", "build_robot", base="D1", cubes=["brown", "brown"], says=says)


@pytest.mark.rule("FP-50", "FP-06")
@pytest.mark.parametrize(("each", "says"), [(3, "All 3 robots are in play."), (1, "Your robot is in play already.")])
def test_the_robots_of_a_variant_are_counted_as_they_are(each: int, says: str) -> None:
    game = cast(ForgottenPlanet, farport.game("forgotten-planet", {"players": {"robots_each": each}}))
    position = planet(TWO_BASES, robots={RED: " ".join(["D2"] * each)}, cubes={RED: (2, 0, 0)}, game=game)
    refused(position, "FP-50", "build_robot", base="D1", cubes=["brown", "brown"], says=says)


@pytest.mark.rule("FP-51")
def test_selling() -> None:
    position = planet(TWO_BASES, cubes={RED: (2, 1, 1)})
    play(position, "sell")
    assert position.sold[RED] == 2
    assert purse(position, RED) == (1, 0, 0)
    assert position.fresh == 2


@pytest.mark.rule("FP-51")
@pytest.mark.parametrize(("bank", "sold", "allowed"), [(52, 50, True), (52, 52, False), (5, 4, False), (0, 500, True)])
def test_the_guild_pays_so_much_in_all(bank: int, sold: int, allowed: bool) -> None:
    """A sale needs 2 VP left; a last odd point is never paid; 0 is no limit."""
    position = planet(TWO_BASES, cubes={RED: (1, 1, 1)}, options={"vp_bank": bank})
    position.sold[YELLOW] = sold
    if allowed:
        play(position, "sell")
    else:
        refused(position, "FP-51", "sell", says="The Guild has no more victory points.")


@pytest.mark.rule("FP-52")
def test_concentrating_energy() -> None:
    position = planet(TWO_BASES, stored={RED: 1})
    play(position, "concentrate", cube="white")
    assert purse(position, RED) == (0, 1, 0)
    assert position.stored[RED] == 0
    assert position.active == YELLOW, "four energy: nothing is left"


@pytest.mark.rule("FP-53")
def test_storing_energy() -> None:
    position = planet(TWO_BASES, stored={RED: 1})
    play(position, "store")
    play(position, "store")
    assert (position.fresh, position.stored[RED]) == (1, 3)
    refused(position, "FP-53", "store", says="You can store no more than 3.")
    play(position, "consume_metal")
    refused(position, "FP-53", "store", says="No fresh energy is left.")
    play(position, "consume_metal")
    assert position.stored[RED] == 2, "it may be spent in the turn in which it was stored"


@pytest.mark.rule("FP-54")
def test_consuming_metal() -> None:
    position = planet(TWO_BASES, land=10)
    play(position, "consume_metal")
    assert (position.bank_land, position.consumed, position.fresh) == (9, 1, 2)


@pytest.mark.rule("FP-55")
def test_base_actions_repeat() -> None:
    position = planet(TWO_BASES, cubes={RED: (4, 0, 0)}, fresh=4)
    play(position, "build_robot", base="D1", cubes=["brown", "brown"])
    play(position, "build_robot", base="F3", cubes=["brown", "brown"])
    assert (robot(position, RED, 1), robot(position, RED, 2)) == ("D1", "F3")
