"""The bodies of the studio's workbench: the fields of a game's data, a draft, and creations in versions."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from farport.server.protocol.shapes import Plain, Shape, characters

GameId = Annotated[str, characters(0, 60)]
PlaceName = Annotated[str, characters(1, 80)]
WayTo = Annotated[list[PlaceName], Meta(min_length=1, max_length=12)]
TEXT_LIMIT = 200_000
Toml = Annotated[str, characters(0, TEXT_LIMIT)]


class DataField(Shape):
    """One value of a game's data. `kind`: how the rules read it (integer, number, flag, word, text, integers, texts,
    list or table); `low` and `high`: its bounds; `words`: what it may be. `unit`: of the number. `rules`: those that
    read it. `fixed`: why it cannot be changed, or ""."""

    place: list[str]
    kind: str
    low: int | None
    high: int | None
    words: list[str]
    unit: str
    rules: list[str]
    fixed: str


class Workbench(Shape):
    """All that a page needs to change a game: its printed data, every field of it, the lists that can grow, and those
    that cannot with the reason. `models` are entries to begin with, like each printed one, where an added entry has
    other keys than a printed one; their fields have * in the place of an id. `choices`: actions that choose among
    words, with these words."""

    game: str
    rules_version: int
    data: Plain
    fields: list[DataField]
    grows: list[str]
    closed: dict[str, str]
    models: Plain
    choices: dict[str, list[str]]


class Attempt(Shape):
    """A value that somebody wants at a place; null: the printed one again."""

    place: WayTo
    value: Any = None


class DraftRequest(Shape):
    """`data`: the draft so far; then what is to be changed in it, or a whole text instead, or the files of a folder.
    `with_text`: the draft as TOML is wanted too."""

    game: GameId
    data: Plain = {}
    attempts: Annotated[list[Attempt], Meta(max_length=200)] = []
    text: Toml | None = None
    files: Annotated[dict[Annotated[str, characters(1, 200)], Toml], Meta(max_length=60)] | None = None
    with_text: bool = False


class Mistake(Shape):
    """What was not taken over, and why: in English, and by code with its particulars for other languages. `line` is of
    the text that was sent, or else of the one that is answered; `value` is what was wanted there."""

    place: list[str]
    sentence: str
    code: str = ""
    params: Plain = {}
    line: int | None = None
    value: Any = None


class Difference(Shape):
    """One value that differs from the printed game; null: it is not there."""

    place: list[str]
    old: Any
    new: Any
    line: int | None = None


class Drafted(Shape):
    """The draft without its mistakes. `data` null: the text cannot be read, and nothing was taken over."""

    data: Plain | None
    mistakes: list[Mistake]
    differences: list[Difference]
    warnings: list[str]
    text: str | None = None


class CreationVersion(Shape):
    """Every change of its data makes a version; tables keep the one that they began with."""

    number: int
    name: str
    at: int


class CreationVersions(Shape):
    versions: list[CreationVersion]


class WhichVersion(Shape):
    version: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None


class NewRating(Shape):
    """From one star to five; 0 takes it back. Only who has played it rates it."""

    stars: Annotated[int, Meta(ge=0, le=5)]


class CreationRating(Shape):
    """What players think: how many, their mean in stars, my own, and whether I may (I have played it)."""

    count: int
    mean: float | None
    mine: int | None
    may: bool
    tables: int


REQUESTS = (Attempt, DraftRequest, NewRating)
