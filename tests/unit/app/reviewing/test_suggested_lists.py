"""Species proposed for recordings without a list."""

import numpy as np
import pytest

from birdann.app.commands import SetListState, SetSpeciesLists
from birdann.app.commands.lists import ChangeWindows
from birdann.app.learning.learn import learn
from birdann.app.reviewing.list_errors import ListError
from birdann.app.reviewing.suggested_lists import accept_all, suggest_lists
from birdann.core.errors import NothingToLearnError, SampleError
from birdann.core.labels import ListState, SpeciesList, TagState
from birdann.models.base import InstanceAnnotator
from tests.making import list_of


@pytest.fixture
def trained(learnable):
    """A run shown; then two recordings lose their lists, and a third keeps one species of two."""
    learn(learnable, model="ored-lr", schema_key="test/1")
    lists = learnable.project.lists.all()
    two = [key for key, one in lists.items() if len(one.present) == 2][:3]
    struck = {key: set(lists[key].present) for key in two}
    kept = lists[two[2]].present[0]
    struck[two[2]] -= {kept}
    changed = [SpeciesList(recording_id=k, state=ListState.UNTAGGED, tags={}) for k in two[:2]]
    at_least = list_of(two[2], kept, state=ListState.INCOMPLETE)
    learnable.execute(SetSpeciesLists([*changed, at_least]))
    return learnable, struck


def proposed(session, **choices):
    with session.project.reader() as reader:
        return suggest_lists(reader, **choices)


def test_what_was_struck_is_proposed_with_a_segment_of_it(trained):
    session, struck = trained
    report = proposed(session)
    assert {
        (disagreement.recording_id, disagreement.species_id)
        for disagreement in report.disagreements
    } == {(key, species) for key, several in struck.items() for species in several}
    assert report.n_recordings == 3
    probabilities = [disagreement.probability for disagreement in report.disagreements]
    assert probabilities == sorted(probabilities, reverse=True)
    for disagreement in report.disagreements:
        assert disagreement.says is ListError.NOTHING
        assert session.truth[disagreement.segment_id] == disagreement.species_id
        segments = {s.id: s for s in session.project.segments.of(disagreement.recording_id)}
        assert segments[disagreement.segment_id].box.onset_s == disagreement.start_s
        mine = [s for s in segments if session.truth[s] == disagreement.species_id]
        assert disagreement.n_calls == len(mine)
    assert "without a complete list" in str(report.sentences()[0])
    assert "%" in str(report.lines()[0])


def test_what_a_person_says_is_not_proposed_again(trained):
    session, _ = trained
    first, second, *others = proposed(session).disagreements
    session.execute(first.correct_list_command())
    session.execute(second.keep_list_command())
    lists = session.project.lists.all()
    assert lists[first.recording_id].tags[first.species_id] is TagState.PRESENT
    assert lists[second.recording_id].tags[second.species_id] is TagState.ABSENT
    assert len(proposed(session).disagreements) == len(others)


def test_all_are_accepted_in_one_step(trained):
    session, _ = trained
    before = session.project.lists.all()
    found = list(proposed(session).disagreements)
    session.execute(accept_all(found))
    assert proposed(session).disagreements == ()
    lists = session.project.lists.all()
    for row in found:
        assert row.species_id in lists[row.recording_id].present
        assert lists[row.recording_id].state is ListState.INCOMPLETE
    session.undo()
    assert session.project.lists.all() == before
    session.redo()
    assert session.project.lists.all() == lists


def test_accepting_all_keeps_what_was_said_meanwhile(trained):
    session, _ = trained
    found = list(proposed(session).disagreements)
    session.execute(found[0].keep_list_command())
    session.execute(accept_all(found))
    tags = session.project.lists.of(found[0].recording_id).tags
    assert tags[found[0].species_id] is TagState.ABSENT


def test_what_has_no_call_is_not_proposed(trained, monkeypatch):
    monkeypatch.setattr("birdann.app.reviewing.suggested_lists.LIKELY_CALL", 1.1)
    assert proposed(trained[0]).disagreements == ()


@pytest.mark.parametrize("is_calibrated", [False, True])
def test_only_calibrated_probabilities_may_be_accepted_together(
    trained, monkeypatch, is_calibrated
):
    if is_calibrated:
        monkeypatch.setattr(InstanceAnnotator, "has_calibrated_presence", True)
    report = proposed(trained[0])
    assert report.is_calibrated is is_calibrated
    assert any("not calibrated" in line for line in report.sentences()) is not is_calibrated


def test_windows_without_a_list_get_their_own(trained):
    session, struck = trained
    first, second, _ = struck
    half = {}
    for key in (first, second):
        onsets = sorted(segment.box.onset_s for segment in session.project.segments.of(key))
        half[key] = onsets[len(onsets) // 2]
        spans = [(0.0, half[key]), (half[key], onsets[-1] + 10)]
        session.execute(ChangeWindows.add(key, spans))
    session.execute(SetListState([first], ListState.COMPLETE, span_s=(0.0, half[first])))
    found = [
        disagreement
        for disagreement in proposed(session).disagreements
        if disagreement.recording_id in half
    ]
    assert {row.recording_id for row in found} == {first, second}
    for label in found:
        assert label.span_s is not None
        assert label.recording.endswith(" s")
        assert label.recording_id != first or label.span_s[0] == half[first]
        assert label.span_s[0] <= label.start_s
        assert label.end_s <= label.span_s[1] + 0.2
        assert session.truth[label.segment_id] == label.species_id
    session.execute(found[0].correct_list_command())
    session.execute(accept_all(found[1:]))
    lists = {window.key: window.present for window in session.project.lists.list_windows()}
    assert all(row.species_id in lists[row.recording_id, row.span_s, ""] for row in found)
    assert not any(session.project.lists.of(key).tags for key in half)
    assert not [
        disagreement
        for disagreement in proposed(session).disagreements
        if disagreement.recording_id in half
    ]


def test_bars(trained):
    session, _ = trained
    assert proposed(session, least=1.0).disagreements == () or np.isclose(
        min(
            disagreement.probability for disagreement in proposed(session, least=1.0).disagreements
        ),
        1.0,
    )
    with pytest.raises(SampleError):
        proposed(session, least=0.0)


def test_without_a_model(learnable):
    with pytest.raises(NothingToLearnError, match="No model has been trained"):
        proposed(learnable)
