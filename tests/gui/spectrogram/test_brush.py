"""Painting onto a segment and erasing from it, with the mouse."""

import pytest
from PySide6.QtCore import QPoint, Qt

from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.gui.actions.review.edit_actions import apply_strokes
from birdann.gui.spectrogram import Tool

GRID = Grid(hop_s=0.01, bin_hz=100.0)


def rectangle(onset_s, offset_s):
    return Mask.from_box(
        TimeFreqBox(onset_s=onset_s, offset_s=offset_s, low_hz=1000, high_hz=2000), GRID
    )


def test_strokes_are_taken_in_their_order():
    whole, middle, late = rectangle(0.1, 0.5), rectangle(0.2, 0.3), rectangle(0.5, 0.6)
    result = apply_strokes(whole, [(middle, False), (late, True)])
    assert result == whole.difference(middle).union(late)
    assert apply_strokes(whole, [(whole, False), (late, True)]) is None


def paint(window, qtbot, start, stop):
    """Drag over the picture between two points of (seconds, hertz)."""
    canvas = window.pane._canvas
    viewport, plot = canvas.scene.viewport, canvas.plot()

    def pixel(point):
        return QPoint(
            round(plot.left() + viewport.x(point[0])), round(plot.top() + viewport.y(point[1]))
        )

    a, b = pixel(start), pixel(stop)
    left = Qt.MouseButton.LeftButton
    qtbot.mousePress(canvas, left, pos=a)
    for step in range(1, 6):
        qtbot.mouseMove(canvas, a + (b - a) * step / 5)
    qtbot.mouseRelease(canvas, left, pos=b)


@pytest.fixture
def first(opened):
    """The first segment, selected."""
    segment = opened.bench.view.segments[0]
    opened.pane.select([segment.id])
    return segment


def test_a_stroke_adds_to_the_segment_and_is_one_step(opened, settled, qtbot, first):
    qtbot.keyClick(opened, Qt.Key.Key_B)
    assert opened.pane.tool() is Tool.ADD
    assert opened.actions_["view.brush_add"].isChecked()
    middle_hz = (first.box.low_hz + first.box.high_hz) / 2
    paint(opened, qtbot, (first.box.onset_s, middle_hz), (first.box.offset_s + 0.2, middle_hz))
    settled()
    changed = opened.bench.view.segment(opened.bench.segment_id)
    assert changed.box.offset_s == pytest.approx(first.box.offset_s + 0.2, abs=0.05)
    assert changed.mask.n_pixels > first.mask.n_pixels
    assert opened.pane.tool() is Tool.ADD
    settled(qtbot.keyClick(opened, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier))
    assert opened.bench.view.segments[0].mask == first.mask


def test_strokes_made_while_one_is_measured_are_not_lost(opened, settled, qtbot, first):
    qtbot.keyClick(opened, Qt.Key.Key_B)
    middle_hz = (first.box.low_hz + first.box.high_hz) / 2
    end = first.box.offset_s
    paint(opened, qtbot, (end, middle_hz), (end + 0.1, middle_hz))
    paint(opened, qtbot, (end + 0.1, middle_hz), (end + 0.3, middle_hz))
    qtbot.waitUntil(
        lambda: any(
            segment.box.offset_s > end + 0.25 and segment.box.onset_s < end
            for segment in opened.bench.view.segments
        ),
        timeout=10_000,
    )
    settled()


def test_erasing_everything_asks_for_delete(opened, settled, qtbot, first):
    qtbot.keyClick(opened, Qt.Key.Key_E)
    assert opened.pane.tool() is Tool.ERASE
    settled(opened.pane.mask_brushed.emit(first.id, first.mask, False))
    assert opened.bench.view.segment(first.id) is not None
    assert "Del" in opened.statusBar().currentMessage()
    qtbot.keyClick(opened, Qt.Key.Key_E)
    assert opened.pane.tool() is Tool.SELECT
