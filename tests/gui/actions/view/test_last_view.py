"""A project is opened where it was left."""

from datetime import UTC, datetime

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from birdann.app.commands import LabelSegments, SetStarts, SetThresholds
from birdann.app.commands.settings import SetMinCallProbability
from birdann.core.labels import Certainty
from birdann.core.provenance import person_provenance
from birdann.core.validation import Threshold
from birdann.gui.application import make_window

TIMEOUT_MS = 30_000


def at_rest(window, qtbot):
    def idle():
        is_busy = (
            window.runner.active_jobs or window.bench.is_reading_soon or window.follower.is_busy
        )
        return window.bench.view is not None and not is_busy and window.bench.overview.is_whole

    qtbot.waitUntil(idle, timeout=TIMEOUT_MS)


@pytest.fixture
def reopened(trained, preferences, qtbot):
    """Return a function that closes the window and opens the project in a new one."""
    path = trained.bench.project.path
    windows = []

    def reopen():
        trained.close()
        window = make_window(path, preferences)
        window.resize(1280, 800)
        window.show()
        windows.append(window)
        at_rest(window, qtbot)
        return window

    yield reopen
    for window in windows:
        window.runner.cancel_all()
        window.close()
        window.deleteLater()


def test_the_recording_and_the_stretch_in_view_are_shown_again(trained, settled, reopened, qtbot):
    for _ in range(3):
        settled(QTest.keyClick(trained, Qt.Key.Key_PageDown))
    trained.pane.set_view(1.0, 2.0)
    trained.pane.set_frequency_range(1000, 5000)
    window = reopened()
    assert window.bench.view.recording.name == "dawn_3.wav"
    assert window.pane.view() == pytest.approx((1.0, 2.0))
    assert window.pane.frequency_range() == pytest.approx((1000, 5000))
    QTest.keyClick(window, Qt.Key.Key_PageDown)
    at_rest(window, qtbot)
    assert window.bench.view.recording.name == "dawn_4.wav"
    assert window.pane.view() == pytest.approx((0.0, 3.0))


def test_filters_and_the_place_in_the_queue_are_as_they_were(trained, settled, reopened, qtbot):
    panel, queue = trained.window_parts.recordings, trained.window_parts.queue
    QTest.keyClicks(panel.filter, "low")
    settled(panel.order_box.setCurrentIndex(2))
    queue.filter.species_box.setCurrentText("Low bird")
    settled(queue.order_box.setCurrentIndex(1))
    for _ in range(3):
        settled(QTest.keyClick(trained, Qt.Key.Key_U))
    asked = trained.questions.displayed_item.question.segment_ids
    following = queue.question_after(asked[0])
    assert following is not None
    window = reopened()
    assert window.window_parts.recordings.filter.text() == "low"
    assert window.window_parts.recordings.order_box.currentIndex() == 2
    assert window.window_parts.queue.filter.species_box.currentText() == "Low bird"
    assert window.window_parts.queue.order_box.currentIndex() == 1
    qtbot.waitUntil(lambda: window.questions.displayed_item is not None, timeout=TIMEOUT_MS)
    assert window.questions.displayed_item.question.segment_ids == asked
    QTest.keyClick(window, Qt.Key.Key_U)
    at_rest(window, qtbot)
    assert window.bench.selected_ids == (following,)


def test_every_box_of_the_queue_is_as_it_was(trained, settled, reopened, text_file, qtbot):
    project, queue = trained.bench.project, trained.window_parts.queue
    names = [recording.name for recording in project.recordings.all()]
    head = "Start (s),End (s),Scientific name,Common name,Confidence,File"
    table = text_file(
        "found.csv", "\n".join([head, *(f"0.1,0.6,T,Wren,0.9,{name}" for name in names)])
    )
    dialog = trained.exchange_actions.import_files([table])
    qtbot.waitUntil(dialog.import_button.isEnabled, timeout=TIMEOUT_MS)
    settled(dialog.import_button.click())
    wren = next(species for species in project.species.in_use() if species.name == "Wren")
    program = next(iter(project.detections.counts()))[0]
    saved = Threshold(
        species_id=wren.id,
        source=program,
        score=0.7,
        provenance=person_provenance("Ada"),
        precision=0.9,
    )
    key = trained.bench.view.id
    started = datetime(2026, 5, 12, 4, 30, tzinfo=UTC)
    first = trained.bench.view.segments[0].id
    trained.bench.execute(SetThresholds({(wren.id, program): saved}))
    trained.bench.execute(SetStarts({key: (started, "set by Anna")}))
    trained.bench.execute(LabelSegments([first], species_id=wren.id, certainty=Certainty.POSSIBLE))
    call_probability = queue.model._data.table.call_probability
    settled(
        trained.bench.execute(SetMinCallProbability(float(np.quantile(call_probability, 0.3))))
    )
    chosen = {
        "show_box": "All segments",
        "species_box": "Wren",
        "probability_box": "Above the thresholds",
        "recordings_box": "12 May 2026",
        "program_box": "BirdNET",
        "detail_box": "Possible",
        "sounds_box": "All sounds",
    }
    boxes = {getattr(queue.filter, name) for name in chosen}
    kept_by_project = {queue.filter.threshold_box, queue.filter.sure_box}
    assert boxes == set(queue.filter.boxes) - kept_by_project
    for name, text in chosen.items():
        getattr(queue.filter, name).setCurrentText(text)
    trained.resize(1000, 800)
    queue.more.click()
    window = reopened()
    boxes = {name: getattr(window.window_parts.queue.filter, name) for name in chosen}
    assert {name: box.currentText() for name, box in boxes.items()} == chosen
    assert window.window_parts.queue.more.isChecked()


def test_what_is_gone_or_spoilt_is_left_out(trained, settled, reopened, preferences, qtbot):
    path = str(trained.bench.project.path)
    trained.close()
    preferences.set_value(
        "last_views",
        {
            path: {
                "recording": "i5",
                "view_s": ["x", 3],
                "queue": {
                    "species": "i9",
                    "show": 7,
                    "program": {"name": 1},
                    "detail": ["certain"],
                },
            }
        },
    )
    window = reopened()
    assert window.bench.view.recording.name == "dawn_0.wav"
    assert window.pane.view() == pytest.approx((0.0, 3.0))
    assert window.window_parts.queue.filter.show_box.currentIndex() == 0
