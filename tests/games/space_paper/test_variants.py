"""Other galaxies and changed numbers: what a designer may write, and what he is told when it cannot be played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

import farport
from farport.games.space_paper import game as module
from farport.games.space_paper.game import SpacePaper
from farport.games.space_paper.mechanics.resources import income_of
from farport.games.space_paper.state import Position
from farport.games.space_paper.vocabulary import GALACTIC_LOTTERY
from farport.kernel import DataError, Plain, Record, Rng, read_variant
from tests.games.space_paper.table import GAME, colony, game, level, play, refused

WHEEL = Path(module.__file__).parent / "variants" / "the-wheel"


def wheel() -> SpacePaper:
    return cast(SpacePaper, GAME.varied(read_variant(WHEEL)))


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_second_galaxy_plays(seats: int) -> None:
    state = wheel().new(seats, 5, {"turn_limit": 25})
    dice = Rng.from_seed(seats)
    while state.to_move:
        seat = dice.choice(list(state.to_move))
        plan = state.guess(seat, dice).plan(seat, dice)
        state.play(seat, plan[0] if plan and seat % 2 == 0 else dice.choice(state.legal(seat)))
        assert state.violations() == []
    assert state.result is not None
    assert len(cast(list[object], state.view(None)["systems"])) == 19


def test_a_game_on_the_wheel_is_dumped_and_replayed() -> None:
    game = wheel()
    state = cast(Position, game.new(3, 1))
    moves: list[tuple[int | None, Plain | None, int | None]] = []
    while state.round < 3:
        seat = state.to_move[0]
        action = state.legal(seat)[-1]
        moves.append((seat, action.data(), None))
        state.play(seat, action)
    assert game.load(json.loads(json.dumps(state.dump()))).digest() == state.digest()
    record = Record("space-paper", game.rules_version, 3, 1, {}, moves, state.digest(), game.variant)
    assert GAME.replay(Record.loads(record.dumps())).digest() == state.digest()


def test_systems_of_another_galaxy_are_unknown_here() -> None:
    table = cast(Position, GAME.new(2, 1))
    while table.phase < 4:
        seat = table.to_move[0]
        table.play(seat, table.legal(seat)[0])
    with pytest.raises(farport.RuleError, match="There is no such thing at this table: hub"):
        table.play(table.active, GAME.action({"do": "choose_home", "system": "hub"}))


def changed_galaxy(**changes: object) -> Plain:
    variant = read_variant(WHEEL)
    galaxy = cast(list[dict[str, object]], variant["galaxy"])[0]
    galaxy.update(changes)
    return variant


LANE: dict[str, object] = {"id": "W01", "a": "hub", "b": "aster", "dots": 2}
SYSTEM: dict[str, object] = {"id": "hub", "name": "Hub", "x": 0, "y": 0}


@pytest.mark.parametrize(
    ("variant", "message"),
    [
        ({"start": {"galaxy": "nowhere"}}, "one of board is expected, not nowhere"),
        (changed_galaxy(lanes=[LANE]), "no lanes lead from hub to"),
        (changed_galaxy(lanes=[{**LANE, "b": "moon"}]), "b: one of hub, .* is expected, not 'moon'"),
        (changed_galaxy(lanes=[LANE, {**LANE, "id": "W02"}]), "hub and aster are joined by W01 already"),
        (changed_galaxy(lanes=[LANE, {**LANE, "b": "brume"}]), "there are two lanes W01"),
        (changed_galaxy(lanes=[{**LANE, "b": "hub"}]), "two different systems"),
        (changed_galaxy(lanes=[{**LANE, "dots": -1}]), "dots: a whole number from 0 to 12"),
        (changed_galaxy(systems=[SYSTEM]), "8 to 60 systems are expected, not 1"),
        (changed_galaxy(systems=[{**SYSTEM, "id": "a/b"}]), "a text without / and ."),
        (changed_galaxy(systems=[{**SYSTEM, "id": "a.b"}]), "a text without / and ."),
        (changed_galaxy(systems=[{**SYSTEM, "id": "wide"}]), "a text without / and ."),
        (changed_galaxy(systems=[{**SYSTEM, "id": ""}]), "a text without / and ."),
        (changed_galaxy(systems=[SYSTEM, SYSTEM]), "there are two systems hub"),
        (changed_galaxy(systems=[{**SYSTEM, "z": 1}]), "z: unknown key"),
        (changed_galaxy(systems=[{**SYSTEM, "x": 2000}]), "x: a whole number from 0 to 1000"),
        (changed_galaxy(systems=[{**SYSTEM, "y": 2000}]), "y: a whole number from 0 to 1000"),
        (changed_galaxy(lanes=[{**LANE, "length": 3}]), "length: unknown key"),
        ({"stars": {"red_dwarf": {"dice": [6]}}}, "no star for the sum 7"),
        ({"stars": {"red_dwarf": {"dice": [6, 7, 8]}}}, "the sum 8 belongs to"),
        ({"planet_types": {"lava": {"dice": {"large": []}}}}, "10: no result for this sum"),
        ({"planet_types": {"lava": {"minerals": ["gold", "iron"]}}}, "none, or two of corundum"),
        ({"races": {"humans": {"home_type": "living"}}}, "a native race and a home size"),
        ({"technologies": {"speed": {"base": [1, 2]}}}, "a list of 5 is expected"),
        ({"politics": {"republic": {"upkeep": {"capital": "free"}}}}, "a whole number is expected"),
        ({"options": {"turn_limit": {"default": 33}}}, "default: one of"),
        ({"presets": {"quick": {"turn_limit": 26}}}, "turn_limit: one of 0, 25"),
        ({"leaders": {"opportunist": {"choose_one": ["gold"]}}}, "gold, science, energy in this order"),
        ({"minerals": {"ids": ["gold"]}}, "corundum, antimatter, oganesson in this order"),
        ({"sizes": {"order": ["big"]}}, "asteroids, .* in this order"),
        ({"sizes": {"population_column": ["big"] * 11}}, "is expected, not big"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_place(variant: Plain, message: str) -> None:
    with pytest.raises(DataError, match=message):
        GAME.varied(variant)


def test_a_changed_number_changes_the_game() -> None:
    rich = cast(SpacePaper, GAME.varied({"start": {"gold": 50}, "events": {"galactic_lottery": {"gold": 20}}}))
    assert cast(Position, rich.new(2, 1)).gold == [50, 50]
    assert rich.tables.event_number[GALACTIC_LOTTERY] == 20
    assert GAME.tables.event_number[GALACTIC_LOTTERY] == 15


@pytest.mark.rule("SP-220")
def test_a_type_without_minerals_has_no_deposits_whatever_mines_it_names() -> None:
    strange = cast(SpacePaper, GAME.varied({"planet_types": {"living": {"mine1": [0] * 6, "mine2": [0] * 6}}}))
    table = game(leaders=("financier",), of=strange)
    level(table, 0, infrastructure=5)
    colony(table, 0, "ft22", "living", "small")
    assert income_of(table, 0).minerals == income_of(game(leaders=("financier",)), 0).minerals


@pytest.mark.rule("SP-012", "SP-166")
def test_the_choice_of_politics_is_made_with_neither_colonies_nor_ships() -> None:
    strict: Plain = {"politics": {"federation": {"min_colonies": 1}, "republic": {"max_ships": 0}}}
    table = cast(Position, GAME.varied(strict).new(2, 1))
    while table.phase < 3:
        table.play(table.active, table.legal(table.active)[0])
    refused(table, 0, "politics_condition", "choose_politics", politics="federation")
    play(table, 0, "choose_politics", politics="republic")
