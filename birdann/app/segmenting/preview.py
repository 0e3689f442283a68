"""Segmenting one recording again: a preview, then one undoable edit."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from birdann.app.commands.segments import Outlines, Resegment
from birdann.app.segmenting.segmenters import (
    FOREST,
    describe_segmenter,
    schema_of_recording,
    segmenter_of,
)
from birdann.app.segmenting.worker_tasks import DescribeTask
from birdann.app.session import Session
from birdann.core.geometry import Mask, TimeFreqBox, are_apart
from birdann.core.ids import RecordingId, SegmentId, new_ids
from birdann.core.progress import Progress, silent
from birdann.core.provenance import Maker, by_run
from birdann.core.segment import Segment
from birdann.features.schema import schema_of
from birdann.store import Project

if TYPE_CHECKING:
    from birdann.analysis.parts import RecordingDescription

_SAME_SHARE = 0.5


@dataclass(frozen=True, slots=True, kw_only=True)
class SegmentationPreview:
    """Result of segmenting a recording, before it is applied."""

    recording_id: RecordingId
    masks: tuple[Mask, ...]  # The new outlines.
    n_kept: int  # Drawn or labelled segments, which are kept.
    command: Resegment  # Replaces all other segments by the new outlines.


def preview_segmentation(
    session: Session,
    recording_id: RecordingId,
    *,
    segmenter: str = FOREST,
    progress: Progress = silent,
) -> SegmentationPreview:
    """Segment a recording without changing the project.

    Outlines of which at least half lies in kept segments are left out.

    Parameters
    ----------
    session
        The project's session.
    segmenter
        "automatic", the name of a preset, or "forest" for the one trained in the project.
    progress
        Receives the completed fraction; may raise to cancel.

    Returns
    -------
    SegmentationPreview
        With the command that applies it.
    """
    from birdann.analysis.pipeline import describe_recording

    project = session.project
    recording = project.recordings.one(recording_id)
    params = segmenter_of(project, segmenter)(recording)
    schema_key = schema_of_recording(project, recording_id)
    task = DescribeTask(
        recording_id=recording_id,
        sound=project.audio_path(recording),
        n_frames=recording.n_frames,
        segmenter=params,
        schema=schema_key.partition("/")[0],
    )
    description = describe_recording(
        task.sound, segmenter=params, schema=task.schema, progress=progress
    )
    kept = _kept(project, recording_id)
    outlines = zip(description.masks, description.boxes, strict=True)
    new = [n for n, one in enumerate(outlines) if not _is_among(*one, kept)]
    stay = {s.id for s in kept}
    command = Resegment(
        [s.id for s in project.segments.of(recording_id) if s.id not in stay],
        _outlines(task, description, new),
        recording_id=recording_id,
        segmenter=describe_segmenter(params),
        notes=description.notes,
    )
    return SegmentationPreview(
        recording_id=recording_id,
        masks=tuple(description.masks[n] for n in new),
        n_kept=len(kept),
        command=command,
    )


def masks_in_view(
    session: Session,
    recording_id: RecordingId,
    between_s: tuple[float, float],
    *,
    segmenter: str,
    progress: Progress = silent,
) -> tuple[Mask, ...]:
    """Return the new outlines that segmentation would find in a part of a recording."""
    from birdann.analysis.pipeline import outlines_between

    project = session.project
    recording = project.recordings.one(recording_id)
    outlines = outlines_between(
        project.audio_path(recording),
        between_s,
        segmenter=segmenter_of(project, segmenter)(recording),
        progress=progress,
    )
    kept = _kept(project, recording_id)
    return tuple(one.mask for one in outlines if not _is_among(one.mask, one.box, kept))


def _kept(project: Project, recording_id: RecordingId) -> list[Segment]:
    """Return the drawn and labelled segments of a recording."""
    labels = project.labels.all(recording_id)
    segments = project.segments.of(recording_id)
    return [s for s in segments if s.id in labels or s.provenance.maker is Maker.PERSON]


def _outlines(
    task: DescribeTask, description: "RecordingDescription", chosen: Sequence[int]
) -> Outlines:
    """Return selected results as segments with features."""
    made = by_run(f"{task.segmenter.segmenter.name} {task.segmenter.digest()}")
    segments = [
        Segment(
            id=SegmentId(key),
            recording_id=task.recording_id,
            box=description.boxes[n],
            mask=description.masks[n],
            provenance=made,
        )
        for key, n in zip(new_ids(len(chosen)), chosen, strict=True)
    ]
    features = description.features[list(chosen)]
    return Outlines(segments, schema_key=schema_of(task.schema).key, features=features)


def _is_among(mask: Mask, box: TimeFreqBox, segments: Sequence[Segment]) -> bool:
    """Whether most of a box lies in the box of one of the segments, in no other channel."""
    shared = (
        box.intersection(segment.box)
        for segment in segments
        if not are_apart(mask.grid.channel, segment.mask.grid.channel)
    )
    return any(one is not None and one.area >= _SAME_SHARE * box.area for one in shared)
