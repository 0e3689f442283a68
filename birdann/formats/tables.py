"""Untrusted text tables (encoding, separator and rows), and writing tables.

Long: how a table is read depends on how it would be written.
"""

import csv
import io
import os
import re
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from itertools import chain, dropwhile, islice, pairwise
from pathlib import Path
from typing import Literal, TextIO

from birdann.core.errors import BirdannError, TableError
from birdann.core.files.outputs import atomic_text
from birdann.core.message import Message, listed_briefly
from birdann.formats.cells import escape_formula, plain_numbers, unescape_formula
from birdann.formats.encodings import encodings_to_try, known_encoding, open_regular_file

_BLOCK_BYTES = 1 << 20
_MAX_LINES_NAMED = 5
_MAX_CELL = 131_072
_MAX_LINE = 1 << 24
_SEPARATORS = ",;\t"
_IN_FOLDERS = re.compile(r"[/\\]")
_EXCEL_HINT = re.compile(r"sep=(.)", re.IGNORECASE)
_SAMPLE_CHARACTERS = 1 << 16
"""Of a table's beginning, which tells how its numbers are written."""


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

    def record_lines() -> Iterator[str]:
        for text in lines:
            record.append(text)
            yield text

    reader = csv.reader(record_lines(), delimiter=separator)
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


def stream_rows(path: Path, *, quoted: bool = True) -> Iterator[tuple[int, list[str]]]:
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
    encoding = known_encoding(path)
    try:
        with path.open(encoding=encoding, newline="") as file:
            head = file.read(_BLOCK_BYTES)
            separator = guess_separator(head)
            is_unquoted = separator == "\t" and not quoted
            sample = io.StringIO(head[:_SAMPLE_CHARACTERS], newline="")
            first_rows, rows = (
                _split_unquoted(lines)
                if is_unquoted
                else read_rows(lines, separator, is_part=is_part)
                for lines, is_part in ((sample, True), (_bounded_lines(file), False))
            )
            plain = plain_numbers((cell for _, row in first_rows for cell in row), separator)
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


def _bounded_lines(file: TextIO) -> Iterator[str]:
    """Yield the lines of a file (csv.Error for one that would fill the memory)."""
    for line in iter(lambda: file.readline(_MAX_LINE), ""):
        if len(line) == _MAX_LINE:
            raise csv.Error(f"a line has more than {_MAX_LINE >> 20} million characters")
        yield line


def _split_unquoted(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
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


Numbered = tuple[int, TableRow]
"""Line number, and a row that is not blank."""


def lower_keys(header: Iterable[str]) -> tuple[str, ...]:
    """Return lower-case column names without Kaleidoscope's asterisks."""
    return tuple(cell.lower().rstrip("*") for cell in header)


class HeadedTable:
    """A table with a header, of which each loop reads the rows anew, one at a time.

    Raises TableError if it is not text or not a table, or has a column twice with other cells.

    Parameters
    ----------
    keys
        Converts the header to names of cells.
    quoted
        As for ``stream_rows``.
    files
        Columns of sound files, whose paths BirdNET writes without quotes.

    Attributes
    ----------
    header, names
        The columns as they are written, and as ``keys`` names them.
    """

    def __init__(
        self,
        path: Path,
        keys: Callable[[Sequence[str]], Sequence[str]] = lower_keys,
        *,
        quoted: bool = True,
        files: Container[str] = (),
    ) -> None:
        self.path, self._quoted, self._files = path, quoted, files
        rows = stream_rows(path, quoted=quoted)
        _, header = next(rows, (0, list[str]()))
        first = list(islice(rows, 2))
        index = _index_of(header, [cells for _, cells in first])
        self.header: Sequence[str] = [*index, *header]
        self.names = keys(self.header)
        self._begun: Iterator[tuple[int, list[str]]] | None = chain(first, rows)

    def __iter__(self) -> Iterator[Numbered]:
        rows = self._begun or islice(stream_rows(self.path, quoted=self._quoted), 1, None)
        self._begun = None
        repeated = repeated_columns(self.names)
        for row, following in pairwise(chain(rows, (None,))):
            if row is not None:
                refuse_differing(self.path, *row, self.header, repeated)
                is_unended = following is None and not _ends_with_newline(self.path)
                cells = _with_whole_path(row[1], self.names, self._files)
                yield row[0], TableRow(self.names, self.header, cells, is_unended=is_unended)


def _with_whole_path(
    cells: Sequence[str], names: Sequence[str], files: Container[str]
) -> Sequence[str]:
    """Return the cells of a row, with the path of its sound file in one, though it has commas."""
    from birdann.dsp.audio import is_audio_name

    n_more = len(cells) - len(names)
    for i, name in enumerate(names if n_more > 0 else ()):
        *folders, file = cells[i : i + n_more + 1]
        is_path = name in files and is_audio_name(file) and _IN_FOLDERS.search(folders[0])
        if is_path and not any(map(is_audio_name, folders)):
            return [*cells[:i], ",".join([*folders, file]), *cells[i + n_more + 1 :]]
    return cells


def repeated_columns(names: Sequence[str]) -> list[tuple[int, int]]:
    """Return the places of columns of one name: the first, and another."""
    first_of = {key: k for k, key in reversed([*enumerate(names)])}
    return [(first_of[key], k) for k, key in enumerate(names) if key and first_of[key] < k]


def refuse_differing(
    path: Path,
    line: int,
    cells: Sequence[str],
    header: Sequence[str],
    repeated: Iterable[tuple[int, int]],
    error: type[BirdannError] = TableError,
) -> None:
    """Refuse a row with different cells in ``repeated_columns`` (``error``)."""
    for first, again in repeated:
        if cells[first : first + 1] != cells[again : again + 1]:
            raise error(
                Message(
                    "{path}, line {line}: two columns “{name}” differ. Delete or rename one.",
                    path=path,
                    line=line,
                    name=header[again],
                )
            )


def _index_of(header: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Return the missing name of an index, which R and pandas can write without one."""
    is_longer = {len(cells) for cells in rows} == {len(header) + 1}
    is_counted = [cells[0] for cells in rows] in (["0", "1"], ["1", "2"])
    return [""] if is_longer and is_counted else []


def _ends_with_newline(path: Path) -> bool:
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
    """Return the column names in a file's first line, as ``HeadedTable``."""
    from birdann.formats.workbooks import is_workbook

    if is_workbook(path):
        try:
            return frozenset(lower_keys(next(stream_rows(path), (0, list[str]()))[1]))
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
    with open_regular_file(path) as file:
        head = file.read(_BEGINNING_BYTES)
    encoding = next(encodings_to_try(head))
    cut = len(head) - len(head) % 4 if len(head) == _BEGINNING_BYTES else len(head)
    lines = head[:cut].decode(encoding, errors="replace").lstrip("\ufeff").splitlines()
    complete = lines[: -1 if len(lines) > 1 and cut == _BEGINNING_BYTES else None]
    return list(dropwhile(_is_comment, filter(None, complete)))


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
