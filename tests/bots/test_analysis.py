"""The analysis of a finished game: what a decision cost, and where the game turned."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

import pytest

import farport
from farport import bots
from farport.bots import analyse, judged, pace, play_out
from farport.kernel import FarportError, Move, Record, RecordError, Rng


@pytest.fixture(scope="module")
def record() -> Record:
    game = farport.game("forgotten-planet")
    whole = play_out(game, 2, 5, bots=["greedy", "random"]).record
    return Record(whole.game, whole.rules_version, 2, whole.seed, whole.options, whole.moves[:25])


def test_every_decision_is_compared_with_the_best_that_was_found(record: Record) -> None:
    analysis = analyse(record, iterations=12)
    assert len(analysis.curve) == len(record.moves) + 1
    assert all(sum(moment) == pytest.approx(1) for moment in analysis.curve)
    assert {decision.seat for decision in analysis.decisions} == {0, 1}
    for decision in analysis.decisions:
        assert decision.action == record.moves[decision.place].action
        assert decision.choices > 1
        assert 0 <= decision.loss <= 1
        assert decision.best_chance >= decision.chance
        if decision.best == decision.action:
            assert decision.loss == 0
    losses = [decision.loss for decision in analysis.turning_points]
    assert losses == sorted(losses, reverse=True)


def test_a_player_who_plays_at_random_loses_more_by_it(record: Record) -> None:
    analysis = analyse(record, iterations=12)
    cost = [sum([d.loss for d in analysis.decisions if d.seat == seat]) for seat in (0, 1)]
    assert cost[1] > cost[0]


def test_only_the_seats_asked_for(record: Record) -> None:
    heard: list[tuple[int, int]] = []
    analysis = analyse(record, iterations=4, seats=[1], on_decision=lambda done, of: heard.append((done, of)))
    assert {decision.seat for decision in analysis.decisions} == {1}
    assert heard[0] == (1, 25)
    assert heard[-1] == (25, 25)


def test_it_runs_in_a_worker_process_and_says_the_same_there(record: Record) -> None:
    with ProcessPoolExecutor(1) as pool:
        there = pool.submit(analysed, record.data()).result()
    assert there == analysed(record.data())


@pytest.mark.parametrize("iterations", [0, -1])
def test_a_judgement_takes_at_least_one_iteration(record: Record, iterations: int) -> None:
    with pytest.raises(FarportError, match=f"iterations: .* at least 1 is expected, not {iterations}$"):
        analyse(record, iterations=iterations)


def test_a_record_that_was_edited_is_not_judged(record: Record) -> None:
    with pytest.raises(RecordError, match="another position than the digest says; it was edited"):
        analyse({**record.data(), "digest": "0" * 64}, iterations=1)


def test_a_move_that_cannot_be_read_is_named_by_its_place(record: Record) -> None:
    moves = [*record.moves[:3], Move(record.moves[3].seat, {"do": "fly"}), *record.moves[4:]]
    edited = Record(record.game, record.rules_version, 2, record.seed, record.options, moves)
    for judgement in (analyse, lambda record, iterations: list(judged(record, begin=3, iterations=iterations))):
        with pytest.raises(RecordError, match=r"^record: moves\[3\]: do: 'fly' is not an action"):
            judgement(edited, iterations=1)


def analysed(record: dict[str, object]) -> dict[str, object]:
    return bots.analyse(record, iterations=3).data()


def test_a_bot_takes_its_time_where_people_watch() -> None:
    rng = Rng(1)
    forced = [pace(1, rng) for _ in range(50)]
    many = [pace(60, rng) for _ in range(50)]
    timed = [pace(60, rng, timed=True) for _ in range(50)]
    assert max(forced) < min(many)
    assert sum(timed) < sum(many)
    assert len(set(many)) > 10
