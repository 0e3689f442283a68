"""Opening the project given to a command."""

import gc
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from birdann.cli.console import warn
from birdann.core.errors import ProjectFileError, SampleError, WriteError
from birdann.core.message import Message, listed_briefly

if TYPE_CHECKING:
    from birdann.app.session import Session
    from birdann.cli.console import Console
    from birdann.core.ids import RunId
    from birdann.core.recording import Recording
    from birdann.store import ProjectReader
    from birdann.store.project import Project

_MAX_LISTED = 5
_MADE_BETWEEN_COLLECTIONS = 50_000
"""Objects; at Python's 700 a fifth of an import of many rows is the search for circles."""
SUFFIX = ".birdann"


class HasLines(Protocol):
    """A report of a use case, convertible to sentences."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    def lines(self) -> list[str]:
        """Return the report as lines of text."""
        ...


def recordings_under(recordings: "Sequence[Recording]", path_or_folder: str) -> "list[Recording]":
    """Return the recordings at or below a path in the project; all for ""."""
    folder = path_or_folder.replace("\\", "/").rstrip("/")
    found = [
        r for r in recordings if not folder or r.path == folder or r.path.startswith(folder + "/")
    ]
    if recordings and not found:
        raise ProjectFileError(
            "No recording or folder is called {name}. Recordings have names such as {example}.",
            name=path_or_folder,
            example=recordings[0].path,
        )
    return found


def project_path(path: Path) -> Path:
    """Return ``path`` with the suffix of project files."""
    if path.name in {"", ".."}:
        raise ProjectFileError("{path} is a folder. Name a project file in it.", path=path)
    return path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)


def existing_project(path: Path) -> Path:
    """Return the path of an existing project; the suffix may be omitted."""
    return path if os.path.exists(path) else project_path(path)


@contextmanager
def open_session(path: Path, *, allow_outside: bool | None = None) -> Iterator["Session"]:
    """Open a project for changing and close it whatever happens.

    Parameters
    ----------
    allow_outside
        Whether sound files outside its folder may be read without asking; None for commands that read no sound.
    """
    from birdann.app.maintenance.allowed_folders import open_project
    from birdann.app.session import Session
    from birdann.app.settings import Settings
    from birdann.store.backups import keep_daily_backups

    gc.set_threshold(_MADE_BETWEEN_COLLECTIONS, *gc.get_threshold()[1:])
    settings = Settings()
    keep_daily_backups(int(settings.get("backups_kept")))
    with open_project(existing_project(path)) as project:
        if allow_outside is not None:
            _allow_or_report_sound(project, allow_outside)
        yield Session(project, reviewer=str(settings.get("reviewer")))
        for problem in filter(None, (project.backup_problem, project.notice)):
            warn(problem)


@contextmanager
def open_sounding(path: Path, *, allow_outside: bool | None = None) -> Iterator["Project"]:
    """Open a project for reading; ``allow_outside`` as in ``open_session``."""
    from birdann.app.maintenance.allowed_folders import open_project

    with open_project(existing_project(path), read_only=True) as project:
        if allow_outside is not None:
            _allow_or_report_sound(project, allow_outside)
        yield project


def find_run(reader: "ProjectReader", text: str) -> "RunId":
    """Return the run with the given name."""
    from birdann.core.ids import RunId, id_of_text

    key = id_of_text(text)
    if key is None or all(run.id != key for run in reader.runs.all()):
        raise SampleError(
            "{path} has no run {run}. Results and exports list the runs.",
            path=reader.path,
            run=text,
        )
    return RunId(key)


def _allow_or_report_sound(project: "Project", allow_outside: bool) -> None:
    """Allow sound outside the project's folder if requested; otherwise print a notice."""
    from birdann.app.maintenance.allowed_folders import allow_folders

    folders = project.unallowed_folders()
    if not folders:
        return
    if allow_outside or _is_allowed_by_hand(project, folders):
        try:
            allow_folders(project, folders)
        except WriteError as error:
            warn(str(error))
        return
    warn(
        Message(
            "{name} refers to sound outside its own folder ({folders}), which is not read. Allow it "
            "with --allow-outside.",
            name=project.path.name,
            folders=_folders_text(folders),
        )
    )


def _is_allowed_by_hand(project: "Project", folders: Mapping[Path, int]) -> bool:
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        return False
    warn(
        Message(
            "{name} was made elsewhere and refers to sound outside its own folder: {folders}. Allow "
            "this from now on? [y/N] ",
            name=project.path.name,
            folders=_folders_text(folders),
        ),
        end="",
    )
    return sys.stdin.readline().strip().lower() in {"y", "yes"}


def _folders_text(folders: Mapping[Path, int]) -> str:
    folder_texts = [
        Message("{n} in {folder}", n=f"{n:,}", folder=path) for path, n in folders.items()
    ]
    return listed_briefly(folder_texts, _MAX_LISTED)


def print_report(console: "Console", report: HasLines, key: str | None = None) -> None:
    """Print a report, and add its fields to the JSON result."""
    for line in report.lines():
        console.print_line(line)
    values = asdict(report)
    console.add_result({key: values} if key else values)
