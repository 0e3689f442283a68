"""The next dialog of files begins where the last file was."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QLineEdit

from birdann.gui.actions.base import FileChoice


def test_a_typed_path_is_where_the_next_dialog_begins(window, tmp_path, monkeypatch):
    elsewhere, chosen = tmp_path / "elsewhere", []
    elsewhere.mkdir()
    window.window_parts.preferences.folder = str(tmp_path)
    files = FileChoice(window.window_parts)
    dialog = files.save_file("Save", "a.csv", "Tables (*.csv)", chosen.append)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    assert Path(dialog.directory().absolutePath()) == tmp_path
    dialog.findChild(QLineEdit).setText(str(elsewhere / "b.csv"))
    dialog.accept()
    assert chosen == [elsewhere / "b.csv"]
    following = files.open_file("Open", "", chosen.append)
    assert Path(following.directory().absolutePath()) == elsewhere
    following.reject()
