"""Drawing of validation samples."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from statistics import median

import numpy as np

from birdann.app.commands.validation import DrawQueue
from birdann.app.exchange.thresholds import source_name
from birdann.app.session import Session
from birdann.core.arrays import FloatArray, Int64Array
from birdann.core.detections import Detection, DetectionId
from birdann.core.effort import DAY_S, HOUR_S
from birdann.core.errors import SampleError
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId, id_text, new_id
from birdann.core.message import Message
from birdann.core.progress import Progress, part, silent
from birdann.core.provenance import Program, person_provenance
from birdann.core.validation import LONGEST_S, Sample, SampleId, SampleItem, Spacing
from birdann.models.questions import CALL_S
from birdann.models.validation import bin_edges, bins_of, points
from birdann.store import ProjectReader

MAX_BINS, MAX_PER_BIN = 20, 10_000
STRATA_H = (1, 2, 3, 4, 6, 8, 12, 24)
_MIN_PER_STRATUM = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class SampleDesign:
    """Design of a sample."""

    name: str
    # Names; empty for all of the source, None for the one with the least certain number of calls.
    species: Sequence[str] | None = ()
    source: RunId | Program | None = None  # The source of scores; None for the shown run.
    spacing: Spacing = Spacing.LOGARITHMIC
    n_bins: int = 4
    n_per_bin: int = 25
    at_least: float = 0.0  # Minimum score of the population.
    is_blinded: bool = True  # Whether to hide scores and to mix species.
    seed: int = 0
    max_per_recording: int = 0  # Maximum of each recording in a bin; 0 for any number.
    # Hours of the day in a stratum, a divisor of 24; each bin is drawn evenly from its strata.
    stratum_h: int = 24

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise SampleError("A sample needs a name.")
        if not 1 <= self.n_bins <= MAX_BINS:
            raise SampleError("The number of bins must be 1 to {max_bins}.", max_bins=MAX_BINS)
        if not 1 <= self.n_per_bin <= MAX_PER_BIN:
            raise SampleError(
                "The number of items per bin must be 1 to {max_per_bin}.",
                max_per_bin=f"{MAX_PER_BIN:,}",
            )
        if not np.isfinite(self.at_least):
            raise SampleError("The minimum score must be a number.")
        if self.max_per_recording < 0:
            raise SampleError("The maximum per recording must be 1 or more, or 0 for any number.")
        if self.stratum_h not in STRATA_H:
            raise SampleError("Strata are of {hours} hours.", hours=", ".join(map(str, STRATA_H)))
        if self.seed < 0:
            raise SampleError("The random seed must be a whole number, 0 or more.")


@dataclass(frozen=True, slots=True, eq=False)
class Scored:
    """Scores of one species by a source, as columns (n,)."""

    # recordings, keys: int64: recording, and segment or detection.
    recordings: Int64Array
    keys: Int64Array
    scores: FloatArray  # float64.
    strata: Int64Array  # int64: stratum of the hour of day, -1 without a start.


def draw_sample(
    session: Session, design: SampleDesign, *, progress: Progress = silent
) -> tuple[Sample, list[SampleItem]]:
    """Draw a sample and store it in the project, as one step of undo.

    Items are random samples without replacement of each bin of the score, simple ones unless a
    maximum per recording or strata by hour of day are set. Then the number of scores that each
    item represents is known, and stored. So are the population sizes, so that results do not
    depend on later changes.
    """
    with session.project.reader() as reader, reader.snapshot():
        source = _source(reader, design.source)
        species = _species(reader, source, design.species)
        if design.species is None and not isinstance(source, Program):
            step, progress = part(progress, 0.0, 0.5), part(progress, 0.5, 1.0)
            species = [_least_certain(reader, source, species, design.at_least, step)]
        scored = _add_strata(
            reader,
            source,
            _score_population(reader, source, species, design.at_least, progress),
            design,
        )
        drawn, facts = draw(scored, _site_names(reader), design)
        items = _items(reader, source, drawn, design)
    sample = keep_sample(session, design, source, facts, drawn, items)
    progress(1.0, Message("Done"))
    return sample, items


def keep_sample(
    session: Session,
    design: SampleDesign,
    source: RunId | Program,
    facts: Mapping[str, object],
    drawn: Sequence["Drawn"],
    items: Sequence[SampleItem],
) -> Sample:
    """Store a drawn sample, an item for each drawn, and the population as described by `draw`."""
    sample = Sample(
        id=SampleId(new_id()),
        name=design.name.strip(),
        source=source,
        seed=design.seed,
        is_blinded=design.is_blinded,
        provenance=person_provenance(session.reviewer),
        design={
            "spacing": design.spacing.value,
            "bins": design.n_bins,
            "per_bin": design.n_per_bin,
            "at_least": design.at_least,
            "max_per_recording": design.max_per_recording,
            "stratum_h": design.stratum_h,
            "item_weights": [item.weight for item in drawn],
            "item_strata": [item.stratum for item in drawn],
            **facts,
        },
    )
    session.execute(DrawQueue(sample, items))
    return sample


def seconds_per_answer(reader: ProjectReader, name: str) -> float:
    """Return the median time between a person's labels without breaks, or a default."""
    at = sorted(
        label.provenance.at
        for label in reader.labels.all().values()
        if label.provenance.name == name
    )
    gaps_s = [(later - earlier).total_seconds() for earlier, later in pairwise(at)]
    taken_s = [gap_s for gap_s in gaps_s if 0 < gap_s <= LONGEST_S]
    return median(taken_s) if len(taken_s) >= 6 else CALL_S


def drawn_in_words(n: int, species: Collection[str], sample: str, seconds_each: float) -> Message:
    """Return what was drawn, and how long answers take."""
    minutes = max(1, round(n * seconds_each / 60))
    return Message.counted(
        "Drew %Ln item of {species} for “{sample}”, about {minutes} to validate",
        "Drew %Ln items of {species} for “{sample}”, about {minutes} to validate",
        n,
        species=next(iter(species))
        if len(species) == 1
        else Message.counted("%Ln species", "%Ln species", len(species)),
        sample=sample,
        minutes=Message.counted("%Ln minute", "%Ln minutes", minutes),
    )


def _site_names(reader: ProjectReader) -> dict[int, str]:
    """Return the site of every recording, "" if unknown."""
    names = {site.id: site.name for site in reader.sites.all()}
    at = reader.sites.list_by_recording()
    return {
        recording.id: names[at[recording.id]] if recording.id in at else ""
        for recording in reader.recordings.all()
    }


def _source(reader: ProjectReader, wanted: RunId | Program | None) -> RunId | Program:
    programs = sorted({program for program, _ in reader.detections.counts()})
    there = ", ".join(f"{p.name} {p.version}".strip() for p in programs) or "none"
    if isinstance(wanted, Program):
        if wanted not in programs:
            asked = f"{wanted.name} {wanted.version}".strip()
            if wanted in reader.detections.programs():
                raise SampleError(
                    "{path} has scores of {asked} as evidence only. Import them as segments to "
                    "validate them.",
                    path=reader.path,
                    asked=asked,
                )
            raise SampleError(
                "{path} has no detections of {asked}. Available: {there}.",
                path=reader.path,
                asked=asked,
                there=there,
            )
        return wanted
    run_id = wanted if wanted is not None else reader.runs.id_in_use()
    if run_id is None and programs:
        raise SampleError(
            "{path} has no model. Choose whose detections to validate: {there}.",
            path=reader.path,
            there=there,
        )
    if run_id is None:
        raise SampleError(
            "{path} has no scores. Train a model and predict, or import detections.",
            path=reader.path,
        )
    reader.runs.one(run_id)
    return run_id


def _species(
    reader: ProjectReader, source: RunId | Program, names: Sequence[str] | None
) -> list[SpeciesId]:
    if isinstance(source, Program):
        program_species = {
            name for program, name in reader.detections.counts() if program == source
        }
        scored = [
            key
            for key, species in reader.species.all().items()
            if species.name in program_species or reader.detections.sorted_by_score(source, key)
        ]
    else:
        scored = list(reader.runs.species_ids(source))
    all_species, in_use = reader.species.all(), {species.id for species in reader.species.in_use()}
    if not names:
        return sorted(scored, key=lambda key: all_species[key].name)
    named = {all_species[key].name: key for key in sorted(scored, key=in_use.__contains__)}
    strange = next((name for name in names if name not in named), None)
    if strange is not None:
        raise SampleError(
            "{source_name} has no scores of “{species}”. Check the spelling.",
            source_name=source_name(reader, source),
            species=strange,
        )
    return [named[name] for name in dict.fromkeys(names)]


def _score_population(
    reader: ProjectReader,
    source: RunId | Program,
    species: Sequence[SpeciesId],
    at_least: float,
    progress: Progress,
) -> dict[SpeciesId, Scored]:
    """Return the population: sufficient scores above 0 (a species excluded by a list has 0)."""
    if isinstance(source, Program):
        return {
            key: _score_detections(
                d
                for d in reader.detections.sorted_by_score(source, key, at_least=at_least or None)
                if d.score is not None
            )
            for key in species
        }
    columns = [reader.runs.species_ids(source).index(key) for key in species]
    parts: dict[SpeciesId, list[tuple[Int64Array, Int64Array, FloatArray]]] = {
        key: [] for key in species
    }
    recordings = reader.recordings.all()
    for i, recording in enumerate(recordings):
        progress(0.9 * i / len(recordings), Message("Reading scores"))
        table = reader.scores.table(source, recording.id)
        if table is None:
            continue
        for key, column in zip(species, columns, strict=True):
            p = table.probabilities[:, column].astype(np.float64)
            kept = np.flatnonzero((p > 0) & (p >= at_least))
            owners = np.full(len(kept), recording.id, dtype=np.int64)
            parts[key].append((owners, table.segment_ids[kept], p[kept]))
    empty = (np.empty(0, np.int64), np.empty(0, np.int64), np.empty(0))
    return {
        key: _scored_in_one_stratum(*map(np.concatenate, zip(empty, *group, strict=True)))
        for key, group in parts.items()
    }


def _least_certain(
    reader: ProjectReader,
    run_id: RunId,
    species: Sequence[SpeciesId],
    at_least: float,
    progress: Progress,
) -> SpeciesId:
    """Return the species with the least certain number of calls, Σ p (1 - p).

    Found without keeping the scores: those of all species would fill the memory.
    """
    columns = [reader.runs.species_ids(run_id).index(key) for key in species]
    variance, recordings = np.zeros(len(columns)), reader.recordings.all()
    for i, recording in enumerate(recordings):
        progress(i / len(recordings), Message("Reading scores"))
        table = reader.scores.table(run_id, recording.id)
        if table is not None:
            p = table.probabilities[:, columns].astype(np.float64)
            variance += np.where(p >= at_least, p * (1 - p), 0.0).sum(axis=0)
    return species[int(np.flatnonzero(variance == variance.max())[-1])]


def _scored_in_one_stratum(recordings: Int64Array, keys: Int64Array, scores: FloatArray) -> Scored:
    return Scored(recordings, keys, scores, np.zeros(len(scores), np.int64))


def _score_detections(detections: Iterable[Detection]) -> Scored:
    rows = [(d.recording_id, d.id, d.score) for d in detections]
    recordings, keys, scores = zip(*rows, strict=True) if rows else ((), (), ())
    return _scored_in_one_stratum(
        np.array(recordings, dtype=np.int64),
        np.array(keys, dtype=np.int64),
        np.array(scores, dtype=np.float64),
    )


@dataclass(frozen=True, slots=True)
class Drawn:
    """An item: a species, and a segment or detection."""

    species_id: SpeciesId
    recording: int
    key: int
    score: float
    bin: int
    weight: float  # The number of scores that it represents.
    stratum: int


def draw(
    scored: Mapping[SpeciesId, Scored],
    site_of: Mapping[int, str],
    design: SampleDesign,
) -> tuple[list[Drawn], dict[str, object]]:
    """Return the drawn items in order of presentation, and a description of the population.

    Parameters
    ----------
    site_of
        The site of each recording.
    """
    number_of_site = {site: i for i, site in enumerate(sorted(set(site_of.values())))}
    rng = np.random.default_rng(design.seed)
    if design.species is None:  # the sum of scores is its number of calls
        variance = {
            key: (p := scores.scores.clip(0, 1)) @ (1 - p) for key, scores in scored.items()
        }
        scored = {key: scored[key] for key in sorted(variance, key=variance.__getitem__)[-1:]}
    drawn: list[list[Drawn]] = []
    populations: dict[str, object] = {}
    for species_id, all_of_it in scored.items():
        if not len(all_of_it.scores):
            continue
        order = np.lexsort((all_of_it.keys, all_of_it.scores))
        scores, keys = all_of_it.scores[order], all_of_it.keys[order]
        recordings = all_of_it.recordings[order]
        stratum = all_of_it.strata[order]
        bins = bins_of(scores, bin_edges(scores, design.n_bins, design.spacing))
        weight = np.zeros(len(order))
        for k in range(int(bins.max()) + 1):
            in_bin = rng.permutation(np.flatnonzero(bins == k))
            weight[in_bin] = _weights(recordings[in_bin], stratum[in_bin], design, rng)
        rows = rng.permutation(np.flatnonzero(weight))
        drawn.append(
            [
                Drawn(species_id, *row)
                for row in zip(
                    recordings[rows].tolist(),
                    keys[rows].tolist(),
                    scores[rows].tolist(),
                    bins[rows].tolist(),
                    weight[rows].tolist(),
                    stratum[rows].tolist(),
                    strict=True,
                )
            ]
        )
        known, back = np.unique(recordings, return_inverse=True)
        sites = np.array([number_of_site[site_of[key]] for key in known.tolist()])[back]
        populations[id_text(species_id)] = _describe_population(
            scores, bins, sites, len(number_of_site)
        )
    if not drawn:
        raise SampleError("No detections match. Lower the minimum score, or choose other species.")
    flat = [item for group in drawn for item in group]
    if design.is_blinded:
        flat = [flat[i] for i in rng.permutation(len(flat)).tolist()]
    return flat, {
        "sites": list(number_of_site),
        "species": populations,
    }


def _weights(
    recordings: Int64Array, strata: Int64Array, design: SampleDesign, rng: np.random.Generator
) -> FloatArray:
    """Return how many scores each score of a bin represents, 0 if it is not drawn.

    Scores are in random order. Some are drawn at random, evenly over strata.
    """
    weight = np.zeros(len(recordings))
    _, stratum = np.unique(strata, return_inverse=True)
    sizes = np.bincount(stratum)
    if len(sizes) > 1 and design.n_per_bin < _MIN_PER_STRATUM * len(sizes):
        raise SampleError(
            "{per_bin} items per bin are too few for {strata} strata of hours: draw at least "
            "{wanted}.",
            per_bin=design.n_per_bin,
            strata=len(sizes),
            wanted=_MIN_PER_STRATUM * len(sizes),
        )
    most = design.max_per_recording or len(recordings)
    groups = [
        np.unique(recordings[stratum == k], return_inverse=True)[1] for k in range(len(sizes))
    ]
    limits = [int(np.minimum(np.bincount(group), most).sum()) for group in groups]
    for k, n in enumerate(_spread(design.n_per_bin, np.array(limits)).tolist()):
        rows = np.flatnonzero(stratum == k)
        if design.max_per_recording:
            weight[rows] = _inverse_inclusion(groups[k], n, most, rng)
        else:
            weight[rows[:n]] = len(rows) / max(n, 1)
    return weight


def _inverse_inclusion(
    group: Int64Array, n: int, most: int, rng: np.random.Generator
) -> FloatArray:
    """Return the inverse of the inclusion probability of each of ``n`` drawn scores, 0 of others.

    The expected number of each group is proportional to its size, but not above ``most``;
    groups in random order are drawn systematically (Cochran 1977, section 9A.10).
    """
    sizes = np.bincount(group)
    limit = np.minimum(sizes, most)
    expected = np.zeros(len(sizes))
    is_full = np.zeros(len(sizes), dtype=np.bool_)
    while True:
        expected[is_full] = limit[is_full]
        left = n - expected[is_full].sum()
        expected[~is_full] = sizes[~is_full] * left / max(sizes[~is_full].sum(), 1)
        over = ~is_full & (expected > limit - 1e-9)
        if not over.any():
            break
        is_full |= over
    order = rng.permutation(len(sizes))
    ends = np.floor(np.cumsum(expected[order]) + rng.random() + 1e-9).astype(np.int64)
    counts = np.empty(len(sizes), np.int64)
    counts[order] = np.diff(ends, prepend=0)
    represents = sizes / np.maximum(expected, 1e-12)
    return np.where(_rank(group) < counts[group], represents[group], 0.0)


def _rank(group: Int64Array) -> Int64Array:
    """Return how many entries of the same group are before each entry."""
    order = np.argsort(group, kind="stable")
    sizes = np.bincount(group)
    rank = np.empty(len(group), np.int64)
    rank[order] = np.arange(len(group)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    return rank


def _spread(n: int, sizes: Int64Array) -> Int64Array:
    """Return how many to draw of each group: as evenly as their sizes allow, ``n`` in all."""
    drawn = np.zeros(len(sizes), np.int64)
    left = min(n, int(sizes.sum()))
    while left:
        is_open = np.flatnonzero(drawn < sizes)
        more = is_open[:left] if left < len(is_open) else is_open
        each = max(left // len(is_open), 1)
        taken = np.minimum(each, sizes[more] - drawn[more])
        drawn[more] += taken
        left -= int(taken.sum())
    return drawn


def strata_of(seconds_of_day: FloatArray, stratum_h: int) -> Int64Array:
    """Return the stratum of each time of day, int64 (n,); NaN, -1, if unknown."""
    hours = np.nan_to_num(seconds_of_day % DAY_S // (stratum_h * HOUR_S), nan=-1.0)
    return hours.astype(np.int64)


def _add_strata(
    reader: ProjectReader,
    source: RunId | Program,
    scored: Mapping[SpeciesId, Scored],
    design: SampleDesign,
) -> Mapping[SpeciesId, Scored]:
    """Return scores with the stratum of their hour of day."""
    if design.stratum_h == DAY_S / HOUR_S:
        return scored
    starts_s = {
        recording.id: (at.hour * 60 + at.minute) * 60.0 + at.second
        for recording in reader.recordings.all()
        if (at := recording.started_at) is not None
    }
    table = reader.overview.segments()
    onsets_s = dict(zip(table.segment_ids.tolist(), table.onset_s.tolist(), strict=True))
    stratified: dict[SpeciesId, Scored] = {}
    for species_id, scores in scored.items():
        if isinstance(source, Program):
            detections = reader.detections.sorted_by_score(source, species_id)
            onsets_s = {int(detection.id): detection.onset_s for detection in detections}
        at_s = np.array(
            [
                starts_s.get(RecordingId(recording), np.nan) + onsets_s[key]
                for recording, key in zip(
                    scores.recordings.tolist(), scores.keys.tolist(), strict=True
                )
            ],
            dtype=np.float64,
        )
        stratified[species_id] = replace(scores, strata=strata_of(at_s, design.stratum_h))
    return stratified


def _describe_population(
    scores: FloatArray, bins: Int64Array, sites: Int64Array, n_sites: int
) -> dict[str, object]:
    """Return the description of a population: sizes of its bins, and quantiles of its scores."""
    n_bins = int(bins.max()) + 1
    sizes = np.bincount(sites * n_bins + bins, minlength=n_sites * n_bins)
    at, weights = points(scores, bins)
    return {
        "lows": [float(scores[bins == k].min()) for k in range(n_bins)],
        "site_sizes": sizes.reshape(n_sites, n_bins).tolist(),
        "scores": at.tolist(),
        "weights": weights.tolist(),
    }


def _items(
    reader: ProjectReader, source: RunId | Program, drawn: Sequence[Drawn], design: SampleDesign
) -> list[SampleItem]:
    spans: dict[int, tuple[float, float]]
    if isinstance(source, Program):
        spans = {
            int(d.id): (d.onset_s, d.offset_s)
            for key in {item.recording for item in drawn}
            for d in reader.detections.of(RecordingId(key))
        }
    else:
        segments = reader.segments.by_id([SegmentId(item.key) for item in drawn])
        spans = {int(key): (s.box.onset_s, s.box.offset_s) for key, s in segments.items()}
    return [
        SampleItem(
            place=index,
            recording_id=RecordingId(item.recording),
            onset_s=spans[item.key][0],
            offset_s=spans[item.key][1],
            species_id=item.species_id,
            score=item.score,
            bin=item.bin,
            segment_id=None if isinstance(source, Program) else SegmentId(item.key),
            detection_id=DetectionId(item.key) if isinstance(source, Program) else None,
        )
        for index, item in enumerate(drawn)
    ]
