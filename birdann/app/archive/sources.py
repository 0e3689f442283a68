"""Sound files of an archive, found lazily."""

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from birdann.app.maintenance.adding import sound_in
from birdann.app.reports import Failure, PassedOver
from birdann.core.errors import ArchiveError
from birdann.core.ids import content_id, id_text
from birdann.core.message import Message

_MAX_LINE = 1 << 16
_MAX_SITE_BYTES = 200


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A sound file of an archive."""

    path: str  # Absolute path for workers.
    # The first folder below the source; for files in lists or directly in the source, their folder
    # or drive. Long names are truncated.
    site: str
    size_bytes: int
    mtime_ns: int = 0
    # Hash of all its bytes, where another file of the archive has the same ``content_hash``.
    whole_hash: str = ""

    def call_id(self, content_hash: str, *content: str | float | None) -> str:
        """Return the stable identifier of a call in its sound."""
        distinction = (self.whole_hash,) if self.whole_hash else ()
        return id_text(content_id(content_hash, *distinction, *content))


def must_be_there(sources: Sequence[Path]) -> None:
    """Check that folders and lists exist."""
    for source in sources:
        if not source.exists():
            raise ArchiveError(
                "{source} does not exist. Give folders, or lists of paths.", source=source
            )


def sound_files(
    sources: Sequence[Path], failures: list[Failure], passed_over: list[PassedOver]
) -> Iterator[SourceFile]:
    """Yield the sound files of folders and lists of paths, folder by folder.

    Parameters
    ----------
    sources
        Folders, sound files, and text files with a path on each line (UTF-8; relative ones count
        from the list's folder).
    failures
        Receives unreadable places.
    passed_over
        Receives folders of deleted files with sound.
    """
    from birdann.dsp.audio import is_audio_name

    for given in sources:
        source = Path(os.path.abspath(given))
        if source.is_dir():
            for path in sound_in(source, failures, passed_over):
                below = path.relative_to(source).parts
                yield from _inspect_file(
                    path, below[0] if len(below) > 1 else source.name, failures
                )
        elif is_audio_name(source.name):
            yield from _inspect_file(source, source.parent.name, failures)
        else:
            for path in _paths_in_table(source):
                yield from _inspect_file(path, path.parent.name, failures)


def _paths_in_table(table: Path) -> Iterator[Path]:
    try:
        with table.open(encoding="utf-8-sig") as file:
            while line := file.readline(_MAX_LINE):
                if name := line.strip():
                    yield Path(os.path.abspath(table.parent / name))
    except (OSError, ValueError) as error:  # no text, or no file
        reason = error.strerror if isinstance(error, OSError) else Message("not a text file")
        raise ArchiveError(
            "{table} is neither a folder nor a readable list of paths ({reason}). Give folders "
            "with sound, or a text file with one path per line.",
            table=table,
            reason=reason,
        ) from error


def _inspect_file(path: Path, site: str, failures: list[Failure]) -> Iterator[SourceFile]:
    try:
        seen = os.stat(path)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        message = Message("{path} cannot be read: {reason}.", path=path, reason=reason)
        failures.append(Failure(path=str(path), message=message))
        return
    yield SourceFile(str(path), _site(site or path.anchor), seen.st_size, seen.st_mtime_ns)


def _site(name: str) -> str:
    """Return a site name short enough for a folder name."""
    name_bytes = name.encode()
    if len(name_bytes) <= _MAX_SITE_BYTES:
        return name
    begin = name_bytes[: _MAX_SITE_BYTES - 10].decode(errors="ignore")
    return f"{begin}~{blake2b(name_bytes, digest_size=4).hexdigest()}"


def group_files(
    files: Iterable[SourceFile], *, max_bytes: int, max_files: int
) -> Iterator[tuple[SourceFile, ...]]:
    """Yield neighbouring files of one folder and site together, within limits."""
    group: list[SourceFile] = []
    size_bytes = 0
    for file in files:
        is_full = len(group) >= max_files or size_bytes + file.size_bytes > max_bytes
        if group and (is_full or _folder_and_site(file) != _folder_and_site(group[0])):
            yield tuple(group)
            group, size_bytes = [], 0
        group.append(file)
        size_bytes += file.size_bytes
    if group:
        yield tuple(group)


def _folder_and_site(file: SourceFile) -> tuple[str, str]:
    return os.path.dirname(file.path), file.site
