"""Validation of files beside a project file before SQLite reads them.

SQLite uses any file with the name of its journal or log. A journal that ends in a super-journal
record makes it delete the file named there. birdann never writes such records, as it never changes
two files in one transaction.
"""

import os
import stat
from pathlib import Path

from birdann.core.errors import ProjectFileError

COMPANIONS = ("-wal", "-shm", "-journal")
"""Endings of the files that SQLite keeps beside an open one."""
_JOURNAL_MAGIC = bytes.fromhex("d9d505f920a163d7")
_WAL_MAGICS = (0x377F0682, 0x377F0683)
_MAX_COOKIE_STEP = 1 << 16
"""A cookie is counted up with each change of the schema."""
_PAGE_SIZES = frozenset(1 << power for power in range(9, 17))


def companions(path: Path) -> list[Path]:
    """Return SQLite's possible side files of a project file."""
    return [path.with_name(path.name + ending) for ending in COMPANIONS]


def check_side_files(path: Path) -> None:
    """Refuse a project with side files that SQLite must not read.

    The files are opened without blocking and only read.

    Raises
    ------
    ProjectFileError
        If one of them is not a plain file with one name, or a journal or log of another project.
        See https://www.sqlite.org/fileformat.html, sections 3 and 4.
    """
    home = path.resolve()
    for companion in companions(home):
        try:
            found = os.lstat(companion)
        except OSError:
            continue
        if not stat.S_ISREG(found.st_mode) or found.st_nlink > 1:
            raise ProjectFileError(
                "{path} is a link or not a plain file, so that opening {project} could damage "
                "another file. Copy both to a new folder and open the copy.",
                path=companion,
                project=path,
            )
        if companion.name.endswith("-journal"):
            _check_journal(companion, found.st_size, path, home)
        elif companion.name.endswith("-wal"):
            _check_log(companion, path, home)


def _page_size(path: Path) -> int | None:
    """Return the page size of a database file, or None."""
    head = _bytes(path, 16, 2)
    size = int.from_bytes(head, "big")
    size = 1 << 16 if size == 1 else size
    return size if size in _PAGE_SIZES else None


def _check_journal(journal: Path, n_bytes: int, project: Path, home: Path) -> None:
    """Refuse a rollback journal that names a super-journal or was left by another project."""
    head = _bytes(journal, 0, 28)
    names_another = _bytes(journal, n_bytes - 8, 8) == _JOURNAL_MAGIC and n_bytes > 28
    sector, page = (int.from_bytes(head[at : at + 4], "big") for at in (20, 24))
    if names_another or (
        head.startswith(_JOURNAL_MAGIC)
        and _is_of_another(home, page, journal, first=sector, before=4, after=4)
    ):
        raise _foreign(journal, project)


def _check_log(log: Path, project: Path, home: Path) -> None:
    """Refuse a write-ahead log that was left by another project.

    A completely closed project has none: bytes 18 and 19 of its header then say so.
    """
    head = _bytes(log, 0, 32)
    if int.from_bytes(head[:4], "big") not in _WAL_MAGICS:
        return
    page = int.from_bytes(head[8:12], "big")
    if _bytes(home, 18, 2) == b"\1\1" or _is_of_another(
        home, page, log, first=32, before=24, after=0
    ):
        raise _foreign(log, project)


def _is_of_another(
    home: Path, page_size: int, companion: Path, *, first: int, before: int, after: int
) -> bool:
    """Return whether the pages in a journal or log are of another database.

    The page size and the random schema cookie in the first page (byte 40) tell. A torn or empty
    header is left to SQLite.

    Parameters
    ----------
    first, before, after
        Position of the first page's record, and its bytes around the page; the first four are the
        page's number.
    """
    own_size = _page_size(home)
    if own_size is None or page_size not in _PAGE_SIZES:
        return False
    if page_size != own_size:
        return True
    with companion.open("rb") as file:
        at = first
        while file.seek(at) == at and len(head := file.read(before + 44)) == before + 44:
            if head.startswith(b"\0\0\0\1"):
                theirs = int.from_bytes(head[before + 40 :], "big")
                ours = int.from_bytes(_bytes(home, 40, 4), "big")
                return (theirs - ours + _MAX_COOKIE_STEP) % (1 << 32) > 2 * _MAX_COOKIE_STEP
            at += before + page_size + after
    return False


def _foreign(companion: Path, project: Path) -> ProjectFileError:
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
