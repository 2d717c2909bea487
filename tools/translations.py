"""Which translations are of today's English: `python tools/translations.py` lists the others, `--accept` takes them.

English is the source. Beside the catalogues of every other language lies `translated.txt`: for each message the
fingerprint of the English that it was translated from. A message whose English has changed since is stale, and so is
one that was never accepted. Read and mend the translation, then accept it:
`python tools/translations.py --accept duck-dealer-refusal-` takes every message whose name begins so, `--accept` alone
takes all.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

LOCALES = Path(__file__).parent.parent / "locales"
ENGLISH = "en"
FINGERPRINT = 10  # hexadecimal digits: thousands of messages stay apart


def languages() -> list[str]:
    """Those that are translated into."""
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir() and folder.name != ENGLISH)


def english() -> dict[str, str]:
    """The fingerprint of every English message, whatever its comments and its layout."""
    found: dict[str, str] = {}
    for path in sorted((LOCALES / ENGLISH).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                entry.comment = None
                text = FluentSerializer().serialize_entry(entry)
                found[entry.id.name] = hashlib.sha256(text.encode()).hexdigest()[:FINGERPRINT]
    return found


def accepted(language: str) -> dict[str, str]:
    """The fingerprint of the English that each message was translated from."""
    path = LOCALES / language / "translated.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {line.split()[0]: line.split()[1] for line in lines}


def stale(language: str) -> list[str]:
    """The messages whose translation is of another English than today's, and what is accepted but no longer there."""
    now, then = english(), accepted(language)
    return sorted(name for name in now.keys() | then.keys() if now.get(name) != then.get(name))


def accept(language: str, prefix: str) -> list[str]:
    """Take the translations of the stale messages that begin so; their names."""
    now, then = english(), accepted(language)
    taken = [name for name in stale(language) if name.startswith(prefix)]
    for name in taken:
        if name in now:
            then[name] = now[name]
        else:
            del then[name]
    lines = [f"{name} {fingerprint}\n" for name, fingerprint in sorted(then.items())]
    (LOCALES / language / "translated.txt").write_text("".join(lines), encoding="utf-8")
    return taken


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--accept", nargs="?", const="", metavar="PREFIX", help="take what begins so as translated")
    arguments.add_argument("--language", choices=languages(), help="only this one")
    given = arguments.parse_args()
    left = 0
    for language in [given.language] if given.language else languages():
        if given.accept is not None:
            print(f"{language}: {len(accept(language, given.accept))} accepted")
        for name in stale(language):
            print(f"{language}: stale: {name}")
            left += 1
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
