"""Validation samples in the window: drawn, judged by key, resumed, and what they say."""

import threading
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from birdann.app.commands import DeleteSegments, SetThresholds
from birdann.app.results.sampling import SampleDesign
from birdann.core.provenance import by_person
from birdann.core.validation import Answer, Threshold
from birdann.gui.actions.review import sample_actions
from birdann.gui.item_models.queue_filter import QueueFilter, n_of_species
from birdann.gui.text.language import use_language
from tests.gui.conftest import TIMEOUT_MS

YES, NO, UNSURE = Answer


@pytest.fixture
def sampled(trained, settled):
    """The window of a trained project with a sample of two bins."""
    settled()
    trained.sample_actions.draw(SampleDesign(name="Spring", n_bins=2, n_per_bin=3, seed=1))
    settled()
    if trained.sample_actions.list_dialog is not None:
        trained.sample_actions.list_dialog.accept()
    return trained


def judging(window, qtbot, name="Spring"):
    """Open the judging, and wait for the first picture."""
    window.sample_actions.judge(name)
    qtbot.waitUntil(lambda: window.sample_actions.judge_dialog is not None, timeout=TIMEOUT_MS)
    dialog = window.sample_actions.judge_dialog
    ready(dialog, qtbot)
    return dialog


def ready(dialog, qtbot):
    qtbot.waitUntil(lambda: dialog.item is None or dialog.play.isEnabled(), timeout=TIMEOUT_MS)


def stored(window, name="Spring"):
    with window.bench.project.reader() as reader:
        sample = next(one for one in reader.samples.all() if one.name == name)
        return {one.place: one.answer for one in reader.samples.answers(sample.id)}


def press(dialog, key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(dialog, key, modifiers)


def test_without_samples_the_list_says_what_to_do(trained, settled):
    settled()
    trained.sample_actions.show()
    settled()
    dialog = trained.sample_actions.list_dialog
    assert "New sample" in dialog.empty.text()
    assert dialog.empty.isVisibleTo(dialog)
    assert not dialog.judge.isEnabled()
    assert dialog.new.isEnabled()
    dialog.reject()


def test_items_are_judged_by_key_and_what_is_stored_stood_on_the_screen(sampled, qtbot):
    dialog = judging(sampled, qtbot)
    expected = {}
    for key, said in ((Qt.Key.Key_Y, YES), (Qt.Key.Key_N, NO), (Qt.Key.Key_U, UNSURE)):
        ready(dialog, qtbot)
        expected[dialog.item.place] = said
        press(dialog, key)
        assert stored(sampled) == expected
    assert dialog.bar.value() == 3
    dialog.reject()


def test_a_blinded_item_tells_neither_score_nor_recording(sampled, qtbot):
    dialog = judging(sampled, qtbot)
    names = [one.name for one in sampled.bench.project.recordings.all()]
    shown = f"{dialog.windowTitle()} {dialog.question.text()} {dialog.told.text()}"
    assert not any(name in shown for name in names)
    assert "score" not in dialog.told.text()
    assert dialog.question.text().startswith("Is this ")
    dialog.reject()


def test_an_open_sample_tells_both(trained, settled, qtbot):
    settled()
    trained.sample_actions.draw(SampleDesign(name="Open", n_bins=1, n_per_bin=2, is_blinded=False))
    settled()
    trained.sample_actions.list_dialog.accept()
    dialog = judging(trained, qtbot, "Open")
    assert "score" in dialog.told.text()
    assert ".wav" in dialog.told.text()
    dialog.reject()


def test_judging_goes_on_where_it_stopped(sampled, settled, qtbot):
    dialog = judging(sampled, qtbot)
    first = dialog.item.place
    press(dialog, Qt.Key.Key_Y)
    ready(dialog, qtbot)
    second = dialog.item.place
    assert second != first
    dialog.reject()
    settled()
    assert judging(sampled, qtbot).item.place == second
    sampled.sample_actions.judge_dialog.reject()


def test_undo_takes_the_last_answer_back_and_asks_again(sampled, qtbot):
    dialog = judging(sampled, qtbot)
    first = dialog.item.place
    press(dialog, Qt.Key.Key_N)
    ready(dialog, qtbot)
    press(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: dialog.item.place == first, timeout=TIMEOUT_MS)
    assert stored(sampled) == {}
    assert dialog.bar.value() == 0
    dialog.reject()


def test_space_plays_whatever_was_asked_before(sampled, qtbot):
    dialog = judging(sampled, qtbot)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=TIMEOUT_MS)
    played = []
    dialog.play_asked.connect(played.append)
    for key in (Qt.Key.Key_Y, Qt.Key.Key_N, Qt.Key.Key_Backspace):
        ready(dialog, qtbot)
        before = len(played)
        QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Space)
        assert len(played) == before + 1
        QTest.keyClick(dialog.windowHandle(), key)
    assert sampled.sample_actions.judge_dialog is dialog
    dialog.reject()


def test_a_new_sample_is_of_one_species_and_says_how_long_it_takes(sampled, settled):
    for _ in range(6):
        sampled.window_parts.queue.times.note(6.0, is_presence=False)
    sampled.sample_actions.show()
    settled()
    sampled.sample_actions.list_dialog.new.click()
    new = next(one for one in sampled.findChildren(QDialog) if hasattr(one, "per_bin"))
    counts = n_of_species(sampled.bench.queue, QueueFilter())
    most = max(sampled.bench.book.in_use, key=lambda one: counts.get(one.id, 0))
    assert counts[most.id] == max(counts.values())
    assert new.species.currentText() == most.name
    assert new.most.text() == "Up to 100 items · about 10 minutes at your pace"
    new.bins.setValue(3)
    assert new.most.text() == "Up to 75 items · about 8 minutes at your pace"
    new.species.setCurrentIndex(0)
    assert new.most.text() == "Up to 150 items · about 15 minutes at your pace"
    new.reject()
    sampled.sample_actions.list_dialog.reject()


def test_undo_leaves_alone_what_was_done_before_the_judging(sampled, qtbot):
    dialog = judging(sampled, qtbot)
    before = sampled.bench.session.history.to_undo
    assert before is not None  # the drawing of the sample
    press(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert sampled.bench.session.history.to_undo is before
    assert [one.name for one in sampled.bench.project.samples.all()] == ["Spring"]
    dialog.reject()


def test_back_changes_an_answer(sampled, qtbot):
    dialog = judging(sampled, qtbot)
    first = dialog.item.place
    press(dialog, Qt.Key.Key_Y)
    ready(dialog, qtbot)
    press(dialog, Qt.Key.Key_Backspace)
    assert dialog.item.place == first
    assert "you said: yes" in dialog.told.text()
    ready(dialog, qtbot)
    press(dialog, Qt.Key.Key_N)
    assert stored(sampled)[first] is NO
    dialog.reject()


def test_undo_of_a_changed_answer_asks_about_that_item_again(sampled, qtbot):
    dialog = judging(sampled, qtbot)
    first = dialog.item.place
    press(dialog, Qt.Key.Key_Y)
    ready(dialog, qtbot)
    press(dialog, Qt.Key.Key_Backspace)
    ready(dialog, qtbot)
    press(dialog, Qt.Key.Key_N)
    assert dialog.item.place != first
    press(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: dialog.item.place == first, timeout=TIMEOUT_MS)
    assert "you said: yes" in dialog.told.text()
    assert stored(sampled) == {first: YES}
    dialog.reject()


def test_results_have_intervals_and_thresholds_can_be_saved(sampled, settled, qtbot, monkeypatch):
    dialog = judging(sampled, qtbot)
    while dialog.item is not None:
        ready(dialog, qtbot)
        press(dialog, Qt.Key.Key_N if dialog.item.score < 0.6 else Qt.Key.Key_Y)
    assert "validated" in dialog.question.text()
    dialog.results.click()
    settled()
    results = sampled.sample_actions.results_dialog
    table = results.table
    assert table.n_rows == len({i.species_id for i in dialog._items})
    assert "–" in table.text(0, 6)
    assert table.text(0, 5) == "0"
    assert results.bins.n_rows >= 1
    assert "Recall unknown" in results.notes.text()
    assert "at least 10 validated items on each side" in results.notes.text()
    assert not results.save.isEnabled()
    monkeypatch.setattr("birdann.models.validation.MIN_JUDGED", 1)  # of so few sounds
    results.precision.setValue(55.0)
    settled()
    results.save.click()
    settled()
    saved = sampled.bench.project.thresholds.all()
    assert saved
    assert all(one.precision == pytest.approx(0.55) for one in saved)
    assert any(table.text(row, 9) for row in range(table.n_rows))
    results.reject()


def test_results_that_come_late_do_not_replace_those_asked_for_last(
    sampled, settled, qtbot, monkeypatch
):
    sampled.sample_actions.results("Spring")
    qtbot.waitUntil(lambda: sampled.sample_actions.results_dialog is not None, timeout=TIMEOUT_MS)
    results = sampled.sample_actions.results_dialog
    calculate, may_end, shown = sample_actions._result, threading.Event(), []

    def slow_at_first(project, name, precision):
        if precision == pytest.approx(0.6):
            may_end.wait(30)
        return replace(calculate(project, name, precision), source=f"{precision:.2f}")

    monkeypatch.setattr(sample_actions, "_result", slow_at_first)
    monkeypatch.setattr(results, "set_result", lambda result: shown.append(result.source))
    results.precision.setValue(60.0)
    results.precision.setValue(70.0)
    qtbot.waitUntil(lambda: bool(shown), timeout=TIMEOUT_MS)
    may_end.set()
    settled()
    assert shown == ["0.70"]
    results.reject()


def test_results_speak_german_and_say_that_two_answers_are_few(
    sampled, settled, qtbot, application
):
    use_language(application, "de")
    dialog = judging(sampled, qtbot)
    while dialog.item is not None:
        ready(dialog, qtbot)
        press(dialog, Qt.Key.Key_Y)
    dialog.results.click()
    settled()
    results = sampled.sample_actions.results_dialog
    header = results.table.model().headerData(5, Qt.Orientation.Horizontal)
    assert header == "Offen"
    assert "ORed logistische Regression vom 20" in results.about.text()
    assert "Antworten je Klasse sind wenig" in results.notes.text()
    results.reject()
    use_language(application, "en")


def test_a_sample_that_is_removed_comes_back_by_undo(sampled, settled):
    sampled.sample_actions.show()
    settled()
    dialog = sampled.sample_actions.list_dialog
    dialog.remove.click()
    settled()
    assert dialog.table.n_rows == 0
    sampled.bench.undo()
    sampled.sample_actions.show()
    settled()
    assert dialog.table.n_rows == 1
    dialog.reject()


def test_a_new_sample_is_offered_a_name_that_is_free(trained, settled):
    settled()
    for name in ("Sample 1", "Sample 2"):
        trained.sample_actions.draw(SampleDesign(name=name, n_bins=1, n_per_bin=2))
        settled()
    actions = trained.sample_actions
    actions.list_dialog.table.selectRow(actions.list_dialog.names.index("Sample 1"))
    actions.list_dialog.remove.click()
    settled()
    actions.list_dialog.new.click()
    new = next(one for one in trained.findChildren(QDialog) if hasattr(one, "per_bin"))
    assert new.name.text() == "Sample 3"
    new.draw.click()
    settled()
    assert set(actions.list_dialog.names) == {"Sample 2", "Sample 3"}
    actions.list_dialog.reject()


def test_a_sample_whose_segments_were_deleted_is_still_heard_and_judged(sampled, settled, qtbot):
    project = sampled.bench.project
    every = [one.id for r in project.recordings.all() for one in project.segments.of(r.id)]
    sampled.bench.execute(DeleteSegments(every))
    settled()
    dialog = judging(sampled, qtbot)
    expected = {}
    for _ in range(2):
        ready(dialog, qtbot)
        assert dialog.play.isEnabled()
        expected[dialog.item.place] = YES
        press(dialog, Qt.Key.Key_Y)
    assert stored(sampled) == expected
    dialog.results.click()
    settled()
    assert sampled.sample_actions.results_dialog.table.n_rows > 0
    sampled.sample_actions.results_dialog.reject()


@pytest.fixture
def unheard(sampled):
    """The sample, while the sound files are elsewhere; other tests share them."""
    project = sampled.bench.project
    paths = [Path(project.audio_path(one)) for one in project.recordings.all()]
    for path in paths:
        path.rename(path.with_suffix(".away"))
    yield sampled
    for path in paths:
        path.with_suffix(".away").rename(path)


def test_what_cannot_be_heard_is_neither_yes_nor_no(unheard, qtbot):
    unheard.sample_actions.judge("Spring")
    qtbot.waitUntil(lambda: unheard.sample_actions.judge_dialog is not None, timeout=TIMEOUT_MS)
    dialog = unheard.sample_actions.judge_dialog
    qtbot.waitUntil(dialog.unsure.isEnabled, timeout=TIMEOUT_MS)
    press(dialog, Qt.Key.Key_Y)
    assert stored(unheard) == {}
    assert not dialog.play.isEnabled()
    first = dialog.item.place
    press(dialog, Qt.Key.Key_U)
    assert stored(unheard) == {first: UNSURE}
    dialog.reject()


@pytest.fixture
def detected(opened, settled, tmp_path, qtbot):
    """The window of a project without a model into which BirdNET's detections came by dialog."""
    settled()
    names = [one.name for one in opened.bench.project.recordings.all()]
    head = "Start (s),End (s),Scientific name,Common name,Confidence,File"
    rows = [
        f"{0.1 * i:.1f},{0.1 * i + 0.5:.1f},T,Wren,{score},{name}"
        for name in names
        for i, score in enumerate((0.2, 0.6, 0.9))
    ]
    table = tmp_path / "found.csv"
    table.write_text("\n".join([head, *rows]) + "\n")
    dialog = opened.exchange_actions.import_files([table])
    qtbot.waitUntil(dialog.import_button.isEnabled, timeout=TIMEOUT_MS)
    dialog.min_score.setValue(0.5)
    dialog.import_button.click()
    settled()
    return opened


def test_a_program_s_scores_are_checked_without_a_model(detected, settled, qtbot):
    queue, project = detected.window_parts.queue, detected.bench.project
    counts = project.detections.counts()
    assert {(program.name, name) for program, name in counts} == {("BirdNET", "Wren")}
    n = sum(counts.values())
    assert n == 2 * len(project.recordings.all())  # those below the bar stayed out
    queue.more.setChecked(True)
    assert queue.filter.program_box.isVisibleTo(queue)
    queue.filter.program_box.setCurrentText("BirdNET")
    settled()
    assert queue.model.rowCount() == n
    queue.filter.show_box.setCurrentText("Best examples")
    settled()
    assert queue.model.rowCount() == len(project.recordings.all())

    detected.sample_actions.show()
    settled()
    detected.sample_actions.list_dialog.new.click()
    new = next(one for one in detected.findChildren(QDialog) if hasattr(one, "per_bin"))
    assert [new.source.itemText(i) for i in range(new.source.count())] == ["BirdNET"]
    new.bins.setValue(1)
    new.draw.click()
    settled()
    detected.sample_actions.list_dialog.accept()
    dialog = judging(detected, qtbot, "Sample 1")
    assert dialog.question.text() == "Is this Wren?"
    while dialog.item is not None:
        ready(dialog, qtbot)
        press(dialog, Qt.Key.Key_Y)
    dialog.reject()

    place = queue.filter.probability_box.findText("Above the thresholds")
    assert not queue.filter.probability_box.model().item(place).isEnabled()
    wren = next(one for one in project.species.in_use() if one.name == "Wren")
    program = next(iter(counts))[0]
    saved = Threshold(
        species_id=wren.id, source=program, score=0.7, provenance=by_person("Ada"), precision=0.9
    )
    detected.bench.execute(SetThresholds({(wren.id, program): saved}))
    settled()
    queue.filter.show_all()
    queue.filter.program_box.setCurrentText("BirdNET")
    queue.filter.probability_box.setCurrentIndex(place)
    settled()
    assert queue.model.rowCount() == n / 2
    assert "Wren from 0.7 on (precision 0.9)" in queue.filter.probability_box.toolTip()
