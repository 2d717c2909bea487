"""Golden transcripts: a random game as text that a person can read, so that a rule change shows as a readable diff."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from farport.kernel import FarportError, Game, Value
from farport.kit.walk import Setting, Walk

SIGNATURE = "farport transcript"
SHORT = 12  # digits of a digest: enough to see a difference


@dataclass(frozen=True)
class Heading:
    """The first line of a transcript: all that it takes to write it again."""

    game: str
    seats: int
    seed: int
    options: Mapping[str, Value] = field(default_factory=dict)

    def text(self) -> str:
        plain = {"game": self.game, "seats": self.seats, "seed": self.seed, "options": dict(self.options)}
        return f"{SIGNATURE} {json.dumps(plain)}"

    @staticmethod
    def of(text: str) -> Heading:
        """The heading of a transcript."""
        first = text.partition("\n")[0]
        if not first.startswith(SIGNATURE + " {"):
            raise FarportError(f"transcript: its first line must begin with {SIGNATURE!r}, not {first[:40]!r}")
        try:
            plain = json.loads(first.removeprefix(SIGNATURE))
            return Heading(plain["game"], plain["seats"], plain["seed"], plain["options"])
        except (ValueError, KeyError) as error:
            raise FarportError(f"transcript: its first line lacks a game, seats, seed or options: {error}") from None


def transcript(game: Game, seats: int, seed: int, options: Mapping[str, Value] | None = None) -> str:
    """A random game, written down: each move, out of how many, what it brought about, and the digest after it."""
    heading = Heading(game.id, seats, seed, options or {})
    walk = Walk(game, Setting(seats, seed, heading.options, picks=seed))
    lines = [heading.text(), f"{game.title}, rules version {game.rules_version}", "", f"start {_digest(walk)}"]
    choices = _choices(walk)
    while walk.step():
        move = walk.moves[-1]
        time = "" if move.at_ms is None else f" at {move.at_ms} ms"
        if move.seat is None:
            lines.append(f"{len(walk.moves)}. time passes{time}")
        else:
            of = f"one of {choices[move.seat]}"
            lines.append(f"{len(walk.moves)}. seat {move.seat}{time}: {json.dumps(move.action)}, {of}")
        lines.extend([f"    {_line(event.full())}" for event in walk.events])
        lines.append(f"    -> {_digest(walk)}")
        choices = _choices(walk)
    result = walk.state.result
    assert result is not None
    lines.extend(["", f"over: {result.reason}"])
    for seat in range(seats):
        parts = ", ".join([f"{name} {points}" for name, points in result.breakdown[seat].items()])
        lines.append(f"seat {seat}: rank {result.ranks[seat]}, {result.scores[seat]} points ({parts})")
    return "\n".join(lines) + "\n"


def _choices(walk: Walk) -> list[int]:
    return [len(walk.state.legal(seat)) for seat in range(walk.state.seats)]


def _line(event: Mapping[str, object]) -> str:
    entries = ", ".join([f"{name} {json.dumps(value)}" for name, value in event.items() if name != "kind"])
    return f"{event['kind']}: {entries}" if entries else str(event["kind"])


def _digest(walk: Walk) -> str:
    asked = ", ".join([str(seat) for seat in walk.state.to_move])
    return f"{walk.state.digest()[:SHORT]}, to move: {asked or 'nobody'}"
