"""Working through an archive: which task is next, what came of each, how far it is."""

import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol

from birdann.app.archive.folder import ResultsFolder, failures_of, group_name, path_key
from birdann.app.archive.pool import Workers, WorkersLostError, workers
from birdann.app.archive.sources import (
    SourceFile,
    grouped,
    must_be_there,
    sound_files,
)
from birdann.app.archive.tables import read_table, tables_of
from birdann.app.archive.tasks import (
    CALLS,
    RECORDINGS,
    Labelled,
    LabelTask,
    Outlined,
    OutlineTask,
    label,
    outline,
)
from birdann.app.commands.base import counted
from birdann.app.reports import Failure, failure_lines
from birdann.core.errors import ArchiveError, AudioError
from birdann.core.files import outputs
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.dsp.identity import content_hash

GROUP_BYTES, GROUP_FILES = 2 << 30, 1000
"""Most sound whose calls go into one table."""
TASK_BYTES, TASK_FILES = 64 << 20, 100
"""Most sound of short recordings in one task: about ten minutes."""
TASKS_PER_THREAD = 16
"""Most tasks that were given and did not come back; new ones are given when half of them have."""
_TRIES = 2
_NO_RECORDING = Labelled(files=(), n_calls=0, failures=())


class TaskPool(Protocol):
    """What runs tasks; see ``birdann.app.archive.pool``."""

    dashboard: str

    @property
    def n_under_way(self) -> int:
        """Tasks that were given and did not come back."""

    def n_threads(self) -> int:
        """Return how many tasks can run at once."""

    def submit(self, work: Callable[[Any], Any], task: object, *, is_urgent: bool = False) -> None:
        """Hand a task to the workers."""

    def finished(self) -> Iterator[tuple[Any, Any]]:
        """Yield (task, result) of what is done."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchiveReport:
    """What came of an archive so far.

    Attributes
    ----------
    n_new, new_s
        Recordings done by this call, and their length.
    n_recordings, sound_s, n_calls
        Of all that is done.
    seconds
        That this call took.
    n_duplicates
        Files with the same sound as another, which was counted once.
    """

    folder: Path
    n_new: int
    new_s: float
    n_recordings: int
    sound_s: float
    n_calls: int
    seconds: float
    n_duplicates: int
    failures: tuple[Failure, ...]

    def lines(self) -> list[str]:
        """Return the report as sentences."""
        out = [
            f"Done now: {counted(self.n_new, 'recording')}, {_hours(self.new_s)} of sound, in "
            f"{self.seconds:.0f} s.",
            f"In {self.folder}: {counted(self.n_recordings, 'recording')}, "
            f"{_hours(self.sound_s)} of sound, {counted(self.n_calls, 'call')}.",
        ]
        if self.n_duplicates:
            out.append(f"Files with the same sound as another, counted once: {self.n_duplicates}.")
        return out + failure_lines(self.failures, "could not be worked on")


@dataclass(slots=True)
class _Group:
    """Recordings whose calls go into one table."""

    name: str
    open_files: int
    n_shares_left: dict[str, int] = field(default_factory=dict)
    outlined: list[Outlined] = field(default_factory=list)
    failed: list[Outlined] = field(default_factory=list)
    shares: dict[str, Outlined] = field(default_factory=dict)


def run_archive(
    model: Path,
    sources: Sequence[Path],
    out: Path,
    *,
    wanted: Workers,
    has_measurements: bool = False,
    min_score: float = 0.05,
    joins_pieces: bool = True,
    verifies: bool = False,
    say: Callable[[str], None] = lambda _: None,
    progress: Progress = silent,
) -> ArchiveReport:
    """Find, outline and label every sound in an archive.

    Parameters
    ----------
    model
        A model file.
    sources
        As for ``sound_files``.
    out
        Folder of the results, on a file system that the workers share; what is done there is
        not done again.
    wanted
        Which workers.
    has_measurements, least_score, joins_pieces
        As in ``ArchiveSettings``.
    verifies
        Whether the content of all tables and sound that are done is checked, which reads them.
    say
        Told where Dask shows what happens.
    progress
        Called several times a second; may raise ``Cancelled``, and what is done is then kept.

    Raises
    ------
    ArchiveError
        If sources, results or scheduler are not there, or not what they should be.
    ModelError
        If the model cannot be used.
    WriteError
        If there is no room for the results.
    """
    must_be_there(sources)
    outputs.require_apart(out, sources)
    progress(0.0, Message("Looking at what is done"))
    with ResultsFolder.begun(
        out,
        model,
        has_measurements=has_measurements,
        min_score=min_score,
        joins_pieces=joins_pieces,
    ) as folder:
        if verifies:
            for kind in (CALLS, RECORDINGS):
                for table in tables_of(folder.path, kind):
                    read_table(folder.path, table)
        progress(0.0, Message("Starting the workers"))
        with workers(wanted) as pool:
            say(f"Dask shows what happens at {pool.dashboard}")
            return ArchiveWork(folder, sources, pool, progress, verifies=verifies).done()


class ArchiveWork:
    """Keeps workers busy with the files of an archive, a bounded number of tasks at a time."""

    def __init__(
        self,
        folder: ResultsFolder,
        sources: Sequence[Path],
        pool: TaskPool,
        progress: Progress = silent,
        *,
        group_bytes: int = GROUP_BYTES,
        task_bytes: int = TASK_BYTES,
        verifies: bool = False,
    ) -> None:
        self._folder, self._pool, self._progress = folder, pool, progress
        self._sources, self._task_bytes = sources, task_bytes
        self._unseen: list[Failure] = []
        self._seen: set[int] = set()
        self._verifies = verifies
        self.n_duplicates = 0
        self._groups = grouped(self._files(), max_bytes=group_bytes, max_files=GROUP_FILES)
        self._waiting: deque[OutlineTask] = deque()
        self._group_of: dict[str, _Group] = {}
        self._labelling: dict[str, _Group] = {}
        self._tries: dict[str, int] = {}
        self._began_s = time.monotonic()
        self._before = folder.n_recordings, folder.sound_s
        self._bytes_done = 0
        self._total = _Total(sources, folder)

    def done(self) -> ArchiveReport:
        """Do what is not done yet, and return what came of it."""
        with closing(self._total):
            while True:
                self._fill()
                if not self._pool.n_under_way and not self._waiting:
                    break
                for task, result in self._pool.finished():
                    self._take(task, result)
                self._tell()
        if not self._folder.failures and not self._unseen:
            self._folder.clear_unfinished()
        n_before, s_before = self._before
        return ArchiveReport(
            folder=self._folder.path,
            n_new=self._folder.n_recordings - n_before,
            new_s=self._folder.sound_s - s_before,
            n_recordings=self._folder.n_recordings,
            sound_s=self._folder.sound_s,
            n_calls=self._folder.n_calls,
            seconds=time.monotonic() - self._began_s,
            n_duplicates=self.n_duplicates,
            failures=(*failures_of(self._folder), *self._unseen),
        )

    # --- what is next ---------------------------------------------------------------------

    def _files(self) -> Iterator[SourceFile]:
        """Yield what is not done yet, each file once."""
        sounds: set[str] = set()
        for file in sound_files(self._sources, self._unseen):
            key = path_key(file.path)
            if key in self._seen:
                continue
            self._seen.add(key)
            try:
                if self._folder.is_done(file.path):
                    if not self._folder.is_same(file, verifies=self._verifies):
                        self._unseen.append(_changed(file))
                    continue
                digest = content_hash(file.path)
            except AudioError:  # whoever works on it tells
                yield file
                continue
            if digest in sounds or self._folder.has_sound(digest):
                self.n_duplicates += 1
                continue
            sounds.add(digest)
            yield file

    def _fill(self) -> None:
        """Give tasks until each worker has some waiting for it, many at a time."""
        most = TASKS_PER_THREAD * max(1, self._pool.n_threads())
        if self._pool.n_under_way > most // 2:
            return
        while self._pool.n_under_way < most:
            if not self._waiting and not self._begin_group():
                return
            self._pool.submit(outline, self._waiting.popleft())

    def _begin_group(self) -> bool:
        files = next(self._groups, None)
        if files is None:
            return False
        group = _Group(group_name([one.path for one in files]), len(files))
        self._group_of.update(dict.fromkeys((one.path for one in files), group))
        for few in grouped(files, max_bytes=self._task_bytes, max_files=TASK_FILES):
            self._waiting.append(OutlineTask(self._folder.settings, few))
        return True

    # --- what came of it --------------------------------------------------------------------

    def _take(self, task: object, result: Any) -> None:  # noqa: ANN401 - by the kind of task
        match task:
            case OutlineTask():
                self._take_outlined(task, result)
            case LabelTask():
                self._take_labelled(task, result)

    def _take_outlined(self, task: OutlineTask, result: list[Outlined] | WorkersLostError) -> None:
        if isinstance(result, WorkersLostError):
            if len(task.files) > 1:  # which of them it was is seen when each is alone
                self._waiting.extendleft(replace(task, files=(one,)) for one in task.files)
                return
            result = [
                Outlined(file=task.files[0], failure=worker_killed_message(task.files[0].path))
            ]
            self._tries[task.files[0].path] = _TRIES
        for one in result:
            self._take_one(task, one)

    def _take_one(self, task: OutlineTask, one: Outlined) -> None:
        path, group = one.file.path, self._group_of[one.file.path]
        alone = replace(task, files=(one.file,))
        if one.failure:
            self._tries[path] = self._tries.get(path, 1) + 1
            if self._tries[path] <= _TRIES:
                self._waiting.appendleft(alone)
                return
        elif one.n_shares > 1 and not task.n_shares:
            group.n_shares_left[path] = one.n_shares
            self._waiting.extendleft(
                replace(alone, share=share, n_shares=one.n_shares)
                for share in reversed(range(one.n_shares))
            )
            return
        self._bytes_done += one.file.size_bytes // max(1, task.n_shares)
        worst = group.shares.get(path)
        if worst is None or not worst.failure:
            group.shares[path] = one
        group.n_shares_left[path] = group.n_shares_left.get(path, 1) - 1
        if group.n_shares_left[path]:
            return
        whole = group.shares.pop(path)
        (group.failed if whole.failure else group.outlined).append(whole)
        group.open_files -= 1
        if not group.open_files:
            self._label(group)

    def _label(self, group: _Group) -> None:
        group.outlined.sort(key=lambda one: one.file.path)
        if not group.outlined:
            self._commit(group, _NO_RECORDING)
            return
        self._labelling[group.name] = group
        task = LabelTask(
            self._folder.settings,
            group.name,
            tuple(group.outlined),
            str(self._folder.staging),
        )
        self._pool.submit(label, task, is_urgent=True)

    def _take_labelled(self, task: LabelTask, result: Labelled | WorkersLostError) -> None:
        group = self._labelling.pop(task.name)
        if isinstance(result, Labelled):
            self._commit(group, result)
            return
        half = len(group.outlined) // 2
        if not half:
            [one] = group.outlined
            group.failed.append(replace(one, failure=worker_killed_message(one.file.path)))
            group.outlined = []
            self._commit(group, _NO_RECORDING)
            return
        rest = _Group(group_name([one.file.path for one in group.outlined[half:]]), 0)
        rest.outlined, group.outlined = group.outlined[half:], group.outlined[:half]
        group.name = group_name([one.file.path for one in group.outlined])
        self._label(group)
        self._label(rest)

    def _commit(self, group: _Group, labelled: Labelled) -> None:
        self._folder.commit(group.name, group.outlined, group.failed, labelled)
        for one in (*group.outlined, *group.failed):
            self._tries.pop(one.file.path, None)
            self._group_of.pop(one.file.path, None)

    # --- how far it is ------------------------------------------------------------------------

    def _tell(self) -> None:
        seconds = time.monotonic() - self._began_s
        new_s = self._folder.sound_s - self._before[1]
        rate = new_s / 3600 / seconds * 60 if seconds else 0.0
        share = self._total.share(self._bytes_done)
        text = Message(
            "{hours} of sound done, {rate} h a minute, {n_failed} failed",
            hours=_hours(self._folder.sound_s),
            rate=f"{rate:.2f}",
            n_failed=len(self._folder.failures),
        )
        if not self._pool.n_threads():
            text = Message("Waiting for workers")
        self._progress(share, text)


def _changed(file: SourceFile) -> Failure:
    changed = Message(
        "{path} has changed since it was done; what was found in it is kept. Work "
        "on it in another folder of results.",
        path=file.path,
    )
    return Failure(path=file.path, message=changed)


def worker_killed_message(file: str) -> Message:
    """Return the sentence for a recording whose worker died, again and again."""
    return Message(
        "{file} ended the processes that worked on it, perhaps for lack of memory; let each worker "
        "have more, and give the same command again.",
        file=file,
    )


class _Total:
    """How much sound there is to do, counted beside the work."""

    def __init__(self, sources: Sequence[Path], folder: ResultsFolder) -> None:
        self._bytes, self._is_counted = 0, False
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._count, args=(sources, folder), daemon=True)
        self._thread.start()

    def _count(self, sources: Sequence[Path], folder: ResultsFolder) -> None:
        with suppress(ArchiveError):  # the work itself tells of it
            for file in sound_files(sources, []):
                if self._stop.is_set():
                    return
                if not folder.is_done(file.path):
                    self._bytes += file.size_bytes
            self._is_counted = True

    def share(self, bytes_done: int) -> float:
        """Return which share is done; 0 as long as it is not known."""
        return min(1.0, bytes_done / self._bytes) if self._is_counted and self._bytes else 0.0

    def close(self) -> None:
        """Stop counting."""
        self._stop.set()
        self._thread.join()


def _hours(seconds: float) -> str:
    return f"{seconds / 3600:,.2f} h"
