"""Using cards (SD-060 to SD-066)."""

from __future__ import annotations

import pytest

from farport.games.space_dealer.mechanics.effects import (
    all_placements,
    all_swaps,
    listed_placements,
    listed_swaps,
)
from farport.games.space_dealer.state import Position
from farport.games.space_dealer.vocabulary import HOLDER_BY_NAME
from tests.games.space_dealer.table import (
    MINUTE,
    at,
    begun,
    built,
    card,
    do,
    goods,
    listed,
    load,
    plan,
    refused,
    supply,
    usable_on,
)


def home(name: str, site: int, **options: object) -> Position:
    """Seat 0 has the card, a depot on column 5, power on 2 to 5, and a usable hourglass on the card."""
    state = begun(4, 1, **options)  # type: ignore[arg-type]
    built(state, 0, "GEN-8", "L")
    built(state, 0, "DEP-R", 5)
    built(state, 0, name, site)
    usable_on(state, 0, name)
    return state


@pytest.mark.rule("SD-060")
def test_starting_to_use_a_card() -> None:
    state = begun()
    built(state, 0, "DEP-R", 5)
    plan(state, 0, "MIN-R-YG")
    refused(state, 0, "E_NO_HOURGLASS_FIELD", "SD-060", "start_use", card="DEP-R")
    refused(state, 0, "E_NO_HOURGLASS_FIELD", "SD-060", "start_use", card="MIN-R-YG")
    assert listed(state, 0, "start_use") == [{"card": "MIN-R-GB"}]
    at(state, "ship:moimoi", 4)
    do(state, 0, "start_use", card="MIN-R-GB")  # although the effect is impossible at the moment
    refused(state, 0, "E_FIELD_OCCUPIED", "SD-060", "start_use", card="MIN-R-GB")


@pytest.mark.rule("SD-061")
def test_the_effect_comes_once() -> None:
    state = home("MIN-R-YG", 3)
    do(state, 0, "use_card", hourglass=1, placements=[["R", "depot:DEP-R"]])
    refused(state, 0, "E_NOT_USABLE", "SD-028", "use_card", hourglass=1, placements=[["R", "depot:DEP-R"]])
    assert goods(state, "depot:DEP-R") == "R"


@pytest.mark.rule("SD-062")
@pytest.mark.parametrize(
    ("name", "options", "output"),
    [
        ("MIN-Y-RG", {}, "Y"),
        ("CPX-R", {}, "RR"),
        ("CPX-R", {"mine_complex_output": "two_colours"}, "RY"),
        ("FMI-2", {}, "YYGG"),
        ("FMI-2", {"fusion_mine_output": "same_colour"}, "YYYY"),
        ("FMI-2", {"mine_complex_output": "two_colours"}, "YYGG"),
        ("CPX-R", {"fusion_mine_output": "same_colour"}, "RR"),
    ],
)
def test_production(name: str, options: dict[str, object], output: str) -> None:
    state = home(name, 2, **options)
    depot = "depot:DEP-R"
    refused(state, 0, "E_NO_GOODS", "SD-063", "use_card", hourglass=1, placements=[["B", depot]])
    refused(
        state, 0, "E_NO_GOODS", "SD-063", "use_card", hourglass=1, placements=[[c, depot] for c in output + output[0]]
    )
    do(state, 0, "use_card", hourglass=1, placements=[[colour, depot] for colour in output])
    assert goods(state, depot) == output


@pytest.mark.rule("SD-062")
@pytest.mark.parametrize("colour", "RYGB")
def test_the_multimine_makes_one_good_of_any_colour(colour: str) -> None:
    state = home("MUL-1", 2)
    depot = "depot:DEP-R"
    refused(state, 0, "E_NO_GOODS", "SD-063", "use_card", hourglass=1, placements=[[colour, depot], ["R", depot]])
    assert {"hourglass": 1, "placements": [[colour, depot]]} in listed(state, 0, "use_card")
    do(state, 0, "use_card", hourglass=1, placements=[[colour, depot]])
    assert goods(state, depot) == colour


@pytest.mark.rule("SD-063")
def test_where_goods_go() -> None:
    state = home("CPX-R", 2)
    built(state, 1, "DEP-Y", 5)
    refused(state, 0, "E_NOT_YOURS", "SD-015", "use_card", hourglass=1, placements=[["R", "ship:ruul"]])
    refused(state, 0, "E_NOT_YOURS", "SD-015", "use_card", hourglass=1, placements=[["R", "depot:DEP-Y"]])
    refused(state, 0, "E_UNKNOWN", "SD-015", "use_card", hourglass=1, placements=[["R", "depot:DEP-G"]])
    for field in ("field:0", "field:1"):
        refused(state, 0, "E_DESTINATION", "SD-063", "use_card", hourglass=1, placements=[["R", field]])
    for holder in ("depot:GEN-1", "depot:2/GEN-1", "depot:2/DEP-R", "field:8"):
        refused(state, 0, "E_UNKNOWN", "SD-015", "use_card", hourglass=1, placements=[["R", holder]])
    load(state, "ship:moimoi", "YYYYYYY")
    both = [["R", "ship:moimoi"], ["R", "ship:moimoi"]]
    refused(state, 0, "E_CAPACITY", "SD-063", "use_card", hourglass=1, placements=both)
    split = [["R", "ship:moimoi"], ["R", "depot:DEP-R"]]
    assert {"hourglass": 1, "placements": split} in listed(state, 0, "use_card")
    halved = state.copy()
    do(halved, 0, "use_card", hourglass=1, placements=split)
    assert (goods(halved, "ship:moimoi"), goods(halved, "depot:DEP-R")) == ("RYYYYYYY", "R")
    away = state.copy()
    do(away, 0, "start_flight", ship="ship:moimoi", field=1)
    refused(away, 0, "E_DESTINATION", "SD-063", "use_card", hourglass=1, placements=[["R", "ship:moimoi"]])
    away.advance(away.now + MINUTE)
    refused(away, 0, "E_DESTINATION", "SD-063", "use_card", hourglass=1, placements=[["R", "ship:moimoi"]])
    before = supply(state)
    do(state, 0, "use_card", hourglass=1, placements=[["R", "ship:moimoi"]])  # the other one is lost
    assert (goods(state, "ship:moimoi"), len(supply(state))) == ("RYYYYYYY", len(before) - 1)


def placed(state: Position) -> list[str]:
    """The listed placements, such as "R depot + R ship"."""
    return [
        " + ".join([f"{colour} {holder.partition(':')[0]}" for colour, holder in entry.get("placements", [])])  # type: ignore[attr-defined]
        for entry in listed(state, 0, "use_card")
    ]


@pytest.mark.rule("SD-063")
def test_what_is_listed_to_produce() -> None:
    """Nothing; every part of the output into one holder; the whole output over two, the first one full."""
    state = home("CPX-R", 2)
    load(state, "ship:moimoi", "YYYYYYY")
    assert placed(state) == ["", "R depot", "R depot + R depot", "R ship", "R ship + R depot"]
    full = state.copy()
    load(full, "ship:moimoi", "Y")
    assert placed(full) == ["", "R depot", "R depot + R depot"]
    short = state.copy()
    load(short, "depot:DEP-R", "RRRRRRRRR")
    assert placed(short) == ["", "R depot", "R ship"]  # one red is left
    small = home("CPX-R", 2, depot_capacity=2)
    load(small, "depot:DEP-R", "G")
    load(small, "ship:moimoi", "YYYYYYY")
    assert placed(small) == ["", "R depot", "R ship", "R ship + R depot"]
    load(small, "depot:DEP-R", "G")
    assert placed(small) == ["", "R ship"]


@pytest.mark.rule("SD-063")
def test_what_is_listed_of_four_goods() -> None:
    state = home("FMI-1", 2)
    load(state, "ship:moimoi", "GGGGG")
    parts = ["R", "RR", "Y", "YY", "RY", "RRY", "RYY", "RRYY"]
    into_depot = {" + ".join([f"{colour} depot" for colour in part]) for part in parts}
    into_ship = {" + ".join([f"{colour} ship" for colour in part]) for part in parts[:-1]}
    over_both = {"R ship + R ship + Y ship + Y depot"}  # the ship takes three, in the order of the colours
    assert len(placed(state)) == 1 + 8 + 7 + 1
    assert set(placed(state)) == {"", *into_depot, *into_ship, *over_both}


@pytest.mark.rule("SD-063", "SD-064")
def test_all_that_can_ever_be_listed() -> None:
    """24 parts of some output into each of two holders, 4 of two goods and 24 of four goods over both, or nothing."""
    terms = begun().terms
    two = [HOLDER_BY_NAME["ship:moimoi"], HOLDER_BY_NAME["depot:DEP-R"]]
    placements, swaps = all_placements(terms, two), all_swaps(two)
    assert len(placements) == len(set(placements)) == 1 + 2 * 24 + 4 + 24
    assert len(swaps) == len(set(swaps)) == 2 * 54
    for name in ("FMI-1", "CPX-B", "MUL-1", "MIN-R-YG"):
        state = home(name, 2)
        load(state, "ship:moimoi", "GGGGGG")
        assert set(listed_placements(state, 0, card(name))) <= set(placements)
    state = home("FCV-1", 2)
    load(state, "depot:DEP-R", "RRYYGGBB")
    assert set(listed_swaps(state, 0, card("FCV-1"))) <= {(), *swaps}


@pytest.mark.rule("SD-063")
def test_a_covered_depot_takes_nothing() -> None:
    state = home("MIN-R-YG", 3)
    built(state, 0, "CPX-Y", 4)
    refused(state, 0, "E_DESTINATION", "SD-063", "use_card", hourglass=1, placements=[["R", "depot:DEP-R"]])


@pytest.mark.rule("SD-063")
def test_use_card_refuses_what_the_card_does_not_do() -> None:
    state = home("MIN-R-YG", 3)
    load(state, "depot:DEP-R", "R")
    refused(state, 0, "E_NO_GOODS", "SD-064", "use_card", hourglass=1, swaps=[["depot:DEP-R", "R", "B"]])
    refused(state, 0, "E_DESTINATION", "SD-063", "use_card", hourglass=1, ship="ship:moimoi")
    refused(state, 0, "E_NO_GOODS", "SD-063", "use_card", hourglass=1, goods={"R": 1})
    do(state, 0, "use_card", hourglass=1, goods={})  # which says nothing
    converter = home("CNV-1", 3)
    refused(converter, 0, "E_NO_GOODS", "SD-063", "use_card", hourglass=1, placements=[["R", "depot:DEP-R"]])


@pytest.mark.rule("SD-064")
def test_converting() -> None:
    state = home("CNV-1", 3)
    depot = "depot:DEP-R"
    load(state, depot, "RR")
    refused(state, 0, "E_NO_GOODS", "SD-064", "use_card", hourglass=1, swaps=[[depot, "Y", "B"]])
    refused(state, 0, "E_NO_GOODS", "SD-064", "use_card", hourglass=1, swaps=[[depot, "R", "B"], [depot, "R", "B"]])
    at(state, "ship:moimoi", 1)
    load(state, "ship:moimoi", "Y")
    refused(state, 0, "E_DESTINATION", "SD-064", "use_card", hourglass=1, swaps=[["ship:moimoi", "Y", "B"]])
    refused(state, 0, "E_NOT_YOURS", "SD-015", "use_card", hourglass=1, swaps=[["ship:ruul", "Y", "B"]])
    refused(state, 0, "E_UNKNOWN", "SD-015", "use_card", hourglass=1, swaps=[["depot:DEP-Y", "Y", "B"]])
    assert len(listed(state, 0, "use_card")) == 1 + 3
    idle = state.copy()
    do(idle, 0, "use_card", hourglass=1)
    assert goods(idle, depot) == "RR"
    do(state, 0, "use_card", hourglass=1, swaps=[[depot, "R", "B"]])
    assert goods(state, depot) == "RB"


@pytest.mark.rule("SD-064")
def test_the_fusion_converter_swaps_two_one_after_the_other() -> None:
    state = home("FCV-1", 2)
    depot = "depot:DEP-R"
    load(state, depot, "RR")
    assert {"hourglass": 1, "swaps": [[depot, "R", "Y"], [depot, "R", "G"]]} in listed(state, 0, "use_card")
    do(state, 0, "use_card", hourglass=1, swaps=[[depot, "R", "Y"], [depot, "Y", "B"]])
    assert goods(state, depot) == "RB"


@pytest.mark.rule("SD-064")
def test_the_second_swap_sees_what_the_first_has_done() -> None:
    state = home("FCV-1", 2)
    depot = "depot:DEP-R"
    load(state, depot, "R")
    assert len(listed(state, 0, "use_card")) == 1 + 3  # one good is not given twice
    for other in "RG":
        both = [[depot, "R", "Y"], [depot, other, "B"]]
        refused(state, 0, "E_NO_GOODS", "SD-064", "use_card", hourglass=1, swaps=both)
    do(state, 0, "use_card", hourglass=1, swaps=[[depot, "R", "Y"], [depot, "Y", "B"]])
    assert goods(state, depot) == "B"
    short = home("FCV-1", 2)
    load(short, "ship:moimoi", "BBBBB")
    load(short, depot, "BBBBRR")  # one blue is left
    refused(short, 0, "E_SUPPLY", "SD-064", "use_card", hourglass=1, swaps=[[depot, "R", "B"], [depot, "R", "B"]])


@pytest.mark.rule("SD-064")
def test_what_is_listed_to_swap() -> None:
    """No swap, 12 single ones, 42 of two goods into colours not given."""
    state = home("FCV-1", 2)
    load(state, "depot:DEP-R", "RRYYGGBB")
    swaps = [str(entry.get("swaps")) for entry in listed(state, 0, "use_card")]
    assert len(swaps) == len(set(swaps)) == 55
    load(state, "depot:DEP-R", "RRRRRRRR")  # no red is left
    assert len(listed(state, 0, "use_card")) == 1 + 9 + 6 + 3 * 3 + 3 * 3 + 3 * 1


@pytest.mark.rule("SD-064", "SD-136")
def test_goods_on_a_neutral_planet_are_not_converted() -> None:
    state = home("CNV-1", 3, rules="advanced")
    load(state, "field:1", "R")
    refused(state, 0, "E_DESTINATION", "SD-064", "use_card", hourglass=1, swaps=[["field:1", "R", "B"]])


@pytest.mark.rule("SD-064", "SD-065")
def test_a_colour_that_has_run_out() -> None:
    state = home("CNV-1", 3)
    depot = "depot:DEP-R"
    load(state, depot, "R" + "B" * 10)
    refused(state, 0, "E_SUPPLY", "SD-064", "use_card", hourglass=1, swaps=[[depot, "R", "B"]])
    same = state.copy()
    do(same, 0, "use_card", hourglass=1, swaps=[[depot, "B", "B"]])  # given before taken: legal and pointless
    assert goods(same, depot) == "R" + "B" * 10
    mine = home("MUL-1", 3)
    load(mine, depot, "R" * 10)
    refused(mine, 0, "E_SUPPLY", "SD-063", "use_card", hourglass=1, placements=[["R", depot]])
    assert {"hourglass": 1, "placements": [["R", depot]]} not in listed(mine, 0, "use_card")


@pytest.mark.rule("SD-065")
def test_an_endless_supply_by_option() -> None:
    state = home("MUL-1", 3, goods_supply="unlimited")
    depot = "depot:DEP-R"
    load(state, depot, "R" * 30)
    do(state, 0, "use_card", hourglass=1, placements=[["R", depot]])
    assert goods(state, depot) == "R" * 31
    do(state, 0, "dump", holder=depot, goods={"R": 1})
    assert state.supply == state.terms.supply  # nobody counts it
    assert state.view(0)["supply"] is None


@pytest.mark.rule("SD-066")
def test_depots() -> None:
    state = home("MIN-R-YG", 3)
    load(state, "depot:DEP-R", "RRRRRYYYYYGGGGGBBBBB")
    do(state, 0, "use_card", hourglass=1, placements=[["R", "depot:DEP-R"]])
    assert len(goods(state, "depot:DEP-R")) == 21
    small = home("CPX-R", 2, depot_capacity=2)
    load(small, "depot:DEP-R", "Y")
    both = [["R", "depot:DEP-R"], ["R", "depot:DEP-R"]]
    refused(small, 0, "E_CAPACITY", "SD-063", "use_card", hourglass=1, placements=both)
    do(small, 0, "use_card", hourglass=1, placements=both[:1])
    load(small, "ship:moimoi", "R")
    refused(small, 0, "E_CAPACITY", "SD-080", "move_goods", from_="ship:moimoi", to="depot:DEP-R", goods={"R": 1})
