"""Writes the protocol's declarations as TypeScript.

python -m farport.server.typescript client/src/generated/protocol.ts
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as types

from farport.server.protocol import PROTOCOL, books, club, http, people, runs, shapes, socket, workbench

MODULES: tuple[ModuleType, ...] = (shapes, socket, http, books, people, workbench, club, runs)
HEADER = """\
// Generated from src/farport/server/protocol by `python -m farport.server.typescript`. Do not edit.

export const PROTOCOL = {protocol};

export type Plain = Record<string, unknown>;
export type Value = boolean | number | string;
"""
UNIONS = ("ClientMessage", "ServerMessage")


def typescript() -> str:
    """The whole file."""
    parts = [HEADER.format(protocol=PROTOCOL)]
    parts.extend(interface(struct) for module in MODULES for struct in structs(module))
    for name in UNIONS:
        members = "\n".join(f"  | {member.__name__}" for member in getattr(socket, name).__args__)
        parts.append(f"export type {name} =\n{members};\n")
    return "\n".join(parts)


def structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    """The structs that `module` itself declares, in the order in which it does."""
    for value in vars(module).values():
        own = isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
        if (own and value.__struct_fields__) or (own and value.__struct_config__.tag is not None):
            yield value


def interface(struct: type[msgspec.Struct]) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = []
    if struct.__doc__ is not None:
        lines.append("/**")
        lines.extend(f" * {line}".rstrip() for line in inspect.cleandoc(struct.__doc__).splitlines())
        lines.append(" */")
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    incoming = is_incoming(struct)
    for field in info.fields:
        optional = "?" if incoming and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)};")
    lines.append("}\n")
    return "\n".join(lines)


def is_incoming(struct: type[msgspec.Struct]) -> bool:
    """What the client sends may leave out what has a default; what the server sends is always whole."""
    return struct in socket.ClientMessage.__args__ or struct in (*http.REQUESTS, *workbench.REQUESTS, *club.REQUESTS)


def written(kind: types.Type) -> str:
    match kind:
        case types.AnyType() | types.RawType():
            return "unknown"
        case types.NoneType():
            return "null"
        case types.BoolType():
            return "boolean"
        case types.IntType() | types.FloatType():
            return "number"
        case types.StrType():
            return "string"
        case types.LiteralType():
            return " | ".join(json.dumps(value) for value in kind.values)
        case types.ListType() | types.VarTupleType():
            return f"Array<{written(kind.item_type)}>"
        case types.DictType():
            value = written(kind.value_type)
            return "Plain" if value == "unknown" else f"Record<string, {value}>"
        case types.StructType():
            return kind.cls.__name__
        case types.UnionType():
            return " | ".join(written(member) for member in sorted(kind.types, key=is_null))
        case _:
            raise TypeError(f"the protocol uses a type that is not exported to TypeScript yet: {kind}")


def is_null(kind: Any) -> bool:
    return isinstance(kind, types.NoneType)


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: python -m farport.server.typescript client/src/generated/protocol.ts")
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
