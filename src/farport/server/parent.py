"""A child ends with its parent, also when the parent is killed and can tell nobody."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
from typing import Final

PR_SET_PDEATHSIG: Final = 1


def die_with_parent() -> None:
    """Called by the child at its beginning. Linux sends the signal; elsewhere the end of the pipe between them must do,
    which reaches a child as soon as it waits for its next task."""
    if sys.platform != "linux":
        return
    spawned_by = multiprocessing.parent_process()  # who may be dead already: then getppid names whoever took over
    parent = os.getppid() if spawned_by is None else spawned_by.pid
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it died in between: the signal will not come any more
        os._exit(1)
