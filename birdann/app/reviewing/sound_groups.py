"""Unsupervised groups of similar sounds, and the two kinds of sound that one name may stand for."""

from dataclasses import dataclass, replace

import numpy as np

from birdann.app.reviewing.similarity import FeatureSpace
from birdann.core.arrays import Float32Array, FloatArray, IndexArray, Int32Array
from birdann.core.ids import Ids, SpeciesId
from birdann.core.labels import ListState
from birdann.store import ProjectReader, SegmentTable

_COMPONENTS = 10
"""Principal components of the standardised features in which groups are sought."""
_MIN_SIZE = 5
_MAX_FITTED = 20_000
"""Of more segments a random part is clustered; the others join the group nearest to them."""
_REACH = 1.5
"""A segment joins a group within this multiple of the group's own distances between neighbours."""

_FAR = np.array([0.5, 1.0, 1.0])
"""Two kinds of sound are that far apart at least: octaves of pitch, doublings of duration and bandwidth."""
_TAIL = 0.05
"""Share of a kind that may lie nearer to the other."""
_MIN_SHARE = 0.02


@dataclass(frozen=True, slots=True, eq=False)
class SoundGroups:
    """Segments in groups of similar sounds."""

    ids: Ids  # The segments, of length n.
    points: Float32Array  # float32 (n, k): their principal components.
    group: Int32Array  # int32 (n,): each segment's group, -1 for none.
    # float32 (n, 2): where they stand on a map, similar ones near one another.
    map_points: Float32Array

    @property
    def n_groups(self) -> int:
        """Number of groups."""
        return int(self.group.max(initial=-1)) + 1

    def members(self, number: int) -> Ids:
        """Return the segments of a group, nearest to its centre first."""
        rows = np.flatnonzero(self.group == number)
        points = self.points[rows]
        away = np.linalg.norm(points - np.median(points, axis=0), axis=1)
        members: Ids = self.ids[rows[np.argsort(away, kind="stable")]]
        return members

    def split(self, number: int) -> "SoundGroups":
        """Split one of the groups in two; the smaller part gets a new number."""
        from sklearn.cluster import KMeans  # takes long to import

        rows = np.flatnonzero(self.group == number)
        if len(rows) < 2:
            return self
        parts = KMeans(2, n_init=4, random_state=0).fit_predict(self.points[rows])
        group = self.group.copy()
        group[rows[parts != np.bincount(parts).argmax()]] = self.n_groups
        return replace(self, group=group)

    def gather(self, ids: Ids) -> "SoundGroups":
        """Return the groups with some segments taken out of theirs as a new one."""
        group = self.group.copy()
        group[np.isin(self.ids, ids)] = self.n_groups
        return replace(self, group=group)


def find_groups(space: FeatureSpace) -> SoundGroups:
    """Group segments by their features.

    HDBSCAN (Campello, Moulavi and Sander 2013) in the first principal components, with the leaves
    of its tree as groups. A segment outside all groups joins the group of its nearest neighbour if
    it is no farther from it than members are from each other.
    """
    n = len(space.ids)
    group = np.full(n, -1, dtype=np.int32)
    if n < 2 * _MIN_SIZE or not np.ptp(space.Z, axis=0).any():
        nowhere = np.zeros((n, 2), dtype=np.float32)
        return SoundGroups(space.ids, nowhere, group, nowhere)
    points, rows = _principal(space.Z), np.arange(n)
    if n > _MAX_FITTED:
        rows = np.sort(np.random.default_rng(0).choice(n, _MAX_FITTED, replace=False))
    group[rows] = _clustered(points[rows])
    _add_outsiders(points, group)
    return SoundGroups(space.ids, points, group, _project_to_map(points, rows))


def sort_groups(groups: SoundGroups, explained: FloatArray) -> list[int]:
    """Return the groups, those first that no label, prediction or list explains; then by size.

    Parameters
    ----------
    explained
        float64 (n,): probability that each segment has a known species.
    """
    known = groups.group >= 0
    sizes = np.bincount(groups.group[known], minlength=groups.n_groups)
    shares = np.bincount(groups.group[known], explained[known], minlength=groups.n_groups)
    shares = np.round(shares / np.maximum(1, sizes), 1)
    return [int(group) for group in np.lexsort((-sizes, shares))]


def unseparated_kinds(
    reader: ProjectReader, table: SegmentTable, species: Int32Array
) -> dict[SpeciesId, SoundGroups]:
    """Return the species whose segments are two kinds of sound that no list separates, as groups.

    The kinds lie far apart in pitch, duration or bandwidth. Lists separate them if one of the kinds
    sounds in recordings whose complete list lacks the species, and a person if both are confirmed.

    Parameters
    ----------
    species
        int32 (n,): index of each row's species, -1 for none.
    """
    boxes = (table.low_hz, table.high_hz, table.onset_s, table.offset_s)
    low_hz, high_hz, onset_s, offset_s = (column.astype(np.float64) for column in boxes)
    measurements = (np.sqrt(low_hz * high_hz), offset_s - onset_s, high_hz - low_hz)
    points = np.log2(np.maximum(np.stack(measurements, axis=1), 1e-6))
    present, statuses = reader.lists.present(), reader.overview.statuses()
    kinds = {}
    for j, key in enumerate(table.species_ids):
        rows = np.flatnonzero(species == j)
        group = _split_into_kinds(points[rows])
        if group is None:
            continue
        lacking = [
            statuses[recording].list_state is ListState.COMPLETE
            and key not in present.get(recording, ())
            for recording in table.recording_ids
        ]
        elsewhere = points[np.array(lacking, dtype=np.bool_)[table.recording]]
        of_groups = [rows[group == number] for number in (0, 1)]
        if any(_n_similar(elsewhere, points[part]) >= _MIN_SIZE for part in of_groups):
            continue
        if not all((table.label[part] >= 0).any() for part in of_groups):
            kind_points = points[rows].astype(np.float32)
            kinds[key] = SoundGroups(
                table.segment_ids[rows], kind_points, group, kind_points[:, :2]
            )
    return kinds


def _split_into_kinds(points: FloatArray) -> Int32Array | None:
    """Return the kind of each sound, 0 the lower, shorter or narrower; None for a single kind.

    Of all divisions along one axis that with the widest gap, less `_TAIL` of either side.
    """
    n = len(points)
    fewest = max(_MIN_SIZE, round(_MIN_SHARE * n))
    n_lower = np.arange(fewest, n - fewest + 1)
    if not len(n_lower):
        return None
    last = np.ceil((1 - _TAIL) * n_lower).astype(int) - 1
    first = n_lower + np.floor(_TAIL * (n - n_lower)).astype(int)
    ordered = np.sort(points, axis=0)
    gaps = (ordered[first] - ordered[last]) / _FAR
    best, axis = np.unravel_index(gaps.argmax(), gaps.shape)
    if gaps[best, axis] < 1.0:
        return None
    middle = (ordered[first[best], axis] + ordered[last[best], axis]) / 2
    kinds: Int32Array = (points[:, axis] > middle).astype(np.int32)
    return kinds


def _n_similar(points: FloatArray, kind: FloatArray) -> int:
    """Return the number of sounds of the pitch, duration and bandwidth of a kind."""
    low, high = np.quantile(kind, [_TAIL, 1 - _TAIL], axis=0)
    return int(((points >= low) & (points <= high)).all(axis=1).sum())


def _principal(Z: Float32Array) -> Float32Array:
    from sklearn.decomposition import PCA  # takes long to import

    points = PCA(min(_COMPONENTS, *Z.shape), random_state=0).fit_transform(Z)
    return np.asarray(points, dtype=np.float32)


def _project_to_map(points: Float32Array, rows: IndexArray) -> Float32Array:
    """Return places on a map: by UMAP (McInnes et al. 2018) if installed, else principal components.

    Of many segments only some (``rows``) are placed by UMAP; the others stand among the fitted
    ones that are nearest to them.
    """
    try:
        from umap import UMAP
    except ImportError:
        return np.pad(points, ((0, 0), (0, 2)))[:, :2]
    from scipy.spatial import cKDTree

    fitted = np.asarray(UMAP(random_state=0, n_jobs=1).fit_transform(points[rows]))
    away, neighbours = cKDTree(points[rows]).query(points, k=3)
    weights = 1.0 / np.maximum(away, 1e-9)
    weights /= weights.sum(axis=1, keepdims=True)
    positions: Float32Array = (
        (fitted[neighbours] * weights[:, :, None]).sum(axis=1).astype(np.float32)
    )
    return positions


def _clustered(points: Float32Array) -> Int32Array:
    from sklearn.cluster import HDBSCAN  # takes long to import

    size = max(_MIN_SIZE, round(np.sqrt(len(points)) / 8))
    model = HDBSCAN(size, min_samples=_MIN_SIZE, cluster_selection_method="leaf", copy=True)
    labels: Int32Array = model.fit(points).labels_.astype(np.int32)
    return labels


def _add_outsiders(points: Float32Array, group: Int32Array) -> None:
    """Add segments outside all groups to that of their nearest neighbour, if close."""
    from scipy.spatial import cKDTree

    inside, outside = np.flatnonzero(group >= 0), np.flatnonzero(group < 0)
    if not len(inside) or not len(outside):
        return
    tree = cKDTree(points[inside])
    between = np.asarray(tree.query(points[inside], k=2)[0])[:, 1]
    reach = np.array(
        [np.quantile(between[group[inside] == number], 0.95) for number in range(group.max() + 1)]
    )
    away, neighbour = tree.query(points[outside])
    joined = group[inside[neighbour]]
    is_near = away <= _REACH * reach[joined]
    group[outside[is_near]] = joined[is_near]
