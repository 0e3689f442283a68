"""The review queue as a person filters and orders it."""

import math
from datetime import UTC, datetime
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem

from birdann.app.commands import SetStarts, TagRecordings
from birdann.app.commands.settings import SetMinCallProbability
from birdann.app.learning.calls import DEFAULT_THRESHOLD, min_call_probability, min_probability
from birdann.core.ids import row_of
from birdann.gui.item_models.queue import (
    PROBABILITY_COLUMN,
    RECORDING_COLUMN,
    SPECIES_COLUMN,
    TIME_COLUMN,
)
from birdann.gui.item_models.queue_data import QueueData
from birdann.gui.item_models.queue_filter import QueueProbability, QueueShow
from birdann.store import Project
from tests.gui.reviewing import let_paint


def click_heading(queue, column, qtbot):
    header = queue.table.horizontalHeader()
    x = header.sectionViewportPosition(column) + header.sectionSize(column) // 2
    spot = header.viewport().rect().center()
    spot.setX(x)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=spot)


@pytest.fixture
def queue(trained, settled):
    trained.layout_.raise_panel("Review queue")
    trained.window_parts.queue.more.setChecked(True)
    trained.layout_.docks["Review queue"].setFloating(True)  # wide enough for a table
    settled(widen(trained, 1400))
    return trained.window_parts.queue


def widen(window, width):
    window.layout_.docks["Review queue"].resize(width, 420)


def rows(queue):
    return [queue.model.segment_at(place) for place in range(queue.model.rowCount())]


def choose(queue, probability):
    queue.filter.probability_box.setCurrentIndex(tuple(QueueProbability).index(probability))


def chances(queue):
    table = queue.model._data.table
    return [float(table.probability[row_of(table.segment_ids, key)]) for key in rows(queue)]


def test_headings_order_the_queue_and_ranges_days_and_names_tell_its_rows_apart(
    trained, queue, settled, qtbot
):
    header = queue.table.horizontalHeader()
    assert header.sortIndicatorSection() == -1
    click_heading(queue, PROBABILITY_COLUMN, qtbot)
    assert chances(queue) == sorted(chances(queue), reverse=True)
    assert queue.order_box.currentText() == "Most certain"
    assert header.sortIndicatorSection() == PROBABILITY_COLUMN
    click_heading(queue, PROBABILITY_COLUMN, qtbot)
    assert chances(queue) == sorted(chances(queue))
    assert header.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder
    click_heading(queue, RECORDING_COLUMN, qtbot)
    assert queue.order_box.currentText() == "By time"
    click_heading(queue, SPECIES_COLUMN, qtbot)
    assert queue.order_box.currentText() == "By species"
    click_heading(queue, 5, qtbot)  # the band orders nothing
    assert queue.order_box.currentText() == "By species"
    assert header.sortIndicatorSection() == SPECIES_COLUMN
    box, place = (
        queue.filter.probability_box,
        tuple(QueueProbability).index(QueueProbability.MIDDLE),
    )
    assert box.itemText(0) == "Any probability"
    open_and_close(box)
    words = box.itemText(place)
    assert words.startswith("50 to 90 % · 8")
    assert words.endswith(" % correct")
    choose(queue, QueueProbability.MIDDLE)
    kept = queue.filters()
    choose(queue, QueueProbability.ANY)
    queue.set_filters(kept)
    assert box.currentText() == words
    assert "right" not in box.itemText(tuple(QueueProbability).index(QueueProbability.BELIEVED))
    choose(queue, QueueProbability.ANY)
    everything = rows(queue)
    choose(queue, QueueProbability.LOW)
    assert all(chance <= 0.5 for chance in chances(queue))
    queue.filter.probability_box.setCurrentIndex(0)
    assert rows(queue) == everything
    assert queue.filter.recordings_box.count() == 2
    key = trained.bench.view.id
    start = datetime(2026, 5, 12, 4, 30, tzinfo=UTC)
    settled(trained.bench.execute(SetStarts({key: (start, "set by Anna")})))
    assert queue.filter.recordings_box.itemText(2) == "12 May 2026"
    queue.filter.recordings_box.setCurrentIndex(2)
    assert set(rows(queue)) == set(trained.bench.view.segments.ids)
    settled(trained.bench.undo())
    assert queue.filter.recordings_box.currentText() == "All recordings"
    assert set(rows(queue)) == set(everything)
    queue.table.setFixedWidth(420)
    cells = [queue.model.index(n, RECORDING_COLUMN) for n in range(queue.model.rowCount())]
    told = {index.data(): painted(queue, index) for index in cells}
    assert len(told) > 2
    assert len(set(told.values())) == len(told)
    assert told["dawn_3.wav"] == "…3"


def open_and_close(box):
    box.showPopup()
    box.hidePopup()


def test_what_is_expected_of_ranges_is_counted_when_they_are_seen(
    trained, queue, settled, monkeypatch
):
    asked = []
    monkeypatch.setattr(
        QueueData, "expected_precision", lambda _data, *limits: asked.append(limits)
    )
    view = trained.bench.view
    settled(trained.bench.execute(TagRecordings([view.id], dict.fromkeys(view.species_list.tags))))
    assert not asked
    open_and_close(queue.filter.probability_box)
    assert len(asked) == len(QueueProbability) - 2


def test_the_bar_of_probability_is_moved_in_the_queue_and_kept_in_the_project(
    trained, queue, settled, qtbot
):
    box, project = queue.filter.sure_box, trained.bench.project
    place = tuple(QueueProbability).index(QueueProbability.SURE)
    assert box.isVisible()
    assert box.text() == "Exported: all"
    assert queue.filter.probability_box.itemText(place).startswith("95 % and above")
    everything = rows(queue)
    bar = math.floor(100 * max(chances(queue)))
    box.setFocus()
    box.selectAll()
    qtbot.keyClicks(box, str(bar))
    qtbot.keyClick(box, Qt.Key.Key_Tab)
    assert box.text() == f"Exported: ≥ {bar} %"
    assert "Expected precision" in box.toolTip()  # at once
    settled(qtbot.waitUntil(lambda: min_probability(project) == bar / 100))
    open_and_close(queue.filter.probability_box)
    assert queue.filter.probability_box.itemText(place).startswith(f"{bar} % and above · ")
    assert rows(queue) == everything  # what is unsure is what a person looks at
    choose(queue, QueueProbability.SURE)
    assert rows(queue)
    assert len(rows(queue)) < len(everything)
    assert min(chances(queue)) >= bar / 100
    settled(trained.bench.undo())
    assert box.text() == "Exported: all"
    assert min_probability(project) == 0.0


def test_the_queue_is_ordered_by_likeness_to_the_segment_selected(trained, queue, settled, qtbot):
    queue.filter.show_box.setCurrentText(str(QueueShow.ALL))
    trained.pane.select([])
    queue.order_box.setCurrentText("Most similar")
    assert queue.order_box.currentText() == "Most informative first"
    assert "Select a segment first" in trained.statusBar().currentMessage()
    mine = trained.bench.view.segments[0].id
    trained.pane.select([mine])
    settled(queue.order_box.setCurrentText("Most similar"))
    assert queue.order_box.currentText() == "Most similar"
    assert rows(queue)[0] == mine
    assert len(rows(queue)) == len(set(rows(queue))) == trained.bench.counts.segments
    data = queue.model._data
    onsets_s = [data.table.onset_s[data.row_of[key]] for key in rows(queue)]
    # A tone's pitch rises with its time in the recording: four sounds are of the reference's kind.
    # The tones hardly differ but in pitch, so that one of another pitch may come between them.
    of_its_kind = [abs(onset_s - onsets_s[0]) < 0.1 for onset_s in onsets_s]
    assert all(of_its_kind[:2])
    assert sum(of_its_kind[:5]) == sum(of_its_kind) == 4
    queue.order_box.setCurrentText("By time")
    assert queue.order_box.currentText() == "By time"


def test_the_counter_tells_the_pace(trained, queue, settled, qtbot, monkeypatch):
    monkeypatch.setattr(trained.follower, "is_on", False)
    assert queue.counter.text() == f"0 of {trained.bench.counts.segments} reviewed"
    trained.activateWindow()
    trained.pane.setFocus()
    settled(qtbot.keyClick(trained.pane._canvas, Qt.Key.Key_U))
    for n_answered in range(1, 9):
        let_paint(trained)
        settled(qtbot.keyClick(trained.pane._canvas, Qt.Key.Key_X))
        told = f"{n_answered} of "
        qtbot.waitUntil(lambda told=told: queue.counter.text().startswith(told))
    qtbot.waitUntil(lambda: "/min" in queue.counter.text())
    assert queue.counter.text().startswith("8 of ")


def test_a_long_counter_wraps_instead_of_widening_the_panel(trained, queue, settled):
    narrowest = queue.minimumSizeHint().width()
    height = queue.counter.height()
    widen(trained, narrowest + 20)
    settled(queue.counter.setText(" · ".join(["123 of 4,567 reviewed"] * 4)))
    assert queue.minimumSizeHint().width() <= narrowest
    assert queue.counter.height() > height


def test_what_is_hardly_a_call_is_hidden_counted_and_unnamed_by_a_bar_that_the_project_keeps(
    trained, queue, settled, qtbot
):
    table = queue.model._data.table
    call_probability = table.call_probability
    box = queue.filter.threshold_box
    assert box.isVisible()
    assert box.text() == "Call probability ≥ 15 %"
    box.setFocus()
    while box.bar <= np.median(call_probability):
        qtbot.keyClick(box, Qt.Key.Key_Up)
    bar = box.bar
    n_hidden = int((call_probability < bar).sum())
    assert n_hidden
    assert queue.filter.sounds_box.currentText() == f"Calls ({n_hidden} hidden)"  # at once
    settled(qtbot.waitUntil(lambda: min_call_probability(trained.bench.project) == bar))
    assert len(rows(queue)) == len(table) - n_hidden
    told = f" · {len(table) - n_hidden} in this queue · {n_hidden} probably not call"
    counted = queue.counter.text().replace("\N{NO-BREAK SPACE}", " ")
    assert told in counted  # the tab counts both
    trained.bench.undo()  # all steps were one edit
    settled()
    assert box.text() == "Call probability ≥ 15 %"
    assert min_call_probability(trained.bench.project) == DEFAULT_THRESHOLD
    middle = QPointF(box.rect().center())
    turned = QWheelEvent(
        middle, QPointF(box.mapToGlobal(middle.toPoint())), QPoint(), QPoint(0, 120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(box, turned)
    assert box.text() == "Call probability ≥ 15 %"
    view = trained.bench.view
    call_probability = view.scores.call_probability
    index = trained.pane._scene.index
    named = [index.label(row) != "" for row in range(len(index))]
    assert all(named)
    bar = float(np.quantile(call_probability, 0.5))
    settled(trained.bench.execute(SetMinCallProbability(bar)))
    index = trained.pane._scene.index
    named = [index.label(row) != "" for row in range(len(index))]
    assert named == (call_probability >= bar).tolist()
    assert (index.colors[call_probability < bar] == -1).all()
    settled(trained.bench.undo())
    table = queue.model._data.table
    call_probability = table.call_probability
    bar = float(np.quantile(call_probability, 0.3))
    n_hidden = int((call_probability < bar).sum())
    settled(trained.bench.execute(SetMinCallProbability(bar)))
    sounds = queue.filter.sounds_box
    assert sounds.isVisible()
    assert sounds.currentText() == f"Calls ({n_hidden} hidden)"
    assert len(rows(queue)) == len(table) - n_hidden
    sounds.setCurrentText("All sounds")
    assert len(rows(queue)) == len(table)
    sounds.setCurrentIndex(0)
    settled(trained.bench.execute(SetMinCallProbability(0.0)))
    assert sounds.currentText() == "Calls (0 hidden)"
    assert len(rows(queue)) == len(table)
    settled(trained.bench.undo())
    assert sounds.currentText() == f"Calls ({n_hidden} hidden)"
    path = trained.bench.project.path
    qtbot.keyClick(box, Qt.Key.Key_Up)
    bar = box.bar
    trained.bench.close()
    with Project.open(path) as project:
        assert min_call_probability(project) == bar != DEFAULT_THRESHOLD


def painted(queue, index):
    """Return the text of a cell as it is painted where its column is as wide as now."""
    option = QStyleOptionViewItem()
    option.rect = queue.table.visualRect(index)
    option.font = queue.table.font()
    queue.table.itemDelegateForColumn(index.column()).initStyleOption(option, index)
    return option.text


def test_times_of_day_stand_in_the_queue_where_there_is_room(trained, queue, settled):
    key = trained.bench.view.id
    start = datetime(2026, 5, 12, 4, 30, tzinfo=UTC)
    settled(trained.bench.execute(SetStarts({key: (start, "set by Anna")})))

    def times():
        cells = [queue.model.index(n, TIME_COLUMN) for n in range(queue.model.rowCount())]
        return " ".join(painted(queue, index) for index in cells)

    assert queue.width() > 800
    assert "04:30:0" in times()
    settled(queue.setMaximumWidth(500))
    assert "04:30" not in times()


def test_filters_that_take_a_second_line_fold_and_say_how_many_are_set(
    trained, queue, settled, qtbot
):
    call_probability = queue.model._data.table.call_probability
    trained.bench.execute(SetMinCallProbability(float(np.quantile(call_probability, 0.3))))
    widen(trained, 1900)
    settled(queue.more.setChecked(False))
    folded = (queue.filter.probability_box, queue.filter.recordings_box, queue.filter.sounds_box)
    assert not queue.more.isVisible()
    assert all(box.isVisible() for box in folded)
    queue.table.setFocus()
    settled(widen(trained, 560))
    assert not any(box.isVisible() for box in folded)
    assert queue.filter.show_box.isVisible()
    assert queue.filter.species_box.isVisible()
    assert queue.more.text() == "More filters"
    queue.more.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(queue.more, Qt.Key.Key_Space)
    assert all(box.isVisible() for box in folded)
    assert not queue.filter.program_box.isVisible()  # there is nothing to choose from
    choose(queue, QueueProbability.LOW)
    settled(queue.filter.sounds_box.setCurrentText("All sounds"))
    assert queue.more.text() == "More filters (2 set)"
    qtbot.keyClick(queue.more, Qt.Key.Key_Space)
    assert not any(box.isVisible() for box in folded)
    settled(widen(trained, 1900))
    assert all(box.isVisible() for box in folded)


def test_at_the_left_an_item_has_two_lines(trained, settled, qtbot):
    trained.resize(1366, 730)
    trained.layout_.reset()
    settled(trained.layout_.raise_panel("Review queue"))
    table, model = trained.window_parts.queue.table, trained.window_parts.queue.model
    assert not table.horizontalHeader().isVisible()
    assert [i for i in range(model.columnCount()) if not table.isColumnHidden(i)] == [0]
    assert table.rowHeight(0) > 2 * table.fontMetrics().height()
    place = table.visualRect(model.index(0, 0))
    picture = table.viewport().grab(place).toImage()
    rows = [
        len({picture.pixelColor(x, y).name() for x in range(0, picture.width(), 2)}) > 3
        for y in range(picture.height())
    ]
    assert sum(a and not b for a, b in pairwise(rows)) >= 2  # lines of text
    settled(qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place.center()))
    assert trained.bench.segment_id == model.segment_at(0)
