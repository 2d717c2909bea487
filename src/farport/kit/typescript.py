"""Writes what a game declares of its views as TypeScript, for its board.

python -m farport.kit.typescript forgotten-planet client/src/generated/views/forgotten_planet.ts
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from farport.kernel import FarportError, Game, Shape, game
from farport.kernel.shape import (
    Either,
    Flag,
    Integer,
    Keyed,
    Listed,
    Maybe,
    OneOf,
    Row,
    TableShape,
    Text,
    named_shapes,
)

HEADER = """\
// Generated from what {title} declares of its views by `python -m farport.kit.typescript`. Do not edit.
"""
WIDTH = 100


def typescript(of: Game) -> str:
    """The whole file: a type for every shape that has a name, and the words of every vocabulary."""
    if of.view_shape is None:
        raise FarportError(f"{of.title} does not declare what its views look like (view_shape)")
    parts = [HEADER.format(title=of.title)]
    for shape in named_shapes(of.view_shape):
        parts.append(vocabulary(shape) if isinstance(shape, OneOf) else interface(shape))
    return "\n".join(parts)


def vocabulary(shape: OneOf) -> str:
    words = [json.dumps(word, ensure_ascii=False) for word in shape.words]
    line = f"export type {shape.name} = {' | '.join(words)};"
    if len(line) > WIDTH:
        line = f"export type {shape.name} =\n" + "\n".join([f"  | {word}" for word in words]) + ";"
    return line + "\n"


def interface(shape: TableShape) -> str:
    return f"export interface {shape.name} {fields(shape, '')}\n"


def fields(shape: TableShape, indent: str) -> str:
    inner = indent + "  "
    lines = [f"{inner}{key(name)}: {written(field, inner)};" for name, field in shape.fields.items()]
    lines += [f"{inner}{key(name)}?: {written(field, inner)};" for name, field in shape.optional.items()]
    return "{\n" + "\n".join(lines) + f"\n{indent}}}"


def key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name, ensure_ascii=False)


def written(shape: Shape, indent: str = "") -> str:
    """A shape where it stands: by its name, if it has one."""
    match shape:
        case OneOf() | TableShape() if shape.name:
            return shape.name
        case OneOf():
            return " | ".join([json.dumps(word, ensure_ascii=False) for word in shape.words])
        case TableShape():
            return fields(shape, indent)
        case Maybe():
            return f"{written(shape.of, indent)} | null"
        case Either():
            return " | ".join([written(part, indent) for part in shape.shapes])
        case Listed():
            return f"Array<{written(shape.of, indent)}>"
        case Row():
            return f"[{', '.join([written(part, indent) for part in shape.shapes])}]"
        case Keyed():
            return keyed(shape, indent)
        case Flag():
            return "boolean"
        case Integer():
            return "number"
        case Text():
            return "string"
        case _:
            return "unknown"


def keyed(shape: Keyed, indent: str) -> str:
    of = written(shape.of, indent)
    if shape.keys is None:
        return f"Record<string, {of}>"
    record = f"Record<{written(shape.keys)}, {of}>"
    return f"Partial<{record}>" if shape.some else record


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit("usage: python -m farport.kit.typescript GAME FILE")
    target = Path(sys.argv[2])
    try:
        text = typescript(game(sys.argv[1]))
    except FarportError as error:
        sys.exit(str(error))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
