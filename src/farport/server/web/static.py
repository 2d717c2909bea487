"""The web client's files, as they lie in the package; every unknown page is the client's index."""

from __future__ import annotations

import hashlib
import mimetypes
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

FOLDER: Final = Path(__file__).parents[1] / "static"
FOREVER: Final = "public, max-age=31536000, immutable"  # the bundler puts a hash into these names
FRESH: Final = "no-cache"
COMPRESSED: Final = {".br": "br", ".gz": "gzip"}

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Farport</title>
<meta name="viewport" content="width=device-width">
<style>body{font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem;background:#0b1020;
color:#e8eaf2}a{color:#ffb454}code{background:#1a2138;padding:.1em .4em;border-radius:4px}</style></head>
<body><h1>Farport is running</h1><p>The web client has not been built into this installation. Build it with
<code>make client</code> and start again.</p><p>Programs are served all the same: the API is described at
<a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>
"""


@cache
def read(folder: Path) -> tuple[Mapping[str, bytes], Mapping[str, str]]:
    """All files below, and what each is recognised by: once a process, however many servers run in it."""
    files: dict[str, bytes] = {}
    for place, _, names in os.walk(folder):
        within = Path(place).relative_to(folder)
        for name in names:
            with open(os.path.join(place, name), "rb") as file:
                files["/" + (within / name).as_posix()] = file.read()
    files.setdefault("/index.html", NOT_BUILT.encode())
    return files, {path: f'"{hashlib.sha256(body).hexdigest()[:16]}"' for path, body in files.items()}


class Static:
    """Everything is read once, at the start; what is served cannot leave the folder, because only what was found in it
    is served."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files, self._etags = read(folder)
        self.build = self._files.get("/build.txt", b"").decode().strip()  # "": nothing is built, so nothing is outdated

    def __contains__(self, path: str) -> bool:
        return path in self._files

    def response(self, request: Request) -> Response:
        path = request.url.path
        if path not in self._files:
            if path.rpartition("/")[2].count("."):
                return Response("Not found.", status_code=404, media_type="text/plain")
            path = "/index.html"
        file, encoding = self._encoded(path, request.headers.get("accept-encoding", ""))
        etag = self._etags[file]
        headers = {"etag": etag, "cache-control": FOREVER if "/assets/" in path else FRESH}
        if encoding is not None:
            headers["content-encoding"] = encoding
            headers["vary"] = "accept-encoding"
        if request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers=headers)
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        return Response(self._files[file], media_type=kind, headers=headers)

    def _encoded(self, path: str, accepted: str) -> tuple[str, str | None]:
        """A compressed neighbour (app.js.br), where there is one and the browser takes it."""
        for suffix, encoding in COMPRESSED.items():
            if encoding in accepted and path + suffix in self._files:
                return path + suffix, encoding
        return path, None
