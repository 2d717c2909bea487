"""The format of a players' rulebook: what is read, what is refused, and what the checks notice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from farport.kernel import Board, DataError
from farport.rulebooks import book, fingerprint, folder, parse, problems, text_of
from farport.rulebooks.examples import data_figures, examples, replayed
from farport.rulebooks.paths import value_of

HEAD = "# Planet\n> Own it.\n\n## Goal {goal}\n\n"
UNIT = "<!-- first: FP-01, FP-02 -->\n### A heading\nA tile, **two** tiles.\n"
CHAPTERS = ("table", "turn", "actions", "end", "first-game", "summary", "odd-cases", "glossary", "sources")
EXAMPLE = """
[figures]
basic = "data.energy.basic"

[[example]]
id = "land"
seats = 2
seed = 1
rules = 1
options = { base_assignment = "fixed" }
play = ["build_land 1 D2"]
[example.figures]
energy = "after.view.turn.fresh"
[example.expect]
"after.view.tiles[tile=land].count" = 1
"""


def test_a_unit_has_its_rules_its_title_and_its_captions() -> None:
    text = parse(
        "en", HEAD + UNIT + "<!-- example land: FP-32 @12ab -->\n### Land\nbefore: Bare.\nafter: Floor.\nSo.\n", "x"
    )
    first, land = text.chapters[0].units
    assert (text.title, text.tagline, text.chapters[0].id) == ("Planet", "Own it.", "goal")
    assert (first.id, first.kind, first.rules, first.title) == ("first", "text", ("FP-01", "FP-02"), "A heading")
    assert (land.kind, land.source, land.before, land.after, land.body) == ("example", "12ab", "Bare.", "Floor.", "So.")


def test_a_fingerprint_is_of_the_words_and_not_of_the_lines() -> None:
    broken = UNIT.replace("A tile, **two** tiles.", "A tile,\n**two** tiles.")
    other = UNIT.replace("two", "three")
    prints = [fingerprint(parse("en", HEAD + unit, "x").units["first"]) for unit in (UNIT, broken, other)]
    assert prints[0] == prints[1] != prints[2]


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("# Planet\n> Own it.\n", "a book has"),
        ("# Planet\n> Own it.\n## Goal\n", "a chapter is '## Title {id}'"),
        (HEAD + "Words without a head.\n", "belongs to no unit"),
        (HEAD + "<!-- First: FP-01 -->\nText.\n", "a head is"),
        (HEAD + UNIT + UNIT, "first stands before all chapters, or twice"),
        (HEAD + "<!-- first: FP-01 -->\n\n", "the unit first is empty"),
    ],
)
def test_what_is_malformed_is_refused_with_its_line(source: str, says: str) -> None:
    with pytest.raises(DataError, match=r"x(:| line \d+:)") as refused:
        parse("en", source, "x")
    assert says in str(refused.value)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("a.1", 4),
        ("a.count", 2),
        ("b[at=1,2].kind", "mine"),
        ("b[kind=land].count", 2),
        ("b[kind=land][free=true].size", 7),
        ("a.0 + a.1 - 1", 6),
        ("none.value", "none"),
    ],
)
def test_where_a_figure_stands(path: str, value: object) -> None:
    land = [{"kind": "land", "free": True, "size": 7, "at": [0, 0]}, {"kind": "land", "free": False, "at": [5, 5]}]
    roots = {"a": [3, 4], "b": [*land, {"kind": "mine", "at": [1, 2]}], "none": {"value": None}}
    assert value_of(path, roots) == value


@pytest.mark.parametrize("path", ["c", "a.7", "b[kind=land].size", "a", "a.0.x", "b[kind=land].kind + 1", "a[x=1]y"])
def test_a_path_that_leads_nowhere_is_refused(path: str) -> None:
    with pytest.raises(DataError):
        value_of(path, {"a": [3, 4], "b": [{"kind": "land"}, {"kind": "land", "size": 1}]})


# ---------------------------------------------------------------------- a book of a package, whole or not


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game of ours whose book a package would bring; nothing of it is remembered."""
    monkeypatch.setattr(folder, "HERE", tmp_path / "ours")
    monkeypatch.setattr(folder, "board", lambda game: Board(rulebook=tmp_path))
    for remembered in (book, text_of, examples, data_figures, replayed):
        remembered.cache_clear()
    yield tmp_path
    for remembered in (book, text_of, examples, data_figures, replayed):
        remembered.cache_clear()


def put(shelf: Path, land: str, positions: str = EXAMPLE, language: str = "en") -> None:
    rest = "".join(f"\n## More {{{id}}}\n\n<!-- unit-{id}: FP-01 -->\n- **word**: text\n" for id in CHAPTERS)
    unit = f"<!-- example land: FP-32 -->\n### Land\nbefore: Bare.\nafter: Floor.\n{land}\n"
    (shelf / f"{language}.md").write_text(HEAD + unit + rest, encoding="utf-8")
    (shelf / "examples.toml").write_text(positions, encoding="utf-8")


def test_a_book_that_a_package_brings_is_filled_in(shelf: Path) -> None:
    put(shelf, "Of {basic} energy {energy} are left.")
    written = book("forgotten-planet", "fr")
    assert written is not None
    assert written.language == "en", "nobody has translated it"
    assert written.chapters[0].units[0].body == "Of 3 energy 2 are left."


@pytest.mark.parametrize(
    ("land", "positions", "says"),
    [
        ("{energy}", EXAMPLE, "90 rules are explained nowhere"),
        ("Of 3 energy {energy}.", EXAMPLE, "land: numbers that no figure knows: 3"),
        ("{energy} {metal}", EXAMPLE, "land: {metal} is no figure"),
        ("Nothing.", EXAMPLE, "land: no text asks for energy"),
        ("{energy}", EXAMPLE.replace('"land"', '"sea"'), "the example land has no position"),
        ("{energy}", EXAMPLE.replace('.count" = 1', '.count" = 2'), "is 1, and 2 is expected"),
        ("{energy}", EXAMPLE.replace("D2", "D5"), "example land: build_land 1 D5"),
        (
            "{energy}",
            EXAMPLE.replace("play = [", "refuse = ").replace('D2"]', 'D2"'),
            "is legal, but should be refused",
        ),
        ("{energy}", EXAMPLE.replace("[figures]", "[figures]\nx = 'data.nothing'"), "there is no nothing"),
        ("{energy}", EXAMPLE.replace("rules = 1", "rules = 99"), "example land:"),
        ("{energy}", EXAMPLE.replace("seed", "sede"), "examples.toml:"),
        ("{energy}", EXAMPLE.replace("play =", "set = { nowhere = 1 }\nplay ="), "the state has no nowhere there"),
    ],
)
def test_the_checks_notice(shelf: Path, land: str, positions: str, says: str) -> None:
    put(shelf, land, positions)
    assert any(says in problem for problem in problems("forgotten-planet"))


def test_a_translation_says_the_same_numbers(shelf: Path) -> None:
    put(shelf, "{energy}")
    put(shelf, "{energy} {basic}", language="fr")
    found = problems("forgotten-planet")
    assert "fr: land: other figures than in English: basic" in found
    assert "nl: missing" in found


def test_changed_english_makes_a_translation_stale(shelf: Path) -> None:
    put(shelf, "{energy}")
    put(shelf, "{energy}", language="fr")
    french = book("forgotten-planet", "fr")
    assert french is not None
    assert french.chapters[0].units[0].english == "2", "it carries no fingerprint of today's English"
