"""What server and clients say to each other, declared once: shapes, socket messages and HTTP bodies.

The TypeScript types of the web client are generated from these declarations (`python -m farport.server.typescript`),
the OpenAPI description too, and `docs/protocol.md` explains them.
"""

from typing import Final

PROTOCOL: Final = 1  # raised when a message changes its meaning; a client that says another number is told to reload
