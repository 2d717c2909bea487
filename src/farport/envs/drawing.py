"""A position as text, for `render`: what a spectator sees, laid out as an indented list."""

from __future__ import annotations

from farport.kernel import State

WIDTH = 116  # a list or table that fits into so many characters stands on one line


def drawn(state: State) -> str:
    lines = [f"{state.game.title}, to move: {', '.join(f'seat {seat}' for seat in state.to_move) or 'nobody'}"]
    for key, value in state.view(None).items():
        lines += entry(key, value, "  ")
    return "\n".join(lines)


def entry(key: str, value: object, indent: str) -> list[str]:
    """One key with its value, on one line where it fits."""
    flat = f"{indent}{key}: {plain(value)}"
    if len(flat) <= WIDTH or not isinstance(value, (dict, list)) or not value:
        return [flat]
    lines = [f"{indent}{key}:"]
    if isinstance(value, dict):
        for name, inner in value.items():
            lines += entry(str(name), inner, indent + "  ")
        return lines
    line = ""
    for inner in value:
        text = plain(inner)
        if line and len(indent) + len(line) + len(text) + 4 > WIDTH:
            lines.append(f"{indent}  {line}")
            line = ""
        line = f"{line}  {text}" if line else text
    return [*lines, f"{indent}  {line}"]


def plain(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, dict):
        return ", ".join([f"{key} {plain(inner)}" for key, inner in value.items()])
    if isinstance(value, list):
        return "[" + " ".join([plain(inner) for inner in value]) + "]"
    return str(value)
