import contextlib
import sqlite3
from dataclasses import replace

import pytest

from birdann.core.errors import NotInProjectError, ProjectFileError
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import RecordingId
from birdann.core.labels import Note
from birdann.core.provenance import Origin, Program, person_provenance
from birdann.store.examination import examine
from birdann.store.tables.segments import Deletion


def test_bounds_are_kept_to_the_last_digit(project, known, factory):
    mask = factory.mask()
    exact = TimeFreqBox(onset_s=1.0000000001, offset_s=1.3000000007, low_hz=1e3 / 3, high_hz=1600)
    segment = replace(factory.segment(known.recording.id), mask=mask, box=exact)
    with project.transaction("add") as tx:
        tx.segments.add([segment])
    assert project.segments.by_id([segment.id])[segment.id] == segment


def test_segments_that_are_hidden_or_unknown_are_not_counted_as_shown(project, known, factory):
    first, second = known.segments
    unknown = factory.segment(known.recording.id)
    ids = [first.id, second.id, unknown.id]
    assert project.segments.n_visible(ids) == 2
    with project.transaction("delete") as tx:
        tx.segments.set_deletion([second.id], Deletion.BY_PERSON)
    assert project.segments.n_visible(ids) == 1


def test_where_a_segment_was_read_from_is_kept(project, known):
    first, second = known.segments
    program = Program(name="Raven Pro", version="1.6")
    row = {"Selection": "1", "Delta Time (s)": "0.30", "Comment": "Ω"}
    with project.transaction("import") as tx:
        tx.segments.set_origins({first.id: Origin(program=program, row=row)})
    assert project.segments.origins([first.id, second.id]) == {
        first.id: Origin(program=program, row=row)
    }


@pytest.mark.parametrize("forged", ["[", '["a"]', "5", "null", ""])
def test_a_forged_origin_is_damage_in_a_sentence(project, known, forged):
    first, _ = known.segments
    program = Program(name="Raven Pro", version="1.6")
    with project.transaction("import") as tx:
        tx.segments.set_origins({first.id: Origin(program=program, row={"Selection": "1"})})
    assert project.segments.origin_columns() == ["Selection"]
    with contextlib.closing(sqlite3.connect(project.path)) as other, other:
        other.execute("UPDATE segment_origin SET row = ?", [forged])
    with pytest.raises(ProjectFileError, match="origin of a segment"):
        project.segments.origin_columns()


def test_notes_have_an_author(project, known):
    first, _ = known.segments
    note = Note(text="two birds at once", provenance=person_provenance("Ada"))
    with project.transaction("note") as tx:
        tx.segments.set_notes({first.id: note})
        tx.recordings.set_note(known.recording.id, note)
    assert project.segments.notes([first.id]) == {first.id: note}
    assert project.recordings.notes() == {known.recording.id: note}
    with project.transaction("forget") as tx:
        tx.segments.set_notes({first.id: None})
        tx.recordings.set_note(known.recording.id, None)
    assert project.segments.notes([first.id]) == project.recordings.notes() == {}


def test_segments_of_no_recording_are_refused(project, factory):
    with pytest.raises(NotInProjectError, match="recording"), project.transaction("x") as tx:
        tx.segments.add([factory.segment(RecordingId(5))])
    assert examine(project.path) == []
