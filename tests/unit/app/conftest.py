"""A session on an empty project, and one on recordings of tones."""

import numpy as np
import pytest

from birdann.app.commands import AddRecordings, SetSpeciesLists
from birdann.app.maintenance.adding import add_paths
from birdann.app.session import Session
from birdann.store import Project
from tests.making import list_of


@pytest.fixture
def session(tmp_path):
    with Project.create(tmp_path / "p.birdann") as project:
        yield Session(project, reviewer="Ada")


@pytest.fixture
def sounds(session, tmp_path, write_wav):
    """Add two recordings, a and b, to a session."""
    add_paths(session, [write_wav(tmp_path / "audio" / f"{n}.wav", seed=ord(n)) for n in "ab"])
    return session


@pytest.fixture
def learnable(session, factory):
    """Fill a session: 12 recordings with lists over 3 species of well separated features."""
    return fill_learnable(session, factory, 6.0 * np.eye(3, 5), "test/1")


def fill_learnable(session, factory, centres, schema_key, n_recordings=12):
    """Fill a session with recordings whose species have these mean features."""
    rng = np.random.default_rng(0)
    species = [factory.species(name) for name in ("Crow", "Owl", "Wren")]
    recordings = [factory.recording(f"{i:02}.wav") for i in range(n_recordings)]
    session.execute(AddRecordings(recordings))
    lists, truth = [], {}
    with session.project.transaction("segments") as tx:
        for i, recording in enumerate(recordings):
            listed = sorted({i % 3, (i // 3) % 3})
            segments = [factory.segment(recording.id, 100 * (k + 1)) for k in range(6)]
            kinds = [listed[k % len(listed)] for k in range(6)]
            X = centres[kinds] + 0.3 * rng.standard_normal((6, centres.shape[1]))
            tx.segments.add(segments, schema_key=schema_key, features=X)
            truth.update({s.id: species[k].id for s, k in zip(segments, kinds, strict=True)})
            lists.append(list_of(recording.id, *(species[j].id for j in listed)))
    session.execute(SetSpeciesLists(lists, new_species=species))
    session.truth = truth
    return session
