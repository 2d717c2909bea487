"""The drawings: every view of every game can be drawn, and what stands on the table stands on the screen."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import farport
from farport import boards
from farport.boards import duck_dealer, forgotten_planet, generic
from farport.bots import play_out
from farport.kernel import Plain


def drawn(board: boards.Board, view: Plain, seat: int | None, width: int = 120) -> str:
    screen = Console(file=io.StringIO(), width=width, color_system=None)
    screen.print(board.draw(view, seat))
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


@pytest.mark.parametrize("id", ["heavy-lift", "forgotten-planet", "duck-dealer"])
def test_every_position_can_be_drawn(id: str) -> None:
    game = farport.game(id)
    board = boards.of(game)
    for seats in game.seats:
        record = play_out(game, seats, 1).record
        for number, state in enumerate(game.states(record)):
            if number % 10 == 0:
                for seat in (None, *range(seats)):
                    assert drawn(board, state.view(seat), seat)


def test_a_game_without_a_drawing_is_drawn_as_tables() -> None:
    text = drawn(generic, {"stack": 3, "open": None, "ships": [{"seat": 0, "hold": ["ore"]}], "x": [[1, 2], [3]]}, 0)
    for line in ("stack  3", "open   ?", "ore", "1, 2"):
        assert line in text


# ---------------------------------------------------------------------- The Forgotten Planet


def planet(**options: Any) -> Plain:
    return farport.game("forgotten-planet").new(2, 4, options).view(0)


def test_bases_and_robots_stand_where_they_are() -> None:
    lines = drawn(forgotten_planet, planet(), 0).splitlines()
    assert lines[1].split() == ["A", "B", "C", "D", "E", "F", "G"]
    top, robots = lines[3], lines[4]
    assert top.startswith("  1")
    assert top[lines[1].index("D") - 2 :].strip().startswith("■")
    assert robots.strip() in ("R1", "Y1")


def test_walls_robots_and_zones_are_shown() -> None:
    view: Any = planet()
    view["walls"] = [[[3, 0], "S"], [[3, 0], "E"]]
    view["robots"] = [{"seat": 0, "robot": n, "at": [3, 0], "on": n == 1} for n in range(1, 5)]
    text = drawn(forgotten_planet, view, 0)
    assert "━━━━━━" in text
    assert "┃" in text
    assert "R1+3" in text


def test_a_variants_own_colours_are_drawn() -> None:
    colours = ["green", "purple", "orange", "white"]
    game = farport.game("forgotten-planet", {"players": {"colours": colours}})
    view: Any = game.new(4, 4).view(1)
    view["robots"] = [{"seat": seat, "robot": 1, "at": [3, 0], "on": seat != 1} for seat in range(2)]
    view["tiles"][0].update(holder=3)
    text = drawn(forgotten_planet, view, 1)
    assert "G1b1" in text
    assert all(name in text for name in ("G green", "B purple (you)", "C orange", "D white"))


def test_the_largest_map_fits_120_columns() -> None:
    text = drawn(forgotten_planet, planet(scenario="open-range"), 0)
    assert max(len(line) for line in text.splitlines()) <= 120


@pytest.mark.parametrize("options", [{"base_assignment": "auction"}, {"random_placement": True}])
def test_the_setup_phases_are_shown(options: dict[str, Any]) -> None:
    text = drawn(forgotten_planet, planet(**options), 0)
    assert "Base 1 at" in text or "You still lay:" in text


def test_cells_have_names() -> None:
    told = forgotten_planet.tell({"kind": "control", "changes": [[[3, 5], None, 0], [[2, 6], 0, None]]}, ["you", "it"])
    assert told == "control: D6 now you; C7 now nobody"


# ---------------------------------------------------------------------- Duck Dealer


def galaxy() -> Any:
    return farport.game("duck-dealer").new(2, 4, {"setup_layout": "teaching", "start_tokens": 2}).view(0)


def test_the_galaxy_shows_planets_cubes_and_ships() -> None:
    view = galaxy()
    view["planets"][5]["ships"] = [1]
    view["routes"][0]["cubes"] = [0, None]
    view["routes"][0]["ships"] = [[], [0]]
    view["planets"][0]["passage"] = 1
    text = drawn(duck_dealer, view, 0)
    for sign in ("P●hub", "■", "◎@mallard", "undiscovered", "merchant for booth + R", "2/2/2"):
        assert sign in text
    assert "Left pile, top first: satellite, stealth, pills, art, religion, medicine" in text


def test_a_variants_own_colours_fly_too() -> None:
    colours = ["red", "purple", "mauve", "white", "black"]
    view: Any = farport.game("duck-dealer", {"players": {"colours": colours}}).new(3, 4).view(0)
    view["routes"][0]["cubes"] = [0] * len(view["routes"][0]["cubes"])
    view["planets"][0]["passage"] = 2
    text = drawn(duck_dealer, view, 0)
    assert all(name in text for name in ("A red (you)", "P purple", "C mauve"))


def test_the_turn_is_told_in_one_line() -> None:
    view = galaxy()
    view["phase"] = "answer"
    view["expected"] = "answer"
    view["turn"].update(steps_left=3, spent={"red": 1, "yellow": 0, "blue": 0}, virtual={"blue": 2}, free_cubes=1)
    view["turn"]["offer"] = {"from": 0, "to": 1, "give": {"duck": 1}, "take": {}}
    line = duck_dealer.headline(view)
    assert line.endswith("3 steps left, spent 1 red; 1 free cubes; virtual: 2 blue; offered duck 1 for -")


def test_the_log_names_the_rule() -> None:
    event: Plain = {"kind": "mined", "seat": 1, "planet": "hub", "good": "solar", "blue": 1, "rule": "DD-58"}
    assert duck_dealer.tell(event, ["Ann", "Bob"]) == "Bob: mined (planet hub, good solar, blue 1) [DD-58]"
