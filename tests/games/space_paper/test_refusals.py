"""What a refusal says: the most specific cause first, what is missing and what would be enough."""

from __future__ import annotations

import pytest

import farport
from farport.games.space_paper.mechanics.reach import Chart
from farport.games.space_paper.state import Position
from farport.games.space_paper.vocabulary import INFRASTRUCTURE, ITEMS, POLITICS
from tests.games.space_paper.table import (
    build,
    colony,
    fresh,
    game,
    level,
    name,
    outpost,
    planet,
    reveal_all,
    ship,
    star,
    to,
)


def said(position: Position, seat: int, do: str, **fields: object) -> str:
    with pytest.raises(farport.RuleError) as caught:
        position.check(seat, position.game.action({"do": do, **fields}))
    return caught.value.sentence


@pytest.mark.rule("SP-120", "SP-137")
def test_a_ship_of_the_wrong_kind_is_refused_for_its_kind_wherever_it_is() -> None:
    table = to(game(), "m")
    scout = ship(table, 0, "scout", "ft22")
    far = name(table, colony(table, 1, "virgo-0", "telluric", "medium"))
    table.active = 0
    assert said(table, 0, "invade", ship=table.ship_name(scout), planet=far) == "Only cruisers invade."
    assert said(table, 0, "land", ship=table.ship_name(scout), planet=far, mode="settle") == "Only transports land."
    cruiser = ship(table, 0, "cruiser", "ft22")
    away = said(table, 0, "invade", ship=table.ship_name(cruiser), planet=far)
    assert away == f"Cruiser 1 is not in the orbit of {table.called(far)}."
    assert "/" not in away


@pytest.mark.rule("SP-120", "SP-137")
def test_so_is_what_it_is_to_do_on_arrival() -> None:
    table = to(game(), "m")
    reveal_all(table)
    scout = table.ship_name(ship(table, 0, "scout", "ft22"))
    there = {"ship": scout, "path": ["virgo-0"], "orbit": "wide", "against": None}
    assert said(table, 0, "move", **there, then="invade") == "Only cruisers invade."
    assert said(table, 0, "move", **there, then="land_outpost") == "Only transports land."


@pytest.mark.rule("SP-010", "SP-017")
def test_who_chooses_and_who_does_not_is_told() -> None:
    table = fresh(2)
    first = table.first
    assert said(table, first, "choose_race", race="ethers", technology="none") == "The Ethers must choose a technology."
    assert said(table, first, "choose_race", race="mecas", technology="speed").startswith("Mecas: only the Ethers")
    while table.phase == 0:
        table.play(table.active, table.legal(table.active)[0])
    last = table.active
    assert said(table, last, "choose_leader", leader="opportunist", bonus="none").startswith("The Opportunist must")
    assert said(table, last, "choose_leader", leader="fighter", bonus="gold").startswith(
        "Fighter: only the Opportunist"
    )


@pytest.mark.rule("SP-261")
def test_who_has_no_bonus_to_switch_is_told_so() -> None:
    table = game(leaders=("opportunist", "financier"))
    table.bonus[0] = 2
    assert said(table, 0, "switch_bonus", bonus="energy") == "You have this bonus already; choose another."
    assert said(table, 1, "switch_bonus", bonus="gold") == "Only the Opportunist has a bonus to switch."


@pytest.mark.rule("SP-166")
def test_a_condition_of_politics_is_told_in_words() -> None:
    table = to(game(), "r")
    needs = table.tables.min_colonies[POLITICS.index("federation")]
    assert said(table, 0, "change_politics", politics="federation") == f"Federation needs {needs} colonies, you have 0."
    table.politics[0] = POLITICS.index("militarism")
    for _ in range(4):
        ship(table, 0, "scout", table.capital[0])
    ships = "Republic allows at most 3 ships, you have 4."
    assert said(table, 0, "change_politics", politics="republic") == ships
    for _ in range(2):
        colony(table, 0, "ft22", "lava", "small")
    assert said(table, 0, "change_politics", politics="republic") == ships  # two colonies are not too many
    colony(table, 0, "ft22", "lava", "small")
    colonies = "Republic allows at most 2 colonies, you have 3."
    assert said(table, 0, "change_politics", politics="republic") == colonies


@pytest.mark.rule("SP-305")
def test_the_phase_and_the_player_who_decides_are_named() -> None:
    table = to(game(), "r")
    assert said(table, 0, "end_turn") == "This cannot be done now. The phase is: Resources."
    table = to(table, "m")
    table.active = 0
    assert said(table, 1, "end_turn") == "It is not your turn: Seat 1 decides now."


@pytest.mark.rule("SP-202", "SP-205")
def test_what_a_building_lacks_is_said_with_numbers() -> None:
    table = to(game(), "c")
    table.gold[0] = 500
    home = name(table, table.capital[0])
    unlock = table.tables.unlock_level[ITEMS.index("gold_2")]
    have = table.level(0, INFRASTRUCTURE)
    assert said(table, 0, "build", planet=home, item="gold_2") == (
        f"This needs Infrastructure {unlock}, you have {have}."
    )


@pytest.mark.rule("SP-200", "SP-210")
def test_why_a_planet_takes_no_orders_is_told() -> None:
    table = game(phase="c")
    base = outpost(table, 0, "ft22", "lava", "small")
    besieged, angry = (colony(table, 0, "ft22", "lava", "small") for _ in range(2))
    table.resistance[besieged] = 1
    table.discontent[angry] = 1
    sentences = [said(table, 0, "build", planet=name(table, one), item="scout") for one in (base, besieged, angry)]
    assert sentences == [
        "Only your capital and your colonies build.",
        "This planet is besieged and cannot build.",
        "This planet is discontented and cannot build.",
    ]


@pytest.mark.rule("SP-204", "SP-205")
def test_the_energy_that_a_building_needs_is_told() -> None:
    table = game(phase="c", leaders=("financier",))
    level(table, 0, infrastructure=4)
    table.gold[0] = 50
    world = colony(table, 0, "ft22", "gaseous", "small", 4)
    build(table, world, "gold_2")
    for item in ("science_2", "mine_2"):
        sentence = said(table, 0, "build", planet=name(table, world), item=item)
        assert sentence == "The planet has 1 energy left, and this building needs 2."


@pytest.mark.rule("SP-093")
def test_a_place_out_of_range_is_measured() -> None:
    table = to(game(), "m")
    reveal_all(table)
    table.active = 0
    scout = ship(table, 0, "scout", "hoi2")
    chart = Chart(table, 0)
    far = said(table, 0, "move", ship=table.ship_name(scout), path=["L11.2"], orbit="wide", against=None, then="none")
    distance = chart.distance(table.galaxy.space_of["L11.2"])
    assert distance > chart.bound
    assert far == (f"Out of range: {distance} from your nearest inhabited planet, your range is {chart.bound}.")


def test_pieces_and_planets_are_called_by_their_names() -> None:
    table = game()
    star(table, "virgo-0", "red_dwarf")
    world = planet(table, "virgo-0", "telluric", "medium")
    assert table.called(name(table, world)) == f"{table.galaxy.names[table.galaxy.ids.index('virgo-0')]} I"
    assert table.called("virgo-0") == table.galaxy.names[table.galaxy.ids.index("virgo-0")]
    assert table.called("cruiser-2") == {"say": "ship", "kind": "cruiser", "number": 2}
    assert table.called("nothing we know") == "nothing we know"
