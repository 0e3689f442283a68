"""Bags of a project: windows of recordings, with their supervision."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from birdann.app.commands.lists import crossing
from birdann.app.learning.evidence import DetectorEvidence
from birdann.core.arrays import BoolArray, Int64Array
from birdann.core.bags import NOISE, UNKNOWN, Bags, Supervision
from birdann.core.ids import Ids, RecordingId, SegmentId, SpeciesId
from birdann.core.labels import Label, LabelState, SpeciesList
from birdann.core.message import Message
from birdann.core.progress import Progress
from birdann.core.windows import WHOLE, CrossingSpansError, LabelledSpans, Span, SpanLabels
from birdann.store import FeatureTable, ProjectReader

MIN_RECORDINGS = 5
"""Recordings with lists below which blocks of their windows are held out instead of whole ones."""
N_BLOCKS = 6
"""Blocks that are held out then, about."""

_BATCH = 200
"""Recordings whose segments are in memory, and scored, together."""
Lists = Mapping[RecordingId, Sequence[SpeciesList]]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class WindowBags:
    """Windows as bags; a recording without windows is one bag."""

    bags: Bags
    table: FeatureTable  # The windows, in order.
    recording_ids: tuple[RecordingId, ...]
    spans: tuple[Span, ...]
    labels: tuple[SpanLabels, ...]
    # groups, guests: As in `birdann.core.bags.Supervision`.
    groups: Int64Array
    guests: Int64Array

    def with_evidence(
        self, evidence: DetectorEvidence, species_ids: Sequence[SpeciesId]
    ) -> "WindowBags":
        """Return the bags with what detectors say about the classes ``species_ids``."""
        found = evidence.of(self.table, species_ids)
        return replace(self, bags=replace(self.bags, evidence=found))

    @property
    def is_listed(self) -> BoolArray:
        """Bool (n_bags,): whether a list says anything about the bag."""
        return np.array([label.is_listed for label in self.labels], dtype=np.bool_)

    @property
    def recording_of_instance(self) -> dict[RecordingId, Int64Array]:
        """The rows of each recording's instances."""
        rows: dict[RecordingId, list[Int64Array]] = {}
        for bag, recording in enumerate(self.recording_ids):
            rows.setdefault(recording, []).append(self.bags.instances_of([bag]))
        return {key: np.concatenate(parts) for key, parts in rows.items()}

    def supervise(
        self, species_ids: Sequence[SpeciesId], labels: Mapping[SegmentId, Label]
    ) -> Supervision:
        """Return the supervision of the bags.

        A label that contradicts the list of its bag applies to its segment alone: no other segment
        of the bag has that species. Classes of one species, which were merged, are all possible
        where it is present: the list does not tell which.
        """
        present, possible, absent = _encode_lists(self.labels, species_ids)
        y, rejected = _encode_labels(
            [labels.get(segment_id) for segment_id in self.table.segment_ids.tolist()], species_ids
        )
        rows = np.flatnonzero(y >= 0)
        named = self.bags.bag_of_instance[rows], y[rows]
        excluded = absent[named]
        for bag, j in {*zip(*(each[excluded].tolist() for each in named), strict=True)}:
            bag_rows = slice(*self.bags.offsets[bag : bag + 2])
            rejected[bag_rows, j] |= y[bag_rows] != j
        present[named], possible[named], absent[named] = True, False, False
        return Supervision(
            Y=present,
            absent=absent,
            y=y,
            rejected=rejected,
            possible=possible,
            is_complete=np.array([label.allowed is not None for label in self.labels], np.bool_),
            groups=self.groups,
            guests=self.guests,
        )


def _columns(species_ids: Sequence[SpeciesId]) -> dict[SpeciesId, list[int]]:
    """Return the classes of each species; several if it was merged with others."""
    columns: dict[SpeciesId, list[int]] = {}
    for j, species in enumerate(species_ids):
        columns.setdefault(species, []).append(j)
    return columns


def _encode_lists(
    labels: Sequence[SpanLabels], species_ids: Sequence[SpeciesId]
) -> tuple[BoolArray, BoolArray, BoolArray]:
    """Return present, possible and absent species, each bool (n_bags, n_species)."""
    columns, shape = _columns(species_ids), (len(labels), len(species_ids))
    present, possible, absent = (np.zeros(shape, np.bool_) for _ in range(3))
    for i, label in enumerate(labels):
        if label.allowed is not None:
            absent[i] = [species not in label.allowed for species in species_ids]
        for array, values in (
            (present, label.present),
            (possible, label.possible),
            (absent, label.absent),
        ):
            array[i, [j for species in values for j in columns.get(species, ())]] = True
    is_shared = np.array([len(columns[species]) > 1 for species in species_ids], np.bool_)
    possible |= present & is_shared
    present &= ~is_shared
    absent &= ~(present | possible)
    return present, possible, absent


def _encode_labels(
    labels: Sequence[Label | None], species_ids: Sequence[SpeciesId]
) -> tuple[Int64Array, BoolArray]:
    """Return the class of each instance, and its excluded classes."""
    columns = _columns(species_ids)
    y = np.full(len(labels), UNKNOWN, dtype=np.int64)
    rejected = np.zeros((len(labels), len(species_ids)), np.bool_)
    for row, label in enumerate(labels):
        if label is None:
            continue
        named = columns.get(label.species_id, []) if label.species_id is not None else []
        if label.state is not LabelState.REJECTED:
            y[row] = named[0] if named else UNKNOWN
        elif label.species_id is None:
            y[row] = NOISE
        else:
            rejected[row, named] = True
    return y, rejected


def in_batches(
    recordings: Sequence[RecordingId], progress: Progress
) -> Iterator[Sequence[RecordingId]]:
    """Yield recordings by some hundreds, and report how many are done."""
    n_all = len(recordings)
    for start in range(0, n_all, _BATCH):
        words = Message(
            "{start} of {recordings} recordings", start=f"{start:,}", recordings=f"{n_all:,}"
        )
        progress(start / n_all, words)
        yield recordings[start : start + _BATCH]


def make_window_bags(
    table: FeatureTable, lists: Lists | None = None, reader: ProjectReader | None = None
) -> WindowBags:
    """Return the windows of the recordings of a table as bags, without empty ones.

    Parameters
    ----------
    lists
        All lists of each recording; without lists each recording is a bag.
    reader
        Gives positions of segments; required with windows.
    """
    recordings = tuple(dict.fromkeys(table.recording_ids))
    index_of = {r: i for i, r in enumerate(recordings)}
    recording_of = np.array([index_of[r] for r in table.recording_ids], dtype=np.int64)
    firsts = np.searchsorted(recording_of, np.arange(len(recordings) + 1))
    made: list[tuple[RecordingId, Span, SpanLabels]] = []
    sizes, order, guests = [0], np.arange(len(recording_of)), [np.empty((0, 2), np.int64)]
    for recording, start, stop in zip(recordings, firsts[:-1], firsts[1:], strict=True):
        windows = _windows(recording, (lists or {}).get(recording, ()), reader)
        if len(windows.spans) == 1:
            made.append((recording, WHOLE, windows.labels[0]))
            sizes.append(stop - start)
            continue
        assert reader is not None
        onsets, offsets = _times(reader, recording, table.segment_ids[start:stop])
        owners = windows.owners(onsets, offsets)
        sorted_rows = np.argsort(owners, kind="stable")
        order[start:stop] = start + sorted_rows
        rank = np.empty(len(owners), np.int64)
        rank[sorted_rows] = np.arange(len(owners))
        filled = np.unique(owners)
        guest_pairs = windows.guests(onsets, offsets, owners)
        guest_pairs = guest_pairs[np.isin(guest_pairs[:, 0], filled)]
        bag = len(made) + np.searchsorted(filled, guest_pairs[:, 0])
        guests.append(np.column_stack([bag, start + rank[guest_pairs[:, 1]]]))
        made += [(recording, windows.spans[i], windows.labels[i]) for i in filled.tolist()]
        sizes += np.bincount(owners)[filled].tolist()
    if len(guests) > 1:
        table = table.rows(order)
    recording_ids, spans, labels = zip(*made, strict=True) if made else ((), (), ())
    return WindowBags(
        bags=Bags(table.X.astype(np.float64), np.cumsum(sizes, dtype=np.int64)),
        table=table,
        recording_ids=recording_ids,
        spans=spans,
        labels=labels,
        groups=_groups(
            [index_of[r] for r in recording_ids], [label.is_listed for label in labels]
        ),
        guests=np.concatenate(guests),
    )


def _windows(
    recording: RecordingId, lists: Sequence[SpeciesList], reader: ProjectReader | None
) -> LabelledSpans:
    try:
        return LabelledSpans.of(lists)
    except CrossingSpansError as error:
        name = reader.recordings.names()[recording] if reader else str(recording)
        raise crossing(name, error) from error


def _times(
    reader: ProjectReader, recording: RecordingId, segment_ids: Ids
) -> tuple[np.ndarray, np.ndarray]:
    """Return onsets and offsets of segments of a recording, float64 (n,) each."""
    box_of = {
        position.segment_id: position.box for position in reader.segments.positions(recording)
    }
    boxes = [box_of[SegmentId(key)] for key in segment_ids.tolist()]
    return np.array([b.onset_s for b in boxes]), np.array([b.offset_s for b in boxes])


def _groups(recording: Sequence[int], is_listed: Sequence[bool]) -> Int64Array:
    """Return the groups for cross-validation: recordings, or parts of them if they are few."""
    recordings = np.array(recording, dtype=np.int64)
    listed = np.unique(recordings[np.array(is_listed, dtype=np.bool_)])
    if not 0 < len(listed) < MIN_RECORDINGS or len(recordings) == len(np.unique(recordings)):
        return recordings
    n_blocks = -(-N_BLOCKS // len(listed))
    part = np.zeros(len(recordings), np.int64)
    for r in np.unique(recordings):
        rows = np.flatnonzero(recordings == r)
        part[rows] = np.arange(len(rows)) * n_blocks // len(rows)
    return recordings * n_blocks + part
