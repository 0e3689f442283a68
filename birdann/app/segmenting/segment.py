"""Segmentation of recordings, in one or several processes, and the channel that is analysed."""

import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import TYPE_CHECKING, TypeAlias, TypedDict, Unpack

from birdann import __version__
from birdann.app.changes import ChangeSet, Kind
from birdann.app.reports import Failure, SegmentReport
from birdann.app.run_log import NO_LOG, RunLog, StepState
from birdann.app.segmenting.saving import SegmentWriter
from birdann.app.segmenting.segmenters import (
    AUTOMATIC,
    is_for_bats,
    preset_and_unit,
    project_schema,
    remember_unit,
    schema_of_recording,
    segmenter_of,
    spectrogram_of,
)
from birdann.app.segmenting.unfinished import PartStore, clear_unfinished, unfinished_folder
from birdann.app.segmenting.worker_tasks import DescribeTask, StoredParts, describe
from birdann.app.segmenting.workers import Finished, run_recordings
from birdann.app.session import Session
from birdann.core.errors import AudioError, SoundNotAllowedError
from birdann.core.ids import RecordingId, SegmentId
from birdann.core.message import Message, prefix_with_name
from birdann.core.progress import Progress, part, silent
from birdann.core.recording import Recording
from birdann.features.schema import MEASUREMENTS_KEY, schema_of
from birdann.store import Project, Transaction

if TYPE_CHECKING:
    from birdann.analysis.parts import RecordingDescription
    from birdann.segmentation.presets import SegmenterParams


_Described: TypeAlias = "Finished[DescribeTask, RecordingDescription | StoredParts]"

WORTH_A_WORKER_S = 240.0
"""Sound for each worker below which starting it costs about as much as it saves."""
_SECTION_S = 900.0
_MIN_SECTION_S = 300.0
_SECTIONS_PER_JOB = 8
_TASKS_PER_JOB = 4
_SAVE_EVERY_S = 0.5


class SegmentingChoices(TypedDict, total=False):
    """How recordings are segmented, as of `segment_project`."""

    jobs: int
    segmenter: "str | SegmenterParams"
    schema: str | None
    log: RunLog


def segment_project(
    session: Session,
    *,
    jobs: int = 1,
    segmenter: "str | SegmenterParams" = AUTOMATIC,
    schema: str | None = None,
    recording_ids: Sequence[RecordingId] | None = None,
    redo: bool = False,
    channels: Mapping[RecordingId, int | None] | None = None,
    log: RunLog = NO_LOG,
    progress: Progress = silent,
) -> SegmentReport:
    """Segment the recordings that have not been segmented yet.

    Each recording is saved when done, so that a later call resumes there. Finished parts of long
    recordings are kept in a folder beside the project until then. Failed recordings are listed,
    marked in the project, and retried by the next call.

    Parameters
    ----------
    jobs
        Number of processes; 1 works in this one.
    segmenter
        "automatic" to choose by sample rate, the name of a preset, "forest" for the one trained
        in the project, or settings.
    schema
        Name of the feature schema; default that of most segments.
    recording_ids
        Only these; default all.
    redo
        Segment again. Drawn and labelled segments are kept, without duplicates; earlier edits
        can no longer be undone.
    channels
        New analysed channels (``Recording.channel``).
    log
        Receives a line per recording.
    """
    params_of = segmenter_of(session.project, segmenter)
    remember_unit(session, segmenter)
    schema = schema or project_schema(session.project)
    is_automatic = isinstance(segmenter, str) and preset_and_unit(segmenter)[0] == AUTOMATIC
    segmenting = _Segmenting(
        session, params_of, is_automatic, schema, redo, channels or {}, log, progress
    )
    tasks, jobs, skipped = segmenting.tasks(recording_ids, jobs)
    with log.step("segment", project=str(session.project.path), recordings=len(tasks)) as step:
        if redo and tasks:
            session.project.back_up()
        with (
            closing(
                run_recordings(
                    tasks, describe, segmenting.report_progress, jobs=jobs, meanwhile=_load_joining
                )
            ) as outcomes,
            segmenting.save_at_end(),
        ):
            for sections in outcomes:
                segmenting.store_result(sections)
        if recording_ids is None and not segmenting.failures:
            clear_unfinished(unfinished_folder(session.project.path))
        step |= {"segmented": len(segmenting.done), "failed": len(segmenting.failures)}
    progress(1.0, Message("Done"))
    return segmenting.report(skipped)


def retry_failed(
    session: Session, *, progress: Progress = silent, **choices: Unpack[SegmentingChoices]
) -> SegmentReport:
    """Segment the recordings whose last attempt failed (``Project.problems``)."""
    failed = list(session.project.recordings.problems())
    done = session.project.recordings.segmentations()
    redo = any(recording in done for recording in failed)
    return segment_project(session, recording_ids=failed, redo=redo, progress=progress, **choices)


@dataclass(slots=True)
class _Segmenting:
    """State of a segmentation, and its results."""

    session: Session
    params_of: "Callable[[Recording], SegmenterParams]"
    is_automatic: bool
    schema: str
    redo: bool
    channels: Mapping[RecordingId, int | None]
    log: RunLog
    progress: Progress
    # Segmented recordings with their number of segments and notes, and those that failed.
    done: list[tuple[DescribeTask, int, tuple[str, ...]]] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    _unsaved: "list[tuple[DescribeTask, RecordingDescription, float]]" = field(
        default_factory=list
    )
    _saved_at_s: float = field(default_factory=time.monotonic)
    _fraction: float = 0.0

    def tasks(
        self, wanted: Sequence[RecordingId] | None, jobs: int
    ) -> tuple[list[DescribeTask], int, int]:
        """Return the tasks, the number of processes, and the number of finished recordings."""
        project = self.session.project
        done = set() if self.redo else set(project.recordings.segmentations())
        chosen = set(wanted) if wanted is not None else None
        recordings = [
            replace(recording, channel=self.channels.get(recording.id, recording.channel))
            for recording in project.recordings.all()
            if chosen is None or recording.id in chosen
        ]
        unfinished = [recording for recording in recordings if recording.id not in done]
        n_sections, jobs = plan_sections(unfinished, jobs)
        tasks = []
        for recording, n_own in zip(unfinished, n_sections, strict=True):
            whole = self._task(recording)
            tasks += [replace(whole, section=i, n_sections=n_own) for i in range(n_own)]
        return tasks, min(jobs, len(tasks)), len(recordings) - len(unfinished)

    def report_progress(self, fraction: float, text: str) -> None:
        self._fraction = fraction
        self.progress(fraction, text)

    @contextmanager
    def save_at_end(self) -> Iterator[None]:
        """Save pending results at the end, also after an exception."""
        try:
            yield
        finally:
            self._save()

    def store_result(self, sections: Sequence[_Described]) -> None:
        """Store a recording's segments, or its failure."""
        seconds = sum(section.seconds for section in sections)
        task, description = sections[-1].task, sections[-1].result
        failed = next((section for section in sections if section.result is None), None)
        if failed is not None:
            self._fail(task, failed.failure, seconds)
        elif isinstance(description, StoredParts):
            self._save_parts(task, description, seconds)
        elif description is not None:
            self._unsaved.append((task, description, seconds))
            if time.monotonic() - self._saved_at_s >= _SAVE_EVERY_S:
                self._save()

    def _save(self) -> None:
        """Save pending results, of many short recordings at once."""
        waiting, self._unsaved = self._unsaved, []
        if waiting:
            writer = SegmentWriter(self.session, self.redo)
            writer.write([(task, description) for task, description, _ in waiting])
        for task, description, seconds in waiting:
            self._note_done(task, len(description.masks), description.notes, seconds)
        self._saved_at_s = time.monotonic()

    def _save_parts(self, task: DescribeTask, stored: StoredParts, seconds: float) -> None:
        began_s, notes = time.monotonic(), stored.store.notes() or ()
        writer = SegmentWriter(self.session, self.redo)
        try:
            n_segments = writer.write_parts(
                task, stored, lambda _, text: self.progress(self._fraction, text)
            )
        except AudioError as error:
            self._fail(task, str(error), seconds)
            return
        stored.store.clear()
        self._note_done(task, n_segments, notes, seconds + time.monotonic() - began_s)

    def _note_done(
        self, task: DescribeTask, n_segments: int, notes: tuple[str, ...], seconds: float
    ) -> None:
        self.done.append((task, n_segments, notes))
        self._log(task, StepState.DONE, seconds, segments=n_segments, notes=notes)

    def report(self, skipped: int) -> SegmentReport:
        return SegmentReport(
            segmented=len(self.done),
            n_segments=sum(n_segments for _, n_segments, _ in self.done),
            without_segments=tuple(
                str(task) for task, n_segments, _ in self.done if not n_segments
            ),
            skipped=skipped,
            for_bats=sum(
                self.is_automatic and is_for_bats(task.segmenter) for task, *_ in self.done
            ),
            notes=tuple(
                prefix_with_name(task.sound.path.name, note)
                for task, _, notes in self.done
                for note in notes
            ),
            failures=tuple(self.failures),
        )

    def _log(
        self, task: DescribeTask, outcome: StepState, seconds: float, **facts: object
    ) -> None:
        path = str(task)
        self.log.note("segment", outcome, recording=path, seconds=round(seconds, 3), **facts)

    def _task(self, recording: Recording) -> DescribeTask:
        project = self.session.project
        params = self.params_of(recording)
        settings = f"{__version__} {params.digest()} {schema_of(self.schema).key} {recording.id}"
        if recording.channel is not None:
            settings += f" channel {recording.channel}"
        digest = blake2b(settings.encode(), digest_size=8).hexdigest()
        return DescribeTask(
            recording_id=recording.id,
            sound=project.verified_sound(recording),
            n_frames=recording.n_frames,
            segmenter=params,
            schema=self.schema,
            store=PartStore.of(project.path, recording.content_hash, digest),
            refusal=refusal_of(project, recording),
        )

    def _fail(self, task: DescribeTask, message: str, seconds: float) -> None:
        def write(tx: Transaction) -> ChangeSet:
            tx.recordings.set_problem(task.recording_id, message)
            return ChangeSet.of(Kind.RECORDINGS, recordings=[task.recording_id])

        self.session.apply(
            "note a problem", {"recording": task.recording_id, "problem": message}, write
        )
        self.failures.append(Failure(path=str(task), message=message))
        self._log(task, StepState.FAILED, seconds, error=message)


def refusal_of(project: Project, recording: Recording) -> str:
    """Return why a recording's sound must not be read, or ""."""
    try:
        project.audio_path(recording)
    except SoundNotAllowedError as error:
        return str(error)
    return ""


def _load_joining() -> None:
    """Import what saving a long recording needs, while workers start."""
    from birdann.analysis.warm_up import load_joining_kernels

    load_joining_kernels()


def plan_sections(recordings: Sequence[Recording], jobs: int) -> tuple[list[int], int]:
    """Return the number of sections of each recording, and the useful number of processes."""
    total_s = sum(map(_seconds, recordings))
    jobs = min(jobs, 1 + int(total_s / WORTH_A_WORKER_S))
    return [_n_sections(_seconds(recording), total_s, jobs) for recording in recordings], jobs


def _n_sections(length_s: float, total_s: float, jobs: int) -> int:
    """Return the number of sections of a recording: the same for each process, or one.

    A section costs one extra block, so only what would leave processes idle at the end is divided.
    """
    if length_s * _TASKS_PER_JOB * jobs <= total_s or jobs == 1:
        return 1
    section_s = max(_SECTION_S, total_s / (_SECTIONS_PER_JOB * jobs))
    wanted = jobs * max(1, round(length_s / (jobs * section_s)))
    return max(1, min(wanted, int(length_s / _MIN_SECTION_S)))


def _seconds(recording: Recording) -> float:
    return recording.n_frames / recording.sample_rate_hz


def choose_channel(
    session: Session,
    channel: int | None,
    *,
    recording_ids: Sequence[RecordingId] | None = None,
    progress: Progress = silent,
    **choices: Unpack[SegmentingChoices],
) -> SegmentReport:
    """Set the analysed channel of recordings, and find their segments in it.

    Channel and new segments of a recording are stored together. Drawn and labelled segments stay,
    and are measured on the new channel.

    Parameters
    ----------
    channel
        As ``Recording.channel``; recordings without it are unchanged.
    recording_ids
        Only these; default all.
    """
    project = session.project
    wanted = None if recording_ids is None else set(recording_ids)
    chosen = [
        recording
        for recording in project.recordings.all()
        if (wanted is None or recording.id in wanted)
        and recording.n_channels > max(1, channel or 0)
    ]
    if not chosen:
        raise AudioError("None of these recordings has this channel.")
    segmented = project.recordings.segmentations().keys()
    again = [
        recording.id
        for recording in chosen
        if recording.channel != channel or recording.id not in segmented
    ]
    described = {key: set(_readable_segments(session, key)) for key in again}
    report = segment_project(
        session,
        recording_ids=again,
        redo=True,
        channels=dict.fromkeys(again, channel),
        progress=part(progress, 0.0, 0.9),
        **choices,
    )
    for i, key in enumerate(again):
        progress(0.9 + 0.1 * i / len(again), Message("Measuring kept segments"))
        if project.recordings.one(key).channel == channel:
            _describe_kept(session, key, described[key])
    progress(1.0, Message("Done"))
    return replace(report, skipped=len(chosen) - len(again))


def _readable_segments(session: Session, recording_id: RecordingId) -> list[int]:
    """Return the segments of a recording that models can read."""
    schema_key = schema_of_recording(session.project, recording_id)
    ids: list[int] = session.project.features.of(recording_id, schema_key).segment_ids.tolist()
    return ids


def _describe_kept(session: Session, recording_id: RecordingId, before: set[int]) -> None:
    """Measure those described before, and their fragments, on the present channel."""
    schema_key = schema_of_recording(session.project, recording_id)
    fragments = session.project.features.instances(schema_key, [recording_id]).fragment_ids
    described = before.intersection(_readable_segments(session, recording_id))
    _describe(session, recording_id, described | {*fragments.tolist()})


def describe_labelled(session: Session, *, progress: Progress = silent) -> None:
    """Measure labelled segments without features, as large imports leave them.

    Those of recordings that cannot be read stay without; training reports them.
    """
    labelled = session.project.features.labelled_without()
    for i, (recording_id, keys) in enumerate(labelled.items()):
        progress(i / len(labelled), Message("Measuring labelled segments"))
        with suppress(AudioError):
            _describe(session, recording_id, keys)


def _describe(session: Session, recording_id: RecordingId, keys: Collection[int]) -> None:
    """Measure segments of a recording again, those on its present grid."""
    from birdann.analysis.pipeline import describe_masks

    project = session.project
    schema_key = schema_of_recording(project, recording_id)
    spectrogram = spectrogram_of(project, recording_id)
    recording = project.recordings.one(recording_id)
    grid = spectrogram.layout(recording.sample_rate_hz).grid
    kept = [
        s
        for s in project.segments.by_id_with_deleted(list(map(SegmentId, keys))).values()
        if s.mask.grid.with_channel(None) == grid
    ]
    if not kept:
        return
    others = [s.mask for s in project.segments.of(recording_id) if s.id not in keys]
    among = [mask for mask in others if mask.grid.with_channel(None) == grid]
    features = describe_masks(
        project.audio_path(recording),
        [segment.mask for segment in kept],
        schema=schema_key,
        spectrogram=spectrogram,
        among=among,
    )

    def write(tx: Transaction) -> ChangeSet:
        tx.features.put([segment.id for segment in kept], schema_key, features)
        tx.features.forget(recording_id, MEASUREMENTS_KEY)
        return ChangeSet.of(Kind.SEGMENTS, recordings=[recording_id])

    session.apply("describe", {"recording": recording_id}, write)
