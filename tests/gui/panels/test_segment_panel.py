"""The segment panel by itself."""

from PySide6.QtWidgets import QScrollArea

from birdann.core.ids import SpeciesId
from birdann.gui.item_models.picks import PickRow
from birdann.gui.panels.segment_panel import SegmentInfo, SegmentPanel

NAME = "marsh_north_bank_recorder_17_" * 4 + "20260501_050000.wav"


def test_a_long_title_is_elided_in_the_middle_and_does_not_widen_the_panel(qtbot):
    panel = SegmentPanel()
    qtbot.addWidget(panel)
    panel.resize(280, 600)
    panel.show_segment(SegmentInfo(title="3 selected"))
    panel.show()
    least_px = panel.minimumSizeHint().width()
    panel.show_segment(SegmentInfo(title=NAME))
    qtbot.waitUntil(lambda: panel.title.text().endswith("000.wav"))
    assert panel.minimumSizeHint().width() <= least_px
    first, cut, _ = panel.title.text().partition("…")
    assert cut
    assert NAME.startswith(first)
    assert panel.title.toolTip() == NAME
    assert panel.title.whole_text() == NAME


def test_a_title_that_does_not_fit_beside_its_buttons_keeps_its_numbers(qtbot):
    """As on a screen of 1366 pixels, in Spanish."""
    panel = SegmentPanel()
    qtbot.addWidget(panel)
    panel.resize(209, 300)
    panel.show()
    title, short_title = "Segmento 1234 de 5971", "1234 / 5971"
    choices = (PickRow(species_id=SpeciesId(1), name="Wren", color_index=0),)
    panel.show_segment(SegmentInfo(title=title, short_title=short_title, choices=choices))
    qtbot.waitUntil(lambda: panel.title.width() > 0)
    assert panel.more.isVisible()
    assert panel.title.text() == short_title
    assert panel.title.toolTip() == title
    panel.resize(420, 300)
    qtbot.waitUntil(lambda: panel.title.text() == title)
    assert panel.title.x() == panel.details.x()  # not in the middle of its room


def test_candidates_stay_in_sight_below_more(qtbot):
    panel = SegmentPanel()
    qtbot.addWidget(panel)
    scrolled = QScrollArea(widgetResizable=True)
    qtbot.addWidget(scrolled)
    scrolled.setWidget(panel)
    scrolled.resize(280, 365)
    scrolled.show()
    choices = tuple(
        PickRow(species_id=SpeciesId(n), name=f"Bird {n}", color_index=n) for n in range(1, 4)
    )
    panel.show_segment(SegmentInfo(title="Segment 1 of 9", why="so " * 90, choices=choices))
    panel.show_measures("peak 3 kHz " * 12)
    qtbot.waitUntil(panel.more.isVisible)
    panel.more.setChecked(True)
    qtbot.waitUntil(panel.measures.isVisible)
    qtbot.wait(0)
    candidates = panel.picker.list
    last = candidates.visualRect(panel.picker.model.index(2, 0))
    assert candidates.viewport().rect().contains(last)
    assert not candidates.verticalScrollBar().isVisible()
