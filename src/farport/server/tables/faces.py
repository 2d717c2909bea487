"""Faces of a table: what each viewer is shown of it.

Nothing that a viewer may not know leaves the server except through here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from farport.server.protocol.shapes import (
    BotSeat,
    Entry,
    GameClock,
    Now,
    PollState,
    SeatClock,
    SeatInfo,
    SeatView,
    UndoAsk,
)
from farport.server.tables.clocks import clock_of
from farport.server.tables.entry import LogEntry
from farport.server.tables.line import free_undo
from farport.server.tables.play import Play
from farport.server.tables.seating import SeatPlay

if TYPE_CHECKING:
    from farport.kernel import State
    from farport.server.protocol.shapes import Person
    from farport.server.tables.archive import Chair


def viewer_of(seats: Sequence[int]) -> int | None:
    """As whom a person reads the log. Several people at one screen read what is public; each sees their own secrets in
    their own position."""
    return seats[0] if len(seats) == 1 else None


def position(state: State, seat: int | None, *, over: bool) -> SeatView:
    """The view of one seat, and what it may do now."""
    if seat is None or over:
        return SeatView(seat=seat, view=state.view(seat))
    facts = state.game.facts
    asked = facts.timed or facts.simultaneous or seat in state.to_move
    legal = [action.data() for action in state.legal(seat)] if asked else []
    return SeatView(seat=seat, view=state.view(seat), legal=legal)


def positions(play: Play, seats: Sequence[int]) -> list[SeatView]:
    over = play.status != "running"
    if not seats:
        return [position(play.state, None, over=over)]
    return [position(play.state, seat, over=over) for seat in seats]


def entries(play: Play, log: Sequence[LogEntry], seats: Sequence[int]) -> list[Entry]:
    """Log lines as this viewer may read them. Others' actions are told where nothing is hidden, and at the end."""
    viewer = viewer_of(seats)
    public = not play.charter.game.facts.hidden_information or play.over
    line = {step.seq for step in play.line} if len(log) > 1 else None
    shown = []
    for entry in log:
        in_line = entry.kind not in ("move", "time") or line is None or entry.seq in line
        shown.append(entry.seen_by(viewer, actions_are_public=public, undone=not in_line))
    return shown


def seat_infos(play: Play, people: dict[str, Person], connected: set[str]) -> list[SeatInfo]:
    clocked = clock_of(play.charter.settings.time).limited
    return [
        SeatInfo(
            seat=number,
            person=None if seat.person is None else people.get(seat.person),
            bot=None if seat.bot is None else BotSeat(bot=seat.bot, level=seat.level),
            keeper=seat.keeper,  # type: ignore[arg-type]  # only these words are ever set
            connected=seat.person in connected,
            ready=seat.ready,
            resigned=seat.resigned,
            clock=_clock(seat) if clocked else None,
        )
        for number, seat in enumerate(play.seats)
    ]


def _clock(seat: SeatPlay) -> SeatClock:
    return SeatClock(left_ms=seat.left_ms, running_since=seat.since, lag_ms=seat.lag_ms, spent_ms=seat.spent_ms)


def waiting_infos(chairs: Sequence[Chair], connected: set[str]) -> list[SeatInfo]:
    """The seats before the start, and in lists."""
    return [
        SeatInfo(
            seat=chair.seat,
            person=chair.person,
            bot=None if chair.bot is None else BotSeat(bot=chair.bot, level=chair.level),
            invited=chair.invited,
            keeper="bot" if chair.bot is not None else "nobody" if chair.person is None or chair.vacant else "person",
            connected=chair.person is not None and chair.person.id in connected,
        )
        for chair in chairs
    ]


def now(play: Play, seats: Sequence[int], infos: list[SeatInfo]) -> Now:
    """Everything that changes, the positions apart. `infos` are the same for all viewers."""
    return Now(
        seq=play.seq,
        status=play.status,  # type: ignore[arg-type]  # only these words are ever set
        to_move=list(play.to_move),
        seats=infos,
        undo=[free_undo(play, seat) for seat in seats],
        ask=None if play.ask is None else _ask(play),
        poll=None if play.vote is None else _poll(play),
        ready_check=play.ready_check,
        game_clock=None if play.time is None else _game_clock(play),
        result=play.outcome,
        seed=str(play.charter.seed) if play.over else None,
    )


def _ask(play: Play) -> UndoAsk:
    assert play.ask is not None
    ask = play.ask
    return UndoAsk(seq=ask.seq, seat=ask.seat, to=ask.to, yes=list(ask.yes), waiting=ask.waiting(play))


def _poll(play: Play) -> PollState:
    assert play.vote is not None
    vote = play.vote
    return PollState(what=vote.what, seat=vote.seat, yes=list(vote.yes), waiting=vote.waiting(play))  # type: ignore[arg-type]


def _game_clock(play: Play) -> GameClock:
    assert play.time is not None
    time = play.time
    return GameClock(
        now_ms=time.shows,
        anchor_ms=time.anchor,
        pace=time.pace,
        running=time.running,
    )
