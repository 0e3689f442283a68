"""Untrusted text tables (encoding, separator and rows), and writing tables.

Long: how a table is read depends on how it would be written.
"""

import codecs
import csv
import io
import math
import os
import re
import stat
import string
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from itertools import chain, dropwhile, islice, pairwise
from pathlib import Path
from typing import BinaryIO, Literal, TextIO

import numpy as np

from birdann.core.errors import BirdannError, TableError
from birdann.core.files.outputs import atomic_text
from birdann.core.message import Message, listed_briefly

MAX_BYTES = 1 << 28
_BLOCK_BYTES = 1 << 20
MAX_NAMES = 10_000
"""Names that are remembered while tables are read: a table repeats those of its species."""
_MAX_LINES_NAMED = 5
_MAX_CELL = 131_072
_MAX_LINE = 1 << 24
_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
_TO_ESCAPE = (*_FORMULA_STARTS, "'")
_ESCAPED_STARTS = tuple(f"'{start}" for start in _TO_ESCAPE)
_NUMBER_OR_ZONE = re.compile(r"[+-](\d+(\.\d*)?(e[+-]?\d+)?|\d\d:\d\d)", re.ASCII | re.IGNORECASE)
_SEPARATORS = ",;\t"
_WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")  # xlsx and ods; xls
_GZIP = b"\x1f\x8b"
MISSING = frozenset({"nan", "na", "n/a", "null", "nil"})
"""Words of tables for a missing value, as ``plain_name`` returns them."""
_SIGNS = frozenset(string.punctuation + "–—…¿¡？－")
_PRESENCE_WORD = re.compile(r" (heard|seen|present|detected|recorded|found)$")
_EXCEL_HINT = re.compile(r"sep=(.)", re.IGNORECASE)
_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


OLD_ENCODINGS = {"cp1252": "Windows-1252", "mac_roman": "Mac Roman"}
"""Encodings that text is read in where it is not Unicode, by their names."""
_LETTERS = re.compile(rb"[A-Za-z\x80-\xff]+")
_IN_WORDS = frozenset("\u2018\u2019\u2013\u2014\u00b4\u00b7")
"""Signs that may stand between two letters."""
_LONGEST_WORD = 64
_CONTROLS = re.compile(rb"[\x00-\x08\x0e-\x1f\x7f]")

_SAMPLE_CHARACTERS = 1 << 16
"""Of a table's beginning, which tells how its numbers are written."""
_COMMA_GROUP = re.compile(r"[+-]?[1-9]\d{0,2},\d{3}")
_COMMA_GROUPS = re.compile(r"[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?")
_POINT_GROUPS = re.compile(r"[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?")
_SPACED_GROUPS = re.compile(r"[+-]?\d{1,3}(?:['’ \xa0\u2009\u202f]\d{3})+(?:[.,]\d+)?")
_GROUP_MARK = re.compile(r"['’ \xa0\u2009\u202f]")
_CLOCK = re.compile(r"(?:(?:(\d+):)?([0-5]?\d)|(\d+)):([0-5]?\d(?:[.,]\d*)?)")
_DECIMAL_COMMA = re.compile(r"(?![+-]?[1-9]\d{0,2},\d{3}$)[+-]?\d*,\d+")
_DECIMAL_POINT = re.compile(r"(?![+-]?[1-9]\d{0,2}\.\d{3}$)[+-]?\d*\.\d+")


@dataclass(frozen=True, slots=True)
class Text:
    """A decoded file and its encoding."""

    content: str
    encoding: str


def opened(path: Path) -> BinaryIO:
    """Open a file for reading bytes (TableError for pipes and devices, which may block)."""
    mode = os.stat(path).st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise TableError(
            "{path} is a pipe or a device, not a table. Write it to a file first.", path=path
        )
    return path.open("rb")


def read_text(path: Path, error: type[BirdannError]) -> Text:
    """Read a text file as UTF-8 or UTF-16, else as Windows-1252 or Mac Roman.

    Raises error if the file cannot be read, is too large, or is not text.
    """
    try:
        encoding = encoding_of(path, max_bytes=MAX_BYTES)
    except TableError as reason:
        raise error(str(reason)) from reason
    with opened(path) as file:
        return Text(file.read().decode(encoding), encoding)


def _refuse_workbooks(path: Path, raw: bytes) -> None:
    if raw.startswith(_GZIP):
        raise TableError("{path} is compressed. Unpack it first.", path=path)
    if raw.startswith(_WORKBOOKS):
        raise TableError(
            "{path} is a spreadsheet, not a text table. Save it as “CSV UTF-8” where it was made.",
            path=path,
        )


def _encodings(raw: bytes) -> Iterator[str]:
    for mark, encoding in _BOMS:
        if raw.startswith(mark):
            yield encoding
            return
    head = raw[:4096]
    if b"\0" in head:  # UTF-16 without a mark: every other byte of Latin text is zero
        odd_zeros, even_zeros = head[1::2].count(0), head[0::2].count(0)
        yield "utf-16-le" if odd_zeros >= even_zeros else "utf-16-be"
        return
    yield "utf-8"
    yield "cp1252"
    yield "mac_roman"


def _is_mac_roman(file: BinaryIO) -> bool:
    """Return whether words of a text are more likely in Mac Roman than in Windows-1252.

    Of equal ones by the line ends of classic Mac OS, which Excel for Mac writes with that encoding.
    """
    words: set[bytes] = set()
    has_controls = has_newlines = False
    file.seek(0)
    for block in iter(lambda: file.read(_BLOCK_BYTES), b""):
        has_controls |= _CONTROLS.search(block) is not None
        has_newlines |= b"\n" in block
        if len(words) < MAX_NAMES:
            words |= {
                word
                for word in _LETTERS.findall(block)
                if len(word) <= _LONGEST_WORD and not word.isascii()
            }
    n_odd = {
        encoding: sum(_is_odd(word.decode(encoding, errors="replace")) for word in words)
        for encoding in ("cp1252", "mac_roman")
    }
    is_mac = n_odd["mac_roman"] < n_odd["cp1252"]
    is_either = n_odd["mac_roman"] == n_odd["cp1252"]
    return not has_controls and (is_mac or (is_either and not has_newlines))


def _is_odd(word: str) -> bool:
    """Return whether a word has signs within it, three consonants, or capitals after small letters.

    Of consonants one that is not ASCII, between two others.
    """
    for before, character, after in zip(word, word[1:], word[2:], strict=False):
        is_sign = not character.isalpha() and character not in _IN_WORDS
        if is_sign and before.isalpha() and after.isalpha():
            return True
        if not character.isascii() and all(map(_is_consonant, (before, character, after))):
            return True
    return "\ufffd" in word or any(
        a.islower() and b.isupper() and not (a.isascii() and b.isascii())
        for a, b in pairwise(word)
    )


def _is_consonant(character: str) -> bool:
    plain = unicodedata.normalize("NFD", character.lower())[0]
    return plain.isalpha() and plain not in "aeiouyæœø"


def encoding_of(path: Path, *, max_bytes: float = math.inf) -> str:
    """Return the encoding of a text file (TableError if unreadable, too large or not text)."""
    try:
        with opened(path) as file:
            head = file.read(4096)
            _refuse_workbooks(path, head)
            if os.fstat(file.fileno()).st_size > max_bytes:
                raise TableError(
                    "{path} is larger than {max_bytes} MiB, too large for a text table.",
                    path=path,
                    max_bytes=MAX_BYTES >> 20,
                )
            for encoding in _encodings(head):
                if encoding in {"cp1252", "mac_roman"} and (
                    _is_mac_roman(file) != (encoding == "mac_roman")
                ):
                    continue
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
            "{path} does not exist. See whether it was moved or renamed.", path=path
        ) from None
    except OSError as reason:
        raise TableError(
            "{path} cannot be read: {reason}.", path=path, reason=reason.strerror
        ) from reason
    raise TableError(
        "{path} is not text in an encoding that is known. Save it as UTF-8.", path=path
    )


def guess_separator(content: str) -> str:
    """Return the most frequent separator outside quotes in the first line.

    Excel's line ``sep=;`` has precedence.
    """
    beginning = content[:_SAMPLE_CHARACTERS]
    lines = (line for line in beginning.splitlines() if line.strip())
    line = next(dropwhile(_is_comment, lines), "")
    hint = _EXCEL_HINT.fullmatch(line.strip())
    if hint is not None:
        return hint[1]
    unquoted = "".join(line.split('"')[::2])
    return max(_SEPARATORS, key=lambda separator: (unquoted.count(separator), separator == ","))


def _is_comment(line: str) -> bool:
    """Return whether a line before a header is a comment: a name such as "#file" is none."""
    return line.startswith("# ") or line.strip() == "#"


def read_rows(
    content: str | Iterable[str], separator: str, *, is_part: bool = False
) -> Iterator[tuple[int, list[str]]]:
    """Yield (line number, stripped cells) of every non-blank row.

    Raises csv.Error for huge cells, and if a quote is still open at the end.

    Parameters
    ----------
    is_part
        Whether the content may end anywhere.
    """
    lines = io.StringIO(content, newline="") if isinstance(content, str) else content
    record: list[str] = []  # the lines of the row

    def noted() -> Iterator[str]:
        for text in lines:
            record.append(text)
            yield text

    reader = csv.reader(noted(), delimiter=separator)
    line = 1
    for row in reader:
        if (
            not is_part
            and sum(text.count('"') for text in record) % 2
            and len(list(csv.reader([*record, "another row"], delimiter=separator))) == 1
        ):
            raise csv.Error(f"it is cut off, or a quote in line {line} is not closed")
        record.clear()
        if max(map(len, row), default=0) > _MAX_CELL:  # a library may have lifted csv's own bound
            raise csv.Error(f"field larger than field limit ({_MAX_CELL})")
        cells = [cell.strip() for cell in row]
        is_hint = line == 1 and _EXCEL_HINT.fullmatch(separator.join(cells)) is not None
        if any(cells) and not is_hint:
            yield line, cells
        line = reader.line_num + 1


def streamed_rows(path: Path, *, quoted: bool = True) -> Iterator[tuple[int, list[str]]]:
    """Yield (line number, cells) of a table of any size, one row at a time.

    Of an Excel workbook the first sheet is read. Raises TableError if it is not text or not a
    table.

    Parameters
    ----------
    quoted
        Whether quotes around cells are removed in tab-separated tables.
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
            is_unquoted = separator == "\t" and not quoted
            sample = io.StringIO(head[:_SAMPLE_CHARACTERS], newline="")
            first_rows, rows = (
                _unquoted(lines) if is_unquoted else read_rows(lines, separator, is_part=is_part)
                for lines, is_part in ((sample, True), (_bounded_lines(file), False))
            )
            plain = _plain_numbers((cell for _, row in first_rows for cell in row), separator)
            file.seek(0)
            for line, cells in dropwhile(lambda row: _is_comment(row[1][0]), rows):
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
    """Return a function that makes a table's numbers unambiguous for ``number``.

    "1,000" is a thousand if other numbers have decimal points, and 1 if they have decimal commas.
    Otherwise comma-separated tables have points and semicolon-separated ones commas; in
    tab-separated ones such a number is refused.
    """
    sample = list(cells)
    has_commas = any("," in cell and _DECIMAL_COMMA.fullmatch(cell) for cell in sample)
    has_points = any("." in cell and _DECIMAL_POINT.fullmatch(cell) for cell in sample)
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


def _bounded_lines(file: TextIO) -> Iterator[str]:
    """Yield the lines of a file (csv.Error for one that would fill the memory)."""
    for line in iter(lambda: file.readline(_MAX_LINE), ""):
        if len(line) == _MAX_LINE:
            raise csv.Error(f"a line has more than {_MAX_LINE >> 20} million characters")
        yield line


def _unquoted(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    for number, line in enumerate(lines, start=1):
        cells = [cell.strip() for cell in line.rstrip("\r\n").split("\t")]
        if len(line) > _MAX_CELL and max(map(len, cells)) > _MAX_CELL:
            raise csv.Error(f"field larger than field limit ({_MAX_CELL})")
        if any(cells) and not (number == 1 and _EXCEL_HINT.fullmatch(line.strip())):
            yield number, cells


class TableRow(dict[str, str]):
    """Cells of a row by column, and the raw cells."""

    def __init__(
        self,
        keys: Sequence[str],
        header: Sequence[str],
        cells: Sequence[str],
        *,
        is_unended: bool = False,
    ) -> None:
        super().__init__(zip(keys, map(unescape_formula, cells), strict=False))
        self.pop("", None)  # pandas' index and trailing separators have no name to be asked for
        self.header, self.cells, self._is_unended = header, cells, is_unended

    @property
    def misfit(self) -> Message | None:
        """Why the cells do not fit the header; trailing empty ones may be left out."""
        if any(self.cells[len(self.header) :]):
            return Message("it has more cells than the header")
        if self._is_unended and any(self.header[len(self.cells) :]):
            return Message("it is cut off")
        return None


Rows = Iterator[tuple[int, TableRow]]
"""(line number, row) of every row that is not blank."""


@lru_cache(MAX_NAMES)
def plain_name(name: str) -> str:
    """Return a name without signs around it and without "heard"; "0" or "" if only zeros or none remain."""
    word = _PRESENCE_WORD.sub("", " ".join(name.lower().split()).strip(" .,!?*#()[]'\"-–—"))
    if any(character.isalnum() and character != "0" for character in word):
        return word
    return "0" if "0" in word else ""


def known_name(name: str) -> str:
    """Return a name, or "" for a word for a missing value and for signs such as "?" or "-"."""
    return "" if plain_name(name) in MISSING else without_signs(name)


@lru_cache(MAX_NAMES)
def without_signs(name: str) -> str:
    """Return a name, or "" if it consists of punctuation; a picture is a name."""
    return name if any(c not in _SIGNS and not c.isspace() for c in name) else ""


def time_of_review(text: str, *, column: str) -> datetime:
    """Return a time with zone from a table of birdann, which writes UTC."""
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        raise ValueError(
            Message("“{text}” in “{column}” is not a valid time", text=text, column=column)
        ) from None
    return at if at.tzinfo is not None else at.replace(tzinfo=UTC)


def lower_keys(header: Iterable[str]) -> tuple[str, ...]:
    """Return lower-case column names without Kaleidoscope's asterisks."""
    return tuple(cell.lower().rstrip("*") for cell in header)


def named_rows(
    path: Path,
    keys: Callable[[Sequence[str]], Sequence[str]] = lower_keys,
    *,
    quoted: bool = True,
) -> tuple[Sequence[str], Rows]:
    """Read a table with a header, a row at a time; return names and rows.

    Raises TableError if it is not text or not a table, or has a column twice with other cells.

    Parameters
    ----------
    keys
        Converts the header to names of cells.
    quoted
        As for ``streamed_rows``.
    """
    rows = streamed_rows(path, quoted=quoted)
    _, header = next(rows, (0, list[str]()))
    first = list(islice(rows, 2))
    header = [*_index_of(header, [cells for _, cells in first]), *header]
    rows = chain(first, rows)
    names = keys(header)
    first_of = {key: k for k, key in reversed([*enumerate(names)])}
    repeated = [(first_of[key], k) for k, key in enumerate(names) if key and first_of[key] < k]

    def named() -> Rows:
        for row, following in pairwise(chain(rows, (None,))):
            if row is not None:
                _refuse_differing(path, *row, header, repeated)
                is_unended = following is None and not _ends_a_line(path)
                yield row[0], TableRow(names, header, row[1], is_unended=is_unended)

    return names, named()


def _refuse_differing(
    path: Path,
    line: int,
    cells: Sequence[str],
    header: Sequence[str],
    repeated: Sequence[tuple[int, int]],
) -> None:
    """Refuse a row with different cells in columns of one name (TableError)."""
    for first, again in repeated:
        if cells[first : first + 1] != cells[again : again + 1]:
            raise TableError(
                "{path}, line {line}: two columns “{name}” differ. Delete or rename one.",
                path=path,
                line=line,
                name=header[again],
            )


def _index_of(header: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Return the missing name of an index, which R and pandas can write without one."""
    is_longer = {len(cells) for cells in rows} == {len(header) + 1}
    is_counted = [cells[0] for cells in rows] in (["0", "1"], ["1", "2"])
    return [""] if is_longer and is_counted else []


def _ends_a_line(path: Path) -> bool:
    """Return whether a text ends with a line end; of a workbook nothing is cut off."""
    from birdann.formats.workbooks import is_workbook

    unreadable = TableError.on_os_error("{path} cannot be read: {reason}.", path=path)
    with unreadable, path.open("rb") as file:
        file.seek(max(file.seek(0, os.SEEK_END) - 2, 0))
        end = file.read().strip(b"\0")
    return end.endswith((b"\n", b"\r")) or is_workbook(path)


def refuse_uneven(
    path: Path,
    n_columns: int,
    rows: Iterable[tuple[int, Sequence[str]]],
    error: type[BirdannError],
    *,
    may_be_longer: bool = False,
) -> None:
    """Refuse a table with rows that differ in length from its header (``error``).

    Such rows are truncated, or have a separator in a name.
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
    """Return the column names in a file's first line, as ``named_rows``."""
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


_BEGINNING_BYTES = 8192


def beginning_lines(path: Path) -> list[str]:
    """Return the first complete lines of a file that may not be text, after comments."""
    with opened(path) as file:
        head = file.read(_BEGINNING_BYTES)
    encoding = next(_encodings(head))
    cut = len(head) - len(head) % 4 if len(head) == _BEGINNING_BYTES else len(head)
    lines = head[:cut].decode(encoding, errors="replace").lstrip("\ufeff").splitlines()
    complete = lines[: -1 if len(lines) > 1 and cut == _BEGINNING_BYTES else None]
    return list(dropwhile(_is_comment, filter(None, complete)))


def number(text: str) -> float:
    """Return a number with decimal point or comma (ValueError if invalid or ambiguous)."""
    number = text.strip()
    if _SPACED_GROUPS.fullmatch(number):
        number = _GROUP_MARK.sub("", number)
    has_comma = "," in number
    if has_comma and _COMMA_GROUP.fullmatch(number):
        point, thousands = number.replace(",", "."), number.replace(",", "")
        raise ValueError(
            Message(
                "“{text}” can mean {point} or {thousands}. Write it with a point or "
                "without the comma",
                text=text,
                point=point,
                thousands=thousands,
            )
        )
    if has_comma and _COMMA_GROUPS.fullmatch(number):
        number = number.replace(",", "")
    elif has_comma:
        number = number.replace(".", "") if _POINT_GROUPS.fullmatch(number) else number
        number = number if "." in number else number.replace(",", ".")
    if "_" in number:
        raise ValueError(Message("“{text}” is not a number", text=text))
    try:
        return float(number)
    except ValueError:
        raise ValueError(
            Message("“{text}” is not a number", text=text)
            if number
            else Message("a number is missing")
        ) from None


def seconds(text: str) -> float:
    """Return seconds, from a number or from hours, minutes and seconds (ValueError if invalid)."""
    clock = _CLOCK.fullmatch(text) if ":" in text else None
    if clock is None:
        return number(text)
    hours, minutes, more_minutes, rest = clock.groups()
    rest_s = float(rest.replace(",", "."))
    return 3600 * int(hours or 0) + 60 * int(minutes or more_minutes) + rest_s


_PER_SECOND = {"hhmmss": 1.0, "mmss": 1.0, "ms": 1000.0, "min": 1 / 60}
"""Units of times in the names of their columns; the first are those of times with colons."""


def in_units(*words: str) -> tuple[str, ...]:
    """Return names of columns of times in other units than seconds, as ``column_key`` returns them."""
    return tuple(word + unit for word in words for unit in _PER_SECOND)


def seconds_in(text: str, column: str) -> float:
    """Return seconds from a time in the unit of its column's name (ValueError if invalid)."""
    key = column_key(column)
    unit = next((unit for unit in _PER_SECOND if key.endswith(unit)), "")
    return seconds(text) / (1.0 if ":" in text else _PER_SECOND.get(unit, 1.0))


def maybe_number(text: str | None) -> float | None:
    """Return a number, or None for an empty or missing value (ValueError if invalid)."""
    if text is None or text.strip().lower() in {"", "na", "nan", "none", "null", "n/a"}:
        return None
    return number(text)


def exact(value: float | None) -> str:
    """Return a number with full precision and without exponent; "" for None."""
    return "" if value is None else np.format_float_positional(value, trim="0")


def write_csv(
    path: Path,
    header: Sequence[str],
    rows: Iterable[Sequence[object]],
    *,
    line_end: Literal["\n", "\r\n"] = "\r\n",
    follows_link: bool = True,
) -> int:
    """Write a table, all or nothing, with formulas escaped; return the number of rows.

    Raises WriteError if it cannot be written; an existing file is untouched.

    Parameters
    ----------
    header
        Column names; empty for a format without header.
    follows_link
        As for ``atomic_text``: False for names given by the program.
    """
    n_rows = 0
    with atomic_text(path, follows_link=follows_link) as file:
        writer = csv.writer(file, lineterminator=line_end)
        if header:
            writer.writerow(map(escape_formula, header))
        for row in rows:
            writer.writerow([escape_formula(c) if isinstance(c, str) else c for c in row])
            n_rows += 1
    return n_rows


def column_key(name: str) -> str:
    """Return a normalised column name for R, spreadsheets and Raven: letters and digits."""
    return "".join(filter(str.isalnum, name.lower()))


def escape_formula(text: str) -> str:
    """Return text that spreadsheets do not run as a formula; numbers and time zones stay."""
    is_risky = text.startswith(_TO_ESCAPE) and not _NUMBER_OR_ZONE.fullmatch(text)
    return f"'{text}" if is_risky else text


def unescape_formula(text: str) -> str:
    """Return the text before ``escape_formula``; other apostrophes stay."""
    return text[1:] if text.startswith(_ESCAPED_STARTS) else text
