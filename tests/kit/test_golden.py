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


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_game_has_golden_records(table: tuple[farport.Game, int], update_golden: bool) -> None:
    game, seats = table
    path = RECORDS / game.id / f"v{game.rules_version}" / f"random-{seats}-seats.json"
    if update_golden and not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(kit.played(game, kit.Setting(seats, SEED, picks=SEED)).dumps())
    assert path.exists(), f"{path.name} of {game.id} is missing; {UPDATE}"


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*/v*/*.json")), ids=lambda path: "-".join(path.parts[-3:]))
def test_a_golden_record_replays(path: Path) -> None:
    record = farport.Record.loads(path.read_text())
    assert path.parts[-3:-1] == (record.game, f"v{record.rules_version}")
    assert record.digest is not None
    assert farport.game(record.game).replay(record).digest() == record.digest
