"""Golden records: kept games of every version of the rules, which replay for ever.

They lie in a folder of the game's repository, one folder a version: `v1/random-2-seats.json`. Once written, a record is
never written again: a rule that changes gets a new version, and the new version gets records of its own.
"""

from __future__ import annotations

from pathlib import Path

from farport.kernel import FarportError, Game, Record
from farport.kit.walk import Setting, played

SEED = 7


def missing(game: Game, folder: Path) -> list[Path]:
    """The records that ought to be there and are not: one of every number of seats, for every version."""
    return [path for version in game.versions for path in _paths(game, folder, version.number) if not path.exists()]


def write(game: Game, folder: Path) -> list[Path]:
    """Gives the newest version its records, as far as they are missing; what is there is left alone."""
    written = [path for path in _paths(game, folder, game.rules_version) if not path.exists()]
    for path in written:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(played(game, Setting(_seats(path), SEED, picks=SEED)).dumps(), encoding="utf-8")
    return written


def broken(game: Game, folder: Path) -> list[str]:
    """What is wrong with the records of a folder, in sentences; empty when every version has some and all replay."""
    sentences = [f"{path.relative_to(folder)} is missing" for path in missing(game, folder)]
    for path in sorted(folder.glob("v*/*.json")):
        sentence = _broken(game, path)
        if sentence:
            sentences.append(f"{path.relative_to(folder)}: {sentence}")
    return sentences


def _broken(game: Game, path: Path) -> str:
    try:
        record = Record.loads(path.read_text(encoding="utf-8"))
        if record.digest is None:
            return "it has no digest, so nothing says where it leads"
        if path.parent.name != f"v{record.rules_version}":
            return f"it is of rules version {record.rules_version}"
        game.replay(record)
    except FarportError as error:
        return str(error)
    return ""


def _paths(game: Game, folder: Path, version: int) -> list[Path]:
    return [folder / f"v{version}" / f"random-{seats}-seats.json" for seats in game.of_version(version).seats]


def _seats(path: Path) -> int:
    return int(path.name.split("-")[1])
