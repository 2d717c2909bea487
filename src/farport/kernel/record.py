"""Record: a whole game as plain data, enough to play it again on every machine and in every later version."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from farport.kernel.action import Action, shown
from farport.kernel.data import Plain, Table, named
from farport.kernel.errors import RecordError
from farport.kernel.fairness import Dice
from farport.kernel.options import Value
from farport.kernel.result import Result

FORMAT: Final = 1
KEYS: Final = (
    "farport",
    "game",
    "rules_version",
    "seats",
    "seed",
    "options",
    "variant",
    "moves",
    "digest",
    "secret",
    "dice",
    "outcome",
)


class Move:
    """One entry of a record: who did what, and when (game time in ms; None in games without a clock).

    An entry without seat and action is time that passed: `advance(at_ms)`. The action may be given as the action itself
    and is kept as plain data.
    """

    __slots__ = ("action", "at_ms", "seat")

    def __init__(self, seat: int | None, action: Action[Any] | Plain | None, at_ms: int | None = None) -> None:
        self.seat = seat
        self.action: Plain | None = action.data() if isinstance(action, Action) else action
        self.at_ms = at_ms

    def data(self) -> list[object]:
        return [self.seat, self.action, self.at_ms]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.seat, self.at_ms))

    def __repr__(self) -> str:
        return f"Move({self.seat}, {self.action}, {self.at_ms})"


class Record:
    """Game id, rules version, seats, seed, options, variant, moves and the digest of the final state.

    A game with fair dice also says how its seed came about: `dice`, and the server's `secret`. `outcome` is for readers
    without Farport: how the game ended (`result`), who sat there (`players`), and when it was.
    """

    __slots__ = (
        "dice",
        "digest",
        "game",
        "moves",
        "options",
        "outcome",
        "rules_version",
        "seats",
        "secret",
        "seed",
        "variant",
    )

    def __init__(
        self,
        game: str,
        rules_version: int,
        seats: int,
        seed: int,
        options: Mapping[str, Value] | None = None,
        moves: Sequence[Move | tuple[int | None, Action[Any] | Plain | None, int | None]] = (),
        digest: str | None = None,
        variant: Plain | None = None,
        dice: Dice | None = None,
        secret: str | None = None,
        outcome: Plain | None = None,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.seats = seats
        self.seed = seed
        self.options: dict[str, Value] = {} if options is None else dict(options)
        self.moves: list[Move] = [move if isinstance(move, Move) else Move(*move) for move in moves]
        self.digest = digest
        self.variant = variant
        self.dice = dice
        self.secret = secret
        self.outcome = outcome

    def data(self) -> Plain:
        data: Plain = {
            "farport": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "variant": self.variant,
            "moves": [move.data() for move in self.moves],
            "digest": self.digest,
        }
        if self.dice is not None:
            data["secret"] = self.secret
            data["dice"] = self.dice.data()
        if self.outcome is not None:
            data["outcome"] = self.outcome
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.game, self.seats, self.seed, self.digest))

    def dumps(self) -> str:
        """The text of a record file: one move a line, so that a diff of two records can be read."""
        head = {key: value for key, value in self.data().items() if key != "moves"}
        lines = [f" {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
        moves = ",\n".join([f"  {json.dumps(move.data())}" for move in self.moves])
        return "{\n" + "\n".join(lines) + '\n "moves": [\n' + moves + "\n ]\n}\n"

    @staticmethod
    def loads(text: str) -> Record:
        """From the text of a record file; anything but a whole record is refused with a sentence."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError(f"record: not valid JSON, perhaps cut off: {error}") from None
        return Record.from_data(data)

    @staticmethod
    def of(record: object) -> Record:
        """A record as it is, or from its plain data."""
        return record if isinstance(record, Record) else Record.from_data(record)

    @staticmethod
    def from_data(data: object) -> Record:
        table = Table(data, "record", RecordError)
        if not table.has("farport"):
            raise RecordError("record: the key farport is missing; this is not a Farport record")
        format_ = table.integer("farport")
        if format_ != FORMAT:
            raise RecordError(f"record: format {format_} is not known here; this version reads format {FORMAT}")
        table.only(KEYS)
        variant = table.value("variant") if table.has("variant") else None
        if variant is not None and not isinstance(variant, dict):
            raise RecordError(f"record: variant: a table or null is expected, not {shown(variant)}")
        digest = table.value("digest") if table.has("digest") else None
        if digest is not None and not isinstance(digest, str):
            raise RecordError(f"record: digest: a text or null is expected, not {shown(digest)}")
        dice = Dice.from_data(table.value("dice")) if table.has("dice") else None
        outcome = table.value("outcome") if table.has("outcome") else None
        if outcome is not None and not isinstance(outcome, dict):
            raise RecordError(f"record: outcome: a table is expected, not {shown(outcome)}")
        return Record(
            game=table.text("game"),
            rules_version=table.integer("rules_version", low=1),
            seats=table.integer("seats", low=1),
            seed=table.integer("seed"),
            options=_read_options(table),
            moves=[_read_move(entry, place) for place, entry in enumerate(table.items("moves"))],
            digest=digest,
            variant=variant,
            dice=dice,
            secret=None if dice is None else table.text("secret"),
            outcome=outcome,
        )


def outcome_of(result: Result | None, bots: Sequence[str | None]) -> Plain:
    """For a record: how the game ended, and who sat there: bots by their names, people by numbers."""
    people = [seat for seat, bot in enumerate(bots) if bot is None]
    players: list[object] = [
        {"player": people.index(seat) + 1 if bot is None else None, "bot": bot} for seat, bot in enumerate(bots)
    ]
    return {"result": None if result is None else result.data(), "players": players}


def _read_options(table: Table) -> dict[str, Value]:
    options = table.table("options")
    result: dict[str, Value] = {}
    for name in options.keys():  # noqa: SIM118  (a Table is no dict)
        value = options.value(name)
        if not isinstance(value, (bool, int, str)):
            raise RecordError(f"record: options: {named(name)}: a plain value is expected, not {shown(value)}")
        result[name] = value
    return result


def _read_move(entry: object, place: int) -> Move:
    if not isinstance(entry, (list, tuple)) or len(entry) != 3:
        raise RecordError(f"record: moves[{place}]: [seat, action, at_ms] is expected, not {shown(entry)}")
    seat, action, at_ms = entry
    if (seat is None) != (action is None):
        raise RecordError(f"record: moves[{place}]: a seat goes with an action, and passing time with neither")
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int)):
        raise RecordError(f"record: moves[{place}]: the seat is a whole number, not {shown(seat)}")
    if action is not None and not isinstance(action, dict):
        raise RecordError(f"record: moves[{place}]: the action is a table, not {shown(action)}")
    if at_ms is not None and (isinstance(at_ms, bool) or not isinstance(at_ms, int) or at_ms < 0):
        raise RecordError(f"record: moves[{place}]: the time is in whole milliseconds or null, not {shown(at_ms)}")
    if seat is None and at_ms is None:
        raise RecordError(f"record: moves[{place}]: passing time needs a time")
    return Move(seat, action, at_ms)
