"""Scheduling of an archive's tasks, with results and progress."""

import asyncio
import os
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

from birdann.analysis.networks import NetworkChoice, open_network
from birdann.app.archive.folder import ResultsFolder, path_key, read_table, tables_of
from birdann.app.archive.pool import Pool, Workers, WorkersLostError, workers
from birdann.app.archive.sources import (
    SourceFile,
    group_files,
    must_be_there,
    sound_files,
)
from birdann.app.archive.tasks import ArchivePlan, LabelTask, Outlined, OutlineTask, label, outline
from birdann.app.exchange.network_detections import licence_words
from birdann.app.reports import (
    Failure,
    PassedOver,
    Report,
    failures_field,
    folders_passed_over,
    report_field,
)
from birdann.core.errors import ArchiveError, AudioError
from birdann.core.files import outputs
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.dsp.identity import content_hash, has_same_content, whole_hash

GROUP_BYTES, GROUP_FILES = 2 << 30, 1000
"""Most sound whose calls go into one table."""
NETWORK_GROUP_BYTES = GROUP_BYTES // 8
"""As `GROUP_BYTES`, for networks: a stopped run repeats what of a table is not complete."""
TASK_BYTES, TASK_FILES = 64 << 20, 100
"""Most sound of short recordings in one task: about ten minutes."""
TASKS_PER_THREAD, GROUPS_PER_THREAD = 16, 4
"""Most tasks that were given and did not come back, and most groups that are not done."""
_WAIT_S = 0.2


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchiveReport(Report):
    """State of an archive."""

    folder: Path
    # n_new, new_s: Recordings finished by this call, and their duration.
    n_new: int
    new_s: float
    n_recordings: int
    sound_s: float
    n_calls: int
    seconds: float  # Duration of this call.
    n_duplicates: int = report_field(
        say=lambda n: Message("Files with the same sound as another, counted once: {n}.", n=n),
        default=0,
    )
    passed_over: tuple[PassedOver, ...] = folders_passed_over()
    failures: tuple[Failure, ...] = failures_field(
        "%Ln file could not be processed:", "%Ln files could not be processed:"
    )

    def opening(self) -> list[str]:
        """Return what was done now, and what is there."""
        return [
            Message(
                "Done now: {recordings}, {hours} of sound, in {seconds} s.",
                recordings=Message.counted("%Ln recording", "%Ln recordings", self.n_new),
                hours=_hours(self.new_s),
                seconds=f"{self.seconds:.0f}",
            ),
            Message(
                "In {folder}: {recordings}, {hours} of sound, {calls}.",
                folder=self.folder,
                recordings=Message.counted("%Ln recording", "%Ln recordings", self.n_recordings),
                hours=_hours(self.sound_s),
                calls=Message.counted("%Ln call", "%Ln calls", self.n_calls),
            ),
        ]


def run_archive(
    model: Path | NetworkChoice,
    sources: Sequence[Path],
    out: Path,
    plan: ArchivePlan,
    *,
    wanted: Workers,
    verifies: bool = False,
    say: Callable[[str], None] = lambda _: None,
    progress: Progress = silent,
) -> ArchiveReport:
    """Segment and label every sound in an archive.

    Parameters
    ----------
    sources
        As for ``sound_files``.
    out
        Results folder, on a file system shared by the workers; finished work is not repeated.
    verifies
        Whether to verify the content of all finished tables and sound.
    say
        Receives the address of Dask's dashboard.
    progress
        Called several times a second; may raise ``Cancelled``, which keeps finished work.
    """
    must_be_there(sources)
    outputs.refuse_overlap(out, sources)
    outputs.require_text(out)
    progress(0.0, Message("Checking finished files"))
    if isinstance(model, NetworkChoice):
        for words in licence_words(open_network(model).licence):
            say(words)
    with ResultsFolder.make_or_open(out, model, plan) as folder:
        if verifies:
            for table in tables_of(folder.path):
                read_table(folder.path, table)
        progress(0.0, Message("Starting the workers"))
        with workers(wanted) as pool:
            say(Message("Dask shows what happens at {address}", address=pool.dashboard))
            size = NETWORK_GROUP_BYTES if isinstance(model, NetworkChoice) else GROUP_BYTES
            return ArchiveWork(
                folder, sources, pool, progress, group_bytes=size, verifies=verifies
            ).finish()


class ArchiveWork:
    """Supplies workers with the files of an archive, a limited number of tasks at a time."""

    def __init__(
        self,
        folder: ResultsFolder,
        sources: Sequence[Path],
        pool: Pool,
        progress: Progress = silent,
        *,
        group_bytes: int = GROUP_BYTES,
        task_bytes: int = TASK_BYTES,
        verifies: bool = False,
    ) -> None:
        self._folder, self._pool, self._progress = folder, pool, progress
        self._sources, self._task_bytes = sources, task_bytes
        self._unseen: list[Failure] = []
        self._passed_over: list[PassedOver] = []
        self._seen: set[int] = set()
        self._verifies = verifies
        self.n_duplicates = 0
        self._groups = group_files(self._files(), max_bytes=group_bytes, max_files=GROUP_FILES)
        self._outlining: set[asyncio.Task[list[Outlined]]] = set()
        self._began_s = time.monotonic()
        self._before = folder.n_recordings, folder.sound_s
        self._bytes_done = 0
        self._total = _Total(sources, folder)

    def finish(self) -> ArchiveReport:
        """Finish the archive, and return the report."""
        with closing(self._total):
            asyncio.run(self._work())
        if not self._folder.failures and not self._unseen:
            self._folder.clear_unfinished()
        n_before, s_before = self._before
        failures = (Failure(path=p, message=why) for p, (_, why) in self._folder.failures.items())
        return ArchiveReport(
            folder=self._folder.path,
            n_new=self._folder.n_recordings - n_before,
            new_s=self._folder.sound_s - s_before,
            n_recordings=self._folder.n_recordings,
            sound_s=self._folder.sound_s,
            n_calls=self._folder.n_calls,
            seconds=time.monotonic() - self._began_s,
            n_duplicates=self.n_duplicates,
            passed_over=tuple(self._passed_over),
            failures=(*failures, *self._unseen),
        )

    async def _work(self) -> None:
        """Start groups until each worker has some waiting tasks, until all are finished."""
        groups: set[asyncio.Task[None]] = set()
        while True:
            n_threads = max(1, self._pool.n_threads())
            while (
                len(groups) < GROUPS_PER_THREAD * n_threads
                and len(self._outlining) < TASKS_PER_THREAD * n_threads
                and (files := next(self._groups, None))
            ):
                file_groups = group_files(files, max_bytes=self._task_bytes, max_files=TASK_FILES)
                tasks = [OutlineTask(self._folder.settings, group) for group in file_groups]
                groups.add(
                    asyncio.create_task(
                        self._group([self._start_outlining(task) for task in tasks])
                    )
                )
            if not groups:
                return
            done, groups = await asyncio.wait(
                groups, timeout=_WAIT_S, return_when=asyncio.FIRST_COMPLETED
            )
            for group in done:
                group.result()
            self._report_progress()

    # --- what is next ---------------------------------------------------------------------

    def _files(self) -> Iterator[SourceFile]:
        """Yield unfinished files, each once."""
        sounds: dict[str, list[str]] = defaultdict(list)
        for file in sound_files(self._sources, self._unseen, self._passed_over):
            key = path_key(file.path)
            if key in self._seen:
                continue
            self._seen.add(key)
            try:
                if self._folder.is_done(file.path):
                    if not self._folder.is_same(file, verifies=self._verifies):
                        self._unseen.append(_changed_file_failure(file))
                    continue
                digest = content_hash(file.path)
                same = [*sounds[digest], *self._folder.paths_of(digest)]
                is_copy = any(_is_copy(file.path, path, self._report_progress) for path in same)
                if same and not is_copy:
                    file = replace(file, whole_hash=whole_hash(file.path, self._report_progress))
            except AudioError:  # whoever works on it tells
                yield file
                continue
            if is_copy:
                self.n_duplicates += 1
                continue
            sounds[digest].append(file.path)
            yield file

    # --- a group of recordings, whose calls go into one table -------------------------------

    async def _group(self, outlining: Sequence["asyncio.Task[list[Outlined]]"]) -> None:
        outlined = sorted(
            chain.from_iterable(await asyncio.gather(*outlining)),
            key=lambda result: result.file.path,
        )
        for result in outlined:
            if result.failure:
                self._folder.failures[result.file.path] = result.file.site, result.failure
        await self._label([result for result in outlined if not result.failure])

    def _start_outlining(
        self, task: OutlineTask, *, is_first: bool = True
    ) -> "asyncio.Task[list[Outlined]]":
        begun = asyncio.create_task(self._outline(task, is_first=is_first))
        self._outlining.add(begun)
        begun.add_done_callback(self._outlining.discard)
        return begun

    async def _outline(self, task: OutlineTask, *, is_first: bool) -> list[Outlined]:
        """Return results of recordings; failed ones are retried once, alone."""
        try:
            outlined: list[Outlined] = await self._pool.run(outline, task, is_urgent=False)
        except WorkersLostError:
            outlined = [
                Outlined(file=file, failure=worker_killed_message(file.path))
                for file in task.files
            ]
            is_first = len(task.files) > 1
        n_bytes = sum(
            result.file.size_bytes
            for result in outlined
            if result.stored or result.n_sections == 1
        )
        self._bytes_done += n_bytes // max(1, task.n_sections)
        return await asyncio.gather(*(self._whole(task, result, is_first) for result in outlined))

    async def _whole(self, task: OutlineTask, outlined: Outlined, is_first: bool) -> Outlined:
        """Return the result of a recording, after a retry or all its sections."""
        single = replace(task, files=(outlined.file,))
        if outlined.failure and is_first:
            [outlined] = await self._start_outlining(single, is_first=False)
        elif outlined.n_sections > 1 and not task.n_sections:
            all_sections = range(outlined.n_sections)
            begun = (
                self._start_outlining(replace(single, section=i, n_sections=len(all_sections)))
                for i in all_sections
            )
            sections = list(chain.from_iterable(await asyncio.gather(*begun)))
            outlined = next((section for section in sections if section.failure), sections[-1])
        return outlined

    async def _label(self, outlined: Sequence[Outlined]) -> None:
        """Label recordings; half of them at a time if workers are killed."""
        if not outlined:
            return
        task = LabelTask(self._folder.settings, tuple(outlined))
        failures: dict[str, str] = {}
        try:
            new_failures: list[Failure] = await self._pool.run(label, task, is_urgent=True)
            failures = {failure.path: failure.message for failure in new_failures}
            is_written = len(failures) < len(outlined)
        except WorkersLostError:
            is_written, half = self._folder.table_path(task.name).exists(), len(outlined) // 2
            if half and not is_written:
                await asyncio.gather(self._label(outlined[:half]), self._label(outlined[half:]))
                return
        if is_written:
            self._folder.add_table(task.name)
        for result in outlined:
            path = result.file.path
            if not self._folder.is_done(path):
                why = failures.get(path) or worker_killed_message(path)
                self._folder.failures[path] = result.file.site, why
            elif result.stored is not None:
                result.stored.store.clear()

    # --- how far it is ------------------------------------------------------------------------

    def _report_progress(self) -> None:
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


def _is_copy(path: str, other: str, each_block: Callable[[], object]) -> bool:
    """Return whether a file has the sound of another with the same hash, or of one moved since."""
    return not os.path.exists(other) or has_same_content(Path(path), Path(other), each_block)


def _changed_file_failure(file: SourceFile) -> Failure:
    changed = Message(
        "{path} has changed since it was processed. Its results are kept. Process it in another "
        "results folder.",
        path=file.path,
    )
    return Failure(path=file.path, message=changed)


def worker_killed_message(file: str) -> Message:
    """Return the message for a recording whose workers were killed repeatedly."""
    return Message(
        "Processing {file} crashed, possibly out of memory. Give each worker more memory and "
        "repeat the command.",
        file=file,
    )


class _Total:
    """Total amount of sound, counted in the background."""

    def __init__(self, sources: Sequence[Path], folder: ResultsFolder) -> None:
        self._bytes, self._is_counted = 0, False
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._count, args=(sources, folder), daemon=True)
        self._thread.start()

    def _count(self, sources: Sequence[Path], folder: ResultsFolder) -> None:
        with suppress(ArchiveError):  # the work itself tells of it
            for file in sound_files(sources, [], []):
                if self._stop.is_set():
                    return
                if not folder.is_done(file.path):
                    self._bytes += file.size_bytes
            self._is_counted = True

    def share(self, bytes_done: int) -> float:
        """Return the finished share; 0 while unknown."""
        return min(1.0, bytes_done / self._bytes) if self._is_counted and self._bytes else 0.0

    def close(self) -> None:
        self._stop.set()
        self._thread.join()


def _hours(seconds: float) -> str:
    return Message("{n} h", n=f"{seconds / 3600:,.2f}")
