"""The sprint: who is schooled reckons how many rounds the gold takes, and does what makes them fewer."""

from __future__ import annotations

from typing import Any, cast

from farport.games.space_paper.planner.sprint import SPRINT, plan_sprint, rounds_left, runner_of, settlement
from farport.games.space_paper.state import Position
from farport.kernel import Action, Manner, Rng
from tests.games.space_paper.table import GAME, colony, fresh, game, level, name, outpost, planet, ship, to

SCHOOLED = Manner(schooled=True)


def proposed(position: Position, seat: int = 0) -> list[str]:
    """What the seat is to do, without its commit."""
    actions = [action.data() for action in plan_sprint(position, seat, Rng(1), SCHOOLED)]
    return [" ".join([str(word) for word in action.values()]) for action in actions if action["do"] != "commit"]


def played_out(seed: int, schooled: int) -> Position:
    """A game of two planners; one of them is schooled."""
    state = cast(Position, GAME.new(2, seed))
    dice = Rng.from_seed(seed)
    while state.to_move:
        seat = state.to_move[0]
        plan: list[Action[Any]] = state.plan_as(seat, dice, Manner(schooled=seat == schooled))
        for action in plan or [state.default(seat)]:
            if seat not in state.to_move or state.refusal(seat, action) is not None:
                break
            state.play(seat, action)
    return state


def test_the_schooled_beat_the_rules_of_thumb() -> None:
    games = [(played_out(seed, schooled), schooled) for seed in range(6) for schooled in (0, 1)]
    won = [schooled for state, schooled in games if state.winners == [schooled]]
    assert len(won) >= 10


# ---------------------------------------------------------------------- rounds to the goal


def test_rounds_are_those_that_the_game_takes() -> None:
    """5 gold doubled and 3 after each upkeep: from 100 it is 201 with the eighth income."""
    table = game(("vulcans", "ethers"), politics=("capitalism", "republic"))
    table.gold[0] = 100
    runner = runner_of(table, 0)
    assert (runner.gold, runner.double, runner.after) == (5, True, 3)
    runner.science = 0
    assert 7.0 < runner.rounds(table) < 8.0
    runner.bank = 99
    assert 8.0 < runner.rounds(table) < 9.0
    table.gold[0] = 200
    assert runner_of(table, 0).rounds(table) <= 1.0


def test_science_becomes_revenue_on_the_way() -> None:
    table = game(("vulcans", "ethers"), politics=("capitalism", "republic"))
    slow = runner_of(table, 0)
    slow.science = 0
    quick = runner_of(table, 0)
    quick.science = 10
    assert quick.rounds(table) < slow.rounds(table)


def test_the_game_lasts_until_the_first_has_the_gold() -> None:
    table = game(("vulcans", "ethers"), politics=("capitalism", "capitalism"))
    before = rounds_left(table)
    table.gold[1] = 200
    assert rounds_left(table) <= 1.0 < before


# ---------------------------------------------------------------------- the opening


def test_the_opening_is_the_quickest_that_is_left() -> None:
    table = fresh(2, 4)
    first = table.to_move[0]
    second = 1 - first
    chosen: list[str] = []
    for seat in (first, second, second, first, first, second, first, second):
        (action,) = plan_sprint(table, seat, Rng(1), SCHOOLED)
        chosen.append(str(action))
        table.play(seat, action)
    assert chosen[0] == "choose_race vulcans none"
    assert chosen[1].startswith("choose_race ethers revenue"), "who chooses a technology earns from the first round on"
    assert chosen[2].startswith("choose_leader financier")
    assert chosen[4] == "choose_event great_discovery"
    assert chosen[5] == "choose_event galactic_lottery"
    assert chosen[6:] == ["choose_politics capitalism"] * 2


# ---------------------------------------------------------------------- rounds


def sprinting(**more: Any) -> Position:
    return game(("vulcans", "ethers"), politics=("capitalism", "capitalism"), **more)


def test_a_discovery_is_made_where_it_earns() -> None:
    assert "play_event revenue" in proposed(sprinting(events=("great_discovery",)))


def test_science_goes_into_revenue_until_there_is_no_more() -> None:
    table = sprinting(phase="t")
    table.science[0] = 20
    assert proposed(to(table, "t")) == ["research revenue"]
    level(table, 0, revenue=5)
    assert proposed(to(table, "t")) not in ([], ["research revenue"])


def test_who_is_too_far_from_the_gold_goes_by_rules_of_thumb() -> None:
    table = sprinting(economic_goal=1000)
    assert rounds_left(table) > SPRINT
    assert proposed(table) == []


def test_what_pays_before_the_end_is_settled() -> None:
    table = sprinting(phase="c")
    rock = planet(table, "ft22", "lava", "asteroids")
    far = planet(table, "ft22", "frozen", "giant")  # fifty rounds of adaptation
    assert settlement(table, 0, rock, 8.0) == 5 + 8 * (2 + 0.4) - 7  # paid once, gold and some science, upkeep
    assert settlement(table, 0, far, 8.0) == 0.0
    table.gold[0] = 20
    assert proposed(table) == [f"settle {name(table, rock)} settle"]


def test_what_cannot_be_paid_for_is_not_settled() -> None:
    table = sprinting(phase="c")
    near = planet(table, "ft22", "barren", "dwarf")  # two rounds of adaptation, at 4 gold each
    table.gold[0] = 3
    assert settlement(table, 0, near, 12.0) > 0.0
    assert proposed(table) == []
    table.gold[0] = 4
    assert proposed(table) == [f"settle {name(table, near)} settle"]


def test_a_ship_that_nobody_fights_is_sold() -> None:
    table = sprinting(phase="u")
    ship(table, 0, "scout", "ft22")
    assert proposed(table) == ["sell scout-1"]
    ship(table, 1, "cruiser", "koi2")
    assert proposed(table) == []


def test_a_planet_is_given_up_once_where_that_pays() -> None:
    table = sprinting(phase="u")
    rock = colony(table, 0, "ft22", "lava", "asteroids")  # 2 gold a round
    colony(table, 0, "ft22", "lava", "small")  # 10 gold a round
    colony(table, 0, "rallag", "lava", "asteroids")  # not to be settled again from here
    outpost(table, 0, "ft22", "lava", "asteroids")
    assert proposed(table) == [f"abandon {name(table, rock)}"]
    table.paid_out[rock] = 1
    assert proposed(table) == []


def test_colonies_are_given_up_for_the_last_gold() -> None:
    table = sprinting(phase="r")
    rock = colony(table, 0, "ft22", "lava", "asteroids")
    income = 2 * (5 + 1)
    table.gold[0] = 201 - income - 3
    assert f"abandon {name(table, rock)}" in proposed(table), "5 instead of 2 is the 3 that is missing"
    for gold in (201 - income - 4, 201 - income):
        table.gold[0] = gold
        assert not [word for word in proposed(table) if word.startswith("abandon")]
