"""The table of sites and times in the window: typed, pasted, filled, saved, undone."""

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from birdann.app.survey.sites import SiteBook
from birdann.gui.dialogs.project import sites_dialogs
from birdann.gui.dialogs.project.sites_dialogs import SitesDialog


@pytest.fixture
def dialog(opened, settled, qtbot):
    opened.actions_["project.sites"].trigger()
    settled(qtbot.waitUntil(lambda: opened.findChild(SitesDialog) is not None))
    return opened.findChild(SitesDialog)


def cell(dialog, row, name):
    return dialog.grid.index(row, dialog.grid.columns.index(name))


def choose(dialog, *cells):
    selection = dialog.table.selectionModel()
    selection.clear()
    for row, name in cells:
        selection.select(cell(dialog, row, name), QItemSelectionModel.SelectionFlag.Select)


def book(window):
    with window.bench.project.reader() as reader:
        return SiteBook.of(reader)


def test_headings_are_whole_in_a_language_of_long_words(opened, settled, monkeypatch):
    for name, title in sites_dialogs._TITLES.items():
        monkeypatch.setitem(sites_dialogs._TITLES, name, 2 * title)
    settled(opened.actions_["project.sites"].trigger())
    header = opened.findChild(SitesDialog).table.horizontalHeader()
    for column in range(header.count()):
        words = header.model().headerData(column, Qt.Orientation.Horizontal)
        assert header.fontMetrics().horizontalAdvance(words) < header.sectionSize(column), words


def test_pasted_filled_down_saved_and_undone(opened, dialog, settled, qtbot):
    table = dialog.table
    QGuiApplication.clipboard().setText("bog\t47.05\t8.3\nfen\t47.1\t8.4\n")
    choose(dialog, (0, "site"))
    qtbot.keyClick(table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert [dialog.grid.rows[1].get(n) for n in ("site", "latitude")] == ["fen", "47.1"]
    choose(dialog, (0, "start"))
    dialog.grid.setData(cell(dialog, 0, "start"), "2024-05-02 04:00")
    dialog.grid.setData(cell(dialog, 0, "zone"), "+02:00")
    choose(dialog, (0, "zone"), (1, "zone"))
    qtbot.keyClick(table, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert dialog.grid.rows[1]["zone"] == "+02:00"
    qtbot.keyClick(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert dialog.grid.rows[1]["zone"] == ""
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    settled(qtbot.waitUntil(lambda: len(book(opened).sites) == 2))
    found = book(opened)
    assert {site.name: site.latitude_deg for site in found.sites.values()} == {
        "bog": 47.05,
        "fen": 47.1,
    }
    assert found.recordings[0].started_at.isoformat() == "2024-05-02T04:00:00+02:00"
    opened.actions_["project.sites"].trigger()
    settled(qtbot.waitUntil(lambda: len(opened.findChildren(SitesDialog)) == 1))
    again = opened.findChild(SitesDialog)
    again.grid.setData(cell(again, 0, "site"), "moor")  # renamed with all that is known of it
    qtbot.mouseClick(again.save, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: {s.name for s in book(opened).sites.values()} == {"moor", "fen"})
    settled()
    assert next(s.latitude_deg for s in book(opened).sites.values() if s.name == "moor") == 47.05
    assert opened.bench.undo()
    settled()
    assert opened.bench.undo()
    settled()
    assert not book(opened).sites
    assert book(opened).recordings[0].started_at is None


def test_a_cell_that_does_not_fit_is_named_and_nothing_is_lost(opened, dialog, settled, qtbot):
    dialog.grid.setData(cell(dialog, 0, "site"), "bog")
    dialog.grid.setData(cell(dialog, 0, "latitude"), "north")
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "Row 1: “north” is not a latitude" in dialog.trouble.text())
    assert dialog.isVisible()
    assert dialog.grid.rows[0]["site"] == "bog"
    assert not book(opened).sites


def test_changed_cells_are_saved_before_tables_are_read_or_written(dialog):
    asked = []
    for signal in (dialog.import_asked, dialog.export_asked, dialog.clock_asked):
        signal.connect(lambda: asked.append(1))
    dialog.grid.setData(cell(dialog, 0, "site"), "bog")
    buttons = {b.text().replace("&", ""): b for b in dialog.findChildren(QPushButton)}
    for words in ("Read table…", "Save table…", "Correct the clock…"):
        dialog.trouble.setText("")
        buttons[words].click()
        assert not asked, words
        assert dialog.trouble.text() == "Save the changed cells first, or undo them (Ctrl+Z)."
    dialog.reject()


def test_sites_from_folders(opened, dialog, settled, qtbot):
    dialog.pattern.setText("*")
    dialog.fill_from_folders()
    assert "columns in braces" in dialog.trouble.text()
    dialog.pattern.setText("{site}.*")
    dialog.fill_from_folders()
    assert all(row["site"] for row in dialog.grid.rows)
    assert not book(opened).sites  # only a preview
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(book(opened).sites) == len(dialog.grid.rows))


def test_tables_out_and_in(opened, dialog, settled, qtbot, tmp_path, text_file):
    path = tmp_path / "sites.xlsx"
    settled(opened.sites_actions.write_table(path))
    assert path.exists()
    table = text_file("in.csv", f"recording,site\n{dialog.grid.rows[0]['recording']},bog\n")
    opened.sites_actions.read_table(table, dialog)
    settled(qtbot.waitUntil(lambda: len(book(opened).sites) == 1))


def test_sites_in_file_names_are_offered_and_saved_only_then(opened, settled, qtbot, monkeypatch):
    names = [f"SITE{1 + k % 2}_20260501_05000{k}.wav" for k in range(6)]
    monkeypatch.setattr(SiteBook, "names", lambda _book: names)
    opened.actions_["project.sites"].trigger()
    qtbot.waitUntil(lambda: opened.findChild(SitesDialog) is not None)
    dialog = opened.findChild(SitesDialog)
    assert [dialog.grid.rows[row].get("site") for row in range(3)] == ["SITE1", "SITE2", "SITE1"]
    assert "SITE1, SITE2" in dialog.trouble.text()
    assert not book(opened).sites
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(book(opened).sites) == 2)
