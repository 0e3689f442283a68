"""Background reads of measurements, reasons, and similarities of segments."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Lock

import numpy as np

from birdann.app.learning.calls import below_call_threshold
from birdann.app.reviewing.queue import displayed_species
from birdann.app.reviewing.similar_segments import distances_to
from birdann.app.reviewing.similarity import FeatureSpace
from birdann.app.reviewing.sound_groups import (
    SoundGroups,
    find_groups,
    sort_groups,
    unseparated_kinds,
)
from birdann.app.session import Session
from birdann.core.arrays import FloatArray
from birdann.core.errors import BirdannError
from birdann.core.ids import Ids, RecordingId, SegmentId, SpeciesId, as_ids
from birdann.core.progress import Progress
from birdann.gui.item_models.queue_data import QueueData
from birdann.gui.item_models.queue_filter import Similarity
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView
from birdann.gui.project.workbench import Workbench, needs_recording
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.text.language import tr
from birdann.store import Project, ProjectReader

with lazy_imports():
    from birdann.app.learning import explanation
    from birdann.app.segmenting import measuring


def ask_measures(
    bench: Workbench, show: Callable[[measuring.Measures, measuring.MeasureReport], object]
) -> None:
    """Measure segments that have no measurements yet, and deliver all, for sorting."""
    if (session := bench.session) is not None:
        bench.start(
            lambda progress: _measure_all(session, progress),
            title=tr("Measuring segments"),
            on_success=lambda result: show(*result),
        )


def ask_measures_of(
    bench: Workbench, segment_id: SegmentId, show: Callable[[measuring.Measures], object]
) -> None:
    """Deliver the measurements of a segment while it is selected; none if its sound is missing."""
    project, view = bench.project, bench.view
    if project is not None and view is not None:
        bench.start(
            lambda _progress: _measure_one(project, view.id, segment_id),
            title=tr("Measuring segments"),
            on_success=lambda result: bench.segment_id == segment_id and show(result),
            computes_only=True,
        )


class ReasonReader:
    """Delivers the reasons for the prediction of the selected segment."""

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench
        self._reasoner: explanation.Reasoner | None = None
        self._turn = Lock()
        bench.closing.connect(self._reset)

    @needs_recording
    def request(
        self,
        here: OpenProject,
        view: RecordingView,
        segment_id: SegmentId,
        show: Callable[[explanation.Reasons], object],
    ) -> None:
        """Deliver the reasons for a segment of the recording shown, if available."""

        def work(_progress: Progress) -> explanation.Reasons | None:
            if self._bench.segment_id != segment_id:
                return None
            with suppress(BirdannError), self._turn, here.project.reader() as reader:
                self._reasoner = reasoner = self._reasoner or explanation.Reasoner()
                return reasoner.reasons(reader, view.id, segment_id)
            return None

        def on_success(result: explanation.Reasons | None) -> None:
            if result is not None and self._bench.segment_id == segment_id:
                show(result)

        self._bench.start(
            work,
            title=tr("Finding reasons for the label"),
            on_success=on_success,
            computes_only=True,
            quiet=True,
        )

    def _reset(self) -> None:
        self._reasoner = None


def _measure_all(
    session: Session, progress: Progress
) -> tuple[measuring.Measures, measuring.MeasureReport]:
    report = measuring.measure_project(session, progress=progress)
    with session.project.reader() as reader:
        return measuring.stored_measures(reader), report


def _measure_one(
    project: Project, recording_id: RecordingId, segment_id: SegmentId
) -> measuring.Measures:
    try:
        with project.reader() as reader:
            recording = reader.recordings.one(recording_id)
            return measuring.measures_of(project, reader, recording, only=[segment_id])
    except BirdannError:
        return {}


class SimilarityReader:
    """Compares segments with one of them, for sorting by similarity."""

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench
        self._space: tuple[QueueData, FeatureSpace] | None = None
        bench.closing.connect(self._reset)

    def request_groups(self, show: Callable[[SoundGroups, list[int]], object]) -> None:
        data = self._bench.queue
        if data is None:
            return

        def work(reader: ProjectReader, progress: Progress) -> tuple[SoundGroups, list[int]]:
            space = _read(reader, progress)
            progress(0.3, tr("Grouping similar sounds"))
            groups = find_groups(space)
            return groups, sort_groups(groups, _explained_probability(data, groups.ids))

        self._bench.read(work, lambda result: show(*result), title=tr("Grouping similar sounds"))

    def request_kinds(
        self, species_id: SpeciesId, show: Callable[[SpeciesId, SoundGroups], object]
    ) -> None:
        """Deliver the two kinds of sound of a species, if lists still do not separate them."""
        data = self._bench.queue
        if data is None:
            return

        def work(reader: ProjectReader, _progress: Progress) -> SoundGroups | None:
            species = displayed_species(data.table)
            species[below_call_threshold(data.table, data.min_call_probability)] = -1
            return unseparated_kinds(reader, data.table, species).get(species_id)

        self._bench.read(
            work,
            lambda groups: groups and show(species_id, groups),
            title=tr("Grouping similar sounds"),
        )

    def request(
        self, examples: tuple[SegmentId, ...], show: Callable[[Similarity], object]
    ) -> None:
        """Deliver the order by similarity to segments."""
        data = self._bench.queue
        if data is None:
            return
        known = self._space[1] if self._space is not None and self._space[0] is data else None

        def work(reader: ProjectReader, progress: Progress) -> tuple[FeatureSpace, Similarity]:
            space = _read(reader, progress) if known is None else known
            distances, network = distances_to(
                reader, data.table, space, as_ids(examples), progress=progress
            )
            return space, Similarity(data.table.segment_ids, distances, network)

        def on_success(result: tuple[FeatureSpace, Similarity]) -> None:
            self._space = data, result[0]
            show(result[1])

        self._bench.read(work, on_success, title=tr("Comparing segments"))

    def _reset(self) -> None:
        self._space = None


def _explained_probability(data: QueueData, ids: Ids) -> FloatArray:
    """Return the probability that segments have a known species; 1 for labelled ones."""
    table = data.table
    likely = np.where(table.species >= 0, np.nan_to_num(table.probability), 0.0)
    likely = np.append(np.where(table.label >= 0, 1.0, likely), 1.0)  # -1: not in the table
    return likely[data.row_of.find(ids)]


def _read(reader: ProjectReader, progress: Progress) -> FeatureSpace:
    progress(0.1, tr("Reading features"))
    return FeatureSpace.read(reader)
