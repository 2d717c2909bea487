"""What the kit reports: outcomes for people and for programs, records that lead to the failure, reproducible."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import farport
from farport import kit
from farport.kernel import Record, State
from tests.kit.test_kit_bites import BROKEN, CHECKS
from tests.kit.toys import DiversGame, DiversState, DronesGame


def test_a_sound_game_has_a_report_without_failures() -> None:
    report = kit.check(DiversGame(), games=2)
    assert report.passed
    assert report.failures == []
    assert [outcome.check for outcome in report.outcomes] == list(CHECKS)
    assert report.text().count("passed  ") == len(CHECKS)


def test_a_report_is_plain_data() -> None:
    data = kit.check(BROKEN["Counterfeit"][0], games=2).data()
    assert json.loads(json.dumps(data)) == data
    assert data["game"] == "divers"
    assert data["passed"] is False


def test_a_failure_comes_with_a_record_that_leads_to_it() -> None:
    game, check, _ = BROKEN["Counterfeit"]
    outcome = kit.examine(game, CHECKS[check])
    assert outcome.record is not None
    again = Record.loads(outcome.record.dumps())
    assert game.replay(again).violations() != []
    assert f"at {again.seats} seats, seed {again.seed}, after {len(again.moves)} moves" in outcome.text()


def test_the_same_seed_examines_the_same_games() -> None:
    check = CHECKS["ends"]
    one, two = kit.examine(DronesGame(), check, 5, 3), kit.examine(DronesGame(), check, 5, 3)
    assert one == two
    assert one != kit.examine(DronesGame(), check, 5, 4)


def test_more_games_examine_more() -> None:
    few, many = [kit.examine(DiversGame(), CHECKS["invariants"], games) for games in (2, 40)]
    assert many.games == few.games + 38
    assert many.positions > few.positions


def test_progress_goes_from_nothing_to_everything() -> None:
    told: list[tuple[str, float, int]] = []
    kit.check(DronesGame(), games=2, progress=lambda name, done, of: told.append((name, done, of)))
    steps = [done for _, done, _ in told]
    assert steps == sorted(steps)
    assert (steps[0], steps[-1]) == (0, len(CHECKS))
    assert list(dict.fromkeys([name for name, _, _ in told])) == [*CHECKS, ""]


def test_what_bots_are_shown_must_not_leak_either() -> None:
    def fair(state: State, seat: int) -> object:
        return state.view(seat)

    def peeping(state: State, seat: int) -> object:
        assert isinstance(state, DiversState)
        return [list(hand) for hand in state.hands]

    assert kit.examine(DiversGame(), CHECKS["leaks"], inputs=[fair]).passed
    failure = kit.examine(DiversGame(), CHECKS["leaks"], inputs=[fair, peeping]).failure
    assert failure is not None
    assert "leak: the bot input 1 of seat" in failure


def test_a_failing_table_is_made_simple() -> None:
    """Only some numbers of rounds fail, whatever else is chosen: the fewest seats and no other option are reported."""

    class BetweenTheRounds(DiversState):
        def violations(self) -> list[str]:
            return ["a wave"] if self.rounds in (8, 9, 10) and self.turn > 0 else super().violations()

    outcome = kit.examine(DiversGame(BetweenTheRounds), CHECKS["invariants"], games=60)
    assert outcome.record is not None
    assert (outcome.record.seats, outcome.record.seed, outcome.record.options) == (2, 0, {"rounds": 8})
    assert len(outcome.record.moves) == 1


def test_the_rest_of_farport_does_without_hypothesis() -> None:
    """Who only plays has not installed it."""
    code = "import sys; sys.modules['hypothesis'] = None; import farport; farport.kernel.Rng(1)"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("game", [DiversGame(), DronesGame()], ids=lambda game: game.id)
def test_a_played_game_is_a_record_that_replays(game: farport.Game) -> None:
    record = kit.played(game, kit.Setting(2, 5))
    assert game.replay(Record.loads(record.dumps())).result is not None
