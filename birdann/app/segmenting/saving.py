"""Writing segments to the project: the single writer for all workers."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from birdann.app.changes import ChangeSet, Kind
from birdann.app.segmenting.segmenters import SAME_SHARE, describe_segmenter
from birdann.app.segmenting.worker_tasks import DescribeTask, StoredParts
from birdann.app.session import Session
from birdann.core.errors import AudioError
from birdann.core.geometry import Mask, TimeFreqBox, are_separate
from birdann.core.ids import RecordingId
from birdann.core.message import Message
from birdann.core.progress import Progress
from birdann.core.provenance import Maker
from birdann.core.segment import Segment, segments_of_shapes
from birdann.features.schema import schema_of
from birdann.store import Transaction

if TYPE_CHECKING:
    from birdann.analysis.parts import Part, RecordingDescription

_BEING_WRITTEN = "segments being written"
"""Setting: the recording whose parts are written one by one; after a kill it names one that is
half there."""


@dataclass(frozen=True, slots=True)
class SegmentWriter:
    """Writes the segments of recordings."""

    session: Session  # The project's session.
    # Whether to replace earlier automatic segments. Labelled ones are kept, and nothing new is
    # added in their place.
    replaces: bool

    def write(
        self,
        described: Sequence[tuple[DescribeTask, "RecordingDescription"]],
        *,
        begins: bool = True,
        is_all: bool = True,
    ) -> None:
        """Write segments of several recordings in one transaction.

        Parameters
        ----------
        begins, is_all
            Whether these are the first segments of the recordings, and all of them.
        """
        described = [
            (task, self._without_kept(task, description)) for task, description in described
        ]
        recordings = [task.recording_id for task, _ in described]
        begun = [self._preparing_change(task, is_all=is_all) for task, _ in described if begins]
        segments = [_segments(task, description) for task, description in described]

        def write(tx: Transaction) -> ChangeSet:
            for begin in begun:
                begin(tx)
            for of_recording, (task, description) in zip(segments, described, strict=True):
                key = schema_of(task.schema).key
                tx.segments.add(of_recording, schema_key=key, features=description.features)
                if is_all:
                    _mark(tx, task, description.notes)
            kinds = (Kind.SEGMENTS, Kind.SCORES) if is_all else ()
            return ChangeSet.of(*kinds, recordings=recordings if is_all else ())

        self._apply(recordings, sum(map(len, segments)), write)

    def write_parts(self, task: DescribeTask, stored: StoredParts, progress: Progress) -> int:
        """Write the segments of a long recording part by part; return their number.

        Other edits may be made in between. After cancellation or a crash, the next call for this
        recording starts again; the parts stay in their store.
        """
        from birdann.analysis.parts import join_parts

        parts = join_parts(load_parts(task, stored), task.schema)
        total = 0
        for done, description in enumerate(parts):
            progress(done / stored.n_parts, Message("Saving segments"))
            self.write([(task, description)], begins=done == 0, is_all=False)
            total += len(description.masks)

        def finish(tx: Transaction) -> ChangeSet:
            tx.settings.set(_BEING_WRITTEN, None)
            _mark(tx, task, stored.store.notes() or ())
            return ChangeSet.of(Kind.SEGMENTS, Kind.SCORES, recordings=[task.recording_id])

        self._apply([task.recording_id], total, finish)
        return total

    def _without_kept(
        self, task: DescribeTask, description: "RecordingDescription"
    ) -> "RecordingDescription":
        """Return the segments except those that coincide with kept ones."""
        project, key = self.session.project, task.recording_id
        spoken_of = {
            *project.labels.all(key),
            *project.labels.readings_in(key),
            *project.segments.notes_in(key),
        }
        kept = [
            segment
            for segment in project.segments.by_id(spoken_of).values()
            if segment.provenance.maker is Maker.RUN
        ]
        if not kept:
            return description
        described = set(project.features.of(key, schema_of(task.schema).key).segment_ids.tolist())
        kept = [
            segment for segment in kept if segment.id in described
        ]  # those that models can read
        spans = np.array([_span(segment.mask, segment.box) for segment in kept]).reshape(-1, 2)

        def coincides(mask: Mask, box: TimeFreqBox) -> bool:
            onset_s, offset_s = _span(mask, box)
            row_overlaps = np.flatnonzero((spans[:, 0] < offset_s) & (spans[:, 1] > onset_s))
            return any(_is_same_sound(mask, box, kept[index]) for index in row_overlaps)

        rows = [
            row
            for row, (mask, box) in enumerate(
                zip(description.masks, description.boxes, strict=True)
            )
            if not coincides(mask, box)
        ]
        if len(rows) == len(description.masks):
            return description
        return replace(
            description,
            masks=tuple(description.masks[row] for row in rows),
            boxes=tuple(description.boxes[row] for row in rows),
            features=description.features[rows],
        )

    def _preparing_change(
        self, task: DescribeTask, *, is_all: bool
    ) -> Callable[[Transaction], None]:
        """Return the change that precedes a recording's first segments."""
        was_begun = self.session.project.settings.get(_BEING_WRITTEN) == task.recording_id

        def prepare(tx: Transaction) -> None:
            if self.replaces or was_begun:
                tx.segments.drop_unreviewed(task.recording_id)
            if not is_all:
                tx.recordings.unmark_segmented(task.recording_id)
            if was_begun or not is_all:
                tx.settings.set(_BEING_WRITTEN, None if is_all else task.recording_id)

        return prepare

    def _apply(
        self,
        recordings: Sequence[RecordingId],
        n_segments: int,
        write: Callable[[Transaction], ChangeSet],
    ) -> None:
        arguments = {"recordings": list(recordings), "segments": n_segments}
        self.session.apply("segment", arguments, write, forget_history=self.replaces)


def _mark(tx: Transaction, task: DescribeTask, notes: tuple[str, ...]) -> None:
    tx.recordings.set_channels({task.recording_id: task.sound.channel})
    tx.recordings.mark_segmented(
        task.recording_id,
        segmenter=describe_segmenter(task.segmenter),
        feature_schema=schema_of(task.schema).key,
        notes=notes,
    )


def _segments(task: DescribeTask, description: "RecordingDescription") -> list[Segment]:
    shapes = zip(description.masks, description.boxes, strict=True)
    return segments_of_shapes(task.recording_id, shapes, task.provenance)


def _span(mask: Mask, box: TimeFreqBox) -> tuple[float, float]:
    """Return onset and offset of a segment, by exact bounds if it has them."""
    pixels = mask.box()
    return min(pixels.onset_s, box.onset_s), max(pixels.offset_s, box.offset_s)


def _is_same_sound(mask: Mask, box: TimeFreqBox, other: Segment) -> bool:
    """Whether most of a mask lies in a segment's.

    On different grids, whether boxes are similar; never in different channels.
    """
    grid = other.mask.grid
    if are_separate(mask.grid.channel, grid.channel):
        return False
    mask = replace(mask, grid=mask.grid.with_channel(grid.channel))
    if mask.grid != grid:
        return box.iou(other.box) >= SAME_SHARE
    if mask.box().intersection(other.mask.box()) is None:
        return False
    return mask.intersection_size(other.mask) >= SAME_SHARE * mask.n_pixels


def load_parts(task: DescribeTask, stored: StoredParts) -> Iterator["Part"]:
    """Yield the parts of a recording."""
    for index in range(stored.n_parts):
        part = stored.store.load(index, stored.grid, schema_of(task.schema).n_local)
        if part is None:
            stored.store.discard(index)
            raise AudioError(
                "{file}: part of its results in {parent} cannot be read. Start again to repeat that "
                "part.",
                file=task,
                parent=stored.store.folder.parent,
            )
        yield part
