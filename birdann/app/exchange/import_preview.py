"""Preview of an import, without changing the project."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from birdann.app.exchange.imports import ImportedRows
from birdann.app.species_matching import NameQuestion, SpeciesMatcher
from birdann.app.species_source import species_matcher
from birdann.core.errors import TableError
from birdann.core.progress import Progress, silent
from birdann.core.recording import Recording
from birdann.formats.registry import format_of
from birdann.store import ProjectReader


@dataclass(frozen=True, slots=True, kw_only=True)
class FilePreview:
    """Content of one file."""

    path: Path
    format_name: str  # Its format; "" if unknown.
    annotations: int = 0
    recordings: int = 0
    species: int = 0
    elsewhere: int = 0  # Annotations of sound files that are not in the project, or ambiguous.
    unread: int = 0  # Number of unreadable rows.
    notes: tuple[str, ...] = ()  # Why rows are unreadable, and other content that is not imported.
    failure: str = ""  # Why the file cannot be read; "" if it can.
    questions: tuple[NameQuestion, ...] = ()  # Ambiguous or misspelt species names.


def preview_annotations(
    reader: ProjectReader,
    paths: Sequence[Path],
    *,
    format_name: str | None = None,
    progress: Progress = silent,
) -> list[FilePreview]:
    """Read annotation files without importing, and return the content of each.

    Parameters
    ----------
    format_name
        A name of ``birdann.formats.registry.FORMATS``; None to detect it for each file.
    """
    previews = []
    recordings = reader.recordings.all()
    for i, path in enumerate(paths):
        progress(i / len(paths), path.name)
        previews.append(_preview(recordings, species_matcher(reader), path, format_name))
    return previews


def _preview(
    recordings: Sequence[Recording], matcher: SpeciesMatcher, path: Path, format_name: str | None
) -> FilePreview:
    try:
        name = format_name or format_of(path).name
    except TableError as error:
        return FilePreview(path=path, format_name="", failure=str(error))
    rows = ImportedRows()
    rows.read(path, name)
    if rows.failures:
        return FilePreview(path=path, format_name=name, failure=rows.failures[0].message)
    matches, _ = rows.matched(recordings)
    matched = [one for those in matches.values() for one in those]
    for one in matched:
        matcher.species_of(one.species, one.other_names)
    return FilePreview(
        path=path,
        format_name=name,
        annotations=rows.n_rows,
        recordings=len(matches),
        species=len({one.species for one in matched if one.species}),
        elsewhere=rows.n_rows - len(matched),
        unread=rows.n_unread,
        notes=tuple(rows.notes),
        questions=tuple(matcher.questions),
    )
