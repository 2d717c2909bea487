"""The players' rulebooks, for who writes them: `check`, `words`, `stale`, `accept` and `show`.

`check GAME` says what is wrong, `words` counts, `stale` lists the translations of an older English. Read and mend such
a translation, then `accept GAME --lang fr --unit wall` writes the fingerprint of today's English into its head.
`show GAME EXAMPLE --view` prints a position before and after the move of an example.
"""

from __future__ import annotations

import argparse
import json
import re
import sys

from farport.kernel import DataError, games
from farport.kernel.words import ENGLISH, languages
from farport.rulebooks import examples, fingerprint, folder_of, has_book, problems, replayed, tallies, text_of
from farport.rulebooks.examples import facts
from farport.rulebooks.text import HEAD, Text


def check(game: str) -> int:
    found = problems(game)
    for problem in found:
        print(f"{game}: {problem}")
    return len(found)


def words(game: str) -> int:
    for tally in tallies(game):
        print(
            f"{game} {tally.language}: {tally.words} words, {tally.units} units, {tally.examples} examples, "
            f"{tally.explained} of {tally.rules} rules explained, {tally.stale} units out of date"
        )
    return 0


def stale(game: str) -> int:
    english = _english(game)
    found = [
        (language, unit.id)
        for language, text in _translations(game).items()
        for unit in text.units.values()
        if unit.id in english.units and unit.source != fingerprint(english.units[unit.id])
    ]
    for language, unit in found:
        print(f"{game} {language}: out of date: {unit}")
    return len(found)


def accept(game: str, language: str | None, unit: str | None) -> int:
    """Write today's fingerprints into the heads of the translations."""
    english = _english(game)
    folder = folder_of(game)
    assert folder is not None
    for each in _translations(game):
        if language not in (None, each):
            continue
        path = folder / f"{each}.md"
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            head = HEAD.fullmatch(line.strip())
            if head is not None and unit in (None, head["id"]) and head["id"] in english.units:
                bare = re.sub(r"( @[0-9a-f]+)? -->$", "", line.strip())
                lines[number] = f"{bare} @{fingerprint(english.units[head['id']])} -->"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{game} {each}: accepted")
    return 0


def show(game: str, example: str, what: str) -> int:
    if example not in examples(game):
        print(f"{game} has the examples {', '.join(examples(game))}")
        return 1
    played = replayed(game, example)
    if what == "events":
        print(json.dumps([event for step in played.steps for event in step.events], indent=1))
        return 0
    for name, state in (("before", played.before), ("after", played.after)):
        print(f"--- {name}; to move: {state.to_move}")
        if what == "view":
            print(json.dumps(facts(state, played.example.seat), indent=1))
        elif what == "dump":
            print(json.dumps(state.dump(), indent=1))
        elif what == "legal":
            print("\n".join([f"{seat}: {action}" for seat in state.to_move for action in state.legal(seat)]))
        else:
            print(state.sketch())
    for step in played.steps:
        print(f"{step.seat}: {step.said}")
    print(json.dumps({**played.figures, **({"refused": played.refused} if played.refused else {})}, indent=1))
    return 0


def _english(game: str) -> Text:
    text = text_of(game, ENGLISH)
    if text is None:
        raise DataError(f"{game} has no book in English")
    return text


def _translations(game: str) -> dict[str, Text]:
    found = {language: text_of(game, language) for language in languages()[1:]}
    return {language: text for language, text in found.items() if text is not None}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("check", "words", "stale", "accept", "show"))
    parser.add_argument("game", nargs="?", help="its id; without one: all that have a book")
    parser.add_argument("example", nargs="?")
    parser.add_argument("--lang", choices=languages()[1:])
    parser.add_argument("--unit")
    for part in ("view", "dump", "events", "legal"):
        parser.add_argument(f"--{part}", dest="part", action="store_const", const=part, default="")
    given = parser.parse_args()
    chosen = [given.game.replace("_", "-")] if given.game else [game.id for game in games() if has_book(game.id)]
    try:
        if given.what == "show":
            return show(chosen[0], given.example or "", given.part)
        if given.what == "accept":
            return max(accept(game, given.lang, given.unit) for game in chosen)
        run = {"check": check, "words": words, "stale": stale}[given.what]
        return 1 if sum(run(game) for game in chosen) else 0
    except DataError as error:
        print(error)
        return 1


if __name__ == "__main__":
    sys.exit(main())
