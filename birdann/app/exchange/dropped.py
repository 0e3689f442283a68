"""Tables among dropped files and in dropped folders, recognised by their content."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from birdann.app.exchange.lists import ReadLists
from birdann.core.errors import BirdannError, TableError
from birdann.formats.registry import format_of, readable_suffixes
from birdann.store import Project

_LIST_SUFFIXES = (".csv", ".tsv")


def is_table(path: Path) -> bool:
    """Whether a dropped file is a table rather than sound, by its name."""
    return path.suffix.lower() in {*_LIST_SUFFIXES, *readable_suffixes()} and not path.is_dir()


def sorted_tables(project: Project, paths: Iterable[Path]) -> tuple[list[Path], list[Path]]:
    """Return dropped tables of segments, and of species lists.

    A named table is either; in folders only those of a known format, or that list a recording of
    the project.
    """
    folders = [path for path in paths if path.is_dir()]
    named = [path for path in paths if path not in folders]
    found = list(_in_folders(folders))
    segments = [path for path in (*named, *found) if _has_segments(path)]
    lists = [path for path in named if path not in segments]
    lists += [one for one in found if one not in segments and _has_lists(project, one)]
    return segments, lists


def _in_folders(folders: Iterable[Path]) -> Iterator[Path]:
    for folder in folders:
        for parent, inside, names in os.walk(folder):
            inside[:] = sorted(name for name in inside if not name.startswith("."))
            yield from filter(is_table, (Path(parent, name) for name in sorted(names)))


def _has_segments(path: Path) -> bool:
    try:
        return bool(format_of(path))
    except TableError:
        return False


def _has_lists(project: Project, path: Path) -> bool:
    try:
        return path.suffix.lower() in _LIST_SUFFIXES and bool(
            ReadLists(project, path).matches.found
        )
    except BirdannError:
        return False
