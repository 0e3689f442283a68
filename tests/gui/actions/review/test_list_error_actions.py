"""The lists checked by sound in the window: entries seen, decided by key, undone."""

from contextlib import nullcontext
from dataclasses import replace

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
from tests.gui.actions.review.test_queue_actions import press, ready
from tests.gui.conftest import TIMEOUT_MS
from tests.gui.reviewing import a_job_writing


def asked(window, report, qtbot):
    """Ask about a report, and wait until its first entry is seen."""
    window.list_error_actions.show(report)
    qtbot.waitUntil(lambda: window.asking.queue is not None, timeout=TIMEOUT_MS)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=TIMEOUT_MS)
    ready(window.asking, qtbot)
    return window.asking


@pytest.fixture
def audited(trained, settled, qtbot):
    """The window asking about a list that lacks what is heard and one that claims what is not."""
    settled()
    project = trained.bench.project
    recording = project.recordings.all()[0]
    segments = project.segments.of(recording.id)
    lists = project.lists.of(recording.id)
    species = project.species.in_use()
    absent = next(bird for bird in species if bird.id not in lists.tags)
    present = next(bird for bird in species if bird.id in lists.present)
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
    report = ListErrorReport(
        n_lists=8, least=0.5, disagreements=tuple(entries), too_few=("Rarely heard",)
    )
    yield trained, asked(trained, report, qtbot), entries
    trained.asking.stop()


def tag(window, entry):
    return window.bench.project.lists.of(entry.recording_id).tags.get(entry.species_id)


def comes_true(qtbot, said):
    """Wait for what is stored: an edit waits its turn while lists are followed in the background."""
    qtbot.waitUntil(said, timeout=TIMEOUT_MS)


def test_the_audit_of_few_lists_says_how_many_it_takes(trained, settled, qtbot):
    settled()
    trained.list_error_actions.audit()
    qtbot.waitUntil(lambda: trained.window_parts.messages.error is not None, timeout=TIMEOUT_MS)
    assert "at least 10 recordings" in trained.window_parts.messages.error.words.text()
    trained.window_parts.messages.error.close()
    assert trained.asking.queue is None


def test_an_audit_that_finds_nothing_says_so(trained, settled, monkeypatch):
    settled()
    notes = []
    monkeypatch.setattr(trained.window_parts.messages, "note", notes.append)
    trained.list_error_actions.show(ListErrorReport(n_lists=12, least=0.5, disagreements=()))
    assert "No list errors" in notes[-1]
    assert trained.asking.queue is None


def test_entries_are_accepted_and_refused_by_one_key_and_undone(audited, qtbot):
    window, asking, (lacks, claims) = audited
    before = tag(window, lacks), tag(window, claims)
    assert lacks.species in asking.panel.question.text()
    assert "93" in asking.panel.about.text()
    assert "Rarely heard" in asking.panel.about.text()
    assert window.bench.view.id == lacks.recording_id
    assert not asking.panel.accept_all.isVisible()
    press(asking, Qt.Key.Key_A)
    assert asking.at == 0
    press(asking, Qt.Key.Key_Y)
    comes_true(qtbot, lambda: tag(window, lacks) is TagState.PRESENT)
    ready(asking, qtbot)
    assert asking.at == 1
    press(asking, Qt.Key.Key_N)
    assert tag(window, claims) is TagState.PRESENT
    assert asking.item is None
    assert not asking.panel.yes.isEnabled()
    press(asking, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    comes_true(qtbot, lambda: asking.at == 1)
    ready(asking, qtbot)
    press(asking, Qt.Key.Key_U)
    assert asking.item is None
    press(asking, Qt.Key.Key_Backspace)
    assert asking.at == 1
    ready(asking, qtbot)
    press(asking, Qt.Key.Key_Backspace)
    comes_true(qtbot, lambda: asking.at == 0)
    comes_true(qtbot, lambda: (tag(window, lacks), tag(window, claims)) == before)
    assert asking.queue.answers == {}


@pytest.mark.parametrize("job_has_turn", [False, True])
def test_back_takes_back_a_decision_and_nothing_that_a_job_did_since(
    audited, settled, qtbot, job_has_turn
):
    window, asking, (lacks, _) = audited
    settled()
    press(asking, Qt.Key.Key_Y)
    settled(comes_true(qtbot, lambda: tag(window, lacks) is TagState.PRESENT))
    since = Species(id=SpeciesId(new_id()), name="Of a job")
    window.bench.session.execute(AddSpecies([since]))
    ready(asking, qtbot)
    with a_job_writing(window.bench.session) if job_has_turn else nullcontext():
        asking.panel.back.click()
    messages = window.window_parts.messages
    comes_true(qtbot, lambda: messages.error is not None)
    assert window.bench.project.species.find_by_name("Of a job") is not None
    assert tag(window, lacks) is TagState.PRESENT
    assert asking.at == 1
    assert "later edits" in messages.error.words.text()
    messages.error.close()
    window.bench.undo()  # what the job did; then the decision can be undone here
    asking.panel.back.click()
    comes_true(qtbot, lambda: asking.at == 0)


def test_a_claim_that_is_wrong_is_struck_from_the_list(audited, qtbot):
    window, asking, (_, claims) = audited
    press(asking, Qt.Key.Key_U)
    ready(asking, qtbot)
    assert "Is the list wrong?" in asking.panel.question.text()
    press(asking, Qt.Key.Key_Return)
    comes_true(qtbot, lambda: tag(window, claims) is TagState.ABSENT)
    assert asking.item is None


def test_an_entry_is_shown_in_its_recording(audited, settled, qtbot):
    window, asking, (lacks, _) = audited
    settled(press(asking, Qt.Key.Key_G))
    assert window.bench.view.id == lacks.recording_id
    assert window.bench.selected_ids == (lacks.segment_id,)
    assert asking.queue is None


def test_a_list_without_an_open_segment_is_decided_all_the_same(trained, settled, qtbot, audited):
    window, asking, (lacks, _) = audited
    asking.stop()
    whole = replace(lacks, segment_id=None, start_s=None, end_s=None)
    asked(window, ListErrorReport(n_lists=8, least=0.5, disagreements=(whole,)), qtbot)
    assert "Every segment of this recording is reviewed." in asking.panel.about.text()
    press(asking, Qt.Key.Key_Y)
    comes_true(qtbot, lambda: tag(window, lacks) is TagState.PRESENT)


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
    settled()
    yield trained, entries
    trained.asking.stop()


def test_proposals_are_accepted_above_a_bar_in_one_step_and_undone(proposed, qtbot):
    window, (sure, likely, doubtful) = proposed
    report = SuggestedLists(
        n_recordings=3, least=0.5, disagreements=(sure, likely, doubtful), is_calibrated=True
    )
    asking = asked(window, report, qtbot)
    panel = asking.panel
    assert panel.would_add.text() == "Adds 2 tags to 2 recordings"
    panel.least.setFocus()
    QTest.keyClick(panel.least, Qt.Key.Key_Return)  # ends the typing, and decides nothing
    assert asking.queue.answers == {}
    asking.parent().pane.picture.setFocus()
    press(asking, Qt.Key.Key_A)
    for one in (sure, likely):
        comes_true(qtbot, lambda one=one: tag(window, one) is TagState.PRESENT)
    assert asking.at == 2
    assert not panel.accept_all.isEnabled()
    ready(asking, qtbot)
    press(asking, Qt.Key.Key_N)
    comes_true(qtbot, lambda: tag(window, doubtful) is TagState.ABSENT)
    press(asking, Qt.Key.Key_Backspace)
    comes_true(qtbot, lambda: asking.at == 2)
    press(asking, Qt.Key.Key_Backspace)
    comes_true(
        qtbot, lambda: [tag(window, species) for species in (sure, likely, doubtful)] == [None] * 3
    )
    comes_true(qtbot, lambda: asking.at == 0)
    panel.least.setValue(50)
    panel.accept_all.click()
    comes_true(qtbot, lambda: tag(window, doubtful) is TagState.PRESENT)
    assert asking.item is None


def test_probabilities_that_are_not_calibrated_are_not_accepted_together(proposed, qtbot):
    window, entries = proposed
    asking = asked(
        window, SuggestedLists(n_recordings=3, least=0.5, disagreements=tuple(entries)), qtbot
    )
    assert not asking.panel.accept_all.isEnabled()
    assert "not calibrated" in asking.panel.would_add.text()
    press(asking, Qt.Key.Key_A)
    assert asking.queue.answers == {}


def test_proposing_needs_a_model_or_finds_what_no_list_names(trained, settled, qtbot, monkeypatch):
    settled()
    shown = []
    project = trained.bench.project
    recording = project.recordings.all()[0]
    nothing = SpeciesList(recording_id=recording.id, state=ListState.UNTAGGED, tags={})
    settled(trained.bench.execute(SetSpeciesLists([nothing])))
    monkeypatch.setattr(trained.list_error_actions, "show", shown.append)
    trained.list_error_actions.propose()
    qtbot.waitUntil(lambda: bool(shown), timeout=TIMEOUT_MS)
    complete = {key for key, one in project.lists.all().items() if one.state is ListState.COMPLETE}
    assert not complete & {disagreement.recording_id for disagreement in shown[0].disagreements}


@pytest.mark.parametrize("by_box", [False, True])
def test_recordings_to_list_next_are_listed_and_the_first_is_shown(
    trained, settled, qtbot, by_box
):
    settled()
    panel, project = trained.window_parts.recordings, trained.bench.project
    some = [recording.id for recording in project.recordings.all()][1:4]
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
        ranked = [list_.recording_id for list_ in next_lists(reader)]
    assert set(some) <= set(ranked)
    assert panel.model.ids() == ranked
    qtbot.waitUntil(lambda: trained.bench.view.id == ranked[0], timeout=TIMEOUT_MS)
    assert panel.filters()["order"] == "NAME"  # it is worked out anew, not kept
    panel.order_box.setCurrentIndex(tuple(RecordingOrder).index(RecordingOrder.NAME))
    panel.show_box.setCurrentIndex(0)
    assert panel.model.ids() == [recording.id for recording in project.recordings.all()]
