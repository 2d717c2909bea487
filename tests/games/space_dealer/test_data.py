"""The data: totals of a box, what a designer's variant may change, and what is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from farport.games.space_dealer import GAME, refusals
from farport.games.space_dealer.course import begin_runout
from farport.games.space_dealer.mechanics.goods import amount, count, counts_of, has, lacking, named, packed
from farport.games.space_dealer.state import Position
from farport.games.space_dealer.vocabulary import RUNOUT, TYPES
from farport.kernel import ActionError, DataError, Plain, Refusal, Table, Value
from tests.games.space_dealer.table import built, do, goods, listed, load, usable_on


def test_totals_of_a_box() -> None:
    top = Table(GAME.data, "data.toml")
    cards = GAME.tables.cards
    assert len(cards) == top.table("components").integer("technology_cards") == 72
    assert [len([card for card in cards if card.level == level]) for level in (1, 2, 3)] == [24, 28, 20]
    counts = Counter(TYPES[card.type] for card in cards)
    expected = top.table("type_counts")
    assert counts == {name: expected.integer(name) for name in expected.keys()}  # noqa: SIM118
    assert len(GAME.tables.gizzi_cards(1)) == 12


def test_one_formula_for_demands() -> None:
    """n goods = 2(n-1) points for the deliverer, n-1 for the owner."""
    for card in GAME.tables.cards:
        for demand in card.demands:
            goods = count(demand.goods)
            assert (demand.points, demand.owner_points) == (2 * (goods - 1), goods - 1)


def test_mines_of_a_colour_ask_for_different_pairs_of_the_others() -> None:
    pairs = Counter(tuple(counts_of(card.demands[0].goods)) for card in GAME.tables.cards if TYPES[card.type] == "mine")
    assert len(pairs) == 6
    assert set(pairs.values()) == {2}
    assert all(not has(card.demands[0].goods, card.output) for card in GAME.tables.cards if TYPES[card.type] == "mine")


def test_the_rulebook_names_every_error_and_option() -> None:
    text = "\n".join([section.intro for section in GAME.rules.sections] + [rule.text for rule in GAME.rules])
    for refusal in [value for value in vars(refusals).values() if isinstance(value, Refusal)]:
        assert refusal.code in text
        assert refusal.rule in GAME.rules
    for option in GAME.options:
        assert f"`{option.name}`" in text
        assert option.rule in GAME.rules
    assert len(GAME.rules) == 131


def test_goods_in_one_number() -> None:
    goods = packed([3, 0, 2, 1])
    assert [amount(goods, colour) for colour in range(4)] == [3, 0, 2, 1]
    assert (count(goods), named(goods)) == (6, {"R": 3, "G": 2, "B": 1})
    assert has(goods, packed([3, 0, 1, 1]))
    assert not has(goods, packed([0, 1, 0, 0]))
    assert named(lacking(goods, packed([4, 1, 0, 0]))) == {"R": 1, "Y": 1}


def test_a_variant_changes_numbers() -> None:
    game = GAME.varied({"clock": {"game_ms": 600_000}, "card": [{"id": "MIN-R-GB", "output": {"R": 1}}]})
    state = game.new(3, 1)
    for seat in range(3):
        state.play(seat, state.default(seat))
    state.advance(600_000)
    assert state.view(0)["phase"] == "runout"
    assert game.variant is not None


def of_variant(variant: Plain, **options: Value) -> Position:
    """Four seats at time 0, begun with the default choices."""
    state = GAME.varied(variant).new(4, 1, options)
    assert isinstance(state, Position)
    for seat in range(4):
        state.play(seat, state.default(seat))
    return state


@pytest.mark.rule("SD-065")
def test_an_unlimited_supply_is_not_counted_however_few_goods_there_are() -> None:
    players = [{**entry, "goods_per_colour": 1} for entry in GAME.data["players"]]  # type: ignore[attr-defined]
    state = of_variant({"players": players}, goods_supply="unlimited")
    built(state, 0, "DEP-R", 5)
    for name, column in (("CPX-R", 4), ("FCV-1", 4)):
        built(state, 0, name, column)
        usable_on(state, 0, name)
        if name == "CPX-R":
            both = [["R", "ship:moimoi"], ["R", "ship:moimoi"]]
            assert {"hourglass": 1, "placements": both} in listed(state, 0, "use_card")
            do(state, 0, "use_card", hourglass=1, placements=both)
    both = [["ship:moimoi", "R", "B"], ["ship:moimoi", "R", "B"]]
    assert {"hourglass": 1, "swaps": both} in listed(state, 0, "use_card")
    do(state, 0, "use_card", hourglass=1, swaps=both)
    assert goods(state, "ship:moimoi") == "BB"


@pytest.mark.rule("SD-017", "SD-140", "SD-145")
def test_the_end_of_time_wakes_all_also_between_two_minutes_but_only_if_it_is_one() -> None:
    variant: Plain = {"clock": {"game_ms": 90_000}}
    state = of_variant(variant)
    state.advance(60_000)
    for seat in range(4):
        do(state, seat, "wait")
    state.advance(90_000)
    assert (state.phase, state.to_move) == (RUNOUT, (0, 1, 2, 3))
    ended = of_variant(variant)
    ended.advance(60_000)
    begin_runout(ended, "last_marker")
    ended.play(1, GAME.action({"do": "wait", "until": 90_000}))
    ended.play(2, GAME.action({"do": "wait"}))
    ended.advance(90_000)
    assert ended.to_move == (0, 1, 3)


@pytest.mark.rule("SD-S6")
def test_what_else_produces_one_good_is_dealt_to_nobody() -> None:
    game = GAME.varied({"card": [{"id": "CPX-R", "output": {"R": 1}}]})
    for seed in range(5):
        state = game.new(4, seed)
        assert isinstance(state, Position)
        assert all(TYPES[state.terms.type[card]] != "mine_complex" for hand in state.personal for card in hand)


@pytest.mark.rule("SD-123")
def test_only_a_transport_probe_is_locked_by_an_hourglass() -> None:
    state = of_variant({"card": [{"id": "DEP-R", "hourglass_field": True}]})
    built(state, 0, "DEP-R", 5)
    load(state, "ship:moimoi", "R")
    do(state, 0, "start_use", card="DEP-R")
    do(state, 0, "move_goods", from_="ship:moimoi", to="depot:DEP-R", goods={"R": 1})


@pytest.mark.rule("SD-123")
def test_a_probe_under_an_hourglass_locks_itself_and_no_ship() -> None:
    state = of_variant({"card": [{"id": "FMI-3", "type": "transport_probe"}]}, rules="advanced")
    built(state, 0, "DEP-R", 5)
    load(state, "depot:DEP-R", "R")
    built(state, 1, "FMI-3", 4)
    do(state, 1, "start_use", card="FMI-3")
    do(state, 0, "move_goods", from_="depot:DEP-R", to="ship:moimoi", goods={"R": 1})


@pytest.mark.parametrize(
    ("variant", "message"),
    [
        ({"clock": {"hourglass_ms": 0}}, "clock: hourglass_ms: a whole number from 1 to 86400000 is expected"),
        ({"clock": {"choice_timeout_ms": 1}}, "clock: choice_timeout_ms: it cannot be changed: how a table begins"),
        ({"type_counts": {"mine": 13}}, "type_counts: it cannot be changed: it is counted from the cards and sets"),
        ({"clock": {"wait_max_ms": 10**9}}, "clock: wait_max_ms: a whole number from 100 to 86400000"),
        ({"options": {"offer_ttl_ms": {"choices": [30_000, 10**9]}}}, "choices[1]: a whole number from 0 to 86400000"),
        ({"card": [{"id": "MIN-R-GB", "connections": 2}]}, "a card of the layout vertical has 0 or 1"),
        ({"card": [{"id": "CPX-R", "output": {"R": 9}}]}, "output: R: a whole number from 0 to 8"),
        ({"card": [{"id": "CPX-R", "output": {"P": 1}}]}, "unknown key"),
        ({"card": [{"id": "MIN-R-GB", "output": {"R": 0, "Y": 1}}]}, "3 mines of each colour are dealt out"),
        ({"card": [{"id": "MIN-R-GB", "hourglass_field": False}]}, "a card that produces or converts needs one"),
        ({"card": [{"id": "GEN-1", "layout": "vertical"}]}, "plant is the layout of generators"),
        (
            {"card": [{"id": "CPX-R", "demands": [{"half": 0, "goods": {"R": 1}, "vp": 1, "owner_vp": 1}]}]},
            "no demand half",
        ),
        ({"removal_3": {"generator": 7}}, "too few generators"),
        ({"tech_track": {"direct": [1, 3]}}, "a track begins with 1"),
        ({"grid": {"left_order": [3, 2, 1]}}, "together must be the connection_columns"),
        (
            {"power": {"profile": {"2-3-4": {"generator": 4, "solar_satellite": 3}}}},
            "a better plant must not supply fewer",
        ),
        ({"components": {"hourglasses": 8}}, "too few hourglasses"),
        ({"components": {"ships_neutral": 0}}, "too few neutral ships"),
        ({"options": {"rules": {"default": "expert"}}}, "it must be one of the choices"),
        ({"per_player": {"ship_capacity": 2}}, "a whole number of at least 8"),
        ({"goods": {"colours": ["R", "Y", "G"]}}, "the colours are R, Y, G, B"),
    ],
)
def test_a_variant_that_cannot_be_played_is_refused(variant: Plain, message: str) -> None:
    with pytest.raises(DataError) as refusal:
        GAME.varied(variant)
    assert message in str(refusal.value)


def test_commands_read_back_as_they_were_written() -> None:
    for data in (
        {"do": "start_tech"},
        {"do": "start_tech", "hourglass": 2},
        {"do": "wait", "until": 500},
        {"do": "use_card", "hourglass": 1, "swaps": [["ship:ruul", "R", "B"]]},
        {"do": "use_card", "hourglass": 3, "ship": "ship:neutral2", "goods": {"G": 1}},
        {"do": "offer", "partner": 1, "give_cards": ["2/SOL-1"], "take_cards": ["MUL-1"]},
        {"do": "sabotage", "card": "SAB-1", "hourglass": "2.1"},
        {"do": "deliver", "ship": "ship:ki", "demand": "2/GIZ-07"},
        {"do": "use_build", "hourglass": 1, "site": "L"},
        {"do": "move_goods", "from": "field:3", "to": "probe:TRP-1", "goods": {"B": 2}},
    ):
        action = GAME.action(data)
        assert action.data() == data
        assert GAME.action(action.data()) == action


@pytest.mark.rule("SD-080")
def test_goods_move_from_a_holder_to_a_holder() -> None:
    action = GAME.action({"do": "move_goods", "from": "depot:DEP-R", "to": "ship:ruul", "goods": {"R": 1}})
    old = GAME.action({"do": "move_goods", "source": "depot:DEP-R", "target": "ship:ruul", "goods": {"R": 1}})
    assert old == action  # as records of the first tables say it
    with pytest.raises(ActionError, match="unknown field 'source'; its fields are: from, to, goods"):
        GAME.action({**action.data(), "source": "ship:ruul"})
    with pytest.raises(ActionError, match="the field from is missing"):
        GAME.action({"do": "move_goods", "to": "ship:ruul", "goods": {"R": 1}})
