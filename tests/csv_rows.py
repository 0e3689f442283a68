"""Rows of written tables."""

import csv
from pathlib import Path


def csv_rows(
    path: str | Path, *, encoding: str = "utf-8", delimiter: str = ","
) -> list[dict[str, str]]:
    """Return the rows of a table under its headings."""
    with Path(path).open(newline="", encoding=encoding) as file:
        return list(csv.DictReader(file, delimiter=delimiter))
