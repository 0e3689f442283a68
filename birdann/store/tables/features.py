"""Feature vectors of segments, by schema."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import Float32Array, Int64Array
from birdann.core.ids import Ids, RecordingId, SegmentId
from birdann.features.schema import MEASUREMENTS_KEY
from birdann.store.blobs import decode_vectors, encode_vectors
from birdann.store.rows import Row, Table, columns_of

_SCHEMA = "(SELECT pk FROM feature_schema WHERE key = ?1)"
_OWN = (
    "SELECT segment.recording, segment.id, segment.id, feature.vector "
    "FROM segment CROSS JOIN feature ON feature.segment = segment.id "  # in this order
    f"WHERE feature.feature_schema = {_SCHEMA} AND segment.deleted = 0 {{}} "
    "ORDER BY segment.recording, onset_s, low_hz, segment.id"
)
_OF_FRAGMENTS = (
    "WITH wanted AS (SELECT pk FROM feature_schema WHERE key = ?1), "
    "one AS (SELECT segment.* FROM segment WHERE segment.deleted = 0 {}), "
    "described AS (SELECT one.recording, one.id AS whole, fragment.id AS fragment, vector, "
    "fragment.onset_s, fragment.low_hz FROM one JOIN segment_fragment AS p ON p.segment = one.id "
    "JOIN segment AS fragment ON fragment.id = p.fragment AND fragment.deleted != 0 JOIN feature ON feature.segment = p.fragment "
    "WHERE feature_schema IN wanted) "
    "SELECT recording, whole, fragment, vector, onset_s, low_hz FROM described UNION ALL "
    "SELECT one.recording, one.id, one.id, vector, onset_s, low_hz FROM one "
    "JOIN feature ON feature.segment = one.id WHERE feature_schema IN wanted "
    "AND one.id NOT IN (SELECT whole FROM described) ORDER BY 1, 5, 6, 3"
)

_as_ids = partial(np.array, dtype=np.int64)
_MAKERS: dict[str, Callable[[Any], Any]] = {
    "segment_ids": _as_ids,
    "fragment_ids": _as_ids,
    "X": decode_vectors,
}


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class FeatureTable:
    """Feature vectors of segments, by recording and onset."""

    # recording_ids, segment_ids: Length n: recording and segment of each row.
    recording_ids: tuple[RecordingId, ...]
    segment_ids: Ids
    fragment_ids: Ids  # Length n: the segment, or a fragment of a joined segment.
    X: Float32Array  # float32 (n, d); (0, 0) if empty.

    def rows(self, indices: Int64Array) -> "FeatureTable":
        """Return some rows in the given order."""
        return FeatureTable(
            recording_ids=tuple(self.recording_ids[i] for i in indices.tolist()),
            segment_ids=self.segment_ids[indices],
            fragment_ids=self.fragment_ids[indices],
            X=self.X[indices],
        )


class Features(Table):
    """Feature vectors of segments."""

    def of(self, recording_id: RecordingId, schema_key: str) -> FeatureTable:
        """Return the features of a recording's segments; segments without are left out."""
        return self.table(schema_key, [recording_id])

    def table(
        self, schema_key: str, recording_ids: Sequence[RecordingId] | None = None
    ) -> FeatureTable:
        """Return the features of all segments, or of some recordings."""
        return self._table(_OWN, schema_key, recording_ids)

    def instances(
        self, schema_key: str, recording_ids: Sequence[RecordingId] | None = None
    ) -> FeatureTable:
        """Return the input of models: features of fragments instead of joined segments.

        Features of joined segments mix several sounds and are less informative.
        """
        return self._table(_OF_FRAGMENTS, schema_key, recording_ids)

    def _table(
        self, sql: str, schema_key: str, recording_ids: Sequence[RecordingId] | None
    ) -> FeatureTable:
        batches: Iterable[Sequence[Row]]
        if recording_ids is None:
            batches = self._rows.batches(sql.format(""), [schema_key])
        else:
            chosen = sql.format("AND segment.recording IN (%s)")
            batches = [list(self._rows.all_in(chosen, recording_ids, [schema_key]))]
        live = self._rows.all("SELECT id FROM recording WHERE removed = 0 ORDER BY path")
        recordings = [RecordingId(key) for (key,) in live]
        with self._rows.name_file_in_errors("a feature vector"):
            columns = columns_of(batches, recordings, _MAKERS)
        return FeatureTable(
            recording_ids=tuple(recordings[i] for i in columns.pop("recording").tolist()),
            **columns,
        )

    def labelled_without(self) -> dict[RecordingId, list[SegmentId]]:
        """Return the labelled segments that no model can read, by recording."""
        rows = self._rows.all(
            "SELECT segment.recording, segment.id FROM label "
            "JOIN segment ON segment.id = label.segment AND segment.deleted = 0 "
            "JOIN recording ON recording.id = segment.recording AND recording.removed = 0 "
            "WHERE NOT EXISTS (SELECT 1 FROM feature WHERE feature.segment = segment.id "
            "AND feature_schema NOT IN (SELECT pk FROM feature_schema WHERE key = ?)) "
            "ORDER BY segment.recording, segment.id",
            [MEASUREMENTS_KEY],
        )
        segments: dict[RecordingId, list[SegmentId]] = defaultdict(list)
        for recording_id, key in rows:
            segments[RecordingId(recording_id)].append(SegmentId(key))
        return segments

    def schemas(self) -> dict[str, int]:
        """Return the number of segments with features of each schema, most first.

        Measurements are stored like features, but not counted.
        """
        rows = self._rows.all(
            "SELECT key, count(*) AS n FROM feature "
            "JOIN feature_schema ON feature_schema.pk = feature.feature_schema "
            "JOIN segment ON segment.id = feature.segment "
            "JOIN recording ON recording.id = segment.recording AND recording.removed = 0 "
            "WHERE segment.deleted = 0 AND key != ? GROUP BY key ORDER BY n DESC, key",
            [MEASUREMENTS_KEY],
        )
        return dict(rows)

    def put(
        self, segment_ids: Sequence[SegmentId] | Ids, schema_key: str, features: npt.ArrayLike
    ) -> None:
        """Store feature vectors (n, d) of existing segments."""
        schema = self._rows.intern_row("feature_schema", ("key",), (schema_key,))
        vectors = zip(segment_ids, encode_vectors(features), strict=True)
        self._rows.insert(
            "feature",
            "segment, feature_schema, vector",
            ((int(segment), schema, vector) for segment, vector in vectors),
            replaces="segment, feature_schema",
        )

    def forget(self, recording_id: RecordingId, schema_key: str) -> None:
        """Remove the vectors of one schema of a recording's segments."""
        self._rows.execute(
            f"DELETE FROM feature WHERE feature_schema = {_SCHEMA} "
            "AND segment IN (SELECT id FROM segment WHERE recording = ?2)",
            (schema_key, recording_id),
        )
