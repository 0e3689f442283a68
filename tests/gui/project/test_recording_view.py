"""What the picture says of segments."""

import subprocess
import sys
from dataclasses import replace

import numpy as np

from birdann.core.ids import RecordingId
from birdann.core.labels import ListState, SpeciesList
from birdann.gui.project.recording_view import in_window, load_recording, segment_looks
from birdann.gui.project.segment_index import SegmentIndex
from birdann.store import Project, reader
from tests.gui.reviewing import K, press, said
from tests.gui.spectrogram.columns import views_of

LOADED = """
import sys
from pathlib import Path
from birdann.gui.project.recording_view import load_first
from birdann.store import Project
with Project.open(Path(sys.argv[1]), read_only=True) as project:
    load_first(project)
print(*sys.modules)
"""


def test_a_recording_is_read_with_all_that_its_picture_takes(project_path):
    """What is imported in the background need not be by the window when it opens the picture."""
    out = subprocess.run(
        [sys.executable, "-c", LOADED, str(project_path)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "birdann.dsp.tiles" in out.stdout.split()


def test_what_is_read_of_a_recording_does_not_grow_with_its_project(
    tmp_path, factory, monkeypatch
):
    n_rows = []
    fetch = reader.fetch

    def counted(*query):
        rows = fetch(*query)
        n_rows[-1] += len(rows)
        return rows

    monkeypatch.setattr(reader, "fetch", counted)
    for n_others in (1, 100):
        recordings = [factory.recording(f"{n}.wav") for n in range(1 + n_others)]
        with Project.create(tmp_path / f"{n_others}.birdann") as project:
            with project.transaction("add") as tx:
                tx.recordings.put(recordings)
                for recording in recordings:
                    tx.segments.add([factory.segment(recording.id, 100)])
                    tx.recordings.mark_segmented(
                        recording.id, segmenter="t", feature_schema="x/1", notes=["a note"]
                    )
            n_rows.append(0)
            assert load_recording(project, recordings[0].id).notes == ("a note",)
    assert n_rows[0] == n_rows[1]


def test_a_name_on_an_outline_is_that_of_what_is_stored_whatever_its_colour(trained, settled):
    press(trained, K.Key_U)
    settled()
    press(trained, K.Key_Return)
    settled()
    book, judged = trained.bench.book, said(trained)
    names = set()
    for recording in trained.bench.project.recordings.all():
        trained.bench.show_recording(recording.id)
        settled()
        view = trained.bench.view
        for first_two in [(1, 0), (5, 3), (3, 16), (7, 7)]:
            colors = dict(zip(book.names, [*first_two, *range(20, 99)], strict=False))
            shown = SegmentIndex(view.shapes, segment_looks(view, replace(book, colors=colors)))
            for row in range(len(shown)):
                key = shown.id(row)
                stored = (
                    judged[key][1] if key in judged else book.name(view.scores[key].species_id)
                )
                code = next(
                    (book.codes[k] for k, name in book.names.items() if name == stored), ""
                )
                assert (shown.label(row), shown.code(row)) == (stored, code), first_two
                names.add(stored)
    assert len(names - {""}) > 1


def test_the_best_examples_are_those_of_the_window_that_is_shown(trained):
    view = trained.bench.view
    middle_s = (view.segments.onsets_s + view.segments.offsets_s) / 2
    spans = [(0.0, float(np.median(middle_s))), (float(np.median(middle_s)), 60.0)]
    lists = [
        SpeciesList(recording_id=RecordingId(view.id), state=ListState.COMPLETE, span_s=span)
        for span in spans
    ]
    whole = view.best_example_rows.tolist()
    assert view.table.probabilities[whole].max() == view.table.probabilities.max()
    shown = replace(view, lists=tuple(lists))
    for span in [*spans, spans[1], None, spans[0], None]:
        shown = in_window(shown, span)
        rows = shown.best_example_rows
        if span is None:
            assert rows.tolist() == whole
            continue
        at_s = middle_s[shown.shapes.places.find(shown.scored_ids[rows])]
        assert ((span[0] <= at_s) & (at_s < span[1])).all()
        inside = (span[0] <= middle_s) & (middle_s < span[1])
        inside = inside[shown.shapes.places.find(shown.scored_ids)]
        best = shown.table.probabilities[inside].max(axis=0)
        assert (shown.table.probabilities[rows, np.arange(len(rows))] == best).all()


def test_news_of_a_view_that_the_picture_does_not_show_yet_leave_it_alone(trained, settled):
    """Places in a view are not places in the picture, which follows it a moment later."""
    first = trained.bench.view
    trained.window_parts.recordings.step(1)
    settled()
    second, picture = trained.bench.view, trained.pane._scene.index
    assert second.id != first.id
    before = views_of(picture)
    trained.bench.show_recording(first.id)
    settled()
    trained.pane.set_segments(picture)
    trained.bench.labels_shown_changed.emit(tuple(first.segments.ids.tolist()))
    assert views_of(picture) == before
