"""Reading the tables of an archive again: those that were written, and no others."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import numpy as np

from birdann.app.archive.folder import groups_of, not_as_written, settings_of
from birdann.app.archive.tasks import CALLS, NO_DATE
from birdann.core.message import Message
from birdann.formats.calls_parquet import calls_schema, recordings_schema

if TYPE_CHECKING:
    import pyarrow as pa


@dataclass(frozen=True, slots=True)
class ResultTable:
    """A table by its path below the folder of results, and what its bytes hash to."""

    name: str
    sha256: str


def tables_of(folder: Path, kind: str) -> Iterator[ResultTable]:
    """Yield the tables that count, of calls or of recordings.

    Raises
    ------
    ArchiveError
        If the folder holds no results, or its manifest is damaged.
    """
    settings_of(folder)
    for group in groups_of(folder):
        yield from (
            ResultTable(name, sha) for name, sha, _ in group.files if name.startswith(kind)
        )


def read_table(folder: Path, table: ResultTable) -> "pa.Table":
    """Return a table of an archive, if it is the one that was written.

    Raises
    ------
    ArchiveError
        If it is not.
    """
    import pyarrow as pa
    from pyarrow import parquet

    schema = calls_schema() if table.name.startswith(CALLS) else recordings_schema()
    path = folder / table.name
    try:
        data = path.read_bytes()
        if hashlib.sha256(data).hexdigest() != table.sha256:
            raise ValueError(Message("it was changed since"))
        found = parquet.ParquetFile(pa.BufferReader(data)).read()
        if not found.schema.equals(schema):
            raise ValueError(Message("its columns are others"))
    except (OSError, ValueError, pa.ArrowException) as error:
        raise not_as_written(path, error) from error
    return found


def place_of(table: ResultTable) -> tuple[str, str]:
    """Return the site and the day of a table of calls, "" for a day that is not known."""
    _, site, day, _ = table.name.split("/")
    day = day.removeprefix("date=")
    return unquote(site.removeprefix("site=")), "" if day == NO_DATE else day


def scores_of(table: "pa.Table") -> tuple[Any, Any, Any]:
    """Return row (int64), species and probability (float64) of every score of a table of calls."""
    import pyarrow.compute as pc

    column = table["scores"].combine_chunks()
    flat = column.flatten()
    rows = pc.list_parent_indices(column).to_numpy(zero_copy_only=False).astype(np.int64)
    names = np.array(flat.field("species").to_pylist(), dtype=object)
    values = flat.field("probability").to_numpy(zero_copy_only=False).astype(np.float64)
    return rows, names, values
