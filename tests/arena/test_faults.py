"""Planted faults: creations with a known fault each, and the answer names it. They are large, at fixed seeds."""

from __future__ import annotations

import pytest

import farport
from farport.arena.answers import Side, answer, told
from farport.arena.plan import Plan
from farport.arena.sitting import play_chunk
from farport.kernel import Plain, Value


def said(game: str, bots: list[str], games: int, data: Plain, options: dict[str, Value]) -> list[tuple[str, str]]:
    """What the answer to so many games of a creation says, surest first."""
    plan = Plan(farport.game(game, data), 2, bots, games, options=options)
    rows = [row for number in range(plan.chunks) for row in play_chunk(plan.data(), number)]
    side = Side("yours", plan, rows)
    found = answer([side], options=[side] if len(set(bots)) > 1 else [])["sentences"]
    assert isinstance(found, list)
    return [(each["certainty"], told("en", game, each)) for each in found]


def head_start(energy: int) -> Plain:
    """Who begins has so much energy in store, the other none."""
    return {"energy": {"store_cap": energy, "late_start": {"2": [energy, 0]}}}


def test_a_bonus_of_the_first_seat_is_named() -> None:
    found = said("forgotten-planet", ["easy"], 40, head_start(30), {"max_rounds": 2, "late_start": "on"})
    favoured = [sure for sure, text in found if text.startswith("place in the turn order 1 is favoured")]
    assert favoured == ["certain"], found


@pytest.mark.deep
def test_a_dominant_race_is_named() -> None:
    """Vulcans begin with capitalism, whose capital now brings nine gold."""
    data: Plain = {"politics": {"capitalism": {"upkeep": {"capital": -9}}}}
    found = said("space-paper", ["greedy"], 40, data, {"preset": "quick"})
    assert any(sure != "none" and text.startswith("Vulcans is favoured") for sure, text in found), found
