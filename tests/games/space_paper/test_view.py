"""What the view tells besides the position: prices, yields, range and politics, so that a client needs no rules."""

from __future__ import annotations

from typing import Any, cast

import pytest

from farport.games.space_paper.state import Position
from tests.games.space_paper.table import adapting, build, colony, commit, game, level, name, planet, play, refused, to


def seen_planet(table: Position, planet_name: str) -> dict[str, Any]:
    systems = cast(list[dict[str, Any]], table.view(0)["systems"])
    planets: list[dict[str, Any]] = [each for system in systems for each in system["planets"]]
    return next(each for each in planets if each["id"] == planet_name)


def own(table: Position) -> dict[str, Any]:
    return cast(list[dict[str, Any]], table.view(0)["civilisations"])[0]


@pytest.mark.rule("SP-201", "SP-204", "SP-260")
def test_prices_are_what_an_order_takes() -> None:
    table = game(leaders=("fighter",), phase="c")
    table.gold[0] = 50
    level(table, 0, infrastructure=5)
    capital = name(table, table.capital[0])
    prices = seen_planet(table, capital)["prices"]
    assert prices["cruiser"] == {"gold": 0, "energy": 8}
    play(table, 0, "build", planet=capital, item="spaceport")
    assert cast(dict[str, Any], table.view(0))["you"]["pledged"] == prices["spaceport"]["gold"] == 5
    commit(table)
    assert seen_planet(table, capital)["queue"] is None  # an energy of 2 finishes it at once
    assert prices["spaceport"]["energy"] == 2


@pytest.mark.rule("SP-032", "SP-203")
def test_yields_are_the_income_of_a_planet() -> None:
    table = game(leaders=("guardian",))
    capital = table.capital[0]
    table.buildings[capital] = 0
    before = seen_planet(table, name(table, capital))["yields"]
    commit(table)
    assert (table.gold[0], table.science[0]) == (before["gold"], before["science"])


@pytest.mark.rule("SP-201")
def test_nothing_is_priced_where_nothing_can_be_built() -> None:
    table = game()
    living = colony(table, 0, "ft22", "living", "small")
    assert seen_planet(table, name(table, living))["prices"] == {}
    under_way = adapting(table, 0, "ft22", "frozen", "small")
    assert seen_planet(table, name(table, under_way))["prices"] == {}
    assert seen_planet(table, name(table, under_way))["yields"] == {"gold": 0, "science": 0, "minerals": {}}


@pytest.mark.rule("SP-140", "SP-141", "SP-142")
def test_a_free_planet_tells_how_long_settling_takes() -> None:
    table = game(phase="c")
    frozen = name(table, planet(table, "ft22", "frozen", "small"))
    native = name(table, planet(table, "ft22", "telluric", "large"))
    told = seen_planet(table, frozen)["rounds"][0]
    assert seen_planet(table, native)["rounds"][0] == 0
    play(table, 0, "settle", planet=frozen, mode="settle")
    commit(table)
    assert seen_planet(table, frozen)["upkeeps_left"] == told > 0


@pytest.mark.rule("SP-093")
def test_places_in_range_are_told() -> None:
    table = game(leaders=("financier",))
    near = own(table)["values"]["in_range"]
    assert {"ft22", "virgo-0", "L05.1"} <= set(near)
    assert "pino2" not in near
    level(table, 0, range=5)
    assert len(own(table)["values"]["in_range"]) == table.galaxy.spaces


@pytest.mark.rule("SP-162", "SP-164", "SP-166")
def test_every_change_of_politics_has_its_price() -> None:
    table = game(leaders=("financier",))
    prices = own(table)["values"]["politics_discontent"]
    assert prices["federation"] == 2
    assert prices["anarchy"] == 0
    assert "republic" not in prices
    play(table, 0, "change_politics", politics="capitalism")
    commit(table)
    assert table.global_discontent[0] == prices["capitalism"] == 2


@pytest.mark.rule("SP-160", "SP-161", "SP-163", "SP-166")
def test_the_cards_and_the_tree_of_politics_are_told() -> None:
    table = game()
    politics = cast(dict[str, Any], table.view(None))["politics"]
    assert politics["cards"]["republic"] == {
        "upkeep": {"capital": 0, "colony": 0, "outpost": 1, "adapting": 1, "ship": 1},
        "effect": "none",
        "min_colonies": 0,
        "max_colonies": 2,
        "max_ships": 3,
    }
    assert politics["cards"]["federation"]["min_colonies"] == 3
    assert refused(table, 0, "politics_condition", "change_politics", politics="federation") == "SP-166"
    assert {"a": "capitalism", "b": "republic", "discontent": 2} in politics["edges"]


@pytest.mark.rule("SP-200")
def test_a_queue_is_told_with_what_is_left() -> None:
    table = game()
    build(table, table.capital[0], "spaceport")
    to(table, "c")
    capital = name(table, table.capital[0])
    play(table, 0, "build", planet=capital, item="transport")
    commit(table)
    queue = seen_planet(table, capital)["queue"]
    assert queue == {"item": "transport", "remaining": 20 - seen_planet(table, capital)["energy"]}
