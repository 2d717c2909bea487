"""Set-up (SD-S1 to SD-S11)."""

from __future__ import annotations

from array import array
from collections import Counter

import pytest

from farport import bots
from farport.bots import Sight
from farport.games.space_dealer import GAME
from farport.games.space_dealer.vocabulary import (
    BOX,
    CARDS,
    CHOICE,
    GENERATOR,
    INACTIVE,
    MINE,
    PLANETS,
    REMOVED,
    RUNNING,
    TYPES,
)
from farport.kernel import OptionError, Table
from tests.games.space_dealer.table import begun, dealt, do, due, hand, listed, look, refused

SEATS = range(3, 9)


@pytest.mark.rule("SD-S1")
def test_each_seat_takes_a_planet_of_its_own() -> None:
    assert [PLANETS[planet] for planet in dealt(4).planet] == ["moimoi", "frokla", "ruul", "zartok"]
    drawn = {tuple(dealt(4, seed, planets="drawn").planet) for seed in range(20)}
    assert len(drawn) > 1
    assert all(len(set(planets)) == 4 for planets in drawn)


@pytest.mark.rule("SD-S1")
def test_seats_choose_their_planets_and_the_others_take_what_is_left() -> None:
    state = dealt(4, planets="ruul,moimoi")
    assert [PLANETS[planet] for planet in state.planet] == ["ruul", "moimoi", "frokla", "zartok"]
    assert look(state, None)["seats"][0]["planet"] == "ruul"
    assert state.ship_owner[PLANETS.index("ruul")] == 0
    last = ",".join(reversed(PLANETS))
    assert [PLANETS[planet] for planet in dealt(8, planets=last).planet] == last.split(",")


@pytest.mark.rule("SD-S1")
def test_bots_and_agents_see_a_table_whose_planets_were_chosen() -> None:
    state = dealt(3, planets="ruul,moimoi")
    observer = GAME.observer(seats=3)
    numbers = array("i", bytes(4 * observer.size))
    told = observer.decode(numbers[: observer.write(state, 0, numbers)], 0, 3)
    view = look(state, 0)
    assert told == {**view, "options": {**view["options"], "planets": None}}
    sight = Sight(state, 0)
    assert bots.make("medium", GAME, 1).choose(sight) in sight.legal()


@pytest.mark.rule("SD-S1")
def test_what_cannot_be_chosen_together_is_refused_with_its_reason() -> None:
    with pytest.raises(OptionError, match="option planets: 4 planets are named, and there are 3 seats"):
        dealt(3, planets="ruul,moimoi,frokla,zartok")
    for planets in ("ruul,ruul", "ruul,", "ruul,moon", "ruul,drawn"):
        with pytest.raises(OptionError, match="is not possible; allowed is one of listed, drawn, or some of"):
            dealt(3, planets=planets)
    back = PLANETS[GAME.tables.planet_back[0]]
    pair = f"{PLANETS[0]},{back}"
    assert [PLANETS[planet] for planet in dealt(4, planets=pair).planet[:2]] == pair.split(",")
    assert dealt(5, planets=pair, double_sided_colours=True).planet[1] == PLANETS.index(back)
    with pytest.raises(OptionError, match=f"option planets: {back} is the back of a planet that is taken"):
        dealt(4, planets=pair, double_sided_colours=True)
    assert dealt(4, planets=back, double_sided_colours=True).planet[0] == PLANETS.index(back)


@pytest.mark.rule("SD-S1")
def test_a_chosen_planet_has_a_number_for_every_command_of_its_ship() -> None:
    state = begun(3, planets=PLANETS[-1])
    encoding = GAME.encoding(3, {"planets": PLANETS[-1]})
    for seat in state.to_move:
        for action in state.legal(seat):
            assert encoding.label(encoding.index(action))


@pytest.mark.rule("SD-S1")
def test_the_two_sides_of_a_planet_exclude_each_other_by_option() -> None:
    back = GAME.tables.planet_back

    def both(planets: list[int]) -> bool:
        return any(back[planet] in planets for planet in planets)

    assert any(both(dealt(4, seed, planets="drawn").planet) for seed in range(30))
    assert not any(both(dealt(4, seed, planets="drawn", double_sided_colours=True).planet) for seed in range(30))
    for seats in (3, 4):
        planets = dealt(seats, planets="drawn", double_sided_colours=True).planet
        assert len(planets) == len(set(planets)) == seats
    assert any(both(dealt(8, seed, planets="drawn", double_sided_colours=True).planet) for seed in range(3))


@pytest.mark.rule("SD-S2", "SD-S3", "SD-S7")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("seats", SEATS)
def test_card_sets_and_piles(seats: int, rules: str) -> None:
    state = dealt(seats, rules=rules)
    sizes = Table(GAME.data, "data.toml").table("pile_sizes").table(rules)
    for level in (2, 3):
        assert len(state.piles[level]) == sizes.table(f"level{level}").integer(str(seats))
        assert all(state.terms.level[card] == level for card in state.piles[level])
    counts = Counter(TYPES[state.terms.type[card]] for pile in state.piles for card in pile)
    assert counts["solar_satellite"] == counts["fusion_reactor"] == 2 * seats
    assert counts["multimine"] == counts["mine_complex"] == counts["converter"] == counts["fusion_mine"] == seats
    assert ("robot_factory" in counts) == (rules == "advanced")
    assert state.violations() == []


@pytest.mark.rule("SD-S2")
def test_which_cards_leave_is_random_and_five_players_lose_more() -> None:
    left = {frozenset(card for card in range(BOX) if dealt(3, seed).place[card] == REMOVED) for seed in range(8)}
    assert len(left) > 1
    five = dealt(5)
    satellites = [card for card in five.piles[2] if TYPES[five.terms.type[card]] == "solar_satellite"]
    assert Counter(card // BOX for card in satellites) == {0: 6, 1: 4}


@pytest.mark.rule("SD-S3")
def test_which_advanced_cards_are_level_three() -> None:
    plain = dealt(4, rules="advanced")
    other = dealt(4, rules="advanced", level3_advanced="tech_center")
    for state, name in ((plain, "ROB"), (other, "TEC")):
        assert {CARDS[card][:3] for card in state.piles[3]} >= {name}
        assert len(state.piles[3]) == 20


@pytest.mark.rule("SD-S4", "SD-021")
def test_what_each_player_gets() -> None:
    state = begun()
    for seat in range(4):
        assert state.markers[seat] == 10
        assert state.score(seat) == 0
        assert state.hourglass[2 * seat : 2 * seat + 2] == [INACTIVE, INACTIVE]
        assert state.tech[seat] == 0
        assert state.ship_owner[state.planet[seat]] == seat


@pytest.mark.rule("SD-S5")
@pytest.mark.parametrize("seats", SEATS)
def test_generators_and_depots(seats: int) -> None:
    state = dealt(seats)
    for seat in range(seats):
        types = Counter(TYPES[state.terms.type[card]] for card in state.personal[seat])
        assert types == {"generator": 2, "depot": 1, "mine": 3}
    depots = {CARDS[card] for seat in range(8) for card in dealt(3, seat).personal[0] if CARDS[card].startswith("DEP")}
    assert len(depots) > 1


@pytest.mark.rule("SD-S6")
@pytest.mark.parametrize("seats", SEATS)
def test_every_hand_has_mines_of_three_colours_of_one_box(seats: int) -> None:
    lacking: Counter[tuple[int, str]] = Counter()
    state = dealt(seats)
    for seat in range(seats):
        mines = [card for card in state.personal[seat] if state.terms.type[card] == MINE]
        colours = {CARDS[card].removeprefix("2/")[4] for card in mines}
        boxes = {card // BOX for card in mines}
        assert len(colours) == 3
        assert len(boxes) == 1
        lacking[(boxes.pop(), ({*"RYGB"} - colours).pop())] += 1
    assert set(lacking.values()) == {1}


@pytest.mark.rule("SD-S6")
def test_which_pile_of_mines_a_player_gets_is_random() -> None:
    def colours(seed: int) -> frozenset[str]:
        return frozenset(name[4] for name in hand(dealt(4, seed), 0) if name.startswith("MIN"))

    assert len({colours(seed) for seed in range(8)}) > 1


@pytest.mark.rule("SD-S7")
def test_supply_and_reserve() -> None:
    basic, advanced = dealt(4), dealt(4, rules="advanced")
    assert basic.view(None)["supply"] == {"R": 10, "Y": 10, "G": 10, "B": 10}
    assert dealt(5).view(None)["supply"] == {"R": 20, "Y": 20, "G": 20, "B": 20}
    assert basic.view(None)["reserve"] == {"hourglasses": 0, "attack_markers": 0, "ships": 0, "gizzi_deck": 0}
    assert advanced.view(None)["reserve"] == {"hourglasses": 2, "attack_markers": 10, "ships": 1, "gizzi_deck": 8}
    assert basic.piles[2] != dealt(4, 2).piles[2]


@pytest.mark.rule("SD-S8")
def test_the_ring() -> None:
    state = dealt(5)
    assert state.home == [0, 2, 4, 6, 8]
    assert [state.ship_at[state.planet[seat]] for seat in range(5)] == state.home
    assert state.cargo == [0] * len(state.cargo)
    shuffled = [dealt(5, seed, ring_order="random").home for seed in range(6)]
    assert all(sorted(home) == [0, 2, 4, 6, 8] for home in shuffled)
    assert any(home != [0, 2, 4, 6, 8] for home in shuffled)


@pytest.mark.rule("SD-S9")
def test_the_start_choice_is_secret_and_revealed_together() -> None:
    state = dealt()
    mine = next(name for name in hand(state, 0) if name.startswith("MIN"))
    events = do(state, 0, "choose_start", side="L", mine=mine, column=2)
    assert events[0].view(0)["mine"] == mine
    assert events[0].view(1) == {"kind": "start_chosen", "seat": 0}
    assert "start" not in look(state, 1)["seats"][0]
    assert look(state, 0)["seats"][0]["start"] == {"side": "L", "mine": mine, "column": 2}
    assert state.built[0] == []
    for seat in (1, 2):
        state.play(seat, state.default(seat))
    assert state.phase == CHOICE
    state.play(3, state.default(3))
    assert state.phase == RUNNING
    assert [CARDS[card][:3] for card in state.built[0]] == ["GEN", "MIN"]
    assert [len(pile) for pile in state.personal] == [4, 4, 4, 4]
    assert state.powered[0] == 0b1100


def test_the_set_up_rules_are_found_by_both_names() -> None:
    """The specification calls them S1 to S11; a refusal names them like all other rules."""
    assert GAME.rules["S9"] is GAME.rules["SD-S9"]
    assert all(f"S{number}" in GAME.rules for number in range(1, 12))


@pytest.mark.rule("SD-S9")
def test_what_the_start_choice_refuses() -> None:
    state = dealt()
    own = next(name for name in hand(state, 0) if name.startswith("MIN"))
    other = next(name for name in hand(state, 1) if name.startswith("MIN"))
    refused(state, 0, "E_NOT_IN_PILE", "SD-S9", "choose_start", side="R", mine=other, column=4)
    for column in (3, 6, -100, 999):
        refused(state, 0, "E_NO_POWER", "SD-S9", "choose_start", side="R", mine=own, column=column)
    for mine in ("2/GEN-1", "2/MIN-R-GB"):
        refused(state, 0, "E_UNKNOWN", "SD-015", "choose_start", side="R", mine=mine, column=4)
    assert len(listed(state, 0, "choose_start")) == 12
    do(state, 0, "choose_start", side="R", mine=own, column=5)
    refused(state, 0, "E_PHASE", "SD-S9", "choose_start", side="R", mine=own, column=5)
    refused(state, 0, "E_PHASE", "SD-015", "start_tech")
    assert listed(state, 0, "choose_start") == []


@pytest.mark.rule("SD-S9")
def test_the_choice_of_an_absent_player() -> None:
    state = dealt()
    mines = sorted(name for name in hand(state, 2) if name.startswith("MIN"))
    assert state.default(2).data() == {"do": "choose_start", "side": "R", "mine": mines[0], "column": 4}


@pytest.mark.rule("SD-S10", "SD-130")
@pytest.mark.parametrize("seats", SEATS)
def test_a_gizzi_card_at_every_neutral_field(seats: int) -> None:
    state = dealt(seats, rules="advanced")
    boxes = 1 if seats < 5 else 2
    assert [gizzi >= 0 for gizzi in state.gizzi_up] == [False, True] * seats
    assert len(state.gizzi_deck) == 12 * boxes - seats
    assert all("gizzi" in field for field in look(state, 0)["ring"][1::2])
    cards = [*state.gizzi_up[1::2], *state.gizzi_deck]
    assert sorted(cards) == list(range(12 * boxes))
    assert cards != sorted(cards)


@pytest.mark.rule("SD-S11")
def test_time_begins_with_the_last_choice() -> None:
    state = dealt()
    assert due(state) is None
    assert state.due_for(0) is None
    assert state.advance(5_000) == []
    assert state.now == 0
    for seat in range(4):
        state.play(seat, state.default(seat))
    assert (state.phase, state.now, due(state)) == (RUNNING, 0, 60_000)


def test_the_first_generator_is_one_of_the_hand() -> None:
    state = begun()
    for seat in range(4):
        assert [state.terms.type[card] for card in state.built[seat]].count(GENERATOR) == 1
