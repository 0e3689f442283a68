"""Survey effort of a project: which lists, recordings and reviewed segments count."""

from datetime import UTC, datetime, timedelta

import numpy as np
import pytest

from birdann.app.commands import (
    AddRecordings,
    AddSegment,
    AddSpecies,
    LabelSegments,
    Outlines,
    RemoveRecordings,
    SetSpeciesLists,
)
from birdann.app.results.chart_data import ChartData
from birdann.app.results.chart_files import effort_rows
from birdann.core.ids import as_ids
from birdann.core.labels import LabelState, ListState, SpeciesList
from birdann.core.predictions import Mode, ScoreTable
from birdann.core.recording import Site, SiteId
from birdann.core.training_report import Calibration, Reliability, TrainingReport
from tests.making import list_of

START = datetime(2024, 5, 1, 5, tzinfo=UTC)


def test_only_what_was_listened_to_listed_or_reviewed_counts(session, factory):
    """Two recordings of two minutes that overlap by one, one without a start, and one removed."""
    starts = (START, START + timedelta(minutes=1), None, START + timedelta(hours=3))
    first, second, _, removed = recordings = [
        factory.recording(f"{i}.wav", n_frames=2 * 60 * 22050, sample_rate_hz=22050, started_at=at)
        for i, at in enumerate(starts)
    ]
    wren = factory.species("Wren")
    session.execute(AddRecordings(recordings))
    session.execute(AddSpecies([wren]))
    with session.project.transaction("sites") as tx:
        tx.sites.put([Site(id=SiteId(1), name="bog")])
        tx.sites.set_sites({one.id: SiteId(1) for one in recordings})
    lists = (
        (first, ListState.COMPLETE, (0.0, 60.0)),
        (first, ListState.INCOMPLETE, (60.0, 90.0)),
        (first, ListState.POSSIBLE, (90.0, 110.0)),
        (recordings[2], ListState.COMPLETE, None),
        (removed, ListState.COMPLETE, None),
    )
    listed = [list_of(one.id, wren.id, state=state, span_s=span_s) for one, state, span_s in lists]
    untagged = SpeciesList(recording_id=first.id, span_s=(110.0, 120.0))
    session.execute(SetSpeciesLists([*listed, untagged]))
    segments = [factory.segment(one.id, frame) for one in (first, second) for frame in (100, 900)]
    session.execute(AddSegment(Outlines(segments)))
    session.execute(LabelSegments([one.id for one in segments[1:]], LabelState.CORRECTED, wren.id))
    session.execute(RemoveRecordings([removed.id]))
    with session.project.reader() as reader:
        rows = effort_rows(ChartData.of(reader))
    # recorded, listened, complete (listed or reviewed whole), labelled by a model, reviewed
    assert rows == [["bog", "2024-05-01", "3.00", "1.50", "3.00", "0.00", "2.00"]]


@pytest.mark.parametrize("has_run", [True, False])
def test_a_model_labelled_what_was_searched_and_has_predictions_or_no_segments(
    session, factory, has_run
):
    """One recording an hour: searched or not, with segments or not, predicted or not."""
    cases = ((True, True, True), (True, False, False), (True, True, False), (False, False, False),
             (False, True, False))  # fmt: skip
    wren = factory.species("Wren")
    session.execute(AddSpecies([wren]))
    run = factory.run([wren])
    for number, (is_searched, has_segments, is_predicted) in enumerate(cases):
        recording = factory.recording(
            f"{number}.wav", n_frames=10 * 60 * 22050, sample_rate_hz=22050,
            started_at=START + timedelta(hours=number),
        )  # fmt: skip
        session.execute(AddRecordings([recording]))
        segments = [factory.segment(recording.id, 100)] * has_segments
        if segments:
            session.execute(AddSegment(Outlines(segments)))
        with session.project.transaction("search") as tx:
            if has_run and not number:
                tx.runs.add(run, b"", {})
            if is_searched:
                tx.recordings.mark_segmented(
                    recording.id, segmenter="", feature_schema="", notes=[]
                )
            if is_predicted and has_run:
                ids, p = as_ids([segments[0].id]), np.float32([[0.9]])
                tx.scores.put(recording.id, ScoreTable(run.id, Mode.INDUCTIVE, ids, p))
    with session.project.reader() as reader:
        data = ChartData.of(reader)
    assert data.survey.is_labelled.tolist() == [has_run, has_run, False, False, False]
    assert data.survey.is_searched.tolist() == [True, True, True, False, True]
    (row,) = effort_rows(data)
    assert row[2:] == ["50.00", "0.00", "0.00", "20.00" if has_run else "0.00", "0.00"]


@pytest.mark.parametrize(("n", "is_told"), [(0, False), (9, False), (10, True)])
def test_a_calibration_counts_where_it_was_measured(session, factory, n, is_told):
    owl = factory.species("Owl")
    recording = factory.recording()
    session.execute(AddSpecies([owl]))
    session.execute(AddRecordings([recording]))
    segment = factory.segment(recording.id, 100)
    session.execute(AddSegment(Outlines([segment])))
    tested = Calibration(after=Reliability(recordings=n, error=0.05, mean_stated=0.9))
    run = factory.run([owl], report=TrainingReport(calibration=tested))
    with session.project.transaction("train") as tx:
        tx.runs.add(run, b"", {})
        scores = ScoreTable(run.id, Mode.INDUCTIVE, as_ids([segment.id]), np.float32([[0.9]]))
        tx.scores.put(recording.id, scores)
    with session.project.reader() as reader:
        survey = ChartData.of(reader).survey
    assert survey.calibration == (tested if is_told else None)
