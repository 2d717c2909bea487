"""Endpoints of the players' rulebooks: the text in a language, the positions of its examples, and trying them out."""

from __future__ import annotations

from farport import rulebooks
from farport.kernel import FarportError, Plain, RuleError, State, seen_by
from farport.kernel.words import languages
from farport.server.cost import aside
from farport.server.errors import Refuse, refused_by_contract, refused_by_rules
from farport.server.protocol.books import (
    BookChapter,
    BookText,
    BookUnit,
    ExampleMove,
    ExampleText,
    Foreseen,
    Tried,
    Try,
    TryMove,
    TryPreview,
)
from farport.server.protocol.shapes import SeatView
from farport.server.tables.faces import position
from farport.server.tables.preview import previewed
from farport.server.texts import refused
from farport.server.web.endpoint import Call, endpoint
from farport.server.web.games import found


@endpoint("GET", "/api/games/{game}/book/{language}", answer=BookText)
async def book(call: Call) -> BookText:
    """The players' rulebook of a game in a language, every figure filled in; in English where nobody has written it."""
    game, language = found(call.path("game")).id, call.path("language")
    if language not in languages():
        raise Refuse("not_found")
    written = await aside(rulebooks.book, game, language)
    if written is None:
        raise Refuse("not_found")
    return BookText(
        game=game,
        title=written.title,
        tagline=written.tagline,
        language=written.language,
        words=written.words,
        chapters=[
            BookChapter(
                id=chapter.id,
                title=chapter.title,
                units=[
                    BookUnit(
                        id=unit.id,
                        kind=unit.kind,
                        rules=list(unit.rules),
                        mark=unit.mark,
                        title=unit.title,
                        before=unit.before,
                        after=unit.after,
                        text=unit.body,
                        language=unit.language,
                        english=unit.english,
                    )
                    for unit in chapter.units
                ],
            )
            for chapter in written.chapters
        ],
    )


@endpoint("GET", "/api/games/{game}/examples/{example}", answer=ExampleText)
async def example(call: Call) -> ExampleText:
    """An example of a players' rulebook: the position before, the moves, and the position after."""
    played = await _played(call)
    seat = played.example.seat
    return ExampleText(
        id=played.example.id,
        game=played.before.game.id,
        names=list(rulebooks.PLAYERS[: played.before.seats]),
        seat=seat,
        options=played.before.game.options.resolve(played.before.seats, played.example.options),
        before=position(played.before, seat, over=True),
        after=None if played.refused else position(played.after, seat, over=True),
        moves=[
            ExampleMove(seat=step.seat, said=step.said, action=step.action, events=step.events) for step in played.steps
        ],
        refused=played.refused or None,
    )


@endpoint("POST", "/api/games/{game}/examples/{example}/try", body=Try, answer=Tried, limit="preview")
async def attempt(call: Call, asked: Try) -> Tried:
    """Play on from an example, as anybody at its table; nothing is kept."""
    played = await _played(call)
    try:
        return await aside(_tried, played, asked.moves)
    except Refuse as refuse:
        return Tried(refused=refused(refuse, call.language))


@endpoint("POST", "/api/games/{game}/examples/{example}/preview", body=TryPreview, answer=Foreseen, limit="preview")
async def preview(call: Call, asked: TryPreview) -> Foreseen:
    """What an action would do there, as at a table."""
    played = await _played(call)
    try:
        certain, events, after = await aside(_foreseen, played, asked)
    except Refuse as refuse:
        return Foreseen(refused=refused(refuse, call.language))
    return Foreseen(certain=certain, events=events, position=after)


async def _played(call: Call) -> rulebooks.Played:
    game, id = found(call.path("game")).id, call.path("example")
    if id not in rulebooks.examples(game):
        raise Refuse("not_found")
    return await aside(rulebooks.replayed, game, id)


def _tried(played: rulebooks.Played, moves: list[TryMove]) -> Tried:
    state = played.before.copy()
    events: list[Plain] = []
    for move in moves:
        events = _advanced(state, move, played.example.seat)
    own = played.example.seat
    seats = [own] if own in state.to_move or not state.to_move else list(state.to_move)
    over = state.result is not None
    return Tried(
        positions=[position(state, seat, over=over) for seat in seats],
        to_move=list(state.to_move),
        events=events,
        now=state.now,
        next_due=state.next_due,
        over=over,
    )


def _foreseen(played: rulebooks.Played, asked: TryPreview) -> tuple[bool, list[Plain], SeatView | None]:
    state = played.before.copy()
    for move in asked.moves:
        _advanced(state, move, played.example.seat)
    try:
        return previewed(state, asked.seat, asked.action)
    except FarportError as error:  # no such seat at this table
        raise refused_by_contract("bad_action", error) from None


def _advanced(state: State, move: TryMove, viewer: int) -> list[Plain]:
    try:
        if move.seat is None:
            return seen_by(state.advance(state.now if state.next_due is None else state.next_due), viewer)
        return seen_by(state.play(move.seat, state.game.action(move.action)), viewer)
    except RuleError as error:
        raise refused_by_rules(error) from None
    except FarportError as error:
        raise refused_by_contract("bad_action", error) from None
