"""Setting and removing thresholds."""

import math

from birdann.app.commands.validation import SetThresholds
from birdann.app.session import Session
from birdann.core.errors import SampleError
from birdann.core.ids import RunId, SpeciesId
from birdann.core.provenance import Program, by_person
from birdann.core.validation import Threshold


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
    species_found = project.species.named(species)
    if species_found is None:
        raise SampleError(
            "{path} has no species “{species}”; see how it is written.",
            path=project.path,
            species=species,
        )
    chosen = source if source is not None else project.runs.shown()
    if chosen is None:
        raise SampleError("{path} has no run yet; train and predict first.", path=project.path)
    return species_found.id, chosen
