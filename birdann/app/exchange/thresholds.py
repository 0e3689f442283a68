"""Saved thresholds: setting them, which predictions reach them, and their description."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC

import numpy as np

from birdann.app.commands.validation import SetThresholds
from birdann.app.session import Session
from birdann.core.arrays import BoolArray, FloatArray
from birdann.core.errors import SampleError
from birdann.core.ids import RunId, SpeciesId, id_text
from birdann.core.message import Message, join_texts, percent, score_text
from birdann.core.predictions import ModelRun
from birdann.core.provenance import Program, person_provenance
from birdann.core.validation import Threshold
from birdann.store import ProjectReader, SegmentTable


def set_threshold(
    session: Session, species: str, score: float, source: RunId | Program | None = None
) -> None:
    """Save a threshold chosen by a person, by default for the shown run."""
    if not math.isfinite(score):
        raise SampleError("A threshold is a number.")
    key, chosen = _key(session, species, source)
    if not isinstance(chosen, Program) and not 0 <= score <= 1:
        raise SampleError("Scores of a run are probabilities, from 0 to 1.")
    threshold = Threshold(
        species_id=key, source=chosen, score=score, provenance=person_provenance(session.reviewer)
    )
    session.execute(SetThresholds({(key, chosen): threshold}))


def forget_threshold(
    session: Session, species: str, source: RunId | Program | None = None
) -> None:
    """Remove a saved threshold."""
    key = _key(session, species, source)
    if session.project.thresholds.one(*key) is None:
        raise SampleError("No threshold is saved for “{species}” there.", species=species)
    session.execute(SetThresholds({key: None}))


def _key(
    session: Session, species: str, source: RunId | Program | None
) -> tuple[SpeciesId, RunId | Program]:
    project = session.project
    species_found = project.species.find_by_name(species)
    if species_found is None:
        raise SampleError(
            "{path} has no species “{species}”. Check the spelling.",
            path=project.path,
            species=species,
        )
    chosen = source if source is not None else project.runs.id_in_use()
    if chosen is None:
        raise SampleError("{path} has no run yet. Train and predict first.", path=project.path)
    return species_found.id, chosen


def limits(
    table: SegmentTable, saved: Sequence[Threshold], run_id: RunId | None
) -> tuple[FloatArray, FloatArray]:
    """Return the required and the actual score of each prediction.

    Both float64 (n,); the requirement is infinite without a threshold. Thresholds belong to a run
    or to another program, on its own scale.
    """
    required = np.full(len(table), np.inf)
    actual = np.nan_to_num(table.probability, nan=0.0)
    named = table.species >= 0
    is_detection = np.isin(table.segment_ids, list(table.found_ids))
    sources: list[tuple[RunId | Program | None, BoolArray]] = [(run_id, named & ~is_detection)]
    if table.program is not None and table.program_score is not None:
        actual = np.where(is_detection, np.nan_to_num(table.program_score, nan=-np.inf), actual)
        sources += [
            (program, named & is_detection & (table.program == index))
            for index, program in enumerate(table.programs)
        ]
    for source, rows in sources:
        scores = {
            threshold.species_id: threshold.score
            for threshold in saved
            if threshold.source == source
        }
        by_species = np.array([scores.get(key, np.inf) for key in table.species_ids])
        if scores:
            required[rows] = by_species[table.species[rows]]
    return required, actual


@dataclass(frozen=True, slots=True, kw_only=True)
class ThresholdRow:
    """A saved threshold, for display."""

    species: str
    source: str
    score: float
    is_share: bool  # Whether all scores of the source lie in 0..1.
    precision: float | None
    sample: str

    def text(self) -> str:
        """Return e.g. "Wren from 83.0 % on (precision 95.0 %, by the sample “spring”)"."""
        score = score_text(self.score, is_share=self.is_share)
        threshold = Message("{species} from {score} on", species=self.species, score=score)
        known = []
        if self.precision is not None:
            known.append(Message("precision {share}", share=percent(self.precision, 1)))
        if self.sample:
            known.append(Message("by the sample “{name}”", name=self.sample))
        if not known:
            return threshold
        return Message("{threshold} ({known})", threshold=threshold, known=join_texts(known))


def threshold_rows(
    reader: ProjectReader, thresholds: Iterable[Threshold] | None = None
) -> list[ThresholdRow]:
    """Return thresholds for display, by default all, by species' name."""
    names = reader.species.names()
    samples = {sample.id: sample.name for sample in reader.samples.all()}
    thresholds = reader.thresholds.all() if thresholds is None else list(thresholds)
    sources = {source: source_name(reader, source) for source in {t.source for t in thresholds}}
    ranges = reader.detections.ranges().items()
    beyond = {program for program, (low, high) in ranges if low < 0 or high > 1}
    return [
        ThresholdRow(
            species=names[threshold.species_id],
            source=sources[threshold.source],
            score=threshold.score,
            is_share=threshold.source not in beyond and 0 <= threshold.score <= 1,
            precision=threshold.precision,
            sample=samples.get(threshold.sample_id, "") if threshold.sample_id is not None else "",
        )
        for threshold in thresholds
    ]


def thresholds_in_use(
    reader: ProjectReader, table: SegmentTable, run_id: RunId | None
) -> tuple[Threshold, ...]:
    """Return the saved thresholds of the sources in a table."""
    sources = {run_id, *table.programs}
    return tuple(threshold for threshold in reader.thresholds.all() if threshold.source in sources)


def source_name(reader: ProjectReader, source: RunId | Program) -> str:
    """Return the title of a source: a program with version, or a run by model and time."""
    if isinstance(source, Program):
        return f"{source.name} {source.version}".strip()
    run = next((run for run in reader.runs.all() if run.id == source), None)
    if run is None:
        return Message("the deleted run {identifier}", identifier=id_text(source))
    return run_in_words(run)


def run_in_words(run: ModelRun) -> Message:
    """Return a run by model and time."""
    when = f"{run.created_at.astimezone(UTC):%Y-%m-%d %H:%M} UTC"
    return Message("{model} of {utc}", model=run.model_name, utc=when)
