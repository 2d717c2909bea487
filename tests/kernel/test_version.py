"""Versions of the rules: old games keep theirs, new ones take the newest, and a variant goes with either."""

from __future__ import annotations

from typing import cast

import pytest

import farport
from farport.kernel import Facts, FarportError, Game, Move, Options, Plain, Record, RecordError, Rng, Value, Version
from farport.kernel import parse_rulebook as parsed
from tests.toys import RULES, Stop, Toy, ToyGame, Turn

VERSIONS = (
    Version(1, "The first rules."),
    Version(
        2, "TOY-1: the wheel starts at 2 instead of 1, and there is a brake.", {"wheel": {"start": 1}, "brake": None}
    ),
    Version(3, "TOY-1: a stop turns the wheel back by one."),
)
STOP_TURNS_BACK = 3


class Wheel(Toy):
    """A toy whose stop has changed with version 3."""

    __slots__ = ()

    def apply(self, seat: int, action: farport.Action[Toy]) -> None:
        super().apply(seat, action)
        if isinstance(action, Stop) and self.game.rules_version >= STOP_TURNS_BACK:
            self.wheel -= 1

    def dump(self) -> Plain:
        return {
            **super().dump(),
            **({} if self.game.rules_version == 1 else {"rules_version": self.game.rules_version}),
        }


class WheelGame(Game):
    """The newest rules, or older ones over the data that they had."""

    def __init__(self, data: Plain, version: int = 3, variant: Plain | None = None) -> None:
        super().__init__(
            id="wheel",
            title="Wheel",
            rules_version=version,
            versions=VERSIONS,
            seats=range(1, 3),
            minutes=(1, 1),
            facts=Facts(),
            options=Options([]),
            rules=parsed(RULES),
            actions=(Turn, Stop),
            data=data,
            variant=variant,
        )

    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> Wheel:
        state = Wheel(cast(ToyGame, self), seats)
        state.wheel = self.data["wheel"]["start"]  # type: ignore[index]
        return state

    def restore(self, data: Plain) -> Wheel:
        state = Wheel(cast(ToyGame, self), 1)
        state.wheel = data["wheel"]  # type: ignore[assignment]
        state.turns = data["turns"]  # type: ignore[assignment]
        return state

    def with_data(self, data: Plain, variant: Plain) -> Game:
        return WheelGame(data, self.rules_version, variant)

    def with_rules(self, version: int, data: Plain) -> Game:
        return WheelGame(data, version)


WHEEL = WheelGame({"wheel": {"start": 2, "size": 4}, "brake": {"force": 1}})


def stopped(game: Game) -> int:
    state = game.new(1, 0)
    state.play(0, Stop())
    assert isinstance(state, Wheel)
    return state.wheel


def test_each_version_has_its_data_and_its_rules() -> None:
    assert [stopped(WHEEL.of_version(version.number)) for version in WHEEL.versions] == [1, 2, 1]
    assert WHEEL.of_version(1).data == {"wheel": {"start": 1, "size": 4}}
    assert WHEEL.of_version(2).data == WHEEL.data


def test_a_version_is_made_once_and_leads_back_to_the_others() -> None:
    oldest = WHEEL.of_version(1)
    assert WHEEL.of_version(1) is oldest
    assert oldest.of_version(3) is WHEEL
    assert oldest.of_version(2) is WHEEL.of_version(2)
    assert (oldest.rules_version, oldest.versions) == (1, VERSIONS)


def test_a_variant_goes_with_every_version() -> None:
    varied = WHEEL.varied({"wheel": {"start": 3}})
    assert [stopped(varied.of_version(version)) for version in (1, 2, 3)] == [3, 3, 2]
    assert varied.of_version(1).variant == varied.variant
    assert varied.of_version(3) is varied
    with pytest.raises(FarportError, match="brake: unknown key"):
        WHEEL.of_version(1).varied({"brake": {"force": 2}})


@pytest.mark.parametrize("version", [0, 4, "1", 1.5, True, None])
def test_a_version_that_never_was_is_refused_with_those_that_were(version: object) -> None:
    with pytest.raises(FarportError, match=r"Wheel has no rules version .*; its versions are 1, 2, 3"):
        WHEEL.of_version(version)


@pytest.mark.parametrize("variant", [None, {"wheel": {"start": 3}}])
@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_record_replays_under_its_version(version: int, variant: Plain | None) -> None:
    game = WHEEL.of_version(version)
    game = game if variant is None else game.varied(variant)
    state = game.new(1, 0)
    state.play(0, Stop())
    record = game.record(1, 0, {}, [Move(0, Stop())], state.digest())
    assert record.rules_version == version
    for other in (WHEEL, WHEEL.of_version(1), game):
        assert other.replay(record).game.rules_version == version


def test_a_record_of_a_version_to_come_is_refused() -> None:
    with pytest.raises(RecordError, match="record: rules version 9 is not known here; its versions are 1, 2, 3"):
        WHEEL.replay(Record("wheel", 9, 1, 0))


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_dump_plays_on_under_its_version(version: int) -> None:
    state = WHEEL.of_version(version).new(1, 0)
    for game in (WHEEL, WHEEL.of_version(1)):
        loaded = game.load(state.dump())
        assert (loaded.game.rules_version, loaded.digest()) == (version, state.digest())


def test_the_installed_games_are_found_by_id_and_version() -> None:
    for newest in farport.games():
        assert newest.rules_version == newest.versions[-1].number
        for version in newest.versions:
            assert version.changed, f"{newest.id}: what version {version.number} changed is not written down"
            of = farport.game(newest.id, version=version.number)
            assert of is newest.of_version(version.number)
            assert of.rules_version == version.number
        assert farport.game(newest.id) is newest
        with pytest.raises(FarportError, match="has no rules version 99"):
            farport.game(newest.id, version=99)
