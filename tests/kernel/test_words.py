"""What people read: sentences by name, with their particulars told."""

from __future__ import annotations

import pytest

from farport.kernel import Refusal, RuleError
from farport.kernel.words import Catalogue, readable, sentence, text


def test_a_refusal_is_put_into_words_by_its_name() -> None:
    refusal = Refusal("DD-59", "E_SHIP_FULL", name="duck-dealer:ship-full").says({"slots": 9})
    assert refusal.sentence == sentence("en", "duck-dealer", "refusal-ship-full", {"slots": 9})
    assert str(RuleError(refusal)) == f"{refusal.sentence} [DD-59]"
    assert "9" in refusal.sentence


def test_a_game_without_catalogues_gives_its_own_english() -> None:
    refusal = Refusal("X-1", "far", "It is {miles} miles away.", name="nowhere:far").says({"miles": 9})
    assert refusal.sentence == "It is 9 miles away."


def test_a_sentence_that_is_nowhere_is_told_by_its_name() -> None:
    assert Refusal("X-1", "far", name="nowhere:far").sentence == "nowhere:far"
    assert text("en", "no-such-message") is None


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_particulars_are_told_to_people(language: str) -> None:
    params = {"seat": 0, "need": 2, "cost": [[1, "red"], [2, "blue"]], "who": "nobody we know"}
    words = readable(language, "duck-dealer", params)
    assert words["seat"] == text(language, "seat-number", {"number": 1})
    assert words["need"] == 2
    red, blue = [text(language, f"duck-dealer-word-{colour}") for colour in ("red", "blue")]
    assert words["cost"] == f"1 {red} + 2 {blue}"
    assert words["who"] == "nobody we know"


WRITTEN = """\
## Of the game
-ship = { $case ->
    *[one] duck
[many] ducks
}
fly = Fly, { -ship }!
    Fly on
    = and on.
# Its attribute is none of the catalogue's sentences.
fleet = { $n ->
    [one] One { -ship(case: "one") }
   *[other] { $n } { -ship(case: "many") }: { fly }
}
    .title = Ships
Fly_2-x={ fleet.title }
broken = { fly
lost = { nothing-of-that-name }
fly = Stay
"""


def test_a_sentence_is_read_with_all_that_it_refers_to_and_nothing_else() -> None:
    catalogue = Catalogue("en")
    catalogue.add(WRITTEN)
    catalogue.add("fly = Walk\nwalk = Walk")
    assert catalogue.said("fleet", {"n": 2}) == "2 ducks: Fly, duck!\nFly on\n= and on."
    assert catalogue.said("fleet", {"n": 1}) == "One duck"
    assert catalogue.said("Fly_2-x", None) == "Ships"
    assert catalogue.said("fly", None) == "Fly, duck!\nFly on\n= and on."  # whoever said it first
    assert catalogue.said("walk", {}) == "Walk"
    for none in ("broken", "lost", "title", "-ship", "ship", "fleet.title", "", "Walk"):
        assert catalogue.said(none, {}) is None
    assert catalogue.said("fleet", {}) is None  # not all that it needs was given
