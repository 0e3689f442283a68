"""Teaching the segmenter by painting in the picture, with the mouse."""

import pytest
from PySide6.QtCore import QPoint, Qt

from birdann.core.strokes import StrokeKind
from birdann.gui.dialogs.work.segment_dialog import SegmentDialog
from birdann.gui.spectrogram import Tool
from birdann.gui.spectrogram.layers.masks import PAINTED_CALLS, PAINTED_OTHERS, PROPOSED

LEFT = Qt.MouseButton.LeftButton
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def drag(window, qtbot, start, stop):
    canvas = window.pane._canvas
    viewport, plot = canvas.scene.viewport, canvas.plot()
    a, b = (
        QPoint(round(plot.left() + viewport.x(t)), round(plot.top() + viewport.y(hz)))
        for t, hz in (start, stop)
    )
    qtbot.mousePress(canvas, LEFT, pos=a)
    for step in range(1, 6):
        qtbot.mouseMove(canvas, a + (b - a) * step / 5)
    qtbot.mouseRelease(canvas, LEFT, pos=b)


def kinds(window):
    return sorted(stroke.kind for stroke in window.bench.project.strokes.all(window.bench.view.id))


def n_painted(window):
    masks = window.pane._canvas.scene.masks
    return sum(len(masks.get(one, ())) for one in (PAINTED_CALLS, PAINTED_OTHERS))


@pytest.fixture
def painted(opened, settled, qtbot):
    """The first recording with its two low calls and some noise painted."""
    qtbot.keyClick(opened, Qt.Key.Key_K)
    assert opened.pane.tool() is Tool.CALL
    assert opened.paint_bar.isVisible()
    drag(opened, qtbot, (0.32, 2100), (0.53, 2300))
    drag(opened, qtbot, (1.62, 2100), (1.83, 2300))
    qtbot.keyClick(opened, Qt.Key.Key_K, SHIFT)
    settled(drag(opened, qtbot, (0.2, 8000), (2.6, 8200)))
    return opened


def test_strokes_are_kept_shown_and_undone(painted, settled, qtbot):
    assert kinds(painted) == [StrokeKind.CALL, StrokeKind.CALL, StrokeKind.OTHER]
    masks = painted.pane._canvas.scene.masks
    assert (len(masks[PAINTED_CALLS]), len(masks[PAINTED_OTHERS])) == (2, 1)
    assert "2 strokes on calls, 1 on" in painted.paint_bar.summary.text()
    calls = [
        stroke
        for stroke in painted.bench.project.strokes.all(painted.bench.view.id)
        if stroke.kind is StrokeKind.CALL
    ]
    call = min(calls, key=lambda segment: segment.box.onset_s)
    assert call.box.onset_s == pytest.approx(0.32, abs=0.08)
    assert call.box.low_hz < 2200 < call.box.high_hz
    segments = painted.bench.view.segments
    settled(qtbot.keyClick(painted, Qt.Key.Key_Z, CTRL))
    assert kinds(painted) == [StrokeKind.CALL, StrokeKind.CALL]
    assert n_painted(painted) == 2
    assert painted.bench.view.segments is segments  # nothing was read again for it
    qtbot.mouseClick(painted.paint_bar.wipe, LEFT)
    assert kinds(painted) == []
    assert not painted.paint_bar.attempt.isEnabled()


def test_saying_that_all_is_painted_can_be_taken_back(painted, qtbot):
    box = painted.paint_bar.complete
    box.click()
    assert StrokeKind.REST in kinds(painted)
    assert box.isChecked()
    box.click()
    assert StrokeKind.REST not in kinds(painted)


def test_what_was_learned_is_shown_first_and_taken_in_one_step(painted, settled, qtbot):
    before = {segment.id for segment in painted.bench.view.segments}
    assert not painted.paint_bar.use.isEnabled()
    settled(qtbot.mouseClick(painted.paint_bar.attempt, LEFT))
    assert painted.window_parts.messages.error is None
    preview = painted.pane._canvas.scene.masks[PROPOSED]
    assert preview
    boxes = [mask.box() for mask in preview]
    for onset_s in (0.3, 1.6):
        assert any(b.onset_s < onset_s + 0.15 < b.offset_s and b.low_hz < 2600 for b in boxes)
    assert {segment.id for segment in painted.bench.view.segments} == before
    assert "It would outline" in painted.paint_bar.summary.text()
    settled(qtbot.mouseClick(painted.paint_bar.use, LEFT))
    after = painted.bench.view.segments
    assert {segment.mask for segment in after} == set(preview)
    assert not painted.pane._canvas.scene.masks.get(PROPOSED)
    note = painted.bench.project.recordings.segmentation(painted.bench.view.id).segmenter
    assert "forest" in note
    settled(qtbot.keyClick(painted, Qt.Key.Key_Z, CTRL))
    assert {segment.id for segment in painted.bench.view.segments} == before
    assert (
        "forest"
        not in painted.bench.project.recordings.segmentation(painted.bench.view.id).segmenter
    )


def test_a_segmenter_once_taught_can_be_chosen_for_a_search(painted, settled, qtbot):
    settled(qtbot.mouseClick(painted.paint_bar.attempt, LEFT))
    settled(painted.search_actions.choose())
    (dialog,) = painted.findChildren(SegmentDialog)
    dialog.choices.buttons["forest"].click()
    settled(qtbot.mouseClick(dialog.find_button, LEFT))
    project = painted.bench.project
    notes = [
        project.recordings.segmentation(recording.id).segmenter
        for recording in project.recordings.all()
    ]
    assert all("forest" in note for note in notes)
    assert (
        painted.window_parts.preferences.segmenter == "automatic"
    )  # other projects have no forest


def test_reviewed_segments_stay(painted, settled, qtbot):
    from birdann.app.commands import LabelSegments
    from birdann.core.labels import LabelState

    kept = painted.bench.view.segments[0]
    painted.bench.execute(LabelSegments([kept.id], LabelState.REJECTED, None))
    settled(qtbot.mouseClick(painted.paint_bar.attempt, LEFT))
    settled(qtbot.mouseClick(painted.paint_bar.use, LEFT))
    assert painted.bench.view.segment(kept.id) is not None
    assert painted.bench.view.labels[kept.id].state is LabelState.REJECTED


def test_another_recording_and_done_put_things_away(painted, settled, qtbot):
    settled(qtbot.keyClick(painted, Qt.Key.Key_PageDown))
    assert n_painted(painted) == 0
    settled(qtbot.keyClick(painted, Qt.Key.Key_PageUp))
    assert n_painted(painted) == 3
    qtbot.mouseClick(painted.paint_bar.done, LEFT)
    assert painted.pane.tool() is Tool.SELECT
    assert painted.paint_bar.isHidden()
    assert n_painted(painted) == 0
