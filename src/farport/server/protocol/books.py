"""The players' rulebooks over HTTP: the text, the positions of its examples, and playing on from them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from farport.server.protocol.shapes import Plain, Refused, SeatView, Shape, Value

SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class BookUnit(Shape):
    """A paragraph or a few. `mark`: where its rules come from. `language`: that of its text. `english`: what it should
    say now, where the translation is of an older English."""

    id: str
    kind: Literal["text", "example", "note"]
    rules: list[str]
    mark: Literal["stated", "ruling", "reconstructed"]
    title: str
    before: str
    after: str
    text: str
    language: str
    english: str | None = None


class BookChapter(Shape):
    id: str
    title: str
    units: list[BookUnit]


class BookText(Shape):
    game: str
    title: str
    tagline: str
    language: str
    words: int
    chapters: list[BookChapter]


class ExampleMove(Shape):
    """`seat` null: time passes."""

    seat: int | None
    said: str
    action: Plain
    events: list[Plain]


class ExampleText(Shape):
    """`refused`: the rule that forbids the move; then there is no position after it."""

    id: str
    game: str
    names: list[str]
    seat: int
    options: dict[str, Value]
    before: SeatView
    after: SeatView | None
    moves: list[ExampleMove]
    refused: str | None = None


class TryMove(Shape):
    """An action of a seat; without a seat, time passes until something happens by itself."""

    seat: SeatNumber | None = None
    action: Plain = {}


class Try(Shape):
    """Everything that was played from the example on: nothing is kept here."""

    moves: Annotated[list[TryMove], Meta(max_length=100)] = []


class Tried(Shape):
    """The position after the moves, for the seats that may act; `events`: of the last move. `refused`: a rule forbids
    one of the moves, and nothing else is told."""

    positions: list[SeatView] = []
    to_move: list[int] = []
    events: list[Plain] = []
    now: int = 0
    next_due: int | None = None
    over: bool = False
    refused: Refused | None = None


class TryPreview(Shape):
    seat: SeatNumber
    action: Plain
    moves: Annotated[list[TryMove], Meta(max_length=100)] = []


class Foreseen(Shape):
    """`certain`: this is what will happen. Otherwise chance or something hidden decides, or a rule forbids it
    (`refused`), and nothing more is told."""

    certain: bool = False
    events: list[Plain] = []
    position: SeatView | None = None
    refused: Refused | None = None
