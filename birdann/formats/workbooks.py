"""Excel workbooks: the rows of the first sheet that is seen."""

import os
import re
import zipfile
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import date, datetime, time, timedelta
from pathlib import Path
from typing import IO, Any
from xml.parsers import expat

import numpy as np

from birdann.core.errors import TableError, WriteError
from birdann.core.files import disk
from birdann.core.files.outputs import atomic_file

EXCEL = ".xlsx"
_MAX_ROWS = 1_048_576
_MERGED = re.compile(rb'<mergeCell ref="([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)"')
_HIDDEN = re.compile(rb'<row [^>]*\bhidden="(?:1|true)"[^>]*(?<!/)>(?!</row>)')
_HOURS_AND_MINUTES = re.compile(r"(\[\$-\w+\])?\[?h{1,2}\]?:mm(;@)?", re.IGNORECASE)
_MAX_CELL = 32_767
_NOT_IN_EXCEL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f]")
_MAX_COLUMNS = 16_384
_MAX_FORMULA = 8_192
_BLOCK_BYTES, _MAX_TAG_BYTES = 1 << 16, 1 << 20
_SHEETS, _STRINGS = "xl/worksheets/", "xl/sharedStrings.xml"
_MAX_BYTES = {_SHEETS: 1 << 30, _STRINGS: 1 << 28, "": 1 << 25}
"""Of its parts once they are unpacked: sheets are read in pieces, texts and all else are held."""


def excel_text(text: str) -> str:
    """Return text with spaces for characters invalid in Excel."""
    return _NOT_IN_EXCEL.sub(" ", text)


def is_workbook(path: Path) -> bool:
    """Whether a file name is that of a workbook."""
    return path.suffix.lower() == EXCEL


def sheet_rows(path: Path) -> Iterator[tuple[int, list[str]]]:
    """Yield (line, cells as text) of the first sheet's non-blank rows (TableError)."""
    with _open_workbook(path) as sheets:
        sheet = sheets[0]
        merged = _merged_rows(path, sheet._worksheet_path)
        filled: dict[int, tuple[int, str]] = {}  # By column: last row, and text.
        header: list[str] = []  # empty cells at the end of a row may not be there
        forms = _forms(sheet.parent)
        for line, cells in enumerate(sheet.iter_rows(values_only=not forms), 1):
            if line > _MAX_ROWS:
                return
            texts = (
                [_text(cell).strip() for cell in cells]
                if not forms
                else [
                    _displayed_text(
                        cell,
                        forms.get(getattr(cell, "_style_id", -1), ""),
                        "".join(header[at : at + 1]),
                    )
                    for at, cell in enumerate(cells)
                ]
            )
            filled = {at: cell for at, cell in filled.items() if line <= cell[0]}
            for column, (_, text) in filled.items():
                texts += [""] * (column + 1 - len(texts))
                texts[column] = text
            for column, last in merged.get(line, ()):
                filled[column] = last, "".join(texts[column : column + 1])
            if any(texts):
                header = header or texts
                yield line, texts + [""] * (len(header) - len(texts))


def other_sheets(path: Path) -> list[str]:
    """Return the names of a workbook's sheets after the first that are not empty (TableError)."""
    with _open_workbook(path) as sheets:
        return [
            sheet.title
            for sheet in sheets[1:]
            if any(cell is not None for row in sheet.iter_rows(values_only=True) for cell in row)
        ]


@contextmanager
def _open_workbook(path: Path) -> Iterator[Sequence[Any]]:
    """Open a workbook and give its sheets; refuse what is missing, damaged or too large (TableError)."""
    from openpyxl import load_workbook
    from openpyxl.utils.exceptions import InvalidFileException

    try:
        with zipfile.ZipFile(path) as archive:
            _check_sizes(archive, path)
        with closing(load_workbook(path, read_only=True, data_only=True)) as book:
            for sheet in book.worksheets:
                sheet.reset_dimensions()  # which would fill up each row to the declared width
            yield sorted(book.worksheets, key=lambda sheet: sheet.sheet_state != "visible")
    except FileNotFoundError:
        raise TableError(
            "{path} does not exist. See whether it was moved or renamed.", path=path
        ) from None
    except (
        OSError, EOFError, zipfile.BadZipFile, zlib.error, InvalidFileException, LookupError,
        RuntimeError, TypeError, ValueError, SyntaxError, expat.ExpatError,
    ) as error:  # fmt: skip
        name = os.path.basename(path)
        raise TableError(
            "{name} cannot be read as an Excel workbook. Save it again, or as CSV.", name=name
        ) from error


def _check_sizes(archive: zipfile.ZipFile, path: Path) -> None:
    """Refuse what is beyond Excel's own bounds, before it is held in memory (TableError)."""
    n_bytes = dict.fromkeys(_MAX_BYTES, 0)
    for part in archive.infolist():
        kind = next(kind for kind in _MAX_BYTES if part.filename.startswith(kind))
        if part.filename.endswith((".xml", ".rels")):  # not pictures, which are not read
            n_bytes[kind] += part.file_size
        if n_bytes[kind] > _MAX_BYTES[kind]:
            raise _too_large(path)
        if kind and part.filename.endswith(".xml"):
            with archive.open(part) as file:
                _check_cells(file, path)


def _check_cells(file: IO[bytes], path: Path) -> None:
    """Refuse texts and rows that are too long, with a look at each tag in turn."""
    n_characters = n_cells = n_bytes = 0

    def start_element(name: str, attributes: object) -> None:
        nonlocal n_characters, n_cells
        match name.rpartition(":")[2]:
            case "c" | "si":
                n_characters, n_cells = 0, n_cells + 1
            case "row" | "sst":
                n_cells = 0

    def count(text: str) -> None:
        nonlocal n_characters
        n_characters += len(text)

    def refuse_doctype(*_: object) -> None:
        raise _too_large(path)

    parser = expat.ParserCreate()
    parser.StartElementHandler, parser.CharacterDataHandler = start_element, count
    parser.EntityDeclHandler = refuse_doctype
    is_sheet = file.name.startswith(_SHEETS)
    while block := file.read(_BLOCK_BYTES):
        parser.Parse(block)
        n_bytes += len(block)
        if (
            n_characters > _MAX_CELL + _MAX_FORMULA
            or (is_sheet and n_cells > _MAX_COLUMNS)
            or n_bytes - parser.CurrentByteIndex > _MAX_TAG_BYTES
        ):
            raise _too_large(path)


def _too_large(path: Path) -> TableError:
    return TableError(
        "{name} exceeds Excel's limits for cells or rows. Save it again, or as CSV.",
        name=os.path.basename(path),
    )


def _merged_rows(path: Path, sheet: str) -> dict[int, list[tuple[int, int]]]:
    """Return the cells that are merged over rows of a sheet: by first row (column from 0, last)."""
    merged: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for column, first, last in _tags(path, sheet, _MERGED):
        if first != last:
            merged[int(first)].append((_column(column), int(last)))
    return merged


def n_hidden_rows(path: Path) -> int:
    """Return how many rows of the first sheet a filter or a person hides (TableError)."""
    with _open_workbook(path) as sheets:
        return sum(1 for _ in _tags(path, sheets[0]._worksheet_path, _HIDDEN))


def _tags(path: Path, sheet: str, pattern: re.Pattern[bytes]) -> Iterator[Any]:
    """Yield what a pattern finds in the tags of a sheet."""
    with zipfile.ZipFile(path) as archive, archive.open(sheet.lstrip("/")) as file:
        rest = b""
        while block := file.read(_BLOCK_BYTES):
            rest += block
            cut = max(rest.rfind(b"<"), 0)
            yield from pattern.findall(rest, 0, cut)
            rest = rest[cut:]
        yield from pattern.findall(rest)


def _column(letters: bytes) -> int:
    index = 0
    for letter in letters:
        index = 26 * index + letter - ord("A") + 1
    return index - 1


def _forms(book: Any) -> dict[int, str]:  # noqa: ANN401
    """Return the number formats of cells that show another number than they have, by style."""
    from openpyxl.styles.numbers import BUILTIN_FORMATS, BUILTIN_FORMATS_MAX_SIZE

    forms: dict[int, str] = {}
    for index, style in enumerate(book._cell_styles):
        own = style.numFmtId - BUILTIN_FORMATS_MAX_SIZE
        form = BUILTIN_FORMATS.get(style.numFmtId) or (
            book._number_formats[own] if own >= 0 else ""
        )
        if "%" in form or _HOURS_AND_MINUTES.fullmatch(form):
            forms[index] = form
    return forms


def _displayed_text(cell: Any, form: str, heading: str) -> str:  # noqa: ANN401
    """Return a cell as Excel shows it: 87 in a column of per cent, and 0:10, which is 10 seconds.

    A cell with seconds, which the format hides, has all its parts.
    """
    value = cell.value
    if "%" in form and "%" in heading and isinstance(value, int | float):
        value = round(100 * value, 9)
    if form and "%" not in form and isinstance(value, time | timedelta):
        since = (
            value
            if isinstance(value, timedelta)
            else datetime.combine(date.min, value) - datetime.min
        )
        minutes, rest = divmod(round(since.total_seconds()), 60)
        if not rest:
            return f"{minutes // 60}:{minutes % 60:02}"
    return _text(value).strip()


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
    with disk.in_temporary_folder(), closing(sheet):  # where openpyxl keeps the rows
        n_rows = _append(sheet.append, path, rows)
    with atomic_file(path) as target:
        book.save(target)
    return n_rows


def _append(
    append: Callable[[list[str | float | None]], object],
    path: Path,
    rows: Iterable[Sequence[str | float]],
) -> int:
    n_rows = 0
    for n_rows, cells in enumerate(rows, 1):
        texts = [cell for cell in cells if isinstance(cell, str)]
        is_unwritable = any(len(text) > _MAX_CELL or _NOT_IN_EXCEL.search(text) for text in texts)
        if is_unwritable or n_rows > _MAX_ROWS:
            raise WriteError(
                "{path}: too many rows, too long a cell or an invalid character for Excel. "
                "Save the table as CSV.",
                path=path,
            )
        append([None if cell == "" else cell for cell in cells])
    return n_rows
