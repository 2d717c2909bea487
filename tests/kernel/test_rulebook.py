"""The rulebook: an ordinary Markdown file with rule ids, read once."""

from __future__ import annotations

import pytest

from farport.kernel import DataError, FarportError, parse_rulebook

TEXT = """# Moon Trade

A word before everything.

## Turns

How a turn goes.

### MT-1 Move {stated}
A ship moves **two** spaces.

A second paragraph.

### MT-2b Dock {ruling, reconstructed}
A ship may dock.

## Scoring

### MT-W1 A worked example {stated}
Three points.
"""


def test_rules_are_found_by_id_with_title_text_provenance_and_section() -> None:
    book = parse_rulebook(TEXT)
    assert book.title == "Moon Trade"
    assert [rule.id for rule in book] == ["MT-1", "MT-2b", "MT-W1"]
    assert len(book) == 3
    assert book["MT-2b"].data() == {
        "id": "MT-2b",
        "title": "Dock",
        "text": "A ship may dock.",
        "provenance": ["ruling", "reconstructed"],
        "section": "Turns",
    }
    assert book["MT-1"].text == "A ship moves **two** spaces.\n\nA second paragraph."


def test_a_rule_is_found_without_the_letters_of_its_game_too() -> None:
    book = parse_rulebook(TEXT)
    assert "W1" in book
    assert book["W1"] is book["MT-W1"]
    assert [name in book for name in ("W2", "1b", "", 1, None)] == [False] * 5


def test_sections_keep_their_introduction_and_order() -> None:
    turns, scoring = parse_rulebook(TEXT).sections
    assert (turns.title, turns.intro, [rule.id for rule in turns.rules]) == (
        "Turns",
        "How a turn goes.",
        ["MT-1", "MT-2b"],
    )
    assert (scoring.title, scoring.intro) == ("Scoring", "")


def test_an_unknown_rule_is_refused() -> None:
    book = parse_rulebook(TEXT)
    assert "MT-9" not in book
    with pytest.raises(FarportError, match="Moon Trade has no rule MT-9; its rules are MT-1 to MT-W1"):
        book["MT-9"]


def test_an_empty_rulebook_says_so() -> None:
    with pytest.raises(FarportError, match="not written yet"):
        parse_rulebook("# Nothing\n")["MT-1"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("## A\n\n### Move {stated}\n", "line 3: a rule heading looks like '### FP-30 Move {stated}'"),
        ("## A\n### MT-1 Move\n", "line 2: a rule heading looks like"),
        (
            "## A\n### MT-1 Move {rumoured}\n",
            "line 2: provenance 'rumoured'; allowed are stated, ruling, reconstructed",
        ),
        ("## A\n### MT-1 M {stated}\n### MT-1 N {stated}\n", "line 3: the rule MT-1 stands there twice"),
        ("### MT-1 Move {stated}\n", "line 1: a rule needs a section"),
    ],
)
def test_a_malformed_rulebook_is_refused_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(DataError, match=f"rules.md {sentence}"):
        parse_rulebook(text)
