"""What starts are worth, as tools.starts writes it: from rows of runs to a fit that is added to a file."""

from __future__ import annotations

from pathlib import Path

import farport
from farport.arena.advantages import Column, Fitted, Worth, columns_of
from farport.arena.run import Run
from farport.kernel.strength import read_starts
from tools.starts import FIRST_SEED, keep, plan_of


def test_a_row_is_told_by_its_start_by_the_map_and_by_the_seat_where_no_order_is_drawn() -> None:
    row = {"bot": "medium", "seat": 1, "facets": [("scenario", "duel"), ("turn order", "2")]}
    assert columns_of(row, 2, ["scenario"]) == [
        Column(0, "", "", "medium"),
        Column(2, "turn order", "", "turn order 2"),
        Column(2, "turn order", "duel", "duel: turn order 2"),
    ]
    assert columns_of({**row, "facets": [("race", "ethers")]}, 2, []) == [
        Column(0, "", "", "medium"),
        Column(2, "seat", "", "seat 2"),
        Column(2, "race", "", "race ethers"),
    ]


def test_maps_and_planets_are_played_in_turn_and_batches_never_share_a_seed() -> None:
    first, second = [plan_of(farport.game("space-dealer"), 3, batch) for batch in (0, 1)]
    assert [first.sitting(number).options for number in (0, 1)] == [{"planets": "listed"}, {"planets": "drawn"}]
    assert first.seed == FIRST_SEED
    assert first.sitting(first.games - 1).seed < second.seed


def test_a_fit_is_added_and_the_older_ones_stay(tmp_path: Path) -> None:
    game = farport.game("duck-dealer")
    runs = [Run(tmp_path, plan_of(game, 2, 0))]
    file = tmp_path / "starts.toml"
    for points in (12.4, 7.6):
        worths = [Worth(2, "turn order 1", points, 5.0, 50), Worth(2, "turn order 2", -0.3, 5.0, 50)]
        keep(file, game, Fitted(game.id, {2: 50}, worths, {"turn order": 10.0}), runs)
    text = file.read_text()
    assert text.count("[[fit]]") == 2
    assert '"turn order 1" = 12  # ± 8, 50 seats' in text, "the older one"
    assert f'seeds = "{FIRST_SEED} to {FIRST_SEED + 49}"' in text
    assert read_starts(text, "here") == {2: {"turn order 1": 8.0}}, "what comes to nothing is left out"
