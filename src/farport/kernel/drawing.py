"""A position as text, for print(): what anybody may see of it, as far as it fits a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farport.kernel.data import Plain

WIDEST: Final = 100  # characters of a line
MOST_ROWS: Final = 24  # of a table
LEFT_OUT: Final = frozenset({"options", "result", "you"})  # said elsewhere, or the same for the whole game


def drawn(view: Plain) -> str:
    """Any view: its single values in one paragraph, every list of things as a table. What lies deeper is left out."""
    said = {key: value for key, value in view.items() if key not in LEFT_OUT}
    parts = [paragraph(said)]
    for key, value in said.items():
        if isinstance(value, list) and value and all([isinstance(row, dict) for row in value]):
            parts.append(f"{label(key)}\n{table(value)}")
    return "\n\n".join([part for part in parts if part])


def paragraph(facts: Plain) -> str:
    """Names and values, as many on a line as fit."""
    lines = [""]
    for key, value in facts.items():
        if brief(value):
            fact = f"{label(key)} {brief(value)}"
            if lines[-1] and len(lines[-1]) + len(fact) + 2 > WIDEST:
                lines.append("")
            lines[-1] += ("; " if lines[-1] else "") + fact
    return "\n".join([line if len(line) <= WIDEST else line[: WIDEST - 1] + "…" for line in lines])


def table(rows: Sequence[Plain]) -> str:
    """A column for whatever is short, as many columns and rows as fit."""
    columns: list[list[str]] = []
    width = 0
    for name in dict.fromkeys([name for row in rows for name in row]):
        column = [label(name), *[brief(row.get(name)) for row in rows[:MOST_ROWS]]]
        widest = max([len(entry) for entry in column])
        if any(column[1:]) and width + widest + 2 <= WIDEST:
            columns.append([entry.ljust(widest) for entry in column])
            width += widest + 2
    count = len(columns[0]) if columns else 0
    lines = ["  " + "  ".join([column[place] for column in columns]).rstrip() for place in range(count)]
    if len(rows) > MOST_ROWS:
        lines.append(f"  … and {len(rows) - MOST_ROWS} more")
    return "\n".join(lines)


def label(key: str) -> str:
    return key.replace("_", " ")


def brief(value: object) -> str:
    """A value in a word or a few; empty for nothing, and for what is nested."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, float, str)):
        return str(value)
    if isinstance(value, list) and all([isinstance(entry, (int, str)) for entry in value]):
        return " ".join([str(entry) for entry in value])
    if isinstance(value, dict) and all([isinstance(entry, (int, str)) for entry in value.values()]):
        return " ".join([f"{key}:{entry}" for key, entry in value.items()])
    return ""
