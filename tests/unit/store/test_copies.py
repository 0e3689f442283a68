"""Copies of projects, and what no result may replace."""

import numpy as np
import pytest

from birdann.core.detections import DetectorRun
from birdann.core.errors import WriteError
from birdann.core.files import outputs
from birdann.core.labels import Label, LabelState, Note
from birdann.core.provenance import Program, person_provenance
from birdann.store import Project


@pytest.fixture
def project(tmp_path, factory):
    """A project of one recording with a secret label, a human sound and a note."""
    recording = factory.recording("sound.bin")
    segment, talk = (factory.segment(recording.id, 100 * (1 + n)) for n in range(2))
    species = [factory.species("Secretive rail"), factory.species("Human voice of Ada")]
    made = person_provenance("Ada")
    with Project.create(tmp_path / "p.birdann") as project:
        with project.transaction("fill") as tx:
            tx.recordings.put([recording])
            tx.species.put(species)
            tx.segments.add([segment, talk])
            tx.labels.set(
                Label(
                    segment_id=one.id,
                    state=LabelState.CORRECTED,
                    species_id=of.id,
                    call_type=f"call type of {of.name}; " * 2000,
                    provenance=made,
                )
                for one, of in zip((segment, talk), species, strict=True)
            )
            tx.recordings.set_note(
                recording.id, Note(text="nest at 52.1 N; " * 2000, provenance=made)
            )
        yield project


def test_nothing_that_was_withheld_can_be_read_from_a_blind_copy(project, tmp_path):
    copy = tmp_path / "blind.birdann"
    project.save_copy(copy, without_labels=True, with_people=True)
    for text in (b"call type of Secretive", b"nest at 52.1"):
        assert text in project.path.read_bytes() + (tmp_path / "p.birdann-wal").read_bytes()
        assert text not in copy.read_bytes()
    with Project.open(copy, read_only=True) as blind:
        assert blind.labels.all() == {}
        assert blind.rows.all("PRAGMA freelist_count") == [(0,)]
        assert blind.edit_log.latest()[0].command == "withhold labels"


def test_human_sounds_cannot_be_read_from_a_copy_and_all_else_stays(project, tmp_path):
    copy = tmp_path / "copy.birdann"
    assert "1 segment of human sounds" in project.save_copy(copy)
    assert b"call type of Human" not in copy.read_bytes()
    with Project.open(copy, read_only=True) as other:
        assert other.rows.all("PRAGMA freelist_count") == [(0,)]
        (label,) = other.labels.all().values()
        assert label.call_type.startswith("call type of Secretive")


def test_scores_of_human_sounds_are_left_out_of_a_copy(project, tmp_path):
    key = project.recordings.all()[0].id
    names = {"Human vocal": (), "Crow": (), "Wren": ()}
    run = DetectorRun(
        program=Program(name="BirdNET"), names=names, min_score=0.1, window_s=3.0, step_s=1.0
    )
    crow, talk, wren = ([k, 0.0, np.inf, 0.0, 3.0, 0.2 + k / 4] for k in range(3))
    with project.transaction("detect") as tx:
        tx.detections.put_windows(run, {key: np.array([crow, talk, wren])})
    project.save_copy(tmp_path / "copy.birdann")
    with Project.open(tmp_path / "copy.birdann", read_only=True) as other:
        ((_, scores),) = other.detections.windows(key, other.detections.runs())
    np.testing.assert_allclose(scores, [crow, wren], atol=1e-5)


def test_no_result_replaces_a_recording_whatever_its_name(project, tmp_path):
    sound = tmp_path / "sound.bin"
    sound.write_bytes(b"a format of its own")
    with pytest.raises(WriteError, match="is a recording of the project"):
        outputs.check(sound)
    outputs.check(tmp_path / "other.bin")
