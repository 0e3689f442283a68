"""Validation of files beside a project file before SQLite reads them.

SQLite uses any file with the name of its journal or log. A journal that ends in a super-journal
record makes it delete the file named there. birdann never writes such records, as it never changes
two files in one transaction.
"""

import itertools
import os
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path

from birdann.core.errors import ProjectFileError

COMPANIONS = ("-wal", "-shm", "-journal")
"""Endings of the files that SQLite keeps beside an open one."""
_JOURNAL_MAGIC = bytes.fromhex("d9d505f920a163d7")
_WAL_MAGICS = (0x377F0682, 0x377F0683)
_MAX_COOKIE_STEP = 1 << 16
"""A cookie is counted up with each change of the schema."""
_PAGE_SIZES = frozenset(1 << power for power in range(9, 17))
"""Of pages, and of the sectors of a journal."""
_HEAD_BYTES = 100
_FIRST = b"\0\0\0\1"
"""Number of the first page."""


def companions(path: Path) -> list[Path]:
    """Return SQLite's possible side files of a project file."""
    return [path.with_name(path.name + ending) for ending in COMPANIONS]


def check_side_files(path: Path) -> None:
    """Refuse a project with side files that SQLite must not read.

    The files are opened without blocking and only read. Raises ProjectFileError if one of them is
    not a plain file with one name, or a journal or log of another project. See
    https://www.sqlite.org/fileformat.html, sections 3 and 4.
    """
    project_file = path.resolve()
    for companion in companions(project_file):
        try:
            status = os.lstat(companion)
        except OSError:
            continue
        if not stat.S_ISREG(status.st_mode) or status.st_nlink > 1:
            raise ProjectFileError(
                "{path} is a link or not a plain file, so that opening {project} could damage "
                "another file. Copy both to a new folder and open the copy.",
                path=companion,
                project=path,
            )
        if companion.name.endswith("-journal"):
            _check_journal(companion, status.st_size, path, project_file)
        elif companion.name.endswith("-wal"):
            _check_log(companion, path, project_file)


def _check_journal(journal: Path, n_bytes: int, project: Path, project_file: Path) -> None:
    """Refuse a rollback journal that names a super-journal or was left by another project.

    Rolling back cuts the file to the number of pages in the journal's header. It is that in the
    first page, which the journal has if the number changed.
    """
    head, head_of_project = _bytes(journal, 0, 28), _bytes(project_file, 0, _HEAD_BYTES)
    n_pages, sector, page = (_number(head, at) for at in (16, 20, 24))
    own_page = _page_size(head_of_project)
    page = page or own_page  # as SQLite takes it
    is_foreign = n_bytes > 28 and _bytes(journal, n_bytes - 8, 8) == _JOURNAL_MAGIC
    if head.startswith(_JOURNAL_MAGIC) and own_page and {page, sector} <= _PAGE_SIZES:
        records = _records(journal, _journal_offsets(journal, sector, page), 4)
        theirs = next(
            (record[4:] for record in records if record.startswith(_FIRST)), head_of_project
        )
        n_known, n_there = _n_pages(theirs), -(-project_file.stat().st_size // page)
        is_foreign |= page != own_page or _is_of_another(theirs, head_of_project)
        is_foreign |= n_known > 0 and not n_known <= n_pages <= max(n_known, n_there)
    if is_foreign:
        raise _foreign_error(journal, project)


def _check_log(log: Path, project: Path, project_file: Path) -> None:
    """Refuse a write-ahead log that was left by another project.

    A completely closed project has none: bytes 18 and 19 of its header then say so. A log
    without the first page does not change the number of pages. One with it may begin with fewer
    than the project has, if it was copied into the project already.
    """
    head, head_of_project = _bytes(log, 0, 32), _bytes(project_file, 0, _HEAD_BYTES)
    page, own_page = _number(head, 8), _page_size(head_of_project)
    if _number(head, 0) not in _WAL_MAGICS:
        return
    is_foreign = head_of_project[18:20] == b"\1\1"
    if own_page and page in _PAGE_SIZES:
        is_foreign |= page != own_page
        n_pages = 0  # after the last commit
        for frame in _records(log, itertools.count(32, 24 + page), 24):
            if is_foreign or frame[8:16] != head[16:24]:  # an earlier log's
                break
            if frame.startswith(_FIRST):
                n_pages, is_foreign = 0, _is_of_another(frame[24:], head_of_project)
                break
            n_pages = _number(frame, 4) or n_pages
        is_foreign |= 0 < n_pages < _n_pages(head_of_project)
    if is_foreign:
        raise _foreign_error(log, project)


def _journal_offsets(journal: Path, sector: int, page: int) -> Iterator[int]:
    """Yield the places of a journal's records, whose parts begin at sectors."""
    at = 0
    while (head := _bytes(journal, at, 12)).startswith(_JOURNAL_MAGIC):
        n_records, at = _number(head, 8), at + sector
        if n_records in (0, 0xFFFFFFFF):  # not yet counted
            yield from itertools.count(at, page + 8)
        yield from range(at, at + n_records * (page + 8), page + 8)
        at = -(-(at + n_records * (page + 8)) // sector) * sector


def _records(path: Path, offsets: Iterable[int], n_before: int) -> Iterator[bytes]:
    """Yield the beginnings of the records of a journal or log, with what is before their pages."""
    n_bytes = n_before + _HEAD_BYTES
    with path.open("rb") as file:
        for at in offsets:
            if file.seek(at) != at or len(record := file.read(n_bytes)) < n_bytes:
                break
            yield record


def _number(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 4], "big")


def _page_size(first_page: bytes) -> int:
    """Return the page size of a database, or 0."""
    size = int.from_bytes(first_page[16:18], "big")
    size = 1 << 16 if size == 1 else size
    return size if size in _PAGE_SIZES else 0


def _n_pages(first_page: bytes) -> int:
    """Return the number of pages of a database, or 0 if its header does not have it."""
    is_valid = first_page[24:28] == first_page[92:96]
    return _number(first_page, 28) if is_valid else 0


def _is_of_another(first_page: bytes, head_of_project: bytes) -> bool:
    """Return whether a first page is of another database, by its random schema cookie."""
    step = _number(first_page, 40) - _number(head_of_project, 40)
    return (step + _MAX_COOKIE_STEP) % (1 << 32) > 2 * _MAX_COOKIE_STEP


def _foreign_error(companion: Path, project: Path) -> ProjectFileError:
    return ProjectFileError(
        "{path} does not belong to {project}, and opening the project with it could change or "
        "delete other files. It was kept. Move it away, then open the project again.",
        path=companion,
        project=project,
    )


def _bytes(path: Path, start: int, count: int) -> bytes:
    """Return some bytes of a plain file, or fewer at its end."""
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    try:
        descriptor = os.open(path, flags | getattr(os, "O_BINARY", 0))
    except OSError:
        return b""
    with os.fdopen(descriptor, "rb") as file:
        if start < 0 or not stat.S_ISREG(os.fstat(descriptor).st_mode):
            return b""
        file.seek(start)
        return file.read(count)
