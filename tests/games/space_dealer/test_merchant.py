"""The merchant: who is schooled plans voyages, makes what they lack, and never builds over what it needs."""

from __future__ import annotations

from typing import Any, cast

import pytest

from farport.bots import Sight, make
from farport.games.space_dealer import GAME
from farport.games.space_dealer.mechanics.goods import counts_of, packed
from farport.games.space_dealer.planner.bartering import best_barter, swap
from farport.games.space_dealer.planner.voyages import (
    NEVER,
    Call,
    Machine,
    Voyage,
    Yard,
    best_voyage,
    making,
    still_open,
    yard,
)
from farport.games.space_dealer.state import Position
from farport.games.space_dealer.vocabulary import demand_name, demand_named
from farport.kernel import Action, Manner, Plain, Rng
from tests.games.space_dealer.table import (
    MINUTE,
    at,
    begun,
    built,
    card,
    do,
    load,
    plan,
    ship_of,
    usable_on,
)

SCHOOLED = Manner(schooled=True)
LATE = 23 * MINUTE  # too late for new cards and technology
ANY = Machine([0, 0, 0, 0], any_colour=True)
RED_MINE = Machine([1, 0, 0, 0], any_colour=False)
RED_AND_YELLOW = Machine([2, 2, 0, 0], any_colour=False)


def proposed(state: Position, seat: int = 0) -> Plain:
    (action,) = state.plan_as(seat, Rng(1), SCHOOLED)
    assert state.refusal(seat, action) is None
    return action.data()


def planned_out(seats: int, seed: int, schooled: set[int], **options: str) -> Position:
    """A game of planners; some of them are schooled. What is proposed is allowed."""
    state = cast(Position, GAME.new(seats, seed, options))
    dice = Rng.from_seed(seed)
    while state.result is None:
        asked = state.to_move
        if not asked:
            state.advance(state.next_due)
            continue
        proposal: list[Action[Any]] = state.plan_as(asked[0], dice, Manner(schooled=asked[0] in schooled))
        assert state.refusal(asked[0], proposal[0]) is None
        state.play(asked[0], proposal[0])
    return state


def test_the_schooled_beat_the_rules_of_thumb() -> None:
    """Fair were a third."""
    games = [(planned_out(3, seed, {seat}), seat) for seed in range(5) for seat in range(3)]
    won = [seat for state, seat in games if state.result is not None and state.result.winners == (seat,)]
    assert len(won) >= 9


@pytest.mark.parametrize(("seats", "rules"), [(3, "basic"), (4, "advanced"), (6, "advanced")])
def test_a_table_of_the_schooled_plays_to_the_end(seats: int, rules: str) -> None:
    state = planned_out(seats, 3, set(range(seats)), rules=rules)
    assert state.violations() == []
    assert min([state.delivery_points[seat] for seat in range(seats)]) > 0


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_a_master_chooses_the_same_whatever_is_hidden(rules: str) -> None:
    state = cast(Position, GAME.new(3, 2, {"rules": rules}))
    dice = Rng(1)
    for turn in range(300):
        asked = state.to_move
        if not asked:
            state.advance(state.next_due)
            continue
        action = make("master", GAME, turn).choose(Sight(state, asked[0]))
        if turn % 10 == 0:
            other = make("master", GAME, turn).choose(Sight(state.guess(asked[0], dice), asked[0]))
            assert other == action
        state.play(asked[0], action)


# ---------------------------------------------------------------------- making


@pytest.mark.parametrize(
    ("missing", "machines", "minutes"),
    [
        ([0, 0, 0, 0], [], 1),  # nobody asks for nothing
        ([1, 0, 0, 0], [RED_MINE], 1),
        ([2, 0, 0, 0], [RED_MINE], 2),  # a card has one field
        ([2, 0, 0, 0], [RED_MINE, ANY], 1),
        ([2, 2, 0, 1], [RED_AND_YELLOW, ANY], 1),
        ([4, 4, 0, 0], [RED_AND_YELLOW], 2),
        ([0, 0, 1, 0], [RED_AND_YELLOW], NEVER),
        ([6, 0, 0, 0], [RED_MINE], NEVER),  # nobody waits so long
    ],
)
def test_goods_take_as_many_minutes_as_their_runs(missing: list[int], machines: list[Machine], minutes: int) -> None:
    assert making(list(missing), machines) == minutes


def test_runs_under_way_count_as_done() -> None:
    state = begun(3)
    built(state, 0, "GEN-8", "L")
    built(state, 0, "MUL-1", 3)
    assert (yard(state, 0).stock, yard(state, 0).pending, len(yard(state, 0).machines)) == (0, 0, 2)
    do(state, 0, "start_use", card="MUL-1")
    do(state, 0, "start_use", card="MIN-R-GB")
    assert (counts_of(yard(state, 0).stock), yard(state, 0).pending) == ([1, 0, 0, 0], 1)


# ---------------------------------------------------------------------- voyages


def voyage(state: Position, stock: list[int], machines: list[Machine] | None = None) -> Voyage:
    """From home, with that stock."""
    found = best_voyage(state, 0, state.home[0], Yard(packed(stock), 0, machines or []), 0, [])
    assert found is not None
    return found


def names(found: Voyage) -> list[str]:
    return sorted([demand_name(demand) for demand in found.demands])


def test_a_full_ship_for_one_planet_is_better_than_a_good_for_each() -> None:
    state = begun(3)
    built(state, 1, "DEP-R", 5)
    found = voyage(state, [3, 0, 0, 1])
    assert names(found) == ["DEP-R#0", "MIN-Y-RB#0"]
    assert (found.step, found.distance, found.wait, counts_of(found.goods)) == (1, 2, 0, [3, 0, 0, 1])
    assert best_voyage(state, 0, state.home[0], Yard(packed([0, 0, 0, 0]), 0, []), 0, []) is None


def test_a_voyage_waits_for_goods_that_are_worth_it() -> None:
    state = begun(3)
    built(state, 1, "DEP-R", 5)
    found = voyage(state, [2, 0, 0, 1], [RED_MINE])
    assert (names(found), found.wait) == (["DEP-R#0", "MIN-Y-RB#0"], 1)
    assert voyage(state, [2, 0, 0, 1]).wait == 0


def test_a_demand_under_construction_is_foreseen() -> None:
    state = begun(3)
    do(state, 1, "plan", card="MIN-G-YB")
    assert best_voyage(state, 0, state.home[0], Yard(packed([0, 1, 0, 1]), 0, []), 0, []) is None
    do(state, 1, "start_build", card="MIN-G-YB")
    assert names(voyage(state, [0, 1, 0, 1])) == ["MIN-G-YB#0"]


def test_what_a_rival_brings_first_is_not_worth_the_way() -> None:
    """The demand of seat 1 asks for red and blue; the ship of seat 2 is a flight away from there."""
    state = begun(3)
    mine = demand_named("MIN-Y-RB#0")
    call = Call(mine, state.home[1], 2, state.terms.demand_goods[mine], 1.7, 0)
    undisturbed = still_open(state, 0, call, 2)
    at(state, ship_of(state, 2), state.home[1] + 1)
    assert still_open(state, 0, call, 2) == undisturbed
    load(state, ship_of(state, 2), "RB")
    assert still_open(state, 0, call, 2) < undisturbed / 5
    assert undisturbed / 3 < still_open(state, 0, call, 1) < undisturbed


# ---------------------------------------------------------------------- what is proposed


def test_the_tech_level_comes_first() -> None:
    state = begun(3)
    while proposed(state)["do"] == "plan":
        do(state, 0, "plan", card=proposed(state)["card"])
    assert proposed(state)["do"] == "start_tech"


def test_the_ship_takes_what_its_voyage_asks_for_and_leaves_the_rest() -> None:
    state = begun()
    built(state, 0, "DEP-G", 5)
    built(state, 1, "DEP-R", 5)
    state.advance(LATE)
    load(state, "depot:DEP-G", "RRRBYY")
    taken: list[object] = []
    while (action := proposed(state))["do"] == "move_goods":
        taken.append(action["goods"])
        do(state, 0, "move_goods", from_=action["from"], to=action["to"], goods=action["goods"])
    assert taken == [{"R": 3}, {"B": 1}]
    assert proposed(state) == {"do": "start_flight", "ship": ship_of(state, 0), "field": 1}


def test_the_only_depot_is_never_built_over() -> None:
    """A fusion mine takes two columns side by side. Of the two that have power the depot has one."""
    state = begun()
    built(state, 0, "DEP-G", 5)
    plan(state, 0, "FMI-1")
    usable_on(state, 0, "FMI-1")
    assert proposed(state) == {"do": "release", "hourglass": 1}
    built(state, 0, "GEN-8", "L")
    assert proposed(state) == {"do": "use_build", "hourglass": 1, "site": 2}


def test_a_planning_area_that_is_full_of_what_is_not_worth_its_site_is_cleared() -> None:
    """Either multimine would have to cover the complex, which is worth as much."""
    state = begun()
    built(state, 0, "DEP-G", 5)
    built(state, 0, "GEN-8", "L")
    built(state, 0, "CPX-G", 2)
    state.tech[0] = len(state.terms.level_at) - 1
    plan(state, 0, "MUL-1")
    assert proposed(state)["do"] == "draw"
    plan(state, 0, "MUL-2")
    assert proposed(state)["do"] == "start_build"


def test_of_any_colour_the_one_is_made_that_the_voyage_lacks() -> None:
    """Seat 1 asks for red and blue, and red is at home."""
    state = begun()
    built(state, 0, "GEN-8", "L")
    built(state, 0, "MUL-1", 3)
    built(state, 0, "DEP-G", 5)
    state.advance(LATE)
    load(state, "depot:DEP-G", "R")
    usable_on(state, 0, "MUL-1")
    made = proposed(state)
    assert (made["do"], made["placements"]) == ("use_card", [["B", "depot:DEP-G"]])


def test_nothing_is_made_of_a_colour_that_is_spoken_for() -> None:
    """One red is left, and the mine of another is at work on it."""
    state = begun()
    built(state, 0, "DEP-G", 5)
    built(state, 2, "MIN-R-YG", 5)
    state.advance(LATE)
    load(state, "depot:DEP-G", "RRRRRRRRR")
    assert proposed(state) == {"do": "start_use", "card": "MIN-R-GB"}
    do(state, 2, "start_use", card="MIN-R-YG")
    assert proposed(state)["do"] == "wait"


# ---------------------------------------------------------------------- bartering


def cornered() -> Position:
    """Seat 1 has all the red that its own demands ask for, and lacks what seat 0 has too much of."""
    state = begun()
    built(state, 1, "DEP-R", 5)
    built(state, 0, "DEP-G", 5)
    state.advance(LATE)
    load(state, "depot:DEP-R", "RRRRRRRRRR")
    load(state, "depot:DEP-G", "GGGGGBBBBB")
    return state


def test_where_a_host_has_what_its_demands_lack_a_ship_goes_to_barter() -> None:
    state = cornered()
    found = best_barter(state, 0, state.home[0], state.stored[card("DEP-G")], SCHOOLED)
    assert found is not None
    assert (found.step, found.distance) == (1, 2)
    assert proposed(state)["do"] == "move_goods"
    while (action := proposed(state))["do"] == "move_goods":
        do(state, 0, "move_goods", from_=action["from"], to=action["to"], goods=action["goods"])
    assert action == {"do": "start_flight", "ship": ship_of(state, 0), "field": 1}


def test_as_many_goods_are_offered_as_a_demand_lacks_and_both_gain() -> None:
    state = cornered()
    at(state, ship_of(state, 0), state.home[1])
    load(state, ship_of(state, 0), "GGGB")
    offered = proposed(state)
    assert (offered["do"], offered["partner"], offered["theirs"]) == ("offer", 1, "depot:DEP-R")
    assert (offered["give"], offered["take"]) == ({"G": 2}, {"R": 2})
    do(state, 0, "offer", **{name: value for name, value in offered.items() if name != "do"})
    (answer,) = state.plan_as(1, Rng(1), Manner())
    assert answer.do == "accept"
    state.play(1, answer)
    assert proposed(state)["do"] == "deliver"


def test_who_has_nothing_that_a_host_wants_makes_no_offer() -> None:
    state = cornered()
    at(state, ship_of(state, 0), state.home[1])
    state.advance(state.now + MINUTE)
    assert swap(state, 0, SCHOOLED) is None
