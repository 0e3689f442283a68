"""What single commands leave in the project, and that nothing of it is left when they are taken back."""

from datetime import UTC, datetime

import pytest

from birdann.app.commands import (
    AddRecordings,
    AddSegment,
    AssumeLists,
    DeleteSegments,
    MergeSpecies,
    Outlines,
    SetSpeciesLists,
)
from birdann.app.commands.labels import NoteRecording
from birdann.app.commands.lists import AcceptSuggestedTags, ChangeWindows, assumed_lists
from birdann.core.detections import Detection
from birdann.core.errors import ListsError
from birdann.core.labels import ListState, SpeciesList, TagState, WindowChoice
from birdann.core.provenance import Maker, Program, Provenance
from tests.making import list_of

PRESENT, ABSENT = TagState.PRESENT, TagState.ABSENT


@pytest.fixture
def recording(session, factory):
    """A recording of a minute with a complete list of Owl."""
    recording = factory.recording(n_frames=60 * 48_000)
    session.owl, session.wren = factory.species("Owl"), factory.species("Wren")
    session.execute(AddRecordings([recording]))
    one = list_of(recording.id, session.owl.id)
    session.execute(SetSpeciesLists([one], new_species=[session.owl, session.wren]))
    return recording


def done_and_undone(session, command, read):
    """Return what a command leaves, after it was taken back and done again."""
    before = read()
    session.execute(command)
    after = read()
    assert after != before
    session.undo()
    assert read() == before
    session.redo()
    assert read() == after
    return after


def tags_of(session, recording, span_s=None):
    return session.project.lists.of_keys([(recording.id, span_s, "")])[
        recording.id, span_s, ""
    ].tags


def test_a_note_is_kept_without_spaces_around_it_by_its_author(session, recording):
    made = Provenance(maker=Maker.PERSON, name="Ben", at=datetime(2026, 5, 1, tzinfo=UTC))
    notes = session.project.recordings.notes
    imported = NoteRecording(recording.id, "  wind \n", made)
    assert done_and_undone(session, imported, notes)[recording.id].provenance == made
    assert notes()[recording.id].text == "wind"
    own = done_and_undone(session, NoteRecording(recording.id, " rain "), notes)[recording.id]
    assert (own.text, own.provenance.name) == ("rain", "Ada")
    assert done_and_undone(session, NoteRecording(recording.id, "  "), notes) == {}


def test_accepted_tags_are_added_and_those_of_people_kept(session, recording):
    tags = {session.owl.id: ABSENT}
    given = SpeciesList(recording_id=recording.id, state=ListState.INCOMPLETE, tags=tags)
    session.execute(SetSpeciesLists([given]))
    accepted = [(recording.id, None, item.id) for item in (session.owl, session.wren)]
    after = done_and_undone(
        session, AcceptSuggestedTags(accepted), lambda: tags_of(session, recording)
    )
    assert after == {session.owl.id: ABSENT, session.wren.id: PRESENT}


def test_a_merged_species_leaves_lists_and_detections_to_the_other(session, recording):
    found = Detection(
        id=7, recording_id=recording.id, program=Program(name="X", version="1"), onset_s=0.0,
        offset_s=1.0, name="Hooter", species_id=session.owl.id,
    )  # fmt: skip
    with session.project.transaction("detections") as tx:
        tx.detections.put([found])
    after = done_and_undone(
        session,
        MergeSpecies(session.owl.id, session.wren.id, "Wren"),
        lambda: (
            tags_of(session, recording),
            [detection.species_id for detection in session.project.detections.of(recording.id)],
        ),
    )
    assert after == ({session.wren.id: PRESENT}, [session.wren.id])


def test_a_window_takes_no_place_of_another(session, recording):
    session.execute(ChangeWindows.add(recording.id, [(0.0, 20.0)], WindowChoice.RANDOM))
    before = session.project.lists.every()
    with pytest.raises(ListsError, match="already a window"):
        session.execute(ChangeWindows.add(recording.id, [(0.0, 20.0)], WindowChoice.RANDOM))
    assert session.project.lists.every() == before


@pytest.mark.parametrize("state", [ListState.COMPLETE, ListState.INCOMPLETE])
def test_how_new_lists_begin_is_kept(session, state):
    assert assumed_lists(session.project) is None
    assert (
        done_and_undone(session, AssumeLists(state), lambda: assumed_lists(session.project))
        is state
    )


def test_lists_that_were_begun_become_complete_with_the_new_state(session, recording):
    given = SpeciesList(recording_id=recording.id, state=ListState.INCOMPLETE, tags={})
    session.execute(SetSpeciesLists([given]))

    def state():
        return session.project.lists.of_keys([given.key])[given.key].state

    command = AssumeLists(ListState.COMPLETE, [given.key])
    assert done_and_undone(session, command, state) is ListState.COMPLETE


def test_an_unknown_segment_is_not_deleted_with_others(session, recording, factory):
    segment = factory.segment(recording.id)
    session.execute(AddSegment(Outlines([segment])))
    with pytest.raises(KeyError, match="no segment 99"):
        session.execute(DeleteSegments([segment.id, 99]))
    assert [call.id for call in session.project.segments.of(recording.id)] == [segment.id]
