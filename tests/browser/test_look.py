"""Whole random games, looked at now and then: no word cut or in two, nothing on anything else, no click without an
answer, nobody shut out, no button and no board that moves, at three sizes, in four languages.

The games are played by a hand that does anything that is allowed, so that the pages show positions nobody would have
drawn a mock-up of. Every day they are the same ones.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.looking import LANGUAGES, SIZES, Places, complaints, dead_clicks, speak
from tests.browser.playing import BLANK
from tests.browser.showing import ShownGame
from tests.browser.test_pages import violations
from tests.depth import DEEP, budget, seeds

# Seats and options; how many steps from one look to the next, so that four of them reach the later half of a game.
GAMES: dict[str, tuple[int, dict[str, Any], int]] = {
    "forgotten-planet": (4, {"max_rounds": 8}, 30),
    "duck-dealer": (4, {"counter_spaces": 12, "stall_guard_rounds": 15}, 30),
    "space-dealer": (5, {"rules": "advanced"}, 80),
    "space-paper": (4, {"preset": "quick"}, 120),
}
LOOKS = budget(everyday=4, deep=40)
OF_A_KIND = budget(everyday=3, deep=20)  # things that are clicked
HOURS = 7_300_000  # on a clock: more figures than most have
GLANCES = 6  # on the way from one look to the next: has anything moved?


@pytest.mark.parametrize("seed", seeds(everyday=1, deep=10))
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_or_dead_or_moves_and_nobody_is_shut_out(visitor: Visitor, game: str, seed: int) -> None:
    seats, options, stride = GAMES[game]
    page = visitor(BLANK)
    shown = ShownGame(page, game, seats, seed, options)
    places = Places()
    found: list[str] = []
    for look in range(LOOKS):
        going = True
        for size in [*SIZES, *SIZES] if look else SIZES:
            going = going and shown.go_on(stride // GLANCES if look else 1)
            if going and not shown.over:  # the end takes the place of the bar
                found += [f"{line} (look {look})" for line in places.jumps(page, size)]
        speak(page, LANGUAGES[look % len(LANGUAGES)])
        lines = [*dead_clicks(page, OF_A_KIND), *complaints(page)]
        if DEEP or look % 2:
            lines += violations(page)  # at the last size: a phone
        found += [f"{line} (look {look})" for line in lines]
        if not going:
            break
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "seats"), [("forgotten-planet", 4), ("duck-dealer", 5), ("space-paper", 6)])
def test_every_seat_has_room_for_its_name_and_its_clock(visitor: Visitor, game: str, seats: int) -> None:
    page = visitor(BLANK)
    die = game == "forgotten-planet"  # there it is shown, too
    shown = ShownGame(page, game, seats, 1, {} if die else GAMES[game][1], HOURS)
    shown.go_on(GAMES[game][2])
    if die:
        shown.go_to(lambda _state: any(event.kind == "rolled" for event in shown.walk.events))
        expect(page.get_by_test_id("die")).to_be_visible()
    assert complaints(page) == []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        clocks = page.get_by_text("2:01:40").locator("visible=true").count()
        mine = page.get_by_test_id("my-clock").count()  # a phone has it beside the prompt, too
        assert clocks == seats + mine, size


def test_what_cannot_be_used_says_why_on_a_phone_too(visitor: Visitor) -> None:
    page = visitor(BLANK)
    shown = ShownGame(page, "space-dealer", 8, 1, {"rules": "advanced"})
    shown.go_on(GAMES["space-dealer"][2])
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    assert dead_clicks(page, OF_A_KIND) == []
