"""A person at the keyboard who reviews: what stands on the screen, and what is then stored."""

import threading
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import numpy as np
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from birdann.app.changes import ChangeSet, Kind
from birdann.core.ids import RunId, new_id

K = Qt.Key
CTRL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


def press(window, key, modifiers=Qt.KeyboardModifier.NoModifier):
    """Press a key where the keyboard goes, as the system does."""
    target = QApplication.activePopupWidget()
    if target is not None:
        QTest.keyClick(target.focusWidget() or target, key, modifiers)
        return
    modal = QApplication.activeModalWidget()
    QTest.keyClick((modal or window).windowHandle(), key, modifiers)


def type_text(window, text):
    for letter in text:
        press(window, K(ord(letter.upper())) if letter != " " else K.Key_Space)


def activate(window, qtbot):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.pane.setFocus()


def show(window, settled, name):
    """Show the recording of a name, with no segment selected."""
    key = next(key for key, row in window.bench.here.rows.items() if row.name == name)
    settled(window.bench.show_recording(key))
    window.bench.select(())


def select(window, segment_ids):
    """Select segments of the recording shown, and wait until that is painted."""
    window.pane.select(segment_ids)
    let_paint(window)


def let_paint(window):
    """Wait until what is asked is painted: nobody answers what cannot be seen."""
    QApplication.processEvents()
    for _ in range(1000):
        if not window.questions.unpainted:
            break
        QTest.qWait(1)


def has_keys(window):
    """Whether letters are commands: the picture has the focus."""
    focus = QApplication.focusWidget()
    return focus is not None and window.pane.isAncestorOf(focus)


@dataclass(frozen=True)
class OnScreen:
    """What a person reads of the question: nothing is taken from behind the window."""

    is_asked: bool
    verdict: str
    names: tuple[str, ...]
    numbered: tuple[tuple[int, str], ...]
    tags: tuple[str, ...]


def on_screen(window):
    segment, tags = window.window_parts.segment, window.window_parts.tags
    asked = segment.confirm.isVisibleTo(segment) and segment.reject.isEnabled()
    rows = segment.picker.model.rows() if asked else ()
    return OnScreen(
        is_asked=asked,
        verdict=segment.verdict.text() if asked else "",
        names=tuple(row.name for row in rows),
        numbered=tuple((row.key, row.name) for row in rows if row.key is not None),
        tags=tuple(row.name for row in tags.picker.model.rows()),
    )


def click_tag(window, name, modifiers=Qt.KeyboardModifier.NoModifier):
    """Click a species in the list of the recording."""
    listed = window.window_parts.tags.picker.list
    row = on_screen(window).tags.index(name)
    listed.scrollTo(listed.model().index(row, 0))
    spot = listed.visualRect(listed.model().index(row, 0)).topLeft() + QPoint(30, 8)
    QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, modifiers, spot)


def said(window):
    """Return what is stored of every segment: state, species and run by segment."""
    book = window.bench.project.species.all()
    return {
        key: (
            label.state.value,
            book[label.species_id].name if label.species_id is not None else None,
            label.provenance.run_id,
        )
        for key, label in window.bench.project.labels.all().items()
    }


def tagged(window, recording_id):
    book = window.bench.project.species.all()
    tags = window.bench.project.lists.of(recording_id).tags
    return {book[key].name: state.value for key, state in tags.items()}


def fields(window):
    return {field: field.text() for field in window.findChildren(QLineEdit)}


def turn_the_proposals_round(window):
    """Let another model say the opposite of every segment, as learning in between does."""
    shown = window.bench.session.project.runs.id_in_use()
    turned = {
        key: replace(table, probabilities=np.ascontiguousarray(table.probabilities[:, ::-1]))
        for key, table in scores_of_the_run(window).items()
    }
    return shown, add_run(window, *model_of_the_run(window), turned)


def scores_of_the_run(window):
    """Return what is proposed, by recording."""
    project = window.bench.session.project
    ids = [recording.id for recording in project.recordings.all()]
    tables = {key: project.scores.table(project.runs.id_in_use(), key) for key in ids}
    return {key: table for key, table in tables.items() if table is not None}


def model_of_the_run(window):
    """Return the run whose proposals are shown, and its model."""
    runs = window.bench.session.project.runs
    return runs.one(runs.id_in_use()), runs.model_bytes(runs.id_in_use())


def add_run(window, run, model, tables):
    """Show such a run with other scores, as a training does, and return its id."""
    other = replace(run, id=RunId(new_id()), created_at=datetime.now(UTC))

    def work(tx):
        tx.runs.add(other, model, {})
        for recording_id, table in tables.items():
            tx.scores.put(recording_id, replace(table, run_id=other.id))
        tx.runs.show(other.id)
        return ChangeSet.of(Kind.RUNS, Kind.SCORES)

    window.bench.session.apply("score", {}, work)
    return other.id


def forget_the_run(window):
    """Remove the model whose proposals are shown."""
    session = window.bench.session
    shown = session.project.runs.id_in_use()

    def work(tx):
        tx.runs.delete(shown)
        return ChangeSet.of(Kind.RUNS, Kind.SCORES)

    session.apply("delete run", {}, work)


@contextmanager
def a_job_writing(session):
    """Hold the project as a job does; the function that is given ends it early."""
    done, begun = threading.Event(), threading.Event()

    def write():
        with session.try_acquire() as is_free:
            assert is_free
            begun.set()
            done.wait(20)

    thread = threading.Thread(target=write)
    thread.start()
    assert begun.wait(5)
    yield done
    done.set()
    thread.join()
