"""What backups hold, for choosing one."""

from dataclasses import dataclass
from pathlib import Path

from birdann.core.errors import ProjectFileError
from birdann.core.progress import Progress, silent
from birdann.store import SUFFIX, Counts, Project
from birdann.store.backups import FOLDER_ENDING, Backup, list_backups
from birdann.store.copies import IDENTIFIER

_MAGIC = b"SQLite format 3\0"


@dataclass(frozen=True, slots=True, kw_only=True)
class BackupContents:
    """A backup and its size in the user's terms; ``counts`` None: it cannot be read.

    ``former_name`` is what the project was called when it was made, if its file was renamed since.
    """

    backup: Backup
    counts: Counts | None
    problem: str = ""
    former_name: str = ""


def backup_contents(project_path: Path, *, progress: Progress = silent) -> list[BackupContents]:
    """Return a project's backups with what each holds, newest first.

    Those too that lie beside it under a name that it had before: the same project's by its identifier, and no
    project has that name now.
    """
    backups = [(backup, "") for backup in list_backups(project_path)]
    backups += _of_former_names(project_path)
    backups.sort(key=lambda one: one[0].made_at, reverse=True)
    found = []
    for i, (backup, former_name) in enumerate(backups):
        progress(i / len(backups), backup.path.name)
        counts, problem = None, ""
        try:
            counts = project_counts(backup.path)
        except ProjectFileError as error:
            problem = str(error)
        found.append(
            BackupContents(backup=backup, counts=counts, problem=problem, former_name=former_name)
        )
    return found


def _of_former_names(project_path: Path) -> list[tuple[Backup, str]]:
    own = _identifier(project_path)
    found: list[tuple[Backup, str]] = []
    if own is None:
        return found
    for folder in sorted(project_path.parent.glob(f"*{SUFFIX}{FOLDER_ENDING}")):
        former = folder.with_name(folder.name.removesuffix(FOLDER_ENDING))
        backups = [] if former.exists() else list_backups(former)
        if backups and _identifier(backups[0].path) == own:
            found += [(backup, former.stem) for backup in backups]
    return found


def _identifier(path: Path) -> object:
    """Return what tells a project from others, whatever its file is called; None if that cannot be read."""
    try:
        with Project.open(path, read_only=True) as project:
            return project.settings.get(IDENTIFIER)
    except ProjectFileError:
        return None


def project_counts(path: Path) -> Counts:
    """Return the size of a project that need not be open."""
    with Project.open(path, read_only=True) as project:
        return project.overview.counts()


def looks_like_project(path: Path) -> bool:
    """Return whether a file begins as project files do, whatever has become of the rest."""
    try:
        with path.open("rb") as file:
            return file.read(len(_MAGIC)) == _MAGIC
    except OSError:
        return False
