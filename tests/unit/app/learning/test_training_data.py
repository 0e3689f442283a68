"""What people said, as the learners see it."""

import numpy as np
import pytest

from birdann.app.commands import (
    AddRecordings,
    KeepList,
    LabelSegments,
    SetSpeciesLists,
    TagRecordings,
    untagged,
)
from birdann.app.learning.training_data import gather_training
from birdann.core.bags import NOISE, UNKNOWN
from birdann.core.errors import NothingToLearnError
from birdann.core.labels import LabelState, ListState, SpeciesList, TagState
from birdann.store.tables.features import Features

KEY = "test/1"


def gather(session):
    with session.project.reader() as reader:
        return gather_training(reader, KEY)


@pytest.fixture
def make(session, factory):
    """Make recordings with segments: ``make((n_segments, state, tags), ...)``."""
    species = {name: factory.species(name) for name in ("Crow", "Owl", "Wren")}
    ids = {name: s.id for name, s in species.items()}

    def make(*descriptions):
        recordings = [factory.recording(f"{i}.wav") for i in range(len(descriptions))]
        session.execute(AddRecordings(recordings))
        lists, segments = [], []
        with session.project.transaction("segments") as tx:
            for recording, (n, state, tags) in zip(recordings, descriptions, strict=True):
                of_recording = [factory.segment(recording.id, 10 * (k + 1)) for k in range(n)]
                tx.segments.add(of_recording, schema_key=KEY, features=np.ones((n, 2)))
                segments.append([s.id for s in of_recording])
                lists.append(
                    SpeciesList(
                        recording_id=recording.id,
                        state=state,
                        tags={ids[name]: tag for name, tag in tags.items()},
                    )
                )
        session.execute(SetSpeciesLists(lists, new_species=list(species.values())))
        return segments, ids

    return make


PRESENT, ABSENT, UNSURE = TagState
COMPLETE, INCOMPLETE, UNTAGGED = ListState.COMPLETE, ListState.INCOMPLETE, ListState.UNTAGGED


def test_only_what_teaches_is_read(session, make, monkeypatch):
    segments, ids = make(
        (3, COMPLETE, {"Crow": PRESENT}), (4, UNTAGGED, {}), (5, UNTAGGED, {}), (0, COMPLETE, {})
    )
    session.execute(LabelSegments(segments[2][:1], LabelState.CORRECTED, ids["Owl"]))
    read = []
    instances = Features.instances

    def spied(self, schema_key, recording_ids=None):
        read.append(recording_ids)
        return instances(self, schema_key, recording_ids)

    monkeypatch.setattr(Features, "instances", spied)
    data = gather(session)
    (asked,) = read
    recordings = session.project.recordings.all()
    assert set(asked) == {recordings[place].id for place in (0, 2, 3)}
    assert data.recording_ids == (recordings[0].id, recordings[2].id)
    assert data.bags.sizes.tolist() == [3, 5]


def test_the_four_kinds_of_statement(session, make):
    make(
        (2, COMPLETE, {"Owl": PRESENT}),
        (1, INCOMPLETE, {"Wren": PRESENT, "Crow": ABSENT}),
        (1, COMPLETE, {"Crow": PRESENT, "Owl": UNSURE}),
        (3, UNTAGGED, {}),
    )
    data = gather(session)
    Y, absent = data.supervision.Y.astype(int).tolist(), data.supervision.absent.astype(int)
    assert data.bags.sizes.tolist() == [2, 1, 1]  # columns: Crow, Owl, Wren
    assert Y == [[0, 1, 0], [0, 0, 1], [1, 0, 0]]
    assert absent.tolist() == [[1, 0, 1], [1, 0, 0], [0, 0, 1]]
    assert (data.supervision.y == UNKNOWN).all()


def test_labels_of_a_list_s_own_species(session, make):
    ((a, b, c, _),), ids = make((4, COMPLETE, {"Owl": PRESENT, "Crow": PRESENT, "Wren": PRESENT}))
    session.execute(LabelSegments([a], LabelState.CONFIRMED, ids["Wren"]))
    session.execute(LabelSegments([b], LabelState.REJECTED))
    session.execute(LabelSegments([c], LabelState.REJECTED, ids["Owl"]))
    data = gather(session)
    assert data.supervision.y.tolist() == [2, NOISE, UNKNOWN, UNKNOWN]
    assert data.supervision.rejected.astype(int).tolist() == [
        [0, 0, 0],
        [0, 0, 0],
        [0, 1, 0],
        [0, 0, 0],
    ]
    assert data.supervision.Y.tolist() == [[True, True, True]]


@pytest.mark.parametrize(
    ("state", "tags"), [(COMPLETE, {"Owl": PRESENT}), (INCOMPLETE, {"Wren": ABSENT})]
)
def test_a_label_that_its_list_excludes_teaches_nothing_until_somebody_decides(
    session, make, state, tags
):
    ((a, b, _), _), ids = make((3, state, tags), (2, COMPLETE, {"Wren": PRESENT, "Owl": PRESENT}))
    session.execute(LabelSegments([b], LabelState.CORRECTED, ids["Owl"]))
    before = gather(session).supervision
    session.execute(LabelSegments([a], LabelState.CORRECTED, ids["Wren"]))
    data = gather(session)
    wren = data.species_ids.index(ids["Wren"])
    for name in ("Y", "absent", "y", "rejected"):
        assert np.array_equal(getattr(data.supervision, name), getattr(before, name))
    assert any("contradict a species list and were not used: 1" in note for note in data.notes)

    session.execute(KeepList([a]))
    kept = gather(session)
    rows = slice(*kept.bags.offsets[:2])
    assert kept.supervision.y[rows].tolist() == [wren, before.y[1], UNKNOWN]
    assert kept.supervision.rejected[rows, wren].tolist() == [False, True, True]
    assert not any("contradict" in note for note in kept.notes)
    session.undo()

    recording = session.project.recordings.all()[0].id
    session.execute(TagRecordings([recording], {ids["Wren"]: PRESENT}))
    added = gather(session)
    rows = slice(*added.bags.offsets[:2])
    assert added.supervision.y[rows][0] == wren
    assert not added.supervision.rejected[rows, wren].any()
    assert not any("contradict" in note for note in added.notes)


def test_a_labelled_recording_without_a_list_takes_part(session, make):
    ((a, _), _), ids = make((2, UNTAGGED, {}), (1, UNTAGGED, {}))
    session.execute(LabelSegments([a], LabelState.CORRECTED, ids["Owl"]))
    data = gather(session)
    assert data.bags.sizes.tolist() == [2]
    assert data.species_ids == (ids["Owl"],)
    assert data.supervision.Y.tolist() == [[True]]
    assert data.supervision.absent.tolist() == [[False]]


@pytest.mark.parametrize("value", [np.nan, np.inf, 3e30])
def test_segments_whose_features_are_not_numbers_are_left_out_and_counted(session, make, value):
    """Sound that is damaged may be louder than any learner's arithmetic can take."""
    ((a, _),), _ = make((2, COMPLETE, {"Owl": PRESENT}))
    with session.project.transaction("break") as tx:
        tx.features.put([a], KEY, [[value, 1.0]])
    data = gather(session)
    assert data.bags.sizes.tolist() == [1]
    assert any("invalid feature: 1" in note for note in data.notes)


def test_segments_of_which_none_has_numbers_are_told(session, make):
    ((a,),), _ = make((1, COMPLETE, {"Owl": PRESENT}))
    with session.project.transaction("break") as tx:
        tx.features.put([a], KEY, [[np.nan, 1.0]])
    with pytest.raises(NothingToLearnError, match="invalid feature"):
        gather(session)


@pytest.mark.parametrize(
    ("lists", "note"),
    [
        (
            [{"Owl": PRESENT}, {}],
            "Only one species is known (Owl). Its calls cannot be separated from those of other",
        ),
        ([{"Owl": PRESENT, "Crow": PRESENT}, {"Owl": PRESENT}], "In every list: Owl."),
    ],
)
def test_what_lists_cannot_teach_is_said(session, make, lists, note):
    make(*((2, COMPLETE, tags) for tags in lists))
    assert any(note in line for line in gather(session).notes)


def test_tagged_recordings_without_segments_are_counted(session, make):
    make((2, COMPLETE, {"Owl": PRESENT}), (0, COMPLETE, {"Wren": PRESENT}))
    data = gather(session)
    assert len(data.species_ids) == 1
    assert any("not used for training: 1" in note for note in data.notes)


def test_nothing_to_learn_says_what_is_missing(session, make, factory):
    with pytest.raises(NothingToLearnError, match="no recordings"):
        gather(session)
    make((0, COMPLETE, {"Owl": PRESENT}))
    with pytest.raises(NothingToLearnError, match="no segments"):
        gather(session)


@pytest.mark.parametrize(
    ("descriptions", "sentence"),
    [
        ([(2, UNTAGGED, {})], "No recording has a species list"),
        ([(2, UNTAGGED, {}), (0, COMPLETE, {"Owl": PRESENT})], "No tagged recording has segments"),
        ([(2, COMPLETE, {})], "Every species list is empty"),
        ([(2, COMPLETE, {"Owl": ABSENT})], "Every species list is empty"),
    ],
)
def test_nothing_to_learn_from_these(session, make, descriptions, sentence):
    make(*descriptions)
    with pytest.raises(NothingToLearnError, match=sentence):
        gather(session)


def test_untagging_takes_a_recording_out(session, make):
    make((1, COMPLETE, {"Owl": PRESENT}), (1, COMPLETE, {"Wren": PRESENT}))
    session.execute(SetSpeciesLists([untagged(session.project.recordings.all()[0].id)]))
    assert len(gather(session).bags) == 1
