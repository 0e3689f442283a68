"""Feature vectors of segments, by schema."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from birdann.core.ids import Ids, RecordingId, SegmentId
from birdann.features.schema import MEASUREMENTS_KEY
from birdann.store.blobs import decode_vectors, encode_vectors
from birdann.store.rows import OpenRows, Row, Rows


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class FeatureTable:
    """Feature vectors of segments, those of one recording together, in order of onset.

    Attributes
    ----------
    recording_ids, segment_ids
        Length n: the recording and the segment of each row.
    X
        float32 (n, d); (0, 0) where there is none.
    """

    recording_ids: tuple[RecordingId, ...]
    segment_ids: Ids
    X: npt.NDArray[np.float32]


_OF_SEGMENTS = (
    "SELECT segment.recording, segment.id, feature.vector "
    "FROM segment CROSS JOIN feature ON feature.segment = segment.id "  # in this order
    "WHERE segment.deleted = 0 AND feature.feature_schema = "
    "(SELECT pk FROM feature_schema WHERE key = ?) {} "
    "ORDER BY segment.recording, onset_s, low_hz, segment.id"
)
_OF_PIECES = (
    "SELECT segment.recording, segment.id, feature.vector FROM segment "
    "CROSS JOIN segment_part AS part ON part.segment = segment.id "
    "CROSS JOIN segment AS piece ON piece.recording = segment.recording AND piece.deleted = 1 "
    "AND piece.onset_s = part.onset_s AND piece.low_hz = part.low_hz "
    "AND piece.offset_s = part.offset_s AND piece.high_hz = part.high_hz "
    "CROSS JOIN feature ON feature.segment = piece.id "
    "WHERE segment.deleted = 0 AND feature.feature_schema = "
    "(SELECT pk FROM feature_schema WHERE key = ?) {} "
    "GROUP BY segment.id, part.place "
    "ORDER BY segment.recording, segment.onset_s, segment.low_hz, segment.id, part.place"
)
"""Of the hidden segments that the live ones were joined of, by the bounds of the parts."""


class Features:
    """What describes segments."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    def of(self, recording_id: RecordingId, schema_key: str) -> FeatureTable:
        """Return the features of one recording's segments; segments without are left out."""
        return self.table(schema_key, [recording_id])

    def table(
        self, schema_key: str, recording_ids: Sequence[RecordingId] | None = None
    ) -> FeatureTable:
        """Return the features of all segments, or of those of the named recordings."""
        return self._found(_OF_SEGMENTS, schema_key, recording_ids)

    def of_pieces(
        self, schema_key: str, recording_ids: Sequence[RecordingId] | None = None
    ) -> FeatureTable:
        """Return what ``table`` does, but where pieces were joined the features of each piece.

        Such a segment has several rows, one after another. What a model learns from and judges
        are pieces: a call as a whole tells less of its species.
        """
        own = self._found(_OF_SEGMENTS, schema_key, recording_ids)
        pieces = self._found(_OF_PIECES, schema_key, recording_ids)
        if not len(pieces.segment_ids) or pieces.X.shape[1] != own.X.shape[1]:
            return own
        order = np.argsort(pieces.segment_ids, kind="stable")
        keys, starts, counts = np.unique(
            pieces.segment_ids[order], return_index=True, return_counts=True
        )
        found = np.minimum(np.searchsorted(keys, own.segment_ids), len(keys) - 1)
        is_joined = keys[found] == own.segment_ids
        rows = np.repeat(np.arange(len(own.X)), np.where(is_joined, counts[found], 1))
        X = own.X[rows]
        place = np.arange(len(rows)) - np.searchsorted(rows, rows)
        taken = np.flatnonzero(is_joined[rows])
        X[taken] = pieces.X[order[starts[found[rows[taken]]] + place[taken]]]
        return FeatureTable(
            recording_ids=tuple(own.recording_ids[i] for i in rows.tolist()),
            segment_ids=own.segment_ids[rows],
            X=X,
        )

    def _found(
        self, sql: str, schema_key: str, recording_ids: Sequence[RecordingId] | None
    ) -> FeatureTable:
        pieces: Iterable[Sequence[Row]]
        if recording_ids is None:
            pieces = self._rows.pieces(sql.format(""), [schema_key])
        else:
            chosen = sql.format("AND segment.recording IN (%s)")
            pieces = [list(self._rows.all_in(chosen, recording_ids, [schema_key]))]
        live = self._rows.all("SELECT id FROM recording WHERE removed = 0 ORDER BY path")
        with self._rows.decoding("a feature vector"):
            return _table(pieces, [RecordingId(key) for (key,) in live])

    def schemas(self) -> dict[str, int]:
        """Return how many segments have features of each schema, most first.

        Measurements are stored like features, but are none.
        """
        rows = self._rows.all(
            "SELECT key, count(*) AS n FROM feature "
            "JOIN feature_schema ON feature_schema.pk = feature.feature_schema "
            "JOIN segment ON segment.id = feature.segment "
            "WHERE segment.deleted = 0 AND key != ? GROUP BY key ORDER BY n DESC, key",
            [MEASUREMENTS_KEY],
        )
        return dict(rows)


class FeatureWrites(Features):
    """Stores vectors."""

    def __init__(self, rows: OpenRows) -> None:
        super().__init__(rows)
        self._open = rows

    def put(
        self, segment_ids: Sequence[SegmentId] | Ids, schema_key: str, features: npt.ArrayLike
    ) -> None:
        """Store feature vectors (n, d) of existing segments."""
        schema = self._open.interned("feature_schema", ("key",), (schema_key,))
        self._open.execute_many(
            "INSERT INTO feature (segment, feature_schema, vector) VALUES (?, ?, ?) "
            "ON CONFLICT DO UPDATE SET vector = excluded.vector",
            (
                (int(segment), schema, vector)
                for segment, vector in zip(segment_ids, encode_vectors(features), strict=True)
            ),
        )


def _table(pieces: Iterable[Sequence[Row]], recordings: Sequence[RecordingId]) -> FeatureTable:
    """Make one table of rows that come piece by piece, by the order of their recordings."""
    place = {key: i for i, key in enumerate(recordings)}
    owners: list[Ids] = []
    ids: list[Ids] = []
    vectors: list[npt.NDArray[np.float32]] = []
    for piece in pieces:
        rows = [row for row in piece if row[0] in place]
        if rows:
            owners.append(np.array([place[key] for key, _, _ in rows], dtype=np.int64))
            ids.append(np.array([key for _, key, _ in rows], dtype=np.int64))
            vectors.append(decode_vectors([vector for _, _, vector in rows]))
    if not owners:
        nothing = np.empty(0, dtype=np.int64)
        return FeatureTable(recording_ids=(), segment_ids=nothing, X=decode_vectors([]))
    owner, X, segment_ids = np.concatenate(owners), np.concatenate(vectors), np.concatenate(ids)
    vectors.clear()
    # The index gives the rows by the recordings' identifiers; a stable sort does the rest.
    if (np.diff(owner) < 0).any():
        order = np.argsort(owner, kind="stable")
        owner, X, segment_ids = owner[order], X[order], segment_ids[order]
    return FeatureTable(
        recording_ids=tuple(recordings[i] for i in owner.tolist()), segment_ids=segment_ids, X=X
    )
