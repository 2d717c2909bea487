"""The limited process: reads questions from its input, one a line, and writes the answers, after an empty line when it
is ready.

python -m farport.server.sandbox.process MEGABYTES
"""

from __future__ import annotations

import resource
import sys
from math import ceil

import msgspec

from farport.kernel import games
from farport.server.parent import die_with_parent
from farport.server.sandbox.judge import judge
from farport.server.sandbox.question import CPU_S, ENCODE, READ_QUESTION, Answer


def main() -> None:
    megabytes = int(sys.argv[1])
    die_with_parent()
    games()  # what every question needs is there before the limits are
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    for what in (resource.RLIMIT_FSIZE, resource.RLIMIT_CORE):
        resource.setrlimit(what, (0, 0))
    write(b"")
    for line in sys.stdin.buffer:
        write(ENCODE(answer(line)))


def allow(seconds: int) -> None:
    """So much CPU time for the next question; who uses it up is ended by the kernel, whatever the code is doing."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (ceil(used.ru_utime + used.ru_stime) + seconds, hard))


def answer(line: bytes) -> Answer:
    try:
        question = READ_QUESTION(line)
        allow(CPU_S[type(question)])
        return judge(question)
    except msgspec.DecodeError as error:
        return Answer(code="bad_message", params={"detail": str(error)})
    except RecursionError:
        return Answer(code="bad_variant", params={"detail": "nested too deeply"})


def write(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
