"""File and folder dialogs that start in the last folder."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from birdann.gui.window_parts import WindowParts


class FileChoice:
    """File dialogs of a window, which remember the folder."""

    def __init__(self, window_parts: WindowParts) -> None:
        self._window_parts = window_parts

    def open_files(
        self, title: str, kinds: str, then: Callable[[list[Path]], object]
    ) -> QFileDialog:
        dialog = self._dialog(title, kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda paths: then([Path(path) for path in paths]))
        dialog.open()
        return dialog

    def open_file(self, title: str, kinds: str, then: Callable[[Path], object]) -> QFileDialog:
        dialog = self._dialog(title, kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: then(Path(path)))
        dialog.open()
        return dialog

    def folder(self, title: str, then: Callable[[Path], object]) -> QFileDialog:
        dialog = self._dialog(title, "")
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(lambda path: then(Path(path)))
        dialog.open()
        return dialog

    def save_file(
        self, title: str, name: str, kinds: str, then: Callable[[Path], object]
    ) -> QFileDialog:
        dialog = self._dialog(title, kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.selectFile(name)
        dialog.fileSelected.connect(lambda path: then(Path(path)))
        dialog.open()
        return dialog

    def _dialog(self, title: str, kinds: str) -> QFileDialog:
        dialog = QFileDialog(
            self._window_parts.window, title, self._window_parts.preferences.folder
        )
        if kinds:
            dialog.setNameFilter(kinds)
        dialog.directoryEntered.connect(self._note_folder)
        # Not the folder in view: a whole path may have been typed.
        dialog.filesSelected.connect(lambda paths: self._note_folder(str(Path(paths[0]).parent)))
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def _note_folder(self, folder: str) -> None:
        self._window_parts.preferences.folder = folder
