"""Outcomes of actions on many files."""

from PySide6.QtWidgets import QStyle, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from birdann.gui.dialogs.program.outcome_dialogs import ListReportDialog


def test_a_row_that_its_text_does_not_fit_has_two_lines(qtbot: QtBot, window) -> None:
    texts = [f"Similar names: {'i' * n} " + "ll " * 30 for n in range(0, 160, 2)]
    rows = [("", text.strip()) for text in texts]
    dialog = ListReportDialog("Imported", "Done.", rows, columns=("File", "What"), parent=window)
    dialog.open()
    qtbot.waitExposed(dialog)
    table = dialog.table
    option = QStyleOptionViewItem()
    table.initViewItemOption(option)
    table.itemDelegate().initStyleOption(option, table.model().index(0, 1))
    option.rect.setWidth(table.columnWidth(1))
    style, margin = table.style(), QStyle.PixelMetric.PM_FocusFrameHMargin
    painted = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, table)
    room_px = painted.width() - 2 * (style.pixelMetric(margin, option, table) + 1)
    high_px = [table.rowHeight(row) for row in range(len(rows))]
    fits = [option.fontMetrics.horizontalAdvance(text) <= room_px for _, text in rows]
    assert {True, False} == set(fits)
    line_px = option.fontMetrics.height()
    short = {px for px, is_fitting in zip(high_px, fits, strict=True) if is_fitting}
    long = {px for px, is_fitting in zip(high_px, fits, strict=True) if not is_fitting}
    assert min(long) >= 2 * line_px
    assert min(long) > max(short)
