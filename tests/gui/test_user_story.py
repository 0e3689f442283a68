"""An evening with birdann, through real keys and clicks."""

import json

import numpy as np
import pytest
import soundfile
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QMessageBox,
    QPushButton,
)

from birdann.app.segmenting import joining
from birdann.app.segmenting.joining import join_fragments
from birdann.core.ids import id_of_text
from birdann.gui.dialogs.exchange.import_dialogs import ImportDialog
from birdann.gui.dialogs.work.training_dialogs import StartDialog, TrainDialog
from tests.csv_rows import csv_rows

TIMEOUT_MS = 60_000


def drop(window, paths):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    spot, copy = QPoint(400, 300), Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(window, QDragEnterEvent(spot, copy, data, buttons, keys))
    QApplication.sendEvent(window, QDropEvent(QPointF(spot), copy, data, buttons, keys))


def tag(window, qtbot, name, settled):
    qtbot.keyClick(window, Qt.Key.Key_T)
    field = window.window_parts.tags.picker.field
    assert field.hasFocus()
    qtbot.keyClicks(field, name)
    settled(qtbot.keyClick(field, Qt.Key.Key_Return))
    window.pane.setFocus()


def say_that_lists_are_complete(window, qtbot, settled):
    """Answer the question that comes with the first tag of a project."""
    line = window.window_parts.tags.kind
    assert line.isVisible()
    settled(qtbot.mouseClick(line.add, Qt.MouseButton.LeftButton))


def test_from_nothing_to_an_exported_table(window, card, tmp_path, settled, qtbot):
    assert window.pages.currentWidget() is window.welcome
    window.project_actions.create_at(tmp_path / "evening")
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.drop_page, timeout=TIMEOUT_MS)
    settled()
    assert window.windowTitle().startswith("evening")
    assert "Add recordings" in window.status.advice.text()

    drop(window, [card])
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    assert window.window_parts.recordings.model.rowCount() == 6
    assert "Find segments in 6 recordings." in window.status.advice.text()

    settled(qtbot.mouseClick(window.status.advice, Qt.MouseButton.LeftButton))
    assert window.bench.counts.segmented == 6
    assert window.bench.counts.segments >= 12

    for number in range(6):
        names = ["Low whistler"] * (number < 4) + ["High whistler"] * (number > 1)
        assert window.bench.view.recording.name == f"dawn_{number}.wav"
        for name in names:
            tag(window, qtbot, name, settled)
            if number == 0:
                settled(say_that_lists_are_complete(window, qtbot, settled))
        settled(qtbot.keyClick(window, Qt.Key.Key_N))
    assert window.bench.counts.tagged == 6
    assert [species.name for species in window.bench.book.in_use] == [
        "High whistler",
        "Low whistler",
    ]

    window.actions_["model.train"].trigger()
    dialog = window.findChild(TrainDialog)
    dialog.choices.buttons["ored-lr"].click()
    settled(dialog.findChild(QPushButton, "primary").click())
    assert window.window_parts.messages.error is None
    assert window.bench.counts.models == 1
    qtbot.waitUntil(lambda: window.report_actions.panel.page is not None, timeout=TIMEOUT_MS)
    report = window.report_actions.panel
    assert "6 recordings, 2 species" in report.caption.text()
    assert report.table.rows.rowCount() == 2
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=TIMEOUT_MS)

    settled(qtbot.keyClick(window, Qt.Key.Key_U))
    first = window.bench.segment_id
    assert first is not None
    settled(qtbot.keyClick(window, Qt.Key.Key_X))
    assert window.bench.counts.rejected == 1
    assert window.bench.segment_id not in (first, None)
    while window.bench.view.species_of(window.bench.segment_id) is None:
        settled(qtbot.keyClick(window, Qt.Key.Key_X))
    confirmed = window.bench.segment_id
    settled(qtbot.keyClick(window, Qt.Key.Key_Return))
    assert window.bench.counts.confirmed == 1
    settled(qtbot.keyClick(window, Qt.Key.Key_1))
    assert window.bench.counts.reviewed >= 3

    reviewed = window.bench.counts.reviewed
    assert window.actions_["edit.undo"].text().startswith("&Undo: C")
    settled(qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier))
    assert window.bench.counts.reviewed == reviewed - 1
    redo = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    settled(qtbot.keyClick(window, Qt.Key.Key_Z, redo))
    assert window.bench.counts.reviewed == reviewed

    settled(window.exchange_actions.export_to(tmp_path / "segments.csv", "csv"))
    rows = {id_of_text(row["segment_id"]): row for row in csv_rows(tmp_path / "segments.csv")}
    assert len(rows) == window.bench.counts.segments
    assert rows[confirmed]["status"] == "confirmed"
    assert rows[confirmed]["species"] in ("Low whistler", "High whistler")
    assert rows[first]["status"] == "rejected"


def test_recordings_of_a_second_evening_are_searched_named_and_joined(
    trained, tmp_path, settled, qtbot, monkeypatch
):
    joined_in = []

    def join(session, *, recording_ids, **how):
        joined_in.append(recording_ids)
        return join_fragments(session, recording_ids=recording_ids, **how)

    monkeypatch.setattr(joining, "join_fragments", join)
    rate_hz = 22050
    time_s = np.arange(2 * rate_hz) / rate_hz
    sound = 0.002 * np.random.default_rng(9).standard_normal(len(time_s))
    sound[8000:13000] += 0.3 * np.sin(2 * np.pi * 6000 * time_s[8000:13000])
    soundfile.write(tmp_path / "dusk.wav", sound, rate_hz, subtype="PCM_16")
    drop(trained, [tmp_path / "dusk.wav"])
    advice = trained.status.advice
    for words in ("Find segments in 1 more recording", "labels of 1 more recording"):
        settled(qtbot.waitUntil(lambda words=words: words in advice.text(), timeout=TIMEOUT_MS))
        qtbot.waitUntil(advice.isVisible, timeout=TIMEOUT_MS)
        settled(qtbot.mouseClick(advice, Qt.MouseButton.LeftButton))
    qtbot.waitUntil(lambda: "to review" in advice.text(), timeout=TIMEOUT_MS)
    (new,) = (
        recording
        for recording in trained.bench.project.recordings.all()
        if recording.name == "dusk.wav"
    )
    assert joined_in == [{new.id}]
    counts = trained.bench.project.overview.counts()
    assert counts.predicted == counts.segments


@pytest.mark.parametrize("name", ["light", "dark"])
def test_every_page_can_be_drawn_in_both_themes(opened, qtbot, name):
    opened.view_actions.choose_theme(name)
    image = opened.grab().toImage()
    corner = image.pixelColor(4, image.height() - 4)
    assert (corner.lightness() > 128) == (name == "light")


def choose_file(window, path):
    (asked,) = (box for box in window.findChildren(QFileDialog) if box.isVisible())
    asked.selectFile(str(path))
    asked.accept()
    QApplication.processEvents()


def answer(window, qtbot, words):
    """Press a button of the question that is asked."""
    (box,) = (box for box in window.findChildren(QMessageBox) if box.isVisible())
    (button,) = (button for button in box.buttons() if button.text().replace("&", "") == words)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("where", ["Use the same folder", "Choose tables…"])
def test_detections_may_be_one_table_or_lie_beside_the_recordings(
    window, card, tmp_path, settled, qtbot, where
):
    is_beside = where == "Use the same folder"
    table = (card if is_beside else tmp_path) / "found.csv"
    rows = [f"{sound.name},0,3,Wren,0.9\n" for sound in card.glob("*.wav")]
    table.write_text("file,start_s,end_s,species,score\n" + "".join(rows))
    qtbot.mouseClick(window.welcome.detections, Qt.MouseButton.LeftButton)
    choose_file(window, card)
    answer(window, qtbot, where)
    if not is_beside:
        choose_file(window, table)
    choose_file(window, tmp_path / "spring.birdann")
    qtbot.waitUntil(lambda: bool(window.findChildren(ImportDialog)), timeout=TIMEOUT_MS)
    (dialog,) = window.findChildren(ImportDialog)
    qtbot.waitUntil(dialog.import_button.isEnabled, timeout=TIMEOUT_MS)
    assert "found.csv" in dialog.table.text(0, 0)
    settled(dialog.close())


def test_recordings_and_detections_become_labelled_calls_within_eight_actions(
    window, card, tmp_path, settled, qtbot
):
    """From the first page: two folders, a project, and no list; the table of scores is thin."""
    scores = tmp_path / "scores"
    scores.mkdir()
    rows = [
        f"{sound.name},0,3,{name},{score}\n"
        for i, sound in enumerate(sorted(card.glob("*.wav")))
        for name, score in ((("Blackbird", "Great Tit")[i % 2], 0.9), ("Wren", 0.02))
    ]
    (scores / "found.csv").write_text("file,start_s,end_s,species,score\n" + "".join(rows))

    qtbot.mouseClick(window.welcome.detections, Qt.MouseButton.LeftButton)
    choose_file(window, card)
    answer(window, qtbot, "Choose a folder…")
    choose_file(window, scores)
    choose_file(window, tmp_path / "spring.birdann")
    qtbot.waitUntil(lambda: bool(window.findChildren(ImportDialog)), timeout=TIMEOUT_MS)
    (dialog,) = window.findChildren(ImportDialog)
    qtbot.waitUntil(dialog.import_button.isEnabled, timeout=TIMEOUT_MS)
    assert dialog.as_evidence.isChecked()
    assert not dialog.min_score.isEnabled()
    settled(qtbot.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton))
    (box,) = (box for box in window.findChildren(QMessageBox) if box.isVisible())
    assert "Find segments and label" in box.defaultButton().text()
    assert (
        box.standardButton(box.escapeButton()) is QMessageBox.StandardButton.Close
    )  # all is read
    qtbot.keyClick(box, Qt.Key.Key_Return)
    settled(qtbot.waitUntil(lambda: window.bench.counts.models == 1, timeout=TIMEOUT_MS))
    counts = window.bench.project.overview.counts()
    assert counts.predicted == counts.segments > 0
    assert window.window_parts.messages.error is None


def test_a_birdnet_user_confirms_the_first_calls_within_a_few_keys(
    window, card, tmp_path, text_file, settled, qtbot
):
    """From nothing: recordings and the table of the `birdnet` package are dropped together."""
    rows = [
        f"{sound},00:00:00.00,00:00:03.00,{name},{score}\n"
        for sound in sorted(card.glob("*.wav"))
        for name, score in (
            ("Turdus merula_Common Blackbird", 0.87),
            ("Parus major_Great Tit", 0.4),
        )
    ]
    table = text_file(
        "predictions.csv", "input,start_time,end_time,species_name,confidence\n" + "".join(rows)
    )
    n_keys = 1
    drop(window, [card, table])
    (chosen,) = (child for child in window.findChildren(QFileDialog) if child.isVisible())
    chosen.selectFile(str(tmp_path / "spring.birdann"))
    n_keys += 1
    chosen.accept()
    qtbot.waitUntil(lambda: bool(window.findChildren(ImportDialog)), timeout=TIMEOUT_MS)
    (dialog,) = settled(window.findChildren(ImportDialog))
    n_keys += 1
    qtbot.waitUntil(dialog.import_button.isEnabled, timeout=TIMEOUT_MS)
    dialog.as_segments.click()  # scores of windows are evidence otherwise
    n_keys += 1
    settled(qtbot.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton))
    window.activateWindow()
    window.pane.setFocus()
    settled(qtbot.keyClick(window, Qt.Key.Key_U))
    for _ in range(3):
        settled(qtbot.keyClick(window, Qt.Key.Key_Return))
    n_keys += 4
    assert window.bench.counts.confirmed == 3
    assert n_keys <= 8
    assert window.window_parts.messages.error is None


def downloaded(folder, tones_hz):
    """Write twenty recordings with a boxed call each, as xeno-canto offers them, and their sets."""
    folder.mkdir()
    rate_hz, names = 22050, list(tones_hz)
    time_s = np.arange(3 * rate_hz) / rate_hz
    for number in range(20):
        name, onset_s = names[number % len(names)], (0.3, 0.7, 1.6, 2.0)[number % 4]
        sound = 0.002 * np.random.default_rng(number).standard_normal(len(time_s))
        inside = (time_s > onset_s) & (time_s < onset_s + 0.25)
        sound[inside] += (
            0.3 * np.sin(2 * np.pi * (tones_hz[name] + 400 * (time_s - onset_s)) * time_s)[inside]
        )
        soundfile.write(folder / f"XC{number + 100} - {name}.wav", sound, rate_hz)
        box = {
            "xc_nr": f"XC{number + 100}", "annotator": "Bea", "scientific_name": name,
            "start_time": onset_s - 0.05, "end_time": onset_s + 0.3,
            "frequency_low": tones_hz[name] - 900, "frequency_high": tones_hz[name] + 1500,
        }  # fmt: skip
        scope = [{"taxon_coverage": "", "completeness": "part"}]
        text = json.dumps({"set_name": "Dawn", "scope": scope, "annotations": [box]})
        (folder / f"{number}.json").write_text(text)


def test_a_newcomer_trains_from_downloaded_recordings_with_boxes(
    window, card, tmp_path, settled, qtbot
):
    """Three species, twenty recordings of xeno-canto, no list: boxes in, a model out."""
    species = {"Otus scops": 2000, "Regulus regulus": 6000, "Botaurus stellaris": 900}
    downloaded(tmp_path / "xc", species)
    n_keys = 0

    def choose(path):
        nonlocal n_keys
        n_keys += 1
        (asked,) = (box for box in window.findChildren(QFileDialog) if box.isVisible())
        asked.selectFile(str(path))
        asked.accept()
        QApplication.processEvents()

    def press(widget, key, modifiers=Qt.KeyboardModifier.NoModifier):
        nonlocal n_keys
        n_keys += 1
        qtbot.keyClick(widget, key, modifiers)

    n_keys += 1
    drop(window, [card])
    choose(tmp_path / "spring.birdann")
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    n_keys += 1
    qtbot.mouseClick(window.status.advice, Qt.MouseButton.LeftButton)  # Find segments
    settled()
    n_keys += 1
    settled(window.actions_["model.start"].trigger())
    press(window.findChild(StartDialog).folder_button, Qt.Key.Key_Space)
    settled(choose(tmp_path / "xc"))
    for told in (box for box in window.findChildren(QDialog) if box.isVisible()):
        press(told, Qt.Key.Key_Escape)
    settled()
    n_keys += 1
    window.actions_["model.train"].trigger()
    press(window.findChild(TrainDialog).train_button, Qt.Key.Key_Return)
    settled(qtbot.waitUntil(lambda: window.bench.counts.models == 1, timeout=TIMEOUT_MS))
    assert n_keys == 8
    assert window.window_parts.messages.error is None
    report = window.report_actions.panel
    assert not report.sentence.text().startswith("No model yet")
    qtbot.waitUntil(lambda: report.page is not None, timeout=TIMEOUT_MS)
    queue = window.bench.queue
    middle_hz = (queue.table.low_hz + queue.table.high_hz) / 2
    names = [queue.species_name(queue.species_at(row)) for row in range(len(middle_hz))]
    right = [
        abs(species.get(name, 0) - hz) < 1000 for name, hz in zip(names, middle_hz, strict=True)
    ]
    assert len(right) >= 12
    assert np.mean(right) > 0.9
