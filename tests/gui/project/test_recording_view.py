"""What the picture says of segments."""

import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

from birdann.core.ids import RecordingId, as_ids
from birdann.core.labels import Label, LabelState, ListState, SpeciesList, TagState
from birdann.core.predictions import Mode, ScoreTable
from birdann.core.provenance import person_provenance
from birdann.gui.project.recording_view import (
    SpeciesBook,
    load_recording,
    segment_styles,
    with_window,
)
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
    settled(press(trained, K.Key_U))
    settled(press(trained, K.Key_Return))
    book, judged = trained.bench.book, said(trained)
    names = set()
    for recording in trained.bench.project.recordings.all():
        settled(trained.bench.show_recording(recording.id))
        view = trained.bench.view
        for first_two in [(1, 0), (5, 3), (3, 16), (7, 7)]:
            colors = dict(zip(book.names, [*first_two, *range(20, 99)], strict=False))
            shown = SegmentIndex(view.shapes, segment_styles(view, replace(book, colors=colors)))
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
        shown = with_window(shown, span)
        rows = shown.best_example_rows
        if span is None:
            assert rows.tolist() == whole
            continue
        at_s = middle_s[shown.shapes.row_of.find(shown.scored_ids[rows])]
        assert ((span[0] <= at_s) & (at_s < span[1])).all()
        inside = (span[0] <= middle_s) & (middle_s < span[1])
        inside = inside[shown.shapes.row_of.find(shown.scored_ids)]
        best = shown.table.probabilities[inside].max(axis=0)
        assert (shown.table.probabilities[rows, np.arange(len(rows))] == best).all()


def test_news_of_a_view_that_the_picture_does_not_show_yet_leave_it_alone(trained, settled):
    """Places in a view are not places in the picture, which follows it a moment later."""
    first = trained.bench.view
    settled(trained.window_parts.recordings.step(1))
    second, picture = trained.bench.view, trained.pane._scene.index
    assert second.id != first.id
    before = views_of(picture)
    settled(trained.bench.show_recording(first.id))
    trained.pane.set_segments(picture)
    trained.bench.visible_labels_changed.emit(tuple(first.segments.ids.tolist()))
    assert views_of(picture) == before


def scored(run_id, ids):
    """Return probabilities of owl and wren, as they follow from a list."""
    p = [[0.1, 0.8], [0.7, 0.2], [0.02, 0.03], [0.6, 0.1], [0.3, 0.6], [0.01, 0.02]]
    return ScoreTable(run_id, Mode.TRANSDUCTIVE, as_ids(ids), np.float32(p))


@pytest.fixture
def told(tmp_path, factory):
    """Return a project, its recording, species by name, and the ids of six segments.

    The first is predicted as wren, the second as owl, the third as none, the fourth rejected, the
    fifth corrected to owl, the sixth as none and confirmed as wren.
    """
    recording = factory.recording(n_frames=900_000)
    species = {name: factory.species(name) for name in ("Owl", "Wren", "Emu")}
    run = factory.run([species["Owl"], species["Wren"]])
    segments = [factory.segment(recording.id, 200 * number) for number in range(6)]
    ids = [segment.id for segment in segments]
    said = {
        3: (LabelState.REJECTED, None), 4: (LabelState.CORRECTED, species["Owl"].id),
        5: (LabelState.CONFIRMED, species["Wren"].id),
    }  # fmt: skip
    with Project.create(tmp_path / "p.birdann") as project:
        with project.transaction("add") as tx:
            tx.species.put(species.values())
            tx.recordings.put([recording])
            tx.segments.add(segments)
            tx.runs.add(run, b"", {})
            tx.scores.put(recording.id, scored(run.id, ids))
            tx.labels.set(
                Label(
                    segment_id=ids[number],
                    state=state,
                    species_id=key,
                    provenance=person_provenance("Ada"),
                )
                for number, (state, key) in said.items()
            )
        yield project, recording.id, {name: one.id for name, one in species.items()}, ids


def test_a_segment_has_the_species_of_its_label_else_of_its_prediction(told):
    project, recording_id, species, ids = told
    view = load_recording(project, recording_id)
    owl, wren = species["Owl"], species["Wren"]
    assert [view.species_of(key) for key in ids] == [wren, owl, None, None, owl, wren]
    assert view.best_example(wren) == (ids[0], pytest.approx(0.8))
    assert view.best_example(owl) == (ids[1], pytest.approx(0.7))
    assert view.best_example(species["Emu"]) is None
    assert view.confirmed_segments() == {owl: [ids[4]], wren: [ids[5]]}
    with project.transaction("drop") as tx:
        tx.scores.drop([(project.runs.id_in_use(), recording_id)])
    without = load_recording(project, recording_id)
    assert [without.species_of(key) for key in ids] == [None, None, None, None, owl, wren]
    assert without.best_example(wren) is None
    assert not len(without.best_example_rows)


@pytest.mark.parametrize(
    ("states", "unexplained"),
    [
        ({}, []),
        ({None: ListState.UNTAGGED}, []),
        ({None: ListState.INCOMPLETE}, [2]),
        ({None: ListState.COMPLETE, (0.0, 1.0): ListState.UNTAGGED}, [2]),
    ],
    ids=str,
)
def test_what_no_listed_species_explains_is_asked(told, states, unexplained):
    project, recording_id, species, ids = told
    lists = [
        SpeciesList(
            recording_id=recording_id, state=state, span_s=span_s,
            tags={} if state is ListState.UNTAGGED else {species["Wren"]: TagState.PRESENT},
        )
        for span_s, state in states.items()
    ]  # fmt: skip
    with project.transaction("list") as tx:
        for one in lists:
            tx.lists.set(one, person_provenance("Ada"))
        tx.scores.put(recording_id, scored(project.runs.id_in_use(), ids))
    view = load_recording(project, recording_id)
    assert np.flatnonzero(view.is_unexplained()).tolist() == unexplained
    with project.reader() as reader:
        looks = segment_styles(view, SpeciesBook.of(reader))
    assert [looks.names[text] if text >= 0 else "" for text in looks.labels.tolist()] == [
        "Wren", "Owl", "?" if unexplained else "", "Noise", "Owl", "Wren",
    ]  # fmt: skip
    assert np.isnan(looks.probabilities[[3, 4, 5]]).all()
    assert [int(row) for row in view.shapes.row_of.find(ids)] == list(range(6))
