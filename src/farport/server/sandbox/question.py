"""What the sandbox is asked about strangers' data, and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from farport.kernel import Plain, Value
from farport.server.protocol.workbench import Drafted

DEPTH: Final = 16  # tables within tables; the deepest of our own data has five
VALUES: Final = 20_000  # numbers, texts and tables together; our largest data file has three thousand


class Setup(msgspec.Struct, kw_only=True, tag="setup"):
    """Can a table be set up with this data? `seats` null: with any number of seats that fits the options."""

    game: str
    data: Plain
    options: dict[str, Value] = {}
    seats: int | None = None


class Retell(msgspec.Struct, kw_only=True, tag="retell"):
    """Does this record replay to what it claims, and (if asked for) how did every seat stand after every move?"""

    record: Plain
    scores: bool = False


class Draft(msgspec.Struct, kw_only=True, tag="draft"):
    """What holds of somebody's draft (farport.workbench)? `data` is the draft so far, then `attempts` are made, each a
    place and a value; or a whole `text` is read, or the `files` of a folder."""

    game: str
    data: Plain = {}
    attempts: list[tuple[list[str], Any]] = []
    text: str | None = None
    files: dict[str, str] | None = None
    with_text: bool = False


class Answer(msgspec.Struct, kw_only=True, omit_defaults=True):
    """`code`: why not, or null, with its particulars. `options`: all of them, resolved. `draft`: what holds of it.
    `cpu_s`: what it cost."""

    code: str | None = None
    params: Plain = {}
    sentence: str | None = None
    options: dict[str, Value] = {}
    scores: list[list[float]] = []
    draft: Drafted | None = None
    cpu_s: float = 0.0


Question = Setup | Retell | Draft
CPU_S: Final[dict[type, int]] = {Setup: 2, Retell: 30, Draft: 5}  # a hundred times what our own games need
ENCODE: Final = msgspec.json.Encoder().encode
READ_QUESTION: Callable[[bytes], Question] = msgspec.json.Decoder(Question).decode
READ_ANSWER: Callable[[bytes], Answer] = msgspec.json.Decoder(Answer).decode


def is_large(data: Any) -> bool:
    """Cheap to ask before anything costly: more values, or deeper, than any game's data could sensibly be."""
    left = VALUES
    level = [data]
    for _ in range(DEPTH):
        left -= len(level)
        if left < 0:
            return True
        level = [part for each in level for part in _parts(each)]
        if not level:
            return False
    return True


def _parts(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
