"""What is read of a table, held against what it says."""

from collections.abc import Mapping
from functools import reduce
from pathlib import Path
from typing import Any

from birdann.formats.authorship import author_of
from birdann.formats.records import Annotation, FileNote, Format, RowError
from birdann.formats.registry import format_of


def read(
    path: Path, text: str, reader: Format | None = None
) -> tuple[list[Annotation], list[RowError], list[str]]:
    """Return rows, errors and notes of a table, by default of the format that it seems to have."""
    path.write_text(text, encoding="utf-8", newline="")
    found = list((reader or format_of(path)).read(path))
    rows = [row for row in found if isinstance(row, Annotation)]
    notes = [row.message for row in found if isinstance(row, FileNote)]
    errors = [row for row in found if isinstance(row, RowError) and not isinstance(row, FileNote)]
    return rows, errors, notes


def field_of(row: Annotation, name: str) -> Any:
    """Return a field of a row, or of one of its parts if it has that; "author" is whose it is."""
    if name == "author":
        return author_of(row)
    return reduce(lambda one, part: one and getattr(one, part), name.split("."), row)


def require(path: Path, text: str, says: Mapping[str, Any], reader: Format | None = None) -> None:
    """Hold the rows of a table against what it says.

    Parameters
    ----------
    says
        Of some fields the value in each row, "format" its name, "errors" their lines and words in
        them, "notes" words in each of these.
    """
    rows, errors, notes = read(path, text, reader)
    for field in says.keys() - {"format", "errors", "notes"}:
        assert [field_of(row, field) for row in rows] == says[field]
    assert "format" not in says or format_of(path).name == says["format"]
    expected = says.get("errors", [])
    assert [error.line for error in errors] == [line for line, _ in expected]
    for error, (_, words) in zip(errors, expected, strict=True):
        assert words in error.message
        assert len(error.message) < 100
    assert all(words in note for note, words in zip(notes, says.get("notes", []), strict=True))
