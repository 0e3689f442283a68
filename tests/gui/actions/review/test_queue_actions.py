"""Review queues in the window: drawn, asked in the spectrogram, taken back, resumed, and what they say."""

import re
import threading
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDialog, QFileDialog, QLabel, QWidget

from birdann.app.commands import DeleteSegments, SetThresholds
from birdann.app.exchange.thresholds import set_threshold
from birdann.app.results import validation
from birdann.app.results.ledger import ledger_rows
from birdann.app.results.sampling import SampleDesign
from birdann.app.survey.visits import Settled, VisitDesign, find_queue, outcomes
from birdann.core.provenance import person_provenance
from birdann.core.recording import Site, SiteId
from birdann.core.validation import Answer, Threshold
from birdann.core.visits import VisitRule
from birdann.gui.dialogs.work.queues_dialog import NewVisitsDialog
from birdann.gui.item_models.queue_filter import QueueFilter, n_of_species
from birdann.gui.text.language import use_language
from tests.gui.conftest import TIMEOUT_MS

YES, NO, UNSURE = Answer


@pytest.fixture
def sampled(trained, settled):
    """The window of a trained project with a sample of two bins."""
    settled()
    settled(trained.queue_actions.draw(SampleDesign(name="Spring", n_bins=2, n_per_bin=3, seed=1)))
    if trained.queue_actions.list_dialog is not None:
        trained.queue_actions.list_dialog.accept()
    return trained


def judging(window, qtbot, name="Spring", *, visits=False):
    """Ask about a queue in the spectrogram, and wait until the first item is seen."""
    if window.queue_actions.list_dialog is not None:
        window.queue_actions.list_dialog.accept()
    window.queue_actions.answer(name, visits=visits)
    qtbot.waitUntil(lambda: window.asking.queue is not None, timeout=TIMEOUT_MS)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=TIMEOUT_MS)
    ready(window.asking, qtbot)
    return window.asking


def ready(asking, qtbot):
    qtbot.waitUntil(
        lambda: asking.item is None or (asking.is_shown and not asking.unpainted),
        timeout=TIMEOUT_MS,
    )


def stored(window, name="Spring"):
    with window.bench.project.reader() as reader:
        sample = next(one for one in reader.samples.all() if one.name == name)
        return {answer.place: answer.answer for answer in reader.samples.answers(sample.id)}


def press(asking, key, modifiers=Qt.KeyboardModifier.NoModifier):
    """Press a key in the window."""
    QTest.keyClick(asking.parent().windowHandle(), key, modifiers)


def test_numbers_say_nothing_of_segments_while_a_sample_is_validated(sampled, qtbot):
    """They told to select a segment, or to tag the recording, which a blind sample hides."""
    asking = judging(sampled, qtbot)
    sampled.statusBar().clearMessage()
    for modifiers in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
        press(asking, Qt.Key.Key_1, modifiers)
        assert not sampled.statusBar().currentMessage()
    assert not stored(sampled)


def test_without_samples_the_list_says_what_to_do_and_an_open_one_tells_score_and_recording(
    trained, settled, qtbot
):
    settled()
    settled(trained.queue_actions.show_samples())
    dialog = trained.queue_actions.list_dialog
    assert "New sample" in dialog.empty.text()
    assert dialog.empty.isVisibleTo(dialog)
    assert not dialog.answer.isEnabled()
    assert dialog.new.isEnabled()
    dialog.reject()
    trained.queue_actions.draw(SampleDesign(name="Open", n_bins=1, n_per_bin=2, is_blinded=False))
    settled()
    trained.queue_actions.list_dialog.accept()
    asking = judging(trained, qtbot, "Open")
    assert "score" in asking.panel.about.text()
    assert trained.bar.name.isVisible()
    assert trained.bench.view.recording.name in trained.bar.name.text()
    asking.stop()


def test_items_are_judged_by_key_and_what_is_stored_stood_on_the_screen(sampled, qtbot):
    asking = judging(sampled, qtbot)
    expected = {}
    for key, said in ((Qt.Key.Key_Y, YES), (Qt.Key.Key_N, NO), (Qt.Key.Key_U, UNSURE)):
        ready(asking, qtbot)
        expected[asking.item.place] = said
        press(asking, key)
        assert stored(sampled) == expected
    assert asking.panel.bar.value() == 3
    with sampled.bench.project.reader() as reader:
        entries = reader.edit_log.latest(limit=100)
    rows = ledger_rows(entries)
    (row,) = [row for row in rows if row[2] == "validating a sample"]
    assert row[3:5] == (3, 3)
    answers = [entry for entry in entries if entry.command == "answer queue"]
    assert [0 <= answer.arguments["seconds"] < 60 for answer in answers] == [True] * 3
    asking.stop()
    assert sampled.window_parts.recordings.isVisible()  # all is as it was
    assert len(sampled.pane._scene.index)
    assert sampled.actions_["view.left"].isEnabled()


@pytest.mark.parametrize("visits", [False, True])
def test_a_blinded_item_shows_neither_score_nor_recording(drawn, sampled, qtbot, visits):
    asking = judging(sampled, qtbot, visits=visits)
    names = [recording.name for recording in sampled.bench.project.recordings.all()]
    shown = [child for child in sampled.findChildren(QWidget) if child.isVisible()]
    texts = [widget.text() for widget in shown if isinstance(widget, QLabel | QAbstractButton)]
    assert not any(name in text for name in names for text in texts)
    assert "%" not in "".join(texts)
    pane = sampled.pane
    assert not len(pane._scene.index)  # neither outlines nor labels
    assert pane._scene.origin_s == pane.view()[0]
    assert not sampled.window_parts.recordings.isVisible()
    assert not sampled.actions_["view.left"].isEnabled()
    assert "score" not in asking.panel.about.text()
    assert asking.panel.question.text().startswith("Is this ")
    asking.stop()


def test_the_pointer_tells_no_time_of_a_blinded_item(sampled, settled, qtbot):
    """It rests on the picture while items, views and recordings change under it."""
    readout, pane, told = sampled.status.readout, sampled.pane, []
    pane.cursor_moved.connect(lambda *_: told.append(pane._scene.origin_s))
    canvas = pane._canvas
    QTest.mouseMove(canvas, canvas.rect().center())
    qtbot.waitUntil(lambda: bool(told), timeout=TIMEOUT_MS)
    told.clear()
    asking = judging(sampled, qtbot)
    for _ in range(4):
        ready(asking, qtbot)
        pane.move_view(lambda view: view.pan(3, 0))
        press(asking, Qt.Key.Key_N)
    ready(asking, qtbot)
    assert told
    assert None not in told
    settled(asking.stop())
    assert not asking.queue
    pane.move_view(lambda view: view.pan(3, 0))
    assert readout.text()


def test_undo_and_back_ask_again_and_judging_goes_on_where_it_stopped(sampled, settled, qtbot):
    asking, ctrl = judging(sampled, qtbot), Qt.KeyboardModifier.ControlModifier
    before = sampled.bench.session.history.next_to_undo
    assert before is not None  # the drawing of the sample, which is left alone
    press(asking, Qt.Key.Key_Z, ctrl)
    assert sampled.bench.session.history.next_to_undo is before
    assert [sample.name for sample in sampled.bench.project.samples.all()] == ["Spring"]
    first = asking.item.place
    press(asking, Qt.Key.Key_N)
    ready(asking, qtbot)
    press(asking, Qt.Key.Key_Z, ctrl)
    qtbot.waitUntil(lambda: asking.item.place == first, timeout=TIMEOUT_MS)
    assert stored(sampled) == {}
    assert asking.panel.bar.value() == 0
    ready(asking, qtbot)
    press(asking, Qt.Key.Key_Y)
    ready(asking, qtbot)
    second = asking.item.place
    assert second != first
    press(asking, Qt.Key.Key_Backspace)
    assert asking.item.place == first
    assert "Answer: yes" in asking.panel.about.text()
    ready(asking, qtbot)
    press(asking, Qt.Key.Key_N)
    assert asking.item.place != first
    assert stored(sampled)[first] is NO
    press(asking, Qt.Key.Key_Z, ctrl)  # of a changed answer
    qtbot.waitUntil(lambda: asking.item.place == first, timeout=TIMEOUT_MS)
    assert "Answer: yes" in asking.panel.about.text()
    assert stored(sampled) == {first: YES}
    settled(asking.stop())
    assert judging(sampled, qtbot).item.place == second
    sampled.asking.stop()


def test_space_plays_whatever_was_asked_before(sampled, qtbot, monkeypatch):
    asking = judging(sampled, qtbot)
    played = []
    monkeypatch.setattr(sampled.window_parts.player, "play", played.append)
    for key in (Qt.Key.Key_Y, Qt.Key.Key_N, Qt.Key.Key_Backspace):
        ready(asking, qtbot)
        before, item = len(played), asking.item
        press(asking, Qt.Key.Key_Space)
        assert len(played) == before + 1
        assert played[-1].start_s <= item.onset_s < item.offset_s <= played[-1].stop_s
        press(asking, key)
    asking.stop()


def test_a_new_sample_says_how_long_it_takes_and_is_drawn_with_its_progress_shown(
    sampled, settled
):
    for _ in range(6):
        sampled.window_parts.queue.times.note(6.0)
    settled(sampled.queue_actions.show_samples())
    sampled.queue_actions.list_dialog.new.click()
    new = next(child for child in sampled.findChildren(QDialog) if hasattr(child, "per_bin"))
    counts = n_of_species(sampled.bench.queue, QueueFilter())
    most = max(sampled.bench.book.in_use, key=lambda item: counts.get(item.id, 0))
    assert counts[most.id] == max(counts.values())
    assert new.species.currentText() == most.name
    assert new.most.text() == "Up to 100 items · about 10 minutes at your pace"
    new.bins.setValue(3)
    assert new.most.text() == "Up to 75 items · about 8 minutes at your pace"
    new.species.setCurrentIndex(0)
    assert new.most.text() == "Up to 150 items · about 15 minutes at your pace"
    assert (new._design().max_per_recording, new._design().stratum_h) == (0, 24)
    new.per_recording.setValue(2)
    new.strata.choose(6)
    assert (new._design().max_per_recording, new._design().stratum_h) == (2, 6)
    new.reject()
    sampled.queue_actions.list_dialog.reject()
    settled(sampled.queue_actions.show_samples())
    dialog = sampled.queue_actions.list_dialog
    job = sampled.queue_actions.draw(SampleDesign(name="Summer", n_bins=1, n_per_bin=2))
    assert not dialog.new.isEnabled()
    assert (dialog.line.bar.isVisible(), dialog.line.words.text()) == (True, job.title)
    settled()
    assert dialog.new.isEnabled()
    assert dialog.line.bar.isHidden()
    assert dialog.names == ("Spring", "Summer")
    assert dialog.selected_name == "Summer"
    assert dialog.focusWidget() is dialog.answer  # Enter goes on
    dialog.reject()


def test_a_queue_without_items_is_full_not_at_work(sampled, qtbot):
    asking = judging(sampled, qtbot)
    queue = asking.queue
    asking.stop()
    asking.start(replace(queue, items=(), questions=(), bands_hz=(), answers={}), lambda _at: None)
    bar = asking.panel.bar
    assert bar.value() == bar.maximum() > 0
    asking.stop()


def test_enter_on_a_sample_goes_on_with_it(sampled, settled, qtbot):
    settled(sampled.queue_actions.show_samples())
    table = sampled.queue_actions.list_dialog.table
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: sampled.asking.queue is not None, timeout=TIMEOUT_MS)
    sampled.asking.stop()


def test_results_have_intervals_and_thresholds_can_be_saved(sampled, settled, qtbot, monkeypatch):
    asking = judging(sampled, qtbot)
    for _ in asking.queue.items:
        ready(asking, qtbot)
        press(asking, Qt.Key.Key_N if asking.item.score < 0.6 else Qt.Key.Key_Y)
    n_species = len({i.species_id for i in asking.queue.items})
    assert "validated" in asking.panel.question.text()
    settled(asking.panel.results.click())
    results = sampled.queue_actions.results_dialog
    table = results.table
    assert table.n_rows == n_species
    assert "–" in table.text(0, 6)
    assert table.text(0, 5) == "0"
    assert results.bins.n_rows >= 1
    assert "Recall unknown" in results.notes.text()
    assert "at least 10 validated items on each side" in results.notes.text()
    assert not results.save.isEnabled()
    monkeypatch.setattr("birdann.models.validation.MIN_ANSWERS", 1)  # of so few sounds
    settled(results.precision.setValue(55.0))
    settled(results.save.click())
    saved = sampled.bench.project.thresholds.all()
    assert saved
    assert all(result.precision == pytest.approx(0.55) for result in saved)
    assert any(table.text(row, 9) for row in range(table.n_rows))
    results.reject()


def test_results_that_come_late_do_not_replace_those_asked_for_last(
    sampled, settled, qtbot, monkeypatch
):
    sampled.queue_actions.results("Spring")
    qtbot.waitUntil(lambda: sampled.queue_actions.results_dialog is not None, timeout=TIMEOUT_MS)
    results = sampled.queue_actions.results_dialog
    calculate, may_end, shown = validation.sample_results, threading.Event(), []

    def slow_at_first(reader, name, *, precision):
        if precision == pytest.approx(0.6):
            may_end.wait(30)
        return replace(calculate(reader, name, precision=precision), source=f"{precision:.2f}")

    monkeypatch.setattr(validation, "sample_results", slow_at_first)
    monkeypatch.setattr(results, "set_result", lambda result: shown.append(result.source))
    results.precision.setValue(60.0)
    results.precision.setValue(70.0)
    qtbot.waitUntil(lambda: bool(shown), timeout=TIMEOUT_MS)
    settled(may_end.set())
    assert shown == ["0.70"]
    results.reject()


def test_results_read_before_thresholds_are_saved_do_not_replace_those_after(
    sampled, settled, qtbot, monkeypatch
):
    """Else the column Saved is empty: the earlier ones were read slowly, before."""
    wren = sampled.bench.project.samples.items(sampled.bench.project.samples.all()[0].id)[0]
    sampled.queue_actions.results("Spring")
    qtbot.waitUntil(lambda: sampled.queue_actions.results_dialog is not None, timeout=TIMEOUT_MS)
    results = sampled.queue_actions.results_dialog
    calculate, may_end, begun, n_read = (
        validation.sample_results, threading.Event(), threading.Event(), count(),
    )  # fmt: skip

    def slow_at_first(reader, name, *, precision):
        result = calculate(reader, name, precision=precision)
        if next(n_read) == 0:
            begun.set()
            may_end.wait(30)
        return result

    monkeypatch.setattr(validation, "sample_results", slow_at_first)
    sampled.queue_actions.results("Spring")
    qtbot.waitUntil(begun.is_set, timeout=TIMEOUT_MS)
    name = sampled.bench.project.species.all()[wren.species_id].name
    set_threshold(sampled.bench.session, name, 0.5)
    sampled.queue_actions.results("Spring")
    saved = [name == results.table.text(row, 0) for row in range(results.table.n_rows)].index(True)
    qtbot.waitUntil(lambda: results.table.text(saved, 9) != "", timeout=TIMEOUT_MS)
    settled(may_end.set())
    assert results.table.text(saved, 9) == "50.0 %"  # as probabilities everywhere else
    results.reject()


def test_results_speak_german_and_say_that_two_answers_are_few(
    sampled, settled, qtbot, application
):
    use_language(application, "de")
    asking = judging(sampled, qtbot)
    for _ in asking.queue.items:
        ready(asking, qtbot)
        press(asking, Qt.Key.Key_Y)
    settled(asking.panel.results.click())
    results = sampled.queue_actions.results_dialog
    header = results.table.model().headerData(5, Qt.Orientation.Horizontal)
    assert header == "Offen"
    assert re.search(r"ORed logistische Regression vom \d+\. \w+\.? 20", results.about.text())
    assert "Antworten je Klasse (3)" in results.notes.text()
    results.reject()
    use_language(application, "en")


def test_a_sample_that_is_removed_comes_back_by_undo(sampled, settled):
    settled(sampled.queue_actions.show_samples())
    dialog = sampled.queue_actions.list_dialog
    settled(dialog.remove.click())
    assert dialog.table.n_rows == 0
    sampled.bench.undo()
    settled(sampled.queue_actions.show_samples())
    assert dialog.table.n_rows == 1
    dialog.reject()


def test_a_new_sample_is_offered_a_name_that_is_free(trained, settled):
    settled()
    for name in ("Sample 1", "Sample 2"):
        settled(trained.queue_actions.draw(SampleDesign(name=name, n_bins=1, n_per_bin=2)))
    actions = trained.queue_actions
    actions.list_dialog.table.selectRow(actions.list_dialog.names.index("Sample 1"))
    settled(actions.list_dialog.remove.click())
    actions.list_dialog.new.click()
    new = next(child for child in trained.findChildren(QDialog) if hasattr(child, "per_bin"))
    assert new.name.text() == "Sample 3"
    settled(new.draw.click())
    assert set(actions.list_dialog.names) == {"Sample 2", "Sample 3"}
    actions.list_dialog.reject()


def test_a_sample_whose_segments_were_deleted_is_still_heard_and_judged(sampled, settled, qtbot):
    project = sampled.bench.project
    every = [segment.id for r in project.recordings.all() for segment in project.segments.of(r.id)]
    settled(sampled.bench.execute(DeleteSegments(every)))
    asking = judging(sampled, qtbot)
    expected = {}
    for _ in range(2):
        ready(asking, qtbot)
        assert asking.panel.play.isEnabled()
        expected[asking.item.place] = YES
        press(asking, Qt.Key.Key_Y)
    assert stored(sampled) == expected
    settled(asking.panel.results.click())
    assert sampled.queue_actions.results_dialog.table.n_rows > 0
    sampled.queue_actions.results_dialog.reject()


@pytest.fixture
def unheard(sampled):
    """The sample, while the sound files are elsewhere; other tests share them."""
    project = sampled.bench.project
    paths = [Path(project.audio_path(recording)) for recording in project.recordings.all()]
    for path in paths:
        path.rename(path.with_suffix(".away"))
    yield sampled
    for path in paths:
        path.with_suffix(".away").rename(path)


def test_what_cannot_be_heard_is_neither_yes_nor_no(unheard, qtbot):
    asking = judging(unheard, qtbot)
    assert asking.panel.unsure.isEnabled()
    press(asking, Qt.Key.Key_Y)
    assert stored(unheard) == {}
    assert not asking.panel.play.isEnabled()
    first = asking.item.place
    press(asking, Qt.Key.Key_U)
    assert stored(unheard) == {first: UNSURE}
    asking.stop()


@pytest.fixture
def detected(opened, settled, text_file, qtbot):
    """The window of a project without a model into which BirdNET's detections came by dialog."""
    settled()
    names = [recording.name for recording in opened.bench.project.recordings.all()]
    head = "Start (s),End (s),Scientific name,Common name,Confidence,File"
    rows = [
        f"{0.1 * i:.1f},{0.1 * i + 0.5:.1f},T,Wren,{score},{name}"
        for name in names
        for i, score in enumerate((0.2, 0.6, 0.9))
    ]
    table = text_file("found.csv", "\n".join([head, *rows]) + "\n")
    dialog = opened.exchange_actions.import_files([table])
    qtbot.waitUntil(dialog.import_button.isEnabled, timeout=TIMEOUT_MS)
    dialog.min_score.setValue(0.5)
    settled(dialog.import_button.click())
    return opened


def test_a_program_s_scores_are_checked_without_a_model(detected, settled, qtbot):
    queue, project = detected.window_parts.queue, detected.bench.project
    counts = project.detections.counts()
    assert {(program.name, name) for program, name in counts} == {("BirdNET", "Wren")}
    n = sum(counts.values())
    assert n == 2 * len(project.recordings.all())  # those below the bar stayed out
    queue.more.setChecked(True)
    assert queue.filter.program_box.isVisibleTo(queue)
    settled(queue.filter.program_box.setCurrentText("BirdNET"))
    assert queue.model.rowCount() == n
    settled(queue.filter.show_box.setCurrentText("Best examples"))
    assert queue.model.rowCount() == len(project.recordings.all())

    settled(detected.queue_actions.show_samples())
    detected.queue_actions.list_dialog.new.click()
    new = next(child for child in detected.findChildren(QDialog) if hasattr(child, "per_bin"))
    assert [new.source.itemText(i) for i in range(new.source.count())] == ["BirdNET"]
    new.bins.setValue(1)
    settled(new.draw.click())
    detected.queue_actions.list_dialog.accept()
    asking = judging(detected, qtbot, "Sample 1")
    assert asking.panel.question.text() == "Is this Wren?"
    for _ in asking.queue.items:
        ready(asking, qtbot)
        press(asking, Qt.Key.Key_Y)
    asking.stop()

    place = queue.filter.probability_box.findText("Above the thresholds")
    assert not queue.filter.probability_box.model().item(place).isEnabled()
    wren = next(species for species in project.species.in_use() if species.name == "Wren")
    program = next(iter(counts))[0]
    saved = Threshold(
        species_id=wren.id,
        source=program,
        score=0.7,
        provenance=person_provenance("Ada"),
        precision=0.9,
    )
    settled(detected.bench.execute(SetThresholds({(wren.id, program): saved})))
    queue.filter.show_all()
    queue.filter.program_box.setCurrentText("BirdNET")
    settled(queue.filter.probability_box.setCurrentIndex(place))
    assert queue.model.rowCount() == n / 2
    assert "Wren from 70.0 % on (precision 90.0 %)" in queue.filter.probability_box.toolTip()


# --- verified visits


@pytest.fixture
def drawn(trained, settled):
    """The window with visits to three sites; at the third there are no lists."""
    settled()
    project = trained.bench.project
    recordings = sorted(project.recordings.all(), key=lambda recording: recording.name)
    sites = [Site(id=SiteId(i + 1), name=name) for i, name in enumerate("abc")]
    start, tagged = datetime(2024, 5, 1, 5), project.lists.tagged_recordings()
    place = {
        one.id: sites[2 if one.id not in tagged else i % 2].id for i, one in enumerate(recordings)
    }
    with project.transaction("sites") as tx:
        tx.sites.put(sites)
        tx.sites.set_sites(place)
        tx.recordings.set_starts(
            {one.id: (start + timedelta(days=i), "x") for i, one in enumerate(recordings)}
        )
    settled(trained.queue_actions.draw(VisitDesign(name="Spring", min_score=0.0, max_calls=3)))
    return trained


def came(window):
    with window.bench.project.reader() as reader:
        queue = find_queue(reader, "Spring")
        return {outcome.visit.place: outcome for outcome in outcomes(reader, queue)}


def test_a_yes_settles_the_visit_and_the_next_one_comes(drawn, qtbot, monkeypatch):
    asking = judging(drawn, qtbot, visits=True)
    first = asking.item
    assert asking.queue.group_of(first)[0] == 1
    played = []
    monkeypatch.setattr(drawn.window_parts.player, "play", played.append)
    press(asking, Qt.Key.Key_Y)
    ready(asking, qtbot)
    assert came(drawn)[first.bin].settled is Settled.CALL
    assert asking.item is None or asking.item.bin != first.bin
    assert asking.item is None or played  # the next one is played at once
    press(asking, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: asking.item is not None and asking.item.bin == first.bin)
    assert came(drawn)[first.bin].settled is Settled.OPEN
    asking.stop()


def test_noes_go_on_to_the_next_call_of_the_visit_and_end_in_a_zero(drawn, qtbot):
    asking = judging(drawn, qtbot, visits=True)
    visit, places = asking.item.bin, []
    while asking.item is not None and asking.item.bin == visit:
        ready(asking, qtbot)
        places.append(asking.queue.group_of(asking.item)[0])
        press(asking, Qt.Key.Key_N)
        ready(asking, qtbot)
    assert places == list(range(1, len(places) + 1))
    assert came(drawn)[visit].settled is Settled.REFUSED
    with drawn.bench.project.reader() as reader:
        answers = reader.visits.answers(find_queue(reader, "Spring").id)
    assert {answer.answer for answer in answers} == {Answer.NO}
    assert all(0 < answer.seconds < 60 for answer in answers)
    asking.stop()


def test_visits_tell_how_long_they_take_and_took(drawn, qtbot):
    asking = judging(drawn, qtbot, visits=True)
    assert " left" not in asking.panel.about.text()
    press(asking, Qt.Key.Key_N)
    ready(asking, qtbot)
    assert (
        "second left" in asking.panel.about.text() or "seconds left" in asking.panel.about.text()
    )
    asking.stop()
    judging(drawn, qtbot, visits=True)
    asking.queue.seconds += 600  # of longer listening
    while asking.item is not None:
        ready(asking, qtbot)
        press(asking, Qt.Key.Key_N)
    assert asking.panel.about.text().startswith("Time for ")
    assert " answers: 10 minutes.\n" in asking.panel.about.text()
    asking.stop()


def test_the_list_tells_how_far_it_is_and_what_the_species_come_to(drawn, settled, qtbot):
    settled(drawn.queue_actions.show_visits())
    dialog = drawn.queue_actions.list_dialog
    assert dialog.selected_name == "Spring"
    assert dialog.table.n_rows == 1
    names = {dialog.species.text(row, 0) for row in range(dialog.species.n_rows)}
    assert names == {"Low bird", "High bird"}
    assert "/ 3" in dialog.species.text(0, 1) or "/ 2" in dialog.species.text(0, 1)
    assert dialog.notes.text() == dialog.species.text(0, 5) != ""
    settled(dialog.remove.click())
    assert dialog.empty.isVisibleTo(dialog)
    settled(drawn.bench.undo())
    assert drawn.bench.project.visits.all()
    dialog.reject()


def test_histories_are_written_into_a_folder_that_is_remembered(drawn, settled, tmp_path, qtbot):
    settled(drawn.queue_actions.show_visits())
    drawn.queue_actions.list_dialog.results.click()
    (dialog,) = (child for child in drawn.findChildren(QFileDialog) if child.isVisible())
    folder = tmp_path / "season" / "histories"
    folder.mkdir(parents=True)
    dialog.filesSelected.emit([str(folder)])
    dialog.fileSelected.emit(str(folder))
    dialog.close()
    settled(qtbot.waitUntil((folder / "visits.csv").is_file, timeout=TIMEOUT_MS))
    assert drawn.window_parts.preferences.folder == str(folder.parent)
    drawn.queue_actions.list_dialog.reject()


def test_new_visits_are_drawn_as_they_were_asked_for(drawn, settled):
    drawn.queue_actions.lists_visits = True
    drawn.queue_actions.ask_design()
    (dialog,) = drawn.findChildren(NewVisitsDialog) or (
        drawn.queue_actions.list_dialog.findChildren(NewVisitsDialog)
    )
    asked = []
    dialog.chosen.disconnect()
    dialog.chosen.connect(asked.append)
    dialog.per_site.setValue(4)
    dialog.calls.setValue(2)
    dialog.rule.setCurrentIndex(1)
    assert not dialog.divides.isChecked()
    dialog.divides.setChecked(True)
    settled(QTest.keyClick(dialog, Qt.Key.Key_Return))
    (design,) = asked
    assert (design.per_site, design.max_calls) == (4, 2)
    assert design.rule == VisitRule(is_night=True, divides=True)
