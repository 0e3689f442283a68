"""Tables of recordings' sites and start times; CSV or Excel."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from birdann.core.errors import TableError
from birdann.formats.cells import column_key, escape_formula
from birdann.formats.tables import HeadedTable, refuse_uneven, write_csv
from birdann.formats.workbooks import is_workbook, write_sheet

COLUMNS = ("recording", "site", "latitude", "longitude", "elevation", "start", "zone")
"""The columns that birdann understands; all others are covariates of sites."""
_OTHER_NAMES = {
    "file": "recording", "folder": "recording", "fileorfolder": "recording", "path": "recording",
    "filename": "recording", "filepath": "recording", "location": "site", "sitename": "site",
    "station": "site", "lat": "latitude", "latitudedeg": "latitude", "lon": "longitude",
    "long": "longitude", "lng": "longitude", "longitudedeg": "longitude", "elevationm": "elevation",
    "altitude": "elevation", "startedat": "start", "starttime": "start", "datetime": "start",
    "timezone": "zone", "tz": "zone",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class SiteRow:
    """One row: cells by column; ``line`` in its file, from 1."""

    cells: Mapping[str, str]
    line: int


def read_site_table(path: Path) -> list[SiteRow]:
    """Read a table of sites by its header.

    Raises TableError if it cannot be read, or names neither recordings nor sites.
    """
    table = HeadedTable(path, lambda header: [column_name(cell) for cell in header])
    names = table.names
    if not {"recording", "site"} & set(names):
        raise TableError(
            "{path} has neither a column “recording” nor a column “site”. Name the columns {names}.",
            path=path,
            names=", ".join(COLUMNS),
        )
    if twice := next((name for name in names if name and names.count(name) > 1), ""):
        raise TableError("{path} has the column “{name}” twice.", path=path, name=twice)
    filled = [(line, row) for line, row in table if any(cell.strip() for cell in row.cells)]
    refuse_uneven(path, len(names), [(line, row.cells) for line, row in filled], TableError)
    return [
        SiteRow({name: cell.strip() for name, cell in row.items()}, line) for line, row in filled
    ]


def column_name(header: str) -> str:
    """Return the normalised name of a column: one of ``COLUMNS``, or its own."""
    key = column_key(header)
    known = _OTHER_NAMES.get(key, key)
    return known if known in COLUMNS else header.strip()


def write_site_table(path: Path, extra: Sequence[str], rows: Sequence[Mapping[str, str]]) -> None:
    """Write a table of sites as CSV or .xlsx (WriteError if that fails)."""
    header = [*COLUMNS, *extra]
    cells = [[row.get(name, "") for name in header] for row in rows]
    if not is_workbook(path):
        write_csv(path, header, cells)
        return
    armed = ([_number_or_escaped(cell) for cell in row] for row in (header, *cells))
    write_sheet(path, "Sites and times", armed)


def _number_or_escaped(text: str) -> str | float:
    """Return a number as such; other text with formulas escaped."""
    try:
        return float(text) if text and text.strip("+-.0123456789") == "" else escape_formula(text)
    except ValueError:
        return escape_formula(text)
