"""Perft counts every position near a pinned table once, and every build and version has its golden numbers.

    pytest tests/proof/test_perft.py --update-golden

gives a new game (or a new rules version) its first numbers. A number that is already kept is never written again.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import farport
from farport.proof import Count, Golden, Pin, count, deepened
from tests.depth import DEEP
from tests.test_compiled import EXPECT_COMPILED
from tests.toys import Toy, ToyGame

# Every day the compiled build counts all tables of the newest version. Pure Python counts every fifth, enough to see
# that both play alike, and so do both for older versions, which differ from the newest in a few named places.
SELDOM = 5
RECORDS = Path(__file__).parents[1] / "records"


EDITIONS = [game.of_version(version.number) for game in farport.games() for version in game.versions]


@pytest.mark.parametrize("game", EDITIONS, ids=lambda game: f"{game.id}-v{game.rules_version}")
def test_every_position_is_the_golden_one(game: farport.Game, update_golden: bool) -> None:
    path = Golden.path(RECORDS, game)
    if update_golden:
        kept = Golden.read(path, game) if path.exists() else Golden.new(game)
        path.write_text(kept.counted(game).text())
    assert path.exists(), f"{path.name} of {game.id} is missing; run pytest tests/proof/test_perft.py --update-golden"
    newest = game.rules_version == game.versions[-1].number
    pins = Golden.read(path, game).pins[:: 1 if DEEP or (EXPECT_COMPILED and newest) else SELDOM]
    found = list(count(game, [pin for pin, _ in pins]))
    different = [pin for (pin, number), new in zip(pins, found, strict=True) if number != new]
    assert not different, "these tables have other positions; a changed rule is a new version of the rules"


# ---------------------------------------------------------------------- what is counted


def test_each_position_counts_once_however_it_is_reached() -> None:
    """From (stops 0, wheel 0): four moves, and from each of the new positions four more."""
    counts = deepened(ToyGame(), Pin(2, depth=2))
    assert [(found.positions, found.moves) for found in counts] == [(1, 0), (5, 4), (9, 20)]
    assert len({found.digest for found in counts}) == 3


def test_nothing_comes_after_the_end() -> None:
    last = Pin(2, walk=1000, depth=3)
    (found,) = count(ToyGame(), [last])
    assert (found.positions, found.moves) == (1, 0)


def test_where_a_walk_leads_does_not_depend_on_the_pins_before() -> None:
    near, far = Pin(2, walk=2), Pin(2, walk=5)
    assert list(count(ToyGame(), [near, far])) == list(count(ToyGame(), [far, near]))[::-1]


class Timed(Toy):
    """At 100 ms the wheel turns by itself."""

    __slots__ = ()

    @property
    def next_due(self) -> int | None:
        return 100 if self.clock < 100 else None

    def advance(self, to_ms: int) -> list[farport.Event]:
        self.clock = to_ms
        self.wheel = 3
        return []


def test_the_clock_is_a_move_too() -> None:
    game = ToyGame(Timed, farport.Facts(timed=True))
    assert [(found.positions, found.moves) for found in deepened(game, Pin(1, depth=1))] == [(1, 0), (6, 5)]


class Unfair(Toy):
    """Plays like a Toy, and has another result."""

    __slots__ = ()

    @property
    def result(self) -> farport.Result | None:
        result = super().result
        return None if result is None else replace_scores(result)


def replace_scores(result: farport.Result) -> farport.Result:
    return farport.Result([score + 1 for score in result.scores], result.ranks, result.breakdown, result.reason)


class Skipping(Toy):
    """Plays like a Toy, and asks the seats in another order."""

    __slots__ = ()

    @property
    def to_move(self) -> tuple[int, ...]:
        return () if self.turns >= self.length else ((self.turns + 1) % self.seats,)


@pytest.mark.parametrize("kind", [Unfair, Skipping])
def test_who_is_asked_and_how_it_ends_are_part_of_a_position(kind: type[Toy]) -> None:
    end = Pin(2, walk=1, depth=20)
    assert deepened(ToyGame(kind), end)[-1].digest != deepened(ToyGame(), end)[-1].digest


# ---------------------------------------------------------------------- golden files


def test_a_golden_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    game = farport.game("forgotten-planet")
    golden = Golden(
        game.id, 1, [(Pin(2, options={"alliances": False, "scenario": "duel"}, walk=3), None), (Pin(3), None)]
    )
    path = tmp_path / "perft.toml"
    path.write_text(golden.text())
    assert Golden.read(path, game) == golden
    counted = golden.counted(game)
    path.write_text(counted.text())
    assert Golden.read(path, game) == counted
    assert None not in [number for _, number in counted.pins]


def test_a_number_that_is_kept_is_never_written_again() -> None:
    wrong = Count(1, 2, "3")
    (kept, new) = Golden("toy", 1, [(Pin(2), wrong), (Pin(3), None)]).counted(ToyGame()).pins
    assert kept == (Pin(2), wrong)
    assert new[1] == next(count(ToyGame(), [Pin(3)]))


def test_a_golden_file_of_another_version_is_refused(tmp_path: Path) -> None:
    game = farport.game("forgotten-planet")
    path = tmp_path / "perft.toml"
    path.write_text(replace(Golden(game.id, 1, []), rules_version=99).text())
    with pytest.raises(farport.DataError, match="rules_version"):
        Golden.read(path, game)


def test_the_standard_tables_have_all_seats_stages_and_options() -> None:
    game = farport.game("forgotten-planet")
    pins = [pin for pin, _ in Golden.new(game).pins]
    assert {pin.seats for pin in pins} == set(game.seats)
    assert {name for pin in pins for name in pin.options} == {option.name for option in game.options}
    walks = [pin.walk for pin in pins if pin.seats == 2 and not pin.options]
    assert walks == sorted(walks)
    assert (len(walks), walks[0]) == (5, 0)
