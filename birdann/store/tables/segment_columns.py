"""Segment rows as columns."""

from collections.abc import Callable, Iterable, Mapping, Sequence

import numpy as np

from birdann.core.geometry import Grid
from birdann.core.ids import Ids, RecordingId
from birdann.core.provenance import Provenance
from birdann.core.segment import MaskColumn, SegmentColumns
from birdann.store.blobs import decode_runs
from birdann.store.rows import Row

_CHANNELS = 1 << 17
"""More than a sound file can have."""


class ColumnPieces:
    """Collects rows (id, onset, offset, low, high, grid, channel, made, mask) in chunks.

    Rows of a million segments would take ten times the memory of the columns.

    Raises
    ------
    ValueError
        If a box or a mask is invalid.
    """

    def __init__(self, pieces: Iterable[Sequence[Row]]) -> None:
        self._ids: list[Ids] = [np.empty(0, dtype=np.int64)]
        self._boxes = [np.empty((4, 0))]
        self._refers = [np.empty((3, 0), dtype=np.int64)]
        self._runs = [np.empty((0, 3), dtype=np.int32)]
        self._counts = [np.empty(0, dtype=np.int64)]
        for rows in pieces:
            if rows:
                self._take(rows)

    def _take(self, rows: Sequence[Row]) -> None:
        keys, *columns, masks = zip(*rows, strict=True)
        self._ids.append(np.array(keys, dtype=np.int64))
        boxes = np.array(columns[:4], dtype=np.float64)
        onsets_s, offsets_s, lows_hz, highs_hz = boxes
        is_box = np.isfinite(boxes).all(axis=0) & (onsets_s <= offsets_s) & (lows_hz <= highs_hz)
        if not is_box.all():
            raise ValueError("a box that is inside out")
        self._boxes.append(boxes)
        self._refers.append(np.array(columns[4:], dtype=np.int64))
        runs, counts = decode_runs(masks)
        self._runs.append(runs)
        self._counts.append(counts)

    def joined(
        self,
        recording_id: RecordingId,
        grids: Mapping[int, Grid],
        made_by: Callable[[Sequence[int]], Sequence[Provenance]],
    ) -> SegmentColumns:
        """Return complete columns; ``made_by`` maps numbers to provenances."""
        onsets_s, offsets_s, lows_hz, highs_hz = np.concatenate(self._boxes, axis=1)
        grid_of, channel_of, maker_of = np.concatenate(self._refers, axis=1)
        kinds, grid_of = np.unique(grid_of * _CHANNELS + channel_of + 1, return_inverse=True)
        grid_pks, channels = np.divmod(kinds, _CHANNELS)
        maker_pks, maker_of = np.unique(maker_of, return_inverse=True)
        if len(kinds) > np.iinfo(np.int16).max:
            raise ValueError("more grids than there can be")
        return SegmentColumns(
            recording_id=recording_id,
            ids=np.concatenate(self._ids),
            onsets_s=onsets_s,
            offsets_s=offsets_s,
            lows_hz=lows_hz,
            highs_hz=highs_hz,
            masks=MaskColumn(
                runs=np.concatenate(self._runs),
                stops=np.cumsum(np.concatenate(self._counts)),
                grids=tuple(
                    grids[pk].of_channel(channel - 1 if channel else None)
                    for pk, channel in zip(grid_pks.tolist(), channels.tolist(), strict=True)
                ),
                grid_of=grid_of.astype(np.int16),
            ),
            makers=tuple(made_by(maker_pks.tolist())),
            maker_of=maker_of.astype(np.int32),
        )
