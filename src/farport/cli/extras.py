"""Parts of Farport that are installed separately: a missing one is a sentence, not a traceback."""

from __future__ import annotations

from importlib.util import find_spec

from farport.kernel import FarportError


def require_server() -> None:
    if find_spec("uvicorn") is None or find_spec("msgspec") is None:
        raise FarportError("the server is not installed; install it with: pip install 'farport[server]'")
