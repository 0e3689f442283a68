"""Recordings of many parts: shared among processes, resumed, written part by part."""

from dataclasses import replace

import numpy as np
import pytest
import soundfile

from birdann.analysis import blocks, parts, pipeline
from birdann.app.changes import ChangeSet
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting import segment, unfinished
from birdann.app.segmenting.saving import SegmentWriter
from birdann.app.segmenting.segment import segment_project
from birdann.app.segmenting.unfinished import PartStore, unfinished_folder
from birdann.core.errors import Cancelled, WriteError
from birdann.core.geometry import Grid, Mask, TimeFreqBox
from birdann.core.labels import Label, LabelState
from birdann.core.provenance import person_provenance
from birdann.features.schema import DEFAULT_SCHEMA, schema_of

KEY = schema_of(DEFAULT_SCHEMA).key
RATE = 8_000


@pytest.fixture
def long_file(session, tmp_path):
    """A minute of notes, which counts as long once parts are short."""
    return written(session, tmp_path, length_s=60.0)


@pytest.fixture
def short_parts(monkeypatch):
    monkeypatch.setattr(blocks, "BLOCK_S", 6.0)
    monkeypatch.setattr(parts, "PART_S", 12.0)


def written(session, folder, *, length_s):
    rng = np.random.default_rng(0)
    sound = rng.normal(0, 2e-3, int(length_s * RATE))
    note = np.hanning(1200) * np.sin(2 * np.pi * 2000 * np.arange(1200) / RATE)
    for start in np.arange(0.5, length_s - 1, 1.5):
        at = int(start * RATE)
        sound[at : at + len(note)] += rng.uniform(0.05, 0.3) * note
    path = folder / "long.wav"
    soundfile.write(path, sound, RATE, subtype="PCM_16")
    add_paths(session, [path])
    return path


def found(session):
    (recording,) = session.project.recordings.all()
    segments = session.project.segments.of(recording.id)
    features = session.project.features.of(recording.id, KEY)
    row = {segment: i for i, segment in enumerate(features.segment_ids)}
    return [s.mask for s in segments], features.X[[row[s.id] for s in segments]]


def test_parts_together_are_what_the_whole_is(session, long_file, monkeypatch):
    segment_project(session)
    masks, X = found(session)
    assert len(masks) >= 35
    monkeypatch.setattr(blocks, "BLOCK_S", 60.0)
    monkeypatch.setattr(parts, "PART_S", 10.0)
    segment_project(session, redo=True)
    again, X_again = found(session)
    assert again == masks
    np.testing.assert_array_equal(X_again, X)
    assert not unfinished_folder(session.project.path).exists()


def test_what_is_left_of_removed_recordings_goes_when_all_is_done(session, long_file):
    folder = unfinished_folder(session.project.path) / "of-another"
    folder.mkdir(parents=True)
    segment_project(session, recording_ids=[])
    assert folder.exists()
    segment_project(session)
    assert not folder.parent.exists()


@pytest.mark.parametrize(
    ("minutes", "jobs", "expected"),
    [(8, 2, 1), (10, 2, 2), (30, 2, 2), (60, 2, 4), (30, 1, 1), (30, 8, 6), (24 * 60, 2, 16)],
)
def test_each_process_gets_as_many_sections(minutes, jobs, expected):
    assert segment._n_sections(60.0 * minutes, 60.0 * minutes, jobs) == expected


@pytest.mark.parametrize(("n_recordings", "expected"), [(1, 2), (3, 2), (8, 1), (100, 1)])
def test_recordings_that_keep_all_processes_busy_are_not_divided(n_recordings, expected):
    assert segment._n_sections(1200.0, 1200.0 * n_recordings, 2) == expected


def test_processes_share_a_long_recording(session, tmp_path, monkeypatch):
    written(session, tmp_path, length_s=720.0)
    segment_project(session)
    masks, X = found(session)
    texts = []
    report = segment_project(
        session, redo=True, jobs=2, progress=lambda _, text: texts.append(text)
    )
    assert (report.segmented, report.n_segments) == (1, len(masks))
    again, X_again = found(session)
    assert again == masks
    np.testing.assert_array_equal(X_again, X)
    assert set(texts) == {"0 of 1 done", "Saving segments", "Done"}


@pytest.mark.usefixtures("short_parts")
def test_a_stopped_recording_goes_on_with_its_missing_parts(session, long_file, monkeypatch):
    def stop(fraction, text):
        if fraction > 0.6:
            raise Cancelled

    with pytest.raises(Cancelled):
        segment_project(session, progress=stop)
    assert session.project.overview.counts().segments == 0
    (folder,) = unfinished_folder(session.project.path).iterdir()
    n_kept = len(list(folder.glob("*.npz")))
    assert n_kept == 3

    (folder / "00001.npz").write_bytes(b"half a part")
    described = []
    whole = parts.describe_parts

    def counted(reader, wanted, **settings):
        described.extend(wanted)
        return whole(reader, wanted, **settings)

    monkeypatch.setattr(parts, "describe_parts", counted)
    report = segment_project(session)
    assert "part of its results in" in report.failures[0].message
    assert described == [3, 4]
    assert segment_project(session).segmented == 1
    assert described == [3, 4, 1]
    masks, _ = found(session)
    segment_project(session, redo=True)
    assert found(session)[0] == masks


@pytest.mark.usefixtures("short_parts")
@pytest.mark.parametrize("length_s", [5.0, 30.0])
def test_bounds_between_pixels_come_into_the_project(session, tmp_path, monkeypatch, length_s):
    whole, given = parts.describe_parts, []

    def narrowly(reader, wanted, **settings):
        for part in whole(reader, wanted, **settings):
            boxes = tuple(narrowed(box) for box in part.boxes)
            given.extend(boxes)
            yield replace(part, boxes=boxes)

    monkeypatch.setattr(parts, "describe_parts", narrowly)
    monkeypatch.setattr(pipeline, "describe_parts", narrowly)
    written(session, tmp_path, length_s=length_s)
    segment_project(session)
    (recording,) = session.project.recordings.all()
    segments = session.project.segments.of(recording.id)
    assert len(segments) >= 2
    assert [s.box for s in segments] == given


def narrowed(box):
    """Return bounds such as no pixel has."""
    return TimeFreqBox(
        onset_s=box.onset_s + 1e-3 / 3,
        offset_s=box.offset_s - 1e-3 / 7,
        low_hz=box.low_hz + 1 / 3,
        high_hz=box.high_hz - 1 / 7,
    )


@pytest.mark.usefixtures("short_parts")
def test_a_recording_that_was_written_by_half_is_written_again(session, long_file, monkeypatch):
    segment_project(session)
    masks, _ = found(session)
    (recording,) = session.project.recordings.all()
    first = session.project.segments.of(recording.id)[0]
    label = Label(
        segment_id=first.id,
        state=LabelState.REJECTED,
        species_id=None,
        provenance=person_provenance("A"),
    )

    def reject(tx):
        tx.labels.set([label])
        return ChangeSet.of()

    session.apply("label", {}, reject)

    write = SegmentWriter.write

    def killed(self, described, *, begins, is_all):
        if not begins:
            raise KeyboardInterrupt
        write(self, described, begins=begins, is_all=is_all)

    with monkeypatch.context() as patch:
        patch.setattr(SegmentWriter, "write", killed)
        with pytest.raises(KeyboardInterrupt):
            segment_project(session, redo=True)
    assert 0 < session.project.overview.counts().segments < len(masks)
    assert segment_project(session).segmented == 1
    again = session.project.segments.of(recording.id)
    assert sorted(hash(s.mask) for s in again) == sorted(map(hash, masks))  # each once
    assert first.id in {item.id for item in again}
    assert session.project.settings.get("segments being written") is None


def test_a_store_that_cannot_be_written_is_a_sentence(tmp_path):
    (tmp_path / "p.birdann-unfinished").write_text("in the way")
    store = PartStore.of(tmp_path / "p.birdann", "ab", "cd")
    with pytest.raises(WriteError, match="unfinished cannot be written"):
        store.save(0, parts.Part(masks=(), boxes=(), local=np.zeros((0, 3), np.float32)))


def test_stored_parts_are_checked(tmp_path):
    grid = Grid(hop_s=0.01, bin_hz=50.0)
    store = PartStore.of(tmp_path / "p.birdann", "ab", "cd")
    masks = (Mask(grid, [[1, 2, 5]]), Mask(grid, [[3, 4, 6], [4, 4, 5]]))
    boxes = tuple(narrowed(mask.box()) for mask in masks)
    one = parts.Part(masks=masks, boxes=boxes, local=np.ones((2, 3), np.float32))
    store.save(2, one)
    assert list(store.missing(range(4))) == [range(2), range(3, 4)]
    loaded = store.load(2, grid, 3)
    assert loaded.masks == one.masks
    assert loaded.boxes == one.boxes
    np.testing.assert_array_equal(loaded.local, one.local)
    assert store.load(2, grid, 4) is None
    assert store.load(0, grid, 3) is None
    store.save_notes(("Odd.",))
    assert store.notes() == ("Odd.",)
    store.clear()
    assert not (tmp_path / "p.birdann-unfinished").exists()
    assert store.notes() is None
    assert unfinished.unfinished_folder(tmp_path / "p.birdann").name == "p.birdann-unfinished"
