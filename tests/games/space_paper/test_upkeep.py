"""Upkeep: the bill, selling, deferring, penalties."""

from __future__ import annotations

import pytest

from farport.games.space_paper.actions.upkeep import Reckoning
from farport.games.space_paper.mechanics.forecast import forecast
from farport.games.space_paper.vocabulary import ITEMS, UNPAID
from tests.games.space_paper.table import (
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
    name,
    outpost,
    phase,
    play,
    refused,
    seen,
    ship,
    status,
    to,
    until,
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
    to(table, "u")
    assert refused(table, 0, "bill_covered", "defer", possession="scout-1") == "SP-243"
    ship(table, 0, "scout", table.capital[0])
    assert refused(table, 0, "no_effect", "defer", possession="ft22/1") == "SP-243"  # no item of the bill
    play(table, 0, "defer", possession="scout-1")


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


@pytest.mark.rule("SP-241", "SP-145", "SP-243", "SP-301")
def test_what_is_sold_or_given_up_brings_gold_and_is_off_the_bill() -> None:
    table = game(phase="u", politics=("colonialism",))
    base, world = outpost(table, 0, "ft22", "lava", "small"), colony(table, 0, "rs22", "lava", "small")
    assert world == 0  # the very first planet
    for kind in ("scout", "cruiser", "transport"):
        ship(table, 0, kind, table.capital[0])
    bills = []
    orders = [("sell", kind) for kind in ("scout-1", "cruiser-1", "transport-1")]
    for do, thing in (*orders, ("abandon", name(table, base)), ("abandon", name(table, world))):
        play(table, 0, do, **{"ship" if do == "sell" else "planet": thing})
        reckoning = Reckoning(table, 0)
        bills.append((reckoning.bill.total(), reckoning.gold))
    assert bills == [(10, 4), (8, 10), (6, 20), (4, 20), (4, 25)]


@pytest.mark.rule("SP-244")
def test_an_unpaid_capital_or_colony_is_discontented_also_on_the_very_first_planet() -> None:
    table = game(("humans", "ethers", "mecas"), phase="u", politics=("republic", "republic", "technocracy"))
    world = colony(table, 2, "rs22", "lava", "small", 2)
    assert table.capital[2] == 0
    commit(table)
    assert (table.discontent[0], table.discontent[world]) == (1, 1)
    assert (status(table, 0), status(table, world)) == ("capital", "colony")


@pytest.mark.rule("SP-170")
def test_without_gold_nothing_is_converted() -> None:
    table = game(phase="u", politics=("technocracy", "nationalism"))
    events = commit(table)
    assert seen(events, "surplus_to_science") + seen(events, "surplus_to_energy") == []


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
    assert "discontent" not in kinds(commit(table))  # none is told either
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
    for _ in range(5):
        ship(table, 0, "cruiser", table.capital[0])
    refused(table, 0, "no_effect", "defer", possession="cruiser-1")
    table.gold[0] = 2
    colony(table, 0, "ft22", "telluric", "small")
    outpost(table, 0, "ft22", "lava", "small")
    commit(table)
    assert table.bankrupt_rounds[0] == 0


# ---------------------------------------------------------------------- the forecast


def test_the_forecast_is_what_happens() -> None:
    table = game(("vulcans", "ethers"), politics=("capitalism",), leaders=("financier",))
    ship(table, 0, "scout", table.capital[0])
    colony(table, 0, "ft22", "lava", "asteroids")
    outpost(table, 0, "ft22", "lava", "small")  # neither yields nor costs anything
    build(table, table.capital[0], "spaceport")
    before = table.digest()
    seen_ahead = forecast(table, 0)
    assert table.digest() == before  # a pure function
    assert (seen_ahead.science, seen_ahead.bonus) == (2 + 1, 2)
    assert seen_ahead.frozen == []  # where nothing is built nothing waits for energy
    commit(table)
    assert (table.gold[0], table.minerals[:3]) == (seen_ahead.gold, seen_ahead.minerals)
    assert {name(table, world): power for world, power in seen_ahead.energy.items()} == {"ft22/1": 1, "ft22/2": 0}
    commit(table)
    end_turns(table)
    commit(table)
    assert table.gold[0] == seen_ahead.left_gold == 14 + 2 + 2 + 1 - 1 - 1 + 0
    assert seen_ahead.upkeep == 1
    assert table.science[0] == seen_ahead.left_science


@pytest.mark.parametrize("gold", [8, 20])
@pytest.mark.parametrize("start", ["r", "t", "c", "m", "u"])
def test_the_forecast_is_what_happens_from_every_phase_on(start: str, gold: int) -> None:
    """Each of the three stages passes once: what comes before the phase is that of the next round."""
    table = game(("mecas", "ethers"), politics=("communism",), leaders=("industrialist", "financier"))
    build(table, table.capital[0], "spaceport")
    table.item[table.capital[0]], table.remaining[table.capital[0]] = ITEMS.index("scout"), 1
    colony(table, 0, "ft22", "lava", "small", 1)
    outpost(table, 0, "ft22", "lava", "small")
    table.gold[0] = gold
    table.science = [4, 20]
    to(table, start)
    ahead = forecast(table, 0)
    ends = {"r": (2, "r_orders"), "t": (2, "c_orders"), "c": (2, "c_orders"), "m": (2, "m_turn"), "u": (2, "m_turn")}
    until(table, *ends[start])
    assert (ahead.left_gold, ahead.left_science) == (table.gold[0], table.science[0])
    assert (ahead.unpaid > 0) == (table.bankrupt_rounds[0] > 0)
    assert ahead.discontented == len([one for one in table.holdings[0] if table.discontent[one] > 0])


def test_the_forecast_under_orders() -> None:
    table = game(("vulcans", "ethers"), leaders=("financier",))
    plain = forecast(table, 0)
    assert (plain.gold, plain.discontented) == (7, 0)
    colony(table, 0, "ft22", "telluric", "asteroids")
    outpost(table, 0, "ft22", "telluric", "small")  # takes no part in discontent
    for gold, unpaid in ((0, 3), (50, 0)):
        gloomy = table.copy()
        gloomy.gold[0] = gold
        play(gloomy, 0, "change_politics", politics="technocracy")
        ahead = forecast(gloomy, 0)
        assert (ahead.gold, ahead.unpaid, ahead.global_discontent, ahead.discontented) == (0, unpaid, 8, 2)
    play(table, 0, "change_politics", politics="capitalism")
    assert forecast(table, 0).gold == 2 * (7 + 2)


@pytest.mark.rule("SP-166")
def test_the_forecast_sees_the_anarchy_that_comes() -> None:
    table = game(leaders=("financier",))
    for _ in range(3):  # one more than a Republic bears
        colony(table, 0, "ft22", "telluric", "small", 3)
    assert set(forecast(table, 0).energy.values()) == {0}
    assert set(forecast(to(table, "c"), 0).energy.values()) == {2}  # in this round he still is a Republic
    assert set(forecast(to(table, "u"), 0).energy.values()) == {0}


@pytest.mark.rule("SP-170")
def test_the_forecast_of_a_surplus() -> None:
    table = game(phase="u", politics=("technocracy",), surplus_conversion="optional", leaders=("financier",))
    table.gold[0] = 12
    assert forecast(table, 0).left_gold == 3 + 2
    play(table, 0, "keep_surplus")
    assert forecast(table, 0).left_gold == 12 - 5 + 3 + 2


def test_the_forecast_of_a_sale() -> None:
    table = game(phase="u", politics=("colonialism",))
    scout = ship(table, 0, "scout", table.capital[0])
    assert forecast(table, 0).unpaid == 2
    play(table, 0, "sell", ship=table.ship_name(scout))
    assert forecast(table, 0).unpaid == 0
    level(table, 0, revenue=2)
    assert forecast(table, 0).left_gold == 0 + 3 + 2
    assert listed(table, 0, "sell") == []
