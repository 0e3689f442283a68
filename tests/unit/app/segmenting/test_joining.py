"""Joining the fragments of calls that a run named alike."""

import json
import sqlite3
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from birdann.app.commands import AcceptSuggestedTags, AddSpecies, LabelSegments, NoteSegments
from birdann.app.learning.learn import learn
from birdann.app.learning.predicting import predict
from birdann.app.learning.training_data import gather_training
from birdann.app.maintenance.adding import add_paths
from birdann.app.results.ledger import methods
from birdann.app.segmenting import outlines, segment
from birdann.app.segmenting.joining import plan_joining
from birdann.app.segmenting.segment import segment_project
from birdann.core.errors import NothingToLearnError, SegmentGoneError
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import new_id
from birdann.core.labels import LabelState
from birdann.core.predictions import Mode
from birdann.core.provenance import run_provenance
from birdann.core.segment import Segment
from birdann.core.validation import Sample, SampleItem
from birdann.features.schema import DEFAULT_SCHEMA, schema_of
from birdann.models.call_probability import whole_probability
from tests.making import score_table

KEY = schema_of(DEFAULT_SCHEMA).key


@pytest.fixture
def scene(session, factory, tmp_path, write_wav):
    """A recording of three tones; each has an edge outlined by itself, just above it.

    The first pair is named Owl, the second Owl and Wren, the third Owl.
    """
    write_wav(tmp_path / "audio" / "a.wav", tones_hz=(2500.0, 4500.0, 3500.0))
    add_paths(session, [tmp_path / "audio"])
    segment_project(session)
    (recording,) = session.project.recordings.all()
    species = [factory.species(name) for name in ("Owl", "Wren")]
    session.execute(AddSpecies(species))
    found = session.project.segments.of(recording.id)
    assert len(found) == 3
    made = run_provenance("test")
    edges = []
    for tone in found:
        box = TimeFreqBox(
            onset_s=tone.box.onset_s, offset_s=tone.box.offset_s,
            low_hz=tone.box.high_hz, high_hz=tone.box.high_hz + 200,
        )  # fmt: skip
        drawn = outlines.draw(session, recording.id, box).new
        (segment,) = drawn.segments
        edges.append(
            Segment(
                id=new_id(), recording_id=recording.id, box=box, mask=segment.mask, provenance=made
            )
        )
    run = factory.run(species)
    owl, wren = [0.8, 0.1], [0.1, 0.8]
    with session.project.transaction("score") as tx:
        tx.segments.add(edges, schema_key=KEY, features=np.zeros((3, len(schema_of(KEY)))))
        tx.runs.add(run, b"", {})
        table = score_table(
            run.id,
            [s.id for s in (*found, *edges)],
            [owl, owl, owl, owl, wren, [0.6, 0.3]],
            mode=Mode.TRANSDUCTIVE,
            call_probability=np.float32([0.9, 0.8, 0.7, 0.1, 0.1, 0.2]),
            none_probabilities=np.float32([0.1, 0.1, 0.1, 0.1, 0.1, 0.1]),
        )
        tx.scores.put(recording.id, table)
    return session, recording, found, edges, species, run


def said(session, recording, run):
    scores = session.project.scores.best(run.id, recording.id)
    return {
        key: (one.species_id, pytest.approx(one.probability, abs=1e-6), one.call_probability)
        for key, one in scores.items()
    }


def test_what_sounds_together_and_is_named_alike_is_one_call(scene):
    session, recording, found, edges, (owl, _), run = scene
    before = said(session, recording, run)
    planned = plan_joining(session)
    assert (planned.report.n_fragments, planned.report.n_calls) == (4, 2)
    assert (
        planned.command.size == 6
    )  # of rows, so that the window does large ones in the background
    session.execute(planned.command)
    segments = {s.id: s for s in session.project.segments.of(recording.id)}
    assert len(segments) == 4
    assert {found[1].id, edges[1].id} <= set(segments)
    first, third = planned.command.new.segments
    whole, tone = segments[first.id], found[0]  # nothing sounds in what was drawn as its edge
    assert whole.box.onset_s == pytest.approx(tone.box.onset_s, abs=0.008)
    assert whole.box.offset_s == pytest.approx(tone.box.offset_s, abs=0.008)
    assert whole.box.low_hz == pytest.approx(tone.box.low_hz, abs=20)
    assert whole.mask.intersection_size(tone.mask) == tone.mask.n_pixels
    now = said(session, recording, run)
    boxes = [call.box for call in segments.values()]
    whole = whole_probability(
        np.full(4, 0.1),  # what each fragment was said to be none of the species
        np.array([(box.onset_s, box.offset_s, box.low_hz, box.high_hz) for box in boxes]),
    )
    call_probability_of = dict(zip(segments, whole.tolist(), strict=True))
    assert now[first.id] == (owl.id, 0.8, pytest.approx(call_probability_of[first.id]))
    assert now[third.id] == (owl.id, 0.7, pytest.approx(call_probability_of[third.id]))
    for key in (found[1].id, edges[1].id):  # which Nothing was joined to
        assert now[key][2] == pytest.approx(call_probability_of[key])
    table = session.project.features.of(recording.id, KEY)
    assert {first.id, third.id} <= set(table.segment_ids.tolist())
    session.undo()
    assert said(session, recording, run) == before
    session.redo()
    assert said(session, recording, run).keys() == segments.keys()


def read_by_models(session):
    table = session.project.features.instances(KEY)
    return table.fragment_ids.tolist(), table.X.tolist()


def test_it_is_planned_where_it_is_wished(scene):
    session, recording, *_ = scene
    assert plan_joining(session, recording_ids=()).command is None
    assert plan_joining(session, recording_ids={recording.id}).report.n_calls == 2


def test_models_go_on_reading_the_pieces(scene):
    session, recording, found, edges, _, run = scene
    before = read_by_models(session)
    session.execute(plan_joining(session).command)
    assert read_by_models(session) == before
    sentence = "2 calls were joined from 4 fragments of a species; each was exported as one call."
    assert sentence in methods(session.project)
    first = session.project.segments.of(recording.id)[0]
    fragments = sorted([found[0], edges[0]], key=lambda segment: segment.box.onset_s)
    assert session.project.segments.fragment_ids(recording.id)[first.id] == [
        fragment.id for fragment in fragments
    ]
    table = session.project.features.instances(KEY)
    assert table.segment_ids.tolist().count(first.id) == 2
    assert first.id in session.project.features.table(KEY).segment_ids
    assert plan_joining(session).command is None  # as the run still says the same
    session.execute(LabelSegments([first.id], LabelState.CONFIRMED, run.species_ids[1], run.id))
    with session.project.reader() as reader:
        (label,) = {
            label
            for label, segment in zip(
                gather_training(reader, KEY).supervision.y.tolist(),
                table.segment_ids.tolist(),
                strict=True,
            )
            if segment == first.id
        }
    assert label >= 0
    session.undo()
    session.undo()
    assert read_by_models(session) == before


def name_anew(session, recording, run, keys, probabilities):
    with session.project.transaction("score") as tx:
        table = tx.scores.table(run.id, recording.id, with_fragments=True)
        probabilities = np.float32(
            [
                probabilities if key in keys else row
                for key, row in zip(table.segment_ids.tolist(), table.probabilities, strict=True)
            ]
        )
        tx.scores.put(recording.id, replace(table, probabilities=probabilities))


def test_what_is_named_differently_now_is_taken_apart_and_what_was_judged_is_not(scene):
    session, recording, found, edges, (owl, _), run = scene
    session.execute(plan_joining(session).command)
    first, third = (
        whole
        for whole, fragments in sorted(
            session.project.segments.fragment_ids(recording.id).items(),
            key=lambda segment: segment[1] != sorted([found[0].id, edges[0].id]),
        )
    )
    session.execute(LabelSegments([third], LabelState.CONFIRMED, owl.id, run.id))
    name_anew(session, recording, run, {edges[0].id, edges[2].id}, [0.1, 0.8])
    before = said(session, recording, run)
    planned = plan_joining(session)
    assert (planned.report.n_calls, planned.report.n_apart) == (0, 2)
    assert "Separated again" in " ".join(planned.report.lines())
    session.execute(planned.command)
    now = said(session, recording, run)
    assert first not in now
    assert {found[0].id, edges[0].id, third} <= set(now)
    assert now[found[0].id][0] == owl.id
    assert now[edges[0].id][0] == run.species_ids[1]
    session.undo()
    assert said(session, recording, run) == before


def test_what_is_judged_while_it_is_planned_is_left(scene):
    session, recording, found, _, (owl, _), run = scene
    planned = plan_joining(session)
    session.execute(LabelSegments([found[0].id], LabelState.CONFIRMED, owl.id, run.id))
    before = said(session, recording, run)
    session.execute(planned.command)
    assert said(session, recording, run) == before
    session.undo()
    assert said(session, recording, run) == before


def test_nothing_is_said_of_a_piece_that_was_joined_meanwhile(scene):
    session, _, found, _, (owl, _), run = scene
    session.execute(plan_joining(session).command)
    fragment = found[0].id
    for said_of_it in (
        NoteSegments([fragment], "faint"),
        LabelSegments([fragment], LabelState.CONFIRMED, owl.id, run.id),
    ):
        with pytest.raises(SegmentGoneError):
            session.execute(said_of_it)
    assert not session.project.segments.ids_with_notes()
    assert not session.project.labels.of([fragment])


def test_what_is_asked_in_a_sample_or_has_a_note_stays_as_it_is(scene):
    session, recording, found, edges, (owl, _), run = scene
    item = SampleItem(
        place=0, recording_id=recording.id, onset_s=0.1, offset_s=0.2, species_id=owl.id, score=0.8,
        bin=0, segment_id=found[0].id,
    )  # fmt: skip
    sample = Sample(
        id=new_id(), name="one", source=run.id, seed=0, is_blinded=False, design={},
        provenance=run_provenance("test"),
    )  # fmt: skip
    with session.project.transaction("draw") as tx:
        tx.samples.add(sample, [item])
    session.execute(NoteSegments([edges[2].id], "faint"))
    assert plan_joining(session).command is None


def test_it_is_undone_and_done_again_when_the_run_is_gone(scene):
    session, recording, *_, run = scene
    before = {s.id for s in session.project.segments.of(recording.id)}
    session.execute(plan_joining(session).command)
    joined = {s.id for s in session.project.segments.of(recording.id)}
    with session.project.transaction("take the run out") as tx:
        tx.runs.delete(run.id)
    session.undo()
    assert {s.id for s in session.project.segments.of(recording.id)} == before
    session.redo()
    assert {s.id for s in session.project.segments.of(recording.id)} == joined


def test_what_a_person_judged_or_drew_stays_as_it_is(scene):
    session, _, found, edges, (owl, _), run = scene
    session.execute(LabelSegments([edges[0].id], LabelState.CONFIRMED, owl.id, run.id))
    session.execute(outlines.reshape(session, found[2].id, found[2].box))
    assert plan_joining(session).command is None
    assert "Nothing was joined" in " ".join(plan_joining(session).report.lines())


def test_what_cannot_be_read_is_left_and_named(scene, tmp_path):
    session, *_ = scene
    (tmp_path / "audio" / "a.wav").unlink()
    planned = plan_joining(session)
    assert planned.command is None
    assert "a.wav" in planned.report.lines()[-1]


def test_a_model_learns_from_the_pieces_and_names_the_whole(scene):
    session, recording, found, edges, (owl, _), _ = scene
    before = session.project.features.instances(KEY)
    assert len(before.fragment_ids) == len(set(before.segment_ids.tolist())) == 6
    session.execute(plan_joining(session).command)
    session.execute(AcceptSuggestedTags([(recording.id, None, owl.id)]))
    joined = set(session.project.features.of(recording.id, KEY).segment_ids.tolist())
    now = session.project.features.instances(KEY)
    assert Counter(now.segment_ids.tolist()) == {
        key: 1 if key in {found[1].id, edges[1].id} else 2 for key in joined
    }
    assert sorted(now.X.tolist()) == sorted(before.X.tolist())
    learned = learn(session, model="ored-lr")
    assert learned.run.report.data.segments == learned.prediction.n_segments == 4
    table = session.project.scores.table(learned.run.id, recording.id)
    assert sorted(table.segment_ids.tolist()) == sorted(joined)
    single = np.isin(table.segment_ids, [found[1].id, edges[1].id])  # of one fragment each
    assert single.sum() == 2
    of_calls = table.probabilities.sum(axis=1) / table.animal_probability
    assert (of_calls + table.none_probabilities)[single] == pytest.approx(1.0, abs=1e-5)
    assert (of_calls + table.none_probabilities)[~single] == pytest.approx(1.0, abs=0.01)


def test_a_label_of_the_whole_holds_for_its_pieces(scene):
    session, *_, (_, wren), run = scene
    command = plan_joining(session).command
    session.execute(command)
    first = command.new.ids[0]
    session.execute(LabelSegments([first], LabelState.CORRECTED, wren.id, run.id))
    with session.project.reader() as reader:
        data = gather_training(reader, KEY)
    labelled = data.supervision.y >= 0
    assert data.segment_ids[labelled].tolist() == [first] * 2
    assert [data.species_ids[j] for j in data.supervision.y[labelled]] == [wren.id] * 2
    learned = learn(session, model="ored-lr")
    assert learned.run.report.data.labelled_segments == 1


def planned(session, jobs):
    """Return what would be joined: the fragments of each call, its shape and its features."""
    command = plan_joining(session, jobs=jobs).command
    new = command.new
    return sorted(
        (sorted(command.fragments[segment.id]), segment.box.onset_s, segment.mask.runs.tobytes())
        for segment in new.segments
    ), sorted(row.tobytes() for row in new.features)


def test_several_processes_and_shares_join_what_one_does(scene, monkeypatch):
    session, recording, *_ = scene
    alone = planned(session, jobs=1)
    monkeypatch.setattr(segment, "WORTH_A_WORKER_S", 0.1)
    monkeypatch.setattr(segment, "_n_sections", lambda *_: 3)
    assert planned(session, jobs=2) == alone
    (session.project.audio_path(recording).path).write_bytes(b"RIFF")
    left = plan_joining(session, jobs=2)
    assert left.command is None
    (failure,) = left.report.failures
    assert failure.path == recording.name
    assert left.report.sentences()[-1].endswith(f"{recording.name}. {failure.message}")


def test_what_is_around_a_call_is_heard_where_nothing_is_known_of_it(scene):
    session, _, found, *_ = scene
    expected = planned(session, jobs=1)
    with session.project.transaction("forget") as tx:
        tx.features.put([found[1].id], "hja38/1", np.zeros((1, 38)))
    connection = sqlite3.connect(session.project.path)
    with connection:
        connection.execute(
            "DELETE FROM feature WHERE segment = ? AND feature_schema = "
            "(SELECT pk FROM feature_schema WHERE key = ?)",
            [found[1].id, KEY],
        )
    connection.close()
    assert planned(session, jobs=1) == expected


def test_without_a_run_there_are_no_names(session):
    with pytest.raises(NothingToLearnError):
        plan_joining(session)


def test_the_command_line_joins_and_tells(scene, says):
    session, *_ = scene
    path = str(session.project.path)
    session.project.close()
    told = json.loads(says("join", path, "--json"))
    assert (told["n_fragments"], told["n_calls"], told["failures"]) == (4, 2, [])
    assert "Nothing was joined" in says("join", path)


def test_undoing_it_leaves_what_a_later_training_says(scene):
    session, recording, _, _, (owl, _), _ = scene
    session.execute(AcceptSuggestedTags([(recording.id, None, owl.id)]))
    learn(session, model="ored-lr")
    session.execute(plan_joining(session).command)
    later = learn(session, model="ored-lr").run
    session.undo()
    now = said(session, recording, later)
    predict(session)
    assert now == said(session, recording, later)


def test_undoing_it_keeps_what_the_same_model_said_since(scene):
    session, recording, _, edges, _, run = scene
    session.execute(plan_joining(session).command)
    name_anew(session, recording, run, {edges[0].id}, [0.1, 0.8])
    session.undo()
    now = said(session, recording, run)
    assert now[edges[0].id][:2] == (run.species_ids[1], 0.8)
    assert now[edges[0].id][2] > 0.0
    session.redo()
    session.undo()
    assert said(session, recording, run) == now
