"""Transcripts: readable, reproducible, and different when a rule is."""

from __future__ import annotations

from typing import Any

import pytest

from farport import FarportError, kit
from farport.kernel import Action
from tests.kit.toys import DiversGame, DiversState, DronesGame

DRONES = """farport transcript {"game": "drones", "seats": 1, "seed": 5, "options": {}}
Drones, rules version 1

"""


class TwoCoins(DiversState):
    """A changed rule: a dive costs the turn twice."""

    def apply(self, seat: int, action: Action[Any]) -> None:
        super().apply(seat, action)
        if action.do == "dive":
            self.turn += 1


def test_a_transcript_tells_the_moves_the_events_and_the_result() -> None:
    text = kit.transcript(DiversGame(), 2, 3, {"rounds": 2})
    lines = text.splitlines()
    assert lines[0] == 'farport transcript {"game": "divers", "seats": 2, "seed": 3, "options": {"rounds": 2}}'
    assert lines[4].startswith("1. seat 0: {")
    assert lines[5].startswith("    ")
    assert lines[-3] == "over: the last round is over"
    assert lines[-1].startswith("seat 1: rank ")


def test_a_transcript_of_a_timed_game_tells_the_time() -> None:
    text = kit.transcript(DronesGame(), 1, 5)
    assert text.startswith(DRONES)
    assert " at 0 ms: " in text
    assert ". time passes at " in text


def test_a_transcript_is_always_the_same() -> None:
    assert kit.transcript(DiversGame(), 3, 4) == kit.transcript(DiversGame(), 3, 4)


def test_a_changed_rule_shows_at_the_move_where_it_matters() -> None:
    before = kit.transcript(DiversGame(), 2, 8).splitlines()
    after = kit.transcript(DiversGame(TwoCoins), 2, 8).splitlines()
    first = next(place for place, pair in enumerate(zip(before, after, strict=False)) if pair[0] != pair[1])
    assert '"dive"' in "".join(before[first - 2 : first])


def test_a_heading_leads_back_to_its_table() -> None:
    heading = kit.Heading("divers", 2, 3, {"rounds": 2})
    assert kit.Heading.of(heading.text() + "\nDivers\n") == heading


@pytest.mark.parametrize("text", ["", "a text", "farport transcript {", 'farport transcript {"game": "divers"}'])
def test_a_text_without_heading_is_refused(text: str) -> None:
    with pytest.raises(FarportError, match="transcript: its first line"):
        kit.Heading.of(text)
