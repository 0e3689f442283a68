"""What a table says of segments that are there."""

import csv
import shutil
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from birdann.app.commands import AddSpecies, DeleteSegments, JoinSegments, Outlines
from birdann.app.exchange.exporting import export
from birdann.app.exchange.imports import import_annotations
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting.segment import segment_project
from birdann.app.session import Session
from birdann.core.ids import id_text
from birdann.core.labels import LabelState
from birdann.core.provenance import Program
from birdann.formats.records import Annotation, ProgramDetection
from birdann.formats.segments_csv import SegmentsCsv
from birdann.store import Project
from tests.round_trips import Known, Statement, blank, content, fill

WREN = Statement(LabelState.CORRECTED, "Wren")
BOBS_OWL = Statement(
    LabelState.CORRECTED, "Owl", author="Bob", at=datetime(2024, 7, 1, tzinfo=UTC)
)
BOUNDS = (0.5, 1.0, 1e3, 2e3)


@pytest.fixture
def table_of(tmp_path):
    """Return what writes birdann's own table of a segment, and what makes a project of one."""
    start = blank(tmp_path)

    def project_of(name, known):
        path = shutil.copy(start, tmp_path / f"{name}.birdann")
        with Project.open(path) as project:
            fill(project, [known])
        return path

    def table(known, segment_id=""):
        path = tmp_path / "other.csv"
        with Project.open(project_of("other", known)) as project:
            export(project, path, format_name="csv", overwrite=True)
        header, row = path.read_text(encoding="utf-8").splitlines()
        if segment_id:
            row = row.replace(row.split(",")[1], segment_id)
        path.write_text(f"{header}\n{row}\n", encoding="utf-8")
        return path

    return table, project_of


def said_after(project, table):
    """Read a table; return what counts and what else was said then, and after undoing it."""
    session = Session(project, reviewer="Ada")
    report = import_annotations(session, [table])
    (one,) = content(project)
    before = [one.said, *one.readings]
    while session.history.next_to_undo:
        session.undo()
    return report, before, content(project)


def test_what_somebody_else_calls_a_labelled_segment_is_kept_beside(table_of):
    table, project_of = table_of
    with Project.open(project_of("mine", Known(BOUNDS, said=WREN))) as project:
        before = content(project)
        (recording,) = project.recordings.all()
        (place,) = project.segments.positions(recording.id)
        bobs = table(Known(BOUNDS, said=BOBS_OWL), id_text(place.segment_id))
        report, said, undone = said_after(project, bobs)
    assert said == [WREN, BOBS_OWL]
    assert (report.known, report.readings, report.segments) == (1, 1, 0)
    assert undone == before


@pytest.mark.parametrize("has_seen", [False, True])
def test_only_who_knows_both_readings_decides_between_them(table_of, has_seen):
    table, project_of = table_of
    disputed = Known(BOUNDS, readings=(WREN, BOBS_OWL))
    cys = Statement(LabelState.CORRECTED, "Owl", author="Cy", at=datetime(2024, 8, 1, tzinfo=UTC))
    theirs = Known(BOUNDS, said=cys, readings=disputed.readings if has_seen else ())
    with Project.open(project_of("mine", disputed)) as project:
        _, said, undone = said_after(project, table(theirs))
    if has_seen:
        assert said == [cys, WREN, BOBS_OWL]
    else:
        assert said == [None, WREN, BOBS_OWL, cys]
    assert undone == [disputed]


def test_a_label_of_a_later_table_reaches_the_segment_of_an_earlier_one(table_of):
    table, project_of = table_of
    proposed = ("BirdNET 2.4", "Wren", 0.5)
    with Project.open(project_of("mine", Known((0.1, 0.2, 1e3, 2e3)))) as project:
        session = Session(project, reviewer="Ada")
        import_annotations(session, [table(Known(BOUNDS, proposed=proposed))])
        confirmed = Statement(LabelState.CONFIRMED, "Wren", author="Bob")
        import_annotations(session, [table(Known(BOUNDS, proposed=proposed, said=confirmed))])
        assert [row.said for row in content(project)] == [None, confirmed]


@pytest.fixture
def searched(session, tmp_path, write_wav, factory):
    """A recording of three tones that a search found, of which a table was written; and that."""
    write_wav(tmp_path / "a.wav", tones_hz=(2500.0, 4500.0, 3500.0))
    add_paths(session, [tmp_path / "a.wav"])
    segment_project(session)
    session.execute(AddSpecies([factory.species("Wren")]))
    (recording,) = session.project.recordings.all()
    found = [segment.id for segment in session.project.segments.of(recording.id)]
    assert len(found) == 3
    path = tmp_path / "before.csv"
    export(session.project, path, format_name="csv")
    return session, recording, found, path


def named_in(path, segment_ids):
    """Let a person have named segments in a table."""
    with path.open(newline="", encoding="utf-8") as file:
        header, *rows = csv.reader(file)
    place = {name: header.index(name) for name in ("segment_id", "species", "status", "reviewer")}
    for row in rows:
        if row[place["segment_id"]] in {id_text(key) for key in segment_ids}:
            for name, cell in (("species", "Wren"), ("status", "corrected"), ("reviewer", "Bob")):
                row[place[name]] = cell
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([header, *rows])


def test_what_was_deleted_since_a_table_was_written_stays_so_unless_somebody_names_it(searched):
    session, recording, found, path = searched
    session.execute(DeleteSegments(found[:2]))
    named_in(path, found[1:2])
    report = import_annotations(session, [path])
    assert (report.segments, report.labelled, report.known, report.edited) == (1, 1, 2, 1)
    assert len(session.project.segments.of(recording.id)) == 2


@pytest.fixture
def whole(searched, factory):
    """The call that the first two sounds were joined to, and the run that named them."""
    session, recording, found, _path = searched
    first, second, _ = (session.project.segments.by_id(found)[key] for key in found)
    mask = first.mask.union(second.mask)
    whole = factory.segment(recording.id, mask=mask, box=mask.box())
    run = factory.run(session.project.species.in_use())
    with session.project.transaction("train") as tx:
        tx.runs.add(run, b"", {})
    session.execute(
        JoinSegments(found[:2], Outlines([whole]), run_id=run.id, fragments={whole.id: found[:2]})
    )
    return whole.id, run.id


def test_a_label_of_a_piece_reaches_the_call_that_it_was_joined_to(searched, whole):
    session, recording, found, path = searched
    named_in(path, found[:1])
    report = import_annotations(session, [path])
    assert (report.segments, report.labelled, report.known) == (0, 1, 3)
    (label,) = session.project.labels.all().values()
    assert (label.segment_id, label.provenance.name) == (whole[0], "Bob")
    assert len(session.project.segments.of(recording.id)) == 2


@pytest.mark.parametrize("is_named", [True, False])
@pytest.mark.parametrize("how", ["undone", "taken apart"])
def test_a_label_of_a_joined_call_reaches_the_pieces_that_it_was_taken_apart_to(
    searched, whole, how, is_named
):
    session, recording, found, path = searched
    key, run_id = whole
    export(session.project, path, format_name="csv", overwrite=True)
    if how == "undone":
        session.undo()
    else:
        apart = JoinSegments([key], Outlines([]), run_id=run_id, fragments={}, restored=found[:2])
        session.execute(apart)
    if is_named:
        named_in(path, [key])
    report = import_annotations(session, [path])
    assert (report.segments, report.labelled, report.known) == (0, 2 * is_named, 2)
    assert {segment.id for segment in session.project.segments.of(recording.id)} == set(found)
    assert list(session.project.labels.all()) == (found[:2] if is_named else [])
    again = import_annotations(session, [path])
    assert (again.segments, again.labelled, again.known) == (0, 0, 2)


def test_two_rows_of_a_segment_keep_what_every_other_program_found(searched, tmp_path):
    """The first has birdann's own proposal, which says nothing new of a segment that is there."""
    session, recording, found, _ = searched
    place = session.project.segments.positions(recording.id)[0]
    row = Annotation(
        recording="a.wav",
        segment_id=id_text(found[0]),
        start_s=place.box.onset_s,
        end_s=place.box.offset_s,
        species="Wren",
        status="predicted",
    )
    own, other, third = (
        ProgramDetection(Program(name=name), "Wren", 0.5) for name in ("birdann", "A", "B")
    )
    rows = [replace(row, found=own, also_found=(other,)), replace(row, found=third)]
    path = tmp_path / "rows.csv"
    SegmentsCsv().write(rows, path)
    import_annotations(session, [path])
    kept = [detection.program.name for detection in session.project.detections.of(recording.id)]
    assert sorted(kept) == ["A", "B"]
