"""Tables among dropped files and in dropped folders, recognised by their content."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from birdann.app.exchange.lists import match_files
from birdann.core.errors import ListsError, TableError
from birdann.core.progress import Progress, silent
from birdann.core.recording import Recording
from birdann.formats.registry import format_of, readable_suffixes
from birdann.formats.species_lists import has_labels, read_species_lists
from birdann.store import Project

_LIST_SUFFIXES = (".csv", ".tsv")


def is_table(path: Path) -> bool:
    """Whether a dropped file is a table rather than sound, by its name."""
    return path.suffix.lower() in {*_LIST_SUFFIXES, *readable_suffixes()} and not path.is_dir()


def sorted_tables(
    project: Project, paths: Sequence[Path], progress: Progress = silent
) -> tuple[list[Path], list[Path]]:
    """Return dropped tables of segments, and of species lists.

    A named table is either; in folders only those of a known format, or that list a recording of
    the project, or have the columns of a list and an error that its import then names.
    """
    segments: list[Path] = []
    lists: list[Path] = []
    with project.reader() as reader:
        recordings = reader.recordings.all()
    for path in paths:
        for table in _in_folder(path) if path.is_dir() else (path,):
            progress(0.0, table.name)
            if _has_segments(table):
                segments.append(table)
            elif table is path or _has_lists(recordings, table):
                lists.append(table)
    return segments, lists


def _in_folder(folder: Path) -> Iterator[Path]:
    for parent, inside, names in os.walk(folder):
        inside[:] = sorted(name for name in inside if not name.startswith("."))
        yield from filter(is_table, (Path(parent, name) for name in sorted(names)))


def _has_segments(path: Path) -> bool:
    try:
        return bool(format_of(path))
    except TableError:
        return False


def _has_lists(recordings: Sequence[Recording], path: Path) -> bool:
    if path.suffix.lower() not in _LIST_SUFFIXES:
        return False
    try:
        return bool(match_files(read_species_lists(path).files, recordings).found)
    except ListsError:
        return has_labels(path)
