"""Text tables of unknown origin: their encoding, separator and rows."""

import codecs
import csv
import io
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from birdann.core.errors import BirdannError, TableError

MAX_BYTES = 1 << 28
_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
_SEPARATORS = ",;\t"
_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


@dataclass(frozen=True, slots=True)
class Text:
    """A decoded file, and how it was decoded."""

    content: str
    encoding: str


def read_text(path: Path, error: type[BirdannError]) -> Text:
    """Read a text file as UTF-8 or UTF-16, else as Windows-1252.

    Raises
    ------
    error
        If the file cannot be read, is too large, or is not text.
    """
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise error(f"{path} does not exist; see whether it was moved or renamed.") from None
    except OSError as reason:
        raise error(f"{path} cannot be read: {reason.strerror}.") from reason
    if len(raw) > MAX_BYTES:
        raise error(f"{path} is larger than {MAX_BYTES >> 20} MiB, too large for a text table.")
    for encoding in _encodings(raw):
        try:
            content = raw.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in content:
            return Text(content, encoding)
    raise error(f"{path} is not text in an encoding that is known; save it as UTF-8.")


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


def guess_separator(content: str) -> str:
    """Return the separator that occurs most outside quotes in the first line with text."""
    line = next((line for line in content.splitlines() if line.strip()), "")
    bare = "".join(line.split('"')[::2])
    return max(_SEPARATORS, key=lambda separator: (bare.count(separator), separator == ","))


def read_rows(content: str, separator: str) -> Iterator[tuple[int, list[str]]]:
    """Yield (line number, cells without surrounding spaces) of every row that is not blank.

    Raises
    ------
    csv.Error
        If a cell is longer than the csv module accepts.
    """
    reader = csv.reader(io.StringIO(content, newline=""), delimiter=separator)
    line = 1
    for row in reader:
        cells = [cell.strip() for cell in row]
        if any(cells):
            yield line, cells
        line = reader.line_num + 1


def named_rows(path: Path) -> tuple[tuple[str, ...], list[tuple[int, dict[str, str]]]]:
    """Read a table with a header.

    Returns
    -------
    header, rows
        The column names, lower case and without the asterisks that Kaleidoscope adds; and
        (line number, cell by column name) of every row that is not blank.

    Raises
    ------
    TableError
        If it is not text or not a table.
    """
    content = read_text(path, TableError).content
    try:
        rows = list(read_rows(content, guess_separator(content)))
    except csv.Error as error:
        raise TableError(f"{path} is not a table that can be read: {error}.") from error
    header = tuple(cell.lower().rstrip("*") for cell in rows[0][1]) if rows else ()
    return header, [
        (line, dict(zip(header, map(unarmed, cells), strict=False))) for line, cells in rows[1:]
    ]


def first_header(path: Path) -> frozenset[str]:
    """Return the column names in a file's first line, as ``named_rows`` has them."""
    with path.open("rb") as file:
        line = file.readline(4000).decode("utf-8-sig", errors="replace").strip()
    cells = line.split(guess_separator(line))
    return frozenset(cell.strip(' "').lower().rstrip("*") for cell in cells)


def armed(text: str) -> str:
    """Return text that a spreadsheet shows instead of running it."""
    return f"'{text}" if text.startswith((*_FORMULA_STARTS, "'")) else text


def unarmed(text: str) -> str:
    """Return the text that ``armed`` armed; others' apostrophes stay."""
    return text[1:] if text.startswith(tuple("'" + c for c in (*_FORMULA_STARTS, "'"))) else text
