"""Inter-observer agreement on segments.

Cohen's kappa of two observers (Cohen 1960), with an interval that treats recordings as clusters, as
their segments are not independent; Fleiss' kappa (1971) of more than two.
"""

import tempfile
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path

import numpy as np

from birdann.app.exchange.merging import merge_projects
from birdann.app.results.activity import jackknife_variance, share_bounds
from birdann.core.arrays import FloatArray
from birdann.core.errors import ProjectFileError
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.intervals import effective_clusters
from birdann.core.labels import Label
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.core.training_report import MIN_RECORDINGS
from birdann.formats.cells import format_exact
from birdann.formats.tables import write_csv
from birdann.store import Project, ProjectTables

Counts = FloatArray
Interval = tuple[float, float]
Meaning = tuple[bool, SpeciesId | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Kappa:
    """Agreement of two observers on a species."""

    name: str  # The species; "" for all answers together.
    # n_first, n_second, n_both: Number of segments with this label by each observer, and by both;
    # for all answers together, ``n_both`` is the number of equal labels.
    n_first: int
    n_second: int
    n_both: int
    # 1 for complete agreement, 0 for chance; None if all answers are the same.
    kappa: float | None
    # 95 %, with recordings as clusters; None with fewer than `MIN_RECORDINGS`.
    interval: Interval | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PairAgreement:
    """Agreement of two observers on the segments that both labelled."""

    readers: tuple[str, str]
    n_segments: int
    n_recordings: int
    together: Kappa
    species: tuple[Kappa, ...]

    def sentence(self) -> Message:
        """Return the number of common segments, and the overall kappa."""
        one, other = self.readers
        return Message(
            "{one} and {other}: {n} segments of {m} recordings labelled by both, {k} identical; "
            "kappa {kappa}",
            one=one,
            other=other,
            n=f"{self.n_segments:,}",
            m=f"{self.n_recordings:,}",
            k=f"{self.together.n_both:,}",
            kappa=kappa_in_words(self.together),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """Agreement of all pairs of observers, and of all together if more than two."""

    pairs: tuple[PairAgreement, ...]
    fleiss: float | None = None
    n_read_by_all: int = 0

    def lines(self) -> list[str]:
        """Return a description, line by line."""
        out: list[str] = []
        for pair in self.pairs:
            out.append(pair.sentence())
            out += [
                Message(
                    "  {species}: {n_first} and {n_second}, {n_both} by both; kappa {kappa}",
                    species=each.name,
                    n_first=each.n_first,
                    n_second=each.n_second,
                    n_both=each.n_both,
                    kappa=kappa_in_words(each),
                )
                for each in pair.species
            ]
        if self.fleiss is not None:
            out.append(
                Message(
                    "All observers, {n} segments: Fleiss' kappa {kappa}",
                    n=f"{self.n_read_by_all:,}",
                    kappa=f"{self.fleiss:.2f}",
                )
            )
        return out


def kappa_in_words(kappa: Kappa) -> str:
    """Return a kappa with its interval."""
    if kappa.kappa is None:
        return Message("undefined: all labels are identical")
    if kappa.interval is None:
        return Message(
            "{kappa} (its interval needs {n} recordings)",
            kappa=f"{kappa.kappa:.2f}",
            n=MIN_RECORDINGS,
        )
    return Message(
        "{kappa} ({low} to {high})",
        kappa=f"{kappa.kappa:.2f}",
        low=f"{kappa.interval[0]:.2f}",
        high=f"{kappa.interval[1]:.2f}",
    )


def cohens_kappa(table: Counts) -> float | None:
    """Return Cohen's kappa of counts (k, k), rows by the first observer; None for a single label."""
    proportions = table / table.sum()
    by_chance = float(proportions.sum(axis=1) @ proportions.sum(axis=0))
    if np.isclose(by_chance, 1.0):
        return None
    return (float(np.trace(proportions)) - by_chance) / (1.0 - by_chance)


def fleiss_kappa(counts: Counts) -> float | None:
    """Return Fleiss' kappa (1971) of the number of observers by segment and answer, (n, k)."""
    n_readers = counts[0].sum()
    agreeing = ((counts**2).sum(axis=1) - n_readers) / (n_readers * (n_readers - 1))
    by_chance = float(((counts.sum(axis=0) / counts.sum()) ** 2).sum())
    if np.isclose(by_chance, 1.0):
        return None
    return (float(agreeing.mean()) - by_chance) / (1.0 - by_chance)


def agreement(project: Project, *, progress: Progress = silent) -> Agreement:
    """Return the agreement of all observers of a project, including readings.

    Each observer's latest label of a segment counts.
    """
    with project.reader() as reader, reader.snapshot():
        pairs, readings = compared_pairs(reader, progress)
    if not pairs:
        raise ProjectFileError(
            "No segment was labelled by two observers. Each needs an observer name of its own, and "
            "labels of the same segments. Merge their projects first, or name both in “birdann agreement”."
        )
    of_all = set.intersection(*(set(reading) for reading in readings.values()))
    result = Agreement(pairs=pairs)
    if len(readings) > 2 and of_all:
        answers = sorted(
            {reading[key] for reading in readings.values() for key in of_all}, key=str
        )
        index_of = {answer: i for i, answer in enumerate(answers)}
        counts = np.zeros((len(of_all), len(answers)))
        for row, key in enumerate(sorted(of_all)):
            for meanings in readings.values():
                counts[row, index_of[meanings[key]]] += 1
        result = replace(result, fleiss=fleiss_kappa(counts), n_read_by_all=len(of_all))
    return result


def compared_pairs(
    reader: ProjectTables, progress: Progress = silent
) -> tuple[tuple[PairAgreement, ...], dict[str, dict[SegmentId, Meaning]]]:
    """Return the agreement of each pair of observers with common segments, and their labels."""
    readings, owners = _labels_by_observer(reader)
    names = reader.species.names()
    agreements: list[PairAgreement] = []
    pairs = list(combinations(sorted(readings), 2))
    for i, (one, other) in enumerate(pairs):
        progress(i / len(pairs), Message("Comparing observers"))
        both = readings[one].keys() & readings[other].keys()
        if both:
            agreements.append(_compare_pair((one, other), readings, sorted(both), owners, names))
    return tuple(agreements), readings


def agreement_between(
    first: Path, second: Path, *, actor: str, progress: Progress = silent
) -> Agreement:
    """Return the agreement of the observers of two projects; neither is changed."""
    with tempfile.TemporaryDirectory(prefix="birdann-") as folder:
        both = Path(folder) / "both.birdann"
        merge_projects(
            first,
            second,
            both,
            actor=actor,
            progress=lambda share, text: progress(0.9 * share, text),
        )
        with Project.open(both, read_only=True) as project:
            return agreement(project)


def _labels_by_observer(
    reader: ProjectTables,
) -> tuple[dict[str, dict[SegmentId, Meaning]], dict[SegmentId, RecordingId]]:
    """Return each observer's latest label of visible segments, and the segments' recordings."""
    labels, readings = reader.labels.all(), reader.labels.all_readings()
    labels_of = defaultdict[SegmentId, list[Label]](list)
    for key, label in labels.items():
        labels_of[key].append(label)
    for key, each in readings.items():
        labels_of[key] += each
    owners = reader.segments.recordings_of(labels_of)
    recordings = {recording.id for recording in reader.recordings.all()}
    visible_ids = {
        key
        for key, deletion in reader.segments.deletions(labels_of).items()
        if not deletion and owners[key] in recordings
    }
    meanings: dict[str, dict[SegmentId, Meaning]] = defaultdict(dict)
    for key in visible_ids:
        for label in sorted(labels_of[key], key=lambda each_label: each_label.provenance.at):
            meanings[label.provenance.name][key] = label.meaning
    return meanings, owners


def _compare_pair(
    readers: tuple[str, str],
    readings: Mapping[str, Mapping[SegmentId, Meaning]],
    both: Sequence[SegmentId],
    owners: Mapping[SegmentId, RecordingId],
    names: Mapping[SpeciesId, str],
) -> PairAgreement:
    first, second = (readings[name] for name in readers)
    answers = sorted({labels_of[key] for labels_of in (first, second) for key in both}, key=str)
    index_of = {answer: i for i, answer in enumerate(answers)}
    recordings = sorted({owners[key] for key in both})
    row_of = {key: i for i, key in enumerate(recordings)}
    tables = np.zeros((len(recordings), len(answers), len(answers)))
    for key in both:
        tables[row_of[owners[key]], index_of[first[key]], index_of[second[key]]] += 1
    species = [(i, answer[1]) for answer, i in index_of.items() if not answer[0]]
    of_species = [
        _kappa(names[key], _one_against_rest(tables, i)) for i, key in species if key is not None
    ]
    together = _kappa("", tables)
    n_agreed = int(np.trace(tables.sum(axis=0)))
    return PairAgreement(
        readers=readers,
        n_segments=len(both),
        n_recordings=len(recordings),
        together=replace(together, n_first=len(both), n_second=len(both), n_both=n_agreed),
        species=tuple(sorted(of_species, key=lambda row: (-row.n_first - row.n_second, row.name))),
    )


def _one_against_rest(tables: Counts, index: int) -> Counts:
    """Return counts (n, 2, 2) of one answer against all others, from tables (n, k, k)."""
    both = tables[:, index, index]
    first, second = tables[:, index].sum(axis=1) - both, tables[:, :, index].sum(axis=1) - both
    rest = tables.sum(axis=(1, 2)) - both - first - second
    return np.stack([np.stack([both, first], axis=1), np.stack([second, rest], axis=1)], axis=1)


def _kappa(name: str, tables: Counts) -> Kappa:
    """Return the kappa of counts (n_recordings, k, k)."""
    table = tables.sum(axis=0)
    kappa = cohens_kappa(table)
    return Kappa(
        name=name,
        n_first=int(table[0].sum()),
        n_second=int(table[:, 0].sum()),
        n_both=int(table[0, 0]),
        kappa=kappa,
        interval=_clustered_interval(tables) if kappa is not None else None,
    )


def _clustered_interval(tables: Counts) -> Interval | None:
    """Return the interval of kappa with recordings as clusters, by counts (n_recordings, k, k).

    Kappa is one less the share of segments labelled differently over that by chance. Its variance
    is that of the linearised ratio (Yang and Zhou 2014, Stat. Med. 33) when each recording is left
    out in turn, its interval that of `share_bounds`.
    """
    n, k, _ = tables.shape
    if n < MIN_RECORDINGS:
        return None
    n_segments = tables.sum()
    table = tables.sum(axis=0) / n_segments
    rows, columns = table.sum(axis=1), table.sum(axis=0)
    by_chance = 1.0 - float(rows @ columns)
    unlike = 1.0 - float(np.trace(table))
    ratio = unlike / by_chance
    shift = columns[:, None] + rows[None, :] - 2 * (1.0 - by_chance)
    of_segment = 1.0 - np.eye(k) - unlike + ratio * shift
    sizes, n_like = tables.sum(axis=(1, 2)), np.trace(tables, axis1=1, axis2=2)
    one = np.zeros(n, np.int64)
    variance = jackknife_variance((tables * of_segment).sum(axis=(1, 2)), sizes, one, 1)
    agreed, differing, every = (
        effective_clusters(x, one, 1) for x in (n_like, sizes - n_like, sizes)
    )
    rarer, total = np.minimum(agreed, differing), np.array([n_segments])
    low, high = share_bounds(np.array([unlike]), variance, rarer, every, total)
    return max(1.0 - float(high[0]) / by_chance, -1.0), 1.0 - float(low[0]) / by_chance


COLUMNS = (
    "first_reader", "second_reader", "species", "n_first", "n_second", "n_both", "kappa",
    "low", "high",
)  # fmt: skip


def write_agreement(path: Path, result: Agreement) -> None:
    """Write a row for each pair and species (CSV); without species for all answers."""
    rows = (
        [
            *pair.readers,
            *(kappa.name, kappa.n_first, kappa.n_second, kappa.n_both),
            format_exact(kappa.kappa),
            *map(format_exact, kappa.interval or (None, None)),
        ]
        for pair in result.pairs
        for kappa in (pair.together, *pair.species)
    )
    write_csv(path, COLUMNS, rows)
