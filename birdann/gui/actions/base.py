"""Base of all actions: parts of the window, file dialogs, menus, and messages about outcomes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path, PurePath
from typing import Any, Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QFileDialog, QMenu

from birdann.core.errors import BirdannError, OutputExistsError
from birdann.core.message import Message
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.spectrogram import Tool
from birdann.gui.text.language import tr, translate_message
from birdann.gui.text.value_words import value_title
from birdann.gui.window_parts import WindowParts
from birdann.store import SUFFIX

with lazy_imports():
    from birdann.app import reports
    from birdann.app.exchange import imports


class _Report(Protocol):
    def sentences(self) -> list[str]: ...


class _Failure(Protocol):
    @property
    def path(self) -> str: ...

    @property
    def message(self) -> str: ...


class Actions(QObject):
    """Base of the classes that carry out commands."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._parts, self._bench, self._window = parts, parts.bench, parts.window
        self._files = FileChoice(parts)

    def _note(self, text: str) -> None:
        self._parts.messages.note(text)

    def _report_outcome(
        self,
        title: str,
        summary: str,
        rows: Sequence[tuple[str, str]],
        columns: tuple[str, str] | None = None,
    ) -> None:
        """Note the outcome of a job; if there are exceptions, list them in a dialog."""
        self._note(summary)
        if rows:
            columns = columns or (tr("File"), tr("Details"))
            self._parts.messages.report(title, summary, rows, columns)

    def _ask_to_replace(self, replace: Callable[[], object]) -> Callable[[BirdannError], None]:
        """Return an error handler that asks whether to replace an existing file."""

        def on_error(error: BirdannError) -> None:
            if isinstance(error, OutputExistsError):
                self._parts.messages.ask(
                    tr("Replace existing file?"), str(error), tr("Replace"), tr("Keep"), replace
                )
            else:
                self._bench.show_failure(error)

        return on_error


def is_tool(tool: Tool) -> Callable[[Any], bool]:
    """Return what tells of actions whether a tool of the spectrogram is in use."""
    return lambda actions: actions._parts.pane.tool() is tool


class FileChoice:
    """File and folder dialogs of a window, which start in the last folder."""

    def __init__(self, parts: WindowParts) -> None:
        self._parts = parts

    def open_files(
        self, title: str, kinds: str, then: Callable[[list[Path]], object]
    ) -> QFileDialog:
        dialog = self._open(title, kinds, QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda paths: then([Path(path) for path in paths]))
        return dialog

    def open_file(self, title: str, kinds: str, then: Callable[[Path], object]) -> QFileDialog:
        return self._ask_path(title, kinds, QFileDialog.FileMode.ExistingFile, then)

    def ask_folder(self, title: str, then: Callable[[Path], object]) -> QFileDialog:
        return self._ask_path(title, "", QFileDialog.FileMode.Directory, then)

    def save_file(
        self, title: str, name: str, kinds: str, then: Callable[[Path], object]
    ) -> QFileDialog:
        return self._ask_path(title, kinds, QFileDialog.FileMode.AnyFile, then, name)

    def open_project(self, title: str, then: Callable[[Path], object]) -> QFileDialog:
        return self.open_file(title, _projects(), then)

    def save_project(self, title: str, name: str, then: Callable[[Path], object]) -> QFileDialog:
        return self.save_file(
            title, name + SUFFIX, _projects(), lambda path: then(with_project_suffix(path))
        )

    def _ask_path(
        self,
        title: str,
        kinds: str,
        mode: QFileDialog.FileMode,
        then: Callable[[Path], object],
        name: str = "",
    ) -> QFileDialog:
        dialog = self._open(title, kinds, mode, name)
        dialog.fileSelected.connect(lambda path: then(Path(path)))
        return dialog

    def _open(
        self, title: str, kinds: str, mode: QFileDialog.FileMode, name: str = ""
    ) -> QFileDialog:
        dialog = QFileDialog(self._parts.window, title, self._parts.preferences.folder)
        dialog.setFileMode(mode)
        if kinds:
            dialog.setNameFilter(kinds)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly, mode is QFileDialog.FileMode.Directory)
        if name:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.selectFile(name)
        dialog.directoryEntered.connect(self._note_folder)
        # Not the folder in view: a whole path may have been typed.
        dialog.filesSelected.connect(lambda paths: self._note_folder(str(Path(paths[0]).parent)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def _note_folder(self, folder: str) -> None:
        self._parts.preferences.folder = folder


def _projects() -> str:
    return tr("birdann projects ({pattern})").format(pattern=f"*{SUFFIX}")


def with_project_suffix(path: Path) -> Path:
    """Return a path with the suffix of projects."""
    return path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)


def report_text(report: _Report) -> str:
    """Return a report as one translated text."""
    return " ".join(map(translate_message, report.sentences()))


def rows_of(failures: Iterable[_Failure]) -> list[tuple[str, str]]:
    """Return a row for each file that failed."""
    return [(PurePath(failure.path).name, failure.message) for failure in failures]


def note_row(note: str) -> tuple[str, str]:
    """Return the file and the sentence of a note, or no file."""
    values = note.values if isinstance(note, Message) else {}
    is_of_file = values.keys() == {"name", "sentence"}
    return (values["name"], values["sentence"]) if is_of_file else ("", note)


def match_rows(report: imports.ImportReport | reports.ListsReport) -> list[tuple[str, str]]:
    """Return a row for each name that was not found, ambiguous, or matched."""
    rows = [(name, tr("There is no such recording in the project.")) for name in report.unmatched]
    rows += [
        (name, tr("Could be {names}.").format(names=", ".join(candidates)))
        for name, candidates in report.ambiguous
    ]
    return rows + [
        (
            f"“{recording.written}”",
            tr("Taken for the species “{species}”, {why}.").format(
                species=recording.taken, why=translate_message(recording.how)
            ),
        )
        for recording in report.taken
    ]


def choose_one(
    menu: QMenu,
    names: Sequence[str],
    current: str,
    choose: Callable[[str], object],
    *,
    titles: Sequence[str] = (),
) -> None:
    """Fill a menu with names, one of them checked; ``titles`` default to the names."""
    group = QActionGroup(menu)
    for name, title in zip(
        names, titles or [f"&{value_title(name)}" for name in names], strict=True
    ):
        action = menu.addAction(title)
        action.setCheckable(True)
        action.setChecked(name == current)
        action.triggered.connect(lambda _checked=False, name=name: choose(name))
        group.addAction(action)
