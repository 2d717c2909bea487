"""What a thinker is asked, and what it answers: a bot's choice in a position, the study of a finished game, or games
of a run."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from farport.kernel import Plain


class Job(msgspec.Struct, kw_only=True, tag="choose"):
    """A bot's choice. `state` is the true position: a thinker belongs to the server. The bot itself sees it through
    `Sight` only.

    `own` are the log numbers of the seat's moves so far, as far as they were not taken back, and `last` is the newest
    of these moves if it is known: by both a bot is recognised that may go on thinking where it stopped. The bots of
    the tables in `forget` are not needed any more. `host` is whose table it is: the jobs of all their tables wait in
    one line. `until`: when nobody waits for the answer any more, by the clock of the bus that brings the job.
    """

    id: str
    table: str
    game: str
    variant: Plain | None
    state: Plain
    seat: int
    rules_version: int | None = None
    bot: str
    temper: str | None = None
    seed: int
    seconds: float
    own: list[int] = []
    last: Plain | None = None
    forget: list[str] = []
    host: str = ""
    until: float | None = None

    @property
    def for_whom(self) -> str:
        return self.host or self.table


class Thought(msgspec.Struct, kw_only=True, tag="chosen"):
    """`action` is null when the bot failed; `error` says why."""

    id: str
    action: Plain | None = None
    error: str | None = None


class Study(msgspec.Struct, kw_only=True, tag="study"):
    """A part of the analysis of a finished game: its moves from `begin` on, for about `seconds`, each decision at most
    `each` seconds long. If `each` is 0, decisions are not judged and only the chances are given."""

    id: str
    table: str
    record: Plain
    begin: int
    seconds: float
    each: float
    until: float | None = None

    @property
    def for_whom(self) -> str:
        return self.table


class Judged(msgspec.Struct, kw_only=True):
    """A move: the chances of every seat after it, and, where the seat had a choice, what that choice was worth."""

    chances: list[float]
    chance: float | None = None
    best: Plain | None = None
    best_chance: float | None = None
    choices: int = 0
    gains: dict[str, int] = {}


class Studied(msgspec.Struct, kw_only=True, tag="studied"):
    """`first`: the chances before the first move, when the study began there."""

    id: str
    first: list[float] | None = None
    moves: list[Judged] = []
    error: str | None = None


class OfRun(msgspec.Struct, kw_only=True):
    """A job of a run; all those of one person wait in one line."""

    id: str
    host: str = ""
    until: float | None = None

    @property
    def table(self) -> str:
        return f"run of {self.host}"

    @property
    def for_whom(self) -> str:
        return self.host


class Stretch(OfRun, kw_only=True, tag="stretch"):
    """A chunk of a run: its plan and its number; `only` one of its games, where the whole chunk was too long."""

    plan: Plain
    number: int
    only: int | None = None


class Stretched(msgspec.Struct, kw_only=True, tag="stretched"):
    """`refused`: the plan itself cannot be played, and no other try will do better."""

    id: str
    rows: list[Plain] = []
    error: str | None = None
    refused: bool = False


class Sum(OfRun, kw_only=True, tag="sum"):
    """What the rows of a run come to, part by part. `pace`: seconds a decision of people, and of how many tables."""

    wanted: Plain
    rows: dict[str, list[Plain]]
    pace: tuple[float, int] | None = None


class Played(msgspec.Struct, kw_only=True):
    """A run by its name: what it asks, and its chunks, part by part, as they are kept; to unpack them is not for the
    server's loop, but for the process that reads them."""

    name: str
    wanted: Plain
    chunks: dict[str, list[bytes]]


class Compare(OfRun, kw_only=True, tag="compare"):
    """What several runs come to side by side."""

    played: list[Played]
    pace: tuple[float, int] | None = None


class Summed(msgspec.Struct, kw_only=True, tag="summed"):
    id: str
    answer: Plain | None = None
    error: str | None = None


Asked = Job | Study | Stretch | Sum | Compare
Answered = Thought | Studied | Stretched | Summed
ENCODE = msgspec.json.Encoder().encode
DECODE_JOB: Callable[[bytes | str], Asked] = msgspec.json.Decoder(Asked).decode
DECODE_THOUGHT: Callable[[bytes | str], Answered] = msgspec.json.Decoder(Answered).decode


def no_thought(job: Asked, error: str) -> Answered:
    if isinstance(job, Job):
        return Thought(id=job.id, error=error)
    if isinstance(job, Study):
        return Studied(id=job.id, error=error)
    return Stretched(id=job.id, error=error) if isinstance(job, Stretch) else Summed(id=job.id, error=error)
