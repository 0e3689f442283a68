"""Calls of archives as Parquet with hive partitions, for R, Python, DuckDB and Spark.

The columns are those of birdann's segment table that a model can fill, measurements, and all
scores above a threshold; see ``docs/formats.md``.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from birdann.features.measurements import NAMES
from birdann.formats.records import Annotation

if TYPE_CHECKING:
    import pyarrow as pa

SCHEMA_VERSION = 1
"""Raised whenever a column changes its name, type or meaning."""

TABLES = "birdann_tables"
"""Under which the metadata of a table of recordings name the tables of their calls."""

_TIMES, _BAND = ("start_s", "end_s"), ("low_hz", "high_hz")
_FURTHER = "none_probability", "probability_if_call", "call_probability", "animal_probability"
_NUMBERS = (*_TIMES, *_BAND, "probability", "runner_up_probability", *_FURTHER)
"""The columns of numbers that are those of an annotation."""

Scores = Sequence[tuple[str, float]]
"""Species and their probabilities."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchivedCall:
    """One call, with archive-wide names."""

    recording: str  # Path of the sound file.
    call_id: str  # Stable identifier of the call in the sound.
    call: Annotation
    scores: Scores  # All scores above the threshold.


def calls_schema() -> "pa.Schema":
    """Return the columns of ``calls``, without partition columns."""
    import pyarrow as pa

    score = pa.struct([("species", pa.string()), ("probability", pa.float32())])
    return pa.schema(
        [
            pa.field("recording", pa.string(), nullable=False),
            pa.field("call_id", pa.string(), nullable=False),
            *(pa.field(name, pa.float64(), nullable=False) for name in _TIMES),
            *((name, pa.float64()) for name in _BAND),
            ("species", pa.string()),
            ("probability", pa.float64()),
            ("runner_up", pa.string()),
            ("runner_up_probability", pa.float64()),
            *((name, pa.float64()) for name in _FURTHER),
            ("start_clock", pa.string()),
            ("start_utc", pa.timestamp("ms", "UTC")),
            ("model_run", pa.string()),
            *((name, pa.float32()) for name in NAMES),
            ("scores", pa.list_(score)),
        ],
        metadata={"birdann_calls": str(SCHEMA_VERSION)},
    )


def recordings_schema(tables: Sequence[tuple[str, str, int]] = ()) -> "pa.Schema":
    """Return the columns of ``recordings``, with call tables as metadata.

    Parameters
    ----------
    tables
        Path, SHA-256 and number of rows of each call table.
    """
    import pyarrow as pa

    return pa.schema(
        [
            pa.field("recording", pa.string(), nullable=False),
            ("site", pa.string()),
            ("date", pa.string()),
            ("start_clock", pa.string()),
            ("start_utc", pa.timestamp("ms", "UTC")),
            ("duration_s", pa.float64()),
            ("sample_rate_hz", pa.int32()),
            ("n_channels", pa.int16()),
            ("size_bytes", pa.int64()),
            ("content_hash", pa.string()),
            ("modified_ns", pa.int64()),
            ("n_segments", pa.int64()),
            ("n_calls", pa.int64()),
            ("notes", pa.list_(pa.string())),
            ("latitude_deg", pa.float64()),
            ("longitude_deg", pa.float64()),
            ("device", pa.string()),
            ("serial", pa.string()),
            ("model_run", pa.string()),
        ],
        metadata={"birdann_recordings": str(SCHEMA_VERSION), TABLES: json.dumps(tables)},
    )


def failures_schema() -> "pa.Schema":
    """Return the columns of ``failures.parquet``."""
    import pyarrow as pa

    names = ("recording", "site", "message")
    return pa.schema([(name, pa.string()) for name in names])


def call_cells(each_call: ArchivedCall) -> dict[str, object]:
    """Return a call as a row of ``calls_schema``."""
    call = each_call.call
    measures = call.measurements or (None,) * len(NAMES)
    return {
        "recording": each_call.recording,
        "call_id": each_call.call_id,
        **{name: getattr(call, name) for name in _NUMBERS},
        "species": call.species or None,
        "runner_up": call.runner_up or None,
        **clock_cells(call.start_clock),
        "model_run": call.model_run,
        **{name: _float_or_none(value) for name, value in zip(NAMES, measures, strict=True)},
        "scores": [{"species": name, "probability": p} for name, p in each_call.scores],
    }


def clock_cells(at: datetime | None) -> dict[str, object]:
    """Return a local time, and UTC if the zone is known."""
    return {
        "start_clock": at.isoformat(timespec="milliseconds") if at else None,
        "start_utc": at.astimezone(UTC) if at and at.tzinfo else None,
    }


def _float_or_none(value: float | None) -> float | None:
    return value if value is not None and value == value else None


def write_parquet(rows: Iterable[Mapping[str, object]], schema: "pa.Schema", path: Path) -> int:
    """Write rows reproducibly and return their number (OSError if that fails)."""
    import pyarrow as pa

    columns: dict[str, list[Any]] = {name: [] for name in schema.names}
    for row in rows:
        for name, column in columns.items():
            column.append(row[name])
    table = pa.table(columns, schema=schema)
    write_table(table, path)
    return int(table.num_rows)


def write_table(table: "pa.Table", path: Path) -> None:
    """Write a table (OSError if that fails)."""
    from pyarrow import parquet

    parquet.write_table(table, path, compression="zstd", write_page_checksum=True)
