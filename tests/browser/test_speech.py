"""The second face of a table: typed questions and commands, by keyboard alone, in every game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import ASKED, BLANK, BOT, ME, OVER, Hand, seat_at, settle
from tests.browser.test_pages import violations
from tests.browser.test_why_not import far_cell

TABLES: dict[str, dict[str, Any]] = {
    "forgotten-planet": {"seats": [ME, BOT], "options": {"max_rounds": 3}},
    "duck-dealer": {
        "seats": [ME, BOT],
        "options": {"counter_spaces": 12, "stall_guard_rounds": 15, "first_player": "1"},
    },
    "space-paper": {"seats": [ME, BOT], "options": {"preset": "quick"}},
    "space-dealer": {"seats": [ME, BOT, BOT]},
}


def open_speech(page: Page) -> None:
    """The position in words, by its key; the line to type into has the focus."""
    page.locator(".table").wait_for()
    page.keyboard.press("?")
    expect(page.locator("#speech")).to_be_focused()


def say(page: Page, line: str) -> list[str]:
    """Type a line; what is answered."""
    answers = page.get_by_test_id("speech").locator(".asked")
    before = answers.count()
    page.keyboard.type(line)
    page.keyboard.press("Enter")
    expect(answers).to_have_count(before + 1)
    told: list[str] = page.get_by_test_id("speech").evaluate(
        """(box) => {
          const lines = []
          for (let at = box.lastElementChild; at && !at.classList.contains('asked'); at = at.previousElementSibling)
            lines.unshift(at.textContent)
          return lines
        }"""
    )
    return told


@pytest.mark.parametrize("game", TABLES)
def test_every_game_answers_typed_questions(visitor: Visitor, game: str) -> None:
    page = visitor(BLANK)
    seat_at(page, game, **TABLES[game])
    page.locator(ASKED).wait_for()
    open_speech(page)
    assert say(page, "turn")[0].startswith("Your move")
    moves = say(page, "moves")
    assert moves[0].startswith("1: ")
    told = [line.split(": ", 1)[1] for line in moves if re.match(r"\d+: ", line)]
    assert len(told) == len(set(told))  # who listens can tell them apart
    assert say(page, "last")[0] != "Nothing of that name is told here."
    assert "“nonsense” is not understood" in say(page, "nonsense")[0]
    assert len(say(page, "help")) == 14
    for question in ("last", "time", "reach", "where"):
        assert say(page, question)
    assert len(say(page, "score")) == len(TABLES[game]["seats"])
    if game == "space-dealer":
        assert not say(page, "undo")[0].startswith("Done")  # but why not
    if people := re.search(r"Lead the (\w+)", " ".join(moves)):
        assert "gold +" in say(page, f"at {people[1]}")[0]  # what stands on their card
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("speech")).to_have_count(0)


def test_a_place_is_asked_about_and_says_why_not(visitor: Visitor) -> None:
    page = visitor(BLANK)
    seat_at(page, "forgotten-planet", [ME, BOT])
    page.locator(ASKED).wait_for()
    open_speech(page)
    assert "D6" in say(page, "what is at d6")[0]
    assert "D1 north, no wall" in say(page, "what is at d1")
    x, y = map(int, re.findall(r"\d+", far_cell(page)))
    assert re.search(r"\(FP-\d+", say(page, f"why not {chr(ord('a') + x)}{y + 1}")[0])
    [land, *_] = say(page, "moves land")
    assert re.fullmatch(r"\d+: Build land on \w\d, 1 energy", land)  # nothing is said twice
    number = land.split(":")[0]
    assert say(page, number)[0].startswith("Done: ")


def test_a_whole_game_is_played_by_typing_alone(visitor: Visitor) -> None:
    page = visitor(BLANK)
    seat_at(page, "forgotten-planet", [ME, BOT], options={"max_rounds": 3})
    page.locator(ASKED).wait_for()
    hand = Hand(page)
    open_speech(page)
    for _ in range(40):
        settle(page)
        if page.locator(OVER).count() > 0:
            break
        before = hand.seq
        told = say(page, "end")
        if not told[0].startswith("Done: "):
            told = say(page, "do 1")  # something must be decided first
        if "say yes" in told[0]:
            say(page, "yes")
        hand.await_seq(before + 1)
        hand.await_page()
    assert "win" in say(page, "turn")[0]
    page.keyboard.press("Escape")
    expect(page.locator(OVER).first).to_be_visible()


def test_it_is_spoken_in_the_readers_language(visitor: Visitor) -> None:
    page = visitor(BLANK, locale="de-DE")
    seat_at(page, "forgotten-planet", [ME, BOT])
    page.locator(ASKED).wait_for()
    open_speech(page)
    assert say(page, "züge")[0].startswith("1: ")
    assert "wird nicht verstanden" in say(page, "unsinn")[0]
    assert say(page, "hilfe")[0].startswith("zug: ")


def test_a_place_is_found_before_the_ways_to_it(visitor: Visitor) -> None:
    page = visitor(BLANK)
    table = TABLES["duck-dealer"]
    seat_at(page, "duck-dealer", table["seats"], options={**table["options"], "start_tokens": 2})
    page.locator(ASKED).wait_for()
    open_speech(page)
    assert say(page, "what is at mallard prime")[0].startswith("Mallard Prime. Mine: ")
    assert say(page, "undo")[0] == "Undo: nothing yet"
    hand = Hand(page)
    for decision in ("hold navigator merchant", "mallard", "action turn", "end"):
        hand.await_alone()
        before = hand.seq
        done = say(page, f"do {decision}" if decision != "end" else decision)[0]
        assert done.startswith("Done: ")
        assert decision != "hold navigator merchant" or "navigator" in done  # which of all the ways
        hand.await_seq(before + 1)
    hand.await_alone()
    assert any("On Mallard Prime" in line for line in say(page, "where"))
    moves = say(page, "moves")
    assert re.search(r"Fly to .* \u2026 and \d+ more like it", moves[0])  # the first of each kind, and how many it has
    assert any("Mine" in line for line in moves)
    assert say(page, "do fly loofah")[0].startswith("Done: Fly to Loofah")  # no point on the way there
    assert any(re.search("End turn, .*trade energy", line) for line in say(page, "end"))


def test_who_types_says_that_they_are_ready_and_hears_the_clock_that_is_shown(visitor: Visitor) -> None:
    page = visitor(BLANK)
    seat_at(page, "space-dealer", **TABLES["space-dealer"])
    page.locator(ASKED).wait_for()
    open_speech(page)
    assert "30:00" in say(page, "time")[0]
    [first, *others] = say(page, "moves")
    assert "MIN-" not in first  # the card, not its number
    assert first.split(": ", 1)[1] not in [other.split(": ", 1)[1] for other in others if ": " in other]
    assert say(page, "do 1")[0].startswith("Done: ")
    page.get_by_role("button", name="I am ready", exact=True).wait_for()
    assert "when you are ready" in say(page, "turn")[0]
    assert say(page, "yes")[0] == "Done: I am ready"
    expect(page.get_by_role("button", name="I am ready", exact=True)).to_have_count(0)


def test_what_was_asked_about_is_done_although_more_has_happened_since(visitor: Visitor) -> None:
    page = visitor(BLANK)
    seat_at(page, "space-dealer", **TABLES["space-dealer"])
    page.locator(".dealer").wait_for()
    hand = Hand(page)
    open_speech(page)
    say(page, "do 1")
    page.get_by_role("button", name="I am ready", exact=True).wait_for()
    say(page, "yes")
    hand.await_clock()
    hand.await_legal("start_flight")
    hand.await_page()
    flight = say(page, "moves fly")[0]
    asked = say(page, flight.split(":")[0])[0]
    hand.act(**hand.legal("start_use")[0])
    hand.await_page()
    assert say(page, "yes")[0] == f"Done: {asked.removesuffix(': say yes to do it.')}"
