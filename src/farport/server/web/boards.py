"""The boards that installed packages bring: their ES modules, art and words, as static files.

A board's address has a fingerprint of all its files, so that a browser may keep them for ever and never mixes two
versions: `/boards/<game>/<fingerprint>/<path>`.
"""

from __future__ import annotations

import hashlib
import logging
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from farport.kernel import registry
from farport.server.protocol.http import BoardInfo
from farport.server.web.static import FOREVER

PREFIX: Final = "/boards/"
FINGERPRINT: Final = 16  # hexadecimal digits
MODULE: Final = "text/javascript; charset=utf-8"
KINDS: Final = {  # said by us: a browser refuses a module of another type, and systems differ in what they guess
    ".js": MODULE,
    ".mjs": MODULE,
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".gif": "image/gif",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
}
log = logging.getLogger("farport.boards")


class Boards:
    """Everything is read once, at the start. What is served cannot leave the declared folders, because only what was
    found in them is served."""

    def __init__(self) -> None:
        self._files: dict[str, bytes] = {}
        self._infos: dict[str, BoardInfo] = {}
        self._catalogues: dict[str, dict[str, str]] = {}
        for game, board in registry.boards().items():
            try:
                files = {path: file.read_bytes() for path, file in board.files(game).items() if _served(game, path)}
            except OSError as error:
                log.warning("the board of %s is left out: %s", game, error)
                continue
            base = f"{PREFIX}{game}/{_fingerprint(files)}/"
            self._files.update({base + path: body for path, body in files.items()})
            module, lesson = (None if file is None else base + file.name for file in (board.module, board.lesson))
            if module or lesson or board.hints:
                self._infos[game] = BoardInfo(module=module, lesson=lesson, hints=board.hints)
            languages = board.catalogues(game)
            self._catalogues[game] = {language: f"{base}locales/{language}.ftl" for language in languages}

    def info(self, game: str) -> BoardInfo | None:
        return self._infos.get(game)

    def catalogues(self, game: str) -> dict[str, str]:
        """Where the words of the game are, by language; none for a game whose words are in the client."""
        return self._catalogues.get(game, {})

    def response(self, request: Request) -> Response:
        body = self._files.get(request.url.path)
        if body is None:
            return Response("Not found.", status_code=404, media_type="text/plain")
        kind = KINDS["." + request.url.path.rpartition(".")[2]]
        return Response(body, headers={"content-type": kind, "cache-control": FOREVER})


def _served(game: str, path: str) -> bool:
    if "." + path.rpartition(".")[2] in KINDS:
        return True
    log.warning("the board of %s: %s is not served; known endings are %s", game, path, " ".join(KINDS))
    return False


def _fingerprint(files: dict[str, bytes]) -> str:
    digest = hashlib.sha256()
    for path, body in sorted(files.items()):
        digest.update(f"{path} {len(body)}\n".encode() + body)
    return digest.hexdigest()[:FINGERPRINT]
