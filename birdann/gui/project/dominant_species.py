"""Detection of a species that takes nearly all calls of a recording without a complete list."""

from dataclasses import dataclass

import numpy as np

from birdann.core.ids import SpeciesId
from birdann.core.labels import LabelState, ListState
from birdann.gui.project.recording_view import RecordingView, SpeciesBook
from birdann.gui.text.language import number, tr

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
