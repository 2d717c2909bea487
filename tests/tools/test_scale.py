"""One scale: ratings under which the winners are likeliest, and strength.toml as it is written from them."""

from __future__ import annotations

from pathlib import Path

import farport
from farport.kernel.strength import read_levels, strength_of
from tools.levels import Pairing, asked_for, pairing_of, pairings, pairs, read, strengths, written
from tools.scale import Line, fitted, rated

KEPT = Path("tests/records/levels/games.jsonl")
GUIDE = Path("docs/bots.md")


def test_three_wins_of_four_are_worth_their_odds() -> None:
    lines = [Line(("medium", "hard"), (1,) if seed % 4 else (0,), seed) for seed in range(400)]
    ratings = fitted(lines, ["hard", "medium"])
    assert round(ratings["hard"] - ratings["medium"]) in range(185, 195)  # 400 * log10(3) = 191
    assert round(ratings["hard"] + ratings["medium"]) == 3000


def test_who_wins_a_third_at_a_table_of_three_is_no_stronger() -> None:
    lines = [Line(("hard", "medium", "medium"), (seed % 3,), seed) for seed in range(300)]
    ratings = fitted(lines, ["hard", "medium"])
    assert abs(ratings["hard"] - ratings["medium"]) < 5


def test_who_has_won_all_is_not_infinitely_strong_and_has_an_interval() -> None:
    weak, strong = rated([Line(("medium", "hard"), (1,), seed) for seed in range(20)])
    assert (weak.bot, strong.bot, strong.games) == ("medium", "hard", 20)
    assert 1500 < strong.low <= strong.rating <= strong.high < 2500


def test_neighbours_on_the_ladder_are_paired_first() -> None:
    found = pairings([farport.game("space-dealer")], ["expert", "easy", "medium"], [])
    assert found[0] == Pairing("space-dealer", 3, "medium", "easy")
    assert found[-1] == Pairing("space-dealer", 3, "expert", "easy")


def test_levels_are_written_and_the_rest_of_the_file_stays() -> None:
    text = '# Why\n\n[levels]\neasy = 1\n\n[seats.3]\neasy = 3\n\n[measured]\nlevels = "long ago"\nseats.3 = "x"\n'
    rating = {"bot": "easy", "rating": 1111, "low": 1000, "high": 1200, "games": 9}
    new = strengths(text, {2: [rating], 4: [{**rating, "rating": 1222}]}, 2)
    assert read_levels(new, "here") == ({"easy": 1111.0}, {3: {"easy": 3.0}, 4: {"easy": 1222.0}})
    assert new.startswith("# Why")
    assert "long ago" not in new
    assert 'seats.3 = "x"' in new
    assert strengths(new, {2: [rating]}, 2) == new


def test_a_pair_can_be_asked_for_alone() -> None:
    assert asked_for(["space-dealer:hard:expert"], ["easy", "medium"], []) == [
        Pairing("space-dealer", 3, "expert", "hard")
    ]
    assert asked_for(["duck-dealer"], ["easy", "medium"], []) == [Pairing("duck-dealer", 2, "medium", "easy")]


def test_what_is_told_of_tables_of_more_seats_is_what_the_kept_games_say() -> None:
    more = [line for line in read(KEPT) if line["seats"] > farport.game(line["game"]).seats[0]]
    assert set(written(pairs(more), []).splitlines()) <= set(GUIDE.read_text(encoding="utf-8").splitlines())
    played: dict[str, dict[int, list[Line]]] = {}
    for line in more:
        bots = tuple(pairing_of(line).lineup(line["place"]))
        own = Line(bots, tuple(line["winners"]), line["seed"])
        played.setdefault(line["game"], {}).setdefault(line["seats"], []).append(own)
    for game in farport.games():
        told = {seats: levels for seats, levels in strength_of(game).seats.items() if seats > game.seats[0]}
        found = {
            seats: fitted(own, sorted({bot for line in own for bot in line.bots}))
            for seats, own in played.get(game.id, {}).items()
        }
        assert told == {seats: {bot: round(rating) for bot, rating in own.items()} for seats, own in found.items()}
