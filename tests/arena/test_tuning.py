"""Tuning: numbers and wants as people write them, the search, and a play-off that is silent inside the noise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import farport
from farport.arena.changes import laid, number_at
from farport.arena.chunks import Row
from farport.arena.sitting import play_chunk
from farport.arena.tuning import Ask, Number, Tuning, Want, Wish
from farport.arena.tuning.space import Space
from farport.kernel import DataError, FarportError, Plain, Rng

PLANET = farport.game("forgotten-planet")
ENERGY = Number("energy.late_start.2.0", 0, 3)
MINE = Number("scoring.special_mine_tile", 1, 9, 2)


def test_numbers_and_wants_are_read_as_people_write_them() -> None:
    assert Number.read("scoring.special_mine_tile=1..9/2") == MINE
    assert MINE.values == [1, 3, 5, 7, 9]
    assert Want.read("seats<=4", must=True) == Want("seats", float("-inf"), 4.0)
    assert Want.read("turn order <= 55 %", must=True).what == "turn order"
    assert Want.read("rounds=20..30", must=False) == Want("rounds", 20.0, 30.0, False)
    assert Want.read("rounds=20..30", must=True).miss(36.0) == pytest.approx(0.2)
    for text in ("scoring", "a=1", "a=x..y"):
        with pytest.raises(FarportError, match="write it as"):
            Number.read(text)
    for text in ("seats", "rounds=20", "<=4"):
        with pytest.raises(FarportError, match="want "):
            Want.read(text, must=True)
    with pytest.raises(FarportError, match="2 to 200 values"):
        _ = Number("a", 1, 1).values


def test_a_number_is_found_and_laid_over_a_variant() -> None:
    """In a table, in a list by its place, in a list of entries by their ids."""
    assert number_at(PLANET.data, "energy.late_start.2.1") == 1
    made = laid(PLANET.data, {"energy": {"basic": 4}}, {"energy.late_start.2.1": 3, "action.build_base.energy": 5})
    assert made == {
        "energy": {"basic": 4, "late_start": {"2": [0, 3]}},
        "action": [{"id": "build_base", "energy": 5}],
    }
    assert number_at(PLANET.varied(made).data, "action.build_base.energy") == 5
    with pytest.raises(DataError, match="no such place"):
        number_at(PLANET.data, "energy.luck")
    with pytest.raises(DataError, match="a number is expected"):
        number_at(PLANET.data, "energy.late_start")


def test_the_space_knows_steps_and_the_game_as_it_is() -> None:
    space = Space(PLANET, (ENERGY, MINE))
    assert space.nearest()[0] == 0
    assert space.steps(space.nearest()) <= 1
    assert space.at((3, 4)) == {"energy.late_start.2.0": 3, "scoring.special_mine_tile": 9}
    assert all(len(space.beside((0, 0), Rng.from_seed(seed))) == 2 for seed in range(5))


def wish(limit: float, **more: object) -> Wish:
    wants = (Want("seats", float("-inf"), limit),)
    return Wish("forgotten-planet", 2, (ENERGY,), wants, "random", 400, 200, **more)  # type: ignore[arg-type]


def carried(tuning: Tuning, played: Callable[[Ask], list[Row]]) -> Plain:
    talk = tuning.talk()
    ask = next(talk)
    while True:
        try:
            ask = talk.send(played(ask))
        except StopIteration as end:
            result: Plain = end.value
            return result


def made_up(chance: Callable[[float], float]) -> Callable[[Ask], list[Row]]:
    """Games of which only the winner matters: the first seat wins by a chance that follows from the number."""

    def play(ask: Ask) -> list[Row]:
        plan: dict[str, Any] = ask.plan
        value = float(number_at(PLANET.varied(plan["variant"]).data, ENERGY.key))
        rows: list[Row] = []
        for number in [place for chunk in ask.numbers for place in range(10 * chunk, 10 * chunk + 10)]:
            seed = plan["seed"] + number
            first = Rng.from_seed(seed).below(1000) < 1000 * chance(value)
            for seat in (0, 1):
                rows.append(
                    {
                        **dict.fromkeys(("rounds", "milliseconds", "lead_changes", "decided", "behind", "halfway")),
                        **dict.fromkeys(("decisions", "asked", "choices", "turns", "touching", "own_actions"), 10),
                        "number": number,
                        "seed": seed,
                        "seat": seat,
                        "win": float(first == (seat == 0)),
                        "score": 1,
                        "idle": 0.0,
                        "facets": [],
                        "digest": f"{seed} {value}",
                    }
                )
        return rows

    return play


def test_a_planted_advantage_is_removed_and_confirmed_on_fresh_seeds() -> None:
    """The game as it is favours the first seat; three units of the number make it fair."""
    tuning = Tuning(wish(8.0))
    result = carried(tuning, made_up(lambda value: 0.9 - 0.4 * value / 3))
    assert result["recommended"] == "3"
    playoff = {each["name"]: each for each in result["playoff"]}  # type: ignore[attr-defined]
    assert playoff["0"]["verdict"] == "printed-misses"
    assert playoff["3"]["verdict"] == "recommended"
    assert playoff["3"]["measures"]["seats"]["met"]
    assert playoff["3"]["variant"] == {"energy": {"late_start": {"2": [3, 1]}}}


def test_inside_the_noise_nothing_is_recommended() -> None:
    fair = carried(Tuning(wish(30.0)), made_up(lambda value: 0.5))
    assert fair["recommended"] is None
    verdicts = [each["verdict"] for each in fair["playoff"]]  # type: ignore[attr-defined]
    assert verdicts[0] == "printed-meets"
    assert "recommended" not in verdicts
    unreachable = carried(Tuning(wish(1.0)), made_up(lambda value: 0.9))
    assert unreachable["recommended"] is None


def test_the_same_rows_give_the_same_search_and_hopeless_points_are_left_early() -> None:
    play = made_up(lambda value: 0.5 + 0.15 * value)
    one, other = Tuning(wish(5.0)), Tuning(wish(5.0))
    assert carried(one, play) == carried(other, play)
    assert [each.early for each in one.tried if each.point == (3,)] == [True]


def test_real_games_can_be_tuned_and_what_they_do_not_tell_is_said() -> None:
    def play(ask: Ask) -> list[Row]:
        return [row for number in ask.numbers for row in play_chunk(ask.plan, number)]

    small = Wish("forgotten-planet", 2, (ENERGY,), (Want("rounds", 1, 9),), "random", 60, 20, options={"max_rounds": 1})
    assert carried(Tuning(small), play)["recommended"] is None
    with pytest.raises(FarportError, match="these games do not tell it"):
        carried(Tuning(small._replace(wants=(Want("race", 0, 40),))), play)
