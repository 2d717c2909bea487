"""Golden transcripts and records: a rule change shows as a readable diff, and a kept record replays for ever.

    pytest tests/kit/test_golden.py --update-golden

writes the transcripts anew where a rule was changed on purpose, and gives a new game (or a new rules version) its first
records. A record that is already kept is never written again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import farport
from farport import kit
from tests.kit.toys import DiversGame

RECORDS = Path(__file__).parents[1] / "records"
SEED = 7
UPDATE = "run pytest tests/kit/test_golden.py --update-golden"

TABLES = [(game, seats) for game in farport.games() for seats in game.seats]


def table_name(table: tuple[farport.Game, int]) -> str:
    return f"{table[0].id}-{table[1]}"


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_game_is_played_as_it_is_written_down(table: tuple[farport.Game, int], update_golden: bool) -> None:
    game, seats = table
    path = RECORDS / game.id / f"transcript-{seats}-seats.txt"
    heading = kit.Heading.of(path.read_text()) if path.exists() else kit.Heading(game.id, seats, SEED)
    text = kit.transcript(game, heading.seats, heading.seed, heading.options)
    if update_golden:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    assert path.exists(), f"{path.name} of {game.id} is missing; {UPDATE}"
    assert text.splitlines() == path.read_text().splitlines(), f"if the rules were changed on purpose, {UPDATE}"


@pytest.mark.parametrize("game", farport.games(), ids=lambda game: game.id)
def test_every_version_has_golden_records(game: farport.Game, update_golden: bool) -> None:
    if update_golden:
        kit.golden.write(game, RECORDS / game.id)
    assert kit.golden.missing(game, RECORDS / game.id) == [], UPDATE


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*/v*/*.json")), ids=lambda path: "-".join(path.parts[-3:]))
def test_a_golden_record_replays(path: Path) -> None:
    record = farport.Record.loads(path.read_text())
    assert path.parts[-3:-1] == (record.game, f"v{record.rules_version}")
    assert record.digest is not None
    assert farport.game(record.game).replay(record).digest() == record.digest


def test_the_kit_says_what_is_wrong_with_golden_records(tmp_path: Path) -> None:
    game = DiversGame()
    assert [path.name for path in kit.golden.missing(game, tmp_path)] == [
        "random-2-seats.json",
        "random-3-seats.json",
        "random-4-seats.json",
    ]
    assert len(kit.golden.write(game, tmp_path)) == 3
    assert kit.golden.broken(game, tmp_path) == []
    assert kit.golden.write(game, tmp_path) == [], "a kept record is never written again"
    first, second, third = sorted(tmp_path.glob("v1/*.json"))
    other = tmp_path / "v2" / "later.json"
    other.parent.mkdir()
    third.rename(other)
    first.write_text(first.read_text().replace('"seed": 7', '"seed": 8'))
    second.write_text(kit.played(game, kit.Setting(3)).dumps().replace('"digest": "', '"digest": null, "was": "'))
    sentences = kit.golden.broken(game, tmp_path)
    assert len(sentences) == 4
    assert "random-4-seats.json is missing" in sentences[0]
    assert sentences[1].startswith("v1/random-2-seats.json: record: ")
    assert sentences[2].startswith("v1/random-3-seats.json: record: was: unknown key")
    assert sentences[3] == "v2/later.json: it is of rules version 1"
