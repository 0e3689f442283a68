"""Segments: bounds, outlines, fragments, origins and notes, also as columns."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

import numpy as np
import numpy.typing as npt

from birdann.core.geometry import Grid, TimeFreqBox
from birdann.core.ids import Ids, RecordingId, SegmentId
from birdann.core.labels import Note
from birdann.core.provenance import Origin, Provenance
from birdann.core.segment import MaskColumn, Segment, SegmentColumns
from birdann.store.blobs import decode_runs, encode_masks
from birdann.store.rows import ALL_TIMES, Row, Table
from birdann.store.tables.features import Features
from birdann.store.tables.grids import all_grids, grid_pk
from birdann.store.tables.provenance import PROVENANCE, provenance_of, provenance_pks
from birdann.store.tables.records import Record

_CHANNELS = 1 << 17
"""More than a sound file can have."""


def _columns(
    batches: Iterable[Sequence[Row]],
    recording_id: RecordingId,
    grids: Mapping[int, Grid],
    made_by: Callable[[Sequence[int]], Sequence[Provenance]],
) -> SegmentColumns:
    """Return columns of rows (id, onset, offset, low, high, grid, channel, made, mask) in chunks.

    Rows of a million segments would take ten times the memory of the columns. Raises ValueError if
    a box or a mask is invalid.

    Parameters
    ----------
    made_by
        Maps numbers to provenances.
    """
    ids: list[Ids] = [np.empty(0, dtype=np.int64)]
    boxes = [np.empty((4, 0))]
    refers = [np.empty((3, 0), dtype=np.int64)]
    runs = [np.empty((0, 3), dtype=np.int32)]
    counts = [np.empty(0, dtype=np.int64)]
    for rows in filter(None, batches):
        keys, *numbers, codes = zip(*rows, strict=True)
        ids.append(np.array(keys, dtype=np.int64))
        boxes.append(np.array(numbers[:4], dtype=np.float64))
        refers.append(np.array(numbers[4:], dtype=np.int64))
        some_runs, n_runs = decode_runs(codes)
        runs.append(some_runs)
        counts.append(n_runs)
    box = np.concatenate(boxes, axis=1)
    onsets_s, offsets_s, lows_hz, highs_hz = box
    is_box = np.isfinite(box).all(axis=0) & (onsets_s <= offsets_s) & (lows_hz <= highs_hz)
    if not is_box.all():
        raise ValueError("a box that is inside out")
    grid_of, channel_of, maker_of = np.concatenate(refers, axis=1)
    kinds, grid_of = np.unique(grid_of * _CHANNELS + channel_of + 1, return_inverse=True)
    grid_pks, channels = np.divmod(kinds, _CHANNELS)
    maker_pks, maker_of = np.unique(maker_of, return_inverse=True)
    if len(kinds) > np.iinfo(np.int16).max:
        raise ValueError("more grids than there can be")
    return SegmentColumns(
        recording_id=recording_id,
        ids=np.concatenate(ids),
        onsets_s=onsets_s,
        offsets_s=offsets_s,
        lows_hz=lows_hz,
        highs_hz=highs_hz,
        masks=MaskColumn(
            runs=np.concatenate(runs),
            stops=np.cumsum(np.concatenate(counts)),
            grids=tuple(
                grids[pk].with_channel(channel - 1 if channel else None)
                for pk, channel in zip(grid_pks.tolist(), channels.tolist(), strict=True)
            ),
            grid_of=grid_of.astype(np.int16),
        ),
        makers=tuple(made_by(maker_pks.tolist())),
        maker_of=maker_of.astype(np.int32),
    )


_COLUMNS = "id, onset_s, offset_s, low_hz, high_hz, grid, ifnull(channel, -1), made, mask"
"""What ``_columns`` takes."""
_IN_ORDER = "ORDER BY onset_s, low_hz, id"
_NOTE = Record(Note, "segment_note", "a segment's note", text="note")
_ORIGIN = Record(Origin, "segment_origin", "the origin of a segment")


class Deletion(IntEnum):
    """Whether and why a segment is hidden: its column ``deleted``."""

    NONE = 0
    BY_PERSON = 1
    """Someone deleted or replaced it; reading the same file again does not bring it back."""
    BY_UNDO = 2
    """The edit that made it was undone; reading the same file again brings it back."""
    BY_MACHINE = 3
    """A search or the joining of fragments put others in its place; no one refused it."""
    AS_ANOTHER = 4
    """It outlines the same sound as another one, of which everything is shown that was said of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SegmentPosition:
    """Bounds of a segment, without outline."""

    segment_id: SegmentId
    box: TimeFreqBox
    channel: int | None = None  # As in ``Grid``.


class Segments(Table):
    """Segments with outlines, parts, origins and notes."""

    def of(
        self, recording_id: RecordingId, between_s: tuple[float, float] = ALL_TIMES
    ) -> list[Segment]:
        """Return a recording's segments by onset, then frequency.

        ``between_s`` limits onsets, both ends included.
        """
        return list(self.columns(recording_id, between_s))

    def columns(
        self, recording_id: RecordingId, between_s: tuple[float, float] = ALL_TIMES
    ) -> SegmentColumns:
        """As ``of``, as columns, in a tenth of time and memory."""
        batches = self._rows.batches(
            f"SELECT {_COLUMNS} FROM segment WHERE recording = ? AND deleted = 0 "
            f"AND onset_s BETWEEN ? AND ? {_IN_ORDER}",
            [recording_id, *between_s],
        )
        with self._rows.name_file_in_errors("a segment"):
            return _columns(batches, recording_id, all_grids(self._rows), self._provenances)

    def count(self, recording_id: RecordingId) -> int:
        """Return the number of segments of a recording."""
        return self._rows.count(
            "SELECT count(*) FROM segment WHERE deleted = 0 AND recording = ?", [recording_id]
        )

    def positions(self, recording_id: RecordingId) -> list[SegmentPosition]:
        """Return the bounds of a recording's segments, in the order of ``of``."""
        rows = self._rows.all(
            "SELECT id, channel, onset_s, offset_s, low_hz, high_hz FROM segment WHERE deleted = 0 "
            f"AND recording = ? {_IN_ORDER}",
            [recording_id],
        )
        with self._rows.name_file_in_errors("a segment"):
            return [
                SegmentPosition(
                    segment_id=SegmentId(key), box=TimeFreqBox.from_limits(limits), channel=channel
                )
                for key, channel, *limits in rows
            ]

    def by_id(self, segment_ids: Iterable[SegmentId]) -> dict[SegmentId, Segment]:
        """Return the given segments without missing and deleted ones."""
        return self._by_id("deleted = 0 AND id IN (%s)", segment_ids)

    def by_id_with_deleted(self, segment_ids: Iterable[SegmentId]) -> dict[SegmentId, Segment]:
        """Return the given segments, including deleted ones."""
        return self._by_id("id IN (%s)", segment_ids)

    def _by_id(self, condition: str, segment_ids: Iterable[SegmentId]) -> dict[SegmentId, Segment]:
        sql = f"SELECT recording, {_COLUMNS} FROM segment WHERE {condition}"
        found = list(self._rows.all_in(sql, segment_ids))
        with self._rows.name_file_in_errors("a segment"):
            columns = _columns(
                [[row[1:] for row in found]],
                RecordingId(0),
                all_grids(self._rows),
                self._provenances,
            )
            return {
                segment.id: replace(segment, recording_id=RecordingId(row[0]))
                for row, segment in zip(found, columns, strict=True)
            }

    def recordings_of(self, segment_ids: Iterable[SegmentId]) -> dict[SegmentId, RecordingId]:
        """Return the recording of each existing segment, including deleted ones."""
        rows = self._rows.all_in("SELECT id, recording FROM segment WHERE id IN (%s)", segment_ids)
        return {SegmentId(key): RecordingId(owner) for key, owner in rows}

    def deletions(self, segment_ids: Iterable[SegmentId]) -> dict[SegmentId, Deletion]:
        """Return the deletion state of each existing segment."""
        rows = self._rows.all_in("SELECT id, deleted FROM segment WHERE id IN (%s)", segment_ids)
        with self._rows.name_file_in_errors("a segment"):
            return {SegmentId(key): Deletion(deleted) for key, deleted in rows}

    def n_visible(self, segment_ids: Iterable[SegmentId]) -> int:
        """Return the number of given segments that exist and are not hidden."""
        counts = self._rows.all_in(
            "SELECT count(*) FROM segment WHERE deleted = 0 AND id IN (%s)", segment_ids
        )
        return sum(count for (count,) in counts)

    def fragment_ids(self, recording_id: RecordingId) -> dict[SegmentId, list[SegmentId]]:
        """Return the hidden fragments of a recording's joined segments, by onset."""
        return self._fragments(
            "JOIN segment AS fragment ON fragment.id = p.fragment "
            "WHERE whole.recording = ? AND whole.deleted = 0 AND fragment.deleted != 0 "
            "ORDER BY fragment.onset_s, fragment.low_hz, fragment.id",
            recording_id,
        )

    def separate_fragment_ids(self, recording_id: RecordingId) -> dict[SegmentId, list[SegmentId]]:
        """Return the visible fragments of a recording's segments that were joined before."""
        return self._fragments(
            "JOIN segment AS fragment ON fragment.id = p.fragment WHERE whole.recording = ? "
            "AND whole.deleted != 0 AND fragment.deleted = 0 ORDER BY fragment.onset_s, fragment.id",
            recording_id,
        )

    def _fragments(
        self, which: str, recording_id: RecordingId
    ) -> dict[SegmentId, list[SegmentId]]:
        rows = self._rows.all(
            "SELECT p.segment, p.fragment FROM segment AS whole JOIN segment_fragment AS p "
            f"ON p.segment = whole.id {which}",
            [recording_id],
        )
        fragments: dict[SegmentId, list[SegmentId]] = {}
        for whole, fragment in rows:
            fragments.setdefault(SegmentId(whole), []).append(SegmentId(fragment))
        return fragments

    def origins(self, segment_ids: Iterable[SegmentId]) -> dict[SegmentId, Origin]:
        """Return the origins of the given imported segments."""
        return _ORIGIN.all_by_key(self._rows, "segment", "WHERE segment IN (%s)", segment_ids)

    def origin_columns(self) -> list[str]:
        """Return the additional columns of imported tables."""
        rows = self._rows.all(
            "SELECT DISTINCT told.key FROM segment_origin, "
            "json_each(CASE WHEN json_valid(row) THEN row ELSE '[0]' END) AS told "
            "ORDER BY told.key"
        )
        with self._rows.name_file_in_errors("the origin of a segment"):
            if not all(
                isinstance(key, str) for (key,) in rows
            ):  # what is not an object has numbers
                raise ValueError("a row of a table is not an object")
        return [key for (key,) in rows]

    def notes(self, segment_ids: Iterable[SegmentId]) -> dict[SegmentId, Note]:
        """Return the notes on the given segments."""
        return _NOTE.all_by_key(self._rows, "segment", "WHERE segment IN (%s)", segment_ids)

    def notes_in(self, recording_id: RecordingId) -> dict[SegmentId, Note]:
        """Return the notes on a recording's segments."""
        rows = self._rows.all(
            "SELECT segment FROM segment_note JOIN segment ON segment.id = segment_note.segment "
            "WHERE recording = ?",
            [recording_id],
        )
        return self.notes([key for (key,) in rows])

    def ids_with_notes(self) -> frozenset[SegmentId]:
        """Return the segments with notes."""
        return frozenset(
            SegmentId(key) for (key,) in self._rows.all("SELECT segment FROM segment_note")
        )

    def _provenances(self, pks: Sequence[int]) -> list[Provenance]:
        """Return the provenances of row numbers."""
        sql = f"SELECT {PROVENANCE} FROM provenance WHERE pk = ?"
        rows = [self._rows.first(sql, [pk]) for pk in pks]
        if None in rows:
            raise ValueError("it has no author")
        return [provenance_of(self._rows, row) for row in rows if row is not None]

    def add(
        self,
        segments: Sequence[Segment],
        *,
        schema_key: str = "",
        features: npt.ArrayLike | None = None,
    ) -> None:
        """Add segments, with feature vectors (n, d) if known.

        Raises NotInProjectError if a recording does not exist.
        """
        self._rows.require("recording", {s.recording_id for s in segments})
        grids = {g: grid_pk(self._rows, g) for g in {s.mask.grid for s in segments}}
        made = provenance_pks(self._rows, (s.provenance for s in segments))
        masks = encode_masks([s.mask for s in segments])
        self._rows.insert(
            "segment",
            "id, recording, onset_s, offset_s, low_hz, high_hz, grid, channel, made, mask",
            (
                (
                    s.id,
                    s.recording_id,
                    *s.box.limits,
                    grids[s.mask.grid],
                    s.mask.grid.channel,
                    made[s.provenance],
                    mask,
                )
                for s, mask in zip(segments, masks, strict=True)
            ),
        )
        if features is not None:
            Features(self._rows).put([s.id for s in segments], schema_key, features)

    def set_deletion(self, ids: Iterable[SegmentId], deletion: Deletion) -> None:
        """Hide segments, or restore them with features, scores and labels.

        Scores computed while one was hidden become outdated.
        """
        self._rows.execute_many(
            "UPDATE segment SET deleted = ? WHERE id = ?",
            ((int(deletion), int(key)) for key in ids),
        )

    def drop_unreviewed(self, recording_id: RecordingId) -> None:
        """Delete unlabelled automatic segments for good, with their scores."""
        spoken_of = " ".join(
            f"AND NOT EXISTS (SELECT 1 FROM {table} WHERE {table}.segment = segment.id)"
            for table in ("label", "reading", "segment_note")
        )
        self._rows.execute(
            "DELETE FROM segment WHERE recording = ? "
            f"AND made IN (SELECT pk FROM provenance WHERE maker = 'run') {spoken_of}",
            [recording_id],
        )
        self._rows.execute("DELETE FROM score WHERE recording = ?", [recording_id])

    def set_fragments(self, fragments: Mapping[SegmentId, Sequence[SegmentId]]) -> None:
        """Set the fragments of joined segments, and hide them."""
        self._rows.execute_many(
            "INSERT OR IGNORE INTO segment_fragment (segment, fragment) VALUES (?, ?)",
            (
                (key, fragment)
                for key, fragment_ids in fragments.items()
                for fragment in fragment_ids
            ),
        )

    def set_origins(self, origins: Mapping[SegmentId, Origin]) -> None:
        """Set the origins of imported segments."""
        _ORIGIN.put(self._rows, origins, key="segment", replaces="segment")

    def set_notes(self, notes: Mapping[SegmentId, Note | None]) -> None:
        """Set or remove (None) notes on segments."""
        self._rows.execute_many(
            "DELETE FROM segment_note WHERE segment = ?",
            [(key,) for key, note in notes.items() if note is None],
        )
        kept = {key: note for key, note in notes.items() if note is not None}
        _NOTE.put(self._rows, kept, key="segment", replaces="segment")

    def replace_masks(self, masks: Sequence[tuple[bytes, int]]) -> None:
        """Replace the encoded outlines of segments (by id)."""
        self._rows.execute_many("UPDATE segment SET mask = ? WHERE id = ?", masks)

    def replace_boxes(self, boxes: Sequence[tuple[float, float, float, float, int]]) -> None:
        """Replace boxes: (onset_s, offset_s, low_hz, high_hz, id)."""
        self._rows.execute_many(
            "UPDATE segment SET onset_s = ?, offset_s = ?, low_hz = ?, high_hz = ? WHERE id = ?",
            boxes,
        )
