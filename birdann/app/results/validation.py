"""Results of a validation sample: precision by score, thresholds, density, and recall."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from birdann.app.commands.validation import SetThresholds
from birdann.app.exchange.thresholds import source_name
from birdann.app.results.activity import shares
from birdann.app.results.species_answers import BinResult, Design, SpeciesAnswers, UnsureBounds
from birdann.app.session import Session
from birdann.core.errors import SampleError
from birdann.core.ids import RecordingId, RunId, SpeciesId
from birdann.core.labels import Label, LabelState
from birdann.core.message import Message, indent, percent, score_text
from birdann.core.provenance import Program, person_provenance
from birdann.core.recording import table_names
from birdann.core.validation import (
    Sample,
    SampleItem,
    Threshold,
    counted_answers,
    find_by_name,
)
from birdann.formats.sample_answers import ItemRow
from birdann.models.validation import (
    MIN_ANSWERS,
    Estimate,
    Thresholds,
    required_answers,
)
from birdann.store import ProjectReader


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesResult:
    """Result for one species."""

    species: str
    n_scored: int
    bins: tuple[BinResult, ...]
    density: UnsureBounds  # Share of valid items in the population.
    # The same by site, assuming the same precision by score at all sites.
    sites: Mapping[str, UnsureBounds]
    # wanted, thresholds: The requested precision, and the thresholds that reach it (unsure counted
    # as no).
    wanted: float | None
    thresholds: Thresholds
    # The saved threshold of this species and source, with its precision, and with its recall where
    # all calls were reviewed.
    saved: float | None = None
    saved_precision: UnsureBounds | None = None
    recall: Estimate | None = None
    n_calls_checked: int = 0
    n_checked: int = 0  # Recordings with all segments reviewed.
    per_bin: int = 0  # Number of answers in the bin with the fewest.
    # Approximate number per bin for a density within ± 10 points; None if reached.
    per_bin_wanted: int | None = None
    # The lowest and the highest score answered; None without answers.
    judged_scores: tuple[float, float] | None = None

    def more_answers_text(self) -> Message | None:
        """Return how many more answers are needed, as a sentence."""
        if self.per_bin_wanted is None:
            return None
        return Message.counted(
            "Only one answer per bin. About {wanted} would give ± 10 points.",
            "Few answers per bin (%Ln). About {wanted} would give ± 10 points.",
            self.per_bin,
            wanted=self.per_bin_wanted,
        )

    def why_no_threshold(self) -> Message | None:
        """Return why no threshold is offered although scores may reach the precision."""
        if not self.thresholds.is_unsupported or self.judged_scores is None:
            return None
        low, high = map(self._score, self.judged_scores)
        return Message(
            "No threshold: it needs at least {wanted} validated items on each side. The scores "
            "validated are {low} to {high}.",
            wanted=MIN_ANSWERS,
            low=low,
            high=high,
        )

    def _score(self, score: float) -> str:
        return score_text(score, is_share=self._has_shares())

    def _estimate_text(self, at: Estimate | None) -> Message:
        return estimated_score(at, is_share=self._has_shares())

    def _has_shares(self) -> bool:
        return all(0 <= part.low <= 1 for part in self.bins)

    def lines(self) -> list[str]:
        """Return the result as sentences."""
        n_yes, n_no, n_unsure, n_open = (
            sum(getattr(score_bin, name) for score_bin in self.bins)
            for name in ("n_yes", "n_no", "n_unsure", "n_open")
        )
        counts = Message.counted(
            "{species}: %Ln score; yes {n_yes}, no {n_no}, unsure {n_unsure}, open {n_open}.",
            "{species}: %Ln scores; yes {n_yes}, no {n_no}, unsure {n_unsure}, open {n_open}.",
            self.n_scored,
            species=self.species,
            n_yes=n_yes,
            n_no=n_no,
            n_unsure=n_unsure,
            n_open=n_open,
        )
        return [counts, *map(indent, self._details())]

    def _details(self) -> Iterator[str]:
        yield self._correct()
        if (more := self.more_answers_text()) is not None:
            yield more
        if self.sites:
            yield Message("By site, assuming that precision at equal scores is the same at all:")
        for site, bounds in self.sites.items():
            share = _bounds_text(bounds)
            yield indent(
                Message("at {site}: {share}", site=site, share=share)
                if site
                else Message("at an unknown site: {share}", share=share)
            )
        for score_bin in self.bins:
            low, share = self._score(score_bin.low), _bounds_text(score_bin.precision_above)
            yield Message("Precision from {score} on: {share}.", score=low, share=share)
        if (why := self.why_no_threshold()) is not None:
            yield why
        elif self.wanted is not None:
            at = self.thresholds
            yield Message(
                "Precision {wanted} is reached from {above} (answers unweighted: {unweighted}); a "
                "single one is right with {wanted} at {single}.",
                wanted=percent(self.wanted, 1),
                above=self._estimate_text(at.above),
                unweighted=self._estimate_text(at.above_unweighted),
                single=self._estimate_text(at.single),
            )
        if self.saved is not None and self.saved_precision is not None:
            yield Message(
                "Saved threshold {score}: precision {share}.",
                score=self._score(self.saved),
                share=_bounds_text(self.saved_precision),
            )
        if self.recall is None:
            yield Message("Recall: not known.")
        else:
            yield Message(
                "Recall of outlined calls: {share} of {calls} in {recordings} that were checked "
                "whole.",
                share=_fraction_text(self.recall),
                calls=Message.counted("%Ln call", "%Ln calls", self.n_calls_checked),
                recordings=Message.counted("%Ln recording", "%Ln recordings", self.n_checked),
            )

    def _correct(self) -> Message:
        share, one = _bounds_text(self.density), self.density.unsure_as_no
        if one is None:
            return Message("Correct among all scored: {share}.", share=share)
        value, low, high = (round(x * self.n_scored) for x in (one.value, one.low, one.high))
        return Message(
            "Correct among all scored: {share}, about {value} ({low} to {high}) of {n_scored}.",
            share=share,
            value=f"{value:,}",
            low=f"{low:,}",
            high=f"{high:,}",
            n_scored=f"{self.n_scored:,}",
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class SampleResult:
    """Result of a sample, by species."""

    sample: str
    source: str
    seed: int
    n_items: int
    n_open: int
    species: tuple[SpeciesResult, ...]
    notes: tuple[str, ...] = field(default=())

    def lines(self) -> list[str]:
        """Return the results as sentences."""
        out: list[str] = [
            Message(
                "Sample “{sample}” of the scores of {source}, seed {seed}.",
                sample=self.sample,
                source=self.source,
                seed=self.seed,
            )
        ]
        if self.n_open:
            out.append(
                Message.counted(
                    "{n_open} of %Ln item are still open.",
                    "{n_open} of %Ln items are still open.",
                    self.n_items,
                    n_open=self.n_open,
                )
            )
        for species in self.species:
            out += species.lines()
        return [*out, *self.notes]


@dataclass(frozen=True, slots=True, kw_only=True)
class SampleSummary:
    """Progress of a sample; ``source`` is a text."""

    name: str
    source: str
    n_items: int
    n_judged: int


def sample_summaries(reader: ProjectReader) -> list[SampleSummary]:
    """Return every sample, in order of creation."""
    return [
        SampleSummary(
            name=sample.name,
            source=source_name(reader, sample.source),
            n_items=len(reader.samples.items(sample.id)),
            n_judged=len(counted_answers(reader.samples.answers(sample.id))),
        )
        for sample in reversed(reader.samples.all())
    ]


def find_sample(reader: ProjectReader, name: str) -> Sample:
    """Return the sample with a name."""
    return find_by_name(reader.path, reader.samples.all(), name)


def item_rows(reader: ProjectReader, sample: Sample) -> list[ItemRow]:
    """Return the items of a sample with their effective answers; scores unless blinded."""
    species = reader.species.names()
    all_recordings = (*reader.recordings.all(), *reader.recordings.all(removed=True))
    recordings = table_names({recording.id: recording.path for recording in all_recordings})
    answers = counted_answers(reader.samples.answers(sample.id))
    source = str(source_name(reader, sample.source))
    return [
        ItemRow(
            item=item.place + 1,
            recording=recordings[item.recording_id],
            start_s=item.onset_s,
            end_s=item.offset_s,
            species=species[item.species_id],
            answer=answers[item.place].value if item.place in answers else "",
            score=None if sample.is_blinded else item.score,
            bin=None if sample.is_blinded else item.bin + 1,
            source="" if sample.is_blinded else source,
        )
        for item in reader.samples.items(sample.id)
    ]


def sample_results(
    reader: ProjectReader, name: str, *, precision: float | None = 0.95
) -> SampleResult:
    """Return the results of a sample so far.

    Parameters
    ----------
    precision
        The precision to find thresholds for; None for no thresholds.
    """
    if precision is not None and not 0 < precision < 1:
        raise SampleError("The target precision must be between 0 and 1, such as 0.95.")
    sample = find_sample(reader, name)
    answers = counted_answers(reader.samples.answers(sample.id))
    names = reader.species.names()
    design = Design.of(reader, sample)
    checked = _Checked(reader, sample.source)
    items_of: dict[SpeciesId, list[SampleItem]] = {}
    for item in reader.samples.items(sample.id):
        items_of.setdefault(item.species_id, []).append(item)
    results = [
        _species_result(
            reader,
            sample,
            SpeciesAnswers.of(reader, sample, design, items_of[key], answers),
            names[key],
            design.sites,
            precision,
            checked,
        )
        for key in sorted(items_of, key=names.__getitem__)
    ]
    return SampleResult(
        sample=sample.name,
        source=source_name(reader, sample.source),
        seed=sample.seed,
        n_items=sum(map(len, items_of.values())),
        n_open=sum(item.place not in answers for items in items_of.values() for item in items),
        species=tuple(results),
    )


def save_thresholds(session: Session, name: str, *, precision: float) -> list[Threshold]:
    """Save the score from which a precision is reached, for each species of a sample.

    Species that do not reach it keep their thresholds.
    """
    with session.project.reader() as reader, reader.snapshot():
        sample = find_sample(reader, name)
        results = sample_results(reader, name, precision=precision)
        all_species = reader.species.all()
        items = reader.samples.items(sample.id)
        keys = {all_species[item.species_id].name: item.species_id for item in items}
    thresholds = [
        Threshold(
            species_id=keys[species.species],
            source=sample.source,
            score=species.thresholds.above.value,
            precision=precision,
            sample_id=sample.id,
            provenance=person_provenance(session.reviewer),
        )
        for species in results.species
        if species.thresholds.above is not None
    ]
    if not thresholds:
        raise SampleError(
            "No score in “{name}” reaches a precision of {precision} with at least {wanted} validated items on each side. Validate more items, or lower the target.",
            name=name,
            precision=f"{precision:g}",
            wanted=MIN_ANSWERS,
        )
    session.execute(SetThresholds({(t.species_id, t.source): t for t in thresholds}))
    return thresholds


def _species_result(
    reader: ProjectReader,
    sample: Sample,
    answers: SpeciesAnswers,
    species: str,
    sites: Sequence[str],
    precision: float | None,
    checked: "_Checked",
) -> SpeciesResult:
    """Return the result for one species."""
    bins = answers.bin_results()
    saved = reader.thresholds.one(answers.species_id, sample.source)
    recall, n_calls = (
        checked.recall(answers.species_id, saved.score) if saved is not None else (None, 0)
    )
    return SpeciesResult(
        species=species,
        n_scored=int(answers.population.sizes.sum()),
        bins=tuple(bins),
        density=answers.density(),
        sites=answers.site_densities(sites) if len(sites) > 1 else {},
        wanted=precision,
        thresholds=answers.thresholds(precision),
        saved=saved.score if saved is not None else None,
        saved_precision=answers.precision_above(saved.score) if saved is not None else None,
        recall=recall,
        n_calls_checked=n_calls,
        n_checked=len(checked.recordings),
        per_bin=min(score_bin.n_yes + score_bin.n_no + score_bin.n_unsure for score_bin in bins),
        per_bin_wanted=required_answers(answers.population, answers.as_no),
        judged_scores=answers.answered_scores(),
    )


class _Checked:
    """The recordings with all segments reviewed: only these give recall."""

    def __init__(self, reader: ProjectReader, source: RunId | Program) -> None:
        self._reader, self._source = reader, source
        self.recordings = [
            key
            for key, status in reader.overview.statuses().items()
            if status.n_segments and status.n_reviewed == status.n_segments
        ]

    def recall(self, key: SpeciesId, threshold: float) -> tuple[Estimate | None, int]:
        """Return the share of a species' calls with a sufficient score, and their number.

        A program detected a call if a detection overlaps it in time. The interval treats
        recordings as clusters.
        """
        n_found, n_calls = list[int](), list[int]()
        for recording in self.recordings:
            labels = self._reader.labels.all(recording)
            of_species = (label for label in labels.values() if label.species_id == key)
            calls = [label for label in of_species if label.state is not LabelState.REJECTED]
            if calls:
                n_calls.append(len(calls))
                n_found.append(self._n_found(recording, calls, key, threshold))
        if not n_calls:
            return None, 0
        numbers = np.array(n_found, float), np.array(n_calls, float)
        made = shares(*numbers, np.zeros(len(n_calls), np.int64), 1)
        low, high = (float(end[0]) for end in (made.low, made.high))
        is_known = len(n_calls) > 1  # calls of one recording are alike
        recall = Estimate(
            value=float(made.value[0]),
            low=low if is_known else 0.0,
            high=high if is_known else 1.0,
        )
        return recall, sum(n_calls)

    def _n_found(
        self, recording: RecordingId, calls: Sequence[Label], key: SpeciesId, threshold: float
    ) -> int:
        ids = [label.segment_id for label in calls]
        if isinstance(self._source, Program):
            spans = [
                (d.onset_s, d.offset_s)
                for d in self._reader.detections.of(recording)
                if d.program == self._source
                and d.species_id == key
                and d.score is not None
                and d.score >= threshold
            ]
            boxes = [segment.box for segment in self._reader.segments.by_id(ids).values()]
            return sum(
                any(start < box.offset_s and end > box.onset_s for start, end in spans)
                for box in boxes
            )
        table = self._reader.scores.table(self._source, recording)
        columns = self._reader.runs.species_ids(self._source)
        if table is None or key not in columns:
            return 0
        high = table.segment_ids[table.probabilities[:, columns.index(key)] >= threshold]
        return int(np.isin(np.array(ids), high).sum())


def estimated_score(at: Estimate | None, *, is_share: bool) -> Message:
    """Return a score with its interval as a text; in per cent if scores are shares of 1."""
    if at is None:
        return Message("no score")
    value, low, high = (score_text(x, is_share=is_share) for x in (at.value, at.low, at.high))
    if np.isinf(at.high):  # In some resamples no score reaches the precision.
        return Message("{value} ({low} or higher)", value=value, low=low)
    return Message("{value} ({low} to {high})", value=value, low=low, high=high)


def _fraction_text(estimate: Estimate | None) -> Message:
    if estimate is None:
        return Message("not known")
    return estimated_score(estimate, is_share=True)


def _bounds_text(bounds: UnsureBounds) -> Message:
    share = _fraction_text(bounds.unsure_as_no)
    if bounds.unsure_as_yes == bounds.unsure_as_no:
        return share
    as_yes = _fraction_text(bounds.unsure_as_yes)
    return Message("{share}; with unsure as yes {as_yes}", share=share, as_yes=as_yes)
