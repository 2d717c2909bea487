"""Chunks: the rows of a run as Parquet files, written once each and never changed."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
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
            ("rounds", arrow.int64()),
            ("milliseconds", arrow.int64()),
            ("decisions", arrow.int64()),
            ("asked", arrow.int64()),
            ("choices", arrow.int64()),
            ("turns", arrow.int64()),
            ("touching", arrow.int64()),
            ("idle", arrow.float64()),
            ("lead_changes", arrow.int64()),
            ("decided", arrow.float64()),
            ("behind", arrow.float64()),
            ("halfway", arrow.float64()),
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


@contextmanager
def drafted(path: Path) -> Iterator[Path]:
    """Write a draft, which becomes the file: the whole file or none, so that nobody finds a torn one later."""
    draft = path.with_suffix(".draft")
    try:
        yield draft
        os.replace(draft, path)
    except OSError as error:
        raise FarportError(f"{path}: cannot be written ({error.strerror or error})") from None


def write(path: Path, rows: Sequence[Plain]) -> None:
    arrow = pyarrow()
    with drafted(path) as draft:
        arrow.parquet.write_table(arrow.Table.from_pylist(list(rows), schema()), draft, compression="zstd")


def join(parts: Sequence[Path], path: Path) -> None:
    """All chunks in one file, in their order."""
    arrow = pyarrow()
    with drafted(path) as draft, arrow.parquet.ParquetWriter(draft, schema(), compression="zstd") as writer:
        for part in parts:
            writer.write_table(_table(part))


def read(path: Path) -> list[Row]:
    """The rows of a file; a damaged one is named."""
    rows: list[Row] = _table(path).to_pylist()
    return rows


def holds(path: Path, numbers: Sequence[int]) -> bool:
    """Whether the file is there and sound, with the games of these numbers and no others."""
    if not path.exists():
        return False
    try:
        table = _table(path)
    except FarportError:
        return False
    return sorted(set(table.column("number").to_pylist())) == sorted(numbers)


def _table(path: Path) -> pa.Table:
    """What every file of a run is read with; one that is damaged or of something else is refused."""
    arrow = pyarrow()
    try:
        table = arrow.parquet.read_table(path)
    except (OSError, arrow.ArrowException) as error:
        raise _damaged(path, str(error)) from None
    if not table.schema.equals(schema()):
        raise _damaged(path, "its columns are others")
    return table


def _damaged(path: Path, why: str) -> FarportError:
    return FarportError(
        f"{path}: this is not a chunk of a run, or it is damaged ({why}); "
        "the farport arena command of this run plays it again"
    )
