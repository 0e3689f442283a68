"""What goes into a project file comes out of it."""

import sqlite3
from datetime import UTC, datetime, timedelta, timezone

import numpy as np
import pytest

from birdann.core.errors import ProjectFileError, ProjectNotWritableError
from birdann.core.ids import new_id
from birdann.core.labels import Label, LabelState, ListState, SpeciesList, TagState
from birdann.core.message import Message
from birdann.core.predictions import Mode
from birdann.core.provenance import person_provenance
from birdann.core.training_report import TrainingReport
from birdann.store import Deletion, Project
from tests.making import score_table


@pytest.fixture
def project(tmp_path):
    with Project.create(tmp_path / "p.birdann") as project:
        yield project


@pytest.fixture
def filled(project, factory):
    """Two recordings, three species, five segments with features."""
    recordings = [factory.recording("a.wav"), factory.recording("b.wav")]
    species = [factory.species(name) for name in ("Crow", "Owl", "Wren")]
    segments = [factory.segment(recordings[i // 3].id, 100 * (i + 1)) for i in range(5)]
    X = np.arange(20, dtype=np.float32).reshape(5, 4)
    with project.transaction("fill") as tx:
        tx.recordings.put(recordings)
        tx.species.put(species)
        tx.segments.add(segments, schema_key="test/1", features=X)
    return recordings, species, segments, X


def test_recordings_keep_every_field(project, factory):
    zone = timezone(timedelta(hours=-8))
    recording = factory.recording(
        started_at=datetime(2024, 5, 1, 4, 30, tzinfo=zone), started_at_source="GUANO"
    )
    with project.transaction("add") as tx:
        tx.recordings.put([recording])
    assert project.recordings.one(recording.id) == recording
    with pytest.raises(KeyError):
        project.recordings.one(new_id())


def test_segments_keep_outline_box_and_provenance(project, filled):
    recordings, _, segments, _ = filled
    found = project.segments.of(recordings[0].id)
    assert found == segments[:3]
    places = project.segments.positions(recordings[0].id)
    assert [(p.segment_id, p.box) for p in places] == [(s.id, s.box) for s in segments[:3]]
    assert project.segments.by_id([segments[4].id, new_id()]) == {segments[4].id: segments[4]}


def test_segments_of_a_stretch_of_time(project, filled):
    recordings, _, segments, _ = filled
    first, second, third = segments[:3]
    found = project.segments.of(recordings[0].id, (second.box.onset_s, second.box.onset_s))
    assert found == [second]
    found = project.segments.of(recordings[0].id, (first.box.offset_s, third.box.onset_s))
    assert found == [second, third]
    assert [project.segments.count(recording.id) for recording in recordings] == [3, 2]


def test_segments_come_in_order_of_onset_then_frequency(project, factory):
    recording = factory.recording()
    late, high, low = (
        factory.segment(recording.id, mask=m, box=m.box())
        for m in (factory.mask(500), factory.mask(100, 60), factory.mask(100, 10))
    )
    with project.transaction("add") as tx:
        tx.recordings.put([recording])
        tx.segments.add([late, high, low])
    assert [s.id for s in project.segments.of(recording.id)] == [low.id, high.id, late.id]


def test_features_come_back_with_their_segments(project, filled):
    recordings, _, segments, X = filled
    table = project.features.table("test/1")
    assert list(table.segment_ids) == [s.id for s in segments]
    assert table.recording_ids == tuple(s.recording_id for s in segments)
    np.testing.assert_array_equal(table.X, X)
    np.testing.assert_array_equal(project.features.of(recordings[1].id, "test/1").X, X[3:])
    assert project.features.table("other/1").X.shape == (0, 0)
    assert project.features.schemas() == {"test/1": 5}


def test_deleted_segments_are_in_no_listing_and_come_back_whole(project, filled):
    recordings, species, segments, X = filled
    label = Label(
        segment_id=segments[0].id,
        state=LabelState.CONFIRMED,
        species_id=species[0].id,
        provenance=person_provenance("Ada"),
    )
    with project.transaction("label") as tx:
        tx.labels.set([label])
        tx.segments.set_deletion([segments[0].id], Deletion.BY_PERSON)
    assert project.segments.of(recordings[0].id) == segments[1:3]
    assert project.labels.all() == {}
    assert project.overview.counts().segments == 4
    assert len(project.overview.segments()) == 4
    assert len(project.features.table("test/1").X) == 4
    with project.transaction("restore") as tx:
        tx.segments.set_deletion([segments[0].id], Deletion.NONE)
    assert project.labels.all() == {segments[0].id: label}
    np.testing.assert_array_equal(project.features.table("test/1").X, X)


def test_removed_recordings_are_in_no_listing(project, filled):
    recordings, _, _, _ = filled
    with project.transaction("remove") as tx:
        tx.recordings.remove([recordings[0].id])
    assert project.recordings.all() == [recordings[1]]
    assert project.recordings.all(removed=True) == [recordings[0]]
    assert set(project.overview.statuses()) == {recordings[1].id}
    assert set(project.lists.all()) == {recordings[1].id}
    assert project.overview.counts().segments == 2
    assert len(project.overview.segments()) == 2


def test_lists_keep_state_tags_and_order(project, filled):
    recordings, species, _, _ = filled
    said = SpeciesList(
        recording_id=recordings[0].id,
        state=ListState.INCOMPLETE,
        tags={
            species[2].id: TagState.PRESENT,
            species[0].id: TagState.ABSENT,
            species[1].id: TagState.UNSURE,
        },
    )
    made = person_provenance("Ada")
    with project.transaction("tag") as tx:
        tx.lists.set(said, made)
    found = project.lists.of(recordings[0].id)
    assert found == said
    assert list(found.tags) == list(said.tags)
    assert project.lists.provenance(recordings[0].id) == made
    assert project.lists.of(recordings[1].id) == SpeciesList(recording_id=recordings[1].id)
    assert project.lists.provenance(recordings[1].id) is None


def test_labels_replace_each_other_and_stay_apart_from_scores(project, filled):
    _, species, segments, _ = filled
    first, second = (
        Label(
            segment_id=segments[0].id,
            state=state,
            species_id=s,
            provenance=person_provenance("Ada"),
        )
        for state, s in (
            (LabelState.CORRECTED, species[0].id),
            (LabelState.REJECTED, None),
        )
    )
    for label in (first, second):
        with project.transaction("label") as tx:
            tx.labels.set([label])
    assert project.labels.all() == {segments[0].id: second}
    with project.transaction("clear") as tx:
        tx.labels.clear([segments[0].id])
    assert project.labels.all() == {}


def test_scores_and_the_two_likeliest(project, filled, factory):
    recordings, species, segments, _ = filled
    run = factory.run(species, params={"C": 2.0}, report=TrainingReport(notes=("fine",)))
    P = np.array([[0.7, 0.2, 0.0], [0.02, 0.01, 0.05], [0.0, 0.0, 1.0]], dtype=np.float32)
    scores = score_table(run.id, [s.id for s in segments[:3]], P, mode=Mode.TRANSDUCTIVE)
    with project.transaction("score") as tx:
        tx.runs.add(run, b"model", {"numpy": "2"})
        tx.scores.put(recordings[0].id, scores)
    assert project.runs.latest() == run
    assert project.runs.latest_scored() == run.id
    assert project.runs.model_bytes(run.id) == b"model"
    found = project.scores.table(run.id, recordings[0].id)
    assert tuple(found.segment_ids) == tuple(scores.segment_ids)
    np.testing.assert_array_equal(found.probabilities, P)
    top = project.scores.best(run.id, recordings[0].id)
    assert (top[segments[0].id].species_id, top[segments[0].id].runner_up_id) == (
        species[0].id,
        species[1].id,
    )
    assert top[segments[1].id].species_id is None  # none of these has 0.92
    assert top[segments[1].id].probability == pytest.approx(0.92, abs=1e-6)
    assert top[segments[1].id].runner_up_id == species[2].id
    assert project.scores.table(run.id, recordings[1].id) is None

    table = project.overview.segments()
    assert [table.species_ids[i] if i >= 0 else None for i in table.species[:3]] == [
        species[0].id,
        None,
        species[2].id,
    ]
    assert np.isnan(table.probability[3:]).all()


def test_scoring_again_replaces_and_deleting_a_run_takes_its_scores(project, filled, factory):
    recordings, species, segments, _ = filled
    run = factory.run(species)
    with project.transaction("run") as tx:
        tx.runs.add(run, b"", {})
        for p in (0.2, 0.9):
            tx.scores.put(
                recordings[1].id,
                score_table(
                    run.id, [s.id for s in segments[3:]], np.full((2, 3), p / 3, dtype=np.float32)
                ),
            )
    assert project.overview.counts().predicted == 2
    np.testing.assert_allclose(project.scores.table(run.id, recordings[1].id).probabilities, 0.3)
    with project.transaction("delete") as tx:
        tx.runs.delete(run.id)
    assert project.runs.all() == []
    assert project.overview.counts().predicted == 0
    assert project.runs.latest_scored() is None


def test_counts_and_statuses(project, filled):
    recordings, species, segments, _ = filled
    with project.transaction("work") as tx:
        tx.lists.set(
            SpeciesList(
                recording_id=recordings[0].id,
                state=ListState.COMPLETE,
                tags={species[0].id: TagState.PRESENT, species[1].id: TagState.ABSENT},
            ),
            person_provenance("Ada"),
        )
        tx.recordings.mark_segmented(recordings[0].id, segmenter="x", feature_schema="test/1")
        tx.recordings.set_problem(recordings[1].id, Message("It is {what}.", what="gone"))
        tx.labels.set(
            [
                Label(
                    segment_id=segments[i].id,
                    state=state,
                    species_id=species[0].id,
                    provenance=person_provenance("Ada"),
                )
                for i, state in enumerate(LabelState)
            ]
        )
    counts = project.overview.counts()
    assert (counts.recordings, counts.tagged, counts.segmented, counts.problems) == (2, 1, 1, 1)
    assert (counts.segments, counts.species, counts.reviewed) == (5, 3, 3)
    assert (counts.confirmed, counts.corrected, counts.rejected) == (1, 1, 1)
    assert counts.duration_s == pytest.approx(20.0)
    a, b = project.overview.statuses().values()
    assert (a.list_state, a.n_tags, a.is_segmented) == (ListState.COMPLETE, 1, True)
    assert (a.n_segments, a.n_reviewed) == (3, 3)
    assert (b.problem, b.is_segmented) == ("It is gone.", False)
    assert b.problem.template == "It is {what}.", "the window translates it"
    assert project.recordings.problems()[recordings[1].id].template == "It is {what}."
    assert list(project.overview.statuses()) == [recordings[0].id, recordings[1].id]


def test_a_new_segmentation_keeps_what_people_made(project, filled, factory):
    recordings, species, segments, _ = filled
    drawn = factory.segment(recordings[0].id, 900, provenance=person_provenance("Ada"))
    with project.transaction("work") as tx:
        tx.segments.add([drawn])
        tx.labels.set(
            [
                Label(
                    segment_id=segments[1].id,
                    state=LabelState.CONFIRMED,
                    species_id=species[0].id,
                    provenance=person_provenance("Ada"),
                )
            ]
        )
        tx.segments.drop_unreviewed(recordings[0].id)
    assert {s.id for s in project.segments.of(recordings[0].id)} == {segments[1].id, drawn.id}
    assert len(project.segments.of(recordings[1].id)) == 2


def test_a_new_segmentation_drops_the_scores_of_its_recording_alone(project, filled, factory):
    recordings, species, segments, _ = filled
    run = factory.run(species)
    P = np.full((5, 3), 0.3, np.float32)
    with project.transaction("score") as tx:
        tx.runs.add(run, b"", {})
        for recording, some in zip(recordings, (slice(0, 3), slice(3, 5)), strict=True):
            ids = tuple(segment.id for segment in segments[some])
            tx.scores.put(
                recording.id,
                score_table(run.id, ids, P[some]),
            )
        confirmed = Label(
            segment_id=segments[0].id, state=LabelState.CONFIRMED, species_id=species[0].id,
            provenance=person_provenance("Ada"),
        )  # fmt: skip
        tx.labels.set([confirmed])
        tx.segments.drop_unreviewed(recordings[0].id)
    assert project.scores.table(run.id, recordings[0].id) is None
    assert len(project.scores.table(run.id, recordings[1].id).segment_ids) == 2


def test_more_ids_than_one_statement_takes(project, factory):
    recording = factory.recording()
    segments = [factory.segment(recording.id, i) for i in range(2000)]
    with project.transaction("add") as tx:
        tx.recordings.put([recording])
        tx.segments.add(segments)
    assert len(project.segments.by_id([s.id for s in segments])) == 2000


def test_settings_hold_json(project):
    assert project.settings.get("zone", "UTC") == "UTC"
    with project.transaction("set") as tx:
        tx.settings.set("zone", {"offset": -8})
    assert project.settings.get("zone") == {"offset": -8}


def test_two_species_cannot_have_one_name(project, factory):
    with pytest.raises(sqlite3.IntegrityError), project.transaction("add") as tx:
        tx.species.put([factory.species("Wren"), factory.species("Wren")])


@pytest.mark.parametrize(
    ("statement", "read"),
    [
        ("UPDATE segment SET mask = x'05'", lambda p, r: p.segments.of(r)),
        ("UPDATE segment SET mask = zeroblob(40)", lambda p, r: p.segments.of(r)),
        (
            "UPDATE segment SET mask = x'040000000000000000ffffff00000000ffffff7f'",
            lambda p, r: p.segments.of(r),
        ),
        ("UPDATE segment SET onset_s = 1e9", lambda p, r: p.segments.of(r)),
        ("UPDATE grid SET hop_s = -1", lambda p, r: p.segments.of(r)),
        ("UPDATE feature SET vector = x'00'", lambda p, r: p.features.of(r, "test/1")),
        ("UPDATE recording SET started_at = 'dawn'", lambda p, r: p.recordings.all()),
        (
            "INSERT INTO species_list (recording, state) SELECT id, 'perhaps' FROM recording",
            lambda p, r: p.lists.all(),
        ),
        ("UPDATE species SET name = ' '", lambda p, r: p.species.in_use()),
        ("INSERT INTO setting VALUES ('k', '{')", lambda p, r: p.settings.get("k")),
    ],
)
def test_forged_content_is_a_sentence_not_a_crash(project, filled, statement, read):
    recordings, *_ = filled
    project._writer.execute("PRAGMA ignore_check_constraints=ON")
    if "species SET" in statement:
        project._writer.execute("DROP INDEX species_name")
    project._writer.execute(statement)
    with pytest.raises(ProjectFileError, match="damaged or was not made by birdann"):
        read(project, recordings[0].id)


def test_utc_is_kept(project):
    with project.transaction("x"):
        pass
    (entry,) = project.edit_log.latest()
    assert abs(entry.at - datetime.now(UTC)) < timedelta(minutes=1)


def test_what_only_reads_refuses_to_write(project, filled):
    before = project.species.all()
    with project.reader() as reader:
        for tables in (project, reader):
            with pytest.raises(ProjectNotWritableError):
                tables.species.remove(before)
            with pytest.raises(ProjectNotWritableError):
                tables.settings.set("k", 2)
    assert project.species.all() == before
    assert project.settings.get("k") is None
