"""A question about a draft, answered: the workbench's answer in the words of the protocol."""

from __future__ import annotations

from typing import Any

from farport.kernel import DataError, FarportError, Game, Plain, UnknownGameError, game
from farport.kernel.data import overlaid, variant_of_files
from farport.server.protocol.workbench import Difference, Drafted, Mistake
from farport.server.sandbox.question import Answer, Draft, is_large
from farport.workbench.differences import presentation
from farport.workbench.draft import Judged, judged, mistake, with_attempts
from farport.workbench.places import NOWHERE, value_at
from farport.workbench.text import line_of, read_text, spans, text_of


def drafted(wanted: Draft) -> Answer:
    try:
        printed = game(wanted.game)
    except UnknownGameError:
        return Answer(code="bad_game")
    try:
        changes = _changes(printed, wanted)
    except DataError as error:
        return Answer(draft=_unreadable(printed, error))
    if is_large(changes):
        return Answer(code="big_variant")
    found = judged(printed, changes)
    text = wanted.text
    if text is None and wanted.with_text:
        text = text_of(printed, _attempted(printed, found, changes), presentation(changes))
    return Answer(draft=_told(printed, found, changes, text, wanted))


def _changes(printed: Game, wanted: Draft) -> Plain:
    if wanted.text is not None:
        return read_text(wanted.text)
    if wanted.files is not None:
        return _of_files(wanted.files)
    if not wanted.attempts:
        return wanted.data
    attempts = [(tuple(place), value) for place, value in wanted.attempts]
    return with_attempts(printed, judged(printed, wanted.data).variant, attempts)


def _of_files(files: dict[str, str]) -> Plain:
    """Of a folder that somebody brings: its own name is not part of the addresses. One file of any name is a data.toml,
    and two that mean the same are refused."""
    texts = [(address, text) for address, text in sorted(files.items()) if address.endswith(".toml")]
    if len(texts) == 1 and "/" not in texts[0][0]:
        return read_text(texts[0][1])
    tops = {address.partition("/")[0] for address, _ in texts if "/" in address}
    within = len(tops) == 1 and all("/" in address for address, _ in texts)
    parsed: dict[str, Plain] = {}
    for address, text in texts:
        try:
            parsed[address.partition("/")[2] if within else address] = read_text(text)
        except DataError as error:
            raise DataError(f"{address}: {error}", (), "toml", {"detail": f"{address}: {error}"}) from None
    found = variant_of_files(parsed)
    if not found:
        raise DataError("nothing to change here; a variant has a data.toml or a folder of entries", (), "empty")
    return found


def _unreadable(printed: Game, error: DataError) -> Drafted:
    told = mistake(printed, error)
    line = error.params.get("line")
    wrong = Mistake(
        place=[],
        sentence=told.sentence,
        code=told.code,
        params=told.params,
        line=line if isinstance(line, int) else None,
    )
    return Drafted(data=None, mistakes=[wrong], differences=[], warnings=[])


def _attempted(printed: Game, found: Judged, changes: Plain) -> Plain:
    """The data with the mistakes in it, so that the text shows them; where that cannot be, without."""
    try:
        return overlaid(printed.data, changes, printed.grows)
    except FarportError:
        return found.game.data


def _told(printed: Game, found: Judged, changes: Plain, text: str | None, wanted: Draft) -> Drafted:
    places = {} if text is None else spans(text)

    def line(place: tuple[str, ...]) -> int | None:
        return None if text is None else line_of(text, places, place)

    return Drafted(
        data=found.variant,
        mistakes=[
            Mistake(
                place=list(each.place),
                sentence=each.sentence,
                code=each.code,
                params=each.params,
                line=line(each.place),
                value=_wanted(changes, each.place),
            )
            for each in found.mistakes
        ],
        differences=[
            Difference(place=list(each.place), old=each.old, new=each.new, line=line(each.place))
            for each in found.differences(printed)
        ],
        warnings=found.warnings(printed),
        text=text if wanted.with_text else None,
    )


def _wanted(changes: Plain, place: tuple[str, ...]) -> Any:
    value = value_at(changes, place) if place else NOWHERE
    return None if value is NOWHERE else value
