"""What the client offers for new tables agrees with the games: options, maps with their seats, what peoples bring."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from farport.kernel import game
from farport.server.tables.gametime import OFFER, OFFER_STANDS_MS, answerable

FILES = sorted(Path("client/src/boards").glob("*/table.json"))


def offers(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("file", FILES, ids=[file.parent.name for file in FILES])
def test_presets_are_accepted_and_every_option_has_one_theme(file: Path) -> None:
    each, offered = game(file.parent.name.replace("_", "-")), offers(file)
    for preset in offered["presets"]:
        each.options.resolve(min(each.seats), preset["options"])
    themed = [name for theme in offered["themes"] for name in theme["options"]]
    apart = [offered[name] for name in ("map", "teams") if name in offered]
    assert sorted(themed + apart) == sorted(option.name for option in each.options)


def test_maps_are_drawn_as_they_are_and_fit_the_seats_that_they_fit() -> None:
    data = tomllib.loads(Path("src/farport/games/forgotten_planet/data.toml").read_text(encoding="utf-8"))
    maps = offers(Path("client/src/boards/forgotten_planet/table.json"))["maps"]
    for scenario in data["scenario"]:
        assert maps[scenario["id"]]["seats"] == [scenario["seats"]]
        assert maps[scenario["id"]].get("grid") == (scenario.get("grid") or on_the_table(scenario))
    assert set(maps) == {*(scenario["id"] for scenario in data["scenario"]), "table"}


def on_the_table(scenario: dict[str, Any]) -> list[str]:
    """A map that is given by its places, as the others are drawn."""
    width, height = scenario["table"]
    grid = [["."] * width for _ in range(height)]
    signs = [*enumerate(scenario["bases"], start=1), *(("S", name) for name in scenario["specials"])]
    for sign, name in signs:
        grid[int(name[1:]) - 1][ord(name[0]) - ord("A")] = str(sign)
    return ["".join(row) for row in grid]


def test_the_peoples_bring_what_the_rulebook_says() -> None:
    rules = Path("src/farport/games/space_paper/rules.md").read_text(encoding="utf-8")
    races = offers(Path("client/src/boards/space_paper/table.json"))["races"]
    for race, facts in races.items():
        row = re.search(
            rf"^\| {race.capitalize()} \| \w+ \| \w+ \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|", rules, re.MULTILINE
        )
        assert row is not None
        assert [int(number) for number in row.groups()] == [
            facts[fact] for fact in ("population", "science", "gold", "energy")
        ]
    assert len(races) == 6


def test_the_levels_of_technologies_bring_what_the_rules_say() -> None:
    data = tomllib.loads(Path("src/farport/games/space_paper/data.toml").read_text(encoding="utf-8"))
    levels = offers(Path("client/src/boards/space_paper/table.json"))["technologies"]
    assert set(levels) == set(data["technologies"])
    for technology, printed in data["technologies"].items():
        bettered = {level for each in printed["synergy"] for level in range(each["from"], each["to"] + 1)}
        assert levels[technology] == {"base": printed["base"], "minerals": sorted(bettered)}


@pytest.mark.parametrize("file", FILES, ids=[file.parent.name for file in FILES])
def test_the_rulebooks_game_is_as_long_as_the_card_of_the_game_says(file: Path) -> None:
    each = game(file.parent.name.replace("_", "-"))
    (rulebook,) = [preset for preset in offers(file)["presets"] if preset["id"] == "rulebook"]
    lengths = [rulebook["minutes"][0] + rulebook["minutes"][1] * seats for seats in each.seats]
    assert each.minutes[0] <= min(lengths)
    assert max(lengths) <= each.minutes[1]


def test_the_page_lengthens_offers_as_the_server_does() -> None:
    assert offers(Path("client/src/boards/space_dealer/table.json"))["least"] == {OFFER: OFFER_STANDS_MS}


@pytest.mark.parametrize(
    ("pace", "wished", "life"),
    [
        (100, 30_000, 30_000),  # as the rulebook has it
        (100, 15_000, 30_000),  # fifteen seconds are not enough to read and answer
        (75, 15_000, 15_000),  # at this pace they are twenty
        (10, 15_000, 15_000),
        (200, 30_000, 60_000),
        (300, 30_000, 60_000),
        (301, 60_000, 0),  # the longest life would be over in less than twenty: until it is withdrawn
        (1_000, 0, 0),
    ],
)
def test_an_offer_stands_for_twenty_real_seconds_whatever_the_pace(pace: int, wished: int, life: int) -> None:
    assert answerable(game("space-dealer"), {OFFER: wished}, pace) == {OFFER: life}


def test_games_without_offers_keep_their_options() -> None:
    assert answerable(game("forgotten-planet"), {"max_rounds": 8}, 1_000) == {"max_rounds": 8}
