"""Copies of a project, edited apart and merged: nothing that anybody said is lost, in no order."""

import csv
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from birdann.app.commands import (
    AddRecordings,
    AddSegment,
    AddSpecies,
    ClearLabels,
    DeleteSegments,
    JoinSegments,
    LabelSegments,
    MergeSpecies,
    NoteRecording,
    NoteSegments,
    Outlines,
    RemoveRecordings,
    RenameSpecies,
    ReplaceSegments,
    Resegment,
    SetStarts,
    TagRecordings,
)
from birdann.app.exchange.export_filter import ExportFilter
from birdann.app.exchange.exporting import export
from birdann.app.exchange.merging import merge_projects
from birdann.app.session import Session
from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId, new_id
from birdann.core.labels import LabelState, ListState, Species, TagState
from birdann.core.provenance import person_provenance, run_provenance
from birdann.core.recording import Recording
from birdann.core.segment import Segment
from birdann.store import Project

GRID = Grid(hop_s=0.01, bin_hz=50.0)
NAMES = ("Wren", "Robin", "Siskin")


@dataclass(frozen=True)
class Edit:
    """One thing that a person may do; numbers choose among what is there."""

    kind: str
    place: int
    other: int


OF_SEGMENTS = (
    "confirm", "correct", "reject", "clear", "delete", "draw", "reshape", "note", "undo",
)  # fmt: skip
OF_RECORDINGS = ("tag", "add", "note recording", "start", "rename", "merge species", "remove")
BY_MACHINE = ("take in", "join", "search")


def edits(*kinds: str) -> st.SearchStrategy[Edit]:
    return st.builds(
        Edit, kind=st.sampled_from(kinds), place=st.integers(0, 5), other=st.integers(0, 3)
    )


SOME = st.lists(edits(*OF_SEGMENTS, "tag", "add", "note recording"), max_size=8)
ALL = st.lists(edits(*OF_SEGMENTS, *OF_RECORDINGS, *BY_MACHINE), max_size=8)


def _outline(recording_id: RecordingId, onset_s: float, made) -> Segment:
    box = TimeFreqBox(onset_s=onset_s, offset_s=onset_s + 0.5, low_hz=1000.0, high_hz=3000.0)
    mask = Mask.from_box(box, GRID)
    return Segment(
        id=SegmentId(new_id()), recording_id=recording_id, box=box, mask=mask, provenance=made
    )


def _recording(path: str) -> Recording:
    return Recording(
        id=RecordingId(new_id()),
        path=path,
        content_hash=path,
        size_bytes=1,
        sample_rate_hz=8000,
        n_frames=80_000,
        n_channels=1,
    )


def _start(path: Path) -> None:
    with Project.create(path) as project:
        session = Session(project, reviewer="Eve")
        recordings = [_recording(f"{i}.wav") for i in range(2)]
        session.execute(AddRecordings(recordings))
        session.execute(AddSpecies([Species(id=SpeciesId(new_id()), name=n) for n in NAMES[:2]]))
        found = run_provenance("threshold")
        outlines = [_outline(r.id, t, found) for r in recordings for t in (1.0, 3.0)]
        session.execute(AddSegment(Outlines(outlines)))
        wren = project.species.find_by_name("Wren")
        assert wren is not None
        session.execute(LabelSegments([outlines[0].id], LabelState.CORRECTED, wren.id))


def _edit(session: Session, edit: Edit) -> None:
    project = session.project
    recordings = project.recordings.all()
    if edit.kind == "undo":
        if session.history.next_to_undo:
            session.undo()
    elif edit.kind in OF_SEGMENTS:
        segments = [s for r in recordings for s in project.segments.of(r.id)]
        if segments:
            one = segments[edit.place % len(segments)]
            _edit_segment(session, edit, one, recordings[edit.place % len(recordings)])
    elif edit.kind in OF_RECORDINGS:
        _edit_recording(session, edit, recordings)
    else:
        _edit_by_machine(session, edit, recordings[edit.place % len(recordings)])


def _edit_segment(session: Session, edit: Edit, one: Segment, recording: Recording) -> None:
    species = session.project.species.in_use()
    chosen = species[edit.other % len(species)]
    made = person_provenance(session.reviewer)
    match edit.kind:
        case "confirm" | "correct":
            state = LabelState.CONFIRMED if edit.kind == "confirm" else LabelState.CORRECTED
            command = LabelSegments([one.id], state, chosen.id)
        case "reject":
            command = LabelSegments([one.id], LabelState.REJECTED)
        case "clear":
            command = ClearLabels([one.id])
        case "delete":
            command = DeleteSegments([one.id])
        case "note":
            command = NoteSegments([one.id], f"{session.reviewer} {edit.other}")
        case "draw":
            onset_s = 1.0 + 0.1 * edit.place + 2.0 * (edit.other % 2)
            command = AddSegment(Outlines([_outline(recording.id, onset_s, made)]))
        case "reshape":
            new = _outline(one.recording_id, one.box.onset_s + 0.1, made)
            command = ReplaceSegments([one.id], Outlines([new]))
    session.execute(command)


def _edit_recording(session: Session, edit: Edit, recordings: Sequence[Recording]) -> None:
    project = session.project
    recording = recordings[edit.place % len(recordings)]
    species = project.species.in_use()
    chosen = species[edit.other % len(species)]
    names = {bird.name for bird in species}
    match edit.kind:
        case "tag":
            state = (TagState.PRESENT, TagState.ABSENT, TagState.UNSURE, None)[edit.place % 4]
            first = ListState.COMPLETE if edit.other % 2 else ListState.INCOMPLETE
            session.execute(TagRecordings([recording.id], {chosen.id: state}, first))
        case "note recording":
            session.execute(NoteRecording(recording.id, f"{session.reviewer} {edit.other}"))
        case "start":
            start = datetime(2026, 5, 1, edit.other, edit.place, tzinfo=UTC)
            session.execute(SetStarts({recording.id: (start, "typed")}))
        case "add" if NAMES[2] not in names:
            session.execute(AddSpecies([Species(id=SpeciesId(new_id()), name=NAMES[2])]))
        case "rename" if (name := f"{chosen.name} {edit.place}") not in names:
            session.execute(RenameSpecies(chosen.id, name))
        case "merge species" if len(species) > 1:
            into = species[(edit.other + 1) % len(species)]
            session.execute(MergeSpecies(chosen.id, into.id, into.name))
        case "remove" if len(recordings) > 1:
            session.execute(RemoveRecordings([recording.id]))


def _edit_by_machine(session: Session, edit: Edit, recording: Recording) -> None:
    """Add a file, join two outlines that were found and have no label, or search again."""
    project = session.project
    if edit.kind == "take in":
        name = f"new {edit.other}.wav"
        if name not in project.recordings.paths().values():
            session.execute(AddRecordings([_recording(name)]))
        return
    found = [
        s
        for s in project.segments.of(recording.id)
        if s.provenance.maker == "run"
        and not project.labels.of([s.id])
        and not project.labels.readings([s.id])
        and not project.segments.notes([s.id])
    ]
    made = run_provenance("threshold")
    if edit.kind == "search":
        new = [_outline(recording.id, t + 0.1 * edit.other, made) for t in (1.0, 3.0)]
        session.execute(
            Resegment(
                [s.id for s in found],
                Outlines(new),
                recording_id=recording.id,
                segmenter="{}",
            )
        )
    elif len(found) > 1:
        whole = _outline(recording.id, found[0].box.onset_s, made)
        fragments = [found[0].id, found[1].id]
        session.execute(
            JoinSegments(
                fragments, Outlines([whole]), run_id=RunId(1), fragments={whole.id: fragments}
            )
        )


def _work(source: Path, target: Path, edits: Sequence[Edit], who: str) -> None:
    with Project.open(source, read_only=True) as project:
        project.save_copy(target)
    with Project.open(target) as project:
        session = Session(project, reviewer=who)
        for edit in edits:
            _edit(session, edit)


def _live(project: Project) -> set[int]:
    return {
        p.segment_id for r in project.recordings.all() for p in project.segments.positions(r.id)
    }


def _statements(project: Project, keys) -> set[tuple[object, ...]]:
    """Return what is said of segments: where, by whom, when, and what."""
    names = {key: one.name for key, one in project.species.all().items()} | {None: ""}
    paths = project.recordings.paths()
    keys = list(keys)
    owners = project.segments.recordings_of(keys)
    labels, readings = project.labels.of(keys), project.labels.readings(keys)
    said = [*labels.values(), *(reading for each in readings.values() for reading in each)]
    return {
        (
            paths[owners[label.segment_id]],
            label.provenance.name,
            label.provenance.at,
            label.state,
            names[label.species_id],
        )
        for label in said
    }


def _all_ids(project: Project) -> list[int]:
    return [key for (key,) in project.rows.all("SELECT id FROM segment")]


def _state(path: Path) -> dict[str, object]:
    """Return all that people said, with what counts of it, under names instead of numbers."""
    with Project.open(path, read_only=True) as project:
        names = {key: one.name for key, one in project.species.all().items()} | {None: ""}
        live = _live(project)
        lists = {
            project.recordings.one(key).path: (
                one.state,
                {names[species]: state for species, state in one.tags.items()},
            )
            for key, one in project.lists.all().items()
        }
        return {
            "live": live,
            "said": _statements(project, live),
            "counts": {
                key: (one.state, names[one.species_id], one.provenance)
                for key, one in project.labels.all().items()
            },
            "disagreements": set(project.labels.disagreements()),
            "lists": lists,
            "species": {bird.name for bird in project.species.in_use()},
        }


def two_keep_what_they_said(
    before: Sequence[Edit], of_first: Sequence[Edit], of_second: Sequence[Edit]
) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _start(folder / "start.birdann")
        _work(folder / "start.birdann", folder / "base.birdann", before, "Eve")
        a, b = folder / "a.birdann", folder / "b.birdann"
        _work(folder / "base.birdann", a, of_first, "Anna")
        _work(folder / "base.birdann", b, of_second, "Ben")
        c, d = folder / "c.birdann", folder / "d.birdann"
        merge_projects(a, b, c, actor="Carl")
        merge_projects(b, a, d, actor="Carl")
        _holds_all(c, a, b)
        _holds_all(c, b, a)
        both = _state(c)
        assert _state(d) == both
        for i, (one, other) in enumerate([(c, b), (a, c), (c, d)]):
            again = folder / f"again {i}.birdann"
            merge_projects(one, other, again, actor="Carl")
            assert _state(again) == both


@settings(max_examples=3)
@example(
    before=[],
    of_first=[Edit("confirm", 0, 0), Edit("reject", 0, 0)],
    of_second=[Edit("delete", 0, 0)],
)
@given(before=SOME, of_first=SOME, of_second=SOME)
def test_what_two_people_said_is_in_the_merged_project(before, of_first, of_second):
    two_keep_what_they_said(before, of_first, of_second)


@pytest.mark.slow
@settings(max_examples=150)
@given(before=SOME, of_first=SOME, of_second=SOME)
def test_what_two_people_said_in_many_ways_is_in_the_merged_project(before, of_first, of_second):
    two_keep_what_they_said(before, of_first, of_second)


def three_have_one_result(
    of_anna: Sequence[Edit], of_ben: Sequence[Edit], of_cy: Sequence[Edit]
) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _start(folder / "base.birdann")
        paths = {}
        for who, edits in (("Anna", of_anna), ("Ben", of_ben), ("Cy", of_cy)):
            paths[who] = folder / f"{who}.birdann"
            _work(folder / "base.birdann", paths[who], edits, who)
        anna, ben, cy = paths.values()
        results = []
        for one, other, last in ((anna, ben, cy), (ben, cy, anna), (anna, cy, ben)):
            two, three = folder / "two.birdann", folder / "three.birdann"
            merge_projects(one, other, two, actor="Dora")
            merge_projects(two, last, three, actor="Dora")
            results.append(_everything(three))
            two.unlink()
            three.replace(folder / "before.birdann")
        again = folder / "again.birdann"
        merge_projects(folder / "before.birdann", anna, again, actor="Dora")
        results.append(_everything(again))
        assert all(result == results[0] for result in results)
        for path in paths.values():
            assert _own(path) <= {result[1:4] for result in results[0]["statements"]}


@settings(max_examples=2)
@example(
    of_anna=[Edit("reject", 0, 0), Edit("note", 0, 0)],
    of_ben=[Edit("delete", 0, 0)],
    of_cy=[Edit("correct", 0, 1)],
)
@example(
    of_anna=[Edit("draw", 0, 0)],
    of_ben=[Edit("draw", 1, 0)],
    of_cy=[Edit("draw", 2, 0), Edit("reject", 2, 0), Edit("undo", 0, 0)],
)
@example(
    of_anna=[Edit("confirm", 0, 0), Edit("delete", 0, 0), Edit("undo", 0, 0)],
    of_ben=[Edit("confirm", 0, 0)],
    of_cy=[Edit("correct", 0, 1)],
)
@example(
    of_anna=[Edit("delete", 3, 3)], of_ben=[Edit("reject", 3, 3)], of_cy=[Edit("delete", 3, 0)]
)
@example(
    of_anna=[Edit("merge species", 1, 1)],
    of_ben=[Edit("correct", 2, 3)],
    of_cy=[Edit("correct", 2, 2)],
)
@example(
    of_anna=[Edit("search", 3, 0), Edit("note recording", 1, 0), Edit("remove", 5, 3)],
    of_ben=[Edit("note recording", 1, 1)],
    of_cy=[Edit("correct", 3, 1)],
)
@example(
    of_anna=[],
    of_ben=[],
    of_cy=[
        Edit("confirm", 0, 0),
        Edit("add", 0, 0),
        Edit("merge species", 0, 0),
        Edit("merge species", 0, 1),
    ],
)
@example(of_anna=[Edit("search", 0, 1)], of_ben=[Edit("join", 0, 0)], of_cy=[Edit("note", 1, 0)])
@example(of_anna=[Edit("add", 0, 0)], of_ben=[Edit("add", 0, 0)], of_cy=[Edit("rename", 1, 1)])
@given(of_anna=ALL, of_ben=ALL, of_cy=ALL)
def test_three_people_have_one_result_in_whatever_order(of_anna, of_ben, of_cy):
    three_have_one_result(of_anna, of_ben, of_cy)


@pytest.mark.slow
@settings(max_examples=120)
@given(of_anna=ALL, of_ben=ALL, of_cy=ALL)
def test_three_people_who_did_many_things_have_one_result(of_anna, of_ben, of_cy):
    three_have_one_result(of_anna, of_ben, of_cy)


def _everything(path: Path) -> dict[str, object]:
    """Return all that a project shows and exports."""
    table = path.with_suffix(".csv")
    with Project.open(path, read_only=True) as project:
        export(project, table, format_name="csv", only=ExportFilter(calls_only=False))
        notes = project.recordings.notes()
        live = sorted(_live(project))
        shown = {
            "statements": _statements(project, live),
            "state": _state(path),
            "recordings": project.recordings.all(),
            "notes": {key: (one.text, one.provenance) for key, one in notes.items()},
            "segment notes": project.segments.notes(live),
            "order of tags": {k: tuple(v.tags.items()) for k, v in project.lists.all().items()},
            "species": [species.name for species in project.species.all().values()],
        }
    with table.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    table.unlink()
    return {**shown, "rows": rows}


def _own(path: Path) -> set[tuple[object, ...]]:
    """Return when and how a person labelled the segments that its project shows."""
    with Project.open(path, read_only=True) as project:
        return {
            statement[1:4]
            for statement in _statements(project, _live(project))
            if statement[1] == path.stem
        }


def _holds_all(merged: Path, one: Path, other: Path) -> None:
    with (
        Project.open(merged, read_only=True) as c,
        Project.open(one, read_only=True) as a,
        Project.open(other, read_only=True) as b,
    ):
        live = _live(a)
        assert _statements(a, live) <= _statements(c, _all_ids(c))
        unknown = _statements(a, live) - _statements(b, _all_ids(b))
        assert unknown <= _statements(c, _live(c))
