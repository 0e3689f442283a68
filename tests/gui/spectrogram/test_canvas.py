"""Segments: painted by status, selected, drawn, moved, resized."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QCursor, QImage
from PySide6.QtTest import QTest

from birdann.core.labels import SegmentStatus
from birdann.gui.spectrogram import HoverCard, HoverRow, Tool
from tests.gui.spectrogram.columns import indexed, looks_of, view_of, views_of

pytestmark = pytest.mark.gui

NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def filled(pane, make_segment, qapp):
    segments = [
        make_segment("a", 1.0, 6000, status=SegmentStatus.PREDICTED),
        make_segment("b", 3.0, 6000, status=SegmentStatus.CONFIRMED),
        make_segment("c", 5.0, 6000, status=SegmentStatus.REJECTED),
        make_segment("d", 7.0, 6000, status=SegmentStatus.UNLABELLED, label=""),
        make_segment("e", 30.0, 2000),
    ]
    pane.set_segments(indexed(segments))
    qapp.processEvents()
    return pane


def drag(canvas, start, stop, modifiers=NONE, *, release=True):
    QTest.mousePress(canvas, LEFT, modifiers, start)
    for step in range(1, 6):
        QTest.mouseMove(canvas, start + (stop - start) * step / 5)
    if release:
        QTest.mouseRelease(canvas, LEFT, modifiers, stop)


def test_outlines_and_chips_are_painted_and_can_be_hidden(filled, picture):
    shown = picture()
    filled.set_chips_visible(False)
    without_chips = picture()
    filled.set_segments_visible(False)
    bare = picture()
    assert shown != without_chips
    assert without_chips != bare


def colored(image, canvas, time_s, low_hz, high_hz):
    """Count strongly coloured pixels in a column of the picture."""
    plot, viewport = canvas.plot(), canvas.scene.viewport
    x = round(plot.left() + viewport.x(time_s))
    top, bottom = round(plot.top() + viewport.y(high_hz)), round(plot.top() + viewport.y(low_hz))
    best = 0
    for dx in (-1, 0, 1):
        column = [image.pixelColor(x + dx, y) for y in range(top, bottom)]
        best = max(best, sum(c.lightness() > 90 for c in column))
    return best / (bottom - top)


def test_status_is_the_shape_of_the_line(filled, canvas, picture):
    filled.set_chips_visible(False)
    filled.set_color_map("night")
    image = picture()
    dashed = colored(image, canvas, 1.0, 6200, 7300)
    solid = colored(image, canvas, 3.0, 6200, 7300)
    dotted = colored(image, canvas, 5.0, 6200, 7300)
    assert solid > 0.9
    assert 0.4 < dashed < 0.85
    assert dotted < dashed


def test_click_selects_and_says_so(filled, canvas, spot, qtbot):
    with qtbot.waitSignal(filled._scene.selection_changed) as changed:
        QTest.mouseClick(canvas, LEFT, NONE, spot(1.2, 6500))
    assert filled.selected_ids() == ("a",)
    assert changed.args == [("a",)]


def test_ctrl_toggles_and_shift_takes_the_range(filled, canvas, spot):
    QTest.mouseClick(canvas, LEFT, NONE, spot(1.2, 6500))
    QTest.mouseClick(canvas, LEFT, CTRL, spot(5.2, 6500))
    assert filled.selected_ids() == ("a", "c")
    QTest.mouseClick(canvas, LEFT, CTRL, spot(1.2, 6500))
    assert filled.selected_ids() == ("c",)
    QTest.mouseClick(canvas, LEFT, SHIFT, spot(1.2, 6500))
    assert filled.selected_ids() == ("c", "b", "a")


def test_click_on_an_empty_place_puts_the_cursor_there(filled, canvas, spot, qtbot):
    filled.select(["a"])
    with qtbot.waitSignal(filled.cursor_placed) as caught:
        QTest.mouseClick(canvas, LEFT, NONE, spot(9.0, 9000))
    assert caught.args[0] == pytest.approx(9.0, abs=0.02)
    assert filled.selected_ids() == ()


def test_shift_drag_selects_what_the_frame_touches(filled, canvas, spot):
    drag(canvas, spot(2.5, 8000), spot(5.2, 5500), SHIFT)
    assert set(filled.selected_ids()) == {"b", "c"}


def test_double_click_activates(filled, canvas, spot, qtbot):
    with qtbot.waitSignal(filled.segment_activated) as caught:
        QTest.mouseDClick(canvas, LEFT, NONE, spot(3.2, 6500))
    assert caught.args == ["b"]


def test_context_menu_selects_and_asks(filled, canvas, spot, qtbot):
    at = spot(3.2, 6500)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, canvas.mapToGlobal(at))
    with qtbot.waitSignal(filled.context_menu_requested) as caught:
        canvas.contextMenuEvent(event)
    assert caught.args[0] == "b"
    assert filled.selected_ids() == ("b",)


@pytest.mark.parametrize(
    ("stop", "modifiers", "times_s", "band_hz"),
    [
        ((9.0, 2000), NONE, (8.0, 9.0), (2000, 4000)),
        ((9.0, 2000), SHIFT, (8.0, 9.0), (0, 12_000)),
        (None, NONE, (8.0, 8.005), (4000 - 46.875, 4000 + 46.875)),
        (None, SHIFT, (8.0, 8.005), (0, 12_000)),
    ],
    ids=["box", "all frequencies", "one time and frequency", "one time"],
)
def test_a_box_or_a_point_is_drawn_with_shift_over_all_frequencies(
    filled, canvas, spot, qtbot, stop, modifiers, times_s, band_hz
):
    with qtbot.waitSignal(filled.tool_changed):
        filled.set_tool(Tool.DRAW)
    with qtbot.waitSignal(filled.box_drawn) as caught:
        if stop is None:
            QTest.mouseClick(canvas, LEFT, modifiers, spot(8.0, 4000))
        else:
            drag(canvas, spot(8.0, 4000), spot(*stop), modifiers)
    box = caught.args[0]
    assert (box.onset_s, box.offset_s) == pytest.approx(times_s, abs=0.02)
    assert (box.low_hz, box.high_hz) == pytest.approx(band_hz, abs=40)
    if stop is None:
        assert box.duration_s == pytest.approx(0.005)
    if modifiers is SHIFT:
        assert (box.low_hz, box.high_hz) == band_hz
    elif stop is None:
        assert box.bandwidth_hz == pytest.approx(12_000 / 128)
    assert filled.tool() is Tool.DRAW


def test_a_double_click_marks_one_point(filled, canvas, spot):
    filled.set_tool(Tool.DRAW)
    drawn = []
    filled.box_drawn.connect(drawn.append)
    for act in (QTest.mouseClick, QTest.mouseDClick, QTest.mouseRelease):
        act(canvas, LEFT, NONE, spot(8.0, 4000))
    assert len(drawn) == 1


def test_a_point_at_the_end_of_the_recording_lies_in_it(filled, canvas, qtbot):
    viewport, plot = canvas.scene.viewport, canvas.plot()
    canvas.scene.set_viewport(viewport.with_start(viewport.duration_s))
    filled.set_tool(Tool.DRAW)
    rim = QPointF(plot.right(), plot.center().y()).toPoint()
    with qtbot.waitSignal(filled.box_drawn) as caught:
        QTest.mouseClick(canvas, LEFT, NONE, rim)
    box = caught.args[0]
    assert box.duration_s > 0
    assert box.offset_s <= viewport.duration_s


def test_a_label_and_ctrl_select_while_drawing(filled, canvas, spot, qtbot):
    canvas.grab()
    filled.set_tool(Tool.DRAW)
    chip, row = canvas.chips._painted[0]
    with qtbot.assertNotEmitted(filled.box_drawn):
        at = (canvas.plot().topLeft() + chip.center()).toPoint()
        QTest.mouseClick(canvas, LEFT, NONE, at)
        assert filled.selected_ids() == (canvas.scene.index.id(row),)
        QTest.mouseClick(canvas, LEFT, CTRL, spot(5.2, 6500))
        assert "c" in filled.selected_ids()


def test_a_marked_point_can_be_moved(pane, canvas, spot, make_segment, qtbot):
    point = make_segment("p", 8.0, 4000, duration_s=0.005, height_hz=93.75)
    pane.set_segments(indexed([point]))
    pane.select(["p"])
    with qtbot.waitSignal(pane.box_edited) as caught:
        drag(canvas, spot(8.0, 4047), spot(9.0, 5047))
    _, box = caught.args
    assert box.onset_s == pytest.approx(9.0, abs=0.03)
    assert box.duration_s == pytest.approx(0.005)


def test_escape_cancels_the_box_then_leaves_the_tool(filled, canvas, spot, qtbot):
    filled.set_tool(Tool.DRAW)
    with qtbot.assertNotEmitted(filled.box_drawn):
        drag(canvas, spot(8.0, 4000), spot(9.0, 2000), release=False)
        drawing = canvas.grab().toImage()
        QTest.keyClick(canvas, Qt.Key.Key_Escape)
        assert canvas.grab().toImage() != drawing
        QTest.mouseRelease(canvas, LEFT, NONE, spot(9.0, 2000))
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert filled.tool() is Tool.SELECT


@pytest.mark.parametrize(
    ("right_px", "down_px", "n_boxes"),
    [(30, 1, 0), (1, 30, 0), (30, 2, 0), (2, 30, 0), (30, 4, 1), (4, 30, 1)],
)
def test_a_slip_of_the_hand_draws_nothing(filled, canvas, spot, right_px, down_px, n_boxes):
    """A box needs three pixels both ways."""
    boxes = []
    filled.box_drawn.connect(boxes.append)
    filled.set_tool(Tool.DRAW)
    start = spot(8.0, 4000)
    drag(canvas, start, start + QPoint(right_px, down_px))
    assert len(boxes) == n_boxes


@pytest.mark.parametrize(("stop_s", "n_edits"), [(3.005, 0), (3.3, 1)])
def test_a_segment_is_not_resized_to_nothing(filled, canvas, spot, stop_s, n_edits):
    edits = []
    filled.box_edited.connect(lambda *edit: edits.append(edit))
    filled.select(["b"])
    drag(canvas, spot(3.5, 6750), spot(stop_s, 6750))
    assert len(edits) == n_edits


@pytest.mark.parametrize(
    ("start", "stop", "times_s", "band_hz"),
    [
        ((3.25, 6750), (4.25, 7750), (4.0, 4.5), (7000, 8500)),
        ((3.5, 6750), (3.9, 6750), (3.0, 3.9), (6000, 7500)),
    ],
    ids=["moved", "resized by a handle"],
)
def test_a_selected_segment_is_dragged(filled, canvas, spot, qtbot, start, stop, times_s, band_hz):
    filled.select(["b"])
    with qtbot.waitSignal(filled.box_edited) as caught:
        drag(canvas, spot(*start), spot(*stop))
    segment_id, box = caught.args
    assert segment_id == "b"
    assert (box.onset_s, box.offset_s) == pytest.approx(times_s, abs=0.03)
    assert (box.low_hz, box.high_hz) == pytest.approx(band_hz, abs=60)
    if band_hz == (6000, 7500):  # as before: only one side is moved
        assert (box.low_hz, box.high_hz) == band_hz
    else:
        assert box.duration_s == pytest.approx(0.5)


@pytest.mark.parametrize(("tool", "adds"), [(Tool.ADD, True), (Tool.ERASE, False)])
def test_brushing_announces_the_stroke_on_the_segments_grid(
    filled, canvas, spot, qtbot, tool, adds
):
    filled.select(["b"])
    filled.set_tool(tool)
    with qtbot.waitSignal(filled.mask_brushed) as caught:
        drag(canvas, spot(3.1, 6500), spot(3.9, 6500), release=False)
        canvas.grab()
        QTest.mouseRelease(canvas, LEFT, NONE, spot(3.9, 6500))
    segment_id, stroke, is_adding = caught.args
    assert (segment_id, is_adding) == ("b", adds)
    box = stroke.box()
    assert box.onset_s < 3.15
    assert box.offset_s > 3.85
    assert 6100 < box.low_hz < 6500 < box.high_hz < 6900
    assert stroke.grid == view_of(canvas.scene.index, canvas.scene.index.row_of("b")).mask.grid
    QTest.keyClick(canvas, Qt.Key.Key_Escape)  # leaves the tool first, for a label of the segment
    assert (filled.tool(), filled.selected_ids()) == (Tool.SELECT, ("b",))
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert filled.selected_ids() == ()


def test_brushing_without_a_selected_segment_pans(filled, canvas, spot, qtbot):
    filled.set_tool(Tool.ADD)
    with qtbot.assertNotEmitted(filled.mask_brushed):
        drag(canvas, spot(8.0, 3000), spot(7.0, 3000))
    assert filled.view()[0] > 0.5


def test_tab_steps_through_segments_and_scrolls(filled, canvas):
    canvas.setFocus()
    QTest.keyClick(canvas, Qt.Key.Key_Tab)
    assert filled.selected_ids() == ("a",)
    for _ in range(4):
        QTest.keyClick(canvas, Qt.Key.Key_Tab)
    assert filled.selected_ids() == ("e",)
    start, stop = filled.view()
    assert start < 30 < 30.5 < stop
    QTest.keyClick(canvas, Qt.Key.Key_Backtab)
    assert filled.selected_ids() == ("d",)
    filled.select_next(-1)
    assert filled.selected_ids() == ("c",)


def test_reveal_shows_frequencies_too(filled):
    filled.set_frequency_range(0, 3000)
    filled.reveal("b")
    low, high = filled.frequency_range()
    assert low <= 6000 < 7500 <= high


def test_zoom_to_selection(filled):
    filled.select(["a", "b"])
    filled.zoom_to_selection()
    assert filled.view() == pytest.approx((0.0, 4.75), abs=0.4)


def test_selection_survives_new_segments(filled, make_segment):
    filled.select(["a", "b"])
    filled.set_segments(indexed([make_segment("b", 3.0, 6000, label="Robin")]))
    assert filled.selected_ids() == ("b",)
    filled.select(["nobody"])
    assert filled.selected_ids() == ()


@pytest.mark.parametrize("tool", [Tool.CALL, Tool.OTHER, Tool.DRAW, Tool.ADD, Tool.ERASE])
def test_no_card_lies_over_what_is_painted_or_drawn(filled, canvas, spot, tool):
    filled.set_hover_provider(lambda _segment: HoverCard(title="a call"))
    for place in ((9.0, 9000), (1.2, 6500), (1.22, 6550)):
        QTest.mouseMove(canvas, spot(*place))
    assert canvas.pointer.card is not None
    filled.set_tool(tool)
    QTest.mouseMove(canvas, spot(1.25, 6600))
    assert canvas.pointer.card is None
    QTest.mouseMove(canvas, spot(9.0, 9000))
    QTest.mouseMove(canvas, spot(1.2, 6500))
    assert canvas.pointer.card is None


def test_a_card_goes_when_the_view_moves_from_under_the_pointer(filled, canvas, spot):
    """It stood over other calls while the view followed what was played."""
    filled.set_hover_provider(lambda _segment: HoverCard(title="a call"))
    QTest.mouseMove(canvas, spot(1.2, 6500))
    QTest.mouseMove(canvas, spot(1.22, 6550))
    assert canvas.pointer.card is not None
    filled.set_view(4.0, 6.0)
    assert canvas.pointer.card is None


def test_the_crosshair_stays_under_a_pointer_that_rests_while_the_layout_changes(
    filled, canvas, monkeypatch
):
    """After opening a project it stood 250 pixels beside the pointer."""
    on_screen = canvas.mapToGlobal(QPoint(200, 100))
    monkeypatch.setattr(QCursor, "pos", lambda *_: on_screen)
    canvas.pointer.at = QPointF(450, 126)
    canvas.resize(canvas.width() - 50, canvas.height() - 26)
    assert canvas.pointer.at == QPointF(canvas.mapFromGlobal(on_screen))


def test_hover_card_comes_from_the_provider(filled, canvas, spot):
    asked = []

    def provider(segment_id):
        asked.append(segment_id)
        rows = (
            HoverRow(label="Varied Thrush", probability=0.97, species_color_index=0),
            HoverRow(label="Robin", probability=0.02, species_color_index=9),
        )
        return HoverCard(title="0.5 s, 6.0 to 7.5 kHz", rows=rows, note="Listed here.")

    filled.set_hover_provider(provider)
    QTest.mouseMove(canvas, spot(9.0, 9000))
    without = canvas.grab().toImage()
    QTest.mouseMove(canvas, spot(1.2, 6500))
    QTest.mouseMove(canvas, spot(1.25, 6600))
    assert asked == ["a"]
    assert canvas.grab().toImage() != without


def test_leaving_takes_the_hair_lines_away(filled, canvas, spot, picture):
    clean = picture()
    QTest.mouseMove(canvas, spot(9.0, 9000))
    assert picture() != clean
    canvas.pointer.leave()
    assert picture() == clean


def test_a_crowd_of_segments_is_a_map_of_density_without_chips(pane, canvas, make_segment, qapp):
    pane.set_view(0, 60)
    bare = canvas.grab().toImage()
    crowd = [
        make_segment(f"s{i}", i * 0.01, 1000 + i % 7 * 900, duration_s=0.05) for i in range(5900)
    ]
    pane.set_segments(indexed(crowd))
    shown = canvas.grab().toImage()
    assert shown != bare
    pane.select([f"s{i}" for i in range(0, 5900, 5)])
    assert canvas.grab().toImage() != shown


def test_many_species_and_verdicts_have_distinct_chips(pane, canvas, make_segment):
    statuses = list(SegmentStatus)
    segments = [
        make_segment(f"s{i}", 0.9 * i, 1500 + 900 * (i % 6), species_color_index=i * 5,
                     status=statuses[i % 5])
        for i in range(11)
    ]  # fmt: skip
    pane.set_segments(indexed(segments))
    images = [pixmap.toImage() for _, pixmap in drawn_chips(canvas)]
    assert len(images) == len({bytes(image.constBits()) for image in images}) >= 5


def drawn_chips(canvas):
    """Return the corner and the picture of each chip in view."""
    drawn = []

    class Painter:
        def setPen(self, _pen):
            pass

        def drawPolyline(self, _bracket):
            pass

        def drawPixmap(self, corner, pixmap):
            drawn.append((corner, pixmap))

    canvas.chips.paint(Painter(), canvas.scene.viewport, 1.0, is_moving=False)
    return drawn


def test_names_of_what_began_before_the_view_are_read_whole(filled, canvas):
    """A chip at the left edge of the picture stands in it, at the outline it belongs to."""
    filled.set_view(1.3, 3.3)  # the first segment began at 1.0
    drawn = drawn_chips(canvas)
    assert min(corner.x() for corner, _ in drawn) == 0
    ends = [corner.x() + chip.deviceIndependentSize().width() for corner, chip in drawn]
    assert max(ends) <= canvas.scene.viewport.width_px


def test_a_name_stands_for_its_segment_under_the_pointer(filled, canvas, picture):
    """A chip says a code where its name has no room: the card over it tells the name."""
    picture()
    box, row = canvas.chips._painted[0]
    at = (canvas.plot().topLeft() + box.center()).toPoint()
    asked = []
    canvas.pointer.hover_provider = asked.append
    QTest.mouseMove(canvas, at)
    assert asked == [canvas.scene.index.id(row)]
    QTest.mouseClick(canvas, LEFT, NONE, at)
    assert filled.selected_ids() == (canvas.scene.index.id(row),)


def test_the_code_of_a_selected_segment_keeps_its_percentage(pane, canvas, make_segment):
    pane.set_segments(indexed([make_segment("a", 1.0, 3000, label="Robin", probability=0.42)]))
    row = np.array([0])
    assert [look.tail for look in canvas.chips._chip_forms(row)] == ["42 %", ""]
    pane.select(["a"])
    assert [look.tail for look in canvas.chips._chip_forms(row)] == ["42 %", "42 %"]


def test_zooming_stretches_the_overlay_and_then_sharpens_it(filled, canvas, picture, qtbot):
    picture()
    before = set(canvas.overlay._strips)
    assert before
    filled.move_view(lambda view: view.zoomed_time(1.3, 3.2), is_zoom=True, is_moving=True)
    canvas.grab()
    assert canvas.overlay._old is not None
    assert not canvas.overlay._is_whole
    qtbot.waitUntil(lambda: not canvas._is_zooming, timeout=2000)
    picture()
    assert canvas.overlay._is_whole


def test_what_was_not_in_view_is_sketched_while_zooming_and_exact_at_rest(
    filled, canvas, picture, qtbot
):
    filled.set_chips_visible(False)
    filled.set_view(3.0, 3.4)
    picture()
    filled.move_view(lambda view: view.zoomed_time(0.1, 3.2), is_zoom=True, is_moving=True)
    sketched = canvas.grab().toImage()
    assert not canvas.overlay._strips
    filled.set_segments_visible(False)
    assert canvas.grab().toImage() != sketched
    filled.set_segments_visible(True)
    qtbot.waitUntil(lambda: not canvas._is_zooming, timeout=2000)
    at_rest, viewport = picture(), canvas.scene.viewport
    filled.set_view(20, 21)
    picture()
    canvas.scene.set_viewport(viewport)
    assert filled.wait_until_idle()
    assert picture() == at_rest


def test_middle_button_pans_even_over_segments(filled, canvas, spot):
    at = spot(3.2, 6500)
    QTest.mousePress(canvas, Qt.MouseButton.MiddleButton, NONE, at)
    QTest.mouseMove(canvas, at - QPoint(60, 0))
    QTest.mouseMove(canvas, at - QPoint(120, 0))
    QTest.mouseRelease(canvas, Qt.MouseButton.MiddleButton, NONE, at - QPoint(120, 0))
    assert filled.view()[0] > 1
    assert filled.selected_ids() == ()


def test_canvas_has_an_accessible_name(canvas):
    assert canvas.accessibleName()
    assert canvas.plot().contains(QPointF(canvas.rect().center()))


def test_a_new_state_is_painted_without_painting_the_rest_again(filled, picture, make_segment):
    canvas = filled._canvas
    before = picture()
    index, strips = canvas.scene.index, dict(canvas.overlay._strips)
    changed = make_segment("c", 5.0, 6000, status=SegmentStatus.CONFIRMED)
    filled.update_segments(index.rows_of(["c"]), looks_of([changed]))
    after = picture()
    assert canvas.scene.index is index
    assert view_of(index, index.row_of("c")).status is SegmentStatus.CONFIRMED
    assert before != after
    kept = [number for number, image in canvas.overlay._strips.items() if image is strips[number]]
    assert 0 < len(kept) < len(strips)
    filled.set_segments(indexed(views_of(index)))
    assert picture() == after


def test_a_late_overview_of_the_recording_before_is_not_shown(canvas):
    shown = []
    canvas.overview_changed.connect(shown.append)
    generation = canvas.service.generation
    late = np.full((129, 600), 200, dtype=np.uint8)
    canvas.service.overview_ready.emit(generation - 1, late)
    assert shown == []
    canvas.service.overview_ready.emit(generation, late)
    assert len(shown) == 1


def test_no_view_has_outlines_beside_filled_rectangles(pane, canvas, make_segment, qtbot):
    """The fullest part of a recording decides for a zoom, not each stretch of the picture."""
    crowd = [make_segment(f"c{i}", 1 + i * 0.004, 1000 + i % 9 * 900) for i in range(1000)]
    few = [make_segment(f"f{i}", 8 + 4 * i, 3000, duration_s=2) for i in range(10)]
    pane.set_segments(indexed([*crowd, *few]))
    painter = canvas.overlay._painter
    for px_per_s in (15.0, 60.0, 240.0):
        ratio = canvas.devicePixelRatioF()
        viewport = canvas.scene.viewport
        zoomed = viewport.zoomed_time(px_per_s / viewport.px_per_s, 5.0)
        strips = [painter.strip(k * 256 / px_per_s, 256, zoomed, ratio) for k in range(3)]
        insides = [_n_translucent(strip) for strip in strips if strip is not None]
        is_filled = painter.is_crowd(zoomed.px_per_s)
        assert len(insides) > 1
        assert all((n > 2000) is is_filled for n in insides), (px_per_s, insides)


def _n_translucent(image):
    """Return the number of pixels that are neither clear nor a line: those of a filled map."""
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    pixels = np.frombuffer(image.constBits(), np.uint32)
    alpha = pixels >> 24
    return int(((alpha > 60) & (alpha < 130)).sum())


def test_a_segment_out_of_the_band_has_no_label(pane, canvas, make_segment, picture):
    pane.set_segments(indexed([make_segment("high", 2.0, 9000)]))
    pane.move_view(lambda view: view.with_frequencies(0.0, 6000.0))
    picture()
    assert canvas.chips._painted == []
    pane.move_view(lambda view: view.with_frequencies(0.0, 12_000.0))
    picture()
    assert len(canvas.chips._painted) == 1
