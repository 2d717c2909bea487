"""What a refusal says: true where it is said, with what is missing and what would be enough."""

from __future__ import annotations

import pytest

from farport.games.space_dealer import refusals
from farport.games.space_dealer.mechanics.goods import packed, tally
from farport.kernel import Refusal
from farport.kernel.words import sentence

NEED, HAVE = tally(packed([0, 0, 1, 1])), tally(packed([0, 0, 0, 3]))


@pytest.mark.rule("SD-090")
def test_a_delivery_says_what_is_wanted_and_what_the_ship_has() -> None:
    refusal = refusals.DELIVER_WRONG_GOODS.says({"need": NEED, "have": HAVE})
    assert refusal.sentence == "Needs 1 green + 1 blue, your ship has 3 blue."
    empty = refusals.DELIVER_WRONG_GOODS.says({"need": NEED, "have": []})
    assert empty.sentence == "Needs 1 green + 1 blue, your ship has nothing."


@pytest.mark.rule("SD-108")
def test_a_full_planning_area_is_told_with_its_owner() -> None:
    refusal = refusals.OFFER_PLANNING_FULL.says({"seat": 1, "over": 2})
    assert refusal.sentence == "After the trade the planning area of Seat 2 would hold 2 cards too many."


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_no_refusal_leaves_a_gap(language: str) -> None:
    """Every sentence is whole with the particulars that the rules give it, and none says a raw key."""
    params = {
        "seat": 1, "need": NEED, "have": HAVE, "room": 1, "places": 3, "level": 2, "column": 2, "most": 2, "least": 1,
        "over": 1,
    }  # fmt: skip
    for refusal in [value for value in vars(refusals).values() if isinstance(value, Refusal)]:
        said = sentence(language, "space-dealer", f"refusal-{refusal.name.partition(':')[2]}", params)
        assert said is not None, refusal.name
        assert "{" not in said
        assert "space-dealer-" not in said
