"""Everything the server says is said in every language."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from farport.kernel.words import catalogue, languages, text
from farport.server import serve, texts
from farport.server.errors import STATUS, Refuse
from farport.server.protocol.shapes import Language

FOLDERS = sorted(folder.name for folder in Path("locales").iterdir())
BYES = ("restarting", "outdated", "logged_out", "too_slow", "too_many", "flood", "idle", "malformed")


def test_a_worker_reads_all_words_before_somebody_is_refused() -> None:
    catalogue.cache_clear()
    serve.read_words()
    assert catalogue.cache_info().currsize == len(FOLDERS)


def test_a_language_is_a_folder_of_catalogues() -> None:
    assert languages() == ("en", *[name for name in FOLDERS if name != "en"])
    for language in FOLDERS:
        assert msgspec.convert(language, Language) == language
        assert texts.preferred(f"xx, {language}-CH;q=0.5") == language
    for unknown in ("xx", "en-GB", "", "den"):
        with pytest.raises(msgspec.ValidationError, match=r"\^\(en\|de"):
            msgspec.convert(unknown, Language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", [*STATUS, "resigned"])
def test_every_refusal_has_a_sentence_in_every_language(language: str, code: str) -> None:
    params: dict[str, object] = {
        "detail": "x",
        "longest": 40,
        "most": 5,
        "name": "Ada",
        "reason": "reveal",
        "has": 2,
        "needs": 1,
        "minutes": 3,
        "more": 2,
        "size": 3,
    }
    said = text(language, f"server-{code}", params)
    assert said
    assert "{" not in said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", BYES)
def test_every_goodbye_has_a_sentence(language: str, code: str) -> None:
    assert text(language, f"server-bye-{code}")


def test_a_rule_without_translation_is_told_in_the_words_of_the_rules() -> None:
    refuse = Refuse("E_NO_POWER", {"column": 3}, rule="SD-999", sentence="Column 3 has no power.")
    said = texts.refused(refuse, "fr")
    assert (said.code, said.rule, said.sentence) == ("E_NO_POWER", "SD-999", "Column 3 has no power.")


@pytest.mark.parametrize(
    ("language", "seven", "one"),
    [
        ("en", "All 7 robots are in play.", "Your robot is in play already."),
        ("fr", "Les 7 robots sont tous en jeu.", "Votre robot est déjà en jeu."),
        ("nl", "Alle 7 robots zijn in het spel.", "Je robot is al in het spel."),
        ("de", "Alle 7 Roboter sind im Spiel.", "Dein Roboter ist schon im Spiel."),
    ],
)
def test_a_refusal_follows_the_number_in_every_language(language: str, seven: str, one: str) -> None:
    name = "forgotten-planet:all-robots-out"
    said = [
        texts.refused(Refuse("all_robots_out", {"robots": robots}, rule="FP-50", name=name), language).sentence
        for robots in (7, 1)
    ]
    assert said == [seven, one]


@pytest.mark.parametrize(
    ("header", "language"),
    [("", "en"), ("fr", "fr"), ("es,nl;q=0.5", "nl"), ("de-AT,en;q=0.9", "de"), ("en;q=0.1,fr;q=x,fr;q=0.3", "fr")],
)
def test_the_browser_says_which_language(header: str, language: str) -> None:
    assert texts.preferred(header) == language
