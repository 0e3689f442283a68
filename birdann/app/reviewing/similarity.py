"""Similarity of segments: distances between standardised features."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from birdann.core.ids import Ids, SegmentId, row_of, rows_of
from birdann.store import ProjectReader

FloatArray = npt.NDArray[np.float64]

_FARTHEST = 6.0
_MAD_OF_NORMAL = 1.4826


@dataclass(frozen=True, slots=True, eq=False)
class FeatureSpace:
    """Segments as points in standardised features.

    Attributes
    ----------
    ids
        The segment of each row of ``Z``.
    Z
        float32 (n, d): median 0 and spread 1 in every column, clipped; constant columns are
        removed.
    """

    ids: Ids
    Z: npt.NDArray[np.float32]

    @classmethod
    def read(cls, reader: ProjectReader) -> "FeatureSpace":
        """Read the features of a whole project, in the schema of most segments."""
        schemas = reader.features.schemas()
        if not schemas:
            return cls(np.empty(0, dtype=np.int64), np.zeros((0, 0), dtype=np.float32))
        table = reader.features.table(max(schemas, key=lambda key: schemas[key]))
        return cls(table.segment_ids, standardised(table.X))

    def distances(self, segment_id: SegmentId, others: Ids) -> FloatArray:
        """Return the root mean square difference from one segment to each of others.

        Returns
        -------
        ndarray
            float64 (n,); infinite where either has no features, 0 for the segment itself.
        """
        out = np.full(len(others), np.inf)
        row = row_of(self.ids, segment_id)
        if row is not None:
            places = rows_of(self.ids, others)
            known = places >= 0
            gaps = self.Z[places[known]] - self.Z[row]
            out[known] = np.sqrt(np.mean(np.square(gaps), axis=1)) if self.Z.shape[1] else 0.0
        itself = row_of(others, segment_id)
        if itself is not None:
            out[itself] = 0.0
        return out


def standardised(X: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """Return features (n, d) minus their median, divided by their spread, clipped to +-6.

    The spread is 1.4826 times the median absolute deviation, the standard deviation of a normal
    distribution; if more than half of the values are equal, the standard deviation itself.
    """
    if not len(X):
        return np.zeros((0, 0), dtype=np.float32)
    values = np.where(np.isfinite(X), X, np.nan).astype(np.float64)
    values = values[:, ~np.isnan(values).all(axis=0)]
    centred = np.nan_to_num(values - np.nanmedian(values, axis=0))
    spread = _MAD_OF_NORMAL * np.median(np.abs(centred), axis=0)
    spread = np.where(spread > 0, spread, centred.std(axis=0))
    varies = spread > 0
    scaled = centred[:, varies] / spread[varies]
    return np.clip(scaled, -_FARTHEST, _FARTHEST).astype(np.float32)
