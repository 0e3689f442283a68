"""Suggested next step, from the progress of the project."""

from dataclasses import dataclass

from birdann.gui.text.language import tr


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
            tr("Predict labels of %Ln more recordings.", "", now.n_unnamed),
            "model.predict",
        )
    if now.labels_since_training >= _ENOUGH_TO_LEARN:
        return Advice(
            tr(
                "%Ln new labels. Update the model.",
                "",
                now.labels_since_training,
            ),
            "model.relearn",
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
