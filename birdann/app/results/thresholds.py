"""Saved thresholds by species and source."""

import math
from dataclasses import dataclass

from birdann.app.commands.validation import SetThresholds
from birdann.app.exchange.thresholds import source_name, threshold_in_words
from birdann.app.session import Session
from birdann.core.errors import SampleError
from birdann.core.ids import RunId, SpeciesId
from birdann.core.provenance import Program, by_person
from birdann.core.validation import Threshold
from birdann.store import ProjectReader


@dataclass(frozen=True, slots=True, kw_only=True)
class ThresholdRow:
    """One saved threshold, for display."""

    species: str
    source: str
    score: float
    precision: float | None
    sample: str

    def line(self) -> str:
        """Return it as a sentence."""
        words = threshold_in_words(self.species, self.score, self.precision, self.sample)
        return f"{words}, of {self.source}"


def threshold_rows(reader: ProjectReader) -> list[ThresholdRow]:
    """Return every saved threshold, by species' name."""
    names = {key: one.name for key, one in reader.species.all().items()}
    samples = {one.id: one.name for one in reader.samples.all()}
    return [
        ThresholdRow(
            species=names[one.species_id],
            source=source_name(reader, one.source),
            score=one.score,
            precision=one.precision,
            sample=samples.get(one.sample_id, "") if one.sample_id is not None else "",
        )
        for one in reader.thresholds.all()
    ]


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
        species_id=key, source=chosen, score=score, provenance=by_person(session.reviewer)
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
    found = project.species.named(species)
    if found is None:
        raise SampleError(
            "{path} has no species “{species}”; see how it is written.",
            path=project.path,
            species=species,
        )
    chosen = source if source is not None else project.runs.shown()
    if chosen is None:
        raise SampleError("{path} has no run yet; train and predict first.", path=project.path)
    return found.id, chosen
