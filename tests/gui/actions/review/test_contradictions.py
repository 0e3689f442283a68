"""Labels that a species list excludes: asked about beside the review, and no prediction follows."""

import pytest
from PySide6.QtCore import Qt

from birdann.app.commands import LabelSegments, SetSpeciesLists
from birdann.core.ids import SegmentId
from birdann.core.labels import LabelState, ListState, SpeciesList, TagState
from tests.gui.conftest import TIMEOUT_MS
from tests.gui.reviewing import SHIFT, activate, let_paint, press


def predicted(window, recording_id):
    """The species predicted for each segment of a recording, as stored."""
    with window.bench.project.reader() as reader:
        run, ids = reader.runs.id_in_use(), reader.segments.columns(recording_id).ids
        columns = reader.scores.proposals(run, recording_id, ids)
        return [columns.species_at(row) for row in range(len(ids))]


@pytest.fixture
def contradicted(trained, settled, qtbot):
    """The window on a recording listed as "no birds", one of whose calls was just named."""
    settled()
    project = trained.bench.project
    recording = next(sound for sound in project.recordings.all() if sound.name == "dawn_5.wav")
    empty = SpeciesList(recording_id=recording.id, state=ListState.COMPLETE, tags={})
    settled(trained.bench.execute(SetSpeciesLists([empty])))
    settled(trained.bench.show_recording(recording.id))
    ids = project.segments.columns(recording.id).ids
    high = project.species.find_by_name("High bird")
    assert predicted(trained, recording.id) == [None] * len(ids)
    trained.bench.select((SegmentId(int(ids[0])),))
    activate(trained, qtbot)
    let_paint(trained)
    trained.label_actions.correct(high.id)
    line = trained.window_parts.segment.contradiction
    qtbot.waitUntil(line.isVisible, timeout=TIMEOUT_MS)
    return trained, recording, high, line


def _may_answer(window):
    return [window.actions_[key].isEnabled() for key in ("label.add_to_list", "label.keep_list")]


def test_no_prediction_follows_from_a_contradiction_until_it_is_decided(contradicted, settled):
    window, recording, _, line = contradicted
    settled()
    assert (
        "dawn_5.wav is listed as “no birds”, but a call is labelled High bird." in line.text.text()
    )
    assert not window.contradictions.all.isVisible()
    assert predicted(window, recording.id)[1:] == [None] * (
        len(predicted(window, recording.id)) - 1
    )
    assert len(window.bench.project.labels.all(recording.id)) == 1


def test_enter_and_digits_keep_their_meaning_and_never_answer(contradicted, settled, qtbot):
    window, recording, _, line = contradicted
    settled()
    focus = window.focusWidget()
    ids = window.bench.project.segments.columns(recording.id).ids
    for key in (Qt.Key.Key_Return, Qt.Key.Key_1):
        window.bench.select((SegmentId(int(ids[0])),))
        let_paint(window)
        settled(press(window, key))
    assert line.isVisible()
    assert window.bench.project.lists.of(recording.id).tags == {}
    assert window.focusWidget() is focus


def test_adding_the_species_lets_predictions_follow(contradicted, settled, qtbot):
    window, recording, high, line = contradicted
    settled()
    assert _may_answer(window) == [True, True]
    press(window, Qt.Key.Key_A, SHIFT)
    settled(qtbot.waitUntil(lambda: not line.isVisible(), timeout=TIMEOUT_MS))
    assert _may_answer(window) == [False, False]
    assert window.bench.project.lists.of(recording.id).tags == {high.id: TagState.PRESENT}
    assert predicted(window, recording.id)[1:] == [high.id] * (
        len(predicted(window, recording.id)) - 1
    )


def test_keeping_the_list_is_remembered_and_the_label_stands_alone(contradicted, settled, qtbot):
    window, recording, _, line = contradicted
    settled()
    press(window, Qt.Key.Key_L, SHIFT)
    settled(qtbot.waitUntil(lambda: not line.isVisible(), timeout=TIMEOUT_MS))
    others = predicted(window, recording.id)[1:]
    assert others == [None] * len(others)
    assert window.bench.project.lists.of(recording.id).tags == {}
    settled(window.contradictions._rest.start())
    assert window.contradictions.open_ones == ()
    window.bench.undo()
    qtbot.waitUntil(line.isVisible, timeout=TIMEOUT_MS)


def test_several_are_collected_into_one_list(contradicted, settled, qtbot):
    window, recording, high, line = contradicted
    settled()
    project = window.bench.project
    low = project.species.find_by_name("Low bird")
    ids = project.segments.columns(recording.id).ids
    window.bench.execute(LabelSegments([SegmentId(int(ids[1]))], LabelState.CORRECTED, low.id))
    qtbot.waitUntil(window.contradictions.all.isVisible, timeout=TIMEOUT_MS)
    assert "Low bird" in line.text.text()  # the last one
    qtbot.mouseClick(window.contradictions.all, Qt.MouseButton.LeftButton)
    asking = window.asking
    for key in (Qt.Key.Key_N, Qt.Key.Key_Y):  # keep the list, add to the list
        qtbot.waitUntil(lambda: asking.is_shown and not asking.unpainted, timeout=TIMEOUT_MS)
        press(window, key)
    assert asking.item is None
    qtbot.waitUntil(
        lambda: project.lists.of(recording.id).tags == {high.id: TagState.PRESENT},
        timeout=TIMEOUT_MS,
    )
    qtbot.waitUntil(lambda: not line.isVisible(), timeout=TIMEOUT_MS)
    asking.stop()
