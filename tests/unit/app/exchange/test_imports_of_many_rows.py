"""Large tables: work in proportion to their rows, progress, cancelling, features later."""

import sys

import pytest

from birdann.app.commands import LabelSegments
from birdann.app.exchange import import_writing, imported_rows
from birdann.app.exchange.imports import import_annotations
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting.segment import describe_labelled
from birdann.app.segmenting.segmenters import schema_of_recording
from birdann.core.errors import Cancelled
from birdann.core.labels import LabelState
from birdann.store.tables.features import Features

LENGTH_S = 20.0


@pytest.fixture
def sound(session, tmp_path, write_wav):
    add_paths(session, [write_wav(tmp_path / "audio" / "a.wav", duration_s=LENGTH_S)])
    return session


def table(tmp_path, n, first=0):
    path = tmp_path / f"{first}_{n}.csv"
    rows = "".join(
        f"a.wav,{i / 100},{i / 100 + 0.3},Wren,{i % 90 / 100}\n" for i in range(first, first + n)
    )
    path.write_text("file,start_s,end_s,species,score\n" + rows)
    return path


def calls_of(work):
    """Return how many functions were called."""
    n_calls = 0

    def count(_frame, event, _what):
        nonlocal n_calls
        n_calls += event in {"call", "c_call"}

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return n_calls


def test_twice_the_rows_are_twice_the_work(sound, tmp_path, monkeypatch):
    monkeypatch.setattr(import_writing, "_MAX_MEASURED", 0)
    import_annotations(sound, [table(tmp_path, 10)])
    n_calls = {
        n: calls_of(
            lambda n=n, first=first: import_annotations(sound, [table(tmp_path, n, first)])
        )
        for n, first in ((100, 10), (200, 110), (400, 310), (800, 710))
    }
    growth = (n_calls[800] - n_calls[400]) / (n_calls[400] - n_calls[200])
    assert 1.6 < growth < 2.4  # the rest of an import is the same for all
    assert (n_calls[800] - n_calls[400]) / 400 < 700


def test_of_many_detections_features_are_measured_once_they_are_labelled(
    sound, tmp_path, monkeypatch
):
    monkeypatch.setattr(import_writing, "_MAX_MEASURED", 3)
    report = import_annotations(sound, [table(tmp_path, 5)])
    assert (
        "5 detections have no features yet: training measures those that you label."
        in report.notes
    )
    project = sound.project
    (recording,) = project.recordings.all()
    schema = schema_of_recording(project, recording.id)
    assert not len(project.features.of(recording.id, schema).segment_ids)
    first = project.segments.of(recording.id)[0].id
    wren = project.species.find_by_name("Wren").id
    sound.execute(LabelSegments([first], LabelState.CONFIRMED, wren))
    describe_labelled(sound)
    assert project.features.of(recording.id, schema).segment_ids.tolist() == [first]

    def refuse(*_):
        raise AssertionError("features are read, which takes long where there are many")

    monkeypatch.setattr(Features, "_table", refuse)
    monkeypatch.setattr(Features, "schemas", refuse)
    describe_labelled(sound)  # as before each training


def test_pieces_of_an_import_are_all_there(sound, tmp_path, monkeypatch):
    monkeypatch.setattr(import_writing, "_MAX_MEASURED", 0)
    monkeypatch.setattr(import_writing, "_MAX_AT_ONCE", 7)
    assert import_annotations(sound, [table(tmp_path, 20)]).segments == 20
    assert sound.project.overview.counts().segments == 20
    assert import_annotations(sound, [table(tmp_path, 20)]).known == 20


@pytest.mark.parametrize("phase", ["Reading", "Outlining"])
def test_reading_and_outlining_can_be_cancelled_between_rows(sound, tmp_path, monkeypatch, phase):
    monkeypatch.setattr(imported_rows, "_ROWS_A_STEP", 10)
    monkeypatch.setattr(import_writing, "_ROWS_A_STEP", 10)
    told = []

    def cancel(fraction, text):
        told.append(fraction)
        if str(text).startswith(phase) and sum(1 for _ in told) > 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        import_annotations(sound, [table(tmp_path, 100)], progress=cancel)
    assert told == sorted(told)
    assert sound.project.overview.counts().segments == 0


def test_the_history_of_an_import_keeps_no_masks_and_takes_it_back(sound, tmp_path):
    """Masks of a full band have hundreds of runs: 200,000 of them took a gigabyte."""
    import_annotations(sound, [table(tmp_path, 40)])
    project = sound.project
    (recording,) = project.recordings.all()

    def masks():
        return [segment.mask.runs.tolist() for segment in project.segments.of(recording.id)]

    before = masks()
    assert min(map(len, before)) > 100
    command = sound.history.next_to_undo
    assert [len(segment.mask.runs) for segment in command.new.segments] == [1] * 40
    assert command.new.features is None
    sound.undo()
    assert masks() == []
    sound.redo()
    assert masks() == before
