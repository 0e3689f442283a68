"""Which recordings to list next."""

import numpy as np
import pytest

from birdann.app.commands import SetSpeciesLists
from birdann.app.learning.learn import learn
from birdann.app.learning.next_lists import list_worth, next_lists
from birdann.app.results.summaries import Summary, export_summary
from birdann.core.errors import NothingToLearnError
from birdann.core.labels import ListState, SpeciesList
from tests.csv_rows import csv_rows


@pytest.fixture
def trained(learnable):
    """A run shown; then three recordings lose their lists."""
    learn(learnable, model="ored-lr", schema_key="test/1")
    struck = [recording.id for recording in learnable.project.recordings.all()][:3]
    nothing = [SpeciesList(recording_id=k, state=ListState.UNTAGGED, tags={}) for k in struck]
    learnable.execute(SetSpeciesLists(nothing))
    return learnable, struck


def test_untagged_recordings_are_ranked_by_what_their_lists_would_teach(trained, tmp_path):
    session, struck = trained
    with session.project.reader() as reader:
        found = next_lists(reader)
        recordings, names = reader.recordings.names(), reader.species.all()
    assert {row.recording_id for row in found} == set(struck)
    assert [row.worth for row in found] == sorted((row.worth for row in found), reverse=True)
    assert all(row.worth > 0 for row in found)
    for one in found:
        assert one.recording == recordings[one.recording_id]
        assert {species for species, _ in one.likely} <= {each.name for each in names.values()}
        assert [p for _, p in one.likely] == sorted((p for _, p in one.likely), reverse=True)
    report = export_summary(session.project, tmp_path / "next.csv", Summary.NEXT)
    rows = csv_rows(report.path, encoding="utf-8-sig")
    assert [row["recording"] for row in rows] == [row.recording for row in found]
    first = found[0].likely[0]
    assert rows[0]["likely"].startswith(f"{first[0]} {first[1]:.2f}")


def test_without_a_model_nothing_can_be_told(learnable):
    with (
        learnable.project.reader() as reader,
        pytest.raises(NothingToLearnError, match="No model has been trained"),
    ):
        next_lists(reader)


def test_what_is_open_is_worth_most():
    presence = np.array([[0.5, 0.0], [0.9, 0.0], [0.5, 0.5], [1.0, 0.0]])
    worth = list_worth(presence)
    np.testing.assert_allclose(worth[[0, 2, 3]], [1.0, 2.0, 0.0], atol=1e-12)
    assert 0 < worth[1] < worth[0]
