from dataclasses import replace

import numpy as np
import pytest

from birdann.core.detections import Detection, DetectionId, DetectorRun, scores_by_class
from birdann.core.errors import NotInProjectError, ProjectFileError
from birdann.core.ids import RecordingId, new_id
from birdann.core.provenance import Program

BIRDNET = Program(name="BirdNET", version="2.4")


def detection(known, onset_s, score, **values):
    return Detection(
        **{
            "id": DetectionId(new_id()),
            "recording_id": known.recording.id,
            "program": BIRDNET,
            "onset_s": onset_s,
            "offset_s": onset_s + 3.0,
            "name": "Troglodytes troglodytes_Eurasian Wren",
            "species_id": known.wren.id,
            "score": score,
            "row": {"Rank": 1, "Confidence": str(score)},
            **values,
        }
    )


def test_detections_come_back_as_they_were(project, known):
    program = Program(name="Kaleidoscope")
    found = [
        detection(known, 0.0, 0.4, band_hz=(2000.5, 8000.25)),
        detection(known, 3.0, 0.9),
        detection(known, 6.0, None, program=program, species_id=None, name="?", row={}),
    ]
    with project.transaction("import") as tx:
        tx.detections.put(found[::-1])
    assert project.detections.of(known.recording.id) == found
    assert project.detections.sorted_by_score(BIRDNET, known.wren.id) == [found[1], found[0]]
    assert project.detections.sorted_by_score(BIRDNET, known.wren.id, at_least=0.5) == [found[1]]
    assert project.detections.sorted_by_score(Program(name="BirdNET"), known.wren.id) == []
    assert project.detections.counts() == {
        (BIRDNET, "Troglodytes troglodytes_Eurasian Wren"): 2,
        (program, "?"): 1,
    }


def test_reading_a_table_again_adds_nothing_and_brings_back_what_was_hidden(project, known):
    one = detection(known, 0.0, 0.4)
    with project.transaction("import") as tx:
        tx.detections.put([one])
        tx.rows.execute("UPDATE detection SET removed = 1 WHERE id = ?", [one.id])
    assert project.detections.of(known.recording.id) == []
    with project.transaction("again") as tx:
        tx.detections.put([one])
    assert project.detections.of(known.recording.id) == [one]


def test_what_a_detection_turned_out_to_be_is_noted_and_outlives_the_segment(project, known):
    one, segment = detection(known, 0.0, 0.4), known.segments[0]
    with project.transaction("import") as tx:
        tx.detections.put([replace(one, segment_id=segment.id)])
        tx.detections.set_species({one.id: known.crow.id})
    expected = replace(one, segment_id=segment.id, species_id=known.crow.id)
    assert project.detections.of(known.recording.id) == [expected]
    with project.transaction("search again") as tx:
        tx.segments.drop_unreviewed(known.recording.id)
    assert project.detections.of(known.recording.id) == [replace(expected, segment_id=None)]


def test_a_detection_is_no_label_and_no_segment(project, known):
    before = project.overview.counts()
    with project.transaction("import") as tx:
        tx.detections.put([detection(known, 0.0, 0.99)])
    assert project.overview.counts() == before
    assert project.labels.all() == {}


def test_detections_in_no_recording_are_refused(project, known):
    lost = detection(known, 0.0, 0.4, recording_id=RecordingId(5))
    with pytest.raises(NotInProjectError, match="recording"), project.transaction("x") as tx:
        tx.detections.put([lost])


@pytest.mark.parametrize(
    "values", [{"offset_s": -1.0}, {"band_hz": (5.0, 1.0)}, {"score": float("nan")}]
)
def test_impossible_detections_are_none(known, values):
    with pytest.raises(ValueError, match="detection"):
        detection(known, 0.0, **{"score": 0.5, **values})


RUN = DetectorRun(
    program=BIRDNET, names={"Wren": ("Troglodytes",), "Crow": ()}, is_vocabulary=True,
    min_score=0.05, window_s=3.0, step_s=1.0,
)  # fmt: skip
SCORES = np.array(
    [
        [0, 0.0, np.inf, 86_399.5, 86_402.5, 0.05],
        [1, 0.0, np.inf, 0.0, 3.0, 0.4123],
        [1, 0.0, np.inf, 1.0, 4.0, 0.9],
        [1, 2000.5, 8000.25, 0.25, 1.125, 0.5],
    ]
)


def windows(project, recording_id):
    return project.detections.windows(recording_id, project.detections.runs())


def test_scores_of_windows_come_back_with_the_run_that_made_them(project, known):
    with project.transaction("import") as tx:
        tx.detections.put_windows(RUN, {known.recording.id: SCORES[::-1]})
    ((run, scores),) = windows(project, known.recording.id)
    assert run == RUN
    np.testing.assert_allclose(scores, SCORES, rtol=0, atol=1e-5)
    names = [(name, len(part)) for name, part in scores_by_class(run.names, scores)]
    assert names == [("Crow", 1), ("Wren", 2), ("Wren", 1)]  # of two bands
    (key,) = project.detections.runs()
    assert project.detections.runs_by_recording() == {known.recording.id: [key]}
    assert project.detections.ranges() == {BIRDNET: (0.05, 0.9)}
    assert project.detections.of(known.recording.id) == []


def test_a_later_run_replaces_scores_of_windows_and_no_other_detection(project, known):
    outlined = detection(known, 0.0, 0.4)
    finer = replace(RUN, step_s=0.5)
    with project.transaction("import") as tx:
        tx.detections.put([outlined])
        tx.detections.put_windows(RUN, {known.recording.id: SCORES})
        tx.detections.put_windows(finer, {known.recording.id: SCORES[:1]})
    assert project.detections.of(known.recording.id) == [outlined]
    ((run, scores),) = windows(project, known.recording.id)
    assert run == finer
    np.testing.assert_allclose(scores, SCORES[:1])


def test_a_recording_without_detections_counts_as_analysed(project, known):
    with project.transaction("import") as tx:
        tx.detections.put_windows(RUN, {known.recording.id: SCORES[:0]})
    assert project.detections.recordings_of([BIRDNET]) == {known.recording.id}
    assert project.detections.recordings_of([Program(name="other")]) == set()
    assert [len(scores) for _, scores in windows(project, known.recording.id)] == [0]
    assert project.detections.ranges() == {}


@pytest.mark.parametrize(
    "spoilt",
    ["windows = substr(windows, 1, 20)", "windows = zeroblob(20)", "run = 7"],
    ids=["cut short", "no windows", "another run"],
)
def test_scores_that_are_damaged_are_refused(project, known, spoilt):
    with project.transaction("import") as tx:
        tx.detections.put_windows(RUN, {known.recording.id: SCORES})
        tx.rows.execute("PRAGMA defer_foreign_keys = ON")
        tx.rows.execute(f"UPDATE analysed_recording SET {spoilt}")
        with pytest.raises(ProjectFileError, match="a scored window"):
            tx.detections.windows(known.recording.id, tx.detections.runs())
        tx.rows.execute("DELETE FROM analysed_recording")


def test_a_class_that_its_detector_lacks_is_refused(project, known):
    with project.transaction("import") as tx:
        tx.detections.put_windows(replace(RUN, names={"Wren": ()}), {known.recording.id: SCORES})
    with pytest.raises(ProjectFileError, match="a class that its detector lacks"):
        windows(project, known.recording.id)
