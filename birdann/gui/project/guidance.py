"""Suggested next step, and warning of a species that takes nearly all calls."""

from dataclasses import dataclass

import numpy as np

from birdann.core.ids import SpeciesId
from birdann.core.labels import LabelState, ListState
from birdann.gui.item_models.queue_data import QueueData
from birdann.gui.project.recording_view import RecordingView, SpeciesBook
from birdann.gui.text.language import number, tr
from birdann.store import Counts


@dataclass(frozen=True, slots=True)
class Advice:
    """A sentence, and the action that it suggests."""

    text: str
    action_id: str


def advise(counts: Counts | None, n_new_labels: int = 0, queue: QueueData | None = None) -> Advice:
    """Return the most useful next step; None stands for no project.

    ``n_new_labels`` were given since the training.
    """
    if counts is None:
        return Advice(tr("Create or open a project."), "file.new")
    if not counts.recordings:
        return Advice(tr("Add recordings: drop files or a folder on the window."), "file.add")
    missing = counts.recordings - counts.segmented
    if missing and (counts.segmented or not counts.segments):  # not where all came from tables
        words = tr("Find segments in %Ln recordings.", "", missing)
        if counts.segmented:
            words = tr("Find segments in %Ln more recordings.", "", missing)
        return Advice(words, "model.segment")
    left, n_hidden = _n_to_review(counts, queue)
    if queue is not None and queue.table.programs and not counts.models and left > n_hidden:
        return Advice(tr("Review %Ln detections of other programs.", "", left), "review.uncertain")
    has_named_boxes = counts.named and not counts.segmented
    if counts.unvalidated and not counts.tagged:  # drawn from an archive
        return Advice(tr("Validate %Ln items.", "", counts.unvalidated), "model.samples")
    if not counts.tagged and not counts.detected and not has_named_boxes:
        return Advice(tr("Tag the species of the recordings."), "tag.next")
    if not counts.segments:
        return Advice(tr("No calls were found in these recordings. Add others."), "file.add")
    return _advise_on_segments(counts, n_new_labels, queue)


def _n_to_review(counts: Counts, queue: QueueData | None) -> tuple[int, int]:
    """Return the number of segments to review, and of those hidden by their call probability."""
    n_hidden = queue.n_hidden(queue.min_call_probability) if queue is not None else 0
    return counts.segments - counts.reviewed, n_hidden


def _advise_on_segments(counts: Counts, n_new_labels: int, queue: QueueData | None) -> Advice:
    if not counts.models:
        untagged = counts.recordings - counts.tagged
        if not counts.tagged:
            words = tr("Train on %Ln labelled segments.", "", counts.named)
            if counts.detected:
                words = tr("Train on the detections in %Ln recordings.", "", counts.detected)
            return Advice(words, "model.train")
        train = tr("Train on %Ln tagged recordings.", "", counts.tagged)
        if untagged:
            train += " " + tr("%Ln more can be tagged first.", "", untagged)
        return Advice(train, "model.train")
    if queue is not None and (n_unnamed := len(queue.unnamed_recordings())):
        return Advice(tr("Predict labels of %Ln more recordings.", "", n_unnamed), "model.predict")
    if n_new_labels >= _ENOUGH_TO_LEARN:
        return Advice(tr("%Ln new labels. Update the model.", "", n_new_labels), "model.relearn")
    left, n_hidden = _n_to_review(counts, queue)
    if left > n_hidden:
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


def dominant_species(view: RecordingView) -> tuple[SpeciesId, int, int] | None:
    """Return the species of more than `MIN_SHARE` of more than `MIN_CALLS` calls, or None.

    The number of its calls, and of all calls in the recording, follow.

    Calls are segments with a species label, and unreviewed ones with a prediction and at least the
    project's call probability; an unknown species counts as another. The result is None for a
    recording with a complete list, without unreviewed calls, or that is only partly read.
    """
    if not view.is_whole or any(
        species_list.state is ListState.COMPLETE for species_list in view.own_lists
    ):
        return None
    scores, labels = view.scores, view.labels
    is_call = (scores.mode >= 0) & ~(scores.call_probability < view.min_call_probability)
    rows = view.shapes.row_of.find(labels)
    is_call[rows[rows >= 0]] = False
    predicted = scores.species[is_call]
    if not len(predicted):
        return None
    n_of: dict[SpeciesId, int] = {}
    for index, n in enumerate(np.bincount(predicted + 1)[1:].tolist()):
        n_of[scores.species_ids[index]] = n
    n_calls = len(predicted)
    for label in labels.values():
        if label.species_id is not None and label.state is not LabelState.REJECTED:
            n_of[label.species_id] = n_of.get(label.species_id, 0) + 1
            n_calls += 1
    species_id = max(n_of, key=n_of.__getitem__, default=None)
    if species_id is None or n_calls <= MIN_CALLS or n_of[species_id] <= MIN_SHARE * n_calls:
        return None
    return species_id, n_of[species_id], n_calls


def dominance_in_words(view: RecordingView, book: SpeciesBook) -> str:
    """Return a warning that one species takes nearly all calls; "" for none."""
    species_id, n, n_calls = dominant_species(view) or (None, 0, 0)
    name = book.name(species_id)
    if not name:  # of none, or just made, and read in a moment
        return ""
    return tr(
        "{count} of {total} calls are labelled {species}, but the species list is not complete. "
        "Add missing species to the list, or mark it as complete."
    ).format(count=number(n), total=number(n_calls), species=name)
