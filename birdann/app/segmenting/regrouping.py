"""Joining the pieces of one call after a model has named them.

A search outlines sounds before anybody knows whose they are. Once a run has named them, those of one
species that sound together are most likely one call.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from birdann.app.commands.segments import Outlines, RegroupSegments
from birdann.app.reports import RegroupReport
from birdann.app.segmenting.outlines import Shape, described
from birdann.app.session import Session
from birdann.core.errors import NothingToLearnError
from birdann.core.ids import RecordingId, RunId, SegmentId
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.core.provenance import Maker, by_run
from birdann.core.segment import Segment

_MAKER = "regrouping by label"


@dataclass(frozen=True, slots=True, kw_only=True)
class Regrouping:
    """What would be joined; ``command`` joins it, None where nothing belongs together."""

    command: RegroupSegments | None
    report: RegroupReport


def plan_regrouping(session: Session, *, progress: Progress = silent) -> Regrouping:
    """Return the command that joins what the shown run names alike and sounds together.

    What a person drew or judged, and what is none of the species, stays as it is.

    Raises
    ------
    NothingToLearnError
        If no run has named the segments.
    """
    project = session.project
    run_id = project.runs.shown()
    if run_id is None:
        raise NothingToLearnError(
            Message("No model has named the segments yet; train one, and then join them.")
        )
    new: list[Outlines] = []
    pieces: list[list[SegmentId]] = []
    left: list[str] = []
    recordings = project.recordings.all()
    for done, recording in enumerate(recordings):
        progress(done / len(recordings), Message("Joining in {name}", name=recording.name))
        groups = _groups(session, recording.id, run_id)
        if not groups:
            continue
        own = [[segment.id for segment in group] for group in groups]
        gone = [key for group in own for key in group]
        shapes = [_whole(group) for group in groups]
        made = described(session, recording, shapes, replaced=gone, made=by_run(_MAKER))
        if made.features is None or (new and made.schema_key != new[0].schema_key):
            left.append(recording.name)
        else:
            new.append(made)
            pieces += own
    progress(1.0, Message("Done"))
    command = None
    if new:
        command = RegroupSegments(
            [key for group in pieces for key in group],
            _stacked(new),
            run_id=run_id,
            pieces=pieces,
        )
    report = RegroupReport(n_pieces=sum(map(len, pieces)), n_calls=len(pieces), left=tuple(left))
    return Regrouping(command=command, report=report)


def _groups(session: Session, recording_id: RecordingId, run_id: RunId) -> list[list[Segment]]:
    """Return the segments of a recording that are one call, where they are several."""
    from birdann.segmentation.joining import of_one_call

    project = session.project
    places = project.segments.places(recording_id)
    scores, labels = project.scores.best(run_id, recording_id), project.labels.all(recording_id)
    names = [
        score.species_id
        if (score := scores.get(place.segment_id)) is not None and place.segment_id not in labels
        else None
        for place in places
    ]
    found = of_one_call([place.box for place in places], names)
    several = [[places[i].segment_id for i in group] for group in found if len(group) > 1]
    segments = project.segments.by_id([key for group in several for key in group])
    groups = [
        [segments[key] for key in group]
        for group in several
        if segments.keys() >= set(group)  # shapes that cannot be read are left as they are
    ]
    return [group for group in groups if _can_be_joined(group)]


def _can_be_joined(group: Sequence[Segment]) -> bool:
    by_people = any(segment.provenance.maker is Maker.PERSON for segment in group)
    return not by_people and len({segment.mask.grid for segment in group}) == 1


def _whole(group: Sequence[Segment]) -> Shape:
    """Return the pixels and bounds of all."""
    from birdann.segmentation.joining import united

    box = group[0].box
    for segment in group[1:]:
        box = box.hull(segment.box)
    return united(segment.mask for segment in group), box


def _stacked(several: Sequence[Outlines]) -> Outlines:
    import numpy as np

    return Outlines(
        [segment for one in several for segment in one.segments],
        schema_key=several[0].schema_key,
        features=np.concatenate([one.features for one in several if one.features is not None]),
    )
