"""Text tables of unknown origin: their encoding, separator and rows; and tables of ours."""

import codecs
import csv
import io
import os
import re
import stat
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import BinaryIO, Literal

import numpy as np

from birdann.core.errors import BirdannError, TableError
from birdann.core.files.outputs import atomic_text
from birdann.core.message import Message, listed_briefly

MAX_BYTES = 1 << 28
_BLOCK_BYTES = 1 << 20
_MAX_LINES_NAMED = 5
_MAX_CELL = 131_072
_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
_TO_ESCAPE = (*_FORMULA_STARTS, "'")
_ESCAPED_STARTS = tuple(f"'{start}" for start in _TO_ESCAPE)
_SEPARATORS = ",;\t"
_WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")  # xlsx and ods; xls
_EXCEL_HINT = re.compile(r"sep=(.)", re.IGNORECASE)
_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


_SAMPLE_CHARACTERS = 1 << 16
"""Of a table's beginning, which tells how its numbers are written."""
_COMMA_GROUP = re.compile(r"[+-]?[1-9]\d{0,2},\d{3}")
_COMMA_GROUPS = re.compile(r"[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?")
_POINT_GROUPS = re.compile(r"[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?")
_DECIMAL_COMMA = re.compile(r"(?![+-]?[1-9]\d{0,2},\d{3}$)[+-]?\d*,\d+")
_DECIMAL_POINT = re.compile(r"(?![+-]?[1-9]\d{0,2}\.\d{3}$)[+-]?\d*\.\d+")


@dataclass(frozen=True, slots=True)
class Text:
    """A decoded file, and how it was decoded."""

    content: str
    encoding: str


def opened(path: Path, error: type[BirdannError] = TableError) -> BinaryIO:
    """Open a file to read its bytes, but not a pipe or a device: reading these may wait for ever.

    Raises
    ------
    error
        For these.
    OSError
        If it cannot be opened.
    """
    mode = os.stat(path).st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise error(f"{path} is a pipe or a device, not a table; write it to a file first.")
    return path.open("rb")


def read_text(path: Path, error: type[BirdannError]) -> Text:
    """Read a text file as UTF-8 or UTF-16, else as Windows-1252.

    Raises
    ------
    error
        If the file cannot be read, is too large, or is not text.
    """
    try:
        with opened(path, error) as file:
            raw = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise error(
            Message("{path} does not exist; see whether it was moved or renamed.", path=path)
        ) from None
    except OSError as reason:
        raise error(
            Message("{path} cannot be read: {reason}.", path=path, reason=reason.strerror)
        ) from reason
    _refuse_workbooks(path, raw, error)
    if len(raw) > MAX_BYTES:
        raise error(
            Message(
                "{path} is larger than {max_bytes} MiB, too large for a text table.",
                path=path,
                max_bytes=MAX_BYTES >> 20,
            )
        )
    for encoding in _encodings(raw):
        try:
            content = raw.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in content:
            return Text(content, encoding)
    raise error(
        Message("{path} is not text in an encoding that is known; save it as UTF-8.", path=path)
    )


def _refuse_workbooks(path: Path, raw: bytes, error: type[BirdannError]) -> None:
    if raw.startswith(_WORKBOOKS):
        raise error(
            Message(
                "{path} is a spreadsheet, not a text table; save it as “CSV UTF-8” where "
                "it was made.",
                path=path,
            )
        )


def _encodings(raw: bytes) -> Iterator[str]:
    for mark, encoding in _BOMS:
        if raw.startswith(mark):
            yield encoding
            return
    head = raw[:4096]
    if b"\0" in head:  # UTF-16 without a mark: every other byte of Latin text is zero
        odd, even = head[1::2].count(0), head[0::2].count(0)
        yield "utf-16-le" if odd >= even else "utf-16-be"
        return
    yield "utf-8"
    yield "cp1252"


def encoding_of(path: Path) -> str:
    """Return the encoding of a text file of any size, without holding it.

    Raises
    ------
    TableError
        If the file cannot be read or is not text.
    """
    try:
        with opened(path) as file:
            head = file.read(4096)
            _refuse_workbooks(path, head, TableError)
            for encoding in _encodings(head):
                file.seek(0)
                decoder = codecs.getincrementaldecoder(encoding)()
                try:
                    blocks = iter(lambda: file.read(_BLOCK_BYTES), b"")
                    if not any("\0" in decoder.decode(block) for block in blocks):
                        decoder.decode(b"", final=True)
                        return encoding
                except UnicodeDecodeError:
                    continue
    except FileNotFoundError:
        raise TableError(
            "{path} does not exist; see whether it was moved or renamed.", path=path
        ) from None
    except OSError as reason:
        raise TableError(
            "{path} cannot be read: {reason}.", path=path, reason=reason.strerror
        ) from reason
    raise TableError(
        "{path} is not text in an encoding that is known; save it as UTF-8.", path=path
    )


def guess_separator(content: str) -> str:
    """Return the separator that occurs most outside quotes in the first line with text.

    A line ``sep=;``, which Excel writes and heeds, decides.
    """
    line = next((line for line in content.splitlines() if line.strip()), "")
    hint = _EXCEL_HINT.fullmatch(line.strip())
    if hint is not None:
        return hint[1]
    bare = "".join(line.split('"')[::2])
    return max(_SEPARATORS, key=lambda separator: (bare.count(separator), separator == ","))


def read_rows(content: str | Iterable[str], separator: str) -> Iterator[tuple[int, list[str]]]:
    """Yield (line number, cells without surrounding spaces) of every row that is not blank.

    Raises
    ------
    csv.Error
        If a cell is longer than the csv module accepts.
    """
    lines = io.StringIO(content, newline="") if isinstance(content, str) else content
    reader = csv.reader(lines, delimiter=separator)
    line = 1
    for row in reader:
        if max(map(len, row), default=0) > _MAX_CELL:  # a library may have lifted csv's own bound
            raise csv.Error(f"field larger than field limit ({_MAX_CELL})")
        cells = [cell.strip() for cell in row]
        is_hint = line == 1 and _EXCEL_HINT.fullmatch(separator.join(cells)) is not None
        if any(cells) and not is_hint:
            yield line, cells
        line = reader.line_num + 1


def streamed_rows(path: Path, *, quoted: bool = True) -> Iterator[tuple[int, list[str]]]:
    """Yield (line number, cells) of a table of any size, holding one row at a time.

    Of a workbook of Excel the first sheet is read.

    Parameters
    ----------
    quoted
        Whether quotes around cells are a spelling; in tables parted by tabs they never are
        unless this says so.

    Raises
    ------
    TableError
        If it is not text or not a table.
    """
    from birdann.formats.workbooks import is_workbook, sheet_rows

    if is_workbook(path):
        yield from sheet_rows(path)
        return
    encoding = encoding_of(path)
    try:
        with path.open(encoding=encoding, newline="") as file:
            head = file.read(_BLOCK_BYTES)
            separator = guess_separator(head)
            is_bare = separator == "\t" and not quoted
            split = _unquoted if is_bare else partial(read_rows, separator=separator)
            first_rows = split(io.StringIO(head[:_SAMPLE_CHARACTERS], newline=""))
            plain = _plain_numbers((cell for _, row in first_rows for cell in row), separator)
            file.seek(0)
            for line, cells in split(file):
                yield line, [plain(cell) for cell in cells]
    except csv.Error as error:
        raise TableError(
            "{path} is not a table that can be read: {reason}.", path=path, reason=error
        ) from error
    except OSError as error:
        raise TableError(
            "{path} cannot be read: {reason}.", path=path, reason=error.strerror
        ) from error


def _plain_numbers(cells: Iterable[str], separator: str) -> Callable[[str], str]:
    """Return what writes the numbers of a table so that ``number`` cannot misread them.

    "1,000" is a thousand where other numbers have points before their decimals, and 1 where they
    have commas. Where no other tells, a table parted by commas has points and one parted by
    semicolons commas; in one parted by tabs such a number stays as it is, and is refused.
    """
    has_commas = has_points = False
    for cell in cells:
        has_commas |= _DECIMAL_COMMA.fullmatch(cell) is not None
        has_points |= _DECIMAL_POINT.fullmatch(cell) is not None
    if not has_commas and not has_points:
        has_commas, has_points = separator == ";", separator == ","
    if has_commas:
        return _with_point if has_points else _with_point_without_groups
    return _without_groups if has_points else str


def _with_point(cell: str) -> str:
    return cell.replace(",", ".") if "," in cell and _COMMA_GROUP.fullmatch(cell) else cell


def _with_point_without_groups(cell: str) -> str:
    if "." in cell and _POINT_GROUPS.fullmatch(cell):
        return cell.replace(".", "")
    return _with_point(cell)


def _without_groups(cell: str) -> str:
    return cell.replace(",", "") if "," in cell and _COMMA_GROUPS.fullmatch(cell) else cell


def _unquoted(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    for number, line in enumerate(lines, start=1):
        cells = [cell.strip() for cell in line.rstrip("\r\n").split("\t")]
        if len(line) > _MAX_CELL and max(map(len, cells)) > _MAX_CELL:
            raise csv.Error(f"field larger than field limit ({_MAX_CELL})")
        if any(cells) and not (number == 1 and _EXCEL_HINT.fullmatch(line.strip())):
            yield number, cells


class TableRow(dict[str, str]):
    """The cells of a row by the names of their columns, and as they stand in the file."""

    def __init__(self, keys: Sequence[str], header: Sequence[str], cells: Sequence[str]) -> None:
        super().__init__(zip(keys, map(unescape_formula, cells), strict=False))
        self.header, self.cells = header, cells


Rows = Iterator[tuple[int, TableRow]]
"""(line number, row) of every row that is not blank."""


def lower_keys(header: Iterable[str]) -> tuple[str, ...]:
    """Return column names in lower case, without the asterisks that Kaleidoscope adds."""
    return tuple(cell.lower().rstrip("*") for cell in header)


def named_rows(
    path: Path,
    keys: Callable[[Sequence[str]], Sequence[str]] = lower_keys,
    *,
    quoted: bool = True,
) -> tuple[Sequence[str], Rows]:
    """Read a table with a header, a row at a time.

    Parameters
    ----------
    keys
        Makes of the header the names by which cells are found.
    quoted
        As for ``streamed_rows``.

    Returns
    -------
    names, rows
        The former, and the rows by them; what stands beyond the header is under ``BEYOND``.

    Raises
    ------
    TableError
        If it is not text or not a table.
    """
    rows = streamed_rows(path, quoted=quoted)
    _, header = next(rows, (0, list[str]()))
    names = keys(header)
    beyond = (*names, BEYOND)
    return names, (
        (line, TableRow(beyond if any(cells[len(header) :]) else names, header, cells))
        for line, cells in rows
    )


BEYOND = "\0beyond the header"
"""Column name of a cell that stands beyond the last column of the header."""


def refuse_uneven(
    path: Path,
    n_columns: int,
    rows: Iterable[tuple[int, Sequence[str]]],
    error: type[BirdannError],
    *,
    may_be_longer: bool = False,
) -> None:
    """Refuse a table that has rows with more or fewer cells than its header.

    Such a row is cut off, or has a separator in a name; what it says is not known.

    Raises
    ------
    BirdannError
        Of the class ``error``, with the numbers of the lines.
    """
    lines = [
        line
        for line, cells in rows
        if len(cells) < n_columns or (any(cells[n_columns:]) and not may_be_longer)
    ]
    if lines:
        raise error(
            Message(
                "{path}: lines {lines} have more or fewer cells than the header ({n_columns}). "
                "Correct these lines, then read the table again.",
                path=path,
                lines=listed_briefly([str(line) for line in lines], _MAX_LINES_NAMED),
                n_columns=n_columns,
            )
        )


def first_header(path: Path) -> frozenset[str]:
    """Return the column names in a file's first line, as ``named_rows`` has them."""
    from birdann.formats.workbooks import is_workbook

    if is_workbook(path):
        try:
            return frozenset(lower_keys(next(streamed_rows(path), (0, list[str]()))[1]))
        except TableError:
            return frozenset()
    lines = beginning_lines(path)
    if len(lines) > 1 and _EXCEL_HINT.fullmatch(lines[0].strip()):
        lines = lines[1:]
    line = lines[0] if lines else ""
    return frozenset(lower_keys(cell.strip(' "') for cell in line.split(guess_separator(line))))


def beginning_lines(path: Path, n_bytes: int = 8192) -> list[str]:
    """Return the first lines of a file that may not be text, without the one that is cut."""
    with opened(path) as file:
        head = file.read(n_bytes)
    encoding = next(_encodings(head))
    cut = len(head) - len(head) % 4 if len(head) == n_bytes else len(head)
    lines = head[:cut].decode(encoding, errors="replace").lstrip("\ufeff").splitlines()
    return [line for line in lines[: -1 if len(lines) > 1 and cut == n_bytes else None] if line]


def number(text: str) -> float:
    """Return a number, with a point or a comma before its decimals.

    Raises
    ------
    ValueError
        If it is none, or may as well be a thousand times as much ("1,000").
    """
    bare = text.strip()
    if _COMMA_GROUP.fullmatch(bare):
        point, thousands = bare.replace(",", "."), bare.replace(",", "")
        raise ValueError(
            Message(
                "“{text}” can mean {point} or {thousands}; write it with a point or "
                "without the comma",
                text=text,
                point=point,
                thousands=thousands,
            )
        )
    if _COMMA_GROUPS.fullmatch(bare):
        bare = bare.replace(",", "")
    elif "," in bare:
        bare = bare.replace(".", "") if _POINT_GROUPS.fullmatch(bare) else bare
        bare = bare if "." in bare else bare.replace(",", ".")
    if "_" in bare:
        raise ValueError(Message("“{text}” is not a number", text=text))
    try:
        return float(bare)
    except ValueError:
        raise ValueError(
            Message("“{text}” is not a number", text=text)
            if bare
            else Message("a number is missing")
        ) from None


def maybe_number(text: str | None) -> float | None:
    """Return a number, or None where the cell is empty or says that there is none.

    Raises
    ------
    ValueError
        If it is something else.
    """
    if text is None or text.strip().lower() in {"", "na", "nan", "none", "null", "n/a"}:
        return None
    return number(text)


def exact(value: float | None) -> str:
    """Return a number in that many digits that it is read as it was, "" for None.

    Never with an exponent, which not every program reads.
    """
    return "" if value is None else np.format_float_positional(value, trim="0")


def write_csv(
    path: Path,
    header: Sequence[str],
    rows: Iterable[Sequence[object]],
    *,
    line_end: Literal["\n", "\r\n"] = "\r\n",
    follows_link: bool = True,
) -> int:
    """Write a table of cells that are armed already, all or nothing; return how many rows it has.

    Parameters
    ----------
    header
        The columns' names; a format without a header gives none.
    follows_link
        As for ``atomic_text``: False where the program gives the name.

    Raises
    ------
    WriteError
        If it cannot be written; what was there before is untouched.
    """
    n_rows = 0
    with atomic_text(path, follows_link=follows_link) as file:
        writer = csv.writer(file, lineterminator=line_end)
        if header:
            writer.writerow(header)
        for row in rows:
            writer.writerow(row)
            n_rows += 1
    return n_rows


def column_key(name: str) -> str:
    """Return a column's name as R, spreadsheets and Raven agree on it: letters and digits."""
    return re.sub(r"[^a-z0-9]", "", name.lower())


def escape_formula(text: str) -> str:
    """Return text that a spreadsheet shows instead of running it."""
    return f"'{text}" if text.startswith(_TO_ESCAPE) else text


def unescape_formula(text: str) -> str:
    """Return the text that ``escape_formula`` armed; others' apostrophes stay."""
    return text[1:] if text.startswith(_ESCAPED_STARTS) else text
