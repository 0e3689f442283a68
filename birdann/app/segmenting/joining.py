"""Joining fragments of a call after prediction.

Segmentation separates sounds before their species are known. Once predicted, simultaneous or
adjacent segments of one species are most likely one call.
"""

from collections.abc import Container, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np

from birdann.app.commands.segments import JoinSegments, Outlines
from birdann.app.reports import Failure, JoinReport
from birdann.app.segmenting.outlines import Shape, joined_outlines
from birdann.app.segmenting.segment import plan_sections, refusal_of
from birdann.app.segmenting.segmenters import schema_of_recording, spectrogram_of
from birdann.app.segmenting.worker_tasks import Fragments, JoinTask, join
from birdann.app.segmenting.workers import Finished, run_recordings
from birdann.app.session import Session
from birdann.core.arrays import Float32Array, Int64Array
from birdann.core.errors import NothingToLearnError
from birdann.core.ids import RecordingId, RunId, SegmentId
from birdann.core.message import Message
from birdann.core.predictions import likeliest_and_runner_up
from birdann.core.progress import Progress, silent
from birdann.core.provenance import Maker, run_provenance
from birdann.core.recording import ULTRASOUND_RATE_HZ, Recording
from birdann.core.segment import Segment
from birdann.segmentation.bounds import Outline
from birdann.segmentation.joining import chains_in_reach

if TYPE_CHECKING:
    from birdann.analysis.calls import JoinedCalls
    from birdann.dsp.spectrogram import SpectrogramParams

_Finished: TypeAlias = "Finished[JoinTask, JoinedCalls | None]"

_MAKER = "regrouping by label"


class _Change(NamedTuple):
    """Change of the segments of one recording."""

    gone: list[SegmentId]
    made: Outlines
    fragments: dict[SegmentId, list[SegmentId]]
    restored: list[SegmentId]


@dataclass(frozen=True, slots=True, kw_only=True)
class Joining:
    """A planned joining; ``command`` is None if there is nothing to join."""

    command: JoinSegments | None
    report: JoinReport


def plan_joining(
    session: Session,
    *,
    recording_ids: Container[RecordingId] | None = None,
    joins_ultrasound: bool = True,
    jobs: int = 1,
    progress: Progress = silent,
) -> Joining:
    """Return the command that joins fragments with the same species in the shown run.

    Drawn and reviewed segments, and unknown species, are unchanged. Segments joined by an earlier
    run are separated if the shown one disagrees.

    Parameters
    ----------
    recording_ids
        Which recordings; None for all.
    joins_ultrasound
        Whether to join in recordings of at least `ULTRASOUND_RATE_HZ`, where a segment is a pulse.
    jobs
        Number of processes; 1 works in this one.
    """
    project = session.project
    run_id = project.runs.id_in_use()
    if run_id is None:
        raise NothingToLearnError(
            "No model has been trained yet. Train one before joining fragments."
        )
    chosen = [
        recording
        for recording in project.recordings.all()
        if recording_ids is None or recording.id in recording_ids
    ]
    recordings = [
        recording
        for recording in chosen
        if joins_ultrasound or recording.sample_rate_hz < ULTRASOUND_RATE_HZ
    ]
    joining = _Joining(session, run_id)
    tasks, jobs = joining.tasks(recordings, jobs)
    with closing(run_recordings(tasks, join, progress, jobs=jobs, load=joining.load)) as outcomes:
        for sections in outcomes:
            joining.store_result(sections)
    progress(1.0, Message("Done"))
    return joining.plan_command(recordings, n_ultrasound=len(chosen) - len(recordings))


def join_fragments(
    session: Session,
    *,
    recording_ids: Container[RecordingId] | None = None,
    joins_ultrasound: bool = True,
    jobs: int = 1,
    backs_up: bool = True,
    progress: Progress = silent,
) -> JoinReport:
    """Join fragments as planned by ``plan_joining``.

    Parameters
    ----------
    recording_ids, joins_ultrasound, jobs
        As there.
    backs_up
        Whether to make a backup first; unnecessary if the edit can be undone.
    """
    plan = plan_joining(
        session,
        recording_ids=recording_ids,
        joins_ultrasound=joins_ultrasound,
        jobs=jobs,
        progress=progress,
    )
    if plan.command is not None:
        if backs_up:
            session.project.back_up()
        session.execute(plan.command)
    return plan.report


class _Plan(NamedTuple):
    """Fragments of one recording that may be joined."""

    before: dict[SegmentId, list[SegmentId]]  # Earlier joined segments that may be separated.
    # Segments close to others of the same species, neither drawn nor reviewed; for joined segments
    # in ``before``, their fragments.
    fragments: list[Segment]
    # chains, section: For each fragment, its chain, and the section of the recording in which that
    # begins.
    chains: Int64Array
    section: Int64Array
    spectrogram: "SpectrogramParams"
    schema: str


class _JoinedCall(NamedTuple):
    """A call with its fragments, outline and features; without outline if it was known already."""

    fragments: list[SegmentId]
    shape: Shape | None
    local: Float32Array | None


class _Joining:
    """Joins fragments recording by recording, and collects the results."""

    def __init__(self, session: Session, run_id: RunId) -> None:
        self._session, self._project, self._run_id = session, session.project, run_id
        self._species = session.project.runs.species_ids(run_id)
        self._fixed = _referenced_segments(session)
        self._recordings: dict[RecordingId, Recording] = {}
        self._plans: dict[RecordingId, _Plan] = {}
        self._changes: dict[RecordingId, _Change] = {}
        self._left: dict[RecordingId, str] = {}

    def tasks(self, recordings: Sequence[Recording], jobs: int) -> tuple[list[JoinTask], int]:
        """Return the tasks, without fragments, and the number of processes."""
        self._recordings = {recording.id: recording for recording in recordings}
        n_sections, jobs = plan_sections(recordings, jobs)
        tasks = [
            JoinTask(
                recording_id=recording.id,
                sound=self._project.verified_sound(recording),
                n_frames=recording.n_frames,
                section=section,
                n_sections=n_own,
            )
            for recording, n_own in zip(recordings, n_sections, strict=True)
            for section in range(n_own)
        ]
        return tasks, min(jobs, len(tasks))

    def load(self, task: JoinTask) -> JoinTask:
        """Return a task with its fragments."""
        recording = self._recordings[task.recording_id]
        if recording.id not in self._plans:
            plan = self._plan(recording, task.n_sections)
            if plan is None:
                return task
            self._plans[recording.id] = plan
        plan = self._plans[recording.id]
        rows = np.flatnonzero(plan.section == task.section)
        if not len(rows):
            return task
        index_of = {plan.fragments[row].id: i for i, row in enumerate(rows)}
        fragments_of_row = [plan.fragments[row] for row in rows]
        fragments = Fragments(
            outlines=[_outline(fragment) for fragment in fragments_of_row],
            chains=plan.chains[rows],
            known=frozenset(
                frozenset(index_of[key] for key in fragment_ids)
                for fragment_ids in plan.before.values()
                if all(key in index_of for key in fragment_ids)
            ),
            spectrogram=plan.spectrogram,
            schema=plan.schema,
        )
        return replace(task, fragments=fragments, refusal=refusal_of(self._project, recording))

    def store_result(self, sections: Sequence[_Finished]) -> None:
        """Store a recording's result."""
        recording = self._recordings[sections[0].task.recording_id]
        plan = self._plans.pop(recording.id, None)
        why = next((section.failure for section in sections if section.failure), "")
        if why:
            self._left[recording.id] = why
        elif plan is not None:
            change = self._change(recording, plan, _merge_sections(plan, sections))
            if change is not None:
                self._changes[recording.id] = change

    def plan_command(self, recordings: Sequence[Recording], *, n_ultrasound: int) -> Joining:
        """Return the command for all results, and its effect."""
        schema, changes = "", []
        for recording in recordings:
            change = self._changes.pop(recording.id, None)
            if change is None:
                continue
            made = change.made
            if made.segments and (
                made.features is None or made.schema_key != (schema or made.schema_key)
            ):
                self._left[recording.id] = Message("No reference measurements for this species.")
                continue
            changes.append(change)
            schema = schema or made.schema_key
        fragments = {
            key: fragment_ids
            for change in changes
            for key, fragment_ids in change.fragments.items()
        }
        command = None
        if changes:
            command = JoinSegments(
                [key for change in changes for key in change.gone],
                _concatenate([change.made for change in changes if change.made.segments]),
                run_id=self._run_id,
                fragments=fragments,
                restored=[key for change in changes for key in change.restored],
            )
        report = JoinReport(
            n_fragments=sum(map(len, fragments.values())),
            n_calls=len(fragments),
            n_apart=sum(len(change.restored) for change in changes),
            n_ultrasound=n_ultrasound,
            failures=tuple(
                Failure(path=recording.name, message=self._left[recording.id])
                for recording in recordings
                if recording.id in self._left
            ),
        )
        return Joining(command=command, report=report)

    def _plan(self, recording: Recording, n_sections: int) -> _Plan | None:
        """Return the fragments to join or separate in a recording; None without predictions."""
        project = self._project
        table = project.scores.table(self._run_id, recording.id, with_fragments=True)
        if table is None:
            return None
        spectrogram = spectrogram_of(project, recording.id)
        grid = spectrogram.layout(recording.sample_rate_hz).grid
        joined = project.segments.fragment_ids(recording.id)
        hidden = {fragment for fragments in joined.values() for fragment in fragments}
        first, *_ = likeliest_and_runner_up(table.probabilities, table.animal_probability)
        names = {
            key: self._species[species_index] if species_index < len(self._species) else None
            for key, species_index in zip(table.segment_ids.tolist(), first.tolist(), strict=True)
        }
        read = {key for key, name in names.items() if name is not None and key not in joined}
        there = project.segments.by_id_with_deleted(read | hidden)
        usable = {
            key
            for key, segment in there.items()
            if key in names and segment.mask.grid.with_channel(None) == grid
        }
        before = {  # each fragment has a score and can be read
            whole: fragments
            for whole, fragments in joined.items()
            if whole not in self._fixed and usable.issuperset(fragments)
        }
        open_ones = {fragment for fragments in before.values() for fragment in fragments}
        fragments = [
            there[key]
            for key, name in names.items()
            if name is not None
            and key in usable  # without those whose shapes cannot be read
            and key not in before
            and key not in self._fixed
            and (key not in hidden or key in open_ones)
            and there[key].provenance.maker is not Maker.PERSON
        ]
        fragments.sort(key=lambda fragment: (fragment.box.onset_s, fragment.box.low_hz))
        kinds = [(names[fragment.id], fragment.mask.grid.channel) for fragment in fragments]
        chains = chains_in_reach(list(map(_outline, fragments)), kinds)
        kept = np.flatnonzero(chains >= 0)
        fragments, chains = [fragments[i] for i in kept], chains[kept]
        begins_s = np.full(int(chains.max(initial=-1)) + 1, np.inf)
        np.minimum.at(begins_s, chains, [fragment.box.onset_s for fragment in fragments])
        section = (begins_s * n_sections / max(recording.duration_s, 1e-9)).astype(np.int64)
        return _Plan(
            before=before,
            fragments=fragments,
            chains=chains,
            section=np.clip(section, 0, n_sections - 1)[chains],
            spectrogram=spectrogram,
            schema=schema_of_recording(project, recording.id),
        )

    def _change(
        self, recording: Recording, plan: _Plan, calls: Sequence[_JoinedCall]
    ) -> _Change | None:
        """Return the changes of a recording; None if unchanged."""
        groups = {frozenset(call.fragments) for call in calls}
        kept = {
            whole for whole, fragments in plan.before.items() if frozenset(fragments) in groups
        }
        same = {frozenset(plan.before[whole]) for whole in kept}
        wanted = [call for call in calls if frozenset(call.fragments) not in same]
        apart = {whole: fragments for whole, fragments in plan.before.items() if whole not in kept}
        hidden = {fragment for fragments in apart.values() for fragment in fragments}
        joined = [key for call in wanted for key in call.fragments]
        gone = [*apart, *(key for key in joined if key not in hidden)]
        if not gone:
            return None
        restored = sorted(hidden.difference(joined))
        made = Outlines(())
        if wanted:
            made = joined_outlines(
                self._session,
                recording,
                [call.shape for call in wanted if call.shape is not None],
                np.stack([call.local for call in wanted if call.local is not None]),
                schema_key=plan.schema,
                replaced=gone,
                made=run_provenance(_MAKER),
            )
        return _Change(
            gone=gone,
            made=made,
            fragments=dict(zip(made.ids, [call.fragments for call in wanted], strict=True)),
            restored=restored,
        )


def _referenced_segments(session: Session) -> frozenset[SegmentId]:
    """Return the segments with labels, notes or readings, or in a sample."""
    project = session.project
    asked = {
        item.segment_id
        for sample in project.samples.all()
        for item in project.samples.items(sample.id)
        if item.segment_id is not None
    }
    read = project.labels.all_readings()
    return project.segments.ids_with_notes().union(project.labels.all(), read, asked)


def _outline(segment: Segment) -> "Outline":
    return Outline(mask=segment.mask, box=segment.box)


def _merge_sections(plan: _Plan, sections: Sequence[_Finished]) -> list[_JoinedCall]:
    """Return the calls of all sections of a recording, ordered by their first fragments."""
    calls = []
    for section in sections:
        if section.result is None:
            continue
        rows = np.flatnonzero(plan.section == section.task.section).tolist()
        features = iter(section.result.local)
        for group, call in zip(section.result.groups, section.result.calls, strict=True):
            shape = None if call is None else (call.mask, call.box)
            local = None if call is None else next(features)
            calls.append(([rows[i] for i in group], shape, local))
    calls.sort(key=lambda each_call: each_call[0])
    return [
        _JoinedCall([plan.fragments[i].id for i in group], shape, local)
        for group, shape, local in calls
    ]


def _concatenate(several: Sequence[Outlines]) -> Outlines:
    if not several:
        return Outlines(())
    return Outlines(
        [segment for part in several for segment in part.segments],
        schema_key=several[0].schema_key,
        features=np.concatenate([part.features for part in several if part.features is not None]),
    )
