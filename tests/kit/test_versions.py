"""The kit finds a version of the rules that cannot be played any more, or is not named by what it leaves."""

from __future__ import annotations

from pathlib import Path

import pytest

from farport import kit
from farport.kernel import Game, Plain, Table, Version
from tests.kit.toys import DiversGame, DiversState

CHECK = next(check for check in kit.CHECKS if check.name == "versions")
VERSIONS = (Version(1, "The first rules."), Version(2, "DV-6: resting is told."))


class Named(DiversState):
    """A state whose dump names its version from the second on."""

    __slots__ = ()

    def dump(self) -> Plain:
        version = self.game.rules_version
        return super().dump() if version == 1 else {**super().dump(), "rules_version": version}


class Versioned(DiversGame):
    """Divers with a second version."""

    def __init__(self, states: type[DiversState] = Named, version: int = 2) -> None:
        super().__init__(states)
        self.rules_version = version
        self.versions = VERSIONS

    def restore(self, data: Plain) -> DiversState:
        read = Table(data, "state")
        if read.has("rules_version"):
            assert read.integer("rules_version") == self.rules_version
        state = super().restore({key: value for key, value in data.items() if key != "rules_version"})
        assert isinstance(state, DiversState)
        return state

    def with_rules(self, version: int, data: Plain) -> Game:
        return Versioned(self.states_of, version)


class Without(Versioned):
    """Declares an older version and does not make it."""

    def with_rules(self, version: int, data: Plain) -> Game:
        return Game.with_rules(self, version, data)


class Wrong(Versioned):
    """Makes the newest version, whichever is asked for."""

    def with_rules(self, version: int, data: Plain) -> Game:
        return Versioned(self.states_of)


class Silent(Versioned):
    """Does not say what it changed."""

    def __init__(self) -> None:
        super().__init__()
        self.versions = (Version(1, "The first rules."), Version(2, ""))


class Backwards(Versioned):
    """Counts down."""

    def __init__(self) -> None:
        super().__init__()
        self.versions = VERSIONS[::-1]


class Unlisted(Versioned):
    """Is of a version that it does not declare."""

    def __init__(self) -> None:
        super().__init__(version=3)


def test_a_game_with_two_versions_passes() -> None:
    outcome = kit.examine(Versioned(), CHECK)
    assert outcome.passed, outcome.text()
    assert outcome.games == 2


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (Without(), "divers declares several versions of its rules and has no with_rules"),
        (Wrong(), "with_rules(1) gave divers with version 2"),
        (Silent(), "what version 2 changed is not said"),
        (Backwards(), "the numbers must count upwards from 1, not [2, 1]"),
        (Unlisted(), "rules_version 3 is not among [1, 2]"),
        (Versioned(DiversState), "a dump under version 2 loads under version 1: it must name its rules_version"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Game) else "",
)
def test_a_version_that_is_not_kept_is_found(game: Game, sentence: str) -> None:
    failure = kit.examine(game, CHECK).failure
    assert failure is not None
    assert sentence in failure


def test_golden_records_are_part_of_the_report_where_their_folder_is_given(tmp_path: Path) -> None:
    game = Versioned()
    assert "v1/random-2-seats.json is missing" in (kit.examine_records(game, tmp_path).failure or "")
    for version in (1, 2):
        kit.golden.write(game.of_version(version), tmp_path)
    report = kit.check(game, games=1, records=tmp_path)
    assert report.outcomes[-1].check == "records"
    assert report.outcomes[-1].passed, report.outcomes[-1].text()
    assert report.outcomes[-1].games == 6
