"""Writing strokes and trained segmenters."""

import json
from collections.abc import Iterable, Mapping, Sequence

from birdann.core.strokes import Stroke, StrokeId, TrainedSegmenter
from birdann.store.blobs import encode_mask
from birdann.store.queries import blob
from birdann.store.rows import RowWriter


class StrokeWrites(RowWriter):
    """What painting and training put into a project."""

    def add_strokes(self, strokes: Sequence[Stroke]) -> None:
        """Add paint to recordings."""
        recordings = {r: self._pk("recording", r) for r in {s.recording_id for s in strokes}}
        made = {p: self._provenance_pk(p) for p in {s.provenance for s in strokes}}
        grids = {g: self._grid_pk(g) for g in {s.mask.grid for s in strokes if s.mask}}
        self._connection.executemany(
            "INSERT INTO stroke (id, recording, kind, onset_s, offset_s, low_hz, high_hz, grid, "
            "mask, made) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    blob(s.id),
                    recordings[s.recording_id],
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

    def set_strokes_removed(self, ids: Iterable[StrokeId], removed: bool) -> None:
        """Wipe strokes away, or bring them back."""
        self._flag("UPDATE stroke SET removed = ? WHERE id = ?", ids, removed)

    def add_segmenter(
        self, trained: TrainedSegmenter, model: bytes, software: Mapping[str, str]
    ) -> None:
        """Add a trained segmenter with what it takes to make it again."""
        self._connection.execute(
            "INSERT INTO trained_segmenter (id, name, spectrogram, seed, digest, made, report, "
            "software, model) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                blob(trained.id),
                trained.name,
                json.dumps(dict(trained.spectrogram)),
                trained.seed,
                trained.digest,
                self._provenance_pk(trained.provenance),
                json.dumps(dict(trained.report)),
                json.dumps(dict(software)),
                model,
            ),
        )
