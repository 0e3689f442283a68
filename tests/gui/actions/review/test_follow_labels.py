"""The proposals follow the reviewer."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from birdann.gui.actions.review.follow_labels import LONGEST_FIT_S


def select_first(window):
    segment = window.bench.view.segments[0]
    window.pane.select([segment.id])
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
    assert trained.bench.labels_since_training == 0
    assert 0 < trained.follower.last_fit_s < LONGEST_FIT_S


def test_its_runs_replace_each_other_but_not_those_asked_for(trained, settled, qtbot):
    asked_for = trained.bench.overview.run.id
    for _ in range(3):
        select_first(trained)
        trained.label_actions.reject()
        settled()
        trained.label_actions.clear()
        settled()
    runs = trained.bench.project.runs.all()
    assert len(runs) == 2
    assert asked_for in {run.id for run in runs}


def test_it_can_be_switched_off_and_stays_off(trained, settled, preferences):
    run = trained.bench.overview.run.id
    trained.actions_["model.follow"].trigger()
    assert not trained.actions_["model.follow"].isChecked()
    assert preferences.value("follow_labels") is False
    select_first(trained)
    trained.label_actions.reject()
    settled()
    assert trained.bench.overview.run.id == run
    assert trained.bench.labels_since_training == 1


def test_tags_alone_start_nothing(trained, settled):
    run = trained.bench.overview.run.id
    trained.tag_actions.tag_no_birds()
    settled()
    assert trained.bench.overview.run.id == run


def test_slow_learning_waits_to_be_asked(trained, settled):
    run = trained.bench.overview.run.id
    trained.follower.last_fit_s = LONGEST_FIT_S + 3
    select_first(trained)
    trained.label_actions.reject()
    assert "Ctrl+Shift+T" in trained.statusBar().currentMessage()
    settled()
    assert trained.bench.overview.run.id == run


@pytest.mark.parametrize("after_ms", [0, 420])
def test_closing_the_project_in_the_middle_is_safe(trained, settled, qtbot, after_ms):
    select_first(trained)
    trained.label_actions.reject()
    qtbot.wait(after_ms)
    trained.project_actions.close()
    settled()
    assert trained.bench.session is None
    assert trained.shell.messages.error is None


def test_news_of_scores_do_not_stop_another_recording_on_its_way(trained, settled):
    from birdann.app.changes import ChangeSet, Kind

    bench = trained.bench
    first, other = bench.view.id, next(key for key in bench.rows if key != bench.view.id)
    segment = bench.project.segments.of(other)[0].id
    bench.show_recording(other, select=[segment])
    news = ChangeSet.of(Kind.SCORES, recordings=[first])
    bench.session.apply("score", {}, lambda tx: news)
    settled()
    assert bench.view.id == other
    assert bench.selected == (segment,)
