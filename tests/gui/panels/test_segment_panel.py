"""The segment panel by itself."""

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
