"""Numbers agree with their nouns: a count before a noun that has a plural chooses between the two, in every language.

Read from the catalogues themselves, so that every branch of every sentence is seen, whatever number would lead there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from farport.kernel.words import catalogues

# The nouns that are counted somewhere: one, several.
NOUNS: dict[str, str] = {
    "en": """action actions, bot bots, card cards, cell cells, change changes, choice choices, colony colonies, colour
        colours, connection connections, cube cubes, day days, demand demands, event events, game games, good goods,
        hour hours, hourglass hourglasses, land-tile land-tiles, level levels, line lines, marker markers, match
        matches, hold holds, navigator navigators, engineer engineers, merchant merchants, base bases, column
        columns, compartment compartments, mine mines, mineral minerals, minute minutes, order orders, piece pieces,
        planet planets, player players, point points, possession possessions, region regions, robot robots, round
        rounds, row rows, scout scouts, seat seats, second seconds, ship ships, space spaces, step steps, system
        systems, table tables, tile tiles, time times, token tokens, type types, try tries, turn turns, upkeep
        upkeeps, wall walls, person people""",
    "de": """Laderaum Laderäume, Navigator Navigatoren, Ingenieur Ingenieure, Basis Basen, Mauer Mauern, Spalte Spalten,
        Reihe Reihen, Aktion Aktionen, Befehl Befehle, Bewohner Bewohner, Besitz Besitze, Feld Felder, Karte Karten,
        Kolonie Kolonien, Marker Marker, Minute Minuten, Mine Minen, Mineral Mineralien, Partie Partien, Person
        Personen, Planet Planeten, Platz Plätze, Plättchen Plättchen, Punkt Punkte, Roboter Roboter, Runde Runden,
        Schiff Schiffe, Schritt Schritte, Sekunde Sekunden, Sanduhr Sanduhren, Stein Steine, Tag Tage, Tisch Tische,
        Unterhalt Unterhalte, Ware Waren, Würfel Würfel, Wahl Wahlen, Zug Züge, Änderung Änderungen, Möglichkeit
        Möglichkeiten, Mal Male, Stück Stücke""",
    "fr": """cale cales, navigateur navigateurs, ingénieur ingénieurs, marchand marchands, base bases, mur murs, colonne
        colonnes, rangée rangées, action actions, carte cartes, case cases, changement changements, choix choix,
        colonie colonies, cube cubes, couleur couleurs, entretien entretiens, étape étapes, habitant habitants,
        jeton jetons, joueur joueurs, jour jours, marqueur marqueurs, marchandise marchandises, mine mines, minerai
        minerais, minute minutes, ordre ordres, partie parties, pas pas, personne personnes, pièce pièces, place
        places, planète planètes, point points, possession possessions, robot robots, sablier sabliers, saut sauts,
        seconde secondes, table tables, tour tours, tuile tuiles, vaisseau vaisseaux, espace espaces, possibilité
        possibilités""",
    "nl": """laadruim laadruimen, navigator navigators, ingenieur ingenieurs, koopman kooplieden, basis bases, muur
        muren, kolom kolommen, rij rijen, vloertegel vloertegels, actie acties, bezitting bezittingen, beurt
        beurten, blokje blokjes, dag dagen, eis eisen, inwoner inwoners, kaart kaarten, keuze keuzes, kolonie
        kolonies, kleur kleuren, marker markers, mijn mijnen, mineraal mineralen, minuut minuten, onderhoud
        onderhouden, order orders, partij partijen, persoon personen, planeet planeten, plaats plaatsen, punt
        punten, robot robots, ronde rondes, schip schepen, seconde seconden, speler spelers, stap stappen, stuk
        stukken, tafel tafels, tegel tegels, vak vakken, vakje vakjes, waar waren, wijziging wijzigingen, zandloper
        zandlopers, zet zetten, goed goederen, fiche fiches, stuks stuks, mogelijkheid mogelijkheden""",
}
ONE = ("one", "1")
NAMES = ("colour", "name", "place", "planet", "politics", "ship", "who")  # particulars that are words, never numbers
WORD = re.compile(r"^(?:</b>)?[ \u00a0](?:<b>)?([^\W\d]+)")
# Between the number and its noun: "1 free cube", "2 more turns".
ADJECTIVES = {
    "en": "free more new own other full attack victory land red blue green fresh stored further action move planet",
    "de": "freie freien weitere neue eigene andere volle leere mehr",
    "fr": "autres nouvelles nouveaux autre",
    "nl": "vrije nieuwe andere eigen extra meer volle",
}

Choice = tuple[str, str]  # a selector's variable, and the variant that was taken


def _pairs(language: str) -> tuple[set[str], set[str]]:
    """The words that go with one thing only, and those that go with several only."""
    pairs = [pair.split() for pair in NOUNS[language].replace("\n", " ").split(",")]
    assert all(len(pair) == 2 for pair in pairs)
    both = {one for one, several in pairs if one == several}
    return {one for one, _ in pairs} - both, {several for _, several in pairs} - both


def _counted(
    pattern: ast.Pattern, taken: tuple[Choice, ...], adjectives: set[str]
) -> Iterator[tuple[str, str, tuple[Choice, ...]]]:
    """Every variable that a noun follows: the variable, the noun, and the choices that lead there."""
    elements = pattern.elements
    for place, element in enumerate(elements):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            name = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
            for variant in inner.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                yield from _counted(variant.value, (*taken, (name, key)), adjectives)
        elif isinstance(inner, ast.VariableReference) and inner.id.name not in NAMES and place + 1 < len(elements):
            after = elements[place + 1]
            text = after.value if isinstance(after, ast.TextElement) else ""
            found = WORD.match(text)
            if found and found[1] in adjectives:
                found = WORD.match(text[found.end() :])
            if found:
                yield inner.id.name, found[1], taken


def faults(language: str, catalogue: Path) -> list[str]:
    single, several = _pairs(language)
    adjectives = set(ADJECTIVES[language].split())
    found = []
    for message in FluentParser(with_spans=False).parse(catalogue.read_text(encoding="utf-8")).body:
        if not isinstance(message, ast.Message) or message.value is None:
            continue
        for variable, noun, taken in _counted(message.value, (), adjectives):
            if noun not in single and noun not in several:
                continue
            keys = [key for name, key in taken if name == variable]
            if not keys:
                found.append(f"{message.id.name}: {{ ${variable} }} {noun}: nothing chooses between one and several")
            elif (keys[-1] in ONE) != (noun in single):
                found.append(f"{message.id.name}: {{ ${variable} }} {noun}: the wrong number at [{keys[-1]}]")
    return found


@pytest.mark.parametrize("language", sorted(NOUNS))
def test_numbers_agree_with_their_nouns(language: str) -> None:
    found = [fault for path in sorted((catalogues() / language).glob("*.ftl")) for fault in faults(language, path)]
    assert not found, "\n".join(found)


VERBS = {"en": "are|is", "de": "sind|ist", "fr": "sont|est", "nl": "zijn"}


@pytest.mark.parametrize("language", sorted(NOUNS))
def test_verbs_agree_too(language: str) -> None:
    """A verb after "1 step" or "2 steps" stands inside the choice, not behind it."""
    behind = re.compile(rf"\[one\] [^\n]*\n\s*\*\[other\] [^\n]*\n\s*\}} (?:{VERBS[language]})\b")
    for path in sorted((catalogues() / language).glob("*.ftl")):
        assert behind.findall(path.read_text(encoding="utf-8")) == [], path.name


def test_in_french_nothing_is_one_too() -> None:
    """Where a French sentence has a branch for one, it is also said of 0: the number must not be written out."""
    for path in sorted((catalogues() / "fr").glob("*.ftl")):
        written = re.findall(r"^\s+\[one\] .*(?<![\w$])1 .*$", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert written == [], path.name


def test_the_check_bites(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.ftl"
    wrong.write_text(
        "a = { $n } rounds\nb = { $n ->\n    [one] { $n } free cubes\n   *[other] { $n } cube\n}\nc = { $n } gold\n"
    )
    assert [fault.split(":")[0] for fault in faults("en", wrong)] == ["a", "b", "b"]
