"""Choosing cards by hand: lasso, Shift, Ctrl and keys in a grid of any size."""

import itertools

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, QStringListModel, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyledItemDelegate

from birdann.gui.gallery.grid_view import GridView

LEFT = Qt.MouseButton.LeftButton
NONE, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
COLUMNS, CELL = 6, QSize(60, 50)
RGB = QImage.Format.Format_RGB32


class CountingDelegate(QStyledItemDelegate):
    n_painted = 0

    def paint(self, painter: QPainter, option, index) -> None:
        self.n_painted += 1
        painter.fillRect(option.rect, QColor.fromHsv(index.row() * 37 % 360, 200, 200))


def make_grid(qtbot, count):
    grid = GridView()
    qtbot.addWidget(grid)
    model = QStringListModel(grid)
    model.setStringList([str(n) for n in range(count)])
    grid.setModel(model)
    grid.setItemDelegate(CountingDelegate(grid))
    grid.set_cells(CELL, COLUMNS)
    grid.resize(COLUMNS * 60 + 24, 50 * 5 + 4)
    grid.show()
    qtbot.waitExposed(grid)
    return grid


@pytest.fixture
def grid(qtbot):
    return make_grid(qtbot, 60)


def send(grid, kind, at, buttons=LEFT, modifiers=NONE):
    event = QMouseEvent(kind, QPointF(at), grid.mapToGlobal(QPointF(at)), LEFT, buttons, modifiers)
    QApplication.sendEvent(grid.viewport(), event)


def draw(grid, *points, modifiers=NONE):
    kinds = QMouseEvent.Type
    send(grid, kinds.MouseButtonPress, QPoint(*points[0]), modifiers=modifiers)
    for start, stop in itertools.pairwise(points):
        for step in range(1, 6):
            x = start[0] + (stop[0] - start[0]) * step // 5
            y = start[1] + (stop[1] - start[1]) * step // 5
            send(grid, kinds.MouseMove, QPoint(x, y), modifiers=modifiers)
    stop = QPoint(*points[-1])
    send(grid, kinds.MouseButtonRelease, stop, Qt.MouseButton.NoButton, modifiers)


def chosen(grid):
    return sorted(grid.selected_indices())


def test_a_loop_takes_what_it_touches_and_what_it_encloses(grid):
    # Around the second to fourth card of the first three rows; row 1's middle is only enclosed.
    draw(grid, (90, 25), (210, 25), (210, 125), (90, 125), (90, 30))
    assert chosen(grid) == [1, 2, 3, 7, 8, 9, 13, 14, 15]


def test_an_open_line_is_closed_by_a_straight_one(grid):
    draw(grid, (30, 20), (200, 25), (210, 128))
    # The card at 8 lies inside the triangle without being touched.
    assert {0, 1, 2, 3, 8, 9, 15} <= set(chosen(grid))
    assert 12 not in chosen(grid)


def test_a_stroke_takes_the_cards_it_goes_through_but_not_those_it_grazes(grid):
    draw(grid, (30, 75), (300, 75))
    assert chosen(grid) == [6, 7, 8, 9, 10]
    draw(grid, (5, 98), (300, 98))  # in the margin between two rows
    assert chosen(grid) == []


def test_with_ctrl_or_shift_the_lasso_adds(grid):
    QTest.mouseClick(grid.viewport(), LEFT, NONE, QPoint(330, 225))
    draw(grid, (30, 25), (90, 25), modifiers=SHIFT)
    assert chosen(grid)[-1] == 29
    QTest.mouseClick(grid.viewport(), LEFT, NONE, QPoint(330, 225))
    draw(grid, (30, 25), (90, 25), modifiers=CTRL)
    assert chosen(grid) == [0, 1, 29]


def test_the_lasso_reaches_beyond_what_is_in_view(grid):
    kinds = QMouseEvent.Type
    send(grid, kinds.MouseButtonPress, QPoint(30, 225))
    send(grid, kinds.MouseMove, QPoint(30, 240))
    grid.verticalScrollBar().setValue(150)
    send(grid, kinds.MouseMove, QPoint(30, 225))
    send(grid, kinds.MouseButtonRelease, QPoint(30, 225), Qt.MouseButton.NoButton)
    assert chosen(grid) == [24, 30, 36, 42]
    assert not grid._autoscroll.isActive()


def test_click_shift_and_ctrl(grid):
    click = QTest.mouseClick
    click(grid.viewport(), LEFT, NONE, QPoint(90, 25))
    click(grid.viewport(), LEFT, SHIFT, QPoint(30, 75))
    assert chosen(grid) == [1, 2, 3, 4, 5, 6]
    click(grid.viewport(), LEFT, CTRL, QPoint(210, 25))
    assert chosen(grid) == [1, 2, 4, 5, 6]
    click(grid.viewport(), LEFT, CTRL | SHIFT, QPoint(330, 25))
    assert chosen(grid) == [1, 2, 3, 4, 5, 6]
    click(grid.viewport(), LEFT, NONE, QPoint(362, 25))  # right of the last column
    assert chosen(grid) == []


def test_keys_move_and_select(grid):
    key = QTest.keyClick
    key(grid, Qt.Key.Key_Home)
    assert chosen(grid) == [0]
    key(grid, Qt.Key.Key_Down)
    key(grid, Qt.Key.Key_Right, SHIFT)
    key(grid, Qt.Key.Key_Down, SHIFT)
    assert chosen(grid) == list(range(6, 14))
    key(grid, Qt.Key.Key_Left, CTRL)
    assert grid.currentIndex().row() == 12
    assert chosen(grid) == list(range(6, 14))
    key(grid, Qt.Key.Key_End)
    assert chosen(grid) == [59]
    assert grid.visualRect(grid.currentIndex()).bottom() <= grid.viewport().height()
    key(grid, Qt.Key.Key_Down)
    key(grid, Qt.Key.Key_PageUp)
    assert chosen(grid) == [59 - 5 * 6]
    key(grid, Qt.Key.Key_A, CTRL)
    assert len(chosen(grid)) == 60
    key(grid, Qt.Key.Key_Escape)
    assert chosen(grid) == []


def test_down_from_above_a_short_last_row_goes_to_its_end(qtbot):
    grid = make_grid(qtbot, 9)
    QTest.mouseClick(grid.viewport(), LEFT, NONE, QPoint(330, 25))
    QTest.keyClick(grid, Qt.Key.Key_Down)
    assert grid.currentIndex().row() == 8
    QTest.keyClick(grid, Qt.Key.Key_Down)
    assert grid.currentIndex().row() == 8


def on_screen(grid):
    return grid.screen().grabWindow(grid.winId()).toImage().convertToFormat(RGB)


def test_scrolling_shows_what_painting_all_anew_would_show(grid, qtbot):
    for value in (70, 90, 400, 30):
        grid.verticalScrollBar().setValue(value)
        anew = grid.grab().toImage().convertToFormat(RGB)
        qtbot.waitUntil(lambda anew=anew: on_screen(grid) == anew, timeout=2000)
    QTest.keyClick(grid, Qt.Key.Key_Home)
    assert grid.grab().toImage().convertToFormat(RGB) != anew


def test_a_hundred_thousand_cards_cost_no_more_than_those_in_view(qtbot):
    grid = make_grid(qtbot, 100_000)
    delegate = grid.itemDelegate()
    delegate.n_painted = 0
    for step in range(20):
        grid.verticalScrollBar().setValue(step * 40_000)
        grid.model().dataChanged.emit(grid.model().index(0), grid.model().index(99_999))
        QApplication.processEvents()
    assert delegate.n_painted <= 20 * 2 * 7 * COLUMNS
    assert grid.indexAt(QPoint(10, 10)).row() == 19 * 40_000 // 50 * COLUMNS
