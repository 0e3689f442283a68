"""Paint strokes and trained segmenters."""

import json
from collections.abc import Iterable, Mapping, Sequence

from birdann.core import message
from birdann.core.ids import RecordingId
from birdann.core.strokes import SegmenterId, Stroke, StrokeId, TrainedSegmenter
from birdann.store.blobs import decode_mask, encode_mask
from birdann.store.rows import Removable, Table
from birdann.store.tables.grids import grid_of, grid_pk
from birdann.store.tables.records import Column, Record

_MASK = Column(
    names="grid, mask",
    selected="grid.hop_s, grid.bin_hz, grid.first_frame_s, mask",
    read=lambda *row: None if row[3] is None else decode_mask(row[3], grid_of(row[:3])),
    intern=lambda rows, mask: (
        (None, None) if mask is None else (grid_pk(rows, mask.grid), encode_mask(mask))
    ),
)
_STROKE = Record(Stroke, "stroke", "a stroke", mask=_MASK)
_SEGMENTER = Record(
    TrainedSegmenter, "trained_segmenter", "a trained segmenter",
    report=Column(
        names="report",
        read=lambda text: dict(message.loads(text)),
        write=lambda report: (message.dumps(report),),
    ),
)  # fmt: skip


class StrokesTable(Removable):
    """Paint strokes."""

    _table = "stroke"

    def all(self, recording_id: RecordingId | None = None) -> list[Stroke]:
        """Return the strokes of all recordings or of one, by recording and time."""
        if recording_id is None:
            condition, parameters = "AND recording.removed = 0 ", []
        else:
            condition, parameters = "AND recording.id = ? ", [recording_id]
        return _STROKE.all(
            self._rows,
            "JOIN recording ON recording.id = stroke.recording LEFT JOIN grid "
            f"ON grid.pk = stroke.grid WHERE stroke.removed = 0 {condition}"
            "ORDER BY recording.path, onset_s, stroke.number",
            parameters,
        )

    def recordings_of(self, stroke_ids: Iterable[StrokeId]) -> dict[StrokeId, RecordingId]:
        """Return the recordings of the given strokes that are not removed."""
        rows = self._rows.all_in(
            "SELECT id, recording FROM stroke WHERE removed = 0 AND id IN (%s)", stroke_ids
        )
        return {StrokeId(key): RecordingId(owner) for key, owner in rows}

    def add(self, strokes: Sequence[Stroke]) -> None:
        """Add strokes."""
        _STROKE.put(self._rows, strokes, number=True)


class Segmenters(Table):
    """Trained segmenters."""

    def all(self) -> list[TrainedSegmenter]:
        """Return all trained segmenters, newest first."""
        return _SEGMENTER.all(self._rows, "ORDER BY number DESC")

    def model_bytes(self, segmenter_id: SegmenterId) -> bytes:
        """Return a stored segmenter (NotInProjectError if it does not exist)."""
        return bytes(self._rows.value("trained_segmenter", "model", segmenter_id))

    def add(self, trained: TrainedSegmenter, model: bytes, software: Mapping[str, str]) -> None:
        """Add a trained segmenter with software versions."""
        _SEGMENTER.put(
            self._rows, [trained], software=json.dumps(dict(software)), model=model, number=True
        )
