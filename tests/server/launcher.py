"""Starts real server processes quickly, so that a test can kill many of them: everything is imported once, then forked.

    python -m tests.server.launcher CONFIG-AS-JSON

Every line on its input is answered with the process id of a new server. However quick the disk is, every other one
commits lone lines in its loop, and the others none.
"""

from __future__ import annotations

import os
import signal
import sys

import msgspec

from farport.server import serve
from farport.server.config import Config
from farport.server.store import (
    postgres,  # noqa: F401  (imported here, once)
    sqlite,
)


def main() -> None:
    config = msgspec.json.decode(sys.argv[1], type=Config)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are not waited for
    for number, _ in enumerate(sys.stdin):
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            with open(os.devnull) as nothing:
                os.dup2(nothing.fileno(), 0)
            sqlite.QUICK_S = 0.0 if number % 2 else 3_600.0  # type: ignore[misc]
            serve.serve(serve.ready(config), serve.bound(config))
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
