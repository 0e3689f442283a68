"""A whole evening in the real window, by key events alone, by a person who knows the birds.

    python tests/benchmark/bench_evening.py [folder]

The folder holds sound files,
``recording_species.csv`` (file, labels) and ``call_times.csv`` (file, start_s, end_s, and the
name of each call in ``class`` or ``species``); without one a chorus is synthesised. The person
opens the folder, finds segments, tags, trains, answers the review queue from what truly sings
at the time of each segment, and exports. Nobody thinks between the keys, so what is measured is
what a person waits for: from pressing a key until the answer is painted and the next question is
there. At the end what is stored is held against what the person said, and the exported labels
against the truth.
"""

import os
import tempfile
from collections import Counter, defaultdict
from pathlib import Path
from time import perf_counter

import numpy as np
from figures import begin, command_line, csv_rows, figure
from PySide6.QtCore import QMimeData, QObject, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QPushButton,
)
from windows import SIZE, Paints, until

from birdann.app.settings import Settings
from birdann.gui.application import make_application, make_window
from birdann.gui.dialogs.work.training_dialogs import TrainDialog
from birdann.gui.runtime.preferences import Preferences

SLOW_S = 0.2
MIN_SHARE = 0.2
"""A segment is of the call that covers at least so much of its time, and of its band if known."""


class Knowledge:
    """What a person who knows the birds hears in a folder."""

    def __init__(self, folder):
        self.lists = {
            Path(row["file"]).name: [part for part in row["labels"].split(";") if part]
            for row in csv_rows(folder / "recording_species.csv")
        }
        names = {name for those in self.lists.values() for name in those}
        self.calls = defaultdict(list)
        for row in csv_rows(folder / "call_times.csv"):
            name = row["class"] if row.get("class") in names else row["species"]
            low, high = float(row.get("low_hz") or 0), float(row.get("high_hz") or 1e9)
            call = (float(row["start_s"]), float(row["end_s"]), low, high, name)
            self.calls[Path(row["file"]).name].append(call)

    def species_of(self, file, start_s, end_s, low_hz, high_hz):
        """Return which species a stretch of time and band is of; None where nothing calls."""
        share = Counter()
        for call_start_s, call_end_s, call_low, call_high, name in self.calls[file]:
            in_time = min(end_s, call_end_s) - max(start_s, call_start_s)
            in_band = min(high_hz, call_high) - max(low_hz, call_low)
            if in_band >= MIN_SHARE * (high_hz - low_hz):
                share[name] = max(share[name], in_time)
        best = max(share, key=share.get, default=None)
        enough = best is not None and share[best] >= MIN_SHARE * (end_s - start_s)
        return best if enough else None


class Standstills(QObject):
    """Notes for how long the window did not answer at all."""

    def __init__(self):
        super().__init__()
        self.last, self.lengths_s = perf_counter(), []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._timer.start(10)

    def _tick(self):
        now = perf_counter()
        if now - self.last > SLOW_S:
            self.lengths_s.append(now - self.last)
        self.last = now


class Evening:
    """One person at one window."""

    def __init__(self, folder, app, window):
        self.folder, self.app, self.window = folder, app, window
        self.bench, self.canvas = window.bench, window.pane._canvas
        self.paints, self.standstills = Paints(self.canvas), Standstills()
        self.knowledge = Knowledge(folder)
        self.n_keys, self.answers = 0, Counter()
        self.said, self.listed = {}, {}

    def until(self, condition, limit_s=1200.0):
        return until(self.app, condition, limit_s)

    def settled(self):
        return not self.window.runner.active_jobs and not self.bench.is_reading_soon

    def to_front(self):
        """Go back to the window from a dialog."""
        self.window.activateWindow()
        self.window.pane.setFocus()
        self.until(lambda: self.app.activeWindow() is self.window, limit_s=10.0)

    def key(self, widget, key, modifiers=Qt.KeyboardModifier.NoModifier):
        self.n_keys += 1
        QTest.keyClick(widget, key, modifiers)

    def type(self, field, name, is_enough):
        """Type a name as far as the person has to."""
        for letter in name:
            self.n_keys += 1
            QTest.keyClicks(field, letter)
            if is_enough():
                break

    def phase(self, name, work):
        begun, keys = perf_counter(), self.n_keys
        self.standstills.lengths_s.clear()
        times = work()
        took, pressed = perf_counter() - begun, self.n_keys - keys
        figure(name, took, "s")
        if times:
            times = np.array(times)
            median, p90 = np.percentile(times, [50, 90])
            figure(f"{name}: an answer, median of {len(times)}", median, "s")
            figure(f"{name}: an answer, 90th percentile", p90, "s")
            figure(f"{name}: answers over {SLOW_S} s", (times > SLOW_S).sum(), "")
            figure(f"{name}: keys for an answer", pressed / len(times), "")
        if stood := self.standstills.lengths_s:
            figure(f"{name}: longest of {len(stood)} standstills", max(stood), "s")

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
        self.close_reports()

    def close_reports(self):
        """Read and close what came up, such as which files were no sound."""
        for dialog in self.window.findChildren(QDialog):
            if dialog.isVisible():
                self.key(dialog, Qt.Key.Key_Escape)
        self.app.processEvents()

    def segment(self):
        ctrl_shift = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        self.key(self.canvas, Qt.Key.Key_S, ctrl_shift)
        self.app.processEvents()
        self.until(self.settled)

    def tag(self, n_recordings):
        """Tag by numbers and letters in one field, where Enter at the end leads on."""
        times = []
        field = self.window.window_parts.tags.picker.field
        self.to_front()
        self.key(self.canvas, Qt.Key.Key_T)
        for _ in range(n_recordings):
            said = self.knowledge.lists.get(self.bench.view.recording.name, [])
            begun, shown = perf_counter(), self.bench.view.id
            self.listed[shown] = set(said)
            for species in said:
                self.tag_one(species)
            if not said:
                self.key(field, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
            self.key(field, Qt.Key.Key_Return)
            self.until(lambda shown=shown: self.bench.view.id != shown)
            self.app.processEvents()  # nobody tags what is not painted
            times.append(perf_counter() - begun)
        self.key(field, Qt.Key.Key_Escape)
        return times

    def tag_one(self, species):
        """Tag a species by its letters."""
        picker = self.window.window_parts.tags.picker
        before = len(self.bench.view.species_list.present)
        known = {bird.name for bird in self.bench.book.in_use}
        self.type(
            picker.field,
            species,
            lambda: species in known and self.offered(picker) == species,
        )
        self.key(picker.field, Qt.Key.Key_Return)
        asked = [box for box in self.window.findChildren(QMessageBox) if box.isVisible()]
        for box in asked:  # once: are the lists complete?
            self.until(box.isActiveWindow)
            self.key(box, Qt.Key.Key_C)
            self.until(lambda box=box: not box.isVisible())  # a letter presses for a moment
            self.to_front()
            self.until(self.settled)
            self.key(self.canvas, Qt.Key.Key_T)
            self.until(picker.field.hasFocus)
        self.until(lambda: len(self.bench.view.species_list.present) > before)

    @staticmethod
    def offered(picker):
        """Return the name that Return would take now."""
        index = picker.list.currentIndex()
        first = index if index.isValid() else picker.list.model().index(0, 0)
        return first.data() if first.isValid() else None

    def train(self):
        self.key(self.canvas, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
        self.app.processEvents()
        self.key(self.window.findChild(TrainDialog), Qt.Key.Key_Return)
        self.app.processEvents()
        self.until(self.settled)

    def review(self, n_answers):
        times = []
        self.to_front()
        self.key(self.canvas, Qt.Key.Key_U)
        self.until(lambda: self.bench.segment_id is not None, limit_s=60.0)
        self.app.processEvents()  # nobody answers what is not painted
        for _ in range(n_answers):
            asked, count, begun = self.bench.segment_id, self.paints.count, perf_counter()
            self.answer(asked)
            self.until(
                lambda asked=asked, count=count: (
                    self.bench.segment_id not in (asked, None)
                    and self.paints.count > count
                    and not self.window.questions.unpainted
                ),
                limit_s=60.0,
            )
            self.app.processEvents()
            times.append(perf_counter() - begun)
        return times

    def answer(self, asked):
        """Say what a segment is: Return if the proposal is right, X if nothing calls there."""
        view = self.bench.view
        box = view.segment(asked).box
        truth = self.knowledge.species_of(
            view.recording.name, box.onset_s, box.offset_s, box.low_hz, box.high_hz
        )
        proposed = self.bench.book.name(view.species_of(asked)) or None
        panel = self.window.window_parts.segment
        self.said[asked] = truth
        if truth is None:
            self.answers["not a bird"] += 1
            self.key(self.canvas, Qt.Key.Key_X)
        elif truth == proposed:
            self.answers["confirmed"] += 1
            self.key(self.canvas, Qt.Key.Key_Return)
        else:
            row = next((line for line in panel.picker.rows() if line.name == truth), None)
            if row is not None and row.key is not None:
                self.answers["corrected by number"] += 1
                self.key(self.canvas, Qt.Key(int(Qt.Key.Key_0) + row.key))
            else:
                self.answers["corrected by letters"] += 1
                self.key(self.canvas, Qt.Key.Key_C)
                self.type(panel.picker.field, truth, lambda: self.offered(panel.picker) == truth)
                self.key(panel.picker.field, Qt.Key.Key_Return)

    def n_wrong(self):
        """Return how many labels, and how many lists, are stored otherwise than they were said."""
        project = self.bench.project
        names = {species.id: species.name for species in project.species.in_use()} | {None: None}
        labels = {key: names[one.species_id] for key, one in project.labels.all().items()}
        lists = {
            key: {names[list_] for list_ in project.lists.of(key).present} for key in self.listed
        }
        wrong = {
            key for key in labels.keys() | self.said.keys() if not _agree(key, labels, self.said)
        }
        return len(wrong), sum(lists[key] != said for key, said in self.listed.items())

    def export(self, path):
        self.to_front()
        self.key(self.canvas, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
        self.app.processEvents()
        dialog = next(child for child in self.window.findChildren(QDialog) if child.isVisible())
        dialog.findChild(QPushButton, "primary").click()
        self.n_keys += 1
        self.app.processEvents()
        files = next(child for child in self.window.findChildren(QFileDialog) if child.isVisible())
        field = files.findChild(QLineEdit)
        field.setText(str(path))
        self.key(field, Qt.Key.Key_Return)
        self.app.processEvents()
        self.until(lambda: self.settled() and path.is_file())


def _agree(key, labels, said):
    return key in labels and key in said and labels[key] == said[key]


def compare(path, knowledge):
    """Print how the exported labels agree with the truth, by what they rest on."""
    right, n = Counter(), Counter()
    for row in csv_rows(path):
        name = Path(row["recording"]).name
        place = (float(row[key]) for key in ("start_s", "end_s", "low_hz", "high_hz"))
        truth = knowledge.species_of(name, *place)
        said = row["species"] or None
        kind = "by the person" if row["status"] not in ("predicted", "unlabelled") else ""
        kind = kind or f"by the model, {row['mode']}"
        for group in (kind, f"{kind}, where a call is") if truth else (kind,):
            n[group] += 1
            right[group] += said == truth
    for group in sorted(n):
        figure(f"right {group}", right[group] / n[group], f"of {n[group]}")


def main():
    options = command_line(__doc__, {"folder?": Path}, recordings=30, answers=200)
    begin(
        f"An evening with {options.folder or 'a synthesised chorus'}",
        on_one_thread=False,
    )
    with tempfile.TemporaryDirectory() as temporary:
        place = Path(temporary)
        os.environ["XDG_CONFIG_HOME"] = str(place / "config")
        app = make_application()
        folder = options.folder
        if folder is None:
            from birdann.sample.chorus import synthesise

            folder = place / "chorus"
            synthesise(folder, n_recordings=options.recordings + 6)
        window = make_window(None, Preferences(Settings(place / "settings.json")))
        window.resize(*SIZE)
        window.show()
        evening = Evening(folder, app, window)
        evening.phase("new project, add recordings", lambda: evening.open(place / "evening"))
        evening.phase("find segments", evening.segment)
        counts = window.bench.counts
        print(f"{counts.recordings} recordings, {counts.segments} segments")
        evening.phase("tag (a list is one answer)", lambda: evening.tag(options.recordings))
        evening.phase("train, label every segment", evening.train)
        evening.phase("review", lambda: evening.review(options.answers))
        print(", ".join(f"{count} {what}" for what, count in evening.answers.most_common()))
        evening.phase(
            "wait for the last learning", lambda: evening.until(evening.settled) and None
        )
        n_labels, n_lists = evening.n_wrong()
        figure(f"wrong among {len(evening.said)} labels stored", n_labels, "", at_most=0)
        figure(f"wrong among {len(evening.listed)} lists stored", n_lists, "", at_most=0)
        evening.phase("export", lambda: evening.export(place / "segments.csv"))
        print(f"{window.bench.counts.reviewed} reviewed, {evening.n_keys} keys in all")
        compare(place / "segments.csv", evening.knowledge)
        window.close()
        evening.until(lambda: not window.isVisible())


if __name__ == "__main__":
    main()
