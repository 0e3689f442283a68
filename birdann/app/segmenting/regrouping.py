"""Joining the pieces of one call after a model has named them.

A search outlines sounds before anybody knows whose they are. Once a run has named them, those of one
species that sound together are most likely one call.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from birdann.app.commands.segments import Outlines, RegroupSegments
from birdann.app.reports import RegroupReport
from birdann.app.segmenting.outlines import Shape, described
from birdann.app.segmenting.segmenters import spectrogram_of
from birdann.app.session import Session
from birdann.core.errors import AudioError, NothingToLearnError
from birdann.core.geometry import extents
from birdann.core.ids import RunId, SegmentId, SpeciesId
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.core.provenance import Maker, by_run
from birdann.core.recording import Recording
from birdann.core.segment import Segment

_MAKER = "regrouping by label"


class _Named(NamedTuple):
    segment: Segment
    species_id: SpeciesId


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
        candidates = _candidates(session, recording, run_id)
        if len(candidates) < 2:
            continue
        try:
            groups, shapes = _calls(session, recording, candidates)
        except AudioError:
            left.append(recording.name)
            continue
        if not groups:
            continue
        own = [[candidates[i].segment.id for i in group] for group in groups]
        gone = [key for group in own for key in group]
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


def regroup(session: Session, *, progress: Progress = silent) -> RegroupReport:
    """Join what ``plan_regrouping`` finds; the project keeps a backup of what was before.

    Raises
    ------
    NothingToLearnError
        If no run has named the segments.
    """
    found = plan_regrouping(session, progress=progress)
    if found.command is not None:
        session.project.back_up()
        session.execute(found.command)
    return found.report


def _candidates(session: Session, recording: Recording, run_id: RunId) -> list[_Named]:
    """Return the segments that share their name with others, and that no person drew or judged."""
    project = session.project
    grid = spectrogram_of(project, recording.id).layout(recording.sample_rate_hz).grid
    labels = project.labels.all(recording.id)
    names = {
        key: score.species_id
        for key, score in project.scores.best(run_id, recording.id).items()
        if score.species_id is not None and key not in labels
    }
    shared = {name for name, count in Counter(names.values()).items() if count > 1}
    segments = project.segments.by_id([key for key, name in names.items() if name in shared])
    found = [  # without those whose shapes cannot be read
        _Named(segment=segment, species_id=names[key])
        for key, segment in segments.items()
        if segment.provenance.maker is not Maker.PERSON and segment.mask.grid == grid
    ]
    return sorted(found, key=lambda one: (one.segment.box.onset_s, one.segment.box.low_hz))


def _calls(
    session: Session, recording: Recording, named: Sequence[_Named]
) -> tuple[list[list[int]], list[Shape]]:
    """Return which segments are one call, and the pixels and bounds of each of these.

    Where a call lies in one block of the recording, its bounds are measured on the whole of it.

    Raises
    ------
    AudioError
        If the recording cannot be read.
    """
    from birdann.analysis.pipeline import spectrogram_blocks
    from birdann.segmentation.bounds import Outline, quiet_power, sharpened
    from birdann.segmentation.joining import of_one_call, one_outline, overlapping

    project = session.project
    outlines = [Outline(mask=one.segment.mask, box=one.segment.box) for one in named]
    reach = extents([outline.mask for outline in outlines])
    found: list[list[int]] = []
    measured: dict[tuple[int, ...], Outline] = {}
    path = project.audio_path(recording)
    for heard in spectrogram_blocks(path, spectrogram_of(project, recording.id)):
        stop = heard.first_frame + heard.n_frames
        is_inside = (reach[:, 0] >= heard.first_frame) & (reach[:, 1] <= stop)
        inside = np.flatnonzero(is_inside).tolist()
        if not inside:
            continue
        quiet = quiet_power(heard.magnitude)
        names = [named[i].species_id for i in inside]
        here = of_one_call(heard, [outlines[i] for i in inside], names, quiet)
        groups = [[inside[i] for i in group] for group in here]
        wholes = [one_outline([outlines[i] for i in group]).mask for group in groups]
        measured |= zip(map(tuple, groups), sharpened(heard, wholes, quiet), strict=True)
        found += groups
    joined = overlapping(found)
    calls = [
        measured.get(tuple(group)) or one_outline([outlines[i] for i in group]) for group in joined
    ]
    return joined, [(call.mask, call.box.within(recording.duration_s)) for call in calls]


def _stacked(several: Sequence[Outlines]) -> Outlines:
    return Outlines(
        [segment for one in several for segment in one.segments],
        schema_key=several[0].schema_key,
        features=np.concatenate([one.features for one in several if one.features is not None]),
    )
