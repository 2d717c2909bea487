"""Games as tables for other programs: a row for each seat of each game, flat, as CSV or Parquet."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from farport.arena import chunks
from farport.kernel import Plain

Part = tuple[str, Sequence[Plain]]  # the rows of one part of a study, or of one run, with its name

COLUMNS: Final = (
    "part", "number", "seed", "seat", "bot", "score", "rank", "win", "reason", "broken", "actions", "own_actions",
    "rounds", "milliseconds", "decisions", "asked", "choices", "turns", "touching", "idle", "lead_changes", "decided",
    "behind", "halfway", "opening", "options", "facets", "sources", "uses", "digest",
)  # fmt: skip
TABLES: Final = ("facets", "sources", "uses")  # told as JSON: their keys differ from game to game


def flat(parts: Iterable[Part]) -> list[Plain]:
    """One plain row a seat, with the name of the part that it belongs to."""
    return [_row(name, row) for name, rows in parts for row in rows]


def _row(name: str, row: Plain) -> Plain:
    found: Plain = {column: row.get(column) for column in COLUMNS}
    found["part"] = name
    for column in TABLES:
        pairs: Any = row[column]
        found[column] = json.dumps(dict(pairs), sort_keys=True)
    return found


def as_csv(parts: Iterable[Part]) -> str:
    return csv_of(COLUMNS, flat(parts))


def csv_of(columns: Sequence[str], rows: Iterable[Plain]) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows([{key: _guarded(value) for key, value in row.items()} for row in rows])
    return text.getvalue()


def _guarded(value: object) -> object:
    """A text that a spreadsheet would take for a formula stays a text."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") else value


def as_parquet(parts: Iterable[Part]) -> bytes:
    reals = ("win", "idle", "decided", "behind", "halfway")
    texts = ("part", "bot", "reason", "broken", "opening", "options", *TABLES, "digest")
    whole = [column for column in COLUMNS if column not in (*reals, *texts)]
    return parquet_of(COLUMNS, flat(parts), whole=whole, real=reals)


def parquet_of(columns: Sequence[str], rows: Iterable[Plain], *, whole: Sequence[str], real: Sequence[str]) -> bytes:
    """Columns that are neither whole nor real numbers are texts."""
    arrow = chunks.pyarrow()
    kinds = {
        **dict.fromkeys(columns, arrow.string()),
        **dict.fromkeys(whole, arrow.int64()),
        **dict.fromkeys(real, arrow.float64()),
    }
    schema = arrow.schema([(name, kinds[name]) for name in columns])
    buffer = io.BytesIO()
    arrow.parquet.write_table(arrow.Table.from_pylist(list(rows), schema), buffer, compression="zstd")
    return buffer.getvalue()
