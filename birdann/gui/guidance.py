"""What to do next, from how far the project has come."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """How far a project has come."""

    n_recordings: int
    n_segmented: int
    n_tagged: int
    n_segments: int
    n_reviewed: int
    is_trained: bool
    labels_since_training: int


@dataclass(frozen=True, slots=True)
class Advice:
    """A sentence, and the action that follows it."""

    text: str
    action_id: str


def advise(now: Progress | None) -> Advice:
    """Return the most useful next step; None stands for no project."""
    if now is None:
        return Advice("Make a project, or open one.", "file.new")
    if not now.n_recordings:
        return Advice("Add recordings: drop files or a folder on the window.", "file.add")
    missing = now.n_recordings - now.n_segmented
    if missing:
        noun = "recording has" if missing == 1 else "recordings have"
        return Advice(f"{missing:,} {noun} no segments yet.", "model.segment")
    if not now.n_tagged:
        return Advice("Tag the species that you hear in the recordings.", "tag.next")
    if not now.n_segments:
        return Advice("No calls were found in these recordings. Add others.", "file.add")
    if not now.is_trained:
        untagged = now.n_recordings - now.n_tagged
        more = f" {untagged:,} more can be tagged first." if untagged else ""
        return Advice(f"Train on {_recordings(now.n_tagged)}.{more}", "model.train")
    if now.labels_since_training >= _ENOUGH_TO_LEARN:
        return Advice(
            f"{now.labels_since_training:,} labels are new. Let the model learn from them.",
            "model.relearn",
        )
    left = now.n_segments - now.n_reviewed
    if left:
        return Advice(
            f"{left:,} segments can be reviewed, the unsure ones first.", "review.uncertain"
        )
    return Advice("Every segment is reviewed. Export the table.", "file.export")


_ENOUGH_TO_LEARN = 25


def _recordings(count: int) -> str:
    return "1 tagged recording" if count == 1 else f"{count:,} tagged recordings"
