"""What is wrong in a project file is found; what people said survives the repair."""

import sqlite3

import pytest

from birdann.core.errors import ProjectFileError
from birdann.store import Project
from birdann.store.examination import apply_repairs, examine
from tests.full_project import make_project


@pytest.fixture
def path(tmp_path):
    return make_project(tmp_path / "p.birdann", is_full=False)


@pytest.fixture
def full(tmp_path):
    """A project with something in every table."""
    return make_project(tmp_path / "full.birdann")


def spoil(path, *statements):
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA ignore_check_constraints=ON")
        for statement in statements:
            connection.execute(statement)
    connection.close()


def test_a_sound_project_gives_no_finding(path):
    assert examine(path) == []
    with Project.open(path) as project:
        before = project.edit_log.latest()
        assert apply_repairs(project) == []
        assert project.edit_log.latest() == before


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("UPDATE segment SET mask = x'00ff' WHERE id = (SELECT min(id) FROM segment)", "1 outlines"),
        ("UPDATE segment SET mask = zeroblob(50)", "2 outlines"),
        ("UPDATE grid SET hop_s = 1e308", "2 outlines"),
        ("UPDATE feature SET vector = x'0011' WHERE segment = (SELECT min(id) FROM segment)", "1 feature vectors"),
        ("UPDATE score SET probabilities = x'00'", "scores of 1 recordings"),
        ("UPDATE score SET probabilities = x'0000C07F000000000000000000000000'",
         "scores of 1 recordings"),
        ("UPDATE score SET probabilities = x'0000803F0000803F0000000000000000'",
         "scores of 1 recordings"),
        ("UPDATE segment SET offset_s = onset_s - 1 WHERE id = (SELECT min(id) FROM segment)", "1 boxes of segments"),
        ("UPDATE segment SET low_hz = 9e999", "2 boxes of segments"),
        ("UPDATE segment SET offset_s = offset_s - 0.8 * (offset_s - onset_s) "
         "WHERE id = (SELECT max(id) FROM segment)",
         "1 boxes of segments do not contain their outlines"),
        ("UPDATE segment SET high_hz = high_hz + 9000, low_hz = low_hz + 9000",
         "2 boxes of segments do not contain"),
        ("DROP INDEX segment_place", "Indexes are missing: segment_place"),
        ("DROP INDEX stroke_place", "Indexes are missing: stroke_place"),
        ("UPDATE segmentation SET recording = 99", "“segmentation”"),
        ("INSERT INTO feature SELECT 99, feature_schema, vector FROM feature LIMIT 1",
         "1 of “feature” belong to a segment"),
        ("UPDATE top_score SET species = 77 WHERE segment = (SELECT min(segment) FROM top_score)", "“top_score”"),
        ("INSERT INTO recorder_metadata SELECT id, '[]' FROM recording WHERE id NOT IN (SELECT recording FROM recorder_metadata)", "notes of 1 recordings"),
    ],
)  # fmt: skip
def test_derived_things_are_mended_and_what_people_said_is_kept(path, statement, found):
    with Project.open(path, read_only=True) as project:
        said = project.labels.all(), project.lists.all()
    spoil(path, statement)
    (finding,) = examine(path)
    assert found in finding.message
    assert finding.remedy
    with Project.open(path) as project:
        assert [f.message for f in apply_repairs(project)] == [finding.message]
        assert (project.labels.all(), project.lists.all()) == said
        assert len(project.segments.of(project.recordings.all()[0].id)) == 2
        assert project.edit_log.latest()[0].command == "repair"
        assert project.backups()
    assert examine(path) == []


@pytest.mark.parametrize("pixels", [-0.9, 0.9, 40.0])
def test_bounds_between_the_pixels_or_beyond_them_are_right(path, pixels):
    spoil(
        path,
        *(
            f"UPDATE segment SET {side} = {side} {sign} {pixels} * (SELECT {step} FROM grid "
            "WHERE grid.pk = segment.grid)"
            for side, sign, step in (
                ("onset_s", "-", "hop_s"), ("offset_s", "+", "hop_s"),
                ("low_hz", "-", "bin_hz"), ("high_hz", "+", "bin_hz"),
            )
        ),
    )  # fmt: skip
    assert examine(path) == []


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("UPDATE label SET species = 77", "“label” belong to a species"),
        ("UPDATE label SET state = 'perhaps'", "a label cannot be understood"),
        ("UPDATE species_list SET state = 'x'", "a species list cannot be understood"),
        ("UPDATE model_run SET params = '{'", "a model run cannot be understood"),
    ],
)
def test_what_people_said_is_told_but_not_touched(path, statement, found):
    spoil(path, statement)
    findings = examine(path)
    assert found in findings[0].message
    assert not any(f.remedy for f in findings)
    with Project.open(path) as project:
        assert apply_repairs(project) == []


def test_an_index_that_lies_is_built_anew(path):
    lie = "UPDATE sqlite_master SET sql = replace(sql, '{}', '{}') WHERE name = 'recording_hash'"
    spoil(path, "PRAGMA writable_schema=ON", lie.format("content_hash", "path"))
    spoil(path, "REINDEX recording_hash")
    spoil(path, "PRAGMA writable_schema=ON", lie.format("path", "content_hash"))
    (finding,) = examine(path)
    assert "index" in finding.message
    with Project.open(path) as project:
        assert apply_repairs(project)
    assert examine(path) == []


def test_a_damaged_page_is_named_and_a_backup_recommended(path):
    raw = bytearray(path.read_bytes())
    with sqlite3.connect(path) as connection:
        (page,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'segment'"
        ).fetchone()
    connection.close()
    raw[(page - 1) * 4096 : (page - 1) * 4096 + 200] = b"\xff" * 200
    path.write_bytes(raw)
    with pytest.raises(ProjectFileError, match="backup"):
        examine(path)


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("UPDATE reading SET certainty = 'sure'", "a label cannot be understood"),
        ("UPDATE reading SET species = 77", "“reading” belong to a species"),
        ("UPDATE species_list SET end_s = -1 WHERE start_s IS NOT NULL", "a species list cannot"),
        ("UPDATE site SET latitude_deg = 99", "a site cannot be understood"),
        ("UPDATE segment_origin SET row = '['", "the origin of a segment cannot be understood"),
        ("UPDATE segment_note SET note = ''", "a segment's note cannot be understood"),
        ("UPDATE recording_note SET note = ''", "a recording's note cannot be understood"),
        ("UPDATE detection SET score = 9e999", "a detection cannot be understood"),
        ("UPDATE detection SET row = '{'", "a detection cannot be understood"),
        ("UPDATE analysed_recording SET windows = x'00'", "a scored window cannot be understood"),
        ("UPDATE validation_sample SET design = '['", "a validation sample cannot be"),
        ("UPDATE validation_verdict SET verdict = 'maybe'", "a verdict on a validation sample"),
        ("UPDATE provenance SET at = 'noon' WHERE pk = (SELECT made FROM threshold)",
         "a provenance cannot be understood"),
    ],
)  # fmt: skip
def test_what_people_entered_is_examined_and_never_touched(full, statement, found):
    assert examine(full) == []
    spoil(full, statement)
    findings = examine(full)
    assert any(found in finding.message for finding in findings), findings
    assert not any(finding.remedy for finding in findings)


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("UPDATE score SET call_probability = x'00'", "scores of 1 recordings"),
        ("UPDATE score SET none_probabilities = zeroblob(4)", "scores of 1 recordings"),
        ("UPDATE top_score SET mode = 7", "2 of “top_score”"),
        ("UPDATE top_score SET runner_up = -1", "2 of “top_score”"),
        ("DROP INDEX detection_score", "Indexes are missing: detection_score"),
        ("UPDATE segment_origin SET segment = 99", "“segment_origin” belong to a segment"),
    ],
)
def test_what_was_computed_anew_is_mended(full, statement, found):
    spoil(full, statement)
    (finding,) = examine(full)
    assert found in finding.message
    assert finding.remedy
    with Project.open(full) as project:
        assert [repair.message for repair in apply_repairs(project)] == [finding.message]
    assert examine(full) == []


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("UPDATE species SET name = printf('%.*c', 2000000, 'x') || id", "a species"),
        ("UPDATE recording_note SET note = printf('%.*c', 2000000, 'x')", "note"),
        ("UPDATE detection SET name = printf('%.*c', 2000000, 'x')", "a detection"),
        ("UPDATE model_run SET created_at = 'NaN'", "a model run"),
        ("UPDATE provenance SET at = 'inf' || pk", "a provenance"),
        ("UPDATE recording SET n_frames = 9223372036854775807", "a recording"),
        ("UPDATE recording SET sample_rate_hz = 9223372036854775807", "a recording"),
    ],
)
def test_texts_and_lengths_without_end_and_times_that_are_none_are_named(full, statement, found):
    spoil(full, statement)
    assert any(f"{found} cannot be understood" in fault.message for fault in examine(full))


def test_a_path_longer_than_any_is_refused_before_it_is_taken_apart(full):
    spoil(full, "UPDATE recording SET path = printf('%.*c', 20000, '/') || id || '.wav'")
    with Project.open(full) as project:
        for read in (project.recordings.all, project.recordings.paths, project.unallowed_folders):
            with pytest.raises(ProjectFileError, match="longer than 4096 bytes"):
                read()
