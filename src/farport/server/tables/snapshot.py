"""A Play as bytes and back, so that no table has to be replayed from its beginning."""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec

from farport.kernel import FarportError
from farport.server.protocol.shapes import Outcome
from farport.server.tables.charter import Charter
from farport.server.tables.gametime import GameTime
from farport.server.tables.line import Step
from farport.server.tables.play import Play, dice_of
from farport.server.tables.seating import SeatPlay
from farport.server.tables.votes import Ask, Vote

FORMAT: Final = 2
EVERY: Final = 50  # entries between two snapshots
ENCODE = msgspec.json.Encoder().encode
DECODE = msgspec.json.Decoder().decode


def freeze(play: Play) -> bytes:
    """Everything but the states that undo keeps: those are rebuilt when somebody goes back that far."""
    data = {
        "format": FORMAT,
        "rules_version": play.charter.game.rules_version,
        "seq": play.seq,
        "status": play.status,
        "state": play.state.dump(),
        "seats": [seat.dump() for seat in play.seats],
        "dice": None if play.dice is None else play.dice.data(),
        "line": [[step.seq, step.seat, step.reveals] for step in play.line],
        "secrets": play.secrets,
        "told_at": play.told_at,
        "time": None if play.time is None else play.time.dump(),
        "ask": None if play.ask is None else play.ask.dump(),
        "vote": None if play.vote is None else play.vote.dump(),
        "outcome": play.outcome,
    }
    return zlib.compress(ENCODE(data), level=1)


def thaw(charter: Charter, frozen: bytes) -> Play | None:
    """None when the snapshot is of another format or of other rules: the log is the truth, and is read instead."""
    try:
        data: dict[str, Any] = DECODE(zlib.decompress(frozen))
        if data["format"] != FORMAT or data["rules_version"] != charter.game.rules_version:
            return None
        state = charter.game.load(data["state"])
    except (zlib.error, msgspec.DecodeError, KeyError, FarportError):
        return None
    play = Play()
    play.charter = charter
    play.dice = dice_of(data.get("dice"))  # older ones have none
    play.state = state
    play.seq = data["seq"]
    play.status = data["status"]
    play.seats = [SeatPlay.load(seat) for seat in data["seats"]]
    play.line = [Step(seq, seat, reveals, None) for seq, seat, reveals in data["line"]]
    play.secrets = [(seq, tuple(known)) for seq, known in data["secrets"]]
    play.told_at = data["told_at"]
    play.time = None if data["time"] is None else _game_time(*data["time"])
    play.ask = None if data["ask"] is None else _ask(*data["ask"])
    play.vote = None if data["vote"] is None else _vote(*data["vote"])
    play.outcome = None if data["outcome"] is None else msgspec.convert(data["outcome"], Outcome)
    play.to_move = () if play.over else tuple(state.to_move)
    return play


def _game_time(anchor: int, pace: int, shows: int, running: bool) -> GameTime:
    return GameTime(anchor, pace, shows, running)


def _ask(seq: int, seat: int, to: int, yes: list[int], of: list[int] | None = None) -> Ask:
    return Ask(seq, seat, to, tuple(yes), None if of is None else tuple(of))


def _vote(what: str, seat: int, yes: list[int], of: list[int] | None) -> Vote:
    return Vote(what, seat, tuple(yes), None if of is None else tuple(of))
