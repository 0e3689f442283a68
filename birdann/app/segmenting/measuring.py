"""Acoustic measurements of segments: stored ones, or measured from the sound."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from birdann.app.changes import ChangeSet
from birdann.app.reports import Failure, Report, report_field
from birdann.app.segmenting.segmenters import spectrogram_of
from birdann.app.session import Session
from birdann.core.arrays import Float32Array
from birdann.core.errors import AudioError
from birdann.core.geometry import Grid, Mask
from birdann.core.ids import RecordingId, SegmentId
from birdann.core.message import Message
from birdann.core.progress import Progress, iterate_with_progress, silent
from birdann.core.recording import Recording
from birdann.core.segment import Segment
from birdann.features.measurements import KEY, PARTS
from birdann.store import Project, ProjectReader, Transaction

Measures: TypeAlias = Mapping[SegmentId, Float32Array]
"""Of each segment float32 (7,) by ``birdann.features.measurements.MEASUREMENTS``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MeasureReport(Report):
    """Result of measuring the segments of a project."""

    n_measured: int = report_field(
        "Measured %Ln segment.", "Measured %Ln segments.", always=True, default=0
    )
    n_known: int  # Segments that were measured before.
    failures: tuple[Failure, ...] = report_field(
        title=Message("Could not be measured"),
        show=lambda failure: f"{failure.path}: {failure.message}",
    )


def stored_measures(
    reader: ProjectReader, recording_ids: Sequence[RecordingId] | None = None
) -> Measures:
    """Return the stored measurements of some recordings, or of all."""
    table = reader.features.table(KEY, recording_ids)
    ids = (SegmentId(key) for key in table.segment_ids.tolist())
    return dict(zip(ids, table.X, strict=True))


def measures_of(
    project: Project,
    reader: ProjectReader,
    recording: Recording,
    *,
    only: Iterable[SegmentId] | None = None,
) -> Measures:
    """Return the measurements of a recording's segments, measuring missing ones.

    Parameters
    ----------
    only
        Which segments; default all.
    """
    known = dict(stored_measures(reader, [recording.id]))
    if only is None:
        missing = [
            segment for segment in reader.segments.of(recording.id) if segment.id not in known
        ]
    else:
        missing = list(reader.segments.by_id(key for key in only if key not in known).values())
    return known | dict(_measure_sound(project, recording, missing, silent))


def measure_project(session: Session, *, progress: Progress = silent) -> MeasureReport:
    """Measure every segment of a project without measurements, and store them.

    On cancellation, stored measurements are kept. Recordings with unreadable sound are skipped.
    """
    project, n_measured, n_known = session.project, 0, 0
    failures: list[Failure] = []
    with project.reader() as reader:
        recordings = reader.recordings.all()
        for recording, recording_progress in iterate_with_progress(recordings, progress):
            recording_progress(0.0, Message("Measuring {name}", name=recording.name))
            known = stored_measures(reader, [recording.id])
            missing = [
                segment for segment in reader.segments.of(recording.id) if segment.id not in known
            ]
            n_known += len(known)
            if not missing:
                continue
            try:
                taken = dict(_measure_sound(project, recording, missing, recording_progress))
            except AudioError as error:
                failures.append(Failure(path=recording.path, message=str(error)))
                continue
            n_measured += store_measures(session, taken)
    progress(1.0, Message("Done"))
    return MeasureReport(n_measured=n_measured, n_known=n_known, failures=tuple(failures))


def store_measures(session: Session, measures: Measures) -> int:
    """Store measurements of existing segments; return their number."""
    n_stored = 0

    def write(tx: Transaction) -> ChangeSet:
        nonlocal n_stored
        there = [key for key in tx.segments.recordings_of(measures) if key in measures]
        if there:
            tx.features.put(there, KEY, np.stack([measures[key] for key in there]))
        n_stored = len(there)
        return ChangeSet.of()

    session.apply("measure", {"segments": len(measures)}, write)
    return n_stored


def _measure_sound(
    project: Project, recording: Recording, segments: Sequence[Segment], progress: Progress
) -> Iterator[tuple[SegmentId, Float32Array]]:
    """Measure segments of a recording from its sound."""
    if not segments:
        return
    from birdann.analysis.pipeline import measure_masks
    from birdann.features.measuring import part_count

    params = spectrogram_of(project, recording.id)
    grid = params.layout(recording.sample_rate_hz).grid
    boxes = [segment.box for segment in segments]

    def channel_grid(segment: Segment) -> Grid:
        return grid.with_channel(segment.mask.grid.channel)

    values = measure_masks(
        project.audio_path(recording),
        [
            segment.mask
            if segment.mask.grid == channel_grid(segment)
            else Mask.from_box(segment.box, channel_grid(segment))
            for segment in segments
        ],
        boxes,
        spectrogram=params,
        progress=progress,
    )
    for segment, row in zip(segments, values, strict=True):
        if segment.mask.grid != channel_grid(segment):
            row[PARTS] = part_count(segment.mask)
        yield segment.id, row
