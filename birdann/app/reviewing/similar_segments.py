"""Distances of a project's segments to examples, by features and a network's vectors.

The vector of the window around a call finds its species in other recordings better than features
do; features separate the calls of one window.
"""

import numpy as np

from birdann.app.reviewing.similarity import FeatureSpace
from birdann.core.arrays import Float32Array, FloatArray
from birdann.core.ids import Ids, rows_of
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.core.recording import Recording
from birdann.store import ProjectReader
from birdann.store.tables.overview import SegmentTable
from birdann.store.vectors import VectorFile

FEATURE_WEIGHT = 0.1
"""Weight of the features' distance beside the vectors'; see docs/lab/birdnet.md."""
_ROUNDING_S = 1e-3


def distances_to(
    reader: ProjectReader,
    table: SegmentTable,
    space: FeatureSpace,
    examples: Ids,
    *,
    weight: float = FEATURE_WEIGHT,
    progress: Progress = silent,
) -> tuple[FloatArray, str]:
    """Return the distance of each segment to the nearest example, and the network that counts.

    Vectors count, as cosine distances, if a network has one for every segment with features; of
    several such networks those of the last. Else the title is "".

    Returns
    -------
    ndarray, str
        float64 (n,); infinite without features, 0 for an example.
    """
    recordings = {recording.id: recording for recording in reader.recordings.all()}
    own = [recordings[key] for key in table.recording_ids]
    with VectorFile(reader.path) as file:
        for network, title in reversed(file.networks.items()):
            found = _with_vectors(file, network, own, table, space, examples, weight, progress)
            if found is not None:
                return found, title
    return space.distances(examples.tolist(), table.segment_ids), ""


def _with_vectors(
    file: VectorFile,
    network: str,
    recordings: list[Recording],
    table: SegmentTable,
    space: FeatureSpace,
    examples: Ids,
    weight: float,
    progress: Progress,
) -> FloatArray | None:
    """Return the distances by features and vectors; None if a vector is missing."""
    from scipy.spatial.distance import cdist

    space_rows = rows_of(space.ids, table.segment_ids)
    middle_s = (table.onset_s + table.offset_s) / 2
    is_example = np.isin(table.segment_ids, examples)

    def vectors(rows: Ids) -> Float32Array | None:
        return vectors_at(file, network, recordings[table.recording[rows[0]]], middle_s[rows])

    chosen = np.flatnonzero(is_example & (space_rows >= 0))
    V_of = [found for row in chosen if (found := vectors(np.array([row]))) is not None]
    if len(V_of) < len(chosen) or len({v.shape for v in V_of}) != 1:
        return None
    V_chosen, Z_chosen = np.concatenate(V_of), space.Z[space_rows[chosen]]
    weight /= max(space.Z.shape[1], 1) ** 0.5
    own = np.flatnonzero(space_rows >= 0)
    own = own[np.argsort(table.recording[own], kind="stable")]
    by_recording = np.split(own, np.flatnonzero(np.diff(table.recording[own])) + 1)
    out = np.full(len(table), np.inf)
    for i, rows in enumerate(by_recording):
        progress(i / len(by_recording), Message("Comparing segments"))
        V = vectors(rows)
        if V is None or V.shape[1] != V_chosen.shape[1]:
            return None
        both = weight * cdist(space.Z[space_rows[rows]], Z_chosen) + 1.0 - V @ V_chosen.T
        out[rows] = both.min(axis=1)
    out[is_example] = 0.0
    return out


def vectors_at(
    file: VectorFile, network: str, recording: Recording, times_s: FloatArray
) -> Float32Array | None:
    """Return the unit vectors, float32 (n, size), of the windows whose middles are nearest to times.

    None if one of the times is in no window.
    """
    away_s, is_inside = np.full(len(times_s), np.inf), np.zeros(len(times_s), bool)
    out: Float32Array | None = None
    for windows in file.of(network, recording):
        n_columns = windows.values.shape[1]
        out = np.zeros((len(times_s), n_columns), np.float32) if out is None else out
        if out.shape[1] != n_columns:
            return None
        window_index, distance_s = windows.nearest_windows(times_s)
        is_nearer = distance_s < away_s
        out[is_nearer] = windows.values[window_index[is_nearer]]
        away_s[is_nearer] = distance_s[is_nearer]
        is_inside[is_nearer] = distance_s[is_nearer] <= windows.window_s / 2 + _ROUNDING_S
    if out is None or not is_inside.all():
        return None
    norm = np.linalg.norm(out, axis=1, keepdims=True)
    out /= np.where(norm > 0, norm, 1.0)
    return out
