"""Pages of the manual, and the page for the current task."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

import birdann
from birdann.core.resources import resources_root


@dataclass(frozen=True, slots=True)
class HelpPage:
    """A page, by its path inside ``docs``."""

    title: str
    path: str


@cache
def docs_root() -> Traversable:
    """Return the folder of the pages: installed with the package, or of a checkout."""
    shipped = resources_root().joinpath("docs")
    if shipped.is_dir():
        return shipped
    return Path(birdann.__file__).resolve().parents[1] / "docs"


@cache
def page_text(path: str) -> str:
    """Return the text of a page, or of the list of pages."""
    return docs_root().joinpath(*path.split("/")).read_text(encoding="utf-8")


@cache
def contents() -> list[tuple[str, list[HelpPage]]]:
    """Return the sections of the manual with their pages, as the site has them."""
    sections: list[tuple[str, list[HelpPage]]] = []
    for title, path in re.findall(r"(?m)^ +- (.+?):(?: (\S+))?$", page_text("nav.yml")):
        if path:
            sections[-1][1].append(HelpPage(title, path))
        else:
            sections.append((title, []))
    return sections


@cache
def all_pages() -> dict[str, HelpPage]:
    """Return the pages by path."""
    return {page.path: page for _, of_section in contents() for page in of_section}


WELCOME, FIVE_MINUTES, KEYS = "index.md", "manual/five-minutes.md", "manual/keys.md"

PAGE_OF_WIDGET: dict[str, str] = {
    # Panels, by the object names of their docks.
    "Recordings": "manual/recordings.md#the-list-of-recordings",
    "Species in this recording": "manual/lists.md#tagging-in-the-window",
    "Segment": "manual/review.md#one-item-after-another",
    "Review queue": "manual/review.md#which-items-first",
    "Gallery": "manual/gallery.md",
    "Results": "manual/survey.md#results",
    "Training report": "manual/training.md#the-report",
    "History": "manual/safety.md#undo",
    "Jobs": "manual/segments.md",
    # Parts of the window and dialogs, by their classes.
    "WelcomePage": FIVE_MINUTES,
    "DropPage": "manual/recordings.md#adding-recordings",
    "SpectrogramPane": "manual/picture.md",
    "PaintBar": "manual/segments.md#train-a-segmenter-by-painting",
    "PicturePopover": "manual/picture.md#settings",
    "SegmentDialog": "manual/segments.md#presets",
    "StartDialog": "manual/training.md#training-sources",
    "TrainDialog": "manual/training.md",
    "RunsDialog": "manual/training.md#several-models",
    "ImportDialog": "manual/export.md#from-other-programs",
    "NetworksDialog": "manual/checking-birdnet.md#detect-without-a-second-program",
    "ChecklistDialog": "manual/lists.md#species-that-are-named-wrongly",
    "ExportDialog": "manual/export.md",
    "FigureDialog": "manual/export.md#figures",
    "QueuesDialog": "manual/how-sure.md",
    "NewSampleDialog": "manual/how-sure.md",
    "AskPanel": "manual/how-sure.md",
    "NewVisitsDialog": "manual/season.md",
    "SampleResultsDialog": "manual/how-sure.md#what-the-figures-mean",
    "RestoreDialog": "manual/safety.md#backups",
    "RelinkDialog": "manual/safety.md#moving-a-project",
    "AllowedFoldersDialog": "manual/safety.md#projects-of-other-people",
    "GoToDialog": "manual/picture.md#moving-around",
    "SpeciesDialog": "manual/lists.md#species-that-are-named-wrongly",
    "CheckDialog": "manual/safety.md#check-and-repair",
    "ListsDialog": "manual/lists.md#lists-from-a-table",
    "NoteDialog": "manual/review.md",
    "CustomFieldsDialog": "manual/review.md#custom-fields",
    "FieldValuesDialog": "manual/review.md#custom-fields",
    "SitesDialog": "manual/survey.md#the-table-of-sites-and-times",
    "TimesDialog": "manual/recordings.md#when-a-recording-was-made",
    "ListReportDialog": "manual/troubleshooting.md",
    "ErrorDialog": "manual/troubleshooting.md",
    "CommandPalette": KEYS,
    "ShortcutsEditor": "manual/settings.md#keys",
    "SettingsDialog": "manual/settings.md",
    "AboutDialog": "manual/citing.md",
    "LicencesDialog": "manual/citing.md#licence",
    "CrashDialog": "manual/troubleshooting.md#unexpected-error",
}
"""The page (and heading) for each part of the window."""


def image_bytes(path: str) -> bytes | None:
    """Return a picture by its path inside ``docs``, or None."""
    file = docs_root().joinpath(*path.split("/"))
    return file.read_bytes() if file.is_file() else None


def page_of(widget: QWidget | None) -> str:
    """Return the page and heading for a control, or for the nearest widget around it."""
    while widget is not None:
        for name in (widget.objectName(), type(widget).__name__):
            if name in PAGE_OF_WIDGET:
                return PAGE_OF_WIDGET[name]
        widget = widget.parentWidget()
    return WELCOME


class HelpKey(QObject):
    """Makes F1 work in dialogs, which block the window's actions."""

    def __init__(self, action: QAction, ask: Callable[[QWidget], object]) -> None:
        super().__init__(action)
        self._action = action
        self._ask = ask
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_changed)

    def _focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None:
            old.removeEventFilter(self)
        around = None if new is None else new.window()  # kept: see KeyGuard
        if new is not None and not isinstance(around, QMainWindow):
            new.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_ours = (
            event.type() is QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and isinstance(watched, QWidget)
            and QKeySequence(event.keyCombination()) in self._action.shortcuts()
        )
        if is_ours and isinstance(watched, QWidget):
            self._ask(watched)
        return is_ours
