"""What counts as one call, learned from examples."""

import numpy as np
import pytest
import soundfile

from birdann.app.commands import AddSpecies, LabelSegments
from birdann.app.maintenance.adding import add_paths
from birdann.app.segmenting import outlines
from birdann.app.segmenting.call_pauses import (
    MIN_EXAMPLES,
    CallPause,
    described,
    learned_pauses,
    saved_pauses,
)
from birdann.app.segmenting.joining import plan_joining
from birdann.app.segmenting.segment import segment_project
from birdann.core.labels import LabelState, Species
from birdann.core.predictions import Mode, ScoreTable
from birdann.segmentation.joining import across_pauses, learned_pause

RATE = 22050
N_SONGS, N_NOTES = 8, 3


@pytest.fixture
def songs(session, factory, tmp_path):
    """Eight songs of three notes, 120 ms apart, all named Serin by a run; the notes by onset."""
    sound = np.random.default_rng(0).normal(0, 0.002, int((N_SONGS + 1) * RATE))
    t = np.arange(int(0.1 * RATE)) / RATE
    for song in range(N_SONGS):
        for note in range(N_NOTES):
            at = int((0.3 + song + 0.22 * note) * RATE)
            sound[at : at + len(t)] += 0.2 * np.sin(2 * np.pi * (3000 + 500 * note) * t)
    path = tmp_path / "audio" / "a.wav"
    path.parent.mkdir()
    soundfile.write(path, sound, RATE)
    add_paths(session, [path.parent])
    segment_project(session)
    (recording,) = session.project.recordings.all()
    serin = factory.species("Serin")
    session.execute(AddSpecies([serin]))
    notes = sorted(session.project.segments.of(recording.id), key=lambda one: one.box.onset_s)
    assert len(notes) == N_SONGS * N_NOTES
    run = factory.run([serin])
    with session.project.transaction("score") as tx:
        tx.runs.add(run, b"", {})
        table = ScoreTable(
            run_id=run.id,
            mode=Mode.TRANSDUCTIVE,
            segment_ids=np.array([one.id for one in notes]),
            probabilities=np.full((len(notes), 1), 0.9, np.float32),
            call_probability=np.full(len(notes), 0.9, np.float32),
            none_probabilities=np.full(len(notes), 0.1, np.float32),
        )
        tx.scores.put(recording.id, table)
    return session, recording, serin, notes


def merge_songs(session, serin, notes, n_songs):
    for song in range(n_songs):
        command = outlines.merge(session, [one.id for one in notes[3 * song : 3 * song + 3]])
        session.execute(command)
        session.execute(LabelSegments(command.new.ids, LabelState.CONFIRMED, serin.id))


def test_five_merged_songs_teach_the_pause_that_joins_the_others(songs):
    session, recording, serin, notes = songs
    merge_songs(session, serin, notes, MIN_EXAMPLES)
    (learned,) = learned_pauses(session.project)
    assert (learned.species_id, learned.n_examples) == (serin.id, MIN_EXAMPLES)
    assert learned.pause_s == 0.2
    planned = plan_joining(session, pauses=[learned])
    assert planned.n_calls[serin.id] == (9, 3)
    before = {one.id for one in session.project.segments.of(recording.id)}
    assert planned.report.pauses == "Longest pause inside one call: Serin 200 ms."
    session.execute(planned.command)
    assert len(session.project.segments.of(recording.id)) == N_SONGS
    assert saved_pauses(session.project) == [learned]
    # joining again, as after a training, keeps them, and learning again says the same
    assert plan_joining(session).command is None
    assert learned_pauses(session.project) == [learned]
    session.undo()
    assert {one.id for one in session.project.segments.of(recording.id)} == before
    assert saved_pauses(session.project) == []


def test_calls_are_taken_apart_again_where_the_pause_is_taken_back(songs):
    session, recording, serin, notes = songs
    session.execute(
        plan_joining(session, pauses=[CallPause(species_id=serin.id, pause_s=0.2)]).command
    )
    assert len(session.project.segments.of(recording.id)) == N_SONGS
    planned = plan_joining(session, pauses=[])
    assert planned.n_calls[serin.id] == (N_SONGS, N_SONGS * N_NOTES)
    session.execute(planned.command)
    assert {one.id for one in session.project.segments.of(recording.id)} == {s.id for s in notes}


def test_too_few_examples_teach_nothing(songs):
    session, _, serin, notes = songs
    merge_songs(session, serin, notes, MIN_EXAMPLES - 1)
    (learned,) = learned_pauses(session.project)
    assert learned.n_examples == MIN_EXAMPLES - 1
    assert np.isnan(learned.pause_s)


def test_what_a_person_judged_is_not_joined(songs):
    session, recording, serin, notes = songs
    session.execute(LabelSegments([notes[1].id], LabelState.CONFIRMED, serin.id))
    pauses = [CallPause(species_id=serin.id, pause_s=0.2)]
    session.execute(plan_joining(session, pauses=pauses).command)
    left = {one.id for one in session.project.segments.of(recording.id)}
    assert notes[1].id in left
    assert len(left) == N_SONGS - 1 + 3


def test_pauses_join_one_label_and_no_longer_than_a_call_can_be():
    spans = np.array([[0.0, 0.1], [0.15, 0.2], [0.16, 0.3], [0.5, 0.6], [0.31, 0.4]])
    labels, pauses = np.array([0, 0, 1, 0, 0]), np.array([0.12, 0.12, np.nan, 0.12, 0.12])
    groups = sorted(sorted(group.tolist()) for group in across_pauses(spans, labels, pauses))
    assert groups == [[0, 1, 3, 4], [2]]
    onsets = np.arange(100.0)
    long = np.stack([onsets, onsets + 0.9], axis=1)
    groups = across_pauses(long, np.zeros(100, np.int64), np.full(100, 0.2))
    assert max(map(len, groups)) == 30


def test_examples_of_single_notes_teach_that_they_stay_apart():
    notes = np.array([[0.0, 0.1], [0.15, 0.25], [0.3, 0.4]])
    pause_s, overlap = learned_pause([(one, notes) for one in notes])
    assert np.isnan(pause_s)
    assert overlap == pytest.approx(1.0)


def test_an_example_without_fragments_teaches_nothing():
    pause_s, overlap = learned_pause([(np.array([0.0, 1.0]), np.zeros((0, 2)))])
    assert np.isnan(pause_s)
    assert overlap == 0


def test_pauses_are_said_in_a_sentence():
    wren, owl, jay = (
        CallPause(species_id=i, pause_s=p) for i, p in enumerate((0.05, np.nan, 0.2))
    )
    species = {i: Species(id=i, name=name) for i, name in enumerate(("Wren", "Owl", "Jay"))}
    said = described([wren, owl, jay], species)
    assert said == "Longest pause inside one call: Jay 200 ms, Wren 50 ms."
    assert described([owl], species) == ""
