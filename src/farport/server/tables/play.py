"""Play: what a table's log leads to.

Every entry is judged and carried out here, when it is made and when it is read again. The same entries lead to the same
Play on every worker and after every restart; there is no other source of truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from farport.kernel import Dice, Event, FarportError, RuleError, State
from farport.server.errors import Refuse, refused_by_contract, refused_by_rules
from farport.server.protocol.shapes import Outcome
from farport.server.tables.charter import Charter
from farport.server.tables.clocks import clock_of
from farport.server.tables.counting import EVERYTHING, Count, Known, Secret
from farport.server.tables.entry import LogEntry
from farport.server.tables.gametime import GameTime
from farport.server.tables.line import Step, free_undo, kept
from farport.server.tables.outcome import by_resignation, outcome_of
from farport.server.tables.seating import SeatPlay
from farport.server.tables.votes import Ask, Vote

OVER: Final = ("finished", "abandoned")
START: Final = 1  # the number of the first entry of every log


class Play:
    """A started table after `seq` entries. Never changed once somebody can see it: the next one is a copy."""

    __slots__ = (
        "_made",
        "_steps",
        "ask",
        "charter",
        "dice",
        "outcome",
        "seats",
        "secrets",
        "seq",
        "state",
        "status",
        "time",
        "to_move",
        "told_at",
        "vote",
    )

    charter: Charter
    dice: Dice | None
    state: State
    seq: int
    status: str
    to_move: tuple[int, ...]
    seats: list[SeatPlay]
    _steps: list[Step]  # shared with the Plays before and after: this one has made the first `_made` of them
    _made: int
    secrets: list[Secret]
    time: GameTime | None
    told_at: int  # when everybody last saw something happen
    ask: Ask | None
    vote: Vote | None
    outcome: Outcome | None

    @staticmethod
    def start(charter: Charter, entry: LogEntry) -> Play:
        """The first entry says who sits where and what they have added to the dice; the rest is in the charter."""
        play = Play()
        chairs: list[Any] = entry.data["seats"]  # type: ignore[assignment]
        play.charter = charter
        play.dice = dice_of(entry.data.get("dice"))
        play.state = charter.game.new(charter.seats, play.seed, charter.options)
        entry.events, play.state.happened = play.state.happened, []
        play.seq = START
        play.status = "running"
        left_ms = clock_of(charter.settings.time).at_first(charter.settings.time)
        play.seats = [SeatPlay(chair.get("person"), chair.get("bot"), chair.get("level"), left_ms) for chair in chairs]
        play.line = []
        play.secrets = []
        play.told_at = entry.at
        play.time = GameTime(entry.at, charter.settings.pace) if charter.game.facts.timed else None
        play.ask = None
        play.vote = None
        play.outcome = None
        play.to_move = ()
        play._settle(entry)
        return play

    def copy(self) -> Play:
        other = Play()
        other.charter = self.charter
        other.dice = self.dice
        other.state = self.state
        other.seq = self.seq
        other.status = self.status
        other.to_move = self.to_move
        other.seats = [seat.copy() for seat in self.seats]
        other._steps = self._steps
        other._made = self._made
        other.secrets = self.secrets
        other.time = None if self.time is None else self.time.copy()
        other.told_at = self.told_at
        other.ask = self.ask
        other.vote = self.vote
        other.outcome = self.outcome
        return other

    @property
    def line(self) -> list[Step]:
        """The moves that count now, each as a step."""
        return self._steps[: self._made]

    @line.setter
    def line(self, steps: list[Step]) -> None:
        self._steps = steps
        self._made = len(steps)

    def _go(self, step: Step) -> None:
        """One more. As a rule nobody has gone on from the Play before, so its list need not be copied."""
        if len(self._steps) != self._made:
            self._steps = self._steps[: self._made]
        self._steps.append(step)
        self._made += 1
        kept(self._steps)

    @property
    def made(self) -> int:
        """How many steps the line has."""
        return self._made

    def step(self, place: int) -> Step:
        """Of the line, counted from its beginning."""
        return self._steps[place]

    @property
    def seed(self) -> int:
        """From which the game was set up. Tables from before fair dice have the server's own."""
        return self.charter.seed if self.dice is None else self.dice.seed(str(self.charter.seed))

    @property
    def seed_hash(self) -> str:
        """What was shown at the start, by the log: the seed in the database may be another by now."""
        return self.charter.seed_hash if self.dice is None else self.dice.commitment

    # ------------------------------------------------------------------ judging

    def after(self, entry: LogEntry, restored: State | None = None) -> Play:
        """The Play after `entry`, whose events are filled in; Refuse when it is not allowed.

        `restored` is the state to go back to, for an undo that goes further than what is kept in memory.
        """
        play = self.copy()
        for seat in play.seats:
            seat.count_until(entry.at)
        try:
            _HANDLERS[entry.kind](play, entry, restored)
        except RuleError as error:
            raise refused_by_rules(error) from None
        except FarportError as unfit:  # a name of its own: compiled, a name has one type
            raise refused_by_contract("bad_action", unfit) from None
        play.seq = entry.seq
        play._settle(entry)
        known = play._known_to(entry, self)
        if known is None:
            play.told_at = entry.at
        else:
            play._keep_secret(entry, known, self)
        return play

    def _known_to(self, entry: LogEntry, before: Play) -> Known | None:
        """The seats that know of the entry; None: everybody does, as of all that changes who is asked."""
        facts = self.charter.game.facts
        if not facts.hidden_information or self.over or self.told_to_move(()) != before.told_to_move(()):
            return None
        if entry.kind in ("move", "time"):
            return entry.known_to()
        return before.known_of_steps(entry.data["to"]) if entry.kind == "undo" else None

    def known_of_steps(self, after: object) -> Known | None:
        """Who knows of the steps after that entry: taking back what nobody else knows of is as secret."""
        known = dict(self.secrets)
        steps = [known.get(step.seq) for step in self.line if step.seq > _whole(after)]
        told = [seats for seats in steps if seats is not None]
        return None if len(told) < len(steps) else tuple(sorted({seat for seats in told for seat in seats}))

    def _keep_secret(self, entry: LogEntry, known: Known, before: Play) -> None:
        """Nothing that others see moves: no clock is set anew, and what somebody asks of all stays asked."""
        self.secrets = [*self.secrets, (entry.seq, known)]  # the Play before has the same list
        self.ask = before.ask
        if [seat.keeper for seat in self.seats] == [seat.keeper for seat in before.seats]:
            for seat, old in zip(self.seats, before.seats, strict=True):
                seat.keep_clock(old)

    def count_for(self, seats: Sequence[int]) -> Count:
        """How whoever looks as these seats counts the log."""
        return Count(self.secrets, seats) if self.secrets else EVERYTHING

    def step_of(self, number: int, seats: Sequence[int]) -> int:
        """The step of the line after which whoever looks as these seats had so many entries."""
        count = self.count_for(seats)
        first, last = count.seq(number), count.last(number)
        return max([step.seq for step in self.line if first <= step.seq <= last], default=first)

    def _settle(self, entry: LogEntry) -> None:
        """After every entry: is it over, who is asked now, whose time counts."""
        if not self.over and self.state.result is not None:
            self.finish("finished", outcome_of(self.state.result))
        self.to_move = () if self.over else tuple(self.state.to_move)
        for number, seat in enumerate(self.seats):
            if number not in self.to_move:
                seat.asked_at = None
            elif seat.asked_at is None:
                seat.asked_at = entry.seq
        self._count(entry)
        if self.time is not None:
            self.time.follow(self.state, running_table=self.status == "running")

    def _count(self, entry: LogEntry) -> None:
        """Whose time runs from now on, and what the table's clock makes of that."""
        counted = self.to_move if self.status == "running" and self.time is None else ()
        control = self.charter.settings.time
        clock = clock_of(control)
        for number, seat in enumerate(self.seats):
            if number not in counted:
                if seat.since is not None:
                    seat.since = None
                    clock.end(seat, control)
            elif seat.since is None:
                seat.since = entry.at
                clock.begin(seat, control)
            elif entry.kind == "move" and entry.seat == number:
                clock.moved(seat, control)

    def finish(self, status: str, outcome: Outcome | None) -> None:
        self.status = status
        self.outcome = outcome
        self.ask = None
        self.vote = None
        if self.time is not None:
            self.time.running = False

    # ------------------------------------------------------------------ one entry of each kind

    def _move(self, entry: LogEntry, _restored: State | None) -> None:
        assert entry.seat is not None
        self.require_running()
        if self.ready_check or (self.time is not None and self.time.counts_down(entry.at)):
            raise Refuse("not_ready")
        seat = self.seats[entry.seat]
        if entry.by == "person":
            self._require_in_contest(entry.seat)
            if seat.keeper in ("caretaker", "default", "nobody"):
                seat.give_back()
            seat.credit_lag(int(entry.data.get("lag", 0)))  # type: ignore[call-overload]
        before = self.state
        self.state = before.copy()
        entry.events = self._pass_time(entry.at_ms)
        action = self.charter.game.action(entry.action)
        entry.events.extend(self.state.play(entry.seat, action))
        reveals = any(event.reveals for event in entry.events)
        # Against the clock nothing is ever taken back.
        self._go(Step(entry.seq, entry.seat, reveals, before if self.time is None else None))
        self.ask = None

    def _time(self, entry: LogEntry, _restored: State | None) -> None:
        self.require_running()
        self.state = self.state.copy()
        entry.events = self._pass_time(entry.at_ms)
        self._go(Step(entry.seq, None, True, None))

    def _pass_time(self, at_ms: int | None) -> list[Event]:
        if at_ms is None or self.time is None:
            return []
        return list(self.state.advance(at_ms)) if at_ms > self.state.now else []

    def _undo(self, entry: LogEntry, restored: State | None) -> None:
        assert entry.seat is not None
        self.require_running()
        self._require_in_contest(entry.seat)
        to = _whole(entry.data["to"])
        offer = free_undo(self, entry.seat)
        alone = not self.voters(entry.seat)
        if (offer.turn_to is not None and to >= offer.turn_to) or (alone and self.may_ask()):
            self.go_back(to, restored)
        else:
            raise Refuse("no_undo", {"reason": offer.reason or "nothing"})

    def _ask_undo(self, entry: LogEntry, _restored: State | None) -> None:
        assert entry.seat is not None
        self.require_running()
        self._require_in_contest(entry.seat)
        to = _whole(entry.data["to"])
        self.require_step(to)
        if not self.may_ask():
            raise Refuse("no_undo", {"reason": free_undo(self, entry.seat).reason or "off"})
        of: list[int] | None = entry.data.get("of")  # type: ignore[assignment]
        self.ask = Ask(entry.seq, entry.seat, to, (), None if of is None else tuple(of))

    def _answer_undo(self, entry: LogEntry, restored: State | None) -> None:
        assert entry.seat is not None
        ask = self.ask
        if ask is None or ask.seq != entry.data["ask"] or entry.seat not in ask.waiting(self):
            raise Refuse("no_ask")
        if entry.data["yes"] is not True:
            self.ask = None
            return
        self.ask = ask.with_yes(self.seats_of(entry.seat))
        if not self.ask.waiting(self):
            self.go_back(ask.to, restored)

    def _vote(self, entry: LogEntry, _restored: State | None) -> None:
        assert entry.seat is not None
        if self.over:
            raise Refuse("not_running")
        what = str(entry.data["what"])
        of: list[int] | None = entry.data.get("of")  # type: ignore[assignment]
        if what != "abandon":
            self._require_may_pause(entry.seat, of)
        if not self.seats[entry.seat].is_person:
            raise Refuse("no_vote")
        if self.vote is None or self.vote.what != what:
            if self.vote is not None or entry.data["yes"] is not True or not _votable(what, self.status):
                raise Refuse("no_vote")
            self.vote = Vote(what, entry.seat, ())
        if entry.data["yes"] is not True:
            self.vote = None
            return
        self.vote = self.vote.with_yes(self.seats_of(entry.seat), None if of is None else tuple(of))
        if not self.vote.waiting(self):
            self.vote = None
            self._carry_out(what, entry.at, all_agreed=of is not None)

    def _require_may_pause(self, seat: int, of: list[int] | None) -> None:
        """SD-013: the option pause_policy. `of` is whom the table asks: by that policy the host alone."""
        policy = self.charter.pause_policy
        if policy == "never":
            raise self.charter.refuse("pause-never", "no_vote")
        if policy == "host" and of is not None and seat not in of:
            raise self.charter.refuse("pause-host", "not_host")

    def _carry_out(self, what: str, at: int, *, all_agreed: bool) -> None:
        if what == "abandon":
            self.finish("abandoned", None)
        elif what == "pause":
            self.stand_still(at)
        else:
            self.status = "running"
            if self.time is not None:
                self.time.anchor = at  # from now on everybody is waited for, unless they have just agreed
            for seat in self.seats:
                seat.ready = seat.ready or all_agreed
            self._run_if_ready(at)

    def stand_still(self, at: int) -> None:
        self.status = "paused"
        self.ask = None
        if self.time is not None:
            self.time.stop(at, self.state.next_due)
            for seat in self.seats:
                seat.ready = False

    def _pause(self, entry: LogEntry, _restored: State | None) -> None:
        """By the server after an outage: a timed game stands still until everybody is ready again."""
        if self.time is None or not self.time.running or self.status != "running":
            raise Refuse("not_running")
        self.time.stop(_whole(entry.data["since"]), self.state.next_due)
        for seat in self.seats:
            seat.ready = False

    def _ready(self, entry: LogEntry, _restored: State | None) -> None:
        assert entry.seat is not None
        self.require_running()
        if not self.ready_check:
            raise Refuse("not_ready")
        for number in self.seats_of(entry.seat):
            self.seats[number].ready = True
        here: list[int] | None = entry.data.get("here")  # type: ignore[assignment]
        if here is not None and not self._at_first:  # SD-013: who is gone does not hold up the others
            for number, seat in enumerate(self.seats):
                seat.ready = seat.ready or number not in here
        self._run_if_ready(entry.at)

    def _run_if_ready(self, at: int) -> None:
        """The clock of a timed game starts when nobody has to be waited for any more."""
        if self.ready_check and not self.awaited:
            assert self.time is not None
            self.time.run(at + (self.charter.wall_ms("countdown_ms", 0) if self._at_first else 0))  # SD-S11

    def _resign(self, entry: LogEntry, _restored: State | None) -> None:
        assert entry.seat is not None
        if self.over:
            raise Refuse("not_running")
        seat = self.seats[entry.seat]
        if seat.resigned or seat.bot is not None:
            raise Refuse("resigned")
        seat.resigned = True
        seat.keeper = "default"
        left = [number for number, other in enumerate(self.seats) if not other.resigned]
        people_left = [number for number in left if self.seats[number].person is not None]
        if len(left) == 1 or not people_left:
            self.finish("finished", by_resignation(self.state, [other.resigned for other in self.seats]))
        self._run_if_ready(entry.at)

    def _seat(self, entry: LogEntry, _restored: State | None) -> None:
        """Somebody or something else acts for the seat from now on."""
        assert entry.seat is not None
        if self.over:
            raise Refuse("not_running")
        seat = self.seats[entry.seat]
        keeper = str(entry.data["keeper"])
        if entry.data.get("why") == "replaced":
            person, bot, level = entry.data.get("person"), entry.data.get("bot"), entry.data.get("level")
            seat.person = None if person is None else str(person)
            seat.bot = None if bot is None else str(bot)
            seat.level = None if level is None else str(level)
            seat.resigned = False
            seat.ready = False
        elif seat.resigned or seat.keeper == keeper:
            raise Refuse("no_change")
        if keeper == "person":
            seat.give_back()
        else:
            seat.keeper = keeper
        self._run_if_ready(entry.at)

    def _credit(self, entry: LogEntry, _restored: State | None) -> None:
        """Time that nobody could use is given back to those whose clock ran."""
        for seat in self.seats:
            if seat.since is not None and seat.left_ms is not None:
                seat.left_ms += _whole(entry.data["ms"])

    def _end(self, entry: LogEntry, _restored: State | None) -> None:
        """By the server: nobody is there to go on, as in a game that was imported before its end."""
        if self.over:
            raise Refuse("not_running")
        self.finish("abandoned", None)

    # ------------------------------------------------------------------ what the entries need to know

    def require_running(self) -> None:
        if self.status == "paused":
            raise self.charter.refuse("paused", "paused")
        if self.over:
            raise Refuse("not_running")

    def _require_in_contest(self, seat: int) -> None:
        if self.seats[seat].resigned:
            raise Refuse("resigned")

    @property
    def over(self) -> bool:
        return self.status in OVER

    @property
    def ready_check(self) -> bool:
        """A timed game waits for everybody before its clock runs."""
        return self.time is not None and self.status == "running" and self.time.waits(self.state)

    @property
    def awaited(self) -> list[int]:
        """The seats without which the table does not go on: in a ready check those of people who are not ready."""
        if self.ready_check:
            return [number for number, seat in enumerate(self.seats) if seat.is_person and not seat.ready]
        return list(self.to_move)

    @property
    def _at_first(self) -> bool:
        """The clock of a timed game has not run yet."""
        return self.time is not None and self.time.shows == 0 and self.state.now == 0

    def in_secret(self, seat: int) -> bool:
        """Others may be deciding now, unseen by this seat: whether they have done something is not for it to know."""
        facts = self.charter.game.facts
        hidden = facts.hidden_information and facts.simultaneous
        return hidden and any([other != seat for other in self.to_move])

    def told_to_move(self, viewers: Sequence[int]) -> list[int]:
        """Whom these seats (none: spectators) see asked: while a game's clock runs, of others everybody."""
        if self.time is None or self.over or self.state.next_due is None:
            return list(self.to_move)
        return [seat for seat in range(len(self.seats)) if seat not in viewers or seat in self.to_move]

    def awaited_since(self, number: int) -> int | None:
        if not self.ready_check:
            return self.seats[number].since
        assert self.time is not None
        return self.time.anchor

    @property
    def vacant(self) -> list[int]:
        """Seats that somebody else may take over: whose person resigned, left, or is gone for too long."""
        if self.over or self.charter.settings.absence != "replace":
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.bot is None and (seat.resigned or seat.keeper == "nobody")
        ]

    def turn_of(self, seat: int) -> int:
        """The number of the entry that made it this seat's turn; 0 when it is not."""
        return self.seats[seat].asked_at or 0

    def seats_of(self, seat: int) -> list[int]:
        """All seats of the person who has this one: in hot-seat one answer counts for all of them."""
        person = self.seats[seat].person
        return [
            number for number, other in enumerate(self.seats) if number == seat or (person and other.person == person)
        ]

    def voters(self, seat: int) -> list[int]:
        """The seats of other people who play."""
        own = self.seats_of(seat)
        return [number for number, other in enumerate(self.seats) if other.is_person and number not in own]

    def must_agree(self, seat: int, to: int) -> list[int]:
        """Whose consent it takes to go back to entry `to`: that of the other people who play, and of those whose moves
        would be taken back, wherever they are now and whoever has moved for them meanwhile."""
        playing = self.voters(seat)
        own = self.seats_of(seat)
        touched = {step.seat for step in self.line if step.seq > to}
        if self.in_secret(seat):  # who has acted is not for the asking seat to know
            touched = set(range(len(self.seats)))
        return [
            number
            for number, other in enumerate(self.seats)
            if number in playing
            or (number in touched and number not in own and other.person is not None and not other.resigned)
        ]

    def may_ask(self) -> bool:
        return self.time is None and self._made > 0

    def require_step(self, to: int) -> None:
        if to != START and not any(step.seq == to for step in self.line):
            raise Refuse("no_undo", {"reason": "nothing"})

    def go_back(self, to: int, restored: State | None) -> None:
        """The position after entry `to`. What came later stays in the log and is no longer in the line."""
        self.require_step(to)
        line = self.line
        first = next((place for place, step in enumerate(line) if step.seq > to), None)
        if first is None:
            raise Refuse("no_undo", {"reason": "nothing"})
        state = line[first].before if restored is None else restored
        if state is None:
            raise NeedsState(to)
        self.state = state
        self.line = line[:first]
        self.ask = None


def dice_of(data: object) -> Dice | None:
    return None if data is None else Dice.from_data(data)


class NeedsState(Exception):  # noqa: N818
    """An undo goes back further than what is kept in memory: the state after entry `to` must be rebuilt."""

    def __init__(self, to: int) -> None:
        super().__init__(to)
        self.to = to


def _votable(what: str, status: str) -> bool:
    return what == "abandon" or (what == "pause") == (status == "running")


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value


_HANDLERS: Final = {
    "move": Play._move,
    "time": Play._time,
    "undo": Play._undo,
    "ask_undo": Play._ask_undo,
    "answer_undo": Play._answer_undo,
    "vote": Play._vote,
    "pause": Play._pause,
    "ready": Play._ready,
    "resign": Play._resign,
    "seat": Play._seat,
    "credit": Play._credit,
    "end": Play._end,
}
