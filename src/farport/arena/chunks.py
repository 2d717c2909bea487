"""Chunks: the rows of a run as Parquet files, written once each and never changed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from farport.kernel import FarportError, Plain

if TYPE_CHECKING:
    import pyarrow as pa

MISSING: Final = "pyarrow is not installed; install Farport with its arena extra: pip install 'farport[arena]'"


Row = dict[str, Any]  # one seat of one game, as the schema has it


def schema() -> pa.Schema:
    """One row a seat of a game. Nothing in it depends on the machine, so equal runs are equal byte by byte."""
    arrow = pyarrow()
    words = arrow.map_(arrow.string(), arrow.string())
    counts = arrow.map_(arrow.string(), arrow.int64())
    return arrow.schema(
        [
            ("number", arrow.int64()),
            ("round", arrow.int64()),
            ("seed", arrow.int64()),
            ("seat", arrow.int16()),
            ("bot", arrow.string()),
            ("score", arrow.int64()),
            ("rank", arrow.int16()),
            ("win", arrow.float64()),
            ("reason", arrow.string()),
            ("broken", arrow.string()),
            ("actions", arrow.int64()),
            ("own_actions", arrow.int64()),
            ("milliseconds", arrow.int64()),
            ("options", arrow.string()),
            ("facets", words),
            ("opening", arrow.string()),
            ("sources", counts),
            ("uses", counts),
            ("events", counts),
            ("course", arrow.map_(arrow.string(), arrow.list_(arrow.int32()))),
            ("digest", arrow.string()),
        ]
    )


def pyarrow() -> Any:
    """pyarrow, which only those need who write or read runs."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise FarportError(MISSING) from None
    return pyarrow


def write(path: Path, rows: Sequence[Plain]) -> None:
    """The whole file or none: whoever stops the run in the middle finds no torn file later."""
    arrow = pyarrow()
    draft = path.with_suffix(".draft")
    arrow.parquet.write_table(arrow.Table.from_pylist(list(rows), schema()), draft, compression="zstd")
    os.replace(draft, path)


def join(parts: Sequence[Path], path: Path) -> None:
    """All chunks in one file, in their order."""
    arrow = pyarrow()
    draft = path.with_suffix(".draft")
    with arrow.parquet.ParquetWriter(draft, schema(), compression="zstd") as writer:
        for part in parts:
            writer.write_table(arrow.parquet.read_table(part))
    os.replace(draft, path)


def read(path: Path) -> list[Row]:
    """The rows of a file; a damaged one is named."""
    arrow = pyarrow()
    try:
        rows: list[Row] = arrow.parquet.read_table(path).to_pylist()
    except (OSError, arrow.ArrowInvalid) as error:
        raise FarportError(f"{path}: this is no chunk of a run, or a damaged one ({error})") from None
    return rows
