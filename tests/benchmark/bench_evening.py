"""An evening with birdann in the real window, by key events alone: how long each answer takes.

Run as ``python tests/benchmark/bench_evening.py [folder]``. The folder holds sound files and
``recording_species.csv`` (file, labels); without one a chorus is synthesised. Nobody thinks
between the keys, so what is measured is what a person waits for: from pressing a key until
the answer is painted and the next question is there. Keys per answer are counted as well.
"""

import argparse
import csv
import os
import tempfile
from pathlib import Path
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from birdann.app.settings import Settings
from birdann.gui.application import make_application, make_window
from birdann.gui.dialogs.train_dialog import TrainDialog
from birdann.gui.preferences import Preferences

SIZE = (1600, 1000)
SLOW_S = 0.25


def species_lists(folder):
    """Return what is heard in each file."""
    with (folder / "recording_species.csv").open(encoding="utf-8", newline="") as file:
        rows = {row["file"]: row["labels"] for row in csv.DictReader(file)}
    return {
        Path(name).name: [one for one in text.split(";") if one] for name, text in rows.items()
    }


class Paints(QObject):
    """Counts the paint events of a widget."""

    def __init__(self, widget):
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        self.count += event.type() is QEvent.Type.Paint
        return False


class Evening:
    """One person at one window."""

    def __init__(self, folder, app, window):
        self.folder, self.app, self.window = folder, app, window
        self.bench, self.canvas = window.bench, window.pane._canvas
        self.paints = Paints(self.canvas)
        self.lists = species_lists(folder)
        self.n_keys = 0
        self.phases = []

    def until(self, condition, limit_s=1200.0):
        begun = perf_counter()
        while not condition():
            self.app.processEvents()
            if perf_counter() - begun > limit_s:
                raise TimeoutError
        return perf_counter() - begun

    def settled(self):
        return not self.window.runner.active and not self.bench.is_reading_soon

    def key(self, widget, key, modifiers=Qt.KeyboardModifier.NoModifier):
        self.n_keys += 1
        QTest.keyClick(widget, key, modifiers)

    def phase(self, name, work):
        begun, keys = perf_counter(), self.n_keys
        answers = work()
        took, pressed = perf_counter() - begun, self.n_keys - keys
        line = f"{name:34s} {took:7.1f} s {pressed:5d} keys"
        if answers:
            times = np.array(answers)
            line += (
                f"   {len(times)} answers: median {np.median(times):.3f} s, "
                f"p90 {np.percentile(times, 90):.3f} s, max {times.max():.3f} s, "
                f"{(times > SLOW_S).sum()} over {SLOW_S} s, {pressed / len(times):.1f} keys each"
            )
        print(line, flush=True)

    # --- what is done ------------------------------------------------------------------------

    def open(self, path):
        self.window.project_actions.create_at(path)
        self.until(lambda: self.bench.session is not None and self.settled())
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(self.folder))])
        copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
        spot, none = QPoint(400, 300), Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(self.window, QDragEnterEvent(spot, copy, data, left, none))
        QApplication.sendEvent(self.window, QDropEvent(QPointF(spot), copy, data, left, none))
        self.until(lambda: self.bench.view is not None and self.settled())

    def segment(self):
        ctrl_shift = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        self.key(self.canvas, Qt.Key.Key_S, ctrl_shift)
        self.app.processEvents()
        self.until(self.settled)

    def tag(self, n_recordings):
        times = []
        self.window.pane.setFocus()
        for _ in range(n_recordings):
            name = self.bench.view.recording.name
            for species in self.lists.get(name, []):
                begun = perf_counter()
                self.key(self.canvas, Qt.Key.Key_T)
                field = self.window.shell.tags.picker.field
                for letter in species:
                    self.n_keys += 1
                    QTest.keyClicks(field, letter)
                    known = {one.name for one in self.bench.book.in_use}
                    if species in known and self.is_first(species):
                        break
                before = len(self.bench.view.species_list.present)
                self.key(field, Qt.Key.Key_Return)
                self.until(lambda n=before: len(self.bench.view.species_list.present) > n)
                self.app.processEvents()
                times.append(perf_counter() - begun)
                self.window.pane.setFocus()
            if not self.lists.get(name):
                begun = perf_counter()
                self.key(self.canvas, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
                self.app.processEvents()
                times.append(perf_counter() - begun)
            shown = self.bench.view.id
            self.key(self.canvas, Qt.Key.Key_N)
            self.until(lambda shown=shown: self.bench.view.id != shown)
        return times

    def is_first(self, species):
        """Return whether the list under the field would take this species now."""
        first = self.window.shell.tags.picker.list.model().index(0, 0)
        return first.isValid() and first.data() == species

    def train(self):
        self.key(self.canvas, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
        self.app.processEvents()
        dialog = self.window.findChild(TrainDialog)
        dialog.findChild(QPushButton, "primary").click()
        self.n_keys += 1
        self.app.processEvents()
        self.until(self.settled)

    def review(self, n_answers):
        times = []
        self.window.activateWindow()
        self.window.pane.setFocus()
        self.key(self.canvas, Qt.Key.Key_U)
        self.until(lambda: self.bench.segment_id is not None)
        for _ in range(n_answers):
            asked, view = self.bench.segment_id, self.bench.view
            species = self.bench.book.name(view.species_of(asked))
            right = species in self.lists.get(view.recording.name, [])
            count, begun = self.paints.count, perf_counter()
            self.key(self.canvas, Qt.Key.Key_Return if right else Qt.Key.Key_X)
            self.until(
                lambda asked=asked, count=count: (
                    self.bench.segment_id not in (asked, None) and self.paints.count > count
                )
            )
            times.append(perf_counter() - begun)
        return times

    def export(self, path):
        self.window.exchange_actions.export_to(path, "csv")
        self.app.processEvents()
        self.until(self.settled)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--recordings", type=int, default=30)
    parser.add_argument("--answers", type=int, default=200)
    options = parser.parse_args()
    app = make_application()
    with tempfile.TemporaryDirectory() as temporary:
        place = Path(temporary)
        folder = options.folder
        if folder is None:
            from birdann.sample.chorus import synthesise

            folder = place / "chorus"
            folder.mkdir()
            synthesise(folder, n_recordings=options.recordings + 6)
        window = make_window(None, Preferences(Settings(place / "settings.json")))
        window.resize(*SIZE)
        window.show()
        evening = Evening(folder, app, window)
        evening.phase("new project, add recordings", lambda: evening.open(place / "evening"))
        evening.phase("find segments", evening.segment)
        print(
            f"{window.bench.counts.recordings} recordings, {window.bench.counts.segments} segments"
        )
        evening.phase("tag", lambda: evening.tag(options.recordings))
        evening.phase("train, label every segment", evening.train)
        evening.phase("review", lambda: evening.review(options.answers))
        evening.phase(
            "wait for the last learning", lambda: evening.until(evening.settled) and None
        )
        evening.phase("export", lambda: evening.export(place / "segments.csv"))
        print(f"{window.bench.counts.reviewed} reviewed, {evening.n_keys} keys in all")
        window.close()
        evening.until(lambda: not window.isVisible())


if __name__ == "__main__":
    main()
