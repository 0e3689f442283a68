"""JSON files of unknown origin."""

import json
from pathlib import Path
from typing import Any, TypeAlias

from birdann.core.errors import TableError
from birdann.formats.tables import read_text

Json: TypeAlias = Any
"""A JSON value whose form is not known until it is looked at."""


def read_json(path: Path) -> Json:
    """Return what a JSON file holds.

    Raises
    ------
    TableError
        If it cannot be read, is no JSON, or is nested without end.
    """
    try:
        return json.loads(read_text(path, TableError).content)
    except (ValueError, RecursionError) as error:
        raise TableError(f"{path} is no JSON that can be read ({error}).") from error


def beginning(path: Path) -> str:
    """Return the first characters of a file without its white space."""
    with path.open("rb") as file:
        return "".join(file.read(2000).decode("utf-8-sig", errors="replace").split())
