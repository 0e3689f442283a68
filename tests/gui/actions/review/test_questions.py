"""A question is shown: where it is, how closely, and without what covers it."""

import math
import shutil
import sqlite3
import threading

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from birdann.app.commands import DeleteSegments
from birdann.gui.project import readers
from tests.gui.actions.view.test_listen_actions import SilentOutput
from tests.gui.conftest import TIMEOUT_MS
from tests.gui.reviewing import (
    CTRL,
    SHIFT,
    K,
    activate,
    let_paint,
    press,
    said,
    show,
    tagged,
    type_text,
)


def asked_box(window):
    return window.bench.view.segment(window.bench.segment_id).box


def test_a_question_is_seen_at_the_same_zoom_wherever_it_is(still, settled):
    spans = []
    for _ in range(3):
        still.pane.zoom_to_fit()
        still.pane.zoom_frequency(6.0)
        settled(press(still, K.Key_U))
        box, (start_s, stop_s) = asked_box(still), still.pane.view()
        assert start_s <= box.onset_s < box.offset_s <= stop_s
        spans.append(stop_s - start_s - box.duration_s)
        assert still.pane.frequency_range() == pytest.approx((0.0, 11_025.0), abs=1)
        settled(press(still, K.Key_X))
    assert spans == pytest.approx([2.0] * 3, abs=0.01)


def test_a_label_that_was_undone_is_no_prediction(trained, settled, qtbot):
    """It stood there with 99 % until another segment was selected."""
    activate(trained, qtbot)
    settled(press(trained, K.Key_U))
    asked = trained.bench.segment_id
    first = trained.window_parts.segment.picker.rows()[0]
    settled(press(trained, K.Key_2))
    trained.bench.select([])
    settled(trained.bench.show_recording(trained.bench.queue.recording_of(asked), select=[asked]))
    settled(press(trained, K.Key_Z, CTRL))
    settled(qtbot.wait(300))
    assert trained.bench.selected_ids == (asked,)
    assert trained.bench.view.likeliest(asked, 1)[0][0] == first.species_id
    shown = trained.window_parts.segment.picker.rows()[0]
    assert (shown.name, shown.probability) == (
        first.name,
        pytest.approx(first.probability, abs=0.2),
    )
    assert first.name in trained.window_parts.segment.verdict.text()


def test_a_prediction_that_is_a_removed_label_is_hidden_until_the_model_is_updated(
    trained, settled, qtbot
):
    """It stood there as "Predicted: 99 %" while a training ran, and Enter confirmed it."""
    activate(trained, qtbot)
    press(trained, K.Key_U)
    settled()
    asked = trained.bench.segment_id
    press(trained, K.Key_2)
    settled()
    trained.bench.select([])
    trained.bench.show_recording(trained.bench.queue.recording_of(asked), select=[asked])
    settled()
    trained.follower.is_on = False
    press(trained, K.Key_Z, CTRL)
    settled()
    assert trained.bench.selected_ids == (asked,)
    queue = trained.bench.queue

    def shown():
        verdict = trained.window_parts.segment.verdict.text()
        probability = queue.table.probability[queue.row_of[asked]]
        return verdict, trained.bench.view.probabilities(asked), math.isnan(probability)

    assert shown() == (
        "No prediction: the model learned from the label that was removed.",
        {},
        True,
    )
    press(trained, K.Key_Z, CTRL | SHIFT)
    settled()
    press(trained, K.Key_Z, CTRL)
    settled()
    assert shown()[1] == {}
    press(trained, K.Key_T, CTRL | SHIFT)
    settled()
    assert (shown()[0][:10], bool(shown()[1])) == ("Predicted:", True)


def test_the_same_question_asked_again_is_brought_back_into_view(still, settled):
    settled(press(still, K.Key_U))
    asked, there = still.bench.segment_id, still.pane.view()
    press(still, K.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert still.pane.view() != there
    press(still, K.Key_Backspace)  # the first question: none before it
    settled()
    still.bench.select(())
    settled(still.questions.show_segment(asked))
    assert still.pane.view() == there


def test_a_click_on_a_segment_leaves_the_view_where_it_is(still, settled):
    show(still, settled, "dawn_2.wav")
    still.pane.zoom_to_fit()
    before = still.pane.view()
    still.pane.select_next()
    assert still.bench.segment_id is not None
    assert still.pane.view() == before
    assert still.window_parts.segment.progress.isHidden()


def test_a_question_plays_at_once_where_that_is_wished(still, settled, qtbot):
    player = still.window_parts.player
    player.set_output(SilentOutput())
    settled(press(still, K.Key_U))
    assert player.request is None
    dialog = still.settings_actions.open()
    dialog.plays.click()
    dialog.context_box.setValue(0.5)
    dialog.close()
    still.activateWindow()
    qtbot.waitUntil(still.isActiveWindow)
    settled(press(still, K.Key_U))
    box, (start_s, stop_s) = asked_box(still), still.pane.view()
    assert player.request.start_s == pytest.approx(max(0.0, box.onset_s - 0.3))
    assert stop_s - start_s - box.duration_s == pytest.approx(1.0, abs=0.01)
    player.stop()


def test_the_question_tells_how_far_the_review_is(still, settled):
    n_all = still.bench.counts.segments
    progress = []
    for _ in range(3):
        settled(press(still, K.Key_U if not progress else K.Key_X))
        settled(still.window_parts.queue.arrange())
        progress.append(still.window_parts.segment.progress.text())
    assert progress == [f"{n} of {n_all} reviewed" for n in (0, 1, 2)]
    press(still, K.Key_U)  # left open
    settled()
    assert still.window_parts.segment.progress.text() == f"2 of {n_all} reviewed"


def test_listed_species_are_numbered_by_their_probability(still, settled):
    """dawn_2 has a low whistle first and a high one after it, and both species on its list."""
    show(still, settled, "dawn_2.wav")
    first = {}
    for segment in still.bench.view.segments:
        still.bench.select((segment.id,))
        rows = still.window_parts.segment.picker.model.rows()
        chances = [row.probability for row in rows[:2]]
        assert None not in chances
        assert chances == sorted(chances, reverse=True)
        first[segment.box.low_hz > 4000] = rows[0].name
    assert first == {False: "Low bird", True: "High bird"}


def picture(window):
    """Return the spectrogram as it is once nothing is drawn any more."""
    window.pane.wait_until_idle()
    before = None
    while (now := window.pane._canvas.grab().toImage()) != before:
        before = now
        QTest.qWait(200)
    return now


def test_outlines_hide_while_a_key_is_held_and_another_key_toggles_them(still, settled):
    show(still, settled, "dawn_2.wav")
    focus = QApplication.focusWidget()
    shown = picture(still)
    QTest.keyPress(still.windowHandle(), K.Key_Q)
    bare = picture(still)
    assert bare != shown
    repeated = QKeyEvent(
        QEvent.Type.KeyRelease, K.Key_Q, Qt.KeyboardModifier.NoModifier, "q", True, 1
    )
    QApplication.sendEvent(focus, repeated)  # a held key repeats: it is not let go
    assert picture(still) == bare
    QTest.keyRelease(still.windowHandle(), K.Key_Q)
    assert picture(still) == shown
    press(still, K.Key_H, SHIFT)
    assert picture(still) == bare
    assert not still.actions_["view.outlines"].isChecked()
    QTest.keyPress(still.windowHandle(), K.Key_Q)
    QTest.keyRelease(still.windowHandle(), K.Key_Q)
    assert picture(still) == bare
    press(still, K.Key_H, SHIFT)
    assert picture(still) == shown


def test_outlines_hidden_from_the_menu_come_back_with_the_next_key_or_click(still, settled):
    show(still, settled, "dawn_2.wav")
    shown = picture(still)
    still.actions_["view.peek"].trigger()
    assert picture(still) != shown
    press(still, K.Key_BracketLeft)
    assert picture(still) == shown


def test_the_segments_are_counted_anew_while_a_question_stands(still, settled):
    show(still, settled, "dawn_2.wav")
    ids = [int(key) for key in still.bench.view.segments.ids]
    still.pane.select([ids[-1]])
    title, question = still.window_parts.segment.title, still.questions.displayed_item.question
    assert title.text() == f"Segment {len(ids)} of {len(ids)}"
    settled(still.bench.execute(DeleteSegments([ids[0]])))
    assert title.text() == f"Segment {len(ids) - 1} of {len(ids) - 1}"
    assert still.questions.displayed_item.question is question
    settled(still.bench.undo())
    still.pane.select([ids[-1]])
    assert title.text() == f"Segment {len(ids)} of {len(ids)}"


def test_a_key_that_comes_before_the_question_is_seen_does_nothing_and_says_so(still, settled):
    show(still, settled, "dawn_2.wav")
    first, second = (int(key) for key in still.bench.view.segments.ids[:2])
    still.pane.select([first])
    let_paint(still)
    before = said(still)
    for key in (K.Key_Return, K.Key_X, K.Key_1, K.Key_Delete):
        still.statusBar().clearMessage()
        still.bench.select([first])
        let_paint(still)
        still.bench.select([second])  # as undo does, and a recording that arrives
        press(still, key)
        assert said(still) == before
        assert still.bench.here.has_segments([first, second])
        assert "view changed" in still.statusBar().currentMessage()
    QApplication.processEvents()
    press(still, K.Key_X)
    assert set(said(still)) - set(before) == {second}


@pytest.fixture
def reading(still, monkeypatch):
    """The window; from ``hold_reading()`` on, recordings are read once ``go()`` says so."""
    may_go, load = threading.Event(), readers.load_recording

    def wait_and_load(*args, **more):
        may_go.wait(20)
        return load(*args, **more)

    def hold():
        may_go.clear()
        for name in ("_ahead", "_behind", "_coming"):
            monkeypatch.setattr(still.bench.here._views, name, None)

    may_go.set()
    monkeypatch.setattr(readers, "load_recording", wait_and_load)
    still.hold_reading, still.go = hold, may_go.set
    yield still
    may_go.set()


@pytest.fixture
def slow(reading, settled):
    """An item is asked, and the next is in another recording, read once ``slow.go()`` says so."""
    settled(press(reading, K.Key_U))
    while reading.questions.next_in_queue()[0] == reading.bench.view.id:
        settled(press(reading, K.Key_X))
    let_paint(reading)
    reading.hold_reading()
    return reading


def test_a_name_typed_before_the_next_item_arrives_waits_in_its_field(slow, settled):
    field = slow.window_parts.segment.picker.field
    press(slow, K.Key_Return)
    assert slow.questions.is_coming
    before = said(slow)
    press(slow, K.Key_C)
    type_text(slow, "high")
    press(slow, K.Key_Return)  # nobody names what is not there yet
    type_text(slow, " b")
    assert field.text() == "high b"
    settled(slow.go())
    let_paint(slow)
    assert QApplication.focusWidget() is field
    assert field.text() == "high b"
    assert said(slow) == before
    asked = slow.bench.segment_id
    settled(press(slow, K.Key_Return))
    assert said(slow)[asked][1] == "High bird"
    assert field.text() == ""


def test_a_type_of_call_typed_before_the_next_item_arrives_waits_in_its_field(slow, settled):
    line = slow.window_parts.segment.type_line
    press(slow, K.Key_Return)
    assert slow.questions.is_coming
    before, n_segments = said(slow), slow.bench.counts.segments
    press(slow, K.Key_Y)
    type_text(slow, "song")  # S splits, N leaves, G opens the gallery
    press(slow, K.Key_Return)
    settled(slow.go())
    let_paint(slow)
    assert line.hasFocus()
    assert line.text() == "song"
    assert (said(slow), slow.bench.counts.segments) == (before, n_segments)
    asked = slow.bench.segment_id
    press(slow, K.Key_Return)
    settled(press(slow, K.Key_Return))
    assert slow.bench.project.labels.of([asked])[asked].call_type == "song"


@pytest.fixture
def choosing(reading, settled):
    """Another recording was chosen, and is read once ``choosing.go()`` says so."""
    show(reading, settled, "dawn_0.wav")
    reading.pane.select([reading.bench.view.segments[0].id])
    let_paint(reading)
    rows = reading.bench.here.rows
    reading.other = next(key for key, row in rows.items() if row.name == "dawn_5.wav")
    reading.hold_reading()
    reading.bench.show_recording(reading.other)
    return reading


def test_a_recording_that_is_being_read_takes_no_answers(choosing, settled):
    before, lists = said(choosing), choosing.bench.project.lists.every()
    for key in (K.Key_Return, K.Key_X, K.Key_1):
        press(choosing, key)
    for key in (K.Key_1, K.Key_B):
        press(choosing, key, CTRL)
    settled(choosing.go())
    assert choosing.bench.view.id == choosing.other
    assert (said(choosing), choosing.bench.project.lists.every()) == (before, lists)


def test_a_tag_typed_while_its_recording_is_being_read_waits_for_it(choosing, settled):
    field = choosing.window_parts.tags.picker.field
    press(choosing, K.Key_T)
    type_text(choosing, "high")
    press(choosing, K.Key_Return)
    assert field.text() == "high"
    settled(choosing.go())
    assert field.text() == "high"
    settled(press(choosing, K.Key_Return))
    assert tagged(choosing, choosing.other) == {"High bird": "present"}


@pytest.mark.parametrize("is_allowed", [True, False], ids=["missing", "not allowed"])
def test_no_answer_is_stored_for_a_call_whose_sound_cannot_be_shown(
    window, trained_project, sounds, settled, qtbot, tmp_path, is_allowed
):
    path = tmp_path / "away" / "away.birdann"
    path.parent.mkdir()
    shutil.copy(trained_project, path)
    if not is_allowed:
        with sqlite3.connect(path) as tables:
            tables.execute("UPDATE recording SET path = ? || '/' || path", (str(sounds),))
    window.open_project(path)
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    for dialog in window.findChildren(QDialog):
        dialog.reject()
    activate(window, qtbot)
    settled(press(window, K.Key_U))
    assert window.bench.selected_ids
    assert window.bench.view.info is None
    let_paint(window)
    for key in (K.Key_Return, K.Key_X, K.Key_1):
        settled(press(window, key))
    settled(QTest.mouseClick(window.window_parts.segment.confirm, Qt.MouseButton.LeftButton))
    assert said(window) == {}


def test_an_answer_fills_the_panels_once_also_if_another_recording_follows(
    still, settled, monkeypatch
):
    parts, bench = still.window_parts, still.bench
    filled = []

    def count(panel, name):
        fill = getattr(panel, name)

        def counted(*args):
            filled.append(name)
            fill(*args)

        monkeypatch.setattr(panel, name, counted)

    count(parts.tags, "show_tags")
    for name in ("show_segment", "show_nothing"):
        count(parts.segment, name)
    press(still, K.Key_U)
    seen = set()
    for _ in range(12):
        settled()
        let_paint(still)
        before = bench.view.id
        settled(still.presenter._read_ahead())
        filled.clear()
        still.label_actions.reject()
        seen.add(bench.view.id == before)
        assert sorted(filled) == ["show_segment", "show_tags"]
    assert seen == {True, False}
