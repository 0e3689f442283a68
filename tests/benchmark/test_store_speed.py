"""How fast a project file is: edits that a person waits for, listings of large projects."""

import numpy as np
import pytest

from birdann.core.ids import RecordingId
from birdann.core.labels import Label, LabelState
from birdann.core.predictions import Mode, ScoreTable
from birdann.core.provenance import by_person
from birdann.store import Project

pytestmark = pytest.mark.benchmark

N_RECORDINGS, N_PER_RECORDING = 1000, 100


@pytest.fixture(scope="module")
def large(tmp_path_factory, factory):
    """A project of 1,000 recordings with 100 scored segments each."""
    rng = np.random.default_rng(0)
    recordings = [factory.recording(f"{i:05}.wav") for i in range(N_RECORDINGS)]
    species = [factory.species(name) for name in "abcdefghij"]
    run = factory.run(species)
    with Project.create(tmp_path_factory.mktemp("large") / "p.birdann") as project:
        with project.transaction("fill") as tx:
            tx.put_recordings(recordings)
            tx.put_species(species)
            tx.add_run(run, b"", {})
        for recording in recordings:
            segments = [factory.segment(recording.id, 10 * k) for k in range(N_PER_RECORDING)]
            P = rng.dirichlet(np.ones(11), N_PER_RECORDING)[:, :10].astype(np.float32)
            with project.transaction("segment") as tx:
                tx.add_segments(
                    segments, schema_key="t/1", features=rng.random((N_PER_RECORDING, 38))
                )
                tx.put_scores(
                    recording.id,
                    ScoreTable(
                        run_id=run.id,
                        mode=Mode.INDUCTIVE,
                        segment_ids=tuple(s.id for s in segments),
                        probabilities=P,
                    ),
                )
        yield project


def test_store_label(benchmark, large):
    species = large.species()[0]
    recording = large.recordings()[0]
    ids = iter([s.segment_id for s in large.segment_places(recording.id)] * 100)

    def label():
        with large.transaction("label") as tx:
            tx.set_labels(
                [
                    Label(
                        segment_id=next(ids),
                        state=LabelState.CONFIRMED,
                        species_id=species.id,
                        provenance=by_person("Ada"),
                    )
                ]
            )

    benchmark.pedantic(label, rounds=200, warmup_rounds=5)


def test_store_insert_10_000_segments(benchmark, large, factory):
    recording_id = large.recordings()[-1].id
    X = np.zeros((10_000, 38))

    def fresh():
        return ([factory.segment(RecordingId(recording_id), k) for k in range(10_000)],), {}

    def insert(segments):
        with large.transaction("segment") as tx:
            tx.add_segments(segments, schema_key="t/1", features=X)
        with large.transaction("clean") as tx:
            tx.set_segments_deleted([s.id for s in segments], True)

    benchmark.pedantic(insert, setup=fresh, rounds=3)


def test_store_counts(benchmark, large):
    assert benchmark(large.counts).segments == N_RECORDINGS * N_PER_RECORDING


def test_store_recording_statuses(benchmark, large):
    assert len(benchmark(large.recording_statuses)) == N_RECORDINGS


def test_store_segment_table(benchmark, large):
    table = benchmark.pedantic(large.segment_table, rounds=3)
    assert len(table) == N_RECORDINGS * N_PER_RECORDING


def test_store_feature_table(benchmark, large):
    table = benchmark.pedantic(lambda: large.feature_table("t/1"), rounds=3)
    assert table.X.shape == (N_RECORDINGS * N_PER_RECORDING, 38)


def test_store_segments_of_one_recording(benchmark, large):
    recording = large.recordings()[0]
    assert len(benchmark(lambda: large.segments(recording.id))) == N_PER_RECORDING
