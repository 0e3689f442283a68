"""Sessions: commands, undo, news, failures."""

import threading
from dataclasses import replace
from datetime import UTC, datetime

import numpy as np
import pytest

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands import (
    AcceptPredictions,
    AddRecordings,
    AddSegment,
    AddSpecies,
    ClearLabels,
    LabelSegments,
    MergeSegments,
    MergeSpecies,
    Outlines,
    PartSpecies,
    RemoveRecordings,
    RemoveSpecies,
    RenameSpecies,
    SetScientificName,
    SetSpeciesLists,
    set_tag,
    untagged,
)
from birdann.app.learning.learn import learn
from birdann.app.learning.predicting import predict
from birdann.app.session import Session
from birdann.core.errors import ListsError, NotUndoableError, ProjectNotWritableError
from birdann.core.ids import new_id
from birdann.core.labels import Certainty, Label, LabelState, ListState, SpeciesList, TagState
from birdann.core.provenance import person_provenance
from birdann.store import Project

AT = {"Ada": datetime(2024, 5, 1, tzinfo=UTC), "Bob": datetime(2024, 5, 2, tzinfo=UTC)}


@pytest.fixture
def recording(session, factory):
    recording = factory.recording()
    session.execute(AddRecordings([recording]))
    return recording


@pytest.fixture
def segments(session, recording, factory):
    segments = [factory.segment(recording.id, 100 * (i + 1)) for i in range(3)]
    session.execute(AddSegment(Outlines(segments)))
    return segments


@pytest.fixture
def wren(session, factory):
    wren = factory.species("Wren")
    session.execute(AddSpecies([wren]))
    return wren


def test_an_edit_is_on_disk_logged_and_announced(session, factory, tmp_path):
    heard = []
    session.subscribe(heard.append)
    recording = factory.recording()
    changes = session.execute(AddRecordings([recording]))
    assert heard == [changes]
    assert changes.recordings == {recording.id}
    assert Kind.RECORDINGS in changes.kinds
    with Project.open(session.project.path, read_only=True) as other:
        assert other.recordings.all() == [recording]
    (entry,) = session.project.edit_log.latest()
    assert (entry.command, entry.actor) == ("add recordings", "Ada")
    assert entry.arguments["recordings"] == [{"id": recording.id, "path": "a.wav"}]


def test_a_subscriber_can_leave(session, wren, factory):
    heard = []
    leave = session.subscribe(heard.append)
    leave()
    session.undo()
    assert heard == []


def test_a_failed_command_changes_and_announces_nothing(session, wren, factory):
    heard = []
    session.subscribe(heard.append)
    with pytest.raises(ListsError, match="already a species called “Wren”"):
        session.execute(AddSpecies([factory.species("Owl"), factory.species("Wren")]))
    assert [s.name for s in session.project.species.in_use()] == ["Wren"]
    assert heard == []
    assert session.history.next_to_undo.label == "Add species “Wren”"


def test_there_is_an_end_to_undo_and_redo(session):
    with pytest.raises(NotUndoableError, match="nothing to undo"):
        session.undo()
    with pytest.raises(NotUndoableError, match="nothing to redo"):
        session.redo()


def test_a_failed_undo_stays_undoable(session, wren, monkeypatch):
    def fail(self, tx, inverse):
        tx.apply_inverse(inverse)
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(AddSpecies, "undo", fail)
        with pytest.raises(ZeroDivisionError):
            session.undo()
    assert session.history.next_to_undo
    session.undo()
    assert session.project.species.in_use() == []


def test_a_thousand_labels_are_one_step(session, recording, wren, factory):
    segments = [factory.segment(recording.id, i) for i in range(1000)]
    session.execute(AddSegment(Outlines(segments)))
    ids = [s.id for s in segments]
    session.execute(AcceptPredictions(ids, [wren.id, None] * 500))
    states = {label.state for label in session.project.labels.all().values()}
    assert states == {LabelState.CONFIRMED, LabelState.REJECTED}
    assert session.history.next_to_undo.label == "Confirm 1,000 segments"
    session.undo()
    assert session.project.labels.all() == {}
    session.redo()
    assert len(session.project.labels.all()) == 1000


def test_undo_gives_the_earlier_label_back_unchanged(session, segments, wren, factory):
    ids = [s.id for s in segments]
    session.execute(LabelSegments([ids[0]], LabelState.CONFIRMED, wren.id))
    before = session.project.labels.all()
    for command in (
        LabelSegments([ids[0]], LabelState.CORRECTED, wren.id),
        LabelSegments([ids[0]], LabelState.REJECTED),
        LabelSegments([ids[0]], LabelState.REJECTED, wren.id),
        LabelSegments(ids, LabelState.CORRECTED, wren.id),
        ClearLabels(ids),
    ):
        session.execute(command)
        assert session.project.labels.all() != before
        session.undo()
        assert session.project.labels.all() == before


def test_labelling_a_segment_that_is_not_there_is_a_bug_that_shows(session, wren):
    with pytest.raises(KeyError):
        session.execute(LabelSegments([new_id()], LabelState.CONFIRMED, wren.id))


def test_tagging(session, recording, wren):
    current = session.project.lists.of(recording.id)
    assert current.state is ListState.UNTAGGED
    first = set_tag(current, wren.id, TagState.PRESENT, first=ListState.COMPLETE)
    session.execute(SetSpeciesLists([first]))
    tagged = session.project.lists.of(recording.id)
    assert (tagged.state, tagged.present) == (ListState.COMPLETE, (wren.id,))
    assert session.project.lists.provenance(recording.id).name == "Ada"

    session.execute(SetSpeciesLists([SpeciesList(recording_id=recording.id, state=tagged.state)]))
    empty = session.project.lists.of(recording.id)
    assert (empty.state, empty.tags) == (ListState.COMPLETE, {})  # "no species" is a tag too

    session.execute(SetSpeciesLists([untagged(recording.id)]))
    assert session.project.lists.of(recording.id).state is ListState.UNTAGGED
    session.undo()
    session.undo()
    assert session.project.lists.of(recording.id) == tagged
    session.undo()
    assert session.project.lists.of(recording.id).state is ListState.UNTAGGED
    assert session.project.lists.provenance(recording.id) is None


def test_a_first_tag_claims_no_more_than_it_says(session, recording, wren):
    current = session.project.lists.of(recording.id)
    assert set_tag(current, wren.id, TagState.PRESENT).state is ListState.INCOMPLETE
    complete = set_tag(current, wren.id, TagState.PRESENT, first=ListState.COMPLETE)
    assert set_tag(complete, wren.id, TagState.UNSURE).state is ListState.COMPLETE
    for one in (current, complete):
        assert set_tag(one, wren.id, None) == untagged(recording.id)


def test_renaming_follows_everywhere_and_refuses_a_taken_name(session, wren, factory):
    session.execute(AddSpecies([factory.species("Owl")]))
    session.execute(RenameSpecies(wren.id, "Winter Wren"))
    assert [s.name for s in session.project.species.in_use()] == ["Owl", "Winter Wren"]
    with pytest.raises(ListsError, match="“Owl”"):
        session.execute(RenameSpecies(wren.id, "Owl"))
    session.undo()
    assert {s.name for s in session.project.species.in_use()} == {"Owl", "Wren"}


def test_two_species_become_one_with_all_that_was_said_of_them(
    session, segments, recording, wren, factory
):
    owl = factory.species("Owl")
    session.execute(AddSpecies([owl]))
    current = session.project.lists.of(recording.id)
    both = set_tag(set_tag(current, wren.id, TagState.UNSURE), owl.id, TagState.PRESENT)
    session.execute(SetSpeciesLists([both], source="a table"))
    a, b, c = segments
    session.execute(LabelSegments([a.id], LabelState.CONFIRMED, owl.id))
    session.execute(LabelSegments([b.id], LabelState.REJECTED, owl.id))
    session.execute(LabelSegments([c.id], LabelState.CORRECTED, wren.id))
    before, made = session.project.labels.all(), session.project.lists.provenance(recording.id)
    session.execute(MergeSpecies(owl.id, wren.id, "Wren"))
    merged = session.project.lists.of(recording.id)
    assert merged.tags == {wren.id: TagState.PRESENT}
    assert session.project.lists.provenance(recording.id) == made
    after = session.project.labels.all()
    assert {label.species_id for label in after.values()} == {wren.id}
    assert {key: (one.state, one.provenance) for key, one in after.items()} == {
        key: (one.state, one.provenance) for key, one in before.items()
    }
    assert [species.name for species in session.project.species.in_use()] == ["Wren"]
    session.undo()
    assert session.project.lists.of(recording.id) == both
    assert session.project.labels.all() == before


def test_species_merged_are_one_in_readings_and_in_lists_of_spans(
    session, segments, wren, factory
):
    a, b, c = segments
    owl, jay = factory.species("Owl"), factory.species("Jay")
    session.execute(AddSpecies([owl, jay]))

    def read(one, species, name, **more):
        made = replace(person_provenance(name), at=AT[name])
        return Label(segment_id=one.id, state=LabelState.CORRECTED, species_id=species.id,
                     provenance=made, **more)  # fmt: skip

    readings = {
        a.id: [read(a, owl, "Ada", certainty=Certainty.CERTAIN), read(a, wren, "Bob")],
        b.id: [read(b, owl, "Ada"), read(b, jay, "Bob")],
        c.id: [read(c, owl, "Bob")],
    }
    of_span = SpeciesList(
        recording_id=a.recording_id, state=ListState.INCOMPLETE,
        tags={owl.id: TagState.PRESENT}, span_s=(0.0, 0.5),
    )  # fmt: skip
    with session.project.transaction("fill") as tx:
        tx.labels.add_readings([reading for each in readings.values() for reading in each])
        tx.labels.set([read(c, wren, "Ada")])
        tx.lists.set(of_span, person_provenance("Ada"))

    def said():
        labels, spans = session.project.labels, session.project.lists.list_windows()
        keys = [a.id, b.id, c.id]
        return labels.of(keys), labels.readings(keys), labels.disagreements(), spans

    before = said()
    assert sorted(before[2]) == sorted([a.id, b.id])
    with pytest.raises(ListsError, match="“Jay”"):
        session.execute(RemoveSpecies([jay.id]))
    session.execute(MergeSpecies(owl.id, wren.id, "Wren"))
    labels, others, disputed, (span,) = said()
    assert labels[a.id] == replace(readings[a.id][0], species_id=wren.id)
    assert others[a.id] == [readings[a.id][1]]
    assert disputed == [b.id]
    assert {other.species_id for other in others[b.id]} == {wren.id, jay.id}
    assert {other.species_id for other in others[c.id]} == {wren.id}
    assert span.tags == {wren.id: TagState.PRESENT}
    session.undo()
    assert said() == before
    session.redo()
    assert said() == (labels, others, disputed, [span])


def test_species_that_were_merged_part_again(session, recording, segments, wren, factory):
    owl = factory.species("Owl")
    session.execute(AddSpecies([owl]))
    a, b, c = segments
    tags = set_tag(session.project.lists.of(recording.id), owl.id, TagState.PRESENT)
    session.execute(SetSpeciesLists([tags], source="a table"))
    session.execute(LabelSegments([a.id, b.id], LabelState.CONFIRMED, owl.id))
    session.execute(LabelSegments([c.id], LabelState.CORRECTED, wren.id))
    session.execute(MergeSpecies(owl.id, wren.id, "Wren"))
    assert session.project.species.merged_species() == [(owl, wren.id)]
    assert ("Owl", wren.id) in {
        (alias.name, alias.species_id) for alias in session.project.species.aliases()
    }
    session.execute(LabelSegments([b.id], LabelState.REJECTED, wren.id))  # said since: it stays
    merged = session.project.labels.all(), session.project.lists.of(recording.id)
    session.execute(PartSpecies(owl.id, "Owl"))

    def said():
        labels = session.project.labels.all()
        return [labels[segment.id].species_id for segment in (a, c)], session.project.lists.of(
            recording.id
        )

    assert said() == ([owl.id, wren.id], tags)
    assert session.project.labels.all()[b.id].state is LabelState.REJECTED
    assert {species.name for species in session.project.species.in_use()} == {"Owl", "Wren"}
    assert not session.project.species.merged_species()
    session.undo()
    assert (session.project.labels.all(), session.project.lists.of(recording.id)) == merged
    with pytest.raises(ListsError, match="“Wren” is not merged"):
        session.execute(PartSpecies(wren.id, "Wren"))


def test_a_species_keeps_the_names_that_it_had(session, wren):
    session.execute(RenameSpecies(wren.id, "Zaunkönig"))
    session.execute(SetScientificName(wren.id, "Troglodytes troglodytes"))
    (one,) = session.project.species.in_use()
    assert (one.name, one.scientific_name) == ("Zaunkönig", "Troglodytes troglodytes")
    assert [alias.name for alias in session.project.species.aliases()] == ["Wren"]
    session.undo()
    session.undo()
    assert session.project.species.in_use() == [wren]
    assert session.project.species.aliases() == []


def test_a_recording_taken_out_comes_back_with_the_merged_species(
    session, recording, wren, factory
):
    owl = factory.species("Owl")
    session.execute(AddSpecies([owl]))
    current = session.project.lists.of(recording.id)
    session.execute(SetSpeciesLists([set_tag(current, owl.id, TagState.PRESENT)]))
    session.execute(RemoveRecordings([recording.id]))
    with pytest.raises(ListsError, match="“Owl”"):
        session.execute(RemoveSpecies([owl.id]))
    session.execute(MergeSpecies(owl.id, wren.id, "Wren"))
    session.execute(AddRecordings([recording]))
    assert session.project.lists.of(recording.id).tags == {wren.id: TagState.PRESENT}


def test_only_species_that_nothing_names_are_removed(session, recording, wren, factory):
    session.execute(AddSpecies([factory.species("Owl")]))
    owl = session.project.species.find_by_name("Owl")
    session.execute(RemoveSpecies([owl.id]))
    assert [species.name for species in session.project.species.in_use()] == ["Wren"]
    session.undo()
    assert {species.name for species in session.project.species.in_use()} == {"Owl", "Wren"}


def test_merged_segments_inherit_a_label_that_all_agree_on(session, segments, wren, factory):
    a, b, c = segments
    owl = factory.species("Owl")
    session.execute(AddSpecies([owl]))
    session.execute(LabelSegments([a.id, b.id], LabelState.CONFIRMED, wren.id))
    union = factory.segment(a.recording_id, mask=a.mask.union(b.mask))
    session.execute(MergeSegments([a.id, b.id], Outlines([union])))
    assert session.project.labels.all()[union.id].species_id == wren.id

    session.execute(LabelSegments([c.id], LabelState.CONFIRMED, owl.id))
    whole = factory.segment(a.recording_id, mask=union.mask.union(c.mask))
    session.execute(MergeSegments([union.id, c.id], Outlines([whole])))
    assert session.project.labels.all() == {}  # they disagree: nobody is believed
    session.undo()
    assert set(session.project.labels.all()) == {union.id, c.id}


def test_a_computed_result_that_outdates_the_past_ends_undo(session, wren):
    session.apply("x", {}, lambda tx: ChangeSet.of(Kind.SEGMENTS), forget_history=True)
    assert session.history.next_to_undo is None


def test_threads_take_turns(session, factory):
    def add(k):
        for i in range(10):
            session.execute(AddSpecies([factory.species(f"{k}-{i}")]))

    threads = [threading.Thread(target=add, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(session.project.species.in_use()) == 40
    for _ in range(40):
        session.undo()
    assert session.project.species.in_use() == []


def test_a_read_only_session_says_so(session, factory):
    with (
        Project.open(session.project.path, read_only=True) as other,
        pytest.raises(ProjectNotWritableError, match="read-only"),
    ):
        Session(other).execute(AddSpecies([factory.species()]))


def test_the_account_stands_in_for_a_missing_name(session):
    assert Session(session.project).reviewer


def test_the_turn_is_taken_at_once_or_not_at_all(session, factory):
    seen = []

    def look():
        with session.try_acquire() as is_free:
            seen.append(is_free)

    with session.try_acquire() as is_free:
        assert is_free
        session.execute(AddRecordings([factory.recording()]))
        thread = threading.Thread(target=look)
        thread.start()
        thread.join()
    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    assert seen == [False, True]


def best(project, run, recording_id):
    """The likeliest species and its probability, by segment."""
    table = project.overview.segments(run.id)
    of_recording = [table.recording_ids[k] == recording_id for k in table.recording.tolist()]
    known = np.isfinite(table.probability) & np.array(of_recording)
    return {
        int(table.segment_ids[row]): (
            table.species_ids[table.species[row]],
            float(table.probability[row]),
        )
        for row in np.flatnonzero(known)
    }


def test_no_prediction_in_a_blind_copy_is_a_label(learnable, tmp_path):
    """The label of a segment is its prediction: a blind copy had it at 100 %."""
    run = learn(learnable, model="ored-lr", schema_key="test/1").run
    project = learnable.project
    recording = project.recordings.all()[0]
    before = best(project, run, recording.id)
    key, (species, chance) = min(before.items(), key=lambda item: item[1][1])
    assert chance < 0.9
    learnable.execute(LabelSegments([key], LabelState.CONFIRMED, species))
    predict(learnable, run_id=run.id)
    assert best(project, run, recording.id)[key] == (species, pytest.approx(1.0))
    project.save_copy(tmp_path / "blind.birdann", without_labels=True)
    with Project.open(tmp_path / "blind.birdann") as copy:
        assert best(copy, run, recording.id) == {}
        elsewhere = project.recordings.all()[-1].id
        assert best(copy, run, elsewhere) == best(project, run, elsewhere) != {}
        predict(Session(copy), run_id=run.id)
        again = best(copy, run, recording.id)
        assert again.keys() == before.keys()
        for segment, (one, probability) in before.items():
            assert again[segment] == (one, pytest.approx(probability, abs=1e-6))
