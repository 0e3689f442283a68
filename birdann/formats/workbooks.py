"""Excel workbooks: the rows of the first sheet."""

import os
import re
import zipfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from datetime import date, datetime, time
from pathlib import Path

import numpy as np

from birdann.core.errors import TableError, WriteError
from birdann.core.files.outputs import atomic_file

EXCEL = ".xlsx"
_MAX_ROWS = 1_048_576
_MAX_CELL = 32_767
_NOT_IN_EXCEL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f]")
_MAX_BYTES = 1 << 30
"""Of what a workbook holds once it is unpacked."""


def excel_text(text: str) -> str:
    """Return text with spaces for characters invalid in Excel."""
    return _NOT_IN_EXCEL.sub(" ", text)


def is_workbook(path: Path) -> bool:
    """Whether a file name is that of a workbook."""
    return path.suffix.lower() == EXCEL


def sheet_rows(path: Path) -> Iterator[tuple[int, list[str]]]:
    """Yield (line, cells as text) of the first sheet's non-blank rows (TableError)."""
    from openpyxl import load_workbook
    from openpyxl.utils.exceptions import InvalidFileException

    try:
        with zipfile.ZipFile(path) as archive:
            if sum(one.file_size for one in archive.infolist()) > _MAX_BYTES:
                raise ValueError("too large")
        book = load_workbook(path, read_only=True, data_only=True)
        try:
            sheet = book.worksheets[0]
            for line, cells in enumerate(sheet.iter_rows(values_only=True), 1):
                if line > _MAX_ROWS:
                    return
                texts = [_text(cell).strip() for cell in cells]
                if any(texts):
                    yield line, texts
        finally:
            book.close()
    except FileNotFoundError:
        raise TableError(
            "{path} does not exist. See whether it was moved or renamed.", path=path
        ) from None
    except (
        OSError, zipfile.BadZipFile, InvalidFileException, LookupError, ValueError, SyntaxError,
    ) as error:  # fmt: skip
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
        return np.format_float_positional(value, trim="-")
    return str(value)


def write_sheet(path: Path, title: str, rows: Iterable[Sequence[str | float]]) -> int:
    """Write a workbook of one sheet, all or nothing; return the number of rows.

    Text is already escaped (``escape_formula``). WriteError if it cannot be written.
    """
    from openpyxl import Workbook

    book = Workbook(write_only=True)
    sheet = book.create_sheet(title)
    with closing(sheet):
        n_rows = _append(sheet.append, path, rows)
    with atomic_file(path) as place:
        book.save(place)
    return n_rows


def _append(
    append: Callable[[list[str | float]], object],
    path: Path,
    rows: Iterable[Sequence[str | float]],
) -> int:
    n_rows = 0
    for n_rows, cells in enumerate(rows, 1):
        texts = [one for one in cells if isinstance(one, str)]
        is_unwritable = any(len(one) > _MAX_CELL or _NOT_IN_EXCEL.search(one) for one in texts)
        if is_unwritable or n_rows > _MAX_ROWS:
            raise WriteError(
                "{path}: too many rows, too long a cell or an invalid character for Excel. "
                "Save the table as CSV.",
                path=path,
            )
        append(list(cells))
    return n_rows
