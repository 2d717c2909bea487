"""Whole random games, looked at now and then: no word cut, nothing on anything else, no click without an answer, at
three sizes, in four languages.

The games are played over the protocol by a hand that does anything that is allowed, against bots that do the same, so
that the pages show positions nobody would have drawn a mock-up of.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.browser.conftest import Visitor
from tests.browser.looking import LANGUAGES, complaints, dead_clicks, speak
from tests.browser.playing import ME, Hand, seat_at
from tests.depth import budget

ANYTHING = {"kind": "bot", "bot": "random", "level": None}
TABLES: dict[str, dict[str, Any]] = {
    "forgotten-planet": {"seats": [ME, *[ANYTHING] * 3], "options": {"max_rounds": 8}},
    "duck-dealer": {"seats": [ME, *[ANYTHING] * 2], "options": {"counter_spaces": 12, "stall_guard_rounds": 15}},
    "space-paper": {"seats": [ME, *[ANYTHING] * 2], "options": {"preset": "quick"}},
}
STRIDES = (1, 9, 14, 20)  # decisions from one look to the next: the beginning, then ever later


@pytest.mark.parametrize("game", ["forgotten-planet", "duck-dealer"])
def test_nothing_is_cut_nothing_overlaps_and_no_click_is_dead(visitor: Visitor, game: str) -> None:
    page = visitor("/nowhere")
    seat_at(page, game, **TABLES[game])
    page.locator(".table").wait_for()
    hand, random = Hand(page), Random(3)
    found: list[str] = []
    for look in range(budget(everyday=len(STRIDES), deep=60)):
        going = wander(hand, random, STRIDES[look % len(STRIDES)])
        speak(page, LANGUAGES[look % len(LANGUAGES)])
        found += [
            f"{line} (look {look})" for line in [*dead_clicks(page, budget(everyday=4, deep=50)), *complaints(page)]
        ]
        if not going:
            break
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["space-paper"])
def test_no_click_is_dead(visitor: Visitor, game: str) -> None:
    page = visitor("/nowhere")
    seat_at(page, game, **TABLES[game])
    page.locator(".table").wait_for()
    hand, random = Hand(page), Random(3)
    found: list[str] = []
    for look in range(budget(everyday=len(STRIDES), deep=60)):
        going = wander(hand, random, STRIDES[look % len(STRIDES)])
        found += dead_clicks(page, budget(everyday=4, deep=50))
        if not going:
            break
    assert not found, "\n".join(found)


def wander(hand: Hand, random: Random, decisions: int) -> bool:
    """So many decisions of my seat, any that are allowed; False when the game is over."""
    for _ in range(decisions):
        hand.page.wait_for_function(
            "() => hand.now.status !== 'running' || hand.now.ready_check || hand.position?.legal.length > 0"
        )
        if hand.page.evaluate("hand.now.status") != "running":
            return False
        if hand.page.evaluate("hand.now.ready_check"):
            hand.page.evaluate("hand.ready()")
            hand.page.wait_for_function("() => !hand.now.ready_check")
            continue
        listed: list[dict[str, Any]] = hand.page.evaluate("hand.position.legal")
        answer = hand.page.evaluate("(action) => hand.act(action)", random.choice(listed)) if listed else None
        if answer is not None and answer["type"] == "done":
            hand.await_seq(answer["seq"])  # else a clock or another seat was faster: something else will do
    hand.await_page()
    return True
