"""`farport variant fields`, `set` and `add`: the workbench at a terminal. Bounds, mistakes and additions are those of
the page."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import tomli_w
from rich.markup import escape
from rich.table import Table as Lines

from farport.cli.arguments import as_json, say_json, variant_folder, write_text
from farport.cli.screen import console
from farport.kernel import DataError, Game, Plain, game, read_variant
from farport.kernel.data import entries, entry_of, read_toml, variant_of_files
from farport.kernel.words import languages, text
from farport.workbench.draft import judged, with_attempts
from farport.workbench.fields import Field, fields_of
from farport.workbench.models import growing, models
from farport.workbench.places import NOWHERE, Place, value_at

MAIN = "data.toml"
Attempt = tuple[Place, Any]
folder_argument = click.argument("folder", type=click.Path(path_type=Path, file_okay=False), metavar="DIR")
game_option = click.option("--game", "id", required=True, metavar="GAME", help="The game that it changes.")


# ------------------------------------------------------------------ what may be changed


@click.command("fields")
@click.argument("id", metavar="GAME")
@click.argument("words", nargs=-1, metavar="[WORD…]")
@variant_folder
@as_json
def fields(id: str, words: Sequence[str], variant: Path | None, as_json: bool) -> None:
    """Every value of GAME that a variant may change: what is printed, its unit, its range, and the rules that read it;
    with WORDs only those whose key or rule has them all.

    With --variant what that folder makes of them stands beside. Values that cannot be changed say why.
    """
    printed = game(id)
    yours = printed if variant is None else printed.varied(read_variant(variant))
    found = [field for field in fields_of(yours) if all(word.lower() in _searched(field) for word in words)]
    if as_json:
        say_json([_described(field, printed, yours) for field in found])
        return
    table = Lines(box=None, padding=(0, 2, 0, 0))
    table.add_column("value", overflow="fold")
    for heading in ("printed", *(["yours"] if variant is not None else []), "unit", "range", "rules"):
        table.add_column(heading, overflow="fold")
    for field in found:
        values = [_written(value_at(of.data, field.place)) for of in ((printed, yours) if variant else (printed,))]
        may = f"fixed: {_reason(field)}" if field.fixed else _range(field)
        table.add_row(*map(escape, (_key(field.place), *values, _unit(field), may, " ".join(field.rules))))
    closed = {key: why for key, why in printed.closed.items() if all(word.lower() in key for word in words)}
    if not found and not closed:
        raise DataError(f"{id}: no value has {' and '.join(map(repr, words))} in its key or its rules")
    console().print(table)
    for key, why in closed.items():
        console().print(escape(f"{key}: nothing can be added: {why}"))


def _searched(field: Field) -> str:
    return f"{_key(field.place)} {' '.join(field.rules)}".lower()


def _described(field: Field, printed: Game, yours: Game) -> Plain:
    old, new = [value_at(of.data, field.place) for of in (printed, yours)]
    return {
        "key": _key(field.place),
        "kind": field.kind,
        "printed": None if old is NOWHERE else old,
        "yours": new,
        "unit": field.unit,
        "low": field.low,
        "high": field.high,
        "words": list(field.words),
        "rules": list(field.rules),
        "fixed": _reason(field),
    }


def _key(place: Place) -> str:
    return ".".join(place)


def _written(value: object) -> str:
    return "-" if value is NOWHERE else repr(value)


def _unit(field: Field) -> str:
    return text("en", f"workbench-unit-{field.unit}") or field.unit if field.unit else ""


def _reason(field: Field) -> str:
    return "the rules take no other value" if field.fixed == "only" else field.fixed


def _range(field: Field) -> str:
    if field.words:
        return ", ".join(field.words)
    if field.low is None and field.high is None:
        return field.kind
    return f"{'' if field.low is None else field.low}..{'' if field.high is None else field.high}"


# ------------------------------------------------------------------ changing it


@click.command("set")
@folder_argument
@click.argument("pairs", nargs=-1, required=True, metavar="KEY=VALUE…")
@game_option
def set_(folder: Path, pairs: Sequence[str], id: str) -> None:
    """Write values into the data.toml of the variant in DIR, which is made if it is not there.

    A KEY is a place as `farport variant fields` tells it; KEY= takes a value back to what is printed. All that is wrong
    is told at once, and then nothing is changed. Comments of your own in that file are not kept.
    """
    change(game(id), folder, [_attempt(pair) for pair in pairs])


@click.command("add")
@folder_argument
@click.argument("section", metavar="LIST")
@click.argument("entry", metavar="ID")
@click.argument("pairs", nargs=-1, metavar="[KEY=VALUE…]")
@game_option
@click.option("--like", metavar="ENTRY", help="Begin with what this one has; without it the last of the LIST.")
@click.option("--word", "said", multiple=True, metavar="LANGUAGE=WORD", help="What it is called; once a language.")
@click.option("--letter", help="Its picture: a letter in a token.")
@click.option(
    "--svg", type=click.Path(path_type=Path, dir_okay=False, exists=True), help="Or a drawing: shapes and colours only."
)
def add(
    folder: Path,
    section: str,
    entry: str,
    pairs: Sequence[str],
    id: str,
    like: str | None,
    said: Sequence[str],
    letter: str | None,
    svg: Path | None,
) -> None:
    """Add an entry with this ID to a LIST of the game (a leader, a good, a map), in the variant in DIR.

    It begins like another one; each KEY=VALUE is a place within it.
    """
    of = game(id)
    if section not in growing(of):
        why = of.closed.get(section, f"the lists that may grow are: {', '.join(growing(of))}")
        raise DataError(f"{section}: nothing can be added: {why}")
    words = dict([_word(pair) for pair in said])
    yours = of.varied(read_variant(folder)) if any(folder.rglob("*.toml")) else of
    attempts: list[Attempt] = [((section, entry), begun(yours, section, entry, like, words))]
    attempts += [((section, entry, *place), value) for place, value in map(_attempt, pairs)]
    if words:
        attempts.append((("words", section, entry), words))
    if svg is not None or letter is not None:
        picture = {"letter": letter} if svg is None else {"svg": _drawing(svg)}
        attempts.append((("pictures", section, entry), picture))
    change(of, folder, attempts)


def _drawing(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8").strip()
    except OSError as error:
        raise DataError(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise DataError(f"{path}: not UTF-8 text; an SVG is") from None


def begun(of: Game, section: str, entry: str, like: str | None, words: dict[str, str]) -> Plain:
    """What the new entry has to begin with."""
    known = list(entries(of.data[section]))
    like = known[-1] if like is None else like
    if like not in known:
        raise DataError(f"{section}: there is no {like!r}; there are: {', '.join(known)}")
    if entry in known:
        raise DataError(f"{section}: {entry} is there already; change it with farport variant set")
    of_section: Any = models(of).get(section, {})
    made: Plain = dict(of_section.get(like) or entry_of(of.data[section], like))
    english = words.get("en", entry)
    if "name" in made:
        made["name"] = {"en": english} if isinstance(made["name"], dict) else english
    if isinstance(made.get("title"), dict):
        made["title"] = {**words, "en": english}
    made.pop("id", None)
    return {**made, "id": entry} if isinstance(of.data[section], list) else made


def change(of: Game, folder: Path, attempts: Sequence[Attempt]) -> None:
    """The folder with these values; refused with all that is wrong, and then as it was."""
    main = folder / MAIN
    paths = sorted(folder.glob("*/*.toml"))
    others = {path.relative_to(folder).as_posix(): read_toml(path) for path in paths}
    base = of.varied(variant_of_files(others)) if others else of
    own = read_toml(main) if main.exists() else {}
    before = judged(base, own)
    wanted = with_attempts(base, before.variant, list(attempts))
    after = judged(base, wanted)
    mistakes = [mistake.sentence for mistake in (*before.mistakes, *after.mistakes)]
    if mistakes:
        raise DataError("\n  ".join([f"{folder}: nothing is changed, for:", *mistakes]))
    of.varied(variant_of_files({**others, MAIN: after.variant}))  # as every command will read it
    write_text(main, tomli_w.dumps(after.variant))
    screen = console()
    for difference in after.differences(base):
        screen.print(escape(f"  {_key(difference.place)}: {_plain(difference.old)} -> {_plain(difference.new)}"))
    for warning in after.warnings(base):
        screen.print(f"[yellow]Mind:[/] {escape(warning)}")
    screen.print(escape(str(main)))


def _plain(value: object) -> str:
    return "(none)" if value is None else repr(value)


def _attempt(pair: str) -> Attempt:
    """A place and its value as TOML writes it; a bare word is a text, and nothing is what is printed."""
    key, sign, written = pair.partition("=")
    if not sign or not key.strip():
        raise DataError(f"{pair!r}: write it as KEY=VALUE, for example scoring.special_mine_tile=4")
    place = tuple(key.strip().split("."))
    if not written.strip():
        return place, None
    try:
        return place, tomllib.loads(f"value = {written}")["value"]
    except tomllib.TOMLDecodeError:
        return place, written


def _word(pair: str) -> tuple[str, str]:
    language, sign, word = pair.partition("=")
    if not sign or language not in languages():
        raise DataError(f"{pair!r}: write it as LANGUAGE=WORD; the languages are: {', '.join(languages())}")
    return language, word
