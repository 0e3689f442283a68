"""Training in the window: fragments of calls become calls, unless that is not wanted."""

import threading
from dataclasses import replace

import numpy as np
import pytest
import soundfile
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from birdann.app.commands import (
    AcceptSuggestedTags,
    AddSpecies,
    LabelSegments,
    SetSpeciesLists,
)
from birdann.app.learning import learn as learning
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting.segment import segment_project
from birdann.app.session import Session
from birdann.core.ids import SpeciesId, new_id
from birdann.core.labels import LabelState, ListState, Species
from birdann.gui.dialogs.work.training_dialogs import TrainDialog
from birdann.gui.style.dock_layout import PICTURE, REPORT
from birdann.segmentation.presets import PRESETS
from birdann.store import BackupReason, Project

TIMEOUT_MS = 60_000
RATE_HZ = 22050


@pytest.fixture
def overtones(tmp_path, write_wav, window, settled, qtbot):
    """A window on six recordings of two species, each call with an overtone in its middle."""
    pitches = {"Low": (1500.0, 3000.0), "High": (4500.0, 9000.0)}
    heard = {n: ["Low"] if n < 3 else ["High"] for n in range(6)}
    for n, (name,) in heard.items():
        pitch_hz, overtone_hz = pitches[name]
        path = write_wav(tmp_path / "field" / f"{n}.wav", seed=n, tones_hz=(pitch_hz,) * 2)
        sound, _ = soundfile.read(path)
        time_s = np.arange(len(sound)) / RATE_HZ
        for onset_s in (0.36, 0.86):
            inside = (time_s > onset_s) & (time_s < onset_s + 0.09)
            sound[inside] += 0.1 * np.sin(2 * np.pi * overtone_hz * time_s[inside])
        soundfile.write(path, sound, RATE_HZ, subtype="PCM_16")
    path = tmp_path / "field" / "six.birdann"
    with Project.create(path) as project:
        session = Session(project)
        add_paths(session, [path.parent])
        fragments = replace(PRESETS["songbirds"], follows_near=False)
        segment_project(session, segmenter=fragments)
        species = {name: Species(id=SpeciesId(new_id()), name=name) for name in pitches}
        session.execute(AddSpecies(list(species.values())))
        by_number = {
            recording.name.removesuffix(".wav"): recording.id
            for recording in project.recordings.all()
        }
        session.execute(
            AcceptSuggestedTags(
                [(by_number[str(n)], None, species[name].id) for n, (name,) in heard.items()]
            )
        )
    window.open_project(path)
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    return window


def train(window, qtbot, settled, *, joins=None):
    """Train by the dialog; return whether the box for joining was ticked."""
    window.actions_["model.train"].trigger()
    dialog = next(child for child in window.findChildren(TrainDialog) if child.isVisible())
    dialog.choices.buttons["ored-lr"].click()
    was = dialog.join.isChecked()
    if joins is not None and was != joins:
        qtbot.keyClick(dialog.join, Qt.Key.Key_Space)
    settled(qtbot.keyClick(dialog.train_button, Qt.Key.Key_Space))
    assert window.window_parts.messages.error is None
    return was


def test_labels_without_lists_are_enough_to_train_on(overtones, settled):
    window = overtones
    bench = window.bench
    lists = [
        replace(tags, tags={}, state=ListState.UNTAGGED)
        for tags in bench.project.lists.all().values()
    ]
    bench.execute(SetSpeciesLists(lists))
    species = {one.name: one.id for one in bench.project.species.in_use()}
    for recording in bench.project.recordings.all():
        with bench.project.reader() as reader:
            keys = [segment.id for segment in reader.segments.of(recording.id)]
        name = "Low" if int(recording.name.removesuffix(".wav")) < 3 else "High"
        bench.execute(LabelSegments(keys, LabelState.CORRECTED, species[name]))
    settled()
    assert (bench.counts.tagged, bench.counts.named) == (0, bench.counts.segments)
    window.actions_["model.train"].trigger()
    dialog = next(child for child in window.findChildren(TrainDialog) if child.isVisible())
    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert f"From {bench.counts.segments} labelled segments" in said
    assert "0 tagged" not in said
    assert window.window_parts.messages.error is None


def test_training_leaves_calls_and_one_step_back_their_pieces(overtones, settled, qtbot):
    window = overtones
    n_fragments = window.bench.counts.segments
    assert n_fragments >= 24
    assert train(window, qtbot, settled)
    occasions = {backup.occasion for backup in window.bench.project.backups()}
    assert BackupReason.BULK not in occasions  # those are for what cannot be undone
    assert window.bench.counts.segments == window.bench.counts.predicted == n_fragments - 12
    told = window.statusBar().currentMessage()
    assert "Training finished." in told
    assert "Joined 24 fragments to 12 calls." in told
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=TIMEOUT_MS)
    settled(qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier))
    assert window.bench.counts.segments == window.bench.counts.predicted == n_fragments


@pytest.mark.parametrize("meanwhile", ["nothing", "edit", "typing"])
def test_the_report_comes_after_training_unless_something_is_done_meanwhile(
    trained, settled, qtbot, monkeypatch, meanwhile
):
    """It took the place of the segment that was being answered, or the letters being typed."""
    may_end, learn = threading.Event(), learning.learn

    def slowly(*args, **kwargs):
        may_end.wait(20)
        return learn(*args, **kwargs)

    monkeypatch.setattr(learning, "learn", slowly)
    trained.follower.is_on = False
    trained.work_actions.train_with("ored-lr", False)
    if meanwhile == "edit":
        key = trained.bench.view.segments[0].id
        trained.bench.execute(LabelSegments([key], LabelState.REJECTED))
    elif meanwhile == "typing":
        field = trained.window_parts.tags.picker.field
        field.setFocus()
        qtbot.keyClicks(field, "owl")
    settled(may_end.set())
    told = trained.statusBar().currentMessage()
    assert "Training finished." in told
    is_report = meanwhile == "nothing"
    assert trained.layout_.view == (REPORT if is_report else PICTURE)
    assert ("Report (Ctrl+R)" in told) is not is_report


def test_ultrasound_is_joined_only_if_the_dialog_says_so_and_detectors_can_be_left_out(
    window, qtbot
):
    chosen = []
    for joins, keys in [(None, ()), (None, ("ultrasound",)), (True, ("join",)), (False, ())]:
        dialog = TrainDialog(3, 0, window, joins=joins)
        dialog.chosen.connect(lambda _model, join, *_others: chosen.append(join))
        dialog.open_connected()
        for name in keys:
            qtbot.keyClick(getattr(dialog, name), Qt.Key.Key_Space)
        qtbot.keyClick(dialog.train_button, Qt.Key.Key_Space)
    assert chosen == [None, True, False, False]
    chosen = []
    dialog = TrainDialog(3, 0, window, detectors={"BirdNET 2.4": True, "Perch": False})
    assert [box.isChecked() for box in dialog.detectors.values()] == [True, False]
    dialog.chosen.connect(lambda *choices: chosen.append(choices[2:]))
    dialog.open_connected()
    for box in dialog.detectors.values():
        qtbot.keyClick(box, Qt.Key.Key_Space)
    qtbot.keyClick(dialog.train_button, Qt.Key.Key_Space)
    assert chosen == [(["BirdNET 2.4"], False)]


@pytest.mark.parametrize(("rate_hz", "is_offered"), [(44_100, False), (250_000, True)])
def test_joining_of_ultrasound_is_offered_where_there_is_some(
    overtones, settled, rate_hz, is_offered
):
    bench = overtones.bench
    with bench.project.transaction("rate") as tx:
        tx.recordings.put([replace(bench.project.recordings.all()[0], sample_rate_hz=rate_hz)])
    settled(bench.here.read_again())
    overtones.actions_["model.train"].trigger()
    dialog = next(child for child in overtones.findChildren(TrainDialog) if child.isVisible())
    assert dialog.ultrasound.isVisible() is is_offered
    dialog.reject()


def test_pieces_stay_where_that_is_wished_and_the_wish_is_remembered(overtones, settled, qtbot):
    window = overtones
    n_fragments = window.bench.counts.segments
    assert train(window, qtbot, settled, joins=False)
    assert window.bench.counts.segments == n_fragments
    assert "Joined" not in window.statusBar().currentMessage()
    assert not train(window, qtbot, settled)
    assert window.bench.counts.segments == n_fragments
