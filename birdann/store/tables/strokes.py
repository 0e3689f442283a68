"""What people painted, and the segmenters that were trained on it."""

import json
from collections.abc import Iterable, Mapping, Sequence

from birdann.core import message
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import RecordingId
from birdann.core.strokes import SegmenterId, Stroke, StrokeId, StrokeKind, TrainedSegmenter
from birdann.store.blobs import decode_mask, encode_mask
from birdann.store.errors import absent
from birdann.store.rows import Row, Table
from birdann.store.tables.grids import grid_of, grid_pk
from birdann.store.tables.provenance import (
    PROVENANCE,
    provenance_of,
    provenance_pk,
    provenance_pks,
)

_STROKE = (
    "SELECT stroke.id, recording.id, kind, onset_s, offset_s, low_hz, high_hz, mask, "
    f"grid.hop_s, grid.bin_hz, grid.first_frame_s, {PROVENANCE} "
    "FROM stroke JOIN recording ON recording.id = stroke.recording "
    "LEFT JOIN grid ON grid.pk = stroke.grid JOIN provenance ON provenance.pk = stroke.made "
    "WHERE stroke.removed = 0 "
)
_SEGMENTER = (
    "SELECT id, trained_segmenter.name, spectrogram, seed, digest, report, "
    f"{PROVENANCE} FROM trained_segmenter "
    "JOIN provenance ON provenance.pk = trained_segmenter.made "
)


class StrokesTable(Table):
    """Paint on recordings."""

    def all(self, recording_id: RecordingId | None = None) -> list[Stroke]:
        """Return the strokes on all recordings or on one, in order of time in each."""
        if recording_id is None:
            condition, parameters = "AND recording.removed = 0 ", []
        else:
            condition, parameters = "AND recording.id = ? ", [recording_id]
        rows = self._rows.all(
            f"{_STROKE}{condition}ORDER BY recording.path, onset_s, stroke.number", parameters
        )
        with self._rows.decoding("a stroke"):
            return [self._stroke(row) for row in rows]

    def has(self, stroke_id: StrokeId) -> bool:
        """Return whether a stroke was ever painted, be it removed or not."""
        return bool(self._rows.all("SELECT 1 FROM stroke WHERE id = ?", [stroke_id]))

    def recordings_of(self, stroke_ids: Iterable[StrokeId]) -> dict[StrokeId, RecordingId]:
        """Return where the named strokes are that are not removed."""
        rows = self._rows.all_in(
            "SELECT id, recording FROM stroke WHERE removed = 0 AND id IN (%s)", stroke_ids
        )
        return {StrokeId(key): RecordingId(owner) for key, owner in rows}

    def _stroke(self, row: Row) -> Stroke:
        key, recording, kind, onset_s, offset_s, low_hz, high_hz, mask = row[:8]
        return Stroke(
            id=StrokeId(key),
            recording_id=RecordingId(recording),
            kind=StrokeKind(kind),
            box=TimeFreqBox(onset_s=onset_s, offset_s=offset_s, low_hz=low_hz, high_hz=high_hz),
            mask=decode_mask(mask, grid_of(row[8:11])) if mask is not None else None,
            provenance=provenance_of(self._rows, row[11:]),
        )

    def add(self, strokes: Sequence[Stroke]) -> None:
        """Add paint to recordings."""
        made = provenance_pks(self._rows, (s.provenance for s in strokes))
        grids = {g: grid_pk(self._rows, g) for g in {s.mask.grid for s in strokes if s.mask}}
        self._rows.execute_many(
            "INSERT INTO stroke (id, number, recording, kind, onset_s, offset_s, low_hz, high_hz,"
            " grid, mask, made)"
            " VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM stroke),"
            " ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    s.id,
                    s.recording_id,
                    s.kind,
                    float(s.box.onset_s),
                    float(s.box.offset_s),
                    float(s.box.low_hz),
                    float(s.box.high_hz),
                    grids[s.mask.grid] if s.mask else None,
                    encode_mask(s.mask) if s.mask else None,
                    made[s.provenance],
                )
                for s in strokes
            ],
        )

    def set_removed(self, ids: Iterable[StrokeId], removed: bool) -> None:
        """Wipe strokes away, or bring them back."""
        self._rows.flag("UPDATE stroke SET removed = ? WHERE id = ?", ids, removed)


class Segmenters(Table):
    """Segmenters that were trained."""

    def all(self) -> list[TrainedSegmenter]:
        """Return all segmenters that were trained, newest first."""
        rows = self._rows.all(_SEGMENTER + "ORDER BY number DESC")
        with self._rows.decoding("a trained segmenter"):
            return [self._trained(row) for row in rows]

    def model_bytes(self, segmenter_id: SegmenterId) -> bytes:
        """Return a trained segmenter as it was stored.

        Raises
        ------
        NotInProjectError
            If there is none of this id.
        """
        row = self._rows.first("SELECT model FROM trained_segmenter WHERE id = ?", [segmenter_id])
        if row is None:
            raise absent(self._rows.path, "trained segmenter", segmenter_id)
        return bytes(row[0])

    def _trained(self, row: Row) -> TrainedSegmenter:
        key, name, spectrogram, seed, digest, report = row[:6]
        return TrainedSegmenter(
            id=SegmenterId(key),
            name=name,
            spectrogram=dict(json.loads(spectrogram)),
            seed=seed,
            digest=digest,
            report=dict(message.loads(report)),
            provenance=provenance_of(self._rows, row[6:]),
        )

    def add(self, trained: TrainedSegmenter, model: bytes, software: Mapping[str, str]) -> None:
        """Add a trained segmenter with what it takes to make it again."""
        self._rows.execute(
            "INSERT INTO trained_segmenter (id, number, name, spectrogram, seed, digest, made, "
            "report, software, model) "
            "VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM trained_segmenter), "
            "?, ?, ?, ?, ?, ?, ?, ?)",
            (
                trained.id,
                trained.name,
                json.dumps(dict(trained.spectrogram)),
                trained.seed,
                trained.digest,
                provenance_pk(self._rows, trained.provenance),
                message.dumps(trained.report),
                json.dumps(dict(software)),
                model,
            ),
        )
