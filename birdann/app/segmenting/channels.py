"""Choice of the analysed channel of recordings."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from birdann.app.changes import ChangeSet, Kind
from birdann.app.reports import SegmentReport
from birdann.app.segmenting.segment import segment_project
from birdann.app.segmenting.segmenters import AUTOMATIC, schema_of_recording, spectrogram_of
from birdann.app.session import Session
from birdann.core.errors import AudioError
from birdann.core.ids import RecordingId, SegmentId
from birdann.core.message import Message
from birdann.core.progress import Progress, part, silent
from birdann.features.schema import MEASUREMENTS_KEY
from birdann.store import Transaction

if TYPE_CHECKING:
    from birdann.segmentation.presets import SegmenterParams


def choose_channel(
    session: Session,
    channel: int | None,
    *,
    recording_ids: Sequence[RecordingId] | None = None,
    jobs: int = 1,
    segmenter: "str | SegmenterParams" = AUTOMATIC,
    progress: Progress = silent,
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
        one
        for one in project.recordings.all()
        if (wanted is None or one.id in wanted) and one.n_channels > max(1, channel or 0)
    ]
    if not chosen:
        raise AudioError("None of these recordings has that channel.")
    segmented = project.recordings.segmentations().keys()
    again = [one.id for one in chosen if one.channel != channel or one.id not in segmented]
    described = {key: set(_described(session, key)) for key in again}
    report = segment_project(
        session,
        jobs=jobs,
        segmenter=segmenter,
        recording_ids=again,
        redo=True,
        channels=dict.fromkeys(again, channel),
        progress=part(progress, 0.0, 0.9),
    )
    for i, key in enumerate(again):
        progress(0.9 + 0.1 * i / len(again), Message("Measuring kept segments"))
        if project.recordings.one(key).channel == channel:
            _describe_kept(session, key, described[key])
    progress(1.0, Message("Done"))
    return replace(report, skipped=len(chosen) - len(again))


def _described(session: Session, recording_id: RecordingId) -> list[int]:
    """Return the segments of a recording that models can read."""
    schema_key = schema_of_recording(session.project, recording_id)
    ids: list[int] = session.project.features.of(recording_id, schema_key).segment_ids.tolist()
    return ids


def _describe_kept(session: Session, recording_id: RecordingId, before: set[int]) -> None:
    """Measure those described before, and their fragments, on the present channel."""
    from birdann.analysis.pipeline import describe_masks

    project = session.project
    schema_key, spectrogram = (
        schema_of_recording(project, recording_id),
        spectrogram_of(project, recording_id),
    )
    recording = project.recordings.one(recording_id)
    grid = spectrogram.layout(recording.sample_rate_hz).grid
    pieces = project.features.instances(schema_key, [recording_id]).piece_ids
    keys = {
        SegmentId(key)
        for key in before.intersection(_described(session, recording_id)) | {*pieces.tolist()}
    }
    kept = [
        s
        for s in project.segments.hidden_too(keys).values()
        if s.mask.grid.of_channel(None) == grid
    ]
    others = [s.mask for s in project.segments.of(recording_id) if s.id not in keys]
    among = [mask for mask in others if mask.grid.of_channel(None) == grid]
    features = describe_masks(
        project.audio_path(recording),
        [one.mask for one in kept],
        schema=schema_key,
        spectrogram=spectrogram,
        among=among,
    )

    def write(tx: Transaction) -> ChangeSet:
        tx.features.put([one.id for one in kept], schema_key, features)
        tx.features.forget(recording_id, MEASUREMENTS_KEY)
        return ChangeSet.of(Kind.SEGMENTS, recordings=[recording_id])

    session.apply("describe", {"recording": recording_id}, write)
