"""Two projects become a third; neither is changed."""

import hashlib
import sqlite3
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import UTC, datetime

import numpy as np
import pytest

from birdann.app.commands import (
    AddRecordings,
    AddSegment,
    AddSpecies,
    DefineFields,
    DeleteSegments,
    KeepListedSpecies,
    LabelSegments,
    MergeSpecies,
    NoteRecording,
    NoteSegments,
    Outlines,
    RemoveRecordings,
    RenameSpecies,
    SetFields,
    SetStarts,
    TagRecordings,
)
from birdann.app.commands.settings import kept_listed_species
from birdann.app.exchange.merging import merge_projects
from birdann.app.session import Session
from birdann.core.custom_fields import FieldKind, define_custom_fields
from birdann.core.detections import DetectorRun
from birdann.core.errors import Cancelled, ProjectFileError
from birdann.core.labels import LabelState, ListState, TagState
from birdann.core.provenance import Program, person_provenance
from birdann.dsp.identity import content_hash
from birdann.store import Project
from birdann.store.schema import FORMAT
from tests.full_project import make_project
from tests.making import score_table


@pytest.fixture
def base(tmp_path, factory):
    """A project of two recordings and two species, with three segments in the first."""
    path = tmp_path / "base.birdann"
    with Project.create(path) as project:
        session = Session(project, reviewer="Eve")
        recordings = [factory.recording("a.wav"), factory.recording("b.wav")]
        session.execute(AddRecordings(recordings))
        session.execute(AddSpecies([factory.species("Wren"), factory.species("Robin")]))
        segments = [factory.segment(recordings[0].id, frame) for frame in (100, 300, 500)]
        session.execute(AddSegment(Outlines(segments)))
    return path


def work(base, name, who, do):
    """Let somebody work on a copy."""
    path = base.with_name(name)
    with Project.open(base, read_only=True) as project:
        project.save_copy(path)
    with Project.open(path) as project:
        do(Session(project, reviewer=who))
    return path


def base_ids(path):
    with Project.open(path, read_only=True) as project:
        return [segment.id for segment in segments(project)]


def segments(project):
    return [segment for r in project.recordings.all() for segment in project.segments.of(r.id)]


def name_it(place, name, state=LabelState.CORRECTED):
    def do(session):
        project = session.project
        species = project.species.find_by_name(name).id if name else None
        session.execute(LabelSegments([segments(project)[place].id], state, species))

    return do


@contextmanager
def merged(a, b):
    """Merge two projects; open both as one, and delete it."""
    report = merge_projects(a, b, a.with_name("both.birdann"), actor="Carl")
    with Project.open(report.path, read_only=True) as project:
        yield report, project
    report.path.unlink()


either_way = pytest.mark.parametrize("turned", [1, -1])
"""Which of two projects is the first."""


def in_first(*commands):
    """Return what makes commands of the first segment, and edits a project by them."""

    def do(session):
        for command in commands:
            session.execute(command([segments(session.project)[0].id]))

    return do


def in_recording(place, command):
    """Return what makes a command of a recording and a species, and edits a project by it."""

    def do(session):
        project = session.project
        key = project.recordings.all()[place].id
        session.execute(command(key, project.species.ids_by_name()))

    return do


def complete(name):
    """Return what makes the command that lists one species and no other."""
    return lambda key, ids: TagRecordings([key], {ids[name]: TagState.PRESENT}, ListState.COMPLETE)


def test_what_one_project_alone_describes_is_taken_over(tmp_path):
    a, b = make_project(tmp_path / "a.birdann"), tmp_path / "b.birdann"
    tables = (
        "species_alias", "season", "list_exception", "custom_field",
        "custom_value", "visit_queue", "visit", "visit_call", "visit_verdict",
    )  # fmt: skip
    with Project.open(a) as project:
        project.save_copy(b)
        with project.transaction("forget") as tx:
            tx.rows.execute("DELETE FROM species_list WHERE observer != ''")
            for table in reversed(tables):
                tx.rows.execute(f"DELETE FROM {table}")
            tx.rows.execute("UPDATE species SET scientific_name = ''")
    with Project.open(b) as project, project.transaction("describe") as tx:
        tx.rows.execute("UPDATE species SET scientific_name = 'Corvus corone'")
        tx.rows.execute("""UPDATE site SET covariates = '{"habitat":"oak"}'""")
    rows = "SELECT count(*), min(species) FROM tag JOIN species_list ON pk = list WHERE observer = 'Grace'"
    with Project.open(b, read_only=True) as other, merged(a, b) as (_, project):
        for table in tables:
            n = project.rows.all(f"SELECT count(*) FROM {table}")
            assert n == other.rows.all(f"SELECT count(*) FROM {table}") != [(0,)], table
        for sql in (
            rows,
            "SELECT observer, state, choice, start_s, end_s FROM species_list ORDER BY 1, 4",
            "SELECT scientific_name FROM species ORDER BY id",
            "SELECT covariates FROM site",
        ):
            found = project.rows.all(sql)
            assert found == other.rows.all(sql), sql


def test_differing_labels_become_two_readings(base):
    a = work(base, "a.birdann", "Anna", name_it(0, "Wren"))
    b = work(base, "b.birdann", "Ben", name_it(0, "Robin"))
    before = [hashlib.sha256(path.read_bytes()).digest() for path in (a, b)]
    with merged(a, b) as (report, project):
        (key,) = project.labels.disagreements()
        assert project.labels.all() == {}
        authors = {reading.provenance.name for reading in project.labels.readings([key])[key]}
        assert authors == {"Anna", "Ben"}
        commands = [edit.command for edit in project.edit_log.latest()]
        assert commands[0] == "merge projects"
        assert commands.count("label segments") == 2
    assert report.n_disagreements == 1
    assert [hashlib.sha256(path.read_bytes()).digest() for path in (a, b)] == before


delete = in_first(DeleteSegments)


@either_way
def test_what_one_deleted_and_the_other_rejected_with_a_note_is_shown_with_all_of_it(base, turned):
    base = work(base, "named.birdann", "Dora", name_it(0, "Robin"))
    reject = in_first(
        lambda keys: LabelSegments(keys, LabelState.REJECTED),
        lambda keys: NoteSegments(keys, "a branch"),
    )
    a = work(base, "a.birdann", "Anna", delete)
    b = work(base, "b.birdann", "Ben", reject)
    with merged(*(a, b)[::turned]) as (report, project):
        first = segments(project)[0]
        label = project.labels.of([first.id])[first.id]
        assert (label.state, label.species_id) == (LabelState.REJECTED, None)
        readings = project.labels.readings([first.id])[first.id]
        assert {made.provenance.name for made in [label, *readings]} == {"Dora", "Anna", "Ben"}
        assert project.segments.notes([first.id])[first.id].text == "a branch"
    assert (report.n_restored, report.n_segments) == (1, turned == 1)


@either_way
def test_labels_that_go_with_a_deletion_are_listed(base, turned):
    base = work(base, "named.birdann", "Dora", name_it(0, "Robin"))
    a = work(base, "a.birdann", "Anna", delete)
    b = work(base, "b.birdann", "Ben", name_it(1, "Wren"))
    with merged(*(a, b)[::turned]) as (report, project):
        assert len(segments(project)) == 2
    assert report.deleted == ("a.wav, 0.99 s: Robin (Dora); deleted by Anna",)


def test_labels_that_contradict_a_complete_list_are_listed(base):
    a = work(base, "a.birdann", "Anna", in_recording(0, complete("Wren")))
    b = work(base, "b.birdann", "Ben", lambda s: [name_it(0, "Robin")(s), name_it(1, "Wren")(s)])
    with merged(a, b) as (report, _):
        assert report.unlisted_labels == ("a.wav, 0.99 s: Robin",)


def test_outlines_drawn_apart_of_one_sound_are_one(base, factory):
    def draw(species):
        def do(session):
            recording = session.project.recordings.all()[1]
            one = factory.segment(
                recording.id, 700, provenance=person_provenance(session.reviewer)
            )
            session.execute(AddSegment(Outlines([one])))
            name_it(3, species)(session)

        return do

    a = work(base, "a.birdann", "Anna", draw("Wren"))
    b = work(base, "b.birdann", "Ben", draw("Robin"))
    with merged(a, b) as (report, project):
        assert len(segments(project)) == 4
        assert len(project.labels.disagreements()) == 1
    assert (report.n_overlapping, report.n_segments) == (1, 0)


@either_way
def test_species_are_the_same_by_name_through_renaming_and_merging(base, factory, turned):
    def first(session):
        project = session.project
        session.execute(RenameSpecies(project.species.find_by_name("Wren").id, "Eurasian Wren"))
        session.execute(AddSpecies([factory.species("Siskin")]))
        name_it(0, "Siskin")(session)

    def second(session):
        project = session.project
        session.execute(AddSpecies([factory.species("Siskin")]))
        name_it(0, "Siskin")(session)
        name_it(1, "Robin")(session)
        wren, robin = (project.species.find_by_name(name) for name in ("Wren", "Robin"))
        session.execute(MergeSpecies(robin.id, wren.id, wren.name))

    a, b = work(base, "a.birdann", "Anna", first), work(base, "b.birdann", "Ben", second)
    with merged(*(a, b)[::turned]) as (_, project):
        assert {s.name for s in project.species.in_use()} == {"Eurasian Wren", "Siskin"}
        names = {key: s.name for key, s in project.species.all().items()}
        said = sorted(names[label.species_id] for label in project.labels.all().values())
        assert said == ["Eurasian Wren", "Siskin"]
        assert not project.labels.disagreements()


@either_way
def test_species_of_both_have_marks_of_their_own_and_those_of_one_stay(base, factory, turned):
    def add(names):
        return lambda s: s.execute(AddSpecies([factory.species(name) for name in names]))

    a = work(base, "a.birdann", "Ada", add([f"Of Ada {k}" for k in range(20)]))
    b = work(base, "b.birdann", "Bob", add([f"Of Bob {k}" for k in range(20)]))
    first, second = (a, b)[::turned]
    with merged(first, second) as (_, both), Project.open(first, read_only=True) as before:
        marks = both.species.marks()
        assert len(marks) == len(set(marks.values())) == 42
        assert {key: marks[key] for key in before.species.marks()} == before.species.marks()


def test_species_that_a_program_renamed_are_the_same_by_their_scientific_name(base, factory):
    def with_dove(name, place):
        def do(session):
            dove = replace(factory.species(name), scientific_name="Columba livia")
            session.execute(AddSpecies([dove]))
            name_it(place, name)(session)

        return do

    a = work(base, "a.birdann", "Anna", with_dove("Rock Pigeon", 0))
    b = work(base, "b.birdann", "Ben", with_dove("Rock Dove", 1))
    with merged(a, b) as (report, project):
        doves = [s for s in project.species.in_use() if s.scientific_name]
        assert [item.name for item in doves] == ["Rock Dove"]
        assert [label.species_id for label in project.labels.all().values()] == [doves[0].id] * 2
    assert report.renamed == ("Rock Pigeon → Rock Dove",)


@either_way
def test_what_both_did_is_there(base, factory, turned):
    """Anna deletes three segments: one that Ben names, one of which he notes something, and one more."""

    def work_as(name, place, content, *edits):
        def do(session):
            add = [
                factory.recording(f"of {name}.wav"),
                factory.recording("c.wav", content_hash=content),
            ]
            for edit in (
                *edits,
                in_recording(1, complete(name)),
                in_recording(1, lambda key, _: NoteRecording(key, f"heard {name}")),
                in_recording(place, lambda key, ids: KeepListedSpecies(key, ids[name])),
            ):
                edit(session)
            session.execute(AddRecordings(add))

        return do

    def note(session):
        session.execute(NoteSegments([segments(session.project)[1].id], "listen again"))

    first, second, _ = base_ids(base)
    a = work(base, "a.birdann", "Anna", work_as("Wren", 0, "one", *[delete] * 3))
    b = work(base, "b.birdann", "Ben", work_as("Robin", 1, "other", name_it(0, "Robin"), note))
    with merged(*(a, b)[::turned]) as (report, project):
        assert [segment.id for segment in segments(project)] == [first, second]
        assert project.labels.disagreements() == [first]
        ids = project.species.ids_by_name()
        said = {
            (reading.provenance.name, reading.state, reading.species_id)
            for reading in project.labels.readings([first])[first]
        }
        assert said == {
            ("Anna", LabelState.REJECTED, None), ("Ben", LabelState.CORRECTED, ids["Robin"]),
        }  # fmt: skip
        assert project.segments.notes([second])[second].text == "listen again"
        sounds = {sound.path: sound for sound in project.recordings.all()}
        assert set(sounds) == {
            "a.wav", "b.wav", "c.wav", "of Robin.wav", "of Wren.wav", "other/c.wav",
        }  # fmt: skip
        assert [sounds[path].content_hash for path in ("c.wav", "other/c.wav")] == ["one", "other"]
        key = sounds["b.wav"].id
        listed = project.lists.of(key)
        assert (listed.state, set(listed.tags.values())) == (ListState.COMPLETE, {TagState.UNSURE})
        assert project.recordings.notes()[key].text == "[Anna] heard Wren\n[Ben] heard Robin"
        kept = {(sounds["a.wav"].id, ids["Wren"]), (key, ids["Robin"])}
        assert kept_listed_species(project) == kept
    assert (report.n_restored, report.n_recordings) == (2, 2)
    assert report.differing_lists == ("b.wav",)
    assert report.other_sound == ("other/c.wav",)


@either_way
def test_a_recording_taken_out_by_one_stays_if_the_other_worked_on_it(base, turned):
    def remove(session):
        session.execute(RemoveRecordings([one.id for one in session.project.recordings.all()]))

    a = work(base, "a.birdann", "Anna", remove)
    b = work(base, "b.birdann", "Ben", name_it(0, "Wren"))
    with merged(*(a, b)[::turned]) as (report, project):
        assert [r.path for r in project.recordings.all()] == ["a.wav"]
    assert report.n_returned == 1


@pytest.mark.parametrize("is_same", [True, False])
def test_recordings_of_one_hash_are_one_if_every_byte_is_equal(tmp_path, factory, is_same):
    """The hash knows the first, middle and last mebibyte of 4.5."""
    projects = []
    for name, value in (("ada", 1), ("ben", 1 if is_same else 2)):
        folder = tmp_path / name
        folder.mkdir()
        sound = bytearray(9 << 19)
        sound[1_500_000] = value
        (folder / "dawn.wav").write_bytes(sound)
        (folder / "dusk.wav").write_bytes(b"short")
        projects.append(folder / "p.birdann")
        with Project.create(projects[-1]) as project:
            recordings = [
                factory.recording(
                    path.name, content_hash=content_hash(path), size_bytes=path.stat().st_size
                )
                for path in sorted(folder.glob("*.wav"))
            ]
            Session(project, reviewer=name).execute(AddRecordings(recordings))
    with merged(*projects) as (_, both):
        names = sorted(recording.name for recording in both.recordings.all())
    assert names == (["dawn.wav", "dusk.wav"] if is_same else ["dawn.wav", "dawn.wav", "dusk.wav"])

    told = []

    def give_up(share, text):
        told.append(text)
        if len(told) > 4:  # two recordings have two reports at most before a block is read
            raise Cancelled

    with pytest.raises(Cancelled):
        merge_projects(*projects, tmp_path / "no.birdann", actor="Carl", progress=give_up)
    assert set(told) == {"Comparing species and recordings"}


def test_a_second_reader_who_was_blinded_and_the_first(base):
    a = work(base, "a.birdann", "Anna", lambda s: [name_it(i, "Wren")(s) for i in range(3)])
    b = base.with_name("b.birdann")
    with Project.open(a, read_only=True) as project:
        project.save_copy(b, without_labels=True, actor="Anna")
    with Project.open(b) as project:
        assert not project.labels.all()
        assert not project.labels.all_readings()
        session = Session(project, reviewer="Ben")
        name_it(0, "Wren")(session)
        name_it(1, "Robin")(session)
    with merged(a, b) as (report, project):
        assert len(project.labels.disagreements()) == 1
        assert len(project.labels.all()) == 2
    assert report.n_disagreements == 1


@pytest.mark.parametrize("blind", [False, True])
def test_copies_leave_out_human_sounds_and_a_merge_keeps_them(base, factory, blind):
    def mark(session):
        session.execute(AddSpecies([factory.species("Human vocal")]))
        name_it(0, "Human vocal")(session)
        name_it(1, "Wren")(session)

    a = work(base, "a.birdann", "Anna", mark)
    b = base.with_name("b.birdann")
    with Project.open(a, read_only=True) as project:
        said = project.save_copy(b, without_labels=blind, actor="Anna")
        assert said == "1 segment of human sounds was left out."
        assert not project.save_copy(base.with_name("c.birdann"), with_people=True)
    assert free_pages(b) == 0
    with Project.open(base.with_name("c.birdann"), read_only=True) as project:
        assert len(segments(project)) == 3
    with Project.open(b, read_only=True) as project:
        assert len(segments(project)) == 2
    with merged(b, a) as (report, project):
        assert len(segments(project)) == 3
        assert len(project.labels.all()) == 2
    assert not report.deleted


@either_way
@pytest.mark.parametrize("classes", [{"Human vocal": 0.5}, {"Human vocal": 0.02, "Wren": 0.9}])
def test_a_merge_keeps_scores_of_human_sounds_that_a_copy_left_out(base, classes, turned):
    names = dict.fromkeys(classes, ())
    run = DetectorRun(
        program=Program(name="net"), names=names, min_score=0.02, window_s=3.0, step_s=1.0
    )
    scores = np.array(
        [[k, 0.0, np.inf, 0, 3.0, score] for k, score in enumerate(classes.values())]
    )
    with Project.open(base) as project:
        keys = [recording.id for recording in project.recordings.all()]
        with project.transaction("detect") as tx:
            tx.detections.put_windows(run, dict.fromkeys(keys, scores))
        project.save_copy(base.with_name("b.birdann"))
    with merged(*(base, base.with_name("b.birdann"))[::turned]) as (_, project):
        for key in keys:
            ((_, found),) = project.detections.windows(key, project.detections.runs())
            np.testing.assert_allclose(found, scores)


def test_a_copy_without_anything_to_leave_out_is_not_rewritten(base):
    with closing(sqlite3.connect(base)) as connection:
        connection.execute("CREATE TABLE big AS SELECT randomblob(100000)")
        connection.execute("DROP TABLE big")
        connection.commit()
    copy = base.with_name("b.birdann")
    with Project.open(base, read_only=True) as project:
        project.save_copy(copy)
    assert free_pages(copy) == free_pages(base) > 0


def free_pages(path):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA freelist_count").fetchone()[0]


def test_runs_and_scores_of_the_second_come_along(base, factory):
    def score(session):
        project = session.project
        species = project.species.in_use()
        run = factory.run(species)
        owner = project.recordings.all()[0].id
        ids = [segment.id for segment in project.segments.of(owner)]
        with project.transaction("predict", actor="Ben") as tx:
            tx.runs.add(run, b"model", {})
            table = score_table(run.id, ids, np.full((3, 2), 0.4, dtype=np.float32))
            tx.scores.put(owner, table)

    a = work(base, "a.birdann", "Anna", name_it(0, "Wren"))
    b = work(base, "b.birdann", "Ben", score)
    with merged(a, b) as (_, project):
        (run,) = project.runs.all()
        assert project.runs.id_in_use() == run.id
        owner = project.recordings.all()[0].id
        assert len(project.scores.table(run.id, owner).segment_ids) == 3


@pytest.mark.parametrize("wrong", ["same", "there", "none", "newer", "foreign", "unrelated"])
def test_what_cannot_be_merged_is_told_in_a_sentence_and_leaves_nothing(
    base, factory, tmp_path, wrong
):
    a = work(base, "a.birdann", "Anna", name_it(0, "Wren"))
    b = work(base, "b.birdann", "Ben", name_it(0, "Robin"))
    target = tmp_path / "both.birdann"
    match wrong:
        case "same":
            b, words = a, "is the same file as"
        case "there":
            target, words = b, "exists already"
        case "none":
            b, words = tmp_path / "nobody.birdann", "does not exist"
        case "newer":
            with sqlite3.connect(b) as connection:
                connection.execute(f"PRAGMA user_version={FORMAT + 1}")
            words = "newer version"
        case "foreign":
            b.write_bytes(b"no project" * 1000)
            words = "is not a birdann project"
        case "unrelated":
            b = tmp_path / "far.birdann"
            with Project.create(b) as project:
                Session(project).execute(AddRecordings([factory.recording("z.wav")]))
            words = "no recording in common"
    files = {path: path.read_bytes() for path in tmp_path.glob("*.birdann")}
    with pytest.raises(ProjectFileError, match=words):
        merge_projects(a, b, target, actor="Carl")
    assert {path: path.read_bytes() for path in tmp_path.glob("*.birdann")} == files
    assert not list(tmp_path.glob(".birdann-*"))


def test_a_cancelled_merge_leaves_nothing(base):
    a = work(base, "a.birdann", "Anna", name_it(0, "Wren"))
    b = work(base, "b.birdann", "Ben", name_it(0, "Robin"))

    def cancel(share, _text):
        if share > 0.5:
            raise Cancelled

    with pytest.raises(Cancelled):
        merge_projects(a, b, a.with_name("both.birdann"), actor="Carl", progress=cancel)
    assert not a.with_name("both.birdann").exists()
    assert not list(a.parent.glob(".birdann-*"))


@pytest.mark.parametrize("hours", [(5, 6), (6, 5)])
def test_the_start_time_that_was_corrected_last_counts(base, hours):
    def correct(hour):
        start = datetime(2026, 5, 1, hour, tzinfo=UTC), "typed"
        return in_recording(0, lambda key, _: SetStarts({key: start}))

    base = work(base, "dated.birdann", "Eve", correct(4))
    paths = {hour: work(base, f"{hour}.birdann", "Anna", correct(hour)) for hour in hours}
    with merged(paths[5], paths[6]) as (_, both):
        assert both.recordings.all()[0].started_at.hour == hours[-1]


@either_way
def test_a_field_that_two_projects_define_otherwise_allows_the_values_of_both(base, turned):
    def define(age, kind, *others):
        rows = [("age", FieldKind.CHOICE, age), ("count", kind, ())]
        rows += [(name, FieldKind.TEXT, ()) for name in others]
        return lambda session: session.execute(DefineFields(define_custom_fields(rows, ())))

    a = work(base, "a.birdann", "Anna", define(("ad", "juv"), FieldKind.NUMBER, *"klmno"))
    b = work(base, "b.birdann", "Ben", define(("adult", "juv"), FieldKind.TEXT, *"pqrst"))
    with merged(*(a, b)[::turned]) as (_, project):
        age, count, *others = project.custom_fields.all()
    assert (age.name, sorted(age.choices)) == ("age", ["ad", "adult", "juv"])
    assert (count.name, count.kind) == ("count", FieldKind.TEXT)
    assert len(others) == 10


@either_way
def test_fields_that_two_people_filled_in_otherwise_are_listed_with_the_kept_value(base, turned):
    fields = define_custom_fields([("Sex", FieldKind.TEXT, ()), ("Age", FieldKind.TEXT, ())], ())
    sex, age = (field.id for field in fields)

    def fill(values):
        return in_first(lambda keys: SetFields(keys, values))

    base = work(base, "defined.birdann", "Eve", lambda one: one.execute(DefineFields(fields)))
    base = work(base, "filled.birdann", "Eve", fill({sex: "?", age: "?"}))
    a = work(base, "a.birdann", "Anna", fill({sex: "male", age: "ad"}))
    b = work(base, "b.birdann", "Ben", fill({sex: "female"}))
    with merged(*(a, b)[::turned]) as (report, project):
        (values,) = project.custom_fields.values().values()
    assert values == {"Sex": "female", "Age": "ad"}
    assert report.differing_fields == ("a.wav, 0.99 s: Sex female, not male",)
    assert not any("No conflicts" in sentence for sentence in report.sentences())
    with merged(a, work(base, "c.birdann", "Cleo", name_it(1, "Wren"))) as (report, _):
        assert not report.differing_fields  # only Anna set some
    assert "No conflicts." in report.sentences()
