"""The table of sites and times: where recordings were made and when they began; CSV or Excel."""

import os
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time
from pathlib import Path

from birdann.core.errors import TableError, WriteError
from birdann.core.files.outputs import atomic_file
from birdann.formats.tables import (
    column_key,
    escape_formula,
    exact,
    streamed_rows,
    unescape_formula,
    write_csv,
)

COLUMNS = ("recording", "site", "latitude", "longitude", "elevation", "start", "zone")
"""The columns that birdann understands; all others are covariates of sites."""
EXCEL = ".xlsx"
_OTHER_NAMES = {
    "file": "recording", "folder": "recording", "fileorfolder": "recording", "path": "recording",
    "filename": "recording", "filepath": "recording", "location": "site", "sitename": "site",
    "station": "site", "lat": "latitude", "latitudedeg": "latitude", "lon": "longitude",
    "long": "longitude", "lng": "longitude", "longitudedeg": "longitude", "elevationm": "elevation",
    "altitude": "elevation", "startedat": "start", "starttime": "start", "datetime": "start",
    "timezone": "zone", "tz": "zone",
}  # fmt: skip
_MAX_ROWS = 1_000_000


@dataclass(frozen=True, slots=True)
class SiteRow:
    """One row: cells by the name of their column; ``line`` in its file, counted from 1."""

    cells: Mapping[str, str]
    line: int


def read_site_table(path: Path) -> list[SiteRow]:
    """Read a table of sites by its header.

    Raises
    ------
    TableError
        If it cannot be read, or names neither recordings nor sites.
    """
    rows = _sheet_rows(path) if path.suffix.lower() == EXCEL else streamed_rows(path)
    _, header = next(rows, (0, list[str]()))
    names = [column_name(cell) for cell in header]
    if not {"recording", "site"} & set(names):
        raise TableError(
            "{path} has neither a column “recording” nor a column “site”. Name the columns {names}.",
            path=path,
            names=", ".join(COLUMNS),
        )
    if twice := next((name for name in names if name and names.count(name) > 1), ""):
        raise TableError("{path} has the column “{name}” twice.", path=path, name=twice)
    return [
        SiteRow(
            {
                name: unescape_formula(cell).strip()
                for name, cell in zip(names, cells, strict=False)
                if name
            },
            line,
        )
        for line, cells in rows
        if any(cell.strip() for cell in cells)
    ]


def column_name(header: str) -> str:
    """Return what a column is called here: one of ``COLUMNS``, or its own name."""
    key = column_key(header)
    known = _OTHER_NAMES.get(key, key)
    return known if known in COLUMNS else header.strip()


def write_site_table(path: Path, extra: Sequence[str], rows: Sequence[Mapping[str, str]]) -> None:
    """Write a table of sites, as CSV or, where the file is called .xlsx, for Excel.

    Raises
    ------
    WriteError
        If it cannot be written.
    """
    header = [*COLUMNS, *extra]
    if path.suffix.lower() != EXCEL:
        numbers = {"latitude", "longitude", "elevation"}
        write_csv(
            path,
            [escape_formula(name) for name in header],
            (
                [
                    row.get(name, "") if name in numbers else escape_formula(row.get(name, ""))
                    for name in header
                ]
                for row in rows
            ),
        )
        return
    from openpyxl import Workbook
    from openpyxl.utils.exceptions import IllegalCharacterError

    book = Workbook(write_only=True)
    sheet = book.create_sheet("Sites and times")
    try:
        for cells in (header, *([row.get(name, "") for name in header] for row in rows)):
            sheet.append([_armed(cell) for cell in cells])
    except IllegalCharacterError:
        raise WriteError(
            "{path}: Excel cannot contain a character of these cells. Save the table as CSV.",
            path=path,
        ) from None
    with atomic_file(path) as place:
        book.save(place)


def _armed(text: str) -> str | float:
    """Return a number as one; text that Excel would run, so that it is shown."""
    try:
        return float(text) if text and text.strip("+-.0123456789") == "" else escape_formula(text)
    except ValueError:
        return escape_formula(text)


def _sheet_rows(path: Path) -> Iterator[tuple[int, list[str]]]:
    """Yield the rows of a workbook's first sheet."""
    from openpyxl import load_workbook
    from openpyxl.utils.exceptions import InvalidFileException

    try:
        book = load_workbook(path, read_only=True, data_only=True)
        try:
            sheet = book.worksheets[0]
            for line, cells in enumerate(sheet.iter_rows(values_only=True), 1):
                if line > _MAX_ROWS:
                    return
                yield line, [_text(cell) for cell in cells]
        finally:
            book.close()
    except FileNotFoundError:
        raise TableError(
            "{path} does not exist; see whether it was moved or renamed.", path=path
        ) from None
    except (OSError, zipfile.BadZipFile, InvalidFileException, KeyError, ValueError) as error:
        name = os.path.basename(path)
        raise TableError(
            "{name} cannot be read as an Excel workbook. Save it again, or as CSV.", name=name
        ) from error


def _text(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, datetime):
        return value.isoformat(" ")
    if isinstance(value, date | time):
        return value.isoformat()
    if isinstance(value, float):
        return exact(value).removesuffix(".0")
    return str(value)
