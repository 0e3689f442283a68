"""Suggested next step, and warning of a species that takes nearly all calls."""

from dataclasses import dataclass

import numpy as np

from birdann.core.ids import SpeciesId
from birdann.core.labels import LabelState, ListState
from birdann.gui.project.recording_view import RecordingView, SpeciesBook
from birdann.gui.text.language import number, tr


@dataclass(frozen=True, slots=True, kw_only=True)
class ProjectProgress:
    """Progress of a project.

    ``n_hidden`` of the segments to review are hidden by the minimum call probability;
    ``n_unnamed`` recordings have neither predictions nor labels. ``has_detections`` is set where
    another program detected segments.
    """

    n_recordings: int
    n_segmented: int
    n_tagged: int
    n_segments: int
    n_reviewed: int
    n_hidden: int = 0
    n_unnamed: int = 0
    has_detections: bool = False
    is_trained: bool
    labels_since_training: int


@dataclass(frozen=True, slots=True)
class Advice:
    """A sentence, and the action that it suggests."""

    text: str
    action_id: str


def advise(now: ProjectProgress | None) -> Advice:
    """Return the most useful next step; None stands for no project."""
    if now is None:
        return Advice(tr("Make a project, or open one."), "file.new")
    if not now.n_recordings:
        return Advice(tr("Add recordings: drop files or a folder on the window."), "file.add")
    missing = now.n_recordings - now.n_segmented
    if missing and (now.n_segmented or not now.n_segments):  # not where all came from tables
        words = tr("Find segments in %Ln recordings.", "", missing)
        if now.n_segmented:
            words = tr("Find segments in %Ln more recordings.", "", missing)
        return Advice(words, "model.segment")
    left = now.n_segments - now.n_reviewed
    if now.has_detections and not now.is_trained and left > now.n_hidden:
        return Advice(tr("Review %Ln detections of other programs.", "", left), "review.uncertain")
    if not now.n_tagged:
        return Advice(tr("Tag the species of the recordings."), "tag.next")
    if not now.n_segments:
        return Advice(tr("No calls were found in these recordings. Add others."), "file.add")
    return _advise_on_segments(now)


def _advise_on_segments(now: ProjectProgress) -> Advice:
    if not now.is_trained:
        untagged = now.n_recordings - now.n_tagged
        train = tr("Train on %Ln tagged recordings.", "", now.n_tagged)
        if untagged:
            train += " " + tr("%Ln more can be tagged first.", "", untagged)
        return Advice(train, "model.train")
    if now.n_unnamed:
        return Advice(
            tr("Predict labels of %Ln more recordings.", "", now.n_unnamed), "model.predict"
        )
    if now.labels_since_training >= _ENOUGH_TO_LEARN:
        return Advice(
            tr("%Ln new labels. Update the model.", "", now.labels_since_training), "model.relearn"
        )
    left = now.n_segments - now.n_reviewed
    if left > now.n_hidden:
        return Advice(
            tr("%Ln segments to review, the most uncertain first.", "", left), "review.uncertain"
        )
    if left > 0:
        words = tr("%Ln segments to review are hidden by the minimum call probability.", "", left)
        return Advice(words + " " + tr("Export the table."), "file.export")
    return Advice(tr("Every segment is reviewed. Export the table."), "file.export")


_ENOUGH_TO_LEARN = 25


MIN_CALLS = 50
"""Recordings with at most this many calls may well hold one species."""
MIN_SHARE = 0.9
"""Share of the calls that one species has to exceed."""


@dataclass(frozen=True, slots=True)
class DominantSpecies:
    """The species of most calls in a recording."""

    species_id: SpeciesId
    n: int
    n_calls: int  # Calls in the recording, of all species.


def dominant_species(view: RecordingView) -> DominantSpecies | None:
    """Return the species of more than `MIN_SHARE` of more than `MIN_CALLS` calls, or None.

    Calls are segments with a species label, and unreviewed ones with a prediction and at least the
    project's call probability; an unknown species counts as another. The result is None for a
    recording with a complete list, without unreviewed calls, or that is only partly read.
    """
    if view.species_list.state is ListState.COMPLETE or not view.is_whole:
        return None
    scores, labels = view.scores, view.labels
    is_call = (scores.mode >= 0) & ~(scores.call_probability < view.min_call_probability)
    rows = view.shapes.places.find(labels)
    is_call[rows[rows >= 0]] = False
    predicted = scores.species[is_call]
    if not len(predicted):
        return None
    n_of: dict[SpeciesId, int] = {}
    for place, n in enumerate(np.bincount(predicted + 1)[1:].tolist()):
        n_of[scores.species_ids[place]] = n
    n_calls = len(predicted)
    for label in labels.values():
        if label.species_id is not None and label.state is not LabelState.REJECTED:
            n_of[label.species_id] = n_of.get(label.species_id, 0) + 1
            n_calls += 1
    species_id = max(n_of, key=n_of.__getitem__, default=None)
    if species_id is None or n_calls <= MIN_CALLS or n_of[species_id] <= MIN_SHARE * n_calls:
        return None
    return DominantSpecies(species_id, n_of[species_id], n_calls)


def dominance_in_words(view: RecordingView, book: SpeciesBook) -> str:
    """Return a warning that one species takes nearly all calls; "" for none."""
    dominant = dominant_species(view)
    name = "" if dominant is None else book.name(dominant.species_id)
    if dominant is None or not name:  # just made, and read in a moment
        return ""
    return tr(
        "{count} of {total} calls are labelled {species}, but the species list is not complete. "
        "Add missing species to the list, or mark it as complete."
    ).format(count=number(dominant.n), total=number(dominant.n_calls), species=name)
