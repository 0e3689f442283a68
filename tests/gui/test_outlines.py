"""Drawing, joining and cutting segments from the window."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from birdann.core.geometry import TimeFreqBox
from birdann.gui.spectrogram import Tool


def n_segments(window):
    return len(window.bench.view.segments)


def test_a_drawn_box_becomes_a_segment_that_can_be_undone(opened, settled):
    before = n_segments(opened)
    box = TimeFreqBox(onset_s=1.0, offset_s=1.3, low_hz=7000, high_hz=9000)
    opened.pane.box_drawn.emit(box)
    settled()
    assert n_segments(opened) == before + 1
    drawn = next(s for s in opened.bench.view.segments if s.box.iou(box) > 0.8)
    assert drawn.box.onset_s == pytest.approx(1.0, abs=0.05)
    opened.actions_["edit.undo"].trigger()
    settled()
    assert n_segments(opened) == before


def test_a_dragged_box_changes_its_segment(opened, settled):
    old = opened.bench.view.segments[0]
    wider = TimeFreqBox(
        onset_s=old.box.onset_s,
        offset_s=old.box.offset_s + 0.2,
        low_hz=old.box.low_hz,
        high_hz=old.box.high_hz,
    )
    opened.pane.box_edited.emit(old.id, wider)
    settled()
    assert any(one.box.iou(wider) > 0.8 for one in opened.bench.view.segments)
    assert opened.actions_["edit.undo"].text() == "&Undo: Change 1 segment"


def test_merge_then_split(opened, settled):
    ids = [one.id for one in opened.bench.view.segments[:2]]
    before = n_segments(opened)
    opened.pane.select(ids)
    opened.actions_["segment.merge"].trigger()
    settled()
    assert n_segments(opened) == before - 1
    merged = max(opened.bench.view.segments, key=lambda one: one.box.duration_s)
    opened.pane.set_cursor(None)
    opened.pane.select([merged.id])
    opened.actions_["segment.split"].trigger()
    settled()
    assert n_segments(opened) == before


def test_d_switches_between_drawing_and_selecting(opened):
    opened.actions_["view.draw"].trigger()
    assert opened.pane.tool() is Tool.DRAW
    opened.actions_["view.draw"].trigger()
    assert opened.pane.tool() is Tool.SELECT


def test_context_menu_selects_and_offers(opened, qtbot):
    segment = opened.bench.view.segments[0]
    opened.pane.context_menu_requested.emit(segment.id, QPoint(300, 300))
    assert opened.bench.selected == (segment.id,)
    menu = next(
        menu
        for menu in opened.findChildren(QMenu)
        if opened.actions_["segment.delete"] in menu.actions() and menu.parent() is opened
    )
    assert opened.actions_["label.reject"] in menu.actions()
    menu.close()
