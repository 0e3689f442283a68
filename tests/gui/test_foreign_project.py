"""A project that somebody else made: its words are only words, and its paths open nothing."""

import csv
import ctypes
import os
import re
import select
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QDesktopServices, QHelpEvent
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QToolTip,
    QWidget,
)
from shiboken6 import isValid

import birdann.gui
from birdann.app.commands import (
    AddRecordings,
    AddSpecies,
    LabelSegments,
    RenameSpecies,
    SetSpeciesLists,
)
from birdann.app.exchange.clips import export_clips
from birdann.app.exchange.exporting import export
from birdann.app.exchange.imports import import_annotations
from birdann.app.exchange.thresholds import set_threshold
from birdann.app.results.sampling import SampleDesign, draw_sample
from birdann.app.session import Session
from birdann.core.ids import SpeciesId, new_id
from birdann.core.labels import LabelState, ListState, Species, SpeciesList, TagState
from birdann.core.provenance import Program
from birdann.core.recording import Site, SiteId
from birdann.store import Project
from tests.gui.test_accessibility import DIALOGS, opened_dialog

TIMEOUT_MS = 30_000
_PICTURE = "\ufffc"
IN_OPEN, IN_ACCESS, IN_NONBLOCK = 0x20, 0x1, 0o4000


class Watch:
    """Whether anything in a folder was opened or read, by whatever code of this process or others."""

    def __init__(self, folder: Path) -> None:
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._fd = self._libc.inotify_init1(IN_NONBLOCK)
        assert self._fd >= 0
        watched = self._libc.inotify_add_watch(self._fd, os.fsencode(folder), IN_OPEN | IN_ACCESS)
        assert watched >= 0

    def seen(self) -> bytes:
        """Return what was seen since the last time; empty for nothing."""
        ready, _, _ = select.select([self._fd], [], [], 0.05)
        return os.read(self._fd, 65536) if ready else b""

    def close(self) -> None:
        os.close(self._fd)


@pytest.fixture
def outside(tmp_path):
    """A folder that is none of the project's business, with a picture and a sound."""
    folder = tmp_path / "private"
    folder.mkdir()
    (folder / "pixel.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return folder


@pytest.fixture
def canary(outside):
    return f'<img src="file://{outside}/pixel.svg"><b>canary</b>'


@pytest.fixture
def hostile(trained_project, sounds, tmp_path, outside, canary):
    """A trained project with marked-up words of every kind: names, notes, call types, samples, sites.

    One of its recordings has a marked-up file name, one lies outside the project's folder.
    """
    folder = tmp_path / "theirs"
    folder.mkdir()
    for path in sounds.glob("dawn_*.wav"):
        shutil.copy(path, folder)
    shutil.copy(folder / "dawn_5.wav", outside / "secret.wav")
    named = folder / "<img src=x><b>canary.wav"
    shutil.copy(folder / "dawn_0.wav", named)
    path = folder / "<b>canary.birdann"
    shutil.copy(trained_project, path)
    with Project.open(path) as project:
        session = Session(project, reviewer=canary)
        by_name = {sound.name: sound for sound in project.recordings.all()}
        session.execute(
            AddRecordings(
                [
                    replace(by_name["dawn_0.wav"], path=named.name),
                    replace(by_name["dawn_5.wav"], path=str(outside / "secret.wav")),
                ]
            )
        )
        species = Species(id=SpeciesId(new_id()), name=canary)
        recording = by_name["dawn_0.wav"].id
        tags = {**project.lists.of(recording).tags, species.id: TagState.PRESENT}
        session.execute(AddSpecies([species]))
        session.execute(
            SetSpeciesLists(
                [SpeciesList(recording_id=recording, state=ListState.COMPLETE, tags=tags)]
            )
        )
        low = next(bird for bird in project.species.in_use() if bird.name == "Low bird")
        session.execute(RenameSpecies(low.id, f"{canary} low"))
        segment = project.segments.of(recording)[0]
        session.execute(
            LabelSegments([segment.id], LabelState.CORRECTED, species.id, call_type=canary)
        )
        _take_in_findings(session, tmp_path, canary)
        set_threshold(session, canary, 0.5)
        site = Site(id=SiteId(new_id()), name=canary, note=canary)
        with project.transaction("sites") as tx:
            tx.sites.put([site])
            tx.sites.set_sites(dict.fromkeys([item.id for item in by_name.values()], site.id))
    return path


def _take_in_findings(session, folder, canary):
    """Take in what a program of a marked-up name found, and draw a sample of it to judge."""
    table = folder / "found.csv"
    with table.open("w", newline="", encoding="utf-8") as file:
        out = csv.writer(file)
        out.writerow(
            ["recording", "start_s", "end_s", "low_hz", "high_hz", "species", "status", "reviewer",
             "call_type", "note", "program", "program_species", "program_score", canary]
        )  # fmt: skip
        for k in range(3):
            out.writerow(
                ["dawn_1.wav", 0.1 + k, 0.4 + k, 2000, 3000, "", "unlabelled", canary,
                 canary, canary, canary, canary, 0.2 + 0.2 * k, canary]
            )  # fmt: skip
    taken = import_annotations(session, [table], format_name="csv")
    assert taken.segments == 3, taken.lines()
    source = Program(name=canary)
    draw_sample(session, SampleDesign(name=canary, source=source, n_per_bin=2))


def marked_up(text: str) -> bool:
    return "canary" in text and "<" in text


def rich_places(root: QWidget) -> list[str]:
    """Return where in a window or dialog a stranger's words would not be shown as they are."""
    found = []
    for label in [*root.findChildren(QLabel), *([root] if isinstance(root, QLabel) else [])]:
        if label.textFormat() is Qt.TextFormat.AutoText and GuiQt.mightBeRichText(label.text()):
            found.append(f"label: {label.text()}")
        if label.textFormat() is Qt.TextFormat.RichText and "<img" in label.text():
            found.append(f"rich label: {label.text()}")
    documents = [text.toPlainText() for text in root.findChildren(QTextEdit)]
    found += [f"document: {text[:80]}" for text in documents if _PICTURE in text]
    found += [  # its marks are gone: they were obeyed
        f"document: {text[:80]}"
        for text in documents
        if "canary" in text and text.count("<b>canary") < text.count("canary")
    ]
    for widget in (root, *root.findChildren(QWidget)):
        if marked_up(widget.whatsThis()) and GuiQt.mightBeRichText(widget.whatsThis()):
            found.append(f"what's this: {widget.whatsThis()}")
    return found


RENDERING = re.compile(
    r"QStaticText|QTextDocument|QGraphicsTextItem|QErrorMessage|QSplashScreen|QSystemTrayIcon|QWhatsThis"
    r"|setHtml|insertHtml|setMarkdown|RichText|QMessageBox\b|QToolTip\.showText"
)
RENDERS = {
    "dialogs/messages.py": "message boxes, whose labels are plain (tested below with all four)",
    "dialogs/project/label_dialogs.py": "a message box of birdann's own words, plain; the note is plain text",
    "gallery/cards.py": "tool tips, whose labels are plain",
    "gallery/thumbnail_service.py": "tool tips, whose labels are plain",
    "help/browser.py": "the manual's own pages",
    "report/report_delegate.py": "names of detectors beside the curves of their calibration, escaped",
    "report/report_panel.py": "findings of a training, escaped (in the window below)",
    "panels/ask_panel.py": "links, whose names are escaped (in the window below)",
    "spectrogram/overview.py": "a tool tip of two times",
}
"""All modules of the window that could render marked-up text, and what of it they show."""


def test_every_module_that_could_render_a_stranger_s_words_is_known():
    package = Path(birdann.gui.__file__).parent
    found = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if RENDERING.search(path.read_text(encoding="utf-8"))
    }
    assert found == set(RENDERS)


def words(root: QWidget) -> list[str]:
    """Return all words with the canary that a window shows, its tool tips and items included."""
    found = []
    for widget in (root, *root.findChildren(QWidget)):
        text = getattr(widget, "text", None)
        found += [text()] if callable(text) and not isinstance(widget, QAbstractItemView) else []
        found += [widget.toolTip(), widget.statusTip(), widget.whatsThis()]
        found += [widget.windowTitle(), getattr(widget, "placeholderText", str)()]
        found += [widget.title()] if isinstance(widget, QGroupBox) else []
        if isinstance(widget, QTabBar):
            found += [widget.tabText(i) + widget.tabToolTip(i) for i in range(widget.count())]
        if isinstance(widget, QComboBox):
            found += [widget.itemText(i) for i in range(widget.count())]
        if isinstance(widget, QTextEdit | QPlainTextEdit):
            found.append(widget.toPlainText())
        found += [action.text() for action in widget.actions()]
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            found += _words_of(
                widget.model(), is_list=isinstance(widget.model(), QAbstractListModel)
            )
    return [row for row in found if isinstance(row, str) and marked_up(row)]


def _words_of(model: QAbstractItemModel, *, is_list: bool) -> list[str]:
    roles = (
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.StatusTipRole,
        Qt.ItemDataRole.WhatsThisRole,
    )
    return [
        str(model.index(row, column).data(role) or "")
        for row in range(min(model.rowCount(QModelIndex()), 50))
        for column in range(1 if is_list else model.columnCount(QModelIndex()))
        for role in roles
    ]


def show_tips(root: QWidget) -> list[str]:
    """Let every tool tip with the canary come up, of widgets and items; return those not plain."""
    wrong = []

    def look() -> None:
        for tip in QApplication.topLevelWidgets():
            is_tip = tip.metaObject().className() == "QTipLabel"
            if is_tip and tip.isVisible() and tip.textFormat() is not Qt.TextFormat.PlainText:
                wrong.append(tip.text())
        QToolTip.hideText()

    for widget in (root, *root.findChildren(QWidget)):
        if not isValid(widget):  # a tool tip before this one
            continue
        if marked_up(widget.toolTip()) and widget.isVisible():
            QApplication.sendEvent(
                widget,
                QHelpEvent(QEvent.Type.ToolTip, QPoint(2, 2), widget.mapToGlobal(QPoint(2, 2))),
            )
            look()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            for row in range(min(widget.model().rowCount(QModelIndex()), 4)):
                at = widget.visualRect(widget.model().index(row, 0)).center()
                where = widget.viewport().mapToGlobal(at)
                QApplication.sendEvent(
                    widget.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, where)
                )
                look()
    return wrong


@pytest.fixture
def opened_hostile(window, hostile, settled, qtbot):
    window.open_project(hostile)
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    for dialog in window.findChildren(QDialog):
        dialog.close()
    for row in window.window_parts.recordings.model.rows():
        if row.name.startswith("<"):
            window.bench.show_recording(row.id)
    settled()
    settled(window.pane.select([next(iter(window.bench.view.segments.ids))]))
    return window


@pytest.mark.skipif(sys.platform == "win32", reason="such names of files cannot be there")
def test_no_label_tool_tip_item_or_message_renders_a_stranger_s_words(
    opened_hostile, settled, qtbot
):
    window = opened_hostile
    places = {"window": len(words(window))}
    for name in window.layout_.docks:
        settled(window.layout_.raise_panel(name))
    assert rich_places(window) == []
    assert show_tips(window) == []
    for name in DIALOGS:
        dialog = opened_dialog(window, name, settled, qtbot)
        places[name] = len(words(dialog))
        assert rich_places(dialog) == [], name
        assert show_tips(dialog) == [], name
        dialog.close()
        qtbot.wait(1)
    for menu in window.findChildren(QMenu):
        menu.aboutToShow.emit()
        assert rich_places(menu) == []
    assert places["window"] > 5, places
    assert sum(count > 0 for count in places.values()) > 5, places


@pytest.mark.skipif(sys.platform == "win32", reason="such names of files cannot be there")
def test_messages_with_a_stranger_s_words_show_them_as_they_are(opened_hostile, canary, qtbot):
    messages = opened_hostile.window_parts.messages
    messages.fail(f"{canary} cannot be read.", canary)
    messages.ask(canary, canary, canary, canary, lambda: None)
    messages.choose(canary, canary, [(canary, lambda: None)])
    messages.report(canary, canary, [(canary, canary)], (canary, canary))
    qtbot.wait(10)
    shown = [child for child in opened_hostile.findChildren(QDialog) if child.isVisible()]
    assert len(shown) == 4
    for dialog in shown:
        assert words(dialog)
        assert rich_places(dialog) == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="watched by Linux's inotify")
def test_opening_looking_and_exporting_touches_no_other_file_and_no_network(
    hostile, outside, window, settled, qtbot, tmp_path, monkeypatch
):
    asked = []

    def audit(event, arguments):
        if event in ("socket.connect", "socket.getaddrinfo", "socket.sendto", "subprocess.Popen"):
            asked.append((event, arguments))

    sys.addaudithook(audit)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(url) or True)
    watch = Watch(outside)
    try:
        window.open_project(hostile)
        settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
        for dialog in window.findChildren(QDialog):
            dialog.reject()  # without sound from elsewhere
        for row in window.window_parts.recordings.model.rows():
            settled(window.bench.show_recording(row.id))
            ids = tuple(window.bench.view.segments.ids)
            settled(window.pane.select(list(ids[:1])))
            show_tips(window)
            if row.name == "secret.wav":
                settled(window.actions_["recording.folder"].trigger())
                assert "lies outside" in window.window_parts.messages.error.words.text()
                window.window_parts.messages.error.close()
        settled(window.layout_.raise_panel("Gallery"))
        window.grab()
        for name in DIALOGS:
            dialog = opened_dialog(window, name, settled, qtbot)
            dialog.grab()
            dialog.close()
            qtbot.wait(1)
        export(window.bench.project, tmp_path / "out.csv")
        export_clips(window.bench.project, tmp_path / "clips")
        assert (tmp_path / "out.csv").read_text(encoding="utf-8").count("canary")
        assert not asked
        assert watch.seen() == b""
        (outside / "pixel.svg").read_text()
        assert watch.seen() != b""  # it would have been seen
    finally:
        watch.close()
        asked.clear()


def test_a_file_outside_is_not_shown_in_its_folder_and_one_inside_is(
    opened_hostile, settled, monkeypatch, outside, hostile
):
    window, asked = opened_hostile, []
    monkeypatch.setattr(
        "birdann.gui.actions.project.recording_actions.show_in_file_manager",
        lambda path: asked.append(path) or True,
    )
    for row in window.window_parts.recordings.model.rows():
        settled(window.bench.show_recording(row.id))
        settled(window.actions_["recording.folder"].trigger())
        if row.name == "secret.wav":
            assert asked == []
            assert "lies outside" in window.window_parts.messages.error.words.text()
            window.window_parts.messages.error.close()
        else:
            assert asked == [hostile.parent / row.name]
        asked.clear()
