"""What the model hears beside the list: how sure it has to be, and what it leaves out."""

import numpy as np
import pytest

from birdann.app.commands import LabelSegments, SetSpeciesLists, set_tag
from birdann.app.learning.learn import learn
from birdann.app.reviewing.suggested_lists import MIN_PROBABILITY, UnlistedSpeciesFinder
from birdann.core.labels import LabelState, TagState


@pytest.fixture
def trained(learnable):
    """The recordings learned from, and then one species struck from the first list of two."""
    learn(learnable, model="ored-lr", schema_key="test/1")
    project = learnable.project
    lists = project.lists.all()
    recording = next(key for key, one in lists.items() if len(one.present) == 2)
    struck = lists[recording].present[0]
    learnable.execute(SetSpeciesLists([set_tag(lists[recording], struck, None)]))
    return learnable, recording, struck


def unlisted(session, recording):
    with session.project.reader() as reader:
        return UnlistedSpeciesFinder().find_unlisted(reader, recording)


def test_a_species_struck_from_a_list_is_heard_in_one_of_its_segments(trained):
    session, recording, struck = trained
    (found,) = unlisted(session, recording)
    assert found.species_id == struck
    assert session.truth[found.segment_id] == struck
    assert found.probability > 0.9


def test_recordings_whose_list_explains_all_are_not_asked_about(trained):
    session, recording, _ = trained
    others = [sound.id for sound in session.project.recordings.all() if sound.id != recording]
    assert not any(unlisted(session, other) for other in others)


def test_what_a_person_spoke_of_is_not_proposed_again(trained):
    session, recording, struck = trained
    species_list = session.project.lists.of(recording)
    session.execute(SetSpeciesLists([set_tag(species_list, struck, TagState.ABSENT)]))
    assert unlisted(session, recording) == ()
    session.undo()
    heard = [key for key, species in session.truth.items() if species == struck]
    mine = [
        segment.id for segment in session.project.segments.of(recording) if segment.id in heard
    ]
    session.execute(LabelSegments(mine, LabelState.REJECTED, struck))
    assert unlisted(session, recording) == ()


class Babbler:
    """A model that hears everything everywhere, each recording a little louder."""

    n_features_in_ = 5

    def predict_proba_instances(self, bags):
        levels = np.repeat(np.linspace(0.4, 0.9, len(bags)), np.diff(bags.offsets))
        return np.stack([levels, levels / 2, levels / 4], axis=1)

    def unlisted_presence(self, bags, supervision):
        levels = np.linspace(0.4, 0.9, len(bags))
        return np.stack([levels, levels / 2, levels / 4], axis=1) * ~supervision.Y.all()


def test_a_model_that_mixes_species_up_has_to_be_surer(trained, monkeypatch):
    from birdann.models import persistence

    session, recording, _ = trained
    monkeypatch.setattr(persistence, "from_bytes", lambda data: Babbler())
    finder = UnlistedSpeciesFinder()
    with session.project.reader() as reader:
        finder.find_unlisted(reader, recording)
        bar = finder._bar
    assert 0.7 < bar <= 0.9
    assert bar > MIN_PROBABILITY
