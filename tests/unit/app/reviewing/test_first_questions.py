"""What is asked first where lists are few."""

import numpy as np
import pytest

from birdann.app.commands import LabelSegments, SetSpeciesLists
from birdann.app.learning.learn import learn
from birdann.app.reviewing import first_questions as module
from birdann.app.reviewing.first_questions import N_FIRST, first_questions
from birdann.core.labels import LabelState, ListState, SpeciesList


@pytest.fixture
def learned(learnable):
    learn(learnable, model="ored-lr")
    return learnable


def asked(session):
    with session.project.reader() as reader:
        return first_questions(reader, reader.overview.segments()).tolist()


def answer(session, keys):
    run = session.project.runs.shown()
    for key in keys:
        session.execute(LabelSegments([key], LabelState.CONFIRMED, session.truth[key], run))


def test_ten_are_asked_and_fewer_after_each_answer(learned):
    first = asked(learned)
    assert len(set(first)) == N_FIRST
    answer(learned, first[:3])
    assert len(asked(learned)) == N_FIRST - 3
    assert not set(asked(learned)) & set(first[:3])
    answer(learned, first[3:])
    assert asked(learned) == []


def test_nothing_comes_first_where_lists_are_many(learned, monkeypatch):
    monkeypatch.setattr(module, "FEW_LISTS", 1)
    assert asked(learned) == []


def test_nothing_comes_first_without_a_model(learnable):
    assert asked(learnable) == []


def test_only_recordings_with_a_list_are_asked_about(learned):
    kept, *others = [one.id for one in learned.project.recordings.all()]
    untagged = [SpeciesList(recording_id=key, state=ListState.UNTAGGED, tags={}) for key in others]
    learned.execute(SetSpeciesLists(untagged))
    with learned.project.reader() as reader:
        table = reader.overview.segments()
    own = table.segment_ids[table.recording == table.recording_ids.index(kept)]
    assert np.isin(asked(learned), own).all()
