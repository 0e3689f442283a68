from dataclasses import replace

import pytest

from birdann.core.errors import NotInProjectError
from birdann.core.ids import RecordingId
from birdann.core.labels import ListState, SpeciesList, TagState, WindowChoice
from birdann.core.provenance import person_provenance


def said(recording, state, tags, span_s=None):
    return SpeciesList(recording_id=recording.id, state=state, tags=tags, span_s=span_s)


def test_lists_of_spans_stand_beside_that_of_the_whole(project, known):
    ada, grace = person_provenance("Ada"), person_provenance("Grace")
    whole = said(known.recording, ListState.COMPLETE, {known.wren.id: TagState.PRESENT})
    tags = {known.wren.id: TagState.UNSURE, known.crow.id: TagState.PRESENT}
    late = said(known.recording, ListState.INCOMPLETE, tags, (3.0, 6.0))
    early = said(known.recording, ListState.COMPLETE, {}, (0.0, 3.0))
    with project.transaction("say") as tx:
        tx.lists.set(whole, ada)
        tx.lists.set(late, grace)
        tx.lists.set(early, ada)
    assert project.lists.of(known.recording.id) == whole
    assert project.lists.list_windows() == [early, late]
    assert list(project.lists.list_windows()[1].tags) == list(tags)
    assert project.lists.provenance(known.recording.id) == ada
    assert project.lists.provenance(known.recording.id, (3.0, 6.0)) == grace
    assert project.overview.counts().tagged == 1
    with project.transaction("unsay") as tx:
        tx.lists.set(said(known.recording, ListState.UNTAGGED, {}, (3.0, 6.0)), None)
        tx.lists.set(said(known.recording, ListState.UNTAGGED, {}), None)
    assert project.lists.list_windows() == [early]
    assert project.lists.of(known.recording.id).state is ListState.UNTAGGED
    assert project.overview.counts().tagged == 1


def test_observers_have_lists_of_their_own_of_one_window(project, known):
    tags = {known.wren.id: TagState.PRESENT}
    own = said(known.recording, ListState.COMPLETE, tags, (0.0, 3.0))
    by_grace = replace(own, tags={}, observer="Grace", choice=WindowChoice.RANDOM)
    with project.transaction("say") as tx:
        for one in (own, by_grace):
            tx.lists.set(one, person_provenance("Ada"))
    assert project.lists.every() == [own, by_grace]
    assert project.lists.windows() == {known.recording.id: (own, by_grace)}
    assert project.lists.provenance(known.recording.id, (0.0, 3.0), "Grace").name == "Ada"
    with project.transaction("unsay") as tx:
        tx.lists.set(replace(own, state=ListState.UNTAGGED, tags={}), None)
    assert project.lists.every([known.recording.id]) == [by_grace]


def test_taking_a_list_back_leaves_nothing(project, known):
    before = project.rows.all("SELECT * FROM species_list"), project.rows.all("SELECT * FROM tag")
    with project.transaction("say and unsay") as tx:
        tags = {known.wren.id: TagState.PRESENT}
        tx.lists.set(said(known.recording, ListState.COMPLETE, tags), person_provenance("Ada"))
        tx.lists.set(said(known.recording, ListState.UNTAGGED, {}), None)
    after = project.rows.all("SELECT * FROM species_list"), project.rows.all("SELECT * FROM tag")
    assert before == after == ([], [])


def test_a_list_of_no_recording_is_refused(project):
    nowhere = SpeciesList(recording_id=RecordingId(5), state=ListState.COMPLETE)
    with pytest.raises(NotInProjectError, match="recording"), project.transaction("x") as tx:
        tx.lists.set(nowhere, None)


@pytest.mark.parametrize("span_s", [(2.0, 2.0), (3.0, 1.0), (-1.0, 1.0)])
def test_a_span_has_an_extent_within_the_recording(known, span_s):
    with pytest.raises(ValueError, match="span"):
        said(known.recording, ListState.COMPLETE, {}, span_s)
