"""Checking and repairing a project, locating its sound files, and contents of backups."""

import os
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from birdann.app.commands import AddRecordings
from birdann.app.maintenance.adding import find_audio
from birdann.app.maintenance.allowed_folders import allow_folders, allow_named, open_project
from birdann.app.reports import (
    Failure,
    PassedOver,
    Report,
    failures_field,
    folders_passed_over,
    report_field,
)
from birdann.app.session import Session
from birdann.core.errors import AudioError, ProjectFileError, SoundNotAllowedError
from birdann.core.files.outputs import DATABASE_HEAD
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.core.recording import Recording
from birdann.dsp.identity import content_hash
from birdann.store import SUFFIX, Counts, Project
from birdann.store.backups import FOLDER_ENDING, Backup, list_backups
from birdann.store.copies import IDENTIFIER
from birdann.store.examination import apply_repairs, examine


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
    backups += _find_renamed_backups(project_path)
    backups.sort(key=lambda each_backup: each_backup[0].made_at, reverse=True)
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


def _find_renamed_backups(project_path: Path) -> list[tuple[Backup, str]]:
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
            return file.read(len(DATABASE_HEAD)) == DATABASE_HEAD
    except OSError:
        return False


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckReport(Report):
    """Result of a check."""

    recordings: int
    repaired: tuple[str, ...] = report_field(title=Message("Repaired"))
    damage: tuple[str, ...] = report_field(
        title=Message("Errors in the project file (repair them with --repair, or birdann restore)")
    )
    missing: tuple[str, ...] = report_field(
        title=Message("Missing sound files (find moved ones with birdann locate)")
    )
    changed: tuple[str, ...] = report_field(title=Message("Changed sound files"))
    unasked: tuple[str, ...] = report_field(
        title=Message(
            "Sound outside the project's folder, not checked (allow it with --allow-outside)"
        )
    )

    @property
    def n_problems(self) -> int:
        """Number of remaining problems."""
        return len(self.damage) + len(self.missing) + len(self.changed)

    def lines(self) -> list[str]:
        """Return the whole report; that all is well comes last."""
        checked = Message.counted(
            "Checked the project and %Ln sound file.",
            "Checked the project and %Ln sound files.",
            self.recordings,
        )
        out = [checked, *Report.lines(self)]
        return out if self.n_problems or self.unasked else [*out, Message("No problems found.")]


@dataclass(frozen=True, slots=True, kw_only=True)
class RelinkReport(Report):
    """Result of locating missing files."""

    # Recordings that were found: (path before, path now).
    relocated: tuple[tuple[str, str], ...] = report_field(
        "Found %Ln recording again.",
        "Found %Ln recordings again.",
        always=True,
        title=Message("Found"),
        show=lambda pair: Message("{before} is now {now}", before=pair[0], now=pair[1]),
    )
    # missing: Recordings that were not found.
    missing: tuple[str, ...] = report_field(title=Message("Still missing"))
    different: tuple[str, ...] = report_field(
        title=Message("Same name, but different sound (not used)")
    )
    passed_over: tuple[PassedOver, ...] = folders_passed_over()
    failures: tuple[Failure, ...] = failures_field(
        "%Ln file could not be read:", "%Ln files could not be read:"
    )


def check(
    path: str | os.PathLike[str],
    *,
    repair: bool = False,
    allow_outside: bool = False,
    progress: Progress = silent,
) -> CheckReport:
    """Check a project file, and that the content of its sound files is unchanged.

    Parameters
    ----------
    repair
        Whether to repair losslessly, after a backup; otherwise the project is read-only.
    allow_outside
        Whether to allow the project to read sound outside its folder.
    """
    target = Path(os.path.abspath(path))
    progress(0.0, Message("Looking through the project"))
    repaired: list[str] = []
    if repair:
        with Project.open(target) as project:
            repaired = [
                Message("{message} Now {remedy}.", message=f.message, remedy=f.remedy)
                for f in apply_repairs(project)
            ]
    findings = examine(target)
    with open_project(target, read_only=True) as project:
        recordings = [] if findings else project.recordings.all()
        if allow_outside and recordings:
            allow_folders(project, project.unallowed_folders())
        audio_findings = find_missing(project, recordings, progress=progress)
    return CheckReport(
        recordings=len(recordings),
        damage=tuple(
            Message("{message} With --repair, {remedy}.", message=f.message, remedy=f.remedy)
            if f.remedy
            else f.message
            for f in findings
        ),
        repaired=tuple(repaired),
        missing=tuple(r.path for r in audio_findings.missing),
        changed=tuple(r.path for r in audio_findings.changed),
        unasked=tuple(r.path for r in audio_findings.unasked),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class MissingRecordings:
    """Recordings whose file is missing, changed, or not allowed."""

    missing: tuple[Recording, ...]
    changed: tuple[Recording, ...]
    unasked: tuple[Recording, ...] = ()


def relink(
    session: Session,
    folder: str | os.PathLike[str],
    *,
    progress: Progress = silent,
) -> RelinkReport:
    """Locate missing and changed files of recordings, in one step of undo.

    Files are identified by their sound; those of the same name are tried first, then all of the
    same size.
    """
    if not os.path.exists(folder):
        raise AudioError(
            "{path} does not exist. See whether it was moved or renamed.", path=folder
        )
    project = session.project
    known = find_missing(project, project.recordings.all())
    candidates, failures, passed_over = find_audio([folder])
    search = _Search(project, candidates)
    lost = [*known.missing, *known.changed, *known.unasked]
    moved: list[Recording] = []
    paths: list[Path] = []
    for i, recording in enumerate(lost):
        progress(i / len(lost), Message("Looking for {name}", name=recording.name))
        path = search.find_file(recording)
        if path is not None:
            paths.append(path)
            moved.append(replace(recording, path=project.stored_path(path)))
    allow_named(project, [], paths)
    if moved:
        project.back_up()
        session.execute(AddRecordings(moved))
    progress(1.0, Message("Done"))
    now = {r.id: r.path for r in moved}
    return RelinkReport(
        relocated=tuple((r.path, now[r.id]) for r in lost if r.id in now),
        missing=tuple(r.path for r in lost if r.id not in now),
        different=tuple(str(p) for p in search.different),
        passed_over=tuple(passed_over),
        failures=(*failures, *search.failures),
    )


class _Search:
    """Files by name and size; hashed lazily, once."""

    def __init__(self, project: Project, candidates: Sequence[Path]) -> None:
        self.different: list[Path] = []
        self.failures: list[Failure] = []
        self._hashes: dict[Path, str] = {}
        self._taken = {project.display_path(r) for r in project.recordings.all()}
        self._by_name: dict[str, list[Path]] = defaultdict(list)
        self._by_size: dict[int, list[Path]] = defaultdict(list)
        for path in candidates:
            self._by_name[path.name.casefold()].append(path)
            try:
                self._by_size[path.stat().st_size].append(path)
            except OSError as error:
                self._fail(
                    path,
                    Message("{path} cannot be read: {reason}.", path=path, reason=error.strerror),
                )

    def find_file(self, recording: Recording) -> Path | None:
        """Return a file with the recording's sound that no other recording uses."""
        of_name = self._by_name.get(recording.name.casefold(), [])
        for path in (*of_name, *self._by_size.get(recording.size_bytes, [])):
            if path not in self._taken and self._hash(path) == recording.content_hash:
                self._taken.add(path)
                return path
        self.different += [path for path in of_name if path not in self._taken]
        return None

    def _hash(self, path: Path) -> str:
        if path not in self._hashes:
            try:
                self._hashes[path] = content_hash(path)
            except AudioError as error:
                self._hashes[path] = ""
                self._fail(path, str(error))
        return self._hashes[path]

    def _fail(self, path: Path, message: str) -> None:
        self.failures.append(Failure(path=str(path), message=message))


def find_missing(
    project: Project, recordings: Sequence[Recording], *, progress: Progress = silent
) -> MissingRecordings:
    """Check the sound files of recordings."""
    missing: list[Recording] = []
    changed: list[Recording] = []
    unasked: list[Recording] = []
    for i, recording in enumerate(recordings):
        progress(i / len(recordings), Message("Looking at {name}", name=recording.name))
        try:
            if content_hash(project.audio_path(recording)) != recording.content_hash:
                changed.append(recording)
        except SoundNotAllowedError:
            unasked.append(recording)
        except AudioError:
            missing.append(recording)
    return MissingRecordings(
        missing=tuple(missing), changed=tuple(changed), unasked=tuple(unasked)
    )
