"""The picture is a list of its segments for screen readers, which keys walk."""

import gc

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from birdann.core.labels import SegmentStatus
from tests.gui.reviewing import K
from tests.gui.spectrogram.columns import indexed

NAME, ITEM = QAccessible.Text.Name, QAccessible.Role.ListItem


@pytest.fixture
def filled(pane, make_segment):
    pane.set_segments(
        indexed(
            [
                make_segment("s1", 1.0, 2000.0),
                make_segment("s2", 3.0, 6000.0, status=SegmentStatus.CONFIRMED, probability=None),
                make_segment("s3", 40.0, 2000.0),
            ]
        )
    )
    return pane


def items(canvas):
    """Return the segments that a screen reader finds in the picture."""
    found = QAccessible.queryAccessibleInterface(canvas)
    assert found.role() is QAccessible.Role.List
    children = [found.child(place) for place in range(found.childCount())]
    assert [found.indexOfChild(child) for child in children] == list(range(len(children)))
    return [child for child in children if child.role() is ITEM]


def selected(canvas):
    return [bool(item.state().selected) for item in items(canvas)]


def test_the_segments_in_view_are_the_items_of_a_list(filled, canvas):
    assert [item.text(NAME) for item in items(canvas)] == [
        "Varied Thrush, 97 %, Predicted, 0:01.0, 0.50 s, 2.0–3.5 kHz",
        "Varied Thrush, Confirmed, 0:03.0, 0.50 s, 6.0–7.5 kHz",
    ]
    filled.set_view(35.0, 45.0)
    assert ["0:40.0" in item.text(NAME) for item in items(canvas)] == [True]


def test_an_item_lies_where_its_segment_is_painted(filled, canvas, spot):
    first = items(canvas)[0]
    top_left, bottom_right = spot(1.0, 3500.0), spot(1.5, 2000.0)
    wanted = QRect(top_left, bottom_right).translated(canvas.mapToGlobal(QPoint()))
    edges = zip(first.rect().getCoords(), wanted.getCoords(), strict=True)
    assert all(abs(a - b) <= 1 for a, b in edges)
    assert first.parent().object() is canvas


def test_buttons_on_the_picture_are_read_too(filled, canvas):
    filled.show_message("The file is gone.", filled.search_button)
    found = QAccessible.queryAccessibleInterface(canvas)
    names = [found.child(place).text(NAME) for place in range(found.childCount())]
    assert filled.search_button.text() in names
    assert len(items(canvas)) == 2


def test_items_end_with_their_segments_and_others_stay(filled, canvas, make_segment):
    first, second = items(canvas)
    filled.set_segments(indexed([make_segment("s2", 3.0, 6000.0)]))
    assert items(canvas) == [second]
    assert first not in canvas.items.values()
    del first
    filled.clear_recording()
    gc.collect()
    assert items(canvas) == []


def test_tab_walks_the_items(filled, canvas):
    canvas.setFocus()
    QTest.keyClick(canvas, K.Key_Tab)
    assert selected(canvas) == [True, False]
    QTest.keyClick(canvas, K.Key_Tab)
    assert selected(canvas) == [False, True]
