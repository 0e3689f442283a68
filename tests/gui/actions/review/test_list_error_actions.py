"""The lists checked by sound in the window: entries seen, decided by key, undone."""

import threading
from contextlib import contextmanager, nullcontext

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from birdann.app.commands import AddSpecies, SetSpeciesLists
from birdann.app.learning.next_lists import next_lists
from birdann.app.reviewing.list_errors import Disagreement, ListError, ListErrorReport
from birdann.app.reviewing.suggested_lists import SuggestedLists
from birdann.core.ids import SpeciesId, new_id
from birdann.core.labels import ListState, Species, SpeciesList, TagState
from birdann.gui.item_models.recordings import RecordingOrder
from tests.gui.conftest import TIMEOUT_MS


@pytest.fixture
def audited(trained, settled):
    """The window with a list that lacks what is heard and one that claims what is not."""
    settled()
    project = trained.bench.project
    recording = project.recordings.all()[0]
    segments = project.segments.of(recording.id)
    lists = project.lists.of(recording.id)
    species = project.species.in_use()
    absent = next(one for one in species if one.id not in lists.tags)
    present = next(one for one in species if one.id in lists.present)
    entries = [
        Disagreement(
            recording_id=recording.id, recording=recording.name, species_id=one.id,
            species=one.name, says=says, probability=probability, n_calls=2,
            segment_id=segment.id, start_s=segment.box.onset_s, end_s=segment.box.offset_s,
        )
        for one, says, probability, segment in (
            (absent, ListError.LACKS, 0.93, segments[0]),
            (present, ListError.CLAIMS, 0.71, segments[1]),
        )
    ]  # fmt: skip
    report = ListErrorReport(n_lists=8, least=0.5, found=tuple(entries), too_few=("Rarely heard",))
    trained.list_error_actions.show(report)
    yield trained, trained.list_error_actions.dialog, entries
    if trained.list_error_actions.dialog is not None:
        trained.list_error_actions.dialog.reject()


def ready(dialog, qtbot):
    qtbot.waitUntil(lambda: dialog.entry is None or dialog.play.isEnabled(), timeout=TIMEOUT_MS)


def tag(window, entry):
    return window.bench.project.lists.of(entry.recording_id).tags.get(entry.species_id)


def comes_true(qtbot, said):
    """Wait for what is stored: an edit waits its turn while lists are followed in the background."""
    qtbot.waitUntil(said, timeout=TIMEOUT_MS)


@contextmanager
def a_job_writing(session):
    """Have another thread hold the turn to edit, as a job does while it writes."""
    ready, done = threading.Event(), threading.Event()

    def hold():
        with session.turn_at_once():
            ready.set()
            done.wait(TIMEOUT_MS / 1000)

    thread = threading.Thread(target=hold)
    thread.start()
    ready.wait(TIMEOUT_MS / 1000)
    yield
    done.set()
    thread.join()


def test_the_audit_of_few_lists_says_how_many_it_takes(trained, settled, qtbot):
    settled()
    trained.list_error_actions.audit()
    qtbot.waitUntil(lambda: trained.window_parts.messages.error is not None, timeout=TIMEOUT_MS)
    assert "at least 10 recordings" in trained.window_parts.messages.error.sentence.text()
    trained.window_parts.messages.error.close()
    assert trained.list_error_actions.dialog is None


def test_the_likeliest_mistake_is_asked_about_with_its_evidence(audited, qtbot):
    _, dialog, (lacks, _) = audited
    ready(dialog, qtbot)
    assert dialog.entry is lacks
    assert lacks.species in dialog.question.text()
    assert [dialog.table.text(row, 1) for row in (0, 1)] == ["not listed", "listed"]
    assert "93" in dialog.table.text(0, 3)


def test_entries_are_accepted_and_refused_by_one_key_and_undone(audited, qtbot):
    window, dialog, (lacks, claims) = audited
    before = tag(window, lacks), tag(window, claims)
    QTest.keyClick(dialog, Qt.Key.Key_Y)
    comes_true(qtbot, lambda: tag(window, lacks) is TagState.PRESENT)
    assert dialog.entry is claims
    QTest.keyClick(dialog, Qt.Key.Key_N)
    assert tag(window, claims) is TagState.PRESENT
    assert dialog.entry is None
    assert not dialog.accept_button.isEnabled()
    QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    comes_true(qtbot, lambda: dialog.entry is claims)
    QTest.keyClick(dialog, Qt.Key.Key_Backspace)
    comes_true(qtbot, lambda: dialog.entry is lacks)
    comes_true(qtbot, lambda: (tag(window, lacks), tag(window, claims)) == before)
    ready(dialog, qtbot)


@pytest.mark.parametrize("job_has_turn", [False, True])
def test_undo_takes_back_a_decision_and_nothing_that_a_job_did_since(
    audited, settled, qtbot, job_has_turn
):
    window, dialog, (lacks, claims) = audited
    settled()
    QTest.keyClick(dialog, Qt.Key.Key_Y)
    comes_true(qtbot, lambda: tag(window, lacks) is TagState.PRESENT)
    since = Species(id=SpeciesId(new_id()), name="Of a job")
    settled()
    window.bench.session.execute(AddSpecies([since]))
    with a_job_writing(window.bench.session) if job_has_turn else nullcontext():
        QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    messages = window.window_parts.messages
    comes_true(qtbot, lambda: messages.error is not None)
    assert window.bench.project.species.named("Of a job") is not None
    assert tag(window, lacks) is TagState.PRESENT
    assert dialog.entry is claims
    assert "later edits" in messages.error.sentence.text()
    messages.error.close()
    window.bench.undo()  # what the job did; then the decision can be undone here
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=TIMEOUT_MS)
    QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    comes_true(qtbot, lambda: dialog.entry is lacks)


def test_the_picture_of_what_is_asked_again_is_made_once(audited, qtbot):
    window, dialog, (_, claims) = audited
    dialog.table.selectRow(1)
    ready(dialog, qtbot)
    QTest.keyClick(dialog, Qt.Key.Key_N)
    ready(dialog, qtbot)
    started = []
    window.runner.started.connect(lambda job: started.append(job.title))
    QTest.keyClick(dialog, Qt.Key.Key_Backspace)
    comes_true(qtbot, lambda: dialog.entry is claims)
    ready(dialog, qtbot)
    assert started.count("Reading the sound") == 1


def test_a_claim_that_is_wrong_is_struck_from_the_list(audited, qtbot):
    window, dialog, (_, claims) = audited
    dialog.table.selectRow(1)
    ready(dialog, qtbot)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    comes_true(qtbot, lambda: tag(window, claims) is TagState.ABSENT)
    assert dialog.n_open == 1


def test_an_entry_is_shown_in_its_recording(audited, settled, qtbot):
    window, dialog, (lacks, _) = audited
    ready(dialog, qtbot)
    dialog.show_button.click()
    settled()
    assert window.bench.view.id == lacks.recording_id
    assert window.bench.selected == (lacks.segment_id,)
    assert window.list_error_actions.dialog is None


@pytest.fixture
def proposed(trained, settled):
    """The window with three species proposed for recordings without a list."""
    settled()
    project = trained.bench.project
    species = project.species.in_use()[0]
    entries = []
    for recording, probability in zip(
        project.recordings.all()[:3], (0.99, 0.96, 0.6), strict=True
    ):
        nothing = SpeciesList(recording_id=recording.id, state=ListState.UNTAGGED, tags={})
        trained.bench.execute(SetSpeciesLists([nothing]))
        segment = project.segments.of(recording.id)[0]
        entries.append(
            Disagreement(
                recording_id=recording.id, recording=recording.name, species_id=species.id,
                species=species.name, says=ListError.NOTHING, probability=probability, n_calls=2,
                segment_id=segment.id, start_s=segment.box.onset_s, end_s=segment.box.offset_s,
            )
        )  # fmt: skip
    trained.list_error_actions.show(
        SuggestedLists(n_recordings=3, least=0.5, found=tuple(entries), is_calibrated=True)
    )
    yield trained, trained.list_error_actions.dialog, entries
    if trained.list_error_actions.dialog is not None:
        trained.list_error_actions.dialog.reject()


def test_proposals_are_accepted_above_a_bar_in_one_step_and_undone(proposed, qtbot):
    window, dialog, (sure, likely, doubtful) = proposed
    assert dialog.accept_all.isVisible()
    assert dialog.would_add.text() == "adds 2 tags to 2 recordings"
    assert sure.species in dialog.question.text()
    QTest.keyClick(dialog, Qt.Key.Key_A)
    for one in (sure, likely):
        comes_true(qtbot, lambda one=one: tag(window, one) is TagState.PRESENT)
    assert dialog.entry is doubtful
    assert not dialog.accept_all.isEnabled()
    QTest.keyClick(dialog, Qt.Key.Key_N)
    comes_true(qtbot, lambda: tag(window, doubtful) is TagState.ABSENT)
    QTest.keyClick(dialog, Qt.Key.Key_Backspace)
    QTest.keyClick(dialog, Qt.Key.Key_Backspace)
    comes_true(qtbot, lambda: [tag(window, one) for one in (sure, likely, doubtful)] == [None] * 3)
    comes_true(qtbot, lambda: dialog.n_open == 3)
    assert dialog.entry is sure
    dialog.bar.setValue(50)
    dialog.accept_all.click()
    comes_true(qtbot, lambda: tag(window, doubtful) is TagState.PRESENT)
    assert dialog.entry is None
    ready(dialog, qtbot)


def test_probabilities_that_are_not_calibrated_are_not_accepted_together(proposed, qtbot):
    window, _, entries = proposed
    report = SuggestedLists(n_recordings=3, least=0.5, found=tuple(entries))
    window.list_error_actions.show(report)
    dialog = window.list_error_actions.dialog
    assert not dialog.accept_all.isEnabled()
    assert "not calibrated" in dialog.would_add.text()
    QTest.keyClick(dialog, Qt.Key.Key_A)
    assert dialog.n_open == 3
    ready(dialog, qtbot)


def test_enter_in_the_bar_decides_nothing(proposed, qtbot):
    _, dialog, _ = proposed
    dialog.bar.setFocus()
    qtbot.waitUntil(dialog.bar.hasFocus, timeout=TIMEOUT_MS)
    QTest.keyClick(dialog.bar, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.n_open == 3
    ready(dialog, qtbot)


def test_the_bar_is_for_proposals_only(audited):
    _, dialog, _ = audited
    dialog.bar.setValue(50)
    QTest.keyClick(dialog, Qt.Key.Key_A)
    assert not dialog.accept_all.isVisible()
    assert dialog.n_open == 2


def test_proposing_needs_a_model_or_finds_what_no_list_names(trained, settled, qtbot):
    settled()
    project = trained.bench.project
    recording = project.recordings.all()[0]
    nothing = SpeciesList(recording_id=recording.id, state=ListState.UNTAGGED, tags={})
    trained.bench.execute(SetSpeciesLists([nothing]))
    settled()
    trained.list_error_actions.propose()
    qtbot.waitUntil(lambda: trained.list_error_actions.dialog is not None, timeout=TIMEOUT_MS)
    dialog = trained.list_error_actions.dialog
    entry = dialog.entry
    assert entry is None or entry.recording_id == recording.id
    ready(dialog, qtbot)
    dialog.reject()


@pytest.mark.parametrize("by_box", [False, True])
def test_recordings_to_list_next_are_listed_and_the_first_is_shown(
    trained, settled, qtbot, by_box
):
    settled()
    panel, project = trained.window_parts.recordings, trained.bench.project
    some = [one.id for one in project.recordings.all()][1:4]
    trained.bench.execute(
        SetSpeciesLists(
            [SpeciesList(recording_id=k, state=ListState.UNTAGGED, tags={}) for k in some]
        )
    )
    settled()
    place = tuple(RecordingOrder).index(RecordingOrder.WORTH)
    if by_box:
        panel.order_box.setCurrentIndex(place)
        assert panel.order_box.currentIndex() == 0  # until it is known
    else:
        trained.actions_["model.next"].trigger()
    qtbot.waitUntil(lambda: panel.order_box.currentIndex() == place, timeout=TIMEOUT_MS)
    with project.reader() as reader:
        ranked = [one.recording_id for one in next_lists(reader)]
    assert set(some) <= set(ranked)
    assert panel.model.ids() == ranked
    qtbot.waitUntil(lambda: trained.bench.view.id == ranked[0], timeout=TIMEOUT_MS)
    assert panel.filters()["order"] == "NAME"  # it is worked out anew, not kept
    panel.order_box.setCurrentIndex(tuple(RecordingOrder).index(RecordingOrder.NAME))
    panel.show_box.setCurrentIndex(0)
    assert panel.model.ids() == [one.id for one in project.recordings.all()]
