"""Joining the pieces of one call after a model has named them.

A search outlines sounds before anybody knows whose they are. Once a run has named them, those of one
species that sound together are most likely one call.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
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
from birdann.core.predictions import ScoreTable, two_likeliest
from birdann.core.progress import Progress, silent
from birdann.core.provenance import Maker, by_run
from birdann.core.recording import Recording
from birdann.core.segment import Segment

_MAKER = "regrouping by label"


class _Named(NamedTuple):
    segment: Segment
    species_id: SpeciesId


class _Change(NamedTuple):
    """What becomes of the segments of one recording."""

    gone: list[SegmentId]
    made: Outlines
    pieces: dict[SegmentId, list[SegmentId]]
    restored: list[SegmentId]


@dataclass(frozen=True, slots=True, kw_only=True)
class Regrouping:
    """What would be joined; ``command`` joins it, None where nothing belongs together."""

    command: RegroupSegments | None
    report: RegroupReport


def plan_regrouping(session: Session, *, progress: Progress = silent) -> Regrouping:
    """Return the command that joins what the shown run names alike and sounds together.

    What a person drew or judged, and what is none of the species, stays as it is. What was joined before by
    what an earlier run said is taken apart where the shown one says otherwise.

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
    changes: list[_Change] = []
    schema = ""
    left: list[str] = []
    fixed = _spoken_of(session)
    recordings = project.recordings.all()
    for done, recording in enumerate(recordings):
        progress(done / len(recordings), Message("Joining in {name}", name=recording.name))
        try:
            change = _change(session, recording, run_id, fixed)
        except AudioError:
            left.append(recording.name)
            continue
        if change is None:
            continue
        made = change.made
        if made.segments and (
            made.features is None or made.schema_key != (schema or made.schema_key)
        ):
            left.append(recording.name)
            continue
        changes.append(change)
        schema = schema or made.schema_key
    progress(1.0, Message("Done"))
    pieces = {key: some for change in changes for key, some in change.pieces.items()}
    command = None
    if changes:
        command = RegroupSegments(
            [key for change in changes for key in change.gone],
            _stacked([change.made for change in changes if change.made.segments]),
            run_id=run_id,
            pieces=pieces,
            restored=[key for change in changes for key in change.restored],
        )
    report = RegroupReport(
        n_pieces=sum(map(len, pieces.values())),
        n_calls=len(pieces),
        n_apart=sum(len(change.restored) for change in changes),
        left=tuple(left),
    )
    return Regrouping(command=command, report=report)


def regroup(
    session: Session, *, backs_up: bool = True, progress: Progress = silent
) -> RegroupReport:
    """Join what ``plan_regrouping`` finds.

    Parameters
    ----------
    backs_up
        Whether the project keeps a copy of what was before; where the edit can be undone it need not.

    Raises
    ------
    NothingToLearnError
        If no run has named the segments.
    """
    found = plan_regrouping(session, progress=progress)
    if found.command is not None:
        if backs_up:
            session.project.back_up()
        session.execute(found.command)
    return found.report


def _change(
    session: Session, recording: Recording, run_id: RunId, fixed: Collection[SegmentId]
) -> _Change | None:
    """Return what is joined and taken apart in a recording; None where all stays.

    Raises
    ------
    AudioError
        If the recording cannot be read.
    """
    table = session.project.scores.table(run_id, recording.id, with_pieces=True)
    if table is None:
        return None
    before = _joined_before(session, recording, table, fixed)
    candidates = _candidates(session, recording, table, before, fixed)
    groups, shapes = _calls(session, recording, candidates) if len(candidates) > 1 else ([], [])
    own = [[candidates[i].segment.id for i in group] for group in groups]
    kept = {whole for whole, pieces in before.items() if set(pieces) in map(set, own)}
    wanted = [
        i for i, group in enumerate(own) if not any(set(group) == set(before[w]) for w in kept)
    ]
    apart = {whole: pieces for whole, pieces in before.items() if whole not in kept}
    hidden = {piece for pieces in apart.values() for piece in pieces}
    joined = [key for i in wanted for key in own[i]]
    gone = [*apart, *(key for key in joined if key not in hidden)]
    if not gone:
        return None
    made = Outlines(())
    if wanted:
        made = described(
            session, recording, [shapes[i] for i in wanted], replaced=gone, made=by_run(_MAKER)
        )
    return _Change(
        gone=gone,
        made=made,
        pieces=dict(zip(made.ids, [own[i] for i in wanted], strict=True)),
        restored=sorted(hidden.difference(joined)),
    )


def _spoken_of(session: Session) -> frozenset[SegmentId]:
    """Return the segments of which somebody said something, or is asked in a sample."""
    project = session.project
    asked = {
        item.segment_id
        for sample in project.samples.all()
        for item in project.samples.items(sample.id)
        if item.segment_id is not None
    }
    read = project.labels.all_readings()
    return project.segments.noted().union(project.labels.all(), read, asked)


def _joined_before(
    session: Session, recording: Recording, table: ScoreTable, fixed: Collection[SegmentId]
) -> dict[SegmentId, list[SegmentId]]:
    """Return what was joined before and may be taken apart: each piece has a score and can be read."""
    project = session.project
    grid = spectrogram_of(project, recording.id).layout(recording.sample_rate_hz).grid
    joined = project.segments.piece_ids(recording.id)
    there = project.segments.hidden_too([key for pieces in joined.values() for key in pieces])
    usable = set(table.segment_ids.tolist()) & {
        key for key, segment in there.items() if segment.mask.grid == grid
    }
    return {
        whole: pieces
        for whole, pieces in joined.items()
        if whole not in fixed and usable.issuperset(pieces)
    }


def _candidates(
    session: Session,
    recording: Recording,
    table: ScoreTable,
    before: Mapping[SegmentId, Sequence[SegmentId]],
    fixed: Collection[SegmentId],
) -> list[_Named]:
    """Return the segments that share their name with others, and that no person drew or judged.

    Pieces instead of what was joined of them ``before``.
    """
    project = session.project
    grid = spectrogram_of(project, recording.id).layout(recording.sample_rate_hz).grid
    species = project.runs.one(table.run_id).species_ids
    hidden = {
        piece for pieces in project.segments.piece_ids(recording.id).values() for piece in pieces
    }
    open_ones = {piece for pieces in before.values() for piece in pieces}
    first, *_ = two_likeliest(table.probabilities)
    names = {
        key: species[place]
        for key, place in zip(table.segment_ids.tolist(), first.tolist(), strict=True)
        if place < len(species)
        and key not in before
        and key not in fixed
        and (key not in hidden or key in open_ones)
    }
    shared = {name for name, count in Counter(names.values()).items() if count > 1}
    segments = project.segments.hidden_too([key for key, name in names.items() if name in shared])
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
    if not several:
        return Outlines(())
    return Outlines(
        [segment for one in several for segment in one.segments],
        schema_key=several[0].schema_key,
        features=np.concatenate([one.features for one in several if one.features is not None]),
    )
