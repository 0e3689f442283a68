"""Distances of segments by features, and by a network's vectors where every segment has one."""

import numpy as np
import pytest
from numpy.testing import assert_allclose

from birdann.app.reviewing.similar_segments import FEATURE_WEIGHT, distances_to, vectors_at
from birdann.app.reviewing.similarity import FeatureSpace
from birdann.core.errors import Cancelled
from birdann.core.ids import as_ids
from birdann.store.vectors import VectorFile, WindowVectors

NETWORK, TITLE = "0123456789abcdef", "Net 1"
WINDOW_S = 3.0


def put_vectors(project, recordings, network=NETWORK, title=TITLE):
    """Store vectors of two numbers that turn with the recording's place; return these, (n, 2)."""
    angle = np.linspace(0, np.pi / 2, len(recordings))
    V = np.rint(127 * np.stack([np.cos(angle), np.sin(angle)], axis=1)).astype(np.int8)
    with VectorFile(project.path, writes=True) as file:
        for recording, v in zip(recordings, V, strict=True):
            n = int(np.ceil(recording.duration_s / WINDOW_S))
            values = np.repeat(v[None], max(n, 1), axis=0)
            file.put(network, title, recording, WindowVectors(first=0, step_s=WINDOW_S, window_s=WINDOW_S, values=values))  # fmt: skip
    return V.astype(float) / np.linalg.norm(V.astype(float), axis=1, keepdims=True)


@pytest.fixture
def read(learnable):
    with learnable.project.reader() as reader:
        yield reader, reader.overview.segments(), FeatureSpace.read(reader)


def test_both_distances_are_added(learnable, read):
    reader, table, space = read
    recordings = [reader.recordings.one(key) for key in table.recording_ids]
    unit = put_vectors(learnable.project, recordings)
    examples = as_ids(table.segment_ids[[3, 40]].tolist())
    found, title = distances_to(reader, table, space, examples)
    assert title == TITLE
    alone = [space.distances([key], table.segment_ids) for key in examples.tolist()]
    cosine = [1 - unit[table.recording] @ unit[table.recording[row]] for row in (3, 40)]
    expected = np.minimum(*(FEATURE_WEIGHT * a + c for a, c in zip(alone, cosine, strict=True)))
    expected[[3, 40]] = 0
    assert_allclose(found, expected, atol=1e-5)


def test_features_alone_count_unless_every_segment_has_a_vector(learnable, read):
    reader, table, space = read
    recordings = [reader.recordings.one(key) for key in table.recording_ids]
    example = as_ids(table.segment_ids[[3]].tolist())
    alone = space.distances(example.tolist(), table.segment_ids)
    put_vectors(learnable.project, recordings[1:])
    found, title = distances_to(reader, table, space, example)
    assert title == ""
    assert_allclose(found, alone)
    put_vectors(learnable.project, recordings[:1])
    assert distances_to(reader, table, space, example)[1] == TITLE
    learnable.project.path.with_name(learnable.project.path.name + "-vectors").unlink()
    assert distances_to(reader, table, space, example)[1] == ""


def test_of_two_networks_the_later_counts_that_has_all(learnable, read):
    reader, table, space = read
    recordings = [reader.recordings.one(key) for key in table.recording_ids]
    example = as_ids(table.segment_ids[[3]].tolist())
    put_vectors(learnable.project, recordings)
    put_vectors(learnable.project, recordings[1:], "f" * 16, "Net 2")
    assert distances_to(reader, table, space, example)[1] == TITLE
    put_vectors(learnable.project, recordings[:1], "f" * 16, "Net 2")
    assert distances_to(reader, table, space, example)[1] == "Net 2"


def test_segments_without_features_come_last_and_an_unknown_example_finds_none(learnable, read):
    reader, table, space = read
    put_vectors(learnable.project, [reader.recordings.one(key) for key in table.recording_ids])
    fewer = FeatureSpace(space.ids[1:], space.Z[1:])
    row = int(np.flatnonzero(table.segment_ids == space.ids[0])[0])
    other = (row + 1) % len(table)
    found, _ = distances_to(reader, table, fewer, as_ids(table.segment_ids[[other]].tolist()))
    assert np.isinf(found).nonzero()[0].tolist() == [row]
    found, title = distances_to(reader, table, fewer, as_ids(table.segment_ids[[row]].tolist()))
    assert title == ""
    assert (found[row], np.isinf(found).sum()) == (0, len(table) - 1)


def test_it_can_be_cancelled(learnable, read):
    reader, table, space = read
    put_vectors(learnable.project, [reader.recordings.one(key) for key in table.recording_ids])

    def cancelled(_fraction, _text):
        raise Cancelled

    with pytest.raises(Cancelled):
        distances_to(reader, table, space, table.segment_ids[:1], progress=cancelled)


def test_the_nearest_window_of_all_runs_is_taken(learnable, read):
    reader, _, _ = read
    recording = reader.recordings.all()[0]
    with VectorFile(reader.path, writes=True) as file:
        for step_s, start, n in ((3.0, 0, 2), (1.0, 0, 3), (1.0, 3, 1)):
            values = np.array([[start + k + 1, 10 * step_s] for k in range(n)], np.int8)
            file.put(NETWORK, TITLE, recording, WindowVectors(first=start, step_s=step_s, window_s=3.0, values=values))  # fmt: skip
        found = vectors_at(file, NETWORK, recording, np.array([0.2, 2.4, 3.6, 5.9]))
        expected = np.array([[1, 30], [2, 10], [3, 10], [2, 30]], float)
        assert_allclose(
            found, expected / np.linalg.norm(expected, axis=1, keepdims=True), atol=1e-6
        )
        assert vectors_at(file, NETWORK, recording, np.array([0.2, 6.1])) is None
        assert vectors_at(file, "f" * 16, recording, np.array([0.2])) is None
