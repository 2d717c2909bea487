"""The catalogues: every message in every language with the same arguments, and a message for all that code can say."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import farport
from farport.kernel import Refusal
from farport.kernel.words import languages
from tools.translations import stale

LOCALES = Path("locales")
CLIENT = Path("client/src")
LANGUAGES = languages()  # English first
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
# A game is spoken for as soon as it has a board: then its catalogue must be whole.
BOARDS = sorted(folder.name for folder in (CLIENT / "boards").iterdir() if (folder / "index.ts").exists())
TELLS = re.compile(r"(?:\bEvent|\.say|\.tell)\(\s*\"(\w+)\"")
USES = re.compile(r"\bt\(\s*'([a-z0-9_-]+)'")


class Arguments(Visitor):
    """The names of the arguments that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the parser's name)
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, frozenset[str]]:
    """Every message of a catalogue, with the arguments it uses; what cannot be parsed fails."""
    path = LOCALES / language / file
    if not path.exists():
        return {}
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: cannot be parsed: {(entry.content or '')[:80]!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = frozenset(arguments.names)
    return found


def every_message(language: str) -> set[str]:
    return {name for file in FILES for name in messages(language, file)}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_message_is_translated(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "not in English"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_translation_is_of_the_present_english(language: str) -> None:
    assert stale(language) == [], "read and mend them, then: python tools/translations.py --accept PREFIX"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_asks_for_nothing_else(language: str, file: str) -> None:
    english = messages("en", file)
    wrong = {name: used - english[name] for name, used in messages(language, file).items() if used - english[name]}
    assert wrong == {}


def test_no_message_stands_in_two_files() -> None:
    names = [name for file in FILES for name in messages("en", file)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_the_client_says_nothing_unknown() -> None:
    known = every_message("en")
    used = {
        (path.name, name)
        for path in CLIENT.rglob("*")
        if path.suffix in (".svelte", ".ts")
        for name in USES.findall(path.read_text(encoding="utf-8"))
    }
    assert sorted((file, name) for file, name in used if name not in known) == []


@pytest.mark.parametrize("game", [game.id for game in farport.games()])
def test_every_chapter_of_a_rulebook_has_its_title(game: str) -> None:
    known = messages("en", "rulebook.ftl")
    titles = [section.title for section in farport.game(game).rules.sections]
    assert titles
    assert sorted({title for title in titles if f"chapter-{anchor(title)}" not in known}) == []


def anchor(title: str) -> str:
    """As the page of the rulebook makes it."""
    return re.sub("[^a-z0-9]+", "-", title.lower()).strip("-")


@pytest.mark.parametrize("board", BOARDS)
def test_every_refusal_of_a_game_has_its_own_sentence(board: str) -> None:
    """By name and by nothing else: the constant, the refusal and the message are called the same."""
    game = board.replace("_", "-")
    refusals = importlib.import_module(f"farport.games.{board}.refusals")
    named = {constant: value for constant, value in vars(refusals).items() if isinstance(value, Refusal)}
    for constant, refusal in named.items():
        assert refusal.name == f"{game}:{constant.lower().replace('_', '-')}"
    prefix = f"{game}-refusal-"
    spoken = {name.removeprefix(prefix) for name in messages("en", f"{game}.ftl") if name.startswith(prefix)}
    assert spoken == {refusal.name.partition(":")[2] for refusal in named.values()}


@pytest.mark.parametrize("board", BOARDS)
def test_every_event_of_a_game_has_its_words(board: str) -> None:
    known = messages("en", f"{board.replace('_', '-')}.ftl")
    sources = Path(farport.__file__).parent / "games" / board
    kinds = {kind for path in sources.rglob("*.py") for kind in TELLS.findall(path.read_text(encoding="utf-8"))}
    assert kinds
    assert sorted(kind for kind in kinds if f"{board.replace('_', '-')}-event-{kind}" not in known) == []


@pytest.mark.parametrize("board", BOARDS)
def test_every_option_of_a_game_has_its_words(board: str) -> None:
    game = farport.game(board.replace("_", "-"))
    known = messages("en", f"{game.id}.ftl")
    for option in game.options:
        assert f"{game.id}-option-{option.name}" in known
        assert f"{game.id}-option-{option.name}-help" in known
        for choice in option.choices:
            if isinstance(choice, str):
                kind = "scenario-" if option.name == "scenario" else f"option-{option.name}-"
                assert f"{game.id}-{kind}{choice}" in known


@pytest.mark.parametrize("board", BOARDS)
def test_a_game_is_presented_on_the_home_page(board: str) -> None:
    known = messages("en", "farport.ftl")
    game = board.replace("_", "-")
    assert {f"game-{game}-{part}" for part in ("title", "line", "kind", "art")} <= known.keys()
