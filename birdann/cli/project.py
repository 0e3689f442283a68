"""Opening the project that a command was given."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

if TYPE_CHECKING:
    from birdann.app.session import Session
    from birdann.cli.console import Console

SUFFIX = ".birdann"


class Report(Protocol):
    """What a use case tells: a dataclass that can put itself into sentences."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    def lines(self) -> list[str]:
        """Return the report for a person, a line each."""
        ...


def project_path(path: Path) -> Path:
    """Return ``path`` with the suffix of project files."""
    return path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)


def existing_project(path: Path) -> Path:
    """Return the project meant by ``path``, whose suffix may be left out."""
    return path if path.exists() else project_path(path)


@contextmanager
def open_session(path: Path) -> Iterator["Session"]:
    """Open a project for changing and close it whatever happens."""
    from birdann.app.session import Session
    from birdann.app.settings import Settings
    from birdann.store.backups import keep_daily_backups
    from birdann.store.project import Project

    settings = Settings()
    keep_daily_backups(int(settings.get("backups_kept")))
    with Project.open(existing_project(path)) as project:
        yield Session(project, reviewer=str(settings.get("reviewer")))
        if project.backup_problem:
            print(f"birdann: {project.backup_problem}", file=sys.stderr)


def tell(console: "Console", report: Report, key: str | None = None) -> None:
    """Say a report's lines, and add its fields to the JSON result."""
    for line in report.lines():
        console.say(line)
    values = asdict(report)
    console.result({key: values} if key else values)
