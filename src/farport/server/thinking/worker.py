"""A thinker: reads jobs from its input, one a line, and writes thoughts to its output, after an empty line when it is
ready.

python -m farport.server.thinking.worker [MEGABYTES] [aside]
"""

from __future__ import annotations

import os
import sys
from typing import Final

import msgspec

from farport.kernel import FarportError
from farport.server.parent import die_with_parent
from farport.server.thinking.job import (
    DECODE_JOB,
    ENCODE,
    Answered,
    Asked,
    Compare,
    Job,
    Stretch,
    Stretched,
    Study,
    Thought,
    no_thought,
)
from farport.server.thinking.minds import Minds
from farport.server.thinking.pool import ASIDE
from farport.server.thinking.study import study

MEGABYTES: Final = 2_048
LOWEST: Final = 19  # of what the kernel offers: whatever else runs on this machine comes first


def answer(line: bytes, minds: Minds) -> bytes:
    try:
        job = DECODE_JOB(line)
    except msgspec.DecodeError as error:
        return ENCODE(Thought(id="", error=f"malformed job: {error}"))
    try:
        return ENCODE(answered(job, minds))
    except FarportError as error:
        if isinstance(job, Stretch):
            return ENCODE(Stretched(id=job.id, error=str(error), refused=True))
        return ENCODE(no_thought(job, str(error)))
    except MemoryError:
        minds.clear()
        return ENCODE(no_thought(job, "out of memory"))


def answered(job: Asked, minds: Minds) -> Answered:
    if isinstance(job, Job):
        return minds.think(job)
    if isinstance(job, Study):
        return study(job)
    from farport.server.studio.playing import compared, stretched, summed  # only who plays runs needs the arena

    if isinstance(job, Compare):
        return compared(job)
    return stretched(job) if isinstance(job, Stretch) else summed(job)


def limit_memory(megabytes: int) -> None:
    """Positions and records come from strangers, too: what one of them makes a bot or an analysis remember must not
    take the machine. Counted is what is written to, not what a library maps."""
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))


def main() -> None:
    die_with_parent()
    given = sys.argv[1:]
    if ASIDE in given:
        os.nice(LOWEST)
    limit_memory(int(given[0]) if given and given[0] != ASIDE else MEGABYTES)
    minds = Minds()
    write(b"")
    for line in sys.stdin.buffer:
        write(answer(line, minds))


def write(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
