"""Contents of backups."""

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
    """A backup and its contents; ``counts`` is None if it cannot be read.

    ``former_name`` is the name of the project at that time, if it was renamed since.
    """

    backup: Backup
    counts: Counts | None
    problem: str = ""
    former_name: str = ""


def backup_contents(project_path: Path, *, progress: Progress = silent) -> list[BackupContents]:
    """Return a project's backups with their contents, latest first.

    Includes backups under a former name of the project, if they have its identifier and no other
    project has that name now.
    """
    backups = [(backup, "") for backup in list_backups(project_path)]
    backups += _of_former_names(project_path)
    backups.sort(key=lambda one: one[0].made_at, reverse=True)
    contents = []
    for i, (backup, former_name) in enumerate(backups):
        progress(i / len(backups), backup.path.name)
        counts, problem = None, ""
        try:
            counts = project_counts(backup.path)
        except ProjectFileError as error:
            problem = str(error)
        contents.append(
            BackupContents(backup=backup, counts=counts, problem=problem, former_name=former_name)
        )
    return contents


def _of_former_names(project_path: Path) -> list[tuple[Backup, str]]:
    identifier = _identifier(project_path)
    matching: list[tuple[Backup, str]] = []
    if identifier is None:
        return matching
    for folder in sorted(project_path.parent.glob(f"*{SUFFIX}{FOLDER_ENDING}")):
        former = folder.with_name(folder.name.removesuffix(FOLDER_ENDING))
        backups = [] if former.exists() else list_backups(former)
        if backups and _identifier(backups[0].path) == identifier:
            matching += [(backup, former.stem) for backup in backups]
    return matching


def _identifier(path: Path) -> object:
    """Return a project's identifier, whatever its file name; None if unreadable."""
    try:
        with Project.open(path, read_only=True) as project:
            return project.settings.get(IDENTIFIER)
    except ProjectFileError:
        return None


def project_counts(path: Path) -> Counts:
    """Return the counts of a project that is not open."""
    with Project.open(path, read_only=True) as project:
        return project.overview.counts()


def looks_like_project(path: Path) -> bool:
    """Whether a file starts like a project file."""
    try:
        with path.open("rb") as file:
            return file.read(len(_MAGIC)) == _MAGIC
    except OSError:
        return False
