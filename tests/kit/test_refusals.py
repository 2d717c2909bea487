"""Every refusal is counted by its name: what random and hostile play comes to, and what the tests raise."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import farport
from farport.kernel import Refusal, errors
from farport.kernel.refusals import declared, name_of
from farport.kit.refusals import Tally, tally
from tests.kit import toys

ROOT = Path(__file__).parents[2]
TOYS = {"not_in_hand", "lies_there", "all_opened"}


def test_a_refusal_is_told_by_its_name_else_by_all_that_it_says() -> None:
    assert name_of(Refusal("DV-1", "turn", name="divers:not-your-turn")) == "divers:not-your-turn"
    unnamed = Refusal("DV-4", "no_crate", "There is no {crate}.")
    assert name_of(unnamed) == name_of(unnamed.says({"crate": 3})) == "DV-4 no_crate: There is no {crate}."


def test_play_comes_to_what_the_rules_refuse() -> None:
    found = tally(toys.EnvelopesGame(), games=5)
    met = {found.declared[name].code for name in found.declared if found.met[name]}
    assert met >= TOYS
    assert set(found.unmet).isdisjoint(found.met)
    assert json.loads(json.dumps(found.data())) == found.data()


def test_what_is_not_met_is_listed() -> None:
    never = Refusal("EN-9", "never", name="envelopes:never")
    found = Tally(toys.EnvelopesGame(), {name_of(never): never})
    assert found.text() == "Envelopes: 0 of 1 refusals met\n  not met: EN-9 never envelopes:never"


@pytest.mark.parametrize("game", farport.games(), ids=lambda game: game.id)
def test_every_game_declares_its_refusals_where_they_are_found(game: farport.Game) -> None:
    """Two that differ only in their words cannot be told apart by anybody but people."""
    known = declared(game)
    assert len(known) > 10
    assert all(refusal.name.startswith(f"{game.id}:") for refusal in known.values())


def test_the_tests_of_the_rules_can_be_listened_to(pytester: pytest.Pytester) -> None:
    """The run in which this test stands has its own listener or none; here one is asked what it heard."""
    pytester.syspathinsert(ROOT)
    pytester.makeconftest("pytest_plugins = ('tests.refusals',)")
    pytester.makepyfile("import pytest\ndef test_nothing(): pass")
    result = pytester.runpytest("--refusals", "-p", "no:cacheprovider")
    if not errors.__file__.endswith(".py"):  # compiled code calls what it knows, whoever listens
        result.stderr.fnmatch_lines(["*--refusals needs pure Python*"])
        return
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(["*refusals that no test raises*"])
