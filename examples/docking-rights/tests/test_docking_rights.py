"""The rules of Docking Rights, each by a position, an action and its outcome."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from docking_rights import GAME
from docking_rights.state import Position

import farport
from farport import kit
from farport.bots import play_out

RECORDS = Path(__file__).parent / "records"


def dock(*hands: list[int], version: int = 2, **options: Any) -> Position:
    """Round 1 with these hands; at the dock lies ore worth 5, and spice worth 5 comes next."""
    state = GAME.of_version(version).new(len(hands), 1, options)
    assert isinstance(state, Position)
    state.fuel += [cell for hand in state.hands for cell in hand]
    state.hands = [list(hand) for hand in hands]
    for cell in [cell for hand in hands for cell in hand]:
        state.fuel.remove(cell)
    state.contracts += state.offered
    state.offered = []
    kinds, values = state.game.kinds_of, state.game.values
    for kind in (1, 0):
        best = next(one for one in state.contracts if (kinds[one], values[one]) == (kind, 5))
        state.contracts.append(state.contracts.pop(state.contracts.index(best)))
    state.offered = [state.contracts.pop()]
    assert state.violations() == []
    return state


def choose(state: Position, *cells: int) -> list[farport.Event]:
    events: list[farport.Event] = []
    for seat, cell in enumerate(cells):
        events = state.play(seat, GAME.action({"do": "choose", "cell": cell}))
    assert state.violations() == []
    return events


def points(state: Position) -> list[int]:
    return [sum(state.standing(seat).values()) for seat in range(state.seats)]


@pytest.mark.rule("DR-1", "DR-9")
@pytest.mark.parametrize("rounds", [6, 9, 12])
def test_the_most_points_win_after_the_last_round(rounds: int) -> None:
    played = play_out(GAME, 3, 5, {"rounds": rounds}, ["greedy"])
    assert played.result is not None
    assert played.state.view(None)["round"] == rounds
    best = max(played.result.scores)
    assert [seat for seat, score in enumerate(played.result.scores) if score == best] == list(played.result.winners)
    with pytest.raises(farport.RuleError, match=r"The game is over. \[DR-9\]"):
        played.state.play(0, GAME.action({"do": "choose", "cell": 1}))


@pytest.mark.rule("DR-2")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = dock([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])
    assert state.view(0)["hand"] == [1, 2, 3, 4, 5]
    assert state.view(1)["hand"] == [6, 7, 8, 9, 10]
    assert state.view(None)["hand"] == []


@pytest.mark.rule("DR-3")
def test_a_contract_is_turned_up_in_every_round() -> None:
    state = dock([1, 2], [3, 4])
    assert state.view(None)["dock"] == [{"kind": "ore", "value": 5}]
    choose(state, 1, 3)
    assert state.view(None)["dock"] == [{"kind": "spice", "value": 5}]


@pytest.mark.rule("DR-4")
def test_all_choose_at_the_same_time_and_in_secret() -> None:
    state = dock([1, 2], [3, 4], [5])
    assert list(state.to_move) == [0, 1, 2]
    events = state.play(1, GAME.action({"do": "choose", "cell": 4}))
    assert list(state.to_move) == [0, 2]
    assert [event.view(0) for event in events] == [{"kind": "chosen", "seat": 1}]
    assert state.view(0)["captains"][1]["chosen"]  # type: ignore[index]
    assert (state.view(1)["choice"], state.view(0)["choice"]) == (4, None)
    with pytest.raises(farport.RuleError, match=r"You have chosen; now the others choose. \[DR-4\]"):
        state.play(1, GAME.action({"do": "choose", "cell": 3}))
    with pytest.raises(farport.RuleError, match=r"You have no cell 9 in your hand. \[DR-4\]"):
        state.play(0, GAME.action({"do": "choose", "cell": 9}))


@pytest.mark.rule("DR-4")
def test_who_has_no_cell_drifts_past() -> None:
    state = dock([1], [3, 4], refuel=False)
    choose(state, 1, 3)
    assert state.to_move == (1,)
    with pytest.raises(farport.RuleError, match=r"You have no cell left, so you drift past. \[DR-4\]"):
        state.play(0, GAME.action({"do": "choose", "cell": 1}))
    state.play(1, GAME.action({"do": "choose", "cell": 4}))
    assert state.result is not None  # DR-9: nobody has a cell left


@pytest.mark.rule("DR-5")
def test_the_highest_cell_docks() -> None:
    state = dock([7, 2], [3, 4], [5, 6])
    choose(state, 7, 4, 6)
    assert (state.docked, state.shown, points(state)) == (0, [7, 4, 6], [5, 0, 0])


@pytest.mark.rule("DR-5", "DR-6")
def test_equal_cells_jam_and_the_next_one_docks() -> None:
    state = dock([9, 2], [9, 4], [5, 6])
    choose(state, 9, 9, 5)
    assert (state.docked, points(state)) == (2, [0, 0, 5])


@pytest.mark.rule("DR-6")
@pytest.mark.parametrize(("version", "won"), [(1, 5), (2, 10)])
def test_where_all_are_jammed_the_contracts_stay(version: int, won: int) -> None:
    """In version 1 they were lost."""
    state = dock([9, 2], [9, 4], version=version)
    choose(state, 9, 9)
    assert state.docked == -1
    choose(state, 2, 4)
    assert points(state) == [0, won]


@pytest.mark.rule("DR-7")
@pytest.mark.parametrize("refuel", [True, False])
def test_who_does_not_dock_draws_a_cell(refuel: bool) -> None:
    state = dock([7, 2], [3, 4], refuel=refuel)
    choose(state, 7, 3)
    assert [len(hand) for hand in state.hands] == [1, 2 if refuel else 1]
    assert state.spent == [7, 3]


@pytest.mark.rule("DR-7")
def test_spent_cells_come_back_when_the_deck_is_empty() -> None:
    state = dock([7, 2], [3, 4])
    state.spent, state.fuel = state.fuel, []
    choose(state, 7, 3)
    assert len(state.hands[1]) == 2
    assert state.spent == []


@pytest.mark.rule("DR-8")
@pytest.mark.parametrize(("version", "bonus"), [(1, 2), (2, 3)])
def test_one_contract_of_every_kind_is_a_set(version: int, bonus: int) -> None:
    """In version 1 it earned 2."""
    state = dock([7, 2], [3, 4], version=version)
    state.won[0] = [0, 4, 8]
    assert state.standing(0) == {"contracts": 6, "sets": 0}
    state.won[0].append(12)
    assert state.standing(0) == {"contracts": 8, "sets": bonus}
    assert state.facets(0) == {"set": "yes"}


def test_the_planner_bids_much_for_much() -> None:
    state = dock([1, 5, 9], [2, 3])
    state.offered = [0]
    (little,) = state.plan(0, farport.Rng(1))
    state.offered = [3]
    (much,) = state.plan(0, farport.Rng(1))
    assert (little.data()["cell"], much.data()["cell"]) == (5, 9)


def test_every_version_has_golden_records_and_they_replay() -> None:
    assert kit.golden.broken(GAME, RECORDS) == []


@pytest.mark.parametrize("check", kit.CHECKS, ids=lambda check: check.name)
def test_it_is_a_game(check: kit.Check) -> None:
    outcome = kit.examine(GAME, check, games=3)
    assert outcome.passed, outcome.text()
