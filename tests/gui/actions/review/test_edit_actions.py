"""Drawing, joining and cutting segments from the window."""

import threading
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from birdann.app.segmenting import outlines
from birdann.core.errors import OutlineError
from birdann.core.geometry import TimeFreqBox
from birdann.gui.spectrogram import Tool
from birdann.gui.text.numbers import clock
from tests.gui.reviewing import SHIFT, K, activate, let_paint, press, select


def n_segments(window):
    return len(window.bench.view.segments)


def test_a_drawn_box_becomes_a_segment_that_can_be_undone(opened, settled):
    before = n_segments(opened)
    box = TimeFreqBox(onset_s=1.0, offset_s=1.3, low_hz=7000, high_hz=9000)
    settled(opened.pane.box_drawn.emit(box))
    assert n_segments(opened) == before + 1
    drawn = next(s for s in opened.bench.view.segments if s.box.iou(box) > 0.8)
    assert drawn.box.onset_s == pytest.approx(1.0, abs=0.05)
    assert opened.bench.selected_ids == (drawn.id,)
    settled(opened.actions_["edit.undo"].trigger())
    assert n_segments(opened) == before
    assert opened.statusBar().currentMessage().startswith("Undone: ")
    assert "Click a segment" in opened.window_parts.segment.empty.text()
    settled(opened.actions_["edit.redo"].trigger())
    assert opened.bench.selected_ids == (drawn.id,)


def test_a_box_drawn_while_a_job_runs_waits_in_sight_and_comes_before_its_end(
    opened, settled, monkeypatch, qtbot
):
    may_end, may_measure, draw = threading.Event(), threading.Event(), outlines.draw

    def wait_and_draw(*args):
        may_measure.wait(20)
        return draw(*args)

    monkeypatch.setattr(outlines, "draw", wait_and_draw)
    before = n_segments(opened)
    job = opened.bench.runner.start(lambda _progress: may_end.wait(60), title="Training")
    box = TimeFreqBox(onset_s=1.0, offset_s=1.3, low_hz=7000, high_hz=9000)
    bare = opened.pane._canvas.grab().toImage()
    opened.pane.box_drawn.emit(box)
    opened.pane.box_drawn.emit(box)  # as it seemed to be lost
    assert opened.pane._scene.waiting == (box,)
    assert opened.pane._canvas.grab().toImage() != bare
    may_measure.set()
    qtbot.waitUntil(lambda: n_segments(opened) > before, timeout=30_000)
    assert not job.is_over
    assert opened.pane._scene.waiting == ()
    settled(may_end.set())
    assert n_segments(opened) == before + 1


def test_a_box_that_cannot_be_measured_does_not_wait_for_ever(opened, settled, monkeypatch):
    def fail(*_args):
        raise OutlineError("Draw a larger box.")

    monkeypatch.setattr(outlines, "draw", fail)
    box = TimeFreqBox(onset_s=1.0, offset_s=1.3, low_hz=7000, high_hz=9000)
    opened.pane.box_drawn.emit(box)
    assert opened.pane._scene.waiting == (box,)
    settled()
    assert opened.pane._scene.waiting == ()
    opened.window_parts.messages.close_all()


def test_esc_leaves_a_box_of_the_keys_and_enter_draws_it(opened, settled, qtbot):
    activate(opened, qtbot)
    opened.pane.set_view(0.5, 1.5)
    before = n_segments(opened)
    press(opened, K.Key_D, SHIFT)
    for _ in range(60):
        press(opened, K.Key_Right)
    start_s = opened.pane.view()[0]
    assert start_s > 0.5  # it followed the box
    press(opened, K.Key_Escape)
    assert opened.statusBar().currentMessage() == ""
    press(opened, K.Key_Left)
    assert opened.pane.view()[0] < start_s
    settled(press(opened, K.Key_Return))
    assert n_segments(opened) == before
    opened.pane.set_view(0.0, 3.0)  # steps are of 0.01 s and 100 Hz, from 1.5 s and 5.5 kHz on
    select(opened, [opened.bench.view.segments[0].id])  # that Enter would confirm
    before, line = {s.id for s in opened.bench.view.segments}, opened.statusBar()
    press(opened, K.Key_D, SHIFT)
    assert "Enter" in line.currentMessage()
    assert opened.bench.session.history.next_to_undo is None
    moves = ((K.Key_Left, 40, ()), (K.Key_Up, 20, ()), (K.Key_Right, 20, (SHIFT,)))
    for key, times, held in (*moves, (K.Key_Up, 5, (SHIFT,))):
        for _ in range(times):
            press(opened, key, *held)
    assert line.currentMessage() == "1.10–1.40 s, 7.5–9.0 kHz"
    settled(press(opened, K.Key_Return))
    (drawn,) = [s for s in opened.bench.view.segments if s.id not in before]
    assert drawn.box.iou(TimeFreqBox(onset_s=1.1, offset_s=1.4, low_hz=7500, high_hz=9000)) > 0.8
    assert opened.bench.view.labels == {}
    settled(opened.actions_["edit.undo"].trigger())
    assert {s.id for s in opened.bench.view.segments} == before


def test_a_marked_point_becomes_a_segment(opened, settled):
    opened.pane.set_tool(Tool.DRAW)
    canvas, before = opened.pane._canvas, {s.id for s in opened.bench.view.segments}
    at = QPoint(canvas.width() // 2, canvas.height() // 2)
    settled(
        QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    )
    (point,) = [s for s in opened.bench.view.segments if s.id not in before]
    assert 0 < point.box.duration_s < 0.05
    assert 0 < point.box.bandwidth_hz < 200


def test_a_dragged_box_changes_its_segment(opened, settled):
    old = opened.bench.view.segments[0]
    wider = TimeFreqBox(
        onset_s=old.box.onset_s,
        offset_s=old.box.offset_s + 0.2,
        low_hz=old.box.low_hz,
        high_hz=old.box.high_hz,
    )
    settled(opened.pane.box_edited.emit(old.id, wider))
    assert any(segment.box.iou(wider) > 0.8 for segment in opened.bench.view.segments)
    assert opened.actions_["edit.undo"].text() == (
        f"&Undo: Change 1 segment – dawn_0.wav · {clock(old.box.onset_s)}"
    )


def test_bounds_set_by_hand_are_what_picture_panel_and_queue_show(opened, settled, spot, qtbot):
    """A box is drawn, then one edge is dragged: the others do not move by a hair."""
    opened.actions_["view.draw"].trigger()
    with qtbot.waitSignal(opened.pane.box_drawn) as caught:
        drag(opened, spot(1.0, 7100), spot(1.3, 8900))
    settled()
    (box,) = caught.args
    drawn = next(s for s in opened.bench.view.segments if s.box.iou(box) > 0.9)
    assert drawn.box == box
    opened.actions_["view.draw"].trigger()
    opened.pane.select([drawn.id])
    middle_hz = (box.low_hz + box.high_hz) / 2
    with qtbot.waitSignal(opened.pane.box_edited) as caught:
        drag(opened, spot(box.offset_s, middle_hz), spot(box.offset_s + 0.4, middle_hz))
    settled()
    changed = caught.args[1]
    assert replace(changed, offset_s=box.offset_s) == box
    now = next(s for s in opened.bench.view.segments if s.box == changed)
    outline = np.concatenate(opened.pane._canvas.overlay.polygons(row_of(opened, now.id)))
    assert outline.min(axis=0).tolist() == [changed.onset_s, changed.low_hz]
    assert outline.max(axis=0).tolist() == [changed.offset_s, changed.high_hz]
    table = opened.bench.project.overview.segments()
    row = table.segment_ids.tolist().index(now.id)
    assert (table.onset_s[row], table.offset_s[row]) == (changed.onset_s, changed.offset_s)
    assert (table.low_hz[row], table.high_hz[row]) == (changed.low_hz, changed.high_hz)


def row_of(window, segment_id):
    return window.pane._canvas.scene.index.row_of(segment_id)


def drag(window, start, stop):
    canvas = window.pane._canvas
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 6):
        QTest.mouseMove(canvas, start + (stop - start) * step / 5)
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, stop)


@pytest.fixture
def spot(opened):
    """Return where a time and a frequency are in the canvas."""
    canvas = opened.pane._canvas

    def find(time_s, hz):
        view, plot = canvas.scene.viewport, canvas.plot()
        return (plot.topLeft() + QPointF(view.x(time_s), view.y(hz))).toPoint()

    return find


def test_merge_then_split(opened, settled):
    ids = [segment.id for segment in opened.bench.view.segments[:2]]
    before = n_segments(opened)
    opened.pane.select(ids)
    settled(opened.actions_["segment.merge"].trigger())
    assert n_segments(opened) == before - 1
    merged = max(opened.bench.view.segments, key=lambda segment: segment.box.duration_s)
    opened.pane.set_cursor(None)
    opened.pane.select([merged.id])
    settled(opened.actions_["segment.split"].trigger())
    assert n_segments(opened) == before


def test_d_switches_the_tool_and_the_context_menu_selects_and_offers(opened, qtbot):
    opened.actions_["view.draw"].trigger()
    assert opened.pane.tool() is Tool.DRAW
    opened.actions_["view.draw"].trigger()
    assert opened.pane.tool() is Tool.SELECT
    segment = opened.bench.view.segments[0]
    opened.pane.context_menu_requested.emit(segment.id, QPoint(300, 300))
    assert opened.bench.selected_ids == (segment.id,)
    menu = next(
        menu
        for menu in opened.findChildren(QMenu)
        if opened.actions_["segment.delete"] in menu.actions() and menu.parent() is opened
    )
    assert opened.actions_["label.reject"] in menu.actions()
    menu.close()


# --- the history of outlines -------------------------------------------------------------------


def delete(window):
    first = window.bench.view.segments[0]
    window.pane.select([first.id])
    let_paint(window)
    window.actions_["segment.delete"].trigger()
    return (first.id,), first.box.onset_s


def merge(window):
    both = list(window.bench.view.segments)[:2]
    window.pane.select([item.id for item in both])
    window.actions_["segment.merge"].trigger()
    return tuple(item.id for item in both), min(segment.box.onset_s for segment in both)


def split(window):
    first = window.bench.view.segments[0]
    window.pane.set_cursor(None)
    window.pane.select([first.id])
    window.actions_["segment.split"].trigger()
    return (first.id,), first.box.onset_s


def draw(window):
    window.bench.select(())
    window.pane.box_drawn.emit(TimeFreqBox(onset_s=1.0, offset_s=1.3, low_hz=7000, high_hz=9000))
    return (), 1.0


def change(window):
    box = window.bench.view.segments[0].box
    first = window.bench.view.segments[0].id
    window.pane.box_edited.emit(first, replace(box, offset_s=box.offset_s + 0.2))
    return (first,), box.onset_s


@pytest.mark.parametrize("edit", [delete, merge, split, draw, change])
def test_the_history_of_an_outline_names_file_and_time_and_leads_back(
    opened, settled, qtbot, edit
):
    recording, before = opened.bench.view.id, set(ids_in_view(opened))
    old, onset_s = settled(edit(opened))
    new = set(ids_in_view(opened)) - before
    listed = opened.history.list
    qtbot.waitUntil(lambda: listed.count() == 1)
    for text in (listed.item(0).text(), opened.actions_["edit.undo"].text()):
        assert f" – dawn_0.wav · {clock(onset_s)}" in text
    go_elsewhere(opened, settled)
    settled(qtbot.keyClick(opened, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier))
    assert opened.bench.view.id == recording
    assert set(ids_in_view(opened)) == before
    assert opened.bench.selected_ids == old
    for is_elsewhere in (True, False):
        if is_elsewhere:
            go_elsewhere(opened, settled)
        settled(opened.actions_["edit.redo"].trigger())
        assert opened.bench.view.id == recording
        assert set(opened.bench.selected_ids) == new
        settled(opened.actions_["edit.undo"].trigger())
        assert opened.bench.selected_ids == old


def ids_in_view(window):
    return [segment.id for segment in window.bench.view.segments]


def go_elsewhere(window, settled):
    other = next(key for key, row in window.bench.here.rows.items() if row.name == "dawn_5.wav")
    settled(window.bench.show_recording(other))
    window.bench.select(())


def test_undo_and_redo_say_what_they_did_in_place_of_the_note_on_it(trained, settled):
    select(trained, [trained.bench.view.segments[0].id])
    settled(trained.actions_["segment.delete"].trigger())
    trained.window_parts.messages.note("The segment is deleted; Ctrl+Z undoes it.")
    for step, done in (("undo", "Undone"), ("redo", "Redone")):
        action = trained.actions_[f"edit.{step}"]
        what = action.text().partition(": ")[2]
        assert what == "Delete 1 segment – dawn_0.wav · 0:00.3"
        settled(action.trigger())
        assert trained.statusBar().currentMessage() == f"{done}: {what}"
    settled(trained.actions_["edit.undo"].trigger())
    assert trained.statusBar().currentMessage() == f"Undone: {what}"
    select(trained, [trained.bench.view.segments[0].id])
    settled(trained.actions_["label.reject"].trigger())
    assert trained.statusBar().currentMessage() == ""  # an edit came after it
