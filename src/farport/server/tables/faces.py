"""Faces of a table: what each viewer is shown of it.

Nothing that a viewer may not know leaves the server except through here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from farport.server.moments import now_ms
from farport.server.protocol.shapes import (
    Entry,
    GameClock,
    Now,
    PollState,
    SeatClock,
    SeatInfo,
    SeatView,
    UndoAsk,
    UndoOffer,
)
from farport.server.tables.clocks import clock_of
from farport.server.tables.counting import Count
from farport.server.tables.due import choices_due_at
from farport.server.tables.entry import LogEntry
from farport.server.tables.line import free_undo
from farport.server.tables.play import Play
from farport.server.tables.seating import SeatPlay
from farport.server.thinking.levels import seated

if TYPE_CHECKING:
    from farport.kernel import State
    from farport.server.protocol.shapes import Person
    from farport.server.tables.seating import Chair


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
    state = present(play)
    if not seats:
        return [position(state, None, over=over)]
    return [position(state, seat, over=over) for seat in seats]


def present(play: Play) -> State:
    """The game as it stands now. In a timed game that is now by the clock and not when somebody last did something:
    that may have been in secret."""
    state, time = play.state, play.time
    if time is None or not time.running or state.next_due is None:
        return state
    shows = min(time.at(now_ms()), state.next_due - 1)
    if shows <= state.now:
        return state
    state = state.copy()
    state.advance(shows)
    return state


def entries(play: Play, log: Sequence[LogEntry], seats: Sequence[int]) -> list[Entry]:
    """Log lines as this viewer may read and count them: secret acts of others are not among them, not even at the end.
    Others' actions are told where nothing is hidden, and at the end."""
    viewer = viewer_of(seats)
    count = play.count_for(seats)
    public = not play.charter.game.facts.hidden_information or play.over
    line = {step.seq for step in play.line} if len(log) > 1 else None
    shown = []
    for entry in log:
        if not count.knows(entry.seq):
            continue
        in_line = entry.kind not in ("move", "time") or line is None or entry.seq in line
        shown.append(entry.seen_by(viewer, count, actions_are_public=public, undone=not in_line))
    return shown


def seat_infos(play: Play, people: dict[str, Person], connected: set[str]) -> list[SeatInfo]:
    clocked = clock_of(play.charter.settings.time).limited
    return [
        SeatInfo(
            seat=number,
            person=None if seat.person is None else people.get(seat.person),
            bot=None if seat.bot is None else seated(play.charter.id, number, seat.bot, seat.level),
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


def waiting_infos(table: str, chairs: Sequence[Chair], connected: set[str]) -> list[SeatInfo]:
    """The seats before the start, and in lists."""
    return [
        SeatInfo(
            seat=chair.seat,
            person=chair.person,
            bot=seated(table, chair.seat, chair.bot, chair.level),
            invited=chair.invited,
            asked=chair.asked if chair.person is None else None,
            keeper="bot" if chair.bot is not None else "nobody" if chair.person is None or chair.vacant else "person",
            connected=chair.person is not None and chair.person.id in connected,
        )
        for chair in chairs
    ]


def with_names(infos: list[SeatInfo], names: Sequence[str]) -> list[SeatInfo]:
    """People who share a screen sit under one identity; each has the name that the host gave to the seat."""
    if not names:
        return infos
    held = [info.person.id for info in infos if info.person is not None]
    return [
        replace(info, person=replace(info.person, name=names[info.seat]))
        if info.person is not None
        and names[info.seat : info.seat + 1] not in ([], [""])
        and held.count(info.person.id) > 1
        else info
        for info in infos
    ]


def now(play: Play, seats: Sequence[int], infos: list[SeatInfo]) -> Now:
    """Everything that changes, the positions apart. `infos` are the same for all viewers."""
    count = play.count_for(seats)
    return Now(
        seq=count.number(play.seq),
        status=play.status,  # type: ignore[arg-type]  # only these words are ever set
        to_move=play.told_to_move(seats),
        seats=infos,
        undo=[_undo(free_undo(play, seat), count) for seat in seats],
        ask=None if play.ask is None else _ask(play, count),
        poll=None if play.vote is None else _poll(play),
        ready_check=play.ready_check,
        game_clock=None if play.time is None else _game_clock(play),
        result=play.outcome,
        seed=str(play.charter.seed) if play.over else None,
    )


def _undo(offer: UndoOffer, count: Count) -> UndoOffer:
    to, turn_to, ask_to = [
        None if seq is None else count.number(seq) for seq in (offer.to, offer.turn_to, offer.ask_to)
    ]
    return UndoOffer(seat=offer.seat, to=to, turn_to=turn_to, reason=offer.reason, ask_to=ask_to)


def _ask(play: Play, count: Count) -> UndoAsk:
    assert play.ask is not None
    ask = play.ask
    to = count.number(ask.to)
    return UndoAsk(seq=count.number(ask.seq), seat=ask.seat, to=to, yes=list(ask.yes), waiting=ask.waiting(play))


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
        choices_due_ms=choices_due_at(play) if play.status == "running" else None,
    )
