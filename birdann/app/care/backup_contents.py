"""What backups hold, for choosing one."""

from dataclasses import dataclass
from pathlib import Path

from birdann.core.errors import ProjectFileError
from birdann.core.progress import Progress, silent
from birdann.store import Counts, Project
from birdann.store.backups import Backup, list_backups

_MAGIC = b"SQLite format 3\0"


@dataclass(frozen=True, slots=True, kw_only=True)
class BackupContents:
    """A backup and its size in the user's terms; ``counts`` None: it cannot be read."""

    backup: Backup
    counts: Counts | None
    problem: str = ""


def backup_contents(project_path: Path, *, progress: Progress = silent) -> list[BackupContents]:
    """Return a project's backups with what each holds, newest first."""
    backups = list_backups(project_path)
    found = []
    for i, backup in enumerate(backups):
        progress(i / len(backups), backup.path.name)
        counts, problem = None, ""
        try:
            counts = project_counts(backup.path)
        except ProjectFileError as error:
            problem = str(error)
        found.append(BackupContents(backup=backup, counts=counts, problem=problem))
    return found


def project_counts(path: Path) -> Counts:
    """Return the size of a project that need not be open.

    Raises
    ------
    ProjectFileError
        If it cannot be read.
    """
    with Project.open(path, read_only=True) as project:
        return project.overview.counts()


def looks_like_project(path: Path) -> bool:
    """Return whether a file begins as project files do, whatever has become of the rest."""
    try:
        with path.open("rb") as file:
            return file.read(len(_MAGIC)) == _MAGIC
    except OSError:
        return False
