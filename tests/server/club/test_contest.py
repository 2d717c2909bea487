"""What the log of a table says about those who sat there: draws, resignations, absences, takeovers."""

from __future__ import annotations

from typing import Any

from farport.server.club.contest import Line, Part, attendance, can_be_rated, parts_of


def start(*who: str) -> Line:
    """Names in capitals are people, others bots."""
    chairs = [{"person": name} if name.isupper() else {"bot": name, "level": name} for name in who]
    return Line(1, "start", None, {"seats": chairs})


def seat(seq: int, number: int, **data: Any) -> Line:
    return Line(seq, "seat", number, data)


def resign(seq: int, number: int, **data: Any) -> Line:
    return Line(seq, "resign", number, data)


def ranks(parts: list[Part]) -> list[int]:
    return [part.rank for part in parts]


def test_who_stays_has_the_rank_that_the_game_gave() -> None:
    parts = parts_of([start("A", "B", "hard")], {0: 9, 1: 10}, [2, 1, 3])
    assert ranks(parts) == [2, 1, 3]
    assert [part.how for part in parts] == ["finished"] * 3


def test_a_shared_rank_is_a_draw() -> None:
    assert ranks(parts_of([start("A", "B", "C")], {}, [1, 1, 3])) == [1, 1, 3]


def test_who_resigns_comes_after_all_who_stayed_and_the_first_to_go_is_last() -> None:
    lines = [start("A", "B", "C", "D"), resign(5, 0), resign(9, 2)]
    assert ranks(parts_of(lines, {}, [1, 2, 3, 4])) == [4, 1, 3, 2]


def test_who_runs_out_of_time_and_stays_away_comes_last() -> None:
    parts = parts_of([start("A", "B"), seat(7, 0, keeper="caretaker", why="time")], {0: 6, 1: 8}, [1, 2])
    assert ranks(parts) == [2, 1]
    assert parts[0].how == "timed_out"


def test_who_comes_back_and_moves_has_stayed() -> None:
    parts = parts_of([start("A", "B"), seat(7, 0, keeper="default", why="absent")], {0: 12}, [1, 2])
    assert ranks(parts) == [1, 2]
    assert parts[0].how == "finished"


def test_who_is_given_the_seat_back_has_stayed() -> None:
    lines = [start("A", "B"), seat(7, 0, keeper="default", why="absent"), seat(9, 0, keeper="person", why="back")]
    assert parts_of(lines, {}, [1, 2])[0].how == "finished"


def test_a_resignation_by_the_clock_is_a_time_out() -> None:
    assert parts_of([start("A", "B"), resign(5, 0, why="time")], {}, [2, 1])[0].how == "timed_out"


def test_whoever_takes_over_wins_and_loses_nothing() -> None:
    lines = [
        start("A", "B"),
        seat(5, 0, keeper="nobody", why="absent"),
        seat(8, 0, keeper="person", why="replaced", person="C"),
    ]
    parts = parts_of(lines, {0: 20, 1: 21}, [1, 2])
    assert [part.person for part in parts] == ["A", "B"], "the contest is of those who began it"
    assert ranks(parts) == [2, 1], "the seat won, but not by who left it"
    assert (parts[0].how, parts[0].stand_in) == ("timed_out", "C")


def test_a_table_given_up_together_has_no_ranks_and_no_blame() -> None:
    parts = parts_of([start("A", "B")], {}, None)
    assert [part.how for part in parts] == ["agreed", "agreed"]
    assert [attendance(part, parts) for part in parts] == [None, None]


def test_to_resign_is_a_decent_end_unless_others_must_go_on_without_you() -> None:
    two = parts_of([start("A", "B"), resign(5, 0)], {}, [2, 1])
    assert [attendance(part, two) for part in two] == ["finished", "finished"]
    three = parts_of([start("A", "B", "C"), resign(5, 0)], {}, [3, 1, 2])
    assert [attendance(part, three) for part in three] == ["abandoned", "finished", "finished"]


def test_the_last_but_one_to_resign_leaves_nobody_waiting() -> None:
    parts = parts_of([start("A", "B", "C"), resign(5, 0), resign(6, 1)], {}, [3, 2, 1])
    assert [attendance(part, parts) for part in parts] == ["abandoned", "finished", "finished"]


def test_nobody_is_rated_against_themselves_or_alone() -> None:
    assert can_be_rated([Part(person="A"), Part(person="B")])
    assert can_be_rated([Part(person="A"), Part(bot="hard")])
    assert not can_be_rated([Part(person="A"), Part(person="A")])
    assert not can_be_rated([Part(bot="easy"), Part(bot="hard")])
    assert not can_be_rated([])
