"""Two copies of a project, edited apart and merged: nothing that anybody said is lost."""

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from hypothesis import example, given, settings
from hypothesis import strategies as st

from birdann.app.commands import (
    AddRecordings,
    AddSegment,
    AddSpecies,
    ClearLabels,
    DeleteSegments,
    LabelSegments,
    Outlines,
    ReplaceSegments,
    TagRecordings,
)
from birdann.app.exchange.merging import merge_projects
from birdann.app.session import Session
from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.core.ids import RecordingId, SegmentId, SpeciesId, new_id
from birdann.core.labels import LabelState, ListState, Species, TagState
from birdann.core.provenance import by_person, by_run
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


EDITS = st.builds(
    Edit,
    kind=st.sampled_from(
        [
            "confirm",
            "correct",
            "reject",
            "clear",
            "delete",
            "draw",
            "reshape",
            "tag",
            "add",
            "undo",
        ]
    ),
    place=st.integers(0, 5),
    other=st.integers(0, 3),
)


def _outline(recording_id: RecordingId, onset_s: float, made) -> Segment:
    box = TimeFreqBox(onset_s=onset_s, offset_s=onset_s + 0.5, low_hz=1000.0, high_hz=3000.0)
    mask = Mask.from_box(box, GRID)
    return Segment(
        id=SegmentId(new_id()), recording_id=recording_id, box=box, mask=mask, provenance=made
    )


def _start(path: Path) -> None:
    with Project.create(path) as project:
        session = Session(project, reviewer="Eve")
        recordings = [
            Recording(
                id=RecordingId(new_id()),
                path=f"{i}.wav",
                content_hash=str(i),
                size_bytes=1,
                sample_rate_hz=8000,
                n_frames=80_000,
                n_channels=1,
            )
            for i in range(2)
        ]
        session.execute(AddRecordings(recordings))
        session.execute(AddSpecies([Species(id=SpeciesId(new_id()), name=n) for n in NAMES[:2]]))
        found = by_run("threshold")
        outlines = [_outline(r.id, t, found) for r in recordings for t in (1.0, 3.0)]
        session.execute(AddSegment(Outlines(outlines)))
        wren = project.species.named("Wren")
        assert wren is not None
        session.execute(LabelSegments([outlines[0].id], LabelState.CORRECTED, wren.id))


def _edit(session: Session, edit: Edit) -> None:
    project = session.project
    recordings = project.recordings.all()
    segments = [s for r in recordings for s in project.segments.of(r.id)]
    species = project.species.in_use()
    one = segments[edit.place % len(segments)] if segments else None
    chosen = species[edit.other % len(species)]
    recording = recordings[edit.place % len(recordings)]
    match edit.kind:
        case "confirm" | "correct" if one is not None:
            state = LabelState.CONFIRMED if edit.kind == "confirm" else LabelState.CORRECTED
            session.execute(LabelSegments([one.id], state, chosen.id))
        case "reject" if one is not None:
            session.execute(LabelSegments([one.id], LabelState.REJECTED))
        case "clear" if one is not None:
            session.execute(ClearLabels([one.id]))
        case "delete" if one is not None:
            session.execute(DeleteSegments([one.id]))
        case "draw":
            onset_s = 1.0 + 0.1 * edit.place + 2.0 * (edit.other % 2)
            made = by_person(session.reviewer)
            session.execute(AddSegment(Outlines([_outline(recording.id, onset_s, made)])))
        case "reshape" if one is not None:
            made = by_person(session.reviewer)
            new = _outline(one.recording_id, one.box.onset_s + 0.1, made)
            session.execute(ReplaceSegments([one.id], Outlines([new])))
        case "tag":
            state = (TagState.PRESENT, TagState.ABSENT, TagState.UNSURE, None)[edit.place % 4]
            first = ListState.COMPLETE if edit.other % 2 else ListState.INCOMPLETE
            session.execute(TagRecordings([recording.id], {chosen.id: state}, first))
        case "add" if project.species.named(NAMES[2]) is None:
            session.execute(AddSpecies([Species(id=SpeciesId(new_id()), name=NAMES[2])]))
        case "undo" if session.history.undo_text:
            session.undo()


def _work(source: Path, target: Path, edits: Sequence[Edit], who: str) -> None:
    with Project.open(source, read_only=True) as project:
        project.save_copy(target)
    with Project.open(target) as project:
        session = Session(project, reviewer=who)
        for edit in edits:
            _edit(session, edit)


def _live(project: Project) -> set[int]:
    return {p.segment_id for r in project.recordings.all() for p in project.segments.places(r.id)}


def _statements(project: Project, keys) -> set[tuple[object, ...]]:
    """Return what is said of segments: where, by whom, when, and what."""
    names = {key: one.name for key, one in project.species.all().items()} | {None: ""}
    paths = project.recordings.paths()
    keys = list(keys)
    owners = project.segments.recordings_of(keys)
    labels, readings = project.labels.of(keys), project.labels.readings(keys)
    said = [*labels.values(), *(one for each in readings.values() for one in each)]
    return {
        (
            paths[owners[one.segment_id]],
            one.provenance.name,
            one.provenance.at,
            one.state,
            names[one.species_id],
        )
        for one in said
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
            "species": {one.name for one in project.species.in_use()},
        }


@settings(max_examples=25, deadline=None)
@example(
    before=[],
    of_first=[Edit("confirm", 0, 0), Edit("reject", 0, 0)],
    of_second=[Edit("delete", 0, 0)],
)
@given(
    before=st.lists(EDITS, max_size=4),
    of_first=st.lists(EDITS, max_size=8),
    of_second=st.lists(EDITS, max_size=8),
)
def test_what_two_people_said_is_in_the_merged_project(before, of_first, of_second):
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


def _holds_all(merged: Path, one: Path, other: Path) -> None:
    with (
        Project.open(merged, read_only=True) as c,
        Project.open(one, read_only=True) as a,
        Project.open(other, read_only=True) as b,
    ):
        live = _live(a)
        assert _statements(a, live) <= _statements(c, _all_ids(c))
        labels = a.labels.of(live)  # of what is no call to one, and deleted by the other, all goes
        no_calls = {
            key
            for key, one in labels.items()
            if one.state is LabelState.REJECTED and one.species_id is None
        }
        unknown = _statements(a, live - no_calls) - _statements(b, _all_ids(b))
        assert unknown <= _statements(c, _live(c))
