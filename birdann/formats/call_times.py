"""Known calls as ground truth for segmentation.

A table with the columns ``file``, ``start_s``, ``end_s`` and ``class``, ``label`` or ``species``;
``low_hz`` and ``high_hz`` are optional.
"""

import math
from dataclasses import dataclass
from pathlib import Path

from birdann.core.errors import TableError
from birdann.formats.tables import HeadedTable, TableRow, refuse_uneven

_NEEDED = ("file", "start_s", "end_s")
_NAMES = ("class", "label", "species")


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownCall:
    """One known call."""

    file: str
    start_s: float
    end_s: float
    name: str
    band_hz: tuple[float, float] | None = None


def read_call_times(path: Path) -> list[KnownCall]:
    """Read a table of known calls.

    Raises TableError if the file cannot be read, lacks a column, or has an invalid row.
    """
    table = HeadedTable(path)
    naming = next((name for name in _NAMES if name in table.names), None)
    if naming is None or not set(_NEEDED) <= set(table.names):
        raise TableError(
            "{path} is not a table of calls: it needs the columns {names}, and one of {names_2}.",
            path=path,
            names=", ".join(_NEEDED),
            names_2=", ".join(_NAMES),
        )
    numbered = list(table)
    refuse_uneven(
        path, len(table.names), [(line, row.cells) for line, row in numbered], TableError
    )
    return [_parse_call(path, line, row, naming) for line, row in numbered]


def _parse_call(path: Path, line: int, row: TableRow, naming: str) -> KnownCall:
    try:
        start_s, end_s = float(row["start_s"]), float(row["end_s"])
    except (KeyError, ValueError):
        start_s = end_s = math.nan
    if not (math.isfinite(start_s) and 0 <= start_s <= end_s < math.inf):
        raise TableError(
            "{path}, line {line}: the times of this call make no sense.", path=path, line=line
        )
    return KnownCall(
        file=row["file"],
        start_s=start_s,
        end_s=end_s,
        name=row.get(naming, ""),
        band_hz=_band(row),
    )


def _band(row: TableRow) -> tuple[float, float] | None:
    try:
        low_hz, high_hz = float(row["low_hz"]), float(row["high_hz"])
    except (KeyError, ValueError):
        return None
    return (low_hz, high_hz) if 0 <= low_hz <= high_hz < math.inf else None
