"""The course of a tournament: what its log leads to, what it does next by itself, and who stands where."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from farport.server.club.tournaments.course import Course, Line
from farport.server.club.tournaments.standings import bye_points, points_of, standings
from farport.server.club.tournaments.steps import HOUR_MS, MINUTE_MS, Ended, Outside, next_due, next_line, rounds_of
from farport.server.club.tournaments.tidings import tidings_of
from farport.server.protocol.club import NewTournament


class Played:
    """A tournament whose tables end as a seeded lot says, as soon as they have started."""

    def __init__(self, seed: int = 1, least: int = 2, **plan: Any) -> None:
        self.plan = NewTournament(**{"name": "Cup", "game": "toy", **plan})
        self.lines: list[Line] = []
        self.at = 0
        self.rng = random.Random(seed)
        self.least = least
        self.ended: dict[str, Ended] = {}
        self.strengths: dict[str, float] = {}

    @property
    def course(self) -> Course:
        return Course(self.plan, "seed").follow(self.lines)

    def say(self, kind: str, **data: Any) -> None:
        self.lines.append(Line(kind=kind, at=self.at, data=data))

    def enter(self, *names: str) -> None:
        for name in names:
            self.say("enter", player=name, **({"bot": "hard"} if name.startswith("bot") else {"person": name}))

    def go(self, *, tables_end: bool = True, sit: bool = True) -> None:
        """Everything that is due now."""
        while (line := next_line(self.course, self.at, self.outside())) is not None:
            self.lines.append(line)
            course = self.course
            if line.kind == "round" and sit:
                for key in course.playing:
                    if course.entrants[key].person is not None and not course.entrants[key].withdrawn:
                        self.say("sit", player=key)
            if line.kind == "start" and tables_end:
                self.end(line.data["id"], len(line.data["seats"]))

    def end(self, table: str, seats: int) -> None:
        ranks = self.rng.sample(range(1, seats + 1), seats)
        self.ended[table] = Ended(ranks, [10 * (seats - rank) for rank in ranks])

    def outside(self) -> Outside:
        return Outside(self.least, self.strengths, self.ended, f"t{len(self.lines)}")


def names(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(count)]


def test_a_mini_cup_starts_by_itself_when_enough_have_entered() -> None:
    cup = Played(kind="mini_cup", seats=4, places=8)
    cup.enter(*names(7))
    cup.go()
    assert cup.course.status == "open"
    cup.enter("p07")
    cup.go()
    course = cup.course
    assert course.status == "finished"
    assert len(course.rounds) == 4
    seats = course.sat_where()
    assert all(Counter(had) == dict.fromkeys(range(4), 1) for had in seats.values()), "every seat once"
    assert [line.place for line in standings(course)] == list(range(1, 9))


@pytest.mark.parametrize(
    ("plan", "rounds"),
    [
        ({"kind": "swiss", "seats": 4, "places": 16, "rounds": 5}, 5),
        ({"kind": "swiss", "seats": 2, "places": 9, "rounds": 4}, 4),
        ({"kind": "round_robin", "seats": 2, "places": 5}, 5),
        ({"kind": "knock_out", "seats": 2, "places": 6}, 3),
        ({"kind": "knock_out", "seats": 4, "places": 16}, 3),
        ({"kind": "knock_out", "seats": 3, "places": 7, "least": 3}, 2),
    ],
)
def test_every_kind_comes_to_its_end(plan: dict[str, Any], rounds: int) -> None:
    cup = Played(**plan)
    cup.enter(*names(plan["places"]))
    cup.go()
    course = cup.course
    assert course.status == "finished"
    assert len(course.rounds) == rounds == rounds_of(course)
    lines = standings(course)
    assert sorted(line.key for line in lines) == names(plan["places"])
    assert lines == standings(Course(cup.plan, "seed").follow(cup.lines)), "the same log, the same standings"


def test_in_a_round_robin_at_larger_tables_everybody_meets_everybody() -> None:
    cup = Played(kind="round_robin", seats=3, places=9)
    cup.enter(*names(9))
    cup.go()
    met = cup.course.met()
    assert len(met) == 9 * 8 // 2
    assert len(cup.course.rounds) <= rounds_of(cup.course)


def test_a_knock_out_keeps_the_better_half_and_seeds_by_strength() -> None:
    cup = Played(kind="knock_out", seats=2, places=4)
    cup.strengths = {"p00": 1200.0, "p01": 1900.0, "p02": 1500.0, "p03": 1400.0}
    cup.enter(*names(4))
    cup.go()
    first = [sorted(table.paired) for table in cup.course.rounds[0].tables]
    assert sorted(first) == [["p00", "p01"], ["p02", "p03"]], "the strongest meets the weakest"
    last = cup.course.rounds[-1].tables[0]
    assert last.ranks is not None
    assert standings(cup.course)[0].key == last.seats[last.ranks.index(1)]


def test_a_league_goes_by_the_calendar() -> None:
    league = Played(kind="league", seats=2, places=4, rounds=2, round_hours=168)
    league.enter(*names(4))
    league.go(tables_end=False, sit=False)
    assert len(league.course.rounds) == 1
    assert all(table.id is not None for table in league.course.tables()), "nobody has to be there"
    league.at = 168 * HOUR_MS
    league.go(tables_end=False, sit=False)
    assert len(league.course.rounds) == 2, "though no table of the first round is over"
    league.at *= 9
    league.go(tables_end=False, sit=False)
    assert all(not table.done for table in league.course.tables())
    for table in league.course.tables():
        assert table.id is not None
        league.end(table.id, 2)
    league.go()
    assert league.course.status == "finished"


def test_too_few_at_its_hour_cancels_a_tournament() -> None:
    cup = Played(kind="swiss", seats=4, places=16, starts_at=1_000, rounds=3)
    cup.enter("p00")
    cup.go()
    assert (cup.course.status, next_due(cup.course)) == ("open", 1_000)
    cup.at = 1_000
    cup.go()
    assert (cup.course.status, cup.course.why) == ("cancelled", "few")


# ---------------------------------------------------------------------- away


def test_who_is_away_is_replaced_from_the_reserve_and_gets_nothing() -> None:
    cup = Played(kind="swiss", seats=2, places=2, rounds=2, arrive_minutes=3)
    cup.enter(*names(3))
    assert cup.course.reserve == ["p02"]
    cup.go(sit=False)
    assert next_due(cup.course) == 3 * MINUTE_MS
    cup.say("sit", player="p00")
    cup.say("sit", player="p02")
    cup.go(sit=False)
    assert cup.course.rounds[0].tables[0].id is None, "p01 has time still"
    cup.at = 3 * MINUTE_MS
    cup.go(tables_end=False, sit=False)
    table = cup.course.rounds[0].tables[0]
    assert sorted(table.seats) == ["p00", "p02"]
    assert table.absent == ["p01"]
    assert table.id is not None
    cup.end(table.id, 2)
    cup.go(sit=False)
    away = next(line for line in standings(cup.course) if line.key == "p01")
    assert (away.points, away.absences, away.places) == (0.0, 1, [0])


def test_who_stepped_in_stands_by_for_the_next_empty_seat_where_the_seeds_decide_who_plays() -> None:
    cup = Played(kind="mini_cup", seats=2, places=2, arrive_minutes=1)
    cup.enter(*names(3))
    for away in ("p01", "p00"):
        cup.go(sit=False)
        for key in names(3):
            if key != away:
                cup.say("sit", player=key)
        cup.at += MINUTE_MS
        cup.go(sit=False)
    assert [table.absent for each in cup.course.rounds for table in each.tables] == [["p01"], ["p00"]]
    assert all("p02" in table.seats for each in cup.course.rounds for table in each.tables)
    assert cup.course.status == "finished"


def test_without_a_reserve_a_bot_stands_in_and_is_on_no_list() -> None:
    cup = Played(kind="swiss", seats=2, places=2, rounds=1, arrive_minutes=3)
    cup.enter(*names(2))
    cup.go(sit=False)
    cup.say("sit", player="p00")
    cup.at = 3 * MINUTE_MS
    cup.go(sit=False)
    table = cup.course.rounds[0].tables[0]
    assert table.seats[1 - table.seats.index("p00")].startswith("stand-in:")
    assert sorted(line.key for line in standings(cup.course)) == names(2)


def test_who_stays_away_twice_in_a_row_is_out() -> None:
    cup = Played(kind="swiss", seats=2, places=4, rounds=4, arrive_minutes=1)
    cup.enter(*names(4))
    for _ in range(2):
        cup.go(sit=False)
        for key in names(3):
            cup.say("sit", player=key)
        cup.at += MINUTE_MS
        cup.go(sit=False)
    assert cup.course.entrants["p03"].withdrawn
    assert all("p03" not in table.paired for table in cup.course.rounds[2].tables)


def test_before_the_start_the_first_in_reserve_moves_up() -> None:
    cup = Played(kind="swiss", seats=2, places=2, rounds=1, starts_at=99)
    cup.enter(*names(3))
    cup.say("withdraw", player="p00")
    assert (cup.course.playing, cup.course.reserve) == (["p01", "p02"], [])


# ---------------------------------------------------------------------- what decides


def test_a_table_gives_three_two_one_and_none_and_shared_ranks_share() -> None:
    assert points_of([1, 2, 3, 4], 3) == [3, 2, 1, 0]
    assert points_of([1, 2, 2, 4], 3) == [3, 1.5, 1.5, 0]
    assert points_of([2, 1, 3], 3) == [1.5, 3, 0], "a smaller table gives as much to its first and nothing to its last"
    assert points_of([1, 1], 1) == [0.5, 0.5]
    assert (bye_points(4), bye_points(2)) == (2.0, 1.0)


def table(
    cup: Played, number: int, place: int, seats: list[str], ranks: list[int] | None, scores: list[int] | None
) -> None:
    cup.say("start", round=number, table=place, id=f"t{number}.{place}", seats=seats, absent=[])
    cup.say("done", round=number, table=place, ranks=ranks, scores=scores)


def begun(places: int, **plan: Any) -> Played:
    cup = Played(**{"kind": "swiss", "seats": 2, "places": places, "rounds": 3, **plan})
    cup.enter(*"abcdefgh"[:places])
    cup.say("begin", seeds=list("abcdefgh"[:places]))
    return cup


def test_equal_points_are_decided_by_the_points_of_those_who_were_met() -> None:
    cup = begun(4)
    cup.say("round", tables=[["a", "b"], ["c", "d"]], byes=[], due=0)
    table(cup, 0, 0, ["a", "b"], [1, 2], [5, 5])
    table(cup, 0, 1, ["c", "d"], [1, 2], [5, 5])
    cup.say("round", tables=[["a", "d"], ["b", "c"]], byes=[], due=0)
    table(cup, 1, 0, ["a", "d"], [2, 1], [5, 5])
    table(cup, 1, 1, ["b", "c"], [2, 1], [5, 5])
    order = standings(cup.course)
    assert [(line.key, line.points, line.opponents) for line in order[1:3]] in (
        [("d", 1.0, 3.0), ("a", 1.0, 1.0)],
        [("a", 1.0, 1.0), ("d", 1.0, 3.0)],
    )
    assert [line.key for line in order] == ["c", "d", "a", "b"]


def test_then_by_the_share_of_victory_points() -> None:
    cup = begun(4)
    cup.say("round", tables=[["a", "b"], ["c", "d"]], byes=[], due=0)
    table(cup, 0, 0, ["a", "b"], [1, 2], [60, 40])
    table(cup, 0, 1, ["c", "d"], [1, 2], [90, 10])
    assert [(line.key, line.share) for line in standings(cup.course)] == [
        ("c", 90.0),
        ("a", 60.0),
        ("b", 40.0),
        ("d", 10.0),
    ]


def test_then_by_who_was_ahead_where_both_sat_and_then_by_lot() -> None:
    cup = begun(4, seats=4)
    cup.say("round", tables=[list("abcd")], byes=[], due=0)
    table(cup, 0, 0, list("abcd"), [1, 1, 3, 3], [5, 5, 5, 5])
    first = standings(cup.course)
    assert {line.key for line in first[:2]} == {"a", "b"}
    assert first == standings(cup.course), "the lot is drawn once"


def test_a_table_that_all_gave_up_gives_nobody_points() -> None:
    cup = begun(2)
    cup.say("round", tables=[["a", "b"]], byes=[], due=0)
    table(cup, 0, 0, ["a", "b"], None, None)
    assert [line.points for line in standings(cup.course)] == [0.0, 0.0]


def test_standings_are_those_after_the_last_complete_round() -> None:
    cup = begun(4)
    cup.say("round", tables=[["a", "b"], ["c", "d"]], byes=[], due=0)
    table(cup, 0, 0, ["a", "b"], [1, 2], [5, 5])
    assert [line.points for line in standings(cup.course)] == [0.0] * 4


# ---------------------------------------------------------------------- who is told what


def told(cup: Played) -> list[list[tuple[str, str]]]:
    """Line by line: whom, and of what; lines of which nobody hears are left out."""
    found = [
        [(each.person, each.what) for each in tidings_of(Course(cup.plan, "seed").follow(cup.lines[:upto]), line)]
        for upto, line in enumerate(cup.lines, start=1)
    ]
    return [each for each in found if each]


def test_people_are_told_of_their_table_a_bye_a_replacement_and_their_place() -> None:
    cup = Played(kind="swiss", seats=2, places=3, rounds=1, arrive_minutes=3)
    cup.enter("ada", "bob", "bot")
    cup.go(sit=False)
    (drawn,) = told(cup)
    paired, byes = cup.course.rounds[0].tables[0].paired, cup.course.rounds[0].byes
    assert dict(drawn) == {
        **{key: "round" for key in paired if key != "bot"},
        **{key: "bye" for key in byes if key != "bot"},
    }
    away = [key for key in paired if key != "bot"]
    cup.at += 3 * MINUTE_MS
    cup.go(sit=False)
    _, replaced, over = told(cup)
    assert sorted(replaced) == sorted([(key, "replaced") for key in away])
    assert sorted(over) == [("ada", "over"), ("bob", "over")]


def test_where_nobody_has_to_sit_down_only_the_table_tells_that_it_has_begun() -> None:
    league = Played(kind="league", seats=2, places=2, rounds=1)
    league.enter("ada", "bob")
    league.go()
    assert [[what for _, what in each] for each in told(league)] == [["over", "over"]]


def test_who_has_left_is_told_nothing_more_and_a_cancelled_one_is_told_to_all() -> None:
    cup = Played(kind="swiss", seats=2, places=4)
    cup.enter("ada", "bob", "cleo")
    cup.say("withdraw", player="cleo")
    cup.say("cancel", why="host")
    assert told(cup) == [[("ada", "cancelled"), ("bob", "cancelled")]]
