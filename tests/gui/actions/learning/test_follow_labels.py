"""The proposals follow the reviewer."""

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from birdann.app.commands import ImportedStatements, ImportLabels
from birdann.app.learning import learn as learning
from birdann.core.labels import Label, LabelState, TagState
from birdann.core.provenance import person_provenance
from birdann.gui.actions.learning.follow_labels import SOON_S
from birdann.gui.runtime.jobs import JobState
from tests.csv_rows import csv_rows
from tests.gui.reviewing import let_paint


def select_first(window):
    segment = window.bench.view.segments[0]
    window.pane.select([segment.id])
    let_paint(window)
    window.pane.setFocus()
    return segment.id


def test_a_verdict_makes_the_model_learn_without_moving_anything(trained, settled, qtbot):
    first_run = trained.bench.overview.run.id
    select_first(trained)
    qtbot.keyClick(trained, Qt.Key.Key_Return)
    chosen = trained.bench.segment_id
    focused = QApplication.focusWidget()
    assert not trained.bench.is_working
    settled()
    assert trained.bench.overview.run.id != first_run
    qtbot.waitUntil(
        lambda: trained.bench.view.run_id == trained.bench.overview.run.id, timeout=30_000
    )
    assert trained.bench.segment_id == chosen
    assert QApplication.focusWidget() is focused
    assert trained.bench.here.labels_since_training == 0
    assert trained.follower.last_fit_s > 0


def test_the_status_line_names_an_update_of_the_model_and_nothing_waits_for_it(
    trained, settled, qtbot, monkeypatch
):
    may_end, relearn, strip = threading.Event(), learning.train_again, trained.strip
    tasks = trained.window_parts.jobs

    def slowly(*args, **kwargs):
        may_end.wait(20)
        return relearn(*args, **kwargs)

    monkeypatch.setattr(learning, "train_again", slowly)
    first = select_first(trained)
    trained.label_actions.reject()
    qtbot.waitUntil(lambda: "Updating model" in strip.title.text())
    assert not strip.bar.isVisible()
    assert not strip.cancel.isVisible()
    assert "Updating model" in [card.title.text() for card in tasks.cards]
    assert tasks.empty.isHidden()
    assert trained.bench.undo()
    assert first not in trained.bench.project.labels.all()
    may_end.set()
    qtbot.waitUntil(lambda: strip.title.text() == "No running tasks", timeout=30_000)
    assert "Updating model" not in [card.title.text() for card in tasks.cards]


def test_its_runs_replace_each_other_but_not_those_asked_for(trained, settled, qtbot):
    asked_for = trained.bench.overview.run.id
    for _ in range(3):
        select_first(trained)
        settled(trained.label_actions.reject())
        settled(trained.label_actions.clear())
    runs = trained.bench.project.runs.all()
    assert len(runs) == 2
    assert asked_for in {run.id for run in runs}


def test_it_can_be_switched_off_and_stays_off(trained, settled, preferences):
    run = trained.bench.overview.run.id
    trained.actions_["model.follow"].trigger()
    assert not trained.actions_["model.follow"].isChecked()
    assert preferences.value("follow_labels") is False
    select_first(trained)
    settled(trained.label_actions.reject())
    assert trained.bench.overview.run.id == run
    assert trained.bench.here.labels_since_training == 1


def test_tags_alone_start_nothing(trained, settled):
    run = trained.bench.overview.run.id
    settled(trained.tag_actions.tag_no_birds())
    assert trained.bench.overview.run.id == run


def test_labels_that_nobody_gave_in_a_review_start_nothing(trained, settled):
    run = trained.bench.overview.run.id
    segment, high = trained.bench.view.segments[0].id, trained.bench.book.in_use[0].id
    label = Label(
        segment_id=segment, state=LabelState.CONFIRMED, species_id=high,
        provenance=person_provenance("Ada"),
    )  # fmt: skip
    told = ImportedStatements(labels=[label])
    settled(trained.bench.session.execute(ImportLabels([segment], statements=told)))
    settled(trained.bench.undo())
    settled(trained.bench.redo())
    assert trained.bench.overview.run.id == run
    assert trained.bench.here.labels_since_training == 1


def test_a_run_that_something_names_is_kept_and_marked_when_another_takes_its_place(
    trained, settled, tmp_path
):
    select_first(trained)
    settled(trained.label_actions.reject())
    own = trained.bench.overview.run.id
    settled(trained.exchange_actions.export_to(tmp_path / "calls.csv", "csv"))
    select_first(trained)
    settled(trained.label_actions.clear())
    runs = {run.id: run for run in trained.bench.project.runs.all()}
    assert len(runs) == 3
    assert runs[own].is_superseded
    assert trained.bench.project.runs.id_in_use() != own


def test_an_export_waits_for_training_under_way(trained, settled, tmp_path):
    is_trained = threading.Event()
    trained.bench.runner.start(lambda _progress: is_trained.wait(20), title="Training")
    job = trained.exchange_actions.export_to(tmp_path / "calls.csv", "csv")
    QTest.qWait(100)
    assert job.state is JobState.WAITING
    assert not (tmp_path / "calls.csv").exists()
    settled(is_trained.set())
    assert (tmp_path / "calls.csv").exists()


def test_an_export_has_the_predictions_of_the_lists_as_they_are(
    trained, settled, tmp_path, monkeypatch
):
    """An export does not rely on the recording being scored again in the background."""
    monkeypatch.setattr(trained.scores._following, "_start", lambda: None)
    rows = {row.name: row for row in trained.window_parts.tags.picker.rows()}
    trained.tag_actions.set_state(rows["Low bird"].species_id, None)
    trained.tag_actions.set_state(rows["High bird"].species_id, TagState.PRESENT)
    settled(trained.exchange_actions.export_to(tmp_path / "calls.csv", "csv"))
    found = [
        row for row in csv_rows(tmp_path / "calls.csv") if row["recording"].endswith("dawn_0.wav")
    ]
    assert found
    assert all(row["probability"] for row in found)
    assert "Low bird" not in {row["species"] for row in found}


@pytest.fixture
def slow(trained, monkeypatch):
    """The window on a project that takes as long to learn as one likes: until ``slow.go()``."""
    may_end, learn = threading.Event(), learning.train_again
    trained.n_learned = 0

    def wait_and_learn(*args, progress, **more):
        while not may_end.wait(0.01):
            progress(0.0, "")
        trained.n_learned += 1
        return learn(*args, progress=progress, **more)

    monkeypatch.setattr(learning, "train_again", wait_and_learn)
    trained.follower.last_fit_s = 60.0
    trained.go = may_end.set
    yield trained
    may_end.set()


def probabilities(window):
    return {key: window.bench.view.probabilities(key) for key in window.bench.view.scores}


def test_however_long_it_takes_it_goes_on_learning(slow, settled, qtbot):
    run = slow.bench.overview.run.id
    for seconds in (8.1, 3600.0):
        slow.follower.last_fit_s = seconds
        slow.follower._ended_at_s = 0.0
        select_first(slow)
        slow.label_actions.reject()
        qtbot.waitUntil(lambda: slow.follower._job is not None, timeout=30_000)
        settled(slow.go())
        assert slow.bench.overview.run.id != run
        run = slow.bench.overview.run.id


def test_the_recording_labelled_follows_at_once_and_the_rest_when_it_is_learned(
    slow, settled, qtbot
):
    bench = slow.bench
    run, before = bench.view.run_id, probabilities(slow)
    first = select_first(slow)
    slow.label_actions.reject()
    qtbot.waitUntil(lambda: probabilities(slow) != before, timeout=30_000)
    assert bench.view.run_id == run
    assert max(bench.view.probabilities(first).values()) < 0.01
    counter = slow.window_parts.queue.counter
    qtbot.waitUntil(lambda: "1 not learned yet" in counter.text())
    assert "Predictions of" in counter.toolTip()
    settled(slow.go())
    assert bench.view.run_id != run
    assert "not learned yet" not in counter.text()


def test_labels_given_while_it_learns_are_learned_after(slow, settled, qtbot):
    first, second = (segment.id for segment in slow.bench.view.segments[:2])
    slow.pane.select([first])
    let_paint(slow)
    slow.label_actions.reject()
    qtbot.waitUntil(lambda: slow.follower._job is not None, timeout=30_000)
    slow.pane.select([second])
    let_paint(slow)
    slow.label_actions.reject()
    slow.follower.last_fit_s = SOON_S / 2
    settled(slow.go())
    assert slow.n_learned == 2
    assert slow.bench.here.labels_since_training == 0


def test_labels_given_while_something_else_works_are_learned_after_it(slow, settled, qtbot):
    slow.follower.last_fit_s = SOON_S / 2
    may_end = threading.Event()
    slow.bench.start(lambda progress: may_end.wait(20), title="Something")
    assert slow.bench.is_working
    select_first(slow)
    slow.label_actions.reject()
    slow.go()
    qtbot.wait(500)
    assert slow.n_learned == 0
    may_end.set()
    settled(qtbot.waitUntil(lambda: slow.n_learned == 1, timeout=30_000))
    labels = slow.bench.project.labels.all().values()
    assert [label.state for label in labels] == [LabelState.REJECTED]
    assert slow.bench.here.labels_since_training == 0


@pytest.mark.parametrize("after_ms", [0, 420])
def test_closing_the_project_in_the_middle_is_safe(trained, settled, qtbot, after_ms):
    select_first(trained)
    trained.label_actions.reject()
    qtbot.wait(after_ms)
    settled(trained.project_actions.close())
    assert trained.bench.session is None
    assert trained.window_parts.messages.error is None


def test_news_of_scores_do_not_stop_another_recording_on_its_way(trained, settled):
    from birdann.app.changes import ChangeSet, Kind

    bench = trained.bench
    first, other = bench.view.id, next(key for key in bench.here.rows if key != bench.view.id)
    segment = bench.project.segments.of(other)[0].id
    bench.show_recording(other, select=[segment])
    news = ChangeSet.of(Kind.SCORES, recordings=[first])
    settled(bench.session.apply("score", {}, lambda tx: news))
    assert bench.view.id == other
    assert bench.selected_ids == (segment,)
