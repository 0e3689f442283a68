"""What is asked first where lists are few."""

import numpy as np
import pytest

from birdann.app.commands import LabelSegments, SetSpeciesLists
from birdann.app.exchange.evidence import import_evidence
from birdann.app.learning.calls import set_min_call_probability
from birdann.app.learning.learn import learn
from birdann.app.learning.predicting import Rescorer
from birdann.app.reviewing import first_questions as module
from birdann.app.reviewing.first_questions import N_FIRST, first_questions
from birdann.core.ids import rows_of
from birdann.core.labels import LabelState, ListState, SpeciesList
from birdann.features.schema import SCHEMAS
from tests.unit.app.conftest import fill_learnable


@pytest.fixture
def learned(learnable):
    learn(learnable, model="ored-lr")
    return learnable


def asked(session):
    with session.project.reader() as reader:
        return first_questions(reader, reader.overview.segments()).tolist()


def answer(session, keys):
    run = session.project.runs.id_in_use()
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


def test_nothing_is_asked_where_all_sounds_are_below_the_threshold(learned):
    set_min_call_probability(learned, 1.0)
    assert asked(learned) == []


def test_faint_sounds_are_not_among_the_first(session, factory):
    """A person cannot name what hardly stands out: half of the sounds are 4 dB, others 20."""
    names = list(SCHEMAS["extended"].names)
    rng = np.random.default_rng(1)
    fill_learnable(session, factory, 6.0 * np.eye(3, len(names)), "extended/1")
    ids = session.project.overview.segments().segment_ids
    X = session.project.features.table(
        "extended/1", [recording.id for recording in session.project.recordings.all()]
    ).X
    contrast_db = rng.choice([4.0, 20.0], len(ids))
    beside = [names.index(name) for name in ("undertone", "overtone_2", "overtone_3")]
    X[:, beside] = rng.uniform(0.0, 2.0, (len(ids), 3)) - contrast_db[:, None]
    with session.project.transaction("features") as tx:
        tx.features.put(ids.tolist(), "extended/1", X)
    learn(session, model="ored-lr")
    first = asked(session)
    assert len(first) == N_FIRST
    assert (contrast_db[np.isin(ids, first)] == 20.0).all()


def test_clear_calls_come_first_however_many_lists_there_are(session, factory):
    fill_learnable(session, factory, 6.0 * np.eye(3, 5), "test/1", n_recordings=61)
    learn(session, model="ored-lr")
    assert len(session.project.lists.tagged_recordings()) == 61
    assert len(asked(session)) == N_FIRST


def test_nothing_comes_first_without_a_model(learnable):
    assert asked(learnable) == []


def test_only_recordings_with_a_list_are_asked_about(learned):
    kept, *others = [recording.id for recording in learned.project.recordings.all()]
    untagged = [SpeciesList(recording_id=key, state=ListState.UNTAGGED, tags={}) for key in others]
    learned.execute(SetSpeciesLists(untagged))
    table = learned.project.overview.segments()
    own = table.segment_ids[table.recording == table.recording_ids.index(kept)]
    assert np.isin(asked(learned), own).all()


def without_lists(session):
    """Take all lists away."""
    keys = [recording.id for recording in session.project.recordings.all()]
    session.execute(
        SetSpeciesLists([SpeciesList(recording_id=key, state=ListState.UNTAGGED) for key in keys])
    )


def test_clear_calls_come_first_where_detections_take_the_place_of_lists(learned, text_file):
    names = [recording.name for recording in learned.project.recordings.all()]
    rows = [f"{name},0,3,Wren,0.9,net" for name in names[::2]]
    table = text_file("scores.csv", "\n".join(["file,start_s,end_s,class,score,detector", *rows]))
    without_lists(learned)
    assert asked(learned) == []
    assert import_evidence(learned, [table]).recordings == len(names[::2])
    Rescorer().rescore(learned)
    first = asked(learned)
    assert len(first) == N_FIRST
    segments = learned.project.overview.segments()
    owners = {
        segments.recording_ids[k] for k in segments.recording[rows_of(segments.segment_ids, first)]
    }
    assert {learned.project.recordings.one(key).name for key in owners} <= set(names[::2])


def test_of_many_segments_those_of_some_recordings_are_compared(learned, monkeypatch):
    monkeypatch.setattr(module, "_MAX_SEGMENTS", 24)
    first = asked(learned)
    assert len(first) == N_FIRST
    table = learned.project.overview.segments()
    sizes = np.bincount(table.recording)
    assert len(set(table.recording[rows_of(table.segment_ids, first)])) <= 24 // sizes.min() + 1
