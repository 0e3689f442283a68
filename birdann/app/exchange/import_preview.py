"""What reading other programs' files would bring, before anything is changed."""

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
    """What one file holds.

    Attributes
    ----------
    format_name
        The format it was read in; "" where it is of none that is known.
    elsewhere
        Annotations of sounds that are not in the project, or could be several recordings.
    unread
        Rows that cannot be read.
    notes
        Why those cannot be read, and what else of the file is not kept.
    questions
        Names of species that could mean several of the project, or be a slip for one.
    failure
        Why the file cannot be read; "" where it can.
    """

    path: Path
    format_name: str
    annotations: int = 0
    recordings: int = 0
    species: int = 0
    elsewhere: int = 0
    unread: int = 0
    notes: tuple[str, ...] = ()
    failure: str = ""
    questions: tuple[NameQuestion, ...] = ()


def preview_annotations(
    reader: ProjectReader,
    paths: Sequence[Path],
    *,
    format_name: str | None = None,
    progress: Progress = silent,
) -> list[FilePreview]:
    """Read annotation files without importing them, and tell what each would bring.

    Parameters
    ----------
    format_name
        A name of ``birdann.formats.registry.FORMATS``; None to tell it from each file.
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
    found, _ = rows.matched(recordings)
    matched = [one for those in found.values() for one in those]
    for one in matched:
        matcher.species_of(one.species, one.other_names)
    return FilePreview(
        path=path,
        format_name=name,
        annotations=rows.n_rows,
        recordings=len(found),
        species=len({one.species for one in matched if one.species}),
        elsewhere=rows.n_rows - len(matched),
        unread=rows.n_unread,
        notes=tuple(rows.notes),
        questions=tuple(matcher.questions),
    )
