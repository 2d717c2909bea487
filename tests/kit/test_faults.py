"""The kit counts itself: whatever kind of fault is planted in a game, the check that guards it says so."""

from __future__ import annotations

import json

import pytest

import farport
from farport import kit
from farport.kernel import Game, Rng, Value
from farport.kit.faults import FAULTS, Fault, plant
from farport.kit.faults.probe import probed
from farport.kit.faults.standin import StandIn, StateStandIn
from tests.kit.toys import DiversGame, DronesGame, EnvelopesGame

TOYS: tuple[Game, ...] = (DiversGame(), DronesGame(), EnvelopesGame())
LEAST = 20  # kinds of faults that can be in any game

# What is planted in the large games every day: faults that are quickly seen.
SAMPLE = ("UnreadOption", "IgnoredDatum", "SharedList", "OtherStanding", "UnexplainedScore", "SameNumber")


def named(*names: str) -> list[Fault]:
    return [fault for fault in FAULTS if fault.name in names]


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_every_fault_in_a_small_game_is_caught(game: Game) -> None:
    trial = plant(game)
    assert trial.passed, trial.text()
    assert trial.planted >= 2 * LEAST


@pytest.mark.parametrize("game", farport.games(), ids=lambda game: game.id)
def test_some_faults_in_a_large_game_are_caught(game: Game) -> None:
    trial = plant(game, named(*SAMPLE), most=1)
    assert trial.passed, trial.text()
    assert trial.planted == len(SAMPLE)


@pytest.mark.deep
@pytest.mark.parametrize("game", farport.games(), ids=lambda game: game.id)
def test_every_fault_in_a_large_game_is_caught(game: Game) -> None:
    trial = plant(game)
    assert trial.passed, trial.text()
    assert trial.planted >= 2 * LEAST


def test_every_check_guards_against_a_fault() -> None:
    assert {fault.check for fault in FAULTS} == {check.name for check in kit.CHECKS}
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)
    assert all(fault.title for fault in FAULTS)


def test_every_kind_of_fault_is_in_some_toy() -> None:
    probes = [probed(game) for game in TOYS]
    impossible = [fault.name for fault in FAULTS if all(fault.unless(probe) is not None for probe in probes)]
    assert impossible == []


def test_a_fault_that_cannot_be_there_says_why() -> None:
    (finding,) = plant(DronesGame(), named("TellingView")).findings
    assert (finding.caught, finding.unless, finding.missed) == (None, "nothing is hidden", False)
    assert finding.text() == "none    TellingView: A view shows what is hidden (nothing is hidden)"


def test_a_fault_that_nobody_sees_fails_the_trial() -> None:
    harmless = Fault(
        "Harmless", "ends", "Nothing is wrong", lambda probe: StandIn(probe.game, StateStandIn), lambda _: None
    )
    trial = plant(DronesGame(), [harmless])
    assert not trial.passed
    assert "MISSED  Harmless: Nothing is wrong (ends)" in trial.text()
    assert "0 of 1 faults caught; 0 cannot be here" in trial.text()


def test_a_game_that_is_broken_by_itself_is_no_ground_for_faults() -> None:
    class Broken(DiversGame):
        def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> farport.State:
            if seats == 4 and options["rounds"] == 5:
                raise ZeroDivisionError("four are too many")
            return super().setup(seats, rng, options)

    trial = plant(Broken(), named("Endless"))
    assert not trial.passed
    assert "before any fault was planted: ZeroDivisionError in " in trial.text()


def test_a_trial_is_plain_data() -> None:
    data = plant(EnvelopesGame(), named("ToldChoice", "UnshapedView")).data()
    assert json.loads(json.dumps(data)) == data
    assert (data["planted"], data["caught"], data["passed"]) == (1, 1, True)
