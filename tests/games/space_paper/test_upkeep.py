"""Upkeep: the bill, selling, deferring, penalties."""

from __future__ import annotations

import pytest

from farport.games.space_paper.mechanics.forecast import forecast
from farport.games.space_paper.mechanics.order import Order
from farport.games.space_paper.vocabulary import UNPAID
from tests.games.space_paper.table import (
    act,
    adapting,
    at,
    build,
    colony,
    commit,
    end_turns,
    game,
    kinds,
    level,
    listed,
    outpost,
    phase,
    play,
    refused,
    ship,
    status,
    to,
)


@pytest.mark.rule("SP-240", "SP-233")
def test_the_order_of_the_upkeep_phase() -> None:
    table = game(("vulcans", "ethers"), politics=("capitalism",), leaders=("financier",), phase="m")
    table.discontent[table.capital[0]] = 2
    table.global_discontent[1] = 1
    scout = ship(table, 0, "scout", table.capital[0])
    world = colony(table, 0, "ft22", "lava", "small", 1)
    end_turns(table)
    assert (table.discontent[table.capital[0]], table.global_discontent[1]) == (1, 0)  # U1
    assert table.population[world] == 2
    assert table.gold[0] == 2  # U2
    assert phase(table) == "u_orders"
    play(table, 0, "sell", ship=table.ship_name(scout))
    events = commit(table)
    order = [kind for kind in kinds(events) if kind in ("ship_sold", "upkeep_paid", "phase")]
    assert order == ["ship_sold", "upkeep_paid", "upkeep_paid", "phase"]
    assert (table.round, phase(table)) == (2, "r_orders")


@pytest.mark.rule("SP-241")
def test_selling_ships() -> None:
    table = game(phase="u", politics=("militarism",))
    table.gold[0] = 2
    fleet = [ship(table, 0, kind, table.capital[0]) for kind in ("scout", "cruiser", "transport")]
    refused(table, 0, "unknown_object", "sell", ship="scout-4")
    for one in fleet:
        play(table, 0, "sell", ship=table.ship_name(one))
    assert refused(table, 0, "unknown_object", "sell", ship="scout-1") == "SP-305"  # as if sold
    assert len(table.fleets[0]) == 3
    commit(table)
    assert (table.gold[0], table.fleets[0]) == (4 + 6 + 10, [])


@pytest.mark.rule("SP-242")
def test_a_negative_upkeep_comes_first() -> None:
    table = game(phase="u", politics=("capitalism",))
    scout = ship(table, 0, "scout", table.capital[0])
    commit(table)
    assert (table.flags[scout], table.gold[0]) == (0, 0)  # paid with the capital's own gold


@pytest.mark.rule("SP-243")
def test_deferring_only_while_the_bill_exceeds_the_gold() -> None:
    table = game(phase="u")
    scouts = [ship(table, 0, "scout", table.capital[0]) for _ in range(2)]
    table.gold[0] = 2
    assert refused(table, 0, "bill_covered", "defer", possession="scout-1") == "SP-243"
    table.gold[0] = 1
    refused(table, 0, "unknown_object", "defer", possession="scout-5")
    refused(table, 0, "unknown_object", "defer", possession="koi2/1")
    refused(table, 0, "no_effect", "defer", possession="ft22/1")  # costs nothing
    play(table, 0, "defer", possession="scout-1")
    refused(table, 0, "no_effect", "defer", possession="scout-1")
    commit(table)
    assert [table.flags[scout] for scout in scouts] == [UNPAID, 0]


@pytest.mark.rule("SP-243")
def test_items_are_paid_by_kind_and_age_and_what_is_too_dear_is_skipped() -> None:
    table = game(phase="u", politics=("communism",))
    table.gold[0] = 3
    first, second = (colony(table, 0, "ft22", "telluric", "small") for _ in range(2))
    scout = ship(table, 0, "scout", table.capital[0])
    commit(table)
    assert table.gold[0] == 0
    assert table.flags[scout] == 0
    assert (table.discontent[first], table.discontent[second]) == (0, 0)
    assert table.bankrupt_rounds[0] == 1  # the capital's 7 were too dear


@pytest.mark.rule("SP-244")
def test_unpaid_planets() -> None:
    table = game(phase="u", politics=("colonialism",), leaders=("financier",))
    base = outpost(table, 0, "ft22", "lava", "small")
    commit(table)
    assert table.discontent[table.capital[0]] == 1
    assert status(table, base) == "uninhabited"
    settlers = game(phase="u", politics=("militarism",))
    world = adapting(settlers, 0, "ft22", "gaseous", "small")
    commit(settlers)
    assert status(settlers, world) == "uninhabited"


@pytest.mark.rule("SP-245")
def test_bankrupt_even_if_the_discontent_is_reduced_to_nothing() -> None:
    table = game(phase="u", politics=("colonialism",), leaders=("diplomat",))
    commit(table)
    assert (table.discontent[table.capital[0]], table.bankrupt_rounds[0]) == (0, 1)
    table.gold[0] = 50
    to(table, "u")
    commit(table)
    assert table.bankrupt_rounds[0] == 0


@pytest.mark.rule("SP-246")
def test_unpaid_ships() -> None:
    table = game(phase="u")
    scout = ship(table, 0, "scout", table.capital[0])
    commit(table)
    assert table.flags[scout] == UNPAID
    table.gold[0] = 9
    to(table, "u")
    commit(table)
    assert table.flags[scout] == 0  # ready again
    table.gold[0] = 0
    table.global_discontent[0] = 2
    to(table, "u")
    commit(table)
    assert at(table, scout) == "reserve"


@pytest.mark.rule("SP-247")
def test_items_without_upkeep_are_always_paid() -> None:
    table = game(phase="u", politics=("militarism",))
    table.gold[0] = 2
    for _ in range(5):
        ship(table, 0, "cruiser", table.capital[0])
    colony(table, 0, "ft22", "telluric", "small")
    outpost(table, 0, "ft22", "lava", "small")
    commit(table)
    assert table.bankrupt_rounds[0] == 0


# ---------------------------------------------------------------------- the forecast


def test_the_forecast_is_what_happens() -> None:
    table = game(("vulcans", "ethers"), politics=("capitalism",), leaders=("financier",))
    ship(table, 0, "scout", table.capital[0])
    colony(table, 0, "ft22", "lava", "asteroids")
    build(table, table.capital[0], "spaceport")
    before = table.digest()
    seen_ahead = forecast(table, 0)
    assert table.digest() == before  # a pure function
    commit(table)
    assert (table.gold[0], table.minerals[:3]) == (seen_ahead.gold, seen_ahead.minerals)
    assert seen_ahead.energy == {"ft22/1": 1, "ft22/2": 0}
    commit(table)
    end_turns(table)
    commit(table)
    assert table.gold[0] == seen_ahead.left_gold == 14 + 2 + 2 + 1 - 1 - 1 + 0
    assert seen_ahead.upkeep == 1
    assert table.science[0] == seen_ahead.left_science


def test_the_forecast_under_given_orders() -> None:
    table = game(("vulcans", "ethers"), leaders=("financier",))
    change = act("change_politics", politics="capitalism")
    assert isinstance(change, Order)
    assert forecast(table, 0, [change]).gold == 2 * forecast(table, 0).gold
    dear = act("change_politics", politics="technocracy")
    gloomy = forecast(table, 0, [dear])
    assert (gloomy.gold, gloomy.unpaid, gloomy.global_discontent) == (0, 1, 8)
    assert gloomy.discontented == 1
    play(table, 0, "change_politics", politics="capitalism")
    assert forecast(table, 0).gold == 14
    assert forecast(table, 0, []).gold == 7


def test_the_forecast_of_a_sale() -> None:
    table = game(phase="u", politics=("colonialism",))
    scout = ship(table, 0, "scout", table.capital[0])
    assert forecast(table, 0).unpaid == 2
    play(table, 0, "sell", ship=table.ship_name(scout))
    assert forecast(table, 0).unpaid == 0
    level(table, 0, revenue=2)
    assert forecast(table, 0).left_gold == 0 + 3 + 2
    assert listed(table, 0, "sell") == []
