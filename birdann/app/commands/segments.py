"""Drawing, deleting, joining and cutting segments.

Features of new outlines are computed before the command is made (``app.pipelines.outlines``)
and travel in it; a segment without features is legal, takes no part in learning, and is
reported there.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

import numpy as np
import numpy.typing as npt

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command, Subject
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import RecordingId, RunId, SegmentId
from birdann.core.labels import Label
from birdann.core.message import Message
from birdann.core.predictions import ScoreTable
from birdann.core.segment import Segment
from birdann.store import Deletion, Segmentation, Transaction


@dataclass(frozen=True, slots=True, eq=False)
class Outlines:
    """New segments with their features.

    Attributes
    ----------
    features
        float32 (n, d) under ``schema_key``, or None where they are not known.
    """

    segments: Sequence[Segment]
    schema_key: str = ""
    features: npt.NDArray[np.float32] | None = None

    @property
    def ids(self) -> list[SegmentId]:
        """The segments' ids, in order."""
        return [s.id for s in self.segments]

    def without(self, ids: Container[SegmentId]) -> "Outlines":
        """Return those that are not named."""
        rows = [i for i, segment in enumerate(self.segments) if segment.id not in ids]
        if len(rows) == len(self.segments):
            return self
        features = self.features[rows] if self.features is not None else None
        return replace(self, segments=[self.segments[i] for i in rows], features=features)


@dataclass(slots=True)
class ReplaceSegments(Command):
    """Put new segments in the place of old ones; either side may be empty.

    The new ones take over the old ones' label where all labelled old ones agree.
    """

    name: ClassVar[str] = "replace segments"
    old_ids: Sequence[SegmentId]
    new: Outlines
    selects: ClassVar[bool] = True
    """Whether the segments that are there afterwards are what a person looks at next."""
    _recordings: frozenset[RecordingId] = field(default=frozenset(), init=False)
    _subject: Subject = field(default_factory=Subject, init=False)

    @property
    def label(self) -> Message:
        """What the undo menu says."""
        return Message.counted("Change %Ln segment", "Change %Ln segments", len(self.old_ids))

    @property
    def subject(self) -> Subject:
        """The recording, where it is one, and those segments that are there by now."""
        return self._subject

    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps."""
        return {
            "old": list(self.old_ids),
            "new": [
                {
                    "id": s.id,
                    "recording": s.recording_id,
                    "onset_s": float(s.box.onset_s),
                    "offset_s": float(s.box.offset_s),
                    "low_hz": float(s.box.low_hz),
                    "high_hz": float(s.box.high_hz),
                }
                for s in self.new.segments
            ],
        }

    def do(self, tx: Transaction) -> ChangeSet:
        """Replace them."""
        owners = tx.segments.recordings_of(self.old_ids)
        missing = [s for s in self.old_ids if s not in owners]
        if missing:
            raise KeyError(f"no segment {missing[0]}")
        self._recordings = frozenset([*owners.values(), *_recordings(self.new.segments)])
        self._subject = self._about(tx)
        tx.segments.set_deletion(self.old_ids, Deletion.BY_PERSON)
        known = tx.segments.recordings_of(self.new.ids)
        tx.segments.set_deletion(
            known, Deletion.NONE
        )  # done before: everything of theirs is still there
        fresh = self.new.without(known)
        if fresh.segments:
            tx.segments.add(fresh.segments, schema_key=fresh.schema_key, features=fresh.features)
            tx.labels.set(_inherited(tx.labels.of(self.old_ids).values(), fresh.ids))
        return self._changes()

    def undo(self, tx: Transaction) -> ChangeSet:
        """Bring the old ones back."""
        tx.segments.set_deletion(self.new.ids, Deletion.BY_UNDO)
        tx.segments.set_deletion(self.old_ids, Deletion.NONE)
        self._subject = self._leading_to(self._subject, self.old_ids)
        return self._changes()

    def _changes(self) -> ChangeSet:
        return ChangeSet(self._recordings, frozenset({Kind.SEGMENTS, Kind.LABELS}))

    def _about(self, tx: Transaction) -> Subject:
        """Return the recording, and when the one segment begins that is changed or made."""
        if len(self._recordings) != 1:
            return Subject()
        recording = tx.recordings.one(next(iter(self._recordings)))
        one: Segment | None = None
        if len(self.old_ids) == 1:
            one = tx.segments.by_id(self.old_ids).get(self.old_ids[0])
        elif len(self.new.segments) == 1:
            one = self.new.segments[0]
        about = Subject(
            recording=recording.name,
            onset_s=one.box.onset_s if one is not None else None,
            recording_id=recording.id,
        )
        return self._leading_to(about, self.new.ids)

    def _leading_to(self, about: Subject, segment_ids: Sequence[SegmentId]) -> Subject:
        return replace(about, segment_ids=tuple(segment_ids)) if self.selects else about


@dataclass(slots=True)
class AddSegment(ReplaceSegments):
    """Outline a sound by hand."""

    name: ClassVar[str] = "add segment"
    old_ids: Sequence[SegmentId] = field(default=(), init=False)
    new: Outlines

    @property
    def label(self) -> Message:
        """What the undo menu says."""
        return Message.counted("Add %Ln segment", "Add %Ln segments", len(self.new.segments))


@dataclass(slots=True)
class DeleteSegments(ReplaceSegments):
    """Delete segments."""

    name: ClassVar[str] = "delete segments"
    old_ids: Sequence[SegmentId]
    new: Outlines = field(default_factory=lambda: Outlines(()), init=False)

    @property
    def label(self) -> Message:
        """What the undo menu says."""
        return Message.counted("Delete %Ln segment", "Delete %Ln segments", len(self.old_ids))


@dataclass(slots=True)
class MergeSegments(ReplaceSegments):
    """Make one segment of several."""

    name: ClassVar[str] = "merge segments"

    @property
    def label(self) -> Message:
        """What the undo menu says."""
        return Message.counted("Merge %Ln segment", "Merge %Ln segments", len(self.old_ids))


@dataclass(slots=True, kw_only=True)
class RegroupSegments(ReplaceSegments):
    """Make one segment of those that are pieces of one call, by what a run said of them.

    The new ones keep the mean of what the run said of their pieces. How likely each segment of
    these recordings is a call is told anew, for that depends on the others beside it.

    Attributes
    ----------
    run_id
        The run that named the pieces.
    pieces
        Of each new segment.
    """

    name: ClassVar[str] = "regroup segments"
    selects: ClassVar[bool] = False
    run_id: RunId
    pieces: Sequence[Sequence[SegmentId]]
    _scores: dict[RecordingId, ScoreTable] = field(default_factory=dict, init=False)

    @property
    def label(self) -> Message:
        """What the undo menu says."""
        n_pieces = len(self.old_ids)
        return Message.counted("Join %Ln piece of calls", "Join %Ln pieces of calls", n_pieces)

    def do(self, tx: Transaction) -> ChangeSet:
        """Replace them, and score the new ones."""
        new: dict[RecordingId, list[int]] = {}
        for i, segment in enumerate(self.new.segments):
            new.setdefault(segment.recording_id, []).append(i)
        tables = {key: tx.scores.table(self.run_id, key) for key in new}
        self._scores = {key: table for key, table in tables.items() if table is not None}
        bounds = {key: [one.box] for key, one in tx.segments.by_id(self.old_ids).items()}
        bounds |= tx.segments.parts(self.old_ids)
        ReplaceSegments.do(self, tx)
        if bounds:  # not done again
            parts = zip(self.new.ids, self.pieces, strict=True)
            tx.segments.set_parts(
                {key: [box for piece in own for box in bounds[piece]] for key, own in parts}
            )
        joined = {}
        for key, table in self._scores.items():
            boxes = {place.segment_id: place.box for place in tx.segments.places(key)}
            joined[key] = self._joined(table, new[key], boxes)
        self._put(tx, joined)
        return self._all_changes()

    def undo(self, tx: Transaction) -> ChangeSet:
        """Bring the pieces back, with what was said of them."""
        ReplaceSegments.undo(self, tx)
        self._put(tx, self._scores)
        return self._all_changes()

    def _put(self, tx: Transaction, tables: Mapping[RecordingId, ScoreTable]) -> None:
        """Store scores, unless their run went meanwhile: a later one scores the segments anew."""
        if any(run.id == self.run_id for run in tx.runs.all()):
            for key, table in tables.items():
                tx.scores.put(key, table)

    def _all_changes(self) -> ChangeSet:
        kinds = frozenset({Kind.SEGMENTS, Kind.LABELS, Kind.SCORES})
        return ChangeSet(self._recordings, kinds)

    def _joined(
        self,
        table: ScoreTable,
        new: Sequence[int],
        box_of: Mapping[SegmentId, TimeFreqBox],
    ) -> ScoreTable:
        """Return the scores of a recording with the new segments in the place of their pieces."""
        from birdann.models.callness import with_callness

        row_of = {key: row for row, key in enumerate(table.segment_ids.tolist())}
        rows = [[row_of[key] for key in self.pieces[i] if key in row_of] for i in new]
        scored = [(i, own) for i, own in zip(new, rows, strict=True) if own]
        kept = [row for key, row in row_of.items() if key in box_of]
        ids = [self.new.segments[i].id for i, _ in scored]

        def column(values: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
            added = np.array([values[own].mean(axis=0) for _, own in scored], dtype=np.float32)
            return np.concatenate([values[kept], added.reshape(-1, *values.shape[1:])])

        none = table.none_probabilities
        joined = replace(
            table,
            segment_ids=np.concatenate([table.segment_ids[kept], np.array(ids, dtype=np.int64)]),
            probabilities=column(table.probabilities),
            callness=None,
            none_probabilities=None if none is None else column(none),
        )
        return with_callness(joined, box_of)


@dataclass(slots=True)
class SplitSegment(ReplaceSegments):
    """Cut one segment into parts."""

    name: ClassVar[str] = "split segment"

    @property
    def label(self) -> Message:
        """What the undo menu says."""
        n_parts = len(self.new.segments)
        return Message.counted("Split a segment into %Ln", "Split a segment into %Ln", n_parts)


@dataclass(slots=True, kw_only=True)
class Resegment(ReplaceSegments):
    """Put what a segmenter found in the place of what one found before.

    Attributes
    ----------
    segmenter, notes
        How it was found, and what was odd about it.
    """

    name: ClassVar[str] = "segment anew"
    selects: ClassVar[bool] = False
    recording_id: RecordingId
    segmenter: str
    notes: Sequence[str] = ()
    _before: Segmentation | None = field(default=None, init=False)

    @property
    def label(self) -> Message:
        """What the undo menu says."""
        return Message.counted(
            "Find %Ln segment anew", "Find %Ln segments anew", len(self.new.segments)
        )

    def do(self, tx: Transaction) -> ChangeSet:
        """Replace them, and note how the new ones were found."""
        self._before = tx.recordings.segmentation(self.recording_id)
        changes = ReplaceSegments.do(self, tx)
        tx.recordings.mark_segmented(
            self.recording_id,
            segmenter=self.segmenter,
            feature_schema=self.new.schema_key,
            notes=self.notes,
        )
        return changes | self._own_changes()

    def undo(self, tx: Transaction) -> ChangeSet:
        """Bring the old ones back, with the note of how they were found."""
        changes = ReplaceSegments.undo(self, tx)
        if self._before is None:
            tx.recordings.unmark_segmented(self.recording_id)
        else:
            tx.recordings.mark_segmented(
                self.recording_id,
                segmenter=self._before.segmenter,
                feature_schema=self._before.feature_schema,
                notes=self._before.notes,
            )
        return changes | self._own_changes()

    def _own_changes(self) -> ChangeSet:
        return ChangeSet.of(Kind.SEGMENTS, recordings=[self.recording_id])


def _recordings(segments: Iterable[Segment]) -> Iterable[RecordingId]:
    return (s.recording_id for s in segments)


def _inherited(old: Iterable[Label], new_ids: Sequence[SegmentId]) -> list[Label]:
    labels = list(old)
    if len({(label.state, label.species_id) for label in labels}) != 1:
        return []
    latest = max(labels, key=lambda label: label.provenance.at)
    return [replace(latest, segment_id=segment) for segment in new_ids]
