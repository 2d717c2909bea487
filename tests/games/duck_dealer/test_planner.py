"""The planner: plans are legal, worth it, and found in every phase."""

from __future__ import annotations

import pytest

from farport import Event, Rng
from farport.bots import Match, Played, make, play_out
from farport.games.duck_dealer import GAME
from farport.games.duck_dealer.state import Position
from farport.kernel import Manner, Value
from farport.kernel.manner import PLAIN
from tests.games.duck_dealer.scenes import CREW, acting, factories, goods, known, play, put, stock, table


def carry_out(state: Position, seat: int = 0, manner: Manner = PLAIN) -> list[str]:
    """The seat follows its plans until somebody else is asked or its turn is over."""
    done: list[str] = []
    while state.to_move == (seat,) and (not done or done[-1] != "end_turn"):
        for action in state.plan_as(seat, Rng(1), manner):
            state.play(seat, action)
            assert state.violations() == []
            done.append(action.do)
    return done


def religious() -> Position:
    """Stealth ducks are made on loofah, radios on flannel; everything for a religion is near."""
    state = known(
        table(ships=[("hold", "hold", "merchant")]), loofah="stealth", flannel="radio", soapdish="art", hub="pills"
    )
    return factories(state, loofah="stealth", flannel="radio")


def test_a_fifty_point_factory_is_found_from_scratch() -> None:
    state = put(acting(religious()), at="teal", tokens=(5, 1, 6))
    done = carry_out(state)
    assert done.count("mine") >= 4
    assert done.count("convert") == 2
    assert state.vp[0] == 50
    assert state.tables.goods.good("religion") in state.factory


def test_it_collects_what_the_plan_lacks() -> None:
    state = put(religious(), at="soapdish", tokens=(0, 0, 0), goods={"stealth": 1, "radio": 1})
    plan = state.plan(0, Rng(1))
    assert [action.data() for action in plan] == [{"do": "collect", "colour": "yellow"}]


def test_it_acts_when_the_plan_is_paid_for() -> None:
    state = put(religious(), at="soapdish", tokens=(0, 1, 0), goods={"stealth": 1, "radio": 1})
    done = carry_out(state)
    assert done[:2] == ["start_action", "done_free"]
    assert (state.vp[0], goods(state)) == (50, {})


def test_who_is_schooled_makes_more_of_the_same_turn() -> None:
    earned = []
    for schooled in (False, True):
        state = acting(table(ships=[("hold", "navigator", "merchant")]))
        carry_out(put(state, tokens=(4, 3, 6)), manner=Manner(schooled=schooled))
        earned.append(state.vp[0])
    assert 0 < earned[0] < earned[1]


def test_it_goes_on_in_the_middle_of_a_turn() -> None:
    state = put(acting(religious()), at="teal", tokens=(3, 1, 3), goods={"stealth": 1, "duck": 1})
    play(state, "fly", to="teal~flannel#1")
    carry_out(state)
    assert state.vp[0] == 50


def test_there_are_other_turns_beside_the_proposal_and_all_can_be_played() -> None:
    collecting = put(religious(), at="soapdish", tokens=(2, 0, 2), goods={"stealth": 1, "radio": 1})
    for state in (collecting, put(acting(religious()), at="teal", tokens=(5, 1, 6))):
        found = state.plans_as(0, Rng(1), PLAIN, 6)
        assert found[0] == state.plan_as(0, Rng(1), PLAIN)
        assert 2 <= len(found) <= 6
        assert len({tuple(line) for line in found}) == len(found)
        for line in found:
            trial = state.copy()
            for action in line:
                trial.play(0, action)
    assert {line[0].do for line in collecting.plans_as(0, Rng(1), PLAIN, 6)} == {"collect", "start_action"}
    assert collecting.plans_as(1, Rng(1), PLAIN, 6) == []


def test_who_is_schooled_follows_fewer_drafts_with_less_sight_but_to_the_end_of_the_turn() -> None:
    state = put(acting(religious()), at="teal", tokens=(5, 1, 6))
    done = carry_out(state, manner=Manner(schooled=True, sight=0.1))
    assert done.count("convert") == 2
    assert state.vp[0] == 50


def test_a_free_action_turn_is_taken_for_a_fifty() -> None:
    state = put(religious(), at="soapdish", tokens=(0, 1, 0), goods={"stealth": 1, "radio": 1})
    stock(state, 0, 3, 3)
    play(state, "collect", colour="red")
    assert [action.do for action in state.plan(0, Rng(1))] == ["accept_free_turn"]


def test_good_offers_are_taken_and_bad_ones_are_not() -> None:
    for give, take, answer in (
        ({"religion": 1}, {"duck": 1}, "accept_offer"),
        ({"duck": 1}, {"religion": 1}, "refuse_offer"),
    ):
        state = known(table(), loofah="radio")
        put(state, at="loofah", goods=give)
        acting(put(state, seat=1, at="loofah", goods=take))
        play(state, "offer", partner=1, give=give, take=take)
        assert [action.do for action in state.plan(1, Rng(1))] == [answer]


def test_nobody_who_is_not_asked_gets_a_plan() -> None:
    state = table(ships=[CREW])
    assert state.plan(1, Rng(1)) == []


def test_planners_beat_chance_and_build_fifties() -> None:
    built: list[int] = []

    def watch(events: list[Event]) -> None:
        built.extend([event.data["vp"] for event in events if event.kind in ("factory_built", "consumer_built")])  # type: ignore[misc]

    played = play_out(GAME, 2, 5, {"counter_spaces": 12}, ["greedy", "random"], check=True, on_events=watch)
    assert played.broken == []
    assert played.result is not None
    assert (played.result.reason, played.result.winners) == ("counter", (0,))
    assert 50 in built


STRICT: dict[str, Value] = {
    "stop_on_points": False,
    "passages_together": False,
    "passage_cost_colour": "any",
    "fifth_yard": "any",
    "capacity_check": "before_move_and_end_of_turn",
}
LOOSE: dict[str, Value] = {"wildcard_must_differ": False, "privilege_scope": "planet"}
LIGHT: dict[str, Value] = {"remove_equipment_freely": True, "privilege_scope": "planet"}


@pytest.mark.parametrize("options", [STRICT, LOOSE, LIGHT])
def test_plans_fit_every_kind_of_table(options: dict[str, Value]) -> None:
    state = GAME.new(2, 3, options)
    bots = [make("greedy", GAME, seat) for seat in range(2)]
    match = Match(Played(state, 3, options), bots, check=True)
    for _ in range(120):
        assert match.step()
    assert isinstance(state, Position)
    assert max(state.vp) > 0


def test_what_both_can_do_more_with_is_offered() -> None:
    """A religion takes a stealth duck and a radio: who has two of one kind and who has two of the other would swap."""
    state = religious()
    put(state, seat=1, at="soapdish", goods={"radio": 2})
    state = acting(put(state, at="soapdish", goods={"stealth": 2}, tokens=(0, 0, 0)))
    (action,) = state.plan(0, Rng(1))
    assert action.data() == {"do": "offer", "partner": 1, "give": {"stealth": 1}, "take": {"radio": 1}}
    state.play(0, action)
    assert [answer.do for answer in state.plan(1, Rng(1))] == ["accept_offer"]


def test_nobody_is_offered_what_they_would_refuse() -> None:
    state = known(table(), loofah="radio")
    put(state, at="loofah", goods={"duck": 1})
    acting(put(state, seat=1, at="loofah", goods={"religion": 1}))
    assert [action.do for action in state.plan(0, Rng(1))] != ["offer"]
