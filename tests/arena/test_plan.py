"""The plan of a run: who plays whom, where and how often."""

from __future__ import annotations

from collections import Counter

import pytest

import farport
from farport.arena.plan import Plan, lineups
from farport.kernel import FarportError, OptionError, SeatError, StateError

PLANET = farport.game("forgotten-planet")


def test_every_two_bots_meet() -> None:
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_fewer_bots_than_seats_sit_on_several_seats_each() -> None:
    assert lineups(["a"], 3) == [("a", "a", "a")]
    assert lineups(["a", "b"], 4) == [("a", "a", "b", "b")]
    assert lineups(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]


def test_a_bot_may_be_named_more_than_once() -> None:
    assert lineups(["a", "b", "b"], 3) == [("a", "b", "b")]
    assert lineups(["a", "a", "b"], 2) == [("a", "a"), ("a", "b")]


def test_every_bot_has_every_seat_equally_often_on_the_same_seeds() -> None:
    plan = Plan(PLANET, 3, ["random", "greedy", "easy", "medium"], 20)
    assert plan.games == 24  # four lineups in three rotations, twice
    places: Counter[tuple[str, int]] = Counter()
    seeds: Counter[int] = Counter()
    for number in range(plan.games):
        sitting = plan.sitting(number)
        seeds[sitting.seed] += 1
        for seat, bot in enumerate(sitting.bots):
            places[bot, seat] += 1
    assert set(places.values()) == {6}
    assert seeds == {1: 12, 2: 12}


def test_a_lineup_that_turned_is_the_same_plays_once_a_seed() -> None:
    alone = Plan(PLANET, 3, ["easy"], 12)
    assert [alone.sitting(number).seed for number in range(alone.games)] == list(range(1, 13))
    mirrored = Plan(PLANET, 4, ["easy", "easy", "random", "random"], 4)
    seated = [(mirrored.sitting(number).seed, mirrored.sitting(number).bots) for number in range(mirrored.games)]
    assert len(set(seated)) == len(seated) == 4


def test_chunks_hold_every_game_once() -> None:
    plan = Plan(PLANET, 2, ["random", "greedy"], 33)
    numbers = [sitting.number for chunk in range(plan.chunks) for sitting in plan.chunk(chunk)]
    assert numbers == list(range(34))


def test_an_option_can_vary_from_round_to_round() -> None:
    plan = Plan(PLANET, 2, ["random", "greedy"], 12, vary="scenario")
    scenarios = [plan.sitting(number).options["scenario"] for number in range(plan.games)]
    assert scenarios[0] == scenarios[1] != scenarios[2]
    assert set(scenarios) == {"duel", "twin-veins", "open-range"}  # those for two players


def test_a_plan_comes_back_from_its_data() -> None:
    plan = Plan(PLANET, 3, ["random", "greedy"], 10, seed=9, options={"stall_rounds": 5}, vary="shared_move")
    twin = Plan.from_data(plan.data())
    assert twin.data() == plan.data()
    assert twin.sitting(7) == plan.sitting(7)


@pytest.mark.parametrize(("seed", "games"), [(10**20, 1), (-(10**20), 1), (2**63 - 1, 3)])
def test_every_seed_of_a_plan_fits_into_its_results(seed: int, games: int) -> None:
    assert Plan(PLANET, 2, ["random"], 1, seed=2**63 - 1).rounds == 1
    with pytest.raises(FarportError, match=f"seed: the rounds count on from {seed}, but results hold seeds from -"):
        Plan(PLANET, 2, ["random"], games, seed=seed)
    with pytest.raises(FarportError, match="seed: the rounds count on from 1, "):
        Plan.from_data({**Plan(PLANET, 2, ["random"], 1).data(), "rounds": 10**20})


def test_what_cannot_be_played_is_said_at_once() -> None:
    with pytest.raises(SeatError, match="2 to 4 seats, not 9"):
        Plan(PLANET, 9, ["random"], 1)
    with pytest.raises(FarportError, match="there is no bot 'genius'"):
        Plan(PLANET, 2, ["genius"], 1)
    with pytest.raises(OptionError, match="unknown option 'luck'"):
        Plan(PLANET, 2, ["random"], 1, vary="luck")
    with pytest.raises(OptionError, match="can vary"):
        Plan(PLANET, 2, ["random"], 1, vary="max_rounds")
    with pytest.raises(StateError, match=r"run.json: seats: this key is missing|run.json: .*missing"):
        Plan.from_data({"farport": 2})
    with pytest.raises(FarportError, match="at least one bot"):
        Plan(PLANET, 2, [], 1)
