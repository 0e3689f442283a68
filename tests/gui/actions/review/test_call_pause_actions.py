"""What counts as one call, in the window: learned from examples, previewed, applied, taken back."""

import numpy as np
import pytest
import soundfile
from PySide6.QtCore import Qt

from birdann.app.commands import AddSpecies, LabelSegments
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting import outlines
from birdann.app.segmenting.segment import segment_project
from birdann.app.session import Session
from birdann.core.ids import SpeciesId, new_id
from birdann.core.labels import LabelState, Species
from birdann.core.predictions import Mode, ScoreTable
from birdann.gui.dialogs.project.species_dialogs import CallPausesDialog
from birdann.store import Project

TIMEOUT_MS = 60_000
RATE = 22050


@pytest.fixture
def songs(tmp_path, factory, window, settled, qtbot):
    """A window on eight songs of three notes, five of which a person merged."""
    sound = np.random.default_rng(0).normal(0, 0.002, 9 * RATE)
    t = np.arange(int(0.1 * RATE)) / RATE
    for song in range(8):
        for note in range(3):
            at = int((0.3 + song + 0.22 * note) * RATE)
            sound[at : at + len(t)] += 0.2 * np.sin(2 * np.pi * (3000 + 500 * note) * t)
    audio = tmp_path / "field" / "a.wav"
    audio.parent.mkdir()
    soundfile.write(audio, sound, RATE)
    path = audio.parent / "songs.birdann"
    serin, wren = (Species(id=SpeciesId(new_id()), name=name) for name in ("Serin", "Wren"))
    with Project.create(path) as project:
        session = Session(project)
        add_paths(session, [audio.parent])
        segment_project(session)
        session.execute(AddSpecies([serin, wren]))
        (recording,) = project.recordings.all()
        notes = sorted(project.segments.of(recording.id), key=lambda one: one.box.onset_s)
        run = factory.run([serin])
        with project.transaction("score") as tx:
            tx.runs.add(run, b"", {})
            table = ScoreTable(
                run_id=run.id,
                mode=Mode.TRANSDUCTIVE,
                segment_ids=np.array([one.id for one in notes]),
                probabilities=np.full((len(notes), 1), 0.9, np.float32),
                none_probabilities=np.full(len(notes), 0.1, np.float32),
            )
            tx.scores.put(recording.id, table)
        for song in range(5):
            merge = outlines.merge(session, [one.id for one in notes[3 * song : 3 * song + 3]])
            session.execute(merge)
            session.execute(LabelSegments(merge.new.ids, LabelState.CONFIRMED, serin.id))
    window.open_project(path)
    qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS)
    settled()
    return window


def opened(window, settled):
    window.actions_["model.call_pauses"].trigger()
    settled()
    return next(one for one in window.findChildren(CallPausesDialog) if one.isVisible())


def n_segments(window):
    (recording,) = window.bench.project.recordings.all()
    return len(window.bench.project.segments.of(recording.id))


def rows(dialog):
    return [
        [dialog.table.text(row, column) for column in range(3)]
        for row in range(dialog.table.n_rows)
    ]


def test_a_learned_pause_is_previewed_applied_and_taken_back(songs, settled, qtbot):
    window = songs
    dialog = opened(window, settled)
    assert rows(dialog) == [
        ["Serin", "Not joined across pauses", "5"],
        ["Wren", "Not joined across pauses", "0"],
    ]
    assert dialog.notice.text() == "Learned from 5 examples: 200 ms."
    assert not dialog.apply_button.isEnabled()
    qtbot.mouseClick(dialog.learned_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(dialog.apply_button.isEnabled, timeout=TIMEOUT_MS)
    assert dialog.notice.text().startswith("Serin: 9 calls become 3.")
    assert n_segments(window) == 5 + 9
    qtbot.keyClick(dialog.apply_button, Qt.Key.Key_Space)
    settled()
    assert n_segments(window) == 8
    assert rows(dialog)[0] == ["Serin", "200 ms", "5"]
    dialog.reject()
    window.bench.undo()
    settled()
    assert n_segments(window) == 5 + 9


def test_a_pause_is_chosen_by_hand_where_there_are_no_examples(songs, settled, qtbot):
    window = songs
    dialog = opened(window, settled)
    dialog.table.selectRow(1)
    assert not dialog.learned_button.isEnabled()
    dialog.table.selectRow(0)
    dialog.pause.setFocus()
    qtbot.keyClick(dialog.pause, Qt.Key.Key_End)
    qtbot.waitUntil(dialog.apply_button.isEnabled, timeout=TIMEOUT_MS)
    assert dialog.notice.text().startswith("Serin: 9 calls become 1.")
    dialog.reject()
    settled()
