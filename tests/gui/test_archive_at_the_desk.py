"""A sample of an archive comes to the desk, is judged by keys, and its thresholds go back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

pytest.importorskip("pyarrow", reason="archives need the extra birdann[archive]")

from birdann.app.archive.folder import ResultsFolder
from birdann.app.archive.running import ArchiveWork
from birdann.app.archive.tasks import ArchivePlan
from birdann.app.learning.model_files import export_model
from birdann.cli.main import main
from birdann.core.validation import Answer
from birdann.store import Project
from tests.csv_rows import csv_rows
from tests.gui.actions.review.test_queue_actions import ready
from tests.gui.conftest import TIMEOUT_MS
from tests.unit.app.archive.in_process import SameProcess, table

TRUE_FROM = 0.5
"""In this story a score is right from here on."""


@pytest.fixture
def results(trained_project, sounds, tmp_path):
    """An archive of the recordings that the project was trained on, labelled by its model."""
    model = tmp_path / "m.birdann-model"
    with Project.open(trained_project, read_only=True) as project:
        export_model(project, model)
    out = tmp_path / "results"
    with ResultsFolder.make_or_open(out, model, ArchivePlan(min_score=0.01)) as folder:
        assert ArchiveWork(folder, [sounds], SameProcess()).finish().failures == ()
    return out


def test_from_the_archive_to_the_desk_and_back(
    results, window, settled, qtbot, tmp_path, capsys, monkeypatch
):
    monkeypatch.setattr("birdann.models.validation.MIN_ANSWERS", 3)  # of so few sounds
    desk = tmp_path / "desk.birdann"
    words = ["--name", "archive", "--bins", "2", "--per-bin", "8"]
    assert main(["archive", "sample", str(results), "--out", str(desk), *words]) == 0
    assert "Validate it in" in capsys.readouterr().out

    window.open_project(desk)
    settled(qtbot.waitUntil(lambda: window.bench.view is not None, timeout=TIMEOUT_MS))
    n_items = window.bench.counts.unvalidated
    assert window.status.advice.text() == f"Validate {n_items} items."
    settled(window.queue_actions.show_samples())
    listed = window.queue_actions.list_dialog
    assert listed.table.n_rows == 1
    listed.answer.click()
    qtbot.waitUntil(lambda: window.asking.queue is not None, timeout=TIMEOUT_MS)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=TIMEOUT_MS)
    asking = window.asking
    assert n_items == len(asking.queue.items)
    said = {}
    for _ in asking.queue.items:
        ready(asking, qtbot)
        is_right = asking.item.score >= TRUE_FROM
        said[asking.item.place] = Answer.YES if is_right else Answer.NO
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Y if is_right else Qt.Key.Key_N)
    assert set(said.values()) == {Answer.YES, Answer.NO}
    settled(asking.panel.results.click())
    shown = window.queue_actions.results_dialog
    settled(shown.precision.setValue(90.0))
    settled(shown.save.click())
    shown.reject()

    with Project.open(desk, read_only=True) as project:
        [sample] = project.samples.all()
        assert {a.place: a.answer for a in project.samples.answers(sample.id)} == said
        names = {key: one.name for key, one in project.species.all().items()}
        thresholds = {
            names[threshold.species_id]: threshold.score for threshold in project.thresholds.all()
        }
    assert thresholds
    believed = tmp_path / "believed"
    assert main(["archive", "apply", str(results), str(desk), "--out", str(believed)]) == 0
    expected = [
        row["call_id"]
        for row in table(results).to_pylist()
        if any(
            score["species"] == row["species"]
            and score["probability"] >= thresholds.get(score["species"], 2.0)
            for score in row["scores"]
        )
    ]
    assert sorted(table(believed)["call_id"].to_pylist()) == sorted(expected) != []
    [whole] = [
        row
        for row in csv_rows(believed / "summary.csv")
        if not row["site"] and row["species"] == max(thresholds)
    ]
    assert 0.0 <= float(whole["share_right_low"]) <= float(whole["share_right_high"]) <= 1.0
