"""Importing a file any number of times, or interrupted and then again, is importing it once."""

import shutil

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from birdann.app.commands import DeleteSegments
from birdann.app.exchange.imported_rows import ImportAs
from birdann.app.exchange.imports import import_annotations
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting.outlines import reshape
from birdann.app.session import Session
from birdann.core.errors import Cancelled
from birdann.core.geometry import Mask, TimeFreqBox
from birdann.formats.records import Annotation
from birdann.formats.registry import FORMATS
from birdann.store import Project

BOTH = [
    name for name, one in FORMATS.items() if one.capabilities.reads and one.capabilities.writes
]
ROWS = st.lists(
    st.builds(
        lambda recording, start, length, low, species: Annotation(
            recording=f"{recording}.wav",
            start_s=start / 100,
            end_s=(start + length) / 100,
            low_hz=low * 100.0,
            high_hz=low * 100.0 + 1500.0,
            species=species,
            status="confirmed",
            recording_duration_s=2.0,
            recording_rate_hz=22050,
        ),
        st.sampled_from("ab"),
        st.integers(0, 150),
        st.integers(5, 40),
        st.integers(5, 60),
        st.sampled_from(["Wren", "Robin", "Great tit"]),
    ),
    min_size=1,
    max_size=8,
)  # fmt: skip


@pytest.fixture(scope="module")
def blank(tmp_path_factory, request):
    """A project of two recordings with nothing in them."""
    import numpy as np
    import soundfile

    folder = tmp_path_factory.mktemp("blank")
    for seed, name in enumerate("ab"):
        noise = np.random.default_rng(seed).normal(0, 0.01, 2 * 22050)
        soundfile.write(folder / f"{name}.wav", noise, 22050)
    with Project.create(folder / "p.birdann") as project:
        add_paths(Session(project), [folder])
    return folder


def opened(blank, tmp_path):
    shutil.rmtree(tmp_path / "copy", ignore_errors=True)
    shutil.copytree(blank, tmp_path / "copy")
    return Project.open(tmp_path / "copy" / "p.birdann")


def content(project):
    """Return what people see: every box with its species, and the lists."""
    names = {bird.id: bird.name for bird in project.species.in_use()}
    labels = project.labels.all()
    boxes = [
        (place.segment_id, place.box, names[labels[place.segment_id].species_id])
        for recording in project.recordings.all()
        for place in project.segments.positions(recording.id)
        if place.segment_id in labels
    ]
    lists = {
        key: (one.state, sorted(names[species] for species in one.tags))
        for key, one in project.lists.all().items()
    }
    return sorted(boxes, key=lambda row: row[0]), lists, sorted(names.values())


def written(rows, name, folder):
    """Return the files that a format makes of the rows."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    one = FORMATS[name]
    rows = sorted(rows, key=lambda row: row.recording)
    one.write(rows, folder if one.capabilities.per_recording else folder / f"x{one.suffixes[0]}")
    return [folder]


@pytest.mark.parametrize("name", BOTH)
@settings(max_examples=2, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_interrupted_or_repeated_is_once(blank, tmp_path, name, data):
    files = written(data.draw(ROWS), name, tmp_path / "tables")
    calls = data.draw(st.integers(0, 6))
    import_as = data.draw(st.sampled_from(ImportAs))

    def interrupted(fraction, text):
        nonlocal calls
        if calls == 0:
            raise Cancelled
        calls -= 1

    with opened(blank, tmp_path) as project:
        import_annotations(Session(project), files, import_as=import_as)
        once = content(project)
        again = import_annotations(Session(project), files, import_as=import_as)
        assert content(project) == once
        assert (again.segments, again.labelled, again.lists, again.new_species) == (0, 0, 0, ())
        assert again.known
    with opened(blank, tmp_path) as project:
        try:
            import_annotations(Session(project), files, import_as=import_as, progress=interrupted)
        except Cancelled:
            import_annotations(Session(project), files, import_as=import_as)
        assert [b[1:] for b in content(project)[0]] == [b[1:] for b in once[0]]
        assert content(project)[1:] == once[1:]


def imported(blank, tmp_path):
    rows = [
        Annotation(recording="a.wav", start_s=t, end_s=t + 0.2, low_hz=1000.0, high_hz=3000.0,
                   species="Wren")
        for t in (0.1, 0.5, 1.0)
    ]  # fmt: skip
    files = written(rows, "raven", tmp_path / "tables")
    project = opened(blank, tmp_path)
    session = Session(project)
    assert import_annotations(session, files).segments == 3
    return project, session, files


def test_what_was_deleted_or_outlined_anew_stays_so(blank, tmp_path):
    project, session, files = imported(blank, tmp_path)
    with project:
        recording = next(sound for sound in project.recordings.all() if sound.name == "a.wav")
        first, second, _ = project.segments.of(recording.id)
        session.execute(DeleteSegments([first.id]))
        wider = TimeFreqBox(onset_s=0.4, offset_s=0.9, low_hz=800, high_hz=4000)
        session.execute(reshape(session, second.id, Mask.from_box(wider, second.mask.grid)))
        before = content(project)
        report = import_annotations(session, files)
        assert content(project) == before
        assert (report.known, report.edited, report.segments) == (3, 2, 0)
        assert report.lines()[1:] == [
            "3 annotations were imported before or repeat others.",
            "2 of these segments were deleted or changed since and stay unchanged.",
        ]


def test_what_was_undone_comes_back(blank, tmp_path):
    project, session, files = imported(blank, tmp_path)
    with project:
        before = content(project)
        session.undo()
        assert content(project)[0] == []
        session.redo()
        assert content(project) == before
        session.undo()
        report = import_annotations(Session(project), files)
        assert (report.segments, report.labelled) == (3, 3)
        assert content(project) == before


def test_a_table_that_grew_brings_what_is_new(blank, tmp_path):
    project, session, files = imported(blank, tmp_path)
    with project:
        (table,) = tmp_path.glob("tables/*")
        lines = table.read_text().splitlines()
        table.write_text("\n".join([*lines, lines[-1], lines[-1].replace("1.2", "1.3")]) + "\n")
        report = import_annotations(session, files)
        assert (report.known, report.segments) == (4, 1)
