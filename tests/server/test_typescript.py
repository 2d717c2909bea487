"""The client's TypeScript types are those that the server declares."""

from __future__ import annotations

from pathlib import Path

from farport.server.protocol import http, shapes, socket
from farport.server.typescript import MODULES, structs, typescript

GENERATED = Path(__file__).parents[2] / "client" / "src" / "generated" / "protocol.ts"


def test_the_generated_file_is_up_to_date() -> None:
    assert GENERATED.read_text(encoding="utf-8") == typescript(), (
        "run: python -m farport.server.typescript client/src/generated/protocol.ts"
    )


def test_no_name_is_declared_twice() -> None:
    names = [struct.__name__ for module in MODULES for struct in structs(module)]
    assert len(names) == len(set(names))


def test_what_the_server_sends_is_whole_and_what_it_gets_may_leave_out_defaults() -> None:
    text = typescript()
    assert "ask?: boolean;" in text  # of Undo, which a client sends
    assert "lag_ms: number | null;" in text  # of Ping, which the server sends
    assert f"type: {socket.Act.__struct_config__.tag!r}".replace("'", '"') in text


def test_every_shape_is_exported() -> None:
    text = typescript()
    for name in (shapes.Table.__name__, socket.Update.__name__, http.Replay.__name__):
        assert f"export interface {name} {{" in text
